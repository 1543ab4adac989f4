package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jmoiron/sqlx"
	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
)

// pass waits while the write-ahead log restarts, a moment at most.
func (db *DB) pass() {
	db.gate.RLock()
	defer db.gate.RUnlock()
}

// stmt returns query prepared. Queries are few and fixed except for their lists,
// whose lengths In pads, so that the cache stays small.
func (db *DB) stmt(ctx context.Context, query string) (statement, error) {
	if db.beforeRead != nil {
		db.beforeRead(query)
	}
	if s, ok := ctx.Value(snapshotKey{}).(*snapshot); ok { // which has passed
		return s.stmt(ctx, db, query)
	}
	db.pass()
	return db.prepared(ctx, query)
}

// prepared returns a statement that any connection takes.
func (db *DB) prepared(ctx context.Context, query string) (statement, error) {
	if st, ok := db.stmts.Load(query); ok {
		return st.(statement), nil
	}
	if db.Postgres() {
		st, _ := db.stmts.LoadOrStore(query, pgStatement{db.pool, db.Dialect.rebind(query)})
		return st.(statement), nil
	}
	st, err := db.pool.PreparexContext(ctx, db.Dialect.rebind(query))
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", slow(ctx, err))
	}
	if old, loaded := db.stmts.LoadOrStore(query, st); loaded {
		st.Close()
		return old.(statement), nil
	}
	return st, nil
}

// Get reads one row into dest; if there is none it returns schema.ErrNotFound.
func (db *DB) Get(ctx context.Context, dest any, query string, args ...any) error {
	defer prometheus.NewTimer(db.meter.reads).ObserveDuration()
	st, err := db.stmt(ctx, query)
	if err != nil {
		return err
	}
	return db.late(ctx, NotFound(st.GetContext(ctx, dest, args...)))
}

// GetValue is Get for a single column, for the delivery of files: with Get, reflection
// on dest takes as long as reading the row. On SQLite it cannot be cancelled, since
// that takes two goroutines and longer than the query.
func (db *DB) GetValue(ctx context.Context, dest any, query string, args ...any) error {
	defer prometheus.NewTimer(db.meter.reads).ObserveDuration()
	if !db.Postgres() {
		ctx = context.WithoutCancel(ctx)
	}
	st, err := db.stmt(ctx, query)
	if err != nil {
		return err
	}
	return db.late(ctx, NotFound(st.QueryRowContext(ctx, args...).Scan(dest)))
}

// Select reads every row into the slice dest.
func (db *DB) Select(ctx context.Context, dest any, query string, args ...any) error {
	defer prometheus.NewTimer(db.meter.reads).ObserveDuration()
	st, err := db.stmt(ctx, query)
	if err != nil {
		return err
	}
	return db.late(ctx, st.SelectContext(ctx, dest, args...))
}

// Each calls scan for every row, until it returns an error.
func (db *DB) Each(ctx context.Context, scan func(*sql.Rows) error, query string, args ...any) error {
	defer prometheus.NewTimer(db.meter.reads).ObserveDuration()
	st, err := db.stmt(ctx, query)
	if err != nil {
		return err
	}
	rows, err := st.QueryContext(ctx, args...)
	if err != nil {
		return db.late(ctx, err)
	}
	defer rows.Close()
	return db.late(ctx, each(rows, scan))
}

// each calls scan for every row, until it returns an error.
func each(rows *sql.Rows, scan func(*sql.Rows) error) error {
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// late returns the error of a read. A read that its deadline has ended was too
// expensive if the database still answers others; otherwise the database is
// unreachable. When every connection is in use, a ping would wait for one of them and
// say nothing about the server.
func (db *DB) late(ctx context.Context, err error) error {
	if kindOf(err) == slowError {
		return schema.ErrSlow
	}
	if err == nil || db.connector == nil || !errors.Is(ctx.Err(), context.DeadlineExceeded) || full(db.pool) {
		return slow(ctx, err)
	}
	ping, cancel := context.WithTimeout(context.WithoutCancel(ctx), pingWait)
	defer cancel()
	if db.pool.PingContext(ping) == nil || full(db.pool) {
		return slow(ctx, err)
	}
	db.connector.distrust()
	return errNoAnswer
}

// full reports whether every connection of a pool is in use.
func full(pool *sqlx.DB) bool {
	stats := pool.Stats()
	return stats.InUse >= stats.MaxOpenConnections
}

// A statement is a query that is ready to run. *sqlx.Stmt is one.
type statement interface {
	GetContext(ctx context.Context, dest any, args ...any) error
	SelectContext(ctx context.Context, dest any, args ...any) error
	QueryContext(ctx context.Context, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, args ...any) *sql.Row
}

// pgStatement is the text of a query: pgx prepares it once per connection, or not at
// all behind a pooler.
type pgStatement struct {
	on interface {
		sqlx.QueryerContext
		GetContext(ctx context.Context, dest any, query string, args ...any) error
		SelectContext(ctx context.Context, dest any, query string, args ...any) error
		QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
	}
	query string
}

func (p pgStatement) GetContext(ctx context.Context, dest any, args ...any) error {
	return p.on.GetContext(ctx, dest, p.query, args...)
}

func (p pgStatement) SelectContext(ctx context.Context, dest any, args ...any) error {
	return p.on.SelectContext(ctx, dest, p.query, args...)
}

func (p pgStatement) QueryContext(ctx context.Context, args ...any) (*sql.Rows, error) {
	return p.on.QueryContext(ctx, p.query, args...)
}

func (p pgStatement) QueryRowContext(ctx context.Context, args ...any) *sql.Row {
	return p.on.QueryRowContext(ctx, p.query, args...)
}
