package mediatest

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Segment returns a marker segment of a JPEG.
func Segment(marker byte, body string) []byte {
	return append([]byte{0xff, marker, byte((len(body) + 2) >> 8), byte(len(body) + 2)}, body...)
}

// ProgressiveJPEG returns a progressive JPEG of one colour, of w×h pixels in a number of
// components without subsampling: one scan with a bit for each block.
func ProgressiveJPEG(w, h int, components byte) []byte {
	sof := binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16([]byte{8}, uint16(h)), uint16(w))
	sof, sos := append(sof, components), []byte{components}
	for i := range components {
		sof, sos = append(sof, i+1, 0x11, 0), append(sos, i+1, 0)
	}
	counts := make([]byte, 16)
	counts[0] = 1 // code 0: no difference from the block before
	blocks := (w + 7) / 8 * ((h + 7) / 8) * int(components)
	return bytes.Join([][]byte{
		[]byte("\xff\xd8"), Segment(0xEE, "Adobe\x00\x64\x00\x00\x00\x00\x00"), Segment(0xDB, "\x00"+string(bytes.Repeat([]byte{1}, 64))), Segment(0xC2, string(sof)),
		Segment(0xC4, "\x00"+string(counts)+"\x00"), Segment(0xDA, string(append(sos, 0, 0, 0))), make([]byte, (blocks+7)/8), []byte("\xff\xd9"),
	}, nil)
}

// Draw returns a picture of w×h pixels, each of the colour that at gives.
func Draw(w, h int, at func(x, y int) color.NRGBA) *image.NRGBA {
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

// TransparentPictures returns the pictures with opacity, of w×h pixels, whose cost is in
// DESIGN.md of picture.
func TransparentPictures(w, h int) map[string]*image.NRGBA {
	r := rand.New(rand.NewPCG(3, 4))
	soft := func(d float64) byte { return byte(min(max(d, 0), 255)) }
	disc := func(x, y int, cx, cy, radius float64) float64 {
		return radius*float64(h) - math.Hypot(float64(x)-cx*float64(w), float64(y)-cy*float64(h))
	}
	return map[string]*image.NRGBA{
		"noise": Draw(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = byte(r.IntN(256))
			return c
		}),
		"mask": Draw(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = byte(r.IntN(2) * 255)
			return c
		}),
		"soft": Draw(w, h, func(x, y int) color.NRGBA {
			c := shade(r, x, y)
			c.A = soft(2 * disc(x, y, 0.5, 0.5, 0.45))
			return c
		}),
		"logo": Draw(w, h, func(x, y int) color.NRGBA {
			letter := max(disc(x, y, 0.3, 0.5, 0.3), disc(x, y, 0.6, 0.4, 0.2), -disc(x, y, 0.3, 0.5, 0.2)-float64(h))
			if letter > 0 {
				return color.NRGBA{200, 40, 30, soft(255 * letter)}
			}
			shadow := 60 + max(disc(x-20, y-20, 0.3, 0.5, 0.3), disc(x-20, y-20, 0.6, 0.4, 0.2))
			return color.NRGBA{0, 0, 0, soft(2 * shadow)}
		}),
		"gradient": Draw(w, h, func(x, y int) color.NRGBA {
			return color.NRGBA{byte(255 * x / w), byte(255 * y / h), 180, byte(255 * (x + y) / (w + h))}
		}),
	}
}

// Photograph returns the path of a JPEG, a photograph of Debian's lomiri-wallpapers-16.04
// of w pixels, 4032 or 8064, to 3024 or 6048; without it the benchmark is skipped.
func Photograph(b *testing.B, size string, w string) string {
	b.Helper()
	const from = "/usr/share/backgrounds/picosdeeuropa_by_Aitzol_Berasategi.jpg"
	for _, need := range []string{"vips"} {
		if _, err := exec.LookPath(need); err != nil {
			b.Skip("needs Debian's libvips-tools")
		}
	}
	if _, err := os.Stat(from); err != nil {
		b.Skip("needs Debian's lomiri-wallpapers-16.04")
	}
	to := filepath.Join(b.TempDir(), size+".jpg")
	if out, err := exec.Command("vips", "thumbnail", from, to+"[Q=92]", w, "--height", map[string]string{"4032": "3024", "8064": "6048"}[w], "--size", "force").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	return to
}
