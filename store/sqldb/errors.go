package sqldb

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"

	"finds/schema"
)

// errorKind classifies errors of both engines.
type errorKind uint8

const (
	otherError errorKind = iota
	uniqueError
	referenceError
	checkError
	rivalError // a rival transaction was in the way: try again
	slowError  // it took too long, or waited too long for a lock
)

// kindOf classifies an error of an engine by its code, never by its text.
func kindOf(err error) errorKind {
	var lite *sqlite.Error
	if errors.As(err, &lite) {
		switch lite.Code() {
		case lib.SQLITE_CONSTRAINT_UNIQUE, lib.SQLITE_CONSTRAINT_PRIMARYKEY:
			return uniqueError
		case lib.SQLITE_CONSTRAINT_FOREIGNKEY:
			return referenceError
		case lib.SQLITE_CONSTRAINT_CHECK, lib.SQLITE_CONSTRAINT_NOTNULL:
			return checkError
		case lib.SQLITE_BUSY, lib.SQLITE_BUSY_SNAPSHOT:
			return rivalError
		}
	}
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		switch pg.Code {
		case "23505":
			return uniqueError
		case "23503":
			return referenceError
		case "23514", "23502":
			return checkError
		case "40001", "40P01":
			return rivalError
		case "55P03", "57014":
			return slowError
		}
	}
	return otherError
}

// retryable reports whether a transaction may succeed when it is run again.
// A unique refusal that the method did not translate is a clash of the random
// numbers that it drew, or a rival that inserted the same: both end well.
func retryable(err error) bool {
	k := kindOf(err)
	return k == rivalError || k == uniqueError
}

// refusal turns a refusal of the database into one for clients: a reference to a row
// that was just deleted becomes schema.ErrNotFound.
func refusal(err error) error {
	switch kindOf(err) {
	case referenceError:
		return schema.ErrNotFound
	case rivalError, slowError:
		return schema.ErrBusy
	}
	return err
}

// Damaged reports whether an error says that the file is not, or no longer, a
// sound SQLite database.
func Damaged(err error) bool {
	var lite *sqlite.Error
	return errors.As(err, &lite) && slices.Contains([]int{lib.SQLITE_CORRUPT, lib.SQLITE_NOTADB}, lite.Code()&0xff)
}

// NotDatabase reports whether an error says that a file is not a SQLite database, or
// that its header is damaged.
func NotDatabase(err error) bool { return sqliteIs(err, lib.SQLITE_NOTADB) }

// ReadOnlyFile reports whether an error says that a SQLite file cannot be written.
func ReadOnlyFile(err error) bool { return sqliteIs(err, lib.SQLITE_READONLY) }

// Unreachable reports whether an error means that the database or its disk did not
// answer, rather than that a statement failed.
func Unreachable(err error) bool {
	if sqliteIs(err, lib.SQLITE_CANTOPEN, lib.SQLITE_IOERR) || Full(err) || readOnly(err) || lost(err) {
		return true
	}
	var pg *pgconn.PgError
	if errors.As(err, new(*pgconn.ConnectError)) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, errNoAnswer) || errors.As(err, new(*net.OpError)) || errors.Is(err, io.ErrUnexpectedEOF) { // a connection that broke while it was used
		return true
	}
	// Class 08 has errors of connections; the others mean that the server ends, starts
	// or has no connection left.
	return errors.As(err, &pg) && (strings.HasPrefix(pg.Code, "08") || slices.Contains([]string{"57P01", "57P02", "57P03", "53300"}, pg.Code))
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

// readOnly reports whether the database accepts no writes: a standby, or a database
// that its provider has closed because its disk is full.
func readOnly(err error) bool {
	return sqliteIs(err, lib.SQLITE_READONLY) || postgresIs(err, "25006")
}

// lost reports whether a connection had ended before anything was sent on it.
func lost(err error) bool {
	return pgconn.SafeToRetry(err) || errors.Is(err, sql.ErrConnDone)
}

// Away reports whether Open failed because PostgreSQL is not available, or not yet:
// it refuses connections, starts, ends or has no connection left. A wrong password
// or a missing database does not count.
func Away(err error) bool {
	var pg *pgconn.PgError
	if errors.As(err, &pg) {
		return strings.HasPrefix(pg.Code, "57P") || pg.Code == "53300" || strings.HasPrefix(pg.Code, "08") && !refusesSettings(err)
	}
	return errors.As(err, new(*net.OpError)) || errors.Is(err, context.DeadlineExceeded) || errors.Is(err, io.ErrUnexpectedEOF)
}

// NotFound turns the absence of a row into the refusal that clients see.
func NotFound(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return schema.ErrNotFound
	}
	return err
}

// slow turns the error of a statement that was interrupted by its deadline into the
// refusal for clients, for both engines.
func slow(ctx context.Context, err error) error {
	if err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return schema.ErrSlow
	}
	return err
}

// Unique reports whether an error is the refusal of a value that must be unique.
func Unique(err error) bool { return kindOf(err) == uniqueError }
