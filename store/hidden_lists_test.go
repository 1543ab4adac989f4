package store_test

import (
	"fmt"
	"testing"

	"finds/schema"
	"finds/store"
)

// TestHiddenFindsInListsAndShares: the lists of users and what their shares show stay as they are when finds
// come to them that are private, in the bin or hidden by an administrator. A share shows the private finds of
// its owner, so those come to the lists alone.
func TestHiddenFindsInListsAndShares(t *testing.T) {
	eachSearchWorld(t, func(t *testing.T, w *searchWorld) {
		s := w.store
		owners := w.users[3:5]
		var all, codes []string // ids of lists, two of each owner, of which the second has a share
		share := func(n store.NewShare) {
			t.Helper()
			n.Code, n.Place = store.NewShareCode(), schema.PlaceExact
			if _, err := s.Shares().Create(ctx, n); err != nil {
				t.Fatal(err)
			}
			codes = append(codes, n.Code)
		}
		for _, owner := range owners {
			for _, name := range []string{"All", "Shared"} {
				l, err := s.Lists(ctx, owner).Create(ctx, store.NewList{Name: name, Visibility: schema.ListPublic})
				if err != nil {
					t.Fatal(err)
				}
				all = append(all, l.ID)
			}
			own := 0
			for _, f := range w.finds {
				if f.UserID != owner || own == 5 {
					continue
				}
				own++
				for _, id := range all[len(all)-2:] {
					if err := s.Lists(ctx, owner).Add(ctx, id, f.ID, store.Entry{}); err != nil {
						t.Fatal(err)
					}
				}
				if own == 1 {
					share(store.NewShare{UserID: owner, FindID: f.ID})
				}
			}
			if own < 5 {
				t.Fatalf("only %d finds of an owner", own)
			}
			share(store.NewShare{UserID: owner, ListID: all[len(all)-1]})
			share(store.NewShare{UserID: owner, Category: "treasure"})
		}
		answers := func() (text string) {
			t.Helper()
			for _, viewer := range append([]string{""}, w.users[:3]...) {
				see := s.Lists(ctx, viewer)
				for i, id := range all {
					l, err := see.Get(ctx, id)
					finds, next, failed := see.FindsOf(ctx, id, store.ListFilter{}, store.ListPage{Limit: 3})
					text += fmt.Sprintln(viewer, i, l.Name, l.FindCount, l.Cover, l.Photos, err, findIDs(finds), next, failed)
				}
				for i, code := range codes {
					o, err := s.Shares().Open(ctx, code, viewer)
					var finds []schema.Find
					if err == nil {
						finds, err = s.SharedFinds(ctx, o)
					}
					text += fmt.Sprintln(viewer, "share", i, findIDs(finds), err)
				}
			}
			return text
		}
		before := answers()
		for i := range 40 {
			owner := owners[i%2]
			category, treasure := "art", "treasure"
			n := store.NewFind{Title: w.text(3), Category: &category}
			into := all[i%2*2 : i%2*2+1]
			if i/2%2 == 0 {
				n.Category, n.Public, into = &treasure, true, all[i%2*2:i%2*2+2]
			}
			place, _, err := s.CreateLocation(ctx, owner, 48, 2, "Old cellar")
			if err != nil {
				t.Fatal(err)
			}
			n.LocationID = place.ID
			f, err := s.CreateFind(ctx, owner, n)
			for _, id := range into {
				if err == nil {
					err = s.Lists(ctx, owner).Add(ctx, id, f.ID, store.Entry{})
				}
			}
			switch {
			case err != nil || !n.Public:
			case i%8 < 4:
				err = s.BinFind(ctx, owner, f.ID)
			default:
				err = s.HideFind(ctx, store.Actor{}, f.ID, "Spam")
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if after := answers(); after != before {
			t.Errorf("finds that the viewers may not see change\n%s\nto\n%s", before, after)
		}
	})
}
