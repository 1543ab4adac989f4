package tiles_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"io"
	"math"
	"os"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"finds/server/tiles"
)

// raster makes a file of pictures, gzipped or not, with leaf directories of so
// many entries.
func raster(t testing.TB, kind tiles.Kind, gzip bool, leaf int, list map[tiles.Tile][]byte) []byte {
	t.Helper()
	b, err := tiles.Writer{Kind: kind, Gzip: gzip, Leaf: leaf, Metadata: map[string]any{"attribution": "us"}}.Pack(list)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func unpacked(a *tiles.Archive, tile []byte) ([]byte, error) {
	var b bytes.Buffer
	_, err := a.Unpack(&b, tile)
	return b.Bytes(), err
}

func open(b []byte) (*tiles.Archive, error) { return tiles.Open(bytes.NewReader(b), int64(len(b))) }

// Pictures, in leaf directories; equal ones are a run.
func TestLeaves(t *testing.T) {
	t.Parallel()
	list := map[tiles.Tile][]byte{}
	for x := range uint32(8) {
		for y := range uint32(8) {
			list[tiles.Tile{Zoom: 3, X: x, Y: y}] = []byte("\x89PNG" + strings.Repeat(string(rune('a'+x)), int(1+y/4)))
		}
	}
	a, err := open(raster(t, tiles.PNG, false, 3, list))
	if err != nil {
		t.Fatal(err)
	}
	if first, last := a.Zooms(); first != 3 || last != 3 || a.Kind().MediaType() != "image/png" || a.Kind().Ext() != "png" || a.Gzipped() || a.Attribution() != "us" {
		t.Errorf("%d to %d, %+v", first, last, a)
	}
	for k, want := range list {
		got, err := a.Tile(k.Zoom, k.X, k.Y)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%v: %q, %v; want %q", k, got, err, want)
		}
		if out, err := unpacked(a, got); err != nil || !bytes.Equal(out, want) {
			t.Errorf("%v unpacked: %q, %v", k, out, err)
		}
	}
}

// archive puts sections together under a header that tells the truth of them,
// unless change says otherwise.
func archive(root, leaves, data []byte, change func(h []byte)) []byte {
	meta := tiles.Zip([]byte("{}"))
	h := tiles.Writer{Kind: tiles.Vector, Gzip: true}.Header(tiles.Contents{Last: 5, Root: len(root), Metadata: len(meta), Leaves: len(leaves), Data: len(data),
		Tiles: 1, Entries: 1, Different: 1})
	if change != nil {
		change(h)
	}
	return append(append(append(append(h, root...), meta...), leaves...), data...)
}

func directory(list ...tiles.Entry) []byte { return tiles.Zip(tiles.Directory(list)) }

