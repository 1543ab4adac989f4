package store

// This file has invites, which create accounts, and the users who joined with them.

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// NewInvite holds the fields of an invite.
type NewInvite struct {
	CodeHash string
	UserID   string // the inviter, or "" for an invite of the command line
	Uses     int
	Life     time.Duration
	Note     string
	Befriend bool   // those who join become friends of the user
	ListID   string // of the user: those who join become contributors of it, or ""
}

// CreateInvite stores the hash of an invite code of the command line.
func (s *Store) CreateInvite(ctx context.Context, codeHash string, uses int, life time.Duration) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.insertInvite(NewInvite{CodeHash: codeHash, Uses: uses, Life: life}, false)
		return err
	})
}

// CreateSetup stores the hash of a code that can create only the first account: each
// start of an empty instance prints one, and none may work after that account exists.
func (s *Store) CreateSetup(ctx context.Context, codeHash string, life time.Duration) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.insertInvite(NewInvite{CodeHash: codeHash, Uses: 1, Life: life}, true)
		return err
	})
}

// Invite creates an invite of a user. It returns schema.ErrTooManyInvites if
// schema.InvitesMax of theirs are open.
func (s *Store) Invite(ctx context.Context, n NewInvite) (i schema.Invite, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.Lock(n.UserID); err != nil {
			return err
		}
		if err := t.active(n.UserID); err != nil {
			return err
		}
		var open int
		err := t.Get(&open, `SELECT COUNT(*) FROM invite WHERE user_id = ? AND uses_left > 0 AND revoked_at IS NULL AND expires_at > ?`,
			n.UserID, t.Now)
		if err != nil {
			return err
		}
		if open >= schema.InvitesMax {
			return schema.ErrTooManyInvites.Over(schema.InvitesMax)
		}
		if n.ListID != "" {
			if err := t.Get(&n.ListID, `SELECT id FROM list WHERE id = ? AND user_id = ?`, n.ListID, n.UserID); errors.Is(err, schema.ErrNotFound) {
				return schema.ErrField("body.listId", schema.RuleListed, "expected the id of a list of yours")
			} else if err != nil {
				return err
			}
			if _, err := t.Exec(`UPDATE list SET for_members = TRUE WHERE id = ?`, n.ListID); err != nil {
				return err
			}
		}
		id, err := t.insertInvite(n, false)
		if err != nil {
			return err
		}
		var r inviteRow
		err = t.Get(&r, inviteSelect+` WHERE i.public_id = ?`, t.Now, id)
		i = r.invite()
		return err
	})
	return i, err
}

// inviteID returns the id by which clients name an invite, which is made of the end of the
// hash: migration 23 gives earlier invites the same. It does not reveal the code.
func inviteID(codeHash string) string {
	h := codeHash[34:]
	return h[:8] + "-" + h[8:12] + "-8" + h[12:15] + "-8" + h[15:18] + "-" + h[18:]
}

