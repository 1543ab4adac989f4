package tiles

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"finds/embed"
)

// The examples of the specification, section 4.1, and the corners of every zoom.
func TestID(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		z    uint8
		x, y uint32
		id   uint64
	}{{0, 0, 0, 0}, {1, 0, 0, 1}, {1, 0, 1, 2}, {1, 1, 1, 3}, {1, 1, 0, 4}, {2, 0, 0, 5}, {12, 3423, 1763, 19078479}, {26, 0, 0, 1501199875790165}, {26, 1<<26 - 1, 0, 6004799503160660}} {
		if got := ID(c.z, c.x, c.y); got != c.id {
			t.Errorf("%d/%d/%d is %d, want %d", c.z, c.x, c.y, got, c.id)
		}
	}
	next := uint64(0)
	for z := range uint8(9) { // each id once, neighbours side by side
		at := map[uint64][2]uint32{}
		for x := range uint32(1) << z {
			for y := range uint32(1) << z {
				at[ID(z, x, y)] = [2]uint32{x, y}
			}
		}
		for i := range uint64(1) << (2 * z) {
			p, ok := at[next]
			if q := at[next-1]; !ok || i > 0 && (p[0]-q[0])*(p[0]-q[0])+(p[1]-q[1])*(p[1]-q[1]) != 1 {
				t.Fatalf("zoom %d: %d is at %v, after %v", z, next, p, q)
			}
			next++
		}
	}
}

// The examples of section 4.1 and what the reference implementations test with.
func TestFind(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		list   []entry
		id     uint64
		offset uint64
		ok     bool
	}{
		{nil, 101, 0, false},
		{[]entry{{100, 1, 1, 1}}, 100, 1, true}, {[]entry{{100, 1, 1, 1}}, 101, 1, false}, {[]entry{{100, 1, 1, 1}}, 99, 0, false},
		{[]entry{{3, 3, 1, 2}, {5, 5, 1, 2}}, 4, 3, true}, {[]entry{{100, 1, 1, 2}}, 101, 1, true},
		{[]entry{{100, 1, 1, 1}, {150, 2, 2, 2}}, 151, 2, true}, {[]entry{{50, 1, 1, 2}, {100, 2, 2, 1}, {150, 3, 3, 1}}, 51, 1, true},
		{[]entry{{100, 1, 1, 0}}, 150, 1, true}, // a leaf has all that follows
	} {
		if e, ok := find(c.list, c.id); ok != c.ok || ok && e.offset != c.offset {
			t.Errorf("%d in %v: %v, %v", c.id, c.list, e, ok)
		}
	}
}

// A directory by hand, as section 4.2 has it.
func TestParseDirectory(t *testing.T) {
	t.Parallel()
	b := []byte{3, 5, 37, 27, 1, 3, 0, 42, 10, 20, 0x80 | 0x3a, 0x0a, 0, 1} // offsets 1337, 1379, 0
	want := []entry{{5, 1337, 42, 1}, {42, 1379, 10, 3}, {69, 0, 20, 0}}
	got, err := parseDirectory(b)
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, %v; want %v", got, err, want)
	}
	for name, b := range map[string][]byte{
		"nothing": {}, "no entries": {0}, "more than it has": {200, 1, 1, 1}, "more than there can be": binary.AppendUvarint(nil, 1<<62), "cut off": b[:len(b)-1],
		"cut off in the middle": b[:6], "the same tile twice": {2, 5, 0, 1, 1, 1, 1, 1, 1}, "no length": {1, 5, 1, 0, 1}, "an offset from nothing": {1, 5, 1, 1, 0},
		"a number without end": {1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 1, 1},
		"an id too large":      append(binary.AppendUvarint([]byte{1}, 1<<63), 1, 1, 1), "a run too long": append(append([]byte{1, 5}, binary.AppendUvarint(nil, 1<<32)...), 1, 1),
	} {
		if list, err := parseDirectory(b); !errors.Is(err, ErrFormat) {
			t.Errorf("%s: %v, %v", name, list, err)
		}
	}
}

