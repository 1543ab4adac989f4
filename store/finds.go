package store

import (
	"context"
	"errors"
	"math"
	"slices"

	"finds/schema"
	"finds/store/geo"
	"finds/store/search"
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

// Find returns a find, or schema.ErrNotFound when the viewer may not see it. The owner sees
// one that an administrator has hidden.
func (s *Store) Find(ctx context.Context, viewer, id string) (schema.Find, error) {
	see := visible(viewer)
	finds, err := s.finds(ctx, viewer, ` WHERE f.id = ? AND `+see.SQL, see.ArgsAfter(id)...)
	if err != nil {
		return schema.Find{}, err
	}
	if len(finds) == 0 {
		return s.hiddenFind(ctx, viewer, id)
	}
	f := &finds[0]
	if viewer != "" {
		f.InLists, f.CanEdit, err = s.Lists(ctx, viewer).inLists(ctx, id)
	}
	if err == nil && (f.CanEdit || f.UserID == viewer) {
		f.EditedBy, err = s.editedBy(ctx, viewer, *f)
	}
	if err != nil {
		return schema.Find{}, err
	}
	return finds[0], s.AddExact(ctx, viewer, finds[:1])
}

// NewFind holds the fields of a find to create. newCreation sums up their JSON: what a later version adds is left out of it
// where it is empty, or else a request that a client repeats after an upgrade would be taken for another.
type NewFind struct {
	ID                    string // that the client has made, for PutFind
	LocationID            string
	Title                 string
	Description, Category *string
	Public                bool
	OnlyMe                bool                   `json:",omitempty"` // only the owner sees it, and Public is false
	Media                 []string               // storage paths of unattached uploads of the owner, in order
	Admit                 func(user string) bool `json:"-"`          // as in NewComment
	Area                  *int                   `json:",omitempty"` // kilometres; nil is as the owner's settings say, 0 the exact place
	ExactForFriends       *bool                  `json:",omitempty"` // nil is as the owner's settings say
	LiftHome              bool                   `json:",omitempty"` // the home zone of the owner does not hold for this find
	AreaName              Namer                  `json:"-"`
	Made                  *schema.Time           `json:"-"`          // when the find was made, if that was elsewhere; nil is now
	Captions              []string               `json:",omitempty"` // of the media; nil without any
	Lists                 []string               `json:",omitempty"` // ids of lists into which the owner puts it
}

// errLocation is the refusal of a location that does not exist.
var errLocation = schema.ErrField("body.locationId", schema.RuleLocation, "expected the id of a location")

// CreateFind publishes a find. It returns schema.ErrTooManyFinds for an owner who
// has Options.FindsPerUser finds.
func (s *Store) CreateFind(ctx context.Context, owner string, n NewFind) (schema.Find, error) {
	n.ID = ""
	f, _, err := s.createFind(ctx, owner, n, creation{})
	return f, err
}

// PutFind is CreateFind under the id n.ID. Repeated with the same fields it creates
// nothing, and returns the find as it is now, or schema.ErrNotFound if it has been deleted.
// It returns schema.ErrIDTaken if something else has the id.
func (s *Store) PutFind(ctx context.Context, owner string, n NewFind) (f schema.Find, repeated bool, err error) {
	c, err := s.newCreation("path.findId", n.ID, owner, n)
	if err != nil {
		return f, false, err
	}
	// Before the location and the limit are checked, since both may have changed.
	repeated, err = c.repeated(s.getter(ctx))
	if err == nil && !repeated {
		f, repeated, err = s.createFind(ctx, owner, n, c)
	}
	if err == nil && repeated {
		f, err = s.Find(ctx, owner, n.ID)
	}
	return f, repeated, err
}

func (s *Store) createFind(ctx context.Context, owner string, n NewFind, c creation) (f schema.Find, repeated bool, err error) {
	l, by, err := s.publishing(ctx, owner, n.LocationID)
	if errors.Is(err, errLocation) {
		return f, false, s.refuseFind(ctx, owner, n.Media)
	}
	if err != nil {
		return f, false, err
	}
	l, exact, err := s.shown(ctx, owner, l, n)
	if err != nil {
		return f, false, err
	}
	written, err := s.quota.Admit(ctx, owner)
	if err != nil {
		return f, false, err
	}
	defer written()
	err = s.tx(ctx, func(t *tx) error {
		id := n.ID
		if id == "" {
			id = t.newID()
		} else if repeated, err = t.create(c); repeated || err != nil {
			return err
		}
		if f, err = t.publish(id, owner, n, l, exact); n.ID != "" && sqldb.Unique(err) {
			err = schema.ErrIDTaken
		}
		f.User = by
		if err == nil && !n.OnlyMe {
			err = t.announce(f.ID)
		}
		if err == nil && n.Description != nil {
			err = t.tellOfMentions(notice{from: owner, kind: schema.Mentioned, admit: n.Admit, find: &findRow{ID: f.ID, UserID: owner, Title: n.Title}}, *n.Description)
		}
		if err == nil && n.Lists != nil {
			err = s.Lists(ctx, owner).addNew(t, n.Lists, findRow{ID: f.ID, UserID: owner, Title: n.Title})
		}
		return err
	})
	if errors.Is(err, schema.ErrNotFound) { // the location has gone meanwhile
		err = errLocation
	}
	return f, repeated, err
}

// publish writes a find with all that depends on it but notifications.
func (t *tx) publish(id, owner string, n NewFind, l locationRow, exact *exactPlace) (schema.Find, error) {
	at := t.Now
	if n.Made != nil && n.Made.Before(t.Now.Time) {
		at = *n.Made
	}
	f := schema.Find{ID: id, Title: n.Title, Description: n.Description, Category: n.Category, Audience: schema.AudienceOf(n.Public, n.OnlyMe), IsPublic: n.Public, LocationID: l.ID, UserID: owner, CreatedAt: at, UpdatedAt: t.Now,
		Location: &schema.Place{ID: l.ID, Name: l.Name, Latitude: l.Latitude, Longitude: l.Longitude, Area: l.Area}}
	doc := t.s.ids.Doc(at.Time)
	_, err := t.Exec(`INSERT INTO find (id, user_id, title, description, latitude, longitude, location_name, category, is_public, only_me,
			created_at, updated_at, location_id, area, doc_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		f.ID, owner, n.Title, n.Description, geo.Degrees(l.Latitude), geo.Degrees(l.Longitude), l.Name, n.Category, sqldb.Integer(n.Public), sqldb.Integer(n.OnlyMe),
		at, t.Now, l.ID, l.Area, doc)
	if err != nil {
		return f, err
	}
	search.Index(t.Tx, doc, search.Text{Title: n.Title, Description: n.Description, Category: n.Category, Place: l.Name, Scope: search.Scope(owner, n.Public, n.OnlyMe)})
	if exact != nil {
		f.Exact = exact.Place()
		if err := writeExact(t.Tx, f.ID, exact); err != nil {
			return f, err
		}
	}
	if n.Public {
		t.countPublic(l, 1)
	}
	f.Media, err = t.attachAll(owner, f.ID, n.Media, n.Captions)
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
		Name     string  `db:"display_name"`
		Picture  *string `db:"profile_picture_url"`
	}
	err := s.db.Get(ctx, &l, `SELECT l.id, l.num, l.latitude, l.longitude, l.name, l.cell, l.area, COALESCE(l.user_id = u.id, FALSE) AS own, l.listed,
		u.username, COALESCE(u.display_name, '') AS display_name, u.profile_picture_url FROM location l JOIN "user" u ON u.id = ? WHERE l.id = ?`, owner, location)
	by := schema.Person{ID: owner, Username: l.Username, DisplayName: l.Name, ProfilePicture: pictureURL(owner, l.Picture)}
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
	if some, err := s.misses(ctx, viewer); err != nil || listed && !some {
		return err
	}
	k := knownLocation(viewer, visible(viewer))
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
	OnlyMe      int         `db:"only_me"`
	UpdatedAt   schema.Time `db:"updated_at"`
	LocationID  string      `db:"location_id"`
	Doc         int64       `db:"doc_id"`
}

const findRowSelect = `SELECT ` + findRowColumns + ` FROM find f`

const findRowColumns = `f.id, f.user_id, f.title, f.description, f.category, f.is_public, f.only_me, f.updated_at, f.location_id, f.doc_id`

// text returns the texts of a find at a location that the full text indexes.
func (f findRow) text(l locationRow) search.Text {
	return search.Text{Title: f.Title, Description: f.Description, Category: f.Category, Place: l.Name, Scope: search.Scope(f.UserID, f.Public == 1, f.OnlyMe == 1)}
}

// findFor reads a find for a write by the viewer; it is locked until the end.
func (t *tx) findFor(viewer, id string) (f findRow, err error) {
	if err := t.active(viewer); err != nil {
		return f, err
	}
	see := visible(viewer)
	err = t.Get(&f, findRowSelect+` WHERE f.id = ? AND `+see.SQL+t.Dialect.ForUpdate, see.ArgsAfter(id)...)
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
