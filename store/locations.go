package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// LocationFilter says which locations a list wants, and which finds at them.
type LocationFilter struct {
	Flags
	Page
	Circle          *Circle      // or nil
	Box             *schema.BBox // or nil
	Category, Query string
	ByDistance      bool // nearest to the circle's centre first
	FindsLimit      int  // newest finds shown per location
}

// locationRow is what the writes have to know of a location.
type locationRow struct {
	ID        string  `db:"id"`
	Num       int64   `db:"num"`
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
	Name      string  `db:"name"`
	Cell      int64   `db:"cell"`
}

func (t *tx) location(id string) (l locationRow, err error) {
	err = t.Get(&l, `SELECT id, num, latitude, longitude, name, cell FROM location WHERE id = ?`, id)
	return l, err
}

// CreateLocation stores a location, or returns the one of the same name that
// stands within schema.SamePlace already; created tells which.
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
	r := circleRegion(Circle{Latitude: lat, Longitude: lng, Km: schema.SamePlace})
	// Only one that the caller may know of is given back: the answer must not
	// tell that somebody has been there in private.
	named := s.locationsIn("id", sqldb.Equal("name", name), r.Ranges)
	near := sqldb.And(sqldb.Cond{SQL: "l.id IN (" + named.SQL + ")", Args: named.Args}, r.exact, knownLocation(owner))
	p := geo.PointAt(lat, lng)
	var id string
	err = s.tx(ctx, func(t *tx) error {
		if err := t.Lock(name); err != nil {
			return err
		}
		err := t.Get(&id, `SELECT l.id FROM location l WHERE `+near.SQL+` ORDER BY l.created_at, l.id LIMIT 1`, near.Args...)
		if found, err := exists(err); err != nil || found {
			created = false
			return err
		}
		created = true
		id = t.newID()
		_, err = t.Exec(`INSERT INTO location (id, num, user_id, latitude, longitude, name, cell, x, y, z, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, newNum(), owner, lat, lng, name, p.Cell, p.X, p.Y, p.Z, t.Now)
		return err
	})
	if err != nil {
		return l, false, err
	}
	// It is stored, also if the caller has gone.
	l, err = s.Location(context.WithoutCancel(ctx), owner, id, LocationFilter{Flags: allFlags, FindsLimit: schema.FindsLimitDefault})
	return l, created, err
}

// knownLocation is the condition that the viewer may know of location l: it is their
// own, or there is a find at it that they may see.
func knownLocation(viewer string) sqldb.Cond {
	see := visible(viewer)
	return sqldb.Cond{SQL: "(l.user_id = ? OR EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND " + see.SQL + "))", Args: append([]any{viewer}, see.Args...)}
}

// Location returns a location with the finds that the filter selects at it, or
// schema.ErrNotFound when the viewer may not know of it.
func (s *Store) Location(ctx context.Context, viewer, id string, f LocationFilter) (l schema.Location, err error) {
	k := knownLocation(viewer)
	if err := s.db.Get(ctx, &id, `SELECT l.id FROM location l WHERE l.id = ? AND `+k.SQL, append([]any{id}, k.Args...)...); err != nil {
		return l, err
	}
	read, err := s.locations(ctx, []string{id}, f)
	if err != nil {
		return l, err
	}
	at, err := s.selectedAt(ctx, viewer, id, f)
	if err != nil {
		return l, err
	}
	locations, err := s.assemble(ctx, viewer, f.Query, []string{id}, read, at)
	if err != nil {
		return l, err
	}
	if len(locations) == 0 {
		return l, schema.ErrNotFound
	}
	return locations[0], nil
}

// locationFinds holds what a filter selects at a location: the number of finds and the
// newest of them.
type locationFinds struct {
	count   int
	partial bool // there may be more than count
	newest  []findRef

	lat, lng string // in degrees, where a map needs them
}

// newestFirst is the order of the finds at locations: that of one index, read
// backwards.
const newestFirst = ` ORDER BY f.location_id DESC, f.created_at DESC, f.id DESC LIMIT ` + sqldb.Limit

// foundAt returns the counts and the newest finds at locations. From the location
// on at which a page would show too much, it returns the counts alone.
func (s *Store) foundAt(ctx context.Context, viewer string, ids []string, f LocationFilter) (map[string]*locationFinds, error) {
	match := selected(viewer, f.Flags)
	if f.FindsLimit > 0 {
		at, rows, err := s.readAt(ctx, viewer, ids, f.FindsLimit, match, s.limits.rowsAtOnce+1)
		if err != nil || rows <= s.limits.rowsAtOnce {
			return at, err
		}
	}
	at, err := s.countAt(ctx, ids, match)
	if err != nil || f.FindsLimit == 0 {
		return at, err
	}
	return at, s.newestAt(ctx, viewer, at, ids[:f.pageSize(ids, at)], f.FindsLimit, match)
}

// newestAt reads the newest finds at locations that have been counted. One query
// reads the locations with at most twice as many finds as are shown; each other
// location takes a query of its own.
func (s *Store) newestAt(ctx context.Context, viewer string, at map[string]*locationFinds, ids []string, show int, match sqldb.Cond) error {
	read := func(ids []string, limit int) error {
		rows, _, err := s.readAt(ctx, viewer, ids, show, match, limit)
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
// read and, for each location, how many of them it has and the first show of them.
func (s *Store) readAt(ctx context.Context, viewer string, ids []string, show int, match sqldb.Cond, limit int) (at map[string]*locationFinds, n int, err error) {
	marks, args := sqldb.In(ids)
	at = noFinds(ids)
	last, of := &locationFinds{}, ""
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var id sql.RawBytes
		var r findRef
		err := rows.Scan(append([]any{&id}, r.into()...)...)
		if string(id) != of {
			of = string(id)
			last = at[of]
		}
		n++
		if last.count++; len(last.newest) < show {
			last.newest = append(last.newest, r)
		}
		return err
	}, `SELECT f.location_id, `+refColumns+` FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.SQL+newestFirst,
		slices.Concat([]any{viewer}, args, match.Args, []any{limit})...)
	return at, n, err
}

// noFinds returns an empty found for each location.
func noFinds(ids []string) map[string]*locationFinds {
	at := make(map[string]*locationFinds, len(ids))
	for _, id := range ids {
		at[id] = &locationFinds{}
	}
	return at
}

// countAt counts the finds at some locations.
func (s *Store) countAt(ctx context.Context, ids []string, match sqldb.Cond) (map[string]*locationFinds, error) {
	marks, args := sqldb.In(ids)
	at := noFinds(ids)
	return at, s.db.Each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int
		err := rows.Scan(&id, &n)
		at[id].count = n
		return err
	}, `SELECT f.location_id, COUNT(*) FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.SQL+` GROUP BY f.location_id`, append(args, match.Args...)...)
}

// assemble returns the locations in the order of ids, each with its count and
// newest finds, and marks the words of a search in these.
func (s *Store) assemble(ctx context.Context, viewer, words string, ids []string, read map[string]*schema.Location, at map[string]*locationFinds) ([]schema.Location, error) {
	var refs []findRef
	for _, id := range ids {
		refs = append(refs, at[id].newest...)
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	if err != nil {
		return nil, err
	}
	if words != "" {
		parseQuery(words).mark(finds)
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
func (s *Store) locations(ctx context.Context, ids []string, f LocationFilter) (map[string]*schema.Location, error) {
	marks, args := sqldb.In(ids)
	read := make(map[string]*schema.Location, len(ids))
	return read, s.db.Each(ctx, func(rows *sql.Rows) error {
		l := schema.Location{Finds: []schema.Find{}}
		var x, y, z float64
		err := rows.Scan(&l.ID, &l.Latitude, &l.Longitude, &l.Name, &l.CreatedAt, &x, &y, &z)
		if f.Circle != nil {
			p := f.Circle.Center()
			d := geo.Km(p.Chord2(geo.Point{X: x, Y: y, Z: z}))
			l.Distance = &d
		}
		read[l.ID] = &l
		return err
	}, `SELECT id, latitude, longitude, name, created_at, x, y, z FROM location WHERE id IN (`+marks+`)`, args...)
}
