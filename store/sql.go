package store

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"finds/schema"
)

// Pieces of which statements are put together, and what their rows become.

// cond is a condition in SQL with its arguments.
type cond struct {
	sql  string
	args []any
}

// and joins conditions; empty ones are left out.
func and(conds ...cond) (c cond) {
	for _, next := range conds {
		if next.sql == "" {
			continue
		}
		if c.sql != "" {
			c.sql += " AND "
		}
		c.sql += next.sql
		c.args = append(c.args, next.args...)
	}
	return c
}

// where joins conditions into a WHERE clause, or nothing.
func where(conds ...cond) (string, []any) {
	c := and(conds...)
	if c.sql == "" {
		return "", nil
	}
	return " WHERE " + strings.TrimSpace(c.sql), c.args
}

// column is whether a condition holds, as a column: FALSE where it is NULL, and TRUE
// without a condition.
func (c cond) column() string {
	if c.sql == "" {
		return "TRUE"
	}
	return "COALESCE(" + strings.TrimSpace(c.sql) + ", FALSE)"
}

// equal is the condition that a column has a value, unless the value is "".
func equal(column, value string) cond {
	if value == "" {
		return cond{}
	}
	return cond{column + " = ?", []any{value}}
}

// in returns `?, ?, …` and the arguments for a list. The list is padded with
// its last element to a power of two, so that few texts are ever prepared.
func in[T any](list []T) (marks string, args []any) {
	n := 1
	for n < len(list) {
		n *= 2
	}
	args = make([]any, n)
	for i := range args {
		args[i] = list[min(i, len(list)-1)]
	}
	return strings.Repeat("?, ", n-1) + "?", args
}

// repeat returns n times v.
func repeat(v any, n int) []any {
	args := make([]any, n)
	for i := range args {
		args[i] = v
	}
	return args
}

// qualify puts an alias before each of the columns in a list.
func qualify(alias, columns string) string {
	return alias + "." + strings.ReplaceAll(columns, ", ", ", "+alias+".")
}

// null makes NULL of an empty text.
func null(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// integer writes a boolean as is_public keeps it.
func integer(b bool) int {
	if b {
		return 1
	}
	return 0
}

// notFound turns the absence of a row into the refusal that clients see.
func notFound(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return schema.ErrNotFound
	}
	return err
}

// exists reports whether a row was found.
func exists(err error) (bool, error) {
	if errors.Is(err, schema.ErrNotFound) {
		return false, nil
	}
	return err == nil, err
}

// late turns the error of a statement that the end of its time has interrupted
// into the refusal that clients see, whatever the engine calls it.
func late(ctx context.Context, err error) error {
	if err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return schema.ErrSlow
	}
	return err
}
