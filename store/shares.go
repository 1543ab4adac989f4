package store

// This file keeps the links by which users show finds of theirs to people without an account. What
// such a link shows is read again for each request: nothing about a find is kept here.

import (
	"context"
	"crypto/rand"
	"encoding/base64"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// Shares are the links by which users show their finds.
type Shares struct{ store *Store }

// Shares returns the links by which users show their finds.
func (s *Store) Shares() Shares { return Shares{s} }

// ShareFields are what the owner of a share can change.
type ShareFields struct {
	Title     string       `db:"title"`
	Place     string       `db:"place"`
	Area      int          `db:"area"` // kilometres, 0 unless Place is schema.PlaceArea
	Password  string       `db:"password_hash"`
	ExpiresAt *schema.Time `db:"expires_at"`
}

// NewShare is a share to create, of a find, a list or a category.
type NewShare struct {
	ShareFields
	UserID, Code             string
	FindID, ListID, Category string
}

// shareRow is a share with the columns that clients see in another form.
type shareRow struct {
	schema.Share
	Code string `db:"code"`
}

const shareColumns = `SELECT s.id, s.code, s.find_id, COALESCE(f.title, '') AS find_title, s.list_id, COALESCE(l.name, '') AS list_name, s.category, s.title, s.place, s.area,
	s.password_hash <> '' AS has_password, s.views, s.created_at, s.expires_at FROM share s LEFT JOIN find f ON f.id = s.find_id LEFT JOIN list l ON l.id = s.list_id`

// share completes a row by what is not in the database.
func (s Shares) share(r shareRow, now schema.Time) schema.Share {
	share := r.Share
	share.Link = "/s/" + r.Code
	share.Expired = share.ExpiresAt != nil && !now.Before(share.ExpiresAt.Time)
	share.Views += s.store.views.Of(share.ID)
	return share
}

// Create creates a share. It returns schema.ErrNotFound unless the find or the list is the user's, and
// schema.ErrTooManyShares for a user with schema.SharesMax shares.
func (s Shares) Create(ctx context.Context, n NewShare) (share schema.Share, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := t.Lock(n.UserID); err != nil {
			return err
		}
		if n.FindID != "" {
			see := shownBy(n.UserID)
			if err := t.Get(&n.FindID, `SELECT f.id FROM find f WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(n.FindID)...); err != nil {
				return err
			}
		}
		if n.ListID != "" {
			if err := t.Get(&n.ListID, `SELECT id FROM list WHERE id = ? AND user_id = ?`, n.ListID, n.UserID); err != nil {
				return err
			}
		}
		var count int
		if err := t.Get(&count, `SELECT COUNT(*) FROM share WHERE user_id = ?`, n.UserID); err != nil {
			return err
		}
		if count >= schema.SharesMax {
			return schema.ErrTooManyShares.Over(schema.SharesMax)
		}
		id := s.store.ids.New(t.Now.Time)
		_, err := t.Exec(`INSERT INTO share (id, user_id, code, find_id, list_id, category, title, place, area, password_hash, created_at, expires_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, n.UserID, n.Code, sqldb.Null(n.FindID), sqldb.Null(n.ListID), sqldb.Null(n.Category), n.Title, n.Place, n.Area,
			n.Password, t.Now, n.ExpiresAt)
		if err != nil {
			return err
		}
		share, err = s.read(t, n.UserID, id)
		return err
	})
	return share, err
}

func (s Shares) read(t *sqldb.Tx, owner, id string) (schema.Share, error) {
	var r shareRow
	err := t.Get(&r, shareColumns+` WHERE s.id = ? AND s.user_id = ?`, id, owner)
	return s.share(r, t.Now), err
}

// List lists the shares of a user, newest first. There are schema.SharesMax at most.
func (s Shares) List(ctx context.Context, owner string) ([]schema.Share, error) {
	var rows []shareRow
	err := s.store.db.Select(ctx, &rows, shareColumns+` WHERE s.user_id = ? ORDER BY s.created_at DESC, s.id DESC`, owner)
	list := make([]schema.Share, len(rows))
	for i, r := range rows {
		list[i] = s.share(r, s.store.Now())
	}
	return list, err
}

// Get returns a share of a user.
func (s Shares) Get(ctx context.Context, owner, id string) (schema.Share, error) {
	var r shareRow
	err := s.store.db.Get(ctx, &r, shareColumns+` WHERE s.id = ? AND s.user_id = ?`, id, owner)
	return s.share(r, s.store.Now()), err
}

// Edit changes a share of a user by a function that changes its fields.
func (s Shares) Edit(ctx context.Context, owner, id string, change func(*ShareFields) error) (share schema.Share, err error) {
	err = s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		if err := t.Lock(owner); err != nil {
			return err
		}
		var f ShareFields
		if err := t.Get(&f, `SELECT title, place, area, password_hash, expires_at FROM share WHERE id = ? AND user_id = ?`, id, owner); err != nil {
			return err
		}
		if err := change(&f); err != nil {
			return err
		}
		_, err := t.Exec(`UPDATE share SET title = ?, place = ?, area = ?, password_hash = ?, expires_at = ? WHERE id = ?`,
			f.Title, f.Place, f.Area, f.Password, f.ExpiresAt, id)
		if err == nil {
			share, err = s.read(t, owner, id)
		}
		return err
	})
	return share, err
}

