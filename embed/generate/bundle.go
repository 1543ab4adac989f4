package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"

	"github.com/andybalholm/brotli"
	"github.com/evanw/esbuild/pkg/api"
)

// bundle joins the modules and styles of the web client in the folder web into the few files
// that browsers load: those of the function screens, painter.js and formats.js for workers, the texts of each language, app.css, more.css with the styles of
// later screens, leaflet.css, and help.json of the documents of the folder docs. It returns them by their names relative to web, with
// the libraries that browsers load as they are published.
func bundle(web, docs string) (map[string][]byte, error) {
	web, err := filepath.Abs(web)
	if err != nil {
		return nil, err
	}
	texts, err := filepath.Glob(filepath.Join(web, "app/text/*.js"))
	if err != nil {
		return nil, err
	}
	if len(texts) == 0 {
		return nil, fmt.Errorf("no texts in %s", web)
	}
	apart := []api.EntryPoint{{InputPath: "app.css", OutputPath: "app"}, {InputPath: "more.css", OutputPath: "more"}, {InputPath: "app/formats.js", OutputPath: "formats"},
		{InputPath: "lib/leaflet/leaflet.css", OutputPath: "leaflet"}}
	for _, text := range texts {
		name := "text/" + filepath.Base(text)
		apart = append(apart, api.EntryPoint{InputPath: "app/" + name, OutputPath: name[:len(name)-len(".js")]})
	}
	files, err := screens(web)
	if err != nil {
		return nil, err
	}
	more, err := build(web, api.BuildOptions{EntryPointsAdvanced: apart, External: []string{"images/*", "#*"}}) // which Leaflet names, and the client does not use
	if err != nil {
		return nil, err
	}
	maps.Copy(files, more)
	// protomaps-leaflet is published as a classic script, which defines a variable.
	library, err := os.ReadFile(filepath.Join(web, "lib/protomaps-leaflet/protomaps-leaflet.js"))
	if err != nil {
		return nil, err
	}
	library, _, _ = bytes.Cut(library, []byte("\n//# sourceMappingURL="))
	more, err = build(web, api.BuildOptions{EntryPoints: []string{"app/map/painter.js"}, Banner: map[string]string{"js": string(library)}})
	if err != nil {
		return nil, err
	}
	maps.Copy(files, more)
	if files["help.json"], err = help(docs, helpDocuments); err != nil {
		return nil, err
	}
	all := map[string][]byte{}
	for name, b := range files {
		all["bundle/"+name] = b
	}
	for _, name := range []string{"lib/leaflet/leaflet.js", "lib/lit-html/lit-html.js", "lib/uqr/uqr.js"} {
		if all[name], err = os.ReadFile(filepath.Join(web, name)); err != nil {
			return nil, err
		}
	}
	return all, nil
}

// entries are the scripts of the screens. The first early of them have modules in common with others in shared.js.
var entries = []string{"app/main.js", "app/first.js", "app/edit.js", "app/more.js", "app/rare.js"}

const early = 2

// screens joins the modules of each entry into one file, and those that several entries need into two: shared.js has what main.js
// or first.js has in common with others, and later.js the rest. By itself esbuild makes a file for each set of entries that have modules in
// common, 17 files of down to 93 bytes. So all entries import the modules of shared.js here, and the later ones those of later.js.
func screens(web string) (map[string][]byte, error) {
	options := api.BuildOptions{
		EntryPoints: entries,
		Splitting:   true,
		ChunkNames:  "[hash]",
		External:    []string{"./text/*", "./lib/lit-html/lit-html.js"},
		Metafile:    true,
	}
	alone, err := run(web, options)
	if err != nil {
		return nil, err
	}
	shared, later, err := common(alone.Metafile)
	if err != nil {
		return nil, err
	}
	options.Plugins = []api.Plugin{{Name: "common", Setup: func(b api.PluginBuild) {
		b.OnLoad(api.OnLoadOptions{Filter: `/app/\w+\.js$`}, func(file api.OnLoadArgs) (r api.OnLoadResult, err error) {
			i := slices.Index(entries, "app/"+filepath.Base(file.Path))
			if i < 0 {
				return r, nil
			}
			modules := shared
			if i >= early {
				modules = slices.Concat(shared, later)
			}
			text, err := os.ReadFile(file.Path)
			for _, name := range modules {
				text = fmt.Appendf(text, "\nimport %q;", "../"+name)
			}
			joined := string(text)
			return api.OnLoadResult{Contents: &joined}, err
		})
	}}}
	files, err := build(web, options)
	if err != nil {
		return nil, err
	}
	return files, nameChunks(files)
}

