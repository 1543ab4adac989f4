package snapshot

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"finds/store/sqldb"
)

// column is a column of a table with what both engines call its type.
type column struct {
	Table string `db:"tbl"`
	Name  string `db:"name"`
	Type  string `db:"type"`
	kind  kind
}

// reference is a foreign key. SQLite does not name it.
type reference struct {
	Table  string `db:"tbl"`
	Parent string `db:"parent"`
	Name   string `db:"name"`
}

// plan says what is copied: the tables in the order of their references.
type plan struct {
	tables   []string
	columns  map[string][]column // of each table, by name
	deferred []reference         // which no order satisfies; they are checked at the end
}

// searchTable is the full text, which each engine keeps in its own way: it is built of the
// finds.
const searchTable = "find_search"

// newPlan compares the columns of two databases and puts tables in order.
func newPlan(ctx context.Context, from, to *sqldb.DB, tables []string) (*plan, error) {
	source, err := columns(ctx, from)
	if err != nil {
		return nil, err
	}
	target, err := columns(ctx, to)
	if err != nil {
		return nil, err
	}
	p := &plan{columns: map[string][]column{}}
	for _, table := range tables {
		if table == searchTable {
			continue
		}
		if err := equalColumns(table, source[table], target[table]); err != nil {
			return nil, err
		}
		p.tables, p.columns[table] = append(p.tables, table), target[table]
	}
	refs, err := references(ctx, to)
	if err == nil {
		p.tables, p.deferred = inOrder(p.tables, refs)
	}
	return p, err
}

// equalColumns refuses tables with different columns, and columns of a type that is not known.
func equalColumns(table string, source, target []column) error {
	if !slices.EqualFunc(source, target, func(a, b column) bool { return a.Name == b.Name && a.kind == b.kind }) {
		return fmt.Errorf("the table %s has other columns in the target than in the source", table)
	}
	for _, c := range target {
		if c.kind == unknown {
			return fmt.Errorf("the column %s.%s has the type %s, which is not copied", table, c.Name, c.Type)
		}
	}
	return nil
}

// columns returns the columns of each table, by name: the engines keep them in different
// orders.
func columns(ctx context.Context, db *sqldb.DB) (map[string][]column, error) {
	query := `SELECT m.name AS tbl, c.name AS name, lower(c.type) AS type FROM sqlite_master m JOIN pragma_table_info(m.name) c
		WHERE m.type = 'table' ORDER BY m.name, c.name`
	if db.Postgres() {
		query = `SELECT t.relname AS tbl, a.attname AS name, format_type(a.atttypid, NULL) AS type FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
			WHERE t.relkind = 'r' AND t.relnamespace = current_schema()::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
			ORDER BY t.relname, a.attname`
	}
	var list []column
	if err := db.Select(ctx, &list, query); err != nil {
		return nil, fmt.Errorf("read the columns: %w", err)
	}
	tables := map[string][]column{}
	for _, c := range list {
		c.kind = kinds[c.Type]
		tables[c.Table] = append(tables[c.Table], c)
	}
	return tables, nil
}

// references returns the foreign keys of a database.
func references(ctx context.Context, db *sqldb.DB) (refs []reference, err error) {
	query := `SELECT m.name AS tbl, f."table" AS parent, '' AS name FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f WHERE m.type = 'table'`
	if db.Postgres() {
		query = `SELECT t.relname AS tbl, p.relname AS parent, k.conname AS name FROM pg_constraint k
			JOIN pg_class t ON t.oid = k.conrelid JOIN pg_class p ON p.oid = k.confrelid
			WHERE k.contype = 'f' AND t.relnamespace = current_schema()::regnamespace`
	}
	if err := db.Select(ctx, &refs, query); err != nil {
		return nil, fmt.Errorf("read the references: %w", err)
	}
	return refs, nil
}

// inOrder puts each table behind those that it refers to. Where tables refer to each other in a
// circle, or to themselves, it also returns references that have to be checked after the last row.
func inOrder(tables []string, refs []reference) (ordered []string, deferred []reference) {
	left := slices.Sorted(slices.Values(tables))
	waitsFor := func(table string) (open []reference) {
		for _, r := range refs {
			if r.Table == table && slices.Contains(left, r.Parent) {
				open = append(open, r)
			}
		}
		return open
	}
	for len(left) > 0 {
		next := slices.MinFunc(left, func(a, b string) int { return cmp.Compare(len(waitsFor(a)), len(waitsFor(b))) })
		deferred = append(deferred, waitsFor(next)...)
		ordered = append(ordered, next)
		left = slices.DeleteFunc(left, func(t string) bool { return t == next })
	}
	return ordered, deferred
}

// query reads the rows of a table. The full text takes finds fastest by rising numbers.
func (p *plan) query(table string) string {
	var names []string
	for _, c := range p.columns[table] {
		names = append(names, quote(c.Name))
	}
	query := `SELECT ` + strings.Join(names, ", ") + ` FROM ` + quote(table) + condition(table)
	if table == "find" {
		query += ` ORDER BY doc_id`
	}
	return query
}

// condition leaves out the secrets, which Options has, and certificates, which are issued again: a backup of SQLite does not
// encrypt its database.
func condition(table string) string {
	if table == "setting" {
		return ` WHERE name NOT IN ('signing', 'vapid') AND name NOT LIKE 'certificate %'`
	}
	return ""
}

// names are the columns of a table.
func (p *plan) names(table string) (names []string) {
	for _, c := range p.columns[table] {
		names = append(names, c.Name)
	}
	return names
}
