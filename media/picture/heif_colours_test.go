package picture

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"testing"

	"github.com/gen2brain/avif"

	"finds/media/bmff"
	"finds/store/storetest"
)

// TestBrandsOfHEIF: the brands of all HEIF files are those of a HEIC, and what is
// decoded is the same.
func TestBrandsOfHEIF(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	data := storetest.ModuleFile(t, "github.com/gen2brain/heic@v0.4.9", "testdata/test8.heic")
	want := mustImage(t, data)
	for _, brand := range []string{"mif1", "msf1", "mif2"} {
		other := bytes.Clone(data)
		copy(other[8:], brand)
		got, err := renderPhoto(other)
		if err != nil {
			t.Errorf("%s: %v", brand, err)
			continue
		}
		if !bytes.Equal(got.Files[1].Data, want.Files[1].Data) {
			t.Errorf("%s gives another picture", brand)
		}
	}
}

// TestUsesInSeveralBoxes: an AVIF that says in a box for each item what it uses is
// read as one that says it in one.
func TestUsesInSeveralBoxes(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	var out bytes.Buffer
	m := filled(64, 48, color.NRGBA{200, 30, 30, 120})
	if err := avif.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	split := splitUses(t, out.Bytes())
	for name, data := range map[string][]byte{"one box": out.Bytes(), "a box for each": split} {
		r := mustImage(t, data)
		if got := seen(t, r.Files[0].Data).NRGBAAt(30, 20); r.Width != 64 || !near(got, color.NRGBA{200, 30, 30, 120}, 12) {
			t.Errorf("%s: %v", name, got)
		}
	}
}

// splitUses gives each item an ipma box of its own, and moves what is behind.
func splitUses(t *testing.T, data []byte) []byte {
	t.Helper()
	at := int64(bytes.Index(data, []byte("ipma"))) - 4
	r := bmff.NewReader(bytes.NewReader(data))
	old, err := r.Box(at, int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	in := bmff.Fields{Rest: data[old.Body():old.End]}
	head := in.Take(4)
	var boxes []byte
	for n := in.Uint32(); n > 0; n-- {
		entry := in.Rest
		in.Take(2)
		in.Take(int(in.Uint(1)) * (1 + int(head[3]&1)))
		boxes = append(boxes, asBox("ipma", string(head), u32(1), string(entry[:len(entry)-len(in.Rest)]))...)
	}
	grown := len(boxes) - int(old.End-old.Start)
	if grown == 0 || in.Short {
		t.Fatal("the encoder wrote one item")
	}
	out := bytes.Join([][]byte{data[:at], boxes, data[old.End:]}, nil)
	for _, kind := range []string{"iprp", "meta"} {
		i := bytes.Index(out, []byte(kind)) - 4
		copy(out[i:], u32(binary.BigEndian.Uint32(out[i:])+uint32(grown)))
	}
	h := &heifItems{Reader: r, data: data, items: map[uint32]*heifItem{}}
	iloc := int64(bytes.Index(data, []byte("iloc"))) - 4
	b, _ := r.Box(iloc, int64(len(data)))
	if err := h.box(b); err != nil {
		t.Fatal(err)
	}
	for _, it := range h.items { // offsets have four bytes
		for _, part := range it.parts {
			place := []byte(u32(uint32(part.Offset), uint32(part.Size)))
			i := int(b.Start) + bytes.Index(out[b.Start:b.End], place)
			copy(out[i:], u32(uint32(part.Offset)+uint32(grown)))
		}
	}
	return out
}

// TestColoursByNumber: what colr says in numbers, or else the sequence of HEVC,
// decides the conversion.
func TestColoursByNumber(t *testing.T) {
	t.Parallel()
	needCodecs(t)
	data := smallAVIF(t)
	i := bytes.Index(data, []byte("colrnclx"))
	if i < 0 {
		t.Fatal("the sample has no numbers")
	}
	for name, c := range map[string]struct {
		primaries, transfer byte
		converted           bool
	}{"sRGB": {1, 13, false}, "P3": {12, 13, true}, "BT.2020, PQ": {9, 16, true}, "BT.709, HLG": {1, 18, true}, "unknown": {2, 2, false}, "reserved": {9, 77, false}} {
		other := bytes.Clone(data)
		other[i+9], other[i+11] = c.primaries, c.transfer
		s, err := open(other)
		if err != nil || (s.convert != nil) != c.converted {
			t.Errorf("%s: converted %v, %v", name, s != nil && s.convert != nil, err)
		}
	}
}

// TestSequenceOfHEVC reads the colours that x265 writes into its parameter sets.
func TestSequenceOfHEVC(t *testing.T) {
	t.Parallel()
	ffmpeg := storetest.Program(t, "ffmpeg")
	for args, want := range map[string]*codePoints{
		"-x265-params range=full:colorprim=bt709:transfer=bt709:colormatrix=bt709:log-level=error":                       {1, 1, 1, true},
		"-x265-params range=limited:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc:log-level=error":            {9, 16, 9, false},
		"-preset slow -x265-params scaling-list=default:range=full:colormatrix=smpte170m:log-level=error -vf setsar=4/3": {2, 2, 6, true},
	} {
		data := encoded(t, ffmpeg, "mp4", "-an -c:v libx265 -tag:v hvc1 -x265-params keyint=1 "+args)
		at := int64(bytes.Index(data, []byte("hvcC"))) - 4
		r := bmff.NewReader(bytes.NewReader(data))
		b, err := r.Box(at, int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		got := hevcPoints(data[b.Body():b.End])
		if got == nil || *got != *want {
			t.Errorf("%s: %+v, want %+v", args, got, want)
		}
	}
}

// TestRecoded: planes of another range and matrix become those of JFIF.
func TestRecoded(t *testing.T) {
	t.Parallel()
	planes := func(y, cb, cr byte) *frame {
		m := image.NewYCbCr(image.Rect(0, 0, 8, 8), image.YCbCrSubsampleRatio420)
		for i := range m.Y {
			m.Y[i] = y
		}
		for i := range m.Cb {
			m.Cb[i], m.Cr[i] = cb, cr
		}
		f, err := newFrame(m)
		if err != nil {
			t.Fatal(err)
		}
		return f
	}
	for name, c := range map[string]struct {
		points    codePoints
		y, cb, cr byte
		want      color.NRGBA
	}{
		"full":                {codePoints{1, 13, 6, true}, 235, 128, 128, color.NRGBA{235, 235, 235, 255}},
		"limited":             {codePoints{1, 13, 6, false}, 235, 128, 128, white},
		"limited black":       {codePoints{2, 2, 2, false}, 16, 128, 128, color.NRGBA{0, 0, 0, 255}},
		"BT.709 red":          {codePoints{1, 1, 1, true}, 54, 99, 255, color.NRGBA{254, 0, 0, 255}},
		"BT.709 limited blue": {codePoints{1, 1, 1, false}, 32, 240, 118, color.NRGBA{0, 0, 255, 255}},
		"GBR":                 {codePoints{1, 13, 0, true}, 10, 20, 200, color.NRGBA{200, 10, 20, 255}},
	} {
		f := c.points.recoded(planes(c.y, c.cb, c.cr))
		if got := f.pixels(nil, 0).NRGBAAt(4, 4); !near(got, c.want, 4) {
			t.Errorf("%s: %v, want %v", name, got, c.want)
		}
	}
}
