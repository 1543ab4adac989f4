package store_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestSearch compares lists of finds, lists of locations and maps for random
// questions with what reading every find gives, for every way to read them, and
// when a request may read next to nothing.
func TestSearch(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		s := w.store
		found := 0
		for i := range storetest.Rounds(500) {
			q := w.question()
			want := w.answers(q)
			found += len(want)
			way, bound := []string{"cost", "text", "steps"}[i%3], []int{0, 0, 40, 15}[i/3%4]
			s.SearchBy(way)
			s.Bound(bound)
			var ids []string
			for _, f := range want {
				ids = append(ids, f.ID)
			}
			if got := w.list(q); !slices.Equal(got, ids) {
				t.Fatalf("question %d %+v by %s, bound %d: %d finds\n%v\nwant %d\n%v", i, q, way, bound, len(got), got, len(ids), ids)
			}
			if q.user < 0 && q.location == "" {
				w.checkLocations(i, q, want)
				w.checkMap(i, q, want)
			}
		}
		if found < 300 {
			t.Errorf("only %d answers: the questions ask for too little", found)
		}
	})
}

// TestSearchFoldsMuch reads pages of finds of one millisecond whose texts take long to fold, and what is older than these.
func TestSearchFoldsMuch(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48.5, 2.5, "Quay")
		if err != nil {
			t.Fatal(err)
		}
		long := strings.Repeat("\ufdfb", 491) + " ammonite" // each is decomposed into eight letters
		made := schema.At(time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC))
		for i := range 45 {
			f := store.NewFind{LocationID: l.ID, Title: "Find", Description: &long, Public: true, Made: &made}
			if i >= 40 {
				older := schema.At(made.AddDate(0, 0, -i))
				f = store.NewFind{LocationID: l.ID, Title: "Ammonite", Public: true, Made: &older}
			}
			if _, err := s.CreateFind(ctx, ann, f); err != nil {
				t.Fatal(err)
			}
		}
		s.SearchBy("text")
		f := store.FindFilter{Page: store.Page{Limit: 20}, Query: "ammonite"}
		seen := map[string]bool{}
		for range 10 {
			finds, next, err := s.Finds(ctx, ann, f)
			if err != nil {
				t.Fatal(err)
			}
			for _, g := range finds {
				seen[g.ID] = true
			}
			if next == "" {
				break
			}
			if err := f.After.UnmarshalText([]byte(next)); err != nil {
				t.Fatal(err)
			}
		}
		if len(seen) != 45 {
			t.Errorf("ten pages have %d finds, want 45", len(seen))
		}
	})
}

// TestSearchWithinMillisecond pages through finds that were all published in one millisecond, as those of an import are. The
// full text has no order within it, so a page has to begin with all of them again.
func TestSearchWithinMillisecond(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
		s := storetest.Open(t, engine, store.Options{Now: clock.read})
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48.5, 2.5, "Quay")
		if err != nil {
			t.Fatal(err)
		}
		for range 30 {
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Ammonite", Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		list := func(asc bool, limit int) (ids []string) {
			f := store.FindFilter{Page: store.Page{Asc: asc, Limit: limit}, Query: "ammonite"}
			for range pagesMax {
				finds, next, err := s.Finds(ctx, ann, f)
				if err != nil {
					t.Fatal(err)
				}
				for _, g := range finds {
					ids = append(ids, g.ID)
				}
				if next == "" {
					return ids
				}
				if err := f.After.UnmarshalText([]byte(next)); err != nil {
					t.Fatal(err)
				}
			}
			t.Fatal("no end of pages")
			return nil
		}
		for _, way := range []string{"cost", "text", "steps"} {
			s.SearchBy(way)
			for _, asc := range []bool{false, true} {
				all, paged := list(asc, 100), list(asc, 4)
				if len(all) != 30 || !slices.Equal(paged, all) {
					t.Errorf("by %s, oldest first %v: %d finds on one page and %d in pages of 4", way, asc, len(all), len(paged))
				}
			}
		}
	})
}

