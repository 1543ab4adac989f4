package store

// This file notifies users of finds that others publish. Publishing a find only adds a row to publication, so it costs the
// same however many friends and watched areas there are. TellNews later notifies those who want to hear of
// each find, and counts daily news when they are due.

import (
	"context"
	"errors"
	"slices"
	"time"
	_ "time/tzdata" // machines such as containers have no time zones

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

// tellQuietly is notify for news. Only the first notification from a source in an hour wakes streams and sends a push message, also if it
// is deleted meanwhile; after newsHour there are no more, and clients show those of a source together.
func (t *tx) tellQuietly(n notice) error {
	since := schema.At(t.Now.Add(-togetherWithin))
	column, id := n.source()
	source := column + " " + id
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

// dailyRow is a user whose daily news are due.
type dailyRow struct {
	UserID   string           `db:"user_id"`
	Since    schema.Time      `db:"since"`
	DueAt    schema.Time      `db:"due_at"`
	DailyAt  schema.TimeOfDay `db:"daily_at"`
	TimeZone string           `db:"time_zone"`
}

// tellDaily writes the daily news that have been due longest.
func (s *Store) tellDaily(ctx context.Context) (more bool, err error) {
	now := s.Now()
	var rows []dailyRow
	// A due time far ahead is of a clock that has gone back since.
	err = s.db.Select(ctx, &rows, `SELECT d.user_id, d.since, d.due_at, COALESCE(p.daily_at, '`+string(schema.DailyAt)+`') AS daily_at, COALESCE(p.time_zone, '') AS time_zone
		FROM daily_news d LEFT JOIN notification_preferences p ON p.user_id = d.user_id WHERE d.due_at <= ? OR d.due_at > ? ORDER BY d.due_at LIMIT ?`,
		now, schema.At(now.Add(25*time.Hour)), dailyBatch)
	if err != nil {
		return false, err
	}
	for _, r := range rows {
		if wrong := s.daily(ctx, r, now); wrong != nil { // the next users need not wait for this one
			err = errors.Join(err, wrong, s.tx(ctx, func(t *tx) error {
				_, err := t.Exec(`UPDATE daily_news SET due_at = ? WHERE user_id = ?`, schema.At(now.Add(10*time.Minute)), r.UserID)
				return err
			}))
		}
	}
	if len(rows) == dailyBatch {
		return true, err
	}
	more, start := s.startDaily(ctx, now)
	return more, errors.Join(err, start)
}

// startDaily gives new users their first row, at once due: it sets when the news of a day come.
func (s *Store) startDaily(ctx context.Context, now schema.Time) (more bool, err error) {
	var some bool
	missing := ` FROM "user" u WHERE ` + notBin.SQL + ` AND NOT u.leaving AND NOT EXISTS (SELECT 1 FROM daily_news d WHERE d.user_id = u.id)`
	if err := s.db.Get(ctx, &some, `SELECT EXISTS (SELECT 1`+missing+`)`); err != nil || !some {
		return false, err
	}
	since := schema.At(now.Add(-newsLag))
	return true, s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO daily_news (user_id, since, due_at) SELECT u.id, ?, ?`+missing+` ORDER BY u.id LIMIT 500 ON CONFLICT (user_id) DO NOTHING`, since, now)
		return err
	})
}

// daily writes the daily news of a user, if there are any, and when the next are due.
func (s *Store) daily(ctx context.Context, r dailyRow, now schema.Time) error {
	until := schema.At(now.Add(-newsLag))
	since := r.Since
	if since.After(until.Time) {
		since = until
	}
	if oldest := schema.At(now.Add(-newsLife)); since.Before(oldest.Time) {
		since = oldest
	}
	e, err := s.dailyEvent(ctx, r.UserID, since, until)
	if err != nil {
		return err
	}
	due := nextTime(now.Time, r.DailyAt, s.zone(r.TimeZone))
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE daily_news SET since = ?, due_at = ? WHERE user_id = ? AND due_at = ?`, until, schema.At(due), r.UserID, r.DueAt)
		if err != nil || n == 0 || e.Count == 0 { // another process has done it
			return err
		}
		title, message := e.Texts() // no one user acts, so the recipient is the actor
		return t.notifyModeration(schema.DailyNews, r.UserID, title, message, e.Data())
	})
}

// nextTime returns the next moment at which a time of day comes in a time zone.
func nextTime(now time.Time, at schema.TimeOfDay, zone *time.Location) time.Time {
	y, m, d := now.In(zone).Date()
	for day := d; ; day++ { // a time that clocks skip comes an hour earlier or later
		if next := time.Date(y, m, day, 0, at.Minutes(), 0, 0, zone); next.After(now) {
			return next
		}
	}
}

