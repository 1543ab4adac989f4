package extract_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"finds/server/tiles"
	"finds/server/tiles/extract"
)

// earth is a file with tiles of the whole Earth at zooms 6 to 8, in leaf directories. A
// fifth of the tiles are equal, like oceans, and some are missing.
var earth = sync.OnceValue(func() []byte {
	random := rand.New(rand.NewPCG(1, 2))
	list := map[tiles.Tile][]byte{}
	for zoom := uint8(6); zoom <= 8; zoom++ {
		for x := range uint32(1) << zoom {
			for y := range uint32(1) << zoom {
				switch (x/3 + y/2) % 10 {
				case 0, 1:
					list[tiles.Tile{Zoom: zoom, X: x, Y: y}] = []byte("ocean")
				case 2:
				default:
					list[tiles.Tile{Zoom: zoom, X: x, Y: y}] = fmt.Appendf(nil, "%d/%d/%d%s", zoom, x, y, strings.Repeat(".", random.IntN(600)))
				}
			}
		}
	}
	b, err := tiles.Writer{Kind: tiles.Vector, Leaf: 512, Metadata: map[string]any{"attribution": "them", "vector_layers": []int{}}}.Pack(list)
	if err != nil {
		panic(err)
	}
	return b
})

// host serves a file in ranges, and misbehaves as a test wants.
type host struct {
	*httptest.Server
	mu     sync.Mutex
	file   []byte
	tag    string
	n      int // requests so far
	fault  func(n int, w http.ResponseWriter, r *http.Request) bool
	ranges []string
	agents map[string]bool
}

func newHost(t *testing.T, file []byte) *host {
	h := &host{file: file, tag: `"one"`, agents: map[string]bool{}}
	h.Server = httptest.NewServer(h)
	t.Cleanup(h.Close)
	return h
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	h.n++
	n, file, tag, fault := h.n, h.file, h.tag, h.fault
	h.ranges = append(h.ranges, r.Header.Get("Range"))
	h.agents[r.UserAgent()] = true
	h.mu.Unlock()
	if fault != nil && fault(n, w, r) {
		return
	}
	if tag != "" {
		w.Header().Set("ETag", tag)
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(file))
}

func (h *host) set(f func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	f()
}

// requests is how many requests have arrived. Those of a download that failed may still be
// arriving when it returns.
func (h *host) requests() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.n
}

// misbehave is what h does from now on.
func (h *host) misbehave(fault func(n int, w http.ResponseWriter, r *http.Request) bool) {
	h.set(func() { h.fault = fault })
}

// breakOff sends a part of an answer and ends the connection.
func breakOff(w http.ResponseWriter, r *http.Request, file []byte) {
	var first, last int
	fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &first, &last)
	last = min(last, len(file)-1)
	w.Header().Set("ETag", `"one"`)
	w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", first, last, len(file)))
	w.Header().Set("Content-Length", fmt.Sprint(last-first+1))
	w.WriteHeader(http.StatusPartialContent)
	w.Write(file[first : first+(last-first)/2])
	panic(http.ErrAbortHandler)
}

// waits is a clock that does not wait.
type waits struct {
	mu   sync.Mutex
	list []time.Duration
}

func (w *waits) wait(ctx context.Context, d time.Duration) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.list = append(w.list, d)
	return ctx.Err()
}

var now = time.Date(2026, 11, 20, 1, 0, 0, 0, time.UTC)

func web(w *waits) extract.Web {
	return extract.Web{UserAgent: "Finds/test", Wait: w.wait, Now: func() time.Time { return now }}
}

func plan(t *testing.T, h *host, area extract.Area) (*extract.Source, *extract.Plan) {
	t.Helper()
	s, err := extract.Open(t.Context(), web(&waits{}), h.URL)
	if err != nil {
		t.Fatal(err)
	}
	p, err := extract.New(s, area)
	if err != nil {
		t.Fatal(err)
	}
	return s, p
}

