package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/geo"
	"finds/store/ids"
	"finds/store/search"
	"finds/store/sqldb"
)

// LocationFilter says which locations a list wants, and which finds at them.
type LocationFilter struct {
	Flags
	Page
	Circle     *Circle      // or nil
	Box        *schema.BBox // or nil
	Category   schema.CategoryFilter
	Query      string
	ByDistance bool // nearest to the circle's centre first
	Rank       Rank // of RankedLocations
	FindsLimit int  // newest finds shown per location
}

// locationRow has the columns of a location that writes need.
type locationRow struct {
	countedLocation
	Name string `db:"name"`
	Area int    `db:"area"`
}

// countPublic adds n public finds at a location to the counts, at the end.
func (t *tx) countPublic(l locationRow, n int) {
	if n != 0 {
		t.Note(countChange{countedLocation: l.countedLocation, Finds: n})
	}
}

func (t *tx) location(id string) (l locationRow, err error) {
	err = t.Get(&l, locationRowSelect, id)
	return l, err
}

const locationRowSelect = `SELECT id, num, latitude, longitude, name, cell, area FROM location WHERE id = ?`

// CreateLocation stores a location, or returns an existing one of the same name
// within schema.SamePlace; created tells which.
func (s *Store) CreateLocation(ctx context.Context, owner string, lat, lng float64, name string) (l schema.Location, created bool, err error) {
	for range 3 { // one that was there may go before it is read: then it is made
		l, created, err = s.createLocation(ctx, owner, lat, lng, name)
		if !errors.Is(err, schema.ErrNotFound) {
			return l, created, err
		}
	}
	return l, false, schema.ErrUnauthenticated // the account has gone
}

func (s *Store) createLocation(ctx context.Context, owner string, lat, lng float64, name string) (l schema.Location, created bool, err error) {
	var id string
	err = s.tx(ctx, func(t *tx) (err error) {
		id, created, err = t.place(owner, lat, lng, name)
		return err
	})
	if err != nil {
		return l, false, err
	}
	// It is stored, even if the request was cancelled.
	l, err = s.location(context.WithoutCancel(ctx), owner, id, visible(owner), LocationFilter{Flags: allFlags, FindsLimit: schema.FindsLimitDefault})
	return l, created, err
}

