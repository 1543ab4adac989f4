package backup

import (
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"finds/schema"
	"finds/store/storetest"
)

// TestFullDisk has the schedule make backups onto a disk that is full: each attempt fails with a clear error in the log and a
// state that shows it, the backup that is there stays good, and the next one succeeds once there is room.
func TestFullDisk(t *testing.T) {
	t.Parallel()
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=4m"); errors.Is(err, syscall.EPERM) {
		t.Skip("needs root, to mount a small disk")
	} else if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(disk, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	r, src := repositoryIn(t, filepath.Join(disk, "backups"))
	now := time.Now()
	r.now = func() time.Time { return now }
	var log storetest.Log
	o := Options{TempDir: t.TempDir()}
	s := &Schedule{Repository: r, Source: src, Options: o, Every: 24 * time.Hour, Keep: Keep{7, 4}, Log: slog.New(slog.NewTextHandler(&log, nil))}
	filler := filepath.Join(disk, "filler")
	full := func() {
		fill(t, filler)
		s.tick(t.Context())
		if !strings.Contains(log.String(), "backup failed") || !strings.Contains(log.String(), "no space left on device") {
			t.Errorf("the log has %s", log.String())
		}
	}
	room := func() {
		if err := os.Remove(filler); err != nil {
			t.Fatal(err)
		}
		s.tick(t.Context())
		if state := s.State(); state.Result != schema.BackupGood || state.Problem {
			t.Errorf("with room: %+v, %s", state, log.String())
		}
	}
	full()
	if state := s.State(); state.Result != schema.BackupFailed || !state.Problem {
		t.Errorf("without any backup: %+v", state)
	}
	room()
	good, err := r.Find(t.Context(), "")
	if err != nil {
		t.Fatal(err)
	}
	now = now.Add(25 * time.Hour)
	full()
	if state := s.State(); state.Result != schema.BackupFailed || state.Problem {
		t.Errorf("one backup is missing: %+v", state)
	}
	now = now.Add(24 * time.Hour)
	s.tick(t.Context())
	if state := s.State(); state.Result != schema.BackupFailed || !state.Problem {
		t.Errorf("two backups are missing: %+v", state)
	}
	if m, err := r.Restore(t.Context(), "", Target{Dir: filepath.Join(t.TempDir(), "data")}, Options{}); err != nil || m.ID != good.ID {
		t.Errorf("from the full disk, %s is restored: %v", m.ID, err)
	}
	room()
	for _, id := range []string{good.ID, ""} {
		if _, check, err := r.Verify(t.Context(), id, true, "", o); err != nil || check.Problem != "" {
			t.Errorf("%q: %+v, %v", id, check, err)
		}
	}
}

// fill writes a file until its disk is full.
func fill(t *testing.T, name string) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for err == nil {
		_, err = f.Write(make([]byte, 4096))
	}
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
}
