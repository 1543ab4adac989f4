package snapshot

import (
	"context"
	"database/sql"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"

	"finds/schema"
	"finds/store/sqldb"
)

// Batch is rows of a table, one value after the other.
type Batch struct {
	Table   string
	Columns []string
	Values  []any // nil, bool, int, int64, float64, string, *string, []byte or schema.Time
}

// Add appends a row.
func (b *Batch) Add(row ...any) { b.Values = append(b.Values, row...) }

// Rows is how many rows the batch has.
func (b *Batch) Rows() int { return len(b.Values) / len(b.Columns) }

// Row is a row of a query.
type Row interface{ Scan(dest ...any) error }

// Loader writes many rows in one transaction, by the fastest way of the engine:
// statements of many rows on SQLite, COPY on PostgreSQL.
type Loader interface {
	Exec(query string) error
	Get(n *int, query string) error
	// Each calls scan for every row, until it returns an error.
	Each(scan func(Row) error, query string) error
	// Insert inserts rows. Of find_search the columns are the number of a find and its tokens.
	Insert(b *Batch) error
	// DropIndexes drops the indexes of tables, except those of their constraints,
	// and returns the statements that create them again.
	DropIndexes(tables []string) ([]string, error)
	Finish() error // after the last row and index
}

// Transact runs fn in one transaction, without timeouts.
func Transact(ctx context.Context, db *sqldb.DB, fn func(Loader) error) error {
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

func (l *liteLoader) Exec(query string) error {
	_, err := l.t.Exec(query)
	return err
}

func (l *liteLoader) Get(n *int, query string) error { return l.t.Get(n, query) }

func (l *liteLoader) Each(scan func(Row) error, query string) error {
	return l.t.Each(func(rows *sql.Rows) error { return scan(rows) }, query)
}

// Insert writes a batch. The full text is inserted row by row: in a statement of
// several rows FTS5 flushes its memory after each.
func (l *liteLoader) Insert(b *Batch) error {
	row := "(?" + strings.Repeat(", ?", len(b.Columns)-1) + ")"
	head := `INSERT INTO "` + b.Table + `" ("` + strings.Join(b.Columns, `", "`) + `") VALUES `
	if b.Table == "find_search" {
		return l.insertBy(b, 1, head+row)
	}
	whole := b.Rows() / rowsPerInsert * rowsPerInsert * len(b.Columns)
	many, rest := *b, *b
	many.Values, rest.Values = b.Values[:whole], b.Values[whole:]
	if err := l.insertBy(&many, rowsPerInsert, head+row+strings.Repeat(", "+row, rowsPerInsert-1)); err != nil {
		return err
	}
	return l.insertBy(&rest, 1, head+row)
}

// insertBy runs a statement for each group of rows rows.
func (l *liteLoader) insertBy(b *Batch, rows int, query string) error {
	n := rows * len(b.Columns)
	for i := 0; i+n <= len(b.Values); i += n {
		if _, err := l.t.Exec(query, b.Values[i:i+n]...); err != nil {
			return err
		}
	}
	return nil
}

func (l *liteLoader) DropIndexes(tables []string) ([]string, error) {
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
		if err := l.Exec(`DROP INDEX ` + r.Name); err != nil {
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
		if err := l.Exec(query); err != nil {
			return err
		}
	}
	return nil
}

// Finish merges the full text into one segment and restores the settings of sqldb
// and of the migration. It does not run ANALYZE: the statements are written for the
// planner's default rules, and their plans stay as tested.
func (l *liteLoader) Finish() error {
	if err := l.Exec(`INSERT INTO find_search (find_search) VALUES ('optimize')`); err != nil {
		return err
	}
	return l.tune(-32_000, 1<<20, 8)
}

// pgLoader loads PostgreSQL.
type pgLoader struct {
	ctx context.Context
	tx  pgx.Tx
}

func (l *pgLoader) Exec(query string) error {
	_, err := l.tx.Exec(l.ctx, query)
	return err
}

func (l *pgLoader) Get(n *int, query string) error { return l.tx.QueryRow(l.ctx, query).Scan(n) }

func (l *pgLoader) Each(scan func(Row) error, query string) error {
	rows, err := l.tx.Query(l.ctx, query)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := scan(rows); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Insert writes a batch. Tokens go through a table of text, since COPY takes a
// tsvector only when it is made already.
func (l *pgLoader) Insert(b *Batch) error {
	if b.Table != "find_search" {
		return l.copy(b)
	}
	err := l.Exec(`CREATE TEMPORARY TABLE IF NOT EXISTS find_tokens (doc_id BIGINT, tokens TEXT) ON COMMIT DROP`)
	if err != nil {
		return err
	}
	if err := l.Exec(`TRUNCATE find_tokens`); err != nil {
		return err
	}
	tokens := &Batch{Table: "find_tokens", Columns: []string{"doc_id", "tokens"}, Values: b.Values}
	if err := l.copy(tokens); err != nil {
		return err
	}
	return l.Exec(`INSERT INTO find_search (doc_id, tokens) SELECT doc_id, array_to_tsvector(string_to_array(tokens, ' ')) FROM find_tokens`)
}

func (l *pgLoader) copy(b *Batch) error {
	n := len(b.Columns)
	_, err := l.tx.CopyFrom(l.ctx, pgx.Identifier{b.Table}, b.Columns, pgx.CopyFromSlice(b.Rows(), func(i int) ([]any, error) {
		row := b.Values[i*n : i*n+n]
		for k, v := range row {
			if t, ok := v.(schema.Time); ok { // binary COPY takes no text of a time
				row[k] = t.Time
			}
		}
		return row, nil
	}))
	return err
}

func (l *pgLoader) DropIndexes(tables []string) ([]string, error) {
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
	return create, l.Exec(`DROP INDEX ` + strings.Join(drop, ", "))
}

// Finish gathers statistics: without any the first plans after the load would
// be those for empty tables.
func (l *pgLoader) Finish() error { return l.Exec(`ANALYZE`) }
