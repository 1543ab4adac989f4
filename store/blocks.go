package store

import (
	"context"

	"finds/schema"
)

// block puts the viewer's block in the place of whatever was between the two;
// a request or friendship becomes the block and keeps its id. It deletes the
// unread notifications that each has of the other. It returns schema.ErrNotFound for
// a user who has blocked the viewer and shared nothing with them before, as for one
// who does not exist.
func (t *tx) block(s *Store, viewer, user string) (f schema.Friendship, err error) {
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
		id = s.ids.id(t.Now.Time)
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

// Block makes the viewer block a user, whatever was between them. Doing so
// again changes nothing. It returns schema.ErrNotFound for one who is unknown, or
// whose own block the viewer must not notice.
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
		f, err = t.block(s, viewer, user)
		return err
	})
	return f, err
}

// Unblock lifts the viewer's block of a user, or returns schema.ErrNotFound
// when there is none.
func (s *Store) Unblock(ctx context.Context, viewer, user string) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`DELETE FROM friendship WHERE user_id = ? AND friend_id = ? AND status = 'blocked'`, viewer, user)
		if err == nil && n == 0 {
			return schema.ErrNotFound
		}
		return err
	})
}
