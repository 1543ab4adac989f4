package main

import (
	"bytes"
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
// that browsers load: main.js, more.js and rare.js with the screens that main.js loads later, shared.js with
// what all need, later.js with what those two need, painter.js and formats.js for workers, the texts of each language, app.css, more.css with the styles of
// those screens, and leaflet.css; and the documents of the folder docs into help.json. It returns them by their names
// relative to web, with the libraries that browsers load as they are published.
func bundle(web, docs string) (map[string][]byte, error) {
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
	files, err := build(web, api.BuildOptions{
		EntryPoints: []string{"app/main.js", "app/more.js", "app/rare.js"},
		Splitting:   true,
		ChunkNames:  "[hash]",
		External:    []string{"./text/*", "./lib/lit-html/lit-html.js"},
	})
	if err != nil {
		return nil, err
	}
	nameChunks(files)
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

// nameChunks gives the files with what several entries need names that stay: shared.js for what main.js needs, too, and later.js
// for what more.js and rare.js need.
func nameChunks(files map[string][]byte) {
	for _, was := range slices.Sorted(maps.Keys(files)) {
		if slices.Contains([]string{"main.js", "more.js", "rare.js"}, was) {
			continue
		}
		name := "later.js"
		if bytes.Contains(files["main.js"], []byte(was)) {
			name = "shared.js"
		}
		files[name] = files[was]
		delete(files, was)
		for other, b := range files {
			files[other] = bytes.ReplaceAll(b, []byte(was), []byte(name))
		}
	}
}

// build runs esbuild in the folder web, and returns its output by names relative to web/bundle.
// A warning is an error.
func build(web string, o api.BuildOptions) (map[string][]byte, error) {
	web, err := filepath.Abs(web)
	if err != nil {
		return nil, err
	}
	o.AbsWorkingDir, o.Outdir = web, "bundle"
	o.Bundle, o.Format, o.Target, o.Charset = true, api.FormatESModule, api.ES2022, api.CharsetUTF8
	o.MinifyWhitespace, o.MinifySyntax, o.MinifyIdentifiers = true, true, true
	result := api.Build(o)
	if broken := append(result.Errors, result.Warnings...); len(broken) > 0 {
		e := broken[0]
		if e.Location == nil {
			return nil, errors.New(e.Text)
		}
		return nil, fmt.Errorf("%s:%d: %s", e.Location.File, e.Location.Line, e.Text)
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
