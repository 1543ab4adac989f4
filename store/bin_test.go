package store_test

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestBinAtRandom moves finds of a world to bins and back. All lists and counts are those of a
// world without the finds in bins.
func TestBinAtRandom(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		for i, f := range w.finds {
			if i%3 == 0 {
				if _, err := w.store.SetLike(ctx, w.users[i/3%5], f.ID, true); err != nil && !errors.Is(err, schema.ErrNotFound) {
					t.Fatal(err)
				}
			}
		}
		all := map[string]schema.Find{}
		for i := range w.finds {
			f, err := w.store.Find(ctx, w.finds[i].UserID, w.finds[i].ID)
			if err != nil {
				t.Fatal(err)
			}
			all[f.ID], w.finds[i].Find = f, f
		}
		var binned []searched
		for round := range storetest.Times(2, 4) {
			for range 90 {
				w.clock.step(time.Millisecond)
				switch n := w.rnd.IntN(3); {
				case n == 0 && len(binned) > 0:
					at := w.rnd.IntN(len(binned))
					f := binned[at]
					got, err := w.store.RestoreFind(ctx, f.UserID, f.ID, nil)
					if want := all[f.ID]; err != nil || fmt.Sprint(string(got.AppendJSON(nil))) != string(want.AppendJSON(nil)) {
						t.Fatalf("restored %s, %v, want %s", got.AppendJSON(nil), err, want.AppendJSON(nil))
					}
					w.finds, binned = append(w.finds, f), slices.Delete(binned, at, at+1)
				case n == 1 && len(binned) > 0 && w.rnd.IntN(5) == 0:
					at := w.rnd.IntN(len(binned))
					if _, err := w.store.DeleteFind(ctx, binned[at].UserID, binned[at].ID); err != nil {
						t.Fatal(err)
					}
					binned = slices.Delete(binned, at, at+1)
				default:
					at := w.rnd.IntN(len(w.finds))
					f := w.finds[at]
					if err := w.store.BinFind(ctx, f.UserID, f.ID); err != nil {
						t.Fatal(err)
					}
					w.finds, binned = slices.Delete(w.finds, at, at+1), append(binned, f)
				}
			}
			if wrong, err := w.store.CheckCounts(ctx); err != nil || wrong != nil {
				t.Fatalf("round %d: %q, %v", round, wrong, err)
			}
			for range 40 {
				q := w.question()
				var want []string
				for _, f := range w.answers(q) {
					want = append(want, f.ID)
				}
				for _, way := range []string{"text", "steps"} {
					w.store.SearchBy(way)
					if got := w.list(q); !slices.Equal(got, want) {
						t.Errorf("%+v by %s: %v, want %v", q, way, got, want)
					}
				}
				w.store.SearchBy("cost")
				q.words, q.user, q.location = "", -1, ""
				for _, large := range []bool{true, false} {
					w.store.CountByCells(large)
					m := wholeEarth
					m.Flags = q.flags
					q.category = ""
					if groups, _, err := w.store.Clusters(ctx, w.users[q.viewer], m); err != nil || sum(groups) != len(w.answers(q)) {
						t.Errorf("%+v: a map of %d finds, %v, want %d", q, sum(groups), err, len(w.answers(q)))
					}
				}
			}
			for i, u := range w.users {
				n := 0
				for page := (store.Page{Limit: 7}); ; {
					list, next, err := w.store.Bin(ctx, u, page)
					if err != nil {
						t.Fatal(err)
					}
					for _, b := range list {
						want := all[b.Find.ID]
						want.InLists = nil // the lists have it again once it is restored
						if b.Find.UserID != u || string(b.Find.AppendJSON(nil)) != string(want.AppendJSON(nil)) {
							t.Errorf("in the bin of user %d: %s, want %s", i, b.Find.AppendJSON(nil), want.AppendJSON(nil))
						}
						n++
					}
					if next == "" {
						break
					}
					if err := page.After.UnmarshalText([]byte(next)); err != nil {
						t.Fatal(err)
					}
				}
				want := 0
				for _, f := range binned {
					if f.UserID == u {
						want++
					}
				}
				if n != want {
					t.Errorf("the bin of user %d has %d finds, want %d", i, n, want)
				}
			}
		}
		terms, err := w.store.CountTerms(ctx)
		if err != nil {
			t.Fatal(err)
		}
		if err := w.store.RebuildSearch(ctx); err != nil {
			t.Fatal(err)
		}
		if again, err := w.store.CountTerms(ctx); err != nil || !maps.Equal(terms, again) {
			t.Errorf("words are counted %v, %v; counted again %v", terms, err, again)
		}
	})
}

