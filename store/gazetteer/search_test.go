package gazetteer_test

import (
	"context"
	"math/rand/v2"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/golang/geo/s2"

	"finds/embed"
	"finds/schema"
	"finds/store/storetest"
)

// ids are the numbers of places, in order.
func ids(list []schema.FoundPlace) string {
	var out []string
	for _, p := range list {
		out = append(out, strings.TrimPrefix(p.ID, "geonames:"))
	}
	return strings.Join(out, " ")
}

func TestOrder(t *testing.T) {
	t.Parallel()
	w := newWorld(t, filepath.Join(t.TempDir(), "places.db"), "1", nil, nil)
	texas, munich := &schema.Point{Latitude: 33, Longitude: -96}, &schema.Point{Latitude: 48.2, Longitude: 11.6}
	for _, c := range []struct {
		query string
		near  *schema.Point
		want  string
	}{
		{"Munich", nil, "1"}, {"munch", nil, "1 2 13"}, {"MÜNCH", nil, "1 2 13"}, {"München", nil, "1 13"}, {"мюн", nil, "1"}, {"ミュンヘン", nil, "1"},
		{"東京", nil, "5"}, {"東", nil, "5"}, {"巴黎", nil, "3"}, {"edo", nil, "5"},
		{"paris", nil, "3 4"}, {"paris", texas, "4 3"}, {"par", texas, "4 3"}, {"paris", munich, "3 4"}, {"Paris, Texas", nil, "4"}, {"paris fr", nil, "3"}, {"parigi france", nil, "3"}, {"paris japan", nil, ""}, {"Paris, Frankreich", nil, "3"}, {"paris états-unis", nil, "4"}, {"париж Франция", nil, ""}, {"paris Франция", nil, "3"}, {"paris deutschland", nil, ""},
		{"roma", nil, "9 10"}, {"rom", nil, "10 9"}, {"rom", &schema.Point{Latitude: 26.4, Longitude: -99}, "9 10"},
		{"san f", nil, "6 7"}, {"san fo", nil, "7"}, {"francisco", nil, "6"}, {"francisco san", nil, "6"}, {"s-a.n   FRAN", nil, "6"},
		{"lodz", nil, "11"}, {"Łódź", nil, "11"}, {"bei münch", nil, "13"}, {"garching", munich, "13"},
		{"xyz", nil, ""}, {"", nil, ""}, {" ", nil, ""}, {"!?", nil, ""}, {`"`, nil, ""}, {`paris" OR "rome`, nil, ""}, {"whole : paris", nil, ""}, {"par*", nil, "3 4"}, {"NEAR(paris)", nil, ""}, {"'; DROP TABLE place", nil, ""},
	} {
		if got := ids(w.search(t, c.query, c.near, 10)); got != c.want {
			t.Errorf("%q near %v: %s, want %s", c.query, c.near, got, c.want)
		}
	}
	if got := w.search(t, "m", nil, 1); len(got) != 1 || got[0] != (schema.FoundPlace{ID: "geonames:1", Name: "Munich", Address: "Bavaria, Germany", Latitude: 48.137, Longitude: 11.575, Attribution: embed.PlacesAttribution}) {
		t.Errorf("%+v", got)
	}
}

// The nearest place is that of all, whatever cells lie between: poles, the
// antimeridian, empty oceans.
func TestNearest(t *testing.T) {
	t.Parallel()
	random := rand.New(rand.NewPCG(1, 2))
	var places []embed.Place
	somewhere := func() (lat, lng float64) {
		lat, lng = float64(random.IntN(180_001)-90_000)/1000, float64(random.IntN(360_001)-180_000)/1000
		switch random.IntN(4) {
		case 0:
			lat = 90 - float64(random.IntN(2000))/1000 // around the north pole
		case 1:
			lng = 180 - float64(random.IntN(2000))/1000
		}
		return lat, lng
	}
	for i := range 300 {
		lat, lng := somewhere()
		places = append(places, embed.Place{ID: i + 1, Name: "Place " + strconv.Itoa(i), Latitude: lat, Longitude: lng, Population: 1000 - i})
	}
	w := newWorld(t, filepath.Join(t.TempDir(), "places.db"), "1", storetest.Places([]string{"Nowhere"}, places...), nil)
	w.search(t, "place", nil, 1)
	for range 500 {
		lat, lng := somewhere()
		at, best, id := s2.LatLngFromDegrees(lat, lng), 1e9, ""
		for _, p := range places {
			if d := at.Distance(s2.LatLngFromDegrees(p.Latitude, p.Longitude)).Radians() * schema.EarthRadius; d < best {
				best, id = d, "geonames:"+strconv.Itoa(p.ID)
			}
		}
		got, err := w.Nearest(context.Background(), schema.Point{Latitude: lat, Longitude: lng})
		if err != nil || got.ID != id || got.Distance-best > 1e-6 || best-got.Distance > 1e-6 {
			t.Fatalf("nearest to %v, %v: %+v, %v; want %s at %v km", lat, lng, got, err, id, best)
		}
	}
}

