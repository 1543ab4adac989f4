package store_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestDeleteTogether deletes accounts and finds concurrently, by way of the bin and without, whose finds are at the
// same places in different orders: the counts are right afterwards, and PostgreSQL
// aborts no transaction for a deadlock.
func TestDeleteTogether(t *testing.T) {
	const people, places = 6, 12
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		db := second(t, dsn, "")
		var locations, users, finds, leaving []string
		for i := range people {
			users = append(users, newUser(t, s, fmt.Sprint("user", i)))
		}
		for i := range places {
			id, _ := at(t, s, users[0], 48+float64(i)/100, 2, fmt.Sprint("Place ", i), true)
			locations = append(locations, id)
		}
		for i := range people * places {
			owner, place := i%people, (i/people*(1+i%people*2)+i)%places
			f, err := s.CreateFind(ctx, users[owner], store.NewFind{LocationID: locations[place], Title: "Shared", Public: i%7 > 0})
			if err != nil {
				t.Fatal(err)
			}
			if owner >= people/2 {
				finds = append(finds, users[owner], f.ID)
			} else {
				leaving = append(leaving, users[owner], f.ID)
			}
		}
		for i, u := range users {
			for _, o := range users[:i] {
				if _, _, err := s.RequestFriend(ctx, u, o); err != nil { // of strangers one alone could block
					t.Fatal(err)
				}
				for _, pair := range [][2]string{{u, o}, {o, u}} {
					if _, err := s.Block(ctx, pair[0], pair[1]); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		var group sync.WaitGroup
		for _, u := range users[:people/2] {
			group.Go(func() {
				if _, err := s.DeleteUser(ctx, u); err != nil {
					t.Error(err)
				}
			})
		}
		for i := 0; i < len(leaving); i += 4 {
			group.Go(func() {
				if err := s.BinFind(ctx, leaving[i], leaving[i+1]); err != nil && !errors.Is(err, schema.ErrNotFound) {
					t.Error(err)
				}
			})
		}
		for i := 0; i < len(finds); i += 2 {
			group.Go(func() {
				for j := range i / 2 % 3 {
					err := s.BinFind(ctx, finds[i], finds[i+1])
					if err == nil && j == 0 {
						_, err = s.RestoreFind(ctx, finds[i], finds[i+1], nil)
					}
					if err != nil {
						t.Error(err)
					}
				}
				if _, err := s.DeleteFind(ctx, finds[i], finds[i+1]); err != nil {
					t.Error(err)
				}
			})
		}
		group.Wait()
		for what, query := range map[string]string{
			"finds":        `SELECT COUNT(*) FROM find`,
			"bins":         `SELECT COUNT(*) FROM bin`,
			"public finds": `SELECT COALESCE(SUM(public_finds), 0) FROM location`,
			"listed":       `SELECT COUNT(*) FROM location WHERE listed`,
			"map":          `SELECT SUM(finds + locations + ABS(lat_sum) + ABS(lng_sum) + ABS(num_sum)) FROM map_cell`,
		} {
			if n := number(t, db, query); n != 0 {
				t.Errorf("%s: %d are left", what, n)
			}
		}
		if engine == "postgres" {
			if n := number(t, db, `SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`); n != 0 {
				t.Errorf("%d transactions waited for each other", n)
			}
		}
	})
}

// TestDeletePlaces deletes an account: its places go, but those at which others
// have finds, public or not.
func TestDeletePlaces(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		for i := range 300 { // more than go at once
			at(t, s, ann, 48+float64(i)/100, 2, fmt.Sprint("Home ", i), i%2 == 0)
		}
		if _, _, err := s.CreateLocation(ctx, ann, 10, 10, "Empty"); err != nil {
			t.Fatal(err)
		}
		var shared []string
		for i := range 2 {
			location, _ := at(t, s, ann, 60, float64(i), fmt.Sprint("Shared ", i), true)
			if _, err := s.CreateFind(ctx, ben, store.NewFind{LocationID: location, Title: "Of Ben", Public: i == 0}); err != nil {
				t.Fatal(err)
			}
			shared = append(shared, location)
		}
		at(t, s, ben, 50, 50, "Of Ben", true)
		if _, err := s.DeleteUser(ctx, ann); err != nil {
			t.Fatal(err)
		}
		for query, want := range map[string]int64{
			`SELECT COUNT(*) FROM location`:                       3,
			`SELECT COUNT(*) FROM location WHERE user_id IS NULL`: 2,
			`SELECT COUNT(*) FROM location WHERE listed`:          2,
			`SELECT SUM(finds) FROM map_cell WHERE level = 4`:     2,
			`SELECT SUM(locations) FROM map_cell WHERE level = 4`: 2,
		} {
			if n, err := s.Read(ctx, query); n != want || err != nil {
				t.Errorf("%s: %d, %v, want %d", query, n, err, want)
			}
		}
		for _, id := range shared {
			if _, err := s.Location(ctx, ben, id, store.LocationFilter{Flags: store.Flags{Private: true}, FindsLimit: 1}); err != nil {
				t.Errorf("a place with Ben's find: %v", err)
			}
		}
	})
}

