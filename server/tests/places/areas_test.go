package places

import (
	"bytes"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/server"
	. "finds/server/servertest"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// builds serves a map of Brittany as the newest build, while up.
func builds(t *testing.T, up *atomic.Bool) extract.Builds {
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
	}
	Job *struct {
		Title, State, Reason string
		Bytes, Total         int64
	}
}

// TestMapAreas: an administrator asks what an area takes, adds it while the service runs, which has its tiles at once, and
// removes it. Without the internet the service says so, and an area that is there is not added again.
func TestMapAreas(t *testing.T) {
	t.Parallel()
	var up atomic.Bool
	folder := filepath.Join(t.TempDir(), "maps")
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(folder, o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Builds: builds(t, &up), Web: extract.Web{UserAgent: "Finds"}, Most: 1 << 20, Log: o.Log, Now: time.Now}
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
