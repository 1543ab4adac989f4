package store

import (
	"context"
	"database/sql"
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// countCells adds up rows of map_cell: whole cells inside the box, finer ones along
// its edge, and single locations at the finest level or where they are few. Then it
// corrects the public counts for this viewer.
func (s *Store) countCells(ctx context.Context, f ClusterFilter, m *mapView, users viewerUsers) error {
	first := 0
	for first < len(geo.Levels)-1 && geo.Levels[first] < m.level {
		first++
	}
	m.level = min(m.level, geo.Levels[first])
	ranges := m.region.Ranges
	box := geo.BoxOf(f.Box)
	for _, at := range geo.Levels[first:] {
		edge, locations, err := s.countLevel(ctx, at, ranges, box, m)
		if err != nil {
			return err
		}
		if ranges = edge; len(edge) == 0 || locations <= maxEdgeLocations {
			break
		}
	}
	if len(ranges) > 0 {
		if err := s.countPoints(ctx, ranges, m); err != nil {
			return err
		}
	}
	if err := s.applyViewerDelta(ctx, users, m); err != nil {
		return err
	}
	for id, c := range m.cells { // all of one may be hidden from the viewer
		if c.Finds <= 0 {
			delete(m.cells, id)
		}
	}
	return nil
}

// maxEdgeLocations is up to how many locations along the edge of a map are counted one by
// one, and not by finer cells.
const maxEdgeLocations = 1500

// rangesPerQuery bounds the ranges of one statement.
const rangesPerQuery = 64

// countLevel adds the cells of a level that are inside the box and returns the
// ranges of those on its edge, and how many locations are in these.
func (s *Store) countLevel(ctx context.Context, level int, ranges []geo.Range, b geo.Box, m *mapView) (edge []geo.Range, locations int64, err error) {
	seen := map[s2.CellID]bool{} // widening to whole cells may make two ranges meet
	whole := b.IsEarth()
	var id int64
	var n geo.Cluster
	for part := range chunks(ranges) {
		c := s.cellsIn("cell, finds, locations, lat_sum, lng_sum, num_sum", level, part)
		err := s.db.Each(ctx, func(rows *sql.Rows) error {
			if err := rows.Scan(&id, &n.Finds, &n.Locations, &n.Lats, &n.Lngs, &n.Nums); err != nil {
				return err
			}
			cell := s2.CellID(id)
			switch {
			case n.Finds == 0 || seen[cell]:
			case whole || b.Holds(cell):
				m.cells.Add(cell.Parent(m.level), n)
			case b.Misses(cell): // the covering of the box reaches further than the box
			default:
				edge = append(edge, geo.RangeOf(cell))
				locations += n.Locations
			}
			seen[cell] = true
			return nil
		}, c.SQL, c.Args...)
		if err != nil {
			return nil, 0, err
		}
	}
	return edge, locations, nil
}

// chunks yields ranges in parts that fit in a statement. Ranges that are nil are the
// whole Earth, which is one part.
func chunks(ranges []geo.Range) iter.Seq[[]geo.Range] {
	if ranges == nil {
		return slices.Values([][]geo.Range{nil})
	}
	return slices.Chunk(ranges, rangesPerQuery)
}

// countPoints adds the locations with public finds in the cells on the box's
// edge.
func (s *Store) countPoints(ctx context.Context, ranges []geo.Range, m *mapView) error {
	for part := range chunks(geo.Merge(ranges)) {
		from := s.locationsIn("id, num, latitude, longitude, cell, public_finds", sqldb.Cond{SQL: "listed = TRUE"}, part)
		w, more := sqldb.Where(m.region.exact)
		err := s.db.Each(ctx, func(rows *sql.Rows) error {
			var l locationRow
			var n int64
			err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
			m.add(l, n)
			return err
		}, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, l.public_finds FROM (`+from.SQL+`) l`+w, append(from.Args, more...)...)
		if err != nil {
			return err
		}
	}
	return nil
}

// viewerUsers are the users whose finds make a viewer's counts differ from map_cell,
// which counts public finds: users whose public finds a block hides, and users whose
// private finds the viewer sees. listed reads the entries by which lists show other private finds, if there may be any. Of the finds
// that are left, leftOut selects those that the viewer has dismissed or the flags leave out, if there are any.
type viewerUsers struct {
	viewer          string
	hidden, private []string
	listed, leftOut sqldb.Cond
}

// viewerDelta returns whose public finds a block hides from a viewer, whose
// private ones the flags add, and which the flags or the viewer leave out; ok is false when
// these are too many finds to correct counts by.
func (s *Store) viewerDelta(ctx context.Context, viewer string, f Flags, ranges []geo.Range) (u viewerUsers, ok bool, err error) {
	u.viewer, f = viewer, f.of(ctx, viewer)
	if err := s.db.Select(ctx, &u.hidden, blockedWith[1:len(blockedWith)-1], viewer, viewer); err != nil {
		return u, false, err
	}
	if u.private, err = s.owners(ctx, viewer, f); err != nil {
		return u, false, err
	}
	u.private = slices.DeleteFunc(u.private, func(id string) bool { return slices.Contains(u.hidden, id) })
	var out []string
	var args []any
	n := 0
	leave := func(ids sqldb.Cond) error {
		var some int
		err := s.db.Get(ctx, &some, `SELECT COUNT(*) FROM (`+ids.SQL+`) n`, ids.Args...)
		if some > 0 {
			out, args, n = append(out, ids.SQL), append(args, ids.Args...), n+some
		}
		return err
	}
	if kept(ctx, viewer).SQL != "" {
		err = leave(sqldb.Cond{SQL: `SELECT find_id FROM find_dismissed WHERE user_id = ?`, Args: []any{viewer}})
	}
	if err == nil && f.Apart {
		seen := seenExactly(ctx, viewer)
		err = leave(sqldb.Cond{SQL: `SELECT y.id FROM (` + seen.SQL + `) y`, Args: seen.Args}) // in a subquery, since it has an order and may become a part of a union
	}
	if err != nil {
		return u, false, err
	}
	if n > 0 {
		u.leftOut = sqldb.And(sqldb.Cond{SQL: "f.id IN (" + strings.Join(out, " UNION ALL ") + ")", Args: args}, allowed(viewer, f))
	}
	var away []string
	if err := s.db.Select(ctx, &away, suspended[1:len(suspended)-1]); err != nil {
		return u, false, err
	}
	blocked := slices.DeleteFunc(slices.Clone(u.hidden), func(id string) bool { return slices.Contains(away, id) })
	if f.Lists {
		u.listed = privateInLists("x.location_id, x.find_id", viewer, ranges)
		if f.Private {
			u.listed = sqldb.Cond{SQL: u.listed.SQL + " AND x.added_by <> ?", Args: append(u.listed.Args, viewer)}
		}
		if f.Friends {
			u.listed = sqldb.Cond{SQL: u.listed.SQL + " AND NOT (x.shows = 1 AND x.added_by IN " + friendsOf + ")", Args: append(u.listed.Args, viewer, viewer)}
		}
	}
	left, leftAway := s.limits.corrections-n, s.limits.suspended
	for _, g := range []struct {
		rows sqldb.Cond
		left *int
	}{{findsOf(ofUsers(viewer, u.private, 0)), &left}, {u.listed, &left}, {findsOf(ofUsers(viewer, blocked, 1)), &left}, {findsOf(ofUsers(viewer, away, 1)), &leftAway}} {
		if *g.left < 0 {
			return u, false, nil
		}
		if g.rows.SQL == "" {
			continue
		}
		var n int
		err := s.db.Get(ctx, &n, `SELECT COUNT(*) FROM (`+g.rows.SQL+` LIMIT `+sqldb.Limit+`) n`, append(g.rows.Args, *g.left+1)...)
		if err != nil {
			return u, false, err
		}
		*g.left -= n
	}
	return u, left >= 0 && leftAway >= 0, nil
}

// owners returns whose private finds the flags select for a viewer, also where a
// block hides them.
func (s *Store) owners(ctx context.Context, viewer string, f Flags) (ids []string, err error) {
	if f.Friends {
		if err := s.db.Select(ctx, &ids, friendsOf[1:len(friendsOf)-1], viewer, viewer); err != nil {
			return nil, err
		}
	}
	if f.Private && viewer != "" {
		ids = append(ids, viewer)
	}
	return ids, nil
}

// applyViewerDelta takes away the public finds of users that a block separates from the
// viewer, adds the private ones that the flags select, and takes away those that are left out.
func (s *Store) applyViewerDelta(ctx context.Context, u viewerUsers, m *mapView) error {
	deltas := map[string]*locationDelta{}
	if err := s.countBy(ctx, findsOf(ofUsers(u.viewer, u.hidden, 1)), "*", deltas, func(d *locationDelta, n int64) { d.minus += n }); err != nil {
		return err
	}
	if err := s.countBy(ctx, findsOf(ofUsers(u.viewer, u.private, 0)), "*", deltas, func(d *locationDelta, n int64) { d.plus += n }); err != nil {
		return err
	}
	if err := s.countBy(ctx, u.listed, "DISTINCT find_id", deltas, func(d *locationDelta, n int64) { d.plus += n }); err != nil {
		return err
	}
	if err := s.countBy(ctx, findsOf(u.leftOut), "*", deltas, func(d *locationDelta, n int64) { d.minus += n }); err != nil {
		return err
	}
	for _, d := range deltas {
		if !m.region.Contains(d.Latitude, d.Longitude) {
			continue
		}
		c := d.Counted(d.plus - d.minus)
		c.ID = ""
		c.Locations = listed(d.public-d.minus+d.plus) - listed(d.public)
		c.Nums = c.Locations * d.Num
		m.cells.Add(s2.CellID(d.Cell).Parent(m.level), c)
	}
	return nil
}

// locationDelta is the difference between the public counts of a location and a viewer's.
type locationDelta struct {
	locationRow
	public, minus, plus int64 // public finds; those hidden or left out; private ones shown
}

// ofUsers is the condition that find f is a public or private one of some users, and not for another
// than the viewer alone; it is empty without any users.
func ofUsers(viewer string, users []string, public int) sqldb.Cond {
	if len(users) == 0 {
		return sqldb.Cond{}
	}
	// is_public is not an argument: SQLite would prepare the statement again to see
	// whether find_private may be used.
	marks, args := sqldb.In(users)
	c := sqldb.Cond{SQL: "f.user_id IN (" + marks + ") AND f.is_public = " + strconv.Itoa(public), Args: args}
	if public == 0 {
		c = sqldb.And(c, sqldb.Cond{SQL: "(" + forFriends + " OR f.user_id = ?)", Args: []any{viewer}})
	}
	return c
}

// findsOf reads the locations of the finds that a condition selects, or is empty if the condition is.
func findsOf(which sqldb.Cond) sqldb.Cond {
	if which.SQL == "" {
		return which
	}
	return sqldb.Cond{SQL: "SELECT f.location_id FROM find f WHERE " + which.SQL, Args: which.Args}
}

// countBy counts the rows of a query by their location_id, unless the query is empty. what is "*", or the column to count instead of rows.
func (s *Store) countBy(ctx context.Context, read sqldb.Cond, what string, deltas map[string]*locationDelta, add func(d *locationDelta, n int64)) error {
	if read.SQL == "" {
		return nil
	}
	return s.db.Each(ctx, func(rows *sql.Rows) error {
		var d locationDelta
		var n int64
		err := rows.Scan(&d.ID, &d.Num, &d.Latitude, &d.Longitude, &d.Cell, &d.public, &n)
		if deltas[d.ID] == nil {
			deltas[d.ID] = &d
		}
		add(deltas[d.ID], n)
		return err
	}, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, l.public_finds, g.n FROM location l JOIN (
			SELECT location_id, COUNT(`+what+`) AS n FROM (`+read.SQL+`) r GROUP BY location_id
		) g ON g.location_id = l.id`, read.Args...)
}

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
	if b.Width() < 180 {
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
