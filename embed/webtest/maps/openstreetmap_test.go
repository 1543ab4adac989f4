package maps

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/server"
	"finds/server/tiles"
	"finds/server/tiles/areas"
)

// osmTiles counts the tiles of OpenStreetMap that are drawn.
const osmTiles = `[...document.querySelectorAll(".leaflet-tile")].filter((i) => i.src?.startsWith("` + OpenStreetMap + `") && i.naturalWidth === 256).length`

// covered waits until what is drawn in the middle of the map is a tile of OpenStreetMap.
const covered = `(() => {
	const map = document.querySelector("#map, #place place-map").getBoundingClientRect();
	const [x, y] = [map.left + map.width / 2, map.top + map.height / 2];
	return [...document.querySelectorAll(".osm img.leaflet-tile-loaded")].some((i) => {
		const r = i.getBoundingClientRect();
		return i.naturalWidth === 256 && r.left <= x && x < r.right && r.top <= y && y < r.bottom;
	});
})()`

func streets(mode server.Streets) func(*server.Options) {
	return func(o *server.Options) { o.Map.Streets = mode }
}

// Streets of OpenStreetMap are loaded once the user has agreed, and until the user has hidden
// them; this browser remembers either.
func TestOpenStreetMapAsks(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, streets(server.StreetsAsk))
	b := w.Tab(t, w.User("ann"))
	b.Allow("a request to " + OpenStreetMap)
	o := b.OpenStreetMap()
	b.Open("/?at=48.857,2.3413,6")
	b.Settled()
	if Js[bool](b, `document.querySelector(".ask, .offer") !== null`) {
		t.Error("the map offers streets at a zoom of its own data")
	}
	b.Open("/?at=48.857,2.3413,14")
	b.Settled()
	b.Shows("Add a street map")
	b.Accessible("the button for streets")
	b.Until(`document.querySelector(".ask").getBoundingClientRect().height < 48 && !document.querySelector(".offer")`)
	b.Press("Add a street map")
	b.Shows("your IP address")
	b.Keys(kb.Escape)
	b.Until(`!document.querySelector(".offer") && document.activeElement.className === "chip ask"`)
	b.Press("Add a street map")
	b.Accessible("the offer of streets")
	b.Until(`document.querySelectorAll("#map canvas.leaflet-tile").length`)
	if asked := o.Take(); len(asked) > 0 {
		t.Errorf("before the user agrees, the page asks for %v", asked)
	}

	b.Press("Show streets from OpenStreetMap")
	b.Until(covered)
	b.Until(`!document.querySelector(".offer") && document.activeElement.id === "map"`)
	b.Accessible("streets of OpenStreetMap")
	asked := o.Take()
	for _, path := range asked {
		if !regexp.MustCompile(`^14/82[0-9]{2}/56[0-9]{2}\.png$`).MatchString(path) {
			t.Errorf("the page asks for %s", path)
		}
	}
	if n := Js[int](b, osmTiles); len(asked) == 0 || len(asked) > n+2 {
		t.Errorf("the page asks for %d tiles and shows %d", len(asked), n)
	}
	o.Mu.Lock()
	if slices.ContainsFunc(o.Policies, func(p string) bool { return p != "strict-origin-when-cross-origin" }) {
		t.Errorf("the policies of the Referers: %v", o.Policies)
	}
	if slices.ContainsFunc(o.Referers, func(r string) bool { return r != w.URL+"/" }) {
		t.Errorf("the Referers: %v", o.Referers)
	}
	o.Mu.Unlock()
	for _, link := range []string{"copyright", "fixthemap"} {
		b.Until(fmt.Sprintf(`(() => {
			const a = document.querySelector('a[href="https://www.openstreetmap.org/%s"]'), r = a.getBoundingClientRect();
			return a.checkVisibility() && document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2) === a;
		})()`, link))
	}
	b.Shows("© OpenStreetMap contributors")
	b.Shows("Report a map issue")

	// Nothing of it is kept for use offline, and at zoom 6 nothing is asked for.
	b.Until(`navigator.serviceWorker.ready.then(() => true)`)
	if kept := Js[int](b, `caches.keys().then((names) => Promise.all(names.map((n) => caches.open(n).then((c) => c.keys())))).then((all) => all.flat().filter((r) => r.url.includes("openstreetmap")).length)`); kept > 0 {
		t.Errorf("%d tiles are kept", kept)
	}
	o.Take()
	b.Open("/?at=48.857,2.3413,6")
	b.Settled()
	b.Until(`!document.querySelector('a[href$="fixthemap"]')`)
	if asked := o.Take(); len(asked) > 0 {
		t.Errorf("at zoom 6, the page asks for %v", asked)
	}
	b.Open("/?at=48.857,2.3413,20")
	b.Settled()
	b.Until(covered)
	if asked := o.Take(); len(asked) == 0 || slices.ContainsFunc(asked, func(p string) bool { return !strings.HasPrefix(p, "19/") }) {
		t.Errorf("at zoom 20, the page asks for %v", asked)
	}

	// The picture of the place in the form shows them, too.
	b.Open("/new?at=48.857,2.3413")
	b.Until(covered)
	b.Shows("© OpenStreetMap contributors")

	b.Open("/about")
	b.Shows("tile.openstreetmap.org")
	b.Open("/?at=48.857,2.3413,14")
	b.Settled()
	b.Until(covered)
	b.Emulate(true)
	b.Until(`document.querySelector(".osm.dark") && getComputedStyle(document.querySelector(".osm")).filter.includes("invert")`)
	b.Until(covered)
	b.Press("Hide streets")
	b.Until(`!document.querySelector(".osm, .offer, .ask")`)
	o.Take()
	b.Open("/?at=48.857,2.3413,13")
	b.Settled()
	b.Press("Add a street map")
	b.Shows("your IP address")
	if asked := o.Take(); len(asked) > 0 {
		t.Errorf("after they are hidden, the page asks for %v", asked)
	}
	b.Open("/settings/appearance")
	b.Until(`document.querySelector("#streets")?.checked === false`)
	b.Click("#streets")
	b.Open("/?at=48.857,2.3413,13")
	b.Settled()
	b.Until(covered)
}

