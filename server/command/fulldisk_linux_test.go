package command

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"finds/schema"
)

// fullDisk fills the disk of a running instance: writes are refused with 503 or 507, reads are served, and once there is
// room, writes succeed. The database is in order then, and has what was answered and nothing that was refused.
func fullDisk(t *testing.T, bin string) {
	disk := t.TempDir()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", 0, "size=192m"); errors.Is(err, syscall.EPERM) {
		t.Skip("needs root, to mount a small disk")
	} else if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(disk, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
	data := filepath.Join(disk, "data")
	p := serveBinary(t, bin, data, unlimited...)
	ann := p.join(p.link, "ann")
	place := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 0, "longitude": 0, "name": "Null Island"})
	find := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": place.ID, "title": "On a small disk"})
	l := &outageLoad{T: t, ann: ann, place: place.ID, find: find.ID}
	p.eventually("there is a reserve", func() bool {
		i, err := os.Stat(filepath.Join(data, reserveFile))
		return err == nil && i.Size() == reserveSize
	})
	filler := filepath.Join(disk, "filler")
	fillDisk(t, filler)

	const tries = 5000 // the files of SQLite have room for some writes
	for kind := range writers {
		status := 200
		for try := 0; status/100 == 2 && try < tries; try++ {
			status = l.send(kind).status
		}
		if status != 503 && status != 507 {
			t.Errorf("kind %d on a full disk: status %d, want 503 or 507", kind, status)
		}
	}
	for range 10 {
		if got := l.send(writers); got.status != 200 {
			t.Errorf("a read on a full disk: %d", got.status)
		}
	}
	if err := os.Remove(filler); err != nil {
		t.Fatal(err)
	}
	l.settle()
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
	whole(t, data)
	l.checkCounts(data, map[string]int{"find": 1, "location": 1, "find_comment": 0})

	// A start on the full disk gives up its reserve, and can be read; without one, it says what to do.
	fillDisk(t, filler)
	p = serveBinary(t, bin, data, unlimited...)
	if got := ask[schema.Find](person{p: p, token: ann.token}, 200, "GET", "/api/finds/"+find.ID, nil); got.Title != find.Title {
		t.Errorf("after a start on a full disk: %+v", got)
	}
	if err := p.end(syscall.SIGTERM); err != nil || !strings.Contains(p.log.String(), "the disk is full") {
		t.Errorf("%v, the log has %s", err, p.log.String())
	}
	fillDisk(t, filepath.Join(disk, "more"))
	cmd := exec.Command(bin, "serve", "--data", data, "--addr", "127.0.0.1:0")
	if out, err := cmd.CombinedOutput(); err == nil || !strings.Contains(string(out), "the disk of "+data+" is full, with 0 MB free; make room there") {
		t.Errorf("a start without room: %v, %s", err, out)
	}
}

// checkCounts insists that tables have as many rows as were there before and were answered.
func (l *outageLoad) checkCounts(data string, before map[string]int) {
	l.Helper()
	for _, a := range l.answered {
		if _, ok := before[a.what]; ok {
			before[a.what]++
		}
	}
	db := openFile(l.T, data)
	for table, want := range before {
		var n int
		if err := db.QueryRow(`SELECT COUNT(*) FROM ` + table).Scan(&n); err != nil || n != want {
			l.Errorf("%s has %d rows, want %d: %v", table, n, want, err)
		}
	}
}

// fillDisk writes a file until the disk is full.
func fillDisk(t *testing.T, name string) {
	t.Helper()
	f, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for size := 1 << 20; size > 0; size /= 2 {
		for err = nil; err == nil; {
			_, err = f.Write(make([]byte, size))
		}
		if !errors.Is(err, syscall.ENOSPC) {
			t.Fatal(fmt.Errorf("fill the disk: %w", err))
		}
	}
}
