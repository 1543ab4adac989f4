package picture

import (
	"image"
	"image/color"
	"math"
	"testing"
)

// TestGammaOfPNG: gAMA makes a picture lighter or darker, unless it is that of
// screens or another chunk says more.
func TestGammaOfPNG(t *testing.T) {
	t.Parallel()
	gama := func(v uint32) []byte { return pngChunk("gAMA", []byte(u32(v))) }
	stored := color.NRGBA{100, 150, 200, 255}
	powered := func(gamma float64) color.NRGBA {
		p := func(v byte) byte {
			return byte(math.Round(255 * math.Pow(float64(v)/255, 1/(gamma*2.2))))
		}
		return color.NRGBA{p(stored.R), p(stored.G), p(stored.B), 255}
	}
	for name, c := range map[string]struct {
		chunks [][]byte
		want   color.NRGBA
	}{
		"none": {nil, stored}, "of screens": {[][]byte{gama(45455)}, stored}, "zero": {[][]byte{gama(0)}, stored}, "too short": {[][]byte{pngChunk("gAMA", []byte("x"))}, stored},
		"linear": {[][]byte{gama(100_000)}, powered(1)}, "of old Macintoshes": {[][]byte{gama(55_556)}, powered(0.55556)},
		"sRGB": {[][]byte{gama(100_000), pngChunk("sRGB", []byte{0})}, stored}, "code points": {[][]byte{gama(100_000), pngChunk("cICP", []byte{1, 13, 0, 1})}, stored},
	} {
		got := seen(t, mustImage(t, asPNG(t, filled(64, 48, stored), c.chunks...)).Files[0].Data).NRGBAAt(30, 20)
		if !near(got, c.want, 5) {
			t.Errorf("%s: %v instead of %v", name, got, c.want)
		}
	}
	gray := image.NewGray(image.Rect(0, 0, 64, 48))
	for i := range gray.Pix {
		gray.Pix[i] = stored.R
	}
	want := powered(1).R
	if got := seen(t, mustImage(t, asPNG(t, gray, gama(100_000))).Files[0].Data).NRGBAAt(30, 20); !near(got, color.NRGBA{want, want, want, 255}, 5) {
		t.Errorf("gray: %v instead of %d", got, want)
	}
}

// TestPrimariesOfPNG: cHRM counts together with gAMA alone, and for colours alone.
func TestPrimariesOfPNG(t *testing.T) {
	t.Parallel()
	gama := pngChunk("gAMA", []byte(u32(45455)))
	chrm := func(v ...uint32) []byte { return pngChunk("cHRM", []byte(u32(v...))) }
	p3 := chrm(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
	same := chrm(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)
	adobe := chrm(31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000)
	d50 := chrm(34567, 35850, 64000, 33000, 30000, 60000, 15000, 6000)
	stored := color.NRGBA{100, 150, 120, 255}
	for name, c := range map[string]struct {
		chunks       [][]byte
		stored, want color.NRGBA
	}{
		"alone": {[][]byte{p3}, stored, stored}, "of sRGB": {[][]byte{gama, same}, stored, stored},
		"with sRGB": {[][]byte{gama, p3, pngChunk("sRGB", []byte{0})}, stored, stored},
		"too short": {[][]byte{gama, pngChunk("cHRM", []byte("x"))}, stored, stored}, "zero": {[][]byte{gama, chrm(0, 0, 0, 0, 0, 0, 0, 0)}, stored, stored},
		"on a line":     {[][]byte{gama, chrm(31270, 32900, 20000, 20000, 30000, 30000, 40000, 40000)}, stored, stored},
		"P3":            {[][]byte{gama, p3}, stored, color.NRGBA{83, 153, 118, 255}},
		"Adobe RGB":     {[][]byte{gama, adobe}, stored, color.NRGBA{66, 151, 119, 255}},
		"another white": {[][]byte{gama, d50}, white, white}, "gray in P3": {[][]byte{gama, p3}, color.NRGBA{128, 128, 128, 255}, color.NRGBA{128, 128, 128, 255}},
	} {
		got := seen(t, mustImage(t, asPNG(t, filled(64, 48, c.stored), c.chunks...)).Files[0].Data).NRGBAAt(30, 20)
		if !near(got, c.want, 5) {
			t.Errorf("%s: %v instead of %v", name, got, c.want)
		}
	}
}
