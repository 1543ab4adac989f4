package store_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// records are the tables of the first migration.
var records = []string{`"user"`, "session", "oauth_flow", "oauth_code", "throttle", "invite", "setting", "location", "find", "find_media", "upload", "find_like", "find_like_told", "find_comment",
	"friendship", "friend_request", "notification", "notification_preferences", "notification_subscription", "push_host", "push_job", "map_cell"}

// second is a connection to a database beside the store.
func second(t testing.TB, dsn string, pragmas string) *sql.DB {
	t.Helper()
	driver := "pgx"
	if !strings.HasPrefix(dsn, "postgres:") {
		driver, dsn = "sqlite", "file:"+dsn+"?_pragma=busy_timeout(10000)"+pragmas
	}
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// dump is every row of the records, as text.
func dump(t testing.TB, db *sql.DB) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, table := range records {
		rows, err := db.Query("SELECT * FROM " + table)
		if err != nil {
			t.Fatal(err)
		}
		columns, _ := rows.Columns()
		values, dest := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			dest[i] = &values[i]
		}
		for rows.Next() {
			if err := rows.Scan(dest...); err != nil {
				t.Fatal(err)
			}
			all[table] = append(all[table], fmt.Sprint(values))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		slices.Sort(all[table])
	}
	return all
}

// filled puts at least one row into every record and returns its owner.
func filled(t testing.TB, s *store.Store) (ann, find string) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	ann = newUser(t, s, "ann")
	ben := newUser(t, s, "ben")
	_, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: strings.Repeat("a", 64), UserAgent: "x"})
	must(err)
	_, err = s.UpdateAccount(ctx, store.Actor{}, ann, store.AccountEdit{Role: schema.RoleAdmin}) // as a migration makes the oldest account
	must(err)
	for i := range 230 { // more than one batch of the full text
		at(t, s, ann, 48+float64(i%10)/100, 2, fmt.Sprint("Place ", i%10), i%3 > 0)
	}
	_, find = at(t, s, ann, 1, 1, "Élan", true)
	_, err = s.SetLike(ctx, ben, find, true)
	must(err)
	_, err = s.CreateComment(ctx, ben, store.NewComment{FindID: find, Content: "Lovely!"})
	must(err)
	_, _, err = s.RequestFriend(ctx, ben, ann)
	must(err)
	sub, err := s.Subscribe(ctx, ann, store.NewSubscription{Endpoint: "https://push.example/x", P256dh: "p", Auth: "a", SessionID: strings.Repeat("a", 64)})
	must(err)
	must(s.TestPush(ctx, ann, sub.ID))
	off := false
	_, err = s.UpdatePreferences(ctx, ann, store.PreferencesEdit{FindLiked: &off})
	must(err)
	_, err = s.Secret(ctx, "x")
	must(err)
	uploads := []schema.Upload{}
	for i := range 2 {
		key := strings.Repeat(fmt.Sprint(i), 32)
		uploads = append(uploads, schema.Upload{Key: key, Type: "image", URL: "m/" + key[:2] + "/" + key + ".webp", Width: 1, Height: 1, Bytes: 1})
	}
	must(s.CreateUploads(ctx, ann, uploads))
	_, _, err = s.UpdateFind(ctx, ann, find, store.FindEdit{Media: []store.MediaEdit{{URL: uploads[0].URL}}})
	must(err)
	must(s.CreateInvite(ctx, strings.Repeat("b", 64), 1, time.Hour))
	_, err = s.Shares().Create(ctx, store.NewShare{UserID: ann, Code: store.NewShareCode(), FindID: find, ShareFields: store.ShareFields{Place: schema.PlaceExact}})
	must(err)
	must(s.BeginFlow(ctx, strings.Repeat("c", 64), store.Flow{Redirect: "/", SessionID: strings.Repeat("a", 64)}))
	must(s.BeginPasskeySignIn(ctx, strings.Repeat("e", 64)))
	_, err = s.CreatePasskey(ctx, store.NewPasskey{Name: "Phone", PasskeyKey: store.PasskeyKey{UserID: ann, CredentialID: "x"}})
	must(err)
	must(s.CreateCode(ctx, ann, strings.Repeat("d", 64), "x"))
	_, err = s.TakeTokens(ctx, store.Bucket{Key: "x", Burst: 1, Every: time.Minute})
	must(err)
	return ann, find
}

