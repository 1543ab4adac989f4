package snapshot_test

import (
	"slices"
	"strings"
	"testing"

	"finds/store/migrate"
	"finds/store/snapshot"
	"finds/store/storetest"
)

// TestCircle copies tables that refer to each other and to themselves.
func TestCircle(t *testing.T) {
	t.Parallel()
	ways(t, func(t *testing.T, fromEngine, toEngine string) {
		from, to := storetest.Database(t, fromEngine), storetest.Database(t, toEngine)
		for _, dsn := range []string{from, to} {
			for _, query := range []string{
				`CREATE TABLE egg (id TEXT PRIMARY KEY, hen_id TEXT, raw BYTEA)`,
				`CREATE TABLE hen (id TEXT PRIMARY KEY, egg_id TEXT REFERENCES egg (id), mother_id TEXT REFERENCES hen (id))`,
			} {
				if _, err := raw(t, dsn).Exec(query); err != nil {
					t.Fatal(err)
				}
			}
			alter := `ALTER TABLE egg ADD CONSTRAINT egg_hen FOREIGN KEY (hen_id) REFERENCES hen (id)`
			if !strings.HasPrefix(dsn, "postgres:") {
				alter = `DROP TABLE egg; CREATE TABLE egg (id TEXT PRIMARY KEY, hen_id TEXT REFERENCES hen (id), raw BYTEA)`
			}
			if _, err := raw(t, dsn).Exec(alter); err != nil {
				t.Fatal(err)
			}
		}
		bytes := map[string]string{"sqlite": `UPDATE egg SET raw = x'00ff'`, "postgres": `UPDATE egg SET raw = '\x00ff'`}
		for _, query := range []string{
			`INSERT INTO egg (id) VALUES ('e')`, `INSERT INTO hen (id, egg_id, mother_id) VALUES ('b', 'e', 'b')`,
			`INSERT INTO hen (id, mother_id) VALUES ('a', 'b')`,
			`UPDATE egg SET hen_id = 'b'`, bytes[fromEngine],
		} {
			if _, err := raw(t, from).Exec(query); err != nil {
				t.Fatal(err)
			}
		}
		tables := append(migrate.Tables(), "hen", "egg")
		if _, err := snapshot.CopyTables(ctx, open(t, from), open(t, to), tables, snapshot.Options{Progress: func(string, int, int) {}}); err != nil {
			t.Fatal(err)
		}
		var n int
		err := raw(t, to).QueryRow(`SELECT COUNT(*) FROM egg JOIN hen ON hen.egg_id = egg.id
			WHERE egg.hen_id = 'b' AND hen.mother_id = 'b' AND length(raw) = 2`).Scan(&n)
		if err != nil || n != 1 {
			t.Errorf("%d rows are as they were, %v", n, err)
		}
		if _, err := raw(t, to).Exec(map[bool]string{true: `PRAGMA foreign_keys = 1; `}[toEngine == "sqlite"] + `INSERT INTO hen (id, mother_id) VALUES ('c', 'none')`); err == nil {
			t.Error("the references do not hold any longer")
		}
	})
}

// TestInOrder orders tables by their references.
func TestInOrder(t *testing.T) {
	t.Parallel()
	got, deferred := snapshot.InOrder([]string{"like", "find", "user", "place", "loop"}, []snapshot.Reference{
		{"like", "find", ""}, {"like", "user", ""}, {"find", "user", ""}, {"find", "place", ""}, {"place", "user", ""}, {"loop", "loop", ""}, {"loop", "like", ""},
	})
	if want := []string{"user", "place", "find", "like", "loop"}; !slices.Equal(got, want) || len(deferred) != 1 || deferred[0].Table != "loop" {
		t.Errorf("%v, checked later: %v", got, deferred)
	}
}

// TestNoSequences: a copy sets no sequences, so no column may draw its values from one.
func TestNoSequences(t *testing.T) {
	t.Parallel()
	var n int
	err := raw(t, storetest.Database(t, "postgres")).QueryRow(`SELECT COUNT(*) FROM information_schema.columns
		WHERE table_schema = current_schema() AND table_name NOT LIKE 'goose%' AND (is_identity = 'YES' OR column_default LIKE 'nextval%')`).Scan(&n)
	if err != nil || n > 0 {
		t.Errorf("%d columns have a sequence, %v: set it in the copy", n, err)
	}
}
