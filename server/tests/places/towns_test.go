package places

import (
	"bytes"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"finds/embed"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/gazetteer"
)

// TestTowns: where the world of the binary ends, tiles have the names of the built-in places, for everybody.
func TestTowns(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	url := Call[struct{ Tiles server.TileSource }](a.Anonymous(), 200, "GET", "/api/config", nil).Tiles.Towns
	if url != "/tiles/towns/{z}/{x}/{y}.mvt?v=few" {
		t.Fatalf("the configuration says %q", url)
	}
	get := func(z, x, y int, headers ...string) Answer {
		path := strings.NewReplacer("{z}", fmt.Sprint(z), "{x}", fmt.Sprint(x), "{y}", fmt.Sprint(y)).Replace(url)
		for {
			if r := tile(a, path, "identity", headers...); r.Status != 503 {
				return r
			}
		}
	}
	paris := get(9, 259, 176)
	if paris.Status != 200 || !bytes.Contains(paris.Body, []byte("Paris")) || bytes.Contains(paris.Body, []byte("Munich")) {
		t.Fatalf("%d %q", paris.Status, paris.Body)
	}
	h := paris.Header
	if h.Get("Content-Type") != "application/vnd.mapbox-vector-tile" || h.Get("Cache-Control") != "public, max-age=31536000, immutable" || h.Get("ETag") == "" {
		t.Errorf("%v", h)
	}
	if again := get(9, 259, 176, "If-None-Match", h.Get("ETag")); again.Status != 304 || len(again.Body) > 0 {
		t.Errorf("again: %d, %d bytes", again.Status, len(again.Body))
	}
	if empty := get(9, 0, 0); empty.Status != 200 || bytes.Contains(empty.Body, []byte("Paris")) {
		t.Errorf("a tile of the sea: %d %q", empty.Status, empty.Body)
	}
	if both := get(6, 34, 22); !bytes.Contains(both.Body, []byte("Munich")) {
		t.Errorf("%d %q", both.Status, both.Body)
	}
	for _, path := range []string{"5/1/1", "11/1/1", "9/512/1", "9/1/512", "9/-1/1", "9/1/1.png", "9/01/1", "x/1/1", "9/1/1.mvt/"} {
		if r := tile(a, "/tiles/towns/"+path, "identity"); r.Status != 404 {
			t.Errorf("%s: %d", path, r.Status)
		}
	}
	if r := a.Anonymous().Do("GET", "/tiles/towns/9/259/176?x=1", nil); r.Status != 200 {
		t.Errorf("a parameter of a proxy: %d", r.Status)
	}
}

// TestNoTowns: without places, or while they are unpacked, the map is as it was.
func TestNoTowns(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Map.Towns = nil })
	if url := Call[struct{ Tiles server.TileSource }](a.Anonymous(), 200, "GET", "/api/config", nil).Tiles.Towns; url != "" {
		t.Errorf("the configuration says %q", url)
	}
	if r := tile(a, "/tiles/towns/9/259/176", "identity"); r.Status != 404 {
		t.Errorf("%d", r.Status)
	}
	a = NewAPI(t, "sqlite", func(o *server.Options) {
		g := gazetteer.New(gazetteer.Options{File: filepath.Join(t.TempDir(), "places.db"), TempDir: t.TempDir(), Log: o.Log, Patience: time.Millisecond,
			Version: func() string { return "1" }, Places: func() (embed.PlaceList, error) { return nil, errors.New("no room on the disk /secret") }})
		t.Cleanup(func() { g.Close() })
		o.Map.Towns = g
	})
	if r := tile(a, "/tiles/towns/9/259/176", "identity"); r.Status != 503 || strings.Contains(string(r.Body), "secret") {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}
