// Package migrate applies the migrations of the database, rolls them back, and compares the
// layout of the database with theirs.
package migrate

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/pressly/goose/v3"
	"github.com/pressly/goose/v3/lock"

	"finds/schema"
	"finds/store/sqldb"
)

// migrator returns goose on a handle of its own, without foreign keys and deadlines.
func migrator(d *sqldb.DB) (*goose.Provider, *sql.DB, error) {
	db, err := d.Unlimited()
	if err != nil {
		return nil, nil, err
	}
	dialect, options := goose.DialectSQLite3, []goose.ProviderOption{goose.WithDisableGlobalRegistry(true)}
	if d.Postgres() {
		l, err := lock.NewPostgresTableLocker(lock.WithTableLockTimeout(250*time.Millisecond, 1200))
		if err != nil {
			return nil, db, err
		}
		dialect, options = goose.DialectPostgres, append(options, goose.WithLocker(l))
	}
	p, err := goose.NewProvider(dialect, db, schema.Migrations(engine(d)), options...)
	return p, db, err
}

// engine is the name of the engine in paths of files.
func engine(db *sqldb.DB) string {
	if db.Postgres() {
		return "postgres"
	}
	return "sqlite"
}

// run runs fn with goose. If that has changed anything on SQLite, it then checks the
// references, which reads the whole database.
func run(ctx context.Context, d *sqldb.DB, fn func(*goose.Provider) (changed bool, err error)) error {
	release, err := d.LockFile(ctx, "migrate") // goose itself locks on PostgreSQL only
	if err != nil {
		return fmt.Errorf("wait for other migrations: %w", err)
	}
	defer release()
	p, db, err := migrator(d)
	if db != nil {
		defer db.Close()
	}
	if err != nil {
		return fmt.Errorf("prepare migrations: %w", err)
	}
	changed, err := fn(p)
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	if !changed || d.Postgres() {
		return nil
	}
	return checkReferences(ctx, db)
}

// checkReferences looks for rows whose parents do not exist.
func checkReferences(ctx context.Context, db *sql.DB) error {
	rows, err := db.QueryContext(ctx, `PRAGMA foreign_key_check`)
	if err != nil {
		return fmt.Errorf("check references: %w", err)
	}
	defer rows.Close()
	if rows.Next() {
		return errors.New("migrate: the database has rows whose parents are gone (PRAGMA foreign_key_check lists them)")
	}
	return rows.Err()
}

// Up applies all pending migrations. It refuses a database that a newer version
// has migrated or whose layout differs from that of the migrations. Several processes
// may call it at once.
func Up(ctx context.Context, db *sqldb.DB) error {
	err := run(ctx, db, func(p *goose.Provider) (bool, error) {
		if err := refuseNewer(ctx, db, p); err != nil {
			return false, err
		}
		done, err := p.Up(ctx)
		return len(done) > 0, err
	})
	if err != nil {
		return err
	}
	return CheckLayout(ctx, db)
}

// Down rolls back the last migration.
func Down(ctx context.Context, db *sqldb.DB) error {
	return run(ctx, db, func(p *goose.Provider) (bool, error) {
		if err := refuseNewer(ctx, db, p); err != nil {
			return false, err
		}
		_, err := p.Down(ctx)
		return true, err
	})
}

// A Migration is one step of the database's history.
type Migration struct {
	Version   int64
	Name      string    // "" for one of a newer version
	AppliedAt time.Time // zero when pending, and for one of a newer version
}

// Newer reports whether a newer version of Finds has applied the migration.
func (m Migration) Newer() bool { return m.Name == "" }

// List lists every known migration, oldest first, and after them those
// that a newer version has applied.
func List(ctx context.Context, db *sqldb.DB) (list []Migration, err error) {
	err = run(ctx, db, func(p *goose.Provider) (bool, error) {
		states, err := p.Status(ctx)
		for _, m := range states {
			list = append(list, Migration{m.Source.Version, filepath.Base(m.Source.Path), m.AppliedAt})
		}
		if err != nil {
			return false, err
		}
		unknown, err := unknownVersions(ctx, db, p)
		for _, version := range unknown {
			list = append(list, Migration{Version: version})
		}
		return false, err
	})
	return list, err
}

// layouts has a file for each engine with the objects that its migrations make, one
// a line. TestLayout writes the files and compares them with the migrations.
//
//go:embed layout
var layouts embed.FS

// Tables returns the names of the tables that the migrations make, which both engines have.
func Tables() (names []string) {
	file, err := layouts.ReadFile("layout/sqlite.txt")
	if err != nil {
		panic(err) // it is in the program
	}
	for line := range strings.Lines(string(file)) {
		object, _, _ := strings.Cut(line, ":")
		if name, ok := strings.CutPrefix(object, "table "); ok {
			names = append(names, name)
		}
	}
	return names
}

// CheckLayout refuses a database without an object of the migrations, or with a different
// one, on which statements would fail later. It ignores tables and indexes that others
// have added.
func CheckLayout(ctx context.Context, db *sqldb.DB) error {
	file, err := layouts.ReadFile("layout/" + engine(db) + ".txt")
	if err != nil {
		return err
	}
	lines, err := db.Layout(ctx)
	if err != nil {
		return err
	}
	for want := range strings.Lines(string(file)) {
		if want = strings.TrimSpace(want); !slices.Contains(lines, want) {
			object, _, _ := strings.Cut(want, ":")
			return fmt.Errorf("the tables of the database are not those of this version of Finds: %s differs or is missing; "+
				"they were created before the first release or changed by hand: restore a backup, or run the version that created them", object)
		}
	}
	return nil
}

// unknownVersions returns the migrations that the database has and this program
// has not, oldest first: a newer version applied them.
func unknownVersions(ctx context.Context, db *sqldb.DB, p *goose.Provider) (unknown []int64, err error) {
	if any, err := db.HasTable(ctx, "goose_db_version"); err != nil || !any {
		return nil, err
	}
	// The first row is goose's own.
	if err := db.Select(ctx, &unknown, `SELECT version_id FROM goose_db_version WHERE version_id > 0 AND is_applied ORDER BY version_id`); err != nil {
		return nil, err
	}
	known := versionsOf(p)
	return slices.DeleteFunc(unknown, func(v int64) bool { return slices.Contains(known, v) }), nil
}

// refuseNewer refuses a database that a newer version has migrated.
func refuseNewer(ctx context.Context, db *sqldb.DB, p *goose.Provider) error {
	unknown, err := unknownVersions(ctx, db, p)
	if err != nil || len(unknown) == 0 {
		return err
	}
	return fmt.Errorf("a newer version of Finds has migrated the database (to %d; this version knows %d): run that version, "+
		"roll its migrations back with its finds migrate down, or restore the backup from before the upgrade",
		unknown[len(unknown)-1], slices.Max(versionsOf(p)))
}

// versionsOf are the migrations that this program has.
func versionsOf(p *goose.Provider) (known []int64) {
	for _, source := range p.ListSources() {
		known = append(known, source.Version)
	}
	return known
}
