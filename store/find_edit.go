package store

import (
	"context"
	"errors"
	"slices"
	"time"

	"finds/schema"
	"finds/store/geo"
	"finds/store/search"
	"finds/store/sqldb"
)

// FindEdit is a change of a find; fields that are not set stay as they are.
type FindEdit struct {
	LocationID            *string // to which the find moves
	Area                  *int    // as which it is shown, in kilometres; 0 is the exact place
	ExactForFriends       *bool   // whether friends see where it is, if it is shown as an area
	LiftHome              bool    // the home zone of the owner does not hold for this place of the find
	AreaName              Namer
	Title                 *string
	Description, Category schema.Optional[string]
	Public                *bool       // false leaves a find for its owner alone as it is
	OnlyMe                *bool       // beside Public
	Media                 []MediaEdit // attached, or put in this order
	Remove                []string    // ids of media
	Versions              []int64     // of the states that it may change, or nil for any; see Version
	restores              *versionRow // whose media it restores
	noFiner               bool        // it is shown no more exactly than now
}

// Version is the number of a find's state that clients may change: it rises
// with every edit and with nothing else.
func Version(updated schema.Time) int64 { return updated.UnixMilli() }

// UpdateFind changes a find of the viewer, or one that they edit in a list, in one transaction. It returns the
// storage paths of the media that it removed. An edit without a change writes
// nothing.
func (s *Store) UpdateFind(ctx context.Context, viewer, id string, e FindEdit) (find schema.Find, files []string, err error) {
	err = untilStill(func() (err error) {
		find, files, err = s.updateFind(ctx, viewer, id, e)
		return err
	})
	return find, files, err
}

// untilStill repeats a write, which looks up the place of a find before its transaction, while it returns errMoved. It
// returns schema.ErrStale if others move the find each time.
func untilStill(write func() error) error {
	for range 3 {
		if err := write(); !errors.Is(err, errMoved) {
			return err
		}
	}
	return schema.ErrStale
}

// errMoved says that another request has moved a find, or has changed who sees it, while its new place was looked up.
var errMoved = errors.New("the find has been moved meanwhile")

// isOfEditors reports whether editors of a list may make an edit: it does not change who sees the find, how exactly, or which media it has.
func (e FindEdit) isOfEditors() bool {
	return e.Area == nil && e.ExactForFriends == nil && !e.LiftHome && e.Public == nil && e.OnlyMe == nil && len(e.Remove) == 0 &&
		!slices.ContainsFunc(e.Media, func(m MediaEdit) bool { return m.ID == "" })
}

// authorFor returns the author of a find that the viewer edits in a list, and otherwise the viewer, even of a find of somebody else.
func authorFor(get getter, viewer, id string) (author string, err error) {
	may := edits(viewer)
	found, err := exists(get(&author, `SELECT f.user_id FROM find f WHERE f.id = ? AND f.user_id <> ? AND `+may.SQL, may.ArgsAfter(id, viewer)...))
	if !found {
		author = viewer
	}
	return author, err
}

