package server

import (
	"context"
	"slices"
	"sync"

	"finds/schema"
)

// turns hands out a few slots. The next one always goes to somebody who is known,
// and some places of the queue are kept for them: a flood of strangers delays them
// by one slot's work at most.
type turns struct {
	mu    sync.Mutex
	free  int
	known queue
	other queue
}

// queue is who waits, longest first, each for its channel to be closed.
type queue struct {
	list []chan struct{}
	most int
}

func newTurns(slots, places, kept int) *turns {
	return &turns{free: slots, known: queue{most: places}, other: queue{most: places - kept}}
}

// of returns the queue of those who are known, or of strangers.
func (t *turns) of(known bool) *queue {
	if known {
		return &t.known
	}
	return &t.other
}

// acquire waits for a slot. It returns schema.ErrBusy when too many wait already
// and the error of the context when that ends first.
func (t *turns) acquire(ctx context.Context, known bool) error {
	t.mu.Lock()
	if t.free > 0 { // the queues are empty then
		t.free--
		t.mu.Unlock()
		return nil
	}
	q := t.of(known)
	if len(t.known.list)+len(t.other.list) >= q.most {
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
