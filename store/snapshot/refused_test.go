package snapshot_test

import (
	"errors"
	"strings"
	"testing"

	"finds/store/snapshot"
	"finds/store/storetest"
)

// TestRefused tries sources and targets that are refused, and says why; the target stays empty.
func TestRefused(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		engine, source, target string // statements
		says                   string
		is                     error
	}{
		"newer":      {"postgres", `INSERT INTO goose_db_version (version_id, is_applied) VALUES (90001, true)`, ``, "newer", snapshot.ErrNewer},
		"pending":    {"sqlite", `DELETE FROM goose_db_version WHERE version_id > 27`, ``, "pending", snapshot.ErrPending},
		"layout":     {"sqlite", `DROP INDEX find_user`, ``, "find_user", nil},
		"a user":     {"sqlite", ``, `INSERT INTO "user" (id, username, created_at) VALUES ('u', 'ann', '2026-01-01T00:00:00.000Z')`, "1 in user", snapshot.ErrNotEmpty},
		"a setting":  {"postgres", ``, `INSERT INTO setting (name, value) VALUES ('storage', 'local')`, "1 in setting", snapshot.ErrNotEmpty},
		"a word":     {"sqlite", ``, `INSERT INTO find_term (term, finds) VALUES ('old', 1)`, "1 in find_term", snapshot.ErrNotEmpty},
		"wrong type": {"sqlite", `INSERT INTO throttle (id, full_at) VALUES ('x', 'soon')`, ``, "throttle.full_at does not have the type bigint", nil},
		"NUL":        {"sqlite", `INSERT INTO setting (name, value) VALUES ('x', 'a' || char(0) || 'b')`, ``, "copy into setting", nil},
		"orphan":     {"sqlite", `INSERT INTO invite_use (user_id, invite_id) VALUES ('none', 'none')`, ``, "copy into invite_use", nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storetest.EachEngine(t, func(t *testing.T, engine string) {
				if name == "NUL" && engine == "sqlite" {
					t.Skip("SQLite stores NUL in a text, so there it is copied and not refused")
				}
				from, to := storetest.Database(t, c.engine), storetest.Database(t, engine)
				if c.source != "" {
					if _, err := raw(t, from).Exec(c.source); err != nil {
						t.Fatal(err)
					}
				}
				if c.target != "" {
					if _, err := raw(t, to).Exec(c.target); err != nil {
						t.Fatal(err)
					}
				}
				before := dump(t, to)
				_, err := snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{})
				if err == nil || !strings.Contains(err.Error(), c.says) || c.is != nil && !errors.Is(err, c.is) {
					t.Errorf("%v, want %q", err, c.says)
				}
				sameRows(t, before, dump(t, to))
			})
		})
	}
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		from, to := storetest.Empty(t, engine), storetest.Empty(t, engine)
		if _, err := snapshot.Copy(ctx, open(t, from), open(t, to), snapshot.Options{}); !errors.Is(err, snapshot.ErrNoInstance) {
			t.Error(err)
		}
	})
}
