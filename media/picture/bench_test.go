package picture

import (
	"bytes"
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/gen2brain/jpegn"
)

// photo makes a picture with edges, gradients and grain, as a JPEG of 4:2:0.
func photo(tb testing.TB, w, h int) []byte {
	tb.Helper()
	m := image.NewYCbCr(image.Rect(0, 0, w, h), image.YCbCrSubsampleRatio420)
	r := rand.New(rand.NewPCG(1, 2))
	for y := range h {
		for x := range w {
			v := 128 + 60*math.Sin(float64(x)/37)*math.Cos(float64(y)/53) + 30*math.Sin(float64(x*y)/90000)
			if (x/160+y/120)%2 == 0 {
				v += 20
			}
			m.Y[y*m.YStride+x] = clamp(int32(v) + r.Int32N(9) - 4)
		}
	}
	for y := range (h + 1) / 2 {
		for x := range (w + 1) / 2 {
			m.Cb[y*m.CStride+x] = byte(96 + x*64/w)
			m.Cr[y*m.CStride+x] = byte(96 + y*64/h)
		}
	}
	var out bytes.Buffer
	if err := jpegn.Encode(&out, m, &jpegn.EncodeOptions{Quality: 90}); err != nil {
		tb.Fatal(err)
	}
	return out.Bytes()
}

func BenchmarkImage12MP(b *testing.B) {
	data := photo(b, 4032, 3024)
	b.ReportMetric(float64(len(data)), "source-bytes")
	b.ResetTimer()
	for b.Loop() {
		if _, err := renderPhoto(data); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkStages12MP(b *testing.B) {
	s, err := open(photo(b, 4032, 3024))
	if err != nil {
		b.Fatal(err)
	}
	enough := func(w, h int) bool { return w >= 1920 && h >= 1440 }
	f, err := s.decode(s, enough)
	if err != nil {
		b.Fatal(err)
	}
	display := f.upright(1920, 1440, 1)
	for name, stage := range map[string]func(){
		"decode": func() { _, _ = s.decode(s, enough) },
		"scale":  func() { f.upright(1920, 1440, 1) },
		"thumb":  func() { display.square(400) },
		"webp":   func() { _, _ = display.webp(webpQuality) },
		"jpeg":   func() { _, _ = display.jpeg(jpegQuality) },
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				stage()
			}
		})
	}
}
