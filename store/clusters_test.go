package store_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/demo"
	"finds/store/storetest"
)

// TestClusters compares both ways of counting a map with each other and with
// the lists, for viewers who see different things: a stranger, a friend with
// flags, and a user that a block separates from an owner and who has dismissed finds.
func TestClusters(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		rnd := rand.New(rand.NewPCG(3, 4))
		ann, ben, cas, dan := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cas"), newUser(t, s, "dan")
		for i := range 300 {
			owner := []string{ann, ben, cas}[i%3]
			lat, lng := rnd.Float64()*170-85, rnd.Float64()*360-180
			if i%2 == 0 {
				lat, lng = 48+rnd.Float64(), 2+rnd.Float64()
			}
			location, _ := at(t, s, owner, lat, lng, fmt.Sprint("Place ", i), i%4 > 0)
			if i%5 == 0 && i%4 > 0 { // a second find there, of somebody else
				if _, err := s.CreateFind(ctx, []string{ben, cas, ann}[i%3], store.NewFind{LocationID: location, Title: "Again", Public: i%2 == 0}); err != nil {
					t.Fatal(err)
				}
			}
		}
		befriend(t, s, ann, dan)
		befriend(t, s, cas, dan)
		if _, err := s.Block(ctx, dan, ben); err != nil {
			t.Fatal(err)
		}
		all, _, err := s.Finds(ctx, dan, store.FindFilter{Flags: store.Flags{Friends: true}, Page: store.Page{Limit: 300}})
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(all); i += 3 {
			if err := s.DismissFind(ctx, dan, all[i].ID); err != nil {
				t.Fatal(err)
			}
		}
		for i := range storetest.Rounds(200) {
			f := store.ClusterFilter{Box: randomBox(rnd, []point{{lat: 48.5, lng: 2.5}}), Zoom: i % 23, Flags: store.Flags{Private: i%2 == 0, Friends: i%3 == 0}}
			if i%4 == 0 {
				f.Box = schema.BBox{West: 2.2, South: 48.2, East: 2.8, North: 48.8}
			}
			for _, viewer := range []string{ann, ben, dan} {
				s.CountByCells(false)
				live := clusters(t, s, viewer, f)
				s.CountByCells(true)
				// Cells are not counted below level 13: deeper in, a map that shows
				// this many locations groups a little more.
				if cells := clusters(t, s, viewer, f); cells.finds != live.finds || f.Zoom <= 12 && cells != live {
					t.Errorf("%+v: by cells %+v, live %+v", f, cells, live)
				}
				if n, more := counted(t, s, viewer, f); n != live.finds || more {
					t.Errorf("%+v: the categories have %d finds (more: %v), the map %d", f, n, more, live.finds)
				}
				if want := listed(t, s, viewer, f); live.finds != want.finds {
					t.Errorf("%+v: clusters have %d finds, the list %d", f, live.finds, want.finds)
				}
			}
		}
	})
}

func befriend(t *testing.T, s *store.Store, x, y string) {
	t.Helper()
	f, _, err := s.RequestFriend(ctx, x, y)
	if err == nil {
		_, err = s.AnswerFriend(ctx, y, f.ID, "accept")
	}
	if err != nil {
		t.Fatal(err)
	}
}

// mapped is the total of a map.
type mapped struct{ groups, finds, singles int }

func clusters(t *testing.T, s *store.Store, viewer string, f store.ClusterFilter) (m mapped) {
	t.Helper()
	list, _, err := s.Clusters(ctx, viewer, f)
	if err != nil {
		t.Fatal(err)
	}
	if len(list) > schema.ClustersMax {
		t.Errorf("%d clusters", len(list))
	}
	for _, c := range list {
		m.groups++
		m.finds += c.Count
		if c.LocationID != "" {
			m.singles++
		}
	}
	return m
}

// counted returns the sum of the counts by category.
func counted(t *testing.T, s *store.Store, viewer string, f store.ClusterFilter) (n int, more bool) {
	t.Helper()
	list, more, err := s.CountCategories(ctx, viewer, f, schema.Categories())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range list {
		n += c.Count
	}
	return n, more
}

