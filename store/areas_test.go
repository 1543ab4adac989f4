package store_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/geo"
)

// TestHomeZone: all of the zone is shown as an area, what is far away is not, and nothing depends on where
// in its cell the home is.
func TestHomeZone(t *testing.T) {
	t.Parallel()
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 20000 {
		km := []int{1, 5, 20}[rnd.IntN(3)]
		lat, lng := 170*rnd.Float64()-85, 358*rnd.Float64()-179
		home := &schema.HomeZone{Latitude: lat, Longitude: lng, Radius: 0.1 + 5*rnd.Float64(), Area: km}
		s := schema.PlaceSettings{Home: home}
		away := home.Radius * 3 * rnd.Float64() * (1 + float64(km)) / 111.2
		angle := 2 * math.Pi * rnd.Float64()
		fLat, fLng := lat+away*math.Sin(angle), lng+away*math.Cos(angle)/math.Cos(lat*math.Pi/180)
		if math.Abs(fLat) > 90 || math.Abs(fLng) > 180 {
			continue
		}
		got := store.AreaOf(s, fLat, fLng, nil, false)
		distance := geo.Km(geo.PointAt(lat, lng).Chord2(geo.PointAt(fLat, fLng)))
		if distance <= home.Radius && got != km {
			t.Fatalf("%v, %v is %v km from a home of %+v, and not an area", fLat, fLng, distance, home)
		}
		if distance > home.Radius+3*float64(km) && got != 0 {
			t.Fatalf("%v, %v is %v km from a home of %+v, and an area", fLat, fLng, distance, home)
		}
		home.Latitude, home.Longitude = geo.CellCenter(lat, lng, km)
		if again := store.AreaOf(s, fLat, fLng, nil, false); again != got {
			t.Fatalf("%v, %v is %d or %d, by where in its cell the home is", fLat, fLng, got, again)
		}
	}
}

// TestAreaOf combines what is asked for with the settings: in the zone, only its owner gets less than its area.
func TestAreaOf(t *testing.T) {
	t.Parallel()
	zone := &schema.HomeZone{Latitude: 48, Longitude: 2, Radius: 1, Area: 5}
	km := func(n int) *int { return &n }
	for _, c := range []struct {
		set    int
		home   bool
		asked  *int
		lifted bool
		want   int
	}{
		{0, false, nil, false, 0}, {1, false, nil, false, 1}, {1, false, km(0), false, 0}, {1, false, km(20), false, 20}, {1, false, nil, true, 1},
		{0, true, nil, false, 5}, {20, true, nil, false, 20}, {0, true, km(0), false, 5}, {0, true, km(1), false, 5}, {0, true, km(20), false, 20},
		{0, true, nil, true, 0}, {1, true, nil, true, 1}, {20, true, km(0), true, 0}, {0, true, km(1), true, 1},
	} {
		s := schema.PlaceSettings{Area: c.set}
		if c.home {
			s.Home = zone
		}
		if got := store.AreaOf(s, 48, 2, c.asked, c.lifted); got != c.want {
			t.Errorf("%+v: %d km", c, got)
		}
	}
}
