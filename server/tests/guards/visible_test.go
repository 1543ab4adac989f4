package guards

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestPrivateFindIsNowhere reads everything that can be read as everybody, and
// again after each change of who may see the find.
func TestPrivateFindIsNowhere(t *testing.T) {
	Each(t, func(a *API) {
		for _, role := range Roles {
			s := NewScene(a, role, schema.AudienceFriends)
			secrets, may := s.Secrets(), role == "owner" || role == "friend"
			s.Expect(role+" of a private find", secrets, may)
			if role == "friend" {
				list := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
				OK(s.Actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
				s.Expect("friend no more", secrets, false)
			}
			OK(s.Owner, 200, "PUT", "/api/finds/"+s.ID("findId"), M{"isPublic": true})
			if role != "anonymous" && role != "suspended" { // media of public finds are for everybody
				s.Expect(role+" of a public find", secrets, may || role == "stranger" || role == "admin")
			}
			OK(s.Owner, 200, "PUT", "/api/finds/"+s.ID("findId"), M{"isPublic": false})
			s.Expect(role+" of a find that was public", secrets, role == "owner")
			if role != "owner" {
				OK(s.Owner, 204, "DELETE", "/api/finds/"+s.ID("findId"), nil)
				s.Expect(role+" of a find in the bin", secrets, false)
			}
			OK(s.Owner, 204, "DELETE", "/api/finds/"+s.ID("findId")+"?forever=true", nil)
			delete(secrets, "location") // it is the owner's still
			delete(secrets, "name of the place")
			s.Expect(role+" of a deleted find", secrets, false)
		}
	})
}

// standing is what can be between a viewer and an owner, and how it came to be.
var standing = []struct {
	name    string
	make    func(a *API, viewer, owner *User)
	friends bool
	apart   bool // a block stands between them
}{
	{name: "nothing", make: func(*API, *User, *User) {}},
	{name: "asked", make: func(a *API, v, o *User) { OK(v, 201, "POST", "/api/friends", M{"friendId": o.ID}) }},
	{name: "was asked", make: func(a *API, v, o *User) { OK(o, 201, "POST", "/api/friends", M{"friendId": v.ID}) }},
	{name: "friend", friends: true, make: func(a *API, v, o *User) { a.Befriend(v, o) }},
	{name: "friend who was asked", friends: true, make: func(a *API, v, o *User) { a.Befriend(o, v) }},
	{name: "friend by asking each other", friends: true, make: func(a *API, v, o *User) {
		OK(v, 201, "POST", "/api/friends", M{"friendId": o.ID})
		OK(o, 200, "POST", "/api/friends", M{"friendId": v.ID})
	}},
	{name: "declined", make: func(a *API, v, o *User) {
		f := Call[schema.Friendship](v, 201, "POST", "/api/friends", M{"friendId": o.ID})
		OK(o, 200, "PUT", "/api/friends/"+f.ID, M{"action": "decline"})
	}},
	{name: "friend no more", make: func(a *API, v, o *User) { OK(o, 204, "DELETE", "/api/friends/"+a.Befriend(v, o).ID, nil) }},
	{name: "blocked", apart: true, make: func(a *API, v, o *User) { OK(o, 200, "PUT", "/api/users/"+v.ID+"/block", nil) }},
	{name: "blocker", apart: true, make: func(a *API, v, o *User) { OK(v, 200, "PUT", "/api/users/"+o.ID+"/block", nil) }},
	{name: "blocked friend", apart: true, make: func(a *API, v, o *User) {
		OK(o, 200, "PUT", "/api/friends/"+a.Befriend(v, o).ID, M{"action": "block"})
	}},
	{name: "unblocked friend", make: func(a *API, v, o *User) {
		f := a.Befriend(v, o)
		OK(o, 200, "PUT", "/api/friends/"+f.ID, M{"action": "block"})
		OK(o, 204, "DELETE", "/api/friends/"+f.ID, nil)
	}},
}

// TestFlagsSelect asks every list and count with every pair of flags, for all
// that can be between two people: the owner has a public and a private find at
// one place, and a private one at another.
func TestFlagsSelect(t *testing.T) {
	Each(t, func(a *API) {
		for _, st := range standing {
			s := NewScene(a, "stranger", schema.AudienceEveryone)
			second := Must(a.Store.CreateFind(context.Background(), s.Owner.ID, store.NewFind{LocationID: s.ID("locationId"), Title: Unique("second")}))
			hidden := NewScene(a, "stranger", schema.AudienceFriends)
			third := Must(a.Store.CreateFind(context.Background(), s.Owner.ID, store.NewFind{LocationID: far(s, hidden), Title: Unique("third")}))
			st.make(a, s.Actor, s.Owner)
			for _, flags := range []store.Flags{{}, {Private: true}, {Friends: true}, {Private: true, Friends: true}} {
				selects(s, st.name, s.Actor, flags, map[string]bool{s.Created().ID: !st.apart, second.ID: st.friends && flags.Friends, third.ID: st.friends && flags.Friends}, hidden)
				selects(s, "owner", s.Owner, flags, map[string]bool{s.Created().ID: true, second.ID: flags.Private, third.ID: flags.Private}, hidden)
			}
			want := map[bool]int{false: 1, true: 3}[st.friends]
			if r := s.Actor.Do("GET", "/api/users/"+s.Owner.ID, nil); st.apart && r.Status != 404 || !st.apart && !strings.Contains(string(r.Body), fmt.Sprintf(`"findCount":%d`, want)) {
				a.Errorf("%s: profile is %d %s, want %d finds", st.name, r.Status, r.Body, want)
			}
		}
	})
}

// far makes a location of the owner's where another scene is.
func far(s *Scene, o *Scene) string {
	l, _, err := s.Store.CreateLocation(context.Background(), s.Owner.ID, o.Lat, o.Lng, Unique("far"))
	return Must(l, err).ID
}

// selects compares what each list shows of some finds with what it should. The
// first two are in one place, the third is where the other scene is.
func selects(s *Scene, who string, u *User, f store.Flags, want map[string]bool, other *Scene) {
	s.Helper()
	flags := fmt.Sprintf("includePrivate=%v&includeFriends=%v&", f.Private, f.Friends)
	mine := "userId=" + s.Owner.ID
	got := map[string]bool{}
	for _, find := range Call[[]schema.Find](u, 200, "GET", "/api/finds?"+flags+mine, nil) {
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
	for _, place := range []*Scene{s, other} {
		in := 0
		for _, find := range Call[[]schema.Find](u, 200, "GET", "/api/finds?"+flags+mine+"&limit=100", nil) {
			if find.Location.Latitude == place.Lat && find.Location.Longitude == place.Lng {
				in++
			}
		}
		box := fmt.Sprintf("bbox=%v,%v,%v,%v", place.Lng-0.1, place.Lat-0.1, place.Lng+0.1, place.Lat+0.1)
		for _, q := range []string{box, fmt.Sprintf("lat=%v&lng=%v&radius=1", place.Lat, place.Lng), fmt.Sprintf("lat=%v&lng=%v&order=distance", place.Lat, place.Lng)} {
			sum, finds := 0, 0
			for _, l := range Call[[]schema.Location](u, 200, "GET", "/api/locations?"+flags+q, nil) {
				sum, finds = sum+l.FindCount, finds+len(l.Finds)
			}
			if sum != in || finds != in {
				s.Errorf("%s with %s%s: %d finds counted and %d shown, want %d", who, flags, q, sum, finds, in)
			}
		}
		if r := u.Do("GET", "/api/locations/"+s.ID("locationId")+"?"+flags, nil); place == s && r.Status == 200 && !strings.Contains(string(r.Body), fmt.Sprintf(`"findCount":%d,`, in)) {
			s.Errorf("%s with %s: location is %s, want %d finds", who, flags, r.Body, in)
		}
		for _, zoom := range []int{2, 10, 22} {
			sum := 0
			for _, c := range Call[[]schema.Cluster](u, 200, "GET", fmt.Sprintf("/api/locations/clusters?%s%s&zoom=%d", flags, box, zoom), nil) {
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
