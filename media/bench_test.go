package media

import (
	"bytes"
	"image"
	"math"
	"math/rand/v2"
	"net/url"
	"testing"
	"time"

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
		if _, err := Image(data); err != nil {
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

const benchPath = "m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_t.webp"

func BenchmarkSign(b *testing.B) {
	s, now := NewSigner(make([]byte, 32)), time.Now()
	b.ReportAllocs()
	for b.Loop() {
		s.Sign(benchPath, "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", now)
	}
}

func BenchmarkVerify(b *testing.B) {
	s, now := NewSigner(make([]byte, 32)), time.Now()
	q, err := url.ParseQuery(s.Sign(benchPath, "0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d", now))
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, ok := s.Verify(benchPath, q, now); !ok {
			b.Fatal("refused")
		}
	}
}

func BenchmarkAvatar(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Avatar("ann", "0198c5a2"); err != nil {
			b.Fatal(err)
		}
	}
}
