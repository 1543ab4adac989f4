package store

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// A find in the bin stays in its table, with its media, likes and comments, as a private
// find of a user that no one is or can be a friend of. The conditions of visible.go hide it
// from everybody, and the table bin has what restores it.

// The user that finds in the bin belong to. The first deletion makes it, and the queries
// for users leave it out. No username has parentheses.
const (
	binID   = "bin"
	binName = "(bin)"
)

// notBin is the condition that user u is not the one of the bin.
var notBin = sqldb.Cond{SQL: "u.id <> '" + binID + "'"}

// lockBins makes a transaction wait for others that move finds to or from bins, and for the
// deletion of accounts, which locks users and finds in another order.
func (t *tx) lockBins() error { return t.Lock("delete user") }

// BinFind moves a find of the owner to their bin, from which RestoreFind gets it back
// within schema.BinLife. Notifications of it are deleted.
func (s *Store) BinFind(ctx context.Context, owner, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.lockBins(); err != nil {
			return err
		}
		f, err := t.ownFind(owner, id)
		if errors.Is(err, schema.ErrNotFound) {
			return t.binHidden(owner, id)
		}
		if err != nil {
			return err
		}
		return t.putInBin(f, binRow{InBin: true})
	})
}

// RestoreFind returns a find from the bin of the owner to its place, as it was, but a public one in the home zone as an area. It
// returns schema.ErrNotFound if it is not there, and schema.ErrHiddenByAdmin if it is hidden.
func (s *Store) RestoreFind(ctx context.Context, owner, id string, name Namer) (find schema.Find, err error) {
	err = s.publicAgain(ctx, id, name, func(t *tx, zoned *atHome) error {
		if err := t.lockBins(); err != nil {
			return err
		}
		var b binRow
		if err := t.Get(&b, binRowSelect+` AND user_id = ?`, id, owner); err != nil {
			return err
		}
		if b.HiddenAt != nil {
			return schema.ErrHiddenByAdmin
		}
		var f findRow
		if err := t.Get(&f, findRowSelect+` WHERE f.id = ?`+t.Dialect.ForUpdate, id); err != nil {
			return err
		}
		return t.giveBack(f, owner, b.Public, zoned)
	})
	if err != nil {
		return schema.Find{}, err
	}
	return s.Find(context.WithoutCancel(ctx), owner, id) // it is stored, also if the caller has gone
}

// giveBack takes a find from the bin of its owner.
func (t *tx) giveBack(f findRow, owner string, public int, zoned *atHome) (err error) {
	if public == 1 && zoned != nil {
		if f, err = t.hideAtHome(f, *zoned); err != nil {
			return err
		}
	}
	if _, err := t.Exec(`DELETE FROM bin WHERE find_id = ?`, f.ID); err != nil {
		return err
	}
	return t.giveFind(f, owner, public)
}

// giveFind gives a find another owner, and makes it public or private.
func (t *tx) giveFind(f findRow, owner string, public int) error {
	l, err := t.location(f.LocationID)
	if err != nil {
		return err
	}
	old := f
	f.UserID, f.Public = owner, public
	if _, err := t.Exec(`UPDATE find SET user_id = ?, is_public = ?, version = version + 1 WHERE id = ?`, owner, public, f.ID); err != nil {
		return err
	}
	if err := t.repeatInLists(f.ID); err != nil {
		return err
	}
	search.Unindex(t.Tx, f.Doc, old.text(l))
	search.Index(t.Tx, f.Doc, f.text(l))
	t.countPublic(l, public-old.Public)
	return t.touchListsOf(f.ID, old.UserID, f.UserID)
}

// Bin lists the finds in the bin of the owner, and those that are hidden, the last deleted or
// hidden first.
func (s *Store) Bin(ctx context.Context, owner string, p Page) ([]schema.BinnedFind, string, error) {
	list := schema.ListID("bin", owner, p.Asc)
	after, tail, err := p.after(list, "b.deleted_at", "b.find_id")
	if err != nil {
		return nil, "", err
	}
	type row struct {
		binRow
		ID        string      `db:"find_id"`
		DeletedAt schema.Time `db:"deleted_at"`
		Liked     bool        `db:"liked"`
		Saved     string      `db:"saved"`
	}
	var rows []row
	w, args := sqldb.Where(sqldb.Equal("b.user_id", owner), after)
	err = s.db.Select(ctx, &rows, `SELECT b.find_id, b.deleted_at, b.in_bin, b.hidden_at, COALESCE(b.hidden_reason, '') AS hidden_reason, `+likedBy+` AS liked, COALESCE(v.state, '') AS saved
		FROM bin b JOIN find f ON f.id = b.find_id LEFT JOIN find_saved v ON v.find_id = f.id AND v.user_id = b.user_id`+w+tail.SQL,
		slices.Concat([]any{owner}, args, tail.Args)...)
	if err != nil || len(rows) == 0 {
		return []schema.BinnedFind{}, "", err
	}
	rows, next := trimPage(p, list, rows, func(r *row) (schema.Time, string) { return r.DeletedAt, r.ID })
	ids := make([]string, len(rows))
	for i, r := range rows {
		ids[i] = r.ID
	}
	marks, args := sqldb.In(ids)
	binned, err := s.scanFinds(ctx, binSelect+` WHERE b.user_id = ? AND b.find_id IN (`+marks+`)`, append([]any{owner}, args...)...)
	read := map[string]schema.Find{}
	for _, f := range binned {
		read[f.ID] = f
	}
	found := make([]schema.BinnedFind, 0, len(rows))
	for _, r := range rows {
		if f, there := read[r.ID]; there { // or it has been restored meanwhile
			f.IsLiked, f.Saved, f.Hidden = r.Liked, r.Saved, r.hiding()
			b := schema.BinnedFind{Find: f, DeletedAt: r.DeletedAt}
			if r.InBin {
				end := schema.At(r.DeletedAt.Add(schema.BinLife))
				b.ExpiresAt = &end
			}
			found = append(found, b)
		}
	}
	return found, next, err
}

