package store_test

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/geo"
	"finds/store/storetest"
)

// TestFeed compares the pages of feeds with the finds of the world, also when one page may
// read little.
func TestFeed(t *testing.T) {
	bounds := storetest.Times(2, 3)
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		for viewer := range w.users {
			for _, around := range []*store.Circle{nil, {Latitude: 48.5, Longitude: 2.5, Km: 25}, {Latitude: -60, Longitude: 0, Km: 3000}, {Km: schema.RadiusMax}} {
				want := w.feed(viewer, around)
				for _, bound := range []int{0, 7, 40}[:bounds] {
					for _, limit := range []int{3, 50} {
						w.store.Bound(bound)
						got, want := w.withoutListed(viewer, w.pagesOfFeed(viewer, around, limit), want)
						if !slices.Equal(got, want) {
							t.Fatalf("user %d around %+v, bound %d, limit %d: %d finds\n%s\nwant %d\n%s",
								viewer, around, bound, limit, len(got), strings.Join(got, "\n"), len(want), strings.Join(want, "\n"))
						}
					}
				}
			}
		}
	})
}

// withoutListed checks that the viewer may see the finds that are in a feed because of a list, and takes these out of it and of what
// it should have near a point.
func (w *searchWorld) withoutListed(viewer int, got, want []string) (rest, wanted []string) {
	w.Helper()
	listed := map[string]bool{}
	for _, line := range got {
		id, isListed := strings.CutSuffix(line, " "+schema.OfList)
		if !isListed {
			rest = append(rest, line)
			continue
		}
		listed[id] = true
		at := slices.IndexFunc(w.finds, func(f searched) bool { return f.ID == id })
		if at < 0 || !w.wants(question{viewer: viewer, user: -1, flags: store.Flags{Private: true, Friends: true, Lists: true}}, w.finds[at]) || w.finds[at].UserID == w.users[viewer] {
			w.Fatalf("user %d gets %s by a list", viewer, id)
		}
	}
	for _, line := range want {
		if id, isNear := strings.CutSuffix(line, " "+schema.Nearby); !isNear || !listed[id] {
			wanted = append(wanted, line)
		}
	}
	return rest, wanted
}

// feed returns what the feed of a viewer should have.
func (w *searchWorld) feed(viewer int, around *store.Circle) (list []string) {
	var finds []searched
	for _, f := range w.finds {
		owner := slices.Index(w.users, f.UserID)
		pair := [2]int{viewer, owner}
		if owner == viewer || w.blocks[pair] || w.away[[2]string{w.users[viewer], f.ID}] {
			continue
		}
		near := false
		if around != nil {
			l := w.places[f.LocationID]
			near = f.IsPublic && geo.PointAt(l.Latitude, l.Longitude).Chord2(around.Center()) <= geo.Chord2(around.Km)
		}
		if f.Reason = schema.Nearby; w.friends[pair] {
			f.Reason = schema.OfFriend
		}
		if near || w.friends[pair] && f.Audience != schema.AudienceMe {
			finds = append(finds, f)
		}
	}
	slices.SortFunc(finds, func(a, b searched) int { return cmp.Or(b.CreatedAt.Compare(a.CreatedAt.Time), cmp.Compare(b.ID, a.ID)) })
	for _, f := range finds {
		list = append(list, f.ID+" "+f.Reason)
	}
	return list
}

func (w *searchWorld) pagesOfFeed(viewer int, around *store.Circle, limit int) (list []string) {
	w.Helper()
	p := store.Page{Limit: limit}
	for range pagesMax {
		finds, next, err := w.store.Feed(ctx, w.users[viewer], around, p)
		if err != nil || len(finds) > limit {
			w.Fatal(len(finds), err)
		}
		for _, f := range finds {
			list = append(list, f.ID+" "+f.Reason)
		}
		if next == "" {
			return list
		}
		if err := p.After.UnmarshalText([]byte(next)); err != nil {
			w.Fatal(err)
		}
	}
	w.Fatal("the feed does not end")
	return nil
}

// TestFeedOfManyFriends reads the feed of a user with more friends than one statement reads
// the finds of, all of which publish at the same time.
func TestFeedOfManyFriends(t *testing.T) {
	clock := &steppedClock{now: time.Date(2026, 5, 4, 3, 2, 1, 0, time.UTC)}
	storetest.Each(t, store.Options{Now: clock.read}, func(t *testing.T, s *store.Store) {
		w := &searchWorld{T: t, store: s, users: []string{newUser(t, s, "ann")}}
		var want []string
		for i := range 300 {
			friend := newUser(t, s, fmt.Sprint("friend", i))
			befriend(t, s, w.users[0], friend)
			l, _, err := s.CreateLocation(ctx, friend, 48, 2, "Here")
			if err != nil {
				t.Fatal(err)
			}
			f, err := s.CreateFind(ctx, friend, store.NewFind{LocationID: l.ID, Title: "Stone", Public: i%2 == 0})
			if err != nil {
				t.Fatal(err)
			}
			want = append(want, f.ID+" "+schema.OfFriend)
		}
		slices.SortFunc(want, func(a, b string) int { return cmp.Compare(b, a) })
		if got := w.pagesOfFeed(0, nil, 7); !slices.Equal(got, want) {
			t.Errorf("%d finds, want %d in their order", len(got), len(want))
		}
	})
}
