package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
	"finds/store/geo"
	"finds/store/search"
	"finds/store/sqldb"
)

// region returns the part of the Earth that the filter names.
func (f LocationFilter) region() region {
	switch {
	case f.Circle != nil:
		return circleRegion(*f.Circle)
	case f.Box != nil:
		return boxRegion(*f.Box)
	}
	return region{Region: geo.Earth()}
}

// locationQuery is a viewer's query for a list of locations or for the finds at one.
type locationQuery struct {
	s      *Store
	viewer string
	f      LocationFilter
	region region // of a list
	list   string // its name, see listName
}

// locationQuery returns the query of a list.
func (s *Store) locationQuery(viewer string, f LocationFilter) locationQuery {
	return locationQuery{s, viewer, f, f.region(), f.listName()}
}

// Locations lists the locations in a part of the Earth at which there are
// finds that the filter selects, by their creation or by distance. A page has
// fewer than the limit when it would show more than schema.FindsPerPage finds,
// or when it has read as much as one page may, and yet is followed by another.
func (s *Store) Locations(ctx context.Context, viewer string, f LocationFilter) (list []schema.Location, next string, err error) {
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		list, next, err = s.locationQuery(viewer, f).page(ctx)
		return err
	})
	return list, next, err
}

// page returns a page of the list, and the cursor of the next.
func (q locationQuery) page(ctx context.Context) ([]schema.Location, string, error) {
	var rows []rowKey
	var at map[string]*locationFinds
	var next string
	var err error
	if q.f.Category.Text != "" || q.f.Query != "" || q.f.List != "" {
		rows, at, next, err = q.matchingRows(ctx)
	} else {
		rows, next, err = q.rows(ctx)
	}
	if err != nil || len(rows) == 0 {
		return []schema.Location{}, next, err
	}
	ids := keyIDs(rows[:min(len(rows), q.f.Limit)])
	if at == nil {
		if at, err = q.foundAt(ctx, ids); err != nil {
			return nil, "", err
		}
	}
	ids = ids[:q.f.pageSize(ids, at)]
	if len(rows) > len(ids) {
		next = q.cursorAfter(rows[len(ids)-1])
	}
	read, err := q.locations(ctx, ids)
	if err != nil {
		return nil, "", err
	}
	locations, err := q.assemble(ctx, ids, read, at)
	return locations, next, err
}

// pageSize returns how many of some locations fit on a page that shows so many finds
// at each; at least one.
func (f LocationFilter) pageSize(ids []string, at map[string]*locationFinds) int {
	shown := 0
	for i, id := range ids {
		if shown += min(at[id].count, f.FindsLimit); shown > schema.FindsPerPage && i > 0 {
			return i
		}
	}
	return len(ids)
}

// unlisted reads some columns of those of some locations that have no public find. These
// are privatePlaces, which reads only private finds that the viewer may see, however many others exist.
func unlisted(columns string, places sqldb.Cond) sqldb.Cond {
	return sqldb.Cond{
		SQL:  "SELECT " + columns + " FROM location l WHERE NOT l.listed AND l.id IN (" + places.SQL + ")",
		Args: places.Args,
	}
}

// misses reports whether public finds may be missing from the lists of a viewer, who has
// dismissed some, has blocked a user or is blocked by one.
func (s *Store) misses(ctx context.Context, viewer string) (some bool, err error) {
	err = s.db.Get(ctx, &some, `SELECT EXISTS `+blockedWith+` OR EXISTS (SELECT 1 FROM find_dismissed WHERE user_id = ?)`, viewer, viewer, viewer)
	return some, err
}

// occupied returns the locations with a find that the filter selects: all of them,
// except where the viewer misses finds.
func (q locationQuery) occupied(ctx context.Context, rows []rowKey) ([]rowKey, error) {
	if len(rows) == 0 {
		return rows, nil
	}
	if some, err := q.s.misses(ctx, q.viewer); err != nil || !some && !q.f.Apart {
		return rows, err
	}
	marks, args := sqldb.In(keyIDs(rows))
	c := selected(ctx, q.viewer, q.f.Flags)
	var ids []string
	err := q.s.db.Select(ctx, &ids, `SELECT l.id FROM location l WHERE l.id IN (`+marks+`)
		AND EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND `+c.SQL+`)`, append(args, c.Args...)...)
	if err != nil {
		return nil, err
	}
	have := make(map[string]bool, len(ids))
	for _, id := range ids {
		have[id] = true
	}
	return slices.DeleteFunc(rows, func(k rowKey) bool { return !have[k.ID] }), nil
}

// listName names the list of locations that a filter makes.
func (f LocationFilter) listName() string {
	var circle Circle
	var box schema.BBox
	if f.Circle != nil {
		circle = *f.Circle
	}
	if f.Box != nil {
		box = *f.Box
	}
	return schema.ListID("locations", f.Flags, f.Asc, f.Category.Text, f.Query, f.ByDistance, circle, box)
}

