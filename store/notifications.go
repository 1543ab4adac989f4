package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"

	"finds/schema"
	"finds/store/sqldb"
)

// notice is an act that notifies a user.
type notice struct {
	to, from   string // users
	kind       string
	find       *findRow               // for likes and comments
	comment    string                 // id, for comments
	friendship string                 // id, for requests and acceptances
	list       *heldList              // for what happens in a list
	watch      *watchRow              // the recipient's, for finds in a watched area
	invited    bool                   // of an acceptance: by joining with an invite of the recipient
	admit      func(user string) bool // as in NewComment
	silent     bool                   // recorded only, without waking streams or sending a push
}

// of returns the notice of a kind, to a user.
func (n notice) of(kind, to string) notice {
	n.kind, n.to = kind, to
	return n
}

// preferenceOf is the condition that gates a kind of notification.
var preferenceOf = map[string]string{
	schema.FriendRequest:  "friend_requests",
	schema.FriendAccepted: "friend_accepted",
	schema.FindLiked:      "find_liked",
	schema.FindCommented:  "find_commented",
	schema.Replied:        "replied",
	schema.Mentioned:      "mentioned",
	schema.ListInvited:    "list_invited",
	schema.ListJoined:     "list_invited",
	schema.FindEdited:     "find_edited",
	// Whether each is wanted is known before.
	schema.ListAdded:       "TRUE",
	schema.FriendPublished: "TRUE",
	schema.AreaPublished:   "TRUE",
}

// event returns the event that the notification is about.
func (n notice) event(actor schema.Person) notificationEvent {
	e := notificationEvent{Kind: n.kind, Actor: actor, CommentID: n.comment, FriendshipID: n.friendship, Invited: n.invited}
	if n.find != nil {
		e.FindID, e.FindTitle = n.find.ID, n.find.Title
	}
	if n.list != nil {
		e.ListID, e.ListName = n.list.ID, n.list.Name
	}
	if n.watch != nil {
		e.WatchID, e.AreaName = n.watch.ID, n.watch.Name
	}
	return e
}

// notify records a notification and its push jobs in the transaction of the act,
// unless the actor is the recipient or muted by them, or the category is switched
// off. Acts across a block are refused earlier.
func (t *tx) notify(n notice) error {
	_, err := t.record(n)
	return err
}

