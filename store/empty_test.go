package store_test

import (
	"fmt"
	"slices"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// crowd is the number of places that one user adds to a town, crowdPrivate how
// many of them get a private find.
const crowd, crowdPrivate = 2000, 200

// TestEmptyPlaces fills a town with places without finds: lists read none of
// them, and pages are full, with no place missing or repeated.
func TestEmptyPlaces(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben, cleo, dora := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cleo"), newUser(t, s, "dora")
		befriend(t, s, ann, cleo)
		public, own, friends := map[string]bool{}, map[string]bool{}, map[string]bool{}
		for i := range crowd {
			lat, lng := 48+float64(i%50)/1000, 2+float64(i/50)/1000
			switch {
			case i%100 == 0:
				id, _ := at(t, s, dora, lat, lng, fmt.Sprint("Public ", i), true)
				public[id] = true
			case i%100 == 50:
				id, _ := at(t, s, ann, lat, lng, fmt.Sprint("Ann's ", i), false)
				own[id] = true
			case i%100 == 51:
				id, _ := at(t, s, cleo, lat, lng, fmt.Sprint("Cleo's ", i), false)
				friends[id] = true
			case i%(crowd/crowdPrivate) == 5:
				at(t, s, ben, lat, lng, fmt.Sprint("Ben's ", i), false)
			default:
				if _, _, err := s.CreateLocation(ctx, ben, lat, lng, fmt.Sprint("Empty ", i)); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, flags := range []store.Flags{{}, {Private: true}, {Friends: true}, {Private: true, Friends: true}} {
			want := map[string]bool{}
			for _, part := range []struct {
				of map[string]bool
				in bool
			}{{public, true}, {own, flags.Private}, {friends, flags.Friends}} {
				for id := range part.of {
					if part.in {
						want[id] = true
					}
				}
			}
			checkLists(t, s, ann, flags, want)
		}
		checkMap(t, s, ann)
	})
}

// checkLists reads every list of a town page by page and compares it.
func checkLists(t *testing.T, s *store.Store, viewer string, flags store.Flags, want map[string]bool) {
	t.Helper()
	circle := &store.Circle{Latitude: 48.02, Longitude: 2.02, Km: 20}
	for name, f := range map[string]store.LocationFilter{
		"world":       {},
		"world, asc":  {Page: store.Page{Asc: true}},
		"circle":      {Circle: circle},
		"circle, asc": {Circle: circle, Page: store.Page{Asc: true}},
		"box":         {Box: &schema.BBox{West: 1, South: 47, East: 3, North: 49, Set: true}},
		"distance":    {Circle: circle, ByDistance: true},
		"words":       {Query: "find"},
	} {
		f.Flags = flags
		if n, err := s.Candidates(ctx, viewer, f, crowd); err != nil || n != len(want) {
			t.Errorf("%s %+v: looks at %d locations, %v; want %d", name, flags, n, err, len(want))
		}
		for _, limit := range []int{1, 7, 20, 500} {
			f.Limit = limit
			compare(t, fmt.Sprintf("%s %+v by %d", name, flags, limit), collect(t, s, viewer, f), want)
		}
	}
}

// checkMap counts the town's finds from the finds and from the cells.
func checkMap(t *testing.T, s *store.Store, viewer string) {
	t.Helper()
	f := store.ClusterFilter{Box: schema.BBox{West: 1, South: 47, East: 3, North: 49, Set: true}, Zoom: 9, Flags: store.Flags{Private: true, Friends: true}}
	var counts []int
	for _, byCells := range []bool{false, true} {
		s.CountByCells(byCells)
		clusters, _, err := s.Clusters(ctx, viewer, f)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, c := range clusters {
			n += c.Count
		}
		counts = append(counts, n)
	}
	if want := []int{3 * crowd / 100, 3 * crowd / 100}; !slices.Equal(counts, want) {
		t.Errorf("the map counts %v, want %v", counts, want)
	}
}

// TestCrowdedPlaces reads a list that would show more finds than an answer may
// hold: its pages end early, and no location is missing or repeated.
func TestCrowdedPlaces(t *testing.T) {
	const places, each = 120, 90
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann := newUser(t, s, "ann")
		want := map[string]bool{}
		for i := range places {
			id, _ := at(t, s, ann, 48, 2+float64(i)/1000, fmt.Sprint("Place ", i), true)
			want[id] = true
		}
		_, err := second(t, dsn, "").Exec(fmt.Sprintf(`INSERT INTO find (id, user_id, title, latitude, longitude, created_at, updated_at, location_id, doc_id)
			WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < %d)
			SELECT f.id || '-' || n.i, f.user_id, f.title, f.latitude, f.longitude, f.created_at, f.updated_at, f.location_id, ROW_NUMBER() OVER () FROM find f, n`, each))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range []store.LocationFilter{{}, {Circle: &store.Circle{Latitude: 48, Longitude: 2, Km: 20}, ByDistance: true}} {
			f.Limit, f.FindsLimit = 500, 80
			compare(t, "crowded", collect(t, s, ann, f), want)
			locations, _, err := s.Locations(ctx, ann, f)
			if n := schema.FindsPerPage / f.FindsLimit; err != nil || len(locations) != n || len(locations[n-1].Finds) != f.FindsLimit || locations[0].FindCount != each {
				t.Errorf("%d locations, %v; want %d", len(locations), err, n)
			}
			f.FindsLimit = 0
			if locations, next, err := s.Locations(ctx, ann, f); err != nil || len(locations) != places || next != "" {
				t.Errorf("without finds %d locations, %q, %v", len(locations), next, err)
			}
		}
	})
}
