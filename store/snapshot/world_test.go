package snapshot_test

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/store"
	"finds/store/demo"
	"finds/store/migrate"
	"finds/store/sqldb"
	"finds/store/storetest"
)

var ctx = context.Background()

// world is a small demo world, with media.
var world = demo.Options{Users: 20, Locations: 200, Finds: 1200, Seed: 7, MediaRows: true, Cities: embed.Cities(), PasswordHash: "x"}

// rest are rows of the tables that the demo leaves empty, with NULL and a value in what may be
// NULL, and values that engines may treat differently.
const rest = `
UPDATE "user" SET age = NULL, google_id = 'sub', seen_at = '1969-12-31T23:59:59.999Z', role = 'admin', invited_by = 'x', passkey_handle = 'h', media_limit = 9007199254740993 WHERE id = (U);
UPDATE find SET title = 'Ünï "quoted", it''s
two lines 🗺', description = '', location_name = NULL, version = -1 WHERE id = (F);
UPDATE location SET x = -0.0, y = 1e-300, z = 0.1 WHERE id = (SELECT MIN(id) FROM location);
INSERT INTO admin_log (id, actor_id, actor_name, action, target_id, target_name, reason, created_at) VALUES ('l', (U), 'ann', 'x', (V), 'ben', '', 'T');
INSERT INTO bin (find_id, user_id, is_public, deleted_at, in_bin, hidden_at, hidden_reason) VALUES ((F), (U), 1, 'T', FALSE, 'T', 'x'), ((G), (U), 0, 'T', TRUE, NULL, NULL);
INSERT INTO comment_change (id, find_id, comment_id, user_id) VALUES ('c', (F), 'gone', (U));
INSERT INTO creation (id, user_id, sum, created_at) VALUES ('c', (U), 'x', 'T'), ('d', NULL, '', 'T');
INSERT INTO find_dismissed (user_id, find_id, dismissed_at) VALUES ((U), (F), 'T');
INSERT INTO street_wish (user_id, place, title, latitude, longitude, wished_at) VALUES ((U), 'geonames:1', 'Ünï', 47.8, -0.0, 'T');
INSERT INTO find_exact (find_id, latitude, longitude, name, for_friends) VALUES ((F), -89.9999999, 180, 'Ünder the bridge', TRUE);
INSERT INTO find_version (id, find_id, user_id, replaced_at, title, description, category, media, location_id, exact_latitude, exact_longitude, exact_name, exact_friends) VALUES ('v', (F), (U), 'T', 'Ünï', NULL, 'x', 'a	Ü', NULL, 0.1, -0.0, 'Ü', TRUE), ('w', (G), NULL, 'T', '', 'x', NULL, '', (SELECT MIN(id) FROM location), NULL, NULL, NULL, NULL);
INSERT INTO find_version_media (id, find_id, version_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, created_at, key, width, height, duration, bytes, medium_url, medium_width, medium_height, blur, codecs, playback_url) VALUES ('vm', (F), 'v', 'image', 'm/vm', NULL, '', 'x', 'T', 'vm', 1, 2, 0, 9007199254740993, '', 0, 0, '', '', '');
INSERT INTO place_settings (user_id, area, for_friends, home_latitude, home_longitude, home_km, home_area) VALUES ((U), 5, FALSE, 0.1, -0.0, 0.5, 1), ((V), 0, TRUE, NULL, NULL, NULL, NULL);
INSERT INTO list (id, user_id, name, description, visibility, created_at, updated_at) VALUES ('l', (U), 'Ünï', NULL, 'private', 'T', 'T'), ('m', (U), 'x', '', 'public', 'T', 'T');
INSERT INTO list_find (list_id, find_id, place, is_cover, added_by, added_at, note, exact, editable) VALUES ('l', (F), -9223372036854775808, TRUE, (U), 'T', 'Ünï', FALSE, TRUE), ('l', (G), 0, FALSE, NULL, NULL, '', TRUE, FALSE);
INSERT INTO list_member (list_id, user_id, role, invited_at, joined_at, visited_at) VALUES ('l', (U), 'owner', 'T', 'T', 'T'), ('l', (V), 'viewer', 'T', NULL, NULL);
INSERT INTO list_removed (list_id, user_id, join_code) VALUES ('l', (V), 'x');
INSERT INTO find_saved (find_id, user_id, state, saved_at) VALUES ((F), (U), 'want', 'T');
INSERT INTO friend_request (user_id, friend_id, told_until, closed_until) VALUES ((U), (V), 'T', '9999-12-31T23:59:59.999Z');
INSERT INTO import (id, user_id, name, format, created_at, expires_at) VALUES ('m', (U), '', 'csv', 'T', 'T');
INSERT INTO import_row (import_id, num, status, reason, guessed, title, description, category, latitude, longitude, place, area, for_friends, source, made_at, media, find_id) VALUES ('m', 1, 'ready', '', TRUE, 'Ü', NULL, 'x', 0.1, -0.0, '', 20, FALSE, 's', 'T', '[]', NULL), ('m', 2, 'noPlace', 'noPoint', FALSE, '', 'x', NULL, NULL, NULL, 'x', NULL, NULL, 't', NULL, NULL, (F));
INSERT INTO import_source (user_id, source, find_id) VALUES ((U), 's', (F));
INSERT INTO invite (id, uses_left, expires_at, created_at, public_id, user_id, befriend) VALUES ('i', 1, 'T', 'T', 'p', (U), TRUE), ('j', 0, 'T', 'T', NULL, NULL, FALSE);
INSERT INTO invite_use (user_id, invite_id) VALUES ((U), 'i');
INSERT INTO known_network (user_id, network, seen_at) VALUES ((U), '::/48', 'T');
INSERT INTO lease (job, holder, expires_ms) VALUES ('sweeps', 'h', 4102444800000);
INSERT INTO medium_job (media_id, due_at, tries) SELECT MIN(id), 'T', 3 FROM find_media;
INSERT INTO playback_job (media_id, due_at, tries) SELECT MIN(id), 'T', 2 FROM find_media;
INSERT INTO mute (user_id, muted_id, created_at) VALUES ((U), (V), 'T');
INSERT INTO notification_preferences (user_id, created_at, updated_at, find_liked, friend_published, list_news, daily_at, quiet_from, quiet_to, time_zone, language) VALUES ((U), 'T', 'T', FALSE, 'each', 'off', '07:30', '22:00', '07:00', 'Europe/Vienna', 'de');
INSERT INTO bell (user_id, friend_id, news) VALUES ((U), (V), 'each');
INSERT INTO watch (id, user_id, name, south, west, north, east, latitude, longitude, km, categories, news, created_at) VALUES ('w', (U), 'Ünï', -0.0, 179.5, 1e-7, -179.5, NULL, NULL, NULL, '', 'daily', 'T'), ('x', (U), 'x', 47, 12, 48, 13, 47.5, 12.5, 0.1, 'nature,x', 'each', 'T');
INSERT INTO publication (find_id, published_at, notified_to) VALUES ((F), 'T', ''), ((G), 'T', NULL);
INSERT INTO news_pushed (user_id, source, at) VALUES ((U), 'list l', 'T');
INSERT INTO daily_news (user_id, since, due_at) VALUES ((U), 'T', '9999-12-31T23:59:59.999Z');
INSERT INTO session (id, user_id, expires_at, public_id, created_at, confirmed_at, by_link) VALUES ('s', (U), 'T', 'p', 'T', NULL, TRUE), ('t', (U), 'T', 'q', 'T', 'T', FALSE);
INSERT INTO notification_subscription (id, user_id, endpoint, p256dh_key, auth_key, created_at, updated_at, session_id, host) VALUES ('n', (U), 'https://e', 'p', 'a', 'T', 'T', 's', 'e');
INSERT INTO oauth_code (id, user_id, challenge, session_id, expires_at) VALUES ('o', (U), 'x', 's', 'T');
INSERT INTO oauth_flow (id, nonce, verifier, redirect, challenge, invite, session_id, expires_at) VALUES ('o', 'n', 'v', '/', 'c', '', NULL, 'T');
INSERT INTO passkey (id, user_id, credential_id, public_key, sign_count, flags, transports, aaguid, name, created_at) VALUES ('k', (U), 'c', 'p', 4294967295, 255, '', '', 'Phone', 'T');
INSERT INTO passkey_challenge (id, session_id, expires_at) VALUES ('c', 's', 'T');
INSERT INTO push_host (host, paused_until, ok_at) VALUES ('e', NULL, 'T');
INSERT INTO push_job (subscription_id, notification_id, host, run_at, expires_at) VALUES ('n', 'x', 'e', 'T', 'T');
INSERT INTO report (id, reporter_id, kind, target_id, owner_id, reason, text, created_at) VALUES ('r', (U), 'find', (F), (V), 'spam', '', 'T');
INSERT INTO setting (name, value) VALUES ('administered', '{"name": "Fünde", "mediaLimit": null}'), ('storage', 'local');
INSERT INTO share (id, user_id, code, find_id, list_id, category, title, place, area, password_hash, views, created_at, expires_at) VALUES ('s', (U), '0123456789012345678901', (F), NULL, NULL, '', 'area', 5, 'x', 9007199254740993, 'T', 'T'), ('t', (U), '1123456789012345678901', NULL, NULL, 'x', 'Ü', 'exact', 0, '', 0, 'T', NULL);
INSERT INTO sign_in_link (user_id, id, expires_at) VALUES ((U), 'l', 'T');
INSERT INTO suspension (user_id, reason, suspended_at, ends_at) VALUES ((V), 'x', 'T', NULL);
INSERT INTO uncounted (user_id, below) VALUES ((V), NULL);
INSERT INTO throttle (id, full_at) VALUES ('t', -9223372036854775808);
INSERT INTO upload (key, user_id, type, url, thumbnail_url, fallback_url, fallback_thumbnail_url, width, height, bytes, created_at) VALUES ('k', (U), 'video', 'u', '', '', '', 1, 1, 1, 'T')`

