package store

import (
	"context"
	"database/sql"
	"maps"
	"slices"
	"strconv"

	lru "github.com/hashicorp/golang-lru/v2"

	"finds/schema"
	"finds/store/search"
	"finds/store/sqldb"
)

// FindFilter says which finds a list wants. Empty members do not filter.
type FindFilter struct {
	Flags
	Page
	LocationID, UserID, Query string
	Category                  schema.CategoryFilter

	words    search.Query // of Query, once a search has parsed it
	alsoNear bool         // the request reads the finds near a point as well, so fewer of these
}

// drive is the condition by whose index the list is read, and rest the filters
// that are left.
func (f FindFilter) drive() (drive, rest sqldb.Cond) {
	category := ofCategory(f.Category)
	switch {
	case f.LocationID != "":
		return sqldb.Equal("f.location_id", f.LocationID), sqldb.And(sqldb.Equal("f.user_id", f.UserID), category)
	case f.UserID != "" && f.Category.Single() != "":
		return sqldb.And(sqldb.Equal("f.user_id", f.UserID), category), sqldb.Cond{}
	case f.UserID != "":
		return sqldb.Equal("f.user_id", f.UserID), category
	case f.drivenBy() != "":
		return category, sqldb.Cond{}
	}
	return sqldb.Cond{}, category
}

// drivenBy returns the category by whose index the list is read, or "". One category has an
// index and words in the full text; finds of several are read in the order of the list
// without one.
func (f FindFilter) drivenBy() string {
	if f.LocationID != "" || f.UserID != "" {
		return ""
	}
	return f.Category.Single()
}

// name names the list that a filter makes.
func (f FindFilter) name() string {
	return schema.ListID("finds", f.Flags, f.Asc, f.LocationID, f.UserID, f.Category.Text, f.Query)
}

// Finds lists finds in the order of their creation. A page may have fewer finds
// than its limit, even none, and yet be followed by another: see readLimits.
func (s *Store) Finds(ctx context.Context, viewer string, f FindFilter) ([]schema.Find, string, error) {
	if f.List != "" && f.LocationID == "" {
		return s.findsOfList(ctx, viewer, f)
	}
	if f.Query != "" {
		return s.search(ctx, viewer, f)
	}
	// Some finds may be deleted before they are looked up. If all finds of a page
	// are, the page is read again.
	for {
		refs, next, err := s.pageRefs(ctx, viewer, f)
		if err != nil {
			return nil, "", err
		}
		finds, err := s.lookUp(ctx, viewer, refs[:min(len(refs), f.Limit)])
		if err != nil || len(refs) <= f.Limit {
			return finds, next, err
		}
		if n := len(finds); n > 0 {
			return finds, rowKey{ID: finds[n-1].ID, At: finds[n-1].CreatedAt}.cursor(f.name()), nil
		}
	}
}

// findsOfList is Finds of those in a list, which are all read.
func (s *Store) findsOfList(ctx context.Context, viewer string, f FindFilter) ([]schema.Find, string, error) {
	if _, _, err := f.after(f.name(), "", ""); err != nil {
		return nil, "", err
	}
	matches, err := s.wantedOfList(ctx, viewer, f)
	if err != nil {
		return nil, "", err
	}
	if f.Asc {
		slices.Reverse(matches)
	}
	matches = slices.DeleteFunc(matches, func(m matchedFind) bool { return !f.beyond(m.rowKey) })
	next := ""
	if len(matches) > f.Limit {
		matches = matches[:f.Limit]
		next = matches[f.Limit-1].cursor(f.name())
	}
	finds, err := s.lookUp(ctx, viewer, refsOf(matches))
	if f.Query != "" {
		search.Parse(f.Query).Mark(finds)
	}
	return finds, next, err
}

// wantedOfList returns the finds of a list that the filter selects, the newest first.
func (s *Store) wantedOfList(ctx context.Context, viewer string, f FindFilter) ([]matchedFind, error) {
	w, nothing := wantedOf(f.Flags, f.Category, f.Query)
	if nothing {
		return nil, nil
	}
	w.user = f.UserID
	return s.listMatches(ctx, viewer, w)
}

