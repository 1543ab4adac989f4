package media

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/gen2brain/webp"
)

// drawn makes a picture of w×h pixels, one at a time.
func drawn(w, h int, at func(x, y int) color.NRGBA) *image.NRGBA {
	m := image.NewNRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			m.SetNRGBA(x, y, at(x, y))
		}
	}
	return m
}

// shade are colours with the detail of a photograph.
func shade(r *rand.Rand, x, y int) color.NRGBA {
	v := 128 + 60*math.Sin(float64(x)/37)*math.Cos(float64(y)/53) + 30*math.Sin(float64(x*y)/90000)
	n := func(d float64) byte { return byte(min(max(v+d+float64(r.IntN(9)), 0), 255)) }
	return color.NRGBA{n(0), n(20), n(-30), 255}
}

// transparentPictures are those whose cost DESIGN.md tells.
func transparentPictures(w, h int) map[string]*image.NRGBA {
	r := rand.New(rand.NewPCG(3, 4))
	soft := func(d float64) byte { return byte(min(max(d, 0), 255)) }
	disc := func(x, y int, cx, cy, radius float64) float64 {
		return radius*float64(h) - math.Hypot(float64(x)-cx*float64(w), float64(y)-cy*float64(h))
	}
	return map[string]*image.NRGBA{
		"noise": drawn(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = byte(r.IntN(256))
			return c
		}),
		"mask": drawn(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = byte(r.IntN(2) * 255)
			return c
		}),
		"soft": drawn(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = soft(2 * disc(x, y, 0.5, 0.5, 0.45))
			return c
		}),
		"logo": drawn(w, h, func(x, y int) color.NRGBA {
			letter := max(disc(x, y, 0.3, 0.5, 0.3), disc(x, y, 0.6, 0.4, 0.2), -disc(x, y, 0.3, 0.5, 0.2)-float64(h))
			if letter > 0 {
				return color.NRGBA{200, 40, 30, soft(255 * letter)}
			}
			shadow := 60 + max(disc(x-20, y-20, 0.3, 0.5, 0.3), disc(x-20, y-20, 0.6, 0.4, 0.2))
			return color.NRGBA{0, 0, 0, soft(2 * shadow)}
		}),
		"gradient": drawn(w, h, func(x, y int) color.NRGBA {
			return color.NRGBA{byte(255 * x / w), byte(255 * y / h), 180, byte(255 * (x + y) / (w + h))}
		}),
	}
}

// TestOpacityKept: the WebP of a picture with opacity has exactly that opacity, and
// on white it looks like what went in as much as that of the encoder alone.
func TestOpacityKept(t *testing.T) {
	t.Parallel()
	for name, m := range transparentPictures(321, 203) {
		made := mustImage(t, asPNG(t, m)).Files[0].Data
		got, alone := seen(t, made), seen(t, encodedAlone(t, m))
		for i := 3; i < len(m.Pix); i += 4 {
			if got.Pix[i] != m.Pix[i] {
				t.Fatalf("%s: pixel %d has opacity %d instead of %d", name, i/4, got.Pix[i], m.Pix[i])
			}
		}
		if ours, theirs := whiteDifference(got, m), whiteDifference(alone, m); ours > theirs+0.3 {
			t.Errorf("%s: on white it differs by %.2f levels, that of the encoder alone by %.2f", name, ours, theirs)
		}
	}
}

func encodedAlone(tb testing.TB, m *image.NRGBA) []byte {
	tb.Helper()
	var out bytes.Buffer
	if err := webp.Encode(&out, m, webp.Options{Quality: webpQuality, Method: webpMethod}); err != nil {
		tb.Fatal(err)
	}
	return out.Bytes()
}

// whiteDifference is the mean difference of two pictures on white, in levels.
func whiteDifference(a, b *image.NRGBA) float64 {
	sum := 0.0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			sum += math.Abs(float64(onWhite(a.Pix[i+c], a.Pix[i+3]) - onWhite(b.Pix[i+c], b.Pix[i+3])))
		}
	}
	return sum / float64(len(a.Pix)/4*3)
}

// TestHiddenColours: colours that cannot be seen take next to no bytes, and
// nothing of them stays.
func TestHiddenColours(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(5, 6))
	m := drawn(256, 256, func(x, y int) color.NRGBA {
		if x < 128 {
			return color.NRGBA{byte(r.Uint32()), byte(r.Uint32()), byte(r.Uint32()), 0}
		}
		return color.NRGBA{40, 90, 160, 255}
	})
	data := mustImage(t, asPNG(t, m)).Files[0].Data
	if len(data) > 600 {
		t.Errorf("half a picture of transparent noise takes %d bytes", len(data))
	}
	for i, got := 0, seen(t, data); i < len(got.Pix); i += 4 {
		if p := got.Pix[i:][:4]; !near(color.NRGBA{p[0], p[1], p[2], 255}, color.NRGBA{40, 90, 160, 255}, 100) || p[3] != m.Pix[i+3] {
			t.Fatalf("pixel %d is %v", i/4, p)
		}
	}
}

// BenchmarkTransparency tells what a worker takes for PNGs with opacity. The
// memory of this process counts as the worker's, so the sizes are reported by
// another benchmark, which has to be run behind it.
func BenchmarkTransparency(b *testing.B) {
	for name, m := range transparentPictures(1920, 1200) {
		b.Run(name, func(b *testing.B) {
			src := filepath.Join(b.TempDir(), "a.png")
			f, err := os.Create(src)
			if err != nil {
				b.Fatal(err)
			}
			if err := errors.Join(png.Encode(f, m), f.Close()); err != nil {
				b.Fatal(err)
			}
			var took time.Duration
			var peak int64
			for b.Loop() {
				cpu, mem := workerUse(b, "png", src)
				took, peak = took+cpu, max(peak, mem)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(took)/float64(time.Millisecond)/float64(b.N), "cpu-ms")
			b.ReportMetric(float64(peak), "MB")
		})
	}
}

// BenchmarkTransparentBytes tells the bytes of a WebP with opacity, and of that
// which the encoder makes alone.
func BenchmarkTransparentBytes(b *testing.B) {
	for name, m := range transparentPictures(1920, 1200) {
		b.Run(name, func(b *testing.B) {
			var ours []byte
			var theirs []byte
			for b.Loop() {
				var err error
				if ours, err = straightFrame(m, nil).webp(webpQuality); err != nil {
					b.Fatal(err)
				}
				theirs = encodedAlone(b, m)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(len(ours)), "bytes")
			b.ReportMetric(float64(len(theirs)), "encoder-bytes")
		})
	}
}
