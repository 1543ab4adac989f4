package sqldb

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
)

// Tx is a running transaction, borrowed by helpers. Its statements run without
// the request's context: a write that has started is committed or rolled back
// whole, and on SQLite it shares its commit with others.
type Tx struct {
	Now     schema.Time // when it started
	Dialect *Dialect

	q     queryer
	late  []func() error
	notes []any
	after []func()
	ended bool // the caller has returned: nothing more can be deferred
}

// defers panics when it is too late to defer anything, which would be lost.
func (t *Tx) defers() {
	if t.ended {
		panic("sqldb: a deferred write, or Options.WriteNotes, defers something itself")
	}
}

// ending returns a transaction like t for Options.WriteNotes.
func (t *Tx) ending() *Tx { return &Tx{Now: t.Now, Dialect: t.Dialect, q: t.q, ended: true} }

// BeforeCommit defers a write until all other writes of the transaction, and of those
// that share its commit. Full text belongs here: SQLite's flushes its buffer at every
// savepoint. A deferred write defers nothing itself.
func (t *Tx) BeforeCommit(write func() error) {
	t.defers()
	t.late = append(t.late, write)
}

// Note adds a value for Options.WriteNotes, which gets the notes of all transactions
// that share the commit, before the writes of BeforeCommit.
func (t *Tx) Note(v any) {
	t.defers()
	t.notes = append(t.notes, v)
}

// AfterCommit runs a function after the commit, in the caller's goroutine. It is not run
// when the transaction fails.
func (t *Tx) AfterCommit(do func()) {
	t.defers()
	t.after = append(t.after, do)
}

// finish runs the deferred writes.
func (t *Tx) finish() error {
	t.ended = true
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
	rows(query string) (*sqlx.Rows, error)
}

// Get reads one row into dest; if there is none it returns schema.ErrNotFound.
func (t *Tx) Get(dest any, query string, args ...any) error {
	return NotFound(t.q.get(dest, query, args...))
}

// Select reads every row into the slice dest.
func (t *Tx) Select(dest any, query string, args ...any) error { return t.q.all(dest, query, args...) }

// QueryRow returns a row to scan, whose error is sql.ErrNoRows if there is none.
func (t *Tx) QueryRow(query string, args ...any) *sqlx.Row { return t.q.row(query, args...) }

// Each calls scan for every row, until it returns an error. The transaction runs nothing
// else meanwhile.
func (t *Tx) Each(scan func(*sql.Rows) error, query string) error {
	rows, err := t.q.rows(query)
	if err != nil {
		return err
	}
	defer rows.Close()
	return each(rows.Rows, scan)
}

// Exec runs a statement and returns how many rows it touched.
func (t *Tx) Exec(query string, args ...any) (int64, error) {
	res, err := t.q.exec(query, args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// Lock makes this transaction wait for any other that has locked the same text.
// On SQLite there is only one writer anyway.
func (t *Tx) Lock(text string) error {
	if t.Dialect.lock == "" {
		return nil
	}
	var one int
	return t.Get(&one, t.Dialect.lock, text)
}

// ServerMillis returns the time of the database server, which all processes share, in
// milliseconds since 1970; on SQLite it is that of this process.
func (t *Tx) ServerMillis() (ms int64, err error) {
	if t.Dialect.clock == "" {
		return t.Now.UnixMilli(), nil
	}
	err = t.Get(&ms, t.Dialect.clock)
	return ms, err
}

// runner runs the body of a transaction.
type runner func(queryer) (*Tx, error)

// Transact runs fn in a transaction and commits it, unless fn returns an error. It
// may run fn again when the database asks for it, so fn may only assign variables;
// other side effects belong in AfterCommit.
//
// A lock that another transaction holds for too long is schema.ErrBusy, a reference to a
// row that was just deleted is schema.ErrNotFound, and on SQLite a database that
// is being closed is schema.ErrShuttingDown. A panic of fn reaches the caller.
func (db *DB) Transact(ctx context.Context, fn func(*Tx) error) error {
	defer prometheus.NewTimer(db.meter.writes).ObserveDuration()
	var t *Tx
	run := func(q queryer) (*Tx, error) {
		t = &Tx{Now: schema.At(db.opt.Now()), Dialect: db.Dialect, q: q}
		return t, fn(t)
	}
	var err error
	for try := range 5 {
		if try > 0 {
			time.Sleep(time.Duration(try*try) * 5 * time.Millisecond) // back off: the database asks for a retry, and nothing signals the end of the other transaction
		}
		if db.write != nil {
			err = db.write.do(ctx, run)
		} else {
			err = db.txPostgres(ctx, run)
		}
		if err == nil || !retryable(err) || ctx.Err() != nil {
			break
		}
		if db.write != nil && kindOf(err) == rivalError {
			break // SQLite has waited for the other process as long as a caller should
		}
	}
	if err != nil {
		return refusal(err)
	}
	for _, do := range t.after {
		do()
	}
	return nil
}
