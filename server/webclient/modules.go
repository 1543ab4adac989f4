package webclient

import (
	"path"
	"regexp"
	"slices"
	"strings"
)

// staticImport finds the modules that a module needs before it runs. Each of the client
// starts its imports on a line of their own and names the file relatively.
var staticImport = regexp.MustCompile(`(?m)^(?:import (?:[^;"]+ from )?|export [{*][^;"]*from )"(\.{1,2}/[^"]+)";`)

// graph returns the names of the modules that a module needs, of the module itself first and
// each once. A module is named relative to the folder of the client.
func graph(contents map[string][]byte, name string) []string {
	found := []string{name}
	for i := 0; i < len(found); i++ {
		for _, m := range staticImport.FindAllSubmatch(contents[found[i]], -1) {
			if next := path.Join(path.Dir(found[i]), string(m[1])); !slices.Contains(found, next) {
				found = append(found, next)
			}
		}
	}
	return found
}

// preload puts hints for the modules of the client into the shell, so that a browser asks for
// all of them at once: those of its start, and those of the map, which only some pages need.
func preload(shell string, contents map[string][]byte) string {
	start := graph(contents, "app/main.js")
	atlas := slices.DeleteFunc(graph(contents, "app/screens/map.js"), func(name string) bool { return slices.Contains(start, name) })
	return strings.NewReplacer("<!--modules-->", hints(start), "<!--map modules-->", hints(atlas)).Replace(shell)
}

func hints(names []string) string {
	var b strings.Builder
	for _, name := range names {
		b.WriteString(`<link rel="modulepreload" href="/_/` + name + `">`)
	}
	return b.String()
}
