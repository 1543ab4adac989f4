package demo_test

import (
	"database/sql"
	"regexp"
	"strings"
	"testing"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store"
	"finds/store/demo"
)

// zero are counts that a world without faults keeps at zero.
var zero = map[string]string{
	"public_finds": `SELECT COUNT(*) FROM location l WHERE public_finds <> (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND is_public = 1)`,
	"listed":       `SELECT COUNT(*) FROM location WHERE listed <> (public_finds > 0)`,
	"like_count":   `SELECT COUNT(*) FROM find f WHERE like_count <> (SELECT COUNT(*) FROM find_like k WHERE k.find_id = f.id)`,
	"comments":     `SELECT COUNT(*) FROM find f WHERE comment_count <> (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = f.id)`,
	"notified":     `SELECT COUNT(*) FROM find_like k LEFT JOIN find_like_told d ON d.find_id = k.find_id AND d.user_id = k.user_id WHERE d.find_id IS NULL`,
	"search":       `SELECT (SELECT COUNT(*) FROM find) - (SELECT COUNT(*) FROM find_search)`,
	"texts":        `SELECT COUNT(*) FROM find f JOIN location l ON l.id = f.location_id WHERE f.location_name <> l.name OR CAST(f.latitude AS DOUBLE PRECISION) <> l.latitude OR CAST(f.longitude AS DOUBLE PRECISION) <> l.longitude`,
	"times": `SELECT (SELECT COUNT(*) FROM find WHERE updated_at < created_at) + (SELECT COUNT(*) FROM find f JOIN location l ON l.id = f.location_id WHERE f.created_at < l.created_at)
		+ (SELECT COUNT(*) FROM find_like k JOIN find f ON f.id = k.find_id WHERE k.created_at < f.created_at)
		+ (SELECT COUNT(*) FROM find_comment c JOIN find f ON f.id = c.find_id WHERE c.created_at < f.created_at)
		+ (SELECT COUNT(*) FROM find f JOIN "user" u ON u.id = f.user_id WHERE f.created_at < u.created_at)`,
	"unseen": `SELECT COUNT(*) FROM find_like k JOIN find f ON f.id = k.find_id WHERE is_public = 0 AND NOT EXISTS (SELECT 1 FROM friendship r
		WHERE r.status = 'accepted' AND (r.user_id = k.user_id AND r.friend_id = f.user_id OR r.friend_id = k.user_id AND r.user_id = f.user_id))`,
	"across blocks": `SELECT COUNT(*) FROM friendship r JOIN notification n ON n.user_id = r.user_id AND n.actor_id = r.friend_id OR n.user_id = r.friend_id AND n.actor_id = r.user_id WHERE r.status = 'blocked'`,
	"to oneself":    `SELECT COUNT(*) FROM notification WHERE user_id = actor_id`,
	"names":         `SELECT COUNT(*) FROM (SELECT username FROM "user" WHERE length(username) NOT BETWEEN 3 AND 31) t`,
}

// checkSums recounts what the load has written as totals.
func checkSums(t *testing.T, db *sql.DB, sum demo.Summary) {
	t.Helper()
	for what, query := range zero {
		if n := number(t, db, query); n != 0 {
			t.Errorf("%s: %d rows are wrong", what, n)
		}
	}
	want := demo.Summary{Users: 20, Locations: 300, Finds: 1500, Media: 1500 + 3}
	for table, n := range map[string]*int{"friendship": &want.Friendships, "find_like": &want.Likes, "find_comment": &want.Comments, "notification": &want.Notifications} {
		if *n = number(t, db, `SELECT COUNT(*) FROM `+table); *n == 0 {
			t.Errorf("%s is empty", table)
		}
	}
	if sum != want || number(t, db, `SELECT COUNT(*) FROM find_media`) != want.Media {
		t.Errorf("made %+v, want %+v", sum, want)
	}
	if n := number(t, db, `SELECT COUNT(*) FROM find WHERE is_public = 1`); n < 1380 || n > 1470 {
		t.Errorf("%d of 1500 finds are public, want about 95 %%", n)
	}
}

