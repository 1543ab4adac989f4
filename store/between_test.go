package store_test

import (
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// What reads in several statements is changed here between them.

// walk reads a list of finds page by page.
func walk(t *testing.T, s *store.Store, viewer string, limit int) (titles []string) {
	t.Helper()
	var after schema.Cursor
	for {
		finds, next, err := s.Finds(ctx, viewer, store.FindFilter{Page: store.Page{Limit: limit, After: after}})
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range finds {
			titles = append(titles, f.Title)
		}
		if next == "" {
			return titles
		}
		if err := after.UnmarshalText([]byte(next)); err != nil {
			t.Fatal(err)
		}
	}
}

// TestFindsGoing deletes finds after the rows of a page were read and before
// they are looked up: all others are listed all the same.
func TestFindsGoing(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		for going := range 6 { // of the newest, which are on the first pages
			var want, gone []string
			for i := range 6 {
				_, id := at(t, s, ann, 48, float64(10*going+i), fmt.Sprint("Place ", i), true)
				if i >= 6-going {
					gone = append(gone, id)
				}
			}
			for i := range 6 - going {
				want = append(want, fmt.Sprint("Find at Place ", 5-going-i))
			}
			s.Before(func(query string) {
				if strings.Contains(query, "f.doc_id IN (") {
					for _, id := range gone {
						if _, err := s.DeleteFind(ctx, ann, id); err != nil {
							t.Error(err)
						}
					}
					gone = nil
				}
			})
			got := walk(t, s, ann, 2)
			if strings.Join(got, ";") != strings.Join(want, ";") {
				t.Errorf("%d go: listed %q, want %q", going, got, want)
			}
			s.Before(func(string) {})
			if _, err := s.DeleteUser(ctx, ann); err != nil {
				t.Fatal(err)
			}
			ann = newUser(t, s, "ann")
		}
	})
}
