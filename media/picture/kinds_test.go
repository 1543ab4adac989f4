package picture

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"testing"

	"finds/schema"

	"github.com/gen2brain/jpegn"
)

func TestKindsOfPNG(t *testing.T) {
	t.Parallel()
	r := image.Rect(0, 0, 32, 32)
	gray, gray16, wide, wideAlpha, rgba := image.NewGray(r), image.NewGray16(r), image.NewRGBA64(r), image.NewNRGBA64(r), image.NewRGBA(r)
	paletted := image.NewPaletted(r, color.Palette{red, gold})
	for y := range 32 {
		for x := range 32 {
			gray.Set(x, y, color.Gray{90})
			gray16.Set(x, y, color.Gray16{90<<8 | 77})
			wide.Set(x, y, gold)
			wideAlpha.Set(x, y, color.NRGBA{gold.R, gold.G, gold.B, uint8(255 - min(1, x*y))})
			rgba.Set(x, y, gold)
			paletted.SetColorIndex(x, y, 1)
		}
	}
	for want, kinds := range map[color.NRGBA][]image.Image{{90, 90, 90, 255}: {gray, gray16}, gold: {wide, wideAlpha, rgba, paletted}} {
		for _, m := range kinds {
			for _, f := range mustImage(t, asPNG(t, m)).Files {
				if got := seen(t, f.Data).NRGBAAt(16, 16); !near(got, want, 6) {
					t.Errorf("%T %s: %v, want %v", m, label(f), got, want)
				}
			}
		}
	}
}

func TestKindsOfJPEG(t *testing.T) {
	t.Parallel()
	gray := image.NewGray(image.Rect(0, 0, 33, 17))
	for i := range gray.Pix {
		gray.Pix[i] = 90
	}
	r := mustImage(t, asJPEG(t, gray, segment(0xE2, "ICC_PROFILE\x00\x01\x01"+string(displayP3()))))
	if m, err := jpeg.Decode(bytes.NewReader(r.Files[1].Data)); err != nil {
		t.Error(err)
	} else if g, ok := m.(*image.Gray); !ok || g.GrayAt(5, 5).Y != 90 {
		t.Errorf("gray became %T", m)
	}
	for _, s := range []jpegn.Subsampling{jpegn.Subsample444, jpegn.Subsample440, jpegn.Subsample422, jpegn.Subsample420} {
		for _, progressive := range []bool{false, true} {
			var out bytes.Buffer
			if err := jpegn.Encode(&out, quarters(67, 45), &jpegn.EncodeOptions{Quality: 95, Subsampling: s, Progressive: progressive}); err != nil {
				t.Fatal(err)
			}
			for _, f := range mustImage(t, out.Bytes()).Files {
				wantQuarters(t, seen(t, f.Data), 24)
			}
		}
	}
}

// TestCMYK checks the conversion itself.
func TestCMYK(t *testing.T) {
	t.Parallel()
	m := image.NewCMYK(image.Rect(0, 0, 2, 1))
	copy(m.Pix, []byte{0, 0, 0, 0, 0, 255, 255, 0})
	got := fromCMYK(m, nil)
	if got.NRGBAAt(0, 0) != white || got.NRGBAAt(1, 0) != (color.NRGBA{255, 0, 0, 255}) {
		t.Errorf("%v", got.Pix)
	}
}

func TestAnimation(t *testing.T) {
	t.Parallel()
	frame := func(x, y int, m image.Image) []byte {
		head := make([]byte, 16)
		put24(head, x/2)
		put24(head[3:], y/2)
		put24(head[6:], m.Bounds().Dx()-1)
		put24(head[9:], m.Bounds().Dy()-1)
		return riffChunk("ANMF", append(head, webpChunk(t, m, false)...))
	}
	anim := riffChunk("ANIM", make([]byte, 6))
	other := frame(0, 0, filled(64, 48, blue))
	whole := mustImage(t, riff(64, 48, flagAnimation, true, anim, frame(0, 0, quarters(64, 48)), other))
	for _, f := range whole.Files {
		wantQuarters(t, seen(t, f.Data), 24)
	}
	part := mustImage(t, riff(64, 48, flagAnimation|flagAlpha, true, anim, frame(32, 24, filled(32, 24, gold)), other))
	if m := seen(t, part.Files[0].Data); m.NRGBAAt(10, 10).A != 0 || !near(m.NRGBAAt(48, 36), gold, 12) {
		t.Errorf("first frame at its place: %v, %v", m.NRGBAAt(10, 10), m.NRGBAAt(48, 36))
	}
	if _, err := renderPhoto(riff(64, 48, flagAnimation, true, anim, frame(34, 24, filled(32, 24, gold)))); err == nil {
		t.Error("a frame beyond the canvas is taken")
	}
}

