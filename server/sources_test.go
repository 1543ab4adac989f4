package server_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// sources parses the Go files of a package without its tests.
func sources(t *testing.T, root, pkg string) map[string]*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(root, pkg, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no sources of %s: %v", pkg, err)
	}
	files := map[string]*ast.File{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = f
	}
	return files
}

// TestErrorsAreUsed insists that every refusal of the vocabulary is one that
// the service can give.
func TestErrorsAreUsed(t *testing.T) {
	t.Parallel()
	named := map[string]bool{}
	for _, file := range sources(t, "..", "schema") {
		ast.Inspect(file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && strings.HasPrefix(v.Names[0].Name, "Err") {
				named[v.Names[0].Name] = false
			}
			return true
		})
	}
	if len(named) < 20 {
		t.Fatalf("only %d refusals found", len(named))
	}
	for _, pkg := range []string{"", "server", "store", "store/gazetteer", "media", "push"} {
		if found, _ := filepath.Glob(filepath.Join("..", pkg, "*.go")); len(found) == 0 {
			continue
		}
		for _, file := range sources(t, "..", pkg) {
			ast.Inspect(file, func(n ast.Node) bool {
				if s, ok := n.(*ast.SelectorExpr); ok {
					if x, ok := s.X.(*ast.Ident); ok && x.Name == "schema" {
						named[s.Sel.Name] = true
					}
				}
				return true
			})
		}
	}
	for name, used := range named {
		if !used {
			t.Errorf("nothing answers schema.%s", name)
		}
	}
}

// arrows are which of our packages a package may import.
var arrows = map[string][]string{
	"schema": {}, "embed": {}, "store": {"schema", "embed"}, "media": {"schema", "media/icc", "media/opacity", "media/sandbox", "media/wasmonly"}, "media/icc": {}, "media/opacity": {}, "media/sandbox": {}, "media/wasmonly": {}, "push": {"store", "schema"},
	"store/gazetteer": {"store", "schema", "embed"}, "server/places": {"schema"}, "server/tiles": {}, "server/tiles/pack": {"server/tiles"}, "embed/generate": {"embed", "server/tiles", "server/tiles/pack"},
	"server": {"server/places", "server/tiles", "store", "media", "schema", "embed"},
	"":       {"schema", "embed", "store", "store/gazetteer", "media", "push", "server", "server/places", "server/tiles"},
}

// TestArrows insists that packages know only those below them, and that there
// are no others.
func TestArrows(t *testing.T) {
	t.Parallel()
	for pkg, allowed := range arrows {
		if found, _ := filepath.Glob(filepath.Join("..", pkg, "*.go")); len(found) == 0 && pkg == "push" {
			continue
		}
		for name, file := range sources(t, "..", pkg) {
			for _, spec := range file.Imports {
				ours, found := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "finds/")
				if found && !slices.Contains(allowed, ours) {
					t.Errorf("%s imports %s", name, ours)
				}
				if path := spec.Path.Value; !strings.HasPrefix(pkg, "store") && (path == `"database/sql"` || strings.Contains(path, "sqlx")) {
					t.Errorf("%s imports %s: only store has SQL", name, path)
				}
			}
		}
	}
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if _, err := os.Stat(filepath.Join("..", e.Name(), "go.mod")); err == nil {
			continue // a module of its own, for tests
		}
		if found, _ := filepath.Glob(filepath.Join("..", e.Name(), "*.go")); e.IsDir() && len(found) > 0 && arrows[e.Name()] == nil && !strings.HasPrefix(e.Name(), ".") {
			t.Errorf("package %s is in no arrow", e.Name())
		}
	}
}

var wallClock = regexp.MustCompile(`\btime\.Now\(\)`)

// TestSources guards the sizes of files, and that rules about time can be
// tested: outside the clock's default, only deadlines of connections read it.
func TestSources(t *testing.T) {
	t.Parallel()
	err := filepath.WalkDir("..", func(name string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if e.IsDir() && strings.HasPrefix(e.Name(), ".") && name != ".." {
			return fs.SkipDir
		}
		if filepath.Ext(name) != ".go" {
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		if n := bytes.Count(text, []byte("\n")); n >= 400 {
			t.Errorf("%s has %d lines; split it", name, n)
		}
		if strings.HasPrefix(filepath.ToSlash(name), "../store/") && !strings.HasSuffix(name, "postgres.go") && // ages of connections
			!strings.HasSuffix(name, "_test.go") && !strings.Contains(name, "storetest") && wallClock.Match(text) {
			t.Errorf("%s reads the time past the clock", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
