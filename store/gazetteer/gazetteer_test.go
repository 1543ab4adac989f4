package gazetteer_test

import (
	"context"
	"errors"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/embed"
	"finds/schema"
	"finds/store/gazetteer"
	"finds/store/storetest"
)

// few are places that show each rule of the order.
var few = storetest.Places([]string{"Bavaria, Germany", "Île-de-France, France", "Texas, United States", "Tokyo, Japan", "California, United States", "Guangdong, China", "Fiji", "Lazio, Italy", "Chukotka, Russia"},
	embed.Place{ID: 5, Name: "Tokyo", Alternates: []string{"東京", "Edo"}, Area: 3, Latitude: 35.69, Longitude: 139.692, Population: 8_336_599},
	embed.Place{ID: 7, Name: "Foshan", Alternates: []string{"San Fo"}, Area: 5, Latitude: 23.027, Longitude: 113.132, Population: 7_197_394},
	embed.Place{ID: 10, Name: "Rome", Alternates: []string{"Roma"}, Area: 7, Latitude: 41.892, Longitude: 12.511, Population: 2_318_895},
	embed.Place{ID: 3, Name: "Paris", Alternates: []string{"巴黎", "Parigi"}, Area: 1, Latitude: 48.853, Longitude: 2.349, Population: 2_138_551},
	embed.Place{ID: 1, Name: "Munich", Alternates: []string{"München", "Мюнхен", "ミュンヘン"}, Area: 0, Latitude: 48.137, Longitude: 11.575, Population: 1_260_391},
	embed.Place{ID: 6, Name: "San Francisco", Area: 4, Latitude: 37.775, Longitude: -122.419, Population: 864_816},
	embed.Place{ID: 11, Name: "Łódź", Area: 0, Latitude: 51.75, Longitude: 19.467, Population: 768_755},
	embed.Place{ID: 8, Name: "Labasa", Area: 6, Latitude: -16.433, Longitude: 179.365, Population: 27_949},
	embed.Place{ID: 4, Name: "Paris", Area: 2, Latitude: 33.661, Longitude: -95.556, Population: 24_171},
	embed.Place{ID: 13, Name: "Garching bei München", Area: 0, Latitude: 48.249, Longitude: 11.651, Population: 17_711},
	embed.Place{ID: 2, Name: "Münchberg", Area: 0, Latitude: 50.191, Longitude: 11.783, Population: 11_900},
	embed.Place{ID: 9, Name: "Roma", Area: 2, Latitude: 26.405, Longitude: -99.016, Population: 10_265},
	embed.Place{ID: 12, Name: "Egvekinot", Area: 8, Latitude: 66.322, Longitude: -179.122, Population: 2_248},
)

// world is a gazetteer whose file can be looked at.
type world struct {
	*gazetteer.Gazetteer
	file, tmp string
	reads     atomic.Int32
	log       *storetest.Log
}

// newWorld makes one that has few places, or what read gives.
func newWorld(t testing.TB, file, version string, read func() (embed.PlaceList, error), now func() time.Time) *world {
	t.Helper()
	w := &world{file: file, tmp: t.TempDir(), log: &storetest.Log{}}
	w.Gazetteer = gazetteer.New(gazetteer.Options{Patience: 20 * time.Millisecond, File: file, TempDir: w.tmp, Version: func() string { return version }, Log: slog.New(slog.NewTextHandler(w.log, nil)), Now: now,
		Places: func() (embed.PlaceList, error) {
			w.reads.Add(1)
			if read != nil {
				return read()
			}
			return few()
		}})
	t.Cleanup(func() {
		if err := w.Close(); err != nil {
			t.Error(err)
		}
	})
	return w
}

// search searches until the places are unpacked.
func (w *world) search(t testing.TB, text string, near *schema.Point, limit int) []schema.FoundPlace {
	t.Helper()
	list, err := w.settled(text, near, limit)
	if err != nil {
		t.Fatalf("%q: %v\n%s", text, err, w.log)
	}
	return list
}

// settled searches until the places are unpacked or cannot be.
func (w *world) settled(text string, near *schema.Point, limit int) (list []schema.FoundPlace, err error) {
	for err = schema.ErrUnpacking; errors.Is(err, schema.ErrUnpacking); { // each of these waits a moment
		list, err = w.Search(context.Background(), text, near, limit)
	}
	return list, err
}

