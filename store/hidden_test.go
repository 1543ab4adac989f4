package store_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestHiddenFindsChangeNothing asks random questions, then has people publish private
// finds that the viewers may not see, with the same words, categories and places, and
// some of them older than what is there; then a friend of some viewers publishes finds that
// only they see themselves. Every answer stays as it was: not only what it lists, but also
// where its pages end and whether it says that there may be more. The bounds are so low that
// most answers reach one.
func TestHiddenFindsChangeNothing(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		type asked struct {
			question
			way    string
			bound  int
			answer string
		}
		var list []asked
		for i := range storetest.Rounds(400) { // 72 have every way, bound, viewer and no words
			a := asked{w.question(), []string{"cost", "text", "steps"}[i%3], []int{0, 7, 15, 40}[i/3%4], ""}
			a.viewer = []int{0, 1, 2}[i/12%3]
			if i%5 == 0 {
				a.words = ""
			}
			a.answer = w.everything(a.question, a.way, a.bound)
			list = append(list, a)
		}
		compare := func(of string, but int) {
			for i, a := range list {
				if a.viewer == but {
					continue
				}
				if got := w.everything(a.question, a.way, a.bound); got != a.answer {
					t.Errorf("question %d %+v by %s within %d: private finds of %s change\n%s\nto\n%s", i, a.question, a.way, a.bound, of, a.answer, got)
				}
			}
		}
		w.hide(300, false, 3, 4)
		compare("others", -1)
		w.hide(300, true, 2)
		compare("a friend", 2)
	})
}

// hide has users publish private finds, which may be for them alone, and public ones that they
// delete or an administrator hides.
func (w *searchWorld) hide(n int, onlyMe bool, users ...int) {
	w.Helper()
	places := make([]string, 0, len(w.places))
	for id := range w.places {
		places = append(places, id)
	}
	slices.Sort(places)
	for i := range n {
		switch i {
		case 0: // newer than all others
			w.clock.step(2 * time.Minute)
		case n / 3: // between them
			w.clock.step(-2 * time.Minute)
		case 2 * n / 3: // older
			w.clock.step(-2 * time.Minute)
		}
		w.clock.step(time.Millisecond)
		owner, category := w.users[users[i%len(users)]], []string{"art", "nature", "old walls"}[i%3]
		l := w.places[places[w.rnd.IntN(len(places))]]
		own, _, err := w.store.CreateLocation(ctx, owner, l.Latitude, l.Longitude, l.Name)
		if err != nil {
			w.Fatal(err)
		}
		f := store.NewFind{LocationID: own.ID, Title: w.text(4), Category: &category, Public: i%4 == 0, OnlyMe: onlyMe && i%4 != 0}
		created, err := w.store.CreateFind(ctx, owner, f)
		if err != nil {
			w.Fatal(err)
		}
		if f.Public {
			out := func() error { return w.store.BinFind(ctx, owner, created.ID) }
			if i%8 == 0 {
				out = func() error { return w.store.HideFind(ctx, store.Actor{}, created.ID, "Spam") }
			}
			if err := out(); err != nil {
				w.Fatal(err)
			}
		}
	}
}

