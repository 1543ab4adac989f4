package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
)

// hydrate reads locations by id, in that order, with the finds that the filter
// selects at each: how many there are, as counted, and the newest.
func (s *Store) hydrate(ctx context.Context, viewer string, ids []string, counts map[string]int, f LocationFilter) ([]schema.Location, error) {
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
		read[i].FindCount = counts[read[i].ID]
		at[read[i].ID] = &read[i]
	}
	if err := s.findsAt(ctx, viewer, at, f); err != nil {
		return nil, err
	}
	for _, id := range ids {
		if l := at[id]; l != nil {
			locations = append(locations, *l)
		}
	}
	return locations, nil
}

// countAt counts the finds that the filter selects at some locations. It stays
// within the index.
func (s *Store) countAt(ctx context.Context, viewer string, ids []string, f LocationFilter) (map[string]int, error) {
	match := s.selecting(viewer, f)
	marks, args := in(ids)
	counts := make(map[string]int, len(ids))
	return counts, s.read.each(ctx, func(rows *sql.Rows) error {
		var id string
		var n int
		err := rows.Scan(&id, &n)
		counts[id] = n
		return err
	}, `SELECT f.location_id, COUNT(*) FROM find f WHERE f.location_id IN (`+marks+`) AND `+match.sql+` GROUP BY f.location_id`, append(args, match.args...)...)
}

// selecting is the condition that the filter selects a find.
func (s *Store) selecting(viewer string, f LocationFilter) cond {
	return and(equal("f.category", f.Category), s.matches(f.Query), selected(viewer, f.Flags))
}

// findsAt reads the newest finds at some locations. Where there are not many
// more than are shown, all are read in one query; a crowded location is read
// alone.
func (s *Store) findsAt(ctx context.Context, viewer string, at map[string]*schema.Location, f LocationFilter) error {
	if f.FindsLimit == 0 {
		return nil
	}
	match := s.selecting(viewer, f)
	var few, many []string
	for id, l := range at {
		switch {
		case l.FindCount > 2*f.FindsLimit:
			many = append(many, id)
		case l.FindCount > 0:
			few = append(few, id)
		}
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
