package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// countCells counts by the rows of map_cell: whole cells where they lie inside
// the box, finer ones along its edge, and the locations themselves at the
// last; then corrects the public counts by what this viewer sees otherwise.
func (s *Store) countCells(ctx context.Context, viewer string, f ClusterFilter, r region, cells map[s2.CellID]*cluster, level int) error {
	first := 0
	for first < len(levels)-1 && levels[first] < level {
		first++
	}
	target := min(level, levels[first])
	ranges := r.ranges
	box := rectOf(f.Box)
	for _, at := range levels[first:] {
		edge, err := s.countLevel(ctx, at, ranges, box, cells, target)
		if err != nil {
			return err
		}
		if ranges = edge; len(edge) == 0 {
			break
		}
	}
	if len(ranges) > 0 {
		if err := s.countPoints(ctx, ranges, r, cells, target); err != nil {
			return err
		}
	}
	if err := s.correct(ctx, viewer, f, r, cells, target); err != nil {
		return err
	}
	for id, c := range cells { // a block may hide all of one
		if c.finds <= 0 {
			delete(cells, id)
		}
	}
	return nil
}

// box is a BBox as one or two rectangles that do not cross the antimeridian.
type box []schema.BBox

func rectOf(b schema.BBox) box {
	if b.West <= b.East {
		return box{b}
	}
	return box{{West: b.West, South: b.South, East: 180, North: b.North}, {West: -180, South: b.South, East: b.East, North: b.North}}
}

// holds reports whether a cell lies wholly in the box. It may say no of one
// that does, which only costs time.
func (b box) holds(cell s2.CellID) bool {
	bound := s2.CellFromCellID(cell).RectBound()
	lo, hi := bound.Lo(), bound.Hi()
	west, east := lo.Lng.Degrees(), hi.Lng.Degrees()
	if bound.Lng.IsFull() {
		west, east = -180, 180
	}
	for _, r := range b {
		whole := r.West == -180 && r.East == 180
		if lo.Lat.Degrees() >= r.South && hi.Lat.Degrees() <= r.North && (whole || west <= east && west > r.West && east < r.East) {
			return true
		}
	}
	return false
}

// rangesPerQuery bounds the ranges of one statement.
const rangesPerQuery = 64

// countLevel adds the cells of a level that are inside the box and returns the
// ranges of those on its edge.
func (s *Store) countLevel(ctx context.Context, level int, ranges []cellRange, b box, cells map[s2.CellID]*cluster, target int) (edge []cellRange, err error) {
	seen := map[s2.CellID]bool{} // widening to whole cells may make two ranges meet
	for part := range chunks(ranges) {
		c := cellsIn("cell, finds, locations, lat_sum, lng_sum, num_sum", level, part)
		err := s.read.each(ctx, func(rows *sql.Rows) error {
			var id int64
			var m cluster
			if err := rows.Scan(&id, &m.finds, &m.locations, &m.lats, &m.lngs, &m.nums); err != nil {
				return err
			}
			cell := s2.CellID(id)
			switch {
			case m.finds == 0 || seen[cell]:
			case b.holds(cell):
				put(cells, cell.Parent(target), m)
			default:
				edge = append(edge, rangeOf(cell))
			}
			seen[cell] = true
			return nil
		}, c.sql, c.args...)
		if err != nil {
			return nil, err
		}
	}
	return edge, nil
}

// chunks yields ranges in parts that fit in a statement; no ranges at all are
// the whole Earth, one part.
func chunks(ranges []cellRange) func(func([]cellRange) bool) {
	return func(yield func([]cellRange) bool) {
		if ranges == nil {
			yield(nil)
			return
		}
		for i := 0; i < len(ranges); i += rangesPerQuery {
			if !yield(ranges[i:min(i+rangesPerQuery, len(ranges))]) {
				return
			}
		}
	}
}

// countPoints adds the locations with public finds in the smallest cells on
// the box's edge.
func (s *Store) countPoints(ctx context.Context, ranges []cellRange, r region, cells map[s2.CellID]*cluster, target int) error {
	for part := range chunks(ranges) {
		from := locationsIn("id, num, latitude, longitude, cell, public_finds, x, y, z", cond{sql: "listed = TRUE"}, part)
		w, more := where(r.exact)
		err := s.read.each(ctx, func(rows *sql.Rows) error {
			var l locationRow
			var n int64
			err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
			put(cells, s2.CellID(l.Cell).Parent(target), l.counted(n))
			return err
		}, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, l.public_finds FROM (`+from.sql+`) l`+w, append(from.args, more...)...)
		if err != nil {
			return err
		}
	}
	return nil
}

// correct takes away the public finds of those whom a block separates from the
// viewer and adds the private ones that the flags select.
func (s *Store) correct(ctx context.Context, viewer string, f ClusterFilter, r region, cells map[s2.CellID]*cluster, target int) error {
	var blocked, private []string
	if err := s.read.all(ctx, &blocked, blockedWith[1:len(blockedWith)-1], viewer, viewer); err != nil {
		return err
	}
	if f.Friends {
		if err := s.read.all(ctx, &private, friendsOf[1:len(friendsOf)-1], viewer, viewer); err != nil {
			return err
		}
		private = slices.DeleteFunc(private, func(id string) bool { return slices.Contains(blocked, id) })
	}
	if f.Private {
		private = append(private, viewer)
	}
	deltas := map[string]*delta{}
	if err := s.countBy(ctx, blocked, 1, deltas); err != nil {
		return err
	}
	if err := s.countBy(ctx, private, 0, deltas); err != nil {
		return err
	}
	for _, d := range deltas {
		if !r.in(d.Latitude, d.Longitude) {
			continue
		}
		c := d.counted(d.plus - d.minus)
		c.id = ""
		c.locations = positive(d.public-d.minus+d.plus) - positive(d.public)
		c.nums = c.locations * d.Num
		put(cells, s2.CellID(d.Cell).Parent(target), c)
	}
	return nil
}

// delta is what a viewer sees otherwise at a location.
type delta struct {
	locationRow
	public, minus, plus int64 // public finds; those hidden; private ones shown
}

// countBy counts the public or private finds of some users by location.
func (s *Store) countBy(ctx context.Context, users []string, public int, deltas map[string]*delta) error {
	if len(users) == 0 {
		return nil
	}
	// is_public is no argument: SQLite would prepare the statement anew to see
	// whether find_private may be used.
	marks, args := in(users)
	return s.read.each(ctx, func(rows *sql.Rows) error {
		var d delta
		var n int64
		err := rows.Scan(&d.ID, &d.Num, &d.Latitude, &d.Longitude, &d.Cell, &d.public, &n)
		if deltas[d.ID] == nil {
			deltas[d.ID] = &d
		}
		if public == 1 {
			deltas[d.ID].minus += n
		} else {
			deltas[d.ID].plus += n
		}
		return err
	}, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, l.public_finds, g.n FROM location l JOIN (
			SELECT f.location_id, COUNT(*) AS n FROM find f WHERE f.user_id IN (`+marks+`) AND f.is_public = `+strconv.Itoa(public)+` GROUP BY f.location_id
		) g ON g.location_id = l.id`, args...)
}
