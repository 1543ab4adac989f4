package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"

	"finds/store/geo"
	"finds/store/sqldb"

	"github.com/golang/geo/s2"
)

// countCells counts by the rows of map_cell: whole cells where they lie inside
// the box, finer ones along its edge, and the locations themselves at the last or
// when they are few; then corrects the public counts by what this viewer sees
// otherwise.
func (s *Store) countCells(ctx context.Context, f ClusterFilter, m *mapView, users differing) error {
	first := 0
	for first < len(geo.Levels)-1 && geo.Levels[first] < m.level {
		first++
	}
	m.level = min(m.level, geo.Levels[first])
	ranges := m.r.Ranges
	box := geo.BoxOf(f.Box)
	for _, at := range geo.Levels[first:] {
		edge, locations, err := s.countLevel(ctx, at, ranges, box, m)
		if err != nil {
			return err
		}
		if ranges = edge; len(edge) == 0 || locations <= edgeMax {
			break
		}
	}
	if len(ranges) > 0 {
		if err := s.countPoints(ctx, ranges, m); err != nil {
			return err
		}
	}
	if err := s.correct(ctx, users, m); err != nil {
		return err
	}
	for id, c := range m.cells { // a block may hide all of one
		if c.Finds <= 0 {
			delete(m.cells, id)
		}
	}
	return nil
}

// edgeMax is up to how many locations along the edge of a map are counted one by
// one, and not by finer cells.
const edgeMax = 1500

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

// chunks yields ranges in parts that fit in a statement; no ranges at all are
// the whole Earth, one part.
func chunks(ranges []geo.Range) func(func([]geo.Range) bool) {
	return func(yield func([]geo.Range) bool) {
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

// countPoints adds the locations with public finds in the cells on the box's
// edge.
func (s *Store) countPoints(ctx context.Context, ranges []geo.Range, m *mapView) error {
	for part := range chunks(geo.Merge(ranges)) {
		from := s.locationsIn("id, num, latitude, longitude, cell, public_finds", sqldb.Cond{SQL: "listed = TRUE"}, part)
		w, more := sqldb.Where(m.r.exact)
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

// differing are the users whose finds make the counts of map_cell, which are of public
// finds, differ from what a viewer sees: those whose public finds a block hides, and those whose private
// finds the viewer sees.
type differing struct{ hidden, private []string }

// otherwise returns whose public finds a block hides from a viewer, and whose
// private ones the flags add; ok is false when they have too many finds to
// correct counts by.
func (s *Store) otherwise(ctx context.Context, viewer string, f Flags) (u differing, ok bool, err error) {
	if err := s.db.Select(ctx, &u.hidden, blockedWith[1:len(blockedWith)-1], viewer, viewer); err != nil {
		return u, false, err
	}
	if u.private, err = s.owners(ctx, viewer, f); err != nil {
		return u, false, err
	}
	u.private = slices.DeleteFunc(u.private, func(id string) bool { return slices.Contains(u.hidden, id) })
	left := s.max.correct
	for public, users := range [][]string{u.private, u.hidden} {
		if len(users) == 0 {
			continue
		}
		var n int
		marks, args := sqldb.In(users)
		err := s.db.Get(ctx, &n, `SELECT COUNT(*) FROM (SELECT 1 FROM find f WHERE f.user_id IN (`+marks+`) AND f.is_public = `+strconv.Itoa(public)+`
			LIMIT `+sqldb.Limit+`) n`, append(args, left+1)...)
		if err != nil {
			return u, false, err
		}
		left -= n
	}
	return u, left >= 0, nil
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

// correct takes away the public finds of users that a block separates from the
// viewer and adds the private ones that the flags select.
func (s *Store) correct(ctx context.Context, u differing, m *mapView) error {
	deltas := map[string]*delta{}
	if err := s.countBy(ctx, u.hidden, 1, deltas); err != nil {
		return err
	}
	if err := s.countBy(ctx, u.private, 0, deltas); err != nil {
		return err
	}
	for _, d := range deltas {
		if !m.r.Contains(d.Latitude, d.Longitude) {
			continue
		}
		c := d.counted(d.plus - d.minus)
		c.ID = ""
		c.Locations = positive(d.public-d.minus+d.plus) - positive(d.public)
		c.Nums = c.Locations * d.Num
		m.cells.Add(s2.CellID(d.Cell).Parent(m.level), c)
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
	// is_public is not an argument: SQLite would prepare the statement again to see
	// whether find_private may be used.
	marks, args := sqldb.In(users)
	return s.db.Each(ctx, func(rows *sql.Rows) error {
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
