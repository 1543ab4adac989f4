package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jmoiron/sqlx"
)

// A number or a list that combines several statements is wrong when each sees
// another state of the database. Such statements run in a snapshot, which is in the
// context, so that functions that read need not know about it.

// snapshot is a transaction that reads.
type snapshot struct {
	tx     *sqlx.Tx
	missed []string // queries that no connection had prepared
}

type snapshotKey struct{}

// Snapshot has all that fn reads with its context see one state of the
// database. It holds a connection meanwhile, so fn waits for nothing that
// another read may hold, and its statements run one after the other.
func (db *DB) Snapshot(ctx context.Context, fn func(context.Context) error) error {
	db.pass()
	// On SQLite, which has one level, a transaction that reads sees the state of
	// its first statement and keeps no writer waiting.
	t, err := db.pool.BeginTxx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: db.Dialect.snapshot})
	if err != nil {
		return fmt.Errorf("begin to read: %w", db.late(ctx, err))
	}
	if db.Postgres() && ctx.Value(unhurried{}) != nil {
		if _, err := t.ExecContext(ctx, noTimeouts); err != nil {
			return errors.Join(fmt.Errorf("begin to read: %w", db.late(ctx, err)), t.Rollback())
		}
	}
	snap := &snapshot{tx: t}
	err = fn(context.WithValue(ctx, snapshotKey{}, snap))
	_ = t.Rollback()                    // it has written nothing
	if err != nil && ctx.Err() != nil { // of which sql tells that the transaction is over
		return db.late(ctx, ctx.Err())
	}
	for _, query := range snap.missed {
		_, _ = db.prepared(ctx, query) // for the next; what fails is tried again there
	}
	return err
}

// stmt returns query prepared for the snapshot. Preparing it for the pool takes
// another connection, and a holder of a connection must not wait for one.
func (s *snapshot) stmt(ctx context.Context, db *DB, query string) (statement, error) {
	if db.Dialect.Engine == PostgreSQL {
		return pgStatement{s.tx, db.Dialect.rebind(query)}, nil
	}
	if st, ok := db.stmts.Load(query); ok {
		return s.tx.StmtxContext(ctx, st.(*sqlx.Stmt)), nil
	}
	s.missed = append(s.missed, query)
	st, err := s.tx.PreparexContext(ctx, db.Dialect.rebind(query))
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", db.late(ctx, err))
	}
	return st, nil
}
