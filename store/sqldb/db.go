// Package sqldb is the engine of the store: it opens SQLite or PostgreSQL, prepares
// statements, runs reads and transactions, and classifies errors. It knows neither
// tables nor their contents; package store does.
package sqldb

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"time"

	"github.com/jmoiron/sqlx"
)

// Options says which database to open, and how.
type Options struct {
	// Database is the path of a SQLite file, or a postgres:// URL.
	Database string
	// Synchronous is SQLite's: "normal" (nothing answered is lost when the
	// process dies) or "full" (nor when the power fails); "" is normal.
	Synchronous string
	// Connections bounds those to PostgreSQL; 0 is 16.
	Connections int
	// Timeout is how long PostgreSQL may take over a write, and over any
	// statement; 0 is 30 s.
	Timeout time.Duration
	// Now is the clock; nil is time.Now.
	Now func() time.Time
	// WriteNotes writes the values that transactions passed to Tx.Note. It is called
	// once for each commit that has notes, before the writes of Tx.BeforeCommit: the
	// writer of SQLite commits many transactions together, which often change the same
	// rows. When it fails for several, they run again one by one.
	WriteNotes func(t *Tx, notes []any) error
}

// DB is an open database. It is safe for concurrent use.
type DB struct {
	// Dialect is that of the engine.
	Dialect *Dialect

	opt       Options
	pool      *sqlx.DB   // SQLite: read-only connections; PostgreSQL: all of them
	write     *writer    // SQLite: the only connection that writes; nil on PostgreSQL
	connector *connector // nil on SQLite
	stmts     sync.Map   // query → statement
	meter     *meter
	gate      sync.RWMutex // held while the write-ahead log restarts; reads pass it and do not hold it

	beforeRead func(query string) // see BeforeRead; nil otherwise
}

// Open opens the database without changing it.
func Open(ctx context.Context, opt Options) (*DB, error) {
	if opt.Now == nil {
		opt.Now = time.Now
	}
	if opt.Connections == 0 {
		opt.Connections = 16
	}
	if opt.Timeout == 0 {
		opt.Timeout = 30 * time.Second
	}
	if opt.Synchronous == "" {
		opt.Synchronous = "normal"
	}
	db := &DB{opt: opt, Dialect: dialectOf(opt.Database), meter: newMeter()}
	if db.Postgres() {
		return db, db.openPostgres(ctx)
	}
	return db, db.openSQLite(ctx)
}

// Postgres reports whether the engine is PostgreSQL, which several processes may share.
func (db *DB) Postgres() bool { return db.Dialect.Engine == PostgreSQL }

// Connections is how many reads can run at once.
func (db *DB) Connections() int { return db.pool.Stats().MaxOpenConnections }

// BeforeRead has f called before every statement that reads. It is for tests, which
// count statements or change rows between two of them, and set it while no other
// goroutine reads.
func (db *DB) BeforeRead(f func(query string)) { db.beforeRead = f }

// Close ends the writer, moves SQLite's write-ahead log into the database file and
// closes every connection.
func (db *DB) Close() error {
	var err error
	if db.write != nil {
		err = db.write.close()
	}
	return errors.Join(err, db.pool.Close())
}

// ClockSkew returns how far this process's clock is ahead of that of PostgreSQL's server,
// which all processes share; 0 on SQLite.
func (db *DB) ClockSkew(ctx context.Context) (ahead time.Duration, err error) {
	if db.Dialect.clock == "" {
		return 0, nil
	}
	var ms int64
	before := db.opt.Now()
	if err := db.Get(ctx, &ms, db.Dialect.clock); err != nil {
		return 0, err
	}
	now := db.opt.Now()
	return before.Add(now.Sub(before) / 2).Sub(time.UnixMilli(ms)), nil
}

// readers is how many connections read a SQLite file. A handful beyond the cores keeps
// one slow list from holding up the rest; more only cost memory.
func readers() int { return max(4, runtime.GOMAXPROCS(0)) }