// TestDeleteInParts deletes an account in batches, also after an interruption:
// meanwhile sign-in fails and the remaining finds count as before, and at the end
// no row is left.
func TestDeleteInParts(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		for i := range 7 {
			at(t, s, ann, 48, float64(i), fmt.Sprint("Home ", i), i != 3)
		}
		_, his := at(t, s, ben, 50, 50, "Of Ben", true)
		if _, err := s.SetLike(ctx, ann, his, true); err != nil {
			t.Fatal(err)
		}
		hash := strings.Repeat("a", 64)
		if _, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: hash}); err != nil {
			t.Fatal(err)
		}
		if err := s.DeleteHalf(ctx, ann, 2); err != nil {
			t.Fatal(err)
		}
		counts := func(when string, want map[string]int64) {
			t.Helper()
			for query, want := range want {
				if n, err := s.Read(ctx, query); n != want || err != nil {
					t.Errorf("%s: %s: %d, %v, want %d", when, query, n, err, want)
				}
			}
		}
		counts("half", map[string]int64{
			`SELECT COUNT(*) FROM find`: 6, `SELECT COUNT(*) FROM session`: 0, `SELECT SUM(public_finds) FROM location`: 5,
			`SELECT SUM(finds) FROM map_cell WHERE level = 4`: 5, `SELECT SUM(like_count) FROM find`: 1,
		})
		if _, err := s.Viewer(ctx, hash); !errors.Is(err, schema.ErrNotFound) {
			t.Errorf("the session: %v", err)
		}
		if _, _, err := s.CreateSession(ctx, store.NewSession{UserID: ann, TokenHash: hash, Password: "x"}); !errors.Is(err, schema.ErrCredentials) {
			t.Errorf("signing in meanwhile: %v", err)
		}
		if ids, err := s.Leaving(ctx); err != nil || len(ids) != 1 || ids[0] != ann {
			t.Errorf("leaving: %q, %v", ids, err)
		}
		if _, err := s.DeleteUser(ctx, ann); err != nil {
			t.Fatal(err)
		}
		counts("all", map[string]int64{
			`SELECT COUNT(*) FROM find`: 1, `SELECT COUNT(*) FROM "user"`: 1, `SELECT COUNT(*) FROM location`: 1, `SELECT SUM(public_finds) FROM location`: 1,
			`SELECT SUM(finds) FROM map_cell WHERE level = 4`: 1, `SELECT SUM(like_count) FROM find`: 0,
		})
		if _, err := s.DeleteUser(ctx, ann); !errors.Is(err, schema.ErrNotFound) {
			t.Errorf("once more: %v", err)
		}
	})
}

// TestDeleteInterrupted ends the deletion of an account in the middle of each of its steps: the counts of the finds of
// others are right then, also if the account is suspended, and the deletion can be finished.
func TestDeleteInterrupted(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ben := newUser(t, s, "ben")
		var finds []string
		for i := range 5 {
			_, f := at(t, s, ben, 50, float64(i), "Of Ben", true)
			finds = append(finds, f)
		}
		for steps, more := 1, true; more; steps++ {
			ann, name := newUser(t, s, fmt.Sprint("ann", steps)), fmt.Sprint("after ", steps, " steps")
			for i, f := range finds {
				at(t, s, ann, 48, float64(i), "Of Ann", i > 0)
				for _, u := range []string{ann, ben} {
					if _, err := s.SetLike(ctx, u, f, true); err != nil {
						t.Fatal(err)
					}
				}
				for k := range 3 {
					c, err := s.CreateComment(ctx, ann, store.NewComment{FindID: f, Content: "Hello"})
					if err == nil && k == 0 {
						err = s.HideComment(ctx, store.Actor{}, c.ID, "Spam")
					}
					if err != nil {
						t.Fatal(err)
					}
				}
				if err := s.SaveFind(ctx, ann, f, schema.SavedWant); err != nil {
					t.Fatal(err)
				}
			}
			if steps%2 == 0 {
				if _, err := s.Suspend(ctx, store.Actor{}, ann, store.NewSuspension{Reason: "Spam"}); err != nil {
					t.Fatal(err)
				}
			}
			var err error
			if more, err = s.InterruptDelete(ctx, ann, steps, 2); err != nil {
				t.Fatal(name, err)
			}
			counted := func(when string) {
				for what, query := range map[string]string{
					"likes": `SELECT COUNT(*) FROM find f WHERE f.like_count <>
						(SELECT COUNT(*) FROM find_like x WHERE x.find_id = f.id AND x.user_id NOT IN (SELECT user_id FROM suspension))`,
					"comments": `SELECT COUNT(*) FROM find f WHERE f.comment_count <> (SELECT COUNT(*) FROM find_comment x
						WHERE x.find_id = f.id AND x.hidden_at IS NULL AND x.user_id NOT IN (SELECT user_id FROM suspension))`,
				} {
					if n, err := s.Read(ctx, query); n != 0 || err != nil {
						t.Errorf("%s, %s: %d finds have the wrong number of %s, %v", name, when, n, what, err)
					}
				}
			}
			counted("in the middle")
			if _, err := s.DeleteUser(ctx, ann); err != nil {
				t.Fatal(name, err)
			}
			counted("at the end")
			if wrong, err := s.CheckCounts(ctx); err != nil || wrong != nil {
				t.Errorf("%s: %v, %v", name, wrong, err)
			}
			for query, want := range map[string]int64{`SELECT COUNT(*) FROM "user"`: 1, `SELECT COUNT(*) FROM find`: 5, `SELECT COUNT(*) FROM location`: 5,
				`SELECT COUNT(*) FROM find_like`: 5, `SELECT COUNT(*) FROM find_comment`: 0, `SELECT COUNT(*) FROM find_saved`: 0, `SELECT COUNT(*) FROM notification`: 0} {
				if n, err := s.Read(ctx, query); n != want || err != nil {
					t.Errorf("%s: %s: %d, %v, want %d", name, query, n, err, want)
				}
			}
		}
	})
}

