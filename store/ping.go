package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"
)

// pingWrites is for how long a write of Ping holds.
const pingWrites = 15 * time.Second

// Ping reports whether the database answers and takes writes: a standby, or a
// full disk, still reads.
func (s *Store) Ping(ctx context.Context) error {
	if age := s.opt.Now().Sub(time.UnixMilli(s.wrote.Load())); age >= 0 && age < pingWrites {
		var one int
		return s.read.get(ctx, &one, `SELECT 1`)
	}
	done := make(chan error, 1) // a write that runs does not end with ctx
	go func() {
		done <- s.tx(ctx, func(t *tx) error {
			_, err := t.exec(`INSERT INTO setting (name, value) VALUES ('pinged', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, t.now.String())
			return err
		})
	}()
	select {
	case err := <-done:
		if err == nil {
			s.wrote.Store(s.opt.Now().UnixMilli())
		}
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// sqliteIs reports whether an error is one of these of SQLite.
func sqliteIs(err error, codes ...int) bool {
	var lite *sqlite.Error
	return errors.As(err, &lite) && slices.Contains(codes, lite.Code()&0xff) // the rest says which of its kind
}

// postgresIs reports whether an error is one of these of PostgreSQL.
func postgresIs(err error, codes ...string) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && slices.Contains(codes, pg.Code)
}

// Full reports whether an error says that the disk of the database is full.
func Full(err error) bool {
	return sqliteIs(err, lib.SQLITE_FULL) || postgresIs(err, "53100")
}

// readOnly reports whether the database takes no writes: a standby, or one that
// its provider has closed for want of room.
func readOnly(err error) bool {
	return sqliteIs(err, lib.SQLITE_READONLY) || postgresIs(err, "25006")
}

// lost reports whether a connection had ended before anything was sent on it.
func lost(err error) bool {
	return pgconn.SafeToRetry(err) || errors.Is(err, sql.ErrConnDone)
}
