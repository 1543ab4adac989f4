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
	return exported(ctx, s, p, export[schema.ExportedSaved]{
		list:  schema.ListID("export", "saved", user, p.Asc),
		query: `SELECT v.find_id, v.state, v.saved_at FROM find_saved v JOIN find f ON f.id = v.find_id`,
		at:    "v.saved_at", id: "v.find_id", which: sqldb.And(sqldb.Equal("v.user_id", user), visible(user)),
		key: func(v *schema.ExportedSaved) (schema.Time, string) { return v.SavedAt, v.FindID }})
}

// ExportedDismissed lists the finds that a user has hidden from their own map, the last hidden first.
func (s *Store) ExportedDismissed(ctx context.Context, user string, p Page) ([]schema.ExportedDismissed, string, error) {
	return exported(ctx, s, p, export[schema.ExportedDismissed]{
		list:  schema.ListID("export", "dismissed", user, p.Asc),
		query: `SELECT v.find_id, v.dismissed_at FROM find_dismissed v JOIN find f ON f.id = v.find_id`,
		at:    "v.dismissed_at", id: "v.find_id", which: sqldb.And(sqldb.Equal("v.user_id", user), visible(user)),
		key: func(v *schema.ExportedDismissed) (schema.Time, string) { return v.DismissedAt, v.FindID }})
}

// ExportedLikes lists the likes of a user, newest first.
func (s *Store) ExportedLikes(ctx context.Context, user string, p Page) ([]schema.ExportedLike, string, error) {
	return exported(ctx, s, p, export[schema.ExportedLike]{
		list:  schema.ListID("export", "likes", user, p.Asc),
		query: `SELECT v.find_id, v.created_at FROM find_like v JOIN find f ON f.id = v.find_id`,
		at:    "v.created_at", id: "v.find_id", which: sqldb.And(sqldb.Equal("v.user_id", user), visible(user)),
		key: func(v *schema.ExportedLike) (schema.Time, string) { return v.CreatedAt, v.FindID }})
}

// ExportedComments lists the comments of a user, newest first.
func (s *Store) ExportedComments(ctx context.Context, user string, p Page) ([]schema.ExportedComment, string, error) {
	see := visible(user)
	return exported(ctx, s, p, export[schema.ExportedComment]{
		list: schema.ListID("export", "comments", user, p.Asc),
		query: `SELECT v.id, v.content, v.created_at, CASE WHEN ` + see.SQL + ` THEN v.find_id ELSE '' END AS find_id
		FROM find_comment v JOIN find f ON f.id = v.find_id`,
		args: see.Args,
		at:   "v.created_at", id: "v.id", which: sqldb.Equal("v.user_id", user),
		key: func(v *schema.ExportedComment) (schema.Time, string) { return v.CreatedAt, v.ID }})
}

// ExportedMutes lists the users that a user has muted, the last muted first, without those behind a block.
func (s *Store) ExportedMutes(ctx context.Context, user string, p Page) ([]schema.ExportedMute, string, error) {
	return exported(ctx, s, p, export[schema.ExportedMute]{
		list:  schema.ListID("export", "mutes", user, p.Asc),
		query: `SELECT ` + person("u") + `, v.created_at AS muted_at FROM mute v JOIN "user" u ON u.id = v.muted_id`,
		at:    "v.created_at", id: "v.muted_id", which: sqldb.And(sqldb.Equal("v.user_id", user), unblocked("v.muted_id", user)),
		key: func(v *schema.ExportedMute) (schema.Time, string) { return v.MutedAt, v.ID }})
}

// ExportedReports lists the reports that a user has made, newest first.
func (s *Store) ExportedReports(ctx context.Context, user string, p Page) ([]schema.ExportedReport, string, error) {
	return exported(ctx, s, p, export[schema.ExportedReport]{
		list:  schema.ListID("export", "reports", user, p.Asc),
		query: `SELECT v.id, v.kind, v.target_id, v.reason, v.text, v.created_at FROM report v`,
		at:    "v.created_at", id: "v.id", which: sqldb.Equal("v.reporter_id", user),
		key: func(v *schema.ExportedReport) (schema.Time, string) { return v.CreatedAt, v.ID }})
}

// export is a query of rows of a user.
type export[T any] struct {
	list   string // that cursors belong to
	query  string // without conditions
	args   []any  // of the query
	at, id string // columns of the order
	which  sqldb.Cond
	key    func(*T) (schema.Time, string) // the same of a row
}

// exported reads a page of rows.
func exported[T any](ctx context.Context, s *Store, p Page, e export[T]) ([]T, string, error) {
	after, tail, err := p.after(e.list, e.at, e.id)
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(e.which, after)
	rows := []T{}
	if err := s.db.Select(ctx, &rows, e.query+w+tail.SQL, slices.Concat(e.args, args, tail.Args)...); err != nil {
		return nil, "", err
	}
	rows, next := trimPage(p, e.list, rows, e.key)
	return rows, next, nil
}

// ExportedMemberships lists the lists of others that the viewer has joined, with what they have added.
func (v *Lists) ExportedMemberships(ctx context.Context) (list []schema.Membership, next string, err error) {
	err = v.store.db.Select(ctx, &list, `SELECT l.id AS list_id, l.name, m.role, m.news, m.joined_at FROM list_member m JOIN list l ON l.id = m.list_id
		WHERE m.user_id = ? AND m.role <> 'owner' AND m.joined_at IS NOT NULL AND `+v.seesList.SQL+` ORDER BY m.joined_at, l.id`, v.seesList.ArgsAfter(v.viewer)...)
	if err != nil || len(list) == 0 {
		return list, "", err
	}
	at, ids := map[string]*schema.Membership{}, make([]string, len(list))
	for i := range list {
		list[i].Added = []schema.ExportedEntry{}
		at[list[i].ListID], ids[i] = &list[i], list[i].ListID
	}
	var added []struct {
		schema.ExportedEntry
		ListID string `db:"list_id"`
	}
	marks, args := sqldb.In(ids)
	err = v.store.db.Select(ctx, &added, `SELECT x.list_id, x.find_id, x.added_at, x.note FROM list_find x WHERE x.added_by = ? AND x.list_id IN (`+marks+`) ORDER BY x.added_at, x.find_id`,
		append([]any{v.viewer}, args...)...)
	for _, x := range added {
		at[x.ListID].Added = append(at[x.ListID].Added, x.ExportedEntry)
	}
	return list, "", err
}
