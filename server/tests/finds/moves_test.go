package finds

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store/geo"
	"finds/store/storetest"
)

// hut is a find of the contributor of a shared list that editors may edit.
func (s *shared) hut(more M) (f schema.Find, path string) {
	s.Helper()
	author := s.roles["contributor"]
	l := Decode[schema.Location](s.API, author.Do("POST", "/api/locations", M{"latitude": 48.857123, "longitude": 2.341345, "name": "Hut"}))
	body := M{"locationId": l.ID, "title": "Hut", "audience": "me"}
	for name, value := range more {
		body[name] = value
	}
	f = Call[schema.Find](author, 201, "POST", "/api/finds", body)
	OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": true, "exact": false})
	return f, "/api/finds/" + f.ID
}

// at checks at which place, or as how large an area, a user sees a find, and whether they see where it is.
func (s *shared) at(role, path, place string, area int, exact string) schema.Find {
	s.Helper()
	f := Call[schema.Find](s.roles[role], 200, "GET", path, nil)
	if f.Location.Area != area || area == 0 && f.Location.Name != place {
		s.Errorf("the %s sees it at %+v, want %s, %d km", role, f.Location, place, area)
	}
	if got := ""; f.Exact != nil || exact != "" {
		if f.Exact != nil {
			got = f.Exact.Name
		}
		if got != exact {
			s.Errorf("the %s sees that it is at %q, want %q", role, got, exact)
		}
	}
	return f
}

// TestEditorsMove: editors move a find to a place that they know; it stays an area of its size, and the same users see where it is.
func TestEditorsMove(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor, stranger := s.roles["contributor"], s.roles["editor"], s.roles["stranger"]
		a.Befriend(author, s.roles["friend"])
		lake := editor.Location(47.1234, 1.2345, "Lake")
		pond := s.roles["owner"].Find(Unique("Pond"), true)

		_, path := s.hut(nil)
		moved := Call[schema.Find](editor, 200, "PUT", path, M{"locationId": lake.ID, "title": "Hut at the lake"})
		if moved.LocationID != lake.ID || moved.Title != "Hut at the lake" || moved.Audience != schema.AudienceMe || moved.UserID != author.ID {
			a.Errorf("moved by an editor, it is %+v", moved)
		}
		for _, role := range []string{"contributor", "viewer", "owner"} {
			s.at(role, path, "Lake", 0, "")
		}
		Refused(stranger, 404, "not_found", "GET", path, nil)
		Call[schema.Find](s.roles["owner"], 200, "PUT", path, M{"locationId": pond.LocationID})
		if got := versionsOf(author, path); len(got) != 2 || got[0].Location.ID != lake.ID || got[0].ReplacedBy.ID != s.roles["owner"].ID || got[1].Location.Name != "Hut" {
			a.Errorf("its versions are %+v", got)
		}
		if got := Call[[]schema.Find](editor, 200, "GET", "/api/finds?includeLists=true&locationId="+pond.LocationID, nil); len(got) != 2 {
			a.Errorf("there are %d finds at the place", len(got))
		}

		for _, friends := range []bool{true, false} {
			f, path := s.hut(M{"area": 5, "exactForFriends": friends, "audience": "everyone"})
			Call[schema.Find](editor, 200, "PUT", path, M{"locationId": lake.ID})
			got := s.at("stranger", path, "", 5, "")
			if lat, lng := geo.CellCenter(lake.Latitude, lake.Longitude, 5); got.Location.Latitude != lat || got.Location.Longitude != lng {
				a.Errorf("it is shown at %+v", got.Location)
			}
			s.at("contributor", path, "", 5, "Lake")
			s.at("editor", path, "", 5, "")
			s.at("friend", path, "", 5, map[bool]string{true: "Lake"}[friends])
			OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"exact": true})
			s.at("editor", path, "", 5, "Lake")
			s.at("viewer", path, "", 5, "Lake")
			if v := versionsOf(author, path)[0]; v.Exact == nil || v.Exact.Name != "Hut" || v.Exact.ForFriends != friends {
				a.Errorf("its version is %+v", v)
			}
			Refused(stranger, 404, "not_found", "GET", "/api/locations/"+lake.ID, nil) // which has no find for others
		}

		// A find at an area, of which more is not known.
		area := Call[schema.Find](author, 201, "POST", "/api/finds", M{"locationId": author.Location(44.1, 4.1, "Boat").ID, "title": "Boat", "area": 20})
		_, path = s.hut(M{"locationId": area.LocationID, "audience": "friends"})
		Call[schema.Find](editor, 200, "PUT", path, M{"locationId": pond.LocationID})
		s.at("contributor", path, "", 20, pond.Location.Name)
		s.at("friend", path, "", 20, "")
	})
}

