package maps

import (
	"encoding/binary"
	"fmt"
	"log/slog"
	"math"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/server"
	"finds/server/tiles"
)

// colourAt defines a function of the page: the colour of the map some pixels from its middle.
const colourAt = `window.colourAt = (right, down) => {
	const map = document.querySelector("#map").getBoundingClientRect();
	const [px, py] = [map.left + map.width / 2 + right, map.top + map.height / 2 + down];
	for (const c of document.querySelectorAll("#map canvas.leaflet-tile")) {
		const r = c.getBoundingClientRect();
		if (px < r.left || px >= r.right || py < r.top || py >= r.bottom) continue;
		const [red, green, blue, alpha] = c.getContext("2d").getImageData((px - r.left) * c.width / r.width, (py - r.top) * c.height / r.height, 1, 1).data;
		return alpha && [red, green, blue].join();
	}
}`

// lake is a vector tile that is all water, which the world is not there.
func lake() []byte {
	field := func(b []byte, number int, content []byte) []byte {
		b = binary.AppendUvarint(b, uint64(number<<3|2))
		b = binary.AppendUvarint(b, uint64(len(content)))
		return append(b, content...)
	}
	var ring []byte // move to the corner, draw three lines, and close
	for _, v := range []int64{9, 0, 0, 26, 4096, 0, 0, 4096, -4096, 0, 15} {
		if v != 9 && v != 26 && v != 15 {
			v = v<<1 ^ v>>63
		}
		ring = binary.AppendUvarint(ring, uint64(v))
	}
	feature := field([]byte{24, 3}, 4, ring) // a polygon
	layer := field(field(nil, 1, []byte("water")), 2, feature)
	layer = append(binary.AppendUvarint(append(layer, 40), 4096), 120, 2) // extent and version
	return field(nil, 3, layer)
}

