package store

import (
	"context"
	"slices"
	"sync"
	"time"

	"finds/schema"
	"finds/store/ids"
	"finds/store/sqldb"
)

// streams are the waiting streams of this process.
type streams struct {
	mu     sync.Mutex
	byKey  map[string]map[chan struct{}]bool // by user, and by commentsKey
	quit   chan struct{}                     // ends the look at what others write; nil where there is none
	closed bool
}

// Watch returns a channel that gets a value after a notification for the user
// has been committed, by this process at once, by another on PostgreSQL within
// half a second, and is closed when the store is; and a function that ends the
// watch. Values do not queue: read all that is new.
func (s *Store) Watch(user string) (<-chan struct{}, func()) { return s.watch(user) }

// WatchComments is Watch for changes of the comments on a find.
func (s *Store) WatchComments(find string) (<-chan struct{}, func()) {
	return s.watch(commentsKey(find))
}

// commentsKey is the key of streams that wait for changes of the comments on a find. No
// id of a user has a space.
func commentsKey(find string) string { return commentsPrefix + find }

const commentsPrefix = "comments on "

func (s *Store) watch(key string) (<-chan struct{}, func()) {
	w, c := &s.streams, make(chan struct{}, 1)
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.closed {
		close(c)
		return c, func() {}
	}
	if w.byKey == nil {
		w.byKey = map[string]map[chan struct{}]bool{}
	}
	if s.Postgres() && w.quit == nil {
		w.quit = make(chan struct{})
		go s.pollOthers(w.quit)
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

func (w *streams) wake(keys ...string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, k := range keys {
		for c := range w.byKey[k] {
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

// wakeOthers wakes the streams of the latest notifications and changes of comments but
// those seen, and returns the latest.
func (s *Store) wakeOthers(seen map[string]bool) (map[string]bool, error) {
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	var newest string
	err := s.db.Get(ctx, &newest, `SELECT COALESCE(MAX(m.id), '') FROM (SELECT MAX(id) AS id FROM notification UNION ALL SELECT MAX(id) FROM comment_change) m`)
	if err != nil {
		return nil, err
	}
	var rows []struct {
		ID  string `db:"id"`
		Key string `db:"waits"`
	}
	from := ids.Before(newest, LookBack)
	err = s.db.Select(ctx, &rows, `SELECT id, user_id AS waits FROM notification WHERE id > ?
		UNION ALL SELECT id, '`+commentsPrefix+`' || find_id FROM comment_change WHERE id > ?`, from, from)
	if err != nil {
		return nil, err
	}
	now := make(map[string]bool, len(rows))
	for _, r := range rows {
		now[r.ID] = true
		if !seen[r.ID] {
			s.streams.wake(r.Key)
		}
	}
	return now, nil
}

// changesLife is how long a change of a comment is kept for the streams, at least.
const changesLife = 10 * time.Minute

// noteComment notes a change of a comment, and wakes the streams that wait for it.
func (t *tx) noteComment(find, comment, author string) error {
	_, err := t.Exec(`INSERT INTO comment_change (id, find_id, comment_id, user_id) VALUES (?, ?, ?, ?)`, t.newID(), find, comment, author)
	t.AfterCommit(func() { t.s.streams.wake(commentsKey(find)) })
	return err
}

// CommentChange is a comment that was written, edited or deleted.
type CommentChange struct {
	ID        string          `db:"id"` // of the change; rises as those of notifications
	CommentID string          `db:"comment_id"`
	Shown     bool            `db:"shown"` // false if a block separates the viewer from the author
	Comment   *schema.Comment `db:"-"`     // as it is now, or nil when it is deleted or not shown
}

// CommentChanges lists at most SinceMax changes of the comments on a find after the one with
// an id, in their order. It lists none while the viewer may not see the find. Those behind a
// block count, so that a stream reads each of them once and not again with every later one.
func (s *Store) CommentChanges(ctx context.Context, viewer, find, after string) ([]CommentChange, error) {
	var list []CommentChange
	see, free := visible(viewer), unblocked("h.user_id", viewer)
	w, args := sqldb.Where(sqldb.Equal("h.find_id", find), sqldb.Cond{SQL: "h.id > ?", Args: []any{after}},
		sqldb.Cond{SQL: "EXISTS (SELECT 1 FROM find f WHERE f.id = ? AND " + see.SQL + ")", Args: see.ArgsAfter(find)}) // once, not for each row
	err := s.db.Select(ctx, &list, `SELECT h.id, h.comment_id, `+free.Column()+` AS shown FROM comment_change h`+w+` ORDER BY h.id LIMIT `+sqldb.Limit,
		slices.Concat(free.Args, args, []any{SinceMax})...)
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, c := range list {
		if c.Shown {
			ids = append(ids, c.CommentID)
		}
	}
	if ids == nil {
		return list, nil
	}
	marks, in := sqldb.In(ids)
	of, shown := commentsFor(viewer), unhidden("c", viewer) // to others, a hidden comment is as if it were deleted
	var rows []commentRow
	if err := s.db.Select(ctx, &rows, of.SQL+` WHERE c.id IN (`+marks+`) AND `+shown.SQL, slices.Concat(of.Args, in, shown.Args)...); err != nil {
		return nil, err
	}
	for i := range list {
		for _, r := range rows {
			if list[i].Shown && r.CommentID == list[i].CommentID {
				c := r.comment()
				list[i].Comment = &c
			}
		}
	}
	return list, nil
}

// LastCommentChange returns the id of the newest change of the comments on a find, or "", or
// schema.ErrNotFound unless the viewer may see the find.
func (s *Store) LastCommentChange(ctx context.Context, viewer, find string) (id string, err error) {
	if err := s.requireVisible(ctx, viewer, find); err != nil {
		return "", err
	}
	err = s.db.Get(ctx, &id, `SELECT COALESCE(MAX(id), '') FROM comment_change WHERE find_id = ?`, find)
	return id, err
}
