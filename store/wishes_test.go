package store_test

import (
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestWishesEnd: a user has so many wishes at a time, and each ends after half a year.
func TestWishesEnd(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var now atomic.Int64
		now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		s := storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine), Now: func() time.Time { return time.UnixMilli(now.Add(1)) }})
		ann := newUser(t, s, "ann")
		wish := func(i int) error {
			return s.AddWish(ctx, ann, schema.FoundPlace{ID: fmt.Sprint(i), Latitude: float64(i)}, fmt.Sprintf("Town %d", i))
		}
		count := func() int {
			t.Helper()
			list, err := s.Wishes(ctx)
			if err != nil {
				t.Fatal(err)
			}
			return len(list)
		}
		for i := range schema.WishesMax {
			if err := wish(i); err != nil {
				t.Fatal(err)
			}
		}
		if err := wish(schema.WishesMax); err == nil || err.(*schema.Error).Reason != schema.ErrTooManyWishes.Reason {
			t.Errorf("one more: %v", err)
		}
		now.Add((schema.WishLife / 2).Milliseconds())
		if err := wish(0); err != nil { // once more
			t.Error(err)
		}
		if _, err := s.Sweep(ctx); err != nil || count() != schema.WishesMax {
			t.Errorf("after a quarter of a year: %d, %v", count(), err)
		}
		now.Add((schema.WishLife / 2).Milliseconds())
		if _, err := s.Sweep(ctx); err != nil || count() != 1 {
			t.Errorf("after half a year: %d, %v", count(), err)
		}
	})
}

// TestWishesNotify: a wish notifies the administrators once a day and place, but who wishes it and those who do not want it.
func TestWishesNotify(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var now atomic.Int64
		now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		s := storetest.Open(t, engine, store.Options{Database: storetest.Database(t, engine), Now: func() time.Time { return time.UnixMilli(now.Add(1)) }})
		ann, ben, root, other, quiet := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "root"), newUser(t, s, "other"), newUser(t, s, "quiet")
		for _, admin := range []string{root, other, quiet} {
			if _, err := s.UpdateAccount(ctx, store.Actor{}, admin, store.AccountEdit{Role: schema.RoleAdmin}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := s.UpdatePreferences(ctx, quiet, store.PreferencesEdit{Reported: new(false)}); err != nil {
			t.Fatal(err)
		}
		wish := func(user, place string) {
			t.Helper()
			if err := s.AddWish(ctx, user, schema.FoundPlace{ID: place}, "The town of "+place); err != nil {
				t.Fatal(err)
			}
		}
		got := func(user string, want ...string) {
			t.Helper()
			list, _, err := s.Notifications(ctx, user, false, store.Page{Asc: true, Limit: 100})
			if err != nil {
				t.Fatal(err)
			}
			var places []string
			for _, n := range list {
				if n.Type != schema.StreetsWished || n.Actor != nil || len(n.Data) != 1 {
					t.Errorf("%+v", n)
				}
				places = append(places, n.Data["place"])
			}
			if !slices.Equal(places, want) {
				t.Errorf("notified of %q, want %q", places, want)
			}
		}
		const a, b = "The town of a", "The town of b"
		wish(ann, "a")
		wish(ann, "a")
		wish(ben, "a")
		wish(other, "b")
		got(root, a, b)
		got(other, a)
		got(quiet)
		got(ann)
		now.Add((25 * time.Hour).Milliseconds())
		wish(ben, "a") // which is not new
		got(root, a, b)
		wish(ben, "b")
		wish(ann, "b")
		got(root, a, b, b)
		got(other, a, b)
	})
}
