package store

// This file has the lists that are a user's own: likes, saved and dismissed finds, and the feed.

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// SaveFind saves a find for the viewer in a state, schema.SavedWant or schema.SavedBeen, in
// place of another one. Saving it in the same state again changes nothing.
func (s *Store) SaveFind(ctx context.Context, viewer, id, state string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.requireVisible(viewer, id); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO find_saved (find_id, user_id, state, saved_at) VALUES (?, ?, ?, ?)
			ON CONFLICT (find_id, user_id) DO UPDATE SET state = excluded.state, saved_at = excluded.saved_at WHERE find_saved.state <> excluded.state`,
			id, viewer, state, t.Now)
		return err
	})
}

// UnsaveFind undoes SaveFind. It returns schema.ErrNotFound for a find that the viewer may not
// see, and yet removes it: the result is the same whether or not it was saved, and so does not
// reveal that it exists.
func (s *Store) UnsaveFind(ctx context.Context, viewer, id string) error {
	return s.unlist(ctx, "find_saved", viewer, id)
}

// unlist removes a find from a table of the viewer's, with the errors of UnsaveFind.
func (s *Store) unlist(ctx context.Context, table, viewer, id string) error {
	seen := false
	err := s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM `+table+` WHERE find_id = ? AND user_id = ?`, id, viewer)
		if err == nil {
			seen, err = exists(t.requireVisible(viewer, id))
		}
		return err
	})
	if err == nil && !seen {
		err = schema.ErrNotFound
	}
	return err
}

// SavedFinds lists the finds that the viewer has saved in a state, or in any for "", the
// last saved first. Those that they may not see are left out: a page may have fewer finds
// than its limit, even none, and yet be followed by another.
func (s *Store) SavedFinds(ctx context.Context, viewer, state string, p Page) ([]schema.Find, string, error) {
	list := schema.ListID("saved", viewer, state, p.Asc)
	return s.ownList(ctx, viewer, list, ownTable{"find_saved", "saved_at", sqldb.Equal("state", state)}, p)
}

// DismissFind leaves a find of another user out of the viewer's lists and maps. Dismissing it
// again changes nothing. It returns schema.ErrTooManyDismissed for a viewer who has dismissed
// schema.DismissedMax finds.
func (s *Store) DismissFind(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.Lock(viewer); err != nil {
			return err
		}
		f, err := t.findFor(viewer, id)
		if err != nil {
			return err
		}
		if f.UserID == viewer {
			return schema.ErrOwnFind
		}
		n, err := t.Exec(`INSERT INTO find_dismissed (user_id, find_id, dismissed_at) VALUES (?, ?, ?) ON CONFLICT (user_id, find_id) DO NOTHING`,
			viewer, id, t.Now)
		if err != nil || n == 0 {
			return err
		}
		var all int
		err = t.Get(&all, `SELECT COUNT(*) FROM find_dismissed WHERE user_id = ?`, viewer)
		if err == nil && all > schema.DismissedMax {
			err = schema.ErrTooManyDismissed.Over(schema.DismissedMax)
		}
		return err
	})
}

// RecallFind undoes DismissFind, with the errors of UnsaveFind.
func (s *Store) RecallFind(ctx context.Context, viewer, id string) error {
	return s.unlist(ctx, "find_dismissed", viewer, id)
}

// DismissedFinds lists the finds that the viewer has dismissed, in pages like those of SavedFinds.
func (s *Store) DismissedFinds(ctx context.Context, viewer string, p Page) ([]schema.Find, string, error) {
	return s.ownList(ctx, viewer, schema.ListID("dismissed", viewer, p.Asc), ownTable{"find_dismissed", "dismissed_at", sqldb.Cond{}}, p)
}

// ownTable is a table of finds that users keep for themselves.
type ownTable struct {
	name, at string     // at is the column of the time that orders it
	which    sqldb.Cond // the rows that a list has
}

// ownList lists the finds in a table of the viewer's, by time. Those that they may not see are
// left out.
func (s *Store) ownList(ctx context.Context, viewer, list string, table ownTable, p Page) ([]schema.Find, string, error) {
	after, _, err := p.after(list, table.at, "find_id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("user_id", viewer), table.which, after)
	var refs []findRef
	var last rowKey // that has been read
	n, full := 0, false
	most := min(s.limits.steps, 2*p.Limit+100) // as the page is sorted, all are read
	see := visible(viewer)
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var r findRef
		var k rowKey
		var shown bool
		if err := rows.Scan(r.into(&k.At, &k.ID, &shown)...); err != nil {
			return err
		}
		if full = shown && len(refs) == p.Limit; full { // a hidden find must not reveal itself by another page
			return errEnough
		}
		if last, n = k, n+1; shown {
			refs = append(refs, r)
		}
		return nil
	}, `SELECT `+refColumns+`, v.at, v.find_id, `+see.Column()+` FROM (SELECT find_id, `+table.at+` AS at FROM `+table.name+w+p.order(table.at, "find_id")+
		` LIMIT `+sqldb.Limit+`) v JOIN find f ON f.id = v.find_id`+p.order("v.at", "v.find_id"),
		slices.Concat(refArgs(viewer), see.Args, args, []any{most})...)
	if err = enough(err); err != nil {
		return nil, "", err
	}
	next := ""
	if full || n == most {
		next = last.cursor(list)
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	return finds, next, err
}

