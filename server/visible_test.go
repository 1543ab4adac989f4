package server_test

import (
	"context"
	"fmt"
	"maps"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
)

// requestID matches what differs between two equal refusals.
var requestID = regexp.MustCompile(`"requestId":"\w+"`)

// snapshot is all that somebody can read by the owner's ids: what every GET
// answers, by path, with every filter that could give something away.
func (s *scene) snapshot(u *user) map[string]string {
	s.Helper()
	seen := map[string]string{}
	for _, o := range s.operations() {
		if o.Method != "GET" || o.Stream || !strings.HasPrefix(o.Path, "/api/") || o.Path == "/api/openapi.json" || o.Path == "/api/docs" {
			continue
		}
		for _, q := range s.questions(o) {
			path := s.fill(o.Path) + q
			r := u.do("GET", path, nil)
			seen[path] = fmt.Sprint(r.Status, " ", r.Header.Get("Link"), " ", requestID.ReplaceAllString(string(r.Body), ""))
		}
	}
	return seen
}

// questions are the queries with which an operation is asked.
func (s *scene) questions(o operation) []string {
	takes := func(name string) bool { return slices.Contains(o.Query, name) }
	box := fmt.Sprintf("bbox=%v,%v,%v,%v", s.lng-0.1, s.lat-0.1, s.lng+0.1, s.lat+0.1)
	list := []string{""}
	if takes("includePrivate") {
		list = append(list, "includePrivate=1&includeFriends=1")
	}
	if takes("zoom") {
		list = []string{"zoom=0&bbox=-180,-90,180,90&includePrivate=1&includeFriends=1"}
		for _, zoom := range []int{3, 9, 16, 22} {
			list = append(list, fmt.Sprintf("zoom=%d&%s", zoom, box), fmt.Sprintf("zoom=%d&includePrivate=1&includeFriends=1&%s", zoom, box))
		}
	} else if takes("bbox") {
		list = append(list, box+"&includePrivate=1&includeFriends=1")
	}
	if takes("lat") && takes("radius") {
		list = append(list, fmt.Sprintf("lat=%v&lng=%v&radius=5&order=distance&includePrivate=1&includeFriends=1", s.lat, s.lng))
	}
	for name, v := range map[string]string{"q": s.created().Title, "userId": s.owner.ID, "locationId": s.id("locationId"), "category": "secretive"} {
		if takes(name) && !takes("zoom") && o.Path != "/api/users" {
			list = append(list, name+"="+v+"&includePrivate=1&includeFriends=1")
		}
	}
	if title := url.QueryEscape(s.created().Title); takes("q") && o.Path != "/api/users" {
		near := fmt.Sprintf("lat=%v&lng=%v", s.lat, s.lng)
		switch {
		case takes("zoom"):
			list = append(list, "zoom=5&bbox=-180,-90,180,90&q="+title, "zoom=16&"+box+"&includePrivate=1&includeFriends=1&q="+title[:2], "zoom=16&"+box+"&category=secretive")
		case takes("userId"):
			list = append(list, "order=best&includePrivate=1&includeFriends=1&q="+title, "order=best&q="+title[:1]+"&"+near, "order=best&includeFriends=1&q="+title+"&"+near, "q="+title)
		case takes("radius"):
			list = append(list, "q="+title[:1], "order=distance&radius=20038&includePrivate=1&includeFriends=1&q="+title+"&"+near, "category=secretive&"+box)
		}
	}
	if o.Path == "/api/users" {
		list = []string{"q=" + s.owner.Name, "q=ow"}
	}
	if takes("direction") {
		list = append(list, "status=pending", "status=accepted", "status=blocked")
	}
	for i, q := range list {
		if q != "" && !takes("includePrivate") {
			q = strings.ReplaceAll(q, "&includePrivate=1&includeFriends=1", "")
		}
		if list[i] = q; q != "" {
			list[i] = "?" + q
		}
	}
	return list
}

// leaks tells which of some secrets stand in a snapshot, but where an id was
// only part of the question.
func leaks(seen map[string]string, secrets map[string]string) (found []string) {
	for _, path := range slices.Sorted(maps.Keys(seen)) {
		for name, secret := range secrets {
			if strings.Contains(seen[path], secret) {
				found = append(found, fmt.Sprintf("%s (%s) in GET %s: %.300s", name, secret, path, seen[path]))
			}
		}
	}
	return found
}

