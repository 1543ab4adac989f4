// Package snapshot copies all records from one database to another, of the same engine or of the other one, and loads many
// rows by the fastest way of each engine.
package snapshot

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"finds/store/migrate"
	"finds/store/sqldb"
)

// Refusals of Copy.
var (
	ErrNoInstance = errors.New("the source contains no instance")
	ErrPending    = errors.New("the source has pending migrations; finds migrate up applies them")
	ErrNewer      = errors.New("a newer version of Finds has migrated the source; copy it with that version")
	ErrNotEmpty   = errors.New("the target has rows already; name a new, empty database")
)

// Options are those of Copy. Each may be nil.
type Options struct {
	// Progress is called with the number of rows that a step has done, of all tables.
	Progress func(step string, done, total int)
	// Secrets is called when the target is filled and compared. It reads the secrets of the
	// source by name, and returns those that the target keeps, which is all if that is
	// PostgreSQL: SQLite keeps them in a file. An error leaves the target empty.
	Secrets func(read func(name string) (string, error)) (map[string]string, error)
}

// Table is what was copied of a table.
type Table struct {
	Name string
	Sum
}

// Copy fills an empty database with the records of another, which it reads in one
// transaction, so that they are of one moment. It applies the migrations to the target and
// returns the tables in the order of their references. The target is written in one
// transaction: after an error or a crash it is empty. Before the commit Copy reads all rows
// again and compares them with the source.
//
// Copy returns ErrNoInstance, ErrPending, ErrNewer or ErrNotEmpty, or an error that names the
// table and the column that cannot be copied.
func Copy(ctx context.Context, from, to *sqldb.DB, o Options) ([]Table, error) {
	if o.Progress == nil {
		o.Progress = func(string, int, int) {}
	}
	ctx = sqldb.WithoutTimeout(ctx)
	if err := checkSource(ctx, from); err != nil {
		return nil, err
	}
	if err := prepareTarget(ctx, to); err != nil {
		return nil, err
	}
	return copyTables(ctx, from, to, migrate.Tables(), o)
}

// copyTables copies tables of databases that have been checked.
func copyTables(ctx context.Context, from, to *sqldb.DB, tables []string, o Options) (copied []Table, err error) {
	p, err := newPlan(ctx, from, to, tables)
	if err != nil {
		return nil, err
	}
	err = Transact(ctx, to, func(l Loader) error {
		err := from.Snapshot(ctx, func(ctx context.Context) error {
			copied, err = (&run{plan: p, ctx: ctx, from: from, to: l, postgres: to.Postgres(), Options: o}).all()
			return err
		})
		if err != nil && ctx.Err() == nil {
			err = fmt.Errorf("%w%v", final{err}, err) // the database would run some transactions again
		}
		return err
	})
	return copied, err
}

// final is an error that is matched by refusals alone, and not printed.
type final struct{ error }

// Error implements error.
func (final) Error() string { return "" }

// Is matches the refusals of Copy.
func (f final) Is(target error) bool { return target == ErrNotEmpty && errors.Is(f.error, ErrNotEmpty) }

// checkSource refuses a source that is not of this version.
func checkSource(ctx context.Context, from *sqldb.DB) error {
	if has, err := from.HasTable(ctx, "goose_db_version"); err != nil || !has {
		return errors.Join(err, ErrNoInstance)
	}
	list, err := migrate.List(ctx, from)
	switch {
	case err != nil:
		return err
	case slices.ContainsFunc(list, migrate.Migration.Newer):
		return ErrNewer
	case slices.ContainsFunc(list, func(m migrate.Migration) bool { return m.AppliedAt.IsZero() }):
		return ErrPending
	}
	return migrate.CheckLayout(ctx, from)
}

// prepareTarget applies the migrations to a target without rows.
func prepareTarget(ctx context.Context, to *sqldb.DB) error {
	tables, err := columns(ctx, to)
	if err != nil {
		return err
	}
	for _, name := range migrate.Tables() {
		if tables[name] == nil {
			continue
		}
		var n int
		if err := to.Get(ctx, &n, rowsOf(name)); err != nil {
			return err
		}
		if n > 0 {
			return notEmpty(name, n)
		}
	}
	return migrate.Up(ctx, to)
}

// fresh are the conditions of the rows that migrations and finds migrate up write into a new
// database.
var fresh = map[string]string{
	"find_term":      `term = '' AND finds = 0`,
	"profile_change": `changes = 0`,
	"setting":        `name IN ('reindex', 'signing', 'vapid')`,
}

// rowsOf counts the rows of a table that no new database has.
func rowsOf(table string) string {
	query := `SELECT COUNT(*) FROM ` + quote(table)
	if known := fresh[table]; known != "" {
		query += ` WHERE NOT (` + known + `)`
	}
	return query
}

func notEmpty(table string, n int) error {
	return fmt.Errorf("%w (%d in %s)", ErrNotEmpty, n, table)
}

func quote(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }
