package theme

import (
	"fmt"
	"math"
	"strconv"
)

// colour is a colour of the screen: red, green and blue of sRGB from 0 to 1, in linear light.
type colour struct{ r, g, b float64 }

// parse reads a colour such as #0f766e.
func parse(text string) colour {
	n, _ := strconv.ParseUint(text[1:], 16, 32) // Valid has checked it
	part := func(shift int) float64 {
		v := float64(n>>shift&0xff) / 255
		if v <= 0.04045 {
			return v / 12.92
		}
		return math.Pow((v+0.055)/1.055, 2.4)
	}
	return colour{part(16), part(8), part(0)}
}

// String writes a colour as parse reads it.
func (c colour) String() string {
	part := func(v float64) int {
		if v = min(max(v, 0), 1); v <= 0.0031308 {
			return int(math.Round(255 * 12.92 * v))
		}
		return int(math.Round(255 * (1.055*math.Pow(v, 1/2.4) - 0.055)))
	}
	return fmt.Sprintf("#%02x%02x%02x", part(c.r), part(c.g), part(c.b))
}

// exact is a colour as its text has it, with 256 steps of each part.
func (c colour) exact() colour { return parse(c.String()) }

// contrast is the ratio of WCAG 2.2 between two colours, from 1 to 21.
func contrast(a, b colour) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// luminance is the relative luminance of WCAG 2.2.
func (c colour) luminance() float64 { return 0.2126*c.r + 0.7152*c.g + 0.0722*c.b }

// hue is a colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), in polar
// coordinates: colours of the same lightness look equally light, whatever their hue.
type hue struct{ light, chroma, angle float64 }

func (c colour) hue() hue {
	l := math.Cbrt(0.4122214708*c.r + 0.5363325363*c.g + 0.0514459929*c.b)
	m := math.Cbrt(0.2119034982*c.r + 0.6806995451*c.g + 0.1073969566*c.b)
	s := math.Cbrt(0.0883024619*c.r + 0.2817188376*c.g + 0.6299787005*c.b)
	a := 1.9779984951*l - 2.4285922050*m + 0.4505937099*s
	b := 0.0259040371*l + 0.7827717662*m - 0.8086757660*s
	return hue{0.2104542553*l + 0.7936177850*m - 0.0040720468*s, math.Hypot(a, b), math.Atan2(b, a)}
}

// at returns the shade of a hue with a lightness, and with at most a chroma. Where screens cannot show that much,
// it has as much as they can.
func (h hue) at(light, chroma float64) colour {
	least, most := 0.0, min(h.chroma, chroma)
	if c := (hue{light, most, h.angle}).colour(); c.isShown() {
		return c.exact()
	}
	for range 12 {
		if middle := (least + most) / 2; (hue{light, middle, h.angle}).colour().isShown() {
			least = middle
		} else {
			most = middle
		}
	}
	return hue{light, least, h.angle}.colour().exact()
}

func (h hue) colour() colour {
	a, b := h.chroma*math.Cos(h.angle), h.chroma*math.Sin(h.angle)
	cube := func(v float64) float64 { return v * v * v }
	l := cube(h.light + 0.3963377774*a + 0.2158037573*b)
	m := cube(h.light - 0.1055613458*a - 0.0638541728*b)
	s := cube(h.light - 0.0894841775*a - 1.2914855480*b)
	return colour{
		4.0767416621*l - 3.3077115913*m + 0.2309699292*s,
		-1.2684380046*l + 2.6097574011*m - 0.3413193965*s,
		-0.0041960863*l - 0.7034186147*m + 1.7076147010*s,
	}
}

// isShown reports whether a screen can show a colour.
func (c colour) isShown() bool { return min(c.r, c.g, c.b) >= -1e-6 && max(c.r, c.g, c.b) <= 1+1e-6 }
