package store

import (
	"fmt"
	"hash/fnv"
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

// Page says which part of a list is wanted.
type Page struct {
	Asc   bool
	Limit int
	After schema.Cursor // empty for the first page
}

// listID names a list with everything that decides its rows and their order, so
// that a cursor of one list is refused by another.
func listID(parts ...any) string {
	h := fnv.New32a()
	fmt.Fprintf(h, "%q", parts)
	return fmt.Sprintf("%08x", h.Sum32())
}

// errCursor is the refusal of a cursor that was made for another list.
var errCursor = schema.ErrField("query.cursor", schema.RuleCursor, "expected a cursor from the Link header of this same list")

// after is the keyset condition of a page over rows ordered by (at, id), both
// rising or both falling, and the ORDER BY and LIMIT that go with it. It asks
// for one row more than the page has, which tells whether there is another.
// The limit is an argument, as all that varies: every text is prepared once.
func (p Page) after(list, at, id string) (c sqldb.Cond, tail sqldb.Cond, err error) {
	op := "<"
	if p.Asc {
		op = ">"
	}
	if p.After.Set() {
		if p.After.List != list {
			return c, tail, errCursor
		}
		var t schema.Time
		// Only a time that we would write, and that both engines know.
		if err := t.Scan(p.After.Key); err != nil || t.Year() < 1 || t.String() != p.After.Key {
			return c, tail, errCursor
		}
		c = sqldb.Cond{SQL: fmt.Sprintf("(%s, %s) %s (?, ?)", at, id, op), Args: []any{t, p.After.ID}}
	}
	return c, sqldb.Cond{SQL: p.order(at, id) + " LIMIT " + sqldb.Limit, Args: []any{p.Limit + 1}}, nil
}

// order is the ORDER BY of a list.
func (p Page) order(at, id string) string {
	dir := p.direction()
	return " ORDER BY " + at + " " + dir + ", " + id + " " + dir
}

// direction is that of a list in SQL.
func (p Page) direction() string {
	if p.Asc {
		return "ASC"
	}
	return "DESC"
}

// trimPage drops the row that only tells of a next page and returns the cursor of
// that page, or "".
func trimPage[T any](p Page, list string, rows []T, key func(*T) (at schema.Time, id string)) ([]T, string) {
	if len(rows) <= p.Limit {
		return rows, ""
	}
	rows = rows[:p.Limit]
	at, id := key(&rows[p.Limit-1])
	return rows, schema.Cursor{List: list, Key: at.String(), ID: id}.String()
}

// ofCategory is the condition that find f is of a category of a filter.
func ofCategory(filter string) sqldb.Cond {
	c := schema.ParseCategories(filter)
	if name, single := c.Single(); single {
		return sqldb.Equal("f.category", name)
	}
	var either []string
	var args []any
	if len(c.Names) > 0 {
		marks, names := sqldb.In(c.Names)
		either, args = append(either, "f.category IN ("+marks+")"), names
	}
	if c.Other {
		marks, names := sqldb.In(schema.Categories())
		either, args = append(either, "f.category NOT IN ("+marks+")"), append(args, names...)
	}
	if either == nil {
		return sqldb.Cond{}
	}
	return sqldb.Cond{SQL: "(" + strings.Join(either, " OR ") + ")", Args: args}
}

// singleCategory returns the category of a filter with one, or "". One category has an
// index and words in the full text; finds of several are read in the order of the list
// without one.
func singleCategory(filter string) string {
	name, _ := schema.ParseCategories(filter).Single()
	return name
}
