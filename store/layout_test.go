package store_test

import (
	"flag"
	"os"
	"strings"
	"testing"

	"finds/store"
	"finds/store/storetest"
)

var update = flag.Bool("update", false, "write the layouts that the migrations make")

// TestLayout compares the embedded layouts with those of the migrations.
func TestLayout(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Empty(t, engine)
		s, err := store.Open(ctx, store.Options{Database: dsn})
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		migrated := s.Migrate(ctx) // which compares too
		lines, err := s.Layout(ctx)
		if err != nil {
			t.Fatal(err)
		}
		file, got := "migrate/layout/"+engine+".txt", strings.Join(lines, "\n")+"\n"
		if *update {
			if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
			return
		}
		if migrated != nil {
			t.Error(migrated)
		}
		if want, err := os.ReadFile(file); err != nil || string(want) != got {
			t.Errorf("%s is not what the migrations make, %v; go test ./store -run TestLayout -update writes it", file, err)
		}
	})
}

// TestOtherLayout refuses databases that differ from the migrations, and accepts one
// with additions of the operator.
func TestOtherLayout(t *testing.T) {
	t.Parallel()
	for change, says := range map[string]string{
		`ALTER TABLE "user" DROP COLUMN leaving`:                 "table user",
		`ALTER TABLE find_comment ADD COLUMN extra TEXT`:         "table find_comment",
		`DROP INDEX find_created`:                                "index find_created",
		`DROP TABLE find_like`:                                   "find_like",
		`CREATE TABLE somebodys (id TEXT PRIMARY KEY)`:           "",
		`CREATE INDEX somebodys ON find (title, description)`:    "",
		`CREATE VIEW titles AS SELECT title FROM find`:           "",
		`DELETE FROM goose_db_version WHERE version_id > 100000`: "",
	} {
		for _, engine := range storetest.Engines {
			t.Run(engine+"/"+change, func(t *testing.T) {
				t.Parallel()
				dsn := storetest.Database(t, engine)
				s := storetest.Open(t, engine, store.Options{Database: dsn})
				if _, err := second(t, dsn, "").Exec(change); err != nil {
					t.Fatal(err)
				}
				err := s.Migrate(ctx)
				if says == "" && err != nil {
					t.Error(err)
				}
				if says != "" && (err == nil || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), "restore a backup")) {
					t.Errorf("it ends with %v, which does not say %q", err, says)
				}
			})
		}
	}
}

// TestNewerDatabase refuses to migrate a database of a newer version, in both
// directions, and lists what it does not know.
func TestNewerDatabase(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		if _, err := second(t, s.Database(), "").Exec(`INSERT INTO goose_db_version (version_id, is_applied) VALUES (90001, true)`); err != nil {
			t.Fatal(err)
		}
		for what, err := range map[string]error{"up": s.Migrate(ctx), "down": s.MigrateDown(ctx)} {
			if err == nil || !strings.Contains(err.Error(), "newer version") || !strings.Contains(err.Error(), "90001") {
				t.Errorf("%s: %v", what, err)
			}
		}
		list := states(t, s)
		if last := list[len(list)-1]; !last.Newer() || last.Version != 90001 || list[len(list)-2].Newer() {
			t.Errorf("%+v", list)
		}
	})
}

// BenchmarkMigrateNothing is what a start spends on a database that is at the
// newest version.
func BenchmarkMigrateNothing(b *testing.B) {
	for _, engine := range storetest.Engines {
		dsn := storetest.Database(b, engine)
		s := storetest.Open(b, engine, store.Options{Database: dsn})
		b.Run(engine+"/all", func(b *testing.B) {
			for b.Loop() {
				if err := s.Migrate(ctx); err != nil {
					b.Fatal(err)
				}
			}
		})
		b.Run(engine+"/layout", func(b *testing.B) {
			for b.Loop() {
				if err := s.CheckLayout(ctx); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
