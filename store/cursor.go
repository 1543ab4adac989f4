package store

import (
	"fmt"
	"hash/fnv"

	"finds/schema"
	"finds/store/sqldb"
)

// Page says which part of a list is wanted.
type Page struct {
	Asc   bool
	Limit int
	After schema.Cursor // empty for the first page
}

// listID names a list with everything that decides its rows and their order, so
// that a cursor of one list is refused by another.
func listID(parts ...any) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%q", parts)
	return fmt.Sprintf("%08x", h.Sum32())
}

// errCursor is the refusal of a cursor that was made for another list.
var errCursor = schema.ErrField("query.cursor", schema.RuleCursor, "expected a cursor from the Link header of this same list")

// after is the keyset condition of a page over rows ordered by (at, id), both
// rising or both falling, and the ORDER BY and LIMIT that go with it. It asks
// for one row more than the page has, which tells whether there is another.
// The limit is an argument, as all that varies: every text is prepared once.
func (p Page) after(list, at, id string) (c sqldb.Cond, tail sqldb.Cond, err error) {
	op := "<"
	if p.Asc {
		op = ">"
	}
	if p.After.Set() {
		if p.After.List != list {
			return c, tail, errCursor
		}
		var t schema.Time
		// Only a time that we would write, and that both engines know.
		if err := t.Scan(p.After.Key); err != nil || t.Year() < 1 || t.String() != p.After.Key {
			return c, tail, errCursor
		}
		c = sqldb.Cond{SQL: fmt.Sprintf("(%s, %s) %s (?, ?)", at, id, op), Args: []any{t, p.After.ID}}
	}
	return c, sqldb.Cond{SQL: p.order(at, id) + " LIMIT " + sqldb.Limit, Args: []any{p.Limit + 1}}, nil
}

// order is the ORDER BY of a list.
func (p Page) order(at, id string) string {
	dir := p.direction()
	return " ORDER BY " + at + " " + dir + ", " + id + " " + dir
}

// direction is that of a list in SQL.
func (p Page) direction() string {
	if p.Asc {
		return "ASC"
	}
	return "DESC"
}

// trimPage drops the row that only tells of a next page and returns the cursor of
// that page, or "".
func trimPage[T any](p Page, list string, rows []T, key func(*T) (at schema.Time, id string)) ([]T, string) {
	if len(rows) <= p.Limit {
		return rows, ""
	}
	rows = rows[:p.Limit]
	at, id := key(&rows[p.Limit-1])
	return rows, schema.Cursor{List: list, Key: at.String(), ID: id}.String()
}