// TestMigrateFilled takes migrations of a filled database back and applies them
// again: every row is as it was, references hold, and texts are found.
func TestMigrateFilled(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, find := filled(t, s)
		db := second(t, dsn, "")
		for _, dropped := range []string{`UPDATE "user" SET seen_at = NULL`, `UPDATE session SET used_at = NULL`} { // by migrations
			if _, err := db.Exec(dropped); err != nil {
				t.Fatal(err)
			}
		}
		before := dump(t, db)
		for _, table := range records {
			if len(before[table]) == 0 {
				t.Errorf("%s is empty, so nothing is shown of it", table)
			}
		}
		for range 3 {
			downTo(t, s, 1) // which keeps the records
			if list := states(t, s); !list[len(list)-1].AppliedAt.IsZero() {
				t.Errorf("after down: %+v", list)
			}
			if err := s.Migrate(ctx); err != nil {
				t.Fatal(err)
			}
			if err := s.Migrate(ctx); err != nil { // again, it changes nothing
				t.Fatal(err)
			}
		}
		after := dump(t, db)
		for _, table := range records {
			if !slices.Equal(before[table], after[table]) {
				t.Errorf("%s had %d rows and has %d, or others", table, len(before[table]), len(after[table]))
			}
		}
		if _, err := db.Exec(`UPDATE find SET title = 'Łódź' WHERE id = '` + find + `'`); err != nil { // as an older program indexed it: not at all
			t.Fatal(err)
		}
		downTo(t, s, slices.IndexFunc(states(t, s), func(m store.Migration) bool { return strings.Contains(m.Name, "fold_letters") }))
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		for query, want := range map[string]int{"lodz": 1, "find at place": 50, "nothing": 0} {
			finds, _, err := s.Finds(ctx, ann, store.FindFilter{Query: query, Flags: store.Flags{Private: true}, Page: store.Page{Limit: 50}})
			if err != nil {
				t.Fatal(err)
			}
			if len(finds) != want {
				t.Errorf("%q finds %d, want %d", query, len(finds), want)
			}
			if want == 1 && finds[0].ID != find {
				t.Errorf("%q finds %s", query, finds[0].ID)
			}
		}
		downTo(t, s, 0) // where only goose's own table stays
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		if n := len(dump(t, db)["find"]); n != 0 {
			t.Errorf("%d finds outlive their table", n)
		}
		newUser(t, s, "ann")
	})
}

// TestRollingBackOnlyMe: an older program would show to friends what is for its owner alone, so the migration of the audience is not
// taken back while there is a find or a place of an import like that.
func TestRollingBackOnlyMe(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, find := filled(t, s)
		db := second(t, dsn, "")
		exec := func(query string, args ...any) {
			t.Helper()
			if _, err := db.Exec(query, args...); err != nil {
				t.Fatal(err)
			}
		}
		const audience = 42
		downToVersion(t, s, audience)
		refused := func(what string) {
			t.Helper()
			if err := s.MigrateDown(ctx); err == nil || !strings.Contains(strings.ToLower(err.Error()), "check") {
				t.Errorf("with %s, it ends with %v", what, err)
			}
			if list := applied(t, s); list[len(list)-1].Version != audience {
				t.Fatalf("with %s, it is taken back", what)
			}
		}
		exec(`UPDATE find SET is_public = 0, only_me = 1 WHERE id = '` + find + `'`)
		refused("a find")
		exec(`UPDATE find SET only_me = 0 WHERE id = '` + find + `'`)
		exec(`INSERT INTO import (id, user_id, name, format, created_at, expires_at) VALUES ('i', '` + ann + `', 'x', 'csv', '2026-11-01T00:00:00.000Z', '2027-11-01T00:00:00.000Z')`)
		for num, who := range []string{"everyone", "friends", ""} {
			exec(fmt.Sprintf(`INSERT INTO import_row (import_id, num, status, reason, guessed, title, place, source, audience) VALUES ('i', %d, 'ready', '', FALSE, 'x', 'x', '%d', '%s')`, num, num, who))
		}
		exec(`UPDATE import_row SET audience = 'me' WHERE num = 1`)
		refused("a place of an import")
		exec(`UPDATE import_row SET audience = 'friends' WHERE num = 1`)
		if err := s.MigrateDown(ctx); err != nil {
			t.Fatal(err)
		}
		var public, private, unsaid int
		if err := db.QueryRow(`SELECT COUNT(CASE WHEN is_public THEN 1 END), COUNT(CASE WHEN NOT is_public THEN 1 END), COUNT(CASE WHEN is_public IS NULL THEN 1 END) FROM import_row`).Scan(&public, &private, &unsaid); err != nil {
			t.Fatal(err)
		}
		if public != 1 || private != 1 || unsaid != 1 {
			t.Errorf("%d places are public, %d for friends, %d unsaid", public, private, unsaid)
		}
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
	})
}

// TestMigrateCreations takes the migration that keeps creations without their users back, and
// applies it again: those with a user stay.
func TestMigrateCreations(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann := newUser(t, s, "ann")
		db := second(t, dsn, "")
		for _, row := range []string{"('kept', '" + ann + "', 'x', '2026-11-01T00:00:00.000Z')", "('alone', NULL, '', '2026-11-02T00:00:00.000Z')"} {
			if _, err := db.Exec(`INSERT INTO creation (id, user_id, sum, created_at) VALUES ` + row); err != nil {
				t.Fatal(err)
			}
		}
		downToVersion(t, s, 15)
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		var n int
		var id, user, sum string
		if err := db.QueryRow(`SELECT COUNT(*), MIN(id), MIN(user_id), MIN(sum) FROM creation`).Scan(&n, &id, &user, &sum); err != nil {
			t.Fatal(err)
		}
		if n != 1 || id != "kept" || user != ann || sum != "x" {
			t.Errorf("%d creations are left, of them %s by %s with the sum %q", n, id, user, sum)
		}
	})
}

