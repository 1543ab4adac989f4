package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// friendshipColumns are the columns that scanFriendship reads, of friendship r, its
// requester a and its addressee b. For an addressee who has blocked the requester they
// are the name and the picture at the time of the block o.
const friendshipColumns = `r.id, r.user_id, r.friend_id, r.status, r.created_at, a.username, COALESCE(a.display_name, ''), a.profile_picture_url,
	CASE WHEN o.id IS NULL THEN b.username ELSE COALESCE(o.blocker_username, '') END, CASE WHEN o.id IS NULL THEN COALESCE(b.display_name, '') ELSE '' END, CASE WHEN o.id IS NULL THEN b.profile_picture_url ELSE o.blocker_picture END`

const friendshipFrom = ` FROM friendship r JOIN "user" a ON a.id = r.user_id JOIN "user" b ON b.id = r.friend_id
	LEFT JOIN friendship o ON r.status = 'blocked' AND o.status = 'blocked' AND o.user_id = r.friend_id AND o.friend_id = r.user_id`

func scanFriendship(row interface{ Scan(...any) error }) (f schema.Friendship, err error) {
	var a, b *string
	err = row.Scan(&f.ID, &f.RequesterID, &f.AddresseeID, &f.Status, &f.CreatedAt, &f.Requester.Username, &f.Requester.DisplayName, &a,
		&f.Addressee.Username, &f.Addressee.DisplayName, &b)
	f.Requester.ID, f.Requester.ProfilePicture = f.RequesterID, pictureURL(f.RequesterID, a)
	f.Addressee.ID, f.Addressee.ProfilePicture = f.AddresseeID, pictureURL(f.AddresseeID, b)
	return f, err
}

// friendship reads a friendship that the viewer may see: their requests and
// friendships that no block hides, and their own blocks of users who are not suspended.
func (t *tx) friendship(viewer, id string) (f schema.Friendship, err error) {
	hidden := unblocked("CASE WHEN r.user_id = ? THEN r.friend_id ELSE r.user_id END", viewer)
	f, err = scanFriendship(t.QueryRow(`SELECT `+friendshipColumns+friendshipFrom+` WHERE r.id = ?
		AND (r.user_id = ? OR r.friend_id = ? AND r.status <> 'blocked') AND (r.status = 'blocked' AND r.friend_id NOT IN `+suspended+` OR `+hidden.SQL+`)`,
		hidden.ArgsAfter(id, viewer, viewer, viewer)...))
	return f, sqldb.NotFound(err)
}

// Direction says which side of a friendship the viewer is on.
type Direction string

// The directions of Friends; any other text means both.
const (
	Sent     Direction = "sent"
	Received Direction = "received"
)

// Friends lists the viewer's friendships of a status, newest first. Of blocks
// only those they made are shown.
func (s *Store) Friends(ctx context.Context, viewer, status string, d Direction, p Page) ([]schema.Friendship, string, error) {
	name := schema.ListID("friends", viewer, status, d, p.Asc)
	after, tail, err := p.after(name, "r.created_at", "r.id")
	if err != nil {
		return nil, "", err
	}
	mine := sqldb.Cond{SQL: "(r.user_id = ? OR r.friend_id = ?)", Args: []any{viewer, viewer}}
	hidden := sqldb.Cond{SQL: "r.friend_id NOT IN " + suspended}
	switch {
	case status == schema.Blocked && d == Received:
		mine = sqldb.Cond{SQL: "1 = 0", Args: nil}
	case d == Sent || status == schema.Blocked:
		mine = sqldb.Cond{SQL: "r.user_id = ?", Args: []any{viewer}}
	case d == Received:
		mine = sqldb.Cond{SQL: "r.friend_id = ?", Args: []any{viewer}}
	}
	if status != schema.Blocked {
		hidden = sqldb.And(unblocked("r.user_id", viewer), unblocked("r.friend_id", viewer))
	}
	w, args := sqldb.Where(mine, sqldb.Equal("r.status", status), hidden, after)
	friends := []schema.Friendship{}
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		f, err := scanFriendship(rows)
		friends = append(friends, f)
		return err
	}, `SELECT `+friendshipColumns+friendshipFrom+w+tail.SQL, append(args, tail.Args...)...)
	if err != nil {
		return nil, "", err
	}
	friends, next := trimPage(p, name, friends, func(f *schema.Friendship) (schema.Time, string) { return f.CreatedAt, f.ID })
	if status == schema.Blocked {
		return friends, next, nil
	}
	return friends, next, s.addSums(ctx, viewer, friends)
}

