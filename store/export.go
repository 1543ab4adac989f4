package store

import (
	"context"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// What a user takes out of the instance, beside what lists for them have. Of finds that they may
// not see, nothing reveals that they exist: saved and dismissed finds and likes are left out, and comments,
// which are the user's own words, do not name the find.

// ExportedUser returns the profile of a user with what only an export has.
func (s *Store) ExportedUser(ctx context.Context, id string) (u schema.ExportedUser, err error) {
	if u.User, err = s.User(ctx, id); err == nil {
		err = s.db.Get(ctx, &u.CreatedAt, `SELECT created_at FROM "user" WHERE id = ?`, id)
	}
	return u, err
}

// ExportedSaved lists the finds that a user has saved, the last saved first.
func (s *Store) ExportedSaved(ctx context.Context, user string, p Page) ([]schema.ExportedSaved, string, error) {
	return exported(ctx, s, "saved", user, p, `SELECT v.find_id, v.state, v.saved_at FROM find_saved v JOIN find f ON f.id = v.find_id`, "v.saved_at", "v.find_id",
		sqldb.And(sqldb.Equal("v.user_id", user), visible(user)), nil, func(v *schema.ExportedSaved) (schema.Time, string) { return v.SavedAt, v.FindID })
}

// ExportedDismissed lists the finds that a user has hidden from their own map, the last hidden first.
func (s *Store) ExportedDismissed(ctx context.Context, user string, p Page) ([]schema.ExportedDismissed, string, error) {
	return exported(ctx, s, "dismissed", user, p, `SELECT v.find_id, v.dismissed_at FROM find_dismissed v JOIN find f ON f.id = v.find_id`, "v.dismissed_at", "v.find_id",
		sqldb.And(sqldb.Equal("v.user_id", user), visible(user)), nil, func(v *schema.ExportedDismissed) (schema.Time, string) { return v.DismissedAt, v.FindID })
}

// ExportedLikes lists the likes of a user, newest first.
func (s *Store) ExportedLikes(ctx context.Context, user string, p Page) ([]schema.ExportedLike, string, error) {
	return exported(ctx, s, "likes", user, p, `SELECT v.find_id, v.created_at FROM find_like v JOIN find f ON f.id = v.find_id`, "v.created_at", "v.find_id",
		sqldb.And(sqldb.Equal("v.user_id", user), visible(user)), nil, func(v *schema.ExportedLike) (schema.Time, string) { return v.CreatedAt, v.FindID })
}

// ExportedComments lists the comments of a user, newest first.
func (s *Store) ExportedComments(ctx context.Context, user string, p Page) ([]schema.ExportedComment, string, error) {
	see := visible(user)
	return exported(ctx, s, "comments", user, p, `SELECT v.id, v.content, v.created_at, CASE WHEN `+see.SQL+` THEN v.find_id ELSE '' END AS find_id
		FROM find_comment v JOIN find f ON f.id = v.find_id`, "v.created_at", "v.id",
		sqldb.Equal("v.user_id", user), see.Args, func(v *schema.ExportedComment) (schema.Time, string) { return v.CreatedAt, v.ID })
}

// ExportedMutes lists the users that a user has muted, the last muted first, without those behind a block.
func (s *Store) ExportedMutes(ctx context.Context, user string, p Page) ([]schema.ExportedMute, string, error) {
	return exported(ctx, s, "mutes", user, p, `SELECT `+person("u")+`, v.created_at AS muted_at FROM mute v JOIN "user" u ON u.id = v.muted_id`, "v.created_at", "v.muted_id",
		sqldb.And(sqldb.Equal("v.user_id", user), unblocked("v.muted_id", user)), nil,
		func(v *schema.ExportedMute) (schema.Time, string) { return v.MutedAt, v.ID })
}

// ExportedReports lists the reports that a user has made, newest first.
func (s *Store) ExportedReports(ctx context.Context, user string, p Page) ([]schema.ExportedReport, string, error) {
	return exported(ctx, s, "reports", user, p, `SELECT v.id, v.kind, v.target_id, v.reason, v.text, v.created_at FROM report v`, "v.created_at", "v.id",
		sqldb.Equal("v.reporter_id", user), nil, func(v *schema.ExportedReport) (schema.Time, string) { return v.CreatedAt, v.ID })
}

// exported reads a page of rows of a user. The arguments are those of the query, before the
// condition's.
func exported[T any](ctx context.Context, s *Store, name, user string, p Page, query, at, id string, which sqldb.Cond, args []any,
	key func(*T) (schema.Time, string)) ([]T, string, error) {
	list := schema.ListID("export", name, user, p.Asc)
	after, tail, err := p.after(list, at, id)
	if err != nil {
		return nil, "", err
	}
	w, whichArgs := sqldb.Where(which, after)
	rows := []T{}
	if err := s.db.Select(ctx, &rows, query+w+tail.SQL, slices.Concat(args, whichArgs, tail.Args)...); err != nil {
		return nil, "", err
	}
	rows, next := trimPage(p, list, rows, key)
	return rows, next, nil
}
