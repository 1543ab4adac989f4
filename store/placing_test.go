package store_test

import (
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestPlacedMeanwhile edits the place of a find while another write, which is not about the same, looks up an area: what the edit says
// stays.
func TestPlacedMeanwhile(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		s := storetest.Open(t, engine, store.Options{})
		ann := newUser(t, s, "ann")
		yes, no, small, large := true, false, 1, 20
		edit := func(id string, e store.FindEdit) {
			t.Helper()
			if _, _, err := s.UpdateFind(ctx, ann, id, e); err != nil {
				t.Fatal(err)
			}
		}
		for how, c := range map[string]struct {
			first, meanwhile store.FindEdit
			hide             bool // the home, not first
			want             schema.ExactPlace
			area             int
		}{
			"hidden, for friends":     {meanwhile: store.FindEdit{ExactForFriends: &no}, hide: true, want: schema.ExactPlace{Name: "Door", Latitude: 48.8571, Longitude: 2.3411}, area: 5},
			"hidden, moved":           {meanwhile: store.FindEdit{LocationID: new(string), Area: &small, LiftHome: true}, hide: true, want: schema.ExactPlace{Name: "Shed", Latitude: 48.8572, Longitude: 2.3412, ForFriends: true}, area: 1},
			"larger, for friends":     {first: store.FindEdit{Area: &large}, meanwhile: store.FindEdit{ExactForFriends: &no}, want: schema.ExactPlace{Name: "Door", Latitude: 48.8571, Longitude: 2.3411}, area: 20},
			"for friends, then moved": {first: store.FindEdit{ExactForFriends: &no}, meanwhile: store.FindEdit{LocationID: new(string), Area: &small}, want: schema.ExactPlace{Name: "Shed", Latitude: 48.8572, Longitude: 2.3412}, area: 1},
		} {
			if err := s.SavePlaceSettings(ctx, ann, schema.PlaceSettings{ExactForFriends: true}); err != nil {
				t.Fatal(err)
			}
			location := func(lat, lng float64, name string) string {
				l, _, err := s.CreateLocation(ctx, ann, lat, lng, name)
				if err != nil {
					t.Fatal(err)
				}
				return l.ID
			}
			shed := location(48.8572, 2.3412, "Shed")
			f, err := s.CreateFind(ctx, ann, store.NewFind{LocationID: location(48.8571, 2.3411, "Door"), Title: how, Public: true, Area: &small, ExactForFriends: &yes})
			if err != nil {
				t.Fatal(err)
			}
			if c.meanwhile.LocationID != nil {
				c.meanwhile.LocationID = &shed
			}
			done := false
			s.Before(func(query string) {
				if looksUp := strings.Contains(query, "FROM location WHERE cell = ? AND area = ?") || !c.hide && strings.Contains(query, "FROM place_settings"); looksUp && !done {
					done = true
					edit(f.ID, c.meanwhile)
				}
			})
			if c.hide {
				if err := s.SavePlaceSettings(ctx, ann, schema.PlaceSettings{ExactForFriends: true, Home: &schema.HomeZone{Latitude: 48.857, Longitude: 2.341, Radius: 0.5, Area: 5}}); err != nil {
					t.Fatal(err)
				}
				if _, err := s.HideHome(ctx, ann, nil); err != nil {
					t.Fatal(err)
				}
			} else {
				edit(f.ID, c.first)
			}
			s.Before(func(string) {})
			got, err := s.Find(ctx, ann, f.ID)
			if err != nil || !done || got.Exact == nil || *got.Exact != c.want || got.Location.Area != c.area {
				t.Errorf("%s: the find is at %+v, exactly at %+v, %v; done: %t", how, got.Location, got.Exact, err, done)
			}
		}
	})
}
