package placetext

import (
	"math"
	"regexp"
	"strings"

	"finds/schema"
)

// Plus codes, as in the specification of Open Location Code
// (https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md).

// alphabet are the digits of plus codes.
const alphabet = "23456789CFGHJMPQRVWX"

const (
	pairDigits = 10 // that come in pairs of a latitude and a longitude, with base 20
	codeDigits = 15 // that count
	prefixMax  = 8  // digits before the +
)

// codeText matches a plus code in a text: its digits before and after the +, of which the first may be missing.
var codeText = regexp.MustCompile(`(?i)(?:^|[\s,;:("'/])((?:[2-9CFGHJMPQRVWX]{2}){2,4}\+[2-9CFGHJMPQRVWX]{2,12}|[2-9CFGHJMPQRVWX]{8}\+|(?:[2-9CFGHJMPQRVWX]{2}){1,3}0{2,6}\+)(?:$|[^0-9\pL+])`)

// codeInLine reads a plus code. What follows a short one is the place that it is near, or else what is before it. One
// that is an area has neither.
func codeInLine(l string) (f Found, before string, ok bool) {
	m := codeText.FindStringSubmatchIndex(l)
	if m == nil {
		return f, "", false
	}
	code := strings.ToUpper(l[m[2]:m[3]])
	f = Found{Source: PlusCode}
	if !strings.ContainsAny(code, alphabet[8:]) { // digits alone may be a sum, or a telephone number
		return f, "", false
	}
	if strings.IndexByte(code, '+') == prefixMax {
		if f.Latitude, f.Longitude, ok = decodeCode(code); !ok {
			f.Code = code // of an area
		}
		return f, l[:m[2]], true
	}
	f.Code, f.Near = code, strings.Trim(l[m[3]:], " ,;.)")
	if f.Near == "" {
		f.Near = strings.Trim(l[:m[2]], " ,;.(")
	}
	if len(f.Near) > nearMax {
		f.Near = ""
	}
	return f, "", true
}

// decodeCode returns the centre of the area of a full code. That of a code with zeros is large, and no place.
func decodeCode(code string) (lat, lng float64, ok bool) {
	digits := strings.Replace(code, "+", "", 1)
	digits = digits[:min(len(digits), codeDigits)]
	if len(digits) < prefixMax || len(digits) == prefixMax+1 {
		return 0, 0, false
	}
	lat, lng = -90, -180
	height, width := 400.0, 400.0
	for i := 0; i < len(digits); i++ {
		v := float64(strings.IndexByte(alphabet, digits[i]))
		if v < 0 || i == 0 && v > 8 || i == 1 && v > 17 { // beyond the pole or the antimeridian
			return 0, 0, false
		}
		switch {
		case i >= pairDigits:
			height, width = height/5, width/4
			lat, lng = lat+math.Floor(v/4)*height, lng+math.Mod(v, 4)*width
		case i%2 == 0:
			height /= 20
			lat += v * height
		default:
			width /= 20
			lng += v * width
		}
	}
	return rounded(lat + height/2), rounded(lng + width/2), true
}

// rounded returns degrees to about a centimetre.
func rounded(degrees float64) float64 { return math.Round(degrees*1e7) / 1e7 }

// Complete returns the point of a short plus code that is nearest to another point.
func Complete(code string, near schema.Point) (schema.Point, error) {
	missing := prefixMax - strings.IndexByte(code, '+')
	size := math.Pow(20, 2-float64(missing)/2)                                     // in degrees, of the area within which the code says where
	lat, lng := min(near.Latitude+90, 180-1e-9), math.Mod(near.Longitude+180, 360) // the pole and the antimeridian begin no area
	prefix := make([]byte, 0, prefixMax)
	for unit := 20.0; len(prefix) < missing; unit /= 20 {
		prefix = append(prefix, alphabet[digit(lat, unit)], alphabet[digit(lng, unit)])
		lat, lng = math.Mod(lat, unit), math.Mod(lng, unit)
	}
	at, from, ok := decodeCode(string(prefix) + code)
	if !ok {
		return schema.Point{}, schema.ErrPlusCode
	}
	at, from = nearest(at, near.Latitude, size), nearest(from, near.Longitude, size)
	if at < -90 {
		at += size
	} else if at > 90 {
		at -= size
	}
	return Point(rounded(at), rounded(from))
}

func digit(v, unit float64) int { return max(0, min(int(v/unit), 19)) }

// nearest moves degrees by the size of an area if that is nearer to others.
func nearest(degrees, to, size float64) float64 {
	switch {
	case to+size/2 < degrees:
		return degrees - size
	case to-size/2 > degrees:
		return degrees + size
	}
	return degrees
}