func TestSizes(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ w, h, dw, dh, thumb int }{
		{1, 1, 1, 1, 1}, {2, 3, 2, 3, 2}, {399, 500, 399, 500, 399}, {1920, 100, 1920, 100, 100}, {1921, 31, 1920, 31, 31},
		{2000, 30, 1920, 29, 29}, {5, 4000, 2, 1920, 2}, {16383, 1, 1920, 1, 1}, {420, 410, 420, 410, 400},
	} {
		data := asJPEG(t, filled(c.w, c.h, gold))
		if c.w*c.h > 200_000 { // WebP is slow under the race detector
			s, err := open(data)
			if err != nil {
				t.Fatal(err)
			}
			f, err := s.decode(s, func(int, int) bool { return false })
			if err != nil {
				t.Fatal(err)
			}
			if q := f.square(400); q.w != c.thumb || q.h != c.thumb || q.cb.w != ceilDiv(q.w, 2) {
				t.Errorf("%d×%d: square %d×%d", c.w, c.h, q.w, q.h)
			}
			continue
		}
		r := mustImage(t, data)
		if r.Width != c.dw || r.Height != c.dh {
			t.Errorf("%d×%d: display %d×%d, want %d×%d", c.w, c.h, r.Width, r.Height, c.dw, c.dh)
		}
		for i, f := range r.Files {
			m := seen(t, f.Data)
			mw, mh := fit(c.dw, c.dh, schema.MediumEdge)
			if r.MediumWidth != mw || r.MediumHeight != mh {
				t.Errorf("%d×%d: medium %d×%d, want %d×%d", c.w, c.h, r.MediumWidth, r.MediumHeight, mw, mh)
			}
			want := []image.Point{{c.dw, c.dh}, {c.thumb, c.thumb}, {mw, mh}}[i/2]
			if m.Rect.Size() != want || !near(m.NRGBAAt(m.Rect.Dx()/2, m.Rect.Dy()/2), gold, 6) {
				t.Errorf("%d×%d: %s is %v %v, want %v", c.w, c.h, label(f), m.Rect.Size(), m.NRGBAAt(0, 0), want)
			}
		}
	}
}

func TestPicture(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ w, h, large, small int }{{420, 500, 400, 150}, {200, 160, 160, 150}, {90, 120, 90, 90}, {1, 1, 1, 1}} {
		exif := segment(0xE1, "Exif\x00\x00"+string(tiff(6, binary.BigEndian)))
		for name, data := range map[string][]byte{"jpeg": asJPEG(t, stored(quarters(c.w, c.h), 6), exif), "png": asPNG(t, quarters(c.w, c.h))} {
			r, err := renderAvatar(data)
			if err != nil {
				t.Fatal(err)
			}
			for i, want := range []string{"main.webp", "main.jpg", "small.webp", "small.jpg"} {
				m := seen(t, r.Files[i].Data)
				if side := []int{c.large, c.small}[i/2]; label(r.Files[i]) != want || m.Rect.Size() != image.Pt(side, side) {
					t.Errorf("%s %d×%d: %s is %v", name, c.w, c.h, label(r.Files[i]), m.Rect.Size())
				}
				if c.w > 50 {
					wantQuarters(t, m, 24)
				}
			}
		}
	}
}

// TestLanczos holds the fixed-point filter against its meaning: flat stays
// flat, the same size stays the same, half size of a ramp is a ramp.
func TestLanczos(t *testing.T) {
	t.Parallel()
	p := newPlane(61, 47)
	for i := range p.pix {
		p.pix[i] = byte(i*37 ^ i>>3)
	}
	scaled := func(p plane, w, h int) plane {
		return p.lanczos(axis{w, span{0, float64(p.w)}, float64(w)}, axis{h, span{0, float64(p.h)}, float64(h)})
	}
	if same := scaled(p, 61, 47); !bytes.Equal(same.pix, p.pix) {
		t.Error("the same size changes samples")
	}
	ramp := newPlane(200, 10)
	for i := range ramp.pix {
		ramp.pix[i] = byte(i % 200)
	}
	small := scaled(ramp, 50, 5)
	for i := 4; i < 46; i++ {
		if d := int(small.row(2)[i]) - (4*i + 1); d < -1 || d > 2 {
			t.Errorf("ramp at %d is %d", i, small.row(2)[i])
		}
	}
	for v := range 256 {
		flat := plane{bytes.Repeat([]byte{byte(v)}, 700), 70, 70, 10}
		if got := scaled(flat, 33, 3); !bytes.Equal(got.pix, bytes.Repeat([]byte{byte(v)}, 99)) {
			t.Errorf("flat %d changes", v)
		}
	}
}