// record is notify, and reports whether it has recorded a notification.
func (t *tx) record(n notice) (recorded bool, err error) {
	if n.to == n.from {
		return false, nil
	}
	want := struct {
		Category, Push bool
		quietHours
	}{Category: true, Push: true}
	err = t.Get(&want, `SELECT `+preferenceOf[n.kind]+` AS category, push_enabled AS push, `+quietColumns+` FROM notification_preferences WHERE user_id = ?`, n.to)
	if _, err := exists(err); err != nil || !want.Category || n.admit != nil && !n.admit(n.to) {
		return false, err
	}
	if muted, err := t.mutes(n.to, n.from); muted || err != nil {
		return false, err
	}
	var actor schema.Person
	if err := t.Get(&actor, `SELECT `+person("u")+` FROM "user" u WHERE u.id = ?`, n.from); err != nil {
		return false, err
	}
	event := n.event(actor)
	title, message := event.Texts()
	data, err := json.Marshal(event.Data())
	if err != nil {
		return false, err
	}
	if n.kind == schema.FindEdited {
		if updated, err := t.replaceUnread(n, title, message, string(data)); updated || err != nil {
			return false, err
		}
	}
	id := t.newID()
	_, err = t.Exec(`INSERT INTO notification (id, user_id, type, title, message, data, is_read, created_at, actor_id, find_id, comment_id, friendship_id, list_id, watch_id)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, id, n.to, n.kind, title, message, string(data), false, t.Now,
		n.from, sqldb.Null(event.FindID), sqldb.Null(n.comment), sqldb.Null(n.friendship), sqldb.Null(event.ListID), sqldb.Null(event.WatchID))
	if err != nil || n.silent {
		return err == nil, err
	}
	t.AfterCommit(func() { t.s.streams.Wake(n.to) })
	if !want.Push {
		return true, nil
	}
	return true, t.s.outbox.Add(t.Tx, n.to, id, n.kind, t.s.quietUntil(want.quietHours, t.Now))
}

// replaceUnread makes way for n, which says again what an unread notification says. One that rings gets a new id, for streams, so the
// old one is deleted. A silent one updates the old one, which a push message may wait for; updated says whether it has.
func (t *tx) replaceUnread(n notice, title, message, data string) (updated bool, err error) {
	w, args := sqldb.Where(sqldb.Equal("user_id", n.to), sqldb.Equal("type", n.kind), sqldb.Equal("find_id", n.find.ID), sqldb.Equal("actor_id", n.from), sqldb.Cond{SQL: "NOT is_read"})
	if !n.silent {
		_, err = t.Exec(`DELETE FROM notification`+w, args...)
		return false, err
	}
	rows, err := t.Exec(`UPDATE notification SET title = ?, message = ?, data = ?, created_at = ?`+w, append([]any{title, message, data, t.Now}, args...)...)
	return rows > 0, err
}

// notificationsOf selects what scanNotification reads of notifications n, with the media of
// their finds f if the viewer may see these.
func notificationsOf(viewer string) sqldb.Cond {
	see := visible(viewer)
	return sqldb.Cond{SQL: `SELECT n.id, n.type, n.title, n.message, n.data, n.is_read, n.created_at, COALESCE(f.media, ''), COALESCE(f.is_public, 1),
		` + person("a") + `
		FROM notification n LEFT JOIN find f ON f.id = n.find_id AND ` + see.SQL + ` LEFT JOIN "user" a ON a.id = n.actor_id`, Args: see.Args}
}

func scanNotification(row interface{ Scan(...any) error }) (n schema.Notification, err error) {
	var data *string
	var media string
	var by personRow
	var public int
	err = row.Scan(&n.ID, &n.Type, &n.Title, &n.Message, &data, &n.IsRead, &n.CreatedAt, &media, &public, &by.ID, &by.Username, &by.DisplayName, &by.Picture)
	if err != nil {
		return n, err
	}
	n.PrivateFind = public == 0
	if first, _, _ := strings.Cut(media, "\n"); first != "" {
		n.ThumbnailURL = parseMediaList(first)[0].ThumbnailURL
	}
	n.Data = map[string]string{}
	if data != nil {
		if err := json.Unmarshal([]byte(*data), &n.Data); err != nil {
			return n, fmt.Errorf("read data of notification %s: %w", n.ID, err)
		}
	}
	// Of what administrators do, the data does not say who did it, nor is it shown.
	if by.ID.Valid && by.ID.String == n.Data["userId"] {
		n.Actor = by.person()
	}
	if _, title, found := strings.Cut(n.Message, ": "); found && n.Data["findTitle"] == "" {
		n.Data["findTitle"] = title // of a row that was written without it; a username has no colon
	}
	return n, nil
}

// visibleTo is the condition that notification n is the viewer's, and that no block or
// suspension hides its actor from them, nor the owner of its find, whose title it has.
func visibleTo(viewer string) sqldb.Cond {
	owner := sqldb.Cond{SQL: "NOT EXISTS (SELECT 1 FROM find x WHERE x.id = n.find_id AND x.user_id IN " + blockedWith + ")", Args: []any{viewer, viewer}}
	// What a list shows ends with it. Others still have the find by itself.
	added := sqldb.Cond{SQL: "(n.type <> 'list_added' OR " + stillInList + ")"}
	// These have the title of a find of somebody else.
	others := sqldb.Cond{SQL: "(n.type NOT IN ('replied', 'mentioned', 'friend_published', 'area_published') OR " + findStillShown + ")"}
	return sqldb.And(sqldb.Equal("n.user_id", viewer), unblocked("n.actor_id", viewer), owner, added, others)
}

// Notifications lists the viewer's notifications, by their time.
func (s *Store) Notifications(ctx context.Context, viewer string, unread bool, p Page) ([]schema.Notification, string, error) {
	name := schema.ListID("notifications", viewer, unread, p.Asc)
	after, tail, err := p.after(name, "n.created_at", "n.id")
	if err != nil {
		return nil, "", err
	}
	only := sqldb.Cond{}
	if unread {
		only.SQL = "NOT n.is_read"
	}
	w, args := sqldb.Where(visibleTo(viewer), only, after)
	notifications, err := s.notifications(ctx, viewer, w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	notifications, next := trimPage(p, name, notifications, func(n *schema.Notification) (schema.Time, string) { return n.CreatedAt, n.ID })
	return notifications, next, nil
}

func (s *Store) notifications(ctx context.Context, viewer, rest string, args ...any) ([]schema.Notification, error) {
	list, of := []schema.Notification{}, notificationsOf(viewer)
	err := s.db.Each(ctx, func(rows *sql.Rows) error {
		n, err := scanNotification(rows)
		list = append(list, n)
		return err
	}, of.SQL+rest, append(of.Args, args...)...)
	return list, err
}

// SinceMax is the largest number of notifications that NotificationsSince lists.
const SinceMax = 100

// NotificationsSince lists at most SinceMax of the viewer's notifications after
// the one with an id, in the order of their ids, which rise also where the clock
// does not.
func (s *Store) NotificationsSince(ctx context.Context, viewer, id string) ([]schema.Notification, error) {
	w, args := sqldb.Where(visibleTo(viewer), sqldb.Cond{SQL: "n.id > ?", Args: []any{id}})
	return s.notifications(ctx, viewer, w+" ORDER BY n.id LIMIT "+sqldb.Limit, append(args, SinceMax)...)
}

// LastNotification returns the id of the viewer's newest notification, or "".
func (s *Store) LastNotification(ctx context.Context, viewer string) (id string, err error) {
	err = s.db.Get(ctx, &id, `SELECT COALESCE(MAX(id), '') FROM notification WHERE user_id = ?`, viewer)
	return id, err
}

// Unread counts the viewer's unread notifications.
func (s *Store) Unread(ctx context.Context, viewer string) (n int, err error) {
	w, args := sqldb.Where(visibleTo(viewer), sqldb.Cond{SQL: "NOT n.is_read"})
	err = s.db.Get(ctx, &n, `SELECT COUNT(*) FROM notification n`+w, args...)
	return n, err
}

// SetRead marks a notification of the viewer's as read or unread.
func (s *Store) SetRead(ctx context.Context, viewer, id string, read bool) (n schema.Notification, err error) {
	err = s.tx(ctx, func(t *tx) error {
		mine, of := visibleTo(viewer), notificationsOf(viewer)
		row := t.QueryRow(of.SQL+` WHERE n.id = ? AND `+mine.SQL, append(of.Args, mine.ArgsAfter(id)...)...)
		if n, err = scanNotification(row); err != nil {
			return sqldb.NotFound(err)
		}
		n.IsRead = read
		_, err := t.Exec(`UPDATE notification SET is_read = ? WHERE id = ?`, read, id)
		return err
	})
	return n, err
}

// ReadAll marks every notification of the viewer's as read.
func (s *Store) ReadAll(ctx context.Context, viewer string) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`UPDATE notification SET is_read = TRUE WHERE user_id = ? AND NOT is_read`, viewer)
		return err
	})
}

// DeleteNotification removes a notification of the viewer's. It returns schema.ErrNoticeKept for
// one of the use of a sign-in link within schema.LinkNoticeLife: who has used it must not hide that.
func (s *Store) DeleteNotification(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		var row struct {
			Type string      `db:"type"`
			At   schema.Time `db:"created_at"`
		}
		mine := visibleTo(viewer)
		if err := t.Get(&row, `SELECT n.type, n.created_at FROM notification n WHERE n.id = ? AND `+mine.SQL, mine.ArgsAfter(id)...); err != nil {
			return err
		}
		if row.Type == schema.LinkUsed && t.Now.Sub(row.At.Time) < schema.LinkNoticeLife {
			return schema.ErrNoticeKept
		}
		_, err := t.Exec(`DELETE FROM notification WHERE id = ?`, id)
		return err
	})
}

// Preferences returns which notifications a user wants; all until they say
// otherwise.
func (s *Store) Preferences(ctx context.Context, user string) (p schema.Preferences, err error) {
	err = s.db.Get(ctx, &p, preferencesQuery, user)
	if found, err := exists(err); err != nil || found {
		return p, err
	}
	return schema.Preferences{FriendRequests: true, FriendAccepted: true, FindLiked: true, FindCommented: true, Replied: true, Mentioned: true, ListInvited: true, FindEdited: true, Reported: true, PushEnabled: true,
		FriendPublished: schema.NewsDaily, ListAdded: schema.NewsEach, DailyAt: schema.DailyAt}, nil
}

const preferencesQuery = `SELECT friend_requests, friend_accepted, find_liked, find_commented, replied, mentioned, list_invited, find_edited, reported, push_enabled,
	friend_published, list_news, daily_at, quiet_from, quiet_to, time_zone, language FROM notification_preferences WHERE user_id = ?`

// PreferencesEdit changes preferences; nil fields stay as they are.
type PreferencesEdit struct {
	FriendRequests, FriendAccepted, FindLiked, FindCommented, Replied, Mentioned, ListInvited, FindEdited, Reported, PushEnabled *bool

	FriendPublished, ListAdded  *schema.News
	DailyAt, QuietFrom, QuietTo *schema.TimeOfDay
	TimeZone, Language          *string
}

// columns returns the columns that the edit sets, with their values.
func (e PreferencesEdit) columns() map[string]any {
	set := map[string]any{}
	putColumn(set, "friend_requests", e.FriendRequests)
	putColumn(set, "friend_accepted", e.FriendAccepted)
	putColumn(set, "find_liked", e.FindLiked)
	putColumn(set, "find_commented", e.FindCommented)
	putColumn(set, "replied", e.Replied)
	putColumn(set, "mentioned", e.Mentioned)
	putColumn(set, "list_invited", e.ListInvited)
	putColumn(set, "find_edited", e.FindEdited)
	putColumn(set, "reported", e.Reported)
	putColumn(set, "push_enabled", e.PushEnabled)
	putColumn(set, "friend_published", e.FriendPublished)
	putColumn(set, "list_news", e.ListAdded)
	putColumn(set, "daily_at", e.DailyAt)
	putColumn(set, "quiet_from", e.QuietFrom)
	putColumn(set, "quiet_to", e.QuietTo)
	putColumn(set, "time_zone", e.TimeZone)
	putColumn(set, "language", e.Language)
	return set
}

// putColumn sets a column to a value, unless that is nil.
func putColumn[T any](set map[string]any, column string, value *T) {
	if value != nil {
		set[column] = *value
	}
}

// UpdatePreferences changes which notifications a user wants, and when and how. It returns schema.ErrField for quiet hours of which only
// one end is set, or both are the same.
func (s *Store) UpdatePreferences(ctx context.Context, user string, e PreferencesEdit) (p schema.Preferences, err error) {
	err = s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO notification_preferences (user_id, created_at, updated_at) VALUES (?, ?, ?) ON CONFLICT (user_id) DO NOTHING`, user, t.Now, t.Now)
		if err != nil {
			return err
		}
		for column, v := range e.columns() {
			if _, err := t.Exec(`UPDATE notification_preferences SET `+column+` = ?, updated_at = ? WHERE user_id = ?`, v, t.Now, user); err != nil {
				return err
			}
		}
		if err := t.Get(&p, preferencesQuery, user); err != nil {
			return err
		}
		if (p.QuietFrom == "") != (p.QuietTo == "") || p.QuietFrom != "" && p.QuietFrom == p.QuietTo {
			return schema.ErrField("body.quietTo", schema.RuleTogether, "expected another time than quietFrom, or neither")
		}
		if e.DailyAt == nil && e.TimeZone == nil {
			return nil
		}
		// News that are due are still written today.
		_, err = t.Exec(`UPDATE daily_news SET due_at = ? WHERE user_id = ? AND due_at > ?`, schema.At(nextTime(t.Now.Time, p.DailyAt, s.zone(p.TimeZone))), user, t.Now)
		return err
	})
	return p, err
}

