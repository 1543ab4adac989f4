package store

import (
	"context"
	"slices"
	"strconv"

	"finds/schema"
)

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
	order := ` ORDER BY l.created_at ` + dir + `, l.id ` + dir + ` LIMIT ` + limit
	inner, args := where(after)
	outer, more := where(r.exact)
	args = append(append(args, steps), more...)
	return rows, s.read.all(ctx, &rows, `SELECT l.id, l.created_at FROM (SELECT l.id, l.created_at, `+columns+` FROM location l`+inner+order+`) l`+
		outer+order, append(args, f.Limit*3/2+1)...)
}

// nearest returns the ids of a page by distance, ties by id.
func (s *Store) nearest(ctx context.Context, viewer string, f LocationFilter, r region) ([]string, string, error) {
	name := f.listName()
	var from *key
	if f.After.Set() {
		chord, err := strconv.ParseFloat(f.After.Key, 64)
		if err != nil || !(chord >= 0 && chord <= 5) || f.After.List != name {
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
			SELECT k.id, k.chord FROM inside k`+rest+` ORDER BY k.chord, k.id LIMIT `+limit, slices.Concat(p.args(), args, more, []any{n})...)
	})
	if err != nil || len(rows) <= f.Limit {
		return keyIDs(rows), "", err
	}
	rows = rows[:f.Limit]
	end := rows[f.Limit-1]
	return keyIDs(rows), schema.Cursor{List: name, Key: strconv.FormatFloat(end.Chord, 'e', -1, 64), ID: end.ID}.String(), nil
}
