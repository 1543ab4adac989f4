package demo

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"finds/embed"
	"finds/store"
	"finds/store/geo"
)

// TestDensity counts the spots of the default world around its cities.
func TestDensity(t *testing.T) {
	t.Parallel()
	cities := embed.Cities()
	rnd := rand.New(rand.NewPCG(1, 2))
	spots := scatter(rnd, cities, 200_000)
	if len(spots) != 200_000 {
		t.Fatalf("%d spots, want 200,000", len(spots))
	}
	at := make([]geo.Point, len(spots))
	for i, s := range spots {
		if s.lat < -90 || s.lat > 90 || s.lng < -180 || s.lng > 180 || s.name == "" || len(s.name) > 200 {
			t.Fatalf("spot %d is %+v", i, s)
		}
		at[i] = geo.PointAt(s.lat, s.lng)
	}
	count := func(c City, km float64) (n int) {
		p, limit := geo.PointAt(c.Latitude, c.Longitude), geo.Chord2(km)
		for _, q := range at {
			if q.Chord2(p) <= limit {
				n++
			}
		}
		return n
	}
	median := func(from, to, step int) int {
		var list []int
		for rank := from; rank <= to; rank += step {
			list = append(list, count(cities[rank-1], 5))
		}
		slices.Sort(list)
		return list[len(list)/2]
	}
	for _, c := range []struct {
		what           string
		got, low, high int
	}{
		{"within 50 km of the largest city", count(cities[0], 50), 23_000, 26_000},
		{"within 5 km of the largest city", count(cities[0], 5), 7_500, 8_500},
		{"within 5 km of the 40th to 60th city", median(40, 60, 1), 85, 115},
		{"within 5 km of the 600th to 1000th city", median(600, 1000, 10), 7, 13},
	} {
		if c.got < c.low || c.got > c.high {
			t.Errorf("%d locations %s, want %d to %d", c.got, c.what, c.low, c.high)
		}
	}
}

// TestDeal deals finds to locations: all of them, one at least, most few.
func TestDeal(t *testing.T) {
	t.Parallel()
	counts := deal(rand.New(rand.NewPCG(1, 2)), 100_000, 20_000)
	sum := 0
	for _, n := range counts {
		sum += n
	}
	slices.Sort(counts)
	if sum != 100_000 || counts[0] != 1 || counts[len(counts)/2] > 3 || counts[len(counts)-1] < 100 {
		t.Errorf("dealt %d: least %d, median %d, most %d", sum, counts[0], counts[len(counts)/2], counts[len(counts)-1])
	}
	if few := deal(rand.New(rand.NewPCG(1, 2)), 3, 10); len(few) != 10 {
		t.Errorf("dealt to %d of 10 locations", len(few))
	}
}

// TestSeed computes the same rows of the same seed, and others of another.
func TestSeed(t *testing.T) {
	t.Parallel()
	rows := func(seed uint64) *store.LoadRows {
		o := Options{Users: 5, Locations: 50, Finds: 100, Seed: seed, Cities: embed.Cities(), MediaRows: true}
		return newWorld(o).part(0, o.Finds).rows
	}
	one := rows(1)
	if !reflect.DeepEqual(one, rows(1)) {
		t.Error("the same seed made other rows")
	}
	if reflect.DeepEqual(one, rows(2)) {
		t.Error("another seed made the same finds")
	}
}