func refsOf(matches []matchedFind) []findRef {
	refs := make([]findRef, len(matches))
	for i, m := range matches {
		refs[i] = m.findRef
	}
	return refs
}

// pageRefs reads the rows of a page, and one more. When it has to end early, next is
// the cursor after the last row that it read. Both are read from one snapshot: a find
// that is deleted between the two would move the cursor past a row that was not read.
func (s *Store) pageRefs(ctx context.Context, viewer string, f FindFilter) (refs []findRef, next string, err error) {
	after, _, err := f.after(f.name(), "f.created_at", "f.id")
	if err != nil {
		return nil, "", err
	}
	drive, rest := f.drive()
	steps, args := f.steps(ctx, viewer, drive, after, "")
	w, more := sqldb.Where(rest)
	// The steps give the rows in order. An ORDER BY here would make SQLite read
	// every step before the first row.
	query := `SELECT ` + refColumns + ` FROM (` + steps + `) f` + w + ` LIMIT ` + sqldb.Limit
	args = slices.Concat(refArgs(viewer), args, []any{s.limits.steps}, more, []any{f.Limit + 1})
	if rest.SQL == "" && f.Limit < s.limits.steps { // every step is a row: with fewer, the list has ended
		refs, err = s.refs(ctx, query, args...)
		return refs, "", err
	}
	err = s.db.Snapshot(ctx, func(ctx context.Context) error {
		if refs, err = s.refs(ctx, query, args...); err != nil || len(refs) > f.Limit {
			return err
		}
		next, err = s.lastStep(ctx, viewer, f, drive, after)
		return err
	})
	return refs, next, err
}

// steps reads the next finds of a list that the flags select for the viewer. Its
// last argument, which the caller adds, is how many. Others are passed over without
// being counted: where a page ends must not tell the viewer about them. Passing over
// one costs a tenth of reading one.
func (f FindFilter) steps(ctx context.Context, viewer string, drive, after sqldb.Cond, columns string) (string, []any) {
	w, args := sqldb.Where(drive, after, selected(ctx, viewer, f.Flags))
	return `SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id` + f.restColumns() + columns +
		` FROM find f` + w + f.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit, args
}

// restColumns are the columns of the filters that are left; of the others an
// index has all that a list reads.
func (f FindFilter) restColumns() string {
	if f.Category.Text != "" && f.drivenBy() == "" {
		return ", f.category"
	}
	return ""
}

// lastStep returns the cursor after the last find that a page could read, or "" when
// there were fewer.
func (s *Store) lastStep(ctx context.Context, viewer string, f FindFilter, drive, after sqldb.Cond) (string, error) {
	w, args := sqldb.Where(drive, after, selected(ctx, viewer, f.Flags))
	var k rowKey
	query := `SELECT f.id, f.created_at FROM find f` + w + f.order("f.created_at", "f.id") + ` LIMIT 1 OFFSET ` + sqldb.Limit
	found, err := exists(s.db.Get(ctx, &k, query, append(args, s.limits.steps-1)...))
	if !found {
		return "", err
	}
	return k.cursor(f.name()), nil
}

// Most requests ask for the same finds, so the cache keeps them encoded. A list then
// reads only the number of each row, its version and its relation to the viewer, a
// fifth of the work. Every change of a find's response raises find.version in the same
// transaction, so processes need not notify each other, and the cache never returns an
// old find. The response also contains the name and the picture of the owner: a change
// of those raises user.version and profile_change, which every list reads. Only when
// profile_change has risen are the users of a page looked up, so a rename costs the
// same for any number of finds.

const (
	cacheMax   = 8192    // finds; some 2 KB each
	cacheBytes = 4 << 10 // of a find that is kept, encoded
)

// findCache has the finds as last read, by find.doc_id.
type findCache struct{ finds *lru.Cache[int64, cachedFind] }

type cachedFind struct {
	version int64
	owner   int64       // user.version
	changes int64       // of profile_change, up to which owner is known to be right
	find    schema.Find // frozen
}

func newFindCache() findCache {
	finds, err := lru.New[int64, cachedFind](cacheMax)
	if err != nil {
		panic(err) // only a size under 1 gets here
	}
	return findCache{finds}
}

