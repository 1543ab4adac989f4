package places

import (
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/server"
	. "finds/server/servertest"
	"finds/server/tiles"
)

// tile requests a tile, without the automatic decompression of Go's client.
func tile(a *API, path, encoding string, headers ...string) Answer {
	a.Helper()
	return a.Anonymous().Do("GET", path, nil, append(headers, "Accept-Encoding", encoding)...)
}

func unzip(t *testing.T, b []byte) []byte {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(b))
	if err != nil {
		t.Fatal(err)
	}
	return Must(io.ReadAll(z))
}

// The map of the world is public, and served compressed as stored or uncompressed.
func TestTiles(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	stored, err := Must(tiles.Open(bytes.NewReader(embed.World), int64(len(embed.World)))).Tile(2, 2, 1)
	if err != nil || len(stored) < 1000 {
		t.Fatal(len(stored), err)
	}
	packed := tile(a, "/tiles/2/2/1.mvt", "gzip")
	if packed.Status != 200 || !bytes.Equal(packed.Body, stored) {
		t.Fatalf("%d, %d bytes", packed.Status, len(packed.Body))
	}
	h := packed.Header
	if h.Get("Content-Type") != "application/vnd.mapbox-vector-tile" || h.Get("Content-Encoding") != "gzip" || h.Get("Vary") != "Accept-Encoding" ||
		h.Get("Cache-Control") != "public, max-age=86400" || !strings.HasPrefix(h.Get("ETag"), `"`) || h.Get("Content-Length") != fmt.Sprint(len(stored)) || h.Get("X-Content-Type-Options") != "nosniff" {
		t.Errorf("%v", h)
	}
	open := tile(a, "/tiles/2/2/1", "identity")
	if open.Status != 200 || !bytes.Equal(open.Body, unzip(t, stored)) || open.Header.Get("Content-Encoding") != "" || open.Header.Get("ETag") == h.Get("ETag") || open.Header.Get("Vary") != "Accept-Encoding" {
		t.Errorf("not packed: %d, %d bytes, %v", open.Status, len(open.Body), open.Header)
	}
	if r := tile(a, "/tiles/2/2/1.mvt", "gzip;q=0"); !bytes.Equal(r.Body, open.Body) {
		t.Errorf("with q=0: %d bytes, %v", len(r.Body), r.Header)
	}
	for _, r := range []Answer{tile(a, "/tiles/2/2/1.mvt", "gzip", "If-None-Match", h.Get("ETag")), tile(a, "/tiles/2/2/1.mvt", "identity", "If-None-Match", `"x", W/`+open.Header.Get("ETag"))} {
		if r.Status != 304 || len(r.Body) > 0 || r.Header.Get("ETag") == "" || r.Header.Get("Cache-Control") == "" || r.Header.Get("Content-Type") != "" || r.Header.Get("Content-Encoding") != "" {
			t.Errorf("%d %v", r.Status, r.Header)
		}
	}
	if r := tile(a, "/tiles/2/2/1.mvt", "identity", "If-None-Match", h.Get("ETag")); r.Status != 200 {
		t.Errorf("the tag of the other representation gives %d", r.Status)
	}
	if r := a.Anonymous().Do("HEAD", "/tiles/2/2/1.mvt", nil, "Accept-Encoding", "gzip"); r.Status != 200 || len(r.Body) > 0 || r.Header.Get("Content-Length") != fmt.Sprint(len(stored)) {
		t.Errorf("HEAD: %d %v", r.Status, r.Header)
	}
	// The tiles at the URL that clients get never change.
	config := Call[struct{ Tiles server.TileSource }](a.Anonymous(), 200, "GET", "/api/config", nil)
	if config.Tiles != (server.TileSource{URL: "/tiles/{z}/{x}/{y}.mvt?v=v1", Kind: "vector", Attribution: "Natural Earth; GeoNames, CC BY 4.0", Towns: "/tiles/towns/{z}/{x}/{y}.mvt?v=few", MaxZoom: 6}) {
		t.Errorf("%+v", config.Tiles)
	}
	path := strings.NewReplacer("{z}", "2", "{x}", "2", "{y}", "1").Replace(config.Tiles.URL)
	if r := tile(a, path, "gzip"); r.Status != 200 || r.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
		t.Errorf("%d %v", r.Status, r.Header)
	}
	if r := tile(a, "/tiles/2/2/1.mvt?v=old", "gzip"); r.Header.Get("Cache-Control") != "public, max-age=86400" {
		t.Errorf("of another version: %v", r.Header)
	}
	for range 200 { // no limit counts them
		if r := tile(a, "/tiles/0/0/0.mvt", "gzip"); r.Status != 200 {
			t.Fatal(r.Status)
		}
	}
}

