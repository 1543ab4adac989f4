package store

import (
	"context"
	"database/sql"
	"math"
	"slices"
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
	var groups []schema.Cluster
	err = s.read.snapshot(ctx, func(ctx context.Context) error {
		count := s.countCells
		if filtered || inside <= s.few {
			count = s.countLive
		}
		if err := count(ctx, viewer, f, r, cells, level); err != nil {
			return err
		}
		groups, err = s.group(ctx, cells, f.Zoom)
		return err
	})
	return groups, err
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
		inside := locationsIn(columns, cond{sql: "listed = TRUE"}, r.ranges)
		more := unlisted(columns, private(viewer, f.Flags))
		w, exact := where(r.exact)
		query = `SELECT ` + qualify("l", columns) + `, (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND ` + match.sql + `)
			FROM (` + inside.sql + ` UNION ALL ` + more.sql + `) l` + w
		args = slices.Concat(match.args, inside.args, more.args, exact)
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

// positive is 1 for a number over 0, and 0 for others.
func positive(n int64) int64 {
	if n > 0 {
		return 1
	}
	return 0
}