// Whatever a file claims, it is refused with words, soon, and with little memory.
func TestHostile(t *testing.T) {
	tile := tiles.Zip([]byte("x"))
	n := uint64(len(tile))
	bomb := tiles.Zip(make([]byte, 256<<20))
	crowd := directory(many(0, 1<<17+1)...)
	// A directory that is its own leaf: the entry says where itself lies.
	loop := directory(tiles.Entry{ID: 0, Offset: 0, Length: 30, Run: 0})
	loop = directory(tiles.Entry{ID: 0, Offset: 0, Length: uint64(len(loop)), Run: 0})
	put := func(at int, v uint64) func([]byte) {
		return func(h []byte) { binary.LittleEndian.PutUint64(h[at:], v) }
	}
	good := directory(tiles.Entry{ID: 0, Offset: 0, Length: n, Run: 1})
	for name, c := range map[string]struct {
		file []byte
		says string
	}{
		"a loop of directories":        {archive(loop, loop, tile, nil), "too deep"},
		"a root over its part":         {archive(good, nil, tile, put(16, 16384)), "root directory"},
		"a root of all numbers":        {archive(good, nil, tile, put(16, 1<<64-1)), "ends before its root directory"},
		"a root at the end of numbers": {archive(good, nil, tile, put(8, 1<<64-1)), "ends before its root directory"},
		"a root in the header":         {archive(good, nil, tile, put(8, 3)), "root directory"},
		"no root":                      {archive(good, nil, tile, put(16, 0)), "root directory"},
		"metadata beyond the end":      {archive(good, nil, tile, put(32, 1<<40)), "ends before its metadata"},
		"leaves beyond the end":        {archive(good, nil, tile, put(48, 1<<63)), "ends before its leaf directories"},
		"tiles beyond the end":         {archive(good, nil, tile, put(64, n+1)), "ends before its tiles"},
		"a tile beyond its section":    {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: n + 1, Run: 1}), nil, tile, nil), "outside of its section"},
		"a tile before its section":    {archive(directory(tiles.Entry{ID: 0, Offset: 1<<63 - 1, Length: n, Run: 1}), nil, tile, nil), "outside of its section"},
		"a tile of 4 GB":               {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: 1<<32 - 1, Run: 1}), nil, tile, nil), "a tile has"},
		"a leaf beyond its section":    {archive(directory(tiles.Entry{ID: 0, Offset: 9, Length: 9, Run: 0}), []byte("leaf"), tile, nil), "outside of its section"},
		"a leaf of 4 GB":               {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: 1<<32 - 1, Run: 0}), []byte("leaf"), tile, nil), "a directory has"},
		"a leaf of garbage":            {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: 4, Run: 0}), []byte("leaf"), tile, nil), ""},
		"a root of garbage":            {archive([]byte("not gzip at all"), nil, tile, nil), ""},
		"a bomb for a leaf":            {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: uint64(len(bomb)), Run: 0}), bomb, tile, nil), "unpacks to over"},
		"a bomb for a tile":            {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: uint64(len(bomb)), Run: 1}), nil, bomb, nil), "unpacks to over"},
		"a tile that is not packed":    {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: 5, Run: 1}), nil, []byte("plain"), nil), ""},
		"a leaf of too many":           {archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: uint64(len(crowd)), Run: 0}), crowd, tile, nil), "more entries than are read"},
		"a root of too many":           {archive(tiles.Zip(binary.AppendUvarint(nil, 1<<40)), nil, tile, nil), "more entries"},
		"a picture that is none":       {raster(t, tiles.PNG, false, 0, map[tiles.Tile][]byte{{}: []byte("GIF89a")}), "not png"},
		"metadata that is a list": {func() []byte {
			b, _ := tiles.Writer{Kind: tiles.Vector, Metadata: []int{1}}.Pack(map[tiles.Tile][]byte{{}: {1}})
			return b
		}(), "not a JSON object"},
		"an SQLite file": {[]byte("SQLite format 3\x00" + strings.Repeat("\x00", 200)), "has no PMTiles header"},
		"nothing":        {nil, "has no PMTiles header"},
	} {
		var a *tiles.Archive
		var err error
		took := uint64(math.MaxUint64)
		for range 3 { // other tests take memory, too: the least is of this one
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			a, err = open(c.file)
			runtime.ReadMemStats(&after)
			took = min(took, after.TotalAlloc-before.TotalAlloc)
		}
		if !errors.Is(err, tiles.ErrFormat) || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, %v; want %q", name, a, err, c.says)
		}
		if took > 48<<20 { // 4 MB, in pieces that grow, which take more under the race detector
			t.Errorf("%s takes %d MB", name, took>>20)
		}
	}
	if a, err := open(archive(good, nil, tile, nil)); err != nil || a == nil {
		t.Errorf("the same without a lie: %v", err)
	}
}

// many are entries of a tile each, all with the same bytes.
func many(first, n uint64) (list []tiles.Entry) {
	for i := range n {
		list = append(list, tiles.Entry{ID: first + i, Length: 1, Run: 1})
	}
	return list
}