// TestEditorsMoveRefused: who may not edit a find does not move it, and editors move it to no place that they do not know.
func TestEditorsMoveRefused(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor, stranger := s.roles["contributor"], s.roles["editor"], s.roles["stranger"]
		f, path := s.hut(nil)
		bridge := stranger.Find(Unique("Bridge"), true).LocationID // which all know
		moves := func(want map[string]int) {
			a.Helper()
			for name, u := range s.roles {
				status := want[name]
				if status == 0 {
					status = map[string]int{"contributor": 200, "signed out": 401}[name]
				}
				if status == 0 {
					status = 404
				}
				if got := u.Do("PUT", path, M{"locationId": bridge}); got.Status != status {
					a.Errorf("%s moves it: %d, want %d", name, got.Status, status)
				}
				OK(author, 200, "PUT", path, M{"locationId": f.LocationID})
			}
		}
		moves(map[string]int{"owner": 200, "editor": 200, "viewer": 403})
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": false})
		moves(map[string]int{"owner": 403, "editor": 403, "viewer": 403})
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": true})

		camp := Call[schema.Find](stranger, 201, "POST", "/api/finds", M{"locationId": stranger.Location(48.9, 2.5, "Camp").ID, "title": "Camp", "audience": "me"}).LocationID
		area := Call[schema.Find](stranger, 201, "POST", "/api/finds", M{"locationId": camp, "title": "Nest", "area": 5}).LocationID
		_, hidden := s.hut(M{"area": 5})
		for _, path := range []string{path, hidden} {
			for _, to := range []string{camp, area, "none"} {
				Refused(editor, 422, "invalid", "PUT", path, M{"title": "Moved", "locationId": to})
			}
			for _, more := range []M{{"area": 0}, {"area": 20}, {"exactForFriends": true}, {"homeZone": false}, {"audience": "everyone"}, {"isPublic": false}} {
				more["locationId"] = bridge
				RefusedAs(editor, schema.ErrNotOwner, 403, "PUT", path, more)
			}
			tag := editor.Do("GET", path, nil).Header.Get("ETag")
			OK(author, 200, "PUT", path, M{"description": "Meanwhile"})
			Refused(editor, 412, "precondition_failed", "PUT", path, M{"locationId": bridge}, "If-Match", tag)
			if got := versionsOf(author, path)[0]; got.ReplacedBy.ID != author.ID {
				a.Errorf("what was refused is a version: %+v", got)
			}
		}
		OK(s.roles["owner"], 204, "DELETE", s.path+"/members/"+editor.ID, nil)
		delete(s.roles, "contributor")
		moves(map[string]int{"owner": 200, "viewer": 403})
	})
}

// TestEditorsRestoreNoPlace: the author alone brings a find back to where it was. Meanwhile they may have shown it to more people, or hidden
// their home.
func TestEditorsRestoreNoPlace(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor, owner := s.roles["contributor"], s.roles["editor"], s.roles["owner"]
		lake, pond := editor.Location(47.1234, 1.2345, "Lake"), owner.Location(46.4567, 2.6789, "Pond")
		frogs := Call[schema.Find](owner, 201, "POST", "/api/finds", M{"locationId": pond.ID, "title": "Frogs"}) // by which others know it
		restore := func(u *User, path string, place string) {
			a.Helper()
			for _, v := range versionsOf(author, path) {
				if v.Exact != nil && v.Exact.Name == place || v.Location != nil && v.Location.Name == place {
					OK(u, 200, "POST", path+"/versions/"+v.ID+"/restore", nil)
					return
				}
			}
			a.Errorf("no version is at %s", place)
		}
		_, path := s.hut(nil)
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID, "title": "At the lake"})
		OK(owner, 200, "PUT", path, M{"locationId": pond.ID})
		for _, v := range versionsOf(editor, path) {
			if v.Location != nil || v.Exact != nil {
				a.Errorf("an editor sees that it was at %+v", v.Location)
			}
		}
		restore(editor, path, "Hut")
		if f := s.at("viewer", path, "Pond", 0, ""); f.Title != "Hut" {
			a.Errorf("restored by an editor, it is called %q", f.Title)
		}
		restore(author, path, "Lake")
		s.at("viewer", path, "Lake", 0, "")
		OK(owner, 204, "DELETE", "/api/finds/"+frogs.ID, nil) // the place is known by the version alone
		restore(author, path, "Pond")                         // which is of another user, and has no find any more
		s.at("viewer", path, "Pond", 0, "")

		// The home zone holds for what the author restores.
		OK(author, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": false, "home": M{"latitude": 48.857, "longitude": 2.341, "radius": 1, "area": 5}})
		_, path = s.hut(M{"area": 0, "homeZone": false})
		OK(editor, 200, "PUT", path, M{"locationId": lake.ID})
		s.at("viewer", path, "Lake", 0, "")
		restore(author, path, "Hut")
		s.at("viewer", path, "", 5, "")
	})
}

// own is what each world has of its own: ids, times and addresses.
var own = regexp.MustCompile(`[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|"[\w-]{22}"|http://127[^"]*`)