// secrets are what tells of the owner's find.
func (s *scene) secrets() map[string]string {
	s.Helper()
	for _, name := range params {
		s.id(name)
	}
	find := call[schema.Find](s.owner, 200, "GET", "/api/finds/"+s.id("findId"), nil)
	return map[string]string{"id of the find": find.ID, "title": find.Title + `"`, "description": words, "location": find.LocationID,
		"name of the place": find.Location.Name + `"`, "comment": s.id("commentId"), "media": s.id("path")[5:37]}
}

// TestPrivateFindIsNowhere reads everything that can be read as everybody, and
// again after each change of who may see the find.
func TestPrivateFindIsNowhere(t *testing.T) {
	each(t, func(a *api) {
		for _, role := range roles {
			s := newScene(a, role, false)
			secrets, may := s.secrets(), role == "owner" || role == "friend"
			s.expect(role+" of a private find", secrets, may)
			if role == "friend" {
				list := call[[]schema.Friendship](s.actor, 200, "GET", "/api/friends", nil)
				ok(s.actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
				s.expect("friend no more", secrets, false)
			}
			ok(s.owner, 200, "PUT", "/api/finds/"+s.id("findId"), m{"isPublic": true})
			if role != "anonymous" && role != "suspended" { // media of public finds are for everybody
				s.expect(role+" of a public find", secrets, may || role == "stranger" || role == "admin")
			}
			ok(s.owner, 200, "PUT", "/api/finds/"+s.id("findId"), m{"isPublic": false})
			s.expect(role+" of a find that was public", secrets, role == "owner")
			if role != "owner" {
				ok(s.owner, 204, "DELETE", "/api/finds/"+s.id("findId"), nil)
				s.expect(role+" of a find in the bin", secrets, false)
			}
			ok(s.owner, 204, "DELETE", "/api/finds/"+s.id("findId")+"?forever=true", nil)
			delete(secrets, "location") // it is the owner's still
			delete(secrets, "name of the place")
			s.expect(role+" of a deleted find", secrets, false)
		}
	})
}

// expect insists that the actor finds all of the secrets, or none.
func (s *scene) expect(who string, secrets map[string]string, may bool) {
	s.Helper()
	seen := s.snapshot(s.actor)
	if !may {
		for _, leak := range leaks(seen, secrets) {
			s.Errorf("%s reads %s", who, leak)
		}
		return
	}
	for name, secret := range secrets {
		if len(leaks(seen, map[string]string{name: secret})) == 0 {
			s.Errorf("%s does not find the %s (%s)", who, name, secret)
		}
	}
}

// standing is what can be between a viewer and an owner, and how it came to be.
var standing = []struct {
	name    string
	make    func(a *api, viewer, owner *user)
	friends bool
	apart   bool // a block stands between them
}{
	{name: "nothing", make: func(*api, *user, *user) {}},
	{name: "asked", make: func(a *api, v, o *user) { ok(v, 201, "POST", "/api/friends", m{"friendId": o.ID}) }},
	{name: "was asked", make: func(a *api, v, o *user) { ok(o, 201, "POST", "/api/friends", m{"friendId": v.ID}) }},
	{name: "friend", friends: true, make: func(a *api, v, o *user) { a.befriend(v, o) }},
	{name: "friend who was asked", friends: true, make: func(a *api, v, o *user) { a.befriend(o, v) }},
	{name: "friend by asking each other", friends: true, make: func(a *api, v, o *user) {
		ok(v, 201, "POST", "/api/friends", m{"friendId": o.ID})
		ok(o, 200, "POST", "/api/friends", m{"friendId": v.ID})
	}},
	{name: "declined", make: func(a *api, v, o *user) {
		f := call[schema.Friendship](v, 201, "POST", "/api/friends", m{"friendId": o.ID})
		ok(o, 200, "PUT", "/api/friends/"+f.ID, m{"action": "decline"})
	}},
	{name: "friend no more", make: func(a *api, v, o *user) { ok(o, 204, "DELETE", "/api/friends/"+a.befriend(v, o).ID, nil) }},
	{name: "blocked", apart: true, make: func(a *api, v, o *user) { ok(o, 200, "PUT", "/api/users/"+v.ID+"/block", nil) }},
	{name: "blocker", apart: true, make: func(a *api, v, o *user) { ok(v, 200, "PUT", "/api/users/"+o.ID+"/block", nil) }},
	{name: "blocked friend", apart: true, make: func(a *api, v, o *user) {
		ok(o, 200, "PUT", "/api/friends/"+a.befriend(v, o).ID, m{"action": "block"})
	}},
	{name: "unblocked friend", make: func(a *api, v, o *user) {
		f := a.befriend(v, o)
		ok(o, 200, "PUT", "/api/friends/"+f.ID, m{"action": "block"})
		ok(o, 204, "DELETE", "/api/friends/"+f.ID, nil)
	}},
}

// TestFlagsSelect asks every list and count with every pair of flags, for all
// that can be between two people: the owner has a public and a private find at
// one place, and a private one at another.
func TestFlagsSelect(t *testing.T) {
	each(t, func(a *api) {
		for _, st := range standing {
			s := newScene(a, "stranger", true)
			second := must(a.store.CreateFind(context.Background(), s.owner.ID, store.NewFind{LocationID: s.id("locationId"), Title: unique("second")}))
			hidden := newScene(a, "stranger", false)
			third := must(a.store.CreateFind(context.Background(), s.owner.ID, store.NewFind{LocationID: s.far(hidden), Title: unique("third")}))
			st.make(a, s.actor, s.owner)
			for _, flags := range []store.Flags{{}, {Private: true}, {Friends: true}, {Private: true, Friends: true}} {
				s.selects(st.name, s.actor, flags, map[string]bool{s.created().ID: !st.apart, second.ID: st.friends && flags.Friends, third.ID: st.friends && flags.Friends}, hidden)
				s.selects("owner", s.owner, flags, map[string]bool{s.created().ID: true, second.ID: flags.Private, third.ID: flags.Private}, hidden)
			}
			want := map[bool]int{false: 1, true: 3}[st.friends]
			if r := s.actor.do("GET", "/api/users/"+s.owner.ID, nil); st.apart && r.Status != 404 || !st.apart && !strings.Contains(string(r.Body), fmt.Sprintf(`"findCount":%d`, want)) {
				a.Errorf("%s: profile is %d %s, want %d finds", st.name, r.Status, r.Body, want)
			}
		}
	})
}

// far makes a location of the owner's where another scene is.
func (s *scene) far(o *scene) string {
	l, _, err := s.store.CreateLocation(context.Background(), s.owner.ID, o.lat, o.lng, unique("far"))
	return must(l, err).ID
}

// selects compares what each list shows of some finds with what it should. The
// first two are in one place, the third is where the other scene is.
func (s *scene) selects(who string, u *user, f store.Flags, want map[string]bool, other *scene) {
	s.Helper()
	flags := fmt.Sprintf("includePrivate=%v&includeFriends=%v&", f.Private, f.Friends)
	mine := "userId=" + s.owner.ID
	got := map[string]bool{}
	for _, find := range call[[]schema.Find](u, 200, "GET", "/api/finds?"+flags+mine, nil) {
		got[find.ID] = true
	}
	count := 0
	for id, shown := range want {
		if got[id] != shown {
			s.Errorf("%s with %s: find shown is %v, want %v", who, flags, got[id], shown)
		}
		if shown {
			count++
		}
	}
	for _, place := range []*scene{s, other} {
		in := 0
		for _, find := range call[[]schema.Find](u, 200, "GET", "/api/finds?"+flags+mine+"&limit=100", nil) {
			if find.Location.Latitude == place.lat && find.Location.Longitude == place.lng {
				in++
			}
		}
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", place.lng-0.1, place.lat-0.1, place.lng+0.1, place.lat+0.1)
		for _, q := range []string{box, fmt.Sprintf("lat=%v&lng=%v&radius=1", place.lat, place.lng), fmt.Sprintf("lat=%v&lng=%v&order=distance", place.lat, place.lng)} {
			sum, finds := 0, 0
			for _, l := range call[[]schema.Location](u, 200, "GET", "/api/locations?"+flags+q, nil) {
				sum, finds = sum+l.FindCount, finds+len(l.Finds)
			}
			if sum != in || finds != in {
				s.Errorf("%s with %s%s: %d finds counted and %d shown, want %d", who, flags, q, sum, finds, in)
			}
		}
		if r := u.do("GET", "/api/locations/"+s.id("locationId")+"?"+flags, nil); place == s && r.Status == 200 && !strings.Contains(string(r.Body), fmt.Sprintf(`"findCount":%d,`, in)) {
			s.Errorf("%s with %s: location is %s, want %d finds", who, flags, r.Body, in)
		}
		for _, zoom := range []int{2, 10, 22} {
			sum := 0
			for _, c := range call[[]schema.Cluster](u, 200, "GET", fmt.Sprintf("/api/locations/clusters?%s%s&zoom=%d", flags, box, zoom), nil) {
				sum += c.Count
			}
			if sum != in {
				s.Errorf("%s with %s: clusters of zoom %d count %d, want %d", who, flags, zoom, sum, in)
			}
		}
		count -= in
	}
	if count != 0 {
		s.Errorf("%s with %s: the places do not add up, %d left", who, flags, count)
	}
}