// markOwn sets how the viewer has saved each find of a list, and which they have dismissed. With
// CROSS JOIN, SQLite looks each of them up, and does not read all that the viewer has saved.
func (s *Store) markOwn(ctx context.Context, viewer string, finds []schema.Find) error {
	if len(finds) == 0 {
		return nil
	}
	ids := make([]string, len(finds))
	for i, f := range finds {
		ids[i] = f.ID
	}
	marks, args := sqldb.In(ids)
	const dismissed = "dismissed" // in the place of a state of find_saved
	states := map[string]string{}
	away := map[string]bool{}
	err := s.db.Each(ctx, func(rows *sql.Rows) error {
		var id, state string
		err := rows.Scan(&id, &state)
		if state == dismissed {
			away[id] = true
		} else {
			states[id] = state
		}
		return err
	}, `SELECT v.find_id, v.state FROM find f CROSS JOIN find_saved v WHERE f.id IN (`+marks+`) AND v.find_id = f.id AND v.user_id = ?
		UNION ALL SELECT v.find_id, '`+dismissed+`' FROM find f CROSS JOIN find_dismissed v WHERE f.id IN (`+marks+`) AND v.find_id = f.id AND v.user_id = ?`,
		slices.Concat(args, []any{viewer}, args, []any{viewer})...)
	for i := range finds {
		finds[i].Saved, finds[i].Dismissed = states[finds[i].ID], away[finds[i].ID]
	}
	return err
}

// feedRow is a find of a feed before it is looked up.
type feedRow struct {
	findRef
	rowKey
	reason string
}

// Feed lists finds of friends and, around a point, public finds of others, newest first,
// without the viewer's own. The circle may be nil. A page that has read as much as one may
// ends early, and yet is followed by another.
func (s *Store) Feed(ctx context.Context, viewer string, around *Circle, p Page) ([]schema.Find, string, error) {
	p.Asc = false
	var at Circle
	if around != nil {
		at = *around
	}
	list := schema.ListID("feed", viewer, at)
	after, _, err := p.after(list, "f.created_at", "f.id")
	if err != nil {
		return nil, "", err
	}
	rows, err := s.newestOfFriends(ctx, viewer, after, p.Limit+1)
	var end rowKey // up to which all finds around have been read, if it is set
	if err == nil && around != nil {
		var near []feedRow
		near, end, err = s.newestAround(ctx, viewer, circleRegion(at), after, p)
		rows = append(rows, near...)
	}
	if err != nil {
		return nil, "", err
	}
	slices.SortStableFunc(rows, func(a, b feedRow) int { return b.compare(a.rowKey) })
	rows = slices.CompactFunc(rows, func(a, b feedRow) bool { return a.ID == b.ID }) // which keeps the friend's
	rows = slices.DeleteFunc(rows, func(r feedRow) bool { return r.compare(end) < 0 })
	next := ""
	switch {
	case len(rows) > p.Limit:
		rows = rows[:p.Limit]
		next = rows[p.Limit-1].cursor(list)
	case end.ID != "":
		next = end.cursor(list)
	}
	refs, reasons := make([]findRef, len(rows)), map[string]string{}
	for i, r := range rows {
		refs[i], reasons[r.ID] = r.findRef, r.reason
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	for i := range finds {
		finds[i].Reason = reasons[finds[i].ID]
	}
	return finds, next, err
}

// feedRows reads rows of refColumns with the place in the list, of finds f.
func (s *Store) feedRows(ctx context.Context, reason, viewer, rest string, args ...any) (list []feedRow, err error) {
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		r := feedRow{reason: reason}
		err := rows.Scan(r.into(&r.At, &r.ID)...)
		list = append(list, r)
		return err
	}, `SELECT `+refColumns+`, f.created_at, f.id`+rest, refArgs(viewer, args...)...)
	return list, err
}

