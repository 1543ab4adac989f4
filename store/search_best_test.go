package store_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// titlesOf are the titles of finds, in order.
func titlesOf(finds []schema.Find) (list []string) {
	for _, f := range finds {
		list = append(list, f.Title)
	}
	return list
}

// TestBestFinds ranks finds by where their words are and how near they are.
func TestBestFinds(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		var places []string
		for i, name := range []string{"Quay", "Far quay"} {
			l, _, err := s.CreateLocation(ctx, ann, 48+float64(i), 2, name)
			if err != nil {
				t.Fatal(err)
			}
			places = append(places, l.ID)
		}
		fossil, geology := "a fossil", "fossil"
		for _, n := range []store.NewFind{
			{LocationID: places[0], Title: "Stone", Description: &fossil, Public: true},
			{LocationID: places[1], Title: "Fossil", Public: true},
			{LocationID: places[0], Title: "Fossils", Public: true},
			{LocationID: places[0], Title: "Wall", Category: &geology, Public: true},
			{LocationID: places[0], Title: "Fossil of hers", Public: false},
			{LocationID: places[0], Title: "Bench", Public: true},
		} {
			if _, err := s.CreateFind(ctx, ann, n); err != nil {
				t.Fatal(err)
			}
		}
		near := &store.Circle{Latitude: 48, Longitude: 2, Km: schema.RadiusMax}
		for _, c := range []struct {
			viewer, words string
			flags         store.Flags
			near          *store.Circle
			limit         int
			want          []string
		}{
			{ben, "fossil", store.Flags{}, nil, 10, []string{"Fossil", "Wall", "Fossils", "Stone"}},
			{ben, "fossil", store.Flags{}, nil, 2, []string{"Fossil", "Wall"}},
			{ben, "fossil", store.Flags{}, near, 10, []string{"Wall", "Fossils", "Stone", "Fossil"}},
			{ben, "FOSSIL quay", store.Flags{}, nil, 10, []string{"Fossil", "Wall", "Stone"}}, // the first word is a whole one,
			{ann, "fossil", store.Flags{Private: true}, nil, 10, []string{"Fossil of hers", "Fossil", "Wall", "Fossils", "Stone"}},
			{ben, "nothing", store.Flags{}, near, 10, nil},
			{ben, "!", store.Flags{}, near, 10, nil},
		} {
			for _, way := range []string{"cost", "text", "steps"} {
				s.SearchBy(way)
				finds, err := s.BestFinds(ctx, c.viewer, store.FindFilter{Flags: c.flags, Page: store.Page{Limit: c.limit}, Query: c.words}, c.near)
				if got := titlesOf(finds); err != nil || !slices.Equal(got, c.want) {
					t.Errorf("%q by %s: %q, %v; want %q", c.words, way, got, err, c.want)
				}
			}
		}
	})
}

// TestMatches says where the words of a search are in the texts of a find.
func TestMatches(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "東京 Café")
		if err != nil {
			t.Fatal(err)
		}
		d, c := "The café’s ﬁnest Straße", "old"
		if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Cafe, cafeteria", Description: &d, Category: &c, Public: true}); err != nil {
			t.Fatal(err)
		}
		for words, want := range map[string]string{
			"cafe":     "[{title 0 4} {title 6 4} {description 4 4} {location 3 4}]",
			"CAFÉ old": "[{title 0 4} {description 4 4} {category 0 3} {location 3 4}]",
			"fin":      "[{description 11 2}]", // the ligature is one code point
			"東":        "[{location 0 1}]",
			"old 京":    "[{category 0 3} {location 1 1}]",
			"cafet":    "[{title 6 5}]",
		} {
			finds, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 5}, Query: words})
			if err != nil || len(finds) != 1 {
				t.Fatalf("%q: %d finds, %v", words, len(finds), err)
			}
			if got := fmt.Sprint(finds[0].Matches); got != want {
				t.Errorf("%q: %s, want %s", words, got, want)
			}
		}
		finds, _, err := s.Finds(ctx, ann, store.FindFilter{Page: store.Page{Limit: 5}})
		if err != nil || finds[0].Matches != nil {
			t.Errorf("without words: %+v, %v", finds, err)
		}
	})
}

// TestLongWords publishes and finds what has words as long as texts may be,
// which folding makes longer.
func TestLongWords(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann := newUser(t, s, "ann")
		l, _, err := s.CreateLocation(ctx, ann, 48, 2, "Here")
		if err != nil {
			t.Fatal(err)
		}
		for _, letter := range []string{"a", "é", "ﷻ", "𐐀", "가"} {
			d := strings.Repeat(letter, schema.DescriptionMax)
			for range 40 { // one in sixteen is counted
				if _, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Long", Description: &d, Public: true}); err != nil {
					t.Fatalf("%q: %v", letter, err)
				}
			}
			read := 0
			for page := (store.Page{Limit: 100}); ; { // one that takes long to fold ends early
				finds, next, err := s.Finds(ctx, ann, store.FindFilter{Page: page, Query: strings.Repeat(letter, 20)})
				if err != nil {
					t.Fatal(err)
				}
				if read += len(finds); next == "" {
					break
				}
				if err := page.After.UnmarshalText([]byte(next)); err != nil {
					t.Fatal(err)
				}
			}
			if read != 40 {
				t.Errorf("%q: %d finds, want 40", letter, read)
			}
		}
	})
}
