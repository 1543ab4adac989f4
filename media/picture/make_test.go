package picture

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"testing"

	"github.com/gen2brain/jpegn"
	"github.com/gen2brain/webp"
)

var (
	red, green = color.NRGBA{200, 30, 30, 255}, color.NRGBA{30, 160, 40, 255}
	blue, gold = color.NRGBA{30, 50, 190, 255}, color.NRGBA{220, 180, 40, 255}
	white      = color.NRGBA{255, 255, 255, 255}
)

// quarters is a w×h picture, red and green above blue and gold.
func quarters(w, h int) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := [4]color.NRGBA{red, green, blue, gold}[2*(2*y/h)+2*x/w]
			m.SetNRGBA(x, y, c)
		}
	}
	return m
}

// filled is a picture of one colour.
func filled(w, h int, c color.NRGBA) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(m.Pix); i += 4 {
		m.Pix[i], m.Pix[i+1], m.Pix[i+2], m.Pix[i+3] = c.R, c.G, c.B, c.A
	}
	return m
}

// stored turns an upright picture into what a camera with orientation o saves,
// by the words of Exif 2.32, 4.6.4: which side of the scene row 0 and column 0 are.
func stored(m *image.NRGBA, o int) *image.NRGBA {
	w, h := m.Rect.Dx(), m.Rect.Dy()
	row0 := [...]string{"top", "top", "bottom", "bottom", "left", "right", "right", "left"}[o-1]
	col0 := [...]string{"left", "right", "right", "left", "top", "top", "bottom", "bottom"}[o-1]
	sw, sh := w, h
	if o >= 5 {
		sw, sh = h, w
	}
	out := image.NewNRGBA(image.Rect(0, 0, sw, sh))
	for r := range sh {
		for c := range sw {
			at := map[string]int{"top": 0, "left": 0}
			place := func(side string, i int) {
				switch side {
				case "top":
					at["y"] = i
				case "bottom":
					at["y"] = h - 1 - i
				case "left":
					at["x"] = i
				case "right":
					at["x"] = w - 1 - i
				}
			}
			place(row0, r)
			place(col0, c)
			out.SetNRGBA(c, r, m.NRGBAAt(at["x"], at["y"]))
		}
	}
	return out
}

// tiff is an Exif block: orientation, a text, and a GPS directory.
func tiff(o int, order binary.AppendByteOrder) []byte {
	b := []byte("II*\x00")
	if order == binary.AppendByteOrder(binary.BigEndian) {
		b = []byte("MM\x00*")
	}
	u16 := func(v int) { b = order.AppendUint16(b, uint16(v)) }
	u32 := func(v int) { b = order.AppendUint32(b, uint32(v)) }
	entry := func(tag, kind, count, value int) { u16(tag); u16(kind); u32(count); u32(value) }
	u32(8)
	u16(3)
	entry(0x010e, 2, len(canary), 8+2+3*12+4) // ImageDescription
	u16(0x0112)                               // Orientation: a short, left in its four bytes
	u16(3)
	u32(1)
	u16(o)
	u16(0)
	entry(0x8825, 4, 1, 8+2+3*12+4+len(canary)) // GPS
	u32(0)
	b = append(b, canary...)
	u16(1)
	entry(1, 2, 2, 'N')
	u32(0)
	return b
}

// asJPEG encodes m and puts segments behind the start marker.
func asJPEG(t testing.TB, m image.Image, segments ...[]byte) []byte {
	t.Helper()
	o := &jpegn.EncodeOptions{Quality: 95, Subsampling: jpegn.Subsample420}
	if _, ok := m.(*image.Gray); ok {
		o.Subsampling = jpegn.SubsampleGray
	}
	var out bytes.Buffer
	if err := jpegn.Encode(&out, m, o); err != nil {
		t.Fatal(err)
	}
	return bytes.Join([][]byte{out.Bytes()[:2], bytes.Join(segments, nil), out.Bytes()[2:]}, nil)
}

func pngChunk(name string, body []byte) []byte {
	b := append(binary.BigEndian.AppendUint32(nil, uint32(len(body))), name...)
	b = append(b, body...)
	return binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b[4:]))
}

// asPNG encodes m and puts chunks behind IHDR.
func asPNG(t testing.TB, m image.Image, chunks ...[]byte) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	const ihdr = 8 + 25
	return bytes.Join([][]byte{out.Bytes()[:ihdr], bytes.Join(chunks, nil), out.Bytes()[ihdr:]}, nil)
}

func riffChunk(name string, body []byte) []byte {
	b := append(binary.LittleEndian.AppendUint32([]byte(name), uint32(len(body))), body...)
	return append(b, make([]byte, len(body)&1)...)
}

// webpChunk encodes m and returns the chunk of its coded picture.
func webpChunk(t testing.TB, m image.Image, lossless bool) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := webp.Encode(&out, m, webp.Options{Quality: 95, Lossless: lossless}); err != nil {
		t.Fatal(err)
	}
	f, err := parseWebP(out.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	return f.vp8
}

// asWebP encodes m in an extended file with more chunks.
func asWebP(t testing.TB, m image.Image, lossless bool, chunks ...[]byte) []byte {
	t.Helper()
	chunks = append([][]byte{webpChunk(t, m, lossless)}, chunks...)
	return riff(m.Bounds().Dx(), m.Bounds().Dy(), 0, true, chunks...)
}

func deflated(b []byte) []byte {
	var out bytes.Buffer
	z := zlib.NewWriter(&out)
	_, _ = z.Write(b)
	_ = z.Close()
	return out.Bytes()
}

// seen decodes one of our outputs: JPEG by the standard library, WebP by ours,
// which another test holds against known samples.
func seen(t testing.TB, data []byte) *image.NRGBA {
	t.Helper()
	var m image.Image
	var err error
	if bytes.HasPrefix(data, []byte("RIFF")) {
		var s *source
		if s, err = open(data); err == nil {
			var f *frame
			if f, err = s.decode(s, nil); err == nil && f.alpha != nil {
				return f.alpha
			} else if err == nil {
				return f.pixels(nil, 0)
			}
		}
	} else {
		m, err = jpeg.Decode(bytes.NewReader(data))
	}
	if err != nil {
		t.Fatalf("decode output: %v", err)
	}
	out := image.NewNRGBA(m.Bounds())
	for y := range m.Bounds().Dy() {
		for x := range m.Bounds().Dx() {
			out.Set(x, y, m.At(x, y))
		}
	}
	return out
}

// near reports whether two colours differ by at most tolerance in each channel.
func near(a, b color.NRGBA, tolerance int) bool {
	for _, d := range [...]int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B), int(a.A) - int(b.A)} {
		if d > tolerance || d < -tolerance {
			return false
		}
	}
	return true
}
