package main

import (
	"bytes"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"

	"github.com/andybalholm/brotli"
)

// TestBundleIsCurrent: the committed bundle is made of the present sources and documents.
func TestBundleIsCurrent(t *testing.T) {
	t.Parallel()
	want, err := bundle("../web", "../../docs")
	if err != nil {
		t.Fatal(err)
	}
	have := os.DirFS("../web")
	for name, b := range want {
		packed, err := fs.ReadFile(have, name+".br")
		if err != nil {
			t.Error(err)
			continue
		}
		if got, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed))); err != nil || !bytes.Equal(got, b) {
			t.Errorf("web/%s.br is not made of the sources (%v); run: go generate embed/web.go", name, err)
		}
	}
	err = fs.WalkDir(have, ".", func(name string, entry fs.DirEntry, err error) error {
		isMade := strings.HasPrefix(name, "bundle/") || path.Ext(name) == ".br"
		if err == nil && !entry.IsDir() && isMade && want[strings.TrimSuffix(name, ".br")] == nil {
			t.Errorf("web/%s is left over; run: go generate embed/web.go", name)
		}
		return err
	})
	if err != nil {
		t.Error(err)
	}
}

// TestBundleFails: what cannot be joined is named, with its file and line.
func TestBundleFails(t *testing.T) {
	t.Parallel()
	web := t.TempDir()
	put := func(name, text string) {
		name = filepath.Join(web, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := bundle(web, "../../docs"); err == nil || err.Error() != "no texts in "+web {
		t.Errorf("an empty folder: %v", err)
	}
	put("app/text/en.js", "export default {};")
	put("app.css", "")
	put("more.css", "")
	put("app/first.js", "")
	put("app/edit.js", "")
	put("app/more.js", "")
	put("app/rare.js", "")
	for text, want := range map[string]string{
		"\nimport \"./missing.js\";": "app/main.js:2: Could not resolve",
		"let a = ;":                  "app/main.js:1: Unexpected",
		"if (1 === 1n) a();\nfoo(typeof x === \"nothing\");": "app/main.js:2: ",
	} {
		put("app/main.js", text)
		if _, err := bundle(web, "../../docs"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// TestHelp reads each kind of block and mark of a document.
func TestHelp(t *testing.T) {
	t.Parallel()
	docs := t.TempDir()
	write := func(name, text string) {
		if err := os.WriteFile(filepath.Join(docs, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("b.de.md", "# B\n\n## Part\n")
	write("a.md", `# Title

A *b* **c** `+"`d <e>`"+` &lt; \* [other](b.de.md#part), [site](https://example.org/), [here](#part-two), [file](../x.yaml) <https://a.example>
more.

<!-- not shown -->

## Part two

    code *as it is*

1. one
2. two

   three

| x | y |
|---|---|
| 1 | **2** |
| 3 | |

| picture |
|---|
| <img src="a.webp"> |
`)
	got, err := help(docs, []string{"a", "b.de"})
	want := `[{"name":"a","language":"en","title":"Title","blocks":[["p",["A ",["i",["b"]]," ",["b",["c"]]," ",["code","d <e>"]," < * ",` +
		`["a","/help/b-de#part",["other"]],", ",["a","https://example.org/",["site"]],", ",["a","#part-two",["here"]],", ","file ",` +
		`["a","https://a.example",["https://a.example"]]," more."]],["h2","part-two",["Part two"]],["pre","code *as it is*\n"],` +
		`["ol",[[["p",["one"]]],[["p",["two"]],["p",["three"]]]]],["table",[[["x"],["y"]],[["1"],[["b",["2"]]]],[["3"],[]]]]]},` +
		`{"name":"b-de","language":"de","title":"B","blocks":[["h2","part",["Part"]]]}]` + "\n"
	if err != nil || string(got) != want {
		t.Errorf("%v\n%s\nwant\n%s", err, got, want)
	}
	for text, want := range map[string]string{"Text": "a.md: a document begins with its title", "# A\n\n***\n": "a.md: the help does not know ThematicBreak",
		"# A\n\n![x](y.png)": "a.md: the help does not know Image", "# A\n\n#### B": "a.md: the help does not know headings of level 4",
		"# A\n\n<div>b</div>": "a.md: the help does not know HTMLBlock", "# A\n\n[b](#b)": "a.md: nothing is at /help/a#b"} {
		write("a.md", text)
		if _, err := help(docs, []string{"a"}); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