// addSums adds the numbers of the other users to friendships of the viewer.
func (s *Store) addSums(ctx context.Context, viewer string, friends []schema.Friendship) error {
	if len(friends) == 0 {
		return nil
	}
	at, ids := map[string]int{}, make([]string, len(friends))
	for i, f := range friends {
		ids[i] = f.RequesterID
		if f.RequesterID == viewer {
			ids[i] = f.AddresseeID
		}
		at[ids[i]] = i
	}
	var people []struct {
		ID string `db:"id"`
		schema.PersonSums
	}
	sums, free := personSums(ctx, viewer), unblocked("u.id", viewer)
	marks, args := sqldb.In(ids)
	err := s.db.Select(ctx, &people, `SELECT u.id, `+sums.SQL+` FROM "user" u WHERE u.id IN (`+marks+`) AND `+free.SQL, slices.Concat(sums.Args, args, free.Args)...)
	for _, p := range people {
		n := shownSums(p.PersonSums)
		friends[at[p.ID]].Other = &n
	}
	return err
}

// pair reads the rows between two users, whichever way, and locks them.
func (t *tx) pair(a, b string) (rows []struct {
	ID     string `db:"id"`
	User   string `db:"user_id"`
	Status string `db:"status"`
	Shown  bool   `db:"shown"` // of a block: the other side knew its maker before
}, err error) {
	err = t.Select(&rows, `SELECT id, user_id, status, blocker_username IS NOT NULL AS shown FROM friendship
		WHERE user_id = ? AND friend_id = ? OR user_id = ? AND friend_id = ? ORDER BY id`+t.Dialect.ForUpdate, a, b, b, a)
	return rows, err
}

// lockPair makes writes about two users wait for each other.
func (t *tx) lockPair(a, b string) error { return t.Lock(min(a, b) + max(a, b)) }

// userExists returns schema.ErrNotFound unless the user exists and is not suspended.
func (t *tx) userExists(id string) error {
	return t.Get(&id, `SELECT u.id FROM "user" u WHERE u.id = ? AND u.id NOT IN `+suspended+` AND `+notBin.SQL, id)
}

// RequestFriend sends a friend request of the viewer. If the other user has already
// sent one, it accepts that, and created is false. It returns schema.ErrNotFound for a
// user who does not exist or has blocked the viewer, schema.ErrAlreadyFriends,
// schema.ErrAlreadyAsked, schema.ErrYouBlocked, schema.ErrDeclined or
// schema.ErrTooManyAsked.
func (s *Store) RequestFriend(ctx context.Context, viewer, friend string) (f schema.Friendship, created bool, err error) {
	if viewer == friend {
		return f, false, schema.ErrField("body.friendId", schema.RuleSomebody, "expected the id of another user")
	}
	err = s.tx(ctx, func(t *tx) error {
		created = false
		if err := t.userExists(friend); err != nil {
			return err
		}
		if err := t.Lock(viewer); err != nil { // before the pair, in every transaction that takes both
			return err
		}
		if err := t.lockPair(viewer, friend); err != nil {
			return err
		}
		rows, err := t.pair(viewer, friend)
		if err != nil {
			return err
		}
		var refused error
		for _, r := range rows {
			switch {
			case r.Status == schema.Blocked && r.User == friend:
				return schema.ErrNotFound // before anything else, so that nothing tells
			case r.Status == schema.Blocked:
				refused = schema.ErrYouBlocked
			case r.Status == schema.Accepted:
				refused = schema.ErrAlreadyFriends
			case r.User == viewer:
				refused = schema.ErrAlreadyAsked
			default:
				f, err = t.accept(viewer, r.ID, friend)
				refused = err
			}
		}
		if refused != nil || len(rows) > 0 {
			return refused
		}
		created = true
		f, err = t.requestFriend(viewer, friend)
		return err
	})
	return f, created, err
}

// accept turns a request to the viewer into a friendship and notifies the requester.
func (t *tx) accept(viewer, id, requester string) (f schema.Friendship, err error) {
	if _, err := t.Exec(`UPDATE friendship SET status = 'accepted' WHERE id = ?`, id); err != nil {
		return f, err
	}
	if err := t.forgetRequests(viewer, requester); err != nil {
		return f, err
	}
	if err := t.notify(notice{to: requester, from: viewer, kind: schema.FriendAccepted, friendship: id}); err != nil {
		return f, err
	}
	return t.friendship(viewer, id)
}

// otherUser returns the id of the user in a friendship who is not the viewer.
func otherUser(f schema.Friendship, viewer string) string {
	if f.RequesterID == viewer {
		return f.AddresseeID
	}
	return f.RequesterID
}

