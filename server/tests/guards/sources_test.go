package guards

import (
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

// root is the folder of the module.
const root = "../../.."

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
	for _, file := range sources(t, root, "schema") {
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
	for _, pkg := range []string{"server/command", "server/apidoc", "server/backfill", "server/cleanup", "server/credential", "server/input", "server/limit", "server/spool", "server", "store", "store/sqldb", "store/gazetteer", "media", "media/picture", "media/video", "push", "server/importing", "server/intake", "server/places", "server/placetext"} {
		if found, _ := filepath.Glob(filepath.Join(root, pkg, "*.go")); len(found) == 0 {
			continue
		}
		for _, file := range sources(t, root, pkg) {
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

// arrows are which of our packages a package may import. Every folder of Go files is
// in it.
var arrows = map[string][]string{
	"":                       {"server/command"},
	"server":                 {"embed", "media", "media/bucket", "schema", "server/apidoc", "server/archive", "server/credential", "server/doctor", "server/importing", "server/input", "server/limit", "server/metrics", "server/oidc", "server/passkey", "server/places", "server/placetext", "server/respond", "server/sharepage", "server/spool", "server/tiles", "server/tiles/areas", "server/tiles/draw", "server/theme", "server/tiles/extract", "server/webclient", "store", "store/gazetteer", "store/ids", "store/sqldb", "server/intake"},
	"server/command":         {"schema", "embed", "store", "store/demo", "store/search", "store/snapshot", "store/sqldb", "store/gazetteer", "media", "media/bucket", "push", "server", "server/archive", "server/backfill", "server/backup", "server/certs", "server/cleanup", "server/credential", "server/doctor", "server/limit", "server/metrics", "server/oidc", "server/places", "server/respond", "server/spool", "server/theme", "server/tiles", "server/webclient", "server/tiles/areas", "server/tiles/extract", "server/importing", "server/intake"},
	"server/apidoc":          {"schema", "embed"},
	"server/archive":         {"server/geofile", "store", "media/bucket", "schema"},
	"server/backfill":        {"store", "media", "schema"},
	"server/backup":          {"store", "store/migrate", "store/snapshot", "store/sqldb", "media/bucket", "schema"},
	"server/certs":           {},
	"server/cleanup":         {"store", "media", "media/bucket", "schema"},
	"server/credential":      {"schema", "embed"},
	"server/doctor":          {"schema", "store", "media", "media/bucket", "push", "server/cleanup", "server/credential", "server/oidc", "server/respond", "server/theme", "server/tiles/extract"},
	"server/importing":       {"schema", "server/importing/texts", "server/placetext"},
	"server/importing/texts": {},
	"server/input":           {"schema"},
	"server/intake":          {"server/importing", "server/limit", "server/places", "store", "media", "media/bucket", "schema"},
	"server/limit":           {"server/credential", "store", "schema"},
	"server/metrics":         {"store", "schema"},
	"server/oidc":            {"schema", "store/search"},
	"server/passkey":         {},
	"server/places":          {"schema", "server/placetext"},
	"server/placetext":       {"schema"},
	"server/respond":         {},
	"server/sharepage":       {"schema", "server/geofile", "server/respond", "server/tiles/draw", "store", "store/geo"},
	"server/spool":           {"server/input", "server/limit", "server/respond", "media", "schema"},
	"server/theme":           {},
	"server/tiles":           {},
	"server/geofile":         {},
	"server/tiles/draw":      {},
	"server/tiles/areas":     {"server/tiles", "server/tiles/extract", "store/search"},
	"server/tiles/extract":   {"server/tiles"},
	"server/webclient":       {"server/respond", "embed"},
	"push":                   {"store", "schema"},
	"media":                  {"schema", "media/bmff", "media/bucket", "media/icc", "media/picture", "media/sandbox", "media/video"},
	"media/bmff":             {"schema"},
	"media/bucket":           {},
	"media/icc":              {},
	"media/opacity":          {},
	"media/picture":          {"schema", "media/bmff", "media/icc", "media/opacity", "media/wasmonly"},
	"media/sandbox":          {},
	"media/video":            {"schema", "media/bmff", "media/icc"},
	"media/wasmonly":         {},
	"store":                  {"embed", "schema", "store/geo", "store/ids", "store/migrate", "store/search", "store/snapshot", "store/sqldb"},
	"store/demo":             {"store", "schema"},
	"store/geo":              {"schema"},
	"store/ids":              {},
	"store/migrate":          {"schema", "store/sqldb"},
	"store/search":           {"schema", "store/ids", "store/sqldb"},
	"store/snapshot":         {"schema", "store/migrate", "store/search", "store/sqldb"},
	"store/sqldb":            {"schema"},
	"store/gazetteer":        {"store/search", "schema", "embed"},
	"schema":                 {},
	"embed":                  {},

	// Programs and helpers of tests, which are in no release.
	"embed/generate":    {"embed", "server/tiles"},
	"embed/webtest":     {"embed", "media", "media/bucket", "push", "push/pushtest", "schema", "server", "server/credential", "server/tiles", "server/webclient", "store", "store/gazetteer", "store/storetest"},
	"media/buckettest":  {"media/bucket"},
	"media/mediatest":   {"media/bucket", "store/storetest"},
	"media/s3test":      {"media/bucket", "store/storetest"},
	"push/pushtest":     {},
	"server/servertest": {"embed", "media", "media/bucket", "media/mediatest", "media/s3test", "schema", "server", "server/cleanup", "server/credential", "server/oidc", "server/spool", "server/tiles", "store", "store/demo", "store/gazetteer", "store/geo", "store/storetest"},
	"store/storetest":   {"store", "embed"},
}

// TestArrows insists that packages know only those below them, that the root has the
// program's main function alone, and that no folder of Go files is left out.
func TestArrows(t *testing.T) {
	t.Parallel()
	for pkg, allowed := range arrows {
		for name, file := range sources(t, root, pkg) {
			for _, spec := range file.Imports {
				ours, found := strings.CutPrefix(strings.Trim(spec.Path.Value, `"`), "finds/")
				if found && !slices.Contains(allowed, ours) {
					t.Errorf("%s imports %s", name, ours)
				}
				if path := spec.Path.Value; !strings.HasPrefix(pkg, "store") && pkg != "server/servertest" && (path == `"database/sql"` || strings.Contains(path, "sqlx")) {
					t.Errorf("%s imports %s: only store has SQL", name, path)
				}
				if path := spec.Path.Value; pkg != "server" && pkg != "server/apidoc" && pkg != "server/input" && strings.Contains(path, "/huma/") {
					t.Errorf("%s imports %s: only the API knows its framework", name, path)
				}
			}
		}
	}
	err := filepath.WalkDir(root, func(name string, e fs.DirEntry, err error) error {
		if err != nil || !e.IsDir() || name == root {
			return err
		}
		if _, err := os.Stat(filepath.Join(name, "go.mod")); err == nil || strings.HasPrefix(e.Name(), ".") {
			return fs.SkipDir // a module of its own, for tests
		}
		files, err := filepath.Glob(filepath.Join(name, "*.go"))
		files = slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "_test.go") })
		pkg := strings.TrimPrefix(filepath.ToSlash(name), root+"/")
		if _, known := arrows[pkg]; !known && len(files) > 0 {
			t.Errorf("package %s is not in the arrows", pkg)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if files, err := filepath.Glob(root + "/*.go"); err != nil || !slices.Equal(files, []string{root + "/main.go"}) {
		t.Errorf("the root has the files %v, want main.go alone (%v)", files, err)
	}
}

var wallClock = regexp.MustCompile(`\btime\.Now\(\)`)

// TestSources guards that rules about time can be tested: outside the clock's
// default, only deadlines of connections read it.
func TestSources(t *testing.T) {
	t.Parallel()
	err := filepath.WalkDir(filepath.Join(root, "store"), func(name string, e fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") || strings.HasSuffix(name, "postgres.go") || // ages of connections
			strings.Contains(name, "storetest") {
			return err
		}
		text, err := os.ReadFile(name)
		if wallClock.Match(text) {
			t.Errorf("%s reads the time past the clock", name)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
