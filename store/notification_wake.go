package store

import (
	"context"
	"sync"
	"time"
)

// streams are the waiting notification streams of this process.
type streams struct {
	mu     sync.Mutex
	byUser map[string]map[chan struct{}]bool
	quit   chan struct{} // ends the look at what others write; nil where there is none
	closed bool
}

// Watch returns a channel that gets a value after a notification for the user
// has been committed, by this process at once, by another on PostgreSQL within
// half a second, and is closed when the store is; and a function that ends the
// watch. Values do not queue: read all that is new.
func (s *Store) Watch(user string) (<-chan struct{}, func()) {
	w, c := &s.streams, make(chan struct{}, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		close(c)
		return c, func() {}
	}
	if w.byUser == nil {
		w.byUser = map[string]map[chan struct{}]bool{}
	}
	if s.Postgres() && w.quit == nil {
		w.quit = make(chan struct{})
		go s.pollOthers(w.quit)
	}
	if w.byUser[user] == nil {
		w.byUser[user] = map[chan struct{}]bool{}
	}
	w.byUser[user][c] = true
	return c, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		delete(w.byUser[user], c)
		if len(w.byUser[user]) == 0 {
			delete(w.byUser, user)
		}
	}
}

func (w *streams) wake(users ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, u := range users {
		for c := range w.byUser[u] {
			select {
			case c <- struct{}{}:
			default: // one is waiting there already
			}
		}
	}
}

func (w *streams) closeAll() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return
	}
	w.closed = true
	if w.quit != nil {
		close(w.quit)
	}
	for _, list := range w.byUser {
		for c := range list {
			close(c)
		}
	}
	w.byUser = nil
}

const (
	// othersEvery is the interval of the query for notifications of other processes,
	// one query for all streams.
	othersEvery = 300 * time.Millisecond
	// LookBack is how long a notification may be committed after a younger one when
	// several processes write: the length of a transaction plus the difference of
	// their clocks.
	LookBack = 5 * time.Second
	// ClockApart is the largest difference between a process's clock and the
	// database's, so that no two clocks differ by more than LookBack allows.
	ClockApart = 2 * time.Second
)

// Skew returns how far this process's clock is ahead of the clock of the database
// server, which all processes share; 0 on SQLite.
func (s *Store) Skew(ctx context.Context) (ahead time.Duration, err error) {
	return s.db.ClockSkew(ctx)
}

// pollOthers wakes the streams when other processes write notifications. Unlike
// LISTEN it needs no connection of its own, and works behind a pooler.
func (s *Store) pollOthers(quit <-chan struct{}) {
	tick := time.NewTicker(othersEvery)
	defer tick.Stop()
	var seen map[string]bool
	for {
		select {
		case <-quit:
			return
		case <-tick.C:
			if now, err := s.wakeOthers(seen); err == nil { // otherwise the next look finds the same
				seen = now
			}
		}
	}
}

// wakeOthers wakes the users of the latest notifications but those seen, and
// returns the latest.
func (s *Store) wakeOthers(seen map[string]bool) (map[string]bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	var newest string
	if err := s.db.Get(ctx, &newest, `SELECT COALESCE(MAX(id), '') FROM notification`); err != nil {
		return nil, err
	}
	var rows []struct {
		ID   string `db:"id"`
		User string `db:"user_id"`
	}
	if err := s.db.Select(ctx, &rows, `SELECT id, user_id FROM notification WHERE id > ?`, IDBefore(newest, LookBack)); err != nil {
		return nil, err
	}
	now := make(map[string]bool, len(rows))
	for _, r := range rows {
		now[r.ID] = true
		if !seen[r.ID] {
			s.streams.wake(r.User)
		}
	}
	return now, nil
}