// Empty tiles are 204, and numbers that cannot be a tile are 404.
func TestNoTiles(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	empty := 0
	for y := range 64 {
		r := tile(a, fmt.Sprintf("/tiles/6/5/%d.mvt", y), "gzip")
		switch {
		case r.Status == 204 && len(r.Body) == 0 && r.Header.Get("Cache-Control") != "" && r.Header.Get("Content-Type") == "":
			empty++
		case r.Status != 200:
			t.Errorf("row %d: %d %v %q", y, r.Status, r.Header, r.Body)
		}
	}
	if empty < 20 {
		t.Errorf("only %d tiles of the Pacific are empty", empty)
	}
	if r := tile(a, "/tiles/7/0/0.mvt", "gzip"); r.Status != 204 {
		t.Errorf("beyond the last zoom: %d", r.Status)
	}
	for _, path := range []string{"/tiles/0/0/1", "/tiles/0/1/0", "/tiles/2/4/0.mvt", "/tiles/1/0/2.mvt", "/tiles/27/0/0", "/tiles/-1/0/0", "/tiles/0/0/0.png", "/tiles/0/0/0.", "/tiles/0/0/0.mvt.mvt", "/tiles/00/0/0",
		"/tiles/0/0/+0", "/tiles/0/0/0x0", "/tiles/a/b/c", "/tiles/0/0/99999999999999999999", "/tiles/2/2", "/tiles/", "/tiles/2/2/1/0", "/tiles/%2e%2e/0/0", "/tiles/6/4294967296/0"} {
		if r := tile(a, path, "gzip"); r.Status != 404 || r.Header.Get("Content-Type") != "application/problem+json" {
			t.Errorf("%s: %d %v", path, r.Status, r.Header)
		}
	}
	Refused(a.Anonymous(), 405, "method_not_allowed", "POST", "/tiles/0/0/0", nil)
}

// A file of pictures is served as it is; one that harms itself later is an error
// of the service, without its details.
func TestRasterTiles(t *testing.T) {
	t.Parallel()
	png := "\x89PNG of the whole world"
	b := Must(tiles.Writer{Kind: tiles.PNG, Metadata: M{"attribution": `<a href="x">&copy; us</a>`}}.Pack(map[tiles.Tile][]byte{{}: []byte(png)}))
	a := NewAPI(t, "sqlite")
	a = NewAPI(t, "sqlite", func(o *server.Options) { a.ServeMap(o, b) })
	r := tile(a, "/tiles/0/0/0.png", "gzip")
	if r.Status != 200 || string(r.Body) != png || r.Header.Get("Content-Type") != "image/png" || r.Header.Get("Content-Encoding") != "" || r.Header.Get("Vary") != "" {
		t.Errorf("%d %v %q", r.Status, r.Header, r.Body)
	}
	config := Call[struct{ Tiles server.TileSource }](a.Anonymous(), 200, "GET", "/api/config", nil)
	if config.Tiles != (server.TileSource{URL: "/tiles/{z}/{x}/{y}.png?v=v1", Kind: "raster", Attribution: "© us", MaxZoom: 0}) {
		t.Errorf("%+v", config.Tiles)
	}
	// The second tile of this one is a bomb, the third no gzip.
	bomb := Must(tiles.Writer{Kind: tiles.Vector, Metadata: M{}}.Pack(map[tiles.Tile][]byte{{}: tiles.Zip([]byte("x")), {Zoom: 1}: tiles.Zip(make([]byte, 64<<20)), {Zoom: 1, X: 1}: []byte("plain")}))
	bomb[98] = 2 // the tiles are compressed
	a = NewAPI(t, "sqlite", func(o *server.Options) { a.ServeMap(o, bomb) })
	for _, path := range []string{"/tiles/1/0/0.mvt", "/tiles/1/1/0.mvt"} {
		p := Refused(a.Anonymous(), 500, "internal", "GET", path, nil, "Accept-Encoding", "identity")
		if strings.Contains(p.Detail, "PMTiles") || !strings.Contains(a.ServiceLog.String(), "PMTiles") {
			t.Errorf("%+v\n%s", p, a.ServiceLog)
		}
		if r := tile(a, path, "identity"); r.Header.Get("Cache-Control") != "private, no-cache" {
			t.Errorf("the error may be kept: %v", r.Header)
		}
	}
}

