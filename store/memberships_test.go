package store_test

import (
	"fmt"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestExportedMembershipsInFewStatements: an export reads many lists of others by as many statements as one.
func TestExportedMembershipsInFewStatements(t *testing.T) {
	storetest.Each(t, store.Options{}, func(t *testing.T, s *store.Store) {
		owner, member := newUser(t, s, "owner"), newUser(t, s, "member")
		location, _ := at(t, s, owner, 48, 2, "Here", true)
		statements := 0
		s.Before(func(string) { statements++ })
		export := func(lists int) int {
			t.Helper()
			statements = 0
			list, _, err := s.Lists(ctx, member).ExportedMemberships(ctx)
			n := statements
			if err != nil || len(list) != lists {
				t.Fatal(len(list), err)
			}
			for i, m := range list {
				if m.Name != fmt.Sprint("List ", i) || len(m.Added) != i%2 {
					t.Errorf("list %d is %+v", i, m)
				}
			}
			return n
		}
		var few int
		for i := range 5 {
			l, err := s.Lists(ctx, owner).Create(ctx, store.NewList{Name: fmt.Sprint("List ", i), Visibility: schema.ListMembers})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := s.Lists(ctx, owner).SetMember(ctx, l.ID, member, schema.RoleContributor); err != nil {
				t.Fatal(err)
			}
			if _, err := s.Lists(ctx, member).Join(ctx, l.ID, ""); err != nil {
				t.Fatal(err)
			}
			if i%2 == 1 {
				f, err := s.CreateFind(ctx, member, store.NewFind{LocationID: location, Title: fmt.Sprint("Find ", i), Public: true})
				if err == nil {
					err = s.Lists(ctx, member).Add(ctx, l.ID, f.ID, store.Entry{})
				}
				if err != nil {
					t.Fatal(err)
				}
			}
			if i == 0 {
				few = export(1)
			}
		}
		if many := export(5); many != few {
			t.Errorf("1 list takes %d statements, and 5 take %d", few, many)
		}
	})
}
