package store

import (
	"context"
	"slices"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// FindEdit is a change of a find; what is not set stays as it is.
type FindEdit struct {
	Title                 *string
	Description, Category schema.Optional[string]
	Public                *bool
	Media                 []MediaEdit // attached, or put in this order
	Remove                []string    // ids of media
	Versions              []int64     // of the states that it may change, or nil for any; see Version
}

// Version is the number of a find's state that clients may change: it rises
// with every edit and with nothing else.
func Version(updated schema.Time) int64 { return updated.UnixMilli() }

// UpdateFind changes a find of the owner's, all of it or nothing. It returns
// the storage paths of the media that it removed. What changes nothing writes
// nothing.
func (s *Store) UpdateFind(ctx context.Context, owner, id string, e FindEdit) (find schema.Find, files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		files = nil
		f, err := t.ownFind(owner, id)
		if err != nil {
			return err
		}
		if e.Versions != nil && !slices.Contains(e.Versions, Version(f.UpdatedAt)) {
			return schema.ErrStale
		}
		old := f
		e.apply(&f)
		var changed bool
		if files, changed, err = t.editMedia(s, owner, id, e.Media, e.Remove); err != nil {
			return err
		}
		texts := f.Title != old.Title || !same(f.Description, old.Description) || !same(f.Category, old.Category)
		if !changed && !texts && f.Public == old.Public {
			return nil
		}
		updated := t.Now
		if !updated.After(f.UpdatedAt.Time) {
			updated = schema.At(f.UpdatedAt.Add(time.Millisecond))
		}
		_, err = t.Exec(`UPDATE find SET title = ?, description = ?, category = ?, is_public = ?, updated_at = ?, version = version + 1 WHERE id = ?`,
			f.Title, f.Description, f.Category, f.Public, updated, id)
		if err != nil {
			return err
		}
		l, err := t.location(f.LocationID)
		if err != nil {
			return err
		}
		if texts || f.Public != old.Public {
			t.unindex(f.Doc, old.text(l))
			t.index(f.Doc, f.text(l))
		}
		if f.Public != old.Public {
			t.countPublic(l, f.Public-old.Public)
		}
		return nil
	})
	if err != nil {
		return schema.Find{}, nil, err
	}
	find, err = s.Find(context.WithoutCancel(ctx), owner, id) // it is stored, also if the caller has gone
	return find, files, err
}

// apply writes the change into a row.
func (e FindEdit) apply(f *findRow) {
	if e.Title != nil {
		f.Title = *e.Title
	}
	set(&f.Description, e.Description)
	set(&f.Category, e.Category)
	if e.Public != nil {
		f.Public = sqldb.Integer(*e.Public)
	}
}

// same reports whether two optional texts are equal.
func same(a, b *string) bool { return a == b || a != nil && b != nil && *a == *b }

// set applies an optional text to a column.
func set(column **string, o schema.Optional[string]) {
	if !o.Set {
		return
	}
	*column = &o.Value
	if o.Null {
		*column = nil
	}
}