// rowKey is the place of a row in a list.
type rowKey struct {
	ID    string      `db:"id"`
	At    schema.Time `db:"created_at"`
	Chord float64     `db:"chord"`
}

// cursor is the cursor of the page of a list that begins behind the row.
func (k rowKey) cursor(list string) string {
	return schema.Cursor{List: list, Key: k.At.String(), ID: k.ID}.String()
}

// Locations and maps with words or a category are read in one of two ways. When
// few finds match, these are read first and lead to their locations. Otherwise the
// locations are read in the order of the list, and then the finds at each. Both
// are bounded.

// matchedFind is a find that a search has read, with its location.
type matchedFind struct {
	hit
	location string
	lat, lng string // of the location, in degrees
	likes    int64
}

// wantedFinds selects the finds of a list or a map.
type wantedFinds struct {
	Flags
	category schema.CategoryFilter
	user     string        // their owner, of a list alone; "" for all
	words    search.Query  // not looked at without words
	index    categoryIndex // to count them by category, or nil
}

func wantedOf(f Flags, category schema.CategoryFilter, words string) (w wantedFinds, nothing bool) {
	w = wantedFinds{Flags: f, category: category}
	if words != "" {
		w.words = search.Parse(words)
		nothing = w.words.Empty()
	}
	return w, nothing
}

// cond returns the condition on find f, without the words.
func (w wantedFinds) cond(ctx context.Context, viewer string) sqldb.Cond {
	return sqldb.And(ofCategory(w.category), selected(ctx, viewer, w.Flags))
}

// matchQuery reads finds f, and tells which of them match.
type matchQuery struct {
	from  sqldb.Cond    // the query from FROM on
	words search.Query  // that match
	ok    sqldb.Cond    // that holds for a match
	index categoryIndex // of what they are counted by, or nil
}

// eachMatch calls do for every find of a query; match.ok reports whether it matches.
func (s *Store) eachMatch(ctx context.Context, viewer string, q matchQuery, do func(m matchedFind) error) error {
	return s.db.Each(ctx, func(rows *sql.Rows) error {
		var m matchedFind
		var err error
		if m.hit, err = scanHit(rows, q.words, q.index, &m.location, &m.lat, &m.lng, &m.likes); err != nil {
			return err
		}
		return do(m)
	}, `SELECT `+hitColumns+`, `+q.ok.Column()+`, f.location_id, f.latitude, f.longitude, f.like_count`+q.from.SQL,
		slices.Concat(refArgs(viewer), q.ok.Args, q.from.Args)...)
}

// listMatches returns the wanted finds of the list of the flags, the newest first. It begins with the list, which has
// schema.ListFindsMax finds at most.
func (s *Store) listMatches(ctx context.Context, viewer string, w wantedFinds) (list []matchedFind, err error) {
	where, args := sqldb.Where(sqldb.Cond{SQL: "x.list_id = ? AND f.id = x.find_id", Args: []any{w.List}}, sqldb.Equal("f.user_id", w.user), selected(ctx, viewer, w.Flags))
	from := sqldb.Cond{SQL: ` FROM list_find x CROSS JOIN find f` + where, Args: args}
	err = s.eachMatch(ctx, viewer, matchQuery{from, w.words, ofCategory(w.category), w.index}, func(m matchedFind) error {
		if m.ok {
			list = append(list, m)
		}
		return nil
	})
	slices.SortFunc(list, func(a, b matchedFind) int { return b.compare(a.rowKey) })
	return list, err
}

// matchingRows returns a page of locations, and one more, at which finds have the
// words or the category of a filter or are in its list, and the finds at each. When it has to end
// early, next is the cursor after the last location that it read.
func (q locationQuery) matchingRows(ctx context.Context) (rows []rowKey, at map[string]*locationFinds, next string, err error) {
	w, nothing := wantedOf(q.f.Flags, q.f.Category, q.f.Query)
	scan, err := q.scan(ctx) // which also refuses a cursor of another list
	if err != nil || nothing {
		return nil, nil, "", err
	}
	if q.f.List != "" {
		list, err := q.s.listMatches(ctx, q.viewer, w)
		if err != nil {
			return nil, nil, "", err
		}
		rows, at, err := q.locationsOf(ctx, list)
		return rows, at, "", err
	}
	read, err := q.s.planReading(ctx, w)
	if err != nil {
		return nil, nil, "", err
	}
	left := q.s.limits.scanMicros
	if q.s.readsAll(read) {
		left /= 2 // reading has cost something as well
		list, all, err := q.s.readMatches(ctx, q.viewer, w, read, true)
		if err != nil {
			return nil, nil, "", err
		}
		if all {
			rows, at, err := q.locationsOf(ctx, list)
			return rows, at, "", err
		}
	}
	return q.scanMatching(ctx, w, scan, left)
}