// Of four tiles around a point, two have streets, one is not in the file, and one cannot be
// read: both show the enlarged world. Beyond the region, the client asks for none.
func TestStreets(t *testing.T) {
	t.Parallel()
	const x, y = 1091, 710 // at zoom 11, east of Munich
	box := tiles.Box{West: (x)/2048.*360 - 180 + 0.01, East: (x+2)/2048.*360 - 180 - 0.01, South: 48.0, North: 48.2}
	b := Must(tiles.Writer{Kind: tiles.Vector, Gzip: true, Box: box, Metadata: M{"attribution": "© OpenStreetMap"}}.Pack(map[tiles.Tile][]byte{
		{Zoom: 11, X: x, Y: y}: lake(), {Zoom: 11, X: x + 1, Y: y + 1}: lake(), {Zoom: 11, X: x, Y: y + 1}: lake(),
	}))
	for _, s := range box.Squares(11) {
		if s != (tiles.Square{X0: x, Y0: y, X1: x + 1, Y1: y + 1}) {
			t.Fatalf("the box has the tiles %v", s)
		}
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "lakes.pmtiles"), b, 0o600); err != nil {
		t.Fatal(err)
	}
	w := NewWorld(t, func(o *server.Options) {
		o.Map.Streets = server.StreetsAsk
		o.Map.Regions = tiles.OpenFolder(dir, slog.New(slog.DiscardHandler), time.Now)
		t.Cleanup(func() { o.Map.Regions.Close() })
	})
	var mu sync.Mutex
	asked := map[string]bool{}
	w.Through(func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			mu.Lock()
			asked[strings.TrimSuffix(r.URL.Path, ".mvt")] = true
			mu.Unlock()
			if r.URL.Path == fmt.Sprintf("/tiles/11/%d/%d.mvt", x, y+1) {
				http.Error(rw, "", http.StatusBadGateway)
				return
			}
			service.ServeHTTP(rw, r)
		})
	})
	tab := w.Tab(t, w.User("ann"))
	tab.Allow("502 (Bad Gateway)")
	tab.Allow("Multiple readback operations") // of this test
	tab.Do(chromedp.EmulateViewport(1700, 823))
	tab.Open(fmt.Sprintf("/?at=%f,%f,12", latitudeOf(y+1, 11), (x+1)/2048.*360-180))
	tab.Settled()
	if Js[bool](tab, `document.querySelector(".ask, .offer, .osm") !== null`) {
		t.Error("the map offers streets where a region has them")
	}
	Js[any](tab, colourAt)
	for place, c := range map[string]struct{ at, want string }{
		"a street tile":                   {"-60, -60", water},
		"another":                         {"60, 60", water},
		"a tile that is not in the file":  {"60, -60", land},
		"a tile that cannot be read":      {"-60, 60", land},
		"a tile on which no region is":    {"-530, -60", land},
		"the other end of the first tile": {"-430, -200", water},
	} {
		t.Log(place)
		tab.Until(fmt.Sprintf(`colourAt(%s) === %q`, c.at, c.want))
	}
	mu.Lock()
	for _, tile := range [][2]int{{x, y}, {x + 1, y}, {x, y + 1}, {x + 1, y + 1}} {
		if !asked[fmt.Sprintf("/tiles/11/%d/%d", tile[0], tile[1])] {
			t.Errorf("%v is not asked for", tile)
		}
	}
	for path := range asked {
		if strings.HasPrefix(path, "/tiles/11/") && !strings.HasPrefix(path, fmt.Sprintf("/tiles/11/%d/", x)) && !strings.HasPrefix(path, fmt.Sprintf("/tiles/11/%d/", x+1)) {
			t.Errorf("%s, outside of the region, is asked for", path)
		}
	}
	mu.Unlock()
	tab.Shows("© OpenStreetMap")

	// Streets of OpenStreetMap are drawn around the region, and not where it may have some.
	tab = w.Tab(t, w.User("ben"))
	tab.Allow("502 (Bad Gateway)")
	tab.Allow("a request to " + OpenStreetMap)
	tab.Do(chromedp.EmulateViewport(1700, 823))
	osm := tab.OpenStreetMap()
	tab.Open("/settings/appearance")
	tab.Click("#streets")
	tab.Open(fmt.Sprintf("/?at=%f,%f,12", latitudeOf(y+1, 11), (x+1)/2048.*360-180))
	tab.Settled()
	tab.Until(osmTiles)
	tab.Until(`document.querySelectorAll(".osm img").length === document.querySelectorAll(".osm img.leaflet-tile-loaded").length`)
	asks := osm.Take()
	if len(asks) == 0 {
		t.Error("no streets of OpenStreetMap around the region")
	}
	for _, path := range asks {
		var column, row int
		if _, err := fmt.Sscanf(path, "12/%d/%d.png", &column, &row); err != nil || column/2 >= x && column/2 <= x+1 && row/2 >= y && row/2 <= y+1 {
			t.Errorf("%s, where the region has streets, is asked for", path)
		}
	}
	if Js[bool](tab, `document.querySelector(".ask, .offer") !== null`) {
		t.Error("the map offers streets that it shows")
	}

	// On a low map the credits take one line; the rest is one press away.
	tab.Do(chromedp.EmulateViewport(740, 360))
	tab.Open(fmt.Sprintf("/?at=%f,%f,13", latitudeOf(y+1, 11), (x+1)/2048.*360-180))
	tab.Settled()
	tab.Until(`document.querySelector("#map ~ .map-notes .attribution").offsetHeight <= 24`)
	tab.Shows("© OpenStreetMap")
	tab.Click(".attribution summary")
	tab.Shows("Report a map issue")
	tab.Accessible("the credits of a low map")
}

// latitudeOf returns the latitude of the northern edge of a row of tiles.
func latitudeOf(row, zoom int) float64 {
	return math.Atan(math.Sinh(math.Pi*(1-2*float64(row)/float64(int(1)<<zoom)))) * 180 / math.Pi
}

// Colours of the light map.
const (
	water = "179,215,234"
	land  = "238,230,214"
)

