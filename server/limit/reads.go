package limit

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"time"

	"finds/schema"
)

// Searches, maps and pages of shares take up to some 50 ms of processor time, a hundred
// times as much as a list. Those of one visitor run one after the other, and of all visitors
// only as many at once as leave processors and database connections for everything else:
// sessions, single finds, writes and health.

const (
	// maxReadsWaiting is how many reads of one visitor may wait for the one that runs.
	maxReadsWaiting = 16
	// maxVisitorsWaiting is how many visitors may wait for what another one reads: each has one place and pages take
	// milliseconds, so a new visitor gets a turn within a second or two, however many others ask again at once.
	maxVisitorsWaiting = 256
	// readRetry is when a client that was refused should come back.
	readRetry = 2 * time.Second
	// spareConnections are left for other reads, where the pool has more than two.
	spareConnections = 2
)

// CostlyReads bound the reads that run at once.
type CostlyReads struct {
	slots chan struct{} // of all keys together
	mu    sync.Mutex
	keys  map[string]*keyReads
}

// keyReads are the costly reads of one key.
type keyReads struct {
	turn chan struct{} // holds one value while a read runs
	n    int           // reads that run or wait
}

// NewCostlyReads returns CostlyReads for a database pool with that many connections.
func NewCostlyReads(connections int) *CostlyReads {
	return newReads(max(1, min(connections, max(4, runtime.GOMAXPROCS(0)))-spareConnections))
}

// NewFileReads returns CostlyReads for files that users upload, which take a processor for seconds: one processor is
// left for everything else.
func NewFileReads() *CostlyReads { return newReads(max(1, runtime.GOMAXPROCS(0)-1)) }

func newReads(n int) *CostlyReads {
	return &CostlyReads{slots: make(chan struct{}, n), keys: map[string]*keyReads{}}
}

// Begin waits until a read may run; end must be called after it. A read has a key for its
// visitor, and may have others, for what it reads: of each key one read runs at a time. It takes
// their turns in the order given, which has to be the same for all kinds of keys, so a visitor
// has one place at most in the queue of a later key. Begin returns schema.ErrTooManyReads when
// too many reads of a key are waiting, and schema.ErrBusy when ctx ends first.
func (c *CostlyReads) Begin(ctx context.Context, keys ...string) (end func(), err error) {
	var undo []func()
	end = func() {
		for _, f := range slices.Backward(undo) {
			f()
		}
	}
	most := maxReadsWaiting
	for _, key := range keys {
		leave, err := c.takeTurn(ctx, key, most)
		if err != nil {
			end()
			return nil, err
		}
		undo = append(undo, leave)
		most = maxVisitorsWaiting
	}
	if !take(ctx, c.slots) {
		end()
		return nil, schema.ErrBusy.After(readRetry)
	}
	undo = append(undo, func() { <-c.slots })
	return end, nil
}

// takeTurn waits for the turn of a key behind most others, which leave ends.
func (c *CostlyReads) takeTurn(ctx context.Context, key string, most int) (leave func(), err error) {
	k, ok := c.enter(key, most)
	if !ok {
		return nil, schema.ErrTooManyReads.After(readRetry)
	}
	if !take(ctx, k.turn) {
		c.leave(key, k)
		return nil, schema.ErrBusy.After(readRetry)
	}
	return func() {
		<-k.turn
		c.leave(key, k)
	}, nil
}

// take waits for room in a gate, and reports false if ctx ends first.
func take(ctx context.Context, gate chan struct{}) bool {
	select {
	case gate <- struct{}{}:
		return true
	case <-ctx.Done():
		return false
	}
}

// enter counts a read of a key, unless most others wait.
func (c *CostlyReads) enter(key string, most int) (*keyReads, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	k := c.keys[key]
	if k == nil {
		k = &keyReads{turn: make(chan struct{}, 1)}
		c.keys[key] = k
	}
	if k.n > most {
		return nil, false
	}
	k.n++
	return k, true
}

// leave ends a read and removes a key without any.
func (c *CostlyReads) leave(key string, k *keyReads) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if k.n--; k.n == 0 {
		delete(c.keys, key)
	}
}
