package store

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
	"finds/store/search"
	"finds/store/sqldb"
)

// migrator returns goose on a handle of its own, without foreign keys and deadlines.
func (s *Store) migrator() (*goose.Provider, *sql.DB, error) {
	db, err := s.db.Unlimited()
	if err != nil {
		return nil, nil, err
	}
	dialect, options := goose.DialectSQLite3, []goose.ProviderOption{goose.WithDisableGlobalRegistry(true)}
	if s.Postgres() {
		l, err := lock.NewPostgresTableLocker(lock.WithTableLockTimeout(250*time.Millisecond, 1200))
		if err != nil {
			return nil, db, err
		}
		dialect, options = goose.DialectPostgres, append(options, goose.WithLocker(l))
	}
	p, err := goose.NewProvider(dialect, db, schema.Migrations(s.engine()), options...)
	return p, db, err
}

// engine is the name of the engine in paths of files.
func (s *Store) engine() string {
	if s.Postgres() {
		return "postgres"
	}
	return "sqlite"
}

// migrate runs fn on goose; when that has changed anything, it proves the
// references on SQLite, which reads the whole database.
func (s *Store) migrate(ctx context.Context, fn func(*goose.Provider) (changed bool, err error)) error {
	release, err := s.db.LockFile(ctx, "migrate") // goose itself locks on PostgreSQL only
	if err != nil {
		return fmt.Errorf("wait for other migrations: %w", err)
	}
	defer release()
	p, db, err := s.migrator()
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
	if !changed || s.Postgres() {
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

// Migrate applies all pending migrations. It refuses a database that a newer version
// has migrated or whose layout differs from that of the migrations. Several processes
// may call it at once.
func (s *Store) Migrate(ctx context.Context) error {
	err := s.migrate(ctx, func(p *goose.Provider) (bool, error) {
		if err := s.refuseNewer(ctx, p); err != nil {
			return false, err
		}
		done, err := p.Up(ctx)
		return len(done) > 0, err
	})
	if err == nil {
		err = s.checkLayout(ctx)
	}
	if err != nil {
		return err
	}
	var newest string
	if err := s.db.Get(ctx, &newest, `SELECT COALESCE(MAX(id), '') FROM notification`); err != nil {
		return err
	}
	s.ids.After(newest)
	return s.reindex(ctx)
}

// MigrateDown takes the last migration back.
func (s *Store) MigrateDown(ctx context.Context) error {
	return s.migrate(ctx, func(p *goose.Provider) (bool, error) {
		if err := s.refuseNewer(ctx, p); err != nil {
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

// Migrations lists every known migration, oldest first, and after them those
// that a newer version has applied.
func (s *Store) Migrations(ctx context.Context) (list []Migration, err error) {
	err = s.migrate(ctx, func(p *goose.Provider) (bool, error) {
		states, err := p.Status(ctx)
		for _, m := range states {
			list = append(list, Migration{m.Source.Version, filepath.Base(m.Source.Path), m.AppliedAt})
		}
		if err != nil {
			return false, err
		}
		unknown, err := s.unknownVersions(ctx, p)
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

// checkLayout refuses a database that is not as the migrations make it, which
// statements would fail on later. Tables and indexes that others have added
// are not looked at.
func (s *Store) checkLayout(ctx context.Context) error {
	file, err := layouts.ReadFile("layout/" + s.engine() + ".txt")
	if err != nil {
		return err
	}
	lines, err := s.db.Layout(ctx)
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
func (s *Store) unknownVersions(ctx context.Context, p *goose.Provider) (unknown []int64, err error) {
	if any, err := s.db.HasTable(ctx, "goose_db_version"); err != nil || !any {
		return nil, err
	}
	// The first row is goose's own.
	if err := s.db.Select(ctx, &unknown, `SELECT version_id FROM goose_db_version WHERE version_id > 0 AND is_applied ORDER BY version_id`); err != nil {
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

// reindex rebuilds the full text if a migration has asked for it.
func (s *Store) reindex(ctx context.Context) error {
	err := s.tx(sqldb.WithoutTimeout(ctx), func(t *tx) error {
		return search.Rebuild(t.Tx, search.Rebuilding{Now: s.opt.Now, Log: s.opt.Log, Doc: s.ids.Doc})
	})
	if err != nil {
		return fmt.Errorf("build the full-text index: %w", err)
	}
	return nil
}
