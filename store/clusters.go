package store

import (
	"context"
	"database/sql"
	"math"
	"slices"
	"sort"
	"strings"
	"time"

	"github.com/golang/geo/s2"

	"finds/schema"
)

// ClusterFilter says what a map shows.
type ClusterFilter struct {
	Flags
	Box             schema.BBox
	Zoom            int // of a web map: the world is 256·2^zoom pixels wide
	Category, Query string
}

// cluster is a group of finds while it is put together. Sums are in 1e-7
// degrees, one addend per find, or per location in nums.
type cluster struct {
	finds, locations int64
	lats, lngs, nums int64
	id               string // of its only location, when known already
}

func (c *cluster) add(d cluster) {
	c.finds += d.finds
	c.locations += d.locations
	c.lats += d.lats
	c.lngs += d.lngs
	c.nums += d.nums
	if c.id == "" {
		c.id = d.id
	}
}

// e7 is a coordinate in 1e-7 degrees, about a centimetre.
func e7(deg float64) int64 { return int64(math.Round(deg * 1e7)) }

// countPublic adds n public finds at a location to the map's counts. The
// levels are written in one order, so that two transactions never wait for
// each other in a circle.
func (t *tx) countPublic(l locationRow, n int) error {
	var now int64
	err := t.get(&now, `UPDATE location SET public_finds = public_finds + ? WHERE id = ? RETURNING public_finds`, n, l.ID)
	if err != nil {
		return err
	}
	locations := 0
	switch before := now - int64(n); {
	case before == 0 && now > 0:
		locations = 1
	case before > 0 && now == 0:
		locations = -1
	}
	var args []any
	for _, level := range levels {
		args = append(args, level, int64(s2.CellID(l.Cell).Parent(level)), n, locations,
			int64(n)*e7(l.Latitude), int64(n)*e7(l.Longitude), int64(locations)*l.Num)
	}
	_, err = t.exec(`INSERT INTO map_cell (level, cell, finds, locations, lat_sum, lng_sum, num_sum)
		VALUES (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (level, cell) DO UPDATE SET finds = map_cell.finds + excluded.finds, locations = map_cell.locations + excluded.locations,
			lat_sum = map_cell.lat_sum + excluded.lat_sum, lng_sum = map_cell.lng_sum + excluded.lng_sum, num_sum = map_cell.num_sum + excluded.num_sum`, args...)
	return err
}

// estimate returns about how many locations with public finds are in a region,
// and how many there are in all. The latter is read once a minute.
func (s *Store) estimate(ctx context.Context, r region) (inside, total int, err error) {
	if total, err = s.locationTotal(ctx); err != nil || r.ranges == nil {
		return total, total, err
	}
	c := cellsIn("locations", r.level, r.ranges)
	err = s.read.get(ctx, &inside, `SELECT CAST(COALESCE(SUM(locations), 0) AS BIGINT) FROM (`+c.sql+`) m`, c.args...)
	return inside, total, err
}

// cellsIn reads the cells of a level that ranges of leaf cells touch, one
// SELECT per range: of ranges joined by OR, SQLite takes many to be worth
// reading the whole level.
func cellsIn(columns string, level int, ranges []cellRange) cond {
	const from = " FROM map_cell WHERE level = ?"
	if ranges == nil {
		return cond{"SELECT " + columns + from, []any{level}}
	}
	var arms []string
	var c cond
	for _, r := range padded(parents(ranges, level)) {
		arms = append(arms, "SELECT "+columns+from+" AND cell BETWEEN ? AND ?")
		c.args = append(c.args, level, r.min, r.max)
	}
	c.sql = strings.Join(arms, " UNION ALL ")
	return c
}

// locationTotal returns how many locations have public finds, as of at most a
// minute ago.
func (s *Store) locationTotal(ctx context.Context) (n int, err error) {
	s.total.Lock()
	defer s.total.Unlock()
	if now := s.opt.Now(); now.Sub(s.total.at) > time.Minute || now.Before(s.total.at) {
		if err := s.read.get(ctx, &s.total.n, `SELECT CAST(COALESCE(SUM(locations), 0) AS BIGINT) FROM map_cell WHERE level = ?`, levels[0]); err != nil {
			return 0, err
		}
		s.total.at = now
	}
	return s.total.n, nil
}

