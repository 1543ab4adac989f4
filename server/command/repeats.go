package command

import (
	"context"
	"log/slog"
	"regexp"
	"sync"
	"time"
)

const (
	// repeatsFor is how long a warning or an error that comes again is counted
	// rather than written.
	repeatsFor = 10 * time.Second
	// repeatsKept bounds the kinds that are counted; more are written at once.
	repeatsKept = 256
)

// repeats is a handler that writes the first of equal warnings and errors, and
// then how many there were. Two are equal when their message, their error and
// their status are, whatever numbers are in them.
type repeats struct {
	slog.Handler
	counts *repeatCounts
}

// repeatCounts is what handlers derived from one share.
type repeatCounts struct {
	mu  sync.Mutex
	now func() time.Time
	of  map[string]*repeated
}

// repeated is one kind of record that was written, and how often it came since.
type repeated struct {
	last  slog.Record
	to    slog.Handler
	until time.Time
	count int
}

func newRepeats(h slog.Handler, now func() time.Time) repeats {
	return repeats{h, &repeatCounts{now: now, of: map[string]*repeated{}}}
}

// WithAttrs implements slog.Handler.
func (h repeats) WithAttrs(attrs []slog.Attr) slog.Handler {
	return repeats{h.Handler.WithAttrs(attrs), h.counts}
}

// WithGroup implements slog.Handler.
func (h repeats) WithGroup(name string) slog.Handler {
	return repeats{h.Handler.WithGroup(name), h.counts}
}

// digits are what differs between equal errors: ports, addresses and ids.
var digits = regexp.MustCompile(`[0-9a-f]*[0-9][0-9a-f]*`)

// kindOf is what equal records share, or "" of one that is always written.
func kindOf(r slog.Record) string {
	if r.Level < slog.LevelWarn {
		return ""
	}
	kind, counted := r.Message, false
	r.Attrs(func(a slog.Attr) bool {
		if a.Key == "error" || a.Key == "status" {
			kind, counted = kind+"\n"+digits.ReplaceAllString(a.Value.String(), "0"), true
		}
		return true
	})
	if !counted {
		return ""
	}
	return kind
}

// Handle implements slog.Handler.
func (h repeats) Handle(ctx context.Context, r slog.Record) error {
	kind := kindOf(r)
	if kind == "" || !h.counts.holds(kind, h.Handler, r) {
		return h.Handler.Handle(ctx, r)
	}
	return nil
}

// holds counts a record when one of its kind was written a short while ago.
func (s *repeatCounts) holds(kind string, to slog.Handler, r slog.Record) bool {
	s.flush(false)
	s.mu.Lock()
	defer s.mu.Unlock()
	k := s.of[kind]
	switch {
	case k != nil:
		k.last, k.to = r.Clone(), to
		k.count++
	case len(s.of) < repeatsKept:
		s.of[kind] = &repeated{until: s.now().Add(repeatsFor)}
	}
	return k != nil
}

// flush writes the last of each kind whose time is over, or of all of them,
// with how many were held.
func (s *repeatCounts) flush(all bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	now := s.now()
	for kind, k := range s.of {
		if !all && now.Before(k.until) {
			continue
		}
		delete(s.of, kind)
		if k.count > 0 {
			k.last.AddAttrs(slog.Int("repeated", k.count))
			_ = k.to.Handle(context.Background(), k.last) // as slog does with the error
		}
	}
}

// flushing flushes every second until stop, which flushes all.
func (s *repeatCounts) flushing() (stop func()) {
	quit, done := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(done)
		tick := time.NewTicker(time.Second)
		defer tick.Stop()
		for {
			select {
			case <-quit:
				return
			case <-tick.C:
				s.flush(false)
			}
		}
	}()
	return func() {
		close(quit)
		<-done
		s.flush(true)
	}
}
