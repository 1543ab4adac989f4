package store

// This file has the members of lists: who they are, how they join and leave, and what each role allows. What they see follows from
// visible.go.

import (
	"context"
	"errors"
	"slices"

	"finds/schema"
)

// listRoles are the roles of members, from the one that may do least.
var listRoles = []string{schema.RoleViewer, schema.RoleContributor, schema.RoleEditor, schema.RoleOwner}

// allows reports whether a role allows what another one is needed for. It is "" for users who are not members.
func allows(role, need string) bool {
	return slices.Index(listRoles, role) >= slices.Index(listRoles, need)
}

// heldList is a list that a transaction changes.
type heldList struct {
	ID      string `db:"id"`
	Owner   string `db:"user_id"`
	Name    string `db:"name"`
	Members bool   `db:"for_members"` // they see it
	Role    string `db:"role"`        // the viewer's, or ""
}

// changeList runs a transaction in which nothing else changes a list that the viewer may see. It returns schema.ErrListRole
// for a member whose role does not allow it, and schema.ErrNotOwner for others.
func (v *Lists) changeList(ctx context.Context, id, need string, do func(*tx, heldList) error) error {
	return v.store.tx(ctx, func(t *tx) error {
		l, err := v.hold(t, id)
		switch {
		case err != nil:
			return err
		case !allows(l.Role, need) && (l.Role == "" || need == schema.RoleOwner):
			return schema.ErrNotOwner
		case !allows(l.Role, need):
			return schema.ErrListRole
		}
		if err := do(t, l); err != nil {
			return err
		}
		return t.touchList(id)
	})
}

// hold locks a list that the viewer may see until the end of the transaction.
func (v *Lists) hold(t *tx, id string) (l heldList, err error) {
	if err := t.Lock("list " + id); err != nil {
		return l, err
	}
	if err := t.active(v.viewer); err != nil {
		return l, err
	}
	return v.held(t.Get, id)
}

// held reads a list that the viewer may see, with their role.
func (v *Lists) held(get getter, id string) (l heldList, err error) {
	err = get(&l, `SELECT l.id, l.user_id, l.name, l.for_members, CASE WHEN l.user_id = ? THEN 'owner' ELSE COALESCE(m.role, '') END AS role
		FROM list l LEFT JOIN list_member m ON m.list_id = l.id AND m.user_id = ? AND m.joined_at IS NOT NULL WHERE l.id = ? AND `+v.seesList.SQL,
		v.seesList.ArgsAfter(v.viewer, v.viewer, id)...)
	return l, err
}

// joinsByLink is the condition that the link of list l lets the viewer join: its owner has not removed them while it was open.
const joinsByLink = `NOT EXISTS (SELECT 1 FROM list_removed o WHERE o.list_id = l.id AND o.user_id = ? AND o.join_code = l.join_code)`

// inList is the condition that the viewer, given twice, owns list l or has joined it.
const inList = `(l.user_id = ? OR EXISTS (SELECT 1 FROM list_member k WHERE k.list_id = l.id AND k.user_id = ? AND k.joined_at IS NOT NULL))`

// memberRow is a row of list_member with its user.
type memberRow struct {
	schema.Person
	Role      string       `db:"role"`
	InvitedAt schema.Time  `db:"invited_at"`
	JoinedAt  *schema.Time `db:"joined_at"`
}

const memberSelect = `, m.role, m.invited_at, m.joined_at FROM list_member m JOIN "user" u ON u.id = m.user_id`

func (r memberRow) member() schema.ListMember {
	return schema.ListMember{User: r.Person, Role: r.Role, Invited: r.JoinedAt == nil, InvitedAt: r.InvitedAt, JoinedAt: r.JoinedAt}
}

