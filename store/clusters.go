package store

import (
	"cmp"
	"context"
	"database/sql"
	"math"
	"slices"
	"strings"
	"time"

	"github.com/golang/geo/s2"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// ClusterFilter selects the area and the finds of a map.
type ClusterFilter struct {
	Flags
	Box      schema.BBox
	Zoom     int // of a web map: the world is 256·2^zoom pixels wide
	Category schema.CategoryFilter
	Query    string
}

// estimate returns about how many locations with public finds are in a region,
// and how many there are in all. The latter is read once a minute.
func (s *Store) estimate(ctx context.Context, r geo.Region) (inside, total int, err error) {
	if total, err = s.locationTotal(ctx); err != nil || r.Ranges == nil {
		return total, total, err
	}
	c := s.cellsIn("locations", r.Level, r.Ranges)
	err = s.db.Get(ctx, &inside, `SELECT CAST(COALESCE(SUM(locations), 0) AS BIGINT) FROM (`+c.SQL+`) m`, c.Args...)
	return inside, total, err
}

// cellsIn reads the cells of a level that ranges of leaf cells touch.
func (s *Store) cellsIn(columns string, level int, ranges []geo.Range) sqldb.Cond {
	if ranges != nil {
		ranges = geo.Parents(ranges, level)
	}
	return s.inRanges(columns, "map_cell", sqldb.Cond{SQL: "level = ?", Args: []any{level}}, ranges)
}

// locationTotal returns how many locations have public finds, as of at most a
// minute ago.
func (s *Store) locationTotal(ctx context.Context) (n int, err error) {
	s.listed.Lock()
	defer s.listed.Unlock()
	if now := s.opt.Now(); now.Sub(s.listed.at) > time.Minute || now.Before(s.listed.at) {
		if err := s.db.Get(ctx, &s.listed.total, `SELECT CAST(COALESCE(SUM(locations), 0) AS BIGINT) FROM map_cell WHERE level = ?`, geo.Levels[0]); err != nil {
			return 0, err
		}
		s.listed.at = now
	}
	return s.listed.total, nil
}

// Clusters groups the finds that the filter selects in a box into at most
// schema.ClustersMax groups. Their counts add up to exactly those finds, unless
// more says that there may be others, even where there is no group. A box that is
// larger than a screen is grouped as at a smaller zoom.
func (s *Store) Clusters(ctx context.Context, viewer string, f ClusterFilter) (groups []schema.Cluster, more bool, err error) {
	f.Zoom = geo.ScreenZoom(f.Box, f.Zoom)
	m := &mapView{cells: geo.Cells{}, region: boxRegion(f.Box), level: min(f.Zoom+1, s2.MaxLevel)}
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		if err := s.count(ctx, viewer, f, m); err != nil {
			return err
		}
		groups, err = s.group(ctx, m, f.Zoom)
		return err
	})
	return groups, m.partial, err
}

// kinds are numbers of finds, by the index of their category in a categoryIndex.
type kinds [schema.CategoriesMax + 2]int32

// categoryIndex has the indexes of the categories by which finds are counted.
type categoryIndex map[string]int

func indexOf(listed []string) categoryIndex {
	index := categoryIndex{}
	for i, name := range listed {
		index[name] = i
	}
	return index
}

// kindOf returns the index of the category of a find, which is nil for none: after those that are
// listed come the others, then none.
func (x categoryIndex) kindOf(category []byte) int {
	if category == nil {
		return len(x) + 1
	}
	if i, listed := x[string(category)]; listed {
		return i
	}
	return len(x)
}

// CountCategories counts the finds that the filter selects in a box by category: those that are
// listed, in their order, then other and none. It ignores the category and the zoom of the filter.
// It counts the same finds as Clusters, unless more reports that there may be others.
func (s *Store) CountCategories(ctx context.Context, viewer string, f ClusterFilter, listed []string) (list []schema.CategoryCount, more bool, err error) {
	f.Category = schema.CategoryFilter{}
	index := indexOf(listed)
	m := &mapView{cells: geo.Cells{}, region: boxRegion(f.Box), index: index}
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		if f.Query != "" || f.List != "" {
			return s.countMatching(ctx, viewer, f, m)
		}
		if all, err := s.countKinds(ctx, viewer, f.Flags, m); err != nil || all {
			return err
		}
		return s.countSome(ctx, viewer, f, wantedFinds{Flags: f.Flags, index: index}, m)
	})
	for i, name := range append(slices.Clone(listed), schema.CategoryOther, schema.CategoryNone) {
		list = append(list, schema.CategoryCount{Category: name, Count: int(m.kinds[i])})
	}
	return list, m.partial, err
}