// checkCells compares map_cell with the locations, level by level.
func checkCells(t *testing.T, db *sql.DB) {
	t.Helper()
	type sums struct{ finds, locations, nums int64 }
	want := map[[2]int64]sums{}
	rows, err := db.Query(`SELECT num, cell, public_finds FROM location WHERE public_finds > 0`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var num, cell, n int64
		if err := rows.Scan(&num, &cell, &n); err != nil {
			t.Fatal(err)
		}
		for _, level := range []int{4, 7, 10, 13} {
			k := [2]int64{int64(level), int64(s2.CellID(cell).Parent(level))}
			w := want[k]
			want[k] = sums{w.finds + n, w.locations + 1, w.nums + num}
		}
	}
	cells, err := db.Query(`SELECT level, cell, finds, locations, num_sum FROM map_cell`)
	if err != nil {
		t.Fatal(err)
	}
	defer cells.Close()
	for cells.Next() {
		var k [2]int64
		var got sums
		if err := cells.Scan(&k[0], &k[1], &got.finds, &got.locations, &got.nums); err != nil {
			t.Fatal(err)
		}
		if got != want[k] {
			t.Errorf("cell %v counts %+v, want %+v", k, got, want[k])
		}
		delete(want, k)
	}
	if len(want) > 0 {
		t.Errorf("%d cells are missing", len(want))
	}
}

// checkSearch finds a word by the full text and by reading everything.
func checkSearch(t *testing.T, s *store.Store, db *sql.DB) {
	t.Helper()
	demo, err := s.UserID(ctx, "demo")
	if err != nil {
		t.Fatal(err)
	}
	rows, err := db.Query(`SELECT title, COALESCE(description, ''), COALESCE(category, ''), location_name FROM find WHERE is_public = 1`)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	word, want := regexp.MustCompile(`(?i)\bfountain`), 0
	for rows.Next() {
		var texts [4]string
		if err := rows.Scan(&texts[0], &texts[1], &texts[2], &texts[3]); err != nil {
			t.Fatal(err)
		}
		if word.MatchString(strings.Join(texts[:], "\n")) {
			want++
		}
	}
	got := 0
	f := store.FindFilter{Query: "fountain", Page: store.Page{Limit: 100}}
	for {
		finds, next, err := s.Finds(ctx, demo, f)
		if err != nil {
			t.Fatal(err)
		}
		got += len(finds)
		if next == "" {
			break
		}
		if err := f.After.UnmarshalText([]byte(next)); err != nil {
			t.Fatal(err)
		}
	}
	hidden := number(t, db, `SELECT COUNT(*) FROM friendship WHERE status = 'blocked' AND (user_id = '`+demo+`' OR friend_id = '`+demo+`')`)
	if want == 0 || got > want || hidden == 0 && got != want {
		t.Errorf("the search finds %d finds, reading them all %d", got, want)
	}
}

// checkUse uses the world as people would, which takes indexes and counts.
func checkUse(t *testing.T, s *store.Store) {
	t.Helper()
	demo, err := s.UserID(ctx, "demo")
	if err != nil {
		t.Fatal(err)
	}
	finds, _, err := s.Finds(ctx, demo, store.FindFilter{Page: store.Page{Limit: 5}})
	if err != nil || len(finds) != 5 || len(finds[0].Media) != 2 {
		t.Fatalf("the newest finds: %d, %v", len(finds), err)
	}
	clusters, _, err := s.Clusters(ctx, demo, store.ClusterFilter{Box: schema.BBox{West: -180, South: -90, East: 180, North: 90, Set: true}, Zoom: 2})
	if err != nil || len(clusters) == 0 {
		t.Fatalf("the map of the world: %d groups, %v", len(clusters), err)
	}
	if _, err := s.CreateFind(ctx, demo, store.NewFind{LocationID: finds[0].LocationID, Title: "Another", Public: true}); err != nil {
		t.Error(err)
	}
	if _, err := s.DeleteUser(ctx, demo); err != nil {
		t.Error(err)
	}
}