func TestUnpacking(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "places.db")
	go1 := make(chan struct{})
	w := newWorld(t, file, "1", func() (embed.PlaceList, error) { <-go1; return few() }, nil)
	_, err := w.Search(context.Background(), "paris", nil, 1)
	var e *schema.Error
	if !errors.As(err, &e) || !errors.Is(err, schema.ErrUnpacking) || e.RetryAfter <= 0 {
		t.Fatalf("while it is unpacked: %v", err)
	}
	if _, err := w.Nearest(context.Background(), schema.Point{}); !errors.Is(err, schema.ErrUnpacking) {
		t.Errorf("the nearest while it is unpacked: %v", err)
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a file is there that is not whole")
	}
	ended, end := context.WithCancel(context.Background())
	end()
	if _, err := w.Search(ended, "paris", nil, 1); !errors.Is(err, context.Canceled) {
		t.Errorf("search with a cancelled context: got %v, want context.Canceled", err)
	}
	close(go1)
	if got := w.search(t, "paris", nil, 9); len(got) != 2 {
		t.Errorf("paris: %+v", got)
	}
	left, _ := os.ReadDir(w.tmp)
	if len(left) != 0 {
		t.Errorf("left behind: %v", left)
	}
	// The next start reads the file, until it is of another version.
	again := newWorld(t, file, "1", nil, nil)
	if again.search(t, "paris", nil, 9); again.reads.Load() != 0 {
		t.Error("an existing file is unpacked again")
	}
	newer := newWorld(t, file, "2", nil, nil)
	if newer.search(t, "paris", nil, 9); newer.reads.Load() != 2 {
		t.Error("a file of another version is read")
	}
}

// A damaged file is unpacked again, whenever the damage is found.
func TestDamagedFile(t *testing.T) {
	t.Parallel()
	for name, harm := range map[string]func(whole []byte) []byte{
		"empty":    func([]byte) []byte { return nil },
		"garbage":  func(b []byte) []byte { return make([]byte, len(b)) },
		"cut off":  func(b []byte) []byte { return b[:len(b)/2] },
		"no table": func(b []byte) []byte { return b[:4096] },
		"scratched": func(b []byte) []byte {
			for i := len(b) / 3; i < len(b); i += 7 {
				b[i] ^= 0xff
			}
			return b
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			file := filepath.Join(t.TempDir(), "places.db")
			first := newWorld(t, file, "1", nil, nil)
			first.search(t, "paris", nil, 1)
			if err := first.Close(); err != nil {
				t.Fatal(err)
			}
			b, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(file, harm(b), 0o600); err != nil {
				t.Fatal(err)
			}
			w := newWorld(t, file, "1", nil, nil)
			if got := w.search(t, "paris", nil, 9); len(got) != 2 || w.reads.Load() != 2 {
				t.Errorf("%+v, read %d times", got, w.reads.Load())
			}
		})
	}
}

// A file that is damaged while it is open is unpacked again as well.
func TestDamagedWhileOpen(t *testing.T) {
	t.Parallel()
	file := filepath.Join(t.TempDir(), "places.db")
	var many []embed.Place
	for i := range 20_000 {
		many = append(many, embed.Place{ID: 100 + i, Name: "Town " + string(rune('a'+i%26)) + string(rune('a'+i/26%26)), Latitude: float64(i%170) - 85, Longitude: float64(i%350) - 175, Population: 500})
	}
	w := newWorld(t, file, "1", storetest.Places([]string{"Here"}, many...), nil)
	w.search(t, "town", nil, 1)
	info, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, make([]byte, info.Size()), 0o600); err != nil {
		t.Fatal(err)
	}
	for i := range 26 * 26 { // until a page is read that is not in memory
		w.search(t, "town "+string(rune('a'+i%26))+string(rune('a'+i/26)), &schema.Point{Latitude: float64(i%170) - 85}, 20)
		if w.reads.Load() > 2 { // each reads twice
			return
		}
	}
	t.Error("the damage was not noticed")
}

func TestCannotUnpack(t *testing.T) {
	t.Parallel()
	var now atomic.Int64
	fails := errors.New("no room")
	w := newWorld(t, filepath.Join(t.TempDir(), "places.db"), "1", func() (embed.PlaceList, error) {
		if now.Load() > 0 {
			return few()
		}
		return nil, fails
	}, func() time.Time { return time.Unix(now.Load(), 0) })
	for range 3 {
		if _, err := w.settled("paris", nil, 1); !errors.Is(err, schema.ErrNoPlaces) {
			t.Fatal(err)
		}
	}
	if n := w.reads.Load(); n != 1 {
		t.Errorf("tried %d times at once", n)
	}
	now.Store(61)
	if got := w.search(t, "paris", nil, 9); len(got) != 2 {
		t.Errorf("a minute later: %+v", got)
	}
}

// Closing cancels unpacking.
func TestCloseWhileUnpacking(t *testing.T) {
	t.Parallel()
	started := make(chan struct{})
	once := sync.OnceFunc(func() { close(started) })
	file := filepath.Join(t.TempDir(), "places.db")
	w := newWorld(t, file, "1", func() (embed.PlaceList, error) { once(); return embed.Places() }, nil)
	if _, err := w.Search(context.Background(), "paris", nil, 1); err != nil && !errors.Is(err, schema.ErrUnpacking) {
		t.Fatal(err)
	}
	<-started
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	left, _ := os.ReadDir(w.tmp)
	if _, err := os.Stat(file); err == nil || len(left) != 0 {
		t.Errorf("it was unpacked all the same, or left %v", left)
	}
	if _, err := w.Search(context.Background(), "paris", nil, 1); !errors.Is(err, schema.ErrNoPlaces) {
		t.Errorf("after the end: %v", err)
	}
}
