package store_test

import (
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestEntriesRepeatFinds: after each change of a find, of who has put it into lists and of accounts, the entries of lists repeat
// where it is and who sees it.
func TestEntriesRepeatFinds(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		owner, member := newUser(t, s, "owner"), newUser(t, s, "member")
		of := func(user string) *store.Lists { return s.Lists(ctx, user) }
		var lists []string
		for _, name := range []string{"First", "Second"} {
			l, err := of(owner).Create(ctx, store.NewList{Name: name, Visibility: schema.ListMembers})
			must(err)
			_, err = of(owner).SetMember(ctx, l.ID, member, schema.RoleEditor)
			must(err)
			_, err = of(member).Join(ctx, l.ID, "")
			must(err)
			lists = append(lists, l.ID)
		}
		here, find := at(t, s, member, 48, 2, "Here", true)
		there, _, err := s.CreateLocation(ctx, member, 49, 3, "There")
		must(err)
		_, other := at(t, s, owner, 50, 4, "Elsewhere", false)
		yes, no := true, false
		edit := func(e store.FindEdit) func() error {
			return func() error { _, _, err := s.UpdateFind(ctx, member, find, e); return err }
		}
		add := func(user string, list int, find string) func() error {
			return func() error { return of(user).Add(ctx, lists[list], find, store.Entry{}) }
		}
		for _, step := range []struct {
			name   string
			change func() error
			shown  int // private finds that lists show by it
		}{
			{"added by another", add(owner, 0, find), 0},
			{"made private", edit(store.FindEdit{Public: &no}), 0},
			{"added by its author", add(member, 0, find), 1},
			{"added to another list", add(member, 1, find), 2},
			{"moved", edit(store.FindEdit{LocationID: &there.ID}), 2},
			{"moved back", edit(store.FindEdit{LocationID: &here}), 2},
			{"for its author alone", edit(store.FindEdit{Public: &no, OnlyMe: &yes}), 2},
			{"for friends", edit(store.FindEdit{Public: &no, OnlyMe: &no}), 2},
			{"public", edit(store.FindEdit{Public: &yes}), 0},
			{"public, moved", edit(store.FindEdit{LocationID: &there.ID}), 0},
			{"hidden", func() error { return s.HideFind(ctx, store.Actor{}, find, "Spam") }, 0},
			{"shown", func() error { return s.ShowFind(ctx, store.Actor{}, find, nil) }, 0},
			{"private again", edit(store.FindEdit{Public: &no}), 2},
			{"deleted", func() error { return s.BinFind(ctx, member, find) }, 0},
			{"restored", func() error { _, err := s.RestoreFind(ctx, member, find, nil); return err }, 2},
			{"a list restored", func() error {
				return of(owner).Restore(ctx, store.RestoredList{NewList: store.NewList{Name: "Restored", Visibility: schema.ListPrivate}, Finds: []string{other}})
			}, 3},
			{"taken out", func() error { return of(member).Remove(ctx, lists[0], find) }, 2},
			{"published into a list", func() error {
				_, err := s.CreateFind(ctx, member, store.NewFind{LocationID: here, Title: "New", Lists: lists[:1]})
				return err
			}, 3},
			{"its account deleted", func() error { _, err := s.DeleteUser(ctx, member); return err }, 1},
		} {
			if err := step.change(); err != nil {
				t.Fatal(step.name, err)
			}
			stale, shown, err := s.Entries(ctx)
			if err != nil || stale != 0 || shown != step.shown {
				t.Errorf("%s: %d entries differ from their finds, and %d show a private one, %v, want %d", step.name, stale, shown, err, step.shown)
			}
		}
	})
}