func (s *Store) updateFind(ctx context.Context, viewer, id string, e FindEdit) (find schema.Find, files []string, err error) {
	owner := viewer
	if e.isOfEditors() {
		if owner, err = authorFor(s.getter(ctx), viewer, id); err != nil {
			return find, nil, err
		}
	}
	p, err := s.placing(ctx, viewer, owner, id, e)
	if err != nil {
		return find, nil, err
	}
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		f, err := t.findFor(viewer, id)
		if err == nil && f.UserID != viewer {
			if author, failed := authorFor(t.Get, viewer, id); failed != nil {
				err = failed
			} else if author != f.UserID || owner != f.UserID {
				err = schema.ErrNotOwner
			}
		}
		if err != nil {
			return t.explain(viewer, id, err)
		}
		if e.Versions != nil && !slices.Contains(e.Versions, Version(f.UpdatedAt)) {
			return schema.ErrStale
		}
		old := f
		if p.isSet {
			if err := p.holds(t, f); err != nil {
				return err
			}
			if p.notThere != nil {
				return p.notThere
			}
			f.LocationID = p.to.ID
		}
		e.apply(&f)
		k := &keeper{t: t, f: old, by: viewer, always: e.restores != nil}
		list, remove := e.Media, e.Remove
		if e.restores != nil {
			if list, remove, err = t.bringBack(k, f.UserID == viewer, e.restores); err != nil {
				return err
			}
		}
		var changed bool
		if files, changed, err = t.editMedia(owner, id, list, remove, k.keep); err != nil {
			return err
		}
		moved := f.LocationID != old.LocationID || p.isNew
		if !changed && f.sameTexts(old) && !moved && f.sameAudience(old) {
			return nil
		}
		if !f.sameTexts(old) || moved { // who sees it is not in the history
			if _, err := k.keep(); err != nil {
				return err
			}
		}
		if p.isNew {
			if err := writeExact(t.Tx, id, p.exact); err != nil {
				return err
			}
		}
		isOthers, isOwn := moved && f.UserID != viewer, moved && f.UserID == viewer && e.LocationID != nil
		_, err = t.Exec(`UPDATE find SET title = ?, description = ?, category = ?, is_public = ?, only_me = ?, updated_at = ?, moved = (moved OR ?) AND NOT ?, version = version + 1 WHERE id = ?`,
			f.Title, f.Description, f.Category, f.Public, f.OnlyMe, t.later(f.UpdatedAt), isOthers, isOwn, id)
		if err != nil {
			return err
		}
		if f.OnlyMe > old.OnlyMe { // the notifications of others go, as when it is deleted
			if _, err := t.Exec(`DELETE FROM notification WHERE find_id = ? AND user_id <> ?`, id, owner); err != nil {
				return err
			}
		}
		if err := t.touchListsOf(id, f.UserID); err != nil {
			return err
		}
		if err := k.trim(&files); err != nil {
			return err
		}
		if f.UserID != viewer {
			if err := t.tellQuietly(notice{to: f.UserID, from: viewer, kind: schema.FindEdited, find: &f}); err != nil {
				return err
			}
		}
		return t.follow(old, f, p.to)
	})
	if err != nil {
		return schema.Find{}, nil, err
	}
	find, err = s.Find(context.WithoutCancel(ctx), viewer, id) // it is stored, also if the caller has gone
	return find, files, err
}

// later is the time of an edit of what was last edited at a time: versions rise with every edit.
func (t *tx) later(edited schema.Time) schema.Time {
	if t.Now.After(edited.Time) {
		return t.Now
	}
	return schema.At(edited.Add(time.Millisecond))
}

// follow writes what depends on the location, the texts and the visibility of a find, which are old and now f. If it has
// moved, it is at to.
func (t *tx) follow(old, f findRow, to locationRow) error {
	from, err := t.location(old.LocationID)
	if err != nil {
		return err
	}
	moved := f.LocationID != old.LocationID
	if moved {
		err = t.move(f.ID, to)
	} else if to = from; !f.sameAudience(old) {
		err = t.repeatInLists(f.ID)
	}
	if err != nil {
		return err
	}
	if moved || !f.sameAudience(old) || !f.sameTexts(old) {
		search.Unindex(t.Tx, f.Doc, old.text(from))
		search.Index(t.Tx, f.Doc, f.text(to))
	}
	if moved || f.Public != old.Public {
		t.countPublic(from, -old.Public)
		t.countPublic(to, f.Public)
	}
	return nil
}

// move gives a find the fields of another location that it repeats.
func (t *tx) move(id string, to locationRow) error {
	_, err := t.Exec(`UPDATE find SET location_id = ?, latitude = ?, longitude = ?, location_name = ?, area = ?, version = version + 1 WHERE id = ?`,
		to.ID, geo.Degrees(to.Latitude), geo.Degrees(to.Longitude), to.Name, to.Area, id)
	if errors.Is(err, schema.ErrNotFound) { // the location has gone meanwhile
		err = errLocation
	}
	if err != nil {
		return err
	}
	return t.repeatInLists(id)
}

// apply writes the change into a row.
func (e FindEdit) apply(f *findRow) {
	if e.Title != nil {
		f.Title = *e.Title
	}
	setOptional(&f.Description, e.Description)
	setOptional(&f.Category, e.Category)
	if e.Public != nil {
		f.Public = sqldb.Integer(*e.Public)
	}
	if e.OnlyMe != nil {
		f.OnlyMe = sqldb.Integer(*e.OnlyMe)
	}
	if f.Public == 1 {
		f.OnlyMe = 0
	}
}

// sameAudience reports whether those who see a find are those of before.
func (f findRow) sameAudience(old findRow) bool {
	return f.Public == old.Public && f.OnlyMe == old.OnlyMe
}

// sameTexts reports whether the texts of a find are those of before.
func (f findRow) sameTexts(old findRow) bool {
	return f.Title == old.Title && equalText(f.Description, old.Description) && equalText(f.Category, old.Category)
}

// equalText reports whether two optional texts are equal.
func equalText(a, b *string) bool { return a == b || a != nil && b != nil && *a == *b }

// setOptional applies an optional text to a column.
func setOptional(column **string, o schema.Optional[string]) {
	if !o.Set {
		return
	}
	*column = &o.Value
	if o.Null {
		*column = nil
	}
}
