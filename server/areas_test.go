package server_test

import (
	"fmt"
	"math/rand/v2"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store/geo"
	"finds/store/storetest"
)

// exactly is what a viewer reads of the exact place of a find.
func (u *user) exactly(id string) string {
	u.a.Helper()
	f := call[schema.Find](u, 200, "GET", "/api/finds/"+id, nil)
	if f.Exact == nil {
		return fmt.Sprintf("%v %v in %d", f.Location.Latitude, f.Location.Longitude, f.Location.Area)
	}
	return fmt.Sprintf("%s %v %v of %d", f.Exact.Name, f.Exact.Latitude, f.Exact.Longitude, f.Location.Area)
}

// TestAreas shows a find as an area, to friends its exact place if the owner wants it, and as its
// place again.
func TestAreas(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cleo := a.as("ann"), a.as("ben"), a.as("cleo")
		a.befriend(ann, ben)
		home := ann.location(48.85712, 2.34134, "Our garden")
		lat, lng := geo.CellCenter(48.85712, 2.34134, 1)
		area, exact := fmt.Sprintf("%v %v in 1", lat, lng), "Our garden 48.85712 2.34134 of 1"
		f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": home.ID, "title": "A shed", "area": 1, "exactForFriends": true})
		if f.Exact == nil || f.Exact.Name != "Our garden" || f.Location.Area != 1 || f.LocationID == home.ID || f.LocationID != f.Location.ID {
			a.Fatalf("published %+v at %+v, exactly at %+v", f, f.Location, f.Exact)
		}
		seen := func(what, owner, friend, stranger string) {
			a.Helper()
			for u, want := range map[*user]string{ann: owner, ben: friend, cleo: stranger} {
				if got := u.exactly(f.ID); got != want {
					a.Errorf("%s: %s sees %s, want %s", what, u.Name, got, want)
				}
			}
		}
		seen("at first", exact, exact, area)
		refused(cleo, 404, "not_found", "GET", "/api/locations/"+home.ID, nil)
		edit := func(body m) { a.Helper(); ok(ann, 200, "PUT", "/api/finds/"+f.ID, body) }
		if x := call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil); x.Finds[0].Exact == nil || x.Finds[0].Exact.Name != "Our garden" {
			a.Errorf("the export has %+v", x.Finds[0])
		}
		edit(m{"exactForFriends": false})
		seen("exact for the owner alone", exact, area, area)
		edit(m{"title": "A shed and a tree"})
		seen("with another title", exact, area, area)
		edit(m{"area": 20})
		lat, lng = geo.CellCenter(48.85712, 2.34134, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Our garden 48.85712 2.34134 of 20"
		seen("as a larger area", exact, area, area)
		pier := ann.location(48.9, 2.5, "Pier")
		edit(m{"locationId": pier.ID})
		lat, lng = geo.CellCenter(48.9, 2.5, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Pier 48.9 2.5 of 20"
		seen("moved", exact, area, area)
		edit(m{"area": 0})
		seen("as its place", "48.9 2.5 in 0", "48.9 2.5 in 0", "48.9 2.5 in 0")
		if at := call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil); at.LocationID != pier.ID || at.Location.Name != "Pier" {
			a.Errorf("it is at %+v", at.Location)
		}
		edit(m{"area": 5})
		ok(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		ok(ann, 200, "POST", "/api/finds/"+f.ID+"/restore", nil)
		if got := ann.exactly(f.ID); got != "Pier 48.9 2.5 of 5" {
			a.Errorf("restored, it is at %s", got)
		}
		for _, body := range []m{{"area": 2}, {"area": -1}, {"area": "1"}, {"exactForFriends": 1}} {
			refused(ann, 422, "invalid", "PUT", "/api/finds/"+f.ID, body)
		}
		refused(cleo, 403, "forbidden", "PUT", "/api/finds/"+f.ID, m{"area": 0})
	})
}

