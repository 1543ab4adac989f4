package command

import (
	"fmt"
	"log/slog"
	"strings"
	"testing"
	"time"

	"finds/store/storetest"
)

// TestRepeats: a burst of one error is logged as two lines, the first and a count
// of the others; other messages, and those below a warning, are logged at once.
func TestRepeats(t *testing.T) {
	t.Parallel()
	var out storetest.Log
	now := time.Unix(0, 0)
	h := newRepeats(slog.NewTextHandler(&out, nil), func() time.Time { return now })
	log := slog.New(h).With("process", "a")
	lines := func(want int, words ...string) {
		t.Helper()
		if n := strings.Count(out.String(), "\n"); n != want {
			t.Errorf("%d lines, want %d:\n%s", n, want, out.String())
		}
		for _, w := range words {
			if !strings.Contains(out.String(), w) {
				t.Errorf("%q is missing:\n%s", w, out.String())
			}
		}
	}
	for i := range 1000 {
		log.Error("request", "request", i, "status", 503, "error", fmt.Errorf("read tcp 10.0.0.1:%d: connection refused", i))
	}
	lines(1)
	log.Error("request", "status", 500, "error", "another")
	log.Info("swept", "error", "x")
	log.Info("swept", "error", "x")
	log.Warn("without a cause")
	log.Warn("without a cause")
	lines(6)
	now = now.Add(repeatsFor)
	h.counts.flush(false)
	lines(7, "repeated=999", "request=999", "process=a")
	log.Error("request", "status", 500, "error", "another")
	log.Error("request", "status", 500, "error", "another")
	lines(8)
	h.counts.flush(true)
	lines(9, "repeated=1\n")
	h.counts.flush(true)
	lines(9)
}

// TestLogFlags: requests are lines only where they are asked for, and the level
// leaves out what is below it.
func TestLogFlags(t *testing.T) {
	t.Parallel()
	for flags, want := range map[string]bool{"": false, "--log-requests": true, "--log-requests --log-level=warn": false} {
		args := append([]string{"serve", "--data", folder(t), "--addr", "127.0.0.1:0"}, strings.Fields(flags)...)
		if strings.Contains(flags, "warn") { // which leaves out the line that serveHere waits for
			empty(t, "--data", args[2])
			if r := finds("", "migrate", "status", "--data", args[2], "--log-level", "loud"); r.code != 1 || !strings.Contains(r.stderr, "--log-level takes debug, info, warn or error") {
				t.Errorf("%d %s", r.code, r.stderr)
			}
			continue
		}
		s, _ := serveHere(t, args...)
		get(t, s.url+"/api/config", "")
		s.stop()
		if got := strings.Contains(s.log.String(), "path=/api/config"); got != want {
			t.Errorf("%q: %v", flags, s.log.String())
		}
	}
}
