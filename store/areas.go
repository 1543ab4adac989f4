package store

// This file keeps the exact places of finds that are shown as areas, and what users have chosen
// to be shown. For everything else in the database such a find is at a location that stands for a
// cell of a fixed grid, so lists, maps, distances, searches and counts cannot reveal more: they do
// not read find_exact.

import (
	"context"
	"errors"
	"fmt"
	"math"

	"finds/schema"
	"finds/store/geo"
	"finds/store/ids"
	"finds/store/sqldb"
)

// placeSettingsRow is a row of place_settings.
type placeSettingsRow struct {
	Area      int      `db:"area"`
	Friends   bool     `db:"for_friends"`
	Latitude  *float64 `db:"home_latitude"`
	Longitude *float64 `db:"home_longitude"`
	Km        *float64 `db:"home_km"`
	HomeArea  *int     `db:"home_area"`
	Audience  string   `db:"audience"`
}

// placeSettings returns what a user has chosen, or else that finds are shown where they are, and that
// friends see that of others.
func placeSettings(ctx context.Context, db *sqldb.DB, user string) (schema.PlaceSettings, error) {
	var r placeSettingsRow
	err := db.Get(ctx, &r, `SELECT area, for_friends, home_latitude, home_longitude, home_km, home_area, audience FROM place_settings WHERE user_id = ?`, user)
	if errors.Is(err, schema.ErrNotFound) {
		return schema.PlaceSettings{ExactForFriends: true, Audience: schema.AudienceEveryone}, nil
	}
	s := schema.PlaceSettings{Area: r.Area, ExactForFriends: r.Friends, Audience: schema.Audience(r.Audience)}
	if r.HomeArea != nil {
		s.Home = &schema.HomeZone{Latitude: *r.Latitude, Longitude: *r.Longitude, Radius: *r.Km, Area: *r.HomeArea}
	}
	return s, err
}

// PlaceSettings returns how the places of a user's new finds are shown.
func (s *Store) PlaceSettings(ctx context.Context, user string) (schema.PlaceSettings, error) {
	return placeSettings(ctx, s.db, user)
}

// SavePlaceSettings replaces them, but for an audience that is "". Finds that are there stay as they are.
func (s *Store) SavePlaceSettings(ctx context.Context, user string, p schema.PlaceSettings) error {
	r := placeSettingsRow{Area: p.Area, Friends: p.ExactForFriends}
	if h := p.Home; h != nil {
		r.Latitude, r.Longitude, r.Km, r.HomeArea = &h.Latitude, &h.Longitude, &h.Radius, &h.Area
	}
	return s.db.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`INSERT INTO place_settings (user_id, area, for_friends, home_latitude, home_longitude, home_km, home_area, audience) VALUES (?, ?, ?, ?, ?, ?, ?, COALESCE(NULLIF(?, ''), 'everyone'))
			ON CONFLICT (user_id) DO UPDATE SET area = excluded.area, for_friends = excluded.for_friends, home_latitude = excluded.home_latitude,
				home_longitude = excluded.home_longitude, home_km = excluded.home_km, home_area = excluded.home_area,
				audience = COALESCE(NULLIF(?, ''), place_settings.audience)`,
			user, r.Area, r.Friends, r.Latitude, r.Longitude, r.Km, r.HomeArea, p.Audience, p.Audience)
		return err
	})
}

// areaOf returns the area, in kilometres, as which a find at a point is shown; 0 is none. It is the one that is asked
// for, or else that of the settings, but in the home zone at least that of the zone, unless its owner lifts the
// zone for this find.
func areaOf(s schema.PlaceSettings, lat, lng float64, asked *int, lifted bool) int {
	km := s.Area
	if asked != nil {
		km = *asked
	}
	if lifted {
		return km
	}
	return max(km, areaAtHome(s, lat, lng))
}

// areaAtHome returns the area as which the home zone shows a find at a point, or 0 outside of it. Everything
// in the zone is shown as an area, and so are other points of its cells: were it the circle itself,
// the exact finds around it would give away its centre. What can be seen depends on the cell of the
// home alone.
func areaAtHome(s schema.PlaceSettings, lat, lng float64) int {
	h := s.Home
	if h == nil {
		return 0
	}
	home, find := geo.PointAt(geo.CellCenter(h.Latitude, h.Longitude, h.Area)), geo.PointAt(geo.CellCenter(lat, lng, h.Area))
	// Each centre is at most half a diagonal away from the point that it stands for.
	if find.Chord2(home) <= geo.Chord2(h.Radius+float64(h.Area)*math.Sqrt2) {
		return h.Area
	}
	return 0
}

