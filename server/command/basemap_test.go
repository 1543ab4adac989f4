package command

import (
	"context"
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"finds/media"
	"finds/server/tiles"
)

// mapFile writes a PMTiles file of one picture.
func mapFile(t *testing.T, change func(b []byte) []byte) string {
	t.Helper()
	b, err := tiles.Writer{Kind: tiles.PNG, Metadata: map[string]any{"attribution": "them"}}.Pack(map[tiles.Tile][]byte{{}: []byte("\x89PNG here")})
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "own.pmtiles")
	if err := os.WriteFile(name, change(b), 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

func intact(b []byte) []byte { return b }

// A map that cannot be served stops the start with its reason, and so do places
// that cannot be asked for.
func TestMapRefusals(t *testing.T) {
	t.Parallel()
	cut := mapFile(t, func(b []byte) []byte { return b[:len(b)-3] })
	for _, c := range []struct {
		args  []string
		words []string
	}{
		{[]string{"--basemap", cut}, []string{"--basemap", cut, "ends before its tiles"}},
		{[]string{"--basemap", mapFile(t, func(b []byte) []byte { return []byte("PMTiles") })}, []string{"--basemap", "has no PMTiles header"}},
		{[]string{"--basemap", mapFile(t, func(b []byte) []byte { b[7] = 2; return b })}, []string{"--basemap", "version is 2"}},
		{[]string{"--basemap", mapFile(t, func(b []byte) []byte { b[98] = 4; return b })}, []string{"--basemap", "zstd", "gzip"}},
		{[]string{"--basemap", mapFile(t, func(b []byte) []byte { b[len(b)-9] = 'x'; return b })}, []string{"--basemap", "not png"}},
		{[]string{"--basemap", filepath.Join(t.TempDir(), "none")}, []string{"--basemap", "no such file"}},
		{[]string{"--basemap", t.TempDir()}, []string{"--basemap", "not a regular file"}},
		{[]string{"--basemap", mapFile(t, intact), "--tile-url", "https://x.org/{z}/{x}/{y}.png"}, []string{"--basemap", "--tile-url", "one of them"}},
		{[]string{"--basemap", mapFile(t, intact), "--tile-max-zoom", "3"}, []string{"--tile-max-zoom", "--tile-url"}},
		{[]string{"--tile-url", "https://x.org/{z}/{x}.png"}, []string{"--tile-url", "{y}"}},
		{[]string{"--tile-url", "https://x.org/{z}/{x}/{y}/{y}"}, []string{"--tile-url", "{y}"}},
		{[]string{"--tile-url", "https://{x}.org/{z}/{y}"}, []string{"--tile-url", "after its host"}},
		{[]string{"--tile-url", "https://{s}.x.org/{z}/{x}/{y}"}, []string{"--tile-url"}},
		{[]string{"--tile-url", "ftp://x.org/{z}/{x}/{y}"}, []string{"--tile-url", "https://"}},
		{[]string{"--tile-url", "https://x.org;script-src *;/{z}/{x}/{y}"}, []string{"--tile-url"}},
		{[]string{"--tile-url", "https://*/{z}/{x}/{y}"}, []string{"--tile-url", "letters, digits"}},
		{[]string{"--tile-url", "https://*.x.org/{z}/{x}/{y}"}, []string{"--tile-url", "letters, digits"}},
		{[]string{"--tile-url", "https://x.org:*/{z}/{x}/{y}"}, []string{"--tile-url"}},
		{[]string{"--tile-url", "https://a:secret@x.org/{z}/{x}/{y}"}, []string{"--tile-url"}},
		{[]string{"--tile-url", "https://tilés.org/{z}/{x}/{y}"}, []string{"--tile-url", "xn--"}},
		{[]string{"--tile-url", "https://x.org/{z}/{x}/{y}", "--tile-max-zoom", "25"}, []string{"--tile-max-zoom", "0 to 24"}},
		{[]string{"--streets", "perhaps"}, []string{"--streets", "ask, on or off"}},
		{[]string{"--tile-max-zoom", "x"}, []string{`"…" for flag -tile-max-zoom`}},
		{[]string{"--places-url", "https://geo.example.org"}, []string{"--places-url", "photon:", "nominatim:"}},
		{[]string{"--places-url", "geo"}, []string{"--places-url", "https://"}},
		{[]string{"--places-api-key", "secret", "--places-url", "photon:https://geo.example.org"}, []string{"--places-api-key", "--places-url", "one of them"}},
		{[]string{"--places-api-key", "secret key"}, []string{"--places-api-key"}},
	} {
		p := finds("", append([]string{"serve", "--data", folder(t), "--addr", "127.0.0.1:0"}, c.args...)...)
		wantRefusal(t, p, c.words...)
		if strings.Contains(p.stderr, "secret") {
			t.Errorf("the error contains the key: %s", p.stderr)
		}
	}
}

// Clients get the map that the flags configure.
func TestMaps(t *testing.T) {
	t.Parallel()
	type source struct {
		URL, Kind, Attribution string
		MaxZoom                int
	}
	for _, c := range []struct {
		args   []string
		want   source // the URL without its version
		tile   string
		status int
		mode   string // of streets
	}{
		{nil, source{"/tiles/{z}/{x}/{y}.mvt", "vector", "Natural Earth; GeoNames, CC BY 4.0", 6}, "/tiles/0/0/0.mvt", 200, "ask"},
		{[]string{"--streets", "off"}, source{"/tiles/{z}/{x}/{y}.mvt", "vector", "Natural Earth; GeoNames, CC BY 4.0", 6}, "/tiles/0/0/0.mvt", 200, "off"},
		{[]string{"--basemap", mapFile(t, intact)}, source{"/tiles/{z}/{x}/{y}.png", "raster", "them", 0}, "/tiles/0/0/0.png", 200, "off"},
		{[]string{"--basemap", mapFile(t, intact), "--tile-attribution", "us"}, source{"/tiles/{z}/{x}/{y}.png", "raster", "us", 0}, "/tiles/0/0/0.mvt", 404, "off"},
		{[]string{"--tile-url", "https://tiles.example.org/{z}/{x}/{y}.png?key=1", "--tile-attribution", "© them"}, source{"https://tiles.example.org/{z}/{x}/{y}.png?key=1", "raster", "© them", 19}, "/tiles/0/0/0", 404, "off"},
		{[]string{"--tile-url", "https://[2001:db8::1]:8443/{z}/{x}/{y}.png"}, source{"https://[2001:db8::1]:8443/{z}/{x}/{y}.png", "raster", "", 19}, "/tiles/0/0/0", 404, "off"},
		{[]string{"--tile-url", "http://127.0.0.1:1/t/{z}/{x}/{y}.pbf", "--tile-max-zoom", "12"}, source{"http://127.0.0.1:1/t/{z}/{x}/{y}.pbf", "vector", "", 12}, "/tiles/0/0/0", 404, "off"},
		{[]string{"--tile-url", "https://tiles.example.org/{z}/{x}/{y}.mvt"}, source{"https://tiles.example.org/{z}/{x}/{y}.mvt", "vector", "", 15}, "/tiles/0/0/0", 404, "off"},
	} {
		s, code := serveHere(t, append([]string{"serve", "--data", folder(t), "--addr", "127.0.0.1:0"}, c.args...)...)
		if code != 0 {
			t.Fatalf("%v: exit %d: %s", c.args, code, s.log)
		}
		var config struct {
			Tiles   source
			Streets struct{ Mode string }
		}
		_, text := get(t, s.url+"/api/config", "")
		if err := json.Unmarshal([]byte(text), &config); err != nil {
			t.Fatal(err)
		}
		if url, version, _ := strings.Cut(config.Tiles.URL, "?v="); len(version) == 16 {
			config.Tiles.URL = url
		}
		if config.Tiles != c.want {
			t.Errorf("%v: %+v", c.args, config.Tiles)
		}
		if config.Streets.Mode != c.mode {
			t.Errorf("%v: streets %s", c.args, config.Streets.Mode)
		}
		if open := strings.Contains(s.log.String(), "can read the query of --tile-url"); open != strings.Contains(c.want.URL, "key=") {
			t.Errorf("%v: whether the log warns: %v", c.args, open)
		}
		if status, _ := get(t, s.url+c.tile, ""); status != c.status {
			t.Errorf("%v: %s gives %d", c.args, c.tile, status)
		}
		s.stop()
	}
}

// The places that are built in are unpacked when they are first asked for, into
// a file that may be deleted; the provider is named, its key is not.
func TestServePlaces(t *testing.T) {
	t.Parallel()
	data := folder(t)
	s, code := serveHere(t, "serve", "--data", data, "--addr", "127.0.0.1:0", "--places-api-key", "key-of-the-operator")
	if code != 0 {
		t.Fatalf("exit %d: %s", code, s.log)
	}
	succeed(t, "a long sentence\n", "create-user", "--data", data, "--password-stdin", "ann")
	token := strings.TrimSpace(succeed(t, "", "create-token", "--data", data, "ann"))
	file := filepath.Join(data, "places.db")
	if _, err := os.Stat(file); err == nil {
		t.Error("the places are unpacked before anybody asks")
	}
	status := http.StatusServiceUnavailable
	body := ""
	for status == http.StatusServiceUnavailable { // each waits a moment
		status, body = get(t, s.url+"/api/places/reverse?lat=48.857&lng=2.3413", token)
	}
	if status != 200 || !strings.Contains(body, `"name":"Paris"`) {
		t.Errorf("%d %s", status, body)
	}
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
	if status, body = get(t, s.url+"/api/places?query=M%C3%BCnch&typing=true", token); status != 200 || !strings.HasPrefix(body, `[{"id":"geonames:2867714","name":"Munich"`) {
		t.Errorf("%d %.300s", status, body)
	}
	if _, config := get(t, s.url+"/api/config", ""); !strings.Contains(config, `"source":"google"`) || strings.Contains(config+s.log.String(), "key-of-the-operator") {
		t.Errorf("%s\n%s", config, s.log)
	}
	if code := s.stop(); code != 0 {
		t.Errorf("exit %d", code)
	}
}

// The process that unpacks the places reports its errors, and ends with its
// parent.
func TestPlacesWorker(t *testing.T) {
	t.Parallel()
	err := media.RunSelf(context.Background(), placesCommand, filepath.Join(t.TempDir(), "none", "places.db"), "1")
	if err == nil || !strings.Contains(err.Error(), "unable to open") {
		t.Errorf("in a folder that is not there: %v", err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := media.RunSelf(ctx, placesCommand, filepath.Join(t.TempDir(), "places.db"), "1"); err == nil {
		t.Error("the process succeeded with a cancelled context, want an error")
	}
}
