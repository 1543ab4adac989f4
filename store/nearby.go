package store

import (
	"cmp"
	"context"
	"slices"
	"strconv"
	"strings"

	"finds/schema"
)

// candidatesMax bounds the candidates that one round of fill looks at.
const candidatesMax = 8192

// fill reads candidates, which next gives in the order of the list from behind
// a row on (nil at first), until a page and one of them are occupied or none
// are left. All are but those that a block hides, so mostly one round does.
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

// byCreation returns a page and one in the order of creation. Two plans
// give the same rows. Reading all that is in the covering and sorting it costs
// by the number of locations there; walking all locations in order and keeping
// those inside costs by how rare they are. The cheaper one is taken, and a walk
// that proves too long is given up for the covering.
func (s *Store) byCreation(ctx context.Context, viewer string, f LocationFilter, r region) (rows []key, err error) {
	name := f.listName()
	if _, _, err := f.after(name, "", ""); err != nil {
		return nil, err
	}
	steps := 0
	if r.ranges != nil && f.Category == "" && f.Query == "" {
		if steps, err = s.walkSteps(ctx, r, f.Limit+1); err != nil {
			return nil, err
		}
	}
	if !f.Private && !f.Friends {
		return s.created(ctx, viewer, f, name, r, steps)
	}
	// What is listed and what is not are read one after the other.
	err = s.read.snapshot(ctx, func(ctx context.Context) error {
		rows, err = s.created(ctx, viewer, f, name, r, steps)
		return err
	})
	return rows, err
}

// created is byCreation with so many steps of a walk, or none.
func (s *Store) created(ctx context.Context, viewer string, f LocationFilter, name string, r region, steps int) (rows []key, err error) {
	if steps > 0 {
		if rows, err = s.walk(ctx, f, name, r, steps); err == nil {
			rows, err = s.occupied(ctx, viewer, f, rows)
		}
	}
	switch {
	case err == nil && len(rows) <= f.Limit: // no walk, or it did not fill the page
		rows, err = s.fill(ctx, viewer, f, func(last *key, n int) ([]key, error) { return s.candidates(ctx, viewer, f, name, r, last, n) })
	case err == nil && (f.Private || f.Friends):
		rows, err = s.withUnlisted(ctx, viewer, f, name, r, rows[:f.Limit+1])
	}
	return rows, err
}

// candidates returns the next n locations of a region in the order of creation.
func (s *Store) candidates(ctx context.Context, viewer string, f LocationFilter, name string, r region, last *key, n int) ([]key, error) {
	f.Limit = n - 1
	if last != nil {
		f.After = schema.Cursor{List: name, Key: last.At.String(), ID: last.ID}
	}
	if r.ranges != nil || f.Category != "" || f.Query != "" {
		return s.covered(ctx, viewer, f, name, r)
	}
	rows, err := s.walk(ctx, f, name, r, n) // of the whole Earth every step counts
	if err != nil || !f.Private && !f.Friends {
		return rows[:min(n, len(rows))], err
	}
	return s.withUnlisted(ctx, viewer, f, name, r, rows[:min(n, len(rows))])
}

// covered reads a page and one of the locations of a region in the order of
// creation. The covering is read before anything is sorted: left to choose,
// SQLite would walk all locations in order to save the sort.
func (s *Store) covered(ctx context.Context, viewer string, f LocationFilter, name string, r region) (rows []key, err error) {
	after, tail, err := f.after(name, "l.created_at", "l.id")
	if err != nil {
		return nil, err
	}
	inside := s.inside(viewer, f, r, cond{sql: "l.id, l.created_at"})
	rest, more := where(after)
	return rows, s.read.all(ctx, &rows, `WITH inside AS MATERIALIZED (`+inside.sql+`)
		SELECT l.id, l.created_at FROM inside l`+rest+tail.sql, slices.Concat(inside.args, more, tail.args)...)
}

