package server

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
	// costlyWaiting is how many of one user may wait for the one that runs.
	costlyWaiting = 16
	// costlyRetry is when a client that was refused should come back.
	costlyRetry = 2 * time.Second
	// costlySpare is how many connections are left for other reads, where the
	// pool has more than two.
	costlySpare = 2
)

// costlyReads bounds the searches and maps that run at once.
type costlyReads struct {
	slots chan struct{} // of all users together
	mu    sync.Mutex
	users map[string]*costlyUser
}

// costlyUser is the turn of one user.
type costlyUser struct {
	turn chan struct{} // holds one value while a read runs
	n    int           // reads that run or wait
}

// newCostlyReads bounds the costly reads of a server whose database pool has that
// many connections.
func newCostlyReads(connections int) *costlyReads {
	n := max(1, min(connections, max(4, runtime.GOMAXPROCS(0)))-costlySpare)
	return &costlyReads{slots: make(chan struct{}, n), users: map[string]*costlyUser{}}
}

// begin waits until a read of a user may run; end must be called after it. It returns
// schema.ErrTooManyReads when too many reads of the user are waiting, and
// schema.ErrBusy when ctx ends first.
func (c *costlyReads) begin(ctx context.Context, user string) (end func(), err error) {
	u, ok := c.enter(user)
	if !ok {
		return nil, schema.ErrTooManyReads.After(costlyRetry)
	}
	for _, gate := range []chan struct{}{u.turn, c.slots} {
		select {
		case gate <- struct{}{}:
		case <-ctx.Done():
			if gate == c.slots {
				<-u.turn
			}
			c.leave(user, u)
			return nil, schema.ErrBusy.After(costlyRetry)
		}
	}
	return func() {
		<-c.slots
		<-u.turn
		c.leave(user, u)
	}, nil
}

// enter counts a read of a user, unless there are enough.
func (c *costlyReads) enter(user string) (*costlyUser, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	u := c.users[user]
	if u == nil {
		u = &costlyUser{turn: make(chan struct{}, 1)}
		c.users[user] = u
	}
	if u.n > costlyWaiting {
		return nil, false
	}
	u.n++
	return u, true
}

// leave ends a read and removes a user without any.
func (c *costlyReads) leave(user string, u *costlyUser) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if u.n--; u.n == 0 {
		delete(c.users, user)
	}
}

// costlyPatterns are the operations that take their turn; so do GET /api/finds with
// words, and GET /api/locations/{locationId} with words or a category.
var costlyPatterns = map[string]bool{"GET /api/users": true, "GET /api/locations": true, "GET /api/locations/clusters": true}

// costly is a handler that takes its turn among the searches and maps, if its
// operation is one.
func costly[I, O any](s *Server, pattern string, h handler[I, O]) handler[I, O] {
	if !costlyPatterns[pattern] {
		return h
	}
	return func(ctx context.Context, in *I) (*O, error) {
		end, err := s.costly.begin(ctx, me(ctx))
		if err != nil {
			return nil, err
		}
		defer end()
		return h(ctx, in)
	}
}
