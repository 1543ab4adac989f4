package store

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"finds/schema"
	"finds/store/sqldb"
)

// NewList is a list to make.
type NewList struct {
	Name        string
	Description *string
	Visibility  string
}

// stored returns what the columns visibility and for_members have for a visibility.
func stored(visibility string) (column string, members bool) {
	if visibility == schema.ListMembers {
		return schema.ListPrivate, true
	}
	return visibility, visibility != schema.ListPrivate
}

// Create makes an empty list of the viewer's. It returns schema.ErrTooManyLists if they have
// schema.ListsMax.
func (v *Lists) Create(ctx context.Context, n NewList) (schema.List, error) {
	id := ""
	err := v.change(ctx, func(t *tx) error {
		var err error
		id, err = v.create(t, n)
		return err
	})
	if err != nil {
		return schema.List{}, err
	}
	return v.Get(ctx, id)
}

func (v *Lists) create(t *tx, n NewList) (id string, err error) {
	if err := t.mayOwnMore(v.viewer); err != nil {
		return "", err
	}
	id = v.store.ids.New(t.Now.Time)
	visibility, members := stored(n.Visibility)
	_, err = t.Exec(`INSERT INTO list (id, user_id, name, description, visibility, for_members, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
		id, v.viewer, n.Name, n.Description, visibility, members, t.Now, t.Now)
	return id, err
}

// mayOwnMore returns schema.ErrTooManyLists if a user has schema.ListsMax lists.
func (t *tx) mayOwnMore(user string) error {
	var all int
	err := t.Get(&all, `SELECT COUNT(*) FROM list WHERE user_id = ?`, user)
	if err == nil && all >= schema.ListsMax {
		err = schema.ErrTooManyLists.Over(schema.ListsMax)
	}
	return err
}

// change runs a transaction in which nothing else changes the viewer's lists.
func (v *Lists) change(ctx context.Context, do func(*tx) error) error {
	return v.store.tx(ctx, func(t *tx) error {
		if err := t.Lock("lists " + v.viewer); err != nil {
			return err
		}
		if err := t.active(v.viewer); err != nil {
			return err
		}
		return do(t)
	})
}

// ListEdit is a change of a list; fields that are not set stay as they are.
type ListEdit struct {
	Name, Visibility               *string
	Description, CoverID, Audience schema.Optional[string]
}

// Update edits a list, as an editor; only its owner changes who sees it and its new finds. The cover has to be one of its finds.
func (v *Lists) Update(ctx context.Context, id string, e ListEdit) (schema.List, error) {
	need := schema.RoleEditor
	if e.Visibility != nil || e.Audience.Set {
		need = schema.RoleOwner
	}
	err := v.changeList(ctx, id, need, func(t *tx, _ heldList) error {
		if e.Visibility != nil {
			visibility, members := stored(*e.Visibility)
			if _, err := t.Exec(`UPDATE list SET visibility = ?, for_members = ? WHERE id = ?`, visibility, members, id); err != nil {
				return err
			}
		}
		if e.Name != nil || e.Visibility != nil || e.Description.Set {
			description := &e.Description.Value
			if e.Description.Null {
				description = nil
			}
			_, err := t.Exec(`UPDATE list SET name = COALESCE(?, name), description = CASE WHEN ? = 1 THEN ? ELSE description END, updated_at = ? WHERE id = ?`,
				e.Name, sqldb.Integer(e.Description.Set), description, t.Now, id)
			if err != nil {
				return err
			}
		}
		if e.Audience.Set {
			if _, err := t.Exec(`UPDATE list SET new_audience = ? WHERE id = ?`, e.Audience.Value, id); err != nil {
				return err
			}
		}
		if !e.CoverID.Set {
			return nil
		}
		// The cover does not change updated_at: it may be a find that others may not see.
		if _, err := t.Exec(`UPDATE list_find SET is_cover = FALSE WHERE list_id = ? AND is_cover`, id); err != nil || e.CoverID.Null {
			return err
		}
		n, err := t.Exec(`UPDATE list_find SET is_cover = TRUE WHERE list_id = ? AND find_id IN (SELECT f.id FROM find f WHERE f.id = ? AND `+v.seesFind.SQL+`)`,
			v.seesFind.ArgsAfter(id, e.CoverID.Value)...)
		if err == nil && n == 0 {
			err = schema.ErrField("body.coverId", schema.RuleListed, "expected the id of a find of the list")
		}
		return err
	})
	if err != nil {
		return schema.List{}, err
	}
	return v.Get(ctx, id)
}

// Delete deletes a list, but not its finds.
func (v *Lists) Delete(ctx context.Context, id string) error {
	return v.changeList(ctx, id, schema.RoleOwner, func(t *tx, _ heldList) error {
		_, err := t.Exec(`DELETE FROM list WHERE id = ?`, id)
		return err
	})
}

// listGap is the distance between the places of two finds that were added one after the other.
const listGap = 1 << 20

// Entry is what a member says about a find that they put into a list. Members that are nil stay as they are, or as they are by default.
type Entry struct {
	Note                       *string
	Exact, Shareable, Editable *bool // of the author of the find alone: see schema.Listed
}

// Add adds a find that the viewer may see at the end of a list, as a contributor. If they have added it before, it changes the
// entry; if somebody else has, the author takes its place, and for others nothing changes. It returns schema.ErrListFull if the
// list has schema.ListFindsMax.
func (v *Lists) Add(ctx context.Context, id, find string, e Entry) error {
	return v.changeList(ctx, id, schema.RoleContributor, func(t *tx, l heldList) error {
		f, err := t.findFor(v.viewer, find)
		if err != nil {
			return err
		}
		if f.UserID != v.viewer && (e.Exact != nil || e.Shareable != nil || e.Editable != nil) {
			return schema.ErrNotAuthor
		}
		return v.add(t, l, f, e)
	})
}

// add is Add in a list that the transaction holds.
func (v *Lists) add(t *tx, l heldList, f findRow, e Entry) error {
	n, err := t.Exec(`UPDATE list_find SET note = COALESCE(?, CASE WHEN added_by = ? THEN note ELSE '' END), exact = COALESCE(?, exact), shareable = COALESCE(?, shareable), editable = COALESCE(?, editable),
		added_by = ? WHERE list_id = ? AND find_id = ? AND (added_by = ? OR ? = ?)`, e.Note, v.viewer, e.Exact, e.Shareable, e.Editable, v.viewer, l.ID, f.ID, v.viewer, f.UserID, v.viewer)
	if err != nil {
		return err
	}
	if n == 1 {
		return t.repeatInLists(f.ID)
	}
	var last struct {
		Finds int   `db:"finds"`
		Place int64 `db:"place"`
	}
	if err := t.Get(&last, `SELECT COUNT(*) AS finds, COALESCE(MAX(place), 0) AS place FROM list_find WHERE list_id = ?`, l.ID); err != nil {
		return err
	}
	n, err = t.Exec(`INSERT INTO list_find (list_id, find_id, place, added_by, added_at, note, exact, shareable, editable)
		VALUES (?, ?, ?, ?, ?, COALESCE(?, ''), COALESCE(?, EXISTS (SELECT 1 FROM list_member c WHERE c.list_id = ?)), COALESCE(?, FALSE), COALESCE(?, FALSE)) ON CONFLICT (list_id, find_id) DO NOTHING`,
		l.ID, f.ID, last.Place+listGap, v.viewer, t.Now, e.Note, e.Exact, l.ID, e.Shareable, e.Editable)
	if err != nil || n == 0 {
		return err
	}
	if last.Finds >= schema.ListFindsMax {
		return schema.ErrListFull.Over(schema.ListFindsMax)
	}
	if err := t.repeatInLists(f.ID); err != nil {
		return err
	}
	return t.tellOfAdded(l, v.viewer, &f)
}

// repeatInLists copies the location and the audience of a find to the entries that its author has added, for privateInLists. It leaves out
// entries that others have added, of which there may be any number.
func (t *tx) repeatInLists(find string) error {
	_, err := t.Exec(`UPDATE list_find SET location_id = l.id, cell = l.cell,
			shows = CASE WHEN f.is_public = 1 OR list_find.added_by IS NULL OR list_find.added_by <> f.user_id THEN 0 ELSE 1 + f.only_me END
		FROM find f JOIN location l ON l.id = f.location_id WHERE f.id = ? AND list_find.find_id = f.id AND (list_find.added_by = f.user_id OR list_find.shows > 0)`, find)
	return err
}

// addNew puts a find that is being published into lists. It returns schema.ErrField for one to which the viewer may not add anything.
func (v *Lists) addNew(t *tx, lists []string, f findRow) error {
	for _, id := range slices.Sorted(slices.Values(lists)) { // in the order of all such transactions, so that none waits for another that waits for it
		if err := t.Lock("list " + id); err != nil {
			return err
		}
	}
	for i, id := range lists {
		l, err := v.hold(t, id)
		if found, err := exists(err); err != nil {
			return err
		} else if !found || !allows(l.Role, schema.RoleContributor) {
			return schema.ErrField(fmt.Sprintf("body.lists[%d]", i), schema.RuleListed, "expected the id of a list to which you may add finds")
		}
		if err := v.add(t, l, f, Entry{}); err != nil {
			return err
		}
		if err := t.touchList(id); err != nil {
			return err
		}
	}
	return nil
}

// Remove removes a find from a list, if it is there: as an editor, as who has added it, or as its author.
func (v *Lists) Remove(ctx context.Context, id, find string) error {
	return v.store.tx(ctx, func(t *tx) error {
		l, err := v.hold(t, id)
		if err != nil {
			return err
		}
		var in struct{ Own, Seen bool }
		see := visible(v.viewer)
		_, err = exists(t.Get(&in, `SELECT COALESCE(x.added_by = ?, FALSE) OR f.user_id = ? AS own, (`+see.SQL+`) IS TRUE AS seen FROM list_find x JOIN find f ON f.id = x.find_id WHERE x.list_id = ? AND x.find_id = ?`,
			slices.Concat([]any{v.viewer, v.viewer}, see.Args, []any{id, find})...))
		switch {
		case err != nil:
			return err
		case l.Role == "" && !in.Own:
			return schema.ErrNotOwner
		case !in.Own && !allows(l.Role, schema.RoleEditor) && in.Seen:
			return schema.ErrListRole
		case !in.Own && !allows(l.Role, schema.RoleEditor): // as if it were not there
			return nil
		}
		_, err = t.Exec(`DELETE FROM list_find WHERE list_id = ? AND find_id = ?`, id, find)
		if err != nil {
			return err
		}
		return t.touchList(id)
	})
}

// Move moves a find of a list to directly before or after another find of the list, as an editor.
func (v *Lists) Move(ctx context.Context, id, find, other string, before bool) error {
	return v.changeList(ctx, id, schema.RoleEditor, func(t *tx, _ heldList) error {
		place, err := placeInList(t, id, find)
		if err != nil || find == other {
			return err
		}
		for range 2 {
			at, err := placeInList(t, id, other)
			if errors.Is(err, schema.ErrNotFound) {
				member := "after"
				if before {
					member = "before"
				}
				err = schema.ErrField("body."+member, schema.RuleListed, "expected the id of another find of the list")
			}
			if err != nil {
				return err
			}
			next, query, way := at+listGap, `SELECT COALESCE(MIN(place), ?) FROM list_find WHERE list_id = ? AND find_id <> ? AND place > ?`, int64(1)
			if before {
				next, query, way = at-listGap, `SELECT COALESCE(MAX(place), ?) FROM list_find WHERE list_id = ? AND find_id <> ? AND place < ?`, -1
			}
			if err := t.Get(&next, query, next, id, find, at); err != nil {
				return err
			}
			if room := (next - at) * way; room > 1 {
				place = at + way*(room/2)
				break
			}
			if err := respaceList(t, id); err != nil {
				return err
			}
		}
		_, err = t.Exec(`UPDATE list_find SET place = ? WHERE list_id = ? AND find_id = ?`, place, id, find)
		return err
	})
}

// RestoredList is a list with its finds, in order.
type RestoredList struct {
	NewList
	Finds []string // ids
	Cover string   // one of them, or ""
}

// Restore makes a list of the viewer's with those of the finds that are theirs. If they have a list of this
// name, it adds the finds that this one lacks to its end, unless more people than those of r.Visibility see that
// one. Repeated, it changes nothing. It returns schema.ErrTooManyLists and schema.ErrListFull where a list does
// not fit.
func (v *Lists) Restore(ctx context.Context, r RestoredList) error {
	return v.change(ctx, func(t *tx) error {
		id, listed, err := v.named(t, r)
		if err != nil {
			return err
		}
		isNew := id == ""
		if isNew {
			if id, err = v.create(t, r.NewList); err != nil {
				return err
			}
		}
		var last int64
		if err := t.Get(&last, `SELECT COALESCE(MAX(place), 0) FROM list_find WHERE list_id = ?`, id); err != nil {
			return err
		}
		for _, find := range r.Finds {
			if listed[find] {
				continue
			}
			if len(listed) >= schema.ListFindsMax {
				return schema.ErrListFull.Over(schema.ListFindsMax)
			}
			n, err := t.Exec(`INSERT INTO list_find (list_id, find_id, place, is_cover, added_by, added_at) SELECT ?, f.id, ?, ?, ?, ? FROM find f WHERE f.id = ? AND f.user_id = ? ON CONFLICT (list_id, find_id) DO NOTHING`,
				id, last+listGap, isNew && find == r.Cover, v.viewer, t.Now, find, v.viewer)
			if err != nil {
				return err
			}
			if n == 0 { // it has been deleted
				continue
			}
			if err := t.repeatInLists(find); err != nil {
				return err
			}
			listed[find], last = true, last+listGap
		}
		return nil
	})
}

// listWidths are the visibilities, from the fewest viewers to the most.
var listWidths = []string{schema.ListPrivate, schema.ListMembers, schema.ListFriends, schema.ListPublic}

// named returns the viewer's list to which a restored one adds its finds, and the finds that it has, or "". A list
// that already has all of them may have more viewers, or a link.
func (v *Lists) named(t *tx, r RestoredList) (id string, listed map[string]bool, err error) {
	var all []struct {
		ID         string `db:"id"`
		Visibility string `db:"visibility"`
		IsShared   bool   `db:"is_shared"`
	}
	err = t.Select(&all, `SELECT l.id, `+listVisibility+`, EXISTS (SELECT 1 FROM share s WHERE s.list_id = l.id) OR l.join_code IS NOT NULL OR EXISTS (SELECT 1 FROM list_member m WHERE m.list_id = l.id) AS is_shared
		FROM list l WHERE l.user_id = ? AND l.name = ? ORDER BY l.id`, v.viewer, r.Name)
	for _, l := range all {
		if err := t.Lock("list " + l.ID); err != nil {
			return "", nil, err
		}
		var finds []string
		if err := t.Select(&finds, `SELECT find_id FROM list_find WHERE list_id = ?`, l.ID); err != nil {
			return "", nil, err
		}
		listed = map[string]bool{}
		for _, find := range finds {
			listed[find] = true
		}
		wider := l.IsShared || slices.Index(listWidths, l.Visibility) > slices.Index(listWidths, r.Visibility)
		if !wider || !slices.ContainsFunc(r.Finds, func(find string) bool { return !listed[find] }) {
			return l.ID, listed, nil
		}
	}
	return "", map[string]bool{}, err
}

func placeInList(t *tx, list, find string) (place int64, err error) {
	err = t.Get(&place, `SELECT place FROM list_find WHERE list_id = ? AND find_id = ?`, list, find)
	return place, err
}

// respaceList makes room between all finds of a list, in their order.
func respaceList(t *tx, list string) error {
	_, err := t.Exec(`UPDATE list_find SET place = r.n * ? FROM (SELECT find_id, ROW_NUMBER() OVER (ORDER BY place, find_id) AS n FROM list_find WHERE list_id = ?) r
		WHERE list_find.list_id = ? AND list_find.find_id = r.find_id`, listGap, list, list)
	return err
}