// The places of the binary, unpacked once and searched as users do.
func TestWholeWorld(t *testing.T) {
	t.Parallel()
	w := newWorld(t, filepath.Join(t.TempDir(), "places.db"), embed.PlacesVersion(), embed.Places, nil)
	missouri := &schema.Point{Latitude: 37.2, Longitude: -93.3}
	for _, c := range []struct {
		query string
		near  *schema.Point
		want  string // the first
	}{
		{"berl", nil, "Berlin, State of Berlin, Germany"}, {"münch", nil, "Munich, Bavaria, Germany"}, {"munch", nil, "Munich, Bavaria, Germany"}, {"München", nil, "Munich, Bavaria, Germany"},
		{"東京", nil, "Tokyo, Tokyo, Japan"}, {"Москва", nil, "Moscow, Moscow, Russia"}, {"моск", nil, "Moscow, Moscow, Russia"}, {"القاهرة", nil, "Cairo, Cairo, Egypt"}, {"दिल्ली", nil, "Delhi, Delhi, India"},
		{"sao paulo", nil, "São Paulo, São Paulo, Brazil"}, {"san f", nil, "San Francisco, California, United States"}, {"lodz", nil, "Łódź, Łódź Voivodeship, Poland"}, {"new yo", nil, "New York City, New York, United States"},
		{"paris", nil, "Paris, Île-de-France, France"}, {"paris texas", nil, "Paris, Texas, United States"}, {"springfield, ill", nil, "Springfield, Illinois, United States"},
		{"springfield", missouri, "Springfield, Missouri, United States"}, {"springfield", &schema.Point{Latitude: 44.05, Longitude: -123.02}, "Springfield, Oregon, United States"},
		{"kobenhavn", nil, "Copenhagen, Capital Region, Denmark"}, {"ΑΘΗΝΑ", nil, "Athens, Attica, Greece"},
	} {
		got := w.search(t, c.query, c.near, 5)
		if len(got) == 0 || got[0].Name+", "+got[0].Address != c.want {
			t.Errorf("%q: %+v, want %s", c.query, got, c.want)
		}
	}
	for at, want := range map[schema.Point]string{
		{Latitude: 48.857, Longitude: 2.3413}: "Paris", {Latitude: 90}: "Longyearbyen", {Latitude: 67, Longitude: 180}: "Egvekinot", {Latitude: -17, Longitude: -179.99}: "Labasa", {Latitude: -89, Longitude: 10}: "McMurdo Station",
	} {
		if got, err := w.Nearest(context.Background(), at); err != nil || got.Name != want {
			t.Errorf("nearest to %v: %+v, %v; want %s", at, got, err, want)
		}
	}
}

// FuzzSearch searches for arbitrary texts.
func FuzzSearch(f *testing.F) {
	for _, s := range []string{"munich", "東京", `"`, "a* OR b", "München, Bay", strings.Repeat("ab ", 60), "\x00", "-", "AND", "１２", "e\u0301", "\u0e33"} {
		f.Add(s, 48.0, 11.0, true)
	}
	w := newWorld(f, filepath.Join(f.TempDir(), "places.db"), "1", nil, nil)
	f.Fuzz(func(t *testing.T, text string, lat, lng float64, near bool) {
		if !utf8.ValidString(text) || len(text) > 800 || !(lat >= -90 && lat <= 90 && lng >= -180 && lng <= 180) {
			return // refused before it comes here
		}
		var at *schema.Point
		if near {
			at = &schema.Point{Latitude: lat, Longitude: lng}
		}
		if n := len(w.search(t, text, at, 3)); n > 3 {
			t.Errorf("%d places", n)
		}
	})
}
