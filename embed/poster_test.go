package embed

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"math"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "draw poster.png again")

// TestPoster draws the poster: a disc with the triangle of players on dusk.
func TestPoster(t *testing.T) {
	const w, h, disc = 640, 360, 60.0
	const shades = 16
	var palette color.Palette
	for i := range shades { // from the background, darker to the bottom, to the triangle
		v := uint8(30 + i*14)
		palette = append(palette, color.NRGBA{v, v + uint8(shades-i)/2, v + uint8(shades-i), 255})
	}
	m := image.NewPaletted(image.Rect(0, 0, w, h), palette)
	for y := range h {
		for x := range w {
			dx, dy := float64(x)+0.5-w/2, float64(y)+0.5-h/2
			v := 2 - 2*float64(y)/h
			v += 4 * cover(disc-math.Hypot(dx, dy))
			v += 9 * cover(min(dx+20, (36-dx)*0.5-math.Abs(dy)*0.866))
			m.SetColorIndex(x, y, uint8(math.Round(v)))
		}
	}
	var out bytes.Buffer
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&out, m); err != nil {
		t.Fatal(err)
	}
	if *update {
		if err := os.WriteFile("poster.png", out.Bytes(), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	kept, err := png.Decode(bytes.NewReader(Poster))
	if err != nil {
		t.Fatal(err)
	}
	if p, ok := kept.(*image.Paletted); !*update && (!ok || !bytes.Equal(p.Pix, m.Pix)) {
		t.Error("poster.png is not what is drawn here: go test ./embed -update")
	}
}

// cover is how much of a pixel lies inside an edge that is d pixels away.
func cover(d float64) float64 { return max(0, min(d+0.5, 1)) }
