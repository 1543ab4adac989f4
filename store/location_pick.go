package store

import (
	"cmp"
	"context"
	"database/sql"
	"maps"
	"math"
	"slices"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// LocationsByID lists those of some locations at which there are finds that the filter
// selects, in the order of their ids, as many as the limit allows. It uses neither the
// area nor the cursor of the filter. When more is set, locations may be missing: the page
// would have shown too many finds, or looking for words or a category at all of the
// locations would have cost too much.
func (s *Store) LocationsByID(ctx context.Context, viewer string, ids []string, f LocationFilter) (list []schema.Location, more bool, err error) {
	f.Circle, f.Box, f.After = nil, nil, schema.Cursor{}
	q := s.locationQuery(viewer, f)
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		at, cut, err := q.matchingAt(ctx, ids)
		if err == nil {
			list, more, err = q.pick(ctx, ids, at)
		}
		more = more || cut
		return err
	})
	return list, more, err
}

// matchingAt returns the finds with the words or of the category of the filter at
// locations, or nil if it has neither. It reports whether it had to end before the last
// location.
func (q locationQuery) matchingAt(ctx context.Context, ids []string) (at map[string]*locationFinds, cut bool, err error) {
	if q.f.Category.Text == "" && q.f.Query == "" {
		return nil, false, nil
	}
	w, nothing := wantedOf(q.f.Flags, q.f.Category, q.f.Query)
	if nothing {
		return map[string]*locationFinds{}, false, nil
	}
	q.f.Limit = len(ids)
	_, at, next, err := q.scanMatching(ctx, w, &idScan{ids: ids}, q.s.limits.scanMicros)
	return at, next != "", err
}

// pick returns the locations of a list that is one page: as many of the first with a find
// as the page may show. The finds at them are read unless they are given. It reports
// whether others follow.
func (q locationQuery) pick(ctx context.Context, ids []string, at map[string]*locationFinds) (list []schema.Location, more bool, err error) {
	if at == nil && len(ids) > 0 {
		if at, err = q.foundAt(ctx, ids); err != nil {
			return nil, false, err
		}
	}
	var found []string
	for _, id := range ids {
		if at[id] != nil && at[id].count > 0 {
			found = append(found, id)
		}
	}
	if len(found) == 0 {
		return []schema.Location{}, false, nil
	}
	shown := found[:min(len(found), q.f.Limit)]
	shown = shown[:q.f.pageSize(shown, at)]
	read, err := q.locations(ctx, shown)
	if err != nil {
		return nil, false, err
	}
	list, err = q.assemble(ctx, shown, read, at)
	return list, len(shown) < len(found), err
}

// idScan is a locationScan of locations that are known. It does not look whether they
// exist, so that what it costs does not tell.
type idScan struct {
	ids  []string
	last rowKey
}

func (i *idScan) next(_ context.Context, want int) (rows []rowKey, more bool, err error) {
	n := min(want, len(i.ids))
	for _, id := range i.ids[:n] {
		rows = append(rows, rowKey{ID: id})
	}
	if i.ids = i.ids[n:]; n > 0 {
		i.last = rows[n-1]
	}
	return rows, len(i.ids) > 0, nil
}

func (i *idScan) at() rowKey { return i.last }

func (i *idScan) spent() bool { return false }

func (i *idScan) ahead() int { return 2 * scanBatch }

// Rank is an order of locations by the finds at them that a filter selects.
type Rank int

// The ranks. No two locations have the same: where likes are equal, the newer find decides.
const (
	Unranked Rank = iota
	ByNewest      // by the newest find at each
	ByLikes       // by the likes of the find at each that has the most
)

// standing is the find by which a location is ranked.
type standing struct {
	likes int64 // 0 unless locations are ranked by likes
	rowKey
}

func (a standing) compare(b standing) int {
	return cmp.Or(cmp.Compare(b.likes, a.likes), b.rowKey.compare(a.rowKey))
}

// A ranking has the best find of each location that has been read.
type ranking struct {
	by   Rank
	best map[string]standing
}

func (r ranking) add(location string, likes int64, k rowKey) {
	if r.by != ByLikes {
		likes = 0
	}
	s := standing{likes, k}
	if best, known := r.best[location]; !known || s.compare(best) < 0 {
		r.best[location] = s
	}
}

// ids returns the locations, the best first.
func (r ranking) ids() []string {
	return slices.SortedFunc(maps.Keys(r.best), func(a, b string) int { return r.best[a].compare(r.best[b]) })
}

