package store_test

import (
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestReindexReports fills the full text on a clock that moves six seconds
// whenever it is read: a report comes every second time, that is after every 400
// finds.
func TestReindexReports(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			var log storetest.Log
			var slow clockThatRuns
			s := storetest.Open(t, engine, store.Options{Now: slow.read, Log: slog.New(slog.NewTextHandler(&log, nil))})
			ann := newUser(t, s, "ann")
			if err := s.RebuildSearch(ctx); err != nil {
				t.Fatal(err)
			}
			if text := log.String(); text != "" {
				t.Errorf("without finds there is nothing to fill, but the log says %q", text)
			}
			l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
			if err != nil {
				t.Fatal(err)
			}
			for i := range 1001 {
				if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Find ", i), Public: true}); err != nil {
					t.Fatal(err)
				}
			}
			if text := log.String(); text != "" {
				t.Errorf("nothing is filled, but the log says %q", text)
			}
			slow.run(6 * time.Second)
			if err := s.RebuildSearch(ctx); err != nil {
				t.Fatal(err)
			}
			lines := strings.Split(strings.TrimSpace(log.String()), "\n")
			want := []string{
				`msg="filling the full text" finds=1001`,
				`msg="filling the full text" done=400 finds=1001`,
				`msg="filling the full text" done=800 finds=1001`,
				`msg="filled the full text" finds=1001`,
			}
			if len(lines) != len(want) {
				t.Fatalf("the log is\n%s\nwant\n%s", log.String(), strings.Join(want, "\n"))
			}
			for i, line := range lines {
				if !strings.HasSuffix(line, want[i]) {
					t.Errorf("line %d of the log is %q, want %q", i, line, want[i])
				}
			}
		})
	}
}

// clockThatRuns moves on by a step at every reading, by a millisecond at first.
type clockThatRuns struct {
	mu   sync.Mutex
	now  time.Time
	step time.Duration
}

func (c *clockThatRuns) read() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.now.IsZero() {
		c.now, c.step = time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC), time.Millisecond
	}
	c.now = c.now.Add(c.step)
	return c.now
}

func (c *clockThatRuns) run(step time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.step = step
}
