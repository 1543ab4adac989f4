package backup

import (
	"os"
	"path/filepath"
	"testing"
	"time"
)

// A temporary file has no name where the system permits that, and else until it is closed.
func TestTemporary(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	left := func() []string {
		names, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	f, err := tempFile(dir)
	if err != nil {
		t.Fatal(err)
	}
	if f.named != (len(left()) > 0) {
		t.Errorf("named is %v, and the folder has %v", f.named, left())
	}
	named, err := os.CreateTemp(dir, tempName) // as on Windows
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range []*temporary{f, {named, true}} {
		if _, err := f.WriteString("text"); err != nil {
			t.Error(err)
		}
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	}
	if names := left(); len(names) > 0 {
		t.Errorf("%v is left", names)
	}
}

// What a killed process has left is removed after a day, and nothing else.
func TestRemoveOld(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	for name, age := range map[string]time.Duration{"backup-1": 25 * time.Hour, "backup-2": time.Hour, "verify-1/database": 25 * time.Hour,
		"verify-2/database": time.Hour, "upload": 100 * time.Hour} {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if top := filepath.Dir(file); top != dir {
			file = top
		}
		at := time.Now().Add(-age)
		if err := os.Chtimes(file, at, at); err != nil {
			t.Fatal(err)
		}
	}
	removeOld("")
	removeOld(dir)
	for name, want := range map[string]bool{"backup-1": false, "backup-2": true, "verify-1": false, "verify-2": true, "upload": true} {
		if _, err := os.Stat(filepath.Join(dir, name)); (err == nil) != want {
			t.Errorf("%s: %v, want it there: %v", name, err, want)
		}
	}
}
