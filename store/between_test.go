package store_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// These tests change rows between the statements of one read.

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

// TestMapGoing has a blocked user publish and delete between any two statements
// of a map: their finds are neither shown nor taken away twice.
func TestMapGoing(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, bad := newUser(t, s, "ann"), newUser(t, s, "bad")
		s.CountByCells(true)
		at(t, s, ann, 50, 50, "Hers", true)
		l, _, err := s.CreateLocation(ctx, bad, 1, 1, "His")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Block(ctx, ann, bad); err != nil {
			t.Fatal(err)
		}
		var find string
		toggle := func() {
			if find == "" {
				f, err := s.CreateFind(ctx, bad, store.NewFind{LocationID: l.ID, Title: "x", Public: true})
				if err != nil {
					t.Error(err)
				}
				find = f.ID
			} else {
				if _, err := s.DeleteFind(ctx, bad, find); err != nil {
					t.Error(err)
				}
				find = ""
			}
		}
		for n := 1; ; n++ { // before which statement
			for range 2 { // it comes, or it goes
				statements := 0
				s.Before(func(string) {
					if statements++; statements == n {
						toggle()
					}
				})
				groups, _, err := s.Clusters(ctx, ann, store.ClusterFilter{Zoom: 3, Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}})
				s.Before(func(string) {})
				if err != nil || len(groups) != 1 || groups[0].Count != 1 || math.Abs(groups[0].Latitude-50) > 1 {
					t.Errorf("before statement %d: %+v, %v", n, groups, err)
				}
				if statements < n {
					if n < 5 {
						t.Errorf("%d statements", statements)
					}
					return
				}
			}
		}
	})
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

// TestStepsGoing deletes a find that a page has read and does not show, between
// any two statements of the page, where a page ends early: no find is left out.
func TestStepsGoing(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		var want []string
		for i := range 6 {
			at(t, s, ben, 48, float64(i), fmt.Sprint("Place ", i), true)
			want = append(want, fmt.Sprint("Find at Place ", 5-i))
		}
		s.Bound(4)
		for n := 1; n <= 6; n++ { // before which statement
			var hidden []string
			for i := range 4 {
				_, id := at(t, s, ben, 47, float64(i), fmt.Sprint("Secret ", i), false)
				hidden = append(hidden, id)
			}
			statements := 0
			s.Before(func(string) {
				if statements++; statements == n {
					if _, err := s.DeleteFind(ctx, ben, hidden[len(hidden)-1]); err != nil {
						t.Error(err)
					}
				}
			})
			if got := walk(t, s, ann, 2); strings.Join(got, ";") != strings.Join(want, ";") {
				t.Errorf("before statement %d: listed %q, want %q", n, got, want)
			}
			s.Before(func(string) {})
			for _, id := range hidden[:len(hidden)-1] {
				if _, err := s.DeleteFind(ctx, ben, id); err != nil {
					t.Fatal(err)
				}
			}
		}
	})
}

// TestPlacesToggled makes the only find at a place private, or public again,
// between any two statements of a list: the place is listed once, also where
// what is listed is walked through.
func TestPlacesToggled(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		var find string
		for i := range 40 {
			_, find = at(t, s, ann, 1, float64(i)/1000, fmt.Sprint("Place ", i), true)
		}
		public := true
		toggle := func() {
			public = !public
			if _, _, err := s.UpdateFind(ctx, ann, find, store.FindEdit{Public: &public}); err != nil {
				t.Error(err)
			}
		}
		for what, f := range map[string]store.LocationFilter{
			"the whole Earth": {Page: store.Page{Limit: 50}},
			"a page of it":    {Page: store.Page{Limit: 5}},
			"a walk":          {Page: store.Page{Limit: 5}, Circle: &store.Circle{Latitude: 1, Km: 1000}},
			"nearest":         {Page: store.Page{Limit: 5}, Circle: &store.Circle{Latitude: 1, Km: 1000}, ByDistance: true},
		} {
			f.Private = true
			for n, last := 1, false; !last; n++ { // before which statement
				for range 2 { // it turns private, or public
					statements := 0
					s.Before(func(string) {
						if statements++; statements == n {
							toggle()
						}
					})
					list, _, err := s.Locations(ctx, ann, f)
					s.Before(func(string) {})
					if err != nil {
						t.Fatal(err)
					}
					seen := map[string]bool{}
					for _, l := range list {
						if seen[l.ID] {
							t.Errorf("%s, before statement %d: %s is listed twice", what, n, l.Name)
						}
						seen[l.ID] = true
					}
					if len(list) != min(f.Limit, 40) || !f.ByDistance && list[0].Name != "Place 39" {
						t.Errorf("%s, before statement %d: %d listed, the first is %s", what, n, len(list), list[0].Name)
					}
					last = statements < n
				}
			}
		}
	})
}

// TestPlaceGoing deletes a location while a find is published at it, and while it
// is returned to a user who adds it again.
func TestPlaceGoing(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ben := newUser(t, s, "ben")
		begin := func() (location string, gone *bool) { // a place that goes after it was seen
			ann := newUser(t, s, "ann")
			l, _ := at(t, s, ann, 48, 2, "Quay", true)
			gone = new(bool)
			s.Before(func(query string) {
				if !*gone && (strings.HasPrefix(query, "SELECT EXISTS") || strings.HasPrefix(query, "SELECT l.id FROM location")) {
					*gone = true
					if _, err := s.DeleteUser(ctx, ann); err != nil {
						t.Error(err)
					}
				}
			})
			return l, gone
		}
		l, gone := begin()
		_, err := s.CreateFind(ctx, ben, store.NewFind{LocationID: l, Title: "x", Public: true})
		var e *schema.Error
		if !*gone || !errors.As(err, &e) || e.Kind != schema.Invalid || e.Fields[0].Location != "body.locationId" {
			t.Errorf("publishing where nothing is any more: %v", err)
		}
		l, gone = begin()
		again, created, err := s.CreateLocation(ctx, ben, 48, 2, "Quay")
		if !*gone || err != nil || !created || again.ID == l {
			t.Errorf("adding what was there: %+v, new %v, %v", again, created, err)
		}
		s.Before(func(string) {})
		if _, _, err := s.CreateLocation(ctx, "nobody", 48, 3, "Pier"); !errors.Is(err, schema.ErrUnauthenticated) {
			t.Errorf("of an account that has gone: %v", err)
		}
	})
}
