package store

import (
	"context"
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
	near := sqldb.And(sqldb.Cond{SQL: "l.id IN (" + named.SQL + ")", Args: named.Args}, r.exact, known(owner))
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
		id = s.ids.id(t.Now.Time)
		_, err = t.Exec(`INSERT INTO location (id, num, user_id, latitude, longitude, name, cell, x, y, z, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, num(), owner, lat, lng, name, p.Cell, p.X, p.Y, p.Z, t.Now)
		return err
	})
	if err != nil {
		return l, false, err
	}
	// It is stored, also if the caller has gone.
	l, err = s.Location(context.WithoutCancel(ctx), owner, id, LocationFilter{Flags: all, FindsLimit: schema.FindsLimitDefault})
	return l, created, err
}

// known is the condition that the viewer may know of location l: it is their
// own, or there is a find at it that they may see.
func known(viewer string) sqldb.Cond {
	see := visible(viewer)
	return sqldb.Cond{SQL: "(l.user_id = ? OR EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND " + see.SQL + "))", Args: append([]any{viewer}, see.Args...)}
}

// Location returns a location with the finds that the filter selects at it, or
// schema.ErrNotFound when the viewer may not know of it.
func (s *Store) Location(ctx context.Context, viewer, id string, f LocationFilter) (l schema.Location, err error) {
	k := known(viewer)
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
	locations, err := s.hydrate(ctx, viewer, f.Query, []string{id}, read, at)
	if err != nil {
		return l, err
	}
	if len(locations) == 0 {
		return l, schema.ErrNotFound
	}
	return locations[0], nil
}

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

// Locations lists the locations in a part of the Earth at which there are
// finds that the filter selects, by their creation or by distance. A page has
// fewer than the limit when it would show more than schema.FindsPerPage finds,
// or when it has read as much as one page may, and yet is followed by another.
func (s *Store) Locations(ctx context.Context, viewer string, f LocationFilter) (list []schema.Location, next string, err error) {
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		list, next, err = s.listLocations(ctx, viewer, f)
		return err
	})
	return list, next, err
}

func (s *Store) listLocations(ctx context.Context, viewer string, f LocationFilter) ([]schema.Location, string, error) {
	var rows []key
	var at map[string]*found
	var next string
	var err error
	if f.Category != "" || f.Query != "" {
		rows, at, next, err = s.matchingPage(ctx, viewer, f)
	} else {
		rows, next, err = s.page(ctx, viewer, f, f.region())
	}
	if err != nil || len(rows) == 0 {
		return []schema.Location{}, next, err
	}
	ids := keyIDs(rows[:min(len(rows), f.Limit)])
	if at == nil {
		if at, err = s.foundAt(ctx, viewer, ids, f); err != nil {
			return nil, "", err
		}
	}
	ids = ids[:f.fitting(ids, at)]
	if len(rows) > len(ids) {
		next = f.cursorAfter(rows[len(ids)-1])
	}
	read, err := s.locations(ctx, ids, f)
	if err != nil {
		return nil, "", err
	}
	locations, err := s.hydrate(ctx, viewer, f.Query, ids, read, at)
	return locations, next, err
}

// fitting returns how many of some locations, the first of them in any case, go
// on a page that shows so many finds at each.
func (f LocationFilter) fitting(ids []string, at map[string]*found) int {
	shown := 0
	for i, id := range ids {
		if shown += min(at[id].count, f.FindsLimit); shown > schema.FindsPerPage && i > 0 {
			return i
		}
	}
	return len(ids)
}

// unlisted reads some columns of the locations that have no public find, but
// one that a condition selects: of private finds only those are looked at that
// the viewer may see, however many others there are.
func unlisted(columns string, match sqldb.Cond) sqldb.Cond {
	return sqldb.Cond{SQL: "SELECT " + columns + " FROM location l WHERE NOT l.listed AND l.id IN (SELECT f.location_id FROM find f WHERE " + match.SQL + ")", Args: match.Args}
}

// blocks reports whether a viewer has blocked anybody or is blocked by anybody.
func (s *Store) blocks(ctx context.Context, viewer string) (some bool, err error) {
	err = s.db.Get(ctx, &some, `SELECT EXISTS `+blockedWith, viewer, viewer)
	return some, err
}

// occupied keeps those of some locations at which there is a find that the
// filter selects: all, but where a block hides what is public.
func (s *Store) occupied(ctx context.Context, viewer string, f LocationFilter, rows []key) ([]key, error) {
	if len(rows) == 0 {
		return rows, nil
	}
	if blocked, err := s.blocks(ctx, viewer); err != nil || !blocked {
		return rows, err
	}
	marks, args := sqldb.In(keyIDs(rows))
	c := selected(viewer, f.Flags)
	var ids []string
	err := s.db.Select(ctx, &ids, `SELECT l.id FROM location l WHERE l.id IN (`+marks+`)
		AND EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND `+c.SQL+`)`, append(args, c.Args...)...)
	if err != nil {
		return nil, err
	}
	have := make(map[string]bool, len(ids))
	for _, id := range ids {
		have[id] = true
	}
	return slices.DeleteFunc(rows, func(k key) bool { return !have[k.ID] }), nil
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
	return list("locations", f.Flags, f.Asc, f.Category, f.Query, f.ByDistance, circle, box)
}

// key is the place of a row in a list.
type key struct {
	ID    string      `db:"id"`
	At    schema.Time `db:"created_at"`
	Chord float64     `db:"chord"`
}

// cursor is the cursor of the page of a list that begins behind the row.
func (k key) cursor(list string) string {
	return schema.Cursor{List: list, Key: k.At.String(), ID: k.ID}.String()
}
