package command

import (
	"bytes"
	"context"
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
	"finds/server/tiles"
	"finds/server/tiles/areas"
	"finds/server/tiles/extract"
)

// build is the newest build of the tests, a string.
var build atomic.Value

// serveBuilds starts the server of builds for all tests. It is not an init function, because workers
// are this program too, and have no network.
func serveBuilds() {
	file := streetsOf("build")
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name, ok := build.Load().(string)
		switch {
		case !ok:
			http.NotFound(w, r)
		case r.URL.Path == "/builds.json":
			fmt.Fprintf(w, `[{"key":"%s","version":"4.15.2"}]`, name)
		default:
			w.Header().Set("ETag", `"`+r.URL.Path+`"`)
			http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(file))
		}
	}))
	builds = extract.Builds{List: h.URL + "/builds.json", Base: h.URL + "/"}
}

// streetsOf makes a map with tiles of Brittany.
func streetsOf(text string) []byte {
	list := map[tiles.Tile][]byte{}
	for zoom := uint8(6); zoom <= 10; zoom++ {
		for _, s := range (tiles.Box{West: -4, South: 47, East: 0, North: 49}).Squares(zoom) {
			for x := s.X0; x <= s.X1; x++ {
				for y := s.Y0; y <= s.Y1; y++ {
					list[tiles.Tile{Zoom: zoom, X: x, Y: y}] = fmt.Appendf(nil, "%s %d/%d/%d", text, zoom, x, y)
				}
			}
		}
	}
	b, err := tiles.Writer{Kind: tiles.Vector, Metadata: map[string]any{"attribution": "© us"}}.Pack(list)
	if err != nil {
		panic(err)
	}
	return b
}

// source serves a map.
func source(t *testing.T, file []byte) string {
	t.Helper()
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.ServeContent(w, r, "", time.Unix(1e9, 0), bytes.NewReader(file))
	}))
	t.Cleanup(h.Close)
	return h.URL + "/own.pmtiles"
}

const rennes = "-1.9,48,-1.5,48.3"

// An area is added while the service runs, which has its tiles at once; it is listed,
// updated when there is a newer build, and removed.
func TestMapAdd(t *testing.T) {
	t.Parallel()
	data := folder(t)
	s, code := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, s.log)
	}
	defer s.stop()
	tile := func() (int, string) { return get(t, s.url+"/tiles/9/253/177.mvt", "") }
	if status, _ := tile(); status != http.StatusNoContent {
		t.Errorf("before: %d", status)
	}
	do := func(args ...string) result {
		return finds("", append([]string{"map", args[0], "--data", data}, args[1:]...)...)
	}
	build.Store("20261120.pmtiles")
	// Without --yes it is only planned.
	r := do("add", "--bbox", rennes, "--name", "rennes")
	if r.code != 1 || !strings.Contains(r.stdout, "zooms 7 to 10") || !strings.Contains(r.stdout, "(20261120.pmtiles)") || !strings.Contains(r.stderr, "[y/N]") || !strings.Contains(r.stderr, "--yes") {
		t.Errorf("not confirmed: %+v", r)
	}
	if r = finds("y\n", "map", "add", "--data", data, "--bbox", rennes, "--name", "rennes", "Rennes, Brittany"); r.code != 0 || !strings.Contains(r.stdout, "100 %") || !strings.Contains(r.stdout, "now has the streets of Rennes, Brittany") {
		t.Fatalf("%+v", r)
	}
	if status, body := tile(); status != 200 || body != "build 9/253/177" {
		t.Errorf("after: %d %q", status, body)
	}
	if _, config := get(t, s.url+"/api/config", ""); !strings.Contains(config, `"west":-1.9`) || !strings.Contains(config, "© us") {
		t.Error(config)
	}
	wantRefusal(t, do("add", "--yes", "--bbox", rennes, "--name", "rennes"), "already", "finds map update rennes")
	if r := do("list"); r.code != 0 || !strings.Contains(r.stdout, "Rennes, Brittany, from ") || strings.Count(r.stdout, "\n") != 1 || r.stderr != "" {
		t.Errorf("%+v", r)
	}
	if r := do("update", "--yes"); r.code != 0 || !strings.Contains(r.stdout, "rennes is up to date") {
		t.Errorf("%+v", r)
	}
	build.Store("20261121.pmtiles")
	if r := do("update", "--yes", "rennes"); r.code != 0 || !strings.Contains(r.stdout, "(20261121.pmtiles)") {
		t.Errorf("%+v", r)
	}
	if r := do("list"); !strings.Contains(r.stdout, "20261121.pmtiles") {
		t.Errorf("%+v", r)
	}
	wantRefusal(t, do("update", "--yes", "brest"), "no area", "finds map list")
	wantRefusal(t, do("remove", "brest"), "no area", "finds map list")
	wantRefusal(t, do("remove", "../finds"), "no area")
	succeed(t, "", "map", "remove", "--data", data, "rennes")
	if r := do("list"); r.code != 0 || r.stdout != "" {
		t.Errorf("%+v", r)
	}
	if status, _ := tile(); status != http.StatusNoContent {
		t.Errorf("after its removal: %d", status)
	}
}