// inside reads some columns of the locations in a region that the filter may
// select: those that are listed, and those of private finds.
func (s *Store) inside(viewer string, f LocationFilter, r region, columns cond) cond {
	w, args := where(listedIn(r.ranges), r.exact, s.filtered(viewer, f))
	c := cond{"SELECT " + columns.sql + " FROM location l" + w, slices.Concat(columns.args, args)}
	if !f.Private && !f.Friends {
		return c
	}
	more := s.privateIn(viewer, f, r, columns)
	return cond{c.sql + " UNION ALL " + more.sql, append(c.args, more.args...)}
}

// privateIn is inside for the locations that are not listed.
func (s *Store) privateIn(viewer string, f LocationFilter, r region, columns cond) cond {
	c := unlisted(columns.sql, and(equal("f.category", f.Category), s.matches(f.Query), private(viewer, f.Flags)))
	c = and(c, r.exact)
	c.args = append(slices.Clone(columns.args), c.args...)
	return c
}

// withUnlisted puts the locations that are not listed among the first of those
// that are, and returns as many as a page and one.
func (s *Store) withUnlisted(ctx context.Context, viewer string, f LocationFilter, name string, r region, listed []key) ([]key, error) {
	after, tail, err := f.after(name, "l.created_at", "l.id")
	if err != nil {
		return nil, err
	}
	c := and(s.privateIn(viewer, f, r, cond{sql: "l.id, l.created_at"}), after)
	var rows []key
	if err := s.read.all(ctx, &rows, c.sql+tail.sql, append(c.args, tail.args...)...); err != nil {
		return nil, err
	}
	rows = append(rows, listed...)
	slices.SortFunc(rows, func(a, b key) int {
		if f.Asc {
			return a.compare(b)
		}
		return b.compare(a)
	})
	return rows[:min(len(rows), f.Limit+1)], nil
}

// compare orders locations by their creation.
func (k key) compare(o key) int {
	return cmp.Or(k.At.Compare(o.At.Time), strings.Compare(k.ID, o.ID))
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
	inner, args := where(listedIn(nil), after)
	outer, more := where(r.exact)
	args = append(append(args, steps), more...)
	return rows, s.read.all(ctx, &rows, `SELECT l.id, l.created_at FROM (SELECT l.id, l.created_at, `+columns+` FROM location l`+inner+order+`) l`+
		outer+order, append(args, f.Limit*3/2+1)...)
}

// nearest returns a page and one by distance, ties by id.
func (s *Store) nearest(ctx context.Context, viewer string, f LocationFilter, r region) ([]key, error) {
	name := f.listName()
	var from *key
	if f.After.Set() {
		chord, err := strconv.ParseFloat(f.After.Key, 64)
		if err != nil || !(chord >= 0 && chord <= 5) || f.After.List != name {
			return nil, errCursor
		}
		from = &key{ID: f.After.ID, Chord: chord}
	}
	p := placeAt(f.Circle.Latitude, f.Circle.Longitude)
	inside := s.inside(viewer, f, r, cond{`l.id, ` + chordSQL + ` AS chord`, p.args()})
	return s.fill(ctx, viewer, f, func(last *key, n int) (rows []key, err error) {
		if last == nil {
			last = from
		}
		var after cond
		if last != nil {
			after = cond{"(k.chord, k.id) > (?, ?)", []any{last.Chord, last.ID}}
		}
		rest, more := where(after)
		return rows, s.read.all(ctx, &rows, `WITH inside AS MATERIALIZED (`+inside.sql+`)
			SELECT k.id, k.chord FROM inside k`+rest+` ORDER BY k.chord, k.id LIMIT `+limit, slices.Concat(inside.args, more, []any{n})...)
	})
}

// behind is the cursor of the page that begins after a location.
func (f LocationFilter) behind(k key) string {
	at := k.At.String()
	if f.ByDistance {
		at = strconv.FormatFloat(k.Chord, 'e', -1, 64)
	}
	return schema.Cursor{List: f.listName(), Key: at, ID: k.ID}.String()
}
