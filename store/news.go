package store

// This file tells users of what others publish: of each find, which waits in publication until those who want that
// are notified, and once a day, which is read when it is due. Neither is written when a find is
// published, so that publishing costs the same however many friends and watched areas there are.

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"time"
	_ "time/tzdata" // machines such as containers have no time zones

	"finds/schema"
	"finds/store/sqldb"
)

const (
	tellBatch  = 25                 // users who are notified of a find in one transaction, for which others wait
	dailyBatch = 20                 // users whose daily news are read at once
	newsLife   = 8 * 24 * time.Hour // of what is new: daily news that are due later leave it out
	newsLag    = time.Minute        // by which daily news end before they are read: a transaction that began earlier may commit later
	newsRead   = 1000               // finds that the daily news of a user read at most, of each kind
)

// announce notes that a find is published, so that friends of its owner and those who watch its area hear of it.
func (t *tx) announce(find string) error {
	_, err := t.Exec(`INSERT INTO publication (find_id, published_at, notified_to) VALUES (?, ?, '')`, find, t.Now)
	t.AfterCommit(t.s.wakeNews)
	return err
}

// NewsWake returns a channel that gets a value after a transaction of this process has published a find.
func (s *Store) NewsWake() <-chan struct{} { return s.news }

func (s *Store) wakeNews() {
	select {
	case s.news <- struct{}{}:
	default: // a value is waiting already
	}
}

