package store

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"finds/schema"
)

// tx is a running transaction, borrowed by helpers. Its statements run without
// the request's context: a write that has started is committed or rolled back
// whole, and on SQLite it shares its commit with others.
type tx struct {
	now      schema.Time
	q        queryer
	d        *dialect
	notified []string // users whose streams to wake after the commit
	push     bool     // whether it has made push jobs
	late     []func() error
	seen     []publicChange // of public finds, to be counted at the end
}

// atEnd puts off a write until everything else of the transaction, and of those
// that share its commit, is written. Full text belongs here: SQLite's flushes
// what it has gathered at every savepoint.
func (t *tx) atEnd(write func() error) { t.late = append(t.late, write) }

// finish does what was put off.
func (t *tx) finish() error {
	for _, write := range t.late {
		if err := write(); err != nil {
			return err
		}
	}
	return nil
}

// queryer runs statements on the connection of a transaction.
type queryer interface {
	get(dest any, query string, args ...any) error
	all(dest any, query string, args ...any) error
	exec(query string, args ...any) (sql.Result, error)
	row(query string, args ...any) *sqlx.Row
}

// get reads one row into dest; no row is schema.ErrNotFound.
func (t *tx) get(dest any, query string, args ...any) error {
	return notFound(t.q.get(dest, query, args...))
}

// all reads every row into the slice dest.
func (t *tx) all(dest any, query string, args ...any) error { return t.q.all(dest, query, args...) }

// exec runs a statement and returns how many rows it touched.
func (t *tx) exec(query string, args ...any) (int64, error) {
	res, err := t.q.exec(query, args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// tx runs fn in a transaction and commits it, unless fn returns an error. It
// may run fn again when the database asks for it, so fn has no side effects
// but on what it assigns. After the commit the streams of notified users are woken.
func (s *Store) tx(ctx context.Context, fn func(*tx) error) error {
	var t *tx
	run := func(q queryer) (*tx, error) {
		t = &tx{now: s.Now(), q: q, d: s.d}
		return t, fn(t)
	}
	var err error
	for try := range 5 {
		if try > 0 {
			time.Sleep(time.Duration(try*try) * 5 * time.Millisecond) // a rival transaction has to end first
		}
		if s.write != nil {
			err = s.write.do(ctx, run)
		} else {
			err = s.txPostgres(ctx, run)
		}
		if err == nil || !s.d.retryable(err) || ctx.Err() != nil {
			break
		}
		if s.write != nil && s.d.kind(err) == rivalError {
			break // SQLite has waited for the other process as long as anybody should
		}
	}
	if err != nil {
		return s.d.refusal(err)
	}
	s.watchers.wake(t.notified...)
	if t.push {
		s.wakePush()
	}
	return nil
}

// runner runs the body of a transaction.
type runner func(queryer) (*tx, error)
