package server_test

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"finds/embed"
	"finds/server/webclient"
)

// clientScripts are the scripts of the client, without its libraries, by their names
// relative to its folder.
func clientScripts(t *testing.T) map[string]string {
	t.Helper()
	scripts := map[string]string{}
	err := fs.WalkDir(embed.Web(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".js" || strings.HasPrefix(name, "lib/") {
			return err
		}
		text, err := fs.ReadFile(embed.Web(), name)
		scripts[name] = string(text)
		return err
	})
	if err != nil || len(scripts) < 30 {
		t.Fatalf("%d scripts found: %v", len(scripts), err)
	}
	return scripts
}

var (
	importedNow   = regexp.MustCompile(`(?:^|\n)(?:import|export)\b[^;"]*"(\.[^"]+\.js)"`)
	importedLater = regexp.MustCompile("import\\([\"`](\\.[^\"`]+)[\"`]\\)")
	interpolation = regexp.MustCompile(`\$\{[^}]*\}`)
)

// clientImports are the modules that each module of the client imports: at once, and
// later, by import().
func clientImports(t *testing.T) (now, later map[string][]string) {
	t.Helper()
	scripts := clientScripts(t)
	now, later = map[string][]string{}, map[string][]string{}
	add := func(to map[string][]string, name, imported string) {
		file := path.Join(path.Dir(name), interpolation.ReplaceAllString(imported, "*"))
		if matches, err := fs.Glob(embed.Web(), file); err != nil || len(matches) == 0 {
			t.Errorf("%s imports %s, which is not there: %v", name, file, err)
		} else {
			to[name] = append(to[name], matches...)
		}
	}
	for name, text := range scripts {
		for _, m := range importedNow.FindAllStringSubmatch(text, -1) {
			add(now, name, m[1])
		}
		for _, m := range importedLater.FindAllStringSubmatch(text, -1) {
			add(later, name, m[1])
		}
	}
	return now, later
}

// TestClientImports checks that the modules of the client import each other in one
// direction, including modules that are loaded later, and that each module is used.
func TestClientImports(t *testing.T) {
	t.Parallel()
	now, later := clientImports(t)
	const open, done = 1, 2
	state := map[string]int{}
	var visit func(trail []string, name string)
	visit = func(trail []string, name string) {
		trail = append(trail, name)
		if state[name] == open {
			t.Errorf("a circle of imports: %s", strings.Join(trail[slices.Index(trail, name):], " → "))
		}
		if state[name] != 0 {
			return
		}
		state[name] = open
		for _, next := range slices.Concat(now[name], later[name]) {
			visit(trail, next)
		}
		state[name] = done
	}
	visit(nil, "app/main.js")
	for name := range clientScripts(t) {
		if strings.HasPrefix(name, "app/") && state[name] != done {
			t.Errorf("nothing imports %s", name)
		}
	}
}

// TestClientPreloads checks that a page names exactly the modules that it needs to start,
// so that a browser requests them at once.
func TestClientPreloads(t *testing.T) {
	t.Parallel()
	now, _ := clientImports(t)
	needs := func(names ...string) []string {
		for i := 0; i < len(names); i++ {
			for _, next := range now[names[i]] {
				if !slices.Contains(names, next) {
					names = append(names, next)
				}
			}
		}
		slices.Sort(names)
		return names
	}
	hint := regexp.MustCompile(`<link rel="modulepreload" href="([^"]*)">`)
	a := newAPI(t, "sqlite")
	ann := a.as("ann")
	for path, want := range map[string][]string{
		"/":      needs("app/main.js", "app/text/en.js", "app/screens/map.js"),
		"/about": needs("app/main.js", "app/text/en.js"),
	} {
		var got []string
		for _, m := range hint.FindAllStringSubmatch(string(ann.do("GET", path, nil).Body), -1) {
			got = append(got, strings.TrimPrefix(m[1], webclient.AssetPath("")))
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%s preloads %v, want %v", path, got, want)
		}
	}
}

// TestClientState insists that one module knows the keys of the storage of browsers, and
// that no module sends others events of its own.
func TestClientState(t *testing.T) {
	t.Parallel()
	storage := regexp.MustCompile(`\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b`)
	event := regexp.MustCompile(`\bdispatchEvent\(new (Custom)?Event\("[a-z]+:`)
	for name, text := range clientScripts(t) {
		if found := storage.FindString(text); found != "" && name != "app/storage.js" {
			t.Errorf("%s names %s, which is for app/storage.js", name, found)
		}
		if found := event.FindString(text); found != "" {
			t.Errorf("%s has %s; app/store.js is for state that modules share", name, found)
		}
	}
}

// TestClientSizes insists on short files and lines in the client. The texts are lists that are
// read by key, and one file for each language is one request.
func TestClientSizes(t *testing.T) {
	t.Parallel()
	for name, text := range clientScripts(t) {
		if strings.HasPrefix(name, "app/text/") {
			continue
		}
		lines := strings.Split(text, "\n")
		if n := len(lines) - 1; n > 200 {
			t.Errorf("%s has %d lines; split it", name, n)
		}
		for i, line := range lines {
			if n := utf8.RuneCountInString(line); n > 140 {
				t.Errorf("%s:%d has %d columns", name, i+1, n)
			}
		}
	}
}

// TestClientComments checks that scripts are sent without comment lines and otherwise
// unchanged, line by line.
func TestClientComments(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	for name, text := range clientScripts(t) {
		if !strings.HasPrefix(name, "app/") {
			continue // the worker's are one
		}
		sent := strings.Split(string(a.anonymous().do("GET", webclient.AssetPath(name), nil).Body), "\n")
		source := strings.Split(text, "\n")
		if len(sent) != len(source) {
			t.Fatalf("%s is sent with %d lines, want %d", name, len(sent), len(source))
		}
		for i, line := range source {
			if strings.HasPrefix(strings.TrimLeft(line, "\t "), "//") {
				line = ""
			}
			if sent[i] != line {
				t.Errorf("%s:%d is sent as %q, want %q", name, i+1, sent[i], line)
			}
		}
	}
}

// TestClientModels checks that the modules of the unit tests need no page: models and
// their imports have no templates and name no element.
func TestClientModels(t *testing.T) {
	t.Parallel()
	scripts := clientScripts(t)
	now, _ := clientImports(t)
	element := regexp.MustCompile(`\bdocument\.(getElementById|querySelector|createElement|body|activeElement)\b`)
	models := 0
	for name, text := range scripts {
		if path.Dir(name) != "app/models" {
			continue
		}
		models++
		if found := element.FindString(text); found != "" {
			t.Errorf("%s has %s, which is for the view", name, found)
		}
		for _, imported := range now[name] {
			if dir := path.Dir(imported); dir == "app/parts" || dir == "app/screens" || strings.HasPrefix(imported, "lib/") {
				t.Errorf("%s imports %s, which is of the view", name, imported)
			}
		}
	}
	if models < 10 {
		t.Fatalf("%d models found", models)
	}
}
