package picture

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"

	"finds/media/bmff"
)

// TestHEIFCut: a HEIC or AVIF that ends early is refused before its codec is
// made ready, which takes a second.
func TestHEIFCut(t *testing.T) {
	t.Parallel()
	for name, data := range heifSamples(t) {
		for n := 64; n < len(data); n += 1 + len(data)/500 {
			if _, err := open(data[:n]); !errors.Is(err, ErrDamaged) {
				t.Errorf("%s cut to %d of %d bytes: %v", name, n, len(data), err)
			}
		}
	}
}

// TestHEIFDamaged: so is one that contradicts itself.
func TestHEIFDamaged(t *testing.T) {
	t.Parallel()
	all := heifSamples(t)
	for name, c := range map[string]struct {
		file string
		box  string // with version and flags, if it has them
		at   int    // behind the kind of the box
		put  string
	}{
		"no such main picture":     {"heic", "pitm", 4, "\x77\x77"},
		"another kind of item":     {"heic", "hvc1", -4, "jpeg"},
		"codec of no version":      {"heic", "hvcC", 0, "\x07"},
		"codec without sets":       {"heic", "hvcC", 22, "\x00"},
		"a set of another kind":    {"heic", "hvcC", 23, "\xa7"},
		"codec of AV1 unmarked":    {"avif", "av1C", 0, "\x01"},
		"places in odd numbers":    {"avif", "iloc", 4, "\x35"},
		"places beyond the end":    {"avif turned", "iloc", 4 + 2 + 2 + 2 + 2 + 2, "\x7f\xff\xff\xff"},
		"more items than places":   {"avif turned", "iloc", 4 + 2, "\x00\x09"},
		"properties of nothing":    {"avif turned", "ipma", 4, "\x00\x00\x00\x09"},
		"a unit longer than all":   {"heic", "mdat", 0, "\x7f\xff\xff\xff"},
		"a unit without a length":  {"heic", "mdat", 0, "\x00\x00\x00\x00"},
		"AV1 of a forbidden unit":  {"avif turned", "mdat", 0, "\x80"},
		"AV1 longer than its item": {"avif turned", "mdat", 0, "\x0a\xff\x7f"},
	} {
		if len(all) == 0 {
			break
		}
		bad := bytes.Clone(all[c.file])
		copy(bad[bytes.Index(bad, []byte(c.box))+4+c.at:], c.put)
		if bytes.Equal(bad, all[c.file]) {
			t.Errorf("%s: nothing is changed", name)
		}
		if _, err := open(bad); !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// gridOf is a HEIC header of a grid, item 1, of one column of tiles that share
// their bytes, and whose units are as given, with more boxes in its meta box.
func gridOf(rows, tiles int, units string, more ...string) []byte {
	set := func(kind byte) string { return string([]byte{kind, 0, 1, 0, 3, kind << 1, 1, 1}) }
	config := string(asBox("hvcC", "\x01", strings.Repeat("\x00", 20), "\x03\x03", set(32), set(33), set(34)))
	u16 := func(v ...int) string {
		var b []byte
		for _, n := range v {
			b = binary.BigEndian.AppendUint16(b, uint16(n))
		}
		return string(b)
	}
	entry := func(id int, kind string) string { return string(asBox("infe", u32(2<<24), u16(id, 0), kind, "\x00")) }
	iinf, iloc, inputs, uses := entry(1, "grid"), u16(1, 1, 0, 1)+u32(0, 8), u16(1, tiles), ""
	ftyp := asBox("ftyp", "heic", u32(0), "mif1")
	at := uint32(len(ftyp) + 8)
	for id := 2; id < 2+tiles; id++ {
		iinf += entry(id, "hvc1")
		iloc += u16(id, 0, 0, 1) + u32(at, uint32(len(units)))
		inputs += u16(id)
		uses += u16(id) + "\x01\x81"
	}
	ispe := string(asBox("ispe", u32(0, 64, uint32(64*rows))))
	meta := asBox("meta", u32(0), string(asBox("pitm", u32(0), u16(1))), string(asBox("iinf", u32(0), u16(1+tiles), iinf)),
		string(asBox("iref", u32(0), string(asBox("dimg", inputs)))), string(asBox("iloc", u32(1<<24), "\x44\x00", u16(1+tiles), iloc)),
		string(asBox("iprp", string(asBox("ipco", config, ispe)), string(asBox("ipma", u32(0, uint32(tiles)), uses)))),
		string(asBox("idat", string([]byte{0, 0, byte(rows - 1), 0}), u16(64, 64*rows))), strings.Join(more, ""))
	return bytes.Join([][]byte{ftyp, asBox("mdat", units), meta}, nil)
}

// TestHEIFGrid: the parts of a picture are looked at as well, equal ones once.
func TestHEIFGrid(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	const unit = "\x00\x00\x00\x04\x26\x01xx"
	for name, c := range map[string]struct {
		data  []byte
		whole bool
	}{
		"whole": {gridOf(3, 3, unit), true}, "a tile too few": {gridOf(3, 2, unit), false}, "a tile without pictures": {gridOf(2, 2, "\x00\x00\x00\x02\x4e\x01"), false},
		"a tile cut": {gridOf(2, 2, unit[:7]), false}, "very many that share much": {gridOf(255, 255, strings.Repeat(unit, 100_000)), true},
	} {
		if _, err := open(c.data); (err == nil) != c.whole {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestHEIFWork: what would take long to look at is refused.
func TestHEIFWork(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	input := string(asBox("dimg", "\x00\x99\x00\x01\x00\x01"))
	for name, more := range map[string]string{
		"a large meta box":         string(asBox("free", strings.Repeat("x", maxMeta))),
		"an item of too many":      string(asBox("iref", u32(0), strings.Repeat(input, maxTiles+1))),
		"very many places":         string(asBox("iloc", u32(0), "\x00\x00\x00\x02", strings.Repeat("\x00\x99\x00\x00\xff\xff", 2))),
		"very many boxes in meta":  strings.Repeat(string(asBox("free")), bmff.MaxBoxes),
		"places in half a box":     string(asBox("iloc", u32(0), "\x44")),
		"an entry without version": string(asBox("iinf", u32(0), "\x00\x01", string(asBox("infe", u32(0), "\x00\x99\x00\x00free")))),
	} {
		if _, err := open(gridOf(1, 1, "\x00\x00\x00\x04\x26\x01xx", more)); !errors.Is(err, ErrDamaged) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := open(gridOf(1, 1, "\x00\x00\x00\x04\x26\x01xx", string(asBox("free", "x")))); err != nil {
		t.Error(err)
	}
}
