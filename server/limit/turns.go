package limit

import (
	"context"
	"slices"
	"sync"

	"finds/schema"
)

// Familiarity is how well an account knows where a sign-in comes from.
type Familiarity int

// The familiarities, the closest last.
const (
	Stranger     Familiarity = iota
	KnownNetwork             // signed in to from this network, by its owner or by a neighbour of theirs
	KnownBrowser             // signed in to from this browser
)

// turns hands out a few slots. The next one always belongs to a known browser, so
// that a flood of others delays it by one slot's work at most. Some places of the
// queue are kept for known browsers and known networks; a known network gets no
// earlier turn, by which its neighbours could tell it from a stranger's.
type turns struct {
	mu           sync.Mutex
	free         int
	places, kept int
	known, other queue
}

// queue is who waits, longest first, each for its channel to be closed.
type queue struct{ list []chan struct{} }

func newTurns(slots, places, kept int) *turns { return &turns{free: slots, places: places, kept: kept} }

// queueOf returns the queue in which a sign-in waits, and whether it is full.
func (t *turns) queueOf(f Familiarity) (q *queue, full bool) {
	q, places := &t.other, t.places
	switch f {
	case Stranger:
		places -= t.kept
	case KnownBrowser:
		q = &t.known
	}
	return q, len(t.known.list)+len(t.other.list) >= places
}

// acquire waits for a slot. It returns schema.ErrBusy when too many wait already
// and the error of the context when that ends first.
func (t *turns) acquire(ctx context.Context, f Familiarity) error {
	t.mu.Lock()
	if t.free > 0 { // the queues are empty then
		t.free--
		t.mu.Unlock()
		return nil
	}
	q, full := t.queueOf(f)
	if full {
		t.mu.Unlock()
		return schema.ErrBusy
	}
	turn := make(chan struct{})
	q.list = append(q.list, turn)
	t.mu.Unlock()
	select {
	case <-turn:
		return nil
	case <-ctx.Done():
	}
	if !t.leave(q, turn) {
		t.release() // it came at the same moment
	}
	return ctx.Err()
}

// leave takes a turn out of its queue and reports whether it was still there.
func (t *turns) leave(q *queue, turn chan struct{}) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	i := slices.Index(q.list, turn)
	if i < 0 {
		return false
	}
	q.list = slices.Delete(q.list, i, i+1)
	return true
}

// release hands a slot on.
func (t *turns) release() {
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, q := range []*queue{&t.known, &t.other} {
		if len(q.list) > 0 {
			close(q.list[0])
			q.list = slices.Delete(q.list, 0, 1)
			return
		}
	}
	t.free++
}

// waiting is how many wait.
func (t *turns) waiting() int {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.known.list) + len(t.other.list)
}