// checkLocations compares a list of locations in a part of the Earth.
func (w *searchWorld) checkLocations(i int, q question, finds []searched) {
	w.Helper()
	f := store.LocationFilter{Flags: q.flags, Page: store.Page{Asc: q.asc, Limit: q.limit}, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, FindsLimit: 3}
	inside := func(schema.Location) bool { return true }
	center := store.Circle{Latitude: 48.5, Longitude: 2.5, Km: []float64{1, 30, 500, schema.RadiusMax}[i/5%4]}
	distance := func(l schema.Location) float64 {
		return haversine(center.Latitude, center.Longitude, l.Latitude, l.Longitude)
	}
	switch i % 5 {
	case 0:
		box := schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8, Set: true}
		f.Box = &box
		inside = func(l schema.Location) bool { return box.Contains(l.Latitude, l.Longitude) }
	case 1, 2, 3:
		f.Circle, f.ByDistance = &center, i%5 > 1
		inside = func(l schema.Location) bool { return distance(l) <= center.Km }
	}
	counts := map[string]int{}
	for _, g := range finds {
		counts[g.LocationID]++
	}
	var want []string
	for id := range counts {
		if inside(w.places[id]) {
			want = append(want, id)
		}
	}
	slices.SortFunc(want, func(a, b string) int {
		x, y := w.places[a], w.places[b]
		if f.ByDistance {
			return cmp.Or(cmp.Compare(distance(x), distance(y)), strings.Compare(a, b))
		}
		c := cmp.Or(x.CreatedAt.Compare(y.CreatedAt.Time), strings.Compare(a, b))
		if !q.asc {
			c = -c
		}
		return c
	})
	var got []string
	for range pagesMax {
		list, next, err := w.store.Locations(ctx, w.users[q.viewer], f)
		if err != nil {
			w.Fatal(err)
		}
		for _, l := range list {
			got = append(got, l.ID)
			if l.FindCount != counts[l.ID] && !(l.MoreFinds && l.FindCount < counts[l.ID]) {
				w.Errorf("question %d %+v: %d finds at a place, want %d", i, q, l.FindCount, counts[l.ID])
			}
			if want := min(l.FindCount, 3); len(l.Finds) != want {
				w.Errorf("question %d %+v: shows %d finds at a place, want %d", i, q, len(l.Finds), want)
			}
		}
		if next == "" {
			break
		}
		if err := f.After.UnmarshalText([]byte(next)); err != nil {
			w.Fatal(err)
		}
	}
	// Of a place that is too crowded for the bound, what is wanted may not be seen.
	if !slices.Equal(got, want) && !w.subset(got, want) {
		w.Fatalf("question %d %+v %+v: locations\n%v\nwant\n%v", i, q, f, got, want)
	}
}

// subset reports whether some rows are left out and no more, where a bound is so
// low that places are too crowded to be looked at whole.
func (w *searchWorld) subset(got, want []string) bool {
	if !w.store.Bounded(40) {
		return false
	}
	for _, id := range want {
		if len(got) > 0 && got[0] == id {
			got = got[1:]
		}
	}
	return len(got) == 0
}

// checkMap compares the sum of a map.
func (w *searchWorld) checkMap(i int, q question, finds []searched) {
	w.Helper()
	f := store.ClusterFilter{Flags: q.flags, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, Zoom: i % 23, Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}}
	if i%2 == 0 {
		f.Box = schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8}
	}
	want := 0
	for _, g := range finds {
		if l := w.places[g.LocationID]; f.Box.Contains(l.Latitude, l.Longitude) {
			want++
		}
	}
	list, more, err := w.store.Clusters(ctx, w.users[q.viewer], f)
	if err != nil {
		w.Fatal(err)
	}
	got := 0
	for _, c := range list {
		got += c.Count
		if c.More != more {
			w.Errorf("question %d %+v: a group says more: %v, the map %v", i, q, c.More, more)
		}
	}
	w.checkKinds(i, q, f)
	if got != want && !(more && got < want) {
		w.Errorf("question %d %+v: a map of %d finds (more: %v), want %d", i, q, got, more, want)
	}
}

