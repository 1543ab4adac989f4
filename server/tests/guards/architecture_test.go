package guards

import (
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	. "finds/server/servertest"
)

// TestArchitecture: the tree in docs/architecture.md has every folder of Go files, and no other, and the files that the
// document names exist.
func TestArchitecture(t *testing.T) {
	t.Parallel()
	b, err := os.ReadFile(filepath.Join(root, "docs/architecture.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(b)
	_, rest, _ := strings.Cut(text, "```\n")
	tree, _, _ := strings.Cut(rest, "```")
	folder := regexp.MustCompile(`^( *)([a-z0-9]+)/ `)
	var above []string
	listed := map[string]bool{}
	for line := range strings.Lines(tree) {
		m := folder.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		above = append(above[:len(m[1])/2], m[2])
		listed[strings.Join(above, "/")] = true
	}
	delete(listed, "server/tests") // which has packages of tests alone
	want := maps.Clone(arrows)
	delete(want, "")
	for _, name := range slices.Sorted(maps.Keys(want)) {
		if !listed[name] {
			t.Errorf("the tree has no %s", name)
		}
		delete(listed, name)
	}
	for name := range listed {
		t.Errorf("the tree has %s, which is not a package", name)
	}
	for _, m := range regexp.MustCompile("`([a-z_/A-Z]+/[a-zA-Z_]+\\.(?:go|js))`").FindAllStringSubmatch(text, -1) {
		if _, err := os.Stat(filepath.Join(root, m[1])); err != nil {
			t.Error(err)
		}
	}
}

// TestContents: a DESIGN.md of over 1,500 words begins with links to all of its sections.
func TestContents(t *testing.T) {
	t.Parallel()
	long := 0
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || entry.Name() != "DESIGN.md" {
			return err
		}
		text := string(Must(os.ReadFile(name)))
		if len(strings.Fields(text)) <= 1500 {
			return nil
		}
		long++
		var want []string
		for _, m := range regexp.MustCompile(`(?m)^## (.+)$`).FindAllStringSubmatch(text, -1) {
			anchor := regexp.MustCompile(`[^\w\- ]`).ReplaceAllString(strings.ToLower(m[1]), "")
			want = append(want, "["+m[1]+"](#"+strings.ReplaceAll(anchor, " ", "-")+")")
		}
		head, _, _ := strings.Cut(text, "\n## ")
		_, head, _ = strings.Cut(head, "\nContents: ")
		if got := strings.Join(strings.Fields(head), " "); got != strings.Join(want, ", ")+"." {
			t.Errorf("%s: the contents are %q, want %q", name, got, strings.Join(want, ", ")+".")
		}
		return nil
	})
	if err != nil || long == 0 {
		t.Fatalf("%d documents are long: %v", long, err)
	}
}