// fewLocations is up to how many locations in view a map is counted from the
// finds themselves.
const fewLocations = 1000

// Clusters groups the finds that the filter selects in a box into at most
// schema.ClustersMax groups; their counts add up to exactly those finds.
func (s *Store) Clusters(ctx context.Context, viewer string, f ClusterFilter) ([]schema.Cluster, error) {
	r := boxRegion(f.Box)
	cells := map[s2.CellID]*cluster{}
	level := min(f.Zoom+1, s2.MaxLevel)
	filtered := f.Category != "" || f.Query != ""
	inside, err := 0, error(nil)
	if !filtered {
		if inside, _, err = s.estimate(ctx, r); err != nil {
			return nil, err
		}
	}
	if filtered || inside <= s.few {
		err = s.countLive(ctx, viewer, f, r, cells, level)
	} else {
		err = s.countCells(ctx, viewer, f, r, cells, level)
	}
	if err != nil {
		return nil, err
	}
	return s.group(ctx, cells, f.Zoom)
}

// countLive counts the finds themselves, location by location. With words or a
// category the finds come first, otherwise the locations: written so, neither
// engine can choose to read all of the other.
func (s *Store) countLive(ctx context.Context, viewer string, f ClusterFilter, r region, cells map[s2.CellID]*cluster, level int) error {
	const columns = "id, num, latitude, longitude, cell"
	match := and(equal("f.category", f.Category), s.matches(f.Query), selected(viewer, f.Flags))
	var query string
	var args []any
	if f.Category != "" || f.Query != "" {
		w, more := where(within("l.cell", r.ranges), r.exact)
		query = `SELECT ` + qualify("l", columns) + `, g.n FROM (SELECT f.location_id, COUNT(*) AS n FROM find f WHERE ` + match.sql + `
			GROUP BY f.location_id) g JOIN location l ON l.id = g.location_id` + w
		args = append(match.args, more...)
	} else {
		from, inside := locationsIn(columns, r.ranges)
		w, more := where(r.exact)
		query = `SELECT ` + qualify("l", columns) + `, (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND ` + match.sql + `) FROM ` + from + w
		args = slices.Concat(match.args, inside, more)
	}
	return s.read.each(ctx, func(rows *sql.Rows) error {
		var l locationRow
		var n int64
		err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
		if n > 0 {
			put(cells, s2.CellID(l.Cell).Parent(level), l.counted(n))
		}
		return err
	}, query, args...)
}

// counted is n finds at one location.
func (l locationRow) counted(n int64) cluster {
	return cluster{finds: n, locations: 1, lats: n * e7(l.Latitude), lngs: n * e7(l.Longitude), nums: l.Num, id: l.ID}
}

