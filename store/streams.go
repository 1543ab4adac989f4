package store

// This file wakes the streams of this process that wait for notifications, or for changes of
// comments or lists, whichever process writes them.

import (
	"context"
	"sync"
	"time"

	"finds/store/ids"
	"finds/store/sqldb"
)

// Streams are the waiting streams of this process.
type Streams struct {
	db     *sqldb.DB
	mu     sync.Mutex
	byKey  map[string]map[chan struct{}]bool // by user, and by commentsKey and listKey
	quit   chan struct{}                     // ends pollOthers; nil while it does not run
	closed bool
}

// newStreams returns the streams of a process, at first none.
func newStreams(db *sqldb.DB) *Streams {
	return &Streams{db: db, byKey: map[string]map[chan struct{}]bool{}}
}

// Watch returns a channel that receives a value after a notification for the user is
// committed, and a function that ends the watch. After a commit of another process on
// PostgreSQL, the value takes up to half a second. One value may stand for several
// notifications. Close closes the channel.
func (w *Streams) Watch(user string) (<-chan struct{}, func()) { return w.watch(user) }

// WatchComments is Watch for changes of the comments on a find.
func (w *Streams) WatchComments(find string) (<-chan struct{}, func()) {
	return w.watch(commentsKey(find))
}

// Watch returns a channel that gets a value after a notification for the user, as
// Streams.Watch does.
func (s *Store) Watch(user string) (<-chan struct{}, func()) { return s.streams.Watch(user) }

// WatchComments is Watch for changes of the comments on a find.
func (s *Store) WatchComments(find string) (<-chan struct{}, func()) {
	return s.streams.WatchComments(find)
}

// WatchList is Watch for changes of a list, its finds and members.
func (s *Store) WatchList(list string) (<-chan struct{}, func()) {
	return s.streams.watch(listKey(list))
}

// listKey is the key of streams that wait for changes of a list.
func listKey(list string) string { return listPrefix + list }

const listPrefix = "list "

// commentsKey is the key of streams that wait for changes of the comments on a find. No
// id of a user has a space.
func commentsKey(find string) string { return commentsPrefix + find }

const commentsPrefix = "comments on "

func (w *Streams) watch(key string) (<-chan struct{}, func()) {
	c := make(chan struct{}, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		close(c)
		return c, func() {}
	}
	if w.db.Postgres() && w.quit == nil {
		w.quit = make(chan struct{})
		go w.pollOthers(w.quit)
	}
	if w.byKey[key] == nil {
		w.byKey[key] = map[chan struct{}]bool{}
	}
	w.byKey[key][c] = true
	return c, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		delete(w.byKey[key], c)
		if len(w.byKey[key]) == 0 {
			delete(w.byKey, key)
		}
	}
}

// Wake wakes the streams of a user.
func (w *Streams) Wake(user string) { w.wake(user) }

// WakeComments wakes the streams that wait for changes of the comments on a find.
func (w *Streams) WakeComments(find string) { w.wake(commentsKey(find)) }

func (w *Streams) wake(key string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for c := range w.byKey[key] {
		select {
		case c <- struct{}{}:
		default: // a value is waiting already
		}
	}
}

// Close ends all streams.
func (w *Streams) Close() {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		return
	}
	w.closed = true
	if w.quit != nil {
		close(w.quit)
	}
	for _, list := range w.byKey {
		for c := range list {
			close(c)
		}
	}
	w.byKey = nil
}

const (
	// othersEvery is the interval of the query for notifications of other processes,
	// one query for all streams.
	othersEvery = 300 * time.Millisecond
	// LookBack is how much later than a younger notification one may be committed when
	// several processes write: the length of a transaction plus the difference of
	// their clocks.
	LookBack = 5 * time.Second
)

// pollOthers wakes the streams when other processes write notifications. Unlike
// LISTEN it needs no connection of its own, and works behind a pooler.
func (w *Streams) pollOthers(quit <-chan struct{}) {
	tick := time.NewTicker(othersEvery)
	defer tick.Stop()
	var seen map[string]bool
	for {
		select {
		case <-quit:
			return
		case <-tick.C:
			if now, err := w.wakeOthers(seen); err == nil { // otherwise the next query finds the same
				seen = now
			}
		}
	}
}

// wakeOthers wakes the streams of the latest notifications and changes of comments that
// are not in seen, and returns the ids of the latest.
func (w *Streams) wakeOthers(seen map[string]bool) (map[string]bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	var newest string
	err := w.db.Get(ctx, &newest, `SELECT COALESCE(MAX(m.id), '') FROM (SELECT MAX(id) AS id FROM notification UNION ALL SELECT MAX(id) FROM comment_change UNION ALL SELECT MAX(change_id) FROM list) m`)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		ID  string `db:"id"`
		Key string `db:"waits"`
	}
	from := ids.Before(newest, LookBack)
	err = w.db.Select(ctx, &rows, `SELECT id, user_id AS waits FROM notification WHERE id > ?
		UNION ALL SELECT id, '`+commentsPrefix+`' || find_id FROM comment_change WHERE id > ?
		UNION ALL SELECT change_id, '`+listPrefix+`' || id FROM list WHERE change_id > ?`, from, from, from)
	if err != nil {
		return nil, err
	}
	now := make(map[string]bool, len(rows))
	for _, r := range rows {
		now[r.ID] = true
		if !seen[r.ID] {
			w.wake(r.Key)
		}
	}
	return now, nil
}
