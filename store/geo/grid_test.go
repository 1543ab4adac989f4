package geo_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"finds/store/geo"
)

// TestCellCenter: a centre is its own, and is as near to every point of its cell as half of a
// diagonal, everywhere on Earth.
func TestCellCenter(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(1, 2))
	check := func(lat, lng float64, km int) {
		t.Helper()
		cLat, cLng := geo.CellCenter(lat, lng, km)
		if cLat < -90 || cLat > 90 || cLng < -180 || cLng > 180 {
			t.Fatalf("the centre of %v, %v in %d km is %v, %v", lat, lng, km, cLat, cLng)
		}
		if a, b := geo.CellCenter(cLat, cLng, km); a != cLat || b != cLng {
			t.Fatalf("the centre %v, %v of %d km has the centre %v, %v", cLat, cLng, km, a, b)
		}
		// A ring around a pole has one cell, whose centre may be at its other end.
		if d := geo.Km(geo.PointAt(lat, lng).Chord2(geo.PointAt(cLat, cLng))); d > float64(km)*math.Sqrt2/2*1.01 && math.Abs(lat) < 89 {
			t.Fatalf("%v, %v is %v km from the centre %v, %v of a cell of %d km", lat, lng, d, cLat, cLng, km)
		}
	}
	for _, km := range []int{1, 5, 20} {
		for range 20000 {
			check(math.Asin(2*rnd.Float64()-1)*180/math.Pi, 360*rnd.Float64()-180, km)
		}
		for _, lat := range []float64{-90, 0, 90} {
			for _, lng := range []float64{-180, 0, 180} {
				check(lat, lng, km)
			}
		}
	}
}

// TestCellSize: points beyond the size of a cell apart are in different cells.
func TestCellSize(t *testing.T) {
	t.Parallel()
	for _, km := range []int{1, 5, 20} {
		for _, lat := range []float64{0, 48.857, -70} {
			aLat, aLng := geo.CellCenter(lat, 11, km)
			bLat, bLng := geo.CellCenter(lat+1.1*float64(km)/111.2, 11, km)
			if aLat == bLat && aLng == bLng {
				t.Errorf("cells of %d km are higher at %v", km, lat)
			}
		}
	}
}
