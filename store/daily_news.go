package store

// This file writes the news of a day: one notification of what is new to a user, at their time of day.

import (
	"context"
	"errors"
	"slices"
	"time"
	_ "time/tzdata" // machines such as containers have no time zones

	"finds/schema"
	"finds/store/sqldb"
)

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
	return len(rows) == dailyBatch, err
}

// startDaily gives a new user their row.
func (t *tx) startDaily(user string) error {
	due := nextTime(t.Now.Time, schema.DailyAt, t.s.opt.Zone)
	_, err := t.Exec(`INSERT INTO daily_news (user_id, since, due_at) VALUES (?, ?, ?)`, user, t.Now, schema.At(due))
	return err
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
	fresh := sqldb.And(allowed(user, allFlags), kept(ctx, user), sqldb.Cond{SQL: `f.user_id <> ? AND f.user_id NOT IN (SELECT muted_id FROM mute WHERE user_id = ?)
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
