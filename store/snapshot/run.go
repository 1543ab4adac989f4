package snapshot

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// batchRows is how many rows are sent from the reader to the writer at once, and ahead how many
// batches.
const batchRows, ahead = 1000, 4

// run is one copy, inside the transactions of the source and of the target.
type run struct {
	*plan
	Options
	ctx   context.Context // of the snapshot of the source
	from  *sqldb.DB
	to    Loader
	total int // rows of the source

	postgres bool // whether the target is PostgreSQL, which names its references
}

// all copies all tables and compares them.
func (r *run) all() ([]Table, error) {
	if err := r.empty(); err != nil {
		return nil, err
	}
	if err := r.count(); err != nil {
		return nil, err
	}
	indexes, err := r.to.DropIndexes(append([]string{searchTable}, r.tables...))
	if err != nil {
		return nil, fmt.Errorf("drop the indexes: %w", err)
	}
	if err := r.deferChecks(); err != nil {
		return nil, err
	}
	copied, err := r.copy()
	if err != nil {
		return nil, err
	}
	if err := r.checkDeferred(); err != nil {
		return nil, err
	}
	for _, create := range indexes {
		if err := r.to.Exec(create); err != nil {
			return nil, fmt.Errorf("create the indexes again: %w", err)
		}
	}
	if err := r.to.Finish(); err != nil {
		return nil, err
	}
	if err := r.compare(copied); err != nil {
		return nil, err
	}
	return copied, r.secrets()
}

// empty refuses a target with rows, and deletes what its migrations wrote.
func (r *run) empty() error {
	if r.postgres { // other commands could write until the commit
		for _, table := range r.tables {
			if err := r.to.Exec(`LOCK TABLE ` + quote(table) + ` IN SHARE ROW EXCLUSIVE MODE`); err != nil {
				return err
			}
		}
	}
	for _, table := range append([]string{searchTable}, r.tables...) {
		var n int
		if err := r.to.Get(&n, rowsOf(table)); err != nil {
			return err
		}
		if n > 0 {
			return notEmpty(table, n)
		}
	}
	for table := range fresh {
		if err := r.to.Exec(`DELETE FROM ` + quote(table)); err != nil {
			return err
		}
	}
	return nil
}

// count counts the rows of the source for the progress.
func (r *run) count() error {
	for _, table := range r.tables {
		var n int
		if err := r.from.Get(r.ctx, &n, `SELECT COUNT(*) FROM `+quote(table)); err != nil {
			return err
		}
		r.total += n
	}
	return nil
}

// deferChecks has the references that no order satisfies checked later.
func (r *run) deferChecks() error {
	if len(r.deferred) > 0 && !r.postgres {
		return r.to.Exec(`PRAGMA defer_foreign_keys = ON`) // until the commit
	}
	return r.alter(`DEFERRABLE INITIALLY DEFERRED`)
}

// checkDeferred checks them.
func (r *run) checkDeferred() error {
	if len(r.deferred) == 0 || !r.postgres {
		return nil
	}
	if err := r.to.Exec(`SET CONSTRAINTS ALL IMMEDIATE`); err != nil {
		return err
	}
	return r.alter(`NOT DEFERRABLE`)
}

// alter changes the references of PostgreSQL that no order satisfies.
func (r *run) alter(how string) error {
	for _, ref := range r.deferred {
		if err := r.to.Exec(`ALTER TABLE ` + quote(ref.Table) + ` ALTER CONSTRAINT ` + quote(ref.Name) + ` ` + how); err != nil {
			return err
		}
	}
	return nil
}

