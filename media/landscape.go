package media

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"math/rand/v2"
	"slices"
)

// Sizes of a drawn landscape in pixels.
const (
	landscapeWidth  = 800
	landscapeHeight = 600
)

// rgb is a colour whose parts run from 0 to 1.
type rgb [3]float64

func tint(n uint32) rgb {
	return rgb{float64(n>>16&255) / 255, float64(n>>8&255) / 255, float64(n&255) / 255}
}

func (c rgb) mix(d rgb, t float64) rgb {
	for i := range c {
		c[i] += (d[i] - c[i]) * t
	}
	return c
}

// light is a time of day: the sky from its top to the horizon, the sun or moon,
// and what the nearest hills look like.
type light struct{ top, horizon, sun, near rgb }

var lights = []light{
	{tint(0x2f6fb5), tint(0xcfe4ee), tint(0xfffbe8), tint(0x2c4a2f)}, // noon
	{tint(0x5d8fc4), tint(0xf6dfb8), tint(0xfff1c4), tint(0x3b4d2c)}, // morning
	{tint(0x35346e), tint(0xf5a25d), tint(0xffe0a0), tint(0x2a2233)}, // evening
	{tint(0x6d4a7c), tint(0xf7b7a3), tint(0xfff0dc), tint(0x33303f)}, // dusk
	{tint(0x8c9aa6), tint(0xdfe3e2), tint(0xf4f4ee), tint(0x3f4a45)}, // clouded
	{tint(0x0c1430), tint(0x3a4f7a), tint(0xf2f0e0), tint(0x0d1520)}, // night
}

// Landscape draws a landscape of hills, often with water, as a JPEG, for worlds
// without photos such as the demo. Equal random numbers make equal pictures.
func Landscape(rnd *rand.Rand) ([]byte, error) {
	const w, h = landscapeWidth, landscapeHeight
	l := lights[rnd.IntN(len(lights))]
	horizon := h * (0.42 + 0.2*rnd.Float64())
	sunX, sunY, sunR := w*(0.1+0.8*rnd.Float64()), horizon*(0.2+0.7*rnd.Float64()), 16+26*rnd.Float64()

	// Ridges from far to near, each a sum of waves that halve; the nearer, the
	// lower and the less of the sky's haze.
	ridges := make([][]float64, 3+rnd.IntN(4))
	for i := range ridges {
		near := float64(i+1) / float64(len(ridges))
		ridges[i] = ridge(rnd, w, horizon+(h-horizon)*near*near*0.75, 70*(1.15-near), 1+2*rnd.Float64())
	}
	shore := float64(h)
	if rnd.IntN(2) == 0 {
		shore = h * (0.78 + 0.12*rnd.Float64())
	}

	land := func(x int, y float64) rgb {
		for i, r := range slices.Backward(ridges) {
			if y <= r[x] {
				continue
			}
			near := float64(i+1) / float64(len(ridges))
			slope := (r[min(x+3, w-1)] - r[max(x-3, 0)]) / 45 // lit from the side
			c := l.horizon.mix(l.near, 0.25+0.75*near).mix(rgb{}, max(-0.2, min(0.2, slope)))
			return c.mix(l.horizon, 0.25*math.Exp(-(y-r[x])/60)*(1-near))
		}
		t := max(0, min(1, y/horizon))
		d := math.Hypot(float64(x)-sunX, y-sunY)
		return l.top.mix(l.horizon, t*t).mix(l.sun, min(1, 0.55*math.Exp(-d/(5*sunR))+max(0, sunR-d)))
	}
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			fy := float64(y)
			var c rgb
			if fy <= shore {
				c = land(x, fy)
			} else { // water gives back what is above it, broken by waves
				depth := (fy - shore) / (h - shore)
				wave := math.Sin(fy*0.55+3*math.Sin(float64(x)*0.013)) * (1 + 6*depth)
				c = land(min(max(x+int(wave), 0), w-1), shore-(fy-shore)*1.6).mix(l.top, 0.25+0.2*depth)
			}
			grain := (rnd.Float64() - 0.5) * 0.022
			var out [3]uint8
			for i := range out {
				out[i] = uint8(255*max(0, min(1, c[i]+grain)) + 0.5)
			}
			img.SetRGBA(x, y, color.RGBA{out[0], out[1], out[2], 255})
		}
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 88}); err != nil {
		return nil, fmt.Errorf("encode a landscape: %w", err)
	}
	return b.Bytes(), nil
}

// ridge is the height of a line of hills at every x.
func ridge(rnd *rand.Rand, w int, base, height, waves float64) []float64 {
	line := make([]float64, w)
	for range 7 {
		shift := 2 * math.Pi * rnd.Float64()
		for x := range line {
			line[x] += height * math.Sin(shift+2*math.Pi*waves*float64(x)/float64(w))
		}
		height, waves = height*0.48, waves*(1.8+0.5*rnd.Float64())
	}
	for x := range line {
		line[x] = base - line[x]
	}
	return line
}
