// Package bulk fills an empty database with many records, by the fastest way of each engine.
package bulk

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"finds/schema"
	"finds/store/counts"
	"finds/store/search"
	"finds/store/sqldb"
)

// ErrNotEmpty is the refusal to load records into an instance that holds anything.
var ErrNotEmpty = errors.New("the instance already has accounts or locations; demo data needs an empty one, such as a new data folder")

// rowsQuery counts what makes an instance not empty. Locations outlive the accounts that
// made them.
const rowsQuery = `SELECT (SELECT COUNT(*) FROM "user") + (SELECT COUNT(*) FROM location)`

// CheckEmpty returns ErrNotEmpty for an instance that Load refuses.
func CheckEmpty(ctx context.Context, db *sqldb.DB) error {
	var n int
	if err := db.Get(ctx, &n, rowsQuery); err != nil {
		return fmt.Errorf("look for accounts: %w", err)
	}
	if n > 0 {
		return ErrNotEmpty
	}
	return nil
}

// Load fills an empty instance with the rows that fill passes to load, in the order of
// their references: accounts, then locations, then finds. It is one transaction, so a
// failed load leaves the instance empty; fill may be called again. It returns ErrNotEmpty
// for an instance that has any records. While it runs the indexes are dropped and other
// writers wait.
func Load(ctx context.Context, db *sqldb.DB, fill func(ctx context.Context, load func(*Rows) error) error) error {
	return load(ctx, db, func(l loader) error {
		var n int
		if err := l.get(&n, rowsQuery); err != nil {
			return err
		}
		if n > 0 {
			return ErrNotEmpty
		}
		indexes, err := l.dropIndexes(indexed)
		if err != nil {
			return fmt.Errorf("drop the indexes: %w", err)
		}
		sums := totals{terms: search.NewCounts(), cells: counts.Sums{}}
		err = fill(ctx, func(r *Rows) error {
			sums.add(r)
			return insertAll(l, r)
		})
		if err != nil {
			return err
		}
		if err := sums.write(l); err != nil {
			return err
		}
		for _, create := range indexes {
			if err := l.exec(create); err != nil {
				return fmt.Errorf("create the indexes again: %w", err)
			}
		}
		return l.finish()
	})
}

func insertAll(l loader, r *Rows) error {
	for _, b := range r.batches() {
		if b.rows() == 0 {
			continue
		}
		if err := l.insert(b); err != nil {
			return fmt.Errorf("insert into %s: %w", b.name, err)
		}
	}
	return nil
}

// loader writes many rows in one transaction, by the fastest way of the engine:
// statements of many rows on SQLite, COPY on PostgreSQL.
type loader interface {
	exec(query string) error
	get(n *int, query string) error
	insert(b *batch) error
	// dropIndexes drops the indexes of tables, except those of their constraints,
	// and returns the statements that create them again.
	dropIndexes(tables []string) ([]string, error)
	finish() error // after the last row and index
}

// indexed are the tables that are loaded without their indexes.
var indexed = []string{"location", "find", "find_search", "find_media", "find_like", "find_like_told", "find_comment", "notification"}

// load runs fn in one transaction.
func load(ctx context.Context, db *sqldb.DB, fn func(loader) error) error {
	if !db.Postgres() {
		return db.Transact(ctx, func(t *sqldb.Tx) error { return fn(&liteLoader{t: t}) })
	}
	return db.Pgx(ctx, func(tx pgx.Tx) error {
		// Creating the indexes sorts in memory; only for this transaction.
		if _, err := tx.Exec(ctx, `SET LOCAL maintenance_work_mem = '256MB'`); err != nil {
			return err
		}
		return fn(&pgLoader{ctx, tx})
	})
}

// liteLoader loads SQLite.
type liteLoader struct{ t *sqldb.Tx }

// rowsPerInsert is how many rows a statement has at most on SQLite. More gain
// nothing.
const rowsPerInsert = 20

func (l *liteLoader) exec(query string) error {
	_, err := l.t.Exec(query)
	return err
}

func (l *liteLoader) get(n *int, query string) error { return l.t.Get(n, query) }

// insert writes a batch. The full text is inserted row by row: in a statement of
// several rows FTS5 flushes its memory after each.
func (l *liteLoader) insert(b *batch) error {
	row := "(?" + strings.Repeat(", ?", len(b.columns)-1) + ")"
	head := `INSERT INTO "` + b.name + `" (` + strings.Join(b.columns, ", ") + `) VALUES `
	if b.name == "find_search" {
		return l.insertBy(b, 1, head+row)
	}
	whole := b.rows() / rowsPerInsert * rowsPerInsert * len(b.columns)
	many, rest := *b, *b
	many.values, rest.values = b.values[:whole], b.values[whole:]
	if err := l.insertBy(&many, rowsPerInsert, head+row+strings.Repeat(", "+row, rowsPerInsert-1)); err != nil {
		return err
	}
	return l.insertBy(&rest, 1, head+row)
}