// countKinds counts all finds of a map by category, if these are few; all reports whether it did.
func (s *Store) countKinds(ctx context.Context, viewer string, f Flags, m *mapView) (all bool, err error) {
	if n, err := s.estimateFinds(ctx, m.region.Region); err != nil || n > s.limits.kinds {
		return false, err
	}
	columns := "id" + m.region.reads
	inside := s.locationsIn(columns, sqldb.Cond{SQL: "listed = TRUE"}, m.region.Ranges)
	private := unlisted(sqldb.Qualify("l", columns), privatePlaces(ctx, viewer, f, m.region.Ranges))
	w, args := sqldb.Where(sqldb.Cond{SQL: "f.location_id = l.id"}, m.region.exact, selected(ctx, viewer, f))
	sum := 0
	var counted kinds
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var category sql.RawBytes
		var n int
		err := rows.Scan(&category, &n)
		counted[m.index.kindOf(category)] += int32(n)
		sum += n
		return err
	}, `SELECT category, COUNT(*) FROM (SELECT f.category FROM (`+inside.SQL+` UNION ALL `+private.SQL+`) l CROSS JOIN find f`+w+
		` LIMIT `+sqldb.Limit+`) f GROUP BY category`, slices.Concat(inside.Args, private.Args, args, []any{s.limits.kinds + 1})...)
	if all = sum <= s.limits.kinds; all {
		m.kinds = counted
	}
	return all, err
}

// UsedCategories returns the categories of the newest finds of the viewer and of the newest that
// they may see, each with how many of these have it: first the viewer's own, then the others,
// the most used first, schema.UsedCategoriesMax at most.
func (s *Store) UsedCategories(ctx context.Context, viewer string) (list []schema.UsedCategory, err error) {
	used := map[string]*schema.UsedCategory{}
	read := func(which sqldb.Cond, add func(c *schema.UsedCategory, n int)) error {
		return s.db.Each(ctx, func(rows *sql.Rows) error {
			var c schema.UsedCategory
			var n int
			err := rows.Scan(&c.Category, &n)
			if used[c.Category] == nil {
				used[c.Category] = &c
			}
			add(used[c.Category], n)
			return err
		}, `SELECT category, COUNT(*) FROM (SELECT f.category FROM find f WHERE `+which.SQL+Page{}.order("f.created_at", "f.id")+` LIMIT `+sqldb.Limit+`) f
			WHERE category IS NOT NULL GROUP BY category`, append(which.Args, s.limits.used)...)
	}
	err = read(sqldb.And(sqldb.Equal("f.user_id", viewer), visible(viewer)), func(c *schema.UsedCategory, n int) { c.OwnCount = n })
	if err == nil {
		err = read(selected(ctx, viewer, allFlags), func(c *schema.UsedCategory, n int) { c.Count = n })
	}
	list = make([]schema.UsedCategory, 0, len(used))
	for _, c := range used {
		c.Count = max(c.Count, c.OwnCount)
		list = append(list, *c)
	}
	slices.SortFunc(list, func(a, b schema.UsedCategory) int {
		return cmp.Or(cmp.Compare(b.OwnCount, a.OwnCount), cmp.Compare(b.Count, a.Count), strings.Compare(a.Category, b.Category))
	})
	return list[:min(len(list), schema.UsedCategoriesMax)], err
}

// mapView is a map while its finds are counted.
type mapView struct {
	cells   geo.Cells
	region  region
	level   int  // of the cells
	partial bool // not all finds have been counted
	kinds   kinds
	index   categoryIndex // of kinds; nil where they are not counted
}

// add counts n finds at a location.
func (m *mapView) add(l locationRow, n int64) {
	m.cells.Add(s2.CellID(l.Cell).Parent(m.level), l.Counted(n))
}

// count counts the finds of a map in the cheapest way.
func (s *Store) count(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	if f.Category.Text != "" || f.Query != "" || f.List != "" {
		return s.countMatching(ctx, viewer, f, m)
	}
	inside, _, err := s.estimate(ctx, m.region.Region)
	if err != nil {
		return err
	}
	if inside <= s.limits.liveLocations {
		return s.countLive(ctx, viewer, f, m)
	}
	users, ok, err := s.viewerDelta(ctx, viewer, f.Flags, m.region.Ranges)
	switch {
	case err != nil:
		return err
	case !ok:
		return s.countSome(ctx, viewer, f, wantedFinds{Flags: f.Flags}, m)
	}
	return s.countCells(ctx, f, m, users)
}

// countLive counts the finds themselves, location by location.
func (s *Store) countLive(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	const columns = "id, num, latitude, longitude, cell"
	match := selected(ctx, viewer, f.Flags)
	inside := s.locationsIn(columns, sqldb.Cond{SQL: "listed = TRUE"}, m.region.Ranges)
	more := unlisted(sqldb.Qualify("l", columns), privatePlaces(ctx, viewer, f.Flags, m.region.Ranges))
	w, exact := sqldb.Where(m.region.exact)
	return s.db.Each(ctx, func(rows *sql.Rows) error {
		var l locationRow
		var n int64
		err := rows.Scan(&l.ID, &l.Num, &l.Latitude, &l.Longitude, &l.Cell, &n)
		if n > 0 {
			m.add(l, n)
		}
		return err
	}, `SELECT `+sqldb.Qualify("l", columns)+`, (SELECT COUNT(*) FROM find f WHERE f.location_id = l.id AND `+match.SQL+`)
		FROM (`+inside.SQL+` UNION ALL `+more.SQL+`) l`+w, slices.Concat(match.Args, inside.Args, more.Args, exact)...)
}

