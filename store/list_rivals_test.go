package store_test

import (
	"errors"
	"sync"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestEntriesRepeatFindsOfRivals: entries repeat their finds also where others write at the same time.
func TestEntriesRepeatFindsOfRivals(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		must := func(err error) {
			t.Helper()
			if err != nil {
				t.Fatal(err)
			}
		}
		owner, member := newUser(t, s, "owner"), newUser(t, s, "member")
		of := func(user string) *store.Lists { return s.Lists(ctx, user) }
		l, err := of(owner).Create(ctx, store.NewList{Name: "First", Visibility: schema.ListMembers})
		must(err)
		_, err = of(owner).SetMember(ctx, l.ID, member, schema.RoleEditor)
		must(err)
		_, err = of(member).Join(ctx, l.ID, "")
		must(err)
		here, find := at(t, s, member, 48, 2, "Here", true)
		there, _, err := s.CreateLocation(ctx, member, 49, 3, "There")
		must(err)
		_, other := at(t, s, owner, 50, 4, "Elsewhere", false)
		must(of(owner).Add(ctx, l.ID, other, store.Entry{}))
		yes, no := true, false
		edit := func(e store.FindEdit) error { _, _, err := s.UpdateFind(ctx, member, find, e); return err }
		for round := range 25 {
			var all sync.WaitGroup
			run := func(steps ...func() error) {
				all.Go(func() {
					for _, step := range steps {
						if err := step(); err != nil && !errors.Is(err, schema.ErrNotFound) && !errors.Is(err, schema.ErrStale) && !errors.Is(err, schema.ErrBusy) {
							t.Error(round, err)
						}
					}
				})
			}
			run(func() error { return edit(store.FindEdit{Public: &no}) }, func() error { return edit(store.FindEdit{LocationID: &there.ID}) },
				func() error { return edit(store.FindEdit{Public: &no, OnlyMe: &yes, LocationID: &here}) }, func() error { return edit(store.FindEdit{Public: &yes, LocationID: &there.ID}) })
			run(func() error { return edit(store.FindEdit{LocationID: &here}) }, func() error { return edit(store.FindEdit{Public: &no}) })
			run(func() error { return of(member).Add(ctx, l.ID, find, store.Entry{}) }, func() error { return of(member).Remove(ctx, l.ID, find) },
				func() error { return of(owner).Add(ctx, l.ID, find, store.Entry{}) }, func() error { return of(member).Add(ctx, l.ID, find, store.Entry{}) })
			run(func() error {
				return of(member).Restore(ctx, store.RestoredList{NewList: store.NewList{Name: "R" + string(rune('a'+round)), Visibility: schema.ListPrivate}, Finds: []string{find}})
			})
			run(func() error { return of(owner).Move(ctx, l.ID, find, other, true) }, func() error { return of(owner).Move(ctx, l.ID, find, other, false) })
			run(func() error { return s.BinFind(ctx, member, find) }, func() error { _, err := s.RestoreFind(ctx, member, find, nil); return err })
			all.Wait()
			if stale, _, err := s.Entries(ctx); err != nil || stale != 0 {
				t.Fatalf("round %d: %d entries differ from their finds, %v", round, stale, err)
			}
		}
	})
}
