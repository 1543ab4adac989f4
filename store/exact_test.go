package store_test

import (
	"math/rand/v2"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestExactApart counts maps with and without the finds that are listed apart, from the counts of cells and from the
// finds themselves: they differ by exactly these finds.
func TestExactApart(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann, ben, cleo := newUser(t, s, "ann"), newUser(t, s, "ben"), newUser(t, s, "cleo")
		befriend(t, s, ann, ben)
		rnd := rand.New(rand.NewPCG(7, 8))
		apart := map[string]int{}
		for i := range 60 {
			owner := []string{ann, ben, cleo}[i%3]
			l, _, err := s.CreateLocation(ctx, owner, 48+rnd.Float64()/4, 2+rnd.Float64()/4, "A place")
			if err != nil {
				t.Fatal(err)
			}
			km, friends := []int{0, 1, 20}[rnd.IntN(3)], rnd.IntN(2) == 0
			n := store.NewFind{LocationID: l.ID, Title: "Find", Public: rnd.IntN(3) > 0, Area: &km, ExactForFriends: &friends}
			f, err := s.CreateFind(ctx, owner, n)
			if err != nil {
				t.Fatal(err)
			}
			if km > 0 {
				apart[owner]++
				if friends && owner != cleo {
					apart[map[string]string{ann: ben, ben: ann}[owner]]++
				}
			}
			if i%7 == 0 {
				if err := s.DismissFind(ctx, map[string]string{ann: ben, ben: ann, cleo: ann}[owner], f.ID); err == nil && km > 0 && friends && owner != cleo {
					apart[map[string]string{ann: ben, ben: ann}[owner]]--
				}
			}
		}
		flags := store.Flags{Private: true, Friends: true}
		count := func(viewer string, f store.Flags) (n int) {
			t.Helper()
			groups, more, err := s.Clusters(ctx, viewer, store.ClusterFilter{Flags: f, Box: schema.BBox{West: 1, South: 47, East: 3, North: 49}, Zoom: 9})
			if err != nil || more {
				t.Fatal(more, err)
			}
			for _, g := range groups {
				n += g.Count
			}
			return n
		}
		for _, viewer := range []string{ann, ben, cleo} {
			for _, cells := range []bool{true, false} {
				s.CountByCells(cells)
				list, more, err := s.ExactFinds(ctx, viewer, store.ClusterFilter{Flags: flags, Box: schema.BBox{West: 1, South: 47, East: 3, North: 49}})
				if err != nil || more || len(list) != apart[viewer] {
					t.Errorf("%d finds are listed apart, %v, %v; want %d", len(list), more, err, apart[viewer])
				}
				without := flags
				without.Apart = true
				if all, rest := count(viewer, flags), count(viewer, without); all != rest+len(list) {
					t.Errorf("by cells %v: %d finds, and %d without %d", cells, all, rest, len(list))
				}
			}
		}
	})
}
