package store_test

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

func TestMain(m *testing.M) { storetest.Main(m) }

var ctx = context.Background()

// newUser makes an account.
func newUser(t testing.TB, s *store.Store, name string) string {
	t.Helper()
	u, err := s.CreateUser(ctx, store.NewUser{Username: name, PasswordHash: "x"})
	if err != nil {
		t.Fatal(err)
	}
	return u.ID
}

// at makes a location with one find there.
func at(t testing.TB, s *store.Store, owner string, lat, lng float64, name string, public bool) (location, find string) {
	t.Helper()
	l, _, err := s.CreateLocation(ctx, owner, lat, lng, name)
	if err != nil {
		t.Fatal(err)
	}
	f, err := s.CreateFind(ctx, owner, store.NewFind{LocationID: l.ID, Title: "Find at " + name, Public: public})
	if err != nil {
		t.Fatal(err)
	}
	return l.ID, f.ID
}

// haversine is the distance on the sphere in kilometres, by another formula
// than the store's.
func haversine(lat1, lng1, lat2, lng2 float64) float64 {
	r := math.Pi / 180
	a := math.Pow(math.Sin((lat2-lat1)*r/2), 2) + math.Cos(lat1*r)*math.Cos(lat2*r)*math.Pow(math.Sin((lng2-lng1)*r/2), 2)
	return 2 * schema.EarthRadius * math.Asin(math.Min(1, math.Sqrt(a)))
}

// point is where a location of the geo test stands.
type point struct {
	id       string
	lat, lng float64
	public   bool
}

// world scatters points over the Earth, thick where geometry is hard: at the
// poles and along the antimeridian.
func world(t *testing.T, s *store.Store, owner string, rnd *rand.Rand, n int) []point {
	var points []point
	for i := range n {
		p := point{lat: rnd.Float64()*180 - 90, lng: rnd.Float64()*360 - 180, public: i%5 > 0}
		switch i % 8 {
		case 0:
			p.lat = 90 - rnd.Float64()*rnd.Float64()
		case 1:
			p.lat = -90 + rnd.Float64()*rnd.Float64()
		case 2:
			p.lng = 180 - rnd.Float64()*rnd.Float64()
		case 3:
			p.lng = -180 + rnd.Float64()*rnd.Float64()
		case 4:
			p.lat, p.lng = 48.8+rnd.Float64()*0.2, 2.2+rnd.Float64()*0.2
		case 5:
			p.lat = []float64{90, -90, 0, p.lat}[rnd.IntN(4)]
			p.lng = []float64{180, -180, 0, 90}[rnd.IntN(4)]
		}
		p.id, _ = at(t, s, owner, p.lat, p.lng, fmt.Sprint("Point ", i), p.public)
		points = append(points, p)
	}
	return points
}

// TestGeo compares 500 random queries with brute force, on each engine.
func TestGeo(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		rnd := rand.New(rand.NewPCG(1, 2))
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		points := world(t, s, ann, rnd, 400)
		for i := range storetest.Rounds(500) {
			c := store.Circle{Latitude: rnd.Float64()*180 - 90, Longitude: rnd.Float64()*360 - 180, Km: math.Pow(10, rnd.Float64()*4.4)}
			if i%3 == 0 { // around a point that exists
				p := points[rnd.IntN(len(points))]
				c.Latitude, c.Longitude = p.lat, p.lng
			}
			switch i % 10 {
			case 0:
				c.Latitude = 90
			case 1:
				c.Latitude = -90
			case 2:
				c.Longitude = 180
			case 3:
				c.Km = 20000
			case 4:
				c.Km = schema.RadiusMax
			}
			want := map[string]bool{}
			for _, p := range points {
				if p.public && haversine(c.Latitude, c.Longitude, p.lat, p.lng) <= c.Km {
					want[p.id] = true
				}
			}
			for _, byDistance := range []bool{false, true} {
				got := collect(t, s, ben, store.LocationFilter{Circle: &c, ByDistance: byDistance, Page: store.Page{Limit: []int{500, 500, 500, 60}[i%4], Asc: i%2 == 0}})
				compare(t, fmt.Sprintf("circle %+v", c), got, want)
			}
		}
		for i := range storetest.Rounds(500) {
			box := randomBox(rnd, points)
			want := map[string]bool{}
			finds := 0
			for _, p := range points {
				if p.public && box.Contains(p.lat, p.lng) {
					want[p.id] = true
					finds++
				}
			}
			compare(t, fmt.Sprintf("box %+v", box), collect(t, s, ben, store.LocationFilter{Box: &box, Page: store.Page{Limit: 500}}), want)
			zoom := []int{0, 3, 9, 22}[i%4]
			for _, byCells := range []bool{false, true} {
				s.CountByCells(byCells)
				clusters, _, err := s.Clusters(ctx, ben, store.ClusterFilter{Box: box, Zoom: zoom})
				if err != nil {
					t.Fatal(err)
				}
				sum := 0
				for _, c := range clusters {
					sum += c.Count
				}
				if sum != finds {
					t.Errorf("box %+v zoom %d, by cells %v: clusters count %d finds, want %d", box, zoom, byCells, sum, finds)
				}
			}
		}
	})
}

func randomBox(rnd *rand.Rand, points []point) schema.BBox {
	b := schema.BBox{West: rnd.Float64()*360 - 180, East: rnd.Float64()*360 - 180, South: rnd.Float64()*180 - 90, North: rnd.Float64()*180 - 90, Set: true}
	switch rnd.IntN(6) {
	case 0:
		b.North = 90
	case 1:
		b.South = -90
	case 2:
		b.West = []float64{180, -180}[rnd.IntN(2)]
	case 3:
		b.East = []float64{180, -180}[rnd.IntN(2)]
	case 4:
		b.West, b.East = -180, 180
	case 5: // a box whose corner is a point
		p := points[rnd.IntN(len(points))]
		b.West, b.South = p.lng, p.lat
	}
	if b.South > b.North {
		b.South, b.North = b.North, b.South
	}
	return b
}

// collect reads every page of a list of locations.
func collect(t *testing.T, s *store.Store, viewer string, f store.LocationFilter) map[string]bool {
	t.Helper()
	got := map[string]bool{}
	for {
		locations, next, err := s.Locations(ctx, viewer, f)
		if err != nil {
			t.Fatal(err)
		}
		for _, l := range locations {
			if got[l.ID] {
				t.Fatalf("location %s came twice", l.ID)
			}
			got[l.ID] = true
			if f.Circle != nil && math.Abs(*l.Distance-haversine(f.Circle.Latitude, f.Circle.Longitude, l.Latitude, l.Longitude)) > 0.001 {
				t.Errorf("distance %v of %v,%v from %+v", *l.Distance, l.Latitude, l.Longitude, *f.Circle)
			}
		}
		if next == "" {
			return got
		}
		if err := f.After.UnmarshalText([]byte(next)); err != nil {
			t.Fatal(err)
		}
	}
}

func compare(t *testing.T, what string, got, want map[string]bool) {
	t.Helper()
	for id := range want {
		if !got[id] {
			t.Errorf("%s: misses %s", what, id)
		}
	}
	for id := range got {
		if !want[id] {
			t.Errorf("%s: has %s, which is outside", what, id)
		}
	}
}
