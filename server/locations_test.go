package server_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"finds/schema"
)

// metres north of a latitude, in degrees.
func metres(n float64) float64 { return n / 1000 / schema.EarthRadius * 180 / math.Pi }

// TestSamePlace makes locations of one name close to each other.
func TestSamePlace(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		r := ann.do("POST", "/api/locations", m{"latitude": 48.857, "longitude": 2.3413, "name": " Pont  Neuf "})
		l := decode[schema.Location](a, r)
		if r.Status != 201 || r.Header.Get("Location") != "/api/locations/"+l.ID || l.Name != "Pont  Neuf" || l.Latitude != 48.857 || l.Longitude != 2.3413 || l.FindCount != 0 || l.Finds == nil || l.Distance != nil || l.CreatedAt.IsZero() {
			a.Errorf("created: %d %v %s", r.Status, r.Header, r.Body)
		}
		for _, row := range []struct {
			what     string
			u        *user
			lat, lng float64
			name     string
			status   int
		}{
			{"the same again", ann, 48.857, 2.3413, "Pont  Neuf", 200},
			{"9.9 m north", ann, 48.857 + metres(9.9), 2.3413, "Pont  Neuf", 200},
			{"10.1 m north", ann, 48.857 + metres(10.1), 2.3413, "Pont  Neuf", 201},
			{"another name", ann, 48.857, 2.3413, "Pont Neuf", 201},
			{"another case", ann, 48.857, 2.3413, "pont  neuf", 201},
			{"by one who cannot know of it", ben, 48.857 - metres(5), 2.3413, "Pont  Neuf", 201},
			{"on the equator and the prime meridian", ann, 0, 0, "Null Island", 201},
			{"the same there", ann, 0, 0, "Null Island", 200},
			{"at the pole", ann, 90, 0, "North Pole", 201},
			{"at the pole, seen from the other side", ann, 90, 135, "North Pole", 200},
			{"on the antimeridian", ann, 10, 180, "Date line", 201},
			{"the same meridian by its other name", ann, 10, -180, "Date line", 200},
		} {
			r := row.u.do("POST", "/api/locations", m{"latitude": row.lat, "longitude": row.lng, "name": row.name})
			if r.Status != row.status || (r.Status == 201) != (r.Header.Get("Location") != "") {
				a.Errorf("%s: %d %s, want %d", row.what, r.Status, r.Body, row.status)
			}
		}
		ok(ann, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "public"})
		if known := call[schema.Location](a.as("carl"), 200, "POST", "/api/locations", m{"latitude": 48.857 + metres(5), "longitude": 2.3413, "name": "Pont  Neuf"}); known.ID != l.ID || known.FindCount != 1 {
			a.Errorf("with a public find it is known to all: %+v, want %s", known, l.ID)
		}
		for _, body := range []m{
			{"latitude": 90.1, "longitude": 0, "name": "x"}, {"latitude": -90.1, "longitude": 0, "name": "x"}, {"latitude": 0, "longitude": 180.1, "name": "x"}, {"latitude": 0, "longitude": -180.1, "name": "x"},
			{"latitude": "1", "longitude": 0, "name": "x"}, {"latitude": nil, "longitude": 0, "name": "x"}, {"longitude": 0, "name": "x"}, {"latitude": 0, "name": "x"}, {"latitude": 0, "longitude": 0},
			{"latitude": 0, "longitude": 0, "name": ""}, {"latitude": 0, "longitude": 0, "name": " \n "}, {"latitude": 0, "longitude": 0, "name": strings.Repeat("ü", 201)}, {"latitude": 0, "longitude": 0, "name": "a\nb"},
			{"latitude": 0, "longitude": 0, "name": "x", "userId": ben.ID},
		} {
			refused(ann, 422, "invalid", "POST", "/api/locations", body)
		}
		ok(ann, 201, "POST", "/api/locations", m{"latitude": 0, "longitude": 0, "name": strings.Repeat("ü", 200)})
	})
}

