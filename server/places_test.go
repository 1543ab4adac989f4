package server_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"log/slog"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/server"
	"finds/server/tiles"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

// fewPlaces are those of tests.
var fewPlaces = storetest.Places([]string{"Île-de-France, France", "Texas, United States", "Bavaria, Germany"},
	embed.Place{ID: 2988507, Name: "Paris", Alternates: []string{"巴黎", "Parigi"}, Area: 0, Latitude: 48.853, Longitude: 2.349, Population: 2_138_551},
	embed.Place{ID: 2867714, Name: "Munich", Alternates: []string{"München"}, Area: 2, Latitude: 48.137, Longitude: 11.575, Population: 1_260_391},
	embed.Place{ID: 4717560, Name: "Paris", Area: 1, Latitude: 33.661, Longitude: -95.556, Population: 24_171},
)

// gazetteer is one of few places.
func (a *api) gazetteer() *gazetteer.Gazetteer {
	a.Helper()
	g := gazetteer.New(gazetteer.Options{File: filepath.Join(a.tmp, "places.db"), TempDir: a.tmp, Log: slog.New(slog.NewTextHandler(a.log, nil)),
		Version: func() string { return "few" }, Places: fewPlaces,
		Patience: 2 * time.Minute}) // the machine may be busy with other tests
	a.Cleanup(func() {
		if err := g.Close(); err != nil {
			a.Error(err)
		}
	})
	return g
}

// serveMap opens a map and tells clients of it.
func (a *api) serveMap(o *server.Options, file []byte) {
	a.Helper()
	m, err := tiles.Open(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		a.Fatal(err)
	}
	o.Basemap, o.Tiles = m, server.TilesOf(m, "v1", "")
}

// places searches until the places are unpacked.
func (u *user) places(query string) ([]schema.FoundPlace, answer) {
	u.a.Helper()
	for {
		res := u.do("GET", "/api/places?"+query, nil)
		if res.Status == 503 && strings.Contains(string(res.Body), schema.ErrUnpacking.Message) {
			if res.Header.Get("Retry-After") == "" {
				u.a.Error("503 without Retry-After")
			}
			continue // each of these waits a moment
		}
		var list []schema.FoundPlace
		if res.Status == 200 {
			if err := json.Unmarshal(res.Body, &list); err != nil {
				u.a.Fatal(err)
			}
		}
		return list, res
	}
}

// Places are found without any provider, whatever engine has the records.
func TestPlaces(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		list, res := ann.places("query=PARIS")
		if len(list) != 2 || list[0] != (schema.FoundPlace{ID: "geonames:2988507", Name: "Paris", Address: "Île-de-France, France", Latitude: 48.853, Longitude: 2.349, Attribution: "GeoNames, CC BY 4.0"}) ||
			res.Header.Get("X-Places-Source") != "gazetteer" || res.Header.Get("Etag") == "" {
			a.Errorf("%+v %v", list, res.Header)
		}
		for query, want := range map[string]string{
			"query=paris&limit=1": "4870", "query=paris&lat=33.7&lng=-95.5&limit=1": "3366", "query=%E5%B7%B4%E9%BB%8E": "4885", "query=mu%CC%88nch": "4813", "query=munch&typing=true": "4813",
			"query=p": "4885", "query=xyz": "", "query=%21": "", "query=paris%20tex": "3366",
		} {
			list, res := ann.places(query)
			if want == "" && string(res.Body) != "[]" || want == "4870" && len(list) != 1 || want != "" && want != "4870" && (len(list) == 0 || !strings.HasPrefix(strings.Replace(string(must(json.Marshal(list[0].Latitude))), ".", "", 1), want)) {
				a.Errorf("%s: %d %s", query, res.Status, res.Body)
			}
		}
		for query, where := range map[string]string{"query=a&lat=1": "query.lng", "query=a&lng=1": "query.lat", "": "query.query", "query=a%00": "query.query", "query=a&limit=0": "query.limit"} {
			if p := refused(ann, 422, "invalid", "GET", "/api/places?"+query, nil); len(p.Errors) != 1 || p.Errors[0].Location != where {
				a.Errorf("%q: %+v", query, p)
			}
		}
		near := call[schema.NearestPlace](ann, 200, "GET", "/api/places/reverse?lat=48.857&lng=2.3413", nil)
		if near.Name != "Paris" || near.Distance < 0.71 || near.Distance > 0.73 || near.Attribution == "" {
			a.Errorf("%+v", near)
		}
		refused(ann, 422, "invalid", "GET", "/api/places/reverse?lat=48.857", nil)
		refused(ann, 422, "invalid", "GET", "/api/places/reverse?lat=91&lng=0", nil)
		refused(a.anonymous(), 401, "unauthenticated", "GET", "/api/places?query=paris", nil)
	})
}

// TestNoPlaces: without a gazetteer, or when it cannot be unpacked, the refusal
// says so.
func TestNoPlaces(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", func(o *server.Options) { o.Gazetteer = nil })
	ann := a.as("ann")
	refused(ann, 503, "unavailable", "GET", "/api/places?query=paris", nil)
	refused(ann, 503, "unavailable", "GET", "/api/places/reverse?lat=1&lng=1", nil)
	b := newAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Version: func() string { return "1" },
			Places: func() (embed.PlaceList, error) { return nil, errors.New("no room on the disk /secret") }})
		t.Cleanup(func() { g.Close() })
		o.Gazetteer = g
	})
	_, p := b.as("ann").places("query=paris")
	if p.Status != 503 || strings.Contains(string(p.Body), "secret") || !strings.Contains(b.log.String(), "no room") {
		t.Errorf("%s\n%s", p.Body, b.log)
	}
}

// TestPlacesUnpacking: while the places are unpacked a search gets Retry-After.
func TestPlacesUnpacking(t *testing.T) {
	t.Parallel()
	ready := make(chan struct{})
	a := newAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Version: func() string { return "1" },
			Places: func() (embed.PlaceList, error) { <-ready; return fewPlaces() }})
		t.Cleanup(func() { g.Close() })
		o.Gazetteer = g
	})
	ann := a.as("ann")
	res := ann.do("GET", "/api/places?query=paris", nil)
	if res.Status != 503 || res.Header.Get("Retry-After") != "2" {
		t.Errorf("%d %v %s", res.Status, res.Header, res.Body)
	}
	close(ready)
	if list, _ := ann.places("query=paris"); len(list) != 2 {
		t.Errorf("%+v", list)
	}
}