// RankedLocations lists the locations in a part of the Earth by Rank, the best first, as
// many as the limit allows. It uses no cursor of the filter. Where finds are few, it
// compares all of them. Otherwise it compares the newest in the world and those at the
// newest locations of the area. When more is set, not all were compared, or other locations follow.
func (s *Store) RankedLocations(ctx context.Context, viewer string, f LocationFilter) (list []schema.Location, more bool, err error) {
	f.After, f.Asc = schema.Cursor{}, false
	q := s.locationQuery(viewer, f)
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		r := ranking{f.Rank, map[string]standing{}}
		at, all, err := q.rank(ctx, r)
		if err == nil {
			ids := r.ids()
			shown := ids[:min(len(ids), f.Limit)]
			list, more, err = q.pick(ctx, shown, at)
			more = more || !all || len(shown) < len(ids)
		}
		return err
	})
	return list, more, err
}

// rank adds the finds of the list to a ranking. It returns those with the words or of the
// category of the filter, if it has any, and reports whether it has read all.
func (q locationQuery) rank(ctx context.Context, r ranking) (at map[string]*locationFinds, all bool, err error) {
	w, nothing := wantedOf(q.f.Flags, q.f.Category, q.f.Query)
	if nothing {
		return nil, true, nil
	}
	if q.f.List != "" {
		at, err = q.rankList(ctx, w, r)
		return at, true, err
	}
	matching := q.f.Category.Text != "" || q.f.Query != ""
	if !matching {
		if all, err = q.rankInside(ctx, r); err != nil || all {
			return nil, all, err
		}
	}
	if at, all, err = q.rankMatches(ctx, w, r); !matching {
		at = nil // these are not all finds at each location
	}
	return at, all, err
}

// rankList adds the wanted finds of a list that are inside.
func (q locationQuery) rankList(ctx context.Context, w wantedFinds, r ranking) (map[string]*locationFinds, error) {
	list, err := q.s.listMatches(ctx, q.viewer, w)
	at := map[string]*locationFinds{}
	for _, m := range list {
		if !q.region.Contains(geo.ParseDegrees(m.lat), geo.ParseDegrees(m.lng)) {
			continue
		}
		r.add(m.location, m.likes, m.rowKey)
		if at[m.location] == nil {
			at[m.location] = &locationFinds{}
		}
		at[m.location].add(m.findRef, q.f.FindsLimit)
	}
	return at, err
}

// rankInside adds all finds at the locations inside, if these are few; all reports whether
// it did.
func (q locationQuery) rankInside(ctx context.Context, r ranking) (all bool, err error) {
	if n, err := q.s.estimateFinds(ctx, q.region.Region); err != nil || n > q.s.limits.ranked {
		return false, err
	}
	columns := "id" + q.region.reads
	inside := q.s.locationsIn(columns, sqldb.Cond{SQL: "listed = TRUE"}, q.region.Ranges)
	private := unlisted(sqldb.Qualify("l", columns), privatePlaces(ctx, q.viewer, q.f.Flags, q.region.Ranges))
	// With CROSS JOIN, SQLite begins with the locations. The index has all that is read of finds.
	w, args := sqldb.Where(sqldb.Cond{SQL: "f.location_id = l.id"}, q.region.exact, selected(ctx, q.viewer, q.f.Flags))
	n := 0
	err = q.s.db.Each(ctx, func(rows *sql.Rows) error {
		var location string
		var likes int64
		var k rowKey
		err := rows.Scan(&location, &likes, &k.At, &k.ID)
		r.add(location, likes, k)
		n++
		return err
	}, `SELECT f.location_id, f.like_count, f.created_at, f.id FROM (`+inside.SQL+` UNION ALL `+private.SQL+`) l CROSS JOIN find f`+w+` LIMIT `+sqldb.Limit,
		slices.Concat(inside.Args, private.Args, args, []any{q.s.limits.ranked + 1})...)
	return n <= q.s.limits.ranked, err
}

// estimateFinds returns about how many public finds are in a region.
func (s *Store) estimateFinds(ctx context.Context, r geo.Region) (n int, err error) {
	level := r.Level
	if r.Ranges == nil {
		level = geo.Levels[0]
	}
	c := s.cellsIn("finds", level, r.Ranges)
	err = s.db.Get(ctx, &n, `SELECT CAST(COALESCE(SUM(finds), 0) AS BIGINT) FROM (`+c.SQL+`) m`, c.Args...)
	return n, err
}