// A file that tippecanoe made, from the tests of the reference implementation.
func TestFixture(t *testing.T) {
	t.Parallel()
	b, err := os.ReadFile("testdata/test_fixture_1.pmtiles")
	if err != nil {
		t.Fatal(err)
	}
	h, err := parseHeader(b, uint64(len(b)))
	want := header{root: section{127, 25}, meta: section{152, 247}, data: section{399, 69}, internal: 2, tile: 2, kind: Vector}
	if err != nil || h != want {
		t.Fatalf("%+v, %v", h, err)
	}
	a, err := Open(bytes.NewReader(b), int64(len(b)))
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(a.root, []entry{{0, 0, 69, 1}}) {
		t.Errorf("its root is %v", a.root)
	}
	tile, err := a.Tile(0, 0, 0)
	if err != nil || !bytes.Equal(tile, b[399:468]) {
		t.Errorf("its tile: %d bytes, %v", len(tile), err)
	}
	if out, err := unpack(tile, unpackedMost); err != nil || !bytes.Contains(out, []byte("test_fixture_1")) {
		t.Errorf("unpacked: %q, %v", out, err)
	}
	if tile, err := a.Tile(1, 0, 0); tile != nil || err != nil {
		t.Errorf("a zoom that it does not have: %v, %v", tile, err)
	}
	for at, v := range map[int]byte{0: 'p', 7: 4, 97: 3, 98: 4, 99: 6, 100: 5, 101: 200} {
		c := bytes.Clone(b)
		c[at] = v
		if _, err := Open(bytes.NewReader(c), int64(len(c))); !errors.Is(err, ErrFormat) {
			t.Errorf("byte %d changed: %v", at, err)
		}
	}
	for n := range b {
		if _, err := Open(bytes.NewReader(b[:n]), int64(n)); !errors.Is(err, ErrFormat) {
			t.Errorf("%d bytes of it: %v", n, err)
		}
	}
}

// The map that the binary carries: every tile of it is found and can be
// unpacked, and none is where there should be none.
func TestWorld(t *testing.T) {
	t.Parallel()
	if len(embed.World) > 3<<20 {
		t.Errorf("it has %d bytes, over 3 MiB", len(embed.World))
	}
	a, err := Open(bytes.NewReader(embed.World), int64(len(embed.World)))
	if err != nil {
		t.Fatal(err)
	}
	if first, last := a.Zooms(); first != 0 || last != 6 || a.Kind() != Vector || !a.Gzipped() || a.Attribution() != "Natural Earth; GeoNames, CC BY 4.0" {
		t.Errorf("zooms %d to %d, %v, %q", first, last, a.Kind(), a.Attribution())
	}
	n := 0
	for z := range uint8(7) {
		for x := range uint32(1) << z {
			for y := range uint32(1) << z {
				tile, err := a.Tile(z, x, y)
				if err != nil {
					t.Fatalf("%d/%d/%d: %v", z, x, y, err)
				}
				if tile == nil {
					continue
				}
				n++
				if out, err := unpack(tile, unpackedMost); err != nil || len(out) < 20 || !bytes.Contains(out, []byte("earth")) && !bytes.Contains(out, []byte("places")) {
					t.Fatalf("%d/%d/%d: %d bytes, %v", z, x, y, len(out), err)
				}
			}
		}
	}
	if n != int(binary.LittleEndian.Uint64(embed.World[72:])) || n < 3000 || n > 5000 { // of 5461: oceans are empty
		t.Errorf("%d tiles", n)
	}
	tile, _ := a.Tile(0, 0, 0)
	if out, _ := unpack(tile, unpackedMost); !bytes.Contains(out, []byte("earth")) || !bytes.Contains(out, []byte("boundaries")) {
		t.Error("zoom 0 has no land or no borders")
	}
}

func TestAttribution(t *testing.T) {
	t.Parallel()
	for in, want := range map[string]string{
		"": "", "plain": "plain", `<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>`: "© OpenStreetMap",
		"<script>x</script> a\n<b>b": "x a b", "a < b": "a < b", strings.Repeat("x", 1000): strings.Repeat("x", attributionMost),
	} {
		if got := textOf(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func ExampleID() {
	fmt.Println(ID(12, 3423, 1763))
	// Output: 19078479
}
