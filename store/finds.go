package store

import (
	"context"
	"errors"
	"math"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// pictureURL does in Go what person does in SQL.
func pictureURL(userID string, path *string) string {
	if path == nil {
		return schema.AvatarPrefix + userID
	}
	return schema.MediaPrefix + *path
}

// rating is 5·n/(n+10), rounded to one decimal.
func rating(likes int) float64 {
	n := float64(likes)
	return math.Round(50*n/(n+10)) / 10
}

// Find returns a find, or schema.ErrNotFound when the viewer may not see it.
func (s *Store) Find(ctx context.Context, viewer, id string) (schema.Find, error) {
	see := visible(viewer)
	finds, err := s.finds(ctx, viewer, ` WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
	if err != nil {
		return schema.Find{}, err
	}
	if len(finds) == 0 {
		return schema.Find{}, schema.ErrNotFound
	}
	return finds[0], nil
}

// NewFind holds the fields of a find to create.
type NewFind struct {
	LocationID            string
	Title                 string
	Description, Category *string
	Public                bool
	Media                 []string // storage paths of unattached uploads of the owner, in order
}

// errLocation is the refusal of a location that does not exist.
var errLocation = schema.ErrField("body.locationId", schema.RuleLocation, "expected the id of a location")

// CreateFind publishes a find. It returns schema.ErrTooManyFinds for an owner who
// has Options.FindsPerUser finds.
func (s *Store) CreateFind(ctx context.Context, owner string, n NewFind) (f schema.Find, err error) {
	l, by, err := s.publishing(ctx, owner, n.LocationID)
	if errors.Is(err, errLocation) {
		return f, s.refuseFind(ctx, owner, n.Media)
	}
	if err != nil {
		return f, err
	}
	written, err := s.admitFind(ctx, owner)
	if err != nil {
		return f, err
	}
	defer written()
	err = s.tx(ctx, func(t *tx) error {
		f = schema.Find{ID: t.newID(), Title: n.Title, Description: n.Description, Category: n.Category, IsPublic: n.Public,
			LocationID: l.ID, UserID: owner, CreatedAt: t.Now, UpdatedAt: t.Now, User: by,
			Location: &schema.Place{ID: l.ID, Name: l.Name, Latitude: l.Latitude, Longitude: l.Longitude}}
		doc := s.ids.doc(t.Now.Time)
		_, err = t.Exec(`INSERT INTO find (id, user_id, title, description, latitude, longitude, location_name, category, is_public,
				created_at, updated_at, location_id, doc_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			f.ID, owner, n.Title, n.Description, degrees(l.Latitude), degrees(l.Longitude), l.Name, n.Category, sqldb.Integer(n.Public),
			t.Now, t.Now, l.ID, doc)
		if err != nil {
			return err
		}
		t.index(doc, findText{n.Title, n.Description, n.Category, l.Name, scopeOf(owner, n.Public)})
		if f.Media, err = t.attachAll(owner, f.ID, n.Media); err != nil {
			return err
		}
		if n.Public {
			t.countPublic(l, 1)
		}
		return nil
	})
	if errors.Is(err, schema.ErrNotFound) { // the location has gone meanwhile
		err = errLocation
	}
	return f, err
}

// refuseFind is errLocation with the media that could not be attached either.
func (s *Store) refuseFind(ctx context.Context, owner string, urls []string) error {
	broken := slices.Clone(errLocation.Fields)
	if len(urls) > s.opt.MediaPerFind {
		return schema.ErrInvalid(append(broken, errMediaCount(s.opt.MediaPerFind).Fields...)...)
	}
	var seen []string
	for i, url := range urls {
		var key string
		err := s.db.Get(ctx, &key, `SELECT key FROM upload WHERE key = ? AND user_id = ? AND url = ?`, mediaKey(url), owner, url)
		if found, err := exists(err); err != nil {
			return err
		} else if !found || slices.Contains(seen, url) {
			broken = append(broken, noUpload(i))
		}
		seen = append(seen, url)
	}
	return schema.ErrInvalid(broken...)
}

// publishing returns the fields of the location, which must be visible to the owner,
// and of the owner that a new find repeats. It reads them before the write, for
// which others wait: a location never changes, and the write refuses a deleted one.
func (s *Store) publishing(ctx context.Context, owner, location string) (locationRow, schema.Person, error) {
	var l struct {
		locationRow
		Own      bool    `db:"own"`
		Listed   bool    `db:"listed"`
		Username string  `db:"username"`
		Picture  *string `db:"profile_picture_url"`
	}
	err := s.db.Get(ctx, &l, `SELECT l.id, l.num, l.latitude, l.longitude, l.name, l.cell, COALESCE(l.user_id = u.id, FALSE) AS own, l.listed,
		u.username, u.profile_picture_url FROM location l JOIN "user" u ON u.id = ? WHERE l.id = ?`, owner, location)
	by := schema.Person{ID: owner, Username: l.Username, ProfilePicture: pictureURL(owner, l.Picture)}
	if err == nil && !l.Own {
		err = s.knows(ctx, owner, location, l.Listed)
	}
	if found, err := exists(err); err != nil {
		return l.locationRow, by, err
	} else if !found {
		return l.locationRow, by, errLocation
	}
	return l.locationRow, by, nil
}