// place returns the id of the location of a name at a point, which it makes unless it is there.
func (t *tx) place(owner string, lat, lng float64, name string) (id string, created bool, err error) {
	r := circleRegion(Circle{Latitude: lat, Longitude: lng, Km: schema.SamePlace})
	// Only a location that the caller may see is returned: the answer must not
	// reveal that another user has a private find there.
	named := t.s.locationsIn("id", sqldb.Equal("name", name), r.Ranges)
	near := sqldb.And(sqldb.Cond{SQL: "l.area = 0 AND l.id IN (" + named.SQL + ")", Args: named.Args}, r.exact, knownLocation(owner, visible(owner)))
	if err := t.Lock(name); err != nil {
		return "", false, err
	}
	err = t.Get(&id, `SELECT l.id FROM location l WHERE `+near.SQL+` ORDER BY l.created_at, l.id LIMIT 1`, near.Args...)
	if found, err := exists(err); err != nil || found {
		return id, false, err
	}
	id = t.newID()
	p := geo.PointAt(lat, lng)
	_, err = t.Exec(`INSERT INTO location (id, num, user_id, latitude, longitude, name, cell, x, y, z, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		id, ids.Num(), owner, lat, lng, name, p.Cell, p.X, p.Y, p.Z, t.Now)
	return id, true, err
}

// knownLocation is the condition that location l is the viewer's own, or has a find of
// which a condition holds, such as that they may see it.
func knownLocation(viewer string, see sqldb.Cond) sqldb.Cond {
	return sqldb.Cond{
		SQL:  "(l.user_id = ? OR EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND " + see.SQL + "))",
		Args: see.ArgsAfter(viewer),
	}
}

// Location returns a location with the finds that the filter selects at it, or
// schema.ErrNotFound if the viewer may not see it or has dismissed all finds there.
func (s *Store) Location(ctx context.Context, viewer, id string, f LocationFilter) (l schema.Location, err error) {
	return s.location(ctx, viewer, id, selected(ctx, viewer, allFlags), f)
}

// location is Location of one that has a find of which a condition holds, or that is the
// viewer's own.
func (s *Store) location(ctx context.Context, viewer, id string, see sqldb.Cond, f LocationFilter) (l schema.Location, err error) {
	k := knownLocation(viewer, see)
	if err := s.db.Get(ctx, &id, `SELECT l.id FROM location l WHERE l.id = ? AND `+k.SQL, k.ArgsAfter(id)...); err != nil {
		return l, err
	}
	q := locationQuery{s: s, viewer: viewer, f: f}
	read, err := q.locations(ctx, []string{id})
	if err != nil {
		return l, err
	}
	at, err := q.selectedAt(ctx, id)
	if err != nil {
		return l, err
	}
	locations, err := q.assemble(ctx, []string{id}, read, at)
	if err != nil {
		return l, err
	}
	if len(locations) == 0 {
		return l, schema.ErrNotFound
	}
	return locations[0], nil
}

// locationFinds holds the number of finds that a filter selects at a location, and the
// newest of them.
type locationFinds struct {
	count   int
	partial bool // there may be more than count
	newest  []findRef

	lat, lng string // in degrees, where a map needs them

	kinds kinds    // of the categories of the finds; where they are matched
	first rowKey   // the newest find, where finds are matched
	liked standing // the find with the most likes, of these the newest; where finds are matched
}

// newestFirst is the order of the finds at locations: that of one index, read
// backwards.
const newestFirst = ` ORDER BY f.location_id DESC, f.created_at DESC, f.id DESC LIMIT ` + sqldb.Limit

// foundAt returns the counts and the newest finds at locations. Once a page would show
// too many finds, it returns only the counts.
func (q locationQuery) foundAt(ctx context.Context, ids []string) (map[string]*locationFinds, error) {
	if q.f.FindsLimit > 0 {
		at, rows, err := q.readAt(ctx, ids, q.s.limits.rowsAtOnce+1)
		if err != nil || rows <= q.s.limits.rowsAtOnce {
			return at, err
		}
	}
	at, err := q.countAt(ctx, ids)
	if err != nil || q.f.FindsLimit == 0 {
		return at, err
	}
	return at, q.newestAt(ctx, at, ids[:q.f.pageSize(ids, at)])
}

// newestAt reads the newest finds at locations that have been counted. One query
// reads the locations with at most twice as many finds as are shown; each other
// location takes a query of its own.
func (q locationQuery) newestAt(ctx context.Context, at map[string]*locationFinds, ids []string) error {
	show := q.f.FindsLimit
	read := func(ids []string, limit int) error {
		rows, _, err := q.readAt(ctx, ids, limit)
		for id, l := range rows {
			at[id].newest = l.newest
		}
		return err
	}
	var few []string
	total := 0
	for _, id := range ids {
		if n := at[id].count; n <= 2*show {
			few, total = append(few, id), total+n
		} else if err := read([]string{id}, show); err != nil {
			return err
		}
	}
	if total == 0 {
		return nil
	}
	return read(few, total)
}

// readAt reads at most limit finds at locations. It returns the number n of rows
// read and, for each location, how many of them it has and the first of them that the filter shows.
func (q locationQuery) readAt(ctx context.Context, ids []string, limit int) (at map[string]*locationFinds, n int, err error) {
	match := selected(ctx, q.viewer, q.f.Flags)
	marks, args := sqldb.In(ids)
	at = noFinds(ids)
	last, of := &locationFinds{}, ""
	err = q.s.db.Each(ctx, func(rows *sql.Rows) error {
		var id sql.RawBytes
		var r findRef
		err := rows.Scan(append([]any{&id}, r.into()...)...)
		if string(id) != of {
			of = string(id)
			last = at[of]
		}
		n++
		last.add(r, q.f.FindsLimit)
		return err
	}, `SELECT f.location_id, `+refColumns+` FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.SQL+newestFirst,
		slices.Concat(refArgs(q.viewer), args, match.Args, []any{limit})...)
	return at, n, err
}

// noFinds returns empty finds for each location.
func noFinds(ids []string) map[string]*locationFinds {
	at := make(map[string]*locationFinds, len(ids))
	for _, id := range ids {
		at[id] = &locationFinds{}
	}
	return at
}

