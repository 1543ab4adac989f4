package limit

import (
	"context"
	"runtime"
	"sync"
	"time"

	"finds/schema"
)

// Searches and maps take up to some 50 ms of processor time, a hundred times as
// much as a list. Those of one user run one after the other, and of all users only
// as many at once as leave processors and database connections for everything else:
// sessions, single finds, writes and health.

const (
	// maxReadsWaiting is how many reads of one user may wait for the one that runs.
	maxReadsWaiting = 16
	// readRetry is when a client that was refused should come back.
	readRetry = 2 * time.Second
	// spareConnections are left for other reads, where the pool has more than two.
	spareConnections = 2
)

// CostlyReads bound the searches and maps that run at once.
type CostlyReads struct {
	slots chan struct{} // of all users together
	mu    sync.Mutex
	users map[string]*userReads
}

// userReads are the costly reads of one user.
type userReads struct {
	turn chan struct{} // holds one value while a read runs
	n    int           // reads that run or wait
}

// NewCostlyReads returns CostlyReads for a database pool with that many connections.
func NewCostlyReads(connections int) *CostlyReads {
	n := max(1, min(connections, max(4, runtime.GOMAXPROCS(0)))-spareConnections)
	return &CostlyReads{slots: make(chan struct{}, n), users: map[string]*userReads{}}
}

// Begin waits until a read of a user may run; end must be called after it. It returns
// schema.ErrTooManyReads when too many reads of the user are waiting, and
// schema.ErrBusy when ctx ends first.
func (c *CostlyReads) Begin(ctx context.Context, user string) (end func(), err error) {
	u, ok := c.enter(user)
	if !ok {
		return nil, schema.ErrTooManyReads.After(readRetry)
	}
	for _, gate := range []chan struct{}{u.turn, c.slots} {
		select {
		case gate <- struct{}{}:
		case <-ctx.Done():
			if gate == c.slots {
				<-u.turn
			}
			c.leave(user, u)
			return nil, schema.ErrBusy.After(readRetry)
		}
	}
	return func() {
		<-c.slots
		<-u.turn
		c.leave(user, u)
	}, nil
}

// enter counts a read of a user, unless there are enough.
func (c *CostlyReads) enter(user string) (*userReads, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	u := c.users[user]
	if u == nil {
		u = &userReads{turn: make(chan struct{}, 1)}
		c.users[user] = u
	}
	if u.n > maxReadsWaiting {
		return nil, false
	}
	u.n++
	return u, true
}

// leave ends a read and removes a user without any.
func (c *CostlyReads) leave(user string, u *userReads) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if u.n--; u.n == 0 {
		delete(c.users, user)
	}
}