// Delete deletes a share of a user: its link ends at once.
func (s Shares) Delete(ctx context.Context, owner, id string) error {
	return s.store.db.Transact(ctx, func(t *sqldb.Tx) error {
		n, err := t.Exec(`DELETE FROM share WHERE id = ? AND user_id = ?`, id, owner)
		if err == nil && n == 0 {
			err = schema.ErrNotFound
		}
		return err
	})
}

// NewShareCode makes the code of a link, of 128 random bits.
func NewShareCode() string {
	var b [16]byte
	rand.Read(b[:])
	return base64.RawURLEncoding.EncodeToString(b[:])
}

// OpenShare is a share as its visitors use it.
type OpenShare struct {
	ShareFields
	ID        string `db:"id"`
	UserID    string `db:"user_id"`
	Username  string `db:"username"`
	Name      string `db:"display_name"` // or ""
	FindID    string `db:"find_id"`
	ListID    string `db:"list_id"`
	ListName  string `db:"list_name"`
	ListAbout string `db:"list_about"` // its description
	Category  string `db:"category"`

	viewer string // or ""
}

// Open returns the share with a code, for a viewer, who is "" without a session. It returns schema.ErrNotFound,
// too, if the share has expired or its owner may not show finds to the viewer.
func (s Shares) Open(ctx context.Context, code, viewer string) (o OpenShare, err error) {
	owner := mayShow(viewer)
	err = s.store.db.Get(ctx, &o, `SELECT s.id, s.user_id, u.username, COALESCE(u.display_name, '') AS display_name, COALESCE(s.find_id, '') AS find_id, COALESCE(s.list_id, '') AS list_id, COALESCE(l.name, '') AS list_name, COALESCE(l.description, '') AS list_about, COALESCE(s.category, '') AS category,
		s.title, s.place, s.area, s.password_hash, s.expires_at FROM share s JOIN "user" u ON u.id = s.user_id
		LEFT JOIN list l ON l.id = s.list_id WHERE s.code = ? AND (s.expires_at IS NULL OR s.expires_at > ?) AND `+owner.SQL, owner.ArgsAfter(code, s.store.Now())...)
	o.viewer = viewer
	return o, err
}

// shows is the condition that the share shows find f. Only a link to the find itself shows one that is for its owner alone: others show
// what their owner has not looked at since, such as what an import or an edit makes it later.
func (o OpenShare) shows() sqldb.Cond {
	which := sqldb.Cond{SQL: "1 = 0"}
	switch {
	case o.FindID != "":
		which = sqldb.Equal("f.id", o.FindID)
	case o.ListID != "":
		return o.showsListed()
	case o.Category != "":
		which = sqldb.And(sqldb.Equal("f.user_id", o.UserID), sqldb.Equal("f.category", o.Category), sqldb.Cond{SQL: forFriends}) // "other" is none but that
	}
	return sqldb.And(which, shownBy(o.UserID))
}