// The service adds the streets of --map-area by itself, and those that are there once. A place that is not known is logged.
func TestServeMapArea(t *testing.T) {
	t.Parallel()
	build.CompareAndSwap(nil, "20261120.pmtiles")
	data := folder(t)
	for range 2 {
		s, code := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0", "--map-area", "Xyzzyville; Rennes, Brittany, France")
		if code != 0 {
			t.Fatalf("exit %d: %s", code, s.log)
		}
		for more := s.log.More(); !strings.Contains(s.log.String(), "no place is named"); more = s.log.More() {
			<-more
		}
		for status := 0; status != 200; {
			status, _ = get(t, s.url+"/tiles/9/253/177.mvt", "")
		}
		if code := s.stop(); code != 0 || strings.Contains(s.log.String(), "could not be added") {
			t.Errorf("exit %d: %s", code, s.log)
		}
	}
	if r := finds("", "map", "list", "--data", data); strings.Count(r.stdout, "\n") != 1 || !strings.Contains(r.stdout, "Rennes, Brittany, France, from ") {
		t.Errorf("%+v", r)
	}
	wantRefusal(t, finds("", "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--map-area", "Rennes", "--tile-url", "https://tiles.example.org/{z}/{x}/{y}.png", "--tile-attribution", "us"),
		"--map-area", "--tile-url")
}

// A place is found by its name, and an area comes from another file than a build. Needs
// no instance.
func TestMapPlace(t *testing.T) {
	t.Parallel()
	data, address := folder(t), source(t, streetsOf("own"))
	r := finds("", "map", "add", "--data", data, "--yes", "--radius", "10", "--map-source", address, "Rennes")
	if r.code != 0 || !strings.Contains(r.stdout, "Rennes, Brittany, France: 20 km by 20 km") || !strings.Contains(r.stdout, "(own.pmtiles)") {
		t.Fatalf("%+v", r)
	}
	if _, err := os.Stat(filepath.Join(data, "maps", "rennes.pmtiles")); err != nil {
		t.Error(err)
	}
	if r := finds("", "map", "update", "--data", data, "--yes"); !strings.Contains(r.stdout, "up to date") {
		t.Errorf("%+v", r)
	}
	wantRefusal(t, finds("", "map", "add", "--data", data, "--map-source", address, "Springfield"), `several places are named "Springfield"`, "Springfield, Missouri, United States", "such as finds map add")
	wantRefusal(t, finds("", "map", "add", "--data", data, "--map-source", address, "Xyzzyville"), `no place is named "Xyzzyville"`, "--bbox")
	wantRefusal(t, finds("", "map", "add", "--data", data, "--map-source", address, "Munich"), "no tiles there")
}

// A download that is interrupted says how to go on, and goes on. One by another process
// has to end first.
func TestMapInterrupted(t *testing.T) {
	t.Parallel()
	data, file := folder(t), streetsOf("own")
	part := filepath.Join(data, "maps", "x.pmtiles"+extract.PartExt)
	var out, errs bytes.Buffer
	ctx, interrupt := context.WithCancel(t.Context())
	args := func(address string) []string {
		return []string{"map", "add", "--data", data, "--yes", "--bbox", rennes, "--name", "x", "--map-source", address}
	}
	var second result
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := os.Stat(part); err == nil && ctx.Err() == nil { // the first tiles are asked for
			second = finds("", args("https://example.org/never-asked")...)
			interrupt()
			<-r.Context().Done()
			return
		}
		http.ServeContent(w, r, "", time.Unix(1e9, 0), bytes.NewReader(file))
	}))
	defer h.Close()
	code := Program{"dev", strings.NewReader(""), &out, &errs}.Run(ctx, append([]string{"finds"}, args(h.URL)...))
	if code != 1 || !strings.Contains(errs.String(), "The same command continues the download.\nfinds: interrupted") {
		t.Errorf("exit %d: %s%s", code, out.String(), errs.String())
	}
	wantRefusal(t, second, "another finds map command is running")
	if _, err := os.Stat(strings.TrimSuffix(part, extract.PartExt)); err == nil {
		t.Error("there is a file")
	}
	if r := finds("", args(h.URL)...); r.code != 0 || !strings.Contains(r.stdout, "100 %") {
		t.Errorf("%+v", r)
	}
}

