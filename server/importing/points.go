package importing

import (
	"math"
	"regexp"
	"strconv"
	"strings"

	"github.com/go-json-experiment/json"

	"finds/schema"
)

// point parses degrees. What are no numbers is a bad point.
func (r *Row) point(lat, lng string) {
	lat, lng = strings.TrimSpace(lat), strings.TrimSpace(lng)
	if lat == "" && lng == "" {
		return
	}
	r.at(degrees(lat, "NS"), degrees(lng, "EW"))
}

// at sets the point in degrees. One that is NaN is a bad point.
func (r *Row) at(lat, lng float64) { r.HasPoint, r.Latitude, r.Longitude = true, lat, lng }

// locate checks the point of a row. A longitude that counts on beyond the antimeridian is brought back.
func (r *Row) locate() {
	if lng := math.Abs(r.Longitude); lng > 180 && lng <= 360 {
		r.Longitude -= math.Copysign(360, r.Longitude)
	}
	lat, lng := r.Latitude, r.Longitude
	switch {
	case math.IsNaN(lat) || math.IsNaN(lng) || math.Abs(lat) > 90 || math.Abs(lng) > 180:
		r.Bad, r.Reason = true, schema.ImportBadPoint
	case lat == 0 && lng == 0: // what many programs write in place of none
		r.Reason = schema.ImportZeroPoint
	default:
		return
	}
	r.HasPoint, r.Latitude, r.Longitude = false, 0, 0
}

// degrees parses a number of degrees, as a decimal or with minutes and seconds, or returns NaN. letters are those of
// the positive and of the negative side of the Earth.
func degrees(s, letters string) float64 {
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
	regexp.MustCompile(`^(\S+)\s+(\S+)$`),
}

// pair parses a latitude and a longitude in one text.
func pair(s string) (lat, lng float64, ok bool) {
	s = strings.TrimSpace(s)
	if rest, is := strings.CutPrefix(s, "geo:"); is {
		s, _, _ = strings.Cut(rest, "?")
		s, _, _ = strings.Cut(s, ";")
	}
	s = strings.TrimSuffix(strings.TrimPrefix(s, "("), ")")
	if len(s) > 120 || !strings.ContainsAny(s, "0123456789") {
		return 0, 0, false
	}
	for _, e := range pairs {
		if m := e.FindStringSubmatch(s); m != nil {
			lat, lng = degrees(m[1], "NS"), degrees(m[2], "EW")
			if !math.IsNaN(lat) && !math.IsNaN(lng) {
				return lat, lng, true
			}
		}
	}
	return 0, 0, false
}

// Coordinates parses a latitude and a longitude that somebody has typed. Two whole numbers are none: they may be a part
// of an address.
func Coordinates(s string) (at schema.Point, ok bool) {
	if !strings.ContainsAny(s, ".°º") && !strings.HasPrefix(s, "geo:") {
		return at, false
	}
	r := Row{}
	lat, lng, ok := pair(s)
	r.at(lat, lng)
	if r.locate(); !ok || r.Bad || !r.HasPoint {
		return at, false
	}
	return schema.Point{Latitude: r.Latitude, Longitude: r.Longitude}, true
}

// wkt matches Well-Known Text of a geometry: its type, and what is in it.
var wkt = regexp.MustCompile(`(?i)^\s*(?:SRID=[0-9]+;)?\s*(POINT|MULTIPOINT|LINESTRING|MULTILINESTRING|POLYGON|MULTIPOLYGON|GEOMETRYCOLLECTION)\s*(?:ZM|Z|M)?\s*(\(.*\)|EMPTY)\s*$`)

// position is a point in degrees, of which NaN is a bad one.
type position struct{ lat, lng float64 }

// positions parses a cell that holds a place: a pair of degrees, Well-Known Text, or a geometry of GeoJSON. shape is
// the kind of a geometry without points. ok is false if it is none of them.
func positions(s string) (list []position, shape string, ok bool) {
	if strings.HasPrefix(s, "{") {
		var g geometry
		if json.Unmarshal([]byte(s), &g) != nil || g.Type == "" {
			return nil, "", false
		}
		var found shapes
		found.walk(g)
		return found.points, found.kind(), true
	}
	m := wkt.FindStringSubmatch(s)
	if m == nil {
		lat, lng, ok := pair(s)
		return []position{{lat, lng}}, "", ok
	}
	switch kind := strings.ToUpper(m[1]); kind {
	case "POINT", "MULTIPOINT":
		for part := range strings.SplitSeq(m[2], ",") {
			f := strings.Fields(strings.Trim(part, "() \t\n"))
			if len(f) < 2 {
				list = append(list, position{math.NaN(), math.NaN()})
			} else {
				list = append(list, position{degrees(f[1], "NS"), degrees(f[0], "EW")})
			}
			if len(list) > schema.ImportRows {
				break
			}
		}
		return list, "", true
	case "POLYGON", "MULTIPOLYGON":
		return nil, schema.LeftArea, true
	}
	return nil, schema.LeftLine, true
}
