package store_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/golang/geo/s2"

	"finds/embed"
	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// small is a demo world for tests.
var small = store.DemoOptions{Users: 20, Locations: 300, Finds: 1500, Seed: 7, Cities: embed.Cities(), PasswordHash: "x"}

// demo makes a world on a fresh database, and a handle that sees its tables.
func demo(t testing.TB, engine string, o store.DemoOptions) (*store.Store, *sql.DB, store.DemoSummary) {
	t.Helper()
	dsn := storetest.Database(t, engine)
	s, err := store.Open(ctx, store.Options{Database: dsn})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	if err := s.Migrate(ctx); err != nil {
		t.Fatal(err)
	}
	sum, err := s.Demo(ctx, o)
	if err != nil {
		t.Fatal(err)
	}
	driver := map[string]string{"sqlite": "sqlite", "postgres": "pgx"}[engine]
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return s, db, sum
}

// number reads one number.
func number(t testing.TB, db *sql.DB, query string) (n int) {
	t.Helper()
	if err := db.QueryRow(query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

// hash is the SHA-256 of what a query gives.
func hash(t testing.TB, db *sql.DB, query string) string {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	h := sha256.New()
	values, dest := make([]any, len(columns)), make([]any, len(columns))
	for i := range values {
		dest[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			t.Fatal(err)
		}
		for _, v := range values {
			if at, ok := v.(time.Time); ok {
				v = schema.At(at).String()
			}
			fmt.Fprintf(h, "%v\x00", v)
		}
	}
	if rows.Err() != nil {
		t.Fatal(rows.Err())
	}
	return fmt.Sprintf("%x", h.Sum(nil))
}

// hashes are of everything in the world, in an order that both engines share.
func hashes(t testing.TB, db *sql.DB) (list []string) {
	for _, query := range []string{
		`SELECT id, user_id, title, description, latitude, longitude, location_name, category, is_public, created_at, updated_at, location_id, doc_id, like_count, comment_count FROM find ORDER BY id`,
		`SELECT id, num, user_id, name, cell, public_finds, created_at FROM location ORDER BY id`,
		`SELECT id, username, age, created_at FROM "user" ORDER BY id`,
		`SELECT id, user_id, friend_id, status, created_at FROM friendship ORDER BY id`,
		`SELECT id, find_id, user_id, created_at FROM find_like ORDER BY id`,
		`SELECT id, find_id, user_id, content, created_at FROM find_comment ORDER BY id`,
		`SELECT id, user_id, type, title, message, data, created_at, actor_id, find_id, comment_id, friendship_id FROM notification ORDER BY id`,
		`SELECT level, cell, finds, locations, lat_sum, lng_sum, num_sum FROM map_cell ORDER BY level, cell`,
	} {
		list = append(list, hash(t, db, query))
	}
	return list
}

// TestDemoSeed makes worlds of the same seed on both engines, and another.
func TestDemoSeed(t *testing.T) {
	t.Parallel()
	var first []string
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			_, db, sum := demo(t, engine, small)
			if sum.Users != 20 || sum.Locations != 300 || sum.Finds != 1500 || sum.Likes == 0 || sum.Comments == 0 || sum.Friendships == 0 || sum.Notifications == 0 {
				t.Errorf("made %+v", sum)
			}
			got := hashes(t, db)
			if first == nil {
				first = got
			}
			if fmt.Sprint(got) != fmt.Sprint(first) {
				t.Errorf("the same seed made another world:\n%v\n%v", got, first)
			}
		})
	}
	other := small
	other.Seed = 8
	_, db, _ := demo(t, "sqlite", other)
	if got := hashes(t, db); got[0] == first[0] {
		t.Error("another seed made the same finds")
	}
}

