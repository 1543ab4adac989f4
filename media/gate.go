package media

import (
	"context"
	"log/slog"
	"os/exec"
	"slices"
	"sync"
	"time"

	"finds/schema"
)

// busyDelay is when a refused upload may come again.
const busyDelay = 10 * time.Second

func (l Limits) withDefaults() Limits {
	if l.Bytes <= 0 {
		l.Bytes = schema.ImageMax
	}
	if l.VideoBytes <= 0 {
		l.VideoBytes = schema.VideoMax
	}
	if l.FFmpeg == "" {
		l.FFmpeg, _ = exec.LookPath("ffmpeg") // empty if there is none
	}
	if l.Log == nil {
		l.Log = slog.Default()
	}
	if l.Workers <= 0 {
		l.Workers = DefaultWorkers()
	}
	if l.Wait <= 0 {
		l.Wait = time.Minute
	}
	return l
}

// gate limits the files that are processed at once, in the order of their arrival and
// one per user: files that take long delay only the other files of their user.
type gate struct {
	workers int
	wait    time.Duration // until a caller is refused

	mu      sync.Mutex
	free    int
	working map[string]bool // users
	waiting []*waiter
}

// waiter is a caller whose turn comes when ready is closed.
type waiter struct {
	user  string
	ready chan struct{}
}

func newGate(workers int, wait time.Duration) *gate {
	return &gate{workers: workers, wait: wait, free: workers, working: map[string]bool{}}
}

type userKey struct{}

// WithUser returns a context for the uploads of a user, of which a Library works on
// one at a time.
func WithUser(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, userKey{}, id)
}

// enter waits for a turn and returns the function that ends it. It returns
// a *Refused with schema.ErrBusy if none comes in time, or the error of the context.
func (g *gate) enter(ctx context.Context) (leave func(), err error) {
	user, _ := ctx.Value(userKey{}).(string)
	w := &waiter{user, make(chan struct{})}
	g.mu.Lock()
	g.waiting = append(g.waiting, w)
	g.admit()
	g.mu.Unlock()
	timer := time.NewTimer(g.wait)
	defer timer.Stop()
	select {
	case <-w.ready:
		return func() { g.leave(w) }, nil
	case <-ctx.Done():
		err = ctx.Err()
	case <-timer.C:
		err = busy(noWorker, "no media worker was free for %v", g.wait)
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	i := slices.Index(g.waiting, w)
	if i < 0 { // its turn came meanwhile
		return func() { g.leave(w) }, nil
	}
	g.waiting = slices.Delete(g.waiting, i, i+1)
	return nil, err
}

func (g *gate) leave(w *waiter) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.free++
	delete(g.working, w.user)
	g.admit()
}

// load returns how many files are being worked on and how many wait.
func (g *gate) load() (busy, waiting int) {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.workers - g.free, len(g.waiting)
}

// admit gives the free turns to waiting callers whose user has none.
func (g *gate) admit() {
	for i := 0; g.free > 0 && i < len(g.waiting); {
		w := g.waiting[i]
		if g.working[w.user] {
			i++
			continue
		}
		if w.user != "" { // callers without a user are each their own
			g.working[w.user] = true
		}
		g.free--
		g.waiting = slices.Delete(g.waiting, i, i+1)
		close(w.ready)
	}
}
