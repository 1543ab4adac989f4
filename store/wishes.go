package store

import (
	"context"

	"finds/schema"
)

// Wish is a place whose streets users wish to see on the map.
type Wish struct {
	Title     string  `db:"title"` // for people
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
	Users     int     `db:"users"` // who wish it
}

// wishesShown is how many places Wishes lists at most.
const wishesShown = 50

// AddWish notes that a user wishes the streets of a place; wishing them again makes the wish last longer. It returns
// schema.ErrTooManyWishes for a user who has schema.WishesMax others.
func (s *Store) AddWish(ctx context.Context, user string, p schema.FoundPlace, title string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.Lock(user); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO street_wish (user_id, place, title, latitude, longitude, wished_at) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (user_id, place) DO UPDATE SET wished_at = excluded.wished_at`, user, p.ID, title, p.Latitude, p.Longitude, t.Now)
		if err != nil {
			return err
		}
		var all int
		err = t.Get(&all, `SELECT COUNT(*) FROM street_wish WHERE user_id = ?`, user)
		if err == nil && all > schema.WishesMax {
			err = schema.ErrTooManyWishes.Over(schema.WishesMax)
		}
		return err
	})
}

// Wishes lists the places whose streets users wish to see, those of most users first, without those of suspended users.
func (s *Store) Wishes(ctx context.Context) (list []Wish, err error) {
	err = s.db.Select(ctx, &list, `SELECT MIN(title) AS title, MIN(latitude) AS latitude, MIN(longitude) AS longitude, COUNT(*) AS users FROM street_wish
		WHERE user_id NOT IN `+suspended+` GROUP BY place ORDER BY COUNT(*) DESC, place LIMIT ?`, wishesShown)
	return list, err
}
