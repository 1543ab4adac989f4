package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
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
	return l, t.get(&l, `SELECT id, num, latitude, longitude, name, cell FROM location WHERE id = ?`, id)
}

// knownLocation is location for one that the viewer may know of.
func (t *tx) knownLocation(viewer, id string) (l locationRow, err error) {
	k := known(viewer)
	return l, t.get(&l, `SELECT l.id, l.num, l.latitude, l.longitude, l.name, l.cell FROM location l WHERE l.id = ? AND `+k.sql, append([]any{id}, k.args...)...)
}

// CreateLocation stores a location, or returns the one of the same name that
// stands within schema.SamePlace already; created tells which.
func (s *Store) CreateLocation(ctx context.Context, owner string, lat, lng float64, name string) (l schema.Location, created bool, err error) {
	r := Circle{lat, lng, schema.SamePlace}.region()
	// Only one that the caller may know of is given back: the answer must not
	// tell that somebody has been there in private.
	named := locationsIn("id", equal("name", name), r.ranges)
	near := and(cond{"l.id IN (" + named.sql + ")", named.args}, r.exact, known(owner))
	p := placeAt(lat, lng)
	var id string
	err = s.tx(ctx, func(t *tx) error {
		if err := t.lock(name); err != nil {
			return err
		}
		err := t.get(&id, `SELECT l.id FROM location l WHERE `+near.sql+` ORDER BY l.created_at, l.id LIMIT 1`, near.args...)
		if found, err := exists(err); err != nil || found {
			created = false
			return err
		}
		created = true
		id = s.ids.id(t.now.Time)
		_, err = t.exec(`INSERT INTO location (id, num, user_id, latitude, longitude, name, cell, x, y, z, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, num(), owner, lat, lng, name, p.cell, p.x, p.y, p.z, t.now)
		return err
	})
	if err != nil {
		return l, false, err
	}
	l, err = s.Location(ctx, owner, id, LocationFilter{Flags: all, FindsLimit: schema.FindsLimitDefault})
	return l, created, err
}

// known is the condition that the viewer may know of location l: it is their
// own, or there is a find at it that they may see.
func known(viewer string) cond {
	see := visible(viewer)
	return cond{"(l.user_id = ? OR EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND " + see.sql + "))", append([]any{viewer}, see.args...)}
}

// Location returns a location with the finds that the filter selects at it, or
// schema.ErrNotFound when the viewer may not know of it.
func (s *Store) Location(ctx context.Context, viewer, id string, f LocationFilter) (l schema.Location, err error) {
	k := known(viewer)
	if err := s.read.get(ctx, &id, `SELECT l.id FROM location l WHERE l.id = ? AND `+k.sql, append([]any{id}, k.args...)...); err != nil {
		return l, err
	}
	locations, err := s.hydrate(ctx, viewer, []string{id}, f)
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
		return f.Circle.region()
	case f.Box != nil:
		return boxRegion(*f.Box)
	}
	return region{in: func(_, _ float64) bool { return true }}
}

// Locations lists the locations in a part of the Earth at which there are
// finds that the filter selects, by their creation or by distance.
func (s *Store) Locations(ctx context.Context, viewer string, f LocationFilter) ([]schema.Location, string, error) {
	r := f.region()
	var ids []string
	var next string
	var err error
	if f.ByDistance {
		ids, next, err = s.nearest(ctx, viewer, f, r)
	} else {
		ids, next, err = s.byCreation(ctx, viewer, f, r)
	}
	if err != nil || len(ids) == 0 {
		return []schema.Location{}, "", err
	}
	locations, err := s.hydrate(ctx, viewer, ids, f)
	return locations, next, err
}

// filtered is the condition that a find with the words or the category that
// the filter names is at location l; empty when it names none. Such finds are
// few, so the locations are sought from them.
func (s *Store) filtered(viewer string, f LocationFilter) cond {
	if f.Category == "" && f.Query == "" {
		return cond{}
	}
	c := and(equal("f.category", f.Category), s.matches(f.Query), selected(viewer, f.Flags))
	return cond{"l.id IN (SELECT f.location_id FROM find f WHERE " + c.sql + ")", c.args}
}

// unlisted reads some columns of the locations that have no public find, but
// one that a condition selects: of private finds only those are looked at that
// the viewer may see, however many others there are.
func unlisted(columns string, match cond) cond {
	return cond{"SELECT " + columns + " FROM location l WHERE NOT l.listed AND l.id IN (SELECT f.location_id FROM find f WHERE " + match.sql + ")", match.args}
}

// occupied keeps those of some locations at which there is a find that the
// filter selects: all, but where a block hides what is public.
func (s *Store) occupied(ctx context.Context, viewer string, f LocationFilter, rows []key) ([]key, error) {
	if len(rows) == 0 || f.Category != "" || f.Query != "" {
		return rows, nil // filtered has seen to it
	}
	marks, args := in(keyIDs(rows))
	c := selected(viewer, f.Flags)
	var ids []string
	err := s.read.all(ctx, &ids, `SELECT l.id FROM location l WHERE l.id IN (`+marks+`)
		AND EXISTS (SELECT 1 FROM find f WHERE f.location_id = l.id AND `+c.sql+`)`, append(args, c.args...)...)
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

// key is a location's place in a list.
type key struct {
	ID    string      `db:"id"`
	At    schema.Time `db:"created_at"`
	Chord float64     `db:"chord"`
}

// hydrate reads locations by id, in that order, with the finds that the filter
// selects at each: how many there are, and the newest.
func (s *Store) hydrate(ctx context.Context, viewer string, ids []string, f LocationFilter) ([]schema.Location, error) {
	marks, args := in(ids)
	at := make(map[string]*schema.Location, len(ids))
	locations := make([]schema.Location, 0, len(ids))
	read := make([]schema.Location, 0, len(ids))
	err := s.read.each(ctx, func(rows *sql.Rows) error {
		l := schema.Location{Finds: []schema.Find{}}
		var x, y, z float64
		err := rows.Scan(&l.ID, &l.Latitude, &l.Longitude, &l.Name, &l.CreatedAt, &x, &y, &z)
		if f.Circle != nil {
			p := placeAt(f.Circle.Latitude, f.Circle.Longitude)
			d := km((x-p.x)*(x-p.x) + (y-p.y)*(y-p.y) + (z-p.z)*(z-p.z))
			l.Distance = &d
		}
		read = append(read, l)
		return err
	}, `SELECT id, latitude, longitude, name, created_at, x, y, z FROM location WHERE id IN (`+marks+`)`, args...)
	if err != nil {
		return nil, err
	}
	for i := range read {
		at[read[i].ID] = &read[i]
	}
	if err := s.findsAt(ctx, viewer, ids, at, f); err != nil {
		return nil, err
	}
	for _, id := range ids {
		if l := at[id]; l != nil {
			locations = append(locations, *l)
		}
	}
	return locations, nil
}

// findsAt counts the finds at some locations and reads the newest of each.
// Counting stays within the index. Where there are not many more finds than
// are shown, all are read in one query; a crowded location is read alone.
func (s *Store) findsAt(ctx context.Context, viewer string, ids []string, at map[string]*schema.Location, f LocationFilter) error {
	match := and(equal("f.category", f.Category), s.matches(f.Query), selected(viewer, f.Flags))
	marks, args := in(ids)
	var few, many []string
	err := s.read.each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int
		err := rows.Scan(&id, &n)
		if l := at[id]; l != nil {
			l.FindCount = n
		}
		if n <= 2*f.FindsLimit {
			few = append(few, id)
		} else {
			many = append(many, id)
		}
		return err
	}, `SELECT f.location_id, COUNT(*) FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.sql+` GROUP BY f.location_id`, append(args, match.args...)...)
	if err != nil || f.FindsLimit == 0 {
		return err
	}
	// One index read backwards gives this order without a sort.
	const order = ` ORDER BY f.location_id DESC, f.created_at DESC, f.id DESC`
	if len(few) > 0 {
		marks, args := in(few)
		if err := s.showFinds(ctx, viewer, at, f.FindsLimit, ` WHERE f.location_id IN (`+marks+`) AND `+match.sql+order, append(args, match.args...)...); err != nil {
			return err
		}
	}
	for _, id := range many {
		if err := s.showFinds(ctx, viewer, at, f.FindsLimit, ` WHERE f.location_id = ? AND `+match.sql+order+` LIMIT `+limit, slices.Concat([]any{id}, match.args, []any{f.FindsLimit})...); err != nil {
			return err
		}
	}
	return nil
}

// showFinds puts the first finds of a query, at most limit each, into their
// locations.
func (s *Store) showFinds(ctx context.Context, viewer string, at map[string]*schema.Location, max int, rest string, args ...any) error {
	finds, err := s.finds(ctx, viewer, rest, args...)
	for _, f := range finds {
		if l := at[f.LocationID]; len(l.Finds) < max {
			f.Location = nil
			l.Finds = append(l.Finds, f)
		}
	}
	return err
}
