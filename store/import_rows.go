package store

import (
	"context"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

var importRowSelect = `SELECT ` + strings.Join(importColumns, ", ") + ` FROM import_row`

// readImportRows completes rows that come from the database.
func readImportRows(rows []ImportRow) error {
	for i := range rows {
		r := &rows[i]
		if r.Files == nil {
			continue
		}
		if err := json.Unmarshal([]byte(*r.Files), &r.Media); err != nil {
			return err
		}
		for _, m := range r.Media {
			if m.Lost != "" {
				r.Lost = append(r.Lost, schema.ImportLost{File: m.File, Reason: m.Lost})
			}
		}
	}
	return nil
}

// rowsAfter is the condition of the rows of an import after a number, of a status or of all.
func rowsAfter(id, status string, after int) sqldb.Cond {
	which := sqldb.And(sqldb.Equal("import_id", id), sqldb.Cond{SQL: "num > ?", Args: []any{after}})
	if status != "" {
		which = sqldb.And(which, sqldb.Equal("status", status))
	}
	return which
}

// Rows returns at most limit rows of an import after a number, of a status or of all, in the order of the
// file.
func (s Imports) Rows(ctx context.Context, id, status string, after, limit int) ([]schema.ImportRow, error) {
	if err := s.own(ctx, id); err != nil {
		return nil, err
	}
	which := rowsAfter(id, status, after)
	var rows []ImportRow
	err := s.store.db.Select(ctx, &rows, importRowSelect+` WHERE `+which.SQL+` ORDER BY num LIMIT `+sqldb.Limit, append(slices.Clone(which.Args), limit)...)
	if err == nil {
		err = readImportRows(rows)
	}
	list := make([]schema.ImportRow, len(rows))
	for i, r := range rows {
		list[i] = r.ImportRow
	}
	return list, err
}

// Points returns at most limit points of an import, of the rows after a number that have one, of a status or of all, in
// the order of the file.
func (s Imports) Points(ctx context.Context, id, status string, after, limit int) ([]schema.ImportPoint, error) {
	if err := s.own(ctx, id); err != nil {
		return nil, err
	}
	which := rowsAfter(id, status, after)
	points := []schema.ImportPoint{}
	err := s.store.db.Select(ctx, &points, `SELECT num, title, latitude, longitude FROM import_row WHERE latitude IS NOT NULL AND `+which.SQL+
		` ORDER BY num LIMIT `+sqldb.Limit, append(slices.Clone(which.Args), limit)...)
	return points, err
}

// ImportChange is a change of a row by its user.
type ImportChange struct {
	Title, Place        *string
	Latitude, Longitude *float64 // both or none
	Guessed             bool     // the point
	Skip                *bool
}

// Update changes a row that is ready, has no place or is skipped. For others it returns
// schema.ErrImportRow.
func (s Imports) Update(ctx context.Context, id string, num int, c ImportChange) (row schema.ImportRow, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := lockImports(t, s.user); err != nil {
			return err
		}
		if err := t.Get(&id, `SELECT id FROM import WHERE id = ? AND user_id = ?`, id, s.user); err != nil {
			return err
		}
		var rows []ImportRow
		if err := t.Select(&rows, importRowSelect+` WHERE import_id = ? AND num = ?`, id, num); err != nil {
			return err
		}
		if len(rows) == 0 {
			return schema.ErrNotFound
		}
		if err := readImportRows(rows); err != nil {
			return err
		}
		row = rows[0].ImportRow
		if !slices.Contains([]string{schema.ImportReady, schema.ImportNoPlace, schema.ImportSkipped}, row.Status) {
			return schema.ErrImportRow
		}
		c.apply(&row)
		_, err := t.Exec(`UPDATE import_row SET status = ?, reason = ?, guessed = ?, title = ?, place = ?, latitude = ?, longitude = ? WHERE import_id = ? AND num = ?`,
			row.Status, row.Reason, row.Guessed, row.Title, row.Place, row.Latitude, row.Longitude, id, num)
		return err
	})
	return row, err
}

