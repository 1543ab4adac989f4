package store_test

import (
	"context"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestRenamePlaces migrates a database in which locations are called after private finds: they are called after a town, in
// everything that repeats the name. Other names stay.
func TestRenamePlaces(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		s := storetest.Open(t, engine, store.Options{Database: dsn})
		ann, ben := newUser(t, s, "ann"), newUser(t, s, "ben")
		const here, elsewhere = 48.1, 10.0
		kept, renamed := map[string]string{}, map[string]string{}
		find := func(owner string, lat, lng float64, name string, public bool) string {
			l, _, err := s.CreateLocation(ctx, owner, lat, lng, name)
			if err != nil {
				t.Fatal(err)
			}
			f, err := s.CreateFind(ctx, owner, store.NewFind{LocationID: l.ID, Title: "Find", Public: public})
			if err != nil {
				t.Fatal(err)
			}
			return f.ID
		}
		add := func(owner string, lat float64, name string, public bool) {
			kept[find(owner, lat, 2, name, public)] = name
		}
		add(ann, here, "Proposal to Mia", false)
		add(ben, here, "Key box", false)
		add(ann, here, "Bridge", true)
		add(ben, here, "Mill", false)
		add(ann, here+0.0001, "Mill", true)
		add(ann, elsewhere, "Cave", false)
		for _, name := range []string{"near Bridge", "near Mill", "near the river", "Near Key box", "bei Oma"} { // public, or in words of the user
			add(ann, here+0.001, name, true)
		}
		add(ann, here+0.1, "near Key box", true) // a key box of its own
		for name, want := range map[string]string{"near Proposal to Mia": "near Rennes", "bei Proposal to Mia": "bei Rennes", "near Key box": "near Rennes"} {
			for _, public := range []bool{true, false} {
				renamed[find(ann, here+0.002, 2, name, public)] = want
			}
		}
		renamed[find(ann, elsewhere, 2.001, "near Cave", true)] = "10.0000, 2.0010"
		l, _, err := s.CreateLocation(ctx, ann, here, 2.001, "near Proposal to Mia")
		if err != nil {
			t.Fatal(err)
		}
		one := 1
		for _, public := range []bool{true, false} { // of which one is left by an interruption
			renamed[find(ann, here, 2.001, "near Proposal to Mia", public)] = "near Rennes"
		}
		hidden, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: l.ID, Title: "Hidden", Public: true, Area: &one})
		if err != nil {
			t.Fatal(err)
		}
		downToVersion(t, s, 38)
		if err := s.Migrate(ctx); err != nil {
			t.Fatal(err)
		}
		towns := func(_ context.Context, p schema.Point) string {
			if p.Latitude == elsewhere {
				return ""
			}
			return "Rennes"
		}
		if err := s.RenameHalf(ctx, l.ID, "near Rennes", 1); err != nil {
			t.Fatal(err)
		}
		s.SetBatch(1)
		if n, err := s.RenamePlaces(ctx, towns); err != nil || n != 5 {
			t.Errorf("renamed %d, %v", n, err)
		}
		if n, err := s.RenamePlaces(ctx, towns); err != nil || n != 0 {
			t.Errorf("again, it renamed %d, %v", n, err)
		}
		for _, want := range []map[string]string{kept, renamed} {
			for id, name := range want {
				f, err := s.Find(ctx, ann, id)
				if f.UserID == ben || err != nil {
					f, err = s.Find(ctx, ben, id)
				}
				if err != nil || f.Location.Name != name {
					t.Errorf("a find is at %+v, %v; want %q", f.Location, err, name)
				}
				if l, err := s.Location(ctx, f.UserID, f.LocationID, store.LocationFilter{}); err != nil || l.Name != name {
					t.Errorf("a location is called %q, %v; want %q", l.Name, err, name)
				}
			}
		}
		if f, err := s.Find(ctx, ann, hidden.ID); err != nil || f.Exact.Name != "near Rennes" {
			t.Errorf("the find that is shown as an area is at %+v, %v", f.Exact, err)
		}
		for query, want := range map[string]int{"near proposal": 0, "rennes": 8, "near key": 2, "proposal": 1} {
			finds, _, err := s.Finds(ctx, ann, store.FindFilter{Query: query, Flags: store.Flags{Private: true}, Page: store.Page{Limit: 50}})
			if err != nil || len(finds) != want {
				t.Errorf("%q finds %d, %v; want %d", query, len(finds), err, want)
			}
		}
	})
}
