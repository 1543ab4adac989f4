package store

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jmoiron/sqlx"
	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"

	"finds/schema"
)

// dialect is all in which the two engines differ.
type dialect struct {
	name        string // of the engine, as of its migrations
	bind        int    // the style of parameters
	forUpdate   string // suffix that locks the rows read until the commit
	skipLocked  string // suffix that does so but leaves out rows that another has locked
	forKeyShare string // suffix that keeps the rows read from being deleted until the commit
	lock        string // makes transactions with an equal text wait for each other; "" where all do

	clock    string             // reads the time of the server, in ms since 1970; "" where there is none
	snapshot sql.IsolationLevel // at which a transaction that reads sees one state

	layout      string // reads what the database consists of, see layout.go
	hasVersions string // reads whether migrations were ever applied

	searchInsert string // takes doc_id, tokens
	searchKeep   string // suffix of searchInsert for a find that may be there, which then stays
	searchDelete string // takes doc_id
	searchEmpty  string
	searchDocs   string      // reads doc_id; takes the query, the bound and a limit; %s is <= or >=, %s the order
	search       searchWords // writes the query
}

// errorKind is what the store has to know of an engine's refusal.
type errorKind uint8

const (
	otherError errorKind = iota
	uniqueError
	referenceError
	checkError
	rivalError // a rival transaction was in the way: try again
	slowError  // it took too long, or waited too long for a lock
)

var sqliteEngine = dialect{
	name:         "sqlite",
	bind:         sqlx.QUESTION,
	layout:       sqliteLayout,
	hasVersions:  `SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = 'goose_db_version')`,
	searchInsert: `INSERT INTO find_search (rowid, tokens) VALUES (?, ?)`,
	searchDelete: `DELETE FROM find_search WHERE rowid = ?`,
	searchEmpty:  `INSERT INTO find_search (find_search) VALUES ('delete-all')`,
	searchDocs:   `SELECT rowid FROM find_search WHERE find_search MATCH ? AND rowid %s ? ORDER BY rowid %s LIMIT ` + limit,
	search:       searchWords{open: `"`, close: `"`, prefix: `"*`, and: ` AND `, or: ` OR `},
}

var postgres = dialect{
	name:         "postgres",
	bind:         sqlx.DOLLAR,
	layout:       postgresLayout,
	hasVersions:  `SELECT to_regclass('goose_db_version') IS NOT NULL`,
	forUpdate:    " FOR UPDATE",
	forKeyShare:  " FOR KEY SHARE",
	skipLocked:   " FOR UPDATE SKIP LOCKED",
	clock:        `SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`,
	snapshot:     sql.LevelRepeatableRead,
	lock:         `SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(?, 0))`,
	searchInsert: `INSERT INTO find_search (doc_id, tokens) VALUES (?, array_to_tsvector(string_to_array(?, ' ')))`,
	searchKeep:   " ON CONFLICT (doc_id) DO NOTHING",
	searchDelete: `DELETE FROM find_search WHERE doc_id = ?`,
	searchEmpty:  `DELETE FROM find_search`,
	// Materialized, or the planner may read all rows in order and test each.
	searchDocs: `WITH found AS MATERIALIZED (SELECT doc_id FROM find_search WHERE tokens @@ CAST(? AS tsquery) AND doc_id %s ?)
		SELECT doc_id FROM found ORDER BY doc_id %s LIMIT ` + limit,
	search: searchWords{open: `'`, close: `'`, prefix: `':*`, and: ` & `, or: ` | `},
}

// searchWords is how an engine writes what the full text is asked for.
type searchWords struct{ open, close, prefix, and, or string }

// query asks for the finds that have all words of a plan in any of some scopes.
// Words have no quotes.
func (w searchWords) query(p searchPlan, scopes []string) string {
	var scoped []string
	for _, scope := range scopes {
		p := p
		if scope != "" {
			p = p.brief()
		}
		var terms []string
		for _, word := range p.exact {
			terms = append(terms, w.open+scope+clip(word)+w.close)
		}
		if p.prefix != "" {
			terms = append(terms, w.open+scope+clip(p.prefix)+w.prefix)
		}
		scoped = append(scoped, "("+strings.Join(terms, w.and)+")")
	}
	return strings.Join(scoped, w.or)
}

func dialectOf(database string) *dialect {
	if strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") {
		return &postgres
	}
	return &sqliteEngine
}

// lock makes this transaction wait for any other that has locked the same text.
// On SQLite there is only one writer anyway.
func (t *tx) lock(text string) error {
	if t.d.lock == "" {
		return nil
	}
	var one int
	return t.get(&one, t.d.lock, text)
}

// rebind puts the engine's parameters in place of the question marks.
func (d *dialect) rebind(query string) string { return sqlx.Rebind(d.bind, query) }

// kind tells what an engine's error means, by its code and never by its text.
func (d *dialect) kind(err error) errorKind {
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
func (d *dialect) retryable(err error) bool {
	k := d.kind(err)
	return k == rivalError || k == uniqueError
}

// refusal turns what the database refused into what clients may read: a
// reference to a row that has just gone is the absence of it.
func (d *dialect) refusal(err error) error {
	switch d.kind(err) {
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

// Unreachable reports whether an error says that the database did not answer,
// or its disk did not, rather than what it made of a statement.
func Unreachable(err error) bool {
	if sqliteIs(err, lib.SQLITE_CANTOPEN, lib.SQLITE_IOERR) || Full(err) || readOnly(err) || lost(err) {
		return true
	}
	var pg *pgconn.PgError
	if errors.As(err, new(*pgconn.ConnectError)) || errors.Is(err, driver.ErrBadConn) ||
		errors.Is(err, errNoAnswer) || errors.As(err, new(*net.OpError)) || errors.Is(err, io.ErrUnexpectedEOF) { // a connection that broke while it was used
		return true
	}
	// Class 08 is of connections; the others are a server that ends, starts or
	// has no connection left.
	return errors.As(err, &pg) && (strings.HasPrefix(pg.Code, "08") || slices.Contains([]string{"57P01", "57P02", "57P03", "53300"}, pg.Code))
}
