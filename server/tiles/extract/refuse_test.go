package extract_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/server/tiles"
	"finds/server/tiles/extract"
)

// A server that stays busy is asked six times, with growing pauses or those that it asks
// for.
func TestTries(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		after string
		want  []time.Duration
	}{
		"doubling":   {"", []time.Duration{1, 2, 4, 8, 16}},
		"in seconds": {"5", []time.Duration{5, 5, 5, 8, 16}},
		"a date":     {now.Add(20 * time.Second).Format(http.TimeFormat), []time.Duration{20, 20, 20, 20, 20}},
		"too long":   {"86400", []time.Duration{120, 120, 120, 120, 120}},
		"nonsense":   {"soon", []time.Duration{1, 2, 4, 8, 16}},
	} {
		h := newHost(t, nil)
		h.misbehave(func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Retry-After", c.after)
			w.WriteHeader(http.StatusTooManyRequests)
			return true
		})
		var w waits
		_, err := extract.Open(t.Context(), web(&w), h.URL)
		for i := range c.want {
			c.want[i] *= time.Second
		}
		if err == nil || !strings.Contains(err.Error(), "429") || h.requests() != 6 || !slices.Equal(w.list, c.want) {
			t.Errorf("%s: %v after %d requests, %v", name, err, h.requests(), w.list)
		}
	}
	h := newHost(t, earth())
	h.misbehave(func(_ int, w http.ResponseWriter, r *http.Request) bool {
		breakOff(w, r, earth())
		return true
	})
	if _, err := extract.Open(t.Context(), web(&waits{}), h.URL); err == nil || !strings.Contains(err.Error(), "ended after") || h.requests() != 6 {
		t.Errorf("always broken off: %v, %d requests", err, h.requests())
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := extract.Open(ctx, web(&waits{}), h.URL); !errors.Is(err, context.Canceled) || h.requests() != 6 {
		t.Errorf("cancelled: %v, %d requests", err, h.requests())
	}
}

// Answers that are not a range of the file are refused, most at once.
func TestAnswers(t *testing.T) {
	t.Parallel()
	answer := func(status int, header string) func(int, http.ResponseWriter, *http.Request) bool {
		return func(_ int, w http.ResponseWriter, _ *http.Request) bool {
			w.Header().Set("Content-Range", header)
			w.WriteHeader(status)
			return true
		}
	}
	for name, c := range map[string]struct {
		status int
		header string
		want   string
	}{
		"no ranges":        {200, "", "does not send parts of files"},
		"not found":        {404, "", extract.ErrNotThere.Error()},
		"forbidden":        {403, "", "403"},
		"no range":         {206, "", "Content-Range"},
		"an unknown size":  {206, "bytes 0-16383/*", "Content-Range"},
		"another range":    {206, "bytes 1-16384/99999", "instead of"},
		"a shorter range":  {206, "bytes 0-99/99999", "instead of"},
		"a negative size":  {206, "bytes 0-99/-5", "Content-Range"},
		"an absurd number": {206, "bytes 0-16383/99999999999999999999999", "Content-Range"},
	} {
		h := newHost(t, nil)
		h.misbehave(answer(c.status, c.header))
		if _, err := extract.Open(t.Context(), web(&waits{}), h.URL); err == nil || !strings.Contains(err.Error(), c.want) || h.requests() != 1 {
			t.Errorf("%s: %v, %d requests", name, err, h.requests())
		}
	}
	h := newHost(t, []byte("<html>"+strings.Repeat(" ", 200)))
	s, err := extract.Open(t.Context(), web(&waits{}), h.URL)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := extract.New(s, extract.Area{Box: munich}); !errors.Is(err, tiles.ErrFormat) {
		t.Errorf("a page: %v", err)
	}
}

// A server that confirms a range beyond the end of its file is refused.
func TestBeyondTheEnd(t *testing.T) {
	t.Parallel()
	const size = 20000
	h := newHost(t, nil)
	h.misbehave(func(_ int, w http.ResponseWriter, r *http.Request) bool {
		var first, last int64
		fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &first, &last)
		end := min(last+1, size)
		w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", first, end-1, size))
		w.WriteHeader(http.StatusPartialContent)
		w.Write(make([]byte, max(0, end-first)))
		return true
	})
	s, err := extract.Open(t.Context(), web(&waits{}), h.URL)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.ReadAhead([]tiles.Part{{Offset: size - 10, Length: 10}}); err != nil {
		t.Errorf("the last bytes: %v", err)
	}
	for _, offset := range []uint64{size, size + 1, 30000} {
		if err := s.ReadAhead([]tiles.Part{{Offset: offset, Length: 10}}); err == nil || !strings.Contains(err.Error(), "ends before") {
			t.Errorf("from byte %d: %v", offset, err)
		}
	}
}

// A source is fetched over https, or from this machine, and so are its redirects.
func TestAddresses(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"", "x", "http://example.org/x.pmtiles", "ftp://example.org/x", "file:///etc/passwd", "https:///x", "https://a:b@example.org/x", "http://127.0.0.1.example.org/x", "//example.org"} {
		if _, err := extract.Open(t.Context(), web(&waits{}), address); !errors.Is(err, extract.ErrAddress) {
			t.Errorf("%s: %v", address, err)
		}
	}
	for _, address := range []string{"https://example.org/x", "http://localhost:1/x", "http://[::1]:1/x", "http://127.8.8.8/x"} {
		if _, err := extract.CheckURL(address); err != nil {
			t.Errorf("%s: %v", address, err)
		}
	}
	h := newHost(t, earth())
	to := ""
	from := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, to, http.StatusFound) }))
	defer from.Close()
	to = h.URL
	if _, err := extract.Open(t.Context(), web(&waits{}), from.URL); err != nil {
		t.Errorf("to this machine: %v", err)
	}
	for _, to = range []string{"http://192.0.2.1/x", from.URL} {
		var w waits
		if _, err := extract.Open(t.Context(), web(&w), from.URL); err == nil || to != from.URL && (!errors.Is(err, extract.ErrAddress) || len(w.list) > 0) {
			t.Errorf("to %s: %v", to, err)
		}
	}
	// From https, not even to this machine.
	secure := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, h.URL, http.StatusFound) }))
	defer secure.Close()
	w := web(&waits{})
	w.Client = secure.Client()
	if _, err := extract.Open(t.Context(), w, secure.URL); !errors.Is(err, extract.ErrAddress) {
		t.Errorf("from https to http: %v", err)
	}
}

