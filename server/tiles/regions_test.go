package tiles_test

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/server/tiles"
)

// folder is a folder of maps with a clock and a log.
type folder struct {
	*tiles.Folder
	testing.TB
	dir  string
	now  atomic.Int64
	log  strings.Builder
	lock sync.Mutex
}

func (f *folder) Write(b []byte) (int, error) {
	f.lock.Lock()
	defer f.lock.Unlock()
	return f.log.Write(b)
}

func newFolder(t testing.TB) *folder {
	f := &folder{TB: t, dir: filepath.Join(t.TempDir(), "maps")}
	f.now.Store(time.Date(2026, 11, 20, 0, 0, 0, 0, time.UTC).Unix())
	f.Folder = tiles.OpenFolder(f.dir, slog.New(slog.NewTextHandler(f, nil)), func() time.Time { return time.Unix(f.now.Load(), 0) })
	t.Cleanup(func() { f.Close() })
	return f
}

// later lets so much time pass that the folder is read again.
func (f *folder) later() { f.now.Add(31) }

// file makes a file whose tiles say its text: those of a box at zooms, but for one column.
func file(t testing.TB, text string, kind tiles.Kind, box tiles.Box, first, last uint8, without ...uint32) []byte {
	t.Helper()
	list := map[tiles.Tile][]byte{}
	for zoom := first; zoom <= last; zoom++ {
		for _, s := range box.Squares(zoom) {
			for x := s.X0; x <= s.X1; x++ {
				for y := s.Y0; y <= s.Y1; y++ {
					if len(without) == 0 || x != without[0] {
						list[tiles.Tile{Zoom: zoom, X: x, Y: y}] = []byte(text)
					}
				}
			}
		}
	}
	b, err := tiles.Writer{Kind: kind, Box: box, Metadata: map[string]any{"attribution": text}}.Pack(list)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// put moves a file into the folder.
func (f *folder) put(name string, b []byte) {
	f.Helper()
	temp := filepath.Join(f.TempDir(), name)
	if err := errors.Join(os.MkdirAll(f.dir, 0o700), os.WriteFile(temp, b, 0o600), os.Rename(temp, filepath.Join(f.dir, name))); err != nil {
		f.Fatal(err)
	}
}

func (f *folder) wants(want string, zoom uint8, x, y uint32) {
	f.Helper()
	tile, from, err := f.Tile(zoom, x, y)
	if err != nil || string(tile) != want || (from != nil) != (want != "") {
		f.Errorf("%d/%d/%d: %q, %v; want %q", zoom, x, y, tile, err, want)
	}
}

var (
	north = tiles.Box{West: 10, South: 10, East: 60, North: 60}
	south = tiles.Box{West: 30, South: -40, East: 80, North: 40}
)

// Of files that overlap, the deepest has a tile first; the others have those that it
// lacks. A folder may appear later, and files may come and go.
func TestFiles(t *testing.T) {
	t.Parallel()
	f := newFolder(t)
	if list, version := f.List(), f.Version(); list != nil || version != "" {
		t.Errorf("without a folder: %v, %q", list, version)
	}
	f.wants("", 7, 70, 50)
	f.put("a.pmtiles", file(t, "a", tiles.Vector, north, 7, 8))
	f.wants("a", 7, 70, 50) // at once
	one := f.Version()
	f.put("deep.pmtiles", file(t, "deep", tiles.Vector, south, 7, 9, 80))
	f.later()
	f.wants("deep", 7, 79, 60) // both have it
	f.wants("a", 7, 80, 60)    // the deepest says that it has it, and does not
	f.wants("a", 7, 70, 50)    // beyond it
	f.wants("deep", 9, 310, 256)
	f.wants("", 9, 280, 200)
	f.wants("", 6, 35, 25)
	list, two := f.List(), f.Version()
	if len(list) != 2 || list[0].Name != "deep" || list[0].Last != 9 || list[1].Name != "a" || list[1].Attribution != "a" || list[1].First != 7 || list[0].Box != south || two == one || two == "" {
		t.Errorf("%+v, %q after %q", list, two, one)
	}
	if err := os.Remove(filepath.Join(f.dir, "deep.pmtiles")); err != nil {
		t.Fatal(err)
	}
	f.later()
	f.wants("a", 7, 79, 60)
	if version := f.Version(); version != one {
		t.Errorf("version %q, want %q again", version, one)
	}
	if err := os.RemoveAll(f.dir); err != nil {
		t.Fatal(err)
	}
	f.later()
	f.wants("", 7, 79, 60)
	if f.log.Len() > 0 {
		t.Error(f.log.String())
	}
}

// A file that cannot be served leaves the others alone, and is logged once until it
// changes.
func TestBroken(t *testing.T) {
	t.Parallel()
	f := newFolder(t)
	good := file(t, "good", tiles.Vector, north, 7, 8)
	f.put("good.pmtiles", good)
	for name, b := range map[string][]byte{"cut": good[:len(good)-2], "page": []byte("<html>"), "empty": nil, "png": file(t, "\x89PNG", tiles.PNG, north, 7, 7)} {
		f.put(name+".pmtiles", b)
	}
	f.put("good.pmtiles.part", good[:200])
	if err := os.Mkdir(filepath.Join(f.dir, "folder.pmtiles"), 0o700); err != nil {
		t.Fatal(err)
	}
	for range 3 {
		f.later()
		f.wants("good", 7, 70, 50)
	}
	for _, name := range []string{"cut", "page", "empty", "png", "folder"} {
		if n := strings.Count(f.log.String(), "file="+name+".pmtiles"); n != 1 {
			t.Errorf("%s is logged %d times:\n%s", name, n, f.log.String())
		}
	}
	if list := f.List(); len(list) != 1 {
		t.Errorf("%+v", list)
	}
	f.put("cut.pmtiles", file(t, "whole", tiles.Vector, north, 7, 9))
	f.later()
	f.wants("whole", 7, 70, 50)
}

// A file that is written to in its place gives no tile of the wrong file, and that of
// another one meanwhile. It is served again once the folder is read.
func TestWrittenTo(t *testing.T) {
	t.Parallel()
	f := newFolder(t)
	f.put("deep.pmtiles", file(t, "deep", tiles.Vector, north, 7, 9))
	f.put("a.pmtiles", file(t, "a", tiles.Vector, south, 7, 8))
	f.later()
	f.wants("deep", 7, 79, 60)
	other := file(t, "other", tiles.Vector, north, 7, 9)
	if err := os.WriteFile(filepath.Join(f.dir, "deep.pmtiles"), other, 0o600); err != nil {
		t.Fatal(err)
	}
	f.wants("a", 7, 79, 60)
	if _, _, err := f.Tile(7, 70, 50); !errors.Is(err, tiles.ErrChanged) {
		t.Errorf("a tile that only the changed file has: %v", err)
	}
	f.later()
	f.wants("other", 7, 79, 60)
	if n := strings.Count(f.log.String(), "deep.pmtiles"); n != 1 {
		t.Errorf("logged %d times", n)
	}
}

// Tiles are read while files come and go.
func TestConcurrent(t *testing.T) {
	t.Parallel()
	f := newFolder(t)
	b := file(t, "a", tiles.Vector, north, 7, 7)
	f.put("always.pmtiles", b)
	f.later()
	f.wants("a", 7, 70, 50) // while one caller reads the folder, others use what was there before
	var group sync.WaitGroup
	for range 4 {
		group.Go(func() {
			for range 300 {
				f.wants("a", 7, 70, 50)
			}
		})
	}
	for i := range 50 {
		name := fmt.Sprintf("%d.pmtiles", i%5)
		f.put(name, b)
		f.later()
		f.List()
		if err := os.Remove(filepath.Join(f.dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	group.Wait()
}

// A folder that cannot be read is logged once, until it can be.
func TestUnreadable(t *testing.T) {
	t.Parallel()
	f := newFolder(t)
	f.put("a.pmtiles", file(t, "a", tiles.Vector, north, 7, 7))
	f.wants("a", 7, 70, 50)
	away := f.dir + "-away"
	if err := errors.Join(os.Rename(f.dir, away), os.WriteFile(f.dir, nil, 0o600)); err != nil { // a file where the folder was
		t.Fatal(err)
	}
	for range 3 {
		f.later()
		f.wants("a", 7, 70, 50) // it is still open
	}
	if n := strings.Count(f.log.String(), "cannot be read"); n != 1 {
		t.Errorf("logged %d times:\n%s", n, f.log.String())
	}
	if err := errors.Join(os.Remove(f.dir), os.Rename(away, f.dir)); err != nil {
		t.Fatal(err)
	}
	f.later()
	f.wants("a", 7, 70, 50)
}

// BenchmarkTile reads a tile of the last of ten regions that overlap.
func BenchmarkTile(b *testing.B) {
	f := newFolder(b)
	for i := range 10 {
		f.put(fmt.Sprintf("%d.pmtiles", i), file(b, "a", tiles.Vector, north, 7, uint8(7+i/9), 70))
	}
	f.put("last.pmtiles", file(b, "a", tiles.Vector, north, 7, 7))
	f.later()
	for b.Loop() {
		if tile, _, err := f.Tile(7, 70, 50); tile == nil || err != nil {
			b.Fatal(tile, err)
		}
	}
}
