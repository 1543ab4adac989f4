package schema_test

import (
	"crypto/sha256"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
	"testing"
)

// sums reads the SHA-256 of each migration from a file in the format of sha256sum.
func sums(t *testing.T, file string) map[string]string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for line := range strings.Lines(string(text)) {
		sum, name, found := strings.Cut(strings.TrimSpace(line), "  ")
		if !found || all[name] != "" {
			t.Errorf("%s has the line %q", file, line)
		}
		all[name] = sum
	}
	return all
}

// TestMigrationsAreFrozen compares each migration with its SHA-256 in
// migrations.sum. Databases have applied them: one that is edited leaves those
// databases as they are, so a change is a migration of its own, with a line of
// its own in that file.
func TestMigrationsAreFrozen(t *testing.T) {
	t.Parallel()
	frozen := sums(t, "migrations.sum")
	err := fs.WalkDir(os.DirFS("migrations"), ".", func(name string, d fs.DirEntry, err error) error {
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

// TestReleasedMigrations compares migrations.sum with that of each release, which
// `.ci/release prepare` copies to releases. Databases in use have the migrations of a
// release: they may not change, and a new one has to follow them, because a database
// that has a later migration refuses an earlier one.
func TestReleasedMigrations(t *testing.T) {
	t.Parallel()
	now := sums(t, "migrations.sum")
	releases, err := filepath.Glob("releases/*.sum")
	if err != nil || len(releases) == 0 {
		t.Fatalf("releases has no sums: %v", err)
	}
	for _, release := range releases {
		for _, problem := range compare(sums(t, release), now) {
			t.Errorf("%s: %s", release, problem)
		}
	}
}

// compare returns what is wrong with the migrations of today for databases of a release.
func compare(released, now map[string]string) (problems []string) {
	last := ""
	for name, sum := range released {
		last = max(last, number(name))
		switch now[name] {
		case sum:
		case "":
			problems = append(problems, name+" is missing; a released migration stays")
		default:
			problems = append(problems, name+" was edited; write a new migration instead")
		}
	}
	for name := range now {
		if released[name] == "" && number(name) <= last {
			problems = append(problems, name+" is new; give it a number after "+last)
		}
	}
	return problems
}

// number returns the digits with which the name of a migration starts.
func number(name string) string {
	digits, _, _ := strings.Cut(path.Base(name), "_")
	return digits
}

// TestCompareReleased changes released migrations in every way that is not allowed, and in the
// one that is.
func TestCompareReleased(t *testing.T) {
	t.Parallel()
	released := map[string]string{"00001_records.sql": "a", "postgres/00002_search.sql": "b"}
	for says, now := range map[string]map[string]string{
		"":                                     {"00001_records.sql": "a", "postgres/00002_search.sql": "b", "sqlite/00003_more.sql": "c"},
		"00001_records.sql was":                {"00001_records.sql": "x", "postgres/00002_search.sql": "b"},
		"postgres/00002_search.sql is missing": {"00001_records.sql": "a"},
		"sqlite/00002_late.sql is new":         {"00001_records.sql": "a", "postgres/00002_search.sql": "b", "sqlite/00002_late.sql": "c"},
	} {
		problems := compare(released, now)
		if len(problems) > 1 || (len(problems) == 1) != (says != "") || !strings.HasPrefix(strings.Join(problems, ""), says) {
			t.Errorf("want %q, got %q", says, problems)
		}
	}
}