// What cannot be is refused before anything is asked for.
func TestMapRefused(t *testing.T) {
	t.Parallel()
	data := folder(t)
	address := source(t, streetsOf("own"))
	for _, c := range []struct {
		args  string
		words []string
	}{
		{"", []string{"add, list, update or remove"}},
		{"add", []string{"add takes the name of a place", "--bbox"}},
		{"add Munich Berlin", []string{"one argument", "quotes"}},
		{"add --radius 0 Munich", []string{"--radius", "1 to 500"}},
		{"add --bbox 1,2,3 --name x", []string{"--bbox", "west,south,east,north"}},
		{"add --bbox 1,5,3,4 --name x", []string{"--bbox"}},
		{"add --bbox 1,a,3,4 --name x", []string{"--bbox"}},
		{"add --bbox 1,2,3,4", []string{"--name"}},
		{"add --bbox 1,2,3,4 --name ../x", []string{"--name", "letters"}},
		{"add --bbox 1,2,3,4 東京", []string{"--name"}},
		{"add --bbox 1,2,3,4 --name x --max-zoom 6", []string{"--max-zoom", "7 to 15"}},
		{"add --bbox 1,2,3,4 --name x --map-source http://example.org/x.pmtiles", []string{"--map-source", "https://"}},
		{"add --bbox 1,2,3,4 --name x --map-max many --map-source " + address, []string{"--map-max", "2GB"}},
		{"update a b", []string{"one argument"}},
		{"remove", []string{"NAME"}},
		{"list x", []string{"no arguments"}},
	} {
		args := strings.Fields(c.args)
		if len(args) > 0 {
			args = slices.Insert(args, 1, "--data", data)
		}
		wantRefusal(t, finds("", append([]string{"map"}, args...)...), c.words...)
	}
	if list, err := os.ReadDir(filepath.Join(data, "maps")); err == nil && slices.ContainsFunc(list, func(e os.DirEntry) bool { return e.Name() != ".lock" }) {
		t.Errorf("files are left: %v", list)
	}
}

// Which places a text means.
func TestMeant(t *testing.T) {
	t.Parallel()
	place := func(name, area string) schema.FoundPlace { return schema.FoundPlace{Name: name, Address: area} }
	munich, swiss := place("Munich", "Bavaria, Germany"), place("Münchenstein", "Basel-Landschaft, Switzerland")
	paris, texas, hill := place("Paris", "Île-de-France, France"), place("Paris", "Texas, United States"), place("Paris Hill", "Maine, United States")
	for _, c := range []struct {
		text        string
		found, want []schema.FoundPlace
	}{
		{"munich", []schema.FoundPlace{munich}, []schema.FoundPlace{munich}},
		{"München", []schema.FoundPlace{munich, swiss}, []schema.FoundPlace{munich}},
		{"Münchens", []schema.FoundPlace{swiss}, []schema.FoundPlace{swiss}},
		{"Paris", []schema.FoundPlace{paris, texas, hill}, []schema.FoundPlace{paris, texas}},
		{"paris, ile de france, france", []schema.FoundPlace{texas, paris}, []schema.FoundPlace{paris}},
		{"Pari", []schema.FoundPlace{paris, texas}, []schema.FoundPlace{paris, texas}},
		{"x", nil, nil},
	} {
		if got := meant(c.text, c.found); !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.text, got, c.want)
		}
	}
	for text, want := range map[string]string{"Garching bei München": "garching-bei-munchen", "Großenhain": "grossenhain", "東京": "", "St. John's": "st-john-s"} {
		if got := areas.Name(text); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
