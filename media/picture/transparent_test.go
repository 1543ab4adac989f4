package picture

import (
	"bytes"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/gen2brain/webp"
)

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

// BenchmarkTransparentBytes tells the bytes of a WebP with opacity, and of that
// which the encoder makes alone.
func BenchmarkTransparentBytes(b *testing.B) {
	for name, m := range transparentPictures(1920, 1200) {
		b.Run(name, func(b *testing.B) {
			var ours []byte
			var theirs []byte
			for b.Loop() {
				var err error
				if ours, err = flattened(m, nil).webp(webpQuality); err != nil {
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
