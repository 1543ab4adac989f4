package store

// This file has the areas that users watch. A find shown as an area is in a watched area if the middle of its area is. Its
// exact place is never compared, since small watched areas would reveal it.

import (
	"context"
	"math"
	"slices"
	"strings"

	"finds/schema"
	"finds/store/geo"
	"finds/store/sqldb"
)

// NewWatch holds the fields of an area to watch: a circle, or a box if Km is 0.
type NewWatch struct {
	Name       string
	Circle     Circle
	Box        schema.BBox
	Categories []string
	News       schema.News
}

// WatchEdit changes an area. Members that are nil stay as they are.
type WatchEdit struct {
	Name       *string
	Categories *[]string
	News       *schema.News
}

// watchRow is a row of watch.
type watchRow struct {
	ID         string      `db:"id"`
	UserID     string      `db:"user_id"`
	Name       string      `db:"name"`
	South      float64     `db:"south"`
	West       float64     `db:"west"`
	North      float64     `db:"north"`
	East       float64     `db:"east"`
	Latitude   *float64    `db:"latitude"`
	Longitude  *float64    `db:"longitude"`
	Km         *float64    `db:"km"`
	Categories string      `db:"categories"`
	News       schema.News `db:"news"`
	CreatedAt  schema.Time `db:"created_at"`
}

const watchColumns = `w.id, w.user_id, w.name, w.south, w.west, w.north, w.east, w.latitude, w.longitude, w.km, w.categories, w.news, w.created_at`

func (r watchRow) watch() schema.Watch {
	w := schema.Watch{ID: r.ID, Name: r.Name, Latitude: r.Latitude, Longitude: r.Longitude, Radius: r.Km, Categories: []string{}, News: r.News, CreatedAt: r.CreatedAt}
	if r.Km == nil {
		w.Box = &schema.WatchBox{West: r.West, South: r.South, East: r.East, North: r.North}
	}
	if r.Categories != "" {
		w.Categories = strings.Split(r.Categories, ",")
	}
	return w
}

// area returns what the user watches, for an instance that lists some categories.
func (r watchRow) area(listed []string) area {
	a := area{id: r.ID, name: r.Name, category: schema.ParseCategories(r.Categories, listed)}
	if r.Km != nil {
		a.region = circleRegion(Circle{Latitude: *r.Latitude, Longitude: *r.Longitude, Km: *r.Km})
	} else {
		a.region = boxRegion(schema.BBox{West: r.West, South: r.South, East: r.East, North: r.North})
	}
	return a
}

// area is a region in which finds of some categories are wanted.
type area struct {
	region
	category schema.CategoryFilter
	id, name string // of a watch, or ""
}

// wants reports whether a find as others see it is in the area.
func (a area) wants(lat, lng float64, category *string) bool {
	return a.category.Wants(category) && a.Contains(lat, lng)
}

// areas is several areas as one region, which needs find f for their categories.
type areas []area

func (list areas) wants(lat, lng float64, category *string) bool {
	return list.of(lat, lng, category) != nil
}

// of returns the first area that wants a find, or nil.
func (list areas) of(lat, lng float64, category *string) *area {
	for i := range list {
		if list[i].wants(lat, lng, category) {
			return &list[i]
		}
	}
	return nil
}

// region returns the region of all.
func (list areas) region() region {
	if len(list) == 1 && list[0].category.Text == "" {
		return list[0].region
	}
	r := region{Region: geo.Region{Level: math.MaxInt}, reads: ", x, y, z, latitude, longitude"}
	var exact []string
	for _, a := range list {
		one := sqldb.And(a.exact, ofCategory(a.category))
		if one.SQL == "" { // the whole Earth
			one.SQL = "1 = 1"
		}
		exact, r.exact.Args = append(exact, "("+one.SQL+")"), append(r.exact.Args, one.Args...)
		if a.Ranges == nil {
			r.Ranges, r.Level = nil, a.Level
			break
		}
		r.Ranges, r.Level = append(r.Ranges, a.Ranges...), min(r.Level, a.Level)
	}
	r.exact.SQL = "(" + strings.Join(exact, " OR ") + ")"
	r.Contains = func(lat, lng float64) bool {
		return slices.ContainsFunc(list, func(a area) bool { return a.Contains(lat, lng) })
	}
	if r.Ranges != nil {
		r.Ranges = geo.Join(r.Ranges)
	}
	return r
}