// homeReach is how far from the home, in kilometres, a find that areaAtHome shows as an area can be.
func homeReach(h schema.HomeZone) float64 { return h.Radius + 2*float64(h.Area)*math.Sqrt2 }

// Namer names the area around a point, or returns "". It must not depend on anything but the point.
type Namer func(ctx context.Context, at schema.Point) string

// areaLocation returns the id of the location of the area with a point, which it adds unless it is there.
func (s *Store) areaLocation(ctx context.Context, at schema.Point, km int, name Namer) (id string, err error) {
	lat, lng := geo.CellCenter(at.Latitude, at.Longitude, km)
	p := geo.PointAt(lat, lng)
	const known = `SELECT id FROM location WHERE cell = ? AND area = ?`
	if err = s.db.Get(ctx, &id, known, p.Cell, km); !errors.Is(err, schema.ErrNotFound) {
		return id, err
	}
	text := ""
	if name != nil {
		text = name(ctx, schema.Point{Latitude: lat, Longitude: lng})
	}
	if text == "" {
		text = fmt.Sprintf("%.2f, %.2f", lat, lng)
	}
	return id, s.db.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`INSERT INTO location (id, num, latitude, longitude, name, cell, x, y, z, area, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (cell, area) WHERE area > 0 DO NOTHING`, s.ids.New(t.Now.Time), ids.Num(), lat, lng, text, p.Cell, p.X, p.Y, p.Z, km, t.Now)
		if err != nil {
			return err
		}
		return t.Get(&id, known, p.Cell, km)
	})
}

// exactPlace is the place of a find that is shown as an area.
type exactPlace struct {
	FindID    string  `db:"find_id"`
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
	Name      string  `db:"name"`
	Friends   bool    `db:"for_friends"`
}

// Place returns what those see who may see it.
func (e exactPlace) Place() *schema.ExactPlace {
	return &schema.ExactPlace{Name: e.Name, Latitude: e.Latitude, Longitude: e.Longitude, ForFriends: e.Friends}
}

// readExact returns the exact places of some finds, by the id of the find, as far as a condition on find f
// and the row e of its exact place holds.
func readExact(ctx context.Context, db *sqldb.DB, finds []string, may sqldb.Cond) (map[string]exactPlace, error) {
	marks, args := sqldb.In(finds)
	var rows []exactPlace
	err := db.Select(ctx, &rows, `SELECT e.find_id, e.latitude, e.longitude, e.name, e.for_friends FROM find_exact e JOIN find f ON f.id = e.find_id
		WHERE e.find_id IN (`+marks+`) AND `+may.SQL, append(args, may.Args...)...)
	read := make(map[string]exactPlace, len(rows))
	for _, r := range rows {
		read[r.FindID] = r
	}
	return read, err
}

// keptExact returns the exact place of a find, or nil.
func keptExact(t *sqldb.Tx, find string) (*exactPlace, error) {
	var e exactPlace
	err := t.Get(&e, `SELECT find_id, latitude, longitude, name, for_friends FROM find_exact WHERE find_id = ?`, find)
	if errors.Is(err, schema.ErrNotFound) {
		return nil, nil
	}
	return &e, err
}

// writeExact keeps the exact place of a find, or forgets it if e is nil.
func writeExact(t *sqldb.Tx, find string, e *exactPlace) error {
	if e == nil {
		_, err := t.Exec(`DELETE FROM find_exact WHERE find_id = ?`, find)
		return err
	}
	_, err := t.Exec(`INSERT INTO find_exact (find_id, latitude, longitude, name, for_friends) VALUES (?, ?, ?, ?, ?)
		ON CONFLICT (find_id) DO UPDATE SET latitude = excluded.latitude, longitude = excluded.longitude, name = excluded.name, for_friends = excluded.for_friends`,
		find, e.Latitude, e.Longitude, e.Name, e.Friends)
	return err
}