// A file that is written to in its place is not served any more: its tiles would
// be garbage that is kept for a year.
func TestMapChanged(t *testing.T) {
	t.Parallel()
	png := func(text string) []byte {
		return Must(tiles.Writer{Kind: tiles.PNG, Metadata: M{}}.Pack(map[tiles.Tile][]byte{{}: []byte("\x89PNG" + text)}))
	}
	name := filepath.Join(t.TempDir(), "own.pmtiles")
	if err := os.WriteFile(name, png("one"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := Must(os.Open(name))
	defer f.Close()
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Map.Basemap = Must(tiles.Open(f, Must(f.Stat()).Size()))
		o.Map.Tiles = server.TilesOf(o.Map.Basemap, "v1", "")
	})
	if r := tile(a, "/tiles/0/0/0.png?v=v1", "gzip"); r.Status != 200 {
		t.Fatal(r.Status)
	}
	old := Must(f.Stat()).ModTime()
	for _, change := range []func() error{
		func() error { return os.WriteFile(name, png("another"), 0o600) },
		func() error { return errors.Join(os.WriteFile(name, png("one"), 0o600), os.Chtimes(name, old, old)) }, // as it was, which directories in memory may not be
	} {
		if err := change(); err != nil {
			t.Fatal(err)
		}
		r := tile(a, "/tiles/0/0/0.png?v=v1", "gzip")
		if r.Status != 503 || r.Header.Get("Cache-Control") != "private, no-cache" || r.Header.Get("Retry-After") == "" || r.Header.Get("ETag") != "" {
			t.Errorf("%d %v", r.Status, r.Header)
		}
	}
	if n := strings.Count(a.ServiceLog.String(), "the file of the base map has changed"); n != 1 {
		t.Errorf("it is logged %d times", n)
	}
}

