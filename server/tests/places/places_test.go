package places

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/gazetteer"
)

// Places are found without any provider, whatever engine has the records.
func TestPlaces(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		list, res := ann.Places("query=PARIS")
		if len(list) != 2 || list[0] != (schema.FoundPlace{ID: "geonames:2988507", Name: "Paris", Address: "Île-de-France, France", Latitude: 48.853, Longitude: 2.349, Attribution: "GeoNames, CC BY 4.0"}) ||
			res.Header.Get("X-Places-Source") != "gazetteer" || res.Header.Get("Etag") == "" {
			a.Errorf("%+v %v", list, res.Header)
		}
		for query, want := range map[string]string{
			"query=paris&limit=1": "4870", "query=paris&lat=33.7&lng=-95.5&limit=1": "3366", "query=%E5%B7%B4%E9%BB%8E": "4885", "query=mu%CC%88nch": "4813", "query=munch&typing=true": "4813",
			"query=p": "4885", "query=xyz": "", "query=%21": "", "query=paris%20tex": "3366",
		} {
			list, res := ann.Places(query)
			if want == "" && string(res.Body) != "[]" || want == "4870" && len(list) != 1 || want != "" && want != "4870" && (len(list) == 0 || !strings.HasPrefix(strings.Replace(string(Must(json.Marshal(list[0].Latitude))), ".", "", 1), want)) {
				a.Errorf("%s: %d %s", query, res.Status, res.Body)
			}
		}
		for query, where := range map[string]string{"query=a&lat=1": "query.lng", "query=a&lng=1": "query.lat", "": "query.query", "query=a%00": "query.query", "query=a&limit=0": "query.limit"} {
			if p := Refused(ann, 422, "invalid", "GET", "/api/places?"+query, nil); len(p.Errors) != 1 || p.Errors[0].Location != where {
				a.Errorf("%q: %+v", query, p)
			}
		}
		near := Call[schema.NearestPlace](ann, 200, "GET", "/api/places/reverse?lat=48.857&lng=2.3413", nil)
		if near.Name != "Paris" || near.Distance < 0.71 || near.Distance > 0.73 || near.Attribution == "" {
			a.Errorf("%+v", near)
		}
		Refused(ann, 422, "invalid", "GET", "/api/places/reverse?lat=48.857", nil)
		Refused(ann, 422, "invalid", "GET", "/api/places/reverse?lat=91&lng=0", nil)
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/places?query=paris", nil)
	})
}

// TestProposedNames proposes names close to a point: those of locations with public finds, never of any others.
func TestProposedNames(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		find := func(u *User, lat, lng float64, place string, public bool) string {
			a.Helper()
			return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": u.Location(lat, lng, place).ID, "title": "Find", "isPublic": public}).ID
		}
		proposed := func(u *User, lat float64) string {
			a.Helper()
			return Call[struct{ Name string }](u, 200, "GET", fmt.Sprintf("/api/places/name?lat=%v&lng=2.3413", lat), nil).Name
		}
		all := func(why string, lat float64, want string) {
			a.Helper()
			for _, u := range []*User{ann, ben, cleo} {
				if got := proposed(u, lat); got != want {
					a.Errorf("%s: %q is proposed to %s, want %q", why, got, u.Name, want)
				}
			}
		}
		all("nothing close by", 48.857, "Paris")
		secret := find(ann, 48.857, 2.3413, "Proposal to Mia", false)
		find(ben, 48.8571, 2.3413, "Key box", false)
		ann.Location(48.8569, 2.3413, "A place without finds")
		OK(ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(48.857, 2.3414, "Our garden").ID, "title": "A shed", "area": 1})
		all("private finds and areas", 48.857, "Paris")
		for _, name := range []string{"near Key box", "bei Key box", "48.8570, 2.3413"} {
			find(ann, 48.857, 2.3413, name, true)
		}
		all("names that were proposed", 48.857, "Paris")
		bridge := find(ben, 48.858, 2.3413, "Bridge", true)
		all("a public find", 48.857, "Bridge")
		all("it is further than 250 m away", 48.861, "Paris")
		OK(ann, 200, "PUT", "/api/finds/"+secret, M{"isPublic": true})
		all("it has become public", 48.857, "Proposal to Mia")
		OK(ann, 200, "PUT", "/api/finds/"+secret, M{"isPublic": false})
		all("it is private again", 48.857, "Bridge")
		OK(ben, 204, "DELETE", "/api/finds/"+bridge, nil)
		all("it is in the bin", 48.857, "Paris")
		all("far from any town", 10, "")
		Refused(ann, 422, "invalid", "GET", "/api/places/name?lat=48.857", nil)
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/places/name?lat=1&lng=1", nil)
	})
}

