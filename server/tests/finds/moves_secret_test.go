package finds

import (
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// back restores the newest version of a find whose place has a name.
func (s *shared) back(u *User, path, place string) {
	s.Helper()
	for _, v := range versionsOf(s.roles["contributor"], path) {
		if v.Exact != nil && v.Exact.Name == place || v.Location != nil && v.Location.Name == place {
			OK(u, 200, "POST", path+"/versions/"+v.ID+"/restore", nil)
			return
		}
	}
}

// TestEditorsRestoreNoSecretPlace: where a find was while its author hid that from editors stays hidden when the author shows the place of now exactly.
func TestEditorsRestoreNoSecretPlace(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		lake := editor.Location(47.1234, 1.2345, "Lake")
		f, path := s.hut(M{"area": 5, "exactForFriends": false})
		s.at("editor", path, "", 5, "")
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"exact": true}) // at the lake
		s.back(editor, path, "Hut")
		s.at("contributor", path, "", 5, "Lake")
		s.at("editor", path, "", 5, "Lake")
	})
}

// TestEditorsRestoreNoHiddenHome: after the author has hidden what is in the new home zone, an older version brings no find back there exactly, and shows
// no editor the place.
func TestEditorsRestoreNoHiddenHome(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor, owner := s.roles["contributor"], s.roles["editor"], s.roles["owner"]
		lake := editor.Location(47.1234, 1.2345, "Lake")
		_, path := s.hut(M{"audience": "everyone"})
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
		OK(author, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": false, "home": M{"latitude": 48.857, "longitude": 2.341, "radius": 1, "area": 5}})
		OK(author, 200, "POST", "/api/users/me/place-settings/home", nil) // Hide now
		// Somebody who edits from now on has never seen it there.
		OK(owner, 200, "PUT", s.path+"/members/"+s.roles["invited"].ID, M{"role": "editor"})
		OK(s.roles["invited"], 200, "POST", s.path+"/join", M{})
		for _, v := range versionsOf(s.roles["invited"], path) {
			if v.Location != nil && v.Location.Name == "Hut" {
				a.Errorf("a new editor sees in a version that it was at %+v", v.Location)
			}
		}
		s.back(s.roles["invited"], path, "Hut")
		if f := s.at("contributor", path, "Lake", 0, ""); f.Location.Name == "Hut" {
			s.at("stranger", path, "", 5, "")
		}
	})
}

// TestEditorsRestoreForNoMore: a place at which few could see a find does not come back when its author has shown the find to more since.
func TestEditorsRestoreForNoMore(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		a.Befriend(author, s.roles["friend"])
		lake := editor.Location(47.1234, 1.2345, "Lake")
		// Of an area, editors do not know where it is, so that they could not move it there either.
		_, path := s.hut(M{"area": 5, "exactForFriends": true, "audience": "me"})
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
		OK(author, 200, "PUT", path, M{"audience": "friends"})
		s.at("friend", path, "", 5, "Lake")
		s.back(editor, path, "Hut")
		s.at("friend", path, "", 5, "Lake")

		// In the home zone, where the author could not have published it without lifting that.
		OK(author, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": false, "home": M{"latitude": 48.857, "longitude": 2.341, "radius": 1, "area": 5}})
		_, path = s.hut(M{"audience": "me", "area": 0, "homeZone": false})
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
		OK(author, 200, "PUT", path, M{"audience": "everyone"})
		s.at("stranger", path, "Lake", 0, "")
		s.back(editor, path, "Hut")
		s.at("stranger", path, "Lake", 0, "")
	})
}

// TestEditorsLearnNothingOfModeration: a find that an editor has moved, and that an administrator hides and shows again, does not tell the editor whether the
// home zone of its author is there. Nothing that the author does is needed for that.
func TestEditorsLearnNothingOfModeration(t *testing.T) {
	EachEngine(t, func(a *API) {
		var areas []int
		for _, home := range []float64{-30, 47.123} {
			s := newShared(a)
			author, editor, admin := s.roles["contributor"], s.roles["editor"], s.roles["admin"]
			_, path := s.hut(M{"audience": "everyone"})
			OK(author, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": false, "home": M{"latitude": home, "longitude": 1.234, "radius": 1, "area": 5}})
			OK(editor, 200, "PUT", path, M{"locationId": editor.Location(47.1234, 1.2345, Unique("Guess")).ID})
			OK(admin, 204, "PUT", "/api/admin"+path[len("/api"):]+"/hidden", M{"reason": "Spam"})
			OK(admin, 204, "DELETE", "/api/admin"+path[len("/api"):]+"/hidden", nil)
			areas = append(areas, Call[schema.Find](editor, 200, "GET", path, nil).Location.Area)
		}
		if areas[0] != areas[1] {
			a.Errorf("the editor sees areas of %d km", areas)
		}
	})
}

// TestGoneEditorsRestoreNothing: users who may not edit a find any more neither see nor restore its versions, nor move it.
func TestGoneEditorsRestoreNothing(t *testing.T) {
	EachEngine(t, func(a *API) {
		for _, gone := range []struct {
			name string
			do   func(s *shared, f schema.Find)
		}{
			{"demoted", func(s *shared, _ schema.Find) {
				OK(s.roles["owner"], 200, "PUT", s.path+"/members/"+s.roles["editor"].ID, M{"role": "contributor"})
			}},
			{"removed", func(s *shared, _ schema.Find) {
				OK(s.roles["owner"], 204, "DELETE", s.path+"/members/"+s.roles["editor"].ID, nil)
			}},
			{"blocked", func(s *shared, _ schema.Find) {
				OK(s.roles["contributor"], 200, "PUT", "/api/users/"+s.roles["editor"].ID+"/block", nil)
			}},
			{"blocking", func(s *shared, _ schema.Find) {
				OK(s.roles["editor"], 200, "PUT", "/api/users/"+s.roles["contributor"].ID+"/block", nil)
			}},
			{"private list", func(s *shared, _ schema.Find) { OK(s.roles["owner"], 200, "PUT", s.path, M{"visibility": "private"}) }},
			{"author gone", func(s *shared, _ schema.Find) {
				OK(s.roles["contributor"], 204, "DELETE", s.path+"/members/"+s.roles["contributor"].ID, nil)
			}},
			{"taken out", func(s *shared, f schema.Find) { OK(s.roles["editor"], 204, "DELETE", s.path+"/finds/"+f.ID, nil) }},
			{"binned", func(s *shared, f schema.Find) { OK(s.roles["contributor"], 204, "DELETE", "/api/finds/"+f.ID, nil) }},
		} {
			s := newShared(a)
			editor := s.roles["editor"]
			lake := editor.Location(47.1234, 1.2345, Unique("Lake"))
			f, path := s.hut(M{"audience": "everyone", "area": 5})
			OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
			v := versionsOf(editor, path)[0]
			gone.do(s, f)
			for _, r := range []struct {
				method, path string
				body         any
			}{{"GET", path + "/versions", nil}, {"POST", path + "/versions/" + v.ID + "/restore", nil}, {"PUT", path, M{"locationId": editor.Location(46, 1, Unique("Mine")).ID}}} {
				if got := editor.Do(r.method, r.path, r.body); got.Status != 403 && got.Status != 404 {
					a.Errorf("%s: %s %s is %d %s", gone.name, r.method, r.path, got.Status, got.Body)
				}
			}
			if gone.name != "binned" {
				s.at("contributor", path, "", 5, lake.Name)
			}
		}
	})
}
