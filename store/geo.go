package store

import (
	"math"
	"sort"
	"strconv"
	"strings"

	"github.com/golang/geo/s1"
	"github.com/golang/geo/s2"

	"finds/schema"
)

// Circle is all within Km kilometres, along a great circle, of a point.
type Circle struct{ Latitude, Longitude, Km float64 }

// place is a point as the database keeps it: its S2 leaf cell and its unit
// vector. Distances are compared as squared chords of unit vectors, which
// takes only + - × and so is the same on both engines and in Go.
type place struct {
	cell    int64
	x, y, z float64
}

func placeAt(lat, lng float64) place {
	ll := s2.LatLngFromDegrees(lat, lng)
	p := s2.PointFromLatLng(ll)
	return place{int64(s2.CellIDFromLatLng(ll)), p.X, p.Y, p.Z}
}

// chord2 returns the squared chord that spans km on the unit sphere. From half
// the circumference on every point is inside.
func chord2(km float64) float64 {
	angle := km / schema.EarthRadius
	if angle >= math.Pi {
		return 5 // more than the 4 of two opposite points
	}
	c := 2 * math.Sin(angle/2)
	return c * c
}

// km returns the distance that a squared chord spans.
func km(chord2 float64) float64 {
	return 2 * schema.EarthRadius * math.Asin(math.Min(1, math.Sqrt(chord2)/2))
}

// chord2To returns the squared chord to another point.
func (p place) chord2To(q place) float64 {
	return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) + (p.z-q.z)*(p.z-q.z)
}

// chordSQL is the squared chord from location l to a point given as x, x, y,
// y, z, z.
const chordSQL = `((l.x - ?) * (l.x - ?) + (l.y - ?) * (l.y - ?) + (l.z - ?) * (l.z - ?))`

func (p place) args() []any { return []any{p.x, p.x, p.y, p.y, p.z, p.z} }

// region is a part of the Earth: the cells that cover it, and the exact
// condition on a location `l` that it is inside.
type region struct {
	ranges []cellRange // nil for the whole Earth
	exact  cond
	near   cond   // on the unit vector of k, which is in the index: true of all that is inside
	reads  string // columns of the location that exact reads, each behind a comma
	in     func(lat, lng float64) bool
	level  int // of map_cell rows small enough to estimate what is in it
}

// cellRange is a range of S2 leaf cells, both ends included.
type cellRange struct{ min, max int64 }

// coverMax bounds the cells of a covering.
const coverMax = 16

func (c Circle) region() region {
	p, limit := placeAt(c.Latitude, c.Longitude), chord2(c.Km)
	if limit >= 4 {
		return region{in: func(_, _ float64) bool { return true }}
	}
	// The covering is a little larger than the circle: the chord decides.
	center := s2.Point{}
	center.X, center.Y, center.Z = p.x, p.y, p.z
	cap := s2.CapFromCenterAngle(center, s1.Angle(c.Km/schema.EarthRadius)+1e-9)
	return region{
		ranges: cover(cap),
		exact:  cond{chordSQL + " <= ?", append(p.args(), limit)},
		reads:  ", x, y, z",
		in: func(lat, lng float64) bool {
			return placeAt(lat, lng).chord2To(p) <= limit
		},
		level: levelFor(c.Km),
	}
}

func boxRegion(b schema.BBox) region {
	const pad = 1e-7 // degrees: the covering is a little larger than the box
	rect := s2.Rect{Lat: s2.FullRect().Lat, Lng: s2.FullRect().Lng}
	rect.Lat.Lo, rect.Lat.Hi = b.South*math.Pi/180, b.North*math.Pi/180
	if b.West != -180 || b.East != 180 {
		rect.Lng.Lo, rect.Lng.Hi = wrap(b.West), wrap(b.East)
	}
	rect.Lat = rect.Lat.Expanded(pad * math.Pi / 180).Intersection(s2.FullRect().Lat)
	rect.Lng = rect.Lng.Expanded(pad * math.Pi / 180)
	width := b.East - b.West
	if width < 0 {
		width += 360
	}
	ranges := cover(rect)
	for _, pole := range []float64{b.South, b.North} { // where all meridians meet in a few leaf cells
		if math.Abs(pole) > 90-pad {
			ranges = merge(append(ranges, cover(s2.CapFromCenterAngle(s2.PointFromCoords(0, 0, pole), 1e-7))...))
		}
	}
	return region{
		ranges: ranges,
		exact:  boxCond(b),
		near:   nearBox(b),
		reads:  ", latitude, longitude",
		in:     b.Contains,
		level:  levelFor(math.Max(b.North-b.South, width) * 111 / 2),
	}
}

// wrap turns degrees into the radians of an s2 interval, which has one of the
// two names of the antimeridian as an end only.
func wrap(deg float64) float64 {
	if deg == -180 {
		return math.Pi
	}
	return deg * math.Pi / 180
}

// boxCond is BBox.Contains in SQL.
func boxCond(b schema.BBox) cond {
	c := cond{"l.latitude BETWEEN ? AND ?", []any{b.South, b.North}}
	lng := cond{"l.longitude BETWEEN ? AND ?", []any{b.West, b.East}}
	if b.West > b.East {
		lng = cond{"(l.longitude >= ? OR l.longitude <= ?)", []any{b.West, b.East}}
	}
	if b.Contains(b.South, 180) { // then -180 is inside as well, whatever the numbers say
		lng.sql = "(" + lng.sql + " OR l.longitude IN (-180, 180))"
	}
	return and(c, lng)
}

