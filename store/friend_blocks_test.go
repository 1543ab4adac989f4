package store_test

import (
	"slices"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestMigrateBlocks applies the migration that notes how blockers looked to a
// database that has blocks, made when nothing was noted.
func TestMigrateBlocks(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann, ben, cyd := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cyd")
		if _, err := s.Block(ctx, ann, ben); err != nil {
			t.Fatal(err)
		}
		if _, _, err := s.RequestFriend(ctx, ann, cyd); err != nil {
			t.Fatal(err)
		}
		for list := applied(t, s); list[len(list)-1].Version >= 10; list = applied(t, s) {
			if !slices.IsSortedFunc(list, func(x, y store.Migration) int { return int(x.Version - y.Version) }) {
				t.Fatalf("migrations are applied in the order %+v", list)
			}
			if err := s.MigrateDown(ctx); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		name := "renamed"
		if _, err := s.UpdateUser(ctx, ann, store.UserEdit{Username: &name}); err != nil {
			t.Fatal(err)
		}
		f, err := s.Block(ctx, ben, ann)
		if err != nil || f.Addressee.Username != "ann" {
			t.Errorf("ben sees %+v, %v", f, err)
		}
		list, _, err := s.Friends(ctx, cyd, schema.Pending, store.Received, store.Page{Limit: 10})
		if err != nil || len(list) != 1 || list[0].Requester.Username != "renamed" {
			t.Errorf("cyd sees %+v, %v", list, err)
		}
	})
}

// downTo takes migrations back until so many are applied.
func downTo(t testing.TB, s *store.Store, n int) {
	t.Helper()
	for len(applied(t, s)) > n {
		if err := s.MigrateDown(ctx); err != nil {
			t.Fatal(err)
		}
	}
}

// downToVersion takes back the migrations after a version.
func downToVersion(t testing.TB, s *store.Store, version int64) {
	t.Helper()
	for list := applied(t, s); list[len(list)-1].Version > version; list = applied(t, s) {
		if err := s.MigrateDown(ctx); err != nil {
			t.Fatal(err)
		}
	}
}
