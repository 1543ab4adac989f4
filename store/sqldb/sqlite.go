package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"github.com/jmoiron/sqlx"

	_ "modernc.org/sqlite" // the SQLite driver, "sqlite"
)

// busyTimeout is how many milliseconds a connection waits for a lock on the file.
const busyTimeout = "10000"

// dsn makes a connection string on which every connection of a pool gets the
// same settings; a PRAGMA run by Exec would reach one connection only.
func (db *DB) dsn(extra ...string) string {
	q := []string{
		"_txlock=immediate",
		"_pragma=busy_timeout(" + busyTimeout + ")",
		"_pragma=journal_mode(wal)",
		"_pragma=journal_size_limit(" + strconv.Itoa(copyEvery) + ")",
		"_pragma=synchronous(" + db.opt.Synchronous + ")",
		"_pragma=temp_store(memory)",
	}
	return "file:" + db.path() + "?" + strings.Join(append(q, extra...), "&")
}

// path is that of the file, as a DSN has it.
func (db *DB) path() string {
	return strings.ReplaceAll(url.PathEscape(filepath.ToSlash(db.opt.Database)), "%2F", "/")
}

func (db *DB) openSQLite(ctx context.Context) error {
	if db.opt.Synchronous != "normal" && db.opt.Synchronous != "full" {
		return fmt.Errorf("synchronous is %q; it takes normal or full", db.opt.Synchronous)
	}
	pool, err := sqlx.Open("sqlite", db.dsn("_pragma=query_only(1)", "_pragma=cache_size(-32000)"))
	if err != nil {
		return fmt.Errorf("open %s: %w", db.opt.Database, err)
	}
	// Deleted data is overwritten, so that it is neither in the file nor in a backup
	// of it. Single words stay in the full text until FTS5 merges its segments.
	writing := db.dsn("_pragma=foreign_keys(1)", "_pragma=cache_size(-32000)", "_pragma=wal_autocheckpoint(0)", "_pragma=secure_delete(1)")
	w, err := openWriter(ctx, writing, db.opt, db.meter)
	for try := 0; kindOf(err) == rivalError && try < 100; try++ {
		time.Sleep(20 * time.Millisecond) // poll: busy_timeout does not cover the switch to the write-ahead log, and nothing signals the end of the lock
		w, err = openWriter(ctx, writing, db.opt, db.meter)
	}
	if err != nil {
		return errors.Join(fmt.Errorf("open %s: %w", db.opt.Database, err), pool.Close())
	}
	pool.SetMaxOpenConns(readers())
	pool.SetMaxIdleConns(readers())
	db.pool, db.write = pool, w
	w.start(newCheckpointer(pool, &db.gate))
	return nil
}

// Unlimited returns a handle of its own for migrations, which its caller closes: on
// SQLite one connection without foreign keys, since rebuilding a table with them on
// deletes its children, and on PostgreSQL a pool without deadlines.
func (db *DB) Unlimited() (*sql.DB, error) {
	if db.Postgres() {
		return db.connector.unlimited(), nil
	}
	h, err := sql.Open("sqlite", db.dsn("_pragma=foreign_keys(0)"))
	if err == nil {
		h.SetMaxOpenConns(1)
	}
	return h, err
}

// LockFile takes the lock of a name on a SQLite database, and waits a minute at most
// for another process to release it. The lock is SQLite's own on an empty file beside
// the database, so it ends with the process. On PostgreSQL LockFile does nothing.
func (db *DB) LockFile(ctx context.Context, name string) (release func(), err error) {
	if db.Postgres() {
		return func() {}, nil
	}
	if f, err := os.OpenFile(db.opt.Database+"-"+name, os.O_RDWR|os.O_CREATE, 0o600); err != nil { // with the mode of the rest
		return nil, err
	} else if err := f.Close(); err != nil {
		return nil, err
	}
	lock, err := sql.Open("sqlite", "file:"+db.path()+"-"+name+"?_txlock=exclusive&_pragma=busy_timeout(60000)")
	if err != nil {
		return nil, err
	}
	t, err := lock.BeginTx(ctx, nil)
	if err != nil {
		return nil, errors.Join(err, lock.Close())
	}
	return func() { t.Rollback(); lock.Close() }, nil
}