// get returns a find if it is kept in the version of a row. Whether it has the
// present name of its owner is to be looked up when sure is false.
func (c findCache) get(r findRef) (f cachedFind, sure, ok bool) {
	f, ok = c.finds.Get(r.doc)
	return f, f.changes == r.changes(), ok && f.version == r.version
}

// keep freezes a find and keeps it, unless it is unusually long.
func (c findCache) keep(doc int64, f *cachedFind) {
	if f.find.Freeze() <= cacheBytes {
		c.finds.Add(doc, *f)
	}
}

// likedBy is the condition that a viewer, its argument, likes find f.
const likedBy = `(f.like_count > 0 AND EXISTS (SELECT 1 FROM find_like k WHERE k.find_id = f.id AND k.user_id = ?))`

// findRef is a row of a list of finds before it is looked up.
type findRef struct {
	doc, version int64
	liked        bool
	stamp        int64 // twice the changes of profile_change, and one more if the viewer has saved or dismissed any find
}

// changes are those of profile_change.
func (r findRef) changes() int64 { return r.stamp / 2 }

// marks reports whether the viewer has saved or dismissed any find.
func (r findRef) marks() bool { return r.stamp%2 == 1 }

// refColumns reads what scan takes of find f. It takes refArgs. What is the same in all rows
// is one column: each costs a list of 50 finds a twentieth.
const refColumns = `f.doc_id, f.version, ` + likedBy + `,
	(SELECT 2 * changes + CASE WHEN EXISTS (SELECT 1 FROM find_saved WHERE user_id = ?) OR EXISTS (SELECT 1 FROM find_dismissed WHERE user_id = ?) THEN 1 ELSE 0 END FROM profile_change)`

// refArgs are the arguments of refColumns, with others after them.
func refArgs(viewer string, more ...any) []any { return append([]any{viewer, viewer, viewer}, more...) }

// into returns where the columns go.
func (r *findRef) into(more ...any) []any {
	return append([]any{&r.doc, &r.version, &r.liked, &r.stamp}, more...)
}

// finds reads the finds that the rest of a query, from WHERE on, names. They
// are frozen.
func (s *Store) finds(ctx context.Context, viewer, rest string, args ...any) ([]schema.Find, error) {
	refs, err := s.refs(ctx, `SELECT `+refColumns+` FROM find f`+rest, refArgs(viewer, args...)...)
	if err != nil {
		return nil, err
	}
	return s.lookUp(ctx, viewer, refs)
}

// refs reads rows of refColumns.
func (s *Store) refs(ctx context.Context, query string, args ...any) ([]findRef, error) {
	refs := make([]findRef, 0, 64)
	err := s.db.Each(ctx, func(rows *sql.Rows) error {
		var r findRef
		err := rows.Scan(r.into()...)
		refs = append(refs, r)
		return err
	}, query, args...)
	return refs, err
}

// lookUp returns the finds of some rows, from the cache or the database. A find that
// the viewer may no longer see is left out.
func (s *Store) lookUp(ctx context.Context, viewer string, refs []findRef) ([]schema.Find, error) {
	finds := make([]schema.Find, len(refs))
	var missing []int64
	unsure := map[int]cachedFind{} // by place in the list
	for i, r := range refs {
		f, sure, ok := s.cache.get(r)
		switch {
		case ok && sure:
			finds[i] = f.find
		case ok:
			unsure[i] = f
		default:
			missing = append(missing, r.doc)
		}
	}
	if len(unsure) > 0 {
		renamed, err := s.confirm(ctx, refs, unsure)
		if err != nil {
			return nil, err
		}
		missing = append(missing, renamed...)
		for i, f := range unsure {
			finds[i] = f.find
		}
	}
	var read map[int64]schema.Find
	if missing != nil {
		var err error
		if read, err = s.readFinds(ctx, viewer, missing, refs[0].changes()); err != nil {
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
	if len(refs) > 0 && refs[0].marks() {
		return list, s.markOwn(ctx, viewer, list)
	}
	return list, nil
}

// confirm checks whether the owners of cached finds still have the same names and
// pictures. It marks those finds as current, removes the others from the map and
// returns their numbers.
func (s *Store) confirm(ctx context.Context, refs []findRef, unsure map[int]cachedFind) (renamed []int64, err error) {
	versions := map[string]int64{}
	for _, f := range unsure {
		versions[f.find.UserID] = -1
	}
	marks, args := sqldb.In(slices.Collect(maps.Keys(versions)))
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var id string
		var version int64
		err := rows.Scan(&id, &version)
		versions[id] = version
		return err
	}, `SELECT id, version FROM "user" WHERE id IN (`+marks+`)`, args...)
	for i, f := range unsure {
		if versions[f.find.UserID] == f.owner {
			f.changes = refs[i].changes()
			s.cache.finds.Add(refs[i].doc, f)
			continue
		}
		renamed = append(renamed, refs[i].doc)
		delete(unsure, i)
	}
	return renamed, err
}