// Above the base map, tiles come from files that may come while the service runs. They
// are part of the version, the attribution and the configuration.
func TestRegions(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Map.Regions = tiles.OpenFolder(dir, o.Log, o.Now) })
	type config struct {
		Tiles   server.TileSource
		Streets struct {
			Regions []struct {
				West, South, East, North float64
				MinZoom, MaxZoom         int
			}
		}
	}
	before := Call[config](a.Anonymous(), 200, "GET", "/api/config", nil)
	if !strings.HasSuffix(before.Tiles.URL, "?v=v1") || before.Streets.Regions == nil || len(before.Streets.Regions) != 0 {
		t.Errorf("%+v", before)
	}
	if r := tile(a, "/tiles/7/68/44.mvt", "gzip"); r.Status != 204 || r.Header.Get("Cache-Control") != "public, max-age=60" {
		t.Errorf("%d %v", r.Status, r.Header)
	}
	for name, zip := range map[string]bool{"one": true, "two": false} {
		box := tiles.Box{West: 11, South: 48, East: 12, North: 48.5}
		x := uint32(68)
		if !zip {
			box.West, box.East, x = 14.1, 15, 69
		}
		b := Must(tiles.Writer{Kind: tiles.Vector, Gzip: zip, Box: box, Metadata: M{"attribution": "© " + name}}.Pack(map[tiles.Tile][]byte{{Zoom: 7, X: x, Y: 44}: []byte("street in " + name)}))
		if err := errors.Join(os.WriteFile(filepath.Join(dir, "new"), b, 0o600), os.Rename(filepath.Join(dir, "new"), filepath.Join(dir, name+".pmtiles"))); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.WriteFile(filepath.Join(dir, "broken.pmtiles"), []byte("PMTiles"), 0o600); err != nil {
		t.Fatal(err)
	}
	a.Clock.Add(31 * time.Second)
	after := Call[config](a.Anonymous(), 200, "GET", "/api/config", nil)
	if len(after.Streets.Regions) != 2 || after.Streets.Regions[0].MinZoom != 7 || after.Streets.Regions[0].North != 48.5 || after.Tiles.MaxZoom != 6 ||
		!strings.Contains(after.Tiles.Attribution, "GeoNames, CC BY 4.0; © ") || !strings.Contains(after.Tiles.Attribution, "© one") || !strings.HasPrefix(after.Tiles.URL, before.Tiles.URL+".") {
		t.Errorf("%+v", after)
	}
	path := strings.NewReplacer("{z}", "7", "{x}", "68", "{y}", "44").Replace(after.Tiles.URL)
	if r := tile(a, path, "identity"); r.Status != 200 || string(r.Body) != "street in one" || !strings.HasSuffix(r.Header.Get("Cache-Control"), "immutable") || r.Header.Get("Vary") == "" {
		t.Errorf("%d %q %v", r.Status, r.Body, r.Header)
	}
	if r := tile(a, "/tiles/7/69/44.mvt?v=v1", "gzip"); r.Status != 200 || string(r.Body) != "street in two" || r.Header.Get("Content-Encoding") != "" || r.Header.Get("Cache-Control") != "public, max-age=86400" {
		t.Errorf("not packed, of an old version: %d %q %v", r.Status, r.Body, r.Header)
	}
	if r := tile(a, "/tiles/6/34/22.mvt", "gzip"); r.Status != 200 || len(r.Body) < 100 {
		t.Errorf("the base map: %d, %d bytes", r.Status, len(r.Body))
	}
	if r := tile(a, "/tiles/7/1/1.mvt", "gzip"); r.Status != 204 {
		t.Errorf("outside: %d", r.Status)
	}
}

// nowhere is a ResponseWriter that keeps only the header.
type nowhere struct {
	header http.Header
	status int
	size   int
}

func (n *nowhere) Header() http.Header { return n.header }

func (n *nowhere) WriteHeader(s int) { n.status = s }

func (n *nowhere) Write(b []byte) (int, error) {
	n.size += len(b)
	return len(b), nil
}

// A tile is not unpacked into memory, however large it is, and for HEAD not at
// all.
func TestLargeTile(t *testing.T) {
	const size = 4 << 20
	b := Must(tiles.Writer{Kind: tiles.Vector, Gzip: true, Metadata: M{}}.Pack(map[tiles.Tile][]byte{{}: make([]byte, size)}))
	a := Must(tiles.Open(bytes.NewReader(b), int64(len(b))))
	s := server.New(server.Options{Log: slog.New(slog.DiscardHandler), Version: "test", Map: server.MapOptions{Basemap: a, Tiles: server.TilesOf(a, "v1", "")}})
	ask := func(method string) *nowhere {
		w := &nowhere{header: http.Header{}}
		s.ServeHTTP(w, httptest.NewRequest(method, "/tiles/0/0/0.mvt", nil))
		return w
	}
	ask("GET")
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	const times = 10
	for range times {
		if w := ask("GET"); w.status != 200 || w.size != size || w.header.Get("Content-Length") != fmt.Sprint(size) || w.header.Get("Content-Encoding") != "" {
			t.Errorf("%d, %d bytes, %v", w.status, w.size, w.header)
		}
	}
	runtime.ReadMemStats(&after)
	if took := (after.TotalAlloc - before.TotalAlloc) / times; took > 1<<20 {
		t.Errorf("it takes %d KB", took>>10)
	}
	if w := ask("HEAD"); w.status != 200 || w.size != 0 || w.header.Get("Content-Length") != "" || w.header.Get("ETag") == "" {
		t.Errorf("HEAD: %d, %d bytes, %v", w.status, w.size, w.header)
	}
}

