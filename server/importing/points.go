package importing

import (
	"errors"
	"math"
	"regexp"
	"strings"

	"github.com/go-json-experiment/json"

	"finds/schema"
	"finds/server/placetext"
)

// point parses degrees. What are no numbers is a bad point.
func (r *Row) point(lat, lng string) {
	lat, lng = strings.TrimSpace(lat), strings.TrimSpace(lng)
	if lat == "" && lng == "" {
		return
	}
	r.at(placetext.Degrees(lat, "NS"), placetext.Degrees(lng, "EW"))
}

// at sets the point in degrees. One that is NaN is a bad point.
func (r *Row) at(lat, lng float64) { r.HasPoint, r.Latitude, r.Longitude = true, lat, lng }

// locate checks the point of a row. A longitude that counts on beyond the antimeridian is brought back.
func (r *Row) locate() {
	at, err := placetext.Point(r.Latitude, r.Longitude)
	switch {
	case errors.Is(err, schema.ErrPlaceRange):
		r.Bad, r.Reason = true, schema.ImportBadPoint
	case err != nil:
		r.Reason = schema.ImportZeroPoint
	}
	r.HasPoint, r.Latitude, r.Longitude = err == nil, at.Latitude, at.Longitude
}

// linked takes the point of a link of a map service, if it has one. The camera of a map is hundreds of metres away from
// the place, and so is not taken.
func (r *Row) linked(link string) {
	if f, err := placetext.Link(link); err == nil && f.Ask == nil && f.Code == "" && !f.IsCamera {
		r.at(f.Latitude, f.Longitude)
	}
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
		lat, lng, ok := placetext.Pair(s)
		return []position{{lat, lng}}, "", ok
	}
	switch kind := strings.ToUpper(m[1]); kind {
	case "POINT", "MULTIPOINT":
		for part := range strings.SplitSeq(m[2], ",") {
			f := strings.Fields(strings.Trim(part, "() \t\n"))
			if len(f) < 2 {
				list = append(list, position{math.NaN(), math.NaN()})
			} else {
				list = append(list, position{placetext.Degrees(f[1], "NS"), placetext.Degrees(f[0], "EW")})
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
