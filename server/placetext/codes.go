package placetext

import (
	"math"
	"regexp"
	"strings"
)

// The characters for six bits in the short links of OpenStreetMap and Organic Maps.
const (
	osmDigits     = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_~"
	organicDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
)

// interleaved decodes digits whose bits are, in turn, of two fractions from 0 to 1. It returns the middle of what they
// stand for.
func interleaved(code, digits string) (first, second float64, ok bool) {
	unit := 1.0
	for i := 0; i < len(code); i++ {
		v := strings.IndexByte(digits, code[i])
		if v < 0 {
			return 0, 0, false
		}
		for bit := 5; bit > 0; bit -= 2 {
			unit /= 2
			first += float64(v>>bit&1) * unit
			second += float64(v>>(bit-1)&1) * unit
		}
	}
	return first + unit/2, second + unit/2, len(code) > 0
}

// osmCode matches the code of a short link of OpenStreetMap. The end says how far the map is zoomed in.
var osmCode = regexp.MustCompile(`^([A-Za-z0-9_~@]{3,12})[-=]*$`)

// osmShort decodes it: https://wiki.openstreetmap.org/wiki/Shortlink.
func osmShort(code string) (f Found, ok bool) {
	m := osmCode.FindStringSubmatch(code)
	if m == nil {
		return f, false
	}
	x, y, ok := interleaved(strings.ReplaceAll(m[1], "@", "~"), osmDigits)
	return Found{Latitude: rounded(y*180 - 90), Longitude: rounded(x*360 - 180)}, ok
}

// organicCode matches the code of a link of Organic Maps: the zoom, and nine digits.
var organicCode = regexp.MustCompile(`^[A-Za-z0-9_-]([A-Za-z0-9_-]{9})$`)

// organicShort decodes it, as ge0 of Organic Maps does.
func organicShort(code string) (f Found, ok bool) {
	m := organicCode.FindStringSubmatch(code)
	if m == nil {
		return f, false
	}
	y, x, ok := interleaved(m[1], organicDigits)
	const precision = 1e6 // more than what nine digits tell
	return Found{Latitude: math.Round((y*180-90)*precision) / precision, Longitude: math.Round((x*360-180)*precision) / precision}, ok
}