// filled makes a world with rows in every table, and returns its database.
func filled(t testing.TB, engine string) string {
	t.Helper()
	dsn := storetest.Database(t, engine)
	s := storetest.Open(t, engine, store.Options{Database: dsn})
	if _, err := demo.Create(ctx, s, world); err != nil {
		t.Fatal(err)
	}
	values := strings.NewReplacer("(U)", `(SELECT MIN(id) FROM "user")`, "(V)", `(SELECT MAX(id) FROM "user")`,
		"(F)", `(SELECT MIN(id) FROM find)`, "(G)", `(SELECT MAX(id) FROM find)`, "'T'", `'2026-02-28T23:59:59.007Z'`)
	db := raw(t, dsn)
	for _, query := range strings.Split(values.Replace(rest), ";\n") {
		if _, err := db.Exec(query); err != nil {
			t.Fatalf("%s: %v", query, err)
		}
	}
	return dsn
}

// open opens a database as the command does.
func open(t testing.TB, dsn string) *sqldb.DB {
	t.Helper()
	db, err := sqldb.Open(ctx, sqldb.Options{Database: dsn})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// raw is a connection to a database without our packages.
func raw(t testing.TB, dsn string) *sql.DB {
	t.Helper()
	driver := "pgx"
	if !strings.HasPrefix(dsn, "postgres:") {
		driver, dsn = "sqlite", "file:"+dsn+"?_pragma=busy_timeout(10000)"
	}
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// dump returns the rows of every table but the full text as sorted lines, which are the same on
// both engines.
func dump(t testing.TB, dsn string) map[string][]string {
	t.Helper()
	db, all := raw(t, dsn), map[string][]string{}
	for _, table := range migrate.Tables() {
		if table == "find_search" {
			continue
		}
		rows, err := db.Query(`SELECT * FROM "` + table + `"`)
		if err != nil {
			t.Fatal(err)
		}
		columns, _ := rows.Columns()
		values, dest := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			dest[i] = &values[i]
		}
		all[table] = []string{}
		for rows.Next() {
			if err := rows.Scan(dest...); err != nil {
				t.Fatal(err)
			}
			var line []string
			for i, v := range values {
				line = append(line, columns[i]+"="+plain(v))
			}
			slices.Sort(line)
			all[table] = append(all[table], strings.Join(line, "|"))
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		slices.Sort(all[table])
	}
	return all
}

// plain is a value as text, as SQLite stores it.
func plain(v any) string {
	switch v := v.(type) {
	case bool:
		return strconv.Itoa(map[bool]int{true: 1}[v])
	case time.Time:
		return schema.At(v).String()
	case float64:
		return strconv.FormatFloat(v+0, 'g', -1, 64)
	case []byte:
		return string(v)
	}
	return fmt.Sprint(v)
}

// sameRows insists that two dumps are equal.
func sameRows(t testing.TB, want, got map[string][]string) {
	t.Helper()
	for table, rows := range want {
		if slices.Equal(rows, got[table]) {
			continue
		}
		t.Errorf("%s has %d rows, want %d, or others", table, len(got[table]), len(rows))
		for i, row := range rows {
			if i < len(got[table]) && got[table][i] != row {
				t.Errorf("%s, want\n%s", got[table][i], row)
				break
			}
		}
	}
}
