package sqldb

import (
	"context"
	"database/sql"
	"sync"

	"github.com/jmoiron/sqlx"

	"finds/schema"
)

// SQLite's automatic checkpoints run inside the commit that makes the write-ahead
// log too long, and all writers wait for the disk. Here a connection of its own
// copies the log beside the writer. It cannot restart the log while any read uses
// it, and with many readers one always does; so beyond maxLog the writer holds new
// reads for a moment, and the log stays bounded.
//
// What counts is the size of the log, not the number of commits: one that deletes a
// hundred finds writes as much as a thousand others.
const (
	checkpointEvery = 256      // commits
	copyEvery       = 4 << 20  // bytes that the log has grown by
	maxLog          = 48 << 20 // bytes: the writer waits beyond, so that with its last commit the log has less than 64 MB
	maxHold         = "250"    // ms that new reads are held at most for those that run
)

// checkpointer copies the write-ahead log into the database file.
type checkpointer struct {
	db   rowQueryer    // readers of the file
	gate *sync.RWMutex // that reads go through
	wake chan struct{}
	done chan struct{}
	one  sync.Mutex // held by the checkpoint that runs: SQLite refuses another beside it
}

type rowQueryer interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func newCheckpointer(db rowQueryer, gate *sync.RWMutex) *checkpointer {
	c := &checkpointer{db: db, gate: gate, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go c.loop()
	return c
}

func (c *checkpointer) loop() {
	defer close(c.done)
	for range c.wake {
		c.copy()
	}
}

// copy copies the log beside the writer.
func (c *checkpointer) copy() {
	c.one.Lock()
	defer c.one.Unlock()
	c.run(c.db, "PASSIVE")
}

// due requests a checkpoint.
func (c *checkpointer) due() {
	select {
	case c.wake <- struct{}{}:
	default: // it is asked for already
	}
}

// run makes a checkpoint in a mode and reports whether it was complete. The next
// checkpoint retries a failure; nothing is lost, since the log is part of the
// database.
func (c *checkpointer) run(db rowQueryer, mode string) bool {
	var busy, log, copied int64
	err := db.QueryRowContext(context.Background(), `PRAGMA wal_checkpoint(`+mode+`)`).Scan(&busy, &log, &copied)
	if err != nil || log < 0 { // another checkpoint is running
		return false
	}
	return busy == 0
}

// restart restarts the log from its beginning and truncates its file, or reports
// false if a read takes longer than maxHold. Reads that have passed the gate end
// meanwhile: only a read inside another read can wait for the gate while the writer
// waits for it, and that also ends after maxHold.
func (c *checkpointer) restart(conn *sqlx.Conn) bool {
	c.one.Lock() // SQLite refuses a checkpoint beside another
	defer c.one.Unlock()
	c.run(conn, "PASSIVE") // most of the work, while others still read
	c.gate.Lock()
	defer c.gate.Unlock()
	wait := func(ms string) error {
		_, err := conn.ExecContext(context.Background(), `PRAGMA busy_timeout(`+ms+`)`)
		return err
	}
	if wait(maxHold) != nil {
		return false
	}
	defer wait(busyTimeout)
	return c.run(conn, "TRUNCATE")
}

// FoldLog copies all of SQLite's write-ahead log into the file and empties it, so that nothing is left of rows that have been
// deleted. It reports false if a read takes longer than that may wait; on PostgreSQL there is nothing to do.
func (db *DB) FoldLog(ctx context.Context) (bool, error) {
	if db.write == nil {
		return true, nil
	}
	folded := make(chan bool, 1)
	select {
	case db.write.folds <- folded:
		return <-folded, nil
	case <-db.write.done:
		return false, schema.ErrShuttingDown
	case <-ctx.Done():
		return false, ctx.Err()
	}
}

// Checkpoint copies SQLite's write-ahead log into the file, beside all reads and writes. A long work calls it between
// its transactions: when all of the log is copied, the next transaction begins it again, and the writer need not stop
// for that. On PostgreSQL it does nothing.
func (db *DB) Checkpoint() {
	if !db.Postgres() {
		db.write.log.copy()
	}
}

// close ends the loop after the current checkpoint.
func (c *checkpointer) close() {
	close(c.wake)
	<-c.done
}
