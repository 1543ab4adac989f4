package command

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"testing"

	"finds/store/storetest"
)

// TestTwoFolders: a second process on one database is refused when it serves
// media from a folder, unless both say that they share it and it is the same;
// and so is taking a migration back meanwhile.
func TestTwoFolders(t *testing.T) {
	t.Parallel()
	dsn := storetest.Empty(t, "postgres")
	one, other := folder(t), folder(t)
	args := func(data string, more ...string) []string {
		return append([]string{"serve", "--addr", "127.0.0.1:0", "--database", dsn, "--data", data}, more...)
	}
	s, code := serveHere(t, args(one)...)
	if code != 0 {
		t.Fatal(s.log.String())
	}
	for _, data := range []string{one, other} {
		wantRefusal(t, finds("", args(data)...), "--shared-media", "bucket")
		wantRefusal(t, finds("", args(data, "--shared-media")...), "--shared-media", "both")
	}
	wantRefusal(t, finds("", "migrate", "down", "--yes", "--database", dsn, "--data", one), "--database", "another process is serving from it")
	s.stop()
	for range 2 {
		wantRefusal(t, finds("", args(other)...), "--data", "folder-id")
	}
	s, code = serveHere(t, args(one, "--shared-media")...)
	if code != 0 {
		t.Fatal(s.log.String())
	}
	wantRefusal(t, finds("", args(one)...), "--shared-media")
	wantRefusal(t, finds("", args(other, "--shared-media")...), "--data", "folder-id")
	if err := os.RemoveAll(filepath.Join(other, "media")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(one, "media"), filepath.Join(other, "media")); err != nil {
		t.Fatal(err)
	}
	if second, code := serveHere(t, args(other, "--shared-media")...); code != 0 {
		t.Error(second.log.String())
	}
}

// TestMakeOnce makes a file many times at once: one does, and all read what it wrote.
func TestMakeOnce(t *testing.T) {
	t.Parallel()
	for round := range 20 {
		file := filepath.Join(t.TempDir(), "once")
		texts := make([]string, 16)
		var wg sync.WaitGroup
		for i := range texts {
			wg.Go(func() {
				if err := makeOnce(file, fmt.Sprint(round, " ", i)); err != nil {
					t.Error(err)
				}
				text, err := os.ReadFile(file)
				if err != nil {
					t.Error(err)
				}
				texts[i] = string(text)
			})
		}
		wg.Wait()
		if slices.Sort(texts); texts[0] == "" || texts[0] != texts[len(texts)-1] {
			t.Fatalf("the file said %q", texts)
		}
		if names, err := os.ReadDir(filepath.Dir(file)); err != nil || len(names) != 1 {
			t.Fatalf("%v are left, %v", names, err)
		}
	}
}
