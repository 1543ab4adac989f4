package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// Feed lists finds of friends, in lists of which the viewer is a member, in areas that they watch and around a point, newest
// first, without the viewer's own. The circle may be nil. A page that has read as much as one may
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
	watched, err := s.areasOf(ctx, viewer)
	if err != nil {
		return nil, "", err
	}
	if around != nil {
		watched = append(watched, area{region: circleRegion(at)})
	}
	rows, err := s.newestOfFriends(ctx, viewer, after, p.Limit+1)
	if err == nil {
		var more []feedRow
		more, err = s.newestInLists(ctx, viewer, after, p.Limit+1)
		rows = append(rows, more...)
	}
	var end rowKey // up to which all finds in the areas have been read, if it is set
	if err == nil && watched != nil {
		var near []feedRow
		near, end, err = s.newestAround(ctx, viewer, watched, after, p)
		rows = append(rows, near...)
	}
	if err != nil {
		return nil, "", err
	}
	slices.SortStableFunc(rows, func(a, b feedRow) int { return b.compare(a.rowKey) })
	rows = slices.CompactFunc(rows, func(a, b feedRow) bool { return a.ID == b.ID }) // which keeps the friend's, or else the list's
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
	if err == nil {
		err = s.giveReasons(ctx, viewer, finds, reasons, watched)
	}
	return finds, next, err
}

// giveReasons says of each find of a feed why it is there, and of which list or area.
func (s *Store) giveReasons(ctx context.Context, viewer string, finds []schema.Find, reasons map[string]string, watched areas) error {
	var listed []string
	for i := range finds {
		f := &finds[i]
		switch f.Reason = reasons[f.ID]; f.Reason {
		case schema.OfList:
			listed = append(listed, f.ID)
		case schema.Nearby:
			if a := watched.of(f.Location.Latitude, f.Location.Longitude, f.Category); a != nil && a.id != "" {
				f.Reason, f.ReasonOf = schema.OfArea, &schema.NamedID{ID: a.id, Name: a.name}
			}
		}
	}
	if listed == nil {
		return nil
	}
	marks, args := sqldb.In(listed)
	var names []struct {
		FindID string `db:"find_id"`
		schema.NamedID
	}
	err := s.db.Select(ctx, &names, `SELECT x.find_id, l.id, l.name FROM list_find x JOIN list l ON l.id = x.list_id
		WHERE x.find_id IN (`+marks+`) AND x.list_id IN `+sharedLists+` AND x.added_by NOT IN `+blockedWith+` ORDER BY x.added_at DESC`, append(args, viewer, viewer, viewer, viewer, viewer)...)
	for i := range finds {
		for k := range names {
			if finds[i].Reason == schema.OfList && names[k].FindID == finds[i].ID {
				finds[i].ReasonOf = &names[k].NamedID
				break
			}
		}
	}
	return err
}

// How many lists a feed reads, those that have changed last, and how many of the finds that were last added to each.
const (
	feedLists   = 20
	feedEntries = 50
)

// newestInLists reads the newest finds that others have added lately to lists of which the viewer is a member. What the viewer may not see is
// passed over before it counts, as in steps, so that it changes nothing.
func (s *Store) newestInLists(ctx context.Context, viewer string, after sqldb.Cond, n int) ([]feedRow, error) {
	if !allFlags.of(ctx, viewer).Lists {
		return nil, nil
	}
	var lists []string
	err := s.db.Select(ctx, &lists, `SELECT l.id FROM list l WHERE l.id IN `+sharedLists+` ORDER BY l.change_id DESC LIMIT ?`, viewer, viewer, viewer, feedLists)
	if err != nil || lists == nil {
		return nil, err
	}
	seen := sqldb.And(allowed(viewer, allFlags), kept(ctx, viewer), sqldb.Cond{SQL: "f.user_id <> ? AND x.added_by <> ? AND x.added_by NOT IN " + blockedWith, Args: []any{viewer, viewer, viewer, viewer}})
	each := func(list string) string {
		return `SELECT f.id, f.created_at FROM list_find x CROSS JOIN find f WHERE x.list_id = ` + list + ` AND x.added_at IS NOT NULL AND f.id = x.find_id AND ` + seen.SQL + ` ORDER BY x.added_at DESC, x.find_id LIMIT ` + sqldb.Limit
	}
	var last sqldb.Cond
	if s.Postgres() {
		last = sqldb.Cond{SQL: `SELECT t.id, t.created_at FROM unnest(CAST(? AS TEXT[])) AS u(id) CROSS JOIN LATERAL (` + each("u.id") + `) t`, Args: slices.Concat([]any{lists}, seen.Args, []any{feedEntries})}
	} else {
		for i, id := range lists {
			if i > 0 {
				last.SQL += ` UNION ALL `
			}
			last.SQL += `SELECT * FROM (` + each("?") + `)`
			last.Args = slices.Concat(last.Args, []any{id}, seen.Args, []any{feedEntries})
		}
	}
	w, args := sqldb.Where(sqldb.Cond{SQL: "f.id = k.id"}, after)
	return s.feedRows(ctx, schema.OfList, viewer, ` FROM (SELECT DISTINCT id FROM (`+last.SQL+`) y) k CROSS JOIN find f`+w+Page{}.order("f.created_at", "f.id")+` LIMIT `+sqldb.Limit,
		slices.Concat(last.Args, args, []any{n})...)
}

// feedRow is a find of a feed before it is looked up.
type feedRow struct {
	findRef
	rowKey
	reason string
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
	after = sqldb.And(after, kept(ctx, viewer), sqldb.Cond{SQL: forFriends}) // which read no more than the index
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