// scanFinds reads the rows of a query that begins as findSelect.
func (s *Store) scanFinds(ctx context.Context, query string, args ...any) (list []schema.Find, err error) {
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		_, f, err := s.scanFind(rows, 0)
		list = append(list, f)
		return err
	}, query, args...)
	return list, err
}

// binSelect is findSelect of finds in bins, with the owner and the visibility of before.
var binSelect = selectFinds("b.user_id", "b.is_public", "bin b JOIN find f ON f.id = b.find_id")

// binnedMedia returns schema.ErrNotFound unless the media with a key are in the bin of a user.
func (s *Store) binnedMedia(ctx context.Context, owner, key string) error {
	return s.db.Get(ctx, &key, `SELECT m.key FROM find_media m JOIN bin b ON b.find_id = m.find_id WHERE m.key = ? AND b.user_id = ?`, key, owner)
}

// binOf is the condition that bin b is in the bin of a user.
func binOf(user string) sqldb.Cond { return sqldb.Cond{SQL: "b.user_id = ?", Args: []any{user}} }

// removeBinned deletes the finds in bins that a condition on bin b selects.
func removeBinned(which sqldb.Cond) step {
	return removeBatch(`SELECT b.find_id FROM bin b WHERE `+which.SQL+` ORDER BY b.deleted_at, b.find_id LIMIT `+sqldb.Limit, which.Args...)
}

// SweepBins deletes finds that have been in a bin for schema.BinLife, and returns the
// storage paths of their media. Hidden finds that their owners have not deleted stay.
func (s *Store) SweepBins(ctx context.Context) (files []string, err error) {
	return s.inSteps(ctx, removeBinned(sqldb.Cond{SQL: "b.in_bin AND b.deleted_at <= ?", Args: []any{schema.At(s.opt.Now().Add(-schema.BinLife))}}))
}

// EmptyBins deletes the finds in the bin of a user, or with "" in all bins, and returns the storage paths of their
// media, also beside an error. Hidden finds that their owners have not deleted stay.
func (s *Store) EmptyBins(ctx context.Context, owner string) (files []string, err error) {
	which := sqldb.Cond{SQL: "b.in_bin"}
	if owner != "" {
		which = sqldb.Cond{SQL: "b.in_bin AND b.user_id = ?", Args: []any{owner}}
	}
	return s.inSteps(ctx, removeBinned(which))
}

// binRow is a find in the table bin.
type binRow struct {
	UserID       string       `db:"user_id"` // the owner
	Public       int          `db:"is_public"`
	InBin        bool         `db:"in_bin"`
	HiddenAt     *schema.Time `db:"hidden_at"`
	HiddenReason string       `db:"hidden_reason"`
}

const binRowSelect = `SELECT user_id, is_public, in_bin, hidden_at, COALESCE(hidden_reason, '') AS hidden_reason FROM bin WHERE find_id = ?`

// hiding returns why the find is hidden, or nil.
func (r binRow) hiding() *schema.Hiding { return hiding(r.HiddenAt, r.HiddenReason) }

func hiding(at *schema.Time, reason string) *schema.Hiding {
	if at == nil {
		return nil
	}
	return &schema.Hiding{Reason: reason, HiddenAt: *at}
}

// binned reads the row of a find in the table bin. It returns nil if there is none.
func (t *tx) binned(id string) (*binRow, error) {
	var r binRow
	found, err := exists(t.Get(&r, binRowSelect, id))
	if !found {
		return nil, err
	}
	return &r, nil
}

// putInBin moves a find to the table bin, and deletes the notifications of it.
func (t *tx) putInBin(f findRow, r binRow) error {
	for _, q := range []sqldb.Cond{
		{SQL: `INSERT INTO "user" (id, username, created_at) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING`, Args: []any{binID, binName, t.Now}},
		{SQL: `INSERT INTO bin (find_id, user_id, is_public, deleted_at, in_bin, hidden_at, hidden_reason) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			Args: []any{f.ID, f.UserID, f.Public, t.Now, r.InBin, r.HiddenAt, sqldb.Null(r.HiddenReason)}},
		{SQL: `DELETE FROM notification WHERE find_id = ?`, Args: []any{f.ID}},
	} {
		if _, err := t.Exec(q.SQL, q.Args...); err != nil {
			return err
		}
	}
	return t.giveFind(f, binID, 0)
}

// hiddenFind returns a find that an administrator has hidden, to its owner.
func (s *Store) hiddenFind(ctx context.Context, owner, id string) (f schema.Find, err error) {
	var r binRow
	if err := s.db.Get(ctx, &r, binRowSelect+` AND user_id = ? AND hidden_at IS NOT NULL AND NOT in_bin`, id, owner); err != nil {
		return f, err
	}
	list, err := s.scanFinds(ctx, binSelect+` WHERE b.find_id = ?`, id)
	if err == nil && len(list) == 0 {
		err = schema.ErrNotFound
	}
	if err != nil {
		return f, err
	}
	f = list[0]
	f.Hidden = r.hiding()
	return f, nil
}

// binHidden moves a hidden find to the bin of its owner, as if it were not hidden.
func (t *tx) binHidden(owner, id string) error {
	n, err := t.Exec(`UPDATE bin SET in_bin = TRUE, deleted_at = ? WHERE find_id = ? AND user_id = ? AND NOT in_bin`, t.Now, id, owner)
	if err == nil && n == 0 {
		err = schema.ErrNotFound
	}
	return err
}