// TestPlaceSettings shows new finds as the settings say, and those at home always as an area.
func TestPlaceSettings(t *testing.T) {
	each(t, func(a *api) {
		ann, cleo := a.as("ann"), a.as("cleo")
		const path = "/api/users/me/place-settings"
		if got := call[schema.PlaceSettings](ann, 200, "GET", path, nil); got != (schema.PlaceSettings{ExactForFriends: true}) {
			a.Errorf("at first: %+v", got)
		}
		home := m{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": 1}
		got := call[schema.PlaceSettings](ann, 200, "PUT", path, m{"area": 0, "exactForFriends": false, "home": home})
		if again := call[schema.PlaceSettings](ann, 200, "GET", path, nil); *again.Home != *got.Home || again.ExactForFriends || again.Home.Radius != 0.5 {
			a.Errorf("set to %+v with %+v", again, again.Home)
		}
		n := 0
		areaOf := func(lat, lng float64, more m) int {
			a.Helper()
			n++
			body := m{"locationId": ann.location(lat, lng, fmt.Sprint("Here ", n)).ID, "title": "Find"}
			for k, v := range more {
				body[k] = v
			}
			f := call[schema.Find](ann, 201, "POST", "/api/finds", body)
			return call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil).Location.Area
		}
		if in, out, wanted := areaOf(48.8572, 2.3413, nil), areaOf(48.9, 2.3413, nil), areaOf(48.8572, 2.3413, m{"area": 0}); in != 1 || out != 0 || wanted != 0 {
			a.Errorf("at home %d, elsewhere %d, at home by request %d", in, out, wanted)
		}
		away := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": ann.location(50, 8, "Away").ID, "title": "Find"})
		moved := call[schema.Find](ann, 200, "PUT", "/api/finds/"+away.ID, m{"locationId": ann.location(48.8573, 2.3412, "Kitchen").ID})
		if moved.Location.Area != 1 || moved.Exact == nil || moved.Exact.ForFriends {
			a.Errorf("moved home, it is at %+v, exactly at %+v", moved.Location, moved.Exact)
		}
		ok(ann, 200, "PUT", path, m{"area": 5, "exactForFriends": true})
		if n := areaOf(48.8574, 2.3411, nil); n != 5 {
			a.Errorf("without a home: %d", n)
		}
		for _, body := range []m{{"area": 3, "exactForFriends": true}, {"area": 0, "exactForFriends": true, "home": m{"latitude": 91, "longitude": 0, "radius": 1, "area": 1}},
			{"area": 0, "exactForFriends": true, "home": m{"latitude": 1, "longitude": 0, "radius": 0, "area": 1}}} {
			refused(ann, 422, "invalid", "PUT", path, body)
		}
		refused(a.anonymous(), 401, "unauthenticated", "GET", path, nil)
	})
}

// random is what differs between two worlds with equal contents.
var random = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|"\d{4}-\d\d-\d\dT[^"]*"|cursor=[^&>]*`)

// TestAreasHide asks everything that others can ask of two worlds in which finds are at different points of
// the same areas. The answers are equal, but for ids and times.
func TestAreasHide(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		worlds := [2]*hidden{newAPI(t, engine).hidden(0), newAPI(t, engine).hidden(0.002)}
		for i, request := range worlds[0].requests() {
			var answers [2]string
			for k, w := range worlds {
				method, path, _ := strings.Cut(request, " ")
				r := w.eyes[i%len(w.eyes)].do(method, w.ids.Replace(path), nil)
				answers[k] = fmt.Sprint(r.Status, " ", w.plain(r.Header.Get("Link")), w.plain(string(r.Body)))
			}
			if answers[0] != answers[1] {
				t.Fatalf("%s:\n%s\n%s", request, answers[0], answers[1])
			}
		}
	})
}

// hidden is a world with finds that are shown as areas.
type hidden struct {
	*api
	eyes []*user // a stranger, and a friend who may not see the exact places
	ids  *strings.Replacer
	show *strings.Replacer
}