// checkKinds compares the counts of categories.
func (w *searchWorld) checkKinds(i int, q question, f store.ClusterFilter) {
	w.Helper()
	q.category = ""
	want := map[string]int{}
	for _, g := range w.answers(q) {
		if l := w.places[g.LocationID]; !f.Box.Contains(l.Latitude, l.Longitude) {
			continue
		}
		kind := schema.CategoryNone
		if g.Category != nil {
			kind = schema.CategoryOther
			if slices.Contains(schema.Categories(), *g.Category) {
				kind = *g.Category
			}
		}
		want[kind]++
	}
	list, more, err := w.store.CountCategories(ctx, w.users[q.viewer], f, schema.Categories())
	if err != nil || len(list) != len(schema.Categories())+2 {
		w.Fatal(len(list), err)
	}
	for _, c := range list {
		if c.Count != want[c.Category] && !(more && c.Count < want[c.Category]) {
			w.Errorf("question %d %+v: %d finds of category %s (more: %v), want %d", i, q, c.Count, c.Category, more, want[c.Category])
		}
	}
}

// TestSearchPlans searches where the words are so common, or so rare, that the
// store has to choose.
func TestSearchPlans(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for i := range 800 {
			title := "common"
			if i == 5 {
				title = "common rare"
			}
			if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: title, Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		for query, want := range map[string]string{"common": "steps", "comm": "steps", "c": "steps", "rare": "text", "rar": "text", "rare com": "text", "nowhere": "text"} {
			var asked bool
			s.Before(func(query string) { asked = asked || strings.Contains(query, "find_search") })
			finds, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 20}, Query: query})
			if err != nil {
				t.Fatal(err)
			}
			if asked != (want == "text") {
				t.Errorf("%q: reads the full text: %v; want the way by %s", query, asked, want)
			}
			if n := len(finds); want == "steps" && n != 20 || query != "nowhere" && n == 0 {
				t.Errorf("%q: %d finds", query, n)
			}
		}
		s.Before(func(string) {})
		if counts, err := s.CountTerms(ctx); err != nil || fmt.Sprint(counts) == "map[]" {
			t.Errorf("counts of words: %v, %v", counts, err)
		}
	})
}

// TestSearchCategoryBound searches a category for what none of its finds has: fewer
// finds are read for a page than of all finds, since those of a category are not next
// to each other.
func TestSearchCategoryBound(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		category := "art"
		ids := make([]string, 40)
		for i := range ids {
			f, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "common", Category: &category, Public: true})
			if err != nil {
				t.Fatal(err)
			}
			ids[len(ids)-1-i] = f.ID
		}
		s.SearchBy("steps")
		s.Bound(30)
		for category, read := range map[string]int{"": 30, "art": 12} {
			finds, next, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 10}, Category: schema.ParseCategories(category, nil), Query: "rare"})
			var after schema.Cursor
			if err != nil || len(finds) != 0 || after.UnmarshalText([]byte(next)) != nil || after.ID != ids[read-1] {
				t.Errorf("of category %q: %d finds, %v, next %+v; want a page that reads %d", category, len(finds), err, after, read)
			}
		}
	})
}

// TestTermCounts edits and deletes finds: the counts of words follow, and equal
// those of a full recount.
func TestTermCounts(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		s := w.store
		have, err := s.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		want, err := s.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(have) != fmt.Sprint(want) || have[""] == 0 {
			t.Errorf("counts are %v, want %v", have, want)
		}
		q := question{viewer: 0, flags: store.Flags{Private: true}, user: -1, limit: 100, words: "o"}
		var ids []string
		for _, f := range w.answers(q) {
			ids = append(ids, f.ID)
		}
		if got := w.list(q); !slices.Equal(got, ids) {
			t.Errorf("after the full text is filled again: %d finds, want %d", len(got), len(ids))
		}
	})
}