func open(t *testing.T, b []byte) *tiles.Archive {
	t.Helper()
	a, err := tiles.Open(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// same insists that a file has the tiles of the earth that a box touches, and no others.
func same(t *testing.T, name string, box tiles.Box) {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	a, all, n := open(t, b), open(t, earth()), 0
	for zoom := range uint8(10) {
		for x := range uint32(1) << zoom {
			for y := range uint32(1) << zoom {
				got, err := a.Tile(zoom, x, y)
				if err != nil {
					t.Fatal(err)
				}
				var want []byte
				if zoom >= extract.FirstZoom && box.Touches(zoom, x, y) {
					want, _ = all.Tile(zoom, x, y)
				}
				if !bytes.Equal(got, want) {
					t.Fatalf("%d/%d/%d: %.40q, want %.40q", zoom, x, y, got, want)
				}
				if want != nil {
					n++
				}
			}
		}
	}
	if n < 5 {
		t.Errorf("only %d tiles were compared", n)
	}
	if o := a.Origin(); o == nil || o.Box != box || a.Box() != box || a.Attribution() != "them" {
		t.Errorf("%+v, %q", o, a.Attribution())
	}
	for _, ext := range []string{extract.PartExt, extract.StateExt} {
		if _, err := os.Stat(name + ext); err == nil {
			t.Errorf("%s is left", ext)
		}
	}
}

var (
	munich = tiles.Around(48.137, 11.575, 100)
	fiji   = tiles.Box{West: 175, South: -22, East: -176.5, North: -14}
)

// Every tile of a box arrives, and no other, though every seventh answer is 503 and every
// eleventh breaks off. A box may cross the antimeridian, or be all there is.
func TestExtract(t *testing.T) {
	t.Parallel()
	h := newHost(t, earth())
	h.misbehave(func(n int, w http.ResponseWriter, r *http.Request) bool {
		switch {
		case n%7 == 0:
			w.Header().Set("Retry-After", "1")
			w.WriteHeader(http.StatusServiceUnavailable)
			return true
		case n%11 == 0:
			breakOff(w, r, h.file)
		}
		return false
	})
	for name, box := range map[string]tiles.Box{"munich": munich, "fiji": fiji, "north": {West: -180, South: 60, East: 180, North: 90}, "world": tiles.World} {
		file := filepath.Join(t.TempDir(), name+".pmtiles")
		s, p := plan(t, h, extract.Area{Name: name, Box: box, Newest: true})
		if p.Last != 8 || p.Size <= 0 || p.Bytes <= 0 {
			t.Errorf("%s: zoom %d, %d bytes, %d to read", name, p.Last, p.Size, p.Bytes)
		}
		var last int64
		if err := p.Download(t.Context(), file, extract.Disk{}, func(n int64) { last = n }); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if info, err := os.Stat(file); err != nil || info.Size() != p.Size || last != p.Bytes {
			t.Errorf("%s: %v, %v, want %d bytes; %d of %d read", name, info, err, p.Size, last, p.Bytes)
		}
		same(t, file, box)
		b, _ := os.ReadFile(file)
		if o := open(t, b).Origin(); o.Name != name || !o.Newest || o.Source != h.URL || o.Version != s.Version() {
			t.Errorf("%+v", o)
		}
	}
	h.set(func() {
		if len(h.agents) != 1 || !h.agents["Finds/test"] {
			t.Errorf("user agents %v", h.agents)
		}
	})
}

// A build that is replaced during the download ends it; so does a server that does not
// know If-Match.
func TestSourceChanged(t *testing.T) {
	t.Parallel()
	for name, knows := range map[string]bool{"with If-Match": true, "without": false} {
		h := newHost(t, earth())
		_, p := plan(t, h, extract.Area{Box: munich})
		h.set(func() {
			h.tag = `"two"`
			h.fault = func(_ int, _ http.ResponseWriter, r *http.Request) bool {
				if !knows {
					r.Header.Del("If-Match")
				} else if r.Header.Get("If-Match") != `"one"` {
					t.Errorf("If-Match: %q", r.Header.Get("If-Match"))
				}
				return false
			}
		})
		file := filepath.Join(t.TempDir(), "x.pmtiles")
		before := h.requests()
		if err := p.Download(t.Context(), file, extract.Disk{}, nil); !errors.Is(err, extract.ErrSourceChanged) {
			t.Errorf("%s: %v", name, err)
		}
		if n := h.requests() - before; n > 2 {
			t.Errorf("%s: %d requests", name, n)
		}
		if _, err := os.Stat(file); err == nil {
			t.Errorf("%s: there is a file", name)
		}
	}
}

// An interrupted download continues with the requests that are left; that of another plan
// starts over.
func TestResume(t *testing.T) {
	t.Parallel()
	h := newHost(t, earth())
	box := tiles.World
	file := filepath.Join(t.TempDir(), "x.pmtiles")
	_, p := plan(t, h, extract.Area{Box: box})
	if p.Requests < 3 {
		t.Fatalf("only %d requests", p.Requests)
	}
	ctx, cancel := context.WithCancel(t.Context())
	if err := p.Download(ctx, file, extract.Disk{}, func(n int64) {
		if n > 0 {
			cancel()
		}
	}); !errors.Is(err, context.Canceled) {
		t.Fatalf("interrupted: %v", err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("there is a file")
	}
	if _, err := os.Stat(file + extract.StateExt); err != nil {
		t.Error(err)
	}
	_, p = plan(t, h, extract.Area{Box: box})
	before, first := h.requests(), int64(-1)
	if err := p.Download(t.Context(), file, extract.Disk{}, func(n int64) {
		if first < 0 {
			first = n
		}
	}); err != nil {
		t.Fatal(err)
	}
	if n := h.requests() - before; n >= p.Requests || first <= 0 {
		t.Errorf("%d of %d requests again, from byte %d", n, p.Requests, first)
	}
	same(t, file, box)

	// What is left of another plan, or is damaged, is not used.
	_, p = plan(t, h, extract.Area{Box: munich})
	for name, state := range map[string]string{"another": `{"plan":"x","done":[0]}`, "damaged": `{"plan":`, "none": ""} {
		file := filepath.Join(t.TempDir(), "y.pmtiles")
		if err := errors.Join(os.WriteFile(file+extract.PartExt, []byte("left"), 0o600), os.WriteFile(file+extract.StateExt, []byte(state), 0o600)); err != nil {
			t.Fatal(err)
		}
		if err := p.Download(t.Context(), file, extract.Disk{}, nil); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		same(t, file, munich)
	}
}

// small is a file on a disk that has room for so many bytes.
type small struct {
	extract.File
	room *atomic.Int64
}

func (s small) WriteAt(b []byte, at int64) (int, error) {
	if s.room.Add(-int64(len(b))) < 0 {
		return 0, &os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}
	}
	return s.File.WriteAt(b, at)
}

// A full disk ends the download, which continues when there is room. One that would fill
// half of the disk does not start.
func TestNoRoom(t *testing.T) {
	t.Parallel()
	h := newHost(t, earth())
	file := filepath.Join(t.TempDir(), "x.pmtiles")
	_, p := plan(t, h, extract.Area{Box: tiles.World})
	var room atomic.Int64
	room.Store(p.Size / 2)
	disk := extract.Disk{Open: func(name string) (extract.File, error) {
		f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
		return small{f, &room}, err
	}}
	if err := p.Download(t.Context(), file, disk, nil); !errors.Is(err, extract.ErrNoRoom) {
		t.Errorf("a full disk: %v", err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("there is a file")
	}
	if err := p.Download(t.Context(), file, extract.Disk{}, nil); err != nil {
		t.Fatal(err)
	}
	same(t, file, tiles.World)
	before := h.requests()
	disk = extract.Disk{Free: func(string) (int64, bool) { return p.Size*2 - 1, true }}
	if err := p.Download(t.Context(), filepath.Join(t.TempDir(), "y"), disk, nil); !errors.Is(err, extract.ErrNoRoom) || h.requests() != before {
		t.Errorf("half of the disk: %v, %d requests", err, h.requests()-before)
	}
}
