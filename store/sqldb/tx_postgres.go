package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jmoiron/sqlx"
)

// pgTx runs statements by their text: the driver caches the prepared statements of
// a connection, so each takes one round trip.
type pgTx struct {
	ctx context.Context
	tx  *sqlx.Tx
	d   *Dialect
}

func (p pgTx) get(dest any, query string, args ...any) error {
	return p.tx.GetContext(p.ctx, dest, p.d.rebind(query), args...)
}

func (p pgTx) all(dest any, query string, args ...any) error {
	return p.tx.SelectContext(p.ctx, dest, p.d.rebind(query), args...)
}

func (p pgTx) exec(query string, args ...any) (sql.Result, error) {
	return p.tx.ExecContext(p.ctx, p.d.rebind(query), args...)
}

func (p pgTx) row(query string, args ...any) *sqlx.Row {
	return p.tx.QueryRowxContext(p.ctx, p.d.rebind(query), args...)
}

func (p pgTx) rows(query string) (*sqlx.Rows, error) { return p.tx.QueryxContext(p.ctx, query) }

// unhurried marks the context of a transaction without timeouts.
type unhurried struct{}

// WithoutTimeout lifts the timeouts of PostgreSQL from the transactions and snapshots that
// run with the context it returns. On SQLite such a transaction is not run again when it was
// alone in its commit.
func WithoutTimeout(ctx context.Context) context.Context {
	return context.WithValue(ctx, unhurried{}, true)
}

// noTimeouts lifts every timeout of pgConfig for the rest of a transaction.
const noTimeouts = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

// txPostgres waits for a connection until ctx ends. A transaction that has started does not
// end with ctx, but after Options.Timeout.
func (db *DB) txPostgres(ctx context.Context, run runner) error {
	started := db.meter.wait()
	conn, err := db.pool.Connx(ctx)
	started()
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer conn.Close()
	whole, timeout := context.WithoutCancel(ctx), db.opt.Timeout
	if ctx.Value(unhurried{}) == nil {
		var cancel context.CancelFunc
		whole, cancel = context.WithTimeout(whole, timeout)
		defer cancel()
	}
	err = db.txOn(whole, conn, run)
	if readOnly(err) { // a new connection may lead to the server that has taken over
		db.connector.distrust()
	}
	if err != nil && errors.Is(whole.Err(), context.DeadlineExceeded) {
		return fmt.Errorf("%w (%v): %v", errNoAnswer, timeout, err)
	}
	return err
}

// txOn runs a transaction on a connection.
func (db *DB) txOn(ctx context.Context, conn *sqlx.Conn, run runner) error {
	t, err := conn.BeginTxx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer t.Rollback() // after a commit it does nothing
	if ctx.Value(unhurried{}) != nil {
		if _, err := t.ExecContext(ctx, noTimeouts); err != nil {
			return err
		}
	}
	done, err := run(pgTx{ctx, t, db.Dialect})
	if err == nil && len(done.notes) > 0 {
		err = db.opt.WriteNotes(done.ending(), done.notes)
	}
	if err == nil {
		err = done.finish()
	}
	if err != nil {
		return err
	}
	if err := t.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// Pgx runs fn in a transaction of PostgreSQL's driver itself, which has COPY. It has no
// timeouts and is not run again.
func (db *DB) Pgx(ctx context.Context, fn func(pgx.Tx) error) error {
	conn, err := db.pool.Conn(ctx)
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer conn.Close()
	return conn.Raw(func(driver any) error {
		return pgx.BeginFunc(ctx, driver.(*stdlib.Conn).Conn(), func(tx pgx.Tx) error {
			if _, err := tx.Exec(ctx, noTimeouts); err != nil {
				return err
			}
			return fn(tx)
		})
	})
}
