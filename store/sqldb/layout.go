package sqldb

import (
	"context"
	"fmt"
	"regexp"
	"strings"
)

// sqliteLayout reads the definition of each table and index. The tables that
// FTS5 makes for itself are left out.
const sqliteLayout = `SELECT m.type || ' ' || m.name || ': ' || m.sql AS line FROM sqlite_master m
	WHERE m.sql IS NOT NULL AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND m.name NOT LIKE 'goose\_%' ESCAPE '\'
	AND m.name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow') ORDER BY 1`

// postgresLayout reads the columns of each table and index, the references and
// the names of the checks, and no expression: servers of different versions
// write those differently.
const postgresLayout = `
	WITH ours AS (SELECT oid, relname FROM pg_class WHERE relkind = 'r' AND relname NOT LIKE 'goose\_%'
		AND relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = current_schema()))
	SELECT 'table ' || t.relname || ': ' || string_agg(a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
		|| CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END, ', ' ORDER BY a.attname) AS line
	FROM ours t JOIN pg_attribute a ON a.attrelid = t.oid WHERE a.attnum > 0 AND NOT a.attisdropped GROUP BY t.relname
	UNION ALL
	SELECT 'index ' || i.relname || ': ' || CASE WHEN x.indisunique THEN 'UNIQUE ' ELSE '' END || t.relname || ' ('
		|| (SELECT string_agg(CASE WHEN x.indkey[n - 1] = 0 THEN 'expression' ELSE pg_get_indexdef(x.indexrelid, n, false) END, ', ' ORDER BY n)
			FROM generate_series(1, x.indnatts) n) || ')'
		|| CASE WHEN x.indpred IS NULL THEN '' ELSE ' WHERE' END
	FROM ours t JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
	UNION ALL
	SELECT CASE k.contype WHEN 'f' THEN 'reference ' ELSE 'check ' END || k.conname || ': ' || t.relname
		|| COALESCE(' to ' || r.relname || ' ON DELETE ' || CAST(k.confdeltype AS text), '')
	FROM ours t JOIN pg_constraint k ON k.conrelid = t.oid LEFT JOIN ours r ON r.oid = k.confrelid WHERE k.contype IN ('f', 'c')
	ORDER BY 1`

var (
	sqlComment = regexp.MustCompile(`--[^\n]*`)
	sqlSpace   = regexp.MustCompile(`\s+`)
)

// Layout returns the objects of the database, one a line: the kind, the name and,
// after a colon, the definition. It leaves out the tables of goose.
func (db *DB) Layout(ctx context.Context) (lines []string, err error) {
	if err := db.Select(ctx, &lines, db.Dialect.layout); err != nil {
		return nil, fmt.Errorf("read the layout of the database: %w", err)
	}
	for i, line := range lines {
		lines[i] = strings.TrimSpace(sqlSpace.ReplaceAllString(sqlComment.ReplaceAllString(line, ""), " "))
	}
	return lines, nil
}

// HasTable reports whether the database has a table of a name.
func (db *DB) HasTable(ctx context.Context, name string) (has bool, err error) {
	err = db.Get(ctx, &has, db.Dialect.hasTable, name)
	return has, err
}
