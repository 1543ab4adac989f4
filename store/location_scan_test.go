package store_test

import (
	"fmt"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestWalkEnds lists the newest locations of all, which are in a box, oldest first:
// a walk in the order of creation passes all the others before them. When it has
// passed as many as one request may, the covering of the box is read.
func TestWalkEnds(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		for i := range 120 {
			at(t, s, ann, -50+float64(i)/10, -100, fmt.Sprint("Outside ", i), true)
		}
		for i := range 40 {
			at(t, s, ann, 10+float64(i)/100, 10, fmt.Sprint("Inside ", i), true)
		}
		s.Bound(30)
		statements := 0
		s.Before(func(string) { statements++ })
		f := store.LocationFilter{Page: store.Page{Asc: true, Limit: 1}, Box: &schema.BBox{West: 9, South: 9, East: 11, North: 11, Set: true}, FindsLimit: 1}
		for i := range 40 {
			statements = 0
			list, next, err := s.Locations(ctx, ann, f)
			if err != nil {
				t.Fatal(err)
			}
			if want := fmt.Sprint("Inside ", i); len(list) != 1 || list[0].Name != want || (next == "") != (i == 39) {
				t.Fatalf("page %d: %+v, next %q; want %s", i, list, next, want)
			}
			if statements > 12 {
				t.Errorf("page %d takes %d statements", i, statements)
			}
			if next != "" {
				if err := f.After.UnmarshalText([]byte(next)); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}
