package store

import (
	"context"
	"fmt"
	"regexp"
	"strings"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// made are names that clients make of a place close by, in each of their languages, or of a point.
var made = regexp.MustCompile(`^` + madeNear + `|^-?[\d.]+, -?[\d.]+$`)

const madeNear = `(?:near |bei )`

// prefix is what such a name has before that of the place.
var prefix = regexp.MustCompile(`^` + madeNear)

// nearKm is how far away a location may be that a new one is called after.
const nearKm = 0.25

// PublicName returns the name of a location with public finds close to a point, or "". What is published there may be shown
// to anyone, now or later, so it is not called after what only some may see.
func (s *Store) PublicName(ctx context.Context, viewer string, at schema.Point) (string, error) {
	near := LocationFilter{Circle: &Circle{Latitude: at.Latitude, Longitude: at.Longitude, Km: nearKm}, ByDistance: true, Page: Page{Limit: 20}}
	list, _, err := s.Locations(ctx, viewer, near)
	for _, l := range list {
		if l.Area == 0 && !made.MatchString(l.Name) {
			return l.Name, nil
		}
	}
	return "", err
}

// askRename is the name, before the id of a location, of the settings with which the migration asks for RenamePlaces.
const askRename = "rename "

// RenamePlaces calls locations after a town that a migration has found to be called after private finds, or after their
// coordinates if the namer returns "". It returns how many these were.
func (s *Store) RenamePlaces(ctx context.Context, town Namer) (n int, err error) {
	var asked []string
	if err := s.db.Select(ctx, &asked, `SELECT name FROM setting WHERE name LIKE ? ORDER BY name`, askRename+"%"); err != nil {
		return 0, err
	}
	for _, name := range asked {
		id := strings.TrimPrefix(name, askRename)
		l, err := s.locationRow(ctx, id)
		if found, err := exists(err); err != nil {
			return n, err
		} else if !found { // it has gone with an account
			if err := s.tx(ctx, func(t *tx) error { return t.noRename(id) }); err != nil {
				return n, err
			}
			continue
		}
		name = fmt.Sprintf("%.4f, %.4f", l.Latitude, l.Longitude)
		if t := town(ctx, schema.Point{Latitude: l.Latitude, Longitude: l.Longitude}); t != "" {
			name = prefix.FindString(l.Name) + t
		}
		for more := true; more; {
			if more, err = s.rename(ctx, l, name); err != nil {
				return n, fmt.Errorf("rename a location: %w", err)
			}
		}
		n++
	}
	return n, nil
}

// rename calls a location and some of the finds there by another name, and reports whether there are others. Repeated after it has
// been interrupted, it does what is left: what knows the old name only from the location is written with it.
func (s *Store) rename(ctx context.Context, from locationRow, name string) (more bool, err error) {
	to := from
	to.Name = name
	err = s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE location SET name = ? WHERE id = ? AND name <> ?`, name, from.ID, name)
		if err == nil && n > 0 {
			err = t.renameExact(from, name)
		}
		if err != nil {
			return err
		}
		var finds []struct {
			findRow
			Name string `db:"location_name"`
		}
		err = t.Select(&finds, `SELECT `+findRowColumns+`, f.location_name FROM find f WHERE f.location_id = ? AND f.location_name <> ? ORDER BY f.id LIMIT `+sqldb.Limit+t.Dialect.ForUpdate, from.ID, name, s.limits.deleteBatch)
		if err != nil {
			return err
		}
		for _, f := range finds {
			old := from
			old.Name = f.Name
			search.Unindex(t.Tx, f.Doc, f.text(old))
			search.Index(t.Tx, f.Doc, f.text(to))
			if err := t.move(f.ID, to); err != nil {
				return err
			}
		}
		if more = len(finds) == s.limits.deleteBatch; more {
			return nil
		}
		if err := t.noRename(from.ID); err != nil {
			return err
		}
		t.AfterCommit(t.s.wantErased)
		return t.eraseBy(t.Now.Time)
	})
	return more, err
}

// renameExact renames the exact places of finds that are there for friends, and areas for others.
func (t *tx) renameExact(from locationRow, name string) error {
	exact := sqldb.Cond{SQL: `name = ? AND latitude = ? AND longitude = ?`, Args: []any{from.Name, from.Latitude, from.Longitude}}
	if _, err := t.Exec(`UPDATE find SET version = version + 1 WHERE id IN (SELECT find_id FROM find_exact WHERE `+exact.SQL+`)`, exact.Args...); err != nil {
		return err
	}
	_, err := t.Exec(`UPDATE find_exact SET name = ? WHERE `+exact.SQL, exact.ArgsAfter(name)...)
	return err
}

// noRename notes that nothing is left to do for a location.
func (t *tx) noRename(location string) error {
	_, err := t.Exec(`DELETE FROM setting WHERE name = ?`, askRename+location)
	return err
}