// locationsOf returns a page of the locations of finds, and one more, in the order
// of the list after its cursor: those inside a region, with the finds at each.
func (q locationQuery) locationsOf(ctx context.Context, list []matchedFind) (rows []rowKey, at map[string]*locationFinds, err error) {
	at = map[string]*locationFinds{}
	for _, m := range list {
		if at[m.location] == nil {
			at[m.location] = &locationFinds{}
		}
		at[m.location].add(m.findRef, q.f.FindsLimit)
	}
	columns, args := "l.created_at", []any(nil)
	if q.f.ByDistance {
		columns, args = "l.created_at, "+chordSQL+" AS chord", chordArgs(q.f.Circle.Center())
	}
	ids := make([]string, 0, len(at))
	for id := range at {
		ids = append(ids, id)
	}
	for part := range slices.Chunk(ids, 256) {
		var some []rowKey
		marks, in := sqldb.In(part)
		w, more := sqldb.Where(sqldb.Cond{SQL: "l.id IN (" + marks + ")", Args: in}, q.region.exact)
		if err := q.s.db.Select(ctx, &some, `SELECT l.id, `+columns+` FROM location l`+w, slices.Concat(args, more)...); err != nil {
			return nil, nil, err
		}
		rows = append(rows, some...)
	}
	rows = slices.DeleteFunc(rows, func(k rowKey) bool { return !q.f.isAfterCursor(k) })
	slices.SortFunc(rows, q.f.compare)
	return rows[:min(len(rows), q.f.Limit+1)], at, nil
}

// compare orders locations as the list does.
func (f LocationFilter) compare(a, b rowKey) int {
	switch {
	case f.ByDistance:
		return a.nearer(b)
	case f.Asc:
		return a.compare(b)
	}
	return b.compare(a)
}

// isAfterCursor reports whether a location comes after the cursor of a page.
func (f LocationFilter) isAfterCursor(k rowKey) bool {
	if !f.ByDistance || !f.After.Set() {
		return f.beyond(k)
	}
	chord, err := parseChord(f.After.Key)
	return err == nil && k.nearer(rowKey{ID: f.After.ID, Chord: chord}) > 0
}

// add counts a find at a location. The newest finds come first.
func (l *locationFinds) add(r findRef, show int) {
	if l.count++; len(l.newest) < show {
		l.newest = append(l.newest, r)
	}
}

// addMatch is add that keeps the finds by which the location is ranked.
func (l *locationFinds) addMatch(m matchedFind, show int) {
	if l.count == 0 {
		l.first = m.rowKey
	}
	l.kinds[m.kind]++
	if l.count == 0 || m.likes > l.liked.likes {
		l.liked = standing{m.likes, m.rowKey}
	}
	l.add(m.findRef, show)
}

// scanBatch is how many locations are looked at together.
const scanBatch = 64

// The costs of looking up finds at locations, in microseconds.
const (
	scanCost  = 2000 // each time that more locations are read
	placeCost = 35   // each location that is read and looked at
	atCost    = 6    // each find there
)

// minFoldMicros is how many microseconds texts are folded at a location in any case.
const minFoldMicros = 5000

// scanMatching reads locations in the order of the list and keeps those at which
// there are finds that are wanted, for about left microseconds.
func (q locationQuery) scanMatching(ctx context.Context, w wantedFinds, scan locationScan, left int) (
	rows []rowKey, at map[string]*locationFinds, next string, err error,
) {
	at = map[string]*locationFinds{}
	size := scanBatch
	for more := true; more; {
		var ahead []rowKey
		if ahead, more, err = scan.next(ctx, scan.ahead()); err != nil {
			return nil, nil, "", err
		}
		left -= scanCost
		for len(ahead) > 0 {
			batch := ahead[:min(size, len(ahead))]
			spent, crowded, err := q.foundMatching(ctx, w, keyIDs(batch), at, min(1000*max(left, minFoldMicros), maxFoldNanos))
			if err != nil {
				return nil, nil, "", err
			}
			left -= spent + placeCost*len(batch)
			if crowded { // from here on one by one
				size = 1
				continue
			}
			for _, k := range batch {
				if at[k.ID] != nil && at[k.ID].count > 0 {
					rows = append(rows, k)
				}
			}
			ahead = ahead[len(batch):]
			if len(rows) > q.f.Limit {
				return rows[:q.f.Limit+1], at, "", nil
			}
			if left < 0 && (more || len(ahead) > 0) {
				return rows, at, q.cursorAfter(batch[len(batch)-1]), nil
			}
		}
		if more && (left < 0 || scan.spent()) {
			return rows, at, q.cursorAfter(scan.at()), nil
		}
	}
	return rows, at, "", nil
}
