package store

import (
	"context"
	"database/sql"
	"maps"
	"math"
	"slices"
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

// estimate returns about how many locations with public finds are in a region,
// and how many there are in all. The latter is read once a minute.
func (s *Store) estimate(ctx context.Context, r region) (inside, total int, err error) {
	if total, err = s.locationTotal(ctx); err != nil || r.ranges == nil {
		return total, total, err
	}
	c := s.cellsIn("locations", r.level, r.ranges)
	err = s.read.get(ctx, &inside, `SELECT CAST(COALESCE(SUM(locations), 0) AS BIGINT) FROM (`+c.sql+`) m`, c.args...)
	return inside, total, err
}

// cellsIn reads the cells of a level that ranges of leaf cells touch.
func (s *Store) cellsIn(columns string, level int, ranges []cellRange) cond {
	if ranges != nil {
		ranges = parents(ranges, level)
	}
	return s.inRanges(columns, "map_cell", cond{"level = ?", []any{level}}, ranges)
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
// schema.ClustersMax groups; their counts add up to exactly those finds, unless
// a group says that there may be more. A box that is larger than a screen is
// grouped as at a smaller zoom.
func (s *Store) Clusters(ctx context.Context, viewer string, f ClusterFilter) ([]schema.Cluster, error) {
	f.Zoom = screenZoom(f.Box, f.Zoom)
	m := &mapView{cells: map[s2.CellID]*cluster{}, r: boxRegion(f.Box), level: min(f.Zoom+1, s2.MaxLevel)}
	var groups []schema.Cluster
	err := s.read.snapshot(ctx, func(ctx context.Context) error {
		if err := s.count(ctx, viewer, f, m); err != nil {
			return err
		}
		var err error
		groups, err = s.group(ctx, m, f.Zoom)
		return err
	})
	return groups, err
}

// mapView is a map while its finds are counted.
type mapView struct {
	cells map[s2.CellID]*cluster
	r     region
	level int  // of the cells
	more  bool // not all finds have been counted
}

// add counts n finds at a location.
func (m *mapView) add(l locationRow, n int64) {
	put(m.cells, s2.CellID(l.Cell).Parent(m.level), l.counted(n))
}

// count counts the finds of a map in the cheapest way.
func (s *Store) count(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	if f.Category != "" || f.Query != "" {
		return s.countMatching(ctx, viewer, f, m)
	}
	inside, _, err := s.estimate(ctx, m.r)
	if err != nil {
		return err
	}
	if inside <= s.few {
		return s.countLive(ctx, viewer, f, m)
	}
	users, ok, err := s.otherwise(ctx, viewer, f.Flags)
	switch {
	case err != nil:
		return err
	case !ok:
		return s.countSome(ctx, viewer, f, want{Flags: f.Flags}, m)
	}
	return s.countCells(ctx, f, m, users)
}

// countLive counts the finds themselves, location by location.
func (s *Store) countLive(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	const columns = "id, num, latitude, longitude, cell"
	match := selected(viewer, f.Flags)
	inside := s.locationsIn(columns, cond{sql: "listed = TRUE"}, m.r.ranges)
	more := unlisted(qualify("l", columns), private(viewer, f.Flags))
	w, exact := where(m.r.exact)
	return s.read.each(ctx, func(rows *sql.Rows) error {
		var l locationRow
		var n int64
		err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
		if n > 0 {
			m.add(l, n)
		}
		return err
	}, `SELECT `+qualify("l", columns)+`, (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND `+match.sql+`)
		FROM (`+inside.sql+` UNION ALL `+more.sql+`) l`+w, slices.Concat(match.args, inside.args, more.args, exact)...)
}

// countMatching counts the finds with some words or of a category: all of them
// when they are few, or what countSome finds.
func (s *Store) countMatching(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	w, nothing := wantOf(f.Flags, f.Category, f.Query)
	if nothing {
		return nil
	}
	n, counts, _, err := s.expected(ctx, w)
	if err != nil {
		return err
	}
	if s.fewMatch(n) {
		list, ok, err := s.matches(ctx, viewer, w, counts, 2*s.max.matches)
		if err != nil {
			return err
		}
		if ok {
			return s.countMatches(ctx, list, m)
		}
	}
	return s.countSome(ctx, viewer, f, w, m)
}

// countSome counts what is wanted among the newest finds of a large map, or
// among those at the newest locations of a small one, as many as one request may
// look at. When there are others, the map has more finds than it counts.
func (s *Store) countSome(ctx context.Context, viewer string, f ClusterFilter, w want, m *mapView) error {
	inside, total, err := s.estimate(ctx, m.r)
	if err != nil {
		return err
	}
	if 2*inside > total && inside > s.few {
		list, n, err := s.newestMatches(ctx, viewer, w, equal("f.category", w.category), s.max.newest)
		if err != nil {
			return err
		}
		m.more = n == s.max.newest
		return s.countMatches(ctx, list, m)
	}
	box := LocationFilter{Flags: f.Flags, Box: &f.Box, Page: Page{Limit: 2 * scanBatch}}
	scan, err := s.creationScan(ctx, viewer, box, m.r)
	if err != nil {
		return err
	}
	box.Limit = math.MaxInt - 1 // as many as may be looked at
	_, at, next, err := s.scanMatching(ctx, viewer, box, w, scan)
	if err != nil {
		return err
	}
	m.more = next != ""
	counts := make(map[string]int64, len(at))
	for id, l := range at {
		if l.count > 0 {
			counts[id] = int64(l.count)
		}
		m.more = m.more || l.more
	}
	return s.countAtLocations(ctx, counts, m)
}

// countMatches counts finds that have been read.
func (s *Store) countMatches(ctx context.Context, list []match, m *mapView) error {
	counts := map[string]int64{}
	for _, f := range list {
		if m.r.in(f.at()) {
			counts[f.location]++
		}
	}
	return s.countAtLocations(ctx, counts, m)
}

// countAtLocations counts so many finds at each location.
func (s *Store) countAtLocations(ctx context.Context, counts map[string]int64, m *mapView) error {
	for part := range slices.Chunk(slices.Collect(maps.Keys(counts)), 256) {
		marks, args := in(part)
		err := s.read.each(ctx, func(rows *sql.Rows) error {
			var l locationRow
			err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell)
			m.add(l, counts[l.ID])
			return err
		}, `SELECT id, num, latitude, longitude, cell FROM location WHERE id IN (`+marks+`)`, args...)
		if err != nil {
			return err
		}
	}
	return nil
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

// positive is 1 for a number over 0, and 0 for others.
func positive(n int64) int64 {
	if n > 0 {
		return 1
	}
	return 0
}