// showsListed is shows for a list: what its owner has put into it, and what members have who are the authors and let links show it.
func (o OpenShare) showsListed() sqldb.Cond {
	which := sqldb.Cond{SQL: `f.id IN (SELECT x.find_id FROM list_find x JOIN find g ON g.id = x.find_id WHERE x.list_id = ? AND x.added_by = g.user_id AND (g.user_id = ? AND g.only_me = 0 OR x.shareable
		AND g.user_id IN (SELECT a.user_id FROM list_member a JOIN list m ON m.id = a.list_id AND m.for_members WHERE a.list_id = x.list_id AND a.joined_at IS NOT NULL)))`, Args: []any{o.ListID, o.UserID}}
	which = sqldb.And(which, allowed(o.UserID, allFlags))
	if o.viewer != "" {
		which = sqldb.And(which, unblocked("f.user_id", o.viewer))
	}
	return which
}

// order is the ORDER BY of the finds f that a share shows: that of its list, or newest first.
func (o OpenShare) order() sqldb.Cond {
	if o.ListID != "" {
		return sqldb.Cond{SQL: " ORDER BY (SELECT p.place FROM list_find p WHERE p.list_id = ? AND p.find_id = f.id), f.id", Args: []any{o.ListID}}
	}
	return sqldb.Cond{SQL: " ORDER BY f.created_at DESC, f.id DESC"}
}

// SharedFinds returns the finds that a share shows, schema.ShareFindsMax and one more at most, with their exact places if it shows these.
func (s *Store) SharedFinds(ctx context.Context, o OpenShare) ([]schema.Find, error) {
	see := o.shows()
	order := o.order()
	finds, err := s.finds(ctx, o.UserID, ` WHERE `+see.SQL+order.SQL+` LIMIT `+sqldb.Limit, slices.Concat(see.Args, order.Args, []any{schema.ShareFindsMax + 1})...)
	if err == nil && o.Place == schema.PlaceExact {
		err = s.AddExact(ctx, o.UserID, finds)
	}
	if err != nil || len(finds) == 0 || o.Place == schema.PlaceHidden || o.FindID != "" { // which its owner has chosen with its place
		return finds, err
	}
	moved, err := s.moved(ctx, finds)
	if err != nil {
		return nil, err
	}
	zones := map[string]schema.PlaceSettings{}
	for i := range finds {
		f := &finds[i]
		if f.UserID != o.UserID { // the owner of the link may see where it is, but does not decide who else does
			f.Exact = nil
		}
		if _, there := zones[f.UserID]; !there {
			if zones[f.UserID], err = placeSettings(ctx, s.db, f.UserID); err != nil {
				return nil, err
			}
		}
		holdZone(zones[f.UserID], f, moved[f.ID])
	}
	return finds, nil
}

// moved returns the ids of the finds that somebody else than their owner has put where they are.
func (s *Store) moved(ctx context.Context, finds []schema.Find) (map[string]bool, error) {
	ids := make([]string, len(finds))
	for i, f := range finds {
		ids[i] = f.ID
	}
	marks, args := sqldb.In(ids)
	var read []string
	err := s.db.Select(ctx, &read, `SELECT id FROM find WHERE moved AND id IN (`+marks+`)`, args...)
	moved := map[string]bool{}
	for _, id := range read {
		moved[id] = true
	}
	return moved, err
}

// ShowsFile returns schema.ErrNotFound unless a share shows a find with the file at a storage path.
func (s *Store) ShowsFile(ctx context.Context, o OpenShare, path string) error {
	see := o.shows()
	key := mediaKey(path)
	return s.db.Get(ctx, &key, `SELECT m.key FROM find_media m JOIN find f ON f.id = m.find_id
		WHERE m.key = ? AND `+mediaHasFile+` AND `+see.SQL, see.ArgsAfter(key, path)...)
}

// CountView counts one more view of a share, in memory: see shareViews.
func (s Shares) CountView(id string) { s.store.views.Add(id) }