func (c ImportChange) apply(r *schema.ImportRow) {
	if c.Title != nil {
		r.Title = *c.Title
		if r.Reason == schema.ImportNoTitle {
			r.Reason = ""
		}
	}
	if c.Place != nil {
		r.Place = *c.Place
	}
	if c.Latitude != nil {
		r.Latitude, r.Longitude, r.Guessed, r.Reason = c.Latitude, c.Longitude, c.Guessed, ""
	}
	skip := r.Status == schema.ImportSkipped
	if c.Skip != nil {
		skip = *c.Skip
	}
	switch {
	case skip:
		r.Status = schema.ImportSkipped
	case r.Latitude == nil:
		r.Status = schema.ImportNoPlace
	default:
		r.Status = schema.ImportReady
	}
}

// Ready returns the next rows of an import that are ready.
func (s Imports) Ready(ctx context.Context, id string, limit int) (rows []ImportRow, err error) {
	if err := s.own(ctx, id); err != nil {
		return nil, err
	}
	err = s.store.db.Select(ctx, &rows, importRowSelect+` WHERE import_id = ? AND status = 'ready' ORDER BY num LIMIT `+sqldb.Limit, id, limit)
	if err == nil {
		err = readImportRows(rows)
	}
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	known, err := s.known(ctx, rows)
	for i, r := range rows {
		rows[i].Known = known[r.Source] != ""
	}
	return rows, err
}

// takeImportRow returns whether a row is still ready, and not of a source that is a find already: then it notes
// that.
func takeImportRow(t *sqldb.Tx, user, id string, r ImportRow) (bool, error) {
	var status, find string
	err := t.Get(&status, `SELECT status FROM import_row WHERE import_id = ? AND num = ?`, id, r.Row)
	if errors.Is(err, schema.ErrNotFound) || err == nil && status != schema.ImportReady {
		return false, nil // discarded, or changed meanwhile
	}
	if err != nil {
		return false, err
	}
	err = t.Get(&find, `SELECT find_id FROM import_source WHERE user_id = ? AND source = ?`, user, r.Source)
	if errors.Is(err, schema.ErrNotFound) {
		return true, nil
	}
	if err == nil {
		_, err = t.Exec(`UPDATE import_row SET status = ?, reason = ?, find_id = ? WHERE import_id = ? AND num = ?`, schema.ImportDuplicate, schema.ImportKnown, find, id, r.Row)
	}
	return false, err
}

// importMomentMax is how many finds with a time from a file may share a millisecond: the search reads those
// of one together, and their numbers run out after some thousands.
const importMomentMax = 16

// importMoment returns the time that a find from a file gets: the one that the file says, or, where too many finds
// have it, a little earlier. It is not foreseeable by how much.
func importMoment(t *sqldb.Tx, at schema.Time) (schema.Time, error) {
	made, within := at, time.Second
	for range 10 {
		var n int
		err := t.Get(&n, `SELECT COUNT(*) FROM (SELECT 1 FROM find f WHERE f.created_at = ? LIMIT `+sqldb.Limit+`) x`, made, importMomentMax)
		if err != nil || n < importMomentMax {
			return made, err
		}
		made, within = schema.At(at.Add(-rand.N(within))), 2*within
	}
	return made, nil
}

// importDone notes that a row has become a find.
func importDone(t *sqldb.Tx, user, id string, r ImportRow, find string) error {
	if _, err := t.Exec(`INSERT INTO import_source (user_id, source, find_id) VALUES (?, ?, ?)`, user, r.Source, find); err != nil {
		return err
	}
	_, err := t.Exec(`UPDATE import_row SET status = ?, find_id = ? WHERE import_id = ? AND num = ?`, schema.ImportDone, find, id, r.Row)
	return err
}
