package store

import (
	"context"
	"errors"
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
	var all int
	if err := t.Get(&all, `SELECT COUNT(*) FROM list WHERE user_id = ?`, v.viewer); err != nil {
		return "", err
	}
	if all >= schema.ListsMax {
		return "", schema.ErrTooManyLists.Over(schema.ListsMax)
	}
	id = v.store.ids.New(t.Now.Time)
	_, err = t.Exec(`INSERT INTO list (id, user_id, name, description, visibility, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
		id, v.viewer, n.Name, n.Description, n.Visibility, t.Now, t.Now)
	return id, err
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

// changeList is change for one list of the viewer's.
func (v *Lists) changeList(ctx context.Context, id string, do func(*tx) error) error {
	return v.change(ctx, func(t *tx) error {
		owner := ""
		if err := t.Get(&owner, `SELECT l.user_id FROM list l WHERE l.id = ? AND `+v.seesList.SQL, v.seesList.ArgsAfter(id)...); err != nil {
			return err
		}
		if owner != v.viewer {
			return schema.ErrNotOwner
		}
		return do(t)
	})
}

// ListEdit is a change of a list; fields that are not set stay as they are.
type ListEdit struct {
	Name, Visibility     *string
	Description, CoverID schema.Optional[string]
}

// Update edits a list. The cover has to be one of its finds.
func (v *Lists) Update(ctx context.Context, id string, e ListEdit) (schema.List, error) {
	err := v.changeList(ctx, id, func(t *tx) error {
		if e.Name != nil || e.Visibility != nil || e.Description.Set {
			description := &e.Description.Value
			if e.Description.Null {
				description = nil
			}
			_, err := t.Exec(`UPDATE list SET name = COALESCE(?, name), visibility = COALESCE(?, visibility),
				description = CASE WHEN ? = 1 THEN ? ELSE description END, updated_at = ? WHERE id = ?`,
				e.Name, e.Visibility, sqldb.Integer(e.Description.Set), description, t.Now, id)
			if err != nil {
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
		n, err := t.Exec(`UPDATE list_find SET is_cover = TRUE WHERE list_id = ? AND find_id = ?`, id, e.CoverID.Value)
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
	return v.changeList(ctx, id, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM list WHERE id = ?`, id)
		return err
	})
}

// listGap is the distance between the places of two finds that were added one after the other.
const listGap = 1 << 20

// Add adds a find of the viewer's at the end of a list, unless it is there. It returns
// schema.ErrListFull if the list has schema.ListFindsMax.
func (v *Lists) Add(ctx context.Context, id, find string) error {
	return v.changeList(ctx, id, func(t *tx) error {
		if _, err := t.ownFind(v.viewer, find); err != nil {
			return err
		}
		var l struct {
			Finds int   `db:"finds"`
			Last  int64 `db:"last"`
		}
		if err := t.Get(&l, `SELECT COUNT(*) AS finds, COALESCE(MAX(place), 0) AS last FROM list_find WHERE list_id = ?`, id); err != nil {
			return err
		}
		n, err := t.Exec(`INSERT INTO list_find (list_id, find_id, place) VALUES (?, ?, ?) ON CONFLICT (list_id, find_id) DO NOTHING`, id, find, l.Last+listGap)
		if err == nil && n == 1 && l.Finds >= schema.ListFindsMax {
			err = schema.ErrListFull.Over(schema.ListFindsMax)
		}
		return err
	})
}

// Remove removes a find from a list, if it is there.
func (v *Lists) Remove(ctx context.Context, id, find string) error {
	return v.changeList(ctx, id, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM list_find WHERE list_id = ? AND find_id = ?`, id, find)
		return err
	})
}

// Move moves a find of a list to directly before or after another find of the list.
func (v *Lists) Move(ctx context.Context, id, find, other string, before bool) error {
	return v.changeList(ctx, id, func(t *tx) error {
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
			n, err := t.Exec(`INSERT INTO list_find (list_id, find_id, place, is_cover) SELECT ?, f.id, ?, ? FROM find f WHERE f.id = ? AND f.user_id = ?`,
				id, last+listGap, isNew && find == r.Cover, find, v.viewer)
			if err != nil {
				return err
			}
			if n == 1 { // it may have been deleted
				listed[find], last = true, last+listGap
			}
		}
		return nil
	})
}

// listWidths are the visibilities, from the fewest viewers to the most.
var listWidths = []string{schema.ListPrivate, schema.ListFriends, schema.ListPublic}

// named returns the viewer's list to which a restored one adds its finds, and the finds that it has, or "". A list
// that already has all of them may have more viewers, or a link.
func (v *Lists) named(t *tx, r RestoredList) (id string, listed map[string]bool, err error) {
	var all []struct {
		ID         string `db:"id"`
		Visibility string `db:"visibility"`
		IsShared   bool   `db:"is_shared"`
	}
	err = t.Select(&all, `SELECT l.id, l.visibility, EXISTS (SELECT 1 FROM share s WHERE s.list_id = l.id) AS is_shared
		FROM list l WHERE l.user_id = ? AND l.name = ? ORDER BY l.id`, v.viewer, r.Name)
	for _, l := range all {
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
