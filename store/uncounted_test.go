package store_test

import (
	"fmt"
	"os"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// wrongCounts are queries for finds whose counts are not those of the likes and comments that are counted so far.
var wrongCounts = func() (queries []string) {
	for count, of := range map[string]string{"like_count": "find_like x WHERE", "comment_count": "find_comment x WHERE x.hidden_at IS NULL AND"} {
		queries = append(queries, `SELECT COUNT(*) FROM find f WHERE f.`+count+` <> (SELECT COUNT(*) FROM `+of+` x.find_id = f.id
			AND NOT EXISTS (SELECT 1 FROM uncounted n WHERE n.user_id = x.user_id AND (n.below IS NULL OR x.find_id < n.below)))`)
	}
	return queries
}()

// TestSuspendInterrupted ends a suspension, and its end, at each of their steps, and goes on as people and
// administrators do: counts are right in each state, and after the remaining steps they are those of everybody who is not
// suspended.
func TestSuspendInterrupted(t *testing.T) {
	const finds, step = 25, 2 // of which a suspension takes 16 in its own transaction
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ben, admin := newUser(t, s, "ben"), store.Actor{}
		var of []string
		for i := range finds {
			_, f := at(t, s, ben, 50, float64(i), "Of Ben", true)
			of = append(of, f)
		}
		must := func(what string, err error) {
			t.Helper()
			if err != nil {
				t.Fatal(what, err)
			}
		}
		read := func(query string) int64 {
			t.Helper()
			n, err := s.Read(ctx, query)
			must(query, err)
			return n
		}
		counted := func(when string, sure bool) {
			t.Helper()
			for _, query := range wrongCounts {
				if n := read(query); n != 0 {
					t.Errorf("%s: %d finds have a wrong count", when, n)
				}
			}
			if wrong := read(`SELECT COUNT(*) FROM uncounted n WHERE n.below IS NOT NULL OR n.user_id NOT IN (SELECT user_id FROM suspension)`); sure && wrong > 0 {
				t.Errorf("%s: %d users are not counted as they should be", when, wrong)
			}
		}
		for steps := range (finds-16)/step + 2 {
			ann := newUser(t, s, fmt.Sprint("ann", steps))
			var comments []string
			for i, f := range of {
				if i%3 != 1 {
					_, err := s.SetLike(ctx, ann, f, true)
					must("like", err)
				}
				if i%3 != 2 {
					c, err := s.CreateComment(ctx, ann, store.NewComment{FindID: f, Content: "Hello"})
					must("comment", err)
					comments = append(comments, c.ID)
				}
			}
			ends := []int{0, len(comments) / 2, len(comments) - 1}
			when := func(what string) string { return fmt.Sprint(what, " after ", steps, " steps") }
			must("suspend", s.InterruptSuspend(ctx, ann, true, steps, step))
			counted(when("suspended"), false)
			if n := read(`SELECT COUNT(*) FROM suspension`); n != 1 {
				t.Errorf("%s: %d suspensions", when("suspended"), n)
			}
			for _, i := range ends {
				must("hide", s.HideComment(ctx, admin, comments[i], "Spam"))
			}
			counted(when("comments hidden"), false)
			must("lift", s.InterruptSuspend(ctx, ann, false, steps, step))
			counted(when("ended"), false)
			for _, i := range ends {
				must("show", s.ShowComment(ctx, admin, comments[i]))
				must("delete", s.DeleteOwnComment(ctx, ann, comments[i]))
			}
			for i, f := range of {
				_, err := s.SetLike(ctx, ann, f, i%2 == 0)
				must("like", err)
			}
			_, err := s.CreateComment(ctx, ann, store.NewComment{FindID: of[steps%finds], Content: "Again"})
			must("comment", err)
			counted(when("in use again"), false)
			if steps%2 == 0 {
				must("suspend again", s.InterruptSuspend(ctx, ann, true, steps, step))
				counted(when("suspended again"), false)
			}
			must("recount", s.Recount(ctx))
			counted(when("recounted"), true)
			if steps%3 == 0 {
				_, err := s.DeleteUser(ctx, ann)
				must("delete", err)
				counted(when("deleted"), true)
			} else if steps%2 == 0 {
				_, err := s.LiftSuspension(ctx, admin, ann)
				must("lift", err)
				counted(when("ended for good"), true)
			}
		}
	})
}

// TestSuspendBeside suspends an account with much, and ends that, beside the writes of another: they get turns while the
// counts follow, never before the suspension holds, and the write-ahead log stays below 64 MB.
func TestSuspendBeside(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		const finds = 2000
		for i := range finds {
			_, f := at(t, s, ben, 10, float64(i)/20, "Of Ben", true)
			_, err := s.SetLike(ctx, ann, f, true)
			if err == nil {
				_, err = s.CreateComment(ctx, ann, store.NewComment{FindID: f, Content: "Hello"})
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		for _, suspend := range []bool{true, false} {
			done := make(chan error, 1)
			go func() {
				var a schema.Account
				var err error
				if suspend {
					a, err = s.Suspend(ctx, store.Actor{}, ann, store.NewSuspension{Reason: "Spam"})
				} else {
					a, err = s.LiftSuspension(ctx, store.Actor{}, ann)
				}
				if err == nil && (a.Suspension != nil) != suspend {
					err = fmt.Errorf("suspended: %v", a.Suspension)
				}
				done <- err
			}()
			turns, largest := 0, int64(0)
			for running := true; running; {
				n, err := s.Turn(ctx, `SELECT COUNT(*) FROM find WHERE like_count = 1`, `SELECT COUNT(*) FROM find WHERE comment_count = 1`, `SELECT COUNT(*) FROM suspension`)
				if err != nil {
					t.Fatal(err)
				}
				if n[0] > 0 && n[0] < finds {
					turns++
					if (n[2] == 1) != suspend {
						t.Errorf("%d likes are counted while %d users are suspended", n[0], n[2])
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
					running = false
				default:
				}
			}
			if turns < 3 {
				t.Errorf("others wrote %d times while the counts followed, want some", turns)
			}
			if largest > 64<<20 {
				t.Errorf("the log had %d bytes", largest)
			}
			want := finds
			if suspend {
				want = 0
			}
			n, err := s.Turn(ctx, `SELECT SUM(like_count) FROM find`, `SELECT SUM(comment_count) FROM find`)
			if err != nil || n[0] != want || n[1] != want {
				t.Errorf("%d likes and comments, %v, want %d", n, err, want)
			}
		}
	})
}
