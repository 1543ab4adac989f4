package command

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"finds/media"
	"finds/media/mediatest"
	"finds/media/sandbox"
	"finds/schema"
	"finds/store/storetest"
)

// copyKilled kills the process while ffmpeg makes a copy of a video: no ffmpeg and no file stays behind,
// the video plays meanwhile, and after the next start the copy is made, once.
func copyKilled(t *testing.T, bin string) {
	ffmpeg, err := exec.LookPath("ffmpeg")
	storetest.Need(t, err)
	if !sandbox.Outputs() {
		t.Skip("the system cannot confine ffmpeg to a file") // as on an old kernel, where the service makes no copies
	}
	film := mediatest.Encode(t, ffmpeg, "mp4", "-c:v libx265 -preset ultrafast -x265-params log-level=none -tag:v hvc1 -an -vf scale=1280:960 -r 30")
	data := filepath.Join(t.TempDir(), "data")
	p := serveBinary(t, bin, data, unlimited...)
	ann := p.join(p.link, "ann")
	body, kind := upload(film)
	uploaded := ask[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)
	place := ask[schema.Location](ann, 201, "POST", "/api/locations", o{"latitude": 1, "longitude": 2, "name": "Quay"})
	find := ask[schema.Find](ann, 201, "POST", "/api/finds", o{"locationId": place.ID, "title": "Film", "media": uploaded})
	read := func() schema.Media {
		t.Helper()
		return ask[schema.Find](ann, 200, "GET", "/api/finds/"+find.ID, nil).Media[0]
	}
	plays := func() {
		t.Helper()
		if status, got := ann.send("GET", read().URL, nil); status != 200 || len(got) < len(film)/2 {
			t.Errorf("the video itself: %d, %d bytes", status, len(got))
		}
	}
	var child string
	p.eventually("ffmpeg copies", func() bool {
		child = p.encoder()
		pid, err := strconv.Atoi(child)
		return err == nil && syscall.Kill(pid, syscall.SIGSTOP) == nil && isEncoder(child) // or it could end before the service
	})
	if err := p.end(syscall.SIGKILL); err == nil {
		t.Fatal("it ended by itself")
	}
	p.eventually("ffmpeg is gone", func() bool { return !isEncoder(child) })
	db := openFile(t, data)
	var tries, left int
	if err := db.QueryRow(`SELECT tries FROM playback_job`).Scan(&tries); err != nil || tries != 1 {
		t.Errorf("%d tries, %v", tries, err)
	}
	leftovers := func() []string {
		names, err := filepath.Glob(filepath.Join(data, "tmp", media.TempVideos))
		if err != nil {
			t.Fatal(err)
		}
		return names
	}
	for _, name := range leftovers() { // as long after the kill
		old := time.Now().Add(-2 * media.TempVideosLife)
		if err := os.Chtimes(name, old, old); err != nil {
			t.Fatal(err)
		}
		left++
	}
	if left == 0 {
		t.Error("it left no file that the next start could remove: was it killed in a copy?")
	}
	if _, err := db.Exec(`UPDATE playback_job SET due_at = (SELECT created_at FROM find)`); err != nil {
		t.Fatal(err)
	}
	p = serveBinary(t, bin, data, unlimited...)
	ann.p = p
	plays()
	p.eventually("there is a copy", func() bool { return read().PlaybackURL != "" })
	plays()
	if status, got := ann.send("GET", read().PlaybackURL, nil); status != 200 || len(got) == 0 {
		t.Errorf("the copy: %d, %d bytes", status, len(got))
	}
	p.eventually("temporary files are gone", func() bool { return len(leftovers()) == 0 })
	if child := p.encoder(); child != "" {
		t.Errorf("process %s still copies", child)
	}
	if n := strings.Count(p.log.String(), "made a copy of a video"); n != 1 {
		t.Errorf("%d copies are made:\n%s", n, p.log.String())
	}
	var jobs, copies int
	if err := db.QueryRow(`SELECT (SELECT COUNT(*) FROM playback_job), (SELECT COUNT(*) FROM find_media WHERE playback_url <> '')`).Scan(&jobs, &copies); err != nil || jobs != 0 || copies != 1 {
		t.Errorf("%d jobs and %d copies, %v", jobs, copies, err)
	}
	if err := p.end(syscall.SIGTERM); err != nil {
		t.Error(err)
	}
}

// eventually waits until something is so.
func (p *process) eventually(what string, so func() bool) {
	p.Helper()
	tooLong := time.After(5 * time.Minute)
	tick := time.NewTicker(25 * time.Millisecond)
	defer tick.Stop()
	for !so() {
		select {
		case <-tick.C:
		case <-tooLong:
			p.Fatalf("never: %s\n%s", what, p.log.String())
		}
	}
}

// encoder returns the id of the child process that makes a copy of a video, or "".
func (p *process) encoder() string {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, name := range stats {
		stat, err := os.ReadFile(name)
		if err != nil { // it has ended
			continue
		}
		fields := strings.Fields(string(stat[strings.LastIndexByte(string(stat), ')')+1:]))
		if pid := filepath.Base(filepath.Dir(name)); len(fields) > 1 && fields[1] == fmt.Sprint(p.cmd.Process.Pid) && isEncoder(pid) {
			return pid
		}
	}
	return ""
}

// isEncoder reports whether a process makes a copy of a video: whether it is ffmpeg, no longer the worker that
// becomes it.
func isEncoder(pid string) bool {
	line, _ := os.ReadFile("/proc/" + pid + "/cmdline")
	name, _, _ := strings.Cut(string(line), "\x00")
	return filepath.Base(name) == "ffmpeg" && strings.Contains(string(line), "libx264")
}
