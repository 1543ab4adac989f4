package store

// This file has what is new in lists: notifications of finds that were added, the streams of those who have a list
// open, and what was added since a member's last visit.

import (
	"context"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// tellOfAdded notifies the other members of a list who may see a find that was added to it, and not those who mute its adder or
// author. Those who want daily news of it hear of it then.
func (t *tx) tellOfAdded(l heldList, by string, f *findRow) error {
	if !l.Members {
		return nil
	}
	n := notice{from: by, kind: schema.ListAdded, find: f, list: &l}
	members, err := t.inSight(n, sqldb.Cond{SQL: `u.id <> ? AND u.id IN (SELECT k.user_id FROM list_member k WHERE k.list_id = ? AND k.joined_at IS NOT NULL AND ` + newsOfList + ` = 'each')
		AND u.id NOT IN (SELECT q.user_id FROM mute q WHERE q.muted_id IN (?, ?))`, Args: []any{by, l.ID, by, f.UserID}})
	for _, user := range members {
		if err == nil {
			err = t.tellQuietly(n.of(schema.ListAdded, user))
		}
	}
	return err
}

// touchList tells the streams of a list that it has changed.
func (t *tx) touchList(id string) error {
	_, err := t.Exec(`UPDATE list SET change_id = ? WHERE id = ?`, t.newID(), id)
	t.AfterCommit(func() { t.s.streams.wake(listKey(id)) })
	return err
}

// touchListsOf tells the streams of the lists into which its author, or one of the owners that it had while it was in the bin, has
// put a find that it has changed. Of others there may be any number, and their members may not see it.
func (t *tx) touchListsOf(find string, authors ...string) error {
	var lists []string
	marks, args := sqldb.In(authors)
	err := t.Select(&lists, `SELECT list_id FROM list_find WHERE find_id = ? AND added_by IN (`+marks+`) ORDER BY list_id`, append([]any{find}, args...)...)
	for _, id := range lists {
		if err == nil {
			err = t.touchList(id)
		}
	}
	return err
}

// ListChange returns the id of the last change of a list, or schema.ErrNotFound unless the viewer sees it as its owner or a
// member: it tells of changes of any find in it.
func (v *Lists) ListChange(ctx context.Context, id string) (change string, err error) {
	err = v.store.db.Get(ctx, &change, `SELECT l.change_id FROM list l WHERE l.id = ? AND `+inList+` AND `+v.seesList.SQL, v.seesList.ArgsAfter(id, v.viewer, v.viewer)...)
	return change, err
}

// Visit notes that the viewer, a member, has read a list. Finds that were added earlier are no longer new to them.
func (v *Lists) Visit(ctx context.Context, id string) error {
	return v.store.tx(ctx, func(t *tx) error {
		if _, err := v.hold(t, id); err != nil {
			return err
		}
		_, err := t.Exec(`UPDATE list_member SET visited_at = ? WHERE list_id = ? AND user_id = ? AND joined_at IS NOT NULL`, t.Now, id, v.viewer)
		return err
	})
}

// isNew is the condition that somebody else has added row x of list_find since the visit of member k, the viewer.
const isNew = `x.added_by <> k.user_id AND x.added_at > COALESCE(k.visited_at, k.joined_at)`

// news returns how many finds that the viewer may see are new to them in each of some lists.
func (v *Lists) news(ctx context.Context, ids []string) (map[string]int, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	marks, args := sqldb.In(ids)
	var rows []struct {
		ListID string `db:"list_id"`
		Finds  int    `db:"finds"`
	}
	err := v.store.db.Select(ctx, &rows, `SELECT x.list_id, COUNT(*) AS finds FROM list_member k JOIN list_find x ON x.list_id = k.list_id JOIN find f ON f.id = x.find_id
		WHERE k.user_id = ? AND k.joined_at IS NOT NULL AND x.list_id IN (`+marks+`) AND `+isNew+` AND `+v.seesFind.SQL+` GROUP BY x.list_id`, slices.Concat([]any{v.viewer}, args, v.seesFind.Args)...)
	of := make(map[string]int, len(rows))
	for _, r := range rows {
		of[r.ListID] = min(r.Finds, schema.ListNewsMax)
	}
	return of, err
}
