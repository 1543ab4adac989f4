package store

import (
	"context"
	"database/sql"
	"sync/atomic"
)

// SQLite's own checkpoints run inside the commit that makes the write-ahead log
// too long, and everybody who writes waits for the disk. Here a reader of the
// file copies the log beside the writer, which does so itself only when it has
// outrun that, so that the log stays bounded.
const (
	checkpointEvery = 256      // commits
	logMax          = 16 << 10 // pages, of 4 KiB: the writer waits beyond
)

// checkpointer copies the write-ahead log into the database file.
type checkpointer struct {
	db   rowQueryer // readers of the file
	wake chan struct{}
	done chan struct{}
	log  atomic.Int64 // pages in the log when it was last looked at
}

type rowQueryer interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

func newCheckpointer(db rowQueryer) *checkpointer {
	c := &checkpointer{db: db, wake: make(chan struct{}, 1), done: make(chan struct{})}
	go c.loop()
	return c
}

func (c *checkpointer) loop() {
	defer close(c.done)
	for range c.wake {
		c.run(c.db)
	}
}

// due asks for a checkpoint soon.
func (c *checkpointer) due() {
	select {
	case c.wake <- struct{}{}:
	default: // it is asked for already
	}
}

// run copies what readers no longer need. What fails is tried again by the
// next; nothing is lost, since the log is part of the database.
func (c *checkpointer) run(db rowQueryer) {
	var busy, log, copied int64
	if err := db.QueryRowContext(context.Background(), `PRAGMA wal_checkpoint(PASSIVE)`).Scan(&busy, &log, &copied); err == nil {
		c.log.Store(log)
	}
}

// close ends the loop after the checkpoint at hand.
func (c *checkpointer) close() {
	close(c.wake)
	<-c.done
}
