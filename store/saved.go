package store

import (
	"context"
	"database/sql"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// SaveFind saves a find for the viewer in a state, schema.SavedWant or schema.SavedBeen, in
// place of another one. Saving it in the same state again changes nothing.
func (s *Store) SaveFind(ctx context.Context, viewer, id, state string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.requireVisible(viewer, id); err != nil {
			return err
		}
		_, err := t.Exec(`INSERT INTO find_saved (find_id, user_id, state, saved_at) VALUES (?, ?, ?, ?)
			ON CONFLICT (find_id, user_id) DO UPDATE SET state = excluded.state, saved_at = excluded.saved_at WHERE find_saved.state <> excluded.state`,
			id, viewer, state, t.Now)
		return err
	})
}

// UnsaveFind undoes SaveFind. It returns schema.ErrNotFound for a find that the viewer may not
// see, and yet removes it: the result is the same whether or not it was saved, and so does not
// reveal that it exists.
func (s *Store) UnsaveFind(ctx context.Context, viewer, id string) error {
	return s.unlist(ctx, "find_saved", viewer, id)
}

// unlist removes a find from a table of the viewer's, with the errors of UnsaveFind.
func (s *Store) unlist(ctx context.Context, table, viewer, id string) error {
	seen := false
	err := s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM `+table+` WHERE find_id = ? AND user_id = ?`, id, viewer)
		if err == nil {
			seen, err = exists(t.requireVisible(viewer, id))
		}
		return err
	})
	if err == nil && !seen {
		err = schema.ErrNotFound
	}
	return err
}

// SavedFinds lists the finds that the viewer has saved in a state, or in any for "", the
// last saved first. Those that they may not see are left out: a page may have fewer finds
// than its limit, even none, and yet be followed by another.
func (s *Store) SavedFinds(ctx context.Context, viewer, state string, p Page) ([]schema.Find, string, error) {
	list := schema.ListID("saved", viewer, state, p.Asc)
	return s.ownList(ctx, viewer, list, ownTable{"find_saved", "saved_at", sqldb.Equal("state", state)}, p)
}

// DismissFind leaves a find of another user out of the viewer's lists and maps. Dismissing it
// again changes nothing. It returns schema.ErrTooManyDismissed for a viewer who has dismissed
// schema.DismissedMax finds.
func (s *Store) DismissFind(ctx context.Context, viewer, id string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.Lock(viewer); err != nil {
			return err
		}
		f, err := t.findFor(viewer, id)
		if err != nil {
			return err
		}
		if f.UserID == viewer {
			return schema.ErrOwnFind
		}
		n, err := t.Exec(`INSERT INTO find_dismissed (user_id, find_id, dismissed_at) VALUES (?, ?, ?) ON CONFLICT (user_id, find_id) DO NOTHING`,
			viewer, id, t.Now)
		if err != nil || n == 0 {
			return err
		}
		var all int
		err = t.Get(&all, `SELECT COUNT(*) FROM find_dismissed WHERE user_id = ?`, viewer)
		if err == nil && all > schema.DismissedMax {
			err = schema.ErrTooManyDismissed.Over(schema.DismissedMax)
		}
		return err
	})
}

// RecallFind undoes DismissFind, with the errors of UnsaveFind.
func (s *Store) RecallFind(ctx context.Context, viewer, id string) error {
	return s.unlist(ctx, "find_dismissed", viewer, id)
}

// DismissedFinds lists the finds that the viewer has dismissed, in pages like those of SavedFinds.
func (s *Store) DismissedFinds(ctx context.Context, viewer string, p Page) ([]schema.Find, string, error) {
	return s.ownList(ctx, viewer, schema.ListID("dismissed", viewer, p.Asc), ownTable{"find_dismissed", "dismissed_at", sqldb.Cond{}}, p)
}

// ownTable is a table of finds that users keep for themselves.
type ownTable struct {
	name, at string     // at is the column of the time that orders it
	which    sqldb.Cond // the rows that a list has
}

// ownList lists the finds in a table of the viewer's, by time. Those that they may not see are
// left out.
func (s *Store) ownList(ctx context.Context, viewer, list string, table ownTable, p Page) ([]schema.Find, string, error) {
	after, _, err := p.after(list, table.at, "find_id")
	if err != nil {
		return nil, "", err
	}
	w, args := sqldb.Where(sqldb.Equal("user_id", viewer), table.which, after)
	var refs []findRef
	var last rowKey // that has been read
	n, full := 0, false
	most := min(s.limits.steps, 2*p.Limit+100) // as the page is sorted, all are read
	see := visible(viewer)
	err = s.db.Each(ctx, func(rows *sql.Rows) error {
		var r findRef
		var k rowKey
		var shown bool
		if err := rows.Scan(r.into(&k.At, &k.ID, &shown)...); err != nil {
			return err
		}
		if full = shown && len(refs) == p.Limit; full { // a hidden find must not reveal itself by another page
			return errEnough
		}
		if last, n = k, n+1; shown {
			refs = append(refs, r)
		}
		return nil
	}, `SELECT `+refColumns+`, v.at, v.find_id, `+see.Column()+` FROM (SELECT find_id, `+table.at+` AS at FROM `+table.name+w+p.order(table.at, "find_id")+
		` LIMIT `+sqldb.Limit+`) v JOIN find f ON f.id = v.find_id`+p.order("v.at", "v.find_id"),
		slices.Concat(refArgs(viewer), see.Args, args, []any{most})...)
	if err = enough(err); err != nil {
		return nil, "", err
	}
	next := ""
	if full || n == most {
		next = last.cursor(list)
	}
	finds, err := s.lookUp(ctx, viewer, refs)
	return finds, next, err
}

// markOwn sets how the viewer has saved each find of a list, and which they have dismissed. With
// CROSS JOIN, SQLite looks each of them up, and does not read all that the viewer has saved.
func (s *Store) markOwn(ctx context.Context, viewer string, finds []schema.Find) error {
	if len(finds) == 0 {
		return nil
	}
	ids := make([]string, len(finds))
	for i, f := range finds {
		ids[i] = f.ID
	}
	marks, args := sqldb.In(ids)
	const dismissed = "dismissed" // in the place of a state of find_saved
	states := map[string]string{}
	away := map[string]bool{}
	err := s.db.Each(ctx, func(rows *sql.Rows) error {
		var id, state string
		err := rows.Scan(&id, &state)
		if state == dismissed {
			away[id] = true
		} else {
			states[id] = state
		}
		return err
	}, `SELECT v.find_id, v.state FROM find f CROSS JOIN find_saved v WHERE f.id IN (`+marks+`) AND v.find_id = f.id AND v.user_id = ?
		UNION ALL SELECT v.find_id, '`+dismissed+`' FROM find f CROSS JOIN find_dismissed v WHERE f.id IN (`+marks+`) AND v.find_id = f.id AND v.user_id = ?`,
		slices.Concat(args, []any{viewer}, args, []any{viewer})...)
	for i := range finds {
		finds[i].Saved, finds[i].Dismissed = states[finds[i].ID], away[finds[i].ID]
	}
	return err
}
