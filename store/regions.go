package store

import (
	"math"
	"strconv"
	"strings"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// Circle is all within Km kilometres, along a great circle, of a point.
type Circle = geo.Circle

// chordSQL is the squared chord from location l to a point given as x, x, y,
// y, z, z.
const chordSQL = `((l.x - ?) * (l.x - ?) + (l.y - ?) * (l.y - ?) + (l.z - ?) * (l.z - ?))`

// chordArgs are the arguments of chordSQL.
func chordArgs(p geo.Point) []any { return []any{p.X, p.X, p.Y, p.Y, p.Z, p.Z} }

// region is a part of the Earth: the cells that cover it, and the exact
// condition on a location `l` that it is inside.
type region struct {
	geo.Region
	exact sqldb.Cond
	near  sqldb.Cond // on the unit vector of k, which is in the index: true of all that is inside
	reads string     // columns of the location that exact reads, each behind a comma
}

func circleRegion(c Circle) region {
	r := region{Region: c.Region()}
	if r.Ranges != nil {
		r.exact = sqldb.Cond{SQL: chordSQL + " <= ?", Args: append(chordArgs(c.Center()), geo.Chord2(c.Km))}
		r.reads = ", x, y, z"
	}
	return r
}

func boxRegion(b schema.BBox) region {
	return region{Region: geo.BoxRegion(b), exact: boxCond(b), near: nearBox(b), reads: ", latitude, longitude"}
}

// boxCond is BBox.Contains in SQL.
func boxCond(b schema.BBox) sqldb.Cond {
	c := sqldb.Cond{SQL: "l.latitude BETWEEN ? AND ?", Args: []any{b.South, b.North}}
	lng := sqldb.Cond{SQL: "l.longitude BETWEEN ? AND ?", Args: []any{b.West, b.East}}
	if b.West > b.East {
		lng = sqldb.Cond{SQL: "(l.longitude >= ? OR l.longitude <= ?)", Args: []any{b.West, b.East}}
	}
	if b.Contains(b.South, 180) { // then -180 is inside as well, whatever the numbers say
		lng.SQL = "(" + lng.SQL + " OR l.longitude IN (-180, 180))"
	}
	return sqldb.And(c, lng)
}

// nearBox is a condition on the unit vector of k that is true of all in a box and
// of little else. A box that spans less than half of the meridians lies between
// the planes of its two outer ones.
func nearBox(b schema.BBox) sqldb.Cond {
	const pad = 1e-9
	sin := func(deg float64) float64 { return math.Sin(deg * math.Pi / 180) }
	cos := func(deg float64) float64 { return math.Cos(deg * math.Pi / 180) }
	c := sqldb.Cond{SQL: "k.z BETWEEN ? AND ?", Args: []any{sin(b.South) - pad, sin(b.North) + pad}}
	if geo.Width(b) < 180 {
		c = sqldb.And(c, sqldb.Cond{
			SQL:  "k.y * ? - k.x * ? >= ? AND k.x * ? - k.y * ? >= ?",
			Args: []any{cos(b.West), sin(b.West), -pad, sin(b.East), cos(b.East), -pad},
		})
	}
	return c
}

// locationsIn reads some columns of the locations in ranges that a condition
// selects.
func (s *Store) locationsIn(columns string, which sqldb.Cond, ranges []geo.Range) sqldb.Cond {
	return s.inRanges(columns, "location", which, ranges)
}

// inRanges reads the rows of a table whose cell is in one of some ranges, once
// for each that it is in. SQLite reads one SELECT per range: of ranges joined by OR, it takes many
// to be worth reading the whole table. PostgreSQL is given arrays of them, since it
// takes longer to plan hundreds of SELECTs than to run them.
func (s *Store) inRanges(columns, table string, which sqldb.Cond, ranges []geo.Range) sqldb.Cond {
	switch {
	case ranges == nil:
		return sqldb.Cond{SQL: "SELECT " + columns + " FROM " + table + " WHERE " + which.SQL, Args: which.Args}
	case s.Postgres():
		lows, highs := make([]int64, len(ranges)), make([]int64, len(ranges))
		for i, r := range ranges {
			lows[i], highs[i] = r.Min, r.Max
		}
		// OFFSET 0 keeps the planner from joining in another order, which reads the
		// whole table for each range.
		return sqldb.Cond{SQL: "SELECT " + sqldb.Qualify("t", columns) + " FROM unnest(CAST(? AS BIGINT[]), CAST(? AS BIGINT[])) AS r(low, high) CROSS JOIN LATERAL (SELECT " +
			columns + " FROM " + table + " WHERE " + which.SQL + " AND cell BETWEEN r.low AND r.high OFFSET 0) t", Args: which.ArgsAfter(lows, highs)}
	}
	var c sqldb.Cond
	var arms []string
	for _, r := range geo.Padded(ranges) {
		arms = append(arms, "SELECT "+columns+" FROM "+table+" WHERE "+which.SQL+" AND cell BETWEEN ? AND ?")
		c.Args = append(append(c.Args, which.Args...), r.Min, r.Max)
	}
	c.SQL = strings.Join(arms, " UNION ALL ")
	return c
}

// degrees writes a coordinate as the text that the find's columns keep.
func degrees(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }

// parseDegrees parses the result of degrees.
func parseDegrees(text string) float64 {
	v, _ := strconv.ParseFloat(text, 64)
	return v
}
