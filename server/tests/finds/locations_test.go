package finds

import (
	"fmt"
	"math"
	"net/url"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// metres north of a latitude, in degrees.
func metres(n float64) float64 { return n / 1000 / schema.EarthRadius * 180 / math.Pi }

// TestSamePlace makes locations of one name close to each other.
func TestSamePlace(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		r := ann.Do("POST", "/api/locations", M{"latitude": 48.857, "longitude": 2.3413, "name": " Pont  Neuf "})
		l := Decode[schema.Location](a, r)
		if r.Status != 201 || r.Header.Get("Location") != "/api/locations/"+l.ID || l.Name != "Pont  Neuf" || l.Latitude != 48.857 || l.Longitude != 2.3413 || l.FindCount != 0 || l.Finds == nil || l.Distance != nil || l.CreatedAt.IsZero() {
			a.Errorf("created: %d %v %s", r.Status, r.Header, r.Body)
		}
		for _, row := range []struct {
			what     string
			u        *User
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
			r := row.u.Do("POST", "/api/locations", M{"latitude": row.lat, "longitude": row.lng, "name": row.name})
			if r.Status != row.status || (r.Status == 201) != (r.Header.Get("Location") != "") {
				a.Errorf("%s: %d %s, want %d", row.what, r.Status, r.Body, row.status)
			}
		}
		OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "public"})
		if known := Call[schema.Location](a.As("carl"), 200, "POST", "/api/locations", M{"latitude": 48.857 + metres(5), "longitude": 2.3413, "name": "Pont  Neuf"}); known.ID != l.ID || known.FindCount != 1 {
			a.Errorf("with a public find it is known to all: %+v, want %s", known, l.ID)
		}
		for _, body := range []M{
			{"latitude": 90.1, "longitude": 0, "name": "x"}, {"latitude": -90.1, "longitude": 0, "name": "x"}, {"latitude": 0, "longitude": 180.1, "name": "x"}, {"latitude": 0, "longitude": -180.1, "name": "x"},
			{"latitude": "1", "longitude": 0, "name": "x"}, {"latitude": nil, "longitude": 0, "name": "x"}, {"longitude": 0, "name": "x"}, {"latitude": 0, "name": "x"}, {"latitude": 0, "longitude": 0},
			{"latitude": 0, "longitude": 0, "name": ""}, {"latitude": 0, "longitude": 0, "name": " \n "}, {"latitude": 0, "longitude": 0, "name": strings.Repeat("ü", 201)}, {"latitude": 0, "longitude": 0, "name": "a\nb"},
			{"latitude": 0, "longitude": 0, "name": "x", "userId": ben.ID},
		} {
			Refused(ann, 422, "invalid", "POST", "/api/locations", body)
		}
		OK(ann, 201, "POST", "/api/locations", M{"latitude": 0, "longitude": 0, "name": strings.Repeat("ü", 200)})
	})
}

