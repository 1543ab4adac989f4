package store

import (
	"context"
	"embed"
	"fmt"
	"slices"
	"strings"

	"github.com/pressly/goose/v3"
)

// layouts has a file for each engine: what its migrations make, one line an
// object. TestLayout writes the files and compares them with the migrations.
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
			return fmt.Errorf("the database is not as this version of Finds makes it: %s differs or is missing; "+
				"a version before the first release made it, or it was changed by hand: restore a backup, or run the version that made it", object)
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
	// The first row is of goose itself.
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
