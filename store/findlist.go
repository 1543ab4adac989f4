package store

import (
	"context"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// FindFilter says which finds a list wants. Empty members do not filter.
type FindFilter struct {
	Flags
	Page
	LocationID, UserID, Category, Query string

	alsoNear bool // the request reads the finds near a point as well, so fewer of these
}

// bounds limit what one request may read, so that its cost does not grow with the
// instance. A page that reaches one ends early, with a cursor after the last row
// that it read, so that no row is left out; a map says that it has more. Tests
// lower them.
type bounds struct {
	steps     int // finds in the order of a list
	newest    int // matches that are read when not all of them can be
	joins     int // finds that the full text gives
	matches   int // finds that are read before their locations
	at        int // microseconds for what is at the locations of a page with words or a category, see placeCost
	crowd     int // finds that are read at one crowded location
	locations int // locations of a list
	walk      int // locations that the walks of one request pass
	correct   int // finds by which the counts of a map are corrected

	liveLocations int // locations in view up to which a map is counted from the finds themselves
	rowsAtOnce    int // finds at the locations of a page that one query reads and counts; nearly every page has fewer
	deleteBatch   int // finds that a transaction deletes of an account
}

var defaultBounds = bounds{steps: 5000, newest: 1500, joins: 2000, matches: 2500, at: 13_000, crowd: 1000, locations: 8192, walk: 16_000, correct: 4000,
	liveLocations: 1000, rowsAtOnce: 1000, deleteBatch: 256}

// drive is the condition by whose index the list is read, and rest the filters
// that are left.
func (f FindFilter) drive() (drive, rest sqldb.Cond) {
	switch {
	case f.LocationID != "":
		return sqldb.Equal("f.location_id", f.LocationID), sqldb.And(sqldb.Equal("f.user_id", f.UserID), sqldb.Equal("f.category", f.Category))
	case f.UserID != "":
		return sqldb.Equal("f.user_id", f.UserID), sqldb.Equal("f.category", f.Category)
	}
	return sqldb.Equal("f.category", f.Category), sqldb.Cond{}
}

// name names the list that a filter makes.
func (f FindFilter) name() string {
	return list("finds", f.Flags, f.Asc, f.LocationID, f.UserID, f.Category, f.Query)
}

// Finds lists finds in the order of their creation. A page may have fewer finds
// than its limit, even none, and yet be followed by another: see bounds.
func (s *Store) Finds(ctx context.Context, viewer string, f FindFilter) ([]schema.Find, string, error) {
	if f.Query != "" {
		return s.search(ctx, viewer, f)
	}
	// Some finds may be deleted before they are looked up. A page of which all are
	// gone is read again.
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
			return finds, key{ID: finds[n-1].ID, At: finds[n-1].CreatedAt}.cursor(f.name()), nil
		}
	}
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
	steps, args := f.steps(viewer, drive, after, "")
	w, more := sqldb.Where(rest)
	// The rows come as they are stepped through. An ORDER BY here would have
	// SQLite read every step before the first row.
	query := `SELECT ` + refColumns + ` FROM (` + steps + `) f` + w + ` LIMIT ` + sqldb.Limit
	args = slices.Concat([]any{viewer}, args, []any{s.max.steps}, more, []any{f.Limit + 1})
	if rest.SQL == "" && f.Limit < s.max.steps { // every step is a row: with fewer, the list has ended
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
func (f FindFilter) steps(viewer string, drive, after sqldb.Cond, columns string) (string, []any) {
	w, args := sqldb.Where(drive, after, selected(viewer, f.Flags))
	return `SELECT f.id, f.created_at, f.doc_id, f.version, f.like_count, f.is_public, f.user_id` + f.restColumns() + columns +
		` FROM find f` + w + f.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit, args
}

// restColumns are the columns of the filters that are left; of the others an
// index has all that a list reads.
func (f FindFilter) restColumns() string {
	if f.Category != "" && (f.LocationID != "" || f.UserID != "") {
		return ", f.category"
	}
	return ""
}

// lastStep returns the cursor after the last find that a page could read, or "" when
// there were fewer.
func (s *Store) lastStep(ctx context.Context, viewer string, f FindFilter, drive, after sqldb.Cond) (string, error) {
	w, args := sqldb.Where(drive, after, selected(viewer, f.Flags))
	var k key
	found, err := exists(s.db.Get(ctx, &k, `SELECT f.id, f.created_at FROM find f`+w+f.order("f.created_at", "f.id")+` LIMIT 1 OFFSET `+sqldb.Limit, append(args, s.max.steps-1)...))
	if !found {
		return "", err
	}
	return k.cursor(f.name()), nil
}
