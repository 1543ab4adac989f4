package placetext

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"finds/schema"
)

// Degrees parses a number of degrees, as a decimal or with minutes and seconds, or returns NaN. letters are those of
// the positive and of the negative side of the Earth, "NS" or "EW".
func Degrees(s, letters string) float64 {
	s = strings.TrimSuffix(strings.TrimSpace(s), "°")
	if len(s) > 60 {
		return math.NaN()
	}
	if v, err := strconv.ParseFloat(decimalPoint(s), 64); err == nil {
		if math.IsInf(v, 0) || strings.ContainsAny(s, "xX_") { // of Go, not of any file
			return math.NaN()
		}
		return v
	}
	m := sexagesimal.FindStringSubmatch(strings.ToUpper(s))
	if m == nil || m[1] != "" && m[6] != "" || m[4] == "" && m[5] != "" {
		return math.NaN()
	}
	sign, side := 1.0, m[1]+m[6]
	if side != "" && !strings.Contains(letters, side) || side != "" && m[2] == "-" {
		return math.NaN()
	}
	if m[2] == "-" || side == letters[1:] {
		sign = -1
	}
	sum := 0.0
	for i, unit := range []float64{1, 60, 3600} {
		if m[3+i] == "" {
			break
		}
		v, err := strconv.ParseFloat(decimalPoint(m[3+i]), 64)
		if err != nil || i > 0 && v >= 60.5 {
			return math.NaN()
		}
		sum += v / unit
	}
	return sign * sum
}

// sexagesimal matches degrees with minutes and seconds or a letter: side, sign, three numbers, side.
var sexagesimal = regexp.MustCompile(`^([NSEW]?)\s*([+-]?)\s*([0-9]+(?:[.,][0-9]+)?)(?:\s*[°ºD:\s]\s*(?:([0-9]+(?:[.,][0-9]+)?)(?:\s*['′’M:\s]\s*(?:([0-9]+(?:[.,][0-9]+)?)\s*(?:"|″|”|''|’’|′′)?)?)?)?)?\s*([NSEW]?)$`)

// decimalPoint replaces the comma that some spreadsheets write.
func decimalPoint(s string) string {
	if strings.Count(s, ",") == 1 && !strings.Contains(s, ".") {
		return strings.Replace(s, ",", ".", 1)
	}
	return s
}

// pairs match a latitude and a longitude in one text, the surest first.
var pairs = []*regexp.Regexp{
	regexp.MustCompile(`^([^;]+);([^;]+)$`),
	regexp.MustCompile(`^([^/]+)/([^/]+)$`),
	regexp.MustCompile(`^(.+?),\s+(.+)$`),
	regexp.MustCompile(`^([^,]+),([^,]+)$`),
	regexp.MustCompile(`(?i)^([NS][^EW]+?)[\s,]*([EW].+)$`),
	regexp.MustCompile(`(?i)^([^NSEW]+[NS])[\s,]*([^NSEW]+[EW])$`),
	regexp.MustCompile(`(?i)^([EW][^NS]+?)[\s,]*([NS].+)$`),
	regexp.MustCompile(`(?i)^([^NSEW]+[EW])[\s,]*([^NSEW]+[NS])$`),
	regexp.MustCompile(`^(\S+)\s+(\S+)$`),
	regexp.MustCompile(`^([+-][0-9]{2}(?:\.[0-9]+)?)([+-][0-9]{3}(?:\.[0-9]+)?)/$`), // ISO 6709
	regexp.MustCompile(`^([+-][0-9]{2}\.[0-9]+)([+-][0-9]{3}\.[0-9]+)$`),
}

// Pair parses a latitude and a longitude in one text, or a geo: URI. The longitude is first only if letters say so.
func Pair(s string) (lat, lng float64, ok bool) {
	s = strings.TrimSpace(s)
	if f, ok := geo(s); ok {
		return f.Latitude, f.Longitude, true
	}
	s = strings.TrimSuffix(strings.TrimPrefix(s, "("), ")")
	if len(s) > 120 || !strings.ContainsAny(s, "0123456789") {
		return 0, 0, false
	}
	for _, e := range pairs {
		m := e.FindStringSubmatch(s)
		if m == nil {
			continue
		}
		if lat, lng = Degrees(m[1], "NS"), Degrees(m[2], "EW"); !math.IsNaN(lat) && !math.IsNaN(lng) {
			return lat, lng, true
		}
		if strings.ContainsAny(m[1], "EWew") && strings.ContainsAny(m[2], "NSns") {
			if lat, lng = Degrees(m[2], "NS"), Degrees(m[1], "EW"); !math.IsNaN(lat) && !math.IsNaN(lng) {
				return lat, lng, true
			}
		}
	}
	return 0, 0, false
}

// Typed parses a latitude and a longitude that somebody has typed as the whole of a text. Two whole numbers are none:
// they may be a part of an address.
func Typed(s string) (at schema.Point, ok bool) {
	if !strings.ContainsAny(s, ".°º") && !strings.HasPrefix(s, "geo:") {
		return at, false
	}
	lat, lng, ok := Pair(s)
	if !ok {
		return at, false
	}
	at, err := Point(lat, lng)
	return at, err == nil
}
