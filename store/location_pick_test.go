package store_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// rank returns the locations that a ranking should list, by reading all finds.
func (w *searchWorld) rank(q question, by store.Rank, inside func(lat, lng float64) bool) (ids []string) {
	best := map[string]searched{}
	better := func(a, b searched) int {
		likes := 0
		if by == store.ByLikes {
			likes = b.LikeCount - a.LikeCount
		}
		return cmp.Or(likes, b.CreatedAt.Compare(a.CreatedAt.Time), strings.Compare(b.ID, a.ID))
	}
	for _, f := range w.finds {
		if !w.wants(q, f) || !inside(f.Location.Latitude, f.Location.Longitude) {
			continue
		}
		if b, known := best[f.LocationID]; !known || better(f, b) < 0 {
			best[f.LocationID] = f
		}
	}
	for id := range best {
		ids = append(ids, id)
	}
	slices.SortFunc(ids, func(a, b string) int { return better(best[a], best[b]) })
	return ids
}

// TestRankedLocations compares rankings with what reading all finds gives. Where one says
// that it has not compared all, each location of it must still be one that matches.
func TestRankedLocations(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		for i := range w.finds { // some with equal likes
			f := &w.finds[i]
			for j, u := range w.users {
				if _, err := w.store.SetLike(ctx, u, f.ID, true); (i+j)%7 < 2 && err == nil {
					f.LikeCount++
				} else if err == nil {
					if _, err := w.store.SetLike(ctx, u, f.ID, false); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		box := schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8, Set: true}
		circle := store.Circle{Latitude: 48.5, Longitude: 2.5, Km: 40}
		partial, whole := 0, 0
		for i := range storetest.Rounds(600) {
			q := w.question()
			q.user, q.location = -1, ""
			if i%3 > 0 {
				q.words = ""
			}
			if i%2 == 0 {
				q.category = ""
			}
			f := store.LocationFilter{Flags: q.flags, Page: store.Page{Limit: q.limit}, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, FindsLimit: 2,
				Rank: []store.Rank{store.ByNewest, store.ByLikes}[i/2%2]}
			inside := func(float64, float64) bool { return true }
			switch i % 5 {
			case 1, 2:
				f.Box, inside = &box, box.Contains
			case 3:
				f.Circle, inside = &circle, circle.Region().Contains
			}
			bound := []int{0, 0, 40, 300}[i/4%4]
			w.store.Bound(bound)
			w.store.CountByCells(i%11 == 0)
			got, more, err := w.store.RankedLocations(ctx, w.users[q.viewer], f)
			if err != nil {
				t.Fatal(err)
			}
			want := w.rank(q, f.Rank, inside)
			var ids []string
			for _, l := range got {
				ids = append(ids, l.ID)
				if !slices.Contains(want, l.ID) || len(l.Finds) == 0 || l.FindCount < len(l.Finds) {
					t.Errorf("%d %+v within %d: location %+v has no find that matches", i, q, bound, l)
				}
			}
			switch {
			case !more && !slices.Equal(ids, want) || bound == 0 && !slices.Equal(ids, want[:min(len(want), q.limit)]):
				t.Errorf("%d %+v %+v within %d, more %v:\n%v, want\n%v", i, q, f, bound, more, ids, want)
			case bound == 0 && more != (len(want) > q.limit):
				t.Errorf("%d %+v: more is %v with %d of %d locations", i, q, more, len(ids), len(want))
			case more:
				partial++
			default:
				whole++
			}
		}
		if partial < 20 || whole < 20 {
			t.Errorf("%d rankings of a part and %d of all say too little", partial, whole)
		}
	})
}

// TestOldLocationRises publishes at the oldest of many locations, where not all finds are
// compared, and likes an old find.
func TestOldLocationRises(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		var places, finds []string
		for i := range 60 {
			l, f := at(t, s, ann, 48+float64(i)/100, 2, fmt.Sprint("Place ", i), true)
			places, finds = append(places, l), append(finds, f)
		}
		first := func(f store.LocationFilter) string {
			t.Helper()
			f.Page.Limit, f.FindsLimit = 1, 1
			list, _, err := s.RankedLocations(ctx, ben, f)
			if err != nil || len(list) != 1 {
				t.Fatalf("%+v: %+v, %v", f, list, err)
			}
			return list[0].ID
		}
		box := &schema.BBox{West: 1, South: 47, East: 3, North: 50, Set: true}
		for _, bound := range []int{0, 20} {
			s.Bound(bound)
			if got := first(store.LocationFilter{Box: box, Rank: store.ByNewest}); got != places[59] && bound == 0 {
				t.Errorf("within %d: %s is first, want the newest", bound, got)
			}
			old := places[bound/20]
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: old, Title: "New", Public: true}); err != nil {
				t.Fatal(err)
			}
			for _, area := range []*schema.BBox{box, nil} {
				if got := first(store.LocationFilter{Box: area, Rank: store.ByNewest}); got != old {
					t.Errorf("within %d: %s is first, want the old location with the newest find", bound, got)
				}
			}
		}
		s.Bound(0)
		if _, err := s.SetLike(ctx, ben, finds[7], true); err != nil {
			t.Fatal(err)
		}
		if got := first(store.LocationFilter{Box: box, Rank: store.ByLikes}); got != places[7] {
			t.Errorf("%s is first, want that of the find with a like", got)
		}
	})
}