// everything returns the answers of the lists and maps to a query.
func (w *searchWorld) everything(q question, way string, bound int) string {
	w.Helper()
	s, viewer := w.store, w.users[q.viewer]
	s.SearchBy(way)
	s.Bound(bound)
	f := store.FindFilter{Flags: q.flags, Page: store.Page{Asc: q.asc, Limit: q.limit}, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, LocationID: q.location}
	if q.user >= 0 {
		f.UserID = w.users[q.user]
	}
	var text string
	page := func(name string, ids []string, next string, err error) {
		w.Helper()
		if err != nil {
			w.Fatal(err)
		}
		text += fmt.Sprintln(name, ids, next)
	}
	finds, next, err := s.Finds(ctx, viewer, f)
	page("finds", findIDs(finds), next, err)
	if q.words != "" {
		finds, err = s.BestFinds(ctx, viewer, f, &store.Circle{Latitude: 48.5, Longitude: 2.5, Km: 1000})
		page("best", findIDs(finds), "", err)
	}
	for _, around := range []*store.Circle{nil, {Latitude: 48.5, Longitude: 2.5, Km: 40}, {Km: schema.RadiusMax}} {
		finds, next, err := s.Feed(ctx, viewer, around, store.Page{Limit: q.limit})
		page("feed", findIDs(finds), next, err)
	}
	finds, err = s.OnThisDay(ctx, viewer, s.Now().AddDate(1, 0, 0))
	page("on this day", findIDs(finds), "", err)
	box := schema.BBox{West: 2.1, South: 48.2, East: 2.9, North: 48.8, Set: true}
	for _, l := range []store.LocationFilter{{}, {Box: &box}, {Circle: &store.Circle{Latitude: 48.5, Longitude: 2.5, Km: 500}, ByDistance: true}} {
		l.Flags, l.Page, l.Category, l.Query, l.FindsLimit = q.flags, f.Page, schema.ParseCategories(q.category, schema.Categories()), q.words, 3
		locations, next, err := s.Locations(ctx, viewer, l)
		page("locations", locationTexts(locations), next, err)
	}
	some := slices.Sorted(maps.Keys(w.places))[:20]
	picked, more, err := s.LocationsByID(ctx, viewer, some, store.LocationFilter{Flags: q.flags, Page: store.Page{Limit: 15}, Category: schema.ParseCategories(q.category, schema.Categories()),
		Query: q.words, FindsLimit: 3})
	page(fmt.Sprint("by id, more ", more), locationTexts(picked), "", err)
	for i, area := range []*schema.BBox{nil, &box} {
		l := store.LocationFilter{Flags: q.flags, Page: f.Page, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, FindsLimit: 3, Box: area,
			Rank: []store.Rank{store.ByNewest, store.ByLikes}[i]}
		for _, large := range []bool{true, false} {
			s.CountByCells(large)
			ranked, more, err := s.RankedLocations(ctx, viewer, l)
			page(fmt.Sprint("ranked, more ", more), locationTexts(ranked), "", err)
		}
	}
	used, err := s.UsedCategories(ctx, viewer)
	page("used", []string{fmt.Sprint(used)}, "", err)
	for _, large := range []bool{true, false} {
		s.CountByCells(large)
		for _, b := range []schema.BBox{wholeEarth.Box, box} {
			groups, more, err := s.Clusters(ctx, viewer, store.ClusterFilter{Flags: q.flags, Box: b, Zoom: 3, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words})
			page(fmt.Sprint("map, more ", more), []string{fmt.Sprint(groups)}, "", err)
			kinds, more, err := s.CountCategories(ctx, viewer, store.ClusterFilter{Flags: q.flags, Box: b, Query: q.words}, schema.Categories())
			page(fmt.Sprint("categories, more ", more), []string{fmt.Sprint(kinds)}, "", err)
		}
	}
	s.CountByCells(false)
	for id := range w.places {
		if id != q.location {
			continue
		}
		at, err := s.Location(ctx, viewer, id, store.LocationFilter{Flags: q.flags, Category: schema.ParseCategories(q.category, schema.Categories()), Query: q.words, FindsLimit: 3})
		page(fmt.Sprint("location ", at.FindCount, at.MoreFinds), findIDs(at.Finds), "", err)
	}
	return text
}

func locationTexts(locations []schema.Location) (texts []string) {
	for _, at := range locations {
		texts = append(texts, fmt.Sprint(at.ID, " ", at.FindCount, " ", at.MoreFinds, " ", findIDs(at.Finds)))
	}
	return texts
}

func findIDs(finds []schema.Find) (ids []string) {
	for _, f := range finds {
		ids = append(ids, f.ID)
	}
	return ids
}

// TestSearchOfManyFriends searches the private finds of more friends than the full
// text is asked about at once.
func TestSearchOfManyFriends(t *testing.T) {
	clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
	storetest.Each(t, store.Options{Now: clock.read}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		var want []string
		for i := range 130 {
			friend := newUser(t, s, fmt.Sprint("friend", i))
			befriend(t, s, ann, friend)
			l, _, err := s.CreateLocation(ctx, friend, 48, 2, "Here")
			if err != nil {
				t.Fatal(err)
			}
			clock.step(time.Millisecond)
			f, err := s.CreateFind(ctx, friend, store.NewFind{LocationID: l.ID, Title: "Rare stone", Public: i%10 == 0})
			if err != nil {
				t.Fatal(err)
			}
			want = append(want, f.ID)
		}
		s.SearchBy("text")
		for _, asc := range []bool{true, false} {
			for _, bound := range []int{0, 40} {
				s.Bound(bound)
				f := store.FindFilter{Flags: store.Flags{Friends: true}, Page: store.Page{Limit: 50, Asc: asc}, Query: "rare stone"}
				var got []string
				for range pagesMax {
					finds, next, err := s.Finds(ctx, ann, f)
					if err != nil {
						t.Fatal(err)
					}
					got = append(got, findIDs(finds)...)
					if next == "" {
						break
					}
					if err := f.After.UnmarshalText([]byte(next)); err != nil {
						t.Fatal(err)
					}
				}
				if !asc {
					slices.Reverse(got)
				}
				if !slices.Equal(got, want) {
					t.Errorf("ascending %v, bound %d: %d finds, want %d in their order", asc, bound, len(got), len(want))
				}
			}
		}
	})
}
