package webtest

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/server"
)

const openStreetMap = "https://tile.openstreetmap.org/"

// osm stands for the servers of OpenStreetMap, whose tiles are magenta here, and notes what it
// is asked for.
type osm struct {
	mu       sync.Mutex
	asked    []string // paths
	policies []string // for the Referer
	referers []string
}

// openStreetMap answers the requests of a page to OpenStreetMap's servers.
func (b *tab) openStreetMap() *osm {
	b.Helper()
	o := &osm{}
	var tile bytes.Buffer
	m := image.NewRGBA(image.Rect(0, 0, 256, 256))
	draw.Draw(m, m.Bounds(), image.NewUniform(color.RGBA{255, 0, 255, 255}), image.Point{}, draw.Src)
	must(0, png.Encode(&tile, m))
	b.call("answer for OpenStreetMap", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, fetch.Enable, fetch.EnableParams{Patterns: []*fetch.RequestPattern{{URLPattern: "https://*"}}})
		return err
	})
	go each(chromedp.Events(b.ctx, fetch.RequestPaused), func(e fetch.EventRequestPaused) {
		o.mu.Lock()
		o.referers = append(o.referers, fmt.Sprint(e.Request.Headers["Referer"]))
		o.mu.Unlock()
		go chromedp.Call(b.ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{RequestID: e.RequestID, ResponseCode: 200,
			ResponseHeaders: []*fetch.HeaderEntry{{Name: "Content-Type", Value: "image/png"}, {Name: "Cache-Control", Value: "max-age=604800"}}, Body: tile.Bytes()})
	})
	go each(chromedp.Events(b.ctx, network.RequestWillBeSent), func(e network.EventRequestWillBeSent) {
		if path, ok := strings.CutPrefix(e.Request.URL, openStreetMap); ok {
			o.mu.Lock()
			defer o.mu.Unlock()
			o.asked = append(o.asked, path)
			o.policies = append(o.policies, string(e.Request.ReferrerPolicy))
		}
	})
	return o
}

// take returns the paths that were asked for since the last time.
func (o *osm) take() []string {
	o.mu.Lock()
	defer o.mu.Unlock()
	asked := o.asked
	o.asked = nil
	return asked
}

// osmTiles counts the tiles of OpenStreetMap that are drawn.
const osmTiles = `[...document.querySelectorAll(".leaflet-tile")].filter((i) => i.src?.startsWith("` + openStreetMap + `") && i.naturalWidth === 256).length`

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
	return func(o *server.Options) { o.Streets = mode }
}