func (t *tx) insertInvite(n NewInvite, setup bool) (id string, err error) {
	id = inviteID(n.CodeHash)
	_, err = t.Exec(`INSERT INTO invite (id, public_id, user_id, uses, uses_left, note, befriend, list_id, is_setup, expires_at, created_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		n.CodeHash, id, sqldb.Null(n.UserID), n.Uses, n.Uses, n.Note, n.Befriend, sqldb.Null(n.ListID), sqldb.Integer(setup), schema.At(t.Now.Add(n.Life)), t.Now)
	return id, err
}

// inviteRow is a row of inviteSelect, whose argument is the present time.
type inviteRow struct {
	schema.Invite
	By personRow `db:"inviter"`
}

var inviteSelect = `SELECT i.public_id AS id, i.note, i.befriend, COALESCE((SELECT l.name FROM list l WHERE l.id = i.list_id), '') AS list_name, i.uses, i.uses_left, i.created_at, i.expires_at,
	` + personAs("u", "inviter.") + `,
	CASE WHEN i.uses_left = 0 THEN 'used_up' WHEN i.revoked_at IS NOT NULL THEN 'revoked' WHEN i.expires_at <= ? THEN 'expired'
		WHEN i.user_id IN ` + suspended + ` THEN 'suspended' ELSE 'open' END AS state
	FROM invite i LEFT JOIN "user" u ON u.id = i.user_id`

func (r inviteRow) invite() schema.Invite {
	i := r.Invite
	i.UsedBy = []schema.InviteUse{}
	i.Inviter = r.By.person()
	return i
}

// Invites lists the invites of a user, or those of all users and of the command line, newest
// first. It does not list set-up links, nor invites that ended longer ago than
// schema.InviteKept.
func (s *Store) Invites(ctx context.Context, viewer string, all bool, p Page) ([]schema.Invite, string, error) {
	list := schema.ListID("invites", viewer, all)
	after, tail, err := p.after(list, "i.created_at", "i.public_id")
	if err != nil {
		return nil, "", err
	}
	whose := sqldb.Cond{SQL: "i.user_id = ?", Args: []any{viewer}}
	if all {
		whose = sqldb.Cond{SQL: "i.is_setup = 0 AND u.leaving IS NOT TRUE"}
	}
	w, args := sqldb.Where(whose, after)
	var rows []inviteRow
	err = s.db.Select(ctx, &rows, inviteSelect+w+tail.SQL, append(append([]any{s.Now()}, args...), tail.Args...)...)
	if err != nil {
		return nil, "", fmt.Errorf("list invites: %w", err)
	}
	rows, next := trimPage(p, list, rows, func(r *inviteRow) (schema.Time, string) { return r.CreatedAt, r.ID })
	invites := make([]schema.Invite, len(rows))
	at := map[string]int{}
	for n, r := range rows {
		invites[n], at[r.ID] = r.invite(), n
	}
	shown := sqldb.Cond{}
	if !all {
		shown = unblocked("u.id", viewer)
	}
	return invites, next, s.addUses(ctx, invites, at, shown)
}

// addUses adds the users who joined with invites, given by their places in the list. A
// condition on user u says which of them are shown.
func (s *Store) addUses(ctx context.Context, invites []schema.Invite, at map[string]int, shown sqldb.Cond) error {
	if len(invites) == 0 {
		return nil
	}
	ids := make([]string, len(invites))
	for n := range invites {
		ids[n] = invites[n].ID
	}
	marks, args := sqldb.In(ids)
	w, args := sqldb.Where(sqldb.Cond{SQL: "i.public_id IN (" + marks + ")", Args: args}, sqldb.Cond{SQL: "NOT u.leaving"}, shown)
	var uses []struct {
		schema.InviteUse
		InviteID string `db:"invite_id"`
	}
	err := s.db.Select(ctx, &uses, `SELECT i.public_id AS invite_id, u.created_at AS joined_at, `+person("u")+`
		FROM invite i JOIN invite_use x ON x.invite_id = i.id JOIN "user" u ON u.id = x.user_id`+w+` ORDER BY u.created_at, u.id`, args...)
	if err != nil {
		return fmt.Errorf("list users of invites: %w", err)
	}
	for _, u := range uses {
		i := &invites[at[u.InviteID]]
		i.UsedBy = append(i.UsedBy, u.InviteUse)
	}
	return nil
}

// RevokeInvite ends an invite of the actor, or with all any invite; the log has those of
// others. An invite that has ended stays as it is. It returns schema.ErrNotFound for an
// unknown one.
func (s *Store) RevokeInvite(ctx context.Context, by Actor, all bool, id string) error {
	return s.tx(ctx, func(t *tx) error {
		var i struct{ UserID, Username string }
		err := t.Get(&i, `SELECT COALESCE(i.user_id, '') AS userid, COALESCE(u.username, '') AS username
			FROM invite i LEFT JOIN "user" u ON u.id = i.user_id WHERE i.public_id = ? AND i.is_setup = 0`, id)
		if err != nil {
			return err
		}
		if i.UserID != by.ID && !all {
			return schema.ErrNotFound
		}
		if i.UserID != by.ID {
			if err := t.mayAct(by); err != nil {
				return err
			}
		}
		n, err := t.Exec(`UPDATE invite SET revoked_at = ? WHERE public_id = ? AND revoked_at IS NULL AND uses_left > 0 AND expires_at > ?`,
			t.Now, id, t.Now)
		if err != nil || n == 0 || i.UserID == by.ID {
			return err
		}
		return t.note(by, "invite_revoked", i.UserID, i.Username, "")
	})
}

// goodInvite is the condition that invite i can create an account. Its argument is the
// present time.
var goodInvite = `i.uses_left > 0 AND i.revoked_at IS NULL AND i.expires_at > ?
	AND (i.user_id IS NULL OR i.user_id IN (SELECT id FROM "user" WHERE NOT leaving) AND i.user_id NOT IN ` + suspended + `)
	AND (i.is_setup = 0 OR NOT EXISTS (SELECT 1 FROM "user" u WHERE ` + notBin.SQL + `))`

// CheckInvite returns schema.ErrInviteNeeded unless an invite is good now. An
// account may still find it used up.
func (s *Store) CheckInvite(ctx context.Context, codeHash string) error {
	_, err := s.goodInvite(ctx, codeHash)
	if errors.Is(err, schema.ErrInviteEnded) {
		return schema.ErrInviteNeeded
	}
	return err
}

// Greeting returns what an invite says, or schema.ErrInviteEnded if it is not good now.
func (s *Store) Greeting(ctx context.Context, codeHash string) (schema.Greeting, error) {
	i, err := s.goodInvite(ctx, codeHash)
	g := schema.Greeting{Inviter: i.Inviter, Befriend: i.Befriend, ListName: i.ListName, Photos: []schema.GreetingPhoto{}}
	if err != nil || g.Inviter == nil {
		return g, err
	}
	g.Photos, err = s.greetingPhotos(ctx, g.Inviter.ID)
	return g, err
}

// goodInvite reads an invite, or returns schema.ErrInviteEnded if it is not good now.
func (s *Store) goodInvite(ctx context.Context, codeHash string) (schema.Invite, error) {
	var r inviteRow
	err := s.db.Get(ctx, &r, inviteSelect+` WHERE i.id = ? AND `+goodInvite, s.Now(), codeHash, s.Now())
	if errors.Is(err, schema.ErrNotFound) {
		err = schema.ErrInviteEnded
	}
	return r.invite(), err
}

// What greetingPhotos reads at most: finds in the index, public ones of these, and those of them with media.
const (
	greetingFinds  = 1000
	greetingPublic = 60
	greetingMedia  = 12
)

// greetingPhotos returns the first photos of the newest finds of a user that somebody who is not signed in may see. It is
// bounded: anyone who has the link of an invite can ask.
func (s *Store) greetingPhotos(ctx context.Context, user string) ([]schema.GreetingPhoto, error) {
	see, newest := visible(""), Page{}.order("f.created_at", "f.id")
	var lists []string
	// The first two steps read the index find_user alone.
	err := s.db.Select(ctx, &lists, `SELECT f.media FROM (SELECT f.id FROM (SELECT f.id, f.created_at, f.is_public, f.user_id FROM find f
				WHERE f.user_id = ?`+newest+` LIMIT `+sqldb.Limit+`) f
			WHERE `+see.SQL+newest+` LIMIT `+sqldb.Limit+`) k
		CROSS JOIN find f WHERE f.id = k.id AND f.media <> ''`+newest+` LIMIT `+sqldb.Limit,
		slices.Concat([]any{user, greetingFinds}, see.Args, []any{greetingPublic, greetingMedia})...)
	if err != nil {
		return nil, fmt.Errorf("read photos of the inviter: %w", err)
	}
	photos := []schema.GreetingPhoto{}
	for _, list := range lists {
		media := parseMediaList(list)
		i := slices.IndexFunc(media, func(m schema.Media) bool { return m.Type == "image" })
		if i >= 0 && len(photos) < schema.GreetingPhotos {
			m := media[i]
			photos = append(photos, schema.GreetingPhoto{ThumbnailURL: m.ThumbnailURL, FallbackThumbnailURL: m.FallbackThumbnailURL,
				Width: m.Width, Height: m.Height, Blur: m.Blur})
		}
	}
	return photos, nil
}

// usedInvite is an invite that a new account uses.
type usedInvite struct {
	ID       string `db:"id"`
	UserID   string `db:"user_id"` // "" for one of the command line
	Setup    bool   `db:"setup"`
	Befriend bool   `db:"befriend"`
	ListID   string `db:"list_id"` // "" for none
}

// useInvite takes one use of an invite, or returns schema.ErrInviteNeeded when
// none is left, or the invite has ended.
func (t *tx) useInvite(codeHash string) (i usedInvite, err error) {
	// Two set-up codes are two rows: on PostgreSQL their users would not see each
	// other's account before both are committed.
	if err := t.Lock("invite"); err != nil {
		return i, err
	}
	// A suspension or deletion of the inviter comes before this transaction, or after it.
	var inviter string
	err = t.Get(&inviter, `SELECT COALESCE(user_id, '') FROM invite WHERE id = ?`, codeHash)
	if err == nil && inviter != "" {
		err = t.active(inviter)
	}
	if err == nil {
		err = t.Get(&i, `UPDATE invite AS i SET uses_left = uses_left - 1 WHERE i.id = ? AND `+goodInvite+`
			RETURNING id, COALESCE(user_id, '') AS user_id, is_setup = 1 AS setup, befriend, COALESCE(list_id, '') AS list_id`, codeHash, t.Now)
	}
	if errors.Is(err, schema.ErrNotFound) || errors.Is(err, schema.ErrUnauthenticated) {
		err = schema.ErrInviteNeeded
	}
	return i, err
}

// recordUse records that a user has joined with an invite, if there was one, and makes them a
// friend of the inviter if the invite says so.
func (t *tx) recordUse(i usedInvite, user string) error {
	if i.ID == "" || i.Setup {
		return nil
	}
	if _, err := t.Exec(`INSERT INTO invite_use (user_id, invite_id) VALUES (?, ?)`, user, i.ID); err != nil {
		return err
	}
	if err := t.joinInvited(i, user); err != nil {
		return err
	}
	if !i.Befriend || i.UserID == "" {
		return nil
	}
	id := t.newID()
	_, err := t.Exec(`INSERT INTO friendship (id, user_id, friend_id, status, created_at) VALUES (?, ?, ?, 'accepted', ?)`,
		id, i.UserID, user, t.Now)
	if err != nil {
		return err
	}
	return t.notify(notice{to: i.UserID, from: user, kind: schema.FriendAccepted, friendship: id, invited: true})
}

// sweepInvites deletes invites that ended longer ago than schema.InviteKept. One that is used up
// ended when the last user joined with it who still has an account. Accounts keep who invited them.
func (t *tx) sweepInvites() error {
	kept := schema.At(t.Now.Add(-schema.InviteKept))
	_, err := t.Exec(`DELETE FROM invite WHERE expires_at <= ? OR revoked_at <= ? OR is_setup = 1 AND (expires_at <= ? OR uses_left = 0)
		OR uses_left = 0 AND created_at <= ? AND NOT EXISTS (SELECT 1 FROM invite_use x JOIN "user" u ON u.id = x.user_id
			WHERE x.invite_id = invite.id AND u.created_at > ?)`,
		kept, kept, t.Now, kept, kept)
	return err
}
