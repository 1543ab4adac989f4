package main

import (
	"bytes"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestBundleIsCurrent: the committed bundle is made of the present sources.
func TestBundleIsCurrent(t *testing.T) {
	t.Parallel()
	want, err := bundle("../web")
	if err != nil {
		t.Fatal(err)
	}
	have := os.DirFS("../web/bundle")
	for name, b := range want {
		if got, err := fs.ReadFile(have, name); err != nil || !bytes.Equal(got, b) {
			t.Errorf("web/bundle/%s is not made of the sources; run: go generate embed/web.go", name)
		}
	}
	err = fs.WalkDir(have, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && want[name] == nil {
			t.Errorf("web/bundle/%s is left over; run: go generate embed/web.go", name)
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
	if _, err := bundle(web); err == nil || err.Error() != "no texts in "+web {
		t.Errorf("an empty folder: %v", err)
	}
	put("app/text/en.js", "export default {};")
	put("app.css", "")
	put("app/more.js", "")
	for text, want := range map[string]string{
		"\nimport \"./missing.js\";": "app/main.js:2: Could not resolve",
		"let a = ;":                  "app/main.js:1: Unexpected",
		"if (1 === 1n) a();\nfoo(typeof x === \"nothing\");": "app/main.js:2: ",
	} {
		put("app/main.js", text)
		if _, err := bundle(web); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}