// readFinds reads and keeps the finds of some numbers that the viewer may see.
// The changes are those of profile_change before it reads.
func (s *Store) readFinds(ctx context.Context, viewer string, docs []int64, changes int64) (map[int64]schema.Find, error) {
	marks, args := sqldb.In(docs)
	see := visible(viewer)
	finds := make(map[int64]schema.Find, len(docs))
	err := s.db.Each(ctx, func(rows *sql.Rows) error {
		doc, f, err := s.scanFind(rows, changes)
		finds[doc] = f
		return err
	}, findSelect+` WHERE f.doc_id IN (`+marks+`) AND `+see.SQL, append(args, see.Args...)...)
	return finds, err
}

// findSelect reads what scanFind takes.
var findSelect = selectFinds("f.user_id", "f.is_public", "find f")

// selectFinds is the statement that reads what scanFind takes of finds f in some tables, with their owner and visibility
// from columns there. Finds in bins have both in another table.
func selectFinds(owner, public, tables string) string {
	return `SELECT f.doc_id, f.version, f.id, f.title, f.description, f.category, ` + public + `, f.only_me, f.location_id, ` + owner + `, f.created_at, f.updated_at,
		f.like_count, f.comment_count, f.latitude, f.longitude, f.location_name, f.area, f.media, u.username, COALESCE(u.display_name, ''), u.profile_picture_url, u.version
		FROM ` + tables + ` JOIN "user" u ON u.id = ` + owner
}

// scanFind reads a row of findSelect by position, which costs half as much as
// mapping by name, and caches it.
func (s *Store) scanFind(rows *sql.Rows, changes int64) (doc int64, f schema.Find, err error) {
	var version, owner int64
	var public, onlyMe, area int
	var lat, lng, media string
	var place, picture *string
	err = rows.Scan(&doc, &version, &f.ID, &f.Title, &f.Description, &f.Category, &public, &onlyMe, &f.LocationID, &f.UserID, &f.CreatedAt, &f.UpdatedAt,
		&f.LikeCount, &f.CommentCount, &lat, &lng, &place, &area, &media, &f.User.Username, &f.User.DisplayName, &picture, &owner)
	if err != nil {
		return 0, f, err
	}
	f.IsPublic = public == 1
	f.Audience = schema.AudienceOf(f.IsPublic, onlyMe == 1)
	f.Rating = rating(f.LikeCount)
	f.Media = parseMediaList(media)
	f.User.ID = f.UserID
	f.User.ProfilePicture = pictureURL(f.UserID, picture)
	f.Location = &schema.Place{ID: f.LocationID, Area: area}
	if place != nil {
		f.Location.Name = *place
	}
	f.Location.Latitude, _ = strconv.ParseFloat(lat, 64)
	f.Location.Longitude, _ = strconv.ParseFloat(lng, 64)
	kept := cachedFind{version, owner, changes, f}
	s.cache.keep(doc, &kept)
	return doc, kept.find, nil
}

// renewProfile makes known that the name or the picture of a user has changed,
// which the answers of their finds repeat.
func (t *tx) renewProfile(user string) error {
	if _, err := t.Exec(`UPDATE "user" SET version = version + 1 WHERE id = ?`, user); err != nil {
		return err
	}
	_, err := t.Exec(`UPDATE profile_change SET changes = changes + 1`)
	return err
}