// insertBy runs a statement for each group of rows rows.
func (l *liteLoader) insertBy(b *batch, rows int, query string) error {
	n := rows * len(b.columns)
	for i := 0; i+n <= len(b.values); i += n {
		if _, err := l.t.Exec(query, b.values[i:i+n]...); err != nil {
			return err
		}
	}
	return nil
}

func (l *liteLoader) dropIndexes(tables []string) ([]string, error) {
	marks, args := sqldb.In(tables)
	var rows []struct {
		Name string `db:"name"`
		SQL  string `db:"sql"`
	}
	// Those of constraints have no sql.
	err := l.t.Select(&rows, `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN (`+marks+`) ORDER BY name`, args...)
	if err != nil {
		return nil, err
	}
	var create []string
	for _, r := range rows {
		if err := l.exec(`DROP INDEX ` + r.Name); err != nil {
			return nil, err
		}
		create = append(create, r.SQL)
	}
	return create, l.tune(-64_000, 64<<20, 0)
}

// tune sets the page cache (negative: KB), the bytes that the full text buffers in
// memory, and how eagerly it merges its segments on disk.
func (l *liteLoader) tune(cache, gather, merge int) error {
	for _, query := range []string{
		fmt.Sprintf(`PRAGMA cache_size = %d`, cache),
		fmt.Sprintf(`INSERT INTO find_search (find_search, rank) VALUES ('hashsize', %d)`, gather),
		fmt.Sprintf(`INSERT INTO find_search (find_search, rank) VALUES ('automerge', %d)`, merge),
	} {
		if err := l.exec(query); err != nil {
			return err
		}
	}
	return nil
}

// finish merges the full text into one segment and restores the settings of sqldb
// and of the migration. It does not run ANALYZE: the statements are written for the
// planner's default rules, and their plans stay as tested.
func (l *liteLoader) finish() error {
	if err := l.exec(`INSERT INTO find_search (find_search) VALUES ('optimize')`); err != nil {
		return err
	}
	return l.tune(-32_000, 1<<20, 8)
}

// pgLoader loads PostgreSQL.
type pgLoader struct {
	ctx context.Context
	tx  pgx.Tx
}

func (l *pgLoader) exec(query string) error {
	_, err := l.tx.Exec(l.ctx, query)
	return err
}

func (l *pgLoader) get(n *int, query string) error { return l.tx.QueryRow(l.ctx, query).Scan(n) }

// insert writes a batch. Tokens go through a table of text, since COPY takes a
// tsvector only when it is made already.
func (l *pgLoader) insert(b *batch) error {
	if b.name != "find_search" {
		return l.copy(b)
	}
	err := l.exec(`CREATE TEMPORARY TABLE IF NOT EXISTS find_tokens (doc_id BIGINT, tokens TEXT) ON COMMIT DROP`)
	if err != nil {
		return err
	}
	if err := l.exec(`TRUNCATE find_tokens`); err != nil {
		return err
	}
	tokens := &batch{name: "find_tokens", columns: []string{"doc_id", "tokens"}, values: b.values}
	if err := l.copy(tokens); err != nil {
		return err
	}
	return l.exec(`INSERT INTO find_search (doc_id, tokens) SELECT doc_id, array_to_tsvector(string_to_array(tokens, ' ')) FROM find_tokens`)
}

func (l *pgLoader) copy(b *batch) error {
	n := len(b.columns)
	_, err := l.tx.CopyFrom(l.ctx, pgx.Identifier{b.name}, b.columns, pgx.CopyFromSlice(b.rows(), func(i int) ([]any, error) {
		row := b.values[i*n : i*n+n]
		for k, v := range row {
			if t, ok := v.(schema.Time); ok { // binary COPY takes no text of a time
				row[k] = t.Time
			}
		}
		return row, nil
	}))
	return err
}

func (l *pgLoader) dropIndexes(tables []string) ([]string, error) {
	rows, err := l.tx.Query(l.ctx, `SELECT c.relname, pg_get_indexdef(c.oid) FROM pg_index i
		JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
		WHERE t.relnamespace = current_schema()::regnamespace AND t.relname = ANY($1)
			AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = c.oid) ORDER BY 1`, tables)
	if err != nil {
		return nil, err
	}
	var name, sql string
	var drop, create []string
	_, err = pgx.ForEachRow(rows, []any{&name, &sql}, func() error {
		drop, create = append(drop, pgx.Identifier{name}.Sanitize()), append(create, sql)
		return nil
	})
	if err != nil || len(drop) == 0 {
		return nil, err
	}
	return create, l.exec(`DROP INDEX ` + strings.Join(drop, ", "))
}

// finish gathers statistics: without any the first plans after the load would
// be those for empty tables.
func (l *pgLoader) finish() error { return l.exec(`ANALYZE`) }