func listed(t *testing.T, s *store.Store, viewer string, f store.ClusterFilter) (m mapped) {
	t.Helper()
	list, next, err := s.Locations(ctx, viewer, store.LocationFilter{Flags: f.Flags, Box: &f.Box, Page: store.Page{Limit: 500}})
	if err != nil || next != "" {
		t.Fatal(next, err)
	}
	for _, l := range list {
		m.finds += l.FindCount
	}
	return m
}

// TestMapWithoutSuspended suspends a user with more finds than a block may hide. The map still
// counts all other finds.
func TestMapWithoutSuspended(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		for i := range 60 {
			at(t, s, []string{ann, ann, ben}[i%3], float64(i), float64(i), fmt.Sprint("Place ", i), true)
		}
		s.CountByCells(true)
		s.BoundCorrections(1)
		world := store.ClusterFilter{Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}, Zoom: 3}
		if _, err := s.Suspend(ctx, store.Actor{}, ann, store.NewSuspension{Reason: "Spam"}); err != nil {
			t.Fatal(err)
		}
		for _, viewer := range []string{"", ben} {
			list, more, err := s.Clusters(ctx, viewer, world)
			n := 0
			for _, c := range list {
				n += c.Count
			}
			if err != nil || more || n != 20 {
				t.Errorf("%q sees %d finds, want 20; more: %t, %v", viewer, n, more, err)
			}
		}
	})
}

// TestClustersMax keeps to the limit when a map shows more places than that.
func TestClustersMax(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		if _, err := demo.Create(ctx, s, demo.Options{Users: 20, Locations: 6000, Finds: 7000, Seed: 5, Cities: spread(500)}); err != nil {
			t.Fatal(err)
		}
		viewer := newUser(t, s, "viewer")
		for _, zoom := range []int{0, 2, 6, 22} {
			m := clusters(t, s, viewer, store.ClusterFilter{Box: schema.BBox{West: -180, South: -90, East: 180, North: 90}, Zoom: zoom})
			if m.groups == 0 || m.finds < 6000 {
				t.Errorf("zoom %d: %+v", zoom, m)
			}
		}
	})
}

// spread makes cities all over the Earth.
func spread(n int) (cities []demo.City) {
	rnd := rand.New(rand.NewPCG(6, 7))
	for i := range n {
		cities = append(cities, demo.City{Name: fmt.Sprint("City ", i), Latitude: rnd.Float64()*140 - 70, Longitude: rnd.Float64()*360 - 180, Population: 1_000_000 - i})
	}
	return cities
}

// TestMapsCountTheWorld counts the finds of random viewers and flags in every way, and by category, and compares with the model of
// the world.
func TestMapsCountTheWorld(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		for i := range storetest.Rounds(200) {
			q := question{viewer: i % 5, user: -1, flags: store.Flags{Private: w.rnd.IntN(2) == 0, Friends: w.rnd.IntN(2) == 0, Lists: w.rnd.IntN(2) == 0}}
			want := len(w.answers(q))
			for _, cells := range []bool{true, false} {
				w.store.CountByCells(cells)
				f := wholeEarth
				f.Flags = q.flags
				groups, more, err := w.store.Clusters(ctx, w.users[q.viewer], f)
				if err != nil || more || sum(groups) != want {
					t.Errorf("%+v, by cells: %v: %d finds, more: %v, %v; want %d", q, cells, sum(groups), more, err, want)
				}
				kinds, more, err := w.store.CountCategories(ctx, w.users[q.viewer], f, schema.Categories())
				n := 0
				for _, k := range kinds {
					n += k.Count
				}
				if err != nil || more || n != want {
					t.Errorf("%+v, by cells: %v: %d finds by category, more: %v, %v; want %d", q, cells, n, more, err, want)
				}
			}
		}
		w.store.CountByCells(false)
	})
}
