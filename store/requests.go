package store

import "finds/schema"

// A friend request is gone when it is declined or withdrawn; friend_request
// remembers for a day what keeps people from asking again and again.

// ask makes a request where nothing stands between the two, and tells of it,
// once a day at most.
func (t *tx) ask(s *Store, viewer, friend string) (f schema.Friendship, err error) {
	if err := t.mayAsk(viewer, friend); err != nil {
		return f, err
	}
	id := s.ids.id(t.now.Time)
	_, err = t.exec(`INSERT INTO friendship (id, user_id, friend_id, status, created_at) VALUES (?, ?, ?, 'pending', ?)`, id, viewer, friend, t.now)
	if err != nil {
		return f, err
	}
	first, err := t.exec(`INSERT INTO friend_request (user_id, friend_id, told_until, closed_until) VALUES (?, ?, ?, ?)
		ON CONFLICT (user_id, friend_id) DO UPDATE SET told_until = excluded.told_until WHERE friend_request.told_until <= ?`,
		viewer, friend, schema.At(t.now.Add(schema.RequestPause)), t.now, t.now)
	if err != nil {
		return f, err
	}
	if first == 1 {
		if err := t.notify(s, notice{to: friend, from: viewer, kind: schema.FriendRequest, friendship: id}); err != nil {
			return f, err
		}
	}
	return t.friendship(viewer, id)
}

// mayAsk returns schema.ErrDeclined when the friend has declined lately, or
// schema.ErrTooManyAsked when as many requests wait as may.
func (t *tx) mayAsk(viewer, friend string) error {
	var until schema.Time
	err := t.get(&until, `SELECT closed_until FROM friend_request WHERE user_id = ? AND friend_id = ? AND closed_until > ?`, viewer, friend, t.now)
	if found, err := exists(err); err != nil {
		return err
	} else if found {
		return schema.ErrDeclined.After(until.Sub(t.now.Time))
	}
	var n int
	if err := t.get(&n, `SELECT COUNT(*) FROM friendship WHERE user_id = ? AND status = 'pending'`, viewer); err != nil {
		return err
	}
	if n >= schema.RequestsMax {
		return schema.ErrTooManyAsked
	}
	return nil
}

// closeRequests keeps who was declined from asking again for a day. The other
// may ask at once.
func (t *tx) closeRequests(requester, addressee string) error {
	_, err := t.exec(`INSERT INTO friend_request (user_id, friend_id, told_until, closed_until) VALUES (?, ?, ?, ?)
		ON CONFLICT (user_id, friend_id) DO UPDATE SET closed_until = excluded.closed_until`,
		requester, addressee, t.now, schema.At(t.now.Add(schema.RequestPause)))
	return err
}
