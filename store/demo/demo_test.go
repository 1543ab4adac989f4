package demo_test

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/store"
	"finds/store/demo"
	"finds/store/storetest"
)

func TestMain(m *testing.M) { storetest.Main(m) }

var ctx = context.Background()

// small is a demo world for tests.
var small = demo.Options{Users: 20, Locations: 300, Finds: 1500, Seed: 7, Cities: embed.Cities(), PasswordHash: "x"}

// create makes a world on a fresh database, and a handle that sees its tables.
func create(t testing.TB, engine string, o demo.Options) (*store.Store, *sql.DB, demo.Summary) {
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
	sum, err := demo.Create(ctx, s, o)
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

// hash returns the SHA-256 of the rows of a query.
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

// hashes are the hashes of all rows of the world, in an order that both engines share.
func hashes(t testing.TB, db *sql.DB) (list []string) {
	for _, query := range []string{
		`SELECT id, user_id, title, description, latitude, longitude, location_name, category, is_public, created_at, updated_at, location_id, doc_id, like_count, comment_count FROM find ORDER BY id`,
		`SELECT id, num, user_id, name, cell, public_finds, created_at FROM location ORDER BY id`,
		`SELECT id, username, age, created_at FROM "user" ORDER BY id`,
		`SELECT id, user_id, friend_id, status, created_at FROM friendship ORDER BY id`,
		`SELECT id, find_id, user_id, created_at FROM find_like ORDER BY id`,
		`SELECT id, find_id, user_id, content, created_at FROM find_comment ORDER BY id`,
		`SELECT id, user_id, type, title, message, data, created_at, actor_id, find_id, comment_id, friendship_id FROM notification ORDER BY id`,
		`SELECT id, find_id, url, thumbnail_url, order_index, created_at, key, width, height, bytes FROM find_media ORDER BY id`,
		`SELECT level, cell, finds, locations, lat_sum, lng_sum, num_sum FROM map_cell ORDER BY level, cell`,
	} {
		list = append(list, hash(t, db, query))
	}
	return list
}

// TestCreate makes the same world on both engines and counts its rows again.
func TestCreate(t *testing.T) {
	t.Parallel()
	made := make([][]string, len(storetest.Engines))
	t.Run("engine", func(t *testing.T) {
		for i, engine := range storetest.Engines {
			t.Run(engine, func(t *testing.T) {
				t.Parallel()
				o := small
				o.MediaRows, o.PictureCount, o.Pictures = true, 3, uploads
				s, db, sum := create(t, engine, o)
				made[i] = hashes(t, db)
				checkSums(t, db, sum)
				checkCells(t, db)
				checkSearch(t, s, db)
				checkUse(t, s)
				if _, err := demo.Create(ctx, s, small); !errors.Is(err, store.ErrNotEmpty) {
					t.Errorf("a second world was answered with %v, want ErrNotEmpty", err)
				}
			})
		}
	})
	if made[1] != nil && !slices.Equal(made[0], made[1]) {
		t.Errorf("the same seed made two worlds:\n%v\n%v", made[0], made[1])
	}
}

// uploads are two pictures for a find.
func uploads(rnd *rand.Rand, _ int) (list []schema.Upload, err error) {
	for range 2 {
		key := fmt.Sprintf("%032x", rnd.Uint64())
		list = append(list, schema.Upload{Key: key, Type: "image", URL: "m/00/" + key + ".webp", Width: 4, Height: 3})
	}
	return list, nil
}

// TestCreateBreaksOff proves that a load that breaks off while it runs leaves nothing.
func TestCreateBreaksOff(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ctx, cancel := context.WithCancel(ctx)
		defer cancel()
		o := small
		o.Locations, o.Finds = 10, 50
		o.Progress = func(int, int) { cancel() }
		if _, err := demo.Create(ctx, s, o); !errors.Is(err, context.Canceled) {
			t.Fatalf("a load that was broken off ended with %v", err)
		}
		if n, err := s.UserCount(t.Context()); err != nil || n != 0 {
			t.Errorf("%d accounts are left, %v", n, err)
		}
		o.Progress = nil
		if _, err := demo.Create(t.Context(), s, o); err != nil {
			t.Errorf("and then: %v", err)
		}
	})
}

// TestCreateRefuses tells of options that make no world.
func TestCreateRefuses(t *testing.T) {
	t.Parallel()
	s := storetest.Open(t, "sqlite", store.Options{})
	for what, change := range map[string]func(*demo.Options){
		"negative": func(o *demo.Options) { o.Finds = -1 },
		"nowhere":  func(o *demo.Options) { o.Cities = nil },
		"pictures": func(o *demo.Options) {
			o.PictureCount = 1
			o.Pictures = func(*rand.Rand, int) ([]schema.Upload, error) { return nil, errors.New("disk full") }
		},
	} {
		o := small
		change(&o)
		if _, err := demo.Create(ctx, s, o); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}

// BenchmarkCreate makes the whole default world.
func BenchmarkCreate(b *testing.B) {
	for _, engine := range storetest.Engines {
		b.Run(engine, func(b *testing.B) {
			for b.Loop() {
				s := storetest.Open(b, engine, store.Options{})
				sum, err := demo.Create(ctx, s, demo.Options{Seed: 1, Cities: embed.Cities()})
				if err != nil {
					b.Fatal(err)
				}
				b.Logf("%+v", sum)
			}
		})
	}
}