// Members lists the members of a list for one of them: the owner, and then the others as they have joined. The owner gets those who are
// invited, too. It returns schema.ErrNotOwner to others who see the list.
func (v *Lists) Members(ctx context.Context, id string) ([]schema.ListMember, error) {
	l, err := v.held(v.store.getter(ctx), id)
	if err != nil {
		return nil, err
	}
	if l.Role == "" {
		return nil, schema.ErrNotOwner
	}
	free := unblocked("u.id", v.viewer)
	var rows []memberRow
	err = v.store.db.Select(ctx, &rows, `SELECT `+person("u")+memberSelect+` WHERE m.list_id = ? AND (m.joined_at IS NOT NULL OR ?) AND `+notBin.SQL+` AND `+free.SQL+`
		ORDER BY m.role <> 'owner', m.joined_at IS NULL, m.joined_at, m.invited_at, m.user_id`, free.ArgsAfter(id, l.Role == schema.RoleOwner)...)
	list := make([]schema.ListMember, len(rows))
	for i, r := range rows {
		list[i] = r.member()
	}
	return list, err
}

// SetMember invites a user to a list of the viewer's, or changes their role. Members begin to see a private list when the first is
// invited. It returns schema.ErrNotFound for a user who does not exist or is separated from the viewer by a block,
// schema.ErrTooManyMembers and schema.ErrTooManyMemberships.
func (v *Lists) SetMember(ctx context.Context, id, user, role string) (m schema.ListMember, err error) {
	err = v.changeList(ctx, id, schema.RoleOwner, func(t *tx, l heldList) error {
		if user == l.Owner {
			return schema.ErrField("path.userId", schema.RuleSomebody, "expected the id of another user")
		}
		if err := t.meets(v.viewer, user); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE list_member SET role = ? WHERE list_id = ? AND user_id = ?`, role, id, user)
		if err == nil && n == 0 {
			_, err = t.Exec(`DELETE FROM list_removed WHERE list_id = ? AND user_id = ?`, id, user)
			if err == nil {
				err = t.addMember(l, user, role, nil)
			}
			if err == nil {
				err = t.notify(notice{to: user, from: v.viewer, kind: schema.ListInvited, list: &l, admit: v.Admit})
			}
		}
		if err != nil {
			return err
		}
		var r memberRow
		err = t.Get(&r, `SELECT `+person("u")+memberSelect+` WHERE m.list_id = ? AND m.user_id = ?`, id, user)
		m = r.member()
		return err
	})
	return m, err
}

// addMember adds a user to a held list: as invited, or as a member who has joined at a time.
func (t *tx) addMember(l heldList, user, role string, joined *schema.Time) error {
	var members, waiting int
	if err := t.Get(&members, `SELECT COUNT(*) FROM list_member WHERE list_id = ?`, l.ID); err != nil {
		return err
	}
	if err := t.Get(&waiting, `SELECT COUNT(*) FROM list_member k JOIN list l ON l.id = k.list_id WHERE l.user_id = ? AND k.joined_at IS NULL`, l.Owner); err != nil {
		return err
	}
	if joined == nil && waiting >= schema.RequestsMax {
		return schema.ErrTooManyInvited.Over(schema.RequestsMax)
	}
	if err := t.mayBeInMore(user); err != nil {
		return err
	}
	if members == 0 {
		if _, err := t.Exec(`INSERT INTO list_member (list_id, user_id, role, invited_at, joined_at) VALUES (?, ?, 'owner', ?, ?)`, l.ID, l.Owner, t.Now, t.Now); err != nil {
			return err
		}
		members++
	}
	if members >= schema.ListMembersMax {
		return schema.ErrTooManyMembers.Over(schema.ListMembersMax)
	}
	if !l.Members {
		if _, err := t.Exec(`UPDATE list SET for_members = TRUE, updated_at = ? WHERE id = ?`, t.Now, l.ID); err != nil {
			return err
		}
	}
	_, err := t.Exec(`INSERT INTO list_member (list_id, user_id, role, invited_at, joined_at) VALUES (?, ?, ?, ?, ?)`, l.ID, user, role, t.Now, joined)
	return err
}

// mayBeInMore returns schema.ErrTooManyMemberships if a user is in schema.MembershipsMax lists of others. Until the end of the
// transaction, they join no other.
func (t *tx) mayBeInMore(user string) error {
	if err := t.Lock("memberships " + user); err != nil {
		return err
	}
	var lists int
	err := t.Get(&lists, `SELECT COUNT(*) FROM list_member WHERE user_id = ? AND role <> 'owner' AND joined_at IS NOT NULL`, user)
	if err == nil && lists >= schema.MembershipsMax {
		err = schema.ErrTooManyMemberships.Over(schema.MembershipsMax)
	}
	return err
}

// Join accepts the viewer's invitation to a list, or makes them a member by the code of its link. Who is a member stays one. It returns
// schema.ErrNotFound without an invitation, with another code, or with that of the link that the list had when its owner has taken
// the viewer out.
func (v *Lists) Join(ctx context.Context, id, code string) (schema.List, error) {
	err := v.store.tx(ctx, func(t *tx) error {
		if err := t.Lock("list " + id); err != nil {
			return err
		}
		if err := t.active(v.viewer); err != nil {
			return err
		}
		var l struct {
			heldList
			JoinRole string `db:"join_role"`
			ByCode   bool   `db:"by_code"`
			Invited  bool   `db:"invited"`
			Joined   bool   `db:"joined"`
		}
		free := unblocked("l.user_id", v.viewer)
		err := t.Get(&l, `SELECT l.id, l.user_id, l.name, l.for_members, l.join_role, COALESCE(l.join_code = ? AND `+joinsByLink+`, FALSE) AS by_code, m.user_id IS NOT NULL AS invited, m.joined_at IS NOT NULL AS joined
			FROM list l LEFT JOIN list_member m ON m.list_id = l.id AND m.user_id = ? WHERE l.id = ? AND (l.for_members OR l.user_id = ?) AND `+free.SQL, free.ArgsAfter(code, v.viewer, v.viewer, id, v.viewer)...)
		switch {
		case err != nil:
			return err
		case l.Owner == v.viewer || l.Joined:
			return nil
		case l.Invited:
			if err = t.mayBeInMore(v.viewer); err == nil {
				_, err = t.Exec(`UPDATE list_member SET joined_at = ? WHERE list_id = ? AND user_id = ?`, t.Now, id, v.viewer)
			}
		case code != "" && l.ByCode:
			err = t.addMember(l.heldList, v.viewer, l.JoinRole, &t.Now)
		default:
			return schema.ErrNotFound
		}
		if err != nil {
			return err
		}
		if err := t.touchList(id); err != nil {
			return err
		}
		return t.notify(notice{to: l.Owner, from: v.viewer, kind: schema.ListJoined, list: &l.heldList, admit: v.Admit})
	})
	if err != nil {
		return schema.List{}, err
	}
	return v.store.Lists(context.WithValue(ctx, inNoList{}, ""), v.viewer).Get(ctx, id) // since they are in one now
}

// RemoveMember takes a user out of a list. Its owner may take out any member; other users may take out only themselves, which
// leaves the list or declines the invitation, even if a block hides the list. The list no longer shows the finds that the user has
// added. If the owner removes the user, the current link no longer lets them join. It does nothing if the user is not in the list.
func (v *Lists) RemoveMember(ctx context.Context, id, user string) error {
	remove := func(t *tx) error {
		for _, q := range []string{`DELETE FROM list_member WHERE list_id = ? AND user_id = ? AND role <> 'owner'`, `DELETE FROM notification WHERE list_id = ? AND user_id = ?`} {
			if _, err := t.Exec(q, id, user); err != nil {
				return err
			}
		}
		return nil
	}
	if user != v.viewer {
		return v.changeList(ctx, id, schema.RoleOwner, func(t *tx, _ heldList) error {
			_, err := t.Exec(`INSERT INTO list_removed (list_id, user_id, join_code)
				SELECT m.list_id, m.user_id, l.join_code FROM list_member m JOIN list l ON l.id = m.list_id
				WHERE m.list_id = ? AND m.user_id = ? AND m.role <> 'owner' AND l.join_code IS NOT NULL
				ON CONFLICT (list_id, user_id) DO UPDATE SET join_code = excluded.join_code`, id, user)
			if err != nil {
				return err
			}
			return remove(t)
		})
	}
	return v.store.tx(ctx, func(t *tx) error {
		if err := t.Lock("list " + id); err != nil {
			return err
		}
		in, err := exists(t.Get(&id, `SELECT list_id FROM list_member WHERE list_id = ? AND user_id = ? AND role <> 'owner'`, id, user))
		if err != nil {
			return err
		}
		if in {
			if err := remove(t); err != nil {
				return err
			}
			return t.touchList(id)
		}
		l, err := v.hold(t, id)
		if err == nil && l.Owner == user {
			err = schema.ErrOwnList
		}
		return err
	})
}

// HandOver makes a member the owner of a list of the viewer's, who becomes an editor. Links to it end, since their owner was
// another. It returns schema.ErrField unless the user has joined the list.
func (v *Lists) HandOver(ctx context.Context, id, user string) (schema.List, error) {
	err := v.changeList(ctx, id, schema.RoleOwner, func(t *tx, l heldList) error {
		if user == l.Owner {
			return nil
		}
		if err := t.Lock("lists " + user); err != nil {
			return err
		}
		free := unblocked("user_id", v.viewer)
		err := t.Get(&user, `SELECT user_id FROM list_member WHERE list_id = ? AND user_id = ? AND joined_at IS NOT NULL AND `+free.SQL, free.ArgsAfter(id, user)...)
		if errors.Is(err, schema.ErrNotFound) {
			return schema.ErrField("body.userId", schema.RuleListed, "expected the id of a member of the list")
		}
		if err != nil {
			return err
		}
		if err := t.mayOwnMore(user); err != nil {
			return err
		}
		return t.giveList(l, user)
	})
	if err != nil {
		return schema.List{}, err
	}
	return v.Get(ctx, id)
}

// giveList gives a list to one of its members. The former owner stays as an editor.
func (t *tx) giveList(l heldList, user string) error {
	for _, q := range []struct {
		sql  string
		args []any
	}{
		{`UPDATE list SET user_id = ?, join_code = NULL WHERE id = ?`, []any{user, l.ID}},
		{`UPDATE list_member SET role = 'editor' WHERE list_id = ? AND user_id = ?`, []any{l.ID, l.Owner}},
		{`UPDATE list_member SET role = 'owner' WHERE list_id = ? AND user_id = ?`, []any{l.ID, user}},
		{`UPDATE invite SET list_id = NULL WHERE list_id = ?`, []any{l.ID}},
		{`DELETE FROM share WHERE list_id = ?`, []any{l.ID}},
	} {
		if _, err := t.Exec(q.sql, q.args...); err != nil {
			return err
		}
	}
	return nil
}

// handOverLists gives each list of an account that is deleted to the editor who has been in it longest. Lists without an editor go
// with the account.
func (t *tx) handOverLists(owner string) error {
	var lists []heldList
	if err := t.Select(&lists, `SELECT l.id, l.user_id FROM list l WHERE l.user_id = ? AND EXISTS (SELECT 1 FROM list_member m WHERE m.list_id = l.id AND m.role = 'editor') ORDER BY l.id`, owner); err != nil {
		return err
	}
	for _, l := range lists {
		if err := t.Lock("list " + l.ID); err != nil {
			return err
		}
		var heir string
		err := t.Get(&heir, `SELECT m.user_id FROM list_member m JOIN "user" u ON u.id = m.user_id WHERE m.list_id = ? AND m.role = 'editor' AND m.joined_at IS NOT NULL
			AND NOT u.leaving AND u.id NOT IN `+suspended+` ORDER BY m.joined_at, m.user_id LIMIT 1`, l.ID)
		found, err := exists(err)
		if err == nil && found {
			err = t.giveList(l, heir)
		}
		if err == nil && found {
			err = t.touchList(l.ID)
		}
		if err != nil {
			return err
		}
	}
	_, err := t.Exec(`DELETE FROM list_member WHERE user_id = ? AND role <> 'owner'`, owner)
	return err
}

// Link returns the link by which users join a list of the viewer's, which is "" without one.
func (v *Lists) Link(ctx context.Context, id string) (schema.ListLink, error) {
	var l struct {
		schema.ListLink
		Owner string `db:"user_id"`
	}
	err := v.store.db.Get(ctx, &l, `SELECT COALESCE('`+schema.ListLinkPrefix+`' || l.join_code, '') AS link, l.join_role AS role, l.user_id FROM list l WHERE l.id = ? AND `+v.seesList.SQL,
		v.seesList.ArgsAfter(id)...)
	if err == nil && l.Owner != v.viewer {
		return schema.ListLink{}, schema.ErrNotOwner
	}
	return l.ListLink, err
}

// SetLink gives a list of the viewer's a link by which users join it in a role, with a code that is used unless it has a link that
// is not renewed.
func (v *Lists) SetLink(ctx context.Context, id, role, code string, renew bool) (l schema.ListLink, err error) {
	err = v.changeList(ctx, id, schema.RoleOwner, func(t *tx, _ heldList) error {
		_, err := t.Exec(`UPDATE list SET join_role = ?, join_code = CASE WHEN ? THEN ? ELSE COALESCE(join_code, ?) END, for_members = TRUE WHERE id = ?`, role, renew, code, code, id)
		if err != nil {
			return err
		}
		return t.Get(&l, `SELECT '`+schema.ListLinkPrefix+`' || join_code AS link, join_role AS role FROM list WHERE id = ?`, id)
	})
	return l, err
}

// RevokeLink ends the link of a list of the viewer's. Who has joined by it stays.
func (v *Lists) RevokeLink(ctx context.Context, id string) error {
	return v.changeList(ctx, id, schema.RoleOwner, func(t *tx, _ heldList) error {
		_, err := t.Exec(`UPDATE list SET join_code = NULL WHERE id = ?`, id)
		return err
	})
}

// Greeting returns what the link of a list says to the viewer, or schema.ErrNotFound for an unknown code, one by which the viewer may not rejoin, or one of a list
// whose owner a block separates from the viewer.
func (v *Lists) Greeting(ctx context.Context, code string) (g schema.ListGreeting, err error) {
	var r struct {
		schema.Person
		schema.ListGreeting
	}
	free := unblocked("l.user_id", v.viewer)
	err = v.store.db.Get(ctx, &r, `SELECT `+person("u")+`, l.id AS list_id, l.name, COALESCE(l.description, '') AS description, l.join_role AS role,
		`+inList+` AS joined, `+memberCount+`
		FROM list l JOIN "user" u ON u.id = l.user_id WHERE l.join_code = ? AND l.for_members AND `+joinsByLink+` AND `+free.SQL,
		free.ArgsAfter(v.viewer, v.viewer, v.viewer, v.viewer, code, v.viewer)...)
	g, g.Owner = r.ListGreeting, r.Person
	return g, err
}

// memberCount is the column member_count of list l: its members with its owner, without those that a block hides from the viewer,
// given twice, and suspended ones.
const memberCount = `(SELECT COUNT(*) FROM list_member c WHERE c.list_id = l.id AND c.joined_at IS NOT NULL AND c.user_id NOT IN ` + blockedWith + `) AS member_count`

// joinInvited makes a new user a contributor of the list that their invite names, if it is still there and has room.
func (t *tx) joinInvited(i usedInvite, user string) error {
	if i.ListID == "" {
		return nil
	}
	if err := t.Lock("list " + i.ListID); err != nil {
		return err
	}
	var l heldList
	err := t.Get(&l, `SELECT l.id, l.user_id, l.name, l.for_members FROM list l WHERE l.id = ? AND l.user_id = ? AND l.for_members`, i.ListID, i.UserID)
	if found, err := exists(err); err != nil || !found {
		return err
	}
	err = t.addMember(l, user, schema.RoleContributor, &t.Now)
	if errors.Is(err, schema.ErrTooManyMembers) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := t.touchList(l.ID); err != nil {
		return err
	}
	return t.notify(notice{to: l.Owner, from: user, kind: schema.ListJoined, list: &l})
}
