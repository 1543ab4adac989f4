package command

import (
	"errors"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"syscall"
	"testing"
	"time"

	"finds/store/storetest"
)

// backupKilled kills backups and restores at several moments: an earlier backup stays good, the instance too, and the
// next backup and restore succeed.
func backupKilled(t *testing.T, bin string) {
	i := inhabit(t, "sqlite")
	if _, err := openFile(t, i.data).Exec(`INSERT INTO setting (name, value) VALUES ('filler', hex(randomblob(20000000)))`); err != nil {
		t.Fatal(err)
	}
	to := []string{"--backup-to", filepath.Join(t.TempDir(), "there")}
	id := i.create(t, to...)
	var took time.Duration
	killing := func(after time.Duration, args ...string) {
		t.Helper()
		cmd := exec.Command(bin, append([]string{"backup"}, args...)...)
		cmd.Env = []string{"PATH=" + os.Getenv("PATH")}
		start := time.Now()
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		if after > 0 {
			defer time.AfterFunc(after, func() { cmd.Process.Signal(syscall.SIGKILL) }).Stop()
		}
		err := cmd.Wait()
		if after == 0 && err != nil {
			t.Fatalf("backup %v: %v", args, err)
		}
		took = time.Since(start)
	}
	fill := func() { // so that each backup has something to write
		t.Helper()
		if _, err := openFile(t, i.data).Exec(`UPDATE setting SET value = hex(randomblob(20000000)) WHERE name = 'filler'`); err != nil {
			t.Fatal(err)
		}
	}
	create := slices.Concat([]string{"create"}, i.where, to)
	fill()
	killing(0, create...)
	full := took
	times := storetest.Times(2, 6)
	for n := range times {
		fill()
		killing(full*time.Duration(n+1)/time.Duration(times+1), create...)
		prints(t, i.backup("verify", append(to, "--all", id)...), id+" is good")
	}
	last := i.create(t, to...)
	prints(t, i.backup("verify", append(to, "--all")...), last+" is good")
	i.shown(t, i.find)

	restored := folder(t)
	restore := slices.Concat([]string{"restore", "--data", restored}, to)
	killing(0, restore...)
	full = took
	for n := range times {
		restored = folder(t)
		restore = slices.Concat([]string{"restore", "--data", restored}, to)
		killing(full*time.Duration(n+1)/time.Duration(times+1), restore...)
		if _, err := os.Stat(filepath.Join(restored, "restoring")); err == nil {
			wantRefusal(t, finds("", "serve", "--data", restored, "--addr", "127.0.0.1:0"), "interrupted", "restore again")
		}
		if _, err := os.Stat(filepath.Join(restored, "finds.db")); errors.Is(err, fs.ErrNotExist) {
			prints(t, finds("", append([]string{"backup"}, restore...)...), last)
		}
		s, code := serveHere(t, "serve", "--data", restored, "--addr", "127.0.0.1:0", "--backup-every", "0")
		if code != 0 {
			t.Fatal(s.log.String())
		}
		s.stop()
	}
	prints(t, i.backup("verify", append(to, "--all")...), last+" is good")
	i.stop()
	whole(t, i.data)
}
