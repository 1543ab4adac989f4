package placetext

import (
	"math"
	"net/url"
	"regexp"
	"strings"
)

// geoMax is the length of a geo: URI that is read, in bytes.
const geoMax = 1000

// geo reads a geo: URI (RFC 5870), also with the q that Android adds, which is the pin. Coordinates of other reference
// systems are not read.
func geo(s string) (f Found, ok bool) {
	if len(s) < 4 || len(s) > geoMax || !strings.EqualFold(s[:4], "geo:") {
		return f, false
	}
	at, query, _ := strings.Cut(s[4:], "?")
	at, params, _ := strings.Cut(at, ";")
	for p := range strings.SplitSeq(strings.ToLower(params), ";") {
		if crs, is := strings.CutPrefix(p, "crs="); is && crs != "wgs84" {
			return f, false
		}
	}
	query, _, _ = strings.Cut(query, "#")
	for p := range strings.SplitSeq(query, "&") {
		if q, is := strings.CutPrefix(p, "q="); is {
			if f, ok := pointIn(unescape(q, true)); ok {
				f.Source = Geo
				return f, true
			}
		}
	}
	f, ok = pointIn(unescape(at, false))
	f.Source = Geo
	return f, ok
}

// pinText matches coordinates in a link, with a height, and with a name in parentheses.
var pinText = regexp.MustCompile(`^(?:loc:)?\s*([+-]?[0-9]{1,3}(?:\.[0-9]+)?)\s*,\s*([+-]?[0-9]{1,3}(?:\.[0-9]+)?)(?:\s*,\s*[+-]?[0-9]+(?:\.[0-9]+)?)?\s*(?:\((.*)\))?$`)

// namedText matches coordinates in a link after a name.
var namedText = regexp.MustCompile(`^([^@]+)@([+-]?[0-9]{1,3}(?:\.[0-9]+)?),\s*([+-]?[0-9]{1,3}(?:\.[0-9]+)?)$`)

// pointIn reads the value of a parameter, or a part of the path, of a link.
func pointIn(s string) (f Found, ok bool) {
	s = strings.TrimSpace(s)
	if len(s) > 500 {
		return f, false
	}
	if m := pinText.FindStringSubmatch(s); m != nil {
		return Found{Latitude: Degrees(m[1], "NS"), Longitude: Degrees(m[2], "EW"), Name: name(m[3])}, true
	}
	if m := namedText.FindStringSubmatch(s); m != nil {
		return Found{Latitude: Degrees(m[2], "NS"), Longitude: Degrees(m[3], "EW"), Name: name(m[1])}, true
	}
	if len(s) > 3 && strings.EqualFold(s[:4], "geo:") { // only one that is the whole of a text is read
		return f, false
	}
	s = sides(plain(s), "O") // of a language that is not known
	f.Latitude, f.Longitude, ok = Pair(s)
	return f, ok && isPrecise(s)
}

// pointOf reads two numbers that are texts of their own.
func pointOf(lat, lng string) (f Found, ok bool) {
	f.Latitude, f.Longitude = Degrees(lat, "NS"), Degrees(lng, "EW")
	return f, lat != "" && lng != "" && !math.IsNaN(f.Latitude) && !math.IsNaN(f.Longitude)
}

// unescape decodes the percent-encoding of a part of a link, as far as it is one. plus says that + is a space.
func unescape(s string, plus bool) string {
	if plus {
		s = strings.ReplaceAll(s, "+", " ")
	}
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}
