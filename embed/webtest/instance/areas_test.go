package instance

import (
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"testing"
	"time"

	. "finds/embed/webtest"
	"finds/server"
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// TestMapAreas: an administrator looks for the streets of a place; without the internet, one sentence says what is wrong.
func TestMapAreas(t *testing.T) {
	t.Parallel()
	h := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(h.Close)
	w := NewWorld(t, func(o *server.Options) {
		folder := filepath.Join(t.TempDir(), "maps")
		o.Map.Regions = tiles.OpenFolder(folder, o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Builds: extract.Builds{List: h.URL + "/builds.json", Base: h.URL + "/"}, Most: 1 << 20, Log: o.Log, Now: time.Now}
		t.Cleanup(func() { o.Map.Areas.Close(); o.Map.Regions.Close() })
	})
	b := w.Tab(t, w.User("ann").Administer())
	b.Allow("503 (Service Unavailable)")
	b.Open("/admin")
	b.Click(`a[href="/admin/map"]`)
	b.At("/admin/map")
	b.Shows("No streets yet")
	b.Accessible("the map of the instance")
	b.Fill("#area-input", "Munich")
	b.Until(`document.querySelector("#area [role=option]")`)
	b.Click("#area [role=option]")
	b.Shows("The server with the streets cannot be reached.")
	b.Accessible("an area that cannot be planned")
}

// TestWelcome: the first administrator is led from the name of the server to its first invite, and can leave out what they like.
func TestWelcome(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(filepath.Join(t.TempDir(), "maps"), o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Log: o.Log, Now: time.Now}
		t.Cleanup(func() { o.Map.Regions.Close() })
	})
	b := w.Tab(t, w.User("ann").Administer())
	b.Open("/admin")
	b.Click(`a[href="/admin/welcome"]`)
	b.Shows("Step 1 of 3")
	b.Accessible("the name of a new server")
	b.Fill("#name", "Finds of the Rhine")
	b.Press("Next")
	b.Shows("Step 2 of 3")
	b.Shows("Where do you live?")
	b.Accessible("the streets of a new server")
	b.Press("Later")
	b.Shows("Step 3 of 3")
	b.Press("Create invite")
	b.Until(`document.querySelector("svg.qr")`)
	b.Accessible("the first invite")
	b.Press("Next")
	b.Shows("Your server is ready")
	b.Accessible("a server that is ready")
	Js[any](b, `history.back()`)
	b.Shows("Step 3 of 3")
	b.Open("/admin/instance")
	b.Until(`document.querySelector("#name")?.value === "Finds of the Rhine"`)
}
