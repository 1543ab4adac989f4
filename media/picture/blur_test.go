package picture

import (
	"image"
	"image/color"
	"strings"
	"testing"
)

// TestBlur compares hashes of gray pictures with those of the package blurhash for
// JavaScript, version 2.0.5.
func TestBlur(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		w, h int
		at   func(x, y int) byte
		want string
	}{
		"gray":   {32, 24, func(int, int) byte { return 128 }, "L2Eyb[_3fQ_3~qoffQoffQfQfQfQ"},
		"white":  {32, 32, func(int, int) byte { return 255 }, "L9TSUA~qfQ~q~qoffQoffQfQfQfQ"},
		"halves": {32, 24, func(x, _ int) byte { return 220 - byte(x/16)*180 }, "L]I#x_~qt7IUofofj[ayfQfQfQfQ"},
		"tall":   {24, 32, func(_, y int) byte { return 220 - byte(y/16)*180 }, "T]I#x_offQ~qoffQt7j[fQIUayfQ"},
	} {
		p := newPlane(c.w, c.h)
		for i := range p.pix {
			p.pix[i] = c.at(i%c.w, i/c.w)
		}
		f := frame{w: c.w, h: c.h, y: p, cx: 2, cy: 2}
		if got := f.blur(); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestBlurColours: the mean of a hash is the colour of the picture, also of one that
// is large, of one pixel, and on white where it is transparent.
func TestBlurColours(t *testing.T) {
	t.Parallel()
	clear := filled(60, 60, color.NRGBA{200, 30, 30, 0})
	for name, c := range map[string]struct {
		m    image.Image
		want color.NRGBA
	}{
		"large": {filled(1200, 300, gold), gold}, "one pixel": {filled(1, 1, blue), blue}, "tall": {filled(3, 500, green), green},
		"transparent": {clear, white},
	} {
		r := mustImage(t, asPNG(t, c.m))
		n := 0
		for _, digit := range r.Blur[2:6] {
			n = 83*n + strings.IndexRune(base83, digit)
		}
		if got := (color.NRGBA{byte(n >> 16), byte(n >> 8), byte(n), 255}); !near(got, c.want, 3) {
			t.Errorf("%s: the mean is %v, want %v", name, got, c.want)
		}
	}
}

// TestMedium: the medium rendition of a stored photo is that of its upload, and one is
// also made of a photo that is not larger.
func TestMedium(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		m    *image.NRGBA
		w, h int
	}{"large": {quarters(1200, 800), 960, 640}, "small": {quarters(96, 64), 96, 64}, "tall": {quarters(300, 1000), 288, 960}} {
		upload := mustImage(t, asPNG(t, c.m))
		for _, stored := range upload.Files[:2] {
			r, err := matching(stored.Data).RenderMedium(stored.Data)
			if err != nil {
				t.Fatal(err)
			}
			if len(r.Files) != 1 || label(r.Files[0]) != "medium.webp" || r.MediumWidth != c.w || r.MediumHeight != c.h || r.Width != c.m.Rect.Dx() {
				t.Fatalf("%s: %d files, %d×%d", name, len(r.Files), r.MediumWidth, r.MediumHeight)
			}
			m := seen(t, r.Files[0].Data)
			if m.Rect.Size() != image.Pt(c.w, c.h) {
				t.Errorf("%s: the file is %v", name, m.Rect)
			}
			wantQuarters(t, m, 24)
			if r.Blur[2:6] == "0000" || len(r.Blur) != 28 || r.Blur[0] != upload.Blur[0] {
				t.Errorf("%s: blur %s, at the upload %s", name, r.Blur, upload.Blur)
			}
		}
	}
	half := asJPEG(t, quarters(1200, 800))
	if _, err := JPEG.RenderMedium(half[:len(half)/8]); err == nil {
		t.Error("a part of a photo is rendered")
	}
}