// TellNews tells some users of what is new, and reports whether more wait. Any number of processes may call it.
func (s *Store) TellNews(ctx context.Context) (more bool, err error) {
	if more, err = s.tellEach(ctx); more || err != nil {
		return more, err
	}
	return s.tellDaily(ctx)
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

// tellEach tells the next users who want to hear of each find of the find that has waited longest.
func (s *Store) tellEach(ctx context.Context) (more bool, err error) {
	var p published
	found, err := exists(s.db.Get(ctx, &p, `SELECT `+findRowColumns+`, n.notified_to, l.latitude, l.longitude FROM publication n JOIN find f ON f.id = n.find_id
		JOIN location l ON l.id = f.location_id WHERE n.notified_to IS NOT NULL ORDER BY n.published_at LIMIT 1`))
	if !found {
		return false, err
	}
	users, watched, done, err := s.wantEach(ctx, p)
	if err != nil {
		return false, err
	}
	last := sqldb.Null("")
	if !done {
		last = sqldb.Null(users[len(users)-1])
	}
	return true, s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE publication SET notified_to = ? WHERE find_id = ? AND notified_to = ?`, last, p.ID, p.NotifiedTo)
		if err != nil || n == 0 || len(users) == 0 { // another process tells them
			return err
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
	done = len(users) < tellBatch && len(rows) < limit
	friends, watched := len(users), map[string]watchRow{}
	for _, r := range rows {
		if _, known := watched[r.UserID]; !known && r.area(v.CategoryCodes()).wants(p.Latitude, p.Longitude, p.Category) {
			watched[r.UserID] = r
			users = append(users, r.UserID)
		}
	}
	// Of each list only the users up to the end of the shorter one are known to be all.
	end := ""
	if friends == tellBatch {
		end = users[friends-1]
	}
	if len(rows) == limit {
		if last := rows[limit-1].UserID; end == "" || last < end {
			end = last
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
		Args: append(args, f.UserID, f.ID, f.ID)})
	if err != nil {
		return err
	}
	for _, user := range seen {
		var friend bool
		err := t.Get(&friend, `SELECT EXISTS (SELECT 1 FROM "user" u JOIN "user" r ON r.id = ? WHERE u.id = ? AND u.id IN `+friendsOf+` AND `+wantsEach+`)`, f.UserID, user, f.UserID, f.UserID)
		if err != nil {
			return err
		}
		each := n
		if !friend {
			w, ok := watched[user]
			if !ok {
				continue
			}
			each.kind, each.watch = schema.AreaPublished, &w
		}
		if err := t.tellTogether(each.of(each.kind, user)); err != nil {
			return err
		}
	}
	return nil
}

// togetherWithin is the time within which what is new of the same kind changes the notification of the first.
const togetherWithin = time.Hour

// tellTogether is notify, once in an hour for what comes from the same: the same friend, list or watched area. A notification of that hour that
// has not been read counts the further find and leads to it; after one that has been read there is no other.
func (t *tx) tellTogether(n notice) error {
	same := sqldb.Equal("actor_id", n.from)
	switch {
	case n.list != nil:
		same = sqldb.Equal("list_id", n.list.ID)
	case n.watch != nil:
		same = sqldb.Equal("watch_id", n.watch.ID)
	}
	w, args := sqldb.Where(sqldb.Equal("user_id", n.to), sqldb.Equal("type", n.kind), same, sqldb.Cond{SQL: "created_at > ?", Args: []any{schema.At(t.Now.Add(-togetherWithin))}})
	var before struct {
		ID     string `db:"id"`
		IsRead bool   `db:"is_read"`
		Data   string `db:"data"`
	}
	found, err := exists(t.Get(&before, `SELECT id, is_read, data FROM notification`+w+` ORDER BY id DESC LIMIT 1`, args...))
	switch {
	case err != nil:
		return err
	case !found:
		return t.notify(n)
	case before.IsRead:
		return nil
	}
	var d map[string]string
	if err := json.Unmarshal([]byte(before.Data), &d); err != nil {
		return fmt.Errorf("read data of notification %s: %w", before.ID, err)
	}
	count, _ := strconv.Atoi(d["count"])
	e := n.event(schema.Person{Username: d["username"], DisplayName: d["displayName"]})
	e.Count = count + 1
	d["count"], d["findId"], d["findTitle"] = strconv.Itoa(e.Count), n.find.ID, n.find.Title // of the last find, with which it ends
	data, err := json.Marshal(d)
	if err != nil {
		return err
	}
	title, message := e.Texts()
	if _, err := t.Exec(`UPDATE notification SET title = ?, message = ?, data = ?, find_id = ? WHERE id = ? AND NOT is_read`, title, message, string(data), n.find.ID, before.ID); err != nil {
		return err
	}
	t.AfterCommit(func() { t.s.streams.Wake(n.to) })
	return nil
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

// ExportedBells lists the friends of whose finds a user wants to hear in a way of its own.
func (s *Store) ExportedBells(ctx context.Context, user string) ([]schema.ExportedBell, error) {
	list, free := []schema.ExportedBell{}, unblocked("u.id", user)
	err := s.db.Select(ctx, &list, `SELECT `+person("u")+`, b.news FROM bell b JOIN "user" u ON u.id = b.friend_id WHERE b.user_id = ? AND `+free.SQL+` ORDER BY u.id`, free.ArgsAfter(user)...)
	return list, err
}

// SetNews says how the viewer, a member, wants to hear of what is added to a list; "" is as their preferences say. It returns
// schema.ErrListAlone for the owner of a list that no one else has joined.
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
	err = s.db.Select(ctx, &rows, `SELECT d.user_id, d.since, d.due_at, COALESCE(p.daily_at, '`+string(schema.DailyAt)+`') AS daily_at, COALESCE(p.time_zone, '') AS time_zone
		FROM daily_news d LEFT JOIN notification_preferences p ON p.user_id = d.user_id WHERE d.due_at <= ? ORDER BY d.due_at LIMIT ?`, now, dailyBatch)
	for _, r := range rows {
		if err == nil {
			err = s.daily(ctx, r, now)
		}
	}
	if err != nil || len(rows) == dailyBatch {
		return err == nil, err
	}
	return s.startDaily(ctx, now)
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
	if oldest := schema.At(now.Add(-newsLife)); since.Before(oldest.Time) {
		since = oldest
	}
	e, err := s.dailyEvent(ctx, r.UserID, since, until)
	if err != nil {
		return err
	}
	due := nextTime(now.Time, r.DailyAt, s.zone(r.TimeZone))
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE daily_news SET since = ?, due_at = ? WHERE user_id = ? AND due_at = ?`, latest(until, r.Since), schema.At(due), r.UserID, r.DueAt)
		if err != nil || n == 0 || e.Count == 0 { // another process has done it
			return err
		}
		return t.notifyDaily(r.UserID, e)
	})
}