// newestOfFriends reads the newest finds of the viewer's friends, n at most. It first reads
// the time of the newest one of each friend: only the n friends whose are the newest can have
// finds among the n newest.
func (s *Store) newestOfFriends(ctx context.Context, viewer string, after sqldb.Cond, n int) (list []feedRow, err error) {
	type friend struct {
		ID string      `db:"friend_id"`
		At schema.Time `db:"at"`
	}
	var friends []friend
	free := unblocked("r.friend_id", viewer)
	after = sqldb.And(after, kept(ctx, viewer)) // which reads no more than the index
	one, args := sqldb.Where(sqldb.Cond{SQL: "f.user_id = x.friend_id"}, after)
	newestFirst := Page{}.order("f.created_at", "f.id")
	err = s.db.Select(ctx, &friends, `SELECT x.friend_id, (SELECT f.created_at FROM find f`+one+newestFirst+` LIMIT 1) AS at
		FROM (SELECT r.friend_id FROM `+friendsOf+` r WHERE `+free.SQL+` ORDER BY r.friend_id LIMIT `+sqldb.Limit+`) x`,
		slices.Concat(args, []any{viewer, viewer}, free.Args, []any{s.limits.friends})...)
	if err != nil {
		return nil, err
	}
	slices.SortFunc(friends, func(a, b friend) int { return b.At.Compare(a.At.Time) })
	var users []string
	for i, f := range friends {
		if f.At.IsZero() || i >= n && f.At.Before(friends[n-1].At.Time) {
			break
		}
		users = append(users, f.ID)
	}
	for part := range slices.Chunk(users, 256) {
		newest := s.newestOfEach(part, after, n)
		see := visible(viewer)
		rows, err := s.feedRows(ctx, schema.OfFriend, viewer, ` FROM (SELECT f.id FROM (`+newest.SQL+`) f`+newestFirst+` LIMIT `+sqldb.Limit+`) k
			CROSS JOIN find f WHERE f.id = k.id AND `+see.SQL, slices.Concat(newest.Args, []any{n}, see.Args)...)
		if err != nil {
			return nil, err
		}
		list = append(list, rows...)
	}
	return list, nil
}

// newestOfEach reads the ids and the times of the newest n finds of each of some users: as
// inRanges, by one SELECT for each on SQLite, and from an array on PostgreSQL.
func (s *Store) newestOfEach(users []string, after sqldb.Cond, n int) (c sqldb.Cond) {
	of := func(user sqldb.Cond) sqldb.Cond {
		w, args := sqldb.Where(user, after)
		return sqldb.Cond{SQL: `SELECT f.id, f.created_at FROM find f` + w + Page{}.order("f.created_at", "f.id") + ` LIMIT ` + sqldb.Limit, Args: append(args, n)}
	}
	if s.Postgres() {
		each := of(sqldb.Cond{SQL: "f.user_id = u.id"})
		return sqldb.Cond{SQL: `SELECT t.id, t.created_at FROM unnest(CAST(? AS TEXT[])) AS u(id) CROSS JOIN LATERAL (` + each.SQL + `) t`, Args: each.ArgsAfter(users)}
	}
	for i := range len(users) {
		one := of(sqldb.Cond{SQL: "f.user_id = ?", Args: []any{users[i]}})
		if i > 0 {
			c.SQL += ` UNION ALL `
		}
		c.SQL += `SELECT * FROM (` + one.SQL + `)`
		c.Args = append(c.Args, one.Args...)
	}
	return c
}

// SetLike makes the viewer like a find, or no longer like it. Doing so again
// changes nothing.
func (s *Store) SetLike(ctx context.Context, viewer, id string, like bool) (l schema.Likes, err error) {
	err = s.tx(ctx, func(t *tx) error {
		f, err := t.findFor(viewer, id)
		if err != nil {
			return err
		}
		change, n := -1, int64(0)
		if like {
			change = 1
			n, err = t.Exec(`INSERT INTO find_like (id, find_id, user_id, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (find_id, user_id) DO NOTHING`,
				t.newID(), id, viewer, t.Now)
		} else {
			n, err = t.Exec(`DELETE FROM find_like WHERE find_id = ? AND user_id = ?`, id, viewer)
		}
		if err != nil {
			return err
		}
		if like && n == 1 {
			if err := t.notifyLike(viewer, f); err != nil {
				return err
			}
		}
		if l.IsLiked = like; n == 1 {
			if err := t.countFor(viewer, id, change, 0); err != nil {
				return err
			}
		}
		return t.Get(&l.LikeCount, `SELECT like_count FROM find WHERE id = ?`, id)
	})
	return l, err
}

// notifyLike notifies the owner of a find of the first like by a user.
func (t *tx) notifyLike(viewer string, f findRow) error {
	first, err := t.Exec(`INSERT INTO find_like_told (find_id, user_id) VALUES (?, ?) ON CONFLICT (find_id, user_id) DO NOTHING`, f.ID, viewer)
	if err != nil || first == 0 {
		return err
	}
	return t.notify(notice{to: f.UserID, from: viewer, kind: schema.FindLiked, find: &f})
}

// LikedBy lists the users who like a find, by the time of the like, without users
// that a block separates from the viewer.
func (s *Store) LikedBy(ctx context.Context, viewer, id string, p Page) ([]schema.Person, string, error) {
	if err := s.requireVisible(ctx, viewer, id); err != nil {
		return nil, "", err
	}
	name := schema.ListID("likes", id, p.Asc)
	after, tail, err := p.after(name, "k.created_at", "k.id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("k.find_id", id), unblocked("k.user_id", viewer), after)
	type like struct {
		schema.Person
		LikeID string      `db:"like_id"`
		At     schema.Time `db:"created_at"`
	}
	var rows []like
	err = s.db.Select(ctx, &rows, `SELECT `+person("u")+`, k.id AS like_id, k.created_at FROM find_like k JOIN "user" u ON u.id = k.user_id`+w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	rows, next := trimPage(p, name, rows, func(l *like) (schema.Time, string) { return l.At, l.LikeID })
	people := make([]schema.Person, len(rows))
	for i, l := range rows {
		people[i] = l.Person
	}
	return people, next, nil
}