// world is what an author has chosen and where their find is.
type world struct {
	settings M
	at       string
	area     int
	audience schema.Audience
	isLinked bool // by a link to a list
}

// moved is all that an editor of a find, a stranger and the visitors of a link get to know while the editor moves it about.
func moved(a *API, w world) string {
	ann, ben, cleo, visitor := a.As("ann"), a.As("ben"), a.As("cleo"), a.Anonymous()
	names := map[string]string{}
	var seen strings.Builder
	do := func(u *User, method, path string, body any) {
		res := u.Do(method, path, body)
		text := own.ReplaceAllStringFunc(string(res.Body), func(id string) string {
			if names[id] == "" {
				names[id] = fmt.Sprint("#", len(names))
			}
			return names[id]
		})
		fmt.Fprintln(&seen, u.Name, method, res.Status, text)
	}
	OK(ann, 200, "PUT", "/api/users/me/place-settings", w.settings)
	places := map[string]string{}
	for i, name := range []string{"Bridge", "Tower", "Mill"} {
		l := cleo.Location(48.8571+float64(i)/1000, 2.3413, name)
		places[name] = l.ID
		names[l.ID] = name
		OK(cleo, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": name})
	}
	far := ben.Location(47.1234, 1.2345, "Far").ID
	list := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	OK(ann, 200, "PUT", "/api/lists/"+list.ID+"/members/"+ben.ID, M{"role": "editor"})
	OK(ben, 200, "POST", "/api/lists/"+list.ID+"/join", M{})
	_, link, _ := strings.Cut(ann.Share(M{"listId": list.ID, "place": "exact"}).Link, "/s/")
	f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": places[w.at], "title": "Treasure", "area": w.area, "exactForFriends": false, "homeZone": false, "audience": w.audience})
	OK(ann, 204, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, M{"editable": true, "exact": false})
	path := "/api/finds/" + f.ID
	look := func() {
		for _, u := range []*User{ben, cleo} {
			for _, path := range []string{path, "/api/finds?userId=" + ann.ID, "/api/locations?lat=48.857&lng=2.341&radius=30&order=distance", "/api/finds?q=treasure", "/api/finds/exact?bbox=0,40,9,50",
				"/api/lists/" + list.ID + "/finds", "/api/notifications", path + "/versions"} {
				do(u, "GET", path, nil)
			}
		}
		if w.isLinked {
			do(visitor, "GET", "/s/"+link+"/finds.geojson", nil)
		}
	}
	back := func() {
		for i, v := range versionsOf(ben, path) {
			if i%3 == 0 {
				do(ben, "POST", path+"/versions/"+v.ID+"/restore", nil)
			}
		}
	}
	for _, to := range []string{places["Mill"], places["Bridge"], far, f.LocationID} {
		do(ben, "PUT", path, M{"locationId": to})
		look()
		do(ben, "PUT", path, M{"locationId": to, "area": 0})
		do(ben, "PUT", path, M{"title": "Treasure " + to[:1], "locationId": places["Mill"]})
		back()
		back()
	}
	look()
	return seen.String()
}

// TestEditorsLearnNothing: neither where the home zone of an author is, nor where exactly a find is in its area, shows in what becomes of
// it when an editor moves it.
func TestEditorsLearnNothing(t *testing.T) {
	t.Parallel()
	home := func(lat, lng float64) M {
		return M{"area": 20, "exactForFriends": false, "home": M{"latitude": lat, "longitude": lng, "radius": 1, "area": 20}}
	}
	none, elsewhere, there, far := M{"area": 0, "exactForFriends": true}, home(-30, 20), home(48.857, 2.341), home(47.123, 1.234)
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		for _, worlds := range [][]world{
			{{elsewhere, "Bridge", 0, "friends", true}, {there, "Bridge", 0, "friends", true}, {far, "Bridge", 0, "friends", true}},
			{{none, "Bridge", 0, "everyone", true}, {there, "Bridge", 0, "everyone", true}, {far, "Bridge", 0, "everyone", true}},
			{{none, "Bridge", 0, "me", true}, {there, "Bridge", 0, "me", true}},
			{{elsewhere, "Bridge", 5, "everyone", true}, {there, "Bridge", 5, "everyone", true}, {there, "Mill", 5, "everyone", true}},
			{{none, "Bridge", 5, "everyone", false}, {none, "Mill", 5, "everyone", false}, {none, "Tower", 5, "everyone", false}, {there, "Bridge", 5, "everyone", false}},
		} {
			var want []string
			for i, w := range worlds {
				got := strings.Split(moved(NewAPI(t, engine), w), "\n")
				if i == 0 {
					want = got
				}
				if len(want) != len(got) || len(want) < 90 {
					t.Errorf("%+v: %d answers, want %d", w, len(got), len(want))
				}
				for at := range min(len(want), len(got)) {
					if want[at] != got[at] {
						t.Fatalf("%+v, answer %d:\n%s\nwant:\n%s", w, at, got[at], want[at])
					}
				}
			}
		}
	})
}