// What is kept of directories is bounded, however many there are.
func TestLeavesKept(t *testing.T) {
	const leaves, each = 40, 100_000
	var root []tiles.Entry
	var section []byte
	tile := tiles.Zip(nil)
	for i := range uint64(leaves) {
		leaf := directory(many(i*each, each)...)
		root = append(root, tiles.Entry{ID: i * each, Offset: uint64(len(section)), Length: uint64(len(leaf))})
		section = append(section, leaf...)
	}
	b := archive(directory(root...), section, append(tile, 'x'), func(h []byte) { h[98], h[101] = 1, 12 })
	heap := func() uint64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return m.HeapAlloc
	}
	before := heap()
	a, err := open(b)
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for x := range uint32(32) {
		for y := range uint32(32) {
			if tile, err := a.Tile(11, x*64, y*64); err != nil {
				t.Fatal(err)
			} else if tile != nil {
				read++
			}
		}
	}
	if after := heap(); after-before > 18<<20 || read < 300 {
		t.Errorf("%d tiles were read, %d MB are kept", read, (after-before)>>20)
	}
	runtime.KeepAlive(a)
}

// reads counts how often a part of a file is read.
type reads struct {
	*bytes.Reader
	at int64
	n  atomic.Int32
}

func (r *reads) ReadAt(b []byte, off int64) (int, error) {
	if off == r.at {
		r.n.Add(1)
	}
	return r.Reader.ReadAt(b, off)
}

// A directory that many ask for at once is read once; where it lies is where it
// begins and ends.
func TestLeafOnce(t *testing.T) {
	t.Parallel()
	leaf := directory(many(1, 100_000)...)
	length := uint64(len(leaf))
	tile := tiles.Zip(nil)
	root := directory(tiles.Entry{ID: 0, Length: uint64(len(tile)), Run: 1}, tiles.Entry{ID: 1, Length: length}, tiles.Entry{ID: 5000, Length: length - 1})
	b := archive(root, leaf, tile, func(h []byte) { h[98], h[101] = 1, 12 })
	f := &reads{Reader: bytes.NewReader(b), at: int64(binary.LittleEndian.Uint64(b[40:]))}
	a, err := tiles.Open(f, int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	var group sync.WaitGroup
	for range 50 {
		group.Go(func() {
			if tile, err := a.Tile(1, 0, 0); err != nil || len(tile) != 1 {
				t.Errorf("%q, %v", tile, err)
			}
		})
	}
	group.Wait()
	if n := f.n.Load(); n != 1 {
		t.Errorf("read %d times", n)
	}
	if _, err := a.Tile(8, 0, 0); !errors.Is(err, tiles.ErrFormat) {
		t.Errorf("the same without its end: %v", err)
	}
}

// shrinking is a file that is cut off after it was opened.
type shrinking struct {
	*bytes.Reader
	left bool
}

func (s *shrinking) ReadAt(b []byte, off int64) (int, error) {
	if s.left {
		return 0, io.EOF
	}
	return s.Reader.ReadAt(b, off)
}

func TestCutOffWhileServed(t *testing.T) {
	t.Parallel()
	b := raster(t, tiles.PNG, false, 0, map[tiles.Tile][]byte{{}: []byte("\x89PNG")})
	f := &shrinking{Reader: bytes.NewReader(b)}
	a, err := tiles.Open(f, int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	f.left = true
	if _, err := a.Tile(0, 0, 0); !errors.Is(err, io.EOF) {
		t.Errorf("%v", err)
	}
}

// FuzzArchive opens whatever there is and asks for tiles.
func FuzzArchive(f *testing.F) {
	fixture, err := os.ReadFile("testdata/test_fixture_1.pmtiles")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(fixture)
	f.Add(raster(f, tiles.PNG, false, 1, map[tiles.Tile][]byte{{}: []byte("\x89PNG1"), {Zoom: 1}: []byte("\x89PNG2")}))
	f.Add(archive(directory(tiles.Entry{ID: 0, Offset: 0, Length: 30, Run: 0}), directory(tiles.Entry{ID: 0, Offset: 0, Length: 30, Run: 0}), []byte("x"), nil))
	f.Fuzz(func(t *testing.T, b []byte) {
		a, err := open(b)
		if err != nil {
			if !errors.Is(err, tiles.ErrFormat) {
				t.Fatalf("an error of another kind: %v", err)
			}
			return
		}
		for z := range uint8(4) {
			for x := range uint32(1) << z {
				tile, err := a.Tile(z, x, x)
				if err == nil && tile != nil {
					a.Unpack(io.Discard, tile)
				}
			}
		}
	})
}
