package sqldb

import "strings"

// Parts of statements.

// Cond is a condition in SQL with its arguments.
type Cond struct {
	SQL  string
	Args []any
}

// ArgsAfter returns the arguments of a statement that has some others before those of c.
func (c Cond) ArgsAfter(args ...any) []any { return append(args, c.Args...) }

// And joins conditions; empty ones are left out.
func And(conds ...Cond) (c Cond) {
	for _, next := range conds {
		if next.SQL == "" {
			continue
		}
		if c.SQL != "" {
			c.SQL += " AND "
		}
		c.SQL += next.SQL
		c.Args = append(c.Args, next.Args...)
	}
	return c
}

// Where joins conditions into a WHERE clause, or nothing.
func Where(conds ...Cond) (string, []any) {
	c := And(conds...)
	if c.SQL == "" {
		return "", nil
	}
	return " WHERE " + strings.TrimSpace(c.SQL), c.Args
}

// Column is whether a condition holds, as a column: FALSE where it is NULL, and TRUE
// without a condition.
func (c Cond) Column() string {
	if c.SQL == "" {
		return "TRUE"
	}
	return "COALESCE(" + strings.TrimSpace(c.SQL) + ", FALSE)"
}

// Equal is the condition that a column has a value, unless the value is "".
func Equal(column, value string) Cond {
	if value == "" {
		return Cond{}
	}
	return Cond{column + " = ?", []any{value}}
}

// In returns `?, ?, …` and the arguments for values. They are padded with
// the last of them to a power of two, so that few texts are ever prepared.
func In[T any](values []T) (marks string, args []any) {
	n := 1
	for n < len(values) {
		n *= 2
	}
	args = make([]any, n)
	for i := range args {
		args[i] = values[min(i, len(values)-1)]
	}
	return strings.Repeat("?, ", n-1) + "?", args
}

// Repeat returns n times v.
func Repeat(v any, n int) []any {
	args := make([]any, n)
	for i := range args {
		args[i] = v
	}
	return args
}

// Qualify puts an alias before each of the columns in a list.
func Qualify(alias, columns string) string {
	return alias + "." + strings.ReplaceAll(columns, ", ", ", "+alias+".")
}

// Null makes NULL of an empty text.
func Null(s string) any {
	if s == "" {
		return nil
	}
	return s
}

// Integer writes a boolean as a column of integers keeps it.
func Integer(b bool) int {
	if b {
		return 1
	}
	return 0
}

// Limit is the argument of a LIMIT. Given the bare parameter, SQLite looks at
// its value to plan by it, and so prepares the statement again each time.
const Limit = "? + 0"
