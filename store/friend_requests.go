package store

import (
	"context"

	"finds/schema"
)

// Declining or withdrawing deletes a friend request; friend_request keeps a record
// of it for a day, which limits repeated requests.

// requestFriend makes a request where nothing stands between the two, and tells of it,
// once a day at most. A notification that went unread with a withdrawn request
// is recorded again, without a notification.
func (t *tx) requestFriend(viewer, friend string) (f schema.Friendship, err error) {
	if err := t.mayAsk(viewer, friend); err != nil {
		return f, err
	}
	id := t.newID()
	_, err = t.Exec(`INSERT INTO friendship (id, user_id, friend_id, status, created_at) VALUES (?, ?, ?, 'pending', ?)`, id, viewer, friend, t.Now)
	if err != nil {
		return f, err
	}
	first, err := t.startRequestPause(viewer, friend)
	if err != nil {
		return f, err
	}
	notified := false
	if !first {
		notified, err = t.wasNotified(viewer, friend)
	}
	if err == nil && !notified {
		err = t.notify(notice{to: friend, from: viewer, kind: schema.FriendRequest, friendship: id, silent: !first})
	}
	if err != nil {
		return f, err
	}
	return t.friendship(viewer, id)
}

// startRequestPause reports whether a request is the first for a day, and begins that day.
func (t *tx) startRequestPause(viewer, friend string) (bool, error) {
	n, err := t.Exec(`INSERT INTO friend_request (user_id, friend_id, told_until, closed_until) VALUES (?, ?, ?, ?)
		ON CONFLICT (user_id, friend_id) DO UPDATE SET told_until = excluded.told_until WHERE friend_request.told_until <= ?`,
		viewer, friend, schema.At(t.Now.Add(schema.RequestPause)), t.Now, t.Now)
	return n == 1, err
}

// wasNotified reports whether a friend still has a notification of a request of
// the last day.
func (t *tx) wasNotified(viewer, friend string) (notified bool, err error) {
	err = t.Get(&notified, `SELECT EXISTS (SELECT 1 FROM notification WHERE user_id = ? AND actor_id = ? AND type = ? AND created_at > ?)`,
		friend, viewer, schema.FriendRequest, schema.At(t.Now.Add(-schema.RequestPause)))
	return notified, err
}

// mayAsk returns schema.ErrDeclined when the friend has declined lately, or
// schema.ErrTooManyAsked when as many requests wait as may.
func (t *tx) mayAsk(viewer, friend string) error {
	var until schema.Time
	err := t.Get(&until, `SELECT closed_until FROM friend_request WHERE user_id = ? AND friend_id = ? AND closed_until > ?`, viewer, friend, t.Now)
	if found, err := exists(err); err != nil {
		return err
	} else if found {
		return schema.ErrDeclined.After(until.Sub(t.Now.Time))
	}
	var n int
	if err := t.Get(&n, `SELECT COUNT(*) FROM friendship WHERE user_id = ? AND status = 'pending'`, viewer); err != nil {
		return err
	}
	if n >= schema.RequestsMax {
		return schema.ErrTooManyAsked
	}
	return nil
}

// forgetRequests deletes the records of requests between two users who have become
// friends, so that they can send new ones if they end the friendship.
func (t *tx) forgetRequests(a, b string) error {
	_, err := t.Exec(`DELETE FROM friend_request WHERE user_id = ? AND friend_id = ? OR user_id = ? AND friend_id = ?`, a, b, b, a)
	return err
}

// closeRequests blocks new requests of a declined user for a day. The other user may
// send one at once.
func (t *tx) closeRequests(requester, addressee string) error {
	_, err := t.Exec(`INSERT INTO friend_request (user_id, friend_id, told_until, closed_until) VALUES (?, ?, ?, ?)
		ON CONFLICT (user_id, friend_id) DO UPDATE SET closed_until = excluded.closed_until`,
		requester, addressee, t.Now, schema.At(t.Now.Add(schema.RequestPause)))
	return err
}

// block replaces any relation between the two with the viewer's block; a request or
// friendship becomes the block and keeps its id. It deletes the unread notifications
// that each has of the other. It returns schema.ErrNotFound for a user who does not
// exist, or who has blocked the viewer and had no relation with them before.
func (t *tx) block(viewer, user string) (f schema.Friendship, err error) {
	rows, err := t.pair(viewer, user)
	if err != nil {
		return f, err
	}
	id := ""
	for _, r := range rows {
		switch {
		case r.Status == schema.Blocked && r.User == viewer:
			return t.friendship(viewer, r.ID)
		case r.Status == schema.Blocked && !r.Shown:
			return f, schema.ErrNotFound
		case r.Status != schema.Blocked:
			id = r.ID
		}
	}
	_, err = t.Exec(`DELETE FROM notification WHERE NOT is_read AND (user_id = ? AND actor_id = ? OR user_id = ? AND actor_id = ?)`, viewer, user, user, viewer)
	if err != nil {
		return f, err
	}
	if id != "" {
		_, err = t.Exec(`UPDATE friendship SET user_id = ?, friend_id = ?, status = 'blocked' WHERE id = ?`, viewer, user, id)
	} else {
		id = t.newID()
		_, err = t.Exec(`INSERT INTO friendship (id, user_id, friend_id, status, created_at) VALUES (?, ?, ?, 'blocked', ?)`, id, viewer, user, t.Now)
	}
	if err == nil && len(rows) > 0 {
		_, err = t.Exec(`UPDATE friendship SET (blocker_username, blocker_picture) = (SELECT username, profile_picture_url FROM "user" WHERE id = ?) WHERE id = ?`, viewer, id)
	}
	if err != nil {
		return f, err
	}
	return t.friendship(viewer, id)
}

// Block makes the viewer block a user and replaces any relation between them.
// Blocking again changes nothing. It returns schema.ErrNotFound for a user who does
// not exist, or whose own block the viewer must not notice.
func (s *Store) Block(ctx context.Context, viewer, user string) (f schema.Friendship, err error) {
	if viewer == user {
		return f, schema.ErrField("path.userId", schema.RuleSomebody, "expected somebody else's id")
	}
	err = s.tx(ctx, func(t *tx) error {
		if err := t.userExists(user); err != nil {
			return err
		}
		if err := t.lockPair(viewer, user); err != nil {
			return err
		}
		f, err = t.block(viewer, user)
		return err
	})
	return f, err
}

// Unblock removes the viewer's block of a user, or returns schema.ErrNotFound
// if there is none.
func (s *Store) Unblock(ctx context.Context, viewer, user string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`DELETE FROM friendship WHERE user_id = ? AND friend_id = ? AND status = 'blocked'`, viewer, user)
		if err == nil && n == 0 {
			return schema.ErrNotFound
		}
		return err
	})
}
