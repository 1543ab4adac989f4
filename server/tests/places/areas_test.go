package places

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// builds serves a map of Brittany as the newest build, while up; with another date if newest.
func builds(t *testing.T, up, newest *atomic.Bool) extract.Builds {
	t.Helper()
	list := map[tiles.Tile][]byte{}
	for zoom := uint8(6); zoom <= 10; zoom++ {
		for _, s := range (tiles.Box{West: -4, South: 47, East: 0, North: 49}).Squares(zoom) {
			for x := s.X0; x <= s.X1; x++ {
				for y := s.Y0; y <= s.Y1; y++ {
					list[tiles.Tile{Zoom: zoom, X: x, Y: y}] = fmt.Appendf(nil, "%d/%d/%d", zoom, x, y)
				}
			}
		}
	}
	file := Must(tiles.Writer{Kind: tiles.Vector, Metadata: map[string]any{"attribution": "© us"}}.Pack(list))
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case !up.Load():
			http.NotFound(w, r)
		case r.URL.Path == "/builds.json":
			if newest.Load() {
				fmt.Fprint(w, `[{"key":"20260102.pmtiles","version":"4.15.2"}]`)
				return
			}
			fmt.Fprint(w, `[{"key":"20260101.pmtiles","version":"4.15.2"}]`)
		default:
			w.Header().Set("ETag", `"1"`)
			http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(file))
		}
	}))
	t.Cleanup(h.Close)
	return extract.Builds{List: h.URL + "/builds.json", Base: h.URL + "/"}
}

type areaState struct {
	Areas []struct {
		Name, Title string
		Bytes       int64
		Updatable   bool
	}
	Job *struct {
		Title, State, Reason string
		Bytes, Total         int64
	}
}

// TestMapAreas: an administrator asks what an area takes, adds it while the service runs, which has its tiles at once, and
// updates and removes it. Without the internet the service says so, and an area that is there is not added again.
func TestMapAreas(t *testing.T) {
	t.Parallel()
	var up, newest atomic.Bool
	folder := filepath.Join(t.TempDir(), "maps")
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(folder, o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Builds: builds(t, &up, &newest), Web: extract.Web{UserAgent: "Finds"}, Most: 1 << 20, Log: o.Log, Now: time.Now}
		t.Cleanup(func() { o.Map.Areas.Close(); o.Map.Regions.Close() })
	})
	admin := a.Administer(a.As("admin"))
	body := M{"title": "Rennes, Bretagne", "latitude": 48.11, "longitude": -1.68, "km": 20}
	state := func() areaState { return Call[areaState](admin, 200, "GET", "/api/admin/map", nil) }
	ended := func() areaState {
		for {
			if s := state(); s.Job.State != "running" {
				return s
			}
		}
	}
	if s := state(); s.Job != nil || len(s.Areas) > 0 {
		t.Errorf("before: %+v", s)
	}
	Refused(admin, 503, "unavailable", "POST", "/api/admin/map/plans", body)
	OK(admin, 202, "POST", "/api/admin/map/areas", body)
	if s := ended(); s.Job.State != "failed" || s.Job.Reason != "map_unreachable" || len(s.Areas) > 0 {
		t.Errorf("without the internet: %+v", s.Job)
	}
	up.Store(true)
	plan := Call[struct {
		Bytes    int64
		Requests int
		Host     string
	}](admin, 200, "POST", "/api/admin/map/plans", body)
	if plan.Bytes < 100 || plan.Requests < 1 || !strings.HasPrefix(plan.Host, "127.0.0.1") {
		t.Errorf("the plan is %+v", plan)
	}
	if r := tile(a, "/tiles/9/253/177", "identity"); r.Status != 204 {
		t.Errorf("a tile before: %d", r.Status)
	}
	OK(admin, 202, "POST", "/api/admin/map/areas", body)
	s := ended()
	if s.Job.State != "done" || s.Job.Bytes != s.Job.Total || len(s.Areas) != 1 || s.Areas[0].Name != "rennes-bretagne" || s.Areas[0].Title != "Rennes, Bretagne" {
		t.Fatalf("after: %+v, %+v", s, s.Job)
	}
	if r := tile(a, "/tiles/9/253/177", "identity"); r.Status != 200 || string(r.Body) != "9/253/177" {
		t.Errorf("a tile after: %d %q", r.Status, r.Body)
	}
	Refused(admin, 409, "conflict", "POST", "/api/admin/map/areas", body)
	release := Must(areas.Lock(folder)) // as finds map add has
	Refused(admin, 409, "conflict", "DELETE", "/api/admin/map/areas/rennes-bretagne", nil)
	Refused(admin, 409, "conflict", "POST", "/api/admin/map/areas", M{"title": "Brest", "latitude": 48.3, "longitude": -3.5, "km": 5})
	release()
	Refused(admin, 409, "conflict", "POST", "/api/admin/map/plans", M{"title": "Tokyo", "latitude": 35.6, "longitude": 139.7, "km": 5})
	for _, bad := range []M{{"title": "安"}, {"km": 501}, {"latitude": 91}, {"title": ""}} {
		with := M{"title": "Rennes", "latitude": 48.11, "longitude": -1.68, "km": 20}
		for k, v := range bad {
			with[k] = v
		}
		Refused(admin, 422, "invalid", "POST", "/api/admin/map/areas", with)
	}
	if !s.Areas[0].Updatable {
		t.Error("the area cannot be updated")
	}
	OK(admin, 202, "PUT", "/api/admin/map/areas/rennes-bretagne", nil)
	if s := ended(); s.Job.State != "current" || s.Job.Total != 0 {
		t.Errorf("an update to the same map: %+v", s.Job)
	}
	newest.Store(true)
	OK(admin, 202, "PUT", "/api/admin/map/areas/rennes-bretagne", nil)
	if s := ended(); s.Job.State != "done" || s.Job.Total == 0 || len(s.Areas) != 1 {
		t.Errorf("an update to a newer map: %+v", s.Job)
	}
	up.Store(false)
	OK(admin, 202, "PUT", "/api/admin/map/areas/rennes-bretagne", nil)
	if s := ended(); s.Job.State != "failed" || s.Job.Reason != "map_unreachable" || len(s.Areas) != 1 {
		t.Errorf("an update without the internet: %+v", s.Job)
	}
	if r := tile(a, "/tiles/9/253/177", "identity"); r.Status != 200 {
		t.Errorf("a tile after an update that has failed: %d", r.Status)
	}
	Must(0, os.WriteFile(filepath.Join(folder, "own.pmtiles"), Must(tiles.Writer{Kind: tiles.Vector}.Pack(map[tiles.Tile][]byte{{Zoom: 9}: []byte("x")})), 0o644))
	RefusedAs(admin, schema.ErrAreaForeign, 409, "PUT", "/api/admin/map/areas/own", nil)
	OK(admin, 204, "DELETE", "/api/admin/map/areas/own", nil)
	Refused(admin, 404, "not_found", "PUT", "/api/admin/map/areas/nowhere", nil)
	OK(admin, 204, "DELETE", "/api/admin/map/areas/rennes-bretagne", nil)
	for _, name := range []string{"rennes-bretagne", "..%2F..%2Fetc", ".lock", "%2E%2E"} {
		if r := admin.Do("DELETE", "/api/admin/map/areas/"+name, nil); r.Status != 404 {
			t.Errorf("%s: %d", name, r.Status)
		}
	}
	if s := state(); len(s.Areas) > 0 {
		t.Errorf("removed: %+v", s.Areas)
	}
}