// An area without tiles, above a limit or in nonsense is refused before any tile is read.
func TestAreas(t *testing.T) {
	t.Parallel()
	h := newHost(t, earth())
	s, err := extract.Open(t.Context(), web(&waits{}), h.URL)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		area extract.Area
		want string
	}{
		"upside down": {extract.Area{Box: tiles.Box{West: 1, South: 5, East: 2, North: 4}}, "south below its north"},
		"no box":      {extract.Area{}, "west,south,east,north"},
		"too large":   {extract.Area{Box: tiles.World, Most: 1_000_000}, "MB, more than 1 MB"},
		"no zooms":    {extract.Area{Box: munich, Last: 6}, "above zoom 6"},
	} {
		if _, err := extract.New(s, c.area); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if p, err := extract.New(s, extract.Area{Box: munich, Last: 7}); err != nil || p.Last != 7 {
		t.Errorf("a zoom that is given: %+v, %v", p, err)
	}
	ocean, err := tiles.Writer{Kind: tiles.Vector}.Pack(map[tiles.Tile][]byte{{Zoom: 8}: []byte("x")})
	if err != nil {
		t.Fatal(err)
	}
	if s, err = extract.Open(t.Context(), web(&waits{}), newHost(t, ocean).URL); err != nil {
		t.Fatal(err)
	}
	if _, err := extract.New(s, extract.Area{Box: munich}); !errors.Is(err, extract.ErrEmpty) {
		t.Errorf("an area without tiles: %v", err)
	}
}

// Intervals of IDs are exactly the tiles that a box touches.
func TestCover(t *testing.T) {
	t.Parallel()
	for _, box := range []tiles.Box{munich, fiji, tiles.World, {West: 0, South: 0, East: 45, North: 40}, {West: 179, South: 84, East: -179, North: 90}, {West: -180, South: -90, East: -179.9, North: -85}} {
		list := extract.Cover(box, 2, 8)
		wanted := map[uint64]bool{}
		for zoom := uint8(2); zoom <= 8; zoom++ {
			for x := range uint32(1) << zoom {
				for y := range uint32(1) << zoom {
					if box.Touches(zoom, x, y) {
						wanted[tiles.ID(zoom, x, y)] = true
					}
				}
			}
		}
		n, last := 0, uint64(0)
		for _, ids := range list {
			if ids.First <= last || ids.End <= ids.First {
				t.Fatalf("%v: %v", box, list)
			}
			for id := ids.First; id < ids.End; id++ {
				if !wanted[id] {
					t.Fatalf("%v: %d is outside", box, id)
				}
				n++
			}
			last = ids.End
		}
		if n != len(wanted) || n == 0 {
			t.Errorf("%v: %d of %d tiles", box, n, len(wanted))
		}
	}
}

// The newest build of the right version is the last of the list, or the last that is
// there.
func TestNewest(t *testing.T) {
	t.Parallel()
	var list string
	var there map[string]bool
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/builds.json" && list != "":
			fmt.Fprint(w, list)
		case there[r.URL.Path]:
			http.ServeContent(w, r, "", now, strings.NewReader("PMTiles"))
		default:
			http.NotFound(w, r)
		}
	}))
	defer h.Close()
	builds := extract.Builds{List: h.URL + "/builds.json", Base: h.URL + "/"}
	four := `{"key":"20261101.pmtiles","version":"4.14.0"},{"key":"20261118.pmtiles","version":"4.15.2","size":1},{"key":"20261117.pmtiles","version":"4.15.2"}`
	for name, c := range map[string]struct {
		list  string
		there map[string]bool
		want  string
	}{
		"a list":               {"[" + four + "]", nil, h.URL + "/20261118.pmtiles"},
		"with a later version": {"[" + four + `,{"key":"20261119.pmtiles","version":"5.0.0"}]`, nil, h.URL + "/20261118.pmtiles"},
		"with other names":     {"[" + four + `,{"key":"../../x","version":"4.15.2"},{"key":"latest.pmtiles","version":"4.15.2"}]`, nil, h.URL + "/20261118.pmtiles"},
		"no list":              {"", map[string]bool{"/20261119.pmtiles": true, "/20261118.pmtiles": true}, h.URL + "/20261119.pmtiles"},
		"a list of others":     {`[{"key":"20261119.pmtiles","version":"5.0.0"}]`, map[string]bool{"/20261118.pmtiles": true}, h.URL + "/20261118.pmtiles"},
		"not JSON":             {"<html>", map[string]bool{"/20261120.pmtiles": true}, h.URL + "/20261120.pmtiles"},
		"nothing":              {"", map[string]bool{"/20261101.pmtiles": true}, ""},
	} {
		list, there = c.list, c.there
		got, err := builds.Newest(t.Context(), web(&waits{}))
		if got != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
}