// countMatching counts the finds with some words, of a category or of a list: all of them
// when they are few, else those that countSome reads.
func (s *Store) countMatching(ctx context.Context, viewer string, f ClusterFilter, m *mapView) error {
	w, nothing := wantedOf(f.Flags, f.Category, f.Query)
	if nothing {
		return nil
	}
	w.index = m.index
	if f.List != "" {
		list, err := s.listMatches(ctx, viewer, w)
		m.addMatches(list)
		return err
	}
	return s.countSome(ctx, viewer, f, w, m)
}

// countSome counts the wanted finds among all finds when that reads few of them.
// Otherwise it counts the newest of a large map, or those at the newest locations
// of a small one, up to the bound of a request, and the map may have more.
func (s *Store) countSome(ctx context.Context, viewer string, f ClusterFilter, w wantedFinds, m *mapView) error {
	read, err := s.planReading(ctx, w)
	if err != nil {
		return err
	}
	inside, total, err := s.estimate(ctx, m.region.Region)
	if err != nil {
		return err
	}
	left := s.limits.scanMicros
	large := 2*inside > total && inside > s.limits.liveLocations
	if large || s.readsAll(read) {
		left /= 2
		list, all, err := s.readMatches(ctx, viewer, w, read, !large)
		if err != nil {
			return err
		}
		if large || all {
			m.partial = !all
			m.addMatches(list)
			return nil
		}
	}
	box := LocationFilter{Flags: f.Flags, Box: &f.Box, Page: Page{Limit: 2 * scanBatch}}
	return locationQuery{s: s, viewer: viewer, f: box, region: m.region, list: box.listName()}.countNewest(ctx, w, m, left)
}

// countNewest counts the wanted finds at the newest locations of a map, for about
// left microseconds.
func (q locationQuery) countNewest(ctx context.Context, w wantedFinds, m *mapView, left int) error {
	scan, err := q.newCreationScan(ctx)
	if err != nil {
		return err
	}
	q.f.Limit = math.MaxInt - 1 // as many as may be looked at
	_, at, next, err := q.scanMatching(ctx, w, scan, left)
	if err != nil {
		return err
	}
	m.partial = next != ""
	for id, l := range at {
		m.addAt(id, l)
		m.partial = m.partial || l.partial
	}
	return nil
}

// addMatches adds those of some finds that are inside.
func (m *mapView) addMatches(list []matchedFind) {
	at := map[string]*locationFinds{}
	for _, f := range list {
		if at[f.location] == nil {
			at[f.location] = &locationFinds{lat: f.lat, lng: f.lng}
		}
		at[f.location].count++
		at[f.location].kinds[f.kind]++
	}
	for id, l := range at {
		if m.region.Contains(geo.ParseDegrees(l.lat), geo.ParseDegrees(l.lng)) {
			m.addAt(id, l)
		}
	}
}

// addAt adds the finds at a location.
func (m *mapView) addAt(id string, l *locationFinds) {
	if l.count > 0 {
		lat, lng := geo.ParseDegrees(l.lat), geo.ParseDegrees(l.lng)
		for i, n := range l.kinds {
			m.kinds[i] += n
		}
		m.add(locationRow{countedLocation: countedLocation{ID: id, Latitude: lat, Longitude: lng, Cell: geo.PointAt(lat, lng).Cell}}, int64(l.count))
	}
}

// group returns the groups of a map, with the ids of single locations.
func (s *Store) group(ctx context.Context, m *mapView, zoom int) ([]schema.Cluster, error) {
	groups := m.cells.Group(zoom, schema.ClustersMax)
	if err := s.nameSingles(ctx, groups); err != nil {
		return nil, err
	}
	out := make([]schema.Cluster, len(groups))
	for i, c := range groups {
		out[i] = schema.Cluster{Count: int(c.Finds), More: m.partial}
		out[i].Latitude, out[i].Longitude = c.Center()
		if c.Locations == 1 {
			out[i].LocationID = c.ID
		}
	}
	return out, nil
}

// nameSingles looks up the ids of groups that are a single location.
func (s *Store) nameSingles(ctx context.Context, groups []*geo.Cluster) error {
	byNum := map[int64]*geo.Cluster{}
	var nums []int64
	for _, c := range groups {
		if c.Locations == 1 && c.ID == "" {
			byNum[c.Nums] = c
			nums = append(nums, c.Nums)
		}
	}
	if len(nums) == 0 {
		return nil
	}
	marks, args := sqldb.In(nums)
	return s.db.Each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int64
		err := rows.Scan(&id, &n)
		if c := byNum[n]; c != nil {
			c.ID = id
		}
		return err
	}, `SELECT id, num FROM location WHERE num IN (`+marks+`)`, args...)
}
