package store

import (
	"context"
	"database/sql"
	"strconv"

	lru "github.com/hashicorp/golang-lru/v2"

	"finds/schema"
)

// Most of what the service answers are the same finds again. They are kept as
// they were read last, encoded; a list reads of each row only its number, its
// version and what the viewer has to do with it, a fifth of the work. Every
// change of what a find's answer says raises find.version in the same
// transaction, so nothing has to be told of changes, whichever process made
// them, and a find that is kept is never an old one.

const (
	cacheMax   = 8192    // finds; some 2 KB each
	cacheBytes = 4 << 10 // of a find that is kept, encoded
)

// findCache has finds as they were read last, by find.doc_id.
type findCache struct{ finds *lru.Cache[int64, cachedFind] }

type cachedFind struct {
	version int64
	find    schema.Find // frozen
}

func newFindCache() findCache {
	finds, err := lru.New[int64, cachedFind](cacheMax)
	if err != nil {
		panic(err) // only a size under 1 gets here
	}
	return findCache{finds}
}

// get returns a find if it is kept in this version.
func (c findCache) get(doc, version int64) (schema.Find, bool) {
	f, ok := c.finds.Get(doc)
	return f.find, ok && f.version == version
}

// keep freezes a find and keeps it, unless it is unusually long.
func (c findCache) keep(doc, version int64, f *schema.Find) {
	if f.Freeze() <= cacheBytes {
		c.finds.Add(doc, cachedFind{version, *f})
	}
}

// likedBy is the condition that a viewer, its argument, likes find f.
const likedBy = `(f.like_count > 0 AND EXISTS (SELECT 1 FROM find_like k WHERE k.find_id = f.id AND k.user_id = ?))`

// findRef is a row of a list of finds before it is looked up.
type findRef struct {
	doc, version int64
	liked        bool
}

// finds reads the finds that the rest of a query, from WHERE on, names. They
// are frozen.
func (s *Store) finds(ctx context.Context, viewer, rest string, args ...any) ([]schema.Find, error) {
	refs, err := s.refs(ctx, viewer, rest, args...)
	if err != nil {
		return nil, err
	}
	return s.lookUp(ctx, viewer, refs)
}

// refs reads the rows of such finds.
func (s *Store) refs(ctx context.Context, viewer, rest string, args ...any) ([]findRef, error) {
	refs := make([]findRef, 0, 64)
	err := s.read.each(ctx, func(rows *sql.Rows) error {
		var r findRef
		err := rows.Scan(&r.doc, &r.version, &r.liked)
		refs = append(refs, r)
		return err
	}, `SELECT f.doc_id, f.version, `+likedBy+` FROM find f`+rest, append([]any{viewer}, args...)...)
	return refs, err
}

// lookUp returns the finds of some rows: those that are kept, the others read.
// One that the viewer may no longer see by then is left out.
func (s *Store) lookUp(ctx context.Context, viewer string, refs []findRef) ([]schema.Find, error) {
	finds := make([]schema.Find, len(refs))
	var missing []int64
	for i, r := range refs {
		var ok bool
		if finds[i], ok = s.cache.get(r.doc, r.version); !ok {
			finds[i].ID = ""
			missing = append(missing, r.doc)
		}
	}
	var read map[int64]schema.Find
	if missing != nil {
		var err error
		if read, err = s.readFinds(ctx, viewer, missing); err != nil {
			return nil, err
		}
	}
	list := finds[:0]
	for i, r := range refs {
		f := finds[i]
		if f.ID == "" {
			f = read[r.doc]
		}
		if f.ID != "" {
			f.IsLiked = r.liked
			list = append(list, f)
		}
	}
	return list, nil
}

// readFinds reads and keeps the finds of some numbers that the viewer may see.
func (s *Store) readFinds(ctx context.Context, viewer string, docs []int64) (map[int64]schema.Find, error) {
	marks, args := in(docs)
	see := visible(viewer)
	finds := make(map[int64]schema.Find, len(docs))
	err := s.read.each(ctx, func(rows *sql.Rows) error {
		doc, f, err := s.scanFind(rows)
		finds[doc] = f
		return err
	}, findSelect+` WHERE f.doc_id IN (`+marks+`) AND `+see.sql, append(args, see.args...)...)
	return finds, err
}

// findSelect reads what scanFind takes.
const findSelect = `SELECT f.doc_id, f.version, f.id, f.title, f.description, f.category, f.is_public, f.location_id, f.user_id, f.created_at, f.updated_at,
	f.like_count, f.comment_count, f.latitude, f.longitude, f.location_name, f.media, u.username, u.profile_picture_url
	FROM find f JOIN "user" u ON u.id = f.user_id`

// scanFind reads a row of findSelect by position, which costs half of what
// the mapping by name does, and keeps it.
func (s *Store) scanFind(rows *sql.Rows) (doc int64, f schema.Find, err error) {
	var version int64
	var public int
	var lat, lng, media string
	var place, picture *string
	err = rows.Scan(&doc, &version, &f.ID, &f.Title, &f.Description, &f.Category, &public, &f.LocationID, &f.UserID, &f.CreatedAt, &f.UpdatedAt,
		&f.LikeCount, &f.CommentCount, &lat, &lng, &place, &media, &f.User.Username, &picture)
	if err != nil {
		return 0, f, err
	}
	f.IsPublic = public == 1
	f.Rating = rating(f.LikeCount)
	f.Media = parseMedia(media)
	f.User.ID = f.UserID
	f.User.ProfilePicture = pictureURL(f.UserID, picture)
	f.Location = &schema.Place{ID: f.LocationID}
	if place != nil {
		f.Location.Name = *place
	}
	f.Location.Latitude, _ = strconv.ParseFloat(lat, 64)
	f.Location.Longitude, _ = strconv.ParseFloat(lng, 64)
	s.cache.keep(doc, version, &f)
	return doc, f, nil
}

// renewFinds raises the version of a user's finds, whose answers show name and
// picture. The row of the user has been changed before, which on PostgreSQL
// keeps new finds of theirs waiting.
func (t *tx) renewFinds(user string) error {
	_, err := t.exec(`UPDATE find SET version = version + 1 WHERE user_id = ?`, user)
	return err
}
