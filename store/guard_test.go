package store_test

import (
	"strings"
	"testing"

	"finds/store"
	"finds/store/storetest"
)

// TestDatabaseRefuses writes through a connection of its own, without the store: the
// database itself enforces the constraints.
func TestDatabaseRefuses(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, find := filled(t, s)
		ben := newUser(t, s, "cleo")
		db := second(t, dsn, "&_pragma=foreign_keys(1)")
		before := dump(t, db)
		const at = `'2026-06-01T12:00:00.000Z'`
		user := func(id, name, age string) string {
			return `INSERT INTO "user" (id, username, age, created_at) VALUES ('` + id + `', ` + name + `, ` + age + `, ` + at + `)`
		}
		friendship := func(from, to, status string) string {
			return `INSERT INTO friendship (id, user_id, friend_id, status, created_at) VALUES ('new', '` + from + `', '` + to + `', '` + status + `', ` + at + `)`
		}
		comment := func(find, content string) string {
			return `INSERT INTO find_comment (id, find_id, user_id, content, created_at, updated_at) VALUES ('new', '` + find + `', '` + ann + `', ` + content + `, ` + at + `, ` + at + `)`
		}
		set := func(column, value string) string {
			return `UPDATE find SET ` + column + ` = ` + value + ` WHERE id = '` + find + `'`
		}
		place := func(column, value string) string { return `UPDATE location SET ` + column + ` = ` + value }
		text := func(n int) string { return `'` + strings.Repeat("é", n) + `'` }
		for name, query := range map[string]string{
			"username twice":           user("new", `'ann'`, "1"),
			"id twice":                 user(ann, `'dora'`, "1"),
			"username short":           user("new", `'ab'`, "1"),
			"username long":            user("new", text(32), "1"),
			"username missing":         user("new", "NULL", "1"),
			"age under":                user("new", `'dora'`, "-1"),
			"age over":                 user("new", `'dora'`, "151"),
			"identity twice":           `UPDATE "user" SET google_id = 'sub'`,
			"like twice":               `INSERT INTO find_like (id, find_id, user_id, created_at) SELECT 'new', find_id, user_id, created_at FROM find_like`,
			"like of unknown user":     `INSERT INTO find_like (id, find_id, user_id, created_at) VALUES ('new', '` + find + `', 'unknown', ` + at + `)`,
			"request twice":            `INSERT INTO friendship (id, user_id, friend_id, status, created_at) SELECT 'new', user_id, friend_id, 'pending', created_at FROM friendship`,
			"request the other way":    `INSERT INTO friendship (id, user_id, friend_id, status, created_at) SELECT 'new', friend_id, user_id, 'pending', created_at FROM friendship`,
			"friends beside a request": `INSERT INTO friendship (id, user_id, friend_id, status, created_at) SELECT 'new', friend_id, user_id, 'accepted', created_at FROM friendship`,
			"friend of oneself":        friendship(ann, ann, "pending"),
			"block of oneself":         friendship(ann, ann, "blocked"),
			"friend of unknown user":   friendship(ann, "unknown", "pending"),
			"friendship of no state":   friendship(ann, ben, "declined"),
			"title empty":              set("title", "''"),
			"title long":               set("title", text(101)),
			"title missing":            set("title", "NULL"),
			"description long":         set("description", text(501)),
			"category empty":           set("category", "''"),
			"category long":            set("category", text(51)),
			"half public":              set("is_public", "2"),
			"likes below none":         set("like_count", "-1"),
			"comments below none":      set("comment_count", "-1"),
			"find nowhere":             set("location_id", "'nowhere'"),
			"find of unknown user":     set("user_id", "'unknown'"),
			"comment empty":            comment(find, "''"),
			"comment long":             comment(find, text(501)),
			"comment on nothing":       comment("nothing", "'x'"),
			"latitude over":            place("latitude", "90.000001"),
			"latitude under":           place("latitude", "-90.000001"),
			"longitude over":           place("longitude", "180.000001"),
			"longitude under":          place("longitude", "-180.000001"),
			"location without name":    place("name", "''"),
			"location with long name":  place("name", text(201)),
			"location numbers twice":   place("num", "1"),
			"public finds below none":  place("public_finds", "-1"),
			"location with finds gone": `DELETE FROM location`,
			"upload of another type":   `UPDATE upload SET type = 'audio'`,
			"media of another type":    `UPDATE find_media SET type = 'audio'`,
			"media twice":              `INSERT INTO find_media (id, find_id, type, url, key, created_at) SELECT 'new', find_id, type, url, 'new', created_at FROM find_media`,
			"file twice":               `INSERT INTO find_media (id, find_id, type, url, key, created_at) SELECT 'new', find_id, type, 'new', key, created_at FROM find_media`,
			"endpoint twice":           `INSERT INTO notification_subscription (id, user_id, endpoint, p256dh_key, auth_key, created_at, updated_at) SELECT 'new', '` + ben + `', endpoint, 'p', 'a', created_at, updated_at FROM notification_subscription`,
			"invite below none":        `UPDATE invite SET uses_left = -1`,
			"session of unknown user":  `UPDATE session SET user_id = 'unknown'`,
			"session named twice":      `INSERT INTO session (id, user_id, expires_at, public_id, created_at) SELECT 'new', user_id, expires_at, public_id, created_at FROM session`,
		} {
			if res, err := db.Exec(query); err == nil {
				n, _ := res.RowsAffected()
				t.Errorf("%s: the database takes it, %d rows", name, n)
			}
		}
		after := dump(t, db)
		for _, table := range records {
			if len(after[table]) != len(before[table]) {
				t.Errorf("%s has %d rows, had %d", table, len(after[table]), len(before[table]))
			}
		}
		// Two blocks, one in each direction, are two rows.
		for _, query := range []string{friendship(ann, ben, "blocked"), strings.Replace(friendship(ben, ann, "blocked"), "'new'", "'new2'", 1)} {
			if _, err := db.Exec(query); err != nil {
				t.Errorf("a block each: %v", err)
			}
		}
		if _, err := db.Exec(strings.Replace(friendship(ann, ben, "blocked"), "'new'", "'new3'", 1)); err == nil {
			t.Error("a block twice: the database takes it")
		}
		// What the seed's rule 1 names goes with its user, by the database alone.
		if _, err := db.Exec(`DELETE FROM "user" WHERE username IN ('ann', 'ben', 'cleo')`); err != nil {
			t.Fatal(err)
		}
		rest := dump(t, db)
		for _, table := range records {
			switch table {
			case "location", "setting", "invite", "throttle", "push_host", "map_cell": // without an owner, or maintained by the store
			default:
				if len(rest[table]) != 0 {
					t.Errorf("%s keeps %d rows of users who are gone", table, len(rest[table]))
				}
			}
		}
	})
}