// TestLocationsList asks for the finds at locations, how many and which.
func TestLocationsList(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		near, far, empty := ann.Location(10, 20, "near"), ann.Location(10.5, 20, "far"), ann.Location(10, 20.001, "empty")
		var titles []string
		for i := range 5 {
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": near.ID, "title": fmt.Sprint("Find ", i), "category": []string{"geology", "art"}[i%2], "description": "word" + fmt.Sprint(i)})
			titles = append([]string{f.Title}, titles...)
		}
		OK(ann, 201, "POST", "/api/finds", M{"locationId": far.ID, "title": "Far away", "category": "art"})
		for query, want := range map[string]string{
			"":                                       "far:1[1] near:5[5]",
			"order=asc":                              "near:5[5] far:1[1]",
			"findsLimit=2":                           "far:1[1] near:5[2]",
			"findsLimit=0":                           "far:1[0] near:5[0]",
			"category=geology":                       "near:3[3]",
			"category=art&findsLimit=1":              "far:1[1] near:2[1]",
			"category=art,geology":                   "far:1[1] near:5[5]",
			"category=nature,geology":                "near:3[3]",
			"category=other":                         "near:3[3]",
			"category=nature,other&q=word2":          "near:1[1]",
			"category=nature,water":                  "",
			"q=word3":                                "near:1[1]",
			"q=find+ne":                              "near:5[5]",
			"q=nothing":                              "",
			"lat=10&lng=20":                          "near:5[5]",
			"lat=10&lng=20&radius=56":                "far:1[1] near:5[5]",
			"lat=10&lng=20&radius=55":                "near:5[5]",
			"lat=10&lng=20&radius=56&order=distance": "near:5[5] far:1[1]",
			"lat=10.6&lng=20&radius=20038&order=distance":  "far:1[1] near:5[5]",
			"lat=-10&lng=-160&radius=20038&order=distance": "far:1[1] near:5[5]",
			"lat=0&lng=0":                                    "",
			"bbox=19,9,21,10":                                "near:5[5]",
			"bbox=19,9,21,11":                                "far:1[1] near:5[5]",
			"bbox=19,9,-170,11":                              "far:1[1] near:5[5]", // over the antimeridian
			"bbox=21,9,19,11":                                "",                   // the long way round
			"bbox=20,10,20,10":                               "near:5[5]",
			"order=active":                                   "far:1[1] near:5[5]",
			"order=likes":                                    "far:1[1] near:5[5]",
			"order=active&category=geology":                  "near:3[3]",
			"order=likes&q=find&findsLimit=2":                "near:5[2]",
			"order=active&lat=10&lng=20":                     "near:5[5]",
			"order=likes&bbox=19,9,21,11&limit=1":            "far:1[1]",
			"order=active&lat=-10&lng=-160&radius=20038":     "far:1[1] near:5[5]",
			"order=active&q=nothing":                         "",
			"order=active&bbox=-100,-5,-99,-4":               "", // no location
			"order=likes&lat=0&lng=-100&radius=1":            "",
			"lat=10&lng=20&radius=56&order=asc&category=art": "near:2[2] far:1[1]",
		} {
			var got []string
			for _, l := range Call[[]schema.Location](ann, 200, "GET", "/api/locations?"+query, nil) {
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
		l := Call[schema.Location](ann, 200, "GET", "/api/locations/"+near.ID+"?findsLimit=3", nil)
		for i, f := range l.Finds {
			if f.Title != titles[i] {
				a.Errorf("find %d is %s, want %s", i, f.Title, titles[i])
			}
		}
		if len(l.Finds) != 3 || l.FindCount != 5 {
			a.Errorf("location is %+v", l)
		}
		for _, l := range Call[[]schema.Location](ann, 200, "GET", "/api/locations?lat=10&lng=20&radius=56", nil) {
			if want := map[string]float64{near.ID: 0, far.ID: 0.5 * math.Pi / 180 * schema.EarthRadius}[l.ID]; math.Abs(*l.Distance-want) > 1e-6 {
				a.Errorf("%s is %v km away, want %v", l.Name, *l.Distance, want)
			}
		}
		if l := Call[schema.Location](ann, 200, "GET", "/api/locations/"+empty.ID, nil); l.FindCount != 0 || l.Finds == nil {
			a.Errorf("an empty location is %+v", l)
		}
	})
}

