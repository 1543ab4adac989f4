package store

import (
	"context"
	"database/sql"
	"slices"
	"strconv"

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
	near := and(within("l.cell", r.ranges), r.exact, equal("l.name", name), known(owner))
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

// occupied keeps those of some locations at which there is a find that the
// filter selects.
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

// candidatesMax bounds the candidates that one round of fill looks at.
const candidatesMax = 8192

// fill reads candidates, which next gives in the order of the list from behind
// a row on (nil at first), until a page and one of them are occupied or none
// are left. Nearly every location is, so mostly one round does.
func (s *Store) fill(ctx context.Context, viewer string, f LocationFilter, next func(last *key, n int) ([]key, error)) (page []key, err error) {
	var last *key
	for n := f.Limit + 1; len(page) <= f.Limit; n = min(2*n, candidatesMax) {
		rows, err := next(last, n)
		if err != nil {
			return nil, err
		}
		full := len(rows) == n
		if full {
			last = &key{rows[n-1].ID, rows[n-1].At, rows[n-1].Chord}
		}
		if rows, err = s.occupied(ctx, viewer, f, rows); err != nil {
			return nil, err
		}
		page = append(page, rows...)
		if !full {
			break
		}
	}
	return page[:min(len(page), f.Limit+1)], nil
}

// byCreation returns the ids of a page in the order of creation. Two plans
// give the same rows. Reading all that is in the covering and sorting it costs
// by the number of locations there; walking all locations in order and keeping
// those inside costs by how rare they are. The cheaper one is taken, and a walk
// that proves too long is given up for the covering.
func (s *Store) byCreation(ctx context.Context, viewer string, f LocationFilter, r region) ([]string, string, error) {
	name := f.listName()
	if _, _, err := f.after(name, "", ""); err != nil {
		return nil, "", err
	}
	steps, err := 0, error(nil)
	if r.ranges != nil && f.Category == "" && f.Query == "" {
		if steps, err = s.walkSteps(ctx, r, f.Limit+1); err != nil {
			return nil, "", err
		}
	}
	var rows []key
	if steps > 0 {
		if rows, err = s.walk(ctx, f, name, r, steps); err == nil {
			rows, err = s.occupied(ctx, viewer, f, rows)
		}
	}
	if err == nil && len(rows) <= f.Limit { // no walk, or it did not fill the page
		rows, err = s.fill(ctx, viewer, f, func(last *key, n int) ([]key, error) { return s.covered(ctx, viewer, f, name, r, last, n) })
	}
	if err != nil {
		return nil, "", err
	}
	rows, next := cut(f.Page, name, rows, func(k *key) (schema.Time, string) { return k.At, k.ID })
	return keyIDs(rows), next, nil
}

// covered returns the next n locations of a region in the order of creation.
// The covering is read before anything is sorted: left to choose, SQLite would
// walk all locations in order to save the sort.
func (s *Store) covered(ctx context.Context, viewer string, f LocationFilter, name string, r region, last *key, n int) (rows []key, err error) {
	p := f.Page
	p.Limit = n - 1
	if last != nil {
		p.After = schema.Cursor{List: name, Key: last.At.String(), ID: last.ID}
	}
	after, tail, err := p.after(name, "l.created_at", "l.id")
	if err != nil {
		return nil, err
	}
	inside, args := where(within("l.cell", r.ranges), r.exact, s.filtered(viewer, f))
	rest, more := where(after)
	return rows, s.read.all(ctx, &rows, `WITH inside AS MATERIALIZED (SELECT l.id, l.created_at FROM location l`+inside+`)
		SELECT l.id, l.created_at FROM inside l`+rest+tail.sql, slices.Concat(args, more, tail.args)...)
}

func keyIDs(rows []key) []string {
	ids := make([]string, len(rows))
	for i, k := range rows {
		ids[i] = k.ID
	}
	return ids
}

// Costs of the two plans per row, in microseconds, from BenchmarkPlans.
const (
	coverCost = 7.0
	walkCost  = 1.5
)

// walkSteps returns how many locations a walk by creation may look at to find
// want of them in a region, or 0 when the covering is cheaper.
func (s *Store) walkSteps(ctx context.Context, r region, want int) (int, error) {
	inside, total, err := s.estimate(ctx, r)
	if err != nil || inside <= want {
		return 0, err
	}
	steps := float64(want) * float64(total) / float64(inside)
	if steps*walkCost*2 > float64(inside)*coverCost {
		return 0, nil
	}
	return int(steps*2) + 200, nil
}

// walk looks at the next steps locations in the order of creation and returns
// the first of them inside, at most half as many again as a page.
func (s *Store) walk(ctx context.Context, f LocationFilter, name string, r region, steps int) (rows []key, err error) {
	after, _, err := f.after(name, "l.created_at", "l.id")
	if err != nil {
		return nil, err
	}
	dir := "DESC"
	if f.Asc {
		dir = "ASC"
	}
	columns := "l.x, l.y, l.z" // with the key they are all in the index
	if f.Box != nil {
		columns = "l.latitude, l.longitude"
	}
	order := ` ORDER BY l.created_at ` + dir + `, l.id ` + dir + ` LIMIT `
	inner, args := where(after)
	outer, more := where(r.exact)
	args = append(append(args, steps), more...)
	return rows, s.read.all(ctx, &rows, `SELECT l.id, l.created_at FROM (SELECT l.id, l.created_at, `+columns+` FROM location l`+inner+order+`?) l`+
		outer+order+`?`, append(args, f.Limit*3/2+1)...)
}

// nearest returns the ids of a page by distance, ties by id.
func (s *Store) nearest(ctx context.Context, viewer string, f LocationFilter, r region) ([]string, string, error) {
	name := f.listName()
	var from *key
	if f.After.Set() {
		chord, err := strconv.ParseFloat(f.After.Key, 64)
		if err != nil || f.After.List != name {
			return nil, "", errCursor
		}
		from = &key{ID: f.After.ID, Chord: chord}
	}
	p := placeAt(f.Circle.Latitude, f.Circle.Longitude)
	inside, args := where(within("l.cell", r.ranges), r.exact, s.filtered(viewer, f))
	rows, err := s.fill(ctx, viewer, f, func(last *key, n int) (rows []key, err error) {
		if last == nil {
			last = from
		}
		var after cond
		if last != nil {
			after = cond{"(k.chord, k.id) > (?, ?)", []any{last.Chord, last.ID}}
		}
		rest, more := where(after)
		return rows, s.read.all(ctx, &rows, `WITH inside AS MATERIALIZED (SELECT l.id, `+chordSQL+` AS chord FROM location l`+inside+`)
			SELECT k.id, k.chord FROM inside k`+rest+` ORDER BY k.chord, k.id LIMIT ?`, slices.Concat(p.args(), args, more, []any{n})...)
	})
	if err != nil || len(rows) <= f.Limit {
		return keyIDs(rows), "", err
	}
	rows = rows[:f.Limit]
	end := rows[f.Limit-1]
	return keyIDs(rows), schema.Cursor{List: name, Key: strconv.FormatFloat(end.Chord, 'e', -1, 64), ID: end.ID}.String(), nil
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
		if err := s.showFinds(ctx, viewer, at, f.FindsLimit, `WHERE f.location_id IN (`+marks+`) AND `+match.sql+order, append(args, match.args...)...); err != nil {
			return err
		}
	}
	for _, id := range many {
		if err := s.showFinds(ctx, viewer, at, f.FindsLimit, `WHERE f.location_id = ? AND `+match.sql+order+` LIMIT ?`, slices.Concat([]any{id}, match.args, []any{f.FindsLimit})...); err != nil {
			return err
		}
	}
	return nil
}

// showFinds puts the first finds of a query, at most limit each, into their
// locations.
func (s *Store) showFinds(ctx context.Context, viewer string, at map[string]*schema.Location, limit int, rest string, args ...any) error {
	shown := map[string]int{}
	finds := []schema.Find{}
	err := s.read.each(ctx, func(rows *sql.Rows) error {
		f, err := scanFind(rows)
		if shown[f.LocationID]++; shown[f.LocationID] <= limit {
			f.Location = nil
			finds = append(finds, f)
		}
		return err
	}, `SELECT `+findColumns+` FROM find f JOIN "user" u ON u.id = f.user_id `+rest, append([]any{viewer}, args...)...)
	if err != nil {
		return err
	}
	for _, f := range finds {
		l := at[f.LocationID]
		l.Finds = append(l.Finds, f)
	}
	return nil
}
