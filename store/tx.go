package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"finds/schema"
)

// tx is a running transaction, borrowed by helpers. Its statements run without
// the request's context: a write that has begun is finished or rolled back
// whole, and on SQLite it shares its commit with others.
type tx struct {
	now  schema.Time
	q    queryer
	d    *dialect
	told []string // users to wake after the commit
	late []func() error
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
// but on what it assigns. After the commit those that fn told are woken.
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
		if err == nil || !s.d.retryable(err) && !errors.Is(err, errLost) || ctx.Err() != nil {
			break
		}
	}
	if err != nil {
		return s.d.refusal(err)
	}
	s.watchers.wake(t.told...)
	return nil
}

// runner runs the body of a transaction.
type runner func(queryer) (*tx, error)

// writer is the one connection that writes to a SQLite file. Transactions that
// wait for it at the same moment are committed together: each runs in a
// savepoint of its own, so that one that fails takes nothing of the others
// with it, and nobody is answered before the commit.
type writer struct {
	db    *sqlx.DB
	conn  *sqlx.Conn
	d     *dialect
	stmts map[string]*sqlx.Stmt
	log   *checkpointer
	since int // commits since a checkpoint was asked for
	jobs  chan *job
	quit  chan struct{}
	done  chan struct{}
}

// job is a transaction that waits for the writer.
type job struct {
	run   runner
	tx    *tx
	err   error
	panic *thrown
	done  chan struct{}
}

// batchMax bounds how many transactions share a commit.
const batchMax = 64

func openWriter(ctx context.Context, dsn string, d *dialect) (*writer, error) {
	db, err := sqlx.Open("sqlite", dsn)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	conn, err := db.Connx(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	w := &writer{db: db, conn: conn, d: d, stmts: map[string]*sqlx.Stmt{},
		jobs: make(chan *job, batchMax), quit: make(chan struct{}), done: make(chan struct{})}
	return w, nil
}

// start begins to take transactions.
func (w *writer) start(log *checkpointer) {
	w.log = log
	go w.loop()
}

// do hands a transaction to the writer and waits until it is committed.
func (w *writer) do(ctx context.Context, run runner) error {
	j := &job{run: run, done: make(chan struct{})}
	select {
	case w.jobs <- j:
	case <-ctx.Done():
		return ctx.Err()
	case <-w.quit:
		return schema.ErrShuttingDown
	}
	select {
	case <-j.done:
	case <-w.done: // it may have been taken and finished in the same moment
		select {
		case <-j.done:
		default:
			return schema.ErrShuttingDown
		}
	}
	if j.panic != nil {
		panic(j.panic)
	}
	return j.err
}

// loop takes what waits, up to batchMax, into one commit, and again.
func (w *writer) loop() {
	defer close(w.done)
	batch := make([]*job, 0, batchMax)
	for {
		batch = batch[:0]
		select {
		case j := <-w.jobs:
			batch = append(batch, j)
		case <-w.quit:
			return
		}
		for more := true; more && len(batch) < batchMax; {
			select {
			case j := <-w.jobs:
				batch = append(batch, j)
			default:
				more = false
			}
		}
		w.commit(batch)
		w.checkpoint()
	}
}

// checkpoint has the log copied every so many commits, and does so itself when
// the log has grown long nevertheless.
func (w *writer) checkpoint() {
	if w.since++; w.since < checkpointEvery {
		return
	}
	w.since = 0
	if w.log.log.Load() > logMax {
		w.log.run(w.conn)
	} else {
		w.log.due()
	}
}

// commit runs the batch in one transaction and then answers each of it.
func (w *writer) commit(batch []*job) {
	err := w.plain("BEGIN IMMEDIATE")
	if err == nil {
		for _, j := range batch {
			if err = w.savepoint(j); err != nil {
				break
			}
		}
		for _, j := range batch {
			if err == nil && j.err == nil {
				err = j.guard(j.tx.finish)
			}
		}
		if err == nil {
			err = w.plain("COMMIT")
		}
		if err != nil {
			w.plain("ROLLBACK") // it fails when SQLite has rolled back by itself
		}
	}
	for _, j := range batch {
		if err != nil {
			j.err = fmt.Errorf("commit: %w", err)
		}
		close(j.done)
	}
}

// savepoint runs one job so that its failure undoes only itself. It returns an
// error when the transaction as a whole is lost.
func (w *writer) savepoint(j *job) error {
	if err := w.plain("SAVEPOINT j"); err != nil {
		return err
	}
	j.err = j.guard(func() (err error) {
		j.tx, err = j.run(w)
		return err
	})
	if j.err != nil {
		if err := w.plain("ROLLBACK TO j"); err != nil {
			return errors.Join(j.err, err) // SQLite has rolled back by itself; the cause is the first
		}
	}
	return w.plain("RELEASE j")
}

func (w *writer) plain(query string) error {
	_, err := w.exec(query)
	return err
}

// get, all, exec and row implement queryer. Only the loop's goroutine calls
// them, from the transactions that it runs.
func (w *writer) get(dest any, query string, args ...any) error {
	st, err := w.stmt(query)
	if err != nil {
		return err
	}
	return st.Get(dest, args...)
}

func (w *writer) all(dest any, query string, args ...any) error {
	st, err := w.stmt(query)
	if err != nil {
		return err
	}
	return st.Select(dest, args...)
}

func (w *writer) exec(query string, args ...any) (sql.Result, error) {
	st, err := w.stmt(query)
	if err != nil {
		return nil, err
	}
	return st.Exec(args...)
}

func (w *writer) row(query string, args ...any) *sqlx.Row {
	st, err := w.stmt(query)
	if err != nil {
		return w.conn.QueryRowxContext(context.Background(), query, args...) // it says the same
	}
	return st.QueryRowx(args...)
}

// stmt returns a statement, prepared once.
func (w *writer) stmt(query string) (*sqlx.Stmt, error) {
	if st, ok := w.stmts[query]; ok {
		return st, nil
	}
	st, err := w.conn.PreparexContext(context.Background(), query)
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", err)
	}
	w.stmts[query] = st
	return st, nil
}

// close ends the loop after the batch at hand and closes the file.
func (w *writer) close() error {
	close(w.quit)
	<-w.done
	w.log.close()
	_, err := w.conn.ExecContext(context.Background(), `PRAGMA wal_checkpoint(TRUNCATE)`)
	return errors.Join(err, w.conn.Close(), w.db.Close())
}
