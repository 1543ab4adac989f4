package webtest

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"os"
	"path/filepath"
	"testing"
)

// Landscape makes a photograph of so many pixels, so that there is something to
// see and to make smaller.
func Landscape(w, h int, hue float64) []byte {
	p := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			fx, fy := float64(x)/float64(w), float64(y)/float64(h)
			hill := 0.62 + 0.1*math.Sin(fx*5+hue*7) + 0.04*math.Sin(fx*17+hue)
			c := color.RGBA{uint8(120 + 100*fy + 30*hue), uint8(170 + 40*fy), uint8(230 - 40*fy), 255}
			if fy > hill {
				d := (fy - hill) * 2
				c = color.RGBA{uint8(40 + 90*hue + 60*d), uint8(110 - 30*hue + 30*d), uint8(70 - 40*d), 255}
			}
			if math.Hypot(fx-0.72, (fy-0.26)*float64(h)/float64(w)) < 0.06 {
				c = color.RGBA{255, 240, 200, 255}
			}
			p.SetRGBA(x, y, c)
		}
	}
	var b bytes.Buffer
	Must(0, jpeg.Encode(&b, p, &jpeg.Options{Quality: 88}))
	return b.Bytes()
}

// WithGPS puts an Exif block with a place, and orientation 6 (turn right), into
// a JPEG.
func WithGPS(photo []byte, lat, lng float64) []byte {
	be16 := func(n int) []byte { return []byte{byte(n >> 8), byte(n)} }
	be32 := func(n int) []byte { return []byte{byte(n >> 24), byte(n >> 16), byte(n >> 8), byte(n)} }
	entry := func(tag, kind, count int, value []byte) []byte {
		return bytes.Join([][]byte{be16(tag), be16(kind), be32(count), append(value, make([]byte, 4-len(value))...)}, nil)
	}
	dms := func(d float64) []byte {
		d = math.Abs(d)
		deg := math.Floor(d)
		minutes := math.Floor((d - deg) * 60)
		sec := (d - deg - minutes/60) * 3600
		return bytes.Join([][]byte{be32(int(deg)), be32(1), be32(int(minutes)), be32(1), be32(int(math.Round(sec * 10000))), be32(10000)}, nil)
	}
	ref := func(v float64, plus, minus string) []byte {
		if v < 0 {
			return []byte(minus + "\x00")
		}
		return []byte(plus + "\x00")
	}
	// TIFF: header 8, IFD0 with 2 entries (30 bytes) at 8, GPS IFD with 4 entries (54 bytes) at 38, values at 92.
	tiff := bytes.Join([][]byte{[]byte("MM\x00\x2a"), be32(8),
		be16(2), entry(0x0112, 3, 1, be16(6)), entry(0x8825, 4, 1, be32(38)), be32(0),
		be16(4), entry(1, 2, 2, ref(lat, "N", "S")), entry(2, 5, 3, be32(92)), entry(3, 2, 2, ref(lng, "E", "W")), entry(4, 5, 3, be32(116)), be32(0),
		dms(lat), dms(lng)}, nil)
	app1 := append([]byte("Exif\x00\x00"), tiff...)
	head := append([]byte{0xff, 0xd8, 0xff, 0xe1}, be16(len(app1)+2)...)
	return bytes.Join([][]byte{head, app1, photo[2:]}, nil)
}

// File writes a file into the test's folder.
func File(t testing.TB, name string, b []byte) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, b, 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}