// TestDeleteBeside deletes an account with much beside the writes of another: they get turns while its finds, likes,
// comments and places are deleted, and the write-ahead log stays below 64 MB.
func TestDeleteBeside(t *testing.T) {
	dsn := storetest.Database(t, "sqlite")
	s := storetest.Open(t, "sqlite", store.Options{Database: dsn})
	s.SetBatch(20) // so that there are many pauses, of which a busy machine leaves some to the other
	ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
	const finds = 2500
	text := strings.Repeat("A long description. ", 25)
	for i := range finds {
		l, _, err := s.CreateLocation(ctx, ann, float64(i%170)-85, float64(i)/20, fmt.Sprint("Place ", i))
		if err == nil {
			_, err = s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Find ", i), Description: &text, Public: true})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for i := range 600 {
		_, f := at(t, s, ben, 10, float64(i)/10, "Of Ben", true)
		if _, err := s.SetLike(ctx, ann, f, true); err != nil {
			t.Fatal(err)
		}
		if _, err := s.CreateComment(ctx, ann, store.NewComment{FindID: f, Content: "Hello"}); err != nil {
			t.Fatal(err)
		}
	}
	left := func(table string) string { return `SELECT COUNT(*) FROM ` + table + ` WHERE user_id = '` + ann + `'` }
	tables := []string{"find", "find_like", "find_comment", "location"}
	done := make(chan error, 1)
	go func() {
		_, err := s.DeleteUser(ctx, ann)
		done <- err
	}()
	turns, largest := make([]int, len(tables)), int64(0)
	start := []int{finds, 600, 600, finds}
	for deleting := true; deleting; {
		n, err := s.Turn(ctx, left(tables[0]), left(tables[1]), left(tables[2]), left(tables[3]))
		if err != nil {
			t.Fatal(err)
		}
		for i := range n {
			if n[i] > 0 && n[i] < start[i] {
				turns[i]++
			}
		}
		if info, err := os.Stat(dsn + "-wal"); err == nil {
			largest = max(largest, info.Size())
		}
		select {
		case err := <-done:
			if err != nil {
				t.Fatal(err)
			}
			deleting = false
		default:
		}
	}
	for i, table := range tables {
		if turns[i] < 3 {
			t.Errorf("others wrote %d times while rows of %s were deleted, want some", turns[i], table)
		}
	}
	if largest > 64<<20 {
		t.Errorf("the log had %d bytes", largest)
	}
}

// TestDeleteStops: the deletion of an account ends between two steps with its context, and the next one goes on.
func TestDeleteStops(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		ending, end := context.WithCancel(ctx)
		defer end()
		var left atomic.Int64 // readings of the clock until the context ends
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		s := storetest.Open(t, engine, store.Options{Now: func() time.Time {
			if left.Add(-1) == 0 {
				end()
			}
			return now
		}})
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		for i := range 5 {
			at(t, s, ann, 48+float64(i)/100, 2, "Place", true)
		}
		at(t, s, ben, 48, 2, "Mill", true)
		s.SetBatch(1)
		left.Store(6) // in the second step
		_, err := s.DeleteUser(ending, ann)
		if !errors.Is(err, context.Canceled) {
			t.Errorf("the interrupted deletion returns %v", err)
		}
		if leaving, err := s.Leaving(ctx); err != nil || !slices.Equal(leaving, []string{ann}) {
			t.Errorf("%v are leaving, %v", leaving, err)
		}
		if _, err := s.DeleteUser(ctx, ann); err != nil {
			t.Error(err)
		}
		finds, _, err := s.Finds(ctx, ben, store.FindFilter{Page: store.Page{Limit: 50}})
		if leaving, lerr := s.Leaving(ctx); lerr != nil || len(leaving) > 0 || err != nil || len(finds) != 1 {
			t.Errorf("%v are leaving, %d finds are left, %v, %v", leaving, len(finds), lerr, err)
		}
	})
}

// number reads one number.
func number(t testing.TB, db *sql.DB, query string) (n int) {
	t.Helper()
	if err := db.QueryRow(query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}
