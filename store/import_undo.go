package store

// This file takes back what imports have published.

import (
	"context"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/ids"
	"finds/store/sqldb"
)

// undoPart is how many finds of an import one transaction moves to the bin.
const undoPart = 50

// importedFind is a find that a row has become.
type importedFind struct {
	Row      int         `db:"num"`
	ID       string      `db:"find_id"`
	Updated  schema.Time `db:"updated_at"`
	Likes    int         `db:"like_count"`
	Comments int         `db:"comment_count"`
}

// untouched is whether no one has changed, liked or commented on the find since it was imported: a change has a later time
// than the id of the find.
func (f importedFind) untouched() bool {
	return f.Likes == 0 && f.Comments == 0 && f.Updated.UnixMilli() <= ids.Time(f.ID)
}

const importedFindSelect = `SELECT r.num, r.find_id, f.updated_at, f.like_count, f.comment_count FROM import_row r JOIN find f ON f.id = r.find_id
	WHERE r.import_id = ? AND r.status = '` + schema.ImportDone + `' AND f.user_id = ?`

// Undo moves up to most finds of an import to the bin, those that no one has touched since, and says how many are left.
// Their rows go, and the same places can be imported again.
func (s Imports) Undo(ctx context.Context, id string, most int) (u schema.ImportUndo, err error) {
	if err := s.own(ctx, id); err != nil {
		return u, err
	}
	var all []importedFind
	if err := s.store.db.Select(ctx, &all, importedFindSelect+` ORDER BY r.num`, id, s.user); err != nil {
		return u, err
	}
	var untouched []importedFind
	for _, f := range all {
		if f.untouched() {
			untouched = append(untouched, f)
		}
	}
	u.Changed = len(all) - len(untouched)
	for part := range slices.Chunk(untouched[:min(most, len(untouched))], undoPart) {
		var gone, kept int
		err := s.store.tx(ctx, func(t *tx) (err error) {
			gone, kept, err = s.undoFinds(t, id, part)
			return err
		})
		if err != nil {
			return u, err
		}
		u.Binned, u.Changed = u.Binned+gone, u.Changed+kept
	}
	u.Left = len(untouched) - min(most, len(untouched))
	return u, nil
}

// undoFinds moves finds of an import to the bin, and counts those that have been touched meanwhile, which stay.
func (s Imports) undoFinds(t *tx, id string, finds []importedFind) (gone, kept int, err error) {
	if err := t.lockBins(); err != nil {
		return 0, 0, err
	}
	if err := lockImports(t.Tx, s.user); err != nil {
		return 0, 0, err
	}
	for _, was := range finds {
		f, err := t.ownFind(s.user, was.ID)
		if errors.Is(err, schema.ErrNotFound) {
			continue // it is in the bin, or deleted
		}
		if err != nil {
			return 0, 0, err
		}
		var now importedFind // read when the find is locked
		err = t.Get(&now, importedFindSelect+` AND f.id = ?`, id, s.user, f.ID)
		if errors.Is(err, schema.ErrNotFound) {
			continue // the import has been discarded
		}
		if err != nil {
			return 0, 0, err
		}
		if !now.untouched() {
			kept++
			continue
		}
		if err := t.putInBin(f, binRow{InBin: true}); err != nil {
			return 0, 0, err
		}
		for _, q := range []sqldb.Cond{
			{SQL: `DELETE FROM import_source WHERE find_id = ?`, Args: []any{f.ID}},
			{SQL: `DELETE FROM import_row WHERE import_id = ? AND num = ?`, Args: []any{id, now.Row}},
		} {
			if _, err := t.Exec(q.SQL, q.Args...); err != nil {
				return 0, 0, err
			}
		}
		gone++
	}
	return gone, kept, nil
}