// upload stores rows of an upload and returns its path.
func upload(t *testing.T, s *store.Store, owner string, n int) string {
	t.Helper()
	key := fmt.Sprintf("%032x", n)
	path := "m/" + key[:2] + "/" + key + ".webp"
	err := s.CreateUploads(ctx, owner, []schema.Upload{{Key: key, Type: "image", URL: path, ThumbnailURL: path + "t", FallbackURL: path + "f", FallbackThumbnailURL: path + "ft", Bytes: 100}})
	if err != nil {
		t.Fatal(err)
	}
	return path
}

// TestBinEnds deletes finds in bins by time, with their account, and with accounts of others.
func TestBinEnds(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
		s := storetest.Open(t, engine, store.Options{Now: clock.read, MediaPerFind: 10, MediaPerUser: 1000})
		ann, ben, cas := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cas")
		place, _ := at(t, s, cas, 48, 2, "Quay", true) // of Cas
		var finds, paths []string
		for i := range 3 {
			clock.step(time.Millisecond)
			path := upload(t, s, ann, i+1)
			f, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: place, Title: fmt.Sprint("Find ", i), Public: true, Media: []string{path}})
			if err != nil {
				t.Fatal(err)
			}
			for _, u := range []string{ben, cas} {
				if _, err := s.SetLike(ctx, u, f.ID, true); err != nil {
					t.Fatal(err)
				}
				if _, err := s.CreateComment(ctx, u, store.NewComment{FindID: f.ID, Content: "Lovely"}); err != nil {
					t.Fatal(err)
				}
			}
			finds, paths = append(finds, f.ID), append(paths, path)
		}
		count := func(query string) int64 {
			t.Helper()
			n, err := s.Read(ctx, query)
			if err != nil {
				t.Fatal(err)
			}
			return n
		}
		for i, id := range finds[:2] {
			if err := s.BinFind(ctx, ann, id); err != nil {
				t.Fatal(err)
			}
			if n := count(`SELECT COUNT(*) FROM notification WHERE find_id = '` + id + `'`); n != 0 {
				t.Errorf("%d notifications of a find in the bin", n)
			}
			for viewer, want := range map[string]bool{ann: true, ben: false, "": false} {
				if _, err := s.MediaVisible(ctx, viewer, paths[i]); (err == nil) != want {
					t.Errorf("media in the bin for %q: %v", viewer, err)
				}
			}
			if named, err := s.Named(ctx, paths[i:i+1]); err != nil || !named[paths[i]] {
				t.Errorf("the cleanup would delete media in the bin: %v, %v", named, err)
			}
			if i == 0 {
				clock.step(time.Hour)
			}
		}
		if q, err := s.MediaQuota(ctx, ann); err != nil || q.Used != 300 {
			t.Errorf("quota is %+v, %v", q, err)
		}
		for what, err := range map[string]error{
			"bin again":           s.BinFind(ctx, ann, finds[0]),
			"bin of another user": s.BinFind(ctx, ben, finds[2]),
			"restore of another":  errOf(s.RestoreFind(ctx, ben, finds[0], nil)),
			"restore what is not": errOf(s.RestoreFind(ctx, ann, finds[2], nil)),
			"delete of another":   errOf(s.DeleteFind(ctx, ben, finds[0])),
			"a like":              errOf(s.SetLike(ctx, ben, finds[0], false)),
			"profile of the bin":  errOf(s.Profile(ctx, ann, "bin")),
			"friend of the bin":   errOf3(s.RequestFriend(ctx, ann, "bin")),
			"block of the bin":    errOf(s.Block(ctx, ann, "bin")),
			"avatar of the bin":   errOf(s.AvatarNames(ctx, ann, "bin")),
			"account of the bin":  errOf(s.UserID(ctx, "(bin)")),
		} {
			if !errors.Is(err, schema.ErrNotFound) && !errors.Is(err, schema.ErrNotOwner) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if people, _, err := s.People(ctx, ann, "in", store.Page{Limit: 10}); err != nil || len(people) != 0 {
			t.Errorf("people are %+v, %v", people, err)
		}
		if n, err := s.UserCount(ctx); err != nil || n != 3 {
			t.Errorf("%d users, %v", n, err)
		}

		// The place stays for the finds in the bin, and what Cas liked and wrote goes.
		if _, err := s.DeleteUser(ctx, cas); err != nil {
			t.Fatal(err)
		}
		f, err := s.RestoreFind(ctx, ann, finds[1], nil)
		if err != nil || f.LikeCount != 1 || f.CommentCount != 1 || f.LocationID != place || !f.IsPublic || f.UserID != ann || len(f.Media) != 1 {
			t.Fatalf("restored %+v, %v", f, err)
		}
		if comments, _, err := s.Comments(ctx, ben, finds[1], store.Page{Limit: 5}); err != nil || len(comments) != 1 {
			t.Errorf("comments are %+v, %v", comments, err)
		}
		if err := s.BinFind(ctx, ann, finds[1]); err != nil {
			t.Fatal(err)
		}

		clock.step(schema.BinLife - time.Hour - time.Minute) // the first went there an hour before the last
		if files, err := s.SweepBins(ctx); err != nil || files != nil {
			t.Errorf("a minute early the sweep deletes %q, %v", files, err)
		}
		clock.step(time.Minute)
		if files, err := s.SweepBins(ctx); err != nil || !slices.Equal(files, paths[:1]) {
			t.Errorf("the sweep deletes %q, %v, want %q", files, err, paths[:1])
		}
		if err := errOf(s.RestoreFind(ctx, ann, finds[0], nil)); !errors.Is(err, schema.ErrNotFound) {
			t.Errorf("restored after the sweep: %v", err)
		}
		if wrong, err := s.CheckCounts(ctx); err != nil || wrong != nil {
			t.Errorf("%q, %v", wrong, err)
		}
		files, err := s.DeleteUser(ctx, ann)
		if slices.Sort(files); err != nil || strings.Join(files, " ") != strings.Join(paths[1:], " ") {
			t.Errorf("with the account go %q, %v, want %q", files, err, paths[1:])
		}
		for _, table := range []string{"find", "bin", "find_media", "find_like", "find_comment"} {
			if n := count(`SELECT COUNT(*) FROM ` + table); n != 0 {
				t.Errorf("%s keeps %d rows", table, n)
			}
		}
	})
}

func errOf[T any](_ T, err error) error { return err }

func errOf3[T, U any](_ T, _ U, err error) error { return err }

// TestBinRolledBack rolls the migration of the bin back: finds in it are private finds of
// their owners again.
func TestBinRolledBack(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann := newUser(t, s, "ann")
		_, find := at(t, s, ann, 48, 2, "Quay", true)
		at(t, s, ann, 48, 2, "Bridge", true)
		if err := s.BinFind(ctx, ann, find); err != nil {
			t.Fatal(err)
		}
		downTo(t, s, 7) // to the one before
		db := second(t, dsn, "")
		if n := number(t, db, `SELECT COUNT(*) FROM find WHERE user_id = '`+ann+`' AND is_public = CASE id WHEN '`+find+`' THEN 0 ELSE 1 END`); n != 2 {
			t.Errorf("%d finds are as they should be, want 2", n)
		}
		if n := number(t, db, `SELECT COUNT(*) FROM "user"`); n != 1 {
			t.Errorf("%d users, want 1", n)
		}
	})
}