// rankMatches adds wanted finds inside: all when they are few. Otherwise it adds the newest
// and, unless the area is large, those at its newest locations.
func (q locationQuery) rankMatches(ctx context.Context, w wantedFinds, r ranking) (at map[string]*locationFinds, all bool, err error) {
	at = map[string]*locationFinds{}
	read, err := q.s.planReading(ctx, w)
	if err != nil {
		return nil, false, err
	}
	inside, total, err := q.s.estimate(ctx, q.region.Region)
	if err != nil {
		return nil, false, err
	}
	if large := 2*inside > total && inside > q.s.limits.liveLocations; !large && !q.s.readsAll(read) {
		if all, err = q.rankNewest(ctx, w, r, at); err != nil || all {
			return at, all, err
		}
	}
	list, all, err := q.s.readMatches(ctx, q.viewer, w, read, false)
	if err != nil {
		return nil, false, err
	}
	newest := map[string]*locationFinds{}
	for _, m := range list {
		if !q.region.Contains(geo.ParseDegrees(m.lat), geo.ParseDegrees(m.lng)) {
			continue
		}
		r.add(m.location, m.likes, m.rowKey)
		if newest[m.location] == nil {
			newest[m.location] = &locationFinds{partial: !all}
		}
		newest[m.location].add(m.findRef, q.f.FindsLimit)
	}
	for id, l := range newest { // where both have read finds, each has the newest ones
		if at[id] == nil || at[id].count < l.count {
			at[id] = l
		}
	}
	return at, all, nil
}

// rankNewest adds the wanted finds at the newest locations, and reports whether these are
// all locations with all their finds.
func (q locationQuery) rankNewest(ctx context.Context, w wantedFinds, r ranking, at map[string]*locationFinds) (all bool, err error) {
	q.f.ByDistance = false
	scan, err := q.newCreationScan(ctx)
	if err != nil {
		return false, err
	}
	q.f.Limit = math.MaxInt - 1 // as many as may be looked at
	_, found, next, err := q.scanMatching(ctx, w, scan, q.s.limits.scanMicros/2)
	all = err == nil && next == ""
	for id, l := range found {
		all = all && !l.partial
		if l.count > 0 {
			at[id] = l
			r.add(id, 0, l.first)
			r.add(id, l.liked.likes, l.liked.rowKey)
		}
	}
	return all, err
}

// newestAround reads the newest public finds of a feed in some areas, one more than the page
// has. Where finds are few it compares all of them. Otherwise it reads the newest of the
// world, up to a limit: then end is the last one read.
func (s *Store) newestAround(ctx context.Context, viewer string, in areas, after sqldb.Cond, p Page) (list []feedRow, end rowKey, err error) {
	r := in.region()
	all, err := s.estimateFinds(ctx, r.Region)
	if err != nil {
		return nil, end, err
	}
	others := sqldb.Cond{SQL: "f.user_id <> ?", Args: []any{viewer}}
	if all > s.limits.ranked {
		return s.newestInside(ctx, viewer, in, sqldb.And(others, after), p)
	}
	inside := s.locationsIn("id"+r.reads, sqldb.Cond{SQL: "listed = TRUE"}, r.Ranges)
	w, args := sqldb.Where(sqldb.Cond{SQL: "f.location_id = l.id"}, r.exact, selected(ctx, viewer, Flags{}), others, after)
	// The index of finds by location has all that is read.
	list, err = s.feedRows(ctx, schema.Nearby, viewer, ` FROM (SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count
		FROM (`+inside.SQL+`) l CROSS JOIN find f`+w+p.order("f.created_at", "f.id")+` LIMIT `+sqldb.Limit+`) f`,
		slices.Concat(inside.Args, args, []any{p.Limit + 1})...)
	return list, end, err
}

// newestInside is newestAround where finds are many.
func (s *Store) newestInside(ctx context.Context, viewer string, in areas, which sqldb.Cond, p Page) (list []feedRow, end rowKey, err error) {
	steps, args := FindFilter{Page: p}.steps(ctx, viewer, which, sqldb.Cond{}, ", f.latitude, f.longitude, f.category")
	n := 0
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		f := feedRow{reason: schema.Nearby}
		var lat, lng string
		var category *string
		err := rows.Scan(f.into(&f.At, &f.ID, &lat, &lng, &category)...)
		if n++; n == s.limits.steps {
			end = f.rowKey
		}
		if err == nil && in.wants(geo.ParseDegrees(lat), geo.ParseDegrees(lng), category) {
			if list = append(list, f); len(list) > p.Limit {
				return errEnough
			}
		}
		return err
	}, `SELECT `+refColumns+`, f.created_at, f.id, f.latitude, f.longitude, f.category FROM (`+steps+`) f`, slices.Concat(refArgs(viewer), args, []any{s.limits.steps})...)
	return list, end, enough(err)
}
