package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jmoiron/sqlx"
)

// pgTx runs statements as they are: the driver keeps those of a connection
// prepared by their texts, so each takes one round trip.
type pgTx struct {
	ctx context.Context
	tx  *sqlx.Tx
	d   *dialect
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

// unhurried marks the context of a transaction without timeouts.
type unhurried struct{}

// noTimeouts lifts every timeout of pgConfig for the rest of a transaction.
const noTimeouts = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

// txPostgres waits for a connection until ctx ends. A transaction that has started does not
// end with ctx, but after Options.Timeout.
func (s *Store) txPostgres(ctx context.Context, run runner) error {
	conn, err := s.read.db.Connx(ctx)
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer conn.Close()
	whole, timeout := context.WithoutCancel(ctx), s.opt.Timeout
	if ctx.Value(unhurried{}) == nil {
		var cancel context.CancelFunc
		whole, cancel = context.WithTimeout(whole, timeout)
		defer cancel()
	}
	err = s.txOn(whole, conn, run)
	if readOnly(err) { // a new connection may lead to the server that has taken over
		s.connector.distrust()
	}
	if err != nil && errors.Is(whole.Err(), context.DeadlineExceeded) {
		return fmt.Errorf("%w (%v): %v", errNoAnswer, timeout, err)
	}
	return err
}

// txOn runs a transaction on a connection.
func (s *Store) txOn(ctx context.Context, conn *sqlx.Conn, run runner) error {
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
	done, err := run(pgTx{ctx, t, s.d})
	if err == nil {
		err = done.countAllPublic(done.seen)
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
