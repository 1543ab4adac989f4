package store_test

import (
	"errors"
	"maps"
	"slices"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestMovesKeepCounts moves, edits, publishes and deletes finds at random. Counts, maps, words
// and lists stay those of the finds.
func TestMovesKeepCounts(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		places := slices.Sorted(maps.Keys(w.places))
		for i := range storetest.Rounds(400) {
			w.clock.step(1)
			at := w.rnd.IntN(len(w.finds))
			f := w.finds[at]
			if i%9 == 8 {
				if _, err := w.store.DeleteFind(ctx, f.UserID, f.ID); err != nil {
					t.Fatal(err)
				}
				w.finds = slices.Delete(w.finds, at, at+1)
				continue
			}
			to := places[w.rnd.IntN(len(places))]
			e := store.FindEdit{LocationID: &to}
			if i%3 == 0 {
				public := w.rnd.IntN(2) == 0
				e.Public = &public
			}
			if i%5 == 0 {
				title := w.text(3)
				e.Title = &title
			}
			g, _, err := w.store.UpdateFind(ctx, f.UserID, f.ID, e)
			if errors.Is(err, schema.ErrInvalid()) { // a place that the owner cannot know
				continue
			}
			if err != nil {
				t.Fatal(err)
			}
			if l := w.places[to]; g.LocationID != to || *g.Location != (schema.Place{ID: to, Name: l.Name, Latitude: l.Latitude, Longitude: l.Longitude}) {
				t.Fatalf("moved to %+v, it is %+v at %+v", l, g, g.Location)
			}
			w.finds[at] = w.searched(g)
			if i%20 == 0 {
				if wrong, err := w.store.CheckCounts(ctx); err != nil || wrong != nil {
					t.Fatalf("after %d changes: %q, %v", i+1, wrong, err)
				}
			}
		}
		if wrong, err := w.store.CheckCounts(ctx); err != nil || wrong != nil {
			t.Fatalf("%q, %v", wrong, err)
		}
		for range 60 {
			q := w.question()
			var want []string
			for _, f := range w.answers(q) {
				want = append(want, f.ID)
			}
			for _, way := range []string{"text", "steps"} {
				w.store.SearchBy(way)
				if got := w.list(q); !slices.Equal(got, want) {
					t.Errorf("%+v by %s: %v, want %v", q, way, got, want)
				}
			}
		}
		terms, err := w.store.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.store.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		if again, err := w.store.CountTerms(ctx); err != nil || !maps.Equal(terms, again) {
			t.Errorf("words are counted %v, %v; counted again %v", terms, err, again)
		}
	})
}
