package sqldb

import (
	"database/sql"
	"strings"

	"github.com/jmoiron/sqlx"
)

// Engine is one of the two databases.
type Engine uint8

// The engines.
const (
	SQLite Engine = iota
	PostgreSQL
)

// Dialect has the differences between the statements of the two engines.
type Dialect struct {
	Engine      Engine
	ForUpdate   string // suffix that locks the rows read until the commit
	SkipLocked  string // suffix that does so but leaves out rows that another has locked
	ForKeyShare string // suffix that keeps the rows read from being deleted until the commit

	bind     int                // the style of parameters
	lock     string             // makes transactions with an equal text wait for each other; "" where all do
	clock    string             // reads the time of the server, in ms since 1970; "" where there is none
	snapshot sql.IsolationLevel // at which a transaction that reads sees one state
	hasTable string             // reads whether there is a table of a name
	layout   string             // reads the objects of the database, see Layout
}

var sqliteDialect = Dialect{
	Engine:   SQLite,
	bind:     sqlx.QUESTION,
	hasTable: `SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE name = ?)`,
	layout:   sqliteLayout,
}

var postgresDialect = Dialect{
	Engine:      PostgreSQL,
	ForUpdate:   " FOR UPDATE",
	ForKeyShare: " FOR KEY SHARE",
	SkipLocked:  " FOR UPDATE SKIP LOCKED",
	bind:        sqlx.DOLLAR,
	lock:        `SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(?, 0))`,
	clock:       `SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)`,
	snapshot:    sql.LevelRepeatableRead,
	hasTable:    `SELECT to_regclass(?) IS NOT NULL`,
	layout:      postgresLayout,
}

func dialectOf(database string) *Dialect {
	if strings.HasPrefix(database, "postgres://") || strings.HasPrefix(database, "postgresql://") {
		return &postgresDialect
	}
	return &sqliteDialect
}

// rebind puts the engine's parameters in place of the question marks.
func (d *Dialect) rebind(query string) string { return sqlx.Rebind(d.bind, query) }
