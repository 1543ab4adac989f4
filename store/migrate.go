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
	"finds/store/ids"
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

// reindexBatch is how many finds reindex holds at once.
const reindexBatch = 200

// indexed has the columns of a find that reindex reads.
type indexed struct {
	Doc         int64       `db:"doc_id"`
	ID          string      `db:"id"`
	CreatedAt   schema.Time `db:"created_at"`
	Title       string      `db:"title"`
	Description *string     `db:"description"`
	Category    *string     `db:"category"`
	Place       string      `db:"place"`
	Owner       string      `db:"user_id"`
	Public      int         `db:"is_public"`
}

func (f indexed) text() findText {
	return findText{f.Title, f.Description, f.Category, f.Place, scopeOf(f.Owner, f.Public == 1)}
}

// reindex fills the full text and the counts of words when a migration has asked for
// it: only Go folds texts. It is one transaction, so that after a crash the next start
// begins again. Other processes may write meanwhile: their entries in the full text
// stay, and finds that are read here are not deleted before the end.
func (s *Store) reindex(ctx context.Context) error {
	err := s.tx(sqldb.WithoutTimeout(ctx), func(t *tx) error {
		if err := t.Lock("reindex"); err != nil {
			return err
		}
		var asked bool
		if err := t.Get(&asked, `SELECT EXISTS (SELECT 1 FROM setting WHERE name = 'reindex')`); err != nil || !asked {
			return err
		}
		for _, query := range []string{s.fullText().clear, `DELETE FROM find_term`, `DELETE FROM setting WHERE name = 'reindex'`} {
			if _, err := t.Exec(query); err != nil {
				return err
			}
		}
		return s.reindexAll(t)
	})
	if err != nil {
		return fmt.Errorf("build the full-text index: %w", err)
	}
	return nil
}

// reindexReport is the interval at which reindex reports its progress.
const reindexReport = 10 * time.Second

// reindexAll writes the full text of every find, a batch at a time.
func (s *Store) reindexAll(t *tx) error {
	var all, done int
	if err := t.Get(&all, `SELECT COUNT(*) FROM find`); err != nil || all == 0 {
		return err
	}
	s.opt.Log.Info("building the full-text index", "finds", all)
	reported := s.opt.Now()
	counts := termCounts{allTerm: 0}
	for after := ""; ; {
		var rows []indexed
		err := t.Select(&rows, `SELECT doc_id, id, created_at, title, description, category, COALESCE(location_name, '') AS place, user_id, is_public
			FROM find WHERE id > ? ORDER BY id LIMIT `+sqldb.Limit+t.Dialect.ForKeyShare, after, reindexBatch)
		if err != nil {
			return err
		}
		for _, f := range rows {
			if f.Doc>>ids.DocBits != f.CreatedAt.UnixMilli() { // made when the clock had been set back
				f.Doc = s.ids.Doc(f.CreatedAt.Time)
				if _, err := t.Exec(`UPDATE find SET doc_id = ?, version = version + 1 WHERE id = ?`, f.Doc, f.ID); err != nil {
					return err
				}
			}
			text := f.text()
			if _, err := t.Exec(s.fullText().insert+s.fullText().keep, f.Doc, text.tokens()); err != nil {
				return err
			}
			counts.add(f.Doc, text, 1)
			after = f.ID
		}
		done += len(rows)
		if len(rows) < reindexBatch {
			s.opt.Log.Info("built the full-text index", "finds", done)
			return t.countTerms(counts)
		}
		if now := s.opt.Now(); now.Sub(reported) >= reindexReport {
			reported = now
			s.opt.Log.Info("building the full-text index", "done", done, "finds", all)
		}
	}
}