// hidden makes the world; the finds are by degrees away from their first points, in the same cells.
func (a *api) hidden(by float64) *hidden {
	w := &hidden{api: a}
	ann, ben, cleo := a.as("ann"), a.as("ben"), a.as("cleo")
	a.befriend(ann, ben)
	w.eyes = []*user{cleo, ben}
	var names, shown []string
	for i, p := range []struct{ lat, lng float64 }{{48.857, 2.3413}, {48.8575, 2.342}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}} {
		km := []int{1, 5, 20}[i%3]
		lat, lng := geo.CellCenter(p.lat, p.lng, km)
		for k, public := range []bool{true, false} {
			f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": ann.location(lat+by, lng-by, fmt.Sprint("Secret", i, k, by)).ID, "title": fmt.Sprint("Treasure ", i),
				"area": km, "exactForFriends": false, "isPublic": public, "category": []string{"nature", "treasures"}[k]})
			if l, g := geo.CellCenter(lat+by, lng-by, km); l != lat || g != lng {
				a.Fatalf("%v is not in the cell", by)
			}
			names, shown = append(names, fmt.Sprintf("F%d.", 2*i+k), f.ID, fmt.Sprintf("L%d.", 2*i+k), f.LocationID), append(shown, f.ID, "F", f.LocationID, "L")
		}
		cleo.location(p.lat, p.lng, "Bridge") // a place that is close by
	}
	w.ids, w.show = strings.NewReplacer(names...), strings.NewReplacer(shown...)
	return w
}

// plain leaves out of an answer what is random, and the addresses of the two services.
func (w *hidden) plain(text string) string { return random.ReplaceAllString(w.show.Replace(text), "?") }

// requests are those that read finds, with random points, boxes and words.
func (w *hidden) requests() (list []string) {
	rnd := rand.New(rand.NewPCG(3, 4))
	add := func(format string, args ...any) {
		list = append(list, fmt.Sprintf(format, args...))
	}
	near := func() (lat, lng float64) {
		p := [][2]float64{{48.857, 2.3413}, {-33.86, 151.2}, {0, 179.9999}, {67.2, -179.999}}[rnd.IntN(4)]
		scale := []float64{0.003, 0.05, 0.5}[rnd.IntN(3)]
		lat, lng = p[0]+scale*(rnd.Float64()-0.5), p[1]+scale*(rnd.Float64()-0.5)
		return lat, min(180, max(-180, lng))
	}
	for i := range 10 {
		add("GET /api/finds/F%d.", i)
		add("GET /api/locations/L%d.?includeFriends=true", i)
		add("GET /api/finds?locationId=L%d.&includeFriends=true", i)
	}
	for range 60 {
		lat, lng := near()
		at := fmt.Sprintf("lat=%v&lng=%v&includeFriends=true", lat, lng)
		add("GET /api/locations?%s&radius=%v&order=distance", at, []float64{0.05, 0.3, 1, 30}[rnd.IntN(4)])
		add("GET /api/locations?%s&radius=%v&order=%s", at, rnd.Float64(), []string{"desc", "asc", "active", "likes"}[rnd.IntN(4)])
		add("GET /api/finds?q=%s&order=best&%s", []string{"treasure", "secret", "paris"}[rnd.IntN(3)], at)
		add("GET /api/finds/feed?%s", at)
		size := []float64{0.001, 0.01, 1}[rnd.IntN(3)]
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", max(-180, lng-size), max(-90, lat-size), min(180, lng+size), min(90, lat+size))
		add("GET /api/locations?%s&includeFriends=true", box)
		add("GET /api/locations/clusters?%s&zoom=%d&includeFriends=true&q=%s", box, rnd.IntN(23), []string{"", "treasure", "secret"}[rnd.IntN(3)])
		add("GET /api/locations/categories?%s&includeFriends=true&q=%s", box, []string{"", "treasure", "secret"}[rnd.IntN(3)])
		add("GET /api/places/nearest?lat=%v&lng=%v", lat, lng)
	}
	for _, q := range []string{"secret", "secret0", "treasure", "garden"} {
		add("GET /api/finds?includeFriends=true&q=%s", url.QueryEscape(q))
	}
	add("GET /api/notifications")
	add("GET /api/users?q=ann")
	slices.Sort(list)
	return slices.Compact(list)
}
