package store

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/jmoiron/sqlx"
)

// pgTx runs statements as they are: the driver keeps those of a connection
// prepared by their texts, so each takes one round trip.
type pgTx struct {
	tx *sqlx.Tx
	d  *dialect
}

func (p pgTx) get(dest any, query string, args ...any) error {
	return p.tx.Get(dest, p.d.rebind(query), args...)
}

func (p pgTx) all(dest any, query string, args ...any) error {
	return p.tx.Select(dest, p.d.rebind(query), args...)
}

func (p pgTx) exec(query string, args ...any) (sql.Result, error) {
	return p.tx.Exec(p.d.rebind(query), args...)
}

func (p pgTx) row(query string, args ...any) *sqlx.Row {
	return p.tx.QueryRowx(p.d.rebind(query), args...)
}

// txPostgres waits for a connection as long as ctx lasts; what has begun is not
// broken off by its end.
func (s *Store) txPostgres(ctx context.Context, run runner) error {
	conn, err := s.read.db.Connx(ctx)
	if err != nil {
		return fmt.Errorf("connect: %w", err)
	}
	defer conn.Close()
	t, err := conn.BeginTxx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	defer t.Rollback() // after a commit it does nothing
	done, err := run(pgTx{t, s.d})
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