// zero are counts that a world without faults keeps at zero.
var zero = map[string]string{
	"public_finds": `SELECT COUNT(*) FROM location l WHERE public_finds <> (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND is_public = 1)`,
	"like_count":   `SELECT COUNT(*) FROM find f WHERE like_count <> (SELECT COUNT(*) FROM find_like k WHERE k.find_id = f.id)`,
	"comments":     `SELECT COUNT(*) FROM find f WHERE comment_count <> (SELECT COUNT(*) FROM find_comment c WHERE c.find_id = f.id)`,
	"told":         `SELECT COUNT(*) FROM find_like k LEFT JOIN find_like_told d ON d.find_id = k.find_id AND d.user_id = k.user_id WHERE d.find_id IS NULL`,
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

// TestDemoTrue recounts what the load has written as totals.
func TestDemoTrue(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			o := small
			o.MediaRows, o.PictureCount, o.Pictures = true, 3, uploads
			s, db, sum := demo(t, engine, o)
			for what, query := range zero {
				if n := number(t, db, query); n != 0 {
					t.Errorf("%s: %d rows are wrong", what, n)
				}
			}
			if sum.Media != 1500+3 || number(t, db, `SELECT COUNT(*) FROM find_media`) != sum.Media {
				t.Errorf("%d media, want one per find and one more with each of 3 pictures", sum.Media)
			}
			if n := number(t, db, `SELECT COUNT(*) FROM find WHERE is_public = 1`); n < 1380 || n > 1470 {
				t.Errorf("%d of 1500 finds are public, want about 95 %%", n)
			}
			checkCells(t, db)
			checkSearch(t, s, db)
			checkUse(t, s)
			if _, err := s.Demo(ctx, small); !errors.Is(err, store.ErrNotEmpty) {
				t.Errorf("a second world was answered with %v, want ErrNotEmpty", err)
			}
		})
	}
}

// uploads are two pictures for a find.
func uploads(rnd *rand.Rand, i int) (list []schema.Upload, err error) {
	for range 2 {
		key := fmt.Sprintf("%032x", rnd.Uint64())
		list = append(list, schema.Upload{Key: key, Type: "image", URL: "m/00/" + key + ".webp", Width: 4, Height: 3})
	}
	return list, nil
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
	clusters, err := s.Clusters(ctx, demo, store.ClusterFilter{Box: schema.BBox{West: -180, South: -90, East: 180, North: 90, Set: true}, Zoom: 2})
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

// TestDemoBreaksOff proves that a load that does not end leaves nothing.
func TestDemoBreaksOff(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		o := small
		o.Finds = 9000
		o.Progress = func(int, int) { cancel() }
		if _, err := s.Demo(ctx, o); !errors.Is(err, context.Canceled) {
			t.Fatalf("a load that was broken off ended with %v", err)
		}
		if n, err := s.UserCount(t.Context()); err != nil || n != 0 {
			t.Errorf("%d accounts are left, %v", n, err)
		}
		if _, err := s.Demo(t.Context(), small); err != nil {
			t.Errorf("and then: %v", err)
		}
	})
}

// TestDemoRefuses tells of options that make no world.
func TestDemoRefuses(t *testing.T) {
	t.Parallel()
	s := storetest.Open(t, "sqlite", store.Options{})
	for what, change := range map[string]func(*store.DemoOptions){
		"negative": func(o *store.DemoOptions) { o.Finds = -1 },
		"nowhere":  func(o *store.DemoOptions) { o.Cities = nil },
		"pictures": func(o *store.DemoOptions) {
			o.PictureCount = 1
			o.Pictures = func(*rand.Rand, int) ([]schema.Upload, error) { return nil, errors.New("disk full") }
		},
	} {
		o := small
		change(&o)
		if _, err := s.Demo(ctx, o); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}

// BenchmarkDemo makes the whole default world.
func BenchmarkDemo(b *testing.B) {
	for _, engine := range storetest.Engines {
		b.Run(engine, func(b *testing.B) {
			for b.Loop() {
				s := storetest.Open(b, engine, store.Options{})
				sum, err := s.Demo(ctx, store.DemoOptions{Seed: 1, Cities: embed.Cities()})
				if err != nil {
					b.Fatal(err)
				}
				b.Logf("%+v", sum)
			}
		})
	}
}