func states(t testing.TB, s *store.Store) []store.Migration {
	t.Helper()
	list, err := s.Migrations(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return list
}

func applied(t testing.TB, s *store.Store) (list []store.Migration) {
	t.Helper()
	for _, m := range states(t, s) {
		if !m.AppliedAt.IsZero() {
			list = append(list, m)
		}
	}
	return list
}

// TestMigrateTogether starts several processes at once on one empty database.
func TestMigrateTogether(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Empty(t, engine)
		var wg sync.WaitGroup
		var stores [6]*store.Store
		for i := range stores {
			wg.Go(func() {
				s, err := store.Open(ctx, store.Options{Database: dsn})
				if err != nil {
					t.Errorf("start %d: open: %v", i, err)
					return
				}
				stores[i] = s
				if err := s.Migrate(ctx); err != nil {
					t.Errorf("start %d: migrate: %v", i, err)
				}
			})
		}
		wg.Wait()
		for i, s := range stores {
			if s == nil {
				continue
			}
			newUser(t, s, fmt.Sprint("user", i))
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
		db := second(t, dsn, "")
		if n := len(dump(t, db)[`"user"`]); n != len(stores) {
			t.Errorf("%d users of %d starts", n, len(stores))
		}
		var versions, distinct int
		if err := db.QueryRow(`SELECT COUNT(*), COUNT(DISTINCT version_id) FROM goose_db_version`).Scan(&versions, &distinct); err != nil || versions != distinct {
			t.Errorf("%d steps noted for %d migrations: %v", versions, distinct, err)
		}
	})
}

// TestCollation refuses PostgreSQL databases that would sort texts by the rules
// of a language, or hold them in another encoding.
func TestCollation(t *testing.T) {
	t.Parallel()
	at := storetest.Empty(t, "postgres")
	admin := second(t, at, "")
	name := at[strings.LastIndexByte(strings.Split(at, "?")[0], '/')+1 : strings.IndexByte(at, '?')]
	for suffix, c := range map[string]struct{ options, says string }{
		"icu":    {`LOCALE_PROVIDER icu ICU_LOCALE 'en-x-icu' LOCALE 'C.UTF-8'`, "ICU"},
		"latin":  {`ENCODING 'LATIN1' LOCALE 'C'`, "LATIN1"},
		"ascii":  {`ENCODING 'SQL_ASCII' LOCALE 'C'`, "SQL_ASCII"},
		"plain":  {`ENCODING 'UTF8' LOCALE 'C'`, "ok"},
		"posix":  {`ENCODING 'UTF8' LOCALE 'POSIX'`, "ok"},
		"modern": {`ENCODING 'UTF8' LOCALE 'C.UTF-8'`, "ok"},
	} {
		other := name + "_" + suffix
		if _, err := admin.Exec(`CREATE DATABASE ` + other + ` TEMPLATE template0 ` + c.options); err != nil {
			t.Logf("%s: %v", suffix, err)
			if suffix != "icu" {
				t.Fail()
			}
			continue
		}
		t.Cleanup(func() { admin.Exec(`DROP DATABASE ` + other + ` WITH (FORCE)`) })
		s, err := store.Open(ctx, store.Options{Database: strings.Replace(at, name, other, 1)})
		if c.says == "ok" {
			if err != nil {
				t.Errorf("%s: %v", suffix, err)
			} else if err := s.Close(); err != nil {
				t.Error(err)
			}
			continue
		}
		if err == nil {
			t.Errorf("%s: the database is taken", suffix)
			s.Close()
		} else if !strings.Contains(err.Error(), c.says) || !strings.Contains(err.Error(), "LOCALE") {
			t.Errorf("%s: %v", suffix, err)
		}
	}
}

// TestReferencesAreChecked breaks a reference without the store: a start without a
// migration does not check every row, a migration reports the row.
func TestReferencesAreChecked(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "sqlite")
	s := storetest.Open(t, "sqlite", store.Options{Database: dsn})
	filled(t, s)
	if _, err := second(t, dsn, "&_pragma=foreign_keys(0)").Exec(`DELETE FROM "user" WHERE username = 'ben'`); err != nil {
		t.Fatal(err)
	}
	if err := s.Migrate(ctx); err != nil {
		t.Errorf("nothing to migrate: %v", err)
	}
	states(t, s)
	if err := s.MigrateDown(ctx); err == nil || !strings.Contains(err.Error(), "foreign_key_check") {
		t.Errorf("a migration over rows without parents ends with %v", err)
	}
}