// latest returns the later of two times.
func latest(a, b schema.Time) schema.Time {
	if a.Before(b.Time) {
		return b
	}
	return a
}

// nextTime returns the next moment at which a time of day comes in a time zone.
func nextTime(now time.Time, at schema.TimeOfDay, zone *time.Location) time.Time {
	y, m, d := now.In(zone).Date()
	for day := d; ; day++ { // where clocks go forward, a time that is left out comes an hour later
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

// news is a find that is new to a user.
type news struct {
	ID        string  `db:"id"`
	Category  *string `db:"category"`
	Latitude  float64 `db:"latitude"`
	Longitude float64 `db:"longitude"`
	Friend    bool    `db:"friend"`
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
	add := func(n *int, id string) {
		if !of[id] && len(of) < schema.WatchDailyMax {
			of[id] = true
			*n++
		}
	}

	var rows []news
	const columns = `SELECT f.id, f.category, l.latitude, l.longitude, `
	byFriend := sqldb.And(fresh, sqldb.Cond{SQL: forFriends})
	err = s.db.Select(ctx, &rows, columns+`TRUE AS friend FROM "user" u JOIN `+friendsOf+` x ON TRUE JOIN "user" r ON r.id = x.friend_id JOIN find f ON f.user_id = r.id AND f.created_at > ?
		JOIN publication n ON n.find_id = f.id JOIN location l ON l.id = f.location_id WHERE u.id = ? AND n.published_at > ? AND n.published_at <= ? AND `+newsOfFriend+` = 'daily' AND `+byFriend.SQL+`
		ORDER BY n.published_at DESC LIMIT ?`, slices.Concat([]any{user, user, since, user, since, until}, byFriend.Args, []any{newsRead})...)
	if err != nil {
		return e, err
	}
	for _, r := range rows {
		add(&e.Friends, r.ID)
	}

	var listed []string
	err = s.db.Select(ctx, &listed, `SELECT f.id FROM list_member k JOIN list l ON l.id = k.list_id JOIN list_find x ON x.list_id = k.list_id JOIN find f ON f.id = x.find_id
		WHERE k.user_id = ? AND k.joined_at IS NOT NULL AND l.for_members AND `+newsOfList+` = 'daily' AND x.added_at > ? AND x.added_at <= ? AND x.added_by <> k.user_id
		AND x.added_by NOT IN (SELECT muted_id FROM mute WHERE user_id = ?) AND l.user_id NOT IN `+blockedWith+` AND x.added_by NOT IN `+blockedWith+` AND `+fresh.SQL+`
		ORDER BY x.added_at DESC LIMIT ?`, slices.Concat([]any{user, since, until, user, user, user, user, user}, fresh.Args, []any{newsRead})...)
	if err != nil {
		return e, err
	}
	for _, id := range listed {
		add(&e.Lists, id)
	}

	if watched != nil {
		rows = nil
		inside := watched.region().exact
		if inside.SQL == "" {
			inside.SQL = "1 = 1"
		}
		// Only what was published lately is read, not all that is in the areas.
		err = s.db.Select(ctx, &rows, columns+`FALSE AS friend FROM publication n JOIN find f ON f.id = n.find_id JOIN location l ON l.id = f.location_id
			WHERE n.published_at > ? AND n.published_at <= ? AND `+inside.SQL+` AND `+fresh.SQL+` ORDER BY n.published_at DESC LIMIT ?`,
			slices.Concat([]any{since, until}, inside.Args, fresh.Args, []any{newsRead})...)
		if err != nil {
			return e, err
		}
		for _, r := range rows {
			add(&e.Areas, r.ID)
		}
	}
	e.Count = len(of)
	return e, nil
}

// notifyDaily records the daily news of a user, and their push jobs. No act of one user is behind them: as of what
// administrators do, the actor is the recipient.
func (t *tx) notifyDaily(user string, e notificationEvent) error {
	title, message := e.Texts()
	return t.notifyModeration(schema.DailyNews, user, title, message, e.Data())
}

// sweepNews deletes publications that are no news any more.
func (t *tx) sweepNews() error {
	_, err := t.Exec(`DELETE FROM publication WHERE published_at <= ? AND notified_to IS NULL`, schema.At(t.Now.Add(-newsLife)))
	return err
}