// Streets of OpenStreetMap are loaded once the user has agreed, and until the user has hidden
// them; this browser remembers either.
func TestOpenStreetMapAsks(t *testing.T) {
	t.Parallel()
	w := newWorld(t, streets(server.StreetsAsk))
	b := w.tab(t, w.user("ann"))
	b.allow("a request to " + openStreetMap)
	o := b.openStreetMap()
	b.open("/?at=48.857,2.3413,6")
	b.settled()
	if js[bool](b, `document.querySelector(".ask, .offer") !== null`) {
		t.Error("the map offers streets at a zoom of its own data")
	}
	b.open("/?at=48.857,2.3413,14")
	b.settled()
	b.shows("Show streets")
	b.accessible("the button for streets")
	b.until(`document.querySelector(".ask").getBoundingClientRect().height < 48 && !document.querySelector(".offer")`)
	b.press("Show streets")
	b.shows("your IP address")
	b.shows("finds map add")
	b.keys(kb.Escape)
	b.until(`!document.querySelector(".offer") && document.activeElement.className === "chip ask"`)
	b.press("Show streets")
	b.accessible("the offer of streets")
	b.until(`document.querySelectorAll("#map canvas.leaflet-tile").length`)
	if asked := o.take(); len(asked) > 0 {
		t.Errorf("before the user agrees, the page asks for %v", asked)
	}

	b.press("Show streets from OpenStreetMap")
	b.until(covered)
	b.until(`!document.querySelector(".offer") && document.activeElement.id === "map"`)
	b.accessible("streets of OpenStreetMap")
	asked := o.take()
	for _, path := range asked {
		if !regexp.MustCompile(`^14/82[0-9]{2}/56[0-9]{2}\.png$`).MatchString(path) {
			t.Errorf("the page asks for %s", path)
		}
	}
	if n := js[int](b, osmTiles); len(asked) == 0 || len(asked) > n+2 {
		t.Errorf("the page asks for %d tiles and shows %d", len(asked), n)
	}
	o.mu.Lock()
	if slices.ContainsFunc(o.policies, func(p string) bool { return p != "strict-origin-when-cross-origin" }) {
		t.Errorf("the policies of the Referers: %v", o.policies)
	}
	if slices.ContainsFunc(o.referers, func(r string) bool { return r != w.url+"/" }) {
		t.Errorf("the Referers: %v", o.referers)
	}
	o.mu.Unlock()
	for _, link := range []string{"copyright", "fixthemap"} {
		b.until(fmt.Sprintf(`(() => {
			const a = document.querySelector('a[href="https://www.openstreetmap.org/%s"]'), r = a.getBoundingClientRect();
			return a.checkVisibility() && document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2) === a;
		})()`, link))
	}
	b.shows("© OpenStreetMap contributors")
	b.shows("Report a map issue")

	// Nothing of it is kept for use offline, and at zoom 6 nothing is asked for.
	b.until(`navigator.serviceWorker.ready.then(() => true)`)
	if kept := js[int](b, `caches.keys().then((names) => Promise.all(names.map((n) => caches.open(n).then((c) => c.keys())))).then((all) => all.flat().filter((r) => r.url.includes("openstreetmap")).length)`); kept > 0 {
		t.Errorf("%d tiles are kept", kept)
	}
	o.take()
	b.open("/?at=48.857,2.3413,6")
	b.settled()
	b.until(`!document.querySelector('a[href$="fixthemap"]')`)
	if asked := o.take(); len(asked) > 0 {
		t.Errorf("at zoom 6, the page asks for %v", asked)
	}
	b.open("/?at=48.857,2.3413,20")
	b.settled()
	b.until(covered)
	if asked := o.take(); len(asked) == 0 || slices.ContainsFunc(asked, func(p string) bool { return !strings.HasPrefix(p, "19/") }) {
		t.Errorf("at zoom 20, the page asks for %v", asked)
	}

	// The picture of the place in the form shows them, too.
	b.open("/new?at=48.857,2.3413")
	b.until(covered)
	b.shows("© OpenStreetMap contributors")

	b.open("/about")
	b.shows("tile.openstreetmap.org")
	b.open("/?at=48.857,2.3413,14")
	b.settled()
	b.until(covered)
	b.emulate(true)
	b.until(`document.querySelector(".osm.dark") && getComputedStyle(document.querySelector(".osm")).filter.includes("invert")`)
	b.until(covered)
	b.press("Hide streets")
	b.until(`!document.querySelector(".osm, .offer, .ask")`)
	o.take()
	b.open("/?at=48.857,2.3413,13")
	b.settled()
	b.press("Show streets from OpenStreetMap")
	b.shows("your IP address")
	if asked := o.take(); len(asked) > 0 {
		t.Errorf("after they are hidden, the page asks for %v", asked)
	}
	b.open("/settings")
	b.until(`document.querySelector("#streets")?.checked === false`)
	b.click("#streets")
	b.open("/?at=48.857,2.3413,13")
	b.settled()
	b.until(covered)
}

// The operator may show streets at once, which a user can hide, or never.
func TestOpenStreetMapModes(t *testing.T) {
	t.Parallel()
	for _, mode := range []server.Streets{server.StreetsOn, server.StreetsOff} {
		w := newWorld(t, streets(mode))
		b := w.tab(t, w.user("ann"))
		b.allow("a request to " + openStreetMap)
		o := b.openStreetMap()
		b.open("/?at=48.857,2.3413,14")
		b.settled()
		if mode == server.StreetsOn {
			b.until(covered)
			b.press("Hide streets")
			o.take()
			b.open("/?at=48.857,2.3413,15")
			b.settled()
		} else {
			b.open("/settings")
			if js[bool](b, `document.querySelector("#streets") !== null`) {
				t.Error("the settings offer streets that are off")
			}
			b.open("/?at=48.857,2.3413,14")
			b.settled()
		}
		b.until(`document.querySelectorAll("#map canvas.leaflet-tile").length && !document.querySelector(".offer, .ask")`)
		if asked := o.take(); len(asked) > 0 {
			t.Errorf("%s: the page asks for %v", mode, asked)
		}
	}
}
