package store_test

import (
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestDefaultTimes inserts rows without times, as other programs may: they get the current time, in the form in
// which all times are stored.
func TestDefaultTimes(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		_, find := at(t, s, ann, 1, 1, "Well", true)
		db := second(t, dsn, "")
		for table, insert := range map[string]string{
			"find_like":    `(id, find_id, user_id) VALUES ('x', '` + find + `', '` + ben + `')`,
			"find_comment": `(id, find_id, user_id, content) VALUES ('x', '` + find + `', '` + ben + `', 'x')`,
			"notification": `(id, user_id, actor_id, type, title, message, data) VALUES ('x', '` + ann + `', '` + ben + `', 'find_liked', 'x', 'x', '{}')`,
			"friendship":   `(id, user_id, friend_id, status) VALUES ('x', '` + ann + `', '` + ben + `', 'pending')`,
		} {
			var created schema.Time
			if _, err := db.Exec(`INSERT INTO ` + table + ` ` + insert); err != nil {
				t.Errorf("%s: %v", table, err)
			} else if err := db.QueryRow(`SELECT created_at FROM ` + table + ` WHERE id = 'x'`).Scan(&created); err != nil {
				t.Errorf("%s: %v", table, err)
			} else if created.Year() < 2026 || created.Nanosecond()%1e6 != 0 {
				t.Errorf("%s has the time %v", table, created)
			}
		}
		if engine == "sqlite" {
			var sound string
			if err := db.QueryRow(`PRAGMA integrity_check`).Scan(&sound); err != nil || sound != "ok" {
				t.Errorf("the database is %q, %v", sound, err)
			}
		}
	})
}