// TestCoarseWorld: where a part of the world cannot be read, such as offline, the map shows what
// it has of lower zooms, and no blank area.
func TestCoarseWorld(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	w.Through(func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if zoom, _, ok := strings.Cut(strings.TrimPrefix(r.URL.Path, "/tiles/"), "/"); ok && strings.HasPrefix(r.URL.Path, "/tiles/") && zoom > "1" {
				http.Error(rw, "", http.StatusBadGateway)
				return
			}
			service.ServeHTTP(rw, r)
		})
	})
	b := w.Tab(t, w.User("ann"))
	b.Allow("502 (Bad Gateway)")
	b.Allow("Multiple readback operations") // of this test
	b.Open("/?at=23,12,6")
	b.Settled()
	Js[any](b, colourAt)
	b.Until(`colourAt(0, 0) === ` + strconv.Quote(land))
}

// TestNoPainter: where the worker that draws tiles does not load, the page says so, and has its
// pins.
func TestNoPainter(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	w.Through(func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if strings.HasSuffix(r.URL.Path, "/painter.js") {
				http.NotFound(rw, r)
				return
			}
			service.ServeHTTP(rw, r)
		})
	})
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Allow("404 (Not Found)")
	b.Allow("painter.js")
	b.Allow("FetchEvent")
	b.Open("/?at=48.857,2.3413,12")
	b.Shows("This browser can’t draw the map.")
	b.Until(`document.querySelector("#map .pin")`)
}

// TestHouseNumbers: from zoom 17 on, houses have their numbers.
func TestHouseNumbers(t *testing.T) {
	t.Parallel()
	const x, y = 17112, 11510 // at zoom 15, near Lucerne, where no place of the tests has a name
	earth, houses := &layer{name: "earth"}, &layer{name: "buildings"}
	earth.add(3, [][2]int{{0, 0}, {4096, 0}, {4096, 4096}, {0, 4096}}, "kind", "earth")
	for i := range 16 {
		houses.add(1, [][2]int{{i%4*1000 + 500, i/4*1000 + 500}}, "kind", "address", "addr_housenumber", strconv.Itoa(i+1))
	}
	tile := message(message(nil, 3, earth.bytes()), 3, houses.bytes())
	at := func(n float64) float64 { return n/32768*360 - 180 }
	box := tiles.Box{West: at(x), East: at(x + 1), South: latitudeOf(y+1, 15), North: latitudeOf(y, 15)}
	dir := t.TempDir()
	archive := Must(tiles.Writer{Kind: tiles.Vector, Gzip: true, Box: box, Metadata: M{}}.Pack(map[tiles.Tile][]byte{{Zoom: 15, X: x, Y: y}: tile}))
	Must(0, os.WriteFile(filepath.Join(dir, "houses.pmtiles"), archive, 0o600))
	w := NewWorld(t, func(o *server.Options) {
		o.Map.Regions = tiles.OpenFolder(dir, slog.New(slog.DiscardHandler), time.Now)
		t.Cleanup(func() { o.Map.Regions.Close() })
	})
	b := w.Tab(t, w.User("ann"))
	dark := `[...document.querySelectorAll("#map canvas.leaflet-tile-loaded")].reduce((n, c) => {
		const { data } = c.getContext("2d").getImageData(0, 0, c.width, c.height);
		for (let i = 0; i < data.length; i += 4) if (data[i + 3] && data[i] < 120 && data[i + 1] < 120 && data[i + 2] < 120) n++;
		return n;
	}, 0)`
	for zoom, numbers := range map[int]bool{16: false, 17: true, 18: true} {
		b.Open(fmt.Sprintf("/?at=%.5f,%.5f,%d", latitudeOf(y, 15)-0.004, at(x+0.5), zoom))
		b.Settled()
		b.Until(`(() => { const list = [...document.querySelectorAll("#map canvas.leaflet-tile")]; return list.length && list.every((c) => c.matches(".leaflet-tile-loaded")); })()`)
		if n := Js[int](b, dark); n > 0 != numbers {
			t.Errorf("zoom %d has %d dark pixels", zoom, n)
		}
		b.Accessible(fmt.Sprintf("house numbers at zoom %d", zoom))
	}
}