// TestNamePending: while the places are unpacked, no name is proposed yet, which is not a failure.
func TestNamePending(t *testing.T) {
	t.Parallel()
	unpacked := make(chan struct{})
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Version: func() string { return "1" },
			Places: func() (embed.PlaceList, error) { <-unpacked; return nil, errors.New("none") }})
		t.Cleanup(func() { g.Close() })
		o.Map.Gazetteer = g
	})
	t.Cleanup(func() { close(unpacked) }) // before the gazetteer is closed, which waits for it
	type proposal struct {
		Name    string
		Pending bool
	}
	ann := a.As("ann")
	if got := Call[proposal](ann, 200, "GET", "/api/places/name?lat=1&lng=1", nil); got != (proposal{Pending: true}) {
		t.Errorf("the proposal is %+v", got)
	}
	at := ann.Location(1, 1, "Key box").ID
	OK(ann, 201, "POST", "/api/finds", M{"locationId": at, "title": "A key", "isPublic": true})
	if got := Call[proposal](ann, 200, "GET", "/api/places/name?lat=1&lng=1", nil); got != (proposal{Name: "Key box"}) {
		t.Errorf("the proposal beside a location is %+v", got)
	}
	Refused(ann, 503, "unavailable", "GET", "/api/places?query=paris", nil)
}

// TestNoPlaces: without a gazetteer, or when it cannot be unpacked, the refusal
// says so.
func TestNoPlaces(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Map.Gazetteer = nil })
	ann := a.As("ann")
	Refused(ann, 503, "unavailable", "GET", "/api/places?query=paris", nil)
	Refused(ann, 503, "unavailable", "GET", "/api/places/reverse?lat=1&lng=1", nil)
	Refused(ann, 503, "unavailable", "GET", "/api/places/name?lat=1&lng=1", nil)
	b := NewAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Version: func() string { return "1" },
			Places: func() (embed.PlaceList, error) { return nil, errors.New("no room on the disk /secret") }})
		t.Cleanup(func() { g.Close() })
		o.Map.Gazetteer = g
	})
	_, p := b.As("ann").Places("query=paris")
	if p.Status != 503 || strings.Contains(string(p.Body), "secret") || !strings.Contains(b.ServiceLog.String(), "no room") {
		t.Errorf("%s\n%s", p.Body, b.ServiceLog)
	}
}

// TestPlacesUnpacking: while the places are unpacked a search gets Retry-After.
func TestPlacesUnpacking(t *testing.T) {
	t.Parallel()
	ready := make(chan struct{})
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{Patience: 20 * time.Millisecond, File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Version: func() string { return "1" },
			Places: func() (embed.PlaceList, error) { <-ready; return FewPlaces() }})
		t.Cleanup(func() { g.Close() })
		o.Map.Gazetteer = g
	})
	ann := a.As("ann")
	res := ann.Do("GET", "/api/places?query=paris", nil)
	if res.Status != 503 || res.Header.Get("Retry-After") != "2" {
		t.Errorf("%d %v %s", res.Status, res.Header, res.Body)
	}
	close(ready)
	if list, _ := ann.Places("query=paris"); len(list) != 2 {
		t.Errorf("%+v", list)
	}
}

// TestPlaceAtCoordinates finds a place by coordinates, and one whose country is in another language.
func TestPlaceAtCoordinates(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for text, want := range map[string]string{
			"48.137, 11.575":       "48.137, 11.575 Munich 48.137 11.575",
			"48.137,11.575":        "48.137, 11.575 Munich 48.137 11.575",
			"N 48° 7.5 E 11° 30":   "48.125, 11.5 Munich 48.125 11.5",
			"geo:33.5,-95.5":       "33.5, -95.5 Paris 33.5 -95.5",
			"München, Deutschland": "Munich Bavaria, Germany 48.137 11.575",
			"paris états-unis":     "Paris Texas, United States 33.661 -95.556",
			"48.137, 411.5":        "",
			"12, 5":                "",
			"Paris 48.137":         "",
		} {
			list, res := ann.Places("limit=1&query=" + url.QueryEscape(text))
			var got string
			for _, p := range list {
				got = fmt.Sprint(p.Name, " ", p.Address, " ", p.Latitude, " ", p.Longitude)
			}
			if got != want || res.Header.Get("X-Places-Source") != "gazetteer" {
				a.Errorf("%s: %q, want %q", text, got, want)
			}
		}
	})
}