// countAt counts the finds at some locations.
func (q locationQuery) countAt(ctx context.Context, ids []string) (map[string]*locationFinds, error) {
	match := selected(ctx, q.viewer, q.f.Flags)
	marks, args := sqldb.In(ids)
	at := noFinds(ids)
	return at, q.s.db.Each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int
		err := rows.Scan(&id, &n)
		at[id].count = n
		return err
	}, `SELECT f.location_id, COUNT(*) FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.SQL+` GROUP BY f.location_id`, append(args, match.Args...)...)
}

// foundMatching adds the wanted finds at locations to at, and returns an estimate
// of the time that this took in microseconds. At a single location it reads the
// newest readLimits.crowd finds and folds their texts for at most fold nanoseconds.
// Several locations may have twice as many finds together and take half the time;
// when they reach either limit, it adds nothing and crowded is true.
func (q locationQuery) foundMatching(ctx context.Context, w wantedFinds, ids []string, at map[string]*locationFinds, fold int) (
	spent int, crowded bool, err error,
) {
	from, limit := sqldb.Cond{SQL: "f.location_id = ?", Args: []any{ids[0]}}, q.s.limits.crowd
	if len(ids) > 1 {
		marks, args := sqldb.In(ids)
		from, limit, fold = sqldb.Cond{SQL: "f.location_id IN (" + marks + ")", Args: args}, 2*q.s.limits.crowd, fold/2
	}
	from = sqldb.And(from, selected(ctx, q.viewer, w.Flags))
	some := map[string]*locationFinds{}
	n, cost := 0, 0
	steps := ` FROM (SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id, f.location_id, f.latitude, f.longitude,
		f.title, f.description, f.category, f.location_name FROM find f WHERE ` + from.SQL + newestFirst + `) f`
	args := slices.Concat(from.Args, []any{limit})
	err = q.s.eachMatch(ctx, q.viewer, matchQuery{sqldb.Cond{SQL: steps, Args: args}, w.words, ofCategory(w.category), w.index}, func(m matchedFind) error {
		n, cost = n+1, cost+m.cost
		if some[m.location] == nil {
			some[m.location] = &locationFinds{lat: m.lat, lng: m.lng}
		}
		if m.ok {
			some[m.location].addMatch(m, q.f.FindsLimit)
		}
		if cost > fold {
			return errEnough
		}
		return nil
	})
	spent = atCost*n + cost/1000
	full := n == limit || errors.Is(err, errEnough)
	if err = enough(err); err != nil || full && len(ids) > 1 {
		return spent, true, err
	}
	for id, l := range some {
		l.partial = full
		at[id] = l
	}
	return spent, false, nil
}

// selectedAt returns the selected finds at one location.
func (q locationQuery) selectedAt(ctx context.Context, id string) (map[string]*locationFinds, error) {
	if q.f.Category.Text == "" && q.f.Query == "" {
		return q.foundAt(ctx, []string{id})
	}
	at := noFinds([]string{id})
	w, nothing := wantedOf(q.f.Flags, q.f.Category, q.f.Query)
	if nothing {
		return at, nil
	}
	_, _, err := q.foundMatching(ctx, w, []string{id}, at, maxFoldNanos)
	return at, err
}

// assemble returns the locations in the order of ids, each with its count and
// newest finds, and marks the words of a search in these.
func (q locationQuery) assemble(ctx context.Context, ids []string, read map[string]*schema.Location,
	at map[string]*locationFinds) ([]schema.Location, error) {
	var refs []findRef
	for _, id := range ids {
		refs = append(refs, at[id].newest...)
	}
	finds, err := q.s.lookUp(ctx, q.viewer, refs)
	if err != nil {
		return nil, err
	}
	if q.f.Query != "" {
		search.Parse(q.f.Query).Mark(finds)
	}
	for _, f := range finds {
		if l := read[f.LocationID]; l != nil {
			f.Location = nil
			l.Finds = append(l.Finds, f)
		}
	}
	list := make([]schema.Location, 0, len(ids))
	for _, id := range ids {
		if l := read[id]; l != nil {
			l.FindCount, l.MoreFinds = at[id].count, at[id].partial
			list = append(list, *l)
		}
	}
	return list, nil
}

// locations reads locations by id, with the distance from the filter's circle.
func (q locationQuery) locations(ctx context.Context, ids []string) (map[string]*schema.Location, error) {
	marks, args := sqldb.In(ids)
	read := make(map[string]*schema.Location, len(ids))
	return read, q.s.db.Each(ctx, func(rows *sql.Rows) error {
		l := schema.Location{Finds: []schema.Find{}}
		var x, y, z float64
		err := rows.Scan(&l.ID, &l.Latitude, &l.Longitude, &l.Name, &l.Area, &l.CreatedAt, &x, &y, &z)
		if q.f.Circle != nil {
			p := q.f.Circle.Center()
			d := geo.Km(p.Chord2(geo.Point{X: x, Y: y, Z: z}))
			l.Distance = &d
		}
		read[l.ID] = &l
		return err
	}, `SELECT id, latitude, longitude, name, area, created_at, x, y, z FROM location WHERE id IN (`+marks+`)`, args...)
}
