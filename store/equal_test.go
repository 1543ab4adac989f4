package store_test

import (
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestNothingChanged writes the values that are already stored: no version
// rises, no time changes, and no text is indexed again.
func TestNothingChanged(t *testing.T) {
	t.Parallel()
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		_, find := at(t, s, ann, 48, 2, "Quay", true)
		var media []store.MediaEdit
		for _, digit := range []string{"5", "6"} {
			key := digit + "f0c6a1b2c3d4e5f60718293a4b5c6d7"
			path := "m/" + key[:2] + "/" + key + ".webp"
			err := s.CreateUploads(ctx, ann, []schema.Upload{{Key: key, Type: "image", URL: path, ThumbnailURL: path + "t", FallbackURL: path + "f", FallbackThumbnailURL: path + "ft"}})
			if err != nil {
				t.Fatal(err)
			}
			media = append(media, store.MediaEdit{URL: path})
		}
		title, text, public, name := "Find at Quay", "old", true, "ann"
		first, _, err := s.UpdateFind(ctx, ann, find, store.FindEdit{Description: schema.Optional[string]{Set: true, Value: text}, Media: media})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.SetLike(ctx, ben, find, true); err != nil {
			t.Fatal(err)
		}
		c, err := s.CreateComment(ctx, ben, store.NewComment{FindID: find, Content: "x"})
		if err != nil {
			t.Fatal(err)
		}
		state := func() [2]int64 {
			t.Helper()
			version, err := s.Read(ctx, `SELECT SUM(version) FROM find`)
			if err != nil {
				t.Fatal(err)
			}
			edited, err := s.Read(ctx, `SELECT COUNT(*) FROM find_comment WHERE updated_at <> created_at`)
			if err != nil {
				t.Fatal(err)
			}
			return [2]int64{version, edited}
		}
		edit := func(e store.FindEdit) func() error {
			return func() error { _, _, err := s.UpdateFind(ctx, ann, find, e); return err }
		}
		before := state()
		for what, do := range map[string]func() error{
			"nothing":       edit(store.FindEdit{}),
			"its texts":     edit(store.FindEdit{Title: &title, Public: &public, Description: schema.Optional[string]{Set: true, Value: text}, Category: schema.Optional[string]{Set: true, Null: true}}),
			"its media":     edit(store.FindEdit{Media: []store.MediaEdit{{ID: first.Media[0].ID}, {ID: first.Media[1].ID}}}),
			"the first one": edit(store.FindEdit{Media: []store.MediaEdit{{ID: first.Media[0].ID}}}),
			"a like":        func() error { _, err := s.SetLike(ctx, ben, find, true); return err },
			"no like":       func() error { _, err := s.SetLike(ctx, ann, find, false); return err },
			"a comment":     func() error { _, err := s.UpdateComment(ctx, ben, find, c.ID, "x"); return err },
			"a name":        func() error { _, err := s.UpdateUser(ctx, ann, store.UserEdit{Username: &name}); return err },
			"no picture":    func() error { _, _, err := s.SetPicture(ctx, ann, ""); return err },
		} {
			if err := do(); err != nil {
				t.Fatalf("%s: %v", what, err)
			}
			if now := state(); now != before {
				t.Errorf("%s: version and edits are %v, were %v", what, now, before)
			}
			if f, err := s.Find(ctx, ann, find); err != nil || f.UpdatedAt != first.UpdatedAt || f.LikeCount != 1 {
				t.Errorf("%s: %+v, %v", what, f, err)
			}
		}
		swap := edit(store.FindEdit{Media: []store.MediaEdit{{ID: first.Media[1].ID}}})
		if err := swap(); err != nil {
			t.Fatal(err)
		}
		if f, err := s.Find(ctx, ann, find); err != nil || !f.UpdatedAt.After(first.UpdatedAt.Time) || f.Media[0].ID != first.Media[1].ID {
			t.Errorf("another order: %+v, %v", f, err)
		}
	})
}
