package sqldb

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/jmoiron/sqlx"

	"finds/schema"
)

// writer is the one connection that writes to a SQLite file. Transactions that
// wait for it at the same moment are committed together; one that fails takes
// nothing of the others with it, and no caller returns before the commit.
type writer struct {
	db    *sqlx.DB
	conn  *sqlx.Conn
	meter *meter
	notes func(t *Tx, notes []any) error // see Options.WriteNotes
	stmts map[string]*sqlx.Stmt
	log   *checkpointer
	file  string // the write-ahead log
	wrote bool   // since the job at hand began
	since int    // commits since a checkpoint was asked for
	asked int64  // bytes of the log at that time
	limit int64  // bytes of the log from which it is restarted; tests lower it
	next  int64  // bytes beyond which that is tried again
	jobs  chan *job
	folds chan chan bool // see DB.FoldLog
	quit  chan struct{}
	done  chan struct{}
}

// job is a transaction that waits for the writer.
type job struct {
	long  bool // see WithoutTimeout
	run   runner
	begin func() // ends its wait
	tx    *Tx
	err   error
	panic *thrown
	done  chan struct{}
}

// maxBatch bounds how many transactions share a commit.
const maxBatch = 64

func openWriter(ctx context.Context, dsn string, opt Options, m *meter) (*writer, error) {
	db, err := sqlx.Open("sqlite", dsn)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	conn, err := db.Connx(ctx)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	w := &writer{db: db, conn: conn, meter: m, notes: opt.WriteNotes, stmts: map[string]*sqlx.Stmt{}, file: opt.Database + "-wal", limit: maxLog,
		jobs: make(chan *job, maxBatch), folds: make(chan chan bool), quit: make(chan struct{}), done: make(chan struct{})}
	return w, nil
}

// start begins to take transactions.
func (w *writer) start(log *checkpointer) {
	w.log = log
	go w.loop()
}

