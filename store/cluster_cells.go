package store

import (
	"cmp"
	"context"
	"database/sql"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/golang/geo/s2"

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
// private finds the viewer sees. Of the finds that are left, dismissed selects those
// that the viewer has dismissed, if there are any.
type viewerUsers struct {
	hidden, private []string
	dismissed       sqldb.Cond
}

// viewerDelta returns whose public finds a block hides from a viewer, whose
// private ones the flags add, and which the viewer has dismissed; ok is false when
// these are too many finds to correct counts by.
func (s *Store) viewerDelta(ctx context.Context, viewer string, f Flags) (u viewerUsers, ok bool, err error) {
	if err := s.db.Select(ctx, &u.hidden, blockedWith[1:len(blockedWith)-1], viewer, viewer); err != nil {
		return u, false, err
	}
	if u.private, err = s.owners(ctx, viewer, f); err != nil {
		return u, false, err
	}
	u.private = slices.DeleteFunc(u.private, func(id string) bool { return slices.Contains(u.hidden, id) })
	var dismissed int
	if kept(ctx, viewer).SQL != "" {
		if err := s.db.Get(ctx, &dismissed, `SELECT COUNT(*) FROM find_dismissed WHERE user_id = ?`, viewer); err != nil {
			return u, false, err
		}
	}
	if dismissed > 0 {
		own := sqldb.Cond{SQL: "f.id IN (SELECT find_id FROM find_dismissed WHERE user_id = ?)", Args: []any{viewer}}
		u.dismissed = sqldb.And(own, allowed(viewer, f))
	}
	left := s.limits.corrections - dismissed
	if left < 0 {
		return u, false, nil
	}
	for public, users := range [][]string{u.private, u.hidden} {
		if len(users) == 0 {
			continue
		}
		var n int
		which := ofUsers(users, public)
		err := s.db.Get(ctx, &n, `SELECT COUNT(*) FROM (SELECT 1 FROM find f WHERE `+which.SQL+`
			LIMIT `+sqldb.Limit+`) n`, append(which.Args, left+1)...)
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

// applyViewerDelta takes away the public finds of users that a block separates from the
// viewer, adds the private ones that the flags select, and takes away the dismissed ones.
func (s *Store) applyViewerDelta(ctx context.Context, u viewerUsers, m *mapView) error {
	deltas := map[string]*locationDelta{}
	if err := s.countBy(ctx, ofUsers(u.hidden, 1), deltas, func(d *locationDelta, n int64) { d.minus += n }); err != nil {
		return err
	}
	if err := s.countBy(ctx, ofUsers(u.private, 0), deltas, func(d *locationDelta, n int64) { d.plus += n }); err != nil {
		return err
	}
	if err := s.countBy(ctx, u.dismissed, deltas, func(d *locationDelta, n int64) { d.minus += n }); err != nil {
		return err
	}
	for _, d := range deltas {
		if !m.region.Contains(d.Latitude, d.Longitude) {
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

// locationDelta is the difference between the public counts of a location and a viewer's.
type locationDelta struct {
	locationRow
	public, minus, plus int64 // public finds; those hidden or dismissed; private ones shown
}

// ofUsers is the condition that find f is a public or private one of some users; it is
// empty without any.
func ofUsers(users []string, public int) sqldb.Cond {
	if len(users) == 0 {
		return sqldb.Cond{}
	}
	// is_public is not an argument: SQLite would prepare the statement again to see
	// whether find_private may be used.
	marks, args := sqldb.In(users)
	return sqldb.Cond{SQL: "f.user_id IN (" + marks + ") AND f.is_public = " + strconv.Itoa(public), Args: args}
}

// countBy counts finds by location, unless the condition is empty.
func (s *Store) countBy(ctx context.Context, which sqldb.Cond, deltas map[string]*locationDelta, add func(d *locationDelta, n int64)) error {
	if which.SQL == "" {
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
			SELECT f.location_id, COUNT(*) AS n FROM find f WHERE `+which.SQL+` GROUP BY f.location_id
		) g ON g.location_id = l.id`, which.Args...)
}

// The counts of public finds, per location and per cell of the map, are kept
// by every write of a public find. Transactions take their rows in one order,
// so that no two of them wait for each other: first locations by id, then cells
// by level and id.

// publicDelta is how many public finds come to a location, or leave it.
type publicDelta struct {
	locationRow
	Finds int `db:"finds"`
}

// cellKey names a row of map_cell.
type cellKey struct {
	level int
	cell  s2.CellID
}

func (k cellKey) compare(o cellKey) int {
	return cmp.Or(k.level-o.level, cmp.Compare(int64(k.cell), int64(o.cell)))
}

// addCell adds a sum to those of a cell.
func addCell(cells map[cellKey]*geo.Cluster, k cellKey, sum geo.Cluster) {
	if cells[k] == nil {
		cells[k] = &geo.Cluster{}
	}
	cells[k].Add(sum)
}

// countPublic adds n public finds at a location to the counts, at the end.
func (t *tx) countPublic(l locationRow, n int) {
	if n != 0 {
		t.Note(publicDelta{l, n})
	}
}

// writeNotes adds the public finds of all transactions that share a commit to the counts,
// since many of them are in the same cells.
func (s *Store) writeNotes(t *sqldb.Tx, notes []any) error {
	deltas := make([]publicDelta, len(notes))
	for i, n := range notes {
		deltas[i] = n.(publicDelta)
	}
	return (&tx{t, s}).countPublicDeltas(deltas)
}

// byLocation adds up the changes at each location, in the order of their ids.
func byLocation(changes []publicDelta) (sums []publicDelta) {
	changes = slices.SortedFunc(slices.Values(changes), func(a, b publicDelta) int { return strings.Compare(a.ID, b.ID) })
	for _, c := range changes {
		if n := len(sums); n > 0 && sums[n-1].ID == c.ID {
			sums[n-1].Finds += c.Finds
		} else {
			sums = append(sums, c)
		}
	}
	return sums
}

// countPublicDeltas adds some changes to the counts.
func (t *tx) countPublicDeltas(changes []publicDelta) error {
	cells := map[cellKey]*geo.Cluster{}
	for _, c := range byLocation(changes) {
		locations, err := t.countAtLocation(c)
		if err != nil {
			return err
		}
		sum := geo.Cluster{
			Finds:     int64(c.Finds),
			Locations: locations,
			Lats:      int64(c.Finds) * geo.E7(c.Latitude),
			Lngs:      int64(c.Finds) * geo.E7(c.Longitude),
			Nums:      locations * c.Num,
		}
		for _, level := range geo.Levels {
			addCell(cells, cellKey{level, s2.CellID(c.Cell).Parent(level)}, sum)
		}
	}
	for part := range slices.Chunk(slices.SortedFunc(maps.Keys(cells), cellKey.compare), len(geo.Levels)) {
		if err := t.addToCells(part, cells); err != nil {
			return err
		}
	}
	return nil
}

// countAtLocation changes the count of a location, and returns 1 when that has
// its first public find now, -1 when it has lost its last, 0 otherwise.
func (t *tx) countAtLocation(c publicDelta) (locations int64, err error) {
	var now int
	err = t.Get(&now, `UPDATE location SET public_finds = public_finds + ? WHERE id = ? RETURNING public_finds`, c.Finds, c.ID)
	if err != nil {
		return 0, err
	}
	locations = positive(int64(now)) - positive(int64(now-c.Finds))
	if locations != 0 {
		_, err = t.Exec(`UPDATE location SET listed = ? WHERE id = ?`, now > 0, c.ID)
	}
	return locations, err
}

// addToCells adds sums to a few cells.
func (t *tx) addToCells(keys []cellKey, sums map[cellKey]*geo.Cluster) error {
	var args []any
	for _, k := range keys {
		c := sums[k]
		args = append(args, k.level, int64(k.cell), c.Finds, c.Locations, c.Lats, c.Lngs, c.Nums)
	}
	_, err := t.Exec(`INSERT INTO map_cell (level, cell, finds, locations, lat_sum, lng_sum, num_sum)
		VALUES (?, ?, ?, ?, ?, ?, ?)`+strings.Repeat(", (?, ?, ?, ?, ?, ?, ?)", len(keys)-1)+`
		ON CONFLICT (level, cell) DO UPDATE SET finds = map_cell.finds + excluded.finds, locations = map_cell.locations + excluded.locations,
			lat_sum = map_cell.lat_sum + excluded.lat_sum, lng_sum = map_cell.lng_sum + excluded.lng_sum, num_sum = map_cell.num_sum + excluded.num_sum`, args...)
	return err
}
