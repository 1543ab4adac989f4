package store_test

import (
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestFindCache changes everything that the answer of a find shows, through
// one store, and compares what that one and another, as of another process,
// have kept with what a store reads that has kept nothing.
func TestFindCache(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		other := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, ben, cleo := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cleo")
		l, find := at(t, s, ann, 48, 2, "Quay", true)
		path := "m/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7.webp"
		upload := schema.Upload{Key: "5f0c6a1b2c3d4e5f60718293a4b5c6d7", Type: "image", URL: path, ThumbnailURL: path + "t", FallbackURL: path + "f", FallbackThumbnailURL: path + "ft"}
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		must(s.CreateUploads(ctx, ann, []schema.Upload{upload}))
		title, private, name := "New title", false, "anna"
		var comment schema.Comment
		last := map[string]schema.Find{}
		for _, step := range []struct {
			what string
			do   func() error
		}{
			{"nothing", func() error { return nil }},
			{"like", func() error { _, err := s.SetLike(ctx, ben, find, true); return err }},
			{"another like", func() error { _, err := s.SetLike(ctx, cleo, find, true); return err }},
			{"unlike", func() error { _, err := s.SetLike(ctx, ben, find, false); return err }},
			{"comment", func() (err error) {
				comment, err = s.CreateComment(ctx, cleo, store.NewComment{FindID: find, Content: "x"})
				return err
			}},
			{"another comment", func() error {
				_, err := s.CreateComment(ctx, ben, store.NewComment{FindID: find, Content: "x"})
				return err
			}},
			{"comment gone", func() error { return s.DeleteComment(ctx, ann, find, comment.ID) }},
			{"title", func() error { _, _, err := s.UpdateFind(ctx, ann, find, store.FindEdit{Title: &title}); return err }},
			{"media", func() error {
				_, _, err := s.UpdateFind(ctx, ann, find, store.FindEdit{Media: []store.MediaEdit{{URL: path}}})
				return err
			}},
			{"name", func() error { _, err := s.UpdateUser(ctx, ann, store.UserEdit{Username: &name}); return err }},
			{"picture", func() error {
				_, _, err := s.SetPicture(ctx, ann, "p/5f/5f0c6a1b2c3d4e5f60718293a4b5c6d7_400.webp")
				return err
			}},
			{"picture gone", func() error { _, _, err := s.SetPicture(ctx, ann, ""); return err }},
			{"account of who likes it gone", func() error { _, err := s.DeleteUser(ctx, cleo); return err }},
			{"private", func() error {
				_, _, err := s.UpdateFind(ctx, ann, find, store.FindEdit{Public: &private})
				return err
			}},
		} {
			must(step.do())
			fresh := storetest.Open(t, engine, store.Options{Database: dsn})
			for _, viewer := range []string{ann, ben} {
				want, wantErr := fresh.Find(ctx, viewer, find)
				if wantErr == nil && step.what != "nothing" && reflect.DeepEqual(want, last[viewer]) {
					t.Errorf("%s shows nowhere", step.what)
				}
				last[viewer] = want
				for where, s := range map[string]*store.Store{"here": s, "elsewhere": other} {
					got, err := s.Find(ctx, viewer, find)
					if !reflect.DeepEqual(got, want) || err != wantErr || string(got.AppendJSON(nil)) != string(want.AppendJSON(nil)) {
						t.Errorf("%s, kept %s: %+v, %v; want %+v, %v", step.what, where, got, err, want, wantErr)
					}
					list, _, err := s.Locations(ctx, viewer, store.LocationFilter{Page: store.Page{Limit: 10}, FindsLimit: 10, Flags: store.Flags{Private: true, Friends: true}})
					must(err)
					if (len(list) == 1) != (wantErr == nil) || len(list) == 1 && (list[0].ID != l || list[0].Finds[0].Title != want.Title || list[0].Finds[0].LikeCount != want.LikeCount) {
						t.Errorf("%s, listed %s: %+v; want %+v", step.what, where, list, want)
					}
				}
			}
		}
	})
}

// TestFindVersions reads the store's source: each statement that changes a find
// has to raise its version, which invalidates the cache.
func TestFindVersions(t *testing.T) {
	t.Parallel()
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	updates := regexp.MustCompile("(?s)UPDATE find SET[^`]*`")
	n := 0
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, u := range updates.FindAllString(string(text), -1) {
			if n++; !strings.Contains(u, "version = version + 1") {
				t.Errorf("%s: %s", name, u)
			}
		}
	}
	if n < 8 {
		t.Errorf("%d changes found; the test looks for too little", n)
	}
}