// Where the map is elsewhere there are no tiles here, and pages may load those.
func TestTileURL(t *testing.T) {
	t.Parallel()
	for kind, want := range map[string]string{"raster": "img-src 'self' https://tiles.example.org:8443 blob: data:;", "vector": "connect-src 'self' https://tiles.example.org:8443;"} {
		source := server.TileSource{URL: "https://tiles.example.org:8443/{z}/{x}/{y}", Kind: kind, Attribution: "them", MaxZoom: 19}
		a := NewAPI(t, "sqlite", func(o *server.Options) { o.Map.Basemap, o.Map.Tiles = nil, source })
		Refused(a.Anonymous(), 404, "not_found", "GET", "/tiles/0/0/0", nil)
		config := Call[struct{ Tiles server.TileSource }](a.Anonymous(), 200, "GET", "/api/config", nil)
		if config.Tiles != source {
			t.Errorf("%+v", config.Tiles)
		}
		policy := a.Anonymous().Do("GET", "/join", nil).Header.Get("Content-Security-Policy")
		if !strings.Contains(policy, want) || strings.Count(policy, "tiles.example.org") != 1 {
			t.Errorf("%s: %s", kind, policy)
		}
	}
}

// Pages may load streets from OpenStreetMap unless that is off, and the configuration says
// so.
func TestStreets(t *testing.T) {
	t.Parallel()
	const origin = "https://tile.openstreetmap.org"
	for mode, allowed := range map[server.Streets]bool{server.StreetsAsk: true, server.StreetsOn: true, server.StreetsOff: false, "": false} {
		a := NewAPI(t, "sqlite", func(o *server.Options) { o.Map.Streets = mode })
		policy := a.Anonymous().Do("GET", "/join", nil).Header.Get("Content-Security-Policy")
		if strings.Contains(policy, "img-src 'self' "+origin+" blob: data:;") != allowed || strings.Contains(policy, "openstreetmap") != allowed {
			t.Errorf("%q: %s", mode, policy)
		}
		got := Call[struct {
			Streets struct {
				Mode             server.Streets
				URL, Attribution string
				MaxZoom          int
			}
		}](a.Anonymous(), 200, "GET", "/api/config", nil).Streets
		if allowed && (got.Mode != mode || got.URL != origin+"/{z}/{x}/{y}.png" || got.Attribution != "© OpenStreetMap contributors" || got.MaxZoom != 19) || !allowed && (got.Mode != server.StreetsOff || got.URL != "") {
			t.Errorf("%q: %+v", mode, got)
		}
	}
}

// The configuration tells all that a client needs before anybody signs in.
func TestConfig(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	got := Call[M](a.Anonymous(), 200, "GET", "/api/config", nil)
	for _, name := range []string{"instance", "registration", "invites", "passkeys", "passwordLogin", "provider", "limits", "tiles", "categories", "streets", "places", "pushKey", "version"} {
		if got[name] == nil {
			t.Errorf("no %s in %v", name, got)
		}
	}
	if places := got["places"].(M); places["source"] != "gazetteer" || places["attribution"] != "GeoNames, CC BY 4.0" || len(got) != 13 {
		t.Errorf("%v", got)
	}
}