// zone returns a time zone by its name in the IANA database, or that of the service.
func (s *Store) zone(name string) *time.Location {
	if name != "" {
		if zone, err := time.LoadLocation(name); err == nil {
			return zone
		}
	}
	return s.opt.Zone
}

// dailyEvent counts what is new to a user and may be seen by them: finds of friends, in lists and in watched areas of which they want
// to hear once a day. It leaves out finds of which they have been notified. Its texts name no one, and nothing that they could lose sight of.
func (s *Store) dailyEvent(ctx context.Context, user string, since, until schema.Time) (e notificationEvent, err error) {
	e.Kind = schema.DailyNews
	var active bool
	if err := s.db.Get(ctx, &active, `SELECT CAST(? AS TEXT) NOT IN `+suspended, user); err != nil || !active {
		return e, err
	}
	watched, err := s.areasOf(ctx, user, schema.NewsDaily)
	if err != nil {
		return e, err
	}
	fresh := sqldb.And(visible(user), kept(ctx, user), sqldb.Cond{SQL: `f.user_id <> ? AND f.user_id NOT IN (SELECT muted_id FROM mute WHERE user_id = ?)
		AND NOT EXISTS (SELECT 1 FROM notification o WHERE o.find_id = f.id AND o.user_id = ?)`, Args: []any{user, user, user}})
	of := map[string]bool{}
	// count adds the finds whose ids a query reads, at most newsRead of them, that no source before has had.
	count := func(n *int, query string, args ...any) error {
		var ids []string
		err := s.db.Select(ctx, &ids, query+` LIMIT ?`, append(args, newsRead)...)
		for _, id := range ids {
			if !of[id] && *n < sourceMax {
				of[id] = true
				*n++
			}
		}
		return err
	}

	byFriend := sqldb.And(fresh, sqldb.Cond{SQL: forFriends})
	err = count(&e.Friends, `SELECT f.id FROM "user" u JOIN `+friendsOf+` x ON TRUE JOIN "user" r ON r.id = x.friend_id JOIN find f ON f.user_id = r.id AND f.created_at > ?
		JOIN publication n ON n.find_id = f.id WHERE u.id = ? AND n.published_at > ? AND n.published_at <= ? AND `+newsOfFriend+` = 'daily' AND `+byFriend.SQL+`
		ORDER BY n.published_at DESC`, slices.Concat([]any{user, user, since, user, since, until}, byFriend.Args)...)
	if err != nil {
		return e, err
	}
	err = count(&e.Lists, `SELECT f.id FROM list_member k JOIN list l ON l.id = k.list_id JOIN list_find x ON x.list_id = k.list_id JOIN find f ON f.id = x.find_id
		WHERE k.user_id = ? AND k.joined_at IS NOT NULL AND l.for_members AND `+newsOfList+` = 'daily' AND x.added_at > ? AND x.added_at <= ? AND x.added_by <> k.user_id
		AND x.added_by NOT IN (SELECT muted_id FROM mute WHERE user_id = ?) AND l.user_id NOT IN `+blockedWith+` AND x.added_by NOT IN `+blockedWith+` AND `+fresh.SQL+`
		ORDER BY x.added_at DESC`, slices.Concat([]any{user, since, until, user, user, user, user, user}, fresh.Args)...)
	if err != nil {
		return e, err
	}
	if watched != nil {
		each := sqldb.Cond{SQL: `NOT EXISTS (SELECT 1 FROM "user" u JOIN "user" r ON r.id = f.user_id WHERE u.id = ? AND r.id IN ` + friendsOf + ` AND ` + wantsEach + `)`, Args: []any{user, user, user}}
		// Only what was published lately is read, not all that is in the areas; and not what the user hears of at once.
		w, args := sqldb.Where(sqldb.Cond{SQL: "n.published_at > ? AND n.published_at <= ?", Args: []any{since, until}}, watched.region().exact, fresh, each)
		err = count(&e.Areas, `SELECT f.id FROM publication n JOIN find f ON f.id = n.find_id JOIN location l ON l.id = f.location_id`+w+` ORDER BY n.published_at DESC`, args...)
	}
	e.Count = len(of)
	return e, err
}

// sweepNews deletes publications that are no longer news.
func (t *tx) sweepNews() error {
	if _, err := t.Exec(`DELETE FROM news_pushed WHERE at <= ?`, schema.At(t.Now.Add(-togetherWithin))); err != nil {
		return err
	}
	_, err := t.Exec(`DELETE FROM publication WHERE published_at <= ? AND notified_to IS NULL`, schema.At(t.Now.Add(-newsLife)))
	return err
}