// knows returns schema.ErrNotFound unless the viewer may know of a location
// that another user has added. Nearly always a public find at it decides that.
func (s *Store) knows(ctx context.Context, viewer, location string, listed bool) error {
	if blocked, err := s.blocks(ctx, viewer); err != nil || listed && !blocked {
		return err
	}
	k := knownLocation(viewer)
	return s.db.Get(ctx, &location, `SELECT l.id FROM location l WHERE l.id = ? AND `+k.SQL, k.ArgsAfter(location)...)
}

// findRow has the columns of a find that writes need.
type findRow struct {
	ID          string      `db:"id"`
	UserID      string      `db:"user_id"`
	Title       string      `db:"title"`
	Description *string     `db:"description"`
	Category    *string     `db:"category"`
	Public      int         `db:"is_public"`
	UpdatedAt   schema.Time `db:"updated_at"`
	LocationID  string      `db:"location_id"`
	Doc         int64       `db:"doc_id"`
}

// text returns the texts of a find at a location that the full text indexes.
func (f findRow) text(l locationRow) findText {
	return findText{f.Title, f.Description, f.Category, l.Name, scopeOf(f.UserID, f.Public == 1)}
}

// findFor reads a find for a write by the viewer; it is locked until the end.
func (t *tx) findFor(viewer, id string) (f findRow, err error) {
	see := visible(viewer)
	err = t.Get(&f, `SELECT f.id, f.user_id, f.title, f.description, f.category, f.is_public, f.updated_at, f.location_id, f.doc_id
		FROM find f WHERE f.id = ? AND `+see.SQL+t.Dialect.ForUpdate, see.ArgsAfter(id)...)
	return f, err
}

// ownFind is findFor for its owner alone.
func (t *tx) ownFind(owner, id string) (findRow, error) {
	f, err := t.findFor(owner, id)
	if err == nil && f.UserID != owner {
		err = schema.ErrNotOwner
	}
	return f, err
}

// FindEdit is a change of a find; fields that are not set stay as they are.
type FindEdit struct {
	Title                 *string
	Description, Category schema.Optional[string]
	Public                *bool
	Media                 []MediaEdit // attached, or put in this order
	Remove                []string    // ids of media
	Versions              []int64     // of the states that it may change, or nil for any; see Version
}

// Version is the number of a find's state that clients may change: it rises
// with every edit and with nothing else.
func Version(updated schema.Time) int64 { return updated.UnixMilli() }

// UpdateFind changes a find of the owner in one transaction. It returns the
// storage paths of the media that it removed. An edit without a change writes
// nothing.
func (s *Store) UpdateFind(ctx context.Context, owner, id string, e FindEdit) (find schema.Find, files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		f, err := t.ownFind(owner, id)
		if err != nil {
			return err
		}
		if e.Versions != nil && !slices.Contains(e.Versions, Version(f.UpdatedAt)) {
			return schema.ErrStale
		}
		old := f
		e.apply(&f)
		var changed bool
		if files, changed, err = t.editMedia(owner, id, e.Media, e.Remove); err != nil {
			return err
		}
		texts := f.Title != old.Title || !equalText(f.Description, old.Description) || !equalText(f.Category, old.Category)
		if !changed && !texts && f.Public == old.Public {
			return nil
		}
		updated := t.Now
		if !updated.After(f.UpdatedAt.Time) {
			updated = schema.At(f.UpdatedAt.Add(time.Millisecond))
		}
		_, err = t.Exec(`UPDATE find SET title = ?, description = ?, category = ?, is_public = ?, updated_at = ?, version = version + 1 WHERE id = ?`,
			f.Title, f.Description, f.Category, f.Public, updated, id)
		if err != nil {
			return err
		}
		l, err := t.location(f.LocationID)
		if err != nil {
			return err
		}
		if texts || f.Public != old.Public {
			t.unindex(f.Doc, old.text(l))
			t.index(f.Doc, f.text(l))
		}
		if f.Public != old.Public {
			t.countPublic(l, f.Public-old.Public)
		}
		return nil
	})
	if err != nil {
		return schema.Find{}, nil, err
	}
	find, err = s.Find(context.WithoutCancel(ctx), owner, id) // it is stored, also if the caller has gone
	return find, files, err
}

// apply writes the change into a row.
func (e FindEdit) apply(f *findRow) {
	if e.Title != nil {
		f.Title = *e.Title
	}
	setOptional(&f.Description, e.Description)
	setOptional(&f.Category, e.Category)
	if e.Public != nil {
		f.Public = sqldb.Integer(*e.Public)
	}
}

// equalText reports whether two optional texts are equal.
func equalText(a, b *string) bool { return a == b || a != nil && b != nil && *a == *b }

// setOptional applies an optional text to a column.
func setOptional(column **string, o schema.Optional[string]) {
	if !o.Set {
		return
	}
	*column = &o.Value
	if o.Null {
		*column = nil
	}
}