// TestLocationsByID asks for locations by their ids.
func TestLocationsByID(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		one, two, empty, hidden := ann.Location(10, 20, "one"), ann.Location(-40, 170, "two"), ann.Location(11, 21, "empty"), ann.Location(12, 22, "hidden")
		for i := range 3 {
			OK(ann, 201, "POST", "/api/finds", M{"locationId": one.ID, "title": fmt.Sprint("Find ", i), "category": []string{"geology", "art"}[i%2]})
		}
		OK(ann, 201, "POST", "/api/finds", M{"locationId": two.ID, "title": "Far away", "category": "art"})
		OK(ann, 201, "POST", "/api/finds", M{"locationId": hidden.ID, "title": "Mine", "isPublic": false})
		list := func(u *User, query string, ids ...string) (names []string, more string) {
			a.Helper()
			r := u.Do("GET", "/api/locations?ids="+strings.Join(ids, ",")+query, nil)
			for _, l := range Decode[[]schema.Location](a, r) {
				names = append(names, fmt.Sprintf("%s:%d[%d]", l.Name, l.FindCount, len(l.Finds)))
			}
			if link := r.Header.Get("Link"); r.Status != 200 || link != "" {
				a.Errorf("%v%s: %d, Link %q", ids, query, r.Status, link)
			}
			return names, r.Header.Get("X-Finds-More")
		}
		all := []string{two.ID, empty.ID, "unknown", hidden.ID, one.ID, two.ID}
		for _, row := range []struct {
			u           *User
			query, want string
			more        string
		}{
			{ben, "", "two:1[1] one:3[3]", "false"},
			{ann, "", "two:1[1] one:3[3]", "false"},
			{ann, "&includePrivate=true", "two:1[1] hidden:1[1] one:3[3]", "false"},
			{ben, "&includePrivate=true&includeFriends=true", "two:1[1] one:3[3]", "false"},
			{ben, "&findsLimit=1", "two:1[1] one:3[1]", "false"},
			{ben, "&findsLimit=0", "two:1[0] one:3[0]", "false"},
			{ben, "&category=geology", "one:2[2]", "false"},
			{ben, "&q=find+1", "one:1[1]", "false"},
			{ben, "&q=---", "", "false"},
			{ben, "&limit=1", "two:1[1]", "true"},
			{ben, "&limit=1&category=art", "two:1[1]", "true"},
			{ben, "&limit=2", "two:1[1] one:3[3]", "false"},
		} {
			if got, more := list(row.u, row.query, all...); strings.Join(got, " ") != row.want || more != row.more {
				a.Errorf("%s%s: %v, more %s; want %s, %s", row.u.ID, row.query, got, more, row.want, row.more)
			}
		}
		if got, more := list(ben, "", one.ID, two.ID); strings.Join(got, " ") != "one:3[3] two:1[1]" || more != "false" {
			a.Errorf("in the other order: %v, more %s", got, more)
		}
		OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		if got, _ := list(ben, "", all...); got != nil {
			a.Errorf("the blocked user gets %v", got)
		}
		if r := ben.Do("GET", "/api/locations", nil); r.Header["X-Finds-More"] != nil {
			a.Errorf("a list with pages has X-Finds-More %v", r.Header["X-Finds-More"])
		}
	})
}

// TestLocationsByIDFull asks for locations that together show more finds than a page may.
func TestLocationsByIDFull(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	var ids []string
	for i := range 12 {
		l := ann.Location(10, float64(i), fmt.Sprint("Place ", i))
		for range 95 {
			if _, err := a.Store.CreateFind(t.Context(), ann.ID, store.NewFind{LocationID: l.ID, Title: "Find", Public: true}); err != nil {
				t.Fatal(err)
			}
		}
		ids = append(ids, l.ID)
	}
	for _, query := range []string{"", "&q=find"} {
		r := ann.Do("GET", "/api/locations?findsLimit=100&ids="+strings.Join(ids, ",")+query, nil)
		list := Decode[[]schema.Location](a, r)
		if len(list) != 10 || list[9].ID != ids[9] || len(list[9].Finds) != 95 || r.Header.Get("X-Finds-More") != "true" {
			a.Errorf("%q: %d locations, X-Finds-More %q; want the first 10 and true", query, len(list), r.Header.Get("X-Finds-More"))
		}
	}
}