// Watches lists the areas that a user watches, in the order in which they were added.
func (s *Store) Watches(ctx context.Context, user string) ([]schema.Watch, error) {
	rows, err := s.watches(ctx, user)
	list := make([]schema.Watch, len(rows))
	for i, r := range rows {
		list[i] = r.watch()
	}
	return list, err
}

func (s *Store) watches(ctx context.Context, user string) (rows []watchRow, err error) {
	err = s.db.Select(ctx, &rows, `SELECT `+watchColumns+` FROM watch w WHERE w.user_id = ? ORDER BY w.created_at, w.id`, user)
	return rows, err
}

// areasOf returns the areas that a user watches, with some choices of news, or all if none are given.
func (s *Store) areasOf(ctx context.Context, user string, news ...schema.News) (list areas, err error) {
	rows, err := s.watches(ctx, user)
	if err != nil || rows == nil {
		return nil, err
	}
	v, err := s.Settings(ctx)
	for _, r := range rows {
		if news == nil || slices.Contains(news, r.News) {
			list = append(list, r.area(v.CategoryCodes()))
		}
	}
	return list, err
}

// AddWatch adds an area. It returns schema.ErrTooManyWatches for a user who has schema.WatchesMax.
func (s *Store) AddWatch(ctx context.Context, user string, n NewWatch) (w schema.Watch, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.Lock("watches of " + user); err != nil {
			return err
		}
		if err := t.active(user); err != nil {
			return err
		}
		var count int
		if err := t.Get(&count, `SELECT COUNT(*) FROM watch WHERE user_id = ?`, user); err != nil {
			return err
		}
		if count >= schema.WatchesMax {
			return schema.ErrTooManyWatches.Over(schema.WatchesMax)
		}
		r := watchRow{ID: t.newID(), UserID: user, Name: n.Name, South: n.Box.South, West: n.Box.West, North: n.Box.North, East: n.Box.East,
			Categories: strings.Join(n.Categories, ","), News: n.News, CreatedAt: t.Now}
		if n.Circle.Km > 0 {
			r.Latitude, r.Longitude, r.Km = &n.Circle.Latitude, &n.Circle.Longitude, &n.Circle.Km
			box := n.Circle.Box()
			r.South, r.West, r.North, r.East = box.South, box.West, box.North, box.East
		}
		_, err := t.Exec(`INSERT INTO watch (id, user_id, name, south, west, north, east, latitude, longitude, km, categories, news, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, r.ID, user, r.Name, r.South, r.West, r.North, r.East, r.Latitude, r.Longitude, r.Km, r.Categories, r.News, t.Now)
		w = r.watch()
		return err
	})
	return w, err
}

// ChangeWatch changes an area, and returns schema.ErrNotFound for one that is not the user's.
func (s *Store) ChangeWatch(ctx context.Context, user, id string, e WatchEdit) (w schema.Watch, err error) {
	err = s.tx(ctx, func(t *tx) error {
		var categories *string
		if e.Categories != nil {
			text := strings.Join(*e.Categories, ",")
			categories = &text
		}
		n, err := t.Exec(`UPDATE watch SET name = COALESCE(?, name), categories = COALESCE(?, categories), news = COALESCE(?, news) WHERE id = ? AND user_id = ?`,
			e.Name, categories, e.News, id, user)
		if err != nil {
			return err
		}
		if n == 0 {
			return schema.ErrNotFound
		}
		var r watchRow
		err = t.Get(&r, `SELECT `+watchColumns+` FROM watch w WHERE w.id = ?`, id)
		w = r.watch()
		return err
	})
	return w, err
}

// RemoveWatch removes an area, and returns schema.ErrNotFound for one that is not the user's.
func (s *Store) RemoveWatch(ctx context.Context, user, id string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`DELETE FROM watch WHERE id = ? AND user_id = ?`, id, user)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		return err
	})
}

// watching reads the areas whose boxes contain a point, of users other than the author with ids greater than after, who want to
// hear of each find.
func (s *Store) watching(ctx context.Context, lat, lng float64, author, after string, limit int) (rows []watchRow, err error) {
	err = s.db.Select(ctx, &rows, `SELECT `+watchColumns+` FROM watch w WHERE w.south <= ? AND w.north >= ? AND (w.west <= w.east AND w.west <= ? AND w.east >= ?
		OR w.west > w.east AND (w.west <= ? OR w.east >= ?)) AND w.news = 'each' AND w.user_id <> ? AND w.user_id > ? ORDER BY w.user_id, w.created_at LIMIT `+sqldb.Limit,
		lat, lat, lng, lng, lng, lng, author, after, limit)
	return rows, err
}
