package sqldb

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/jmoiron/sqlx"
)

// get, all, exec, row and rows implement queryer. Only the loop's goroutine calls
// them, from the transactions that it runs.
func (w *writer) get(dest any, query string, args ...any) error {
	st, err := w.stmt(query)
	if err != nil {
		return err
	}
	return st.Get(dest, args...)
}

func (w *writer) all(dest any, query string, args ...any) error {
	st, err := w.stmt(query)
	if err != nil {
		return err
	}
	return st.Select(dest, args...)
}

func (w *writer) exec(query string, args ...any) (sql.Result, error) {
	st, err := w.stmt(query)
	if err != nil {
		return nil, err
	}
	return st.Exec(args...)
}

func (w *writer) row(query string, args ...any) *sqlx.Row {
	st, err := w.stmt(query)
	if err != nil {
		return w.conn.QueryRowxContext(context.Background(), query, args...) // it says the same
	}
	return st.QueryRowx(args...)
}

func (w *writer) rows(query string) (*sqlx.Rows, error) {
	st, err := w.stmt(query)
	if err != nil {
		return nil, err
	}
	return st.Queryx()
}

// stmt returns a statement, prepared once.
func (w *writer) stmt(query string) (*sqlx.Stmt, error) {
	w.wrote = w.wrote || !strings.HasPrefix(query, "SELECT")
	if st, ok := w.stmts[query]; ok {
		return st, nil
	}
	st, err := w.conn.PreparexContext(context.Background(), query)
	if err != nil {
		return nil, fmt.Errorf("prepare: %w", err)
	}
	w.stmts[query] = st
	return st, nil
}