// nearBox is a condition on the unit vector of k that is true of all in a box and
// of little else. A box that spans less than half of the meridians lies between
// the planes of its two outer ones.
func nearBox(b schema.BBox) cond {
	const pad = 1e-9
	sin := func(deg float64) float64 { return math.Sin(deg * math.Pi / 180) }
	cos := func(deg float64) float64 { return math.Cos(deg * math.Pi / 180) }
	c := cond{"k.z BETWEEN ? AND ?", []any{sin(b.South) - pad, sin(b.North) + pad}}
	width := b.East - b.West
	if width < 0 {
		width += 360
	}
	if width < 180 {
		c = and(c, cond{"k.y * ? - k.x * ? >= ? AND k.x * ? - k.y * ? >= ?", []any{cos(b.West), sin(b.West), -pad, sin(b.East), cos(b.East), -pad}})
	}
	return c
}

// cover returns the cells of a region as ranges, neighbours merged.
func cover(r s2.Region) []cellRange {
	rc := s2.RegionCoverer{MaxLevel: 30, MaxCells: coverMax}
	var list []cellRange
	for _, id := range rc.Covering(r) {
		list = append(list, rangeOf(id))
	}
	return merge(list)
}

func rangeOf(id s2.CellID) cellRange {
	return cellRange{int64(id.RangeMin()), int64(id.RangeMax())}
}

// merge sorts ranges and joins those that touch. As signed numbers the leaf
// ids of faces 4 and 5 are negative, but no cell crosses the sign.
func merge(list []cellRange) []cellRange {
	sort.Slice(list, func(i, j int) bool { return list[i].min < list[j].min })
	out := list[:0]
	for _, r := range list {
		if n := len(out); n > 0 && r.min-2 <= out[n-1].max { // leaf ids are odd; the last of all has no successor
			out[n-1].max = max(out[n-1].max, r.max)
			continue
		}
		out = append(out, r)
	}
	return out
}

// padded brings a list of ranges to a length that is a power of two, by ranges
// that hold nothing, so that few texts of statements are ever prepared.
func padded(ranges []cellRange) []cellRange {
	for n := len(ranges); n&(n-1) != 0; n++ {
		ranges = append(ranges[:n:n], cellRange{1, 0})
	}
	return ranges
}

// locationsIn reads some columns of the locations in ranges that a condition
// selects.
func (s *Store) locationsIn(columns string, which cond, ranges []cellRange) cond {
	return s.inRanges(columns, "location", which, ranges)
}

// inRanges reads the rows of a table whose cell is in one of some ranges, once
// for each that it is in. SQLite reads one SELECT per range: of ranges joined by OR, it takes many
// to be worth reading the whole table. PostgreSQL is given arrays of them, since it
// takes longer to plan hundreds of SELECTs than to run them.
func (s *Store) inRanges(columns, table string, which cond, ranges []cellRange) cond {
	switch {
	case ranges == nil:
		return cond{"SELECT " + columns + " FROM " + table + " WHERE " + which.sql, which.args}
	case s.Postgres():
		lows, highs := make([]int64, len(ranges)), make([]int64, len(ranges))
		for i, r := range ranges {
			lows[i], highs[i] = r.min, r.max
		}
		// OFFSET 0 keeps the planner from joining in another order, which reads the
		// whole table for each range.
		return cond{"SELECT " + qualify("t", columns) + " FROM unnest(CAST(? AS BIGINT[]), CAST(? AS BIGINT[])) AS r(low, high) CROSS JOIN LATERAL (SELECT " +
			columns + " FROM " + table + " WHERE " + which.sql + " AND cell BETWEEN r.low AND r.high OFFSET 0) t", append([]any{lows, highs}, which.args...)}
	}
	var c cond
	var arms []string
	for _, r := range padded(ranges) {
		arms = append(arms, "SELECT "+columns+" FROM "+table+" WHERE "+which.sql+" AND cell BETWEEN ? AND ?")
		c.args = append(append(c.args, which.args...), r.min, r.max)
	}
	c.sql = strings.Join(arms, " UNION ALL ")
	return c
}

// levels are the S2 levels at which map_cell counts: cells of about 600, 80,
// 10 and 1.2 km.
var levels = [...]int{4, 7, 10, 13}

// levelFor returns the level at which some ten cells span a region of this
// size.
func levelFor(km float64) int {
	for i := len(levels) - 1; i > 0; i-- {
		if km < 10*7842/math.Pow(2, float64(levels[i])) {
			return levels[i]
		}
	}
	return levels[0]
}

// parents widens ranges of leaf cells to whole cells of a level, as the ids of
// those cells.
func parents(ranges []cellRange, level int) []cellRange {
	out := make([]cellRange, len(ranges))
	for i, r := range ranges {
		out[i] = cellRange{int64(s2.CellID(r.min).Parent(level)), int64(s2.CellID(r.max).Parent(level))}
	}
	return out
}

// degrees writes a coordinate as the text that the find's columns keep.
func degrees(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// parseDegrees reads what degrees writes.
func parseDegrees(text string) float64 {
	v, _ := strconv.ParseFloat(text, 64)
	return v
}
