package bucket_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/media/buckettest"
)

func folder(t *testing.T) (*bucket.Folder, string) {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "media")
	f, err := bucket.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = f.Close() })
	return f, dir
}

func TestFolder(t *testing.T) {
	t.Parallel()
	buckettest.Run(t, func(t *testing.T) bucket.Bucket { f, _ := folder(t); return f })
}

const aKey = "m/ab/ab000000000000000000000000000000.webp"

// TestFolderSymlinks plants links out of the folder where a key leads through.
func TestFolderSymlinks(t *testing.T) {
	t.Parallel()
	for name, plant := range map[string]func(dir, outside string) error{
		"file": func(dir, out string) error {
			return os.Symlink(filepath.Join(out, "secret"), filepath.Join(dir, aKey))
		},
		"file inside": func(dir, _ string) error { return os.Symlink("../../other", filepath.Join(dir, aKey)) },
		"folder": func(dir, out string) error {
			return errors.Join(os.Remove(filepath.Join(dir, "m/ab")), os.Symlink(out, filepath.Join(dir, "m/ab")))
		},
		"not a file": func(dir, _ string) error { return os.Mkdir(filepath.Join(dir, aKey), 0o700) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f, dir := folder(t)
			outside := t.TempDir()
			for _, secret := range []string{filepath.Join(outside, "secret"), filepath.Join(outside, filepath.Base(aKey)), filepath.Join(dir, "other")} {
				if err := os.WriteFile(secret, []byte("canary"), 0o600); err != nil {
					t.Fatal(err)
				}
			}
			if err := errors.Join(os.MkdirAll(filepath.Join(dir, "m/ab"), 0o700), plant(dir, outside)); err != nil {
				t.Fatal(err)
			}
			if o, err := f.Open(t.Context(), aKey); err == nil {
				_ = o.Close()
				t.Error("opened")
			}
			_ = f.Put(t.Context(), aKey, strings.NewReader("overwritten"))
			for _, secret := range []string{"secret", filepath.Base(aKey)} {
				if data, err := os.ReadFile(filepath.Join(outside, secret)); string(data) != "canary" {
					t.Errorf("outside file is %q, %v", data, err)
				}
			}
		})
	}
}

func TestFolderClearsTemporaryFiles(t *testing.T) {
	t.Parallel()
	_, dir := folder(t)
	young, old := filepath.Join(dir, "tmp", "young"), filepath.Join(dir, "tmp", "old")
	for _, name := range []string{young, old} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	yesterday := time.Now().Add(-24 * time.Hour)
	if err := os.Chtimes(old, yesterday, yesterday); err != nil {
		t.Fatal(err)
	}
	f, err := bucket.OpenFolder(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := os.Stat(young); err != nil {
		t.Errorf("a file being written is gone: %v", err)
	}
	if _, err := os.Stat(old); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("an old temporary file stays: %v", err)
	}
}

func TestFolderCheckFails(t *testing.T) {
	t.Parallel()
	f, dir := folder(t)
	if err := os.RemoveAll(filepath.Join(dir, "tmp")); err != nil {
		t.Fatal(err)
	}
	if err := f.Check(t.Context()); err == nil {
		t.Error("a folder that cannot be written passes")
	}
	if _, err := bucket.OpenFolder("/dev/null/media"); err == nil {
		t.Error("opened below a file")
	}
}
