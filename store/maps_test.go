package store_test

import (
	"fmt"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// wholeEarth is a map of the whole Earth.
var wholeEarth = store.ClusterFilter{Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}, Zoom: 2}

// TestMapOfOldMatches has a few finds that match behind many newer ones that do
// not, though each has one of the words or is of the category.
func TestMapOfOldMatches(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		var places []string
		for i := range 4 {
			l, _, err := s.CreateLocation(ctx, ann, float64(20*i), float64(-30*i), fmt.Sprint("Place ", i))
			if err != nil {
				t.Fatal(err)
			}
			places = append(places, l.ID)
		}
		publish := func(n int, title, category string) {
			t.Helper()
			for i := range n {
				n := store.NewFind{LocationID: places[i%len(places)], Title: title, Category: &category, Public: true}
				if _, err := s.CreateFind(ctx, ann, n); err != nil {
					t.Fatal(err)
				}
			}
		}
		publish(5, "Old stone", "river art")
		publish(150, "Old wall", "river art")
		publish(150, "Stone", "river art")
		publish(150, "Old stone", "food")
		s.Bound(60)
		s.CountByCells(true) // so that the map is a large one
		for _, q := range []struct {
			words, category string
			count           int
		}{
			{"old stone", "river art", 5},
			{"stone old", "river art", 5},
			{"wall stone", "", 0},
			{"wall stone", "river art", 0},
			{"stone", "none", 0},
		} {
			f := wholeEarth
			f.Query, f.Category = q.words, schema.ParseCategories(q.category, schema.Categories())
			groups, more, err := s.Clusters(ctx, ann, f)
			if err != nil {
				t.Fatal(err)
			}
			if n := sum(groups); n != q.count || more {
				t.Errorf("%q of %q: a map of %d finds (more: %v), want %d and no more", q.words, q.category, n, more, q.count)
			}
		}
		for _, q := range []struct{ words, category string }{{"old stone", ""}, {"old", "river art"}, {"", "river art"}} {
			f := wholeEarth
			f.Query, f.Category = q.words, schema.ParseCategories(q.category, schema.Categories())
			groups, more, err := s.Clusters(ctx, ann, f)
			if err != nil {
				t.Fatal(err)
			}
			if n := sum(groups); n == 0 || n > 61 || !more {
				t.Errorf("%q of %q: a map of %d finds (more: %v), want some and more", q.words, q.category, n, more)
			}
		}
	})
}

func sum(groups []schema.Cluster) (n int) {
	for _, g := range groups {
		n += g.Count
	}
	return n
}

// TestMapSaysMoreWithoutGroups reads as many finds as it may, none of which has the
// words.
func TestMapSaysMoreWithoutGroups(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for i := range 100 {
			n := store.NewFind{LocationID: l.ID, Title: "Stone", Public: true}
			if i == 0 {
				n.Title = "Old wall"
			}
			if _, err := s.CreateFind(ctx, ann, n); err != nil {
				t.Fatal(err)
			}
		}
		s.SearchBy("steps")
		for _, large := range []bool{true, false} {
			for _, bound := range []int{20, 0} {
				s.Bound(bound)
				s.CountByCells(large)
				f := wholeEarth
				f.Query = "wall"
				groups, more, err := s.Clusters(ctx, ben, f)
				if err != nil {
					t.Fatal(err)
				}
				if unread := bound > 0; more != unread || (len(groups) == 0) != unread {
					t.Errorf("large: %v, bound %d: groups %v, more: %v", large, bound, groups, more)
				}
			}
		}
	})
}

// TestLongTextsAreCharged reads finds whose texts are long and not ASCII: these
// cost more than reading them does, so fewer are read, and the answer says so.
func TestLongTextsAreCharged(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Rare")
		if err != nil {
			t.Fatal(err)
		}
		category, long := "art", strings.Repeat("ế", 500)
		const finds = 700
		for range finds {
			n := store.NewFind{LocationID: l.ID, Title: "Stone", Description: &long, Category: &category, Public: true}
			if _, err := s.CreateFind(ctx, ann, n); err != nil {
				t.Fatal(err)
			}
		}
		for _, q := range []struct{ words, category string }{{"rare", ""}, {"rare", category}, {"r", ""}} {
			for _, way := range []string{"cost", "text", "steps"} {
				s.SearchBy(way)
				n, cost, all, err := s.ReadMatches(ctx, ann, q.category, q.words)
				if err != nil {
					t.Fatal(err)
				}
				want := store.FoldNanoseconds * len(norm.NFKD.String(long))
				if all || n == 0 || n >= finds || cost < n*want || cost > store.ReadingNanoseconds+want {
					t.Errorf("%q of %q by %s: %d finds, all: %v, for %d ns", q.words, q.category, way, n, all, cost)
				}
				f := wholeEarth
				f.Query, f.Category = q.words, schema.ParseCategories(q.category, schema.Categories())
				for _, large := range []bool{true, false} {
					s.CountByCells(large)
					groups, more, err := s.Clusters(ctx, ann, f)
					if err != nil {
						t.Fatal(err)
					}
					if n := sum(groups); n == 0 || n >= finds || !more {
						t.Errorf("%q of %q by %s: a map of %d finds, more: %v", q.words, q.category, way, n, more)
					}
				}
				at := store.LocationFilter{Query: q.words, Category: schema.ParseCategories(q.category, schema.Categories()), Page: store.Page{Limit: 10}, FindsLimit: 1}
				list, _, err := s.Locations(ctx, ann, at)
				if err != nil {
					t.Fatal(err)
				}
				if len(list) != 1 || !list[0].MoreFinds || list[0].FindCount == 0 || list[0].FindCount >= finds {
					t.Errorf("%q of %q by %s: locations %+v", q.words, q.category, way, list)
				}
			}
		}
		s.SearchBy("cost")
		for page, read := (store.Page{Limit: 100}), 0; ; {
			list, next, err := s.Finds(ctx, ann, store.FindFilter{Page: page, Query: "rare"})
			if err != nil {
				t.Fatal(err)
			}
			if read += len(list); next == "" {
				if read != finds {
					t.Errorf("the list has %d finds, want %d", read, finds)
				}
				break
			}
			if err := page.After.UnmarshalText([]byte(next)); err != nil {
				t.Fatal(err)
			}
		}
	})
}