func put(cells map[s2.CellID]*cluster, cell s2.CellID, c cluster) {
	if have := cells[cell]; have != nil {
		have.add(c)
		return
	}
	cells[cell] = &c
}

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
	for id, c := range cells {
		if c.finds == 0 {
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
		from, args := locationsIn("id, num, latitude, longitude, cell, public_finds, x, y, z", part)
		w, more := where(r.exact, cond{"l.public_finds > 0", nil})
		err := s.read.each(ctx, func(rows *sql.Rows) error {
			var l locationRow
			var n int64
			err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
			put(cells, s2.CellID(l.Cell).Parent(target), l.counted(n))
			return err
		}, `SELECT l.id, l.num, l.latitude, l.longitude, l.cell, l.public_finds FROM `+from+w, append(args, more...)...)
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
		c.locations = sign(d.public-d.minus+d.plus) - sign(d.public)
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
			SELECT f.location_id, COUNT(*) AS n FROM find f WHERE f.user_id IN (`+marks+`) AND f.is_public = ? GROUP BY f.location_id
		) g ON g.location_id = l.id`, append(args, public)...)
}

func sign(n int64) int64 {
	if n > 0 {
		return 1
	}
	return 0
}

// mergePixels is how far apart two groups are at least on a web map.
const mergePixels = 48

// group joins cells that would lie on each other on the screen, names single
// locations, and keeps to schema.ClustersMax.
func (s *Store) group(ctx context.Context, cells map[s2.CellID]*cluster, zoom int) ([]schema.Cluster, error) {
	groups := spread(cells, zoom)
	for level := zoom; len(groups) > schema.ClustersMax && level >= 0; level-- {
		coarse := map[s2.CellID]*cluster{}
		for id, c := range cells {
			put(coarse, id.Parent(min(level, id.Level())), *c)
		}
		cells = coarse
		groups = spread(cells, level)
	}
	if err := s.nameSingles(ctx, groups); err != nil {
		return nil, err
	}
	out := make([]schema.Cluster, len(groups))
	for i, c := range groups {
		out[i] = schema.Cluster{
			Latitude:  float64(c.lats) / float64(c.finds) / 1e7,
			Longitude: float64(c.lngs) / float64(c.finds) / 1e7,
			Count:     int(c.finds),
		}
		if c.locations == 1 {
			out[i].LocationID = c.id
		}
	}
	return out, nil
}

// spread merges groups that are closer than mergePixels at a zoom, the larger
// taking the smaller. The result is in a fixed order.
func spread(cells map[s2.CellID]*cluster, zoom int) []*cluster {
	type spot struct {
		*cluster
		id   s2.CellID
		x, y float64
	}
	spots := make([]spot, 0, len(cells))
	for id, c := range cells {
		x, y := pixels(float64(c.lats)/float64(c.finds)/1e7, float64(c.lngs)/float64(c.finds)/1e7, zoom)
		spots = append(spots, spot{c, id, x, y})
	}
	sort.Slice(spots, func(i, j int) bool {
		if spots[i].finds != spots[j].finds {
			return spots[i].finds > spots[j].finds
		}
		return spots[i].id < spots[j].id
	})
	type square struct{ x, y int }
	grid := map[square][]int{} // indexes into kept, by square of mergePixels
	var kept []spot
	for _, p := range spots {
		at := square{int(math.Floor(p.x / mergePixels)), int(math.Floor(p.y / mergePixels))}
		near := -1
		for dx := -1; dx <= 1 && near < 0; dx++ {
			for dy := -1; dy <= 1 && near < 0; dy++ {
				for _, i := range grid[square{at.x + dx, at.y + dy}] {
					if math.Hypot(kept[i].x-p.x, kept[i].y-p.y) < mergePixels {
						near = i
						break
					}
				}
			}
		}
		if near >= 0 {
			sum := *kept[near].cluster
			sum.add(*p.cluster)
			kept[near].cluster = &sum
			continue
		}
		grid[at] = append(grid[at], len(kept))
		own := *p.cluster
		p.cluster = &own
		kept = append(kept, p)
	}
	groups := make([]*cluster, len(kept))
	for i, p := range kept {
		groups[i] = p.cluster
	}
	return groups
}

// pixels is the Web Mercator projection, in pixels from the world's top left.
func pixels(lat, lng float64, zoom int) (x, y float64) {
	size := 256 * math.Pow(2, float64(zoom))
	sin := math.Sin(max(-85.0511, min(85.0511, lat)) * math.Pi / 180)
	return (lng + 180) / 360 * size, (0.5 - math.Log((1+sin)/(1-sin))/(4*math.Pi)) * size
}

// nameSingles looks up the ids of groups that are a single location.
func (s *Store) nameSingles(ctx context.Context, groups []*cluster) error {
	byNum := map[int64]*cluster{}
	var nums []int64
	for _, c := range groups {
		if c.locations == 1 && c.id == "" {
			byNum[c.nums] = c
			nums = append(nums, c.nums)
		}
	}
	if len(nums) == 0 {
		return nil
	}
	marks, args := in(nums)
	return s.read.each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int64
		err := rows.Scan(&id, &n)
		if c := byNum[n]; c != nil {
			c.id = id
		}
		return err
	}, `SELECT id, num FROM location WHERE num IN (`+marks+`)`, args...)
}
