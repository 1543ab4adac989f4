package finds

import (
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store/geo"
	"finds/store/storetest"
)

// exactly is what a viewer reads of the exact place of a find.
func exactly(u *User, id string) string {
	u.A.Helper()
	f := Call[schema.Find](u, 200, "GET", "/api/finds/"+id, nil)
	if f.Exact == nil {
		return fmt.Sprintf("%v %v in %d", f.Location.Latitude, f.Location.Longitude, f.Location.Area)
	}
	return fmt.Sprintf("%s %v %v of %d", f.Exact.Name, f.Exact.Latitude, f.Exact.Longitude, f.Location.Area)
}

// TestAreas shows a find as an area, to friends its exact place if the owner wants it, and as its
// place again.
func TestAreas(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		home := ann.Location(48.85712, 2.34134, "Our garden")
		lat, lng := geo.CellCenter(48.85712, 2.34134, 1)
		area, exact := fmt.Sprintf("%v %v in 1", lat, lng), "Our garden 48.85712 2.34134 of 1"
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": home.ID, "title": "A shed", "area": 1, "exactForFriends": true})
		if f.Exact == nil || f.Exact.Name != "Our garden" || f.Location.Area != 1 || f.LocationID == home.ID || f.LocationID != f.Location.ID {
			a.Fatalf("published %+v at %+v, exactly at %+v", f, f.Location, f.Exact)
		}
		seen := func(what, owner, friend, stranger string) {
			a.Helper()
			for u, want := range map[*User]string{ann: owner, ben: friend, cleo: stranger} {
				if got := exactly(u, f.ID); got != want {
					a.Errorf("%s: %s sees %s, want %s", what, u.Name, got, want)
				}
			}
		}
		seen("at first", exact, exact, area)
		Refused(cleo, 404, "not_found", "GET", "/api/locations/"+home.ID, nil)
		edit := func(body M) { a.Helper(); OK(ann, 200, "PUT", "/api/finds/"+f.ID, body) }
		if x := Call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil); x.Finds[0].Exact == nil || x.Finds[0].Exact.Name != "Our garden" {
			a.Errorf("the export has %+v", x.Finds[0])
		}
		edit(M{"exactForFriends": false})
		seen("exact for the owner alone", exact, area, area)
		edit(M{"title": "A shed and a tree"})
		seen("with another title", exact, area, area)
		edit(M{"area": 20})
		lat, lng = geo.CellCenter(48.85712, 2.34134, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Our garden 48.85712 2.34134 of 20"
		seen("as a larger area", exact, area, area)
		pier := ann.Location(48.9, 2.5, "Pier")
		edit(M{"locationId": pier.ID})
		lat, lng = geo.CellCenter(48.9, 2.5, 20)
		area, exact = fmt.Sprintf("%v %v in 20", lat, lng), "Pier 48.9 2.5 of 20"
		seen("moved", exact, area, area)
		edit(M{"area": 0})
		seen("as its place", "48.9 2.5 in 0", "48.9 2.5 in 0", "48.9 2.5 in 0")
		if at := Call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil); at.LocationID != pier.ID || at.Location.Name != "Pier" {
			a.Errorf("it is at %+v", at.Location)
		}
		edit(M{"area": 5})
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		OK(ann, 200, "POST", "/api/finds/"+f.ID+"/restore", nil)
		if got := exactly(ann, f.ID); got != "Pier 48.9 2.5 of 5" {
			a.Errorf("restored, it is at %s", got)
		}
		for _, body := range []M{{"area": 2}, {"area": -1}, {"area": "1"}, {"exactForFriends": 1}} {
			Refused(ann, 422, "invalid", "PUT", "/api/finds/"+f.ID, body)
		}
		Refused(cleo, 403, "forbidden", "PUT", "/api/finds/"+f.ID, M{"area": 0})
	})
}

// TestPlaceSettings shows new finds as the settings say, and those at home always as an area.
func TestPlaceSettings(t *testing.T) {
	Each(t, func(a *API) {
		ann, cleo := a.As("ann"), a.As("cleo")
		const path = "/api/users/me/place-settings"
		if got := Call[schema.PlaceSettings](ann, 200, "GET", path, nil); got != (schema.PlaceSettings{ExactForFriends: true}) {
			a.Errorf("at first: %+v", got)
		}
		home := M{"latitude": 48.857, "longitude": 2.341, "radius": 0.5, "area": 1}
		got := Call[schema.PlaceSettings](ann, 200, "PUT", path, M{"area": 0, "exactForFriends": false, "home": home})
		if again := Call[schema.PlaceSettings](ann, 200, "GET", path, nil); *again.Home != *got.Home || again.ExactForFriends || again.Home.Radius != 0.5 {
			a.Errorf("set to %+v with %+v", again, again.Home)
		}
		n := 0
		areaOf := func(lat, lng float64, more M) int {
			a.Helper()
			n++
			body := M{"locationId": ann.Location(lat, lng, fmt.Sprint("Here ", n)).ID, "title": "Find"}
			for k, v := range more {
				body[k] = v
			}
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", body)
			return Call[schema.Find](cleo, 200, "GET", "/api/finds/"+f.ID, nil).Location.Area
		}
		if in, out, wanted := areaOf(48.8572, 2.3413, nil), areaOf(48.9, 2.3413, nil), areaOf(48.8572, 2.3413, M{"area": 0}); in != 1 || out != 0 || wanted != 0 {
			a.Errorf("at home %d, elsewhere %d, at home by request %d", in, out, wanted)
		}
		away := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(50, 8, "Away").ID, "title": "Find"})
		moved := Call[schema.Find](ann, 200, "PUT", "/api/finds/"+away.ID, M{"locationId": ann.Location(48.8573, 2.3412, "Kitchen").ID})
		if moved.Location.Area != 1 || moved.Exact == nil || moved.Exact.ForFriends {
			a.Errorf("moved home, it is at %+v, exactly at %+v", moved.Location, moved.Exact)
		}
		OK(ann, 200, "PUT", path, M{"area": 5, "exactForFriends": true})
		if n := areaOf(48.8574, 2.3411, nil); n != 5 {
			a.Errorf("without a home: %d", n)
		}
		for _, body := range []M{{"area": 3, "exactForFriends": true}, {"area": 0, "exactForFriends": true, "home": M{"latitude": 91, "longitude": 0, "radius": 1, "area": 1}},
			{"area": 0, "exactForFriends": true, "home": M{"latitude": 1, "longitude": 0, "radius": 0, "area": 1}}} {
			Refused(ann, 422, "invalid", "PUT", path, body)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", path, nil)
	})
}

// TestAreasHide asks everything that others can ask of two worlds in which finds are at different points of
// the same areas. The answers are equal, but for ids and times.
func TestAreasHide(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		worlds := [2]*Hidden{NewAPI(t, engine).Hidden(0), NewAPI(t, engine).Hidden(0.002)}
		for i, request := range worlds[0].Requests() {
			var answers [2]string
			for k, w := range worlds {
				method, path, _ := strings.Cut(request, " ")
				r := w.Eyes[i%len(w.Eyes)].Do(method, w.IDs.Replace(path), nil)
				answers[k] = fmt.Sprint(r.Status, " ", w.Plain(r.Header.Get("Link")), w.Plain(string(r.Body)))
			}
			if answers[0] != answers[1] {
				t.Fatalf("%s:\n%s\n%s", request, answers[0], answers[1])
			}
		}
	})
}