// common returns the modules that several entries import, from what esbuild says of them: those that are for shared.js, and those
// that only later entries import.
func common(metafile string) (shared, later []string, err error) {
	var made struct {
		Inputs map[string]struct {
			Imports []struct{ Path, Kind string }
		}
	}
	if err := json.Unmarshal([]byte(metafile), &made); err != nil {
		return nil, nil, err
	}
	users := map[string][]string{}
	for _, entry := range entries {
		var visit func(string)
		visit = func(name string) {
			if slices.Contains(users[name], entry) {
				return
			}
			users[name] = append(users[name], entry)
			for _, m := range made.Inputs[name].Imports {
				if _, isOwn := made.Inputs[m.Path]; isOwn && m.Kind == "import-statement" {
					visit(m.Path)
				}
			}
		}
		visit(entry)
	}
	for _, name := range slices.Sorted(maps.Keys(users)) {
		switch by := users[name]; {
		case len(by) < 2:
		case slices.Contains(entries[:early], by[0]):
			shared = append(shared, name)
		default:
			later = append(later, name)
		}
	}
	return shared, later, nil
}

// nameChunks gives the two files with what several entries need names that stay.
func nameChunks(files map[string][]byte) error {
	taken := map[string]string{}
	for _, was := range slices.Sorted(maps.Keys(files)) {
		if slices.Contains(entries, "app/"+was) {
			continue
		}
		name := "later.js"
		if bytes.Contains(files["main.js"], []byte(was)) {
			name = "shared.js"
		}
		if taken[name] != "" {
			return fmt.Errorf("esbuild makes two files for %s: %s and %s", name, taken[name], was)
		}
		taken[name] = was
		files[name] = files[was]
		delete(files, was)
		for other, b := range files {
			files[other] = bytes.ReplaceAll(b, []byte(was), []byte(name))
		}
	}
	return nil
}

// run runs esbuild in the folder web, whose path is absolute. A warning is an error.
func run(web string, o api.BuildOptions) (api.BuildResult, error) {
	o.AbsWorkingDir, o.Outdir = web, "bundle"
	o.Bundle, o.Format, o.Target, o.Charset = true, api.FormatESModule, api.ES2022, api.CharsetUTF8
	o.MinifyWhitespace, o.MinifySyntax, o.MinifyIdentifiers = true, true, true
	result := api.Build(o)
	if broken := append(result.Errors, result.Warnings...); len(broken) > 0 {
		e := broken[0]
		if e.Location == nil {
			return result, errors.New(e.Text)
		}
		return result, fmt.Errorf("%s:%d: %s", e.Location.File, e.Location.Line, e.Text)
	}
	return result, nil
}

// build runs esbuild in the folder web, and returns its output by names relative to web/bundle.
func build(web string, o api.BuildOptions) (map[string][]byte, error) {
	result, err := run(web, o)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	for _, f := range result.OutputFiles {
		name, err := filepath.Rel(filepath.Join(web, "bundle"), f.Path)
		if err != nil {
			return nil, err
		}
		files[filepath.ToSlash(name)] = f.Contents
	}
	return files, nil
}

// writeBundle replaces what bundle returns, each file compressed, with .br at the end of its name.
func writeBundle() error {
	files, err := bundle("web", "../docs")
	if err != nil {
		return err
	}
	if err := os.RemoveAll("web/bundle"); err != nil {
		return err
	}
	for name, b := range files {
		name = filepath.Join("web", name+".br")
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, compress(b), 0o644)); err != nil {
			return err
		}
	}
	return nil
}

// compress returns text as short as Brotli makes it (RFC 7932).
func compress(text []byte) []byte {
	var b bytes.Buffer
	z := brotli.NewWriterLevel(&b, brotli.BestCompression)
	z.Write(text) // into memory, so it cannot fail
	z.Close()
	return b.Bytes()
}