// TestRankedLocations likes an old find and publishes at an old location.
func TestRankedLocations(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cas := a.As("ann"), a.As("ben"), a.As("cas")
		var ids []string
		for i := range 4 {
			l := ann.Location(10, float64(20+i), fmt.Sprint("p", i))
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": fmt.Sprint("Find ", i)})
			ids = append(ids, l.ID)
			if i == 1 || i == 2 {
				OK(cas, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
			}
			if i == 1 {
				OK(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
			}
		}
		list := func(u *User, query, want, more string) {
			a.Helper()
			r := u.Do("GET", "/api/locations?bbox=0,0,90,90&"+query, nil)
			got := ""
			for _, l := range Decode[[]schema.Location](a, r) {
				got += l.Name
			}
			if got != want || r.Header.Get("X-Finds-More") != more || r.Header.Get("Link") != "" {
				a.Errorf("%s: %s, X-Finds-More %q, Link %q; want %s and %s", query, got, r.Header.Get("X-Finds-More"), r.Header.Get("Link"), want, more)
			}
		}
		list(ben, "order=active", "p3p2p1p0", "false")
		list(ben, "order=likes", "p1p2p3p0", "false")
		list(ben, "order=likes&limit=3", "p1p2p3", "true")
		OK(ann, 201, "POST", "/api/finds", M{"locationId": ids[0], "title": "New", "isPublic": true})
		OK(ann, 201, "POST", "/api/finds", M{"locationId": ids[1], "title": "Secret", "isPublic": false})
		list(ben, "order=active", "p0p3p2p1", "false")
		list(ben, "order=active&includePrivate=true&includeFriends=true", "p0p3p2p1", "false")
		list(ann, "order=active", "p0p3p2p1", "false")
		list(ann, "order=active&includePrivate=true", "p1p0p3p2", "false")
		list(ben, "order=likes", "p1p2p0p3", "false")
		Refused(ann, 422, "invalid", "GET", "/api/locations?order=hot", nil)
	})
}

// TestLocationParameters refuses what parameters may not be together.
func TestLocationParameters(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for query, fields := range map[string]string{
			"lat=1": "query.lng", "lng=1": "query.lat", "lat=1&lng=2&bbox=0,0,1,1": "query.bbox", "radius=5": "query.radius", "order=distance": "query.order",
			"lat=91&lng=0": "query.lat", "lat=0&lng=181": "query.lng", "lat=NaN&lng=0": "query.lat", "lat=0&lng=Inf": "query.lng", "lat=0x1&lng=0": "query.lat", "lat=&lng=0": "query.lat",
			"lat=0&lng=0&radius=0": "query.radius", "lat=0&lng=0&radius=-1": "query.radius", "lat=0&lng=0&radius=20038.1": "query.radius", "lat=0&lng=0&radius=1e9": "query.radius",
			"bbox=1,2,3": "query.bbox", "bbox=0,10,1,9": "query.bbox", "bbox=-181,0,0,1": "query.bbox", "bbox=0,0,1,91": "query.bbox", "bbox=a,b,c,d": "query.bbox",
			"includePrivate=yes": "query.includePrivate", "includeFriends=2": "query.includeFriends", "findsLimit=101": "query.findsLimit", "findsLimit=-1": "query.findsLimit",
			"ids=a&bbox=0,0,1,1": "query.ids", "ids=a&lat=1&lng=2": "query.ids", "ids=a&order=asc": "query.order", "ids=a&cursor=" + url.QueryEscape(SomeCursor): "query.cursor",
			"order=active&cursor=" + url.QueryEscape(SomeCursor): "query.cursor", "order=likes&ids=a": "query.order", "order=likes&radius=5": "query.radius",
			"lat=x&limit=0&order=up": "query.lat query.limit query.order",
		} {
			p := Refused(ann, 422, "invalid", "GET", "/api/locations?"+query, nil)
			for _, field := range strings.Fields(fields) {
				if !strings.Contains(fmt.Sprint(p.Errors), field) {
					a.Errorf("%s is refused for %v, want %s", query, p.Errors, field)
				}
			}
		}
		OK(ann, 200, "GET", "/api/locations?lat=0&lng=0&radius=20038", nil)
		OK(ann, 200, "GET", "/api/locations?lat=-90&lng=-180&radius=0.001", nil)
		for _, query := range []string{"", "?bbox=0,0,1,1", "?zoom=3", "?bbox=0,0,1,1&zoom=23", "?bbox=0,0,1,1&zoom=-1"} {
			Refused(ann, 422, "invalid", "GET", "/api/locations/clusters"+query, nil)
		}
	})
}