// do hands a transaction to the writer and waits until it is committed.
func (w *writer) do(ctx context.Context, run runner) error {
	if err := ctx.Err(); err != nil { // select would choose between this and room for the job
		return err
	}
	j := &job{run: run, long: ctx.Value(unhurried{}) != nil, begin: w.meter.wait(), done: make(chan struct{})}
	select {
	case w.jobs <- j:
	case <-ctx.Done():
		j.begin()
		return ctx.Err()
	case <-w.quit:
		j.begin()
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

// loop takes what waits, up to maxBatch, into one commit, and again.
func (w *writer) loop() {
	defer close(w.done)
	batch := make([]*job, 0, maxBatch)
	for {
		last := len(batch)
		batch = batch[:0]
		select {
		case j := <-w.jobs:
			batch = append(batch, j)
		case folded := <-w.folds:
			folded <- w.log.restart(w.conn)
			continue
		case <-w.quit:
			return
		}
		batch = w.gather(batch, last)
		for _, j := range batch {
			j.begin()
		}
		w.commit(batch)
		w.checkpoint()
	}
}

// gatherTime is how long a commit waits at most for those that were in the one
// before, who tend to come again together. A commit costs several small writes.
const gatherTime = 500 * time.Microsecond

// gather adds to a batch what is waiting, and what comes in a moment while it
// has fewer than last.
func (w *writer) gather(batch []*job, last int) []*job {
	var enough <-chan time.Time
	if last > 1 {
		enough = time.After(gatherTime)
	}
	for len(batch) < maxBatch {
		select {
		case j := <-w.jobs:
			batch = append(batch, j)
			continue
		default:
		}
		if len(batch) >= last {
			break
		}
		select {
		case j := <-w.jobs:
			batch = append(batch, j)
		case <-enough:
			last = 0
		}
	}
	return batch
}

// checkpoint has the log copied when it has grown, or after so many commits, and restarts
// it when it has grown long nevertheless.
func (w *writer) checkpoint() {
	size := w.logSize()
	w.since++
	w.asked = min(w.asked, size) // the log has started again
	if size > max(w.limit, w.next) {
		w.next = 0
		if !w.log.restart(w.conn) {
			w.next = w.logSize() + w.limit/16 // a read that lasts must not hold the others every time
		}
		w.since, w.asked = 0, w.logSize()
	} else if w.since >= checkpointEvery || size >= w.asked+min(copyEvery, w.limit/8) {
		w.since, w.asked = 0, size
		w.log.due()
	}
}

// logSize is the size of the log in bytes. A log that has started again is not longer than what has been written
// since, or journal_size_limit.
func (w *writer) logSize() int64 {
	info, err := os.Stat(w.file)
	if err != nil {
		return 0
	}
	return info.Size()
}

// commit runs the batch in one transaction and then answers each of it.
func (w *writer) commit(batch []*job) {
	err := w.together(batch, false)
	if errors.Is(err, errUndo) {
		if err = nil; len(batch) > 1 || !batch[0].long { // else it was undone alone, and would only fail again later
			err = w.together(batch, true)
		}
	}
	if errors.Is(err, errEnd) && len(batch) > 1 {
		for i := range batch { // one by one, so that only the job at fault fails
			w.commit(batch[i : i+1])
		}
		return
	}
	for _, j := range batch {
		if err != nil {
			j.err = fmt.Errorf("commit: %w", err)
		}
		close(j.done)
	}
}

// errUndo asks for a batch to be run again, each in a savepoint.
var errUndo = errors.New("one of a batch has failed after it wrote")

// errEnd is the failure of what a transaction put off, beside its own error.
var errEnd = errors.New("write what was put off")

// together runs the batch in one transaction. Most never fail, and those that
// do have mostly written nothing yet; so savepoints, which cost as much as a
// small write, are made only when one has to be undone alone.
func (w *writer) together(batch []*job, savepoints bool) (err error) {
	if err := w.plain("BEGIN IMMEDIATE"); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			w.plain("ROLLBACK") // it fails when SQLite has rolled back by itself
		}
	}()
	for _, j := range batch {
		if savepoints {
			err = w.savepoint(j)
		} else if w.run(j); j.err != nil && w.wrote {
			err = errUndo
		}
		if err != nil {
			return err
		}
	}
	if err := w.finish(batch); err != nil {
		return fmt.Errorf("%w: %w", errEnd, err)
	}
	return w.plain("COMMIT")
}

// finish does what the jobs put off: first what they noted, all at once, then what each
// has left for the end. When the notes of several jobs fail, none of them is known to be
// at fault, and commit runs them again one by one.
func (w *writer) finish(batch []*job) error {
	var noted *job
	var notes []any
	for _, j := range batch {
		if j.err == nil && len(j.tx.notes) > 0 {
			noted, notes = j, append(notes, j.tx.notes...)
		}
	}
	if noted != nil {
		if err := noted.guard(func() error { return w.notes(noted.tx.ending(), notes) }); err != nil {
			return err
		}
	}
	for _, j := range batch {
		if j.err == nil {
			if err := j.guard(j.tx.finish); err != nil {
				return err
			}
		}
	}
	return nil
}

// run runs one job, maybe not for the first time, and notes whether it wrote.
func (w *writer) run(j *job) {
	w.wrote, j.panic = false, nil
	j.err = j.guard(func() (err error) {
		j.tx, err = j.run(w)
		return err
	})
}

// savepoint runs one job so that its failure undoes only itself. It returns an
// error when the transaction as a whole is lost.
func (w *writer) savepoint(j *job) error {
	if err := w.plain("SAVEPOINT j"); err != nil {
		return err
	}
	if w.run(j); j.err != nil {
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

// close ends the loop after the batch at hand and closes the file.
func (w *writer) close() error {
	close(w.quit)
	<-w.done
	w.log.close()
	_, err := w.conn.ExecContext(context.Background(), `PRAGMA wal_checkpoint(TRUNCATE)`)
	return errors.Join(err, w.conn.Close(), w.db.Close())
}
