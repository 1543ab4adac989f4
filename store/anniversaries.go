package store

import (
	"context"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// OnThisDay lists finds of the viewer and their friends that were published on the day and month of a time in earlier years,
// newest first, schema.OnThisDayMax at most. The day is that of the time's own zone.
func (s *Store) OnThisDay(ctx context.Context, viewer string, today time.Time) ([]schema.Find, error) {
	users := sqldb.Cond{SQL: `(SELECT CAST(? AS TEXT) UNION ALL SELECT friend_id FROM (SELECT r.friend_id FROM ` + friendsOf + ` r ORDER BY r.friend_id LIMIT ` + sqldb.Limit + `) x)`,
		Args: []any{viewer, viewer, viewer, s.limits.friends}}
	newest := Page{}.order("f.created_at", "f.id")
	var years []string
	var args []any
	for n := 1; n <= schema.OnThisDayYears; n++ {
		from := time.Date(today.Year()-n, today.Month(), today.Day(), 0, 0, 0, 0, today.Location())
		if from.Day() != today.Day() {
			continue // not a leap year
		}
		w, more := sqldb.Where(sqldb.Cond{SQL: "f.user_id IN " + users.SQL + " AND f.created_at >= ? AND f.created_at < ?", Args: slices.Concat(users.Args, []any{schema.At(from), schema.At(from.AddDate(0, 0, 1))})},
			selected(ctx, viewer, allFlags))
		years = append(years, `SELECT * FROM (SELECT f.id FROM find f`+w+newest+` LIMIT `+sqldb.Limit+`) y`)
		args = append(append(args, more...), schema.OnThisDayMax)
	}
	if years == nil {
		return []schema.Find{}, nil
	}
	see := visible(viewer)
	return s.finds(ctx, viewer, ` WHERE f.id IN (`+strings.Join(years, ` UNION ALL `)+`) AND `+see.SQL+newest+` LIMIT `+sqldb.Limit,
		slices.Concat(args, see.Args, []any{schema.OnThisDayMax})...)
}
