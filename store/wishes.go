package store

import (
	"context"
	"encoding/json"
	"time"

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

// AddWish notes that a user wishes the streets of a place; wishing them again makes the wish last longer. A new wish notifies
// administrators, once a day for each place. It returns schema.ErrTooManyWishes for a user who has schema.WishesMax others.
func (s *Store) AddWish(ctx context.Context, user string, p schema.FoundPlace, title string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.Lock(user); err != nil {
			return err
		}
		var again bool
		err := t.Get(&again, `SELECT EXISTS (SELECT 1 FROM street_wish WHERE user_id = ? AND place = ?)`, user, p.ID)
		if err != nil {
			return err
		}
		_, err = t.Exec(`INSERT INTO street_wish (user_id, place, title, latitude, longitude, wished_at) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (user_id, place) DO UPDATE SET wished_at = excluded.wished_at`, user, p.ID, title, p.Latitude, p.Longitude, t.Now)
		if err != nil {
			return err
		}
		var all int
		err = t.Get(&all, `SELECT COUNT(*) FROM street_wish WHERE user_id = ?`, user)
		if err == nil && all > schema.WishesMax {
			err = schema.ErrTooManyWishes.Over(schema.WishesMax)
		}
		if err != nil || again {
			return err
		}
		return t.notifyOfWish(user, p.ID, title)
	})
}

// notifyOfWish notifies the administrators that the streets of a place are wished, except who wishes them and those who know it
// since less than a day.
func (t *tx) notifyOfWish(user, place, title string) error {
	if err := t.Lock("wishes for " + place); err != nil {
		return err
	}
	about := map[string]string{"place": title}
	data, err := json.Marshal(about)
	if err != nil {
		return err
	}
	var admins []string
	err = t.Select(&admins, `SELECT u.id FROM "user" u WHERE u.role = 'admin' AND NOT u.leaving AND u.id <> ? AND u.id NOT IN `+suspended+` AND NOT EXISTS
		(SELECT 1 FROM notification n WHERE n.user_id = u.id AND n.created_at > ? AND n.type = ? AND n.data = ?) ORDER BY u.id`,
		user, schema.At(t.Now.Add(-24*time.Hour)), schema.StreetsWished, string(data))
	for _, admin := range admins {
		if err := t.notifyModeration(schema.StreetsWished, admin, "Streets are missed", "Members would like to see the streets of "+title, about); err != nil {
			return err
		}
	}
	return err
}

// Wishes lists the places whose streets users wish to see, those of most users first, without those of suspended users.
func (s *Store) Wishes(ctx context.Context) (list []Wish, err error) {
	err = s.db.Select(ctx, &list, `SELECT MIN(title) AS title, MIN(latitude) AS latitude, MIN(longitude) AS longitude, COUNT(*) AS users FROM street_wish
		WHERE user_id NOT IN `+suspended+` GROUP BY place ORDER BY COUNT(*) DESC, place LIMIT ?`, wishesShown)
	return list, err
}
