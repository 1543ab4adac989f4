package store

// This file notifies users of finds that others publish. Publishing a find only adds a row to publication, so it costs the
// same however many friends and watched areas there are. TellNews later notifies those who want to hear of
// each find; daily_news.go counts those of a day.

import (
	"context"
	"errors"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

const (
	tellBatch  = 25                 // users who are notified of a find in one transaction, for which others wait
	dailyBatch = 20                 // users whose daily news are read at once
	newsLife   = 8 * 24 * time.Hour // of what is new: daily news that are due later leave it out
	newsLag    = time.Minute        // daily news end this long before they are written, since a transaction that began earlier may commit later
	newsRead   = 1000               // finds that the daily news of a user read at most, of each kind
	newsTries  = 5                  // after which a find that cannot be announced is given up
	newsHour   = 20                 // finds of an author, and notifications from a source, that are announced in an hour at most
	sourceMax  = 33                 // finds of a source that daily news count, so that one does not hide the others
)

// announce notes that a find is published, so that friends of its owner and those who watch its area hear of it.
func (t *tx) announce(find string) error {
	_, err := t.Exec(`INSERT INTO publication (find_id, published_at, notified_to) VALUES (?, ?, '')`, find, t.Now)
	t.AfterCommit(func() { signal(t.s.news) })
	return err
}

// NewsWake returns a channel that gets a value after a transaction of this process has published a find.
func (s *Store) NewsWake() <-chan struct{} { return s.news }

// TellNews notifies some users of what is new, and reports whether more wait. Any number of processes may call it. What fails does
// not keep the rest from being tried.
func (s *Store) TellNews(ctx context.Context) (more bool, err error) {
	more, err = s.tellEach(ctx)
	moreDaily, daily := s.tellDaily(ctx)
	return more || moreDaily, errors.Join(err, daily)
}

// wantsEach is the condition that user u wants to hear of each find of a friend r.
const wantsEach = newsOfFriend + ` = 'each'`

// newsOfFriend is how user u wants to hear of what friend r publishes.
const newsOfFriend = `COALESCE((SELECT b.news FROM bell b WHERE b.user_id = u.id AND b.friend_id = r.id),
	(SELECT p.friend_published FROM notification_preferences p WHERE p.user_id = u.id), 'daily')`

// newsOfList is how member k wants to hear of what is added to the list.
const newsOfList = `COALESCE(NULLIF(k.news, ''), (SELECT p.list_news FROM notification_preferences p WHERE p.user_id = k.user_id), 'each')`

// published is a find of which users are still to be notified.
type published struct {
	findRow
	NotifiedTo string  `db:"notified_to"` // the last of them, or ""
	Latitude   float64 `db:"latitude"`
	Longitude  float64 `db:"longitude"`
}

// tellEach notifies the next users of the find that has waited longest. One that fails is tried again after the others.
func (s *Store) tellEach(ctx context.Context) (more bool, err error) {
	var p published
	found, err := exists(s.db.Get(ctx, &p, `SELECT `+findRowColumns+`, n.notified_to, l.latitude, l.longitude FROM publication n JOIN find f ON f.id = n.find_id
		JOIN location l ON l.id = f.location_id WHERE n.notified_to IS NOT NULL ORDER BY n.tries, n.published_at LIMIT 1`))
	if !found {
		return false, err
	}
	if err := s.announceTo(ctx, p); err != nil {
		return false, errors.Join(err, s.tx(ctx, func(t *tx) error {
			_, err := t.Exec(`UPDATE publication SET tries = tries + 1, notified_to = CASE WHEN tries >= ? THEN NULL ELSE notified_to END WHERE find_id = ? AND notified_to IS NOT NULL`, newsTries-1, p.ID)
			return err
		}))
	}
	return true, nil
}

// announceTo notifies the next users of a find.
func (s *Store) announceTo(ctx context.Context, p published) error {
	if p.NotifiedTo == "" {
		// Of what an author publishes at once, the rest comes with daily news alone, so that others need not wait for it. Finds that are deleted count.
		var before int
		err := s.db.Get(ctx, &before, `SELECT COUNT(*) FROM news_pushed WHERE user_id = ? AND source LIKE 'find %' AND at > ?`, p.UserID, schema.At(s.Now().Add(-togetherWithin)))
		if err != nil {
			return err
		}
		if before >= newsHour {
			return s.tx(ctx, func(t *tx) error {
				_, err := t.Exec(`UPDATE publication SET notified_to = NULL WHERE find_id = ?`, p.ID)
				return err
			})
		}
	}
	users, watched, done, err := s.wantEach(ctx, p)
	if err != nil {
		return err
	}
	last := sqldb.Null("")
	if !done {
		last = sqldb.Null(users[len(users)-1])
	}
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE publication SET notified_to = ? WHERE find_id = ? AND notified_to = ?`, last, p.ID, p.NotifiedTo)
		if err != nil || n == 0 || len(users) == 0 { // another process notifies them
			return err
		}
		if p.NotifiedTo == "" {
			if err := t.pushed(p.UserID, "find "+p.ID); err != nil {
				return err
			}
		}
		return t.tellOf(p.findRow, users, watched)
	})
}

// wantEach returns the next users, at most tellBatch, who want to hear of each find of a friend or of an area that has the
// find, with that area, and whether these are the last.
func (s *Store) wantEach(ctx context.Context, p published) (users []string, watched map[string]watchRow, done bool, err error) {
	if p.OnlyMe == 1 { // since its publication
		return nil, nil, true, nil
	}
	err = s.db.Select(ctx, &users, `SELECT u.id FROM `+friendsOf+` x JOIN "user" u ON u.id = x.friend_id JOIN "user" r ON r.id = ?
		WHERE u.id > ? AND `+wantsEach+` ORDER BY u.id LIMIT ?`, p.UserID, p.UserID, p.UserID, p.NotifiedTo, tellBatch)
	if err != nil {
		return nil, nil, false, err
	}
	const limit = tellBatch * schema.WatchesMax
	rows, err := s.watching(ctx, p.Latitude, p.Longitude, p.UserID, p.NotifiedTo, limit)
	if err != nil {
		return nil, nil, false, err
	}
	v, err := s.Settings(ctx)
	if err != nil {
		return nil, nil, false, err
	}
	watched = map[string]watchRow{}
	// Of each list only the users up to the end of the shorter one are known to be all.
	done, end := true, ""
	if n := len(users); n == tellBatch {
		done, end = false, users[n-1]
	}
	if n := len(rows); n == limit {
		done = false
		last := rows[n-1].UserID // whose areas may not all be there
		rows = slices.DeleteFunc(rows, func(r watchRow) bool { return r.UserID == last })
		if before := rows[len(rows)-1].UserID; end == "" || before < end {
			end = before
		}
	}
	for _, r := range rows {
		if _, known := watched[r.UserID]; !known && r.area(v.CategoryCodes()).wants(p.Latitude, p.Longitude, p.Category) {
			watched[r.UserID] = r
			users = append(users, r.UserID)
		}
	}
	slices.Sort(users)
	users = slices.Compact(users)
	if end != "" {
		users = slices.DeleteFunc(users, func(u string) bool { return u > end })
		if len(users) == 0 || users[len(users)-1] < end { // so that the next users come after them
			users = append(users, end)
		}
	}
	if len(users) > tellBatch {
		users, done = users[:tellBatch], false
	}
	return users, watched, done, nil
}

// tellOf notifies those of some users who may see a find, except of what they know by a list.
func (t *tx) tellOf(f findRow, users []string, watched map[string]watchRow) error {
	n := notice{from: f.UserID, kind: schema.FriendPublished, find: &f}
	marks, args := sqldb.In(users)
	seen, err := t.inSight(n, sqldb.Cond{SQL: `u.id IN (` + marks + `) AND u.id NOT IN (SELECT q.user_id FROM mute q WHERE q.muted_id = ?)
		AND NOT EXISTS (SELECT 1 FROM notification o WHERE o.find_id = ? AND o.user_id = u.id) AND NOT EXISTS (SELECT 1 FROM find_dismissed z WHERE z.find_id = ? AND z.user_id = u.id)`,
		Args: slices.Concat(args, []any{f.UserID, f.ID, f.ID})})
	if err != nil {
		return err
	}
	var friends []string
	err = t.Select(&friends, `SELECT u.id FROM "user" u JOIN "user" r ON r.id = ? WHERE u.id IN (`+marks+`) AND u.id IN `+friendsOf+` AND `+wantsEach,
		slices.Concat([]any{f.UserID}, args, []any{f.UserID, f.UserID})...)
	for _, user := range seen {
		each := n
		if w, watches := watched[user]; !slices.Contains(friends, user) {
			if !watches {
				continue
			}
			each.kind, each.watch = schema.AreaPublished, &w
		}
		if err == nil {
			err = t.tellQuietly(each.of(each.kind, user))
		}
	}
	return err
}

// togetherWithin is the time within which news from one source ring once.
const togetherWithin = time.Hour

// source is where news come from: a friend, a list or a watched area of the recipient, as a column of notification and an id.
func (n notice) source() (column, id string) {
	switch {
	case n.list != nil:
		return "list_id", n.list.ID
	case n.watch != nil:
		return "watch_id", n.watch.ID
	}
	return "actor_id", n.from
}

// tellQuietly is notify for news and for edits. Only the first notification from a source in an hour wakes streams and sends a push message, also if it
// is deleted meanwhile; after newsHour there are no more, and clients show those of a source together.
func (t *tx) tellQuietly(n notice) error {
	since := schema.At(t.Now.Add(-togetherWithin))
	column, id := n.source()
	source := n.kind + " " + id // a friend who edits a find may also publish one
	w, args := sqldb.Where(sqldb.Equal("user_id", n.to), sqldb.Equal("type", n.kind), sqldb.Equal(column, id), sqldb.Cond{SQL: "created_at > ?", Args: []any{since}})
	var before struct {
		Pushed        bool `db:"pushed"`
		Notifications int  `db:"notifications"`
	}
	err := t.Get(&before, `SELECT EXISTS (SELECT 1 FROM news_pushed WHERE user_id = ? AND source = ? AND at > ?) AS pushed, (SELECT COUNT(*) FROM notification`+w+`) AS notifications`,
		append([]any{n.to, source, since}, args...)...)
	if err != nil || before.Notifications >= newsHour {
		return err
	}
	n.silent = before.Pushed
	recorded, err := t.record(n)
	if err != nil || !recorded || n.silent {
		return err
	}
	return t.pushed(n.to, source)
}

// pushed remembers for an hour that a user was notified of a source, or that a find of theirs was announced.
func (t *tx) pushed(user, source string) error {
	_, err := t.Exec(`INSERT INTO news_pushed (user_id, source, at) VALUES (?, ?, ?) ON CONFLICT (user_id, source) DO UPDATE SET at = excluded.at`, user, source, t.Now)
	return err
}

// SetBell says how a user wants to hear of what a friend publishes; "" is as their preferences say. It returns
// schema.ErrNotFound for a user that they may not see, and schema.ErrFriendshipState for one who is not their friend.
func (s *Store) SetBell(ctx context.Context, viewer, friend string, news schema.News) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.meets(viewer, friend); err != nil {
			return err
		}
		var friends bool
		if err := t.Get(&friends, `SELECT CAST(? AS TEXT) IN `+friendsOf, friend, viewer, viewer); err != nil {
			return err
		}
		if !friends {
			return schema.ErrFriendshipState
		}
		if news == "" {
			_, err := t.Exec(`DELETE FROM bell WHERE user_id = ? AND friend_id = ?`, viewer, friend)
			return err
		}
		_, err := t.Exec(`INSERT INTO bell (user_id, friend_id, news) VALUES (?, ?, ?) ON CONFLICT (user_id, friend_id) DO UPDATE SET news = excluded.news`, viewer, friend, news)
		return err
	})
}

// ExportedBells lists how a user wants to hear of single friends.
func (s *Store) ExportedBells(ctx context.Context, user string) ([]schema.ExportedBell, error) {
	list, free := []schema.ExportedBell{}, unblocked("u.id", user)
	err := s.db.Select(ctx, &list, `SELECT `+person("u")+`, b.news FROM bell b JOIN "user" u ON u.id = b.friend_id WHERE b.user_id = ? AND `+free.SQL+` ORDER BY u.id`, free.ArgsAfter(user)...)
	return list, err
}

// SetNews says how the viewer, a member, wants to hear of what is added to a list; "" is as their preferences say. It returns
// schema.ErrListAlone for the owner of a list to which no one was ever invited.
func (v *Lists) SetNews(ctx context.Context, id string, news schema.News) error {
	return v.store.tx(ctx, func(t *tx) error {
		l, err := v.hold(t, id)
		if err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE list_member SET news = ? WHERE list_id = ? AND user_id = ? AND joined_at IS NOT NULL`, news, id, v.viewer)
		switch {
		case err != nil || n == 1:
			return err
		case l.Role == "":
			return schema.ErrNotOwner
		}
		return schema.ErrListAlone
	})
}

// sweepNews deletes publications that are no longer news.
func (t *tx) sweepNews() error {
	if _, err := t.Exec(`DELETE FROM news_pushed WHERE at <= ?`, schema.At(t.Now.Add(-togetherWithin))); err != nil {
		return err
	}
	_, err := t.Exec(`DELETE FROM publication WHERE published_at <= ? AND notified_to IS NULL`, schema.At(t.Now.Add(-newsLife)))
	return err
}