// AnswerFriend accepts or declines a request, or blocks its sender, for the viewer.
// A declined request is deleted, and returned as it was.
func (s *Store) AnswerFriend(ctx context.Context, viewer, id, action string) (f schema.Friendship, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if f, err = t.lockedFriendship(viewer, id); err != nil {
			return err
		}
		switch {
		case action == "block" && f.Status == schema.Blocked:
			return nil
		case action == "block":
			f, err = t.block(viewer, otherUser(f, viewer))
			return err
		case f.Status != schema.Pending:
			return schema.ErrFriendshipState
		case f.AddresseeID != viewer:
			return schema.ErrNotYours
		case action == "accept":
			f, err = t.accept(viewer, id, f.RequesterID)
			return err
		}
		if err := t.closeRequests(f.RequesterID, viewer); err != nil {
			return err
		}
		return t.removeFriendship(id)
	})
	return f, err
}

// lockedFriendship reads a friendship and keeps others from changing it.
func (t *tx) lockedFriendship(viewer, id string) (f schema.Friendship, err error) {
	if f, err = t.friendship(viewer, id); err != nil {
		return f, err
	}
	if err := t.lockPair(f.RequesterID, f.AddresseeID); err != nil {
		return f, err
	}
	return t.friendship(viewer, id) // again: it may have changed while it was waited for
}

// removeFriendship deletes a friendship and the notification of it if that has
// not been read.
func (t *tx) removeFriendship(id string) error {
	if _, err := t.Exec(`DELETE FROM notification WHERE friendship_id = ? AND NOT is_read`, id); err != nil {
		return err
	}
	if _, err := t.Exec(`DELETE FROM bell WHERE (user_id, friend_id) IN
		(SELECT user_id, friend_id FROM friendship WHERE id = ? UNION ALL SELECT friend_id, user_id FROM friendship WHERE id = ?)`, id, id); err != nil {
		return err
	}
	_, err := t.Exec(`DELETE FROM friendship WHERE id = ?`, id)
	return err
}

// Unfriend withdraws a request, ends a friendship or lifts a block. Of a
// pending request only the requester may; the addressee declines instead.
func (s *Store) Unfriend(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		f, err := t.lockedFriendship(viewer, id)
		if err != nil {
			return err
		}
		if f.Status == schema.Pending && f.RequesterID != viewer {
			return schema.ErrNotYours
		}
		return t.removeFriendship(id)
	})
}

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
	if err == nil {
		_, err = t.Exec(`DELETE FROM bell WHERE user_id = ? AND friend_id = ? OR user_id = ? AND friend_id = ?`, viewer, user, user, viewer)
	}
	if err == nil { // Each leaves the lists of the other, since they no longer see them.
		_, err = t.Exec(`DELETE FROM list_member WHERE user_id = ? AND list_id IN (SELECT id FROM list WHERE user_id = ?)
			OR user_id = ? AND list_id IN (SELECT id FROM list WHERE user_id = ?)`, viewer, user, user, viewer)
	}
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
		return f, schema.ErrField("path.userId", schema.RuleSomebody, "expected the id of another user")
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

// Mute keeps what another user does from notifying the viewer, who sees all else as before.
// Muting again changes nothing.
func (s *Store) Mute(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if viewer == id {
			return schema.ErrField("path.userId", schema.RuleSomebody, "expected the id of another user")
		}
		if err := t.meets(viewer, id); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO mute (user_id, muted_id, created_at) VALUES (?, ?, ?) ON CONFLICT (user_id, muted_id) DO NOTHING`, viewer, id, t.Now)
		return err
	})
}

// Unmute undoes Mute. A user who is not muted stays so.
func (s *Store) Unmute(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.meets(viewer, id); err != nil {
			return err
		}
		_, err := t.Exec(`DELETE FROM mute WHERE user_id = ? AND muted_id = ?`, viewer, id)
		return err
	})
}

// meets returns schema.ErrNotFound unless the viewer may see another user.
func (t *tx) meets(viewer, id string) error {
	free := unblocked("u.id", viewer)
	return t.Get(&id, `SELECT u.id FROM "user" u WHERE u.id = ? AND `+notBin.SQL+` AND `+free.SQL, free.ArgsAfter(id)...)
}

// mutes reports whether a user mutes another.
func (t *tx) mutes(user, other string) (bool, error) {
	return exists(t.Get(&user, `SELECT user_id FROM mute WHERE user_id = ? AND muted_id = ?`, user, other))
}
