package schema_test

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"
)

// TestMigrationsAreFrozen compares each migration with its SHA-256 in
// migrations.sum. Databases have applied them: one that is edited leaves those
// databases as they are, so a change is a migration of its own, with a line of
// its own in that file.
func TestMigrationsAreFrozen(t *testing.T) {
	t.Parallel()
	sums, err := os.ReadFile("migrations.sum")
	if err != nil {
		t.Fatal(err)
	}
	frozen := map[string]string{}
	for line := range strings.Lines(string(sums)) {
		sum, name, found := strings.Cut(strings.TrimSpace(line), "  ")
		if !found || frozen[name] != "" {
			t.Errorf("migrations.sum has the line %q", line)
		}
		frozen[name] = sum
	}
	err = fs.WalkDir(os.DirFS("migrations"), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile("migrations/" + name)
		if err != nil {
			return err
		}
		sum := fmt.Sprintf("%x", sha256.Sum256(text))
		switch frozen[name] {
		case sum:
		case "":
			t.Errorf("migrations.sum misses a new migration; add\n%s  %s", sum, name)
		default:
			t.Errorf("%s was edited, and databases have applied it; write a new migration instead", name)
		}
		delete(frozen, name)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for name := range frozen {
		t.Errorf("%s is missing, and databases have applied it", name)
	}
}
