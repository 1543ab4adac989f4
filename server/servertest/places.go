package servertest

import (
	"bytes"
	"encoding/json"
	"log/slog"
	"path/filepath"
	"strings"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/server"
	"finds/server/tiles"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

// FewPlaces are those of tests.
var FewPlaces = storetest.Places([]string{"Île-de-France, France", "Texas, United States", "Bavaria, Germany"},
	embed.Place{ID: 2988507, Name: "Paris", Alternates: []string{"巴黎", "Parigi"}, Area: 0, Latitude: 48.853, Longitude: 2.349, Population: 2_138_551},
	embed.Place{ID: 2867714, Name: "Munich", Alternates: []string{"München"}, Area: 2, Latitude: 48.137, Longitude: 11.575, Population: 1_260_391},
	embed.Place{ID: 4717560, Name: "Paris", Area: 1, Latitude: 33.661, Longitude: -95.556, Population: 24_171},
)

// gazetteer is one of few places.
func (a *API) gazetteer() *gazetteer.Gazetteer {
	a.Helper()
	g := gazetteer.New(gazetteer.Options{File: filepath.Join(a.Tmp, "places.db"), TempDir: a.Tmp, Log: slog.New(slog.NewTextHandler(a.ServiceLog, nil)),
		Version: func() string { return "few" }, Places: FewPlaces,
		Patience: 2 * time.Minute}) // the machine may be busy with other tests
	a.Cleanup(func() {
		if err := g.Close(); err != nil {
			a.Error(err)
		}
	})
	return g
}

// ServeMap opens a map and tells clients of it.
func (a *API) ServeMap(o *server.Options, file []byte) {
	a.Helper()
	m, err := tiles.Open(bytes.NewReader(file), int64(len(file)))
	if err != nil {
		a.Fatal(err)
	}
	o.Map.Basemap, o.Map.Tiles = m, server.TilesOf(m, "v1", "")
}

// Places searches until the places are unpacked.
func (u *User) Places(query string) ([]schema.FoundPlace, Answer) {
	u.A.Helper()
	for {
		res := u.Do("GET", "/api/places?"+query, nil)
		if res.Status == 503 && strings.Contains(string(res.Body), schema.ErrUnpacking.Message) {
			if res.Header.Get("Retry-After") == "" {
				u.A.Error("503 without Retry-After")
			}
			continue // each of these waits a moment
		}
		var list []schema.FoundPlace
		if res.Status == 200 {
			if err := json.Unmarshal(res.Body, &list); err != nil {
				u.A.Fatal(err)
			}
		}
		return list, res
	}
}