// The operator may show streets at once, which a user can hide, or never.
func TestOpenStreetMapModes(t *testing.T) {
	t.Parallel()
	for _, mode := range []server.Streets{server.StreetsOn, server.StreetsOff} {
		w := NewWorld(t, streets(mode))
		b := w.Tab(t, w.User("ann"))
		b.Allow("a request to " + OpenStreetMap)
		o := b.OpenStreetMap()
		b.Open("/?at=48.857,2.3413,14")
		b.Settled()
		if mode == server.StreetsOn {
			b.Until(covered)
			b.Press("Hide streets")
			o.Take()
			b.Open("/?at=48.857,2.3413,15")
			b.Settled()
		} else {
			b.Open("/settings/appearance")
			if Js[bool](b, `document.querySelector("#streets") !== null`) {
				t.Error("the settings offer streets that are off")
			}
			b.Open("/?at=48.857,2.3413,14")
			b.Settled()
		}
		b.Until(`document.querySelectorAll("#map canvas.leaflet-tile").length && !document.querySelector(".offer, .ask")`)
		if asked := o.Take(); len(asked) > 0 {
			t.Errorf("%s: the page asks for %v", mode, asked)
		}
	}
}

// TestOpenStreetMapAway: streets that cannot be loaded are no silent nothing, and can be asked for once more.
func TestOpenStreetMapAway(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, streets(server.StreetsOn))
	b := w.Tab(t, w.User("ann"))
	b.Allow("a request to " + OpenStreetMap)
	b.Allow("ERR_NAME_NOT_RESOLVED")
	o := b.OpenStreetMap()
	o.Away.Store(true)
	b.Open("/?at=48.857,2.3413,14")
	b.Shows("Streets can’t be loaded right now.")
	b.Settled()
	b.Accessible("streets that cannot be loaded")
	o.Away.Store(false)
	b.Press("Try again")
	b.Until(covered)
	b.Until(`!document.querySelector(".offer")`)
}

// TestWish: where there are no streets, a member asks for them, without OpenStreetMap.
func TestWish(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, streets(server.StreetsOff), func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(filepath.Join(t.TempDir(), "maps"), o.Log, time.Now)
		o.Map.Areas = &areas.Adder{Regions: o.Map.Regions, Log: o.Log, Now: time.Now}
		t.Cleanup(func() { o.Map.Regions.Close() })
	})
	b := w.Tab(t, w.User("ann"))
	b.Open("/?at=48.857,2.3413,14")
	b.Press("Add a street map")
	b.Accessible("the offer to ask for streets")
	b.Press("Ask for streets")
	b.Shows("Asked for the streets of Paris")
	admin := w.Tab(t, w.User("ben").Administer())
	admin.Open("/?at=48.857,2.3413,14")
	admin.Press("Add a street map")
	admin.Click(`.offer a[href^="/admin/map"]`)
	admin.Shows("1 person asks for streets")
	admin.Shows("Paris, Île-de-France, France")
	admin.Allow("503 (Service Unavailable)")
	admin.Accessible("the wishes for streets")
	admin.Open("/admin")
	admin.Shows("Members ask for streets: Paris, Île-de-France, France")
	admin.Accessible("the administration, with a wish for streets")
	admin.Click(".wished")
	admin.At("/admin/map")
}
