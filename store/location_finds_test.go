package store_test

import (
	"fmt"
	"reflect"
	"testing"

	"finds/store"
	"finds/store/storetest"
)

// TestCrowded reads a page of locations in one query and in several, for every
// number of finds shown, and counts what it must have.
func TestCrowded(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		want := map[string]int{}
		for i := range 9 {
			l, find := at(t, s, ann, 48+float64(i)/1000, 2, fmt.Sprint("Place ", i), true)
			for range i * i / 2 {
				if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l, Title: "More", Public: true}); err != nil {
					t.Fatal(err)
				}
			}
			want[l] = i*i/2 + 1
			if _, err := s.SetLike(ctx, ben, find, true); err != nil {
				t.Fatal(err)
			}
		}
		for show := range 12 {
			f := store.LocationFilter{Page: store.Page{Limit: 9}, FindsLimit: show, Circle: &store.Circle{Latitude: 48, Longitude: 2, Km: 5}}
			s.ReadAtOnce(1000)
			once, _, err := s.Locations(ctx, ben, f)
			if err != nil {
				t.Fatal(err)
			}
			for _, few := range []int{1, 20, 60} {
				s.ReadAtOnce(few)
				if got, _, err := s.Locations(ctx, ben, f); err != nil || !reflect.DeepEqual(got, once) {
					t.Errorf("%d shown, %d at once: %+v, %v; want %+v", show, few, got, err, once)
				}
			}
			if len(once) != len(want) {
				t.Errorf("%d locations, want %d", len(once), len(want))
			}
			for _, l := range once {
				if l.FindCount != want[l.ID] || len(l.Finds) != min(show, l.FindCount) {
					t.Errorf("%d shown: %s has %d finds, %d of them shown; want %d", show, l.Name, l.FindCount, len(l.Finds), want[l.ID])
				}
				for i, f := range l.Finds {
					if f.LocationID != l.ID || f.Location != nil || f.IsLiked != (f.LikeCount == 1) || i > 0 && f.ID >= l.Finds[i-1].ID {
						t.Errorf("%d shown: find %d of %s is %+v", show, i, l.Name, f)
					}
				}
			}
		}
	})
}