// TestWishes: members ask for the streets of the place nearest to what they look at, as often as they like; administrators see
// how many have asked, until the map has streets there or half a year has passed.
func TestWishes(t *testing.T) {
	maps := func(a *API) string { return filepath.Join(a.Tmp, "maps") }
	Each(t, func(a *API) {
		admin, ben, cleo := a.Administer(a.As("admin")), a.As("ben"), a.As("cleo")
		type wish struct {
			Title               string
			Latitude, Longitude float64
			Users               int
		}
		wishes := func() []wish {
			return Call[struct{ Wishes []wish }](admin, 200, "GET", "/api/admin/map", nil).Wishes
		}
		if list := wishes(); list == nil || len(list) > 0 {
			t.Errorf("before: %v", list)
		}
		ben.Places("query=par") // which waits until they are unpacked
		for user, at := range map[*User][]float64{ben: {48.86, 2.34}, cleo: {48.8, 2.4}} {
			for range 2 {
				got := Call[struct{ Title string }](user, 200, "POST", "/api/map/wishes", M{"latitude": at[0], "longitude": at[1]})
				if got.Title != "Paris, Île-de-France, France" {
					t.Errorf("%s asks for %q", user.Name, got.Title)
				}
			}
		}
		OK(cleo, 200, "POST", "/api/map/wishes", M{"latitude": 48.14, "longitude": 11.58})
		paris, munich := wish{"Paris, Île-de-France, France", 48.853, 2.349, 2}, wish{"Munich, Bavaria, Germany", 48.137, 11.575, 1}
		if got := wishes(); !slices.Equal(got, []wish{paris, munich}) {
			t.Errorf("wishes: %v", got)
		}
		if list := Notes(admin, schema.StreetsWished); len(list) != 2 || list[0].Data["place"] != munich.Title || list[1].Data["place"] != paris.Title || list[0].Actor != nil {
			t.Errorf("notified of %+v", list)
		}
		RefusedAs(ben, schema.ErrAreaSize, 409, "POST", "/api/map/wishes", M{"latitude": 0, "longitude": -150})
		Must(0, os.MkdirAll(maps(a), 0o755))
		Must(0, os.WriteFile(filepath.Join(maps(a), "paris.pmtiles"), Must(tiles.Writer{Kind: tiles.Vector, Box: tiles.Around(48.85, 2.35, 15)}.Pack(map[tiles.Tile][]byte{{Zoom: 7, X: 64, Y: 44}: []byte("x")})), 0o644))
		if got := wishes(); !slices.Equal(got, []wish{munich}) {
			t.Errorf("after Paris has streets: %v", got)
		}
		RefusedAs(ben, schema.ErrStreetsThere, 409, "POST", "/api/map/wishes", M{"latitude": 48.86, "longitude": 2.34})
		OK(admin, 204, "DELETE", "/api/admin/users/"+cleo.ID, nil)
		if got := wishes(); len(got) > 0 {
			t.Errorf("after the account is deleted: %v", got)
		}
	}, func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(filepath.Join(o.Media.TempDir, "maps"), o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Log: o.Log, Now: time.Now}
	})
}
