package store

import (
	"context"
	"embed"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/pressly/goose/v3"
)

// layouts has a file for each engine: what its migrations make, one line an
// object. TestLayout writes the files and compares them with the migrations.
//
//go:embed layout
var layouts embed.FS

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

// layout returns what the database consists of, one line an object: its kind,
// its name and, after a colon, its definition.
func (s *Store) layout(ctx context.Context) (lines []string, err error) {
	if err := s.read.all(ctx, &lines, s.d.layout); err != nil {
		return nil, fmt.Errorf("read the layout of the database: %w", err)
	}
	for i, line := range lines {
		lines[i] = strings.TrimSpace(sqlSpace.ReplaceAllString(sqlComment.ReplaceAllString(line, ""), " "))
	}
	return lines, nil
}

// checkLayout refuses a database that is not as the migrations make it, which
// statements would fail on later. Tables and indexes that others have added
// are not looked at.
func (s *Store) checkLayout(ctx context.Context) error {
	file, err := layouts.ReadFile("layout/" + s.d.name + ".txt")
	if err != nil {
		return err
	}
	lines, err := s.layout(ctx)
	if err != nil {
		return err
	}
	for want := range strings.Lines(string(file)) {
		if want = strings.TrimSpace(want); !slices.Contains(lines, want) {
			object, _, _ := strings.Cut(want, ":")
			return fmt.Errorf("the database is not as this version of Finds makes it: %s differs or is missing; "+
				"a version before the first release made it, or it was changed by hand: restore a backup, or run the version that made it", object)
		}
	}
	return nil
}

// unknownVersions returns the migrations that the database has and this program
// has not, oldest first: a newer version applied them.
func (s *Store) unknownVersions(ctx context.Context, p *goose.Provider) (unknown []int64, err error) {
	var any bool
	if err := s.read.get(ctx, &any, s.d.hasVersions); err != nil || !any {
		return nil, err
	}
	// The first row is of goose itself.
	if err := s.read.all(ctx, &unknown, `SELECT version_id FROM goose_db_version WHERE version_id > 0 AND is_applied ORDER BY version_id`); err != nil {
		return nil, err
	}
	known := versionsOf(p)
	return slices.DeleteFunc(unknown, func(v int64) bool { return slices.Contains(known, v) }), nil
}

// refuseNewer refuses a database that a newer version has migrated.
func (s *Store) refuseNewer(ctx context.Context, p *goose.Provider) error {
	unknown, err := s.unknownVersions(ctx, p)
	if err != nil || len(unknown) == 0 {
		return err
	}
	return fmt.Errorf("a newer version of Finds has migrated the database (to %d, and this one knows %d): run that version, "+
		"take its migrations back with its own finds migrate down, or restore the backup from before the upgrade",
		unknown[len(unknown)-1], slices.Max(versionsOf(p)))
}

// versionsOf are the migrations that this program has.
func versionsOf(p *goose.Provider) (known []int64) {
	for _, source := range p.ListSources() {
		known = append(known, source.Version)
	}
	return known
}
