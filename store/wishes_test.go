package store_test

import (
	"fmt"
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