// TestLocationsList asks for the finds at locations, how many and which.
func TestLocationsList(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		near, far, empty := ann.location(10, 20, "near"), ann.location(10.5, 20, "far"), ann.location(10, 20.001, "empty")
		var titles []string
		for i := range 5 {
			f := call[schema.Find](ann, 201, "POST", "/api/finds", m{"locationId": near.ID, "title": fmt.Sprint("Find ", i), "category": []string{"geology", "art"}[i%2], "description": "word" + fmt.Sprint(i)})
			titles = append([]string{f.Title}, titles...)
		}
		ok(ann, 201, "POST", "/api/finds", m{"locationId": far.ID, "title": "Far away", "category": "art"})
		for query, want := range map[string]string{
			"":                                       "far:1[1] near:5[5]",
			"order=asc":                              "near:5[5] far:1[1]",
			"findsLimit=2":                           "far:1[1] near:5[2]",
			"findsLimit=0":                           "far:1[0] near:5[0]",
			"category=geology":                       "near:3[3]",
			"category=art&findsLimit=1":              "far:1[1] near:2[1]",
			"q=word3":                                "near:1[1]",
			"q=find+ne":                              "near:5[5]",
			"q=nothing":                              "",
			"lat=10&lng=20":                          "near:5[5]",
			"lat=10&lng=20&radius=56":                "far:1[1] near:5[5]",
			"lat=10&lng=20&radius=55":                "near:5[5]",
			"lat=10&lng=20&radius=56&order=distance": "near:5[5] far:1[1]",
			"lat=10.6&lng=20&radius=20038&order=distance":  "far:1[1] near:5[5]",
			"lat=-10&lng=-160&radius=20038&order=distance": "far:1[1] near:5[5]",
			"lat=0&lng=0":       "",
			"bbox=19,9,21,10":   "near:5[5]",
			"bbox=19,9,21,11":   "far:1[1] near:5[5]",
			"bbox=19,9,-170,11": "far:1[1] near:5[5]", // over the antimeridian
			"bbox=21,9,19,11":   "",                   // the long way round
			"bbox=20,10,20,10":  "near:5[5]",
			"lat=10&lng=20&radius=56&order=asc&category=art": "near:2[2] far:1[1]",
		} {
			var got []string
			for _, l := range call[[]schema.Location](ann, 200, "GET", "/api/locations?"+query, nil) {
				got = append(got, fmt.Sprintf("%s:%d[%d]", l.Name, l.FindCount, len(l.Finds)))
				if (l.Distance != nil) != strings.Contains(query, "lat=") {
					a.Errorf("%s: distance is %v", query, l.Distance)
				}
				for _, f := range l.Finds {
					if f.Location != nil || f.LocationID != l.ID || f.User.Username != "ann" {
						a.Errorf("%s: find in a location is %+v", query, f)
					}
				}
			}
			if strings.Join(got, " ") != want {
				a.Errorf("locations?%s are %v, want %s", query, got, want)
			}
		}
		l := call[schema.Location](ann, 200, "GET", "/api/locations/"+near.ID+"?findsLimit=3", nil)
		for i, f := range l.Finds {
			if f.Title != titles[i] {
				a.Errorf("find %d is %s, want %s", i, f.Title, titles[i])
			}
		}
		if len(l.Finds) != 3 || l.FindCount != 5 {
			a.Errorf("location is %+v", l)
		}
		for _, l := range call[[]schema.Location](ann, 200, "GET", "/api/locations?lat=10&lng=20&radius=56", nil) {
			if want := map[string]float64{near.ID: 0, far.ID: 0.5 * math.Pi / 180 * schema.EarthRadius}[l.ID]; math.Abs(*l.Distance-want) > 1e-6 {
				a.Errorf("%s is %v km away, want %v", l.Name, *l.Distance, want)
			}
		}
		if l := call[schema.Location](ann, 200, "GET", "/api/locations/"+empty.ID, nil); l.FindCount != 0 || l.Finds == nil {
			a.Errorf("an empty location is %+v", l)
		}
	})
}

// TestLocationParameters refuses what parameters may not be together.
func TestLocationParameters(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		for query, fields := range map[string]string{
			"lat=1": "query.lng", "lng=1": "query.lat", "lat=1&lng=2&bbox=0,0,1,1": "query.bbox", "radius=5": "query.radius", "order=distance": "query.order",
			"lat=91&lng=0": "query.lat", "lat=0&lng=181": "query.lng", "lat=NaN&lng=0": "query.lat", "lat=0&lng=Inf": "query.lng", "lat=0x1&lng=0": "query.lat", "lat=&lng=0": "query.lat",
			"lat=0&lng=0&radius=0": "query.radius", "lat=0&lng=0&radius=-1": "query.radius", "lat=0&lng=0&radius=20038.1": "query.radius", "lat=0&lng=0&radius=1e9": "query.radius",
			"bbox=1,2,3": "query.bbox", "bbox=0,10,1,9": "query.bbox", "bbox=-181,0,0,1": "query.bbox", "bbox=0,0,1,91": "query.bbox", "bbox=a,b,c,d": "query.bbox",
			"includePrivate=yes": "query.includePrivate", "includeFriends=2": "query.includeFriends", "findsLimit=101": "query.findsLimit", "findsLimit=-1": "query.findsLimit",
			"lat=x&limit=0&order=up": "query.lat query.limit query.order",
		} {
			p := refused(ann, 422, "invalid", "GET", "/api/locations?"+query, nil)
			for _, field := range strings.Fields(fields) {
				if !strings.Contains(fmt.Sprint(p.Errors), field) {
					a.Errorf("%s is refused for %v, want %s", query, p.Errors, field)
				}
			}
		}
		ok(ann, 200, "GET", "/api/locations?lat=0&lng=0&radius=20038", nil)
		ok(ann, 200, "GET", "/api/locations?lat=-90&lng=-180&radius=0.001", nil)
		for _, query := range []string{"", "?bbox=0,0,1,1", "?zoom=3", "?bbox=0,0,1,1&zoom=23", "?bbox=0,0,1,1&zoom=-1"} {
			refused(ann, 422, "invalid", "GET", "/api/locations/clusters"+query, nil)
		}
	})
}
