package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"strings"
)

// Counts are the numbers of rows of the tables of a database.
type Counts map[string]int64

// Pages calls visit with every page of the file of a SQLite database in its order, as one
// read transaction sees them, while others write, and returns the rows of that state. A
// page is valid until visit returns. start gets the size of a page and the number of
// pages before the first one.
//
// The pages written one after the other are a database file.
func (db *DB) Pages(ctx context.Context, start func(size, pages int) error, visit func(page []byte) error) (Counts, error) {
	// On a connection of its own, the copy keeps no other reader waiting.
	h, err := sql.Open("sqlite", db.dsn("_pragma=query_only(1)", "_pragma=cache_size(-4000)"))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", db.opt.Database, err)
	}
	defer h.Close()
	t, err := h.BeginTx(ctx, &sql.TxOptions{ReadOnly: true})
	if err != nil {
		return nil, fmt.Errorf("begin to copy: %w", err)
	}
	defer t.Rollback() // it writes nothing
	counts, err := countRows(ctx, t, sqliteTables)
	if err != nil {
		return nil, err
	}
	var size, pages int
	const sizes = `SELECT page_size, page_count FROM pragma_page_size, pragma_page_count`
	if err := t.QueryRowContext(ctx, sizes).Scan(&size, &pages); err != nil {
		return nil, fmt.Errorf("read the size of the database: %w", err)
	}
	if err := start(size, pages); err != nil {
		return nil, err
	}
	rows, err := t.QueryContext(ctx, `SELECT data FROM sqlite_dbpage`)
	if err != nil {
		return nil, fmt.Errorf("copy the database: %w", err)
	}
	defer rows.Close()
	for rows.Next() {
		var page sql.RawBytes
		if err := rows.Scan(&page); err != nil {
			return nil, fmt.Errorf("copy the database: %w", err)
		}
		if err := visit(page); err != nil {
			return nil, err
		}
	}
	return counts, rows.Err()
}

// The tables with rows, without the virtual ones, whose rows other tables hold.
const (
	sqliteTables = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
		AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name`
	postgresTables = `SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename`
)

// asker is a transaction or a pool.
type asker interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// countRows counts the rows of the tables that a query names.
func countRows(ctx context.Context, q asker, tables string) (Counts, error) {
	names, err := texts(ctx, q, tables)
	if err != nil {
		return nil, fmt.Errorf("list tables: %w", err)
	}
	counts := Counts{}
	for _, name := range names {
		var n int64
		if err := q.QueryRowContext(ctx, `SELECT COUNT(*) FROM "`+strings.ReplaceAll(name, `"`, `""`)+`"`).Scan(&n); err != nil {
			return nil, fmt.Errorf("count %s: %w", name, err)
		}
		counts[name] = n
	}
	return counts, nil
}

// texts reads the first column of a query.
func texts(ctx context.Context, q asker, query string) (list []string, err error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var text string
		if err := rows.Scan(&text); err != nil {
			return nil, err
		}
		list = append(list, text)
	}
	return list, rows.Err()
}

// CheckFile checks the whole SQLite database in a file that no process has open, and returns
// its rows.
func CheckFile(ctx context.Context, file string) (Counts, error) {
	db := &DB{opt: Options{Database: file}}
	h, err := sql.Open("sqlite", "file:"+db.path()+"?_pragma=temp_store(memory)&_pragma=cache_size(-32000)")
	if err != nil {
		return nil, err
	}
	defer h.Close()
	h.SetMaxOpenConns(1)
	for _, check := range []string{`PRAGMA integrity_check(1)`, `SELECT "table" FROM pragma_foreign_key_check LIMIT 1`} {
		found, err := texts(ctx, h, check)
		if err != nil {
			return nil, fmt.Errorf("check the database: %w", err)
		}
		if len(found) > 0 && found[0] != "ok" {
			return nil, fmt.Errorf("the database is damaged: %s gives %q", check, found[0])
		}
	}
	return countRows(ctx, h, sqliteTables)
}

// CountRows returns the rows of the tables of a database, the path of a SQLite file or a URL of PostgreSQL.
func CountRows(ctx context.Context, database string) (Counts, error) {
	db := &DB{opt: Options{Database: database}}
	driver, source, tables := "sqlite", "file:"+db.path(), sqliteTables
	if dialectOf(database) == &postgresDialect {
		driver, source, tables = "pgx", database, postgresTables
	}
	h, err := sql.Open(driver, source)
	if err != nil {
		return nil, err
	}
	defer h.Close()
	return countRows(ctx, h, tables)
}

// ErrMayNotCreate reports that a role of PostgreSQL may not create databases.
var ErrMayNotCreate = errors.New("the role may not create databases")

// Scratch calls fn with the URL of a new, empty database on the PostgreSQL server of a URL,
// and drops this database afterwards.
func Scratch(ctx context.Context, server, name string, fn func(url string) error) (err error) {
	h, err := sql.Open("pgx", server)
	if err != nil {
		return err
	}
	defer h.Close()
	var may bool
	if err := h.QueryRowContext(ctx, `SELECT rolcreatedb OR rolsuper FROM pg_roles WHERE rolname = current_user`).Scan(&may); err != nil {
		return fmt.Errorf("look up the role: %w", err)
	}
	if !may {
		return ErrMayNotCreate
	}
	if _, err := h.ExecContext(ctx, `CREATE DATABASE `+name+` TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`); err != nil {
		return fmt.Errorf("create a database to restore into: %w", err)
	}
	defer func() {
		_, dropped := h.ExecContext(context.WithoutCancel(ctx), `DROP DATABASE `+name+` WITH (FORCE)`)
		err = errors.Join(err, dropped)
	}()
	there, err := databaseURL(server, name)
	if err != nil {
		return err
	}
	return fn(there)
}

// databaseURL returns the URL of another database on the same server.
func databaseURL(text, name string) (string, error) {
	u, err := url.Parse(text)
	if err != nil {
		return "", errors.New("the URL of the database cannot be parsed") // the error of net/url repeats it
	}
	u.Path = "/" + name
	return u.String(), nil
}