// copy reads in one goroutine and writes in this one, which alone may use the transaction.
func (r *run) copy() ([]Table, error) {
	ctx, cancel := context.WithCancel(r.ctx)
	defer cancel()
	batches, failed := make(chan *Batch, ahead), make(chan error, 1)
	copied := make([]Table, len(r.tables))
	go func() {
		defer close(batches)
		failed <- r.read(ctx, copied, func(b *Batch) error {
			select {
			case batches <- b:
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		})
	}()
	done := 0
	for b := range batches {
		if err := r.to.Insert(b); err != nil {
			cancel()
			<-failed
			return nil, fmt.Errorf("copy into %s: %w", b.Table, err)
		}
		if b.Table != searchTable {
			done += b.Rows()
			r.Progress("copying", done, r.total)
		}
	}
	return copied, <-failed
}

// read sends the rows of all tables.
func (r *run) read(ctx context.Context, copied []Table, send func(*Batch) error) error {
	for i, table := range r.tables {
		copied[i].Name = table
		if err := r.readTable(ctx, &copied[i], send); err != nil {
			return fmt.Errorf("read %s: %w", table, err)
		}
	}
	return nil
}

func (r *run) readTable(ctx context.Context, t *Table, send func(*Batch) error) error {
	names, columns := r.names(t.Name), r.columns[t.Name]
	flush := func(b *Batch) error {
		if len(b.Values) == 0 {
			return nil
		}
		if err := send(b); err != nil || t.Name != "find" {
			return err
		}
		return send(tokens(b))
	}
	next := func() *Batch {
		return &Batch{Table: t.Name, Columns: names, Values: make([]any, 0, batchRows*len(names))}
	}
	b, s := next(), newScanner(columns)
	err := r.from.Each(ctx, func(rows *sql.Rows) (err error) {
		at := len(b.Values)
		if b.Values, err = s.append(b.Values, rows); err != nil {
			return err
		}
		t.add(b.Values[at:])
		if b.Rows() < batchRows {
			return nil
		}
		full := b
		b = next()
		return flush(full)
	}, r.query(t.Name))
	if err != nil {
		return err
	}
	return flush(b)
}

// tokens makes the rows of the full text of those of finds.
func tokens(finds *Batch) *Batch {
	at := func(name string) int { return slices.Index(finds.Columns, name) }
	title, description, category, place := at("title"), at("description"), at("category"), at("location_name")
	doc, owner, public, onlyMe := at("doc_id"), at("user_id"), at("is_public"), at("only_me")
	optional := func(v any) *string {
		if s, ok := v.(string); ok {
			return &s
		}
		return nil
	}
	b := &Batch{Table: searchTable, Columns: []string{"rowid", "tokens"}}
	for row := range slices.Chunk(finds.Values, len(finds.Columns)) {
		where, _ := row[place].(string)
		of := search.Text{Title: row[title].(string), Description: optional(row[description]), Category: optional(row[category]), Place: where,
			Scope: search.Scope(row[owner].(string), row[public] == int64(1), row[onlyMe] == int64(1))}
		b.Values = append(b.Values, row[doc], of.Tokens())
	}
	return b
}

// compare reads the target and compares it with what was read of the source.
func (r *run) compare(copied []Table) error {
	done, finds := 0, 0
	for i := range copied {
		source := &copied[i]
		target, row, s := Sum{}, []any(nil), newScanner(r.columns[source.Name])
		err := r.to.Each(func(rows Row) (err error) {
			if row, err = s.append(row[:0], rows); err != nil {
				return err
			}
			target.add(row)
			if done++; done%batchRows == 0 {
				r.Progress("comparing", done, r.total)
			}
			return r.ctx.Err()
		}, r.query(source.Name))
		if err != nil {
			return fmt.Errorf("compare %s: %w", source.Name, err)
		}
		if !target.equal(&source.Sum) {
			return fmt.Errorf("the table %s has %d rows (%s) in the source, but %d (%s) in the target: does the target change what is written to it?",
				source.Name, source.Rows, &source.Sum, target.Rows, &target)
		}
		if source.Name == "find" {
			finds = source.Rows
		}
	}
	r.Progress("comparing", r.total, r.total)
	var indexed int
	if err := r.to.Get(&indexed, `SELECT COUNT(*) FROM `+searchTable); err != nil {
		return err
	}
	if indexed != finds {
		return fmt.Errorf("the full text has %d finds of %d", indexed, finds)
	}
	return nil
}

// secrets moves the secrets, at the end.
func (r *run) secrets() error {
	if r.Secrets == nil {
		return nil
	}
	secrets, err := r.Secrets(func(name string) (string, error) { return Setting(r.ctx, r.from, name) })
	if err != nil {
		return fmt.Errorf("move the secrets: %w", err)
	}
	b := &Batch{Table: "setting", Columns: []string{"name", "value"}}
	for _, name := range slices.Sorted(maps.Keys(secrets)) {
		b.Values = append(b.Values, name, secrets[name])
	}
	return r.to.Insert(b)
}

// Setting returns a row of the settings of a database, or "" if there is none.
func Setting(ctx context.Context, db *sqldb.DB, name string) (value string, err error) {
	err = db.Get(ctx, &value, `SELECT value FROM setting WHERE name = ?`, name)
	if errors.Is(err, schema.ErrNotFound) {
		err = nil
	}
	return value, err
}