// quietHours are the times between which the push messages of a user wait; both are "" without.
type quietHours struct {
	From schema.TimeOfDay `db:"quiet_from"`
	To   schema.TimeOfDay `db:"quiet_to"`
	Zone string           `db:"time_zone"`
}

const quietColumns = `quiet_from, quiet_to, time_zone`

// quietUntil returns when the quiet hours end, or now outside of them.
func (s *Store) quietUntil(q quietHours, now schema.Time) schema.Time {
	if q.From == "" || q.To == "" {
		return now
	}
	zone := s.zone(q.Zone)
	local := now.In(zone)
	at, from, to := local.Hour()*60+local.Minute(), q.From.Minutes(), q.To.Minutes()
	if quiet := from <= at && at < to || from > to && (at >= from || at < to); !quiet {
		return now
	}
	return schema.At(nextTime(now.Time, q.To, zone))
}

// perRow returns a condition on a viewer with a column in place of the viewer's argument.
func perRow(c sqldb.Cond, column string) string { return strings.ReplaceAll(c.SQL, "?", column) }

// stillWanted is the condition that the event of notification n still holds, that its
// recipient may still see it, and that preferences p ask for it.
var stillWanted = `COALESCE(p.push_enabled, TRUE) AND ` + perRow(unblocked("n.actor_id", ""), "n.user_id") + ` AND ` + unmuted + ` AND CASE n.type
	WHEN 'friend_request' THEN COALESCE(p.friend_requests, TRUE) AND EXISTS (SELECT 1 FROM friendship r WHERE r.id = n.friendship_id AND r.status = 'pending')
	WHEN 'friend_accepted' THEN COALESCE(p.friend_accepted, TRUE) AND EXISTS (SELECT 1 FROM friendship r WHERE r.id = n.friendship_id AND r.status = 'accepted')
	WHEN 'find_liked' THEN COALESCE(p.find_liked, TRUE) AND ` + findStillSeen + `
	WHEN 'replied' THEN COALESCE(p.replied, TRUE) AND n.comment_id IS NOT NULL AND ` + findStillSeen + ` AND ` + findStillShown + `
	WHEN 'mentioned' THEN COALESCE(p.mentioned, TRUE) AND ` + findStillSeen + ` AND ` + findStillShown + `
	WHEN 'list_invited' THEN COALESCE(p.list_invited, TRUE) AND EXISTS (SELECT 1 FROM list_member k WHERE k.list_id = n.list_id AND k.user_id = n.user_id AND k.joined_at IS NULL)
	WHEN 'list_joined' THEN COALESCE(p.list_invited, TRUE) AND EXISTS (SELECT 1 FROM list_member k WHERE k.list_id = n.list_id AND k.user_id = n.actor_id AND k.joined_at IS NOT NULL)
	WHEN 'find_edited' THEN COALESCE(p.find_edited, TRUE) AND EXISTS (SELECT 1 FROM find f WHERE f.id = n.find_id AND f.user_id = n.user_id)
	WHEN 'list_added' THEN ` + stillInList + ` AND EXISTS (SELECT 1 FROM list_member k WHERE k.list_id = n.list_id AND k.user_id = n.user_id AND ` + newsOfList + ` = 'each')
	WHEN 'friend_published' THEN ` + findStillShown + ` AND EXISTS (SELECT 1 FROM "user" u JOIN "user" r ON r.id = n.actor_id WHERE u.id = n.user_id AND ` + wantsEach + `
		AND EXISTS (SELECT 1 FROM friendship e WHERE e.status = 'accepted' AND (e.user_id = u.id AND e.friend_id = r.id OR e.user_id = r.id AND e.friend_id = u.id)))
	WHEN 'area_published' THEN ` + findStillShown + ` AND EXISTS (SELECT 1 FROM watch w WHERE w.id = n.watch_id AND w.news = 'each')
	WHEN 'daily_news' THEN TRUE
	WHEN 'reported' THEN COALESCE(p.reported, TRUE) AND EXISTS (SELECT 1 FROM "user" u WHERE u.id = n.user_id AND u.role = 'admin')
	WHEN 'streets_wished' THEN COALESCE(p.reported, TRUE) AND EXISTS (SELECT 1 FROM "user" u WHERE u.id = n.user_id AND u.role = 'admin')
	WHEN 'report_closed' THEN TRUE
	WHEN 'moderated' THEN TRUE
	WHEN 'link_used' THEN TRUE
	ELSE COALESCE(p.find_commented, TRUE) AND n.comment_id IS NOT NULL AND ` + findStillSeen + ` END`

// findStillSeen is the condition that the actor of notification n may still see its find.
// The viewer given here only keeps a place, which perRow replaces by the column.
var findStillSeen = `EXISTS (SELECT 1 FROM find f WHERE f.id = n.find_id AND ` + perRow(visible("actor"), "n.actor_id") + `)`

// findStillShown is the condition that the recipient of notification n, who may be another
// than the owner, may still see its find.
var findStillShown = `EXISTS (SELECT 1 FROM find f WHERE f.id = n.find_id AND ` + perRow(visible("recipient"), "n.user_id") + `)`

// stillInList is the condition that the recipient of notification n may still see its find, and is a member of its list, which
// still has it.
var stillInList = findStillShown + ` AND EXISTS (SELECT 1 FROM list_member k JOIN list l ON l.id = k.list_id JOIN list_find x ON x.list_id = k.list_id
	WHERE k.list_id = n.list_id AND k.user_id = n.user_id AND k.joined_at IS NOT NULL AND l.for_members AND x.find_id = n.find_id)`

// unmuted is the condition that the recipient of notification n does not mute its actor.
const unmuted = `NOT EXISTS (SELECT 1 FROM mute m WHERE m.user_id = n.user_id AND m.muted_id = n.actor_id)`
