package finds

import (
	"fmt"
	"image/color"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// shared is a list with a member of each role.
type shared struct {
	*API
	list  schema.List
	path  string
	roles map[string]*User
	find  schema.Find // of the owner, for themselves alone, which they have put into the list
}

// newShared makes a list of "owner" for its members. Other users are invited to it, have left it, were taken out of it, were
// blocked by its owner after they had joined, are a friend of the owner, a stranger or an administrator.
func newShared(a *API) *shared {
	a.Helper()
	s := &shared{API: a, roles: map[string]*User{}}
	for _, name := range []string{"owner", "editor", "contributor", "viewer", "invited", "left", "removed", "blocked", "friend", "stranger", "admin"} {
		s.roles[name] = a.As(Unique(name))
	}
	s.roles["signed out"] = a.Anonymous()
	a.Administer(s.roles["admin"])
	owner := s.roles["owner"]
	a.Befriend(owner, s.roles["friend"])
	s.list = Call[schema.List](owner, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
	s.path = "/api/lists/" + s.list.ID
	for _, name := range []string{"editor", "contributor", "viewer", "left", "removed", "blocked", "invited"} {
		s.invite(name, "contributor")
		if name != "invited" {
			OK(s.roles[name], 200, "POST", s.path+"/join", M{})
		}
	}
	for _, role := range []string{"editor", "viewer"} {
		OK(owner, 200, "PUT", s.path+"/members/"+s.roles[role].ID, M{"role": role})
	}
	OK(s.roles["left"], 204, "DELETE", s.path+"/members/"+s.roles["left"].ID, nil)
	OK(owner, 204, "DELETE", s.path+"/members/"+s.roles["removed"].ID, nil)
	OK(owner, 200, "PUT", "/api/users/"+s.roles["blocked"].ID+"/block", nil)
	s.find = s.own("owner", "Cabin")
	return s
}

func (s *shared) invite(name, role string) {
	s.Helper()
	OK(s.roles["owner"], 200, "PUT", s.path+"/members/"+s.roles[name].ID, M{"role": role})
}

// own makes a find with a photo that only its owner sees, and puts it into the list.
func (s *shared) own(name, title string) schema.Find {
	s.Helper()
	u := s.roles[name]
	up := u.Upload(Picture(8, 6, color.Black))
	l := u.Location(48.5, 2.5, Unique("Forest"))
	f := Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": title, "audience": "me", "category": "nature", "media": up})
	OK(u, 204, "PUT", s.path+"/finds/"+f.ID, nil)
	return f
}

// TestListRoles does everything with a list in every role.
func TestListRoles(t *testing.T) {
	columns := []string{"owner", "editor", "contributor", "viewer", "invited", "left", "removed", "blocked", "friend", "stranger", "admin", "signed out"}
	// mine is a find of the user, theirs one of another member that is in the list, and added one of the user's that is in it.
	table := []struct {
		method, path string
		body         func(u *User) any
		want         string
	}{
		{"GET", "", nil, "200 200 200 200 200 404 404 404 404 404 404 401"},
		{"GET", "/finds", nil, "200 200 200 200 200 404 404 404 404 404 404 401"},
		{"GET", "/members", nil, "200 200 200 200 403 404 404 404 404 404 404 401"},
		{"PUT", "/finds/{mine}", nil, "204 204 204 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/finds/{theirs}", func(*User) any { return M{"note": "Bring boots."} }, "204 204 204 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/finds/{public}", nil, "204 204 204 403 403 404 404 404 404 404 404 401"},
		{"DELETE", "/finds/{public}", nil, "204 204 204 204 403 404 404 404 404 404 404 401"},
		{"DELETE", "/finds/{theirs}", nil, "204 204 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/finds/{theirs}/place", func(*User) any { return M{"after": "{cabin}"} }, "204 204 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "", func(*User) any { return M{"name": "Kin", "description": "All of us", "coverId": "{cabin}"} }, "200 200 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "", func(*User) any { return M{"visibility": "friends"} }, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/members/{stranger}", func(*User) any { return M{} }, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/members/{viewer}", func(*User) any { return M{"role": "editor"} }, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"DELETE", "/members/{viewer}", nil, "204 403 403 204 403 404 404 404 404 404 404 401"},
		{"DELETE", "/members/{self}", nil, "409 204 204 204 204 404 404 404 404 404 404 401"},
		{"POST", "/join", func(*User) any { return M{} }, "200 200 200 200 200 404 404 404 404 404 404 401"},
		{"POST", "/join", func(*User) any { return M{"code": "{code}"} }, "200 200 200 200 200 200 200 404 200 200 200 401"},
		{"PUT", "/link", func(*User) any { return M{"role": "viewer"} }, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"GET", "/link", nil, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"DELETE", "/link", nil, "204 403 403 403 403 404 404 404 404 404 404 401"},
		{"PUT", "/owner", func(*User) any { return M{"userId": "{editor}"} }, "200 403 403 403 403 404 404 404 404 404 404 401"},
		{"DELETE", "", nil, "204 403 403 403 403 404 404 404 404 404 404 401"},
	}
	Each(t, func(a *API) {
		for _, row := range table {
			s := newShared(a)
			theirs, public, newcomer := s.own("editor", Unique("Swing")), s.roles["stranger"].Find(Unique("Bench"), true), a.As(Unique("new"))
			_, code, _ := strings.Cut(Call[schema.ListLink](s.roles["owner"], 200, "PUT", s.path+"/link", M{"role": "contributor"}).Link, "#")
			for i, status := range slices.Backward(strings.Fields(row.want)) { // from the one who may do least, since what is refused changes nothing
				u := s.roles[columns[i]]
				ids := map[string]string{"{theirs}": theirs.ID, "{cabin}": s.find.ID, "{public}": public.ID, "{self}": u.ID, "{code}": code,
					"{stranger}": newcomer.ID, "{viewer}": s.roles["viewer"].ID, "{editor}": s.roles["editor"].ID}
				if columns[i] == "editor" { // who has added that one
					ids["{theirs}"] = s.find.ID
				}
				if columns[i] != "signed out" {
					ids["{mine}"] = u.Find(Unique("Mine"), false).ID
				} else {
					ids["{mine}"], ids["{self}"] = theirs.ID, theirs.UserID
				}
				fill := func(text string) string {
					for name, id := range ids {
						text = strings.ReplaceAll(text, name, id)
					}
					return text
				}
				var body any
				if row.body != nil {
					m := M{}
					for name, value := range row.body(u).(M) {
						m[name] = fill(value.(string))
					}
					body = m
				}
				if got := u.Do(row.method, s.path+fill(row.path), body); fmt.Sprint(got.Status) != status {
					a.Errorf("%s: %s %s %v: status %d, want %s: %s", columns[i], row.method, row.path, body, got.Status, status, got.Body)
				}
			}
		}
	})
}

// sights are the ways in which a user may come to see a find: what each says of it now.
func (s *shared) sights(u *User, f schema.Find) map[string]bool {
	s.Helper()
	seen := map[string]bool{}
	for _, path := range []string{"/api/finds/" + f.ID, "/api/finds/" + f.ID + "/comments", "/api/finds/" + f.ID + "/lists", f.Media[0].URL, "/api/locations/" + f.LocationID} {
		plain, _, _ := strings.Cut(path, "?")
		seen[plain] = u.Do("GET", path, nil, "Accept", "*/*").Status == 200
	}
	flags := "includePrivate=true&includeFriends=true&includeLists=true"
	box := "&bbox=" + url.QueryEscape("2,48,3,49")
	for _, path := range []string{"/api/finds?" + flags, "/api/finds?q=" + f.Title + "&" + flags, "/api/finds?order=best&q=" + f.Title + "&" + flags, "/api/finds?userId=" + f.UserID + "&" + flags,
		"/api/locations?lat=48.5&lng=2.5&radius=5&" + flags, "/api/locations?" + flags + box, s.path + "/finds", s.path, "/api/lists?member=joined"} {
		r := u.Do("GET", path, nil)
		name, _, _ := strings.Cut(path, "&")
		seen[name] = strings.Contains(string(r.Body), f.ID) || strings.Contains(string(r.Body), f.LocationID)
	}
	clusters := Decode[[]schema.Cluster](s.API, u.Do("GET", "/api/locations/clusters?zoom=12&"+flags+box, nil))
	seen["clusters"] = slices.ContainsFunc(clusters, func(c schema.Cluster) bool { return c.Count > 0 })
	counts := Decode[[]schema.CategoryCount](s.API, u.Do("GET", "/api/locations/categories?"+flags+box, nil))
	seen["categories"] = slices.ContainsFunc(counts, func(c schema.CategoryCount) bool { return c.Count > 0 })
	used := Call[[]schema.UsedCategory](u, 200, "GET", "/api/finds/categories", nil)
	seen["used categories"] = len(used) > 0
	if u.ID != f.UserID {
		profile := u.Do("GET", "/api/users/"+f.UserID, nil)
		seen["profile"] = profile.Status == 200 && Decode[schema.Profile](s.API, profile).FindCount > 0
	}
	return seen
}

// TestListSightEnds shows a find to a member by a list alone, and ends that in every way. Nothing tells of it then.
func TestListSightEnds(t *testing.T) {
	ends := map[string]func(s *shared, f schema.Find){
		"leaving": func(s *shared, _ schema.Find) {
			OK(s.roles["viewer"], 204, "DELETE", s.path+"/members/"+s.roles["viewer"].ID, nil)
		},
		"removal": func(s *shared, _ schema.Find) {
			OK(s.roles["owner"], 204, "DELETE", s.path+"/members/"+s.roles["viewer"].ID, nil)
		},
		"the author leaves": func(s *shared, _ schema.Find) {
			OK(s.roles["contributor"], 204, "DELETE", s.path+"/members/"+s.roles["contributor"].ID, nil)
		},
		"the author blocks": func(s *shared, _ schema.Find) {
			OK(s.roles["contributor"], 200, "PUT", "/api/users/"+s.roles["viewer"].ID+"/block", nil)
		},
		"the author is blocked": func(s *shared, _ schema.Find) {
			OK(s.roles["viewer"], 200, "PUT", "/api/users/"+s.roles["contributor"].ID+"/block", nil)
		},
		"the owner blocks": func(s *shared, _ schema.Find) {
			OK(s.roles["owner"], 200, "PUT", "/api/users/"+s.roles["viewer"].ID+"/block", nil)
		},
		"the owner is blocked": func(s *shared, _ schema.Find) {
			OK(s.roles["viewer"], 200, "PUT", "/api/users/"+s.roles["owner"].ID+"/block", nil)
		},
		"the author blocks the owner": func(s *shared, _ schema.Find) {
			OK(s.roles["contributor"], 200, "PUT", "/api/users/"+s.roles["owner"].ID+"/block", nil)
		},
		"the author is suspended": func(s *shared, _ schema.Find) {
			OK(s.roles["admin"], 200, "PUT", "/api/admin/users/"+s.roles["contributor"].ID+"/suspension", M{"reason": "Spam"})
		},
		"the owner is suspended": func(s *shared, _ schema.Find) {
			OK(s.roles["admin"], 200, "PUT", "/api/admin/users/"+s.roles["owner"].ID+"/suspension", M{"reason": "Spam"})
		},
		"taking it out": func(s *shared, f schema.Find) {
			OK(s.roles["contributor"], 204, "DELETE", s.path+"/finds/"+f.ID, nil)
		},
		"an editor takes it out": func(s *shared, f schema.Find) {
			OK(s.roles["editor"], 204, "DELETE", s.path+"/finds/"+f.ID, nil)
		},
		"deleting the list": func(s *shared, _ schema.Find) { OK(s.roles["owner"], 204, "DELETE", s.path, nil) },
		"making the list private": func(s *shared, _ schema.Find) {
			OK(s.roles["owner"], 200, "PUT", s.path, M{"visibility": "private"})
		},
		"the bin": func(s *shared, f schema.Find) { OK(s.roles["contributor"], 204, "DELETE", "/api/finds/"+f.ID, nil) },
	}
	Each(t, func(a *API) {
		for how, end := range ends {
			s := newShared(a)
			OK(s.roles["owner"], 204, "DELETE", s.path+"/finds/"+s.find.ID, nil)
			f := s.own("contributor", "Lantern")
			viewer := s.roles["viewer"]
			seen := Call[schema.Find](viewer, 200, "GET", "/api/finds/"+f.ID, nil) // with signed addresses
			for what, is := range s.sights(viewer, seen) {
				if !is {
					a.Errorf("%s: before it, a member does not see the find in %s", how, what)
				}
			}
			if got := Notes(viewer, schema.ListAdded); len(got) != 1 || got[0].Data["listName"] != "Family" || got[0].Data["findId"] != f.ID { // that of the first has gone with it
				a.Errorf("%s: notifications are %+v", how, got)
			}
			end(s, f)
			if got := Notes(viewer, schema.ListAdded); slices.ContainsFunc(got, func(n schema.Notification) bool { return n.Data["findId"] == f.ID }) {
				a.Errorf("%s: a notification still tells of it: %+v", how, got)
			}
			for what, is := range s.sights(viewer, seen) {
				if is {
					a.Errorf("%s: after it, a member sees the find in %s", how, what)
				}
			}
		}
	})
}

// TestListMentions: adding a find of another shows it to no one who may not see it anyway.
func TestListMentions(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		contributor, viewer, friend := s.roles["contributor"], s.roles["viewer"], a.As(Unique("pal"))
		a.Befriend(contributor, friend)
		secret := friend.Find("Friends only", false)
		OK(contributor, 204, "PUT", s.path+"/finds/"+secret.ID, M{"note": "Ours"})
		if got := contributor.Listed(s.list.ID); got != "Cabin Friends only" {
			a.Errorf("who has added it sees %s", got)
		}
		if got := viewer.Listed(s.list.ID); got != "Cabin" {
			a.Errorf("a member who may not see it gets %s", got)
		}
		if l := Call[schema.List](viewer, 200, "GET", s.path, nil); l.FindCount != 1 || l.MemberCount != 4 || l.Role != schema.RoleViewer {
			a.Errorf("the list is %+v", l)
		}
		Refused(viewer, 404, "not_found", "GET", "/api/finds/"+secret.ID, nil)
		if got := Notes(viewer, schema.ListAdded); len(got) != 1 {
			a.Errorf("a member who may not see it has %+v", got)
		}
		// The author joins, and puts it in: now it is shown, and is their entry.
		s.roles["pal"] = friend
		s.invite("pal", "contributor")
		OK(friend, 200, "POST", s.path+"/join", M{})
		Refused(viewer, 404, "not_found", "GET", "/api/finds/"+secret.ID, nil)
		OK(friend, 204, "PUT", s.path+"/finds/"+secret.ID, nil)
		got := Call[[]schema.Find](viewer, 200, "GET", s.path+"/finds", nil)
		if len(got) != 2 || got[1].ID != secret.ID || got[1].Listed == nil || got[1].Listed.By.ID != friend.ID || got[1].Listed.Note != "" || got[1].Listed.Exact != nil {
			a.Errorf("after its author has put it in, a member gets %+v", got)
		}
	})
}

// TestOwnFindsNameTheirLists reads lists of finds and locations: finds of the caller that are not public name the lists that show them to
// others. Otherwise their badges would be untrue.
func TestOwnFindsNameTheirLists(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, member := s.roles["owner"], s.roles["contributor"]
		alone := Call[schema.List](owner, 201, "POST", "/api/lists", M{"name": "Walls"})
		OK(owner, 204, "PUT", "/api/lists/"+alone.ID+"/finds/"+s.find.ID, nil)
		const all = "includePrivate=true&includeFriends=true&includeLists=true"
		const near = "lat=48.5&lng=2.5&radius=5&" + all
		reads := map[string]func(u *User) []schema.Find{}
		for _, path := range []string{"/api/finds?" + all, "/api/finds?q=cabin&" + all, "/api/finds?userId=" + owner.ID + "&" + all, s.path + "/finds"} {
			reads[path] = func(u *User) []schema.Find { return Call[[]schema.Find](u, 200, "GET", path, nil) }
		}
		reads["locations"] = func(u *User) (finds []schema.Find) {
			for _, l := range Call[[]schema.Location](u, 200, "GET", "/api/locations?"+near, nil) {
				finds = append(finds, l.Finds...)
			}
			return finds
		}
		reads["location"] = func(u *User) []schema.Find {
			return Call[schema.Location](u, 200, "GET", "/api/locations/"+s.find.LocationID+"?"+all, nil).Finds
		}
		names := func(u *User, want string) {
			a.Helper()
			for name, read := range reads {
				finds := read(u)
				at := slices.IndexFunc(finds, func(f schema.Find) bool { return f.ID == s.find.ID })
				if at < 0 {
					a.Fatalf("%s: the find is missing", name)
				}
				var got []string
				for _, l := range finds[at].InLists {
					if !l.Shows {
						a.Errorf("%s: %s does not show the find", name, l.Name)
					}
					got = append(got, l.Name)
				}
				if strings.Join(got, ", ") != want {
					a.Errorf("%s: the find names %q, want %q", name, got, want)
				}
			}
		}
		names(owner, "Family")
		names(member, "") // of others, only the find itself does
		for _, name := range []string{"editor", "contributor", "viewer"} {
			OK(s.roles[name], 204, "DELETE", s.path+"/members/"+s.roles[name].ID, nil)
		}
		names(owner, "")
		s.invite("left", "viewer")
		OK(s.roles["left"], 200, "POST", s.path+"/join", M{})
		names(owner, "Family")
		OK(owner, 200, "PUT", s.path, M{"name": "Family", "visibility": "private"})
		names(owner, "")
	})
}

// TestListExact: members see where a find at an area is unless its author does not want it, and links show finds of others only if
// their authors let them.
func TestListExact(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		contributor, viewer, owner := s.roles["contributor"], s.roles["viewer"], s.roles["owner"]
		l := contributor.Location(48.56789, 2.54321, "Hut")
		f := Call[schema.Find](contributor, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Hut", "audience": "friends", "area": 5, "exactForFriends": false})
		OK(contributor, 204, "PUT", s.path+"/finds/"+f.ID, nil)
		exact := func(u *User) (n int) {
			a.Helper()
			if Call[schema.Find](u, 200, "GET", "/api/finds/"+f.ID, nil).Exact != nil {
				n++
			}
			for _, g := range Call[[]schema.Find](u, 200, "GET", s.path+"/finds", nil) {
				if g.ID == f.ID && g.Exact != nil {
					n++
				}
			}
			box := "&bbox=" + url.QueryEscape("2,48,3,49")
			if strings.Contains(string(u.Do("GET", "/api/finds/exact?includeLists=true"+box, nil).Body), f.ID) {
				n++
			}
			return n
		}
		if got := exact(viewer); got != 3 {
			a.Errorf("a member sees the place in %d of 3 answers", got)
		}
		OK(contributor, 204, "PUT", s.path+"/finds/"+f.ID, M{"exact": false, "note": "By the lake"})
		if got := exact(viewer); got != 0 {
			a.Errorf("without exact, a member sees the place in %d answers", got)
		}
		got := Call[[]schema.Find](contributor, 200, "GET", s.path+"/finds", nil)[1].Listed
		if got == nil || *got.Exact || *got.Shareable || got.Note != "By the lake" || got.At == nil {
			a.Errorf("the entry is %+v", got)
		}
		RefusedAs(viewer, schema.ErrListRole, 403, "PUT", s.path+"/finds/"+f.ID, M{"note": "Mine"})

		// A member adds what the owner of the list shows them as a friend: a link shows nothing of that.
		a.Befriend(owner, s.roles["editor"])
		mine := owner.Find("Mine for friends", false)
		OK(s.roles["editor"], 204, "PUT", s.path+"/finds/"+mine.ID, nil)
		share := Call[schema.Share](owner, 201, "POST", "/api/shares", M{"listId": s.list.ID, "place": "exact"})
		shown := func() string {
			return string(a.Anonymous().Do("GET", share.Link+"/finds.geojson", nil, "Accept", "*/*").Body)
		}
		if text := shown(); strings.Contains(text, "Hut") || strings.Contains(text, "Mine for friends") {
			a.Errorf("a link shows a find whose author does not let it: %s", text)
		}
		OK(contributor, 204, "PUT", s.path+"/finds/"+f.ID, M{"shareable": true, "exact": true})
		if text := shown(); !strings.Contains(text, "Hut") || strings.Contains(text, "48.567") {
			a.Errorf("a link that its author allows shows %s", text)
		}
		OK(contributor, 204, "DELETE", s.path+"/members/"+contributor.ID, nil)
		if text := shown(); strings.Contains(text, "Hut") {
			a.Errorf("after its author has left, a link shows %s", text)
		}
		Refused(s.roles["editor"], 404, "not_found", "GET", "/api/shares/"+share.ID, nil)
	})
}

// TestListJoining: by an invite of the instance, by a link, and who is notified of it.
func TestListJoining(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner := s.roles["owner"]
		if got := Notes(s.roles["invited"], schema.ListInvited); len(got) != 1 || got[0].Data["listId"] != s.list.ID || got[0].Message != s.roles["owner"].Name+" invites you to the list: Family" {
			a.Errorf("a user who is invited has %+v", got)
		}
		if got := Notes(owner, schema.ListJoined); len(got) != 5 { // not by who was blocked since
			a.Errorf("the owner is notified %d times", len(got))
		}
		if got := Call[[]schema.List](s.roles["invited"], 200, "GET", "/api/lists?member=invited", nil); len(got) != 1 || !got[0].Invited || got[0].FindCount != 0 || got[0].MemberCount != 0 {
			a.Errorf("invitations are %+v", got)
		}
		Refused(owner, 422, "invalid", "GET", "/api/lists?member=joined&userId="+owner.ID, nil)
		Refused(owner, 422, "invalid", "POST", "/api/invites", M{"uses": 1, "days": 1, "listId": "nothing"})
		invite := Call[schema.NewInvite](s.roles["admin"], 200, "POST", "/api/invites", M{"uses": 1, "days": 1})
		if invite.ListName != "" {
			a.Errorf("an invite without a list names %s", invite.ListName)
		}
		Refused(s.roles["admin"], 422, "invalid", "POST", "/api/invites", M{"uses": 1, "days": 1, "listId": s.list.ID})
		OK(owner, 200, "PUT", s.path+"/link", M{"role": "viewer"})
		link := Call[schema.ListLink](owner, 200, "GET", s.path+"/link", nil)
		same := Call[schema.ListLink](owner, 200, "PUT", s.path+"/link", M{"role": "editor"})
		other := Call[schema.ListLink](owner, 200, "PUT", s.path+"/link", M{"role": "viewer", "renew": true})
		if same.Link != link.Link || same.Role != schema.RoleEditor || other.Link == link.Link {
			a.Errorf("links are %+v, %+v and %+v", link, same, other)
		}
		_, old, _ := strings.Cut(link.Link, "#")
		_, code, _ := strings.Cut(other.Link, "#")
		stranger := s.roles["stranger"]
		Refused(stranger, 404, "not_found", "POST", "/api/lists/greeting", M{"code": old})
		Refused(stranger, 404, "not_found", "POST", s.path+"/join", M{"code": old})
		Refused(s.roles["blocked"], 404, "not_found", "POST", "/api/lists/greeting", M{"code": code})
		if g := Call[schema.ListGreeting](stranger, 200, "POST", "/api/lists/greeting", M{"code": code}); g.ListID != s.list.ID || g.Name != "Family" || g.Owner.ID != owner.ID || g.MemberCount != 4 || g.Role != "viewer" || g.Joined {
			a.Errorf("the greeting is %+v", g)
		}
		if l := Call[schema.List](stranger, 200, "POST", s.path+"/join", M{"code": code}); l.Role != schema.RoleViewer || l.MemberCount != 5 || l.FindCount != 1 {
			a.Errorf("who joins by a link gets %+v", l)
		}
		members := Call[[]schema.ListMember](stranger, 200, "GET", s.path+"/members", nil)
		if len(members) != 5 || members[0].Role != schema.RoleOwner {
			a.Errorf("members are %+v", members)
		}
		OK(owner, 204, "DELETE", s.path+"/link", nil)
		Refused(a.As(Unique("late")), 404, "not_found", "POST", s.path+"/join", M{"code": code})
	})
}

// TestListHandedOver: a list goes to the member that its owner names, and with the account of its owner to the editor who has been
// in it longest.
func TestListHandedOver(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, editor, viewer := s.roles["owner"], s.roles["editor"], s.roles["viewer"]
		Refused(owner, 422, "invalid", "PUT", s.path+"/owner", M{"userId": s.roles["invited"].ID})
		share := Call[schema.Share](owner, 201, "POST", "/api/shares", M{"listId": s.list.ID, "place": "hidden"})
		if l := Call[schema.List](owner, 200, "PUT", s.path+"/owner", M{"userId": viewer.ID}); l.UserID != viewer.ID || l.Role != schema.RoleEditor {
			a.Errorf("after it was handed over, the list is %+v", l)
		}
		if r := a.Anonymous().Do("GET", share.Link, nil, "Accept", "*/*"); r.Status != 404 {
			a.Errorf("the link of the former owner answers %d", r.Status)
		}
		RefusedAs(viewer, schema.ErrOwnList, 409, "DELETE", s.path+"/members/"+viewer.ID, nil)
		OK(viewer, 200, "PUT", s.path+"/members/"+s.roles["contributor"].ID, M{"role": "editor"})
		for _, u := range []*User{viewer, owner} { // the second is an editor, but joined later than the other editor
			OK(u, 204, "DELETE", "/api/users/me", M{"password": Password})
			if l := Call[schema.List](editor, 200, "GET", s.path, nil); u == viewer && l.UserID != owner.ID || u == owner && l.UserID != editor.ID {
				a.Errorf("after the account of %s was deleted, the owner is %s", u.Name, l.User.Username)
			}
		}
		if got := editor.Listed(s.list.ID); got != "" {
			a.Errorf("finds of a deleted account are left: %s", got)
		}
		alone := Call[schema.List](editor, 201, "POST", "/api/lists", M{"name": "Alone"})
		OK(editor, 200, "PUT", "/api/lists/"+alone.ID+"/members/"+s.roles["friend"].ID, M{})
		OK(s.roles["friend"], 200, "POST", "/api/lists/"+alone.ID+"/join", M{})
		OK(editor, 204, "DELETE", "/api/users/me", M{"password": Password})
		Refused(s.roles["friend"], 404, "not_found", "GET", "/api/lists/"+alone.ID, nil)
		OK(s.roles["contributor"], 200, "GET", s.path, nil)
	})
}

// TestListMemberLimits fills a list with members, and a user with lists.
func TestListMemberLimits(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, db := s.roles["owner"], a.Direct()
		fill := func(n int, query string) {
			a.Helper()
			for i := range n {
				if _, err := db.Exec(fmt.Sprintf(query, i)); err != nil {
					a.Fatal(err)
				}
			}
		}
		fill(schema.ListMembersMax-6, `INSERT INTO "user" (id, username, look, created_at, version) SELECT 'filler-%[1]d', 'filler%[1]d', 'filler%[1]d', created_at, 0 FROM "user" WHERE id = '`+owner.ID+`'`)
		fill(schema.ListMembersMax-6, `INSERT INTO list_member (list_id, user_id, role, invited_at, joined_at) SELECT '`+s.list.ID+`', 'filler-%d', 'viewer', created_at, created_at FROM "user" WHERE id = '`+owner.ID+`'`)
		OK(owner, 200, "PUT", s.path+"/members/"+s.roles["friend"].ID, M{})
		if p := RefusedAs(owner, schema.ErrTooManyMembers, 409, "PUT", s.path+"/members/"+s.roles["stranger"].ID, M{}); *p.Limit != schema.ListMembersMax {
			a.Errorf("the limit is %d", *p.Limit)
		}
		fill(schema.MembershipsMax, `INSERT INTO list (id, user_id, name, visibility, created_at, updated_at) SELECT 'list-%d', id, 'x', 'private', created_at, created_at FROM "user" WHERE id = '`+owner.ID+`'`)
		fill(schema.MembershipsMax, `INSERT INTO list_member (list_id, user_id, role, invited_at, joined_at) SELECT 'list-%d', '`+s.roles["stranger"].ID+`', 'viewer', created_at, created_at FROM "user" WHERE id = '`+owner.ID+`'`)
		other := Call[schema.List](owner, 201, "POST", "/api/lists", M{"name": "Other"})
		RefusedAs(owner, schema.ErrTooManyMemberships, 409, "PUT", "/api/lists/"+other.ID+"/members/"+s.roles["stranger"].ID, M{})
		// An invitation costs who is invited nothing, and who invites has so many of them.
		friend := s.roles["friend"]
		for i := range schema.RequestsMax - 2 { // beside that of newShared and the one above
			if _, err := db.Exec(fmt.Sprintf(`INSERT INTO list_member (list_id, user_id, role, invited_at) SELECT 'list-%d', '`+friend.ID+`', 'viewer', created_at FROM "user" WHERE id = '`+owner.ID+`'`, i)); err != nil {
				a.Fatal(err)
			}
		}
		RefusedAs(owner, schema.ErrTooManyInvited, 409, "PUT", "/api/lists/"+other.ID+"/members/"+s.roles["left"].ID, M{})
		invites := Call[[]schema.List](friend, 200, "GET", "/api/lists?member=invited&limit=100", nil)
		if len(invites) != 1 { // the other lists are private
			a.Errorf("there are %d invitations", len(invites))
		}
		OK(friend, 200, "PUT", "/api/users/"+owner.ID+"/block", nil)
		left := 0
		if err := db.QueryRow(`SELECT COUNT(*) FROM list_member WHERE user_id = '` + friend.ID + `'`).Scan(&left); err != nil || left != 0 {
			a.Errorf("after a block, %d invitations are left, %v", left, err)
		}
	})
}

// TestListRaces lets many users join, leave, be taken out and read at once. Who is out in the end sees nothing.
func TestListRaces(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		owner := s.roles["owner"]
		_, code, _ := strings.Cut(Call[schema.ListLink](owner, 200, "PUT", s.path+"/link", M{"role": "contributor"}).Link, "#")
		var all sync.WaitGroup
		users := make([]*User, 50)
		for i := range users {
			users[i] = a.As(fmt.Sprint("racer", i))
		}
		for i, u := range users {
			all.Go(func() {
				u.Do("POST", s.path+"/join", M{"code": code})
				u.Do("GET", "/api/finds/"+s.find.ID, nil)
				if i%2 == 0 {
					u.Do("DELETE", s.path+"/members/"+u.ID, nil)
				}
			})
			all.Go(func() { owner.Do("DELETE", s.path+"/members/"+u.ID, nil) })
		}
		all.Wait()
		OK(owner, 204, "DELETE", s.path+"/link", nil)
		in := map[string]bool{}
		for _, m := range Call[[]schema.ListMember](owner, 200, "GET", s.path+"/members", nil) {
			in[m.User.ID] = true
		}
		for i, u := range users {
			if i%2 == 0 && in[u.ID] {
				a.Errorf("%s has left and is a member", u.Name)
			}
			want := 404
			if in[u.ID] {
				want = 200
			}
			if got := u.Do("GET", "/api/finds/"+s.find.ID, nil).Status; got != want {
				a.Errorf("%s, member: %v, gets %d", u.Name, in[u.ID], got)
			}
		}
	})
}

// TestListEditors: editors of a list edit finds of others whose authors let them, and of these only what does not decide who sees them.
func TestListEditors(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		author, editor, owner := s.roles["contributor"], s.roles["editor"], s.roles["owner"]
		f := s.own("contributor", "Spring")
		path := "/api/finds/" + f.ID
		may := func(u *User, can bool) {
			a.Helper()
			if got := Call[schema.Find](u, 200, "GET", path, nil).CanEdit; got != can {
				a.Errorf("%s may edit: %v", u.Name, got)
			}
			if can {
				OK(u, 200, "PUT", path, M{"title": "Spring of " + u.Name})
			} else if u != author {
				RefusedAs(u, schema.ErrNotOwner, 403, "PUT", path, M{"title": "Mine now"})
			}
		}
		may(editor, false)
		OK(author, 204, "PUT", s.path+"/finds/"+f.ID, M{"editable": true})
		for _, u := range []*User{editor, owner} {
			may(u, true)
		}
		may(s.roles["viewer"], false)
		got := Call[schema.Find](editor, 200, "PUT", path, M{"description": "Never dry", "category": nil, "mediaToDelete": []string{}, "media": []M{{"id": Call[schema.Find](editor, 200, "GET", path, nil).Media[0].ID, "caption": "In May"}}})
		if *got.Description != "Never dry" || got.Category != nil || got.Media[0].Caption != "In May" || got.UserID != author.ID || got.Audience != schema.AudienceMe {
			a.Errorf("after an edit by an editor, it is %+v", got)
		}
		for _, body := range []M{{"audience": "everyone"}, {"isPublic": true}, {"area": 0}, {"exactForFriends": true}, {"homeZone": false}, {"mediaToDelete": []string{got.Media[0].ID}},
			{"title": "x", "media": editor.Upload(Picture(8, 6, color.White))}} {
			RefusedAs(editor, schema.ErrNotOwner, 403, "PUT", path, body)
		}
		RefusedAs(editor, schema.ErrNotOwner, 403, "DELETE", path, nil)
		OK(owner, 200, "PUT", s.path+"/members/"+editor.ID, M{"role": "contributor"})
		may(editor, false)
		OK(author, 204, "DELETE", s.path+"/members/"+author.ID, nil)
		Refused(owner, 404, "not_found", "PUT", path, M{"title": "Mine now"})
	})
}

// TestListNews counts what others have added since a visit, and streams that a list has changed.
func TestListNews(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		viewer, contributor := s.roles["viewer"], s.roles["contributor"]
		is := func(n int) {
			a.Helper()
			fresh := 0
			for _, f := range Call[[]schema.Find](viewer, 200, "GET", s.path+"/finds", nil) {
				if f.Listed.IsNew {
					fresh++
				}
			}
			if l := Call[schema.List](viewer, 200, "GET", s.path, nil); l.NewCount != n || fresh != n {
				a.Errorf("%d finds are new, and %d are marked, want %d", l.NewCount, fresh, n)
			}
		}
		is(1) // which the owner has added after they had joined
		OK(viewer, 204, "PUT", s.path+"/visit", nil)
		is(0)
		Refused(viewer, 404, "not_found", "GET", "/api/notifications/stream?list=nothing", nil)
		Refused(viewer, 422, "invalid", "GET", "/api/notifications/stream?list=a&list=b", nil)
		stream := StreamOf(viewer, "?list="+s.list.ID, "")
		next := func(event string) {
			a.Helper()
			for {
				e, more := stream.Next()
				if !more {
					a.Fatalf("the stream ends before %s", event)
				}
				if e.Event == "notification" {
					continue
				}
				if e.Event != event || e.Data != `{"id":"`+s.list.ID+`"}` {
					a.Errorf("the stream gives %+v, want %s", e, event)
				}
				return
			}
		}
		f := s.own("contributor", "Anvil")
		next("list")
		is(1)
		OK(contributor, 200, "PUT", "/api/finds/"+f.ID, M{"title": "Old anvil"})
		next("list")
		OK(contributor, 204, "DELETE", "/api/finds/"+f.ID, nil)
		next("list")
		is(0)
		OK(s.roles["owner"], 204, "DELETE", s.path+"/members/"+viewer.ID, nil)
		next("list-closed")
	})
}

// TestDefaultAudience: what clients propose for new finds is a setting of the account, and of a list.
func TestDefaultAudience(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		is := func(want schema.Audience) {
			a.Helper()
			if got := Call[schema.PlaceSettings](ann, 200, "GET", "/api/users/me/place-settings", nil).Audience; got != want {
				a.Errorf("the default is %s, want %s", got, want)
			}
		}
		is(schema.AudienceEveryone)
		OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 0, "exactForFriends": true, "audience": "me"})
		is(schema.AudienceMe)
		OK(ann, 200, "PUT", "/api/users/me/place-settings", M{"area": 5, "exactForFriends": true}) // by a client that does not know it
		is(schema.AudienceMe)
		l := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Family"})
		for _, want := range []any{"friends", nil, "me"} {
			got := Call[schema.List](ann, 200, "PUT", "/api/lists/"+l.ID, M{"audience": want}).Audience
			if want == nil && got != "" || want != nil && got != schema.Audience(want.(string)) {
				a.Errorf("the default of the list is %q, want %v", got, want)
			}
		}
	})
}

// TestPublishIntoLists publishes a find straight into lists, under an id of the client's too, or not at all.
func TestPublishIntoLists(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		u := s.roles["contributor"]
		own := Call[schema.List](u, 201, "POST", "/api/lists", M{"name": "Own"})
		at := u.Location(48.5, 2.5, "Orchard").ID
		body := M{"locationId": at, "title": "Plum", "audience": "me", "lists": []string{s.list.ID, own.ID}}
		first := Call[schema.Find](u, 201, "POST", "/api/finds", body)
		id := MadeID(a.Clock.Now())
		for _, status := range []int{201, 200} { // the second time as after a lost answer
			OK(u, status, "PUT", "/api/finds/"+id, body, Create...)
		}
		if got := s.roles["viewer"].Listed(s.list.ID); got != "Cabin Plum Plum" {
			a.Errorf("a member sees %s", got)
		}
		if got := u.Listed(own.ID); got != "Plum Plum" {
			a.Errorf("the own list has %s", got)
		}
		if got := Call[schema.Find](s.roles["viewer"], 200, "GET", "/api/finds/"+first.ID, nil).InLists; len(got) != 1 || got[0].Name != "Family" {
			a.Errorf("a member reads that it is in %+v", got)
		}
		for name, refused := range map[string]*User{"viewer": s.roles["viewer"], "invited": s.roles["invited"], "stranger": s.roles["stranger"]} {
			mine := refused.Location(48.5, 2.5, "Orchard of "+name).ID
			Refused(refused, 422, "invalid", "POST", "/api/finds", M{"locationId": mine, "title": "Pear", "lists": []string{s.list.ID}})
			if finds := Call[[]schema.Find](refused, 200, "GET", "/api/finds?userId="+refused.ID+"&includePrivate=true", nil); len(finds) != 0 {
				a.Errorf("%s: a refused request has published %+v", name, finds)
			}
		}
		Refused(u, 422, "invalid", "PUT", "/api/finds/"+first.ID, M{"lists": []string{own.ID}})
	})
}

// TestListQuiet: a member who mutes another is not notified of what they add, and an old invite opens no list that its owner has closed.
func TestListQuiet(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		viewer, contributor, owner := s.roles["viewer"], s.roles["contributor"], s.roles["owner"]
		OK(viewer, 204, "PUT", "/api/users/"+contributor.ID+"/mute", nil)
		s.own("contributor", "Anvil")
		if got := Notes(viewer, schema.ListAdded); len(got) != 1 { // of what the owner has added
			a.Errorf("a member who mutes the adder has %+v", got)
		}
		OK(contributor, 204, "PUT", s.path+"/finds/"+s.find.ID, M{"note": "of the owner's"})
		OK(viewer, 204, "DELETE", "/api/users/"+contributor.ID+"/mute", nil)
		OK(viewer, 200, "PUT", "/api/users/"+contributor.ID+"/block", nil)
		for _, f := range Call[[]schema.Find](viewer, 200, "GET", s.path+"/finds", nil) {
			if f.Listed.By == nil && f.Listed.Note != "" {
				a.Errorf("the note of somebody behind a block is shown: %+v", f.Listed)
			}
		}
		OK(owner, 200, "PUT", s.path, M{"visibility": "private"})
		if l := Call[schema.List](owner, 200, "GET", s.path, nil); l.Visibility != schema.ListPrivate {
			a.Errorf("the list is %s", l.Visibility)
		}
	})
}

// TestMembersHiddenByBlock: the number of the members of a list does not tell of one that a block hides.
func TestMembersHiddenByBlock(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		viewer, editor := s.roles["viewer"], s.roles["editor"]
		counts := func(want int) {
			a.Helper()
			f := viewer.Find(Unique("Bench"), true)
			OK(s.roles["owner"], 200, "PUT", s.path+"/members/"+viewer.ID, M{"role": "contributor"})
			if l := Call[schema.List](viewer, 200, "GET", s.path, nil); l.MemberCount != want {
				a.Errorf("the list has %d members, want %d", l.MemberCount, want)
			}
			if m := Call[[]schema.ListMember](viewer, 200, "GET", s.path+"/members", nil); len(m) != want {
				a.Errorf("%d members are listed, want %d", len(m), want)
			}
			if c := Call[[]schema.ListChoice](viewer, 200, "GET", "/api/finds/"+f.ID+"/lists", nil); len(c) != 1 || c[0].MemberCount != want {
				a.Errorf("the choices are %+v, want %d members", c, want)
			}
			link := Call[schema.ListLink](s.roles["owner"], 200, "PUT", s.path+"/link", M{"role": "viewer"}).Link
			_, code, _ := strings.Cut(link, "#")
			if g := Call[schema.ListGreeting](viewer, 200, "POST", "/api/lists/greeting", M{"code": code}); g.MemberCount != want {
				a.Errorf("the link says %d members, want %d", g.MemberCount, want)
			}
		}
		n := Call[schema.List](viewer, 200, "GET", s.path, nil).MemberCount
		counts(n)
		OK(editor, 200, "PUT", "/api/users/"+viewer.ID+"/block", nil)
		counts(n - 1)
		if l := Call[schema.List](s.roles["owner"], 200, "GET", s.path, nil); l.MemberCount != n {
			a.Errorf("its owner sees %d members, want %d", l.MemberCount, n)
		}
	})
}

// TestRemoveUnseen: taking a find out of a list tells who may not do so nothing about finds that are hidden from them.
func TestRemoveUnseen(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		contributor, viewer := s.roles["contributor"], s.roles["viewer"]
		a.Befriend(contributor, s.roles["friend"])
		theirs := s.roles["friend"].Find("For friends", false) // added by another than its author, so that the viewer does not see it
		OK(contributor, 204, "PUT", s.path+"/finds/"+theirs.ID, nil)
		other := s.roles["friend"].Find("In no list", false)
		for _, id := range []string{theirs.ID, other.ID, RandomHex()} {
			OK(viewer, 204, "DELETE", s.path+"/finds/"+id, nil)
		}
		RefusedAs(viewer, schema.ErrListRole, 403, "DELETE", s.path+"/finds/"+s.find.ID, nil)
		if got := contributor.Listed(s.list.ID); !strings.Contains(got, "For friends") || !strings.Contains(got, "Cabin") {
			a.Errorf("the list has %s", got)
		}
		OK(s.roles["editor"], 204, "DELETE", s.path+"/finds/"+theirs.ID, nil)
		if got := contributor.Listed(s.list.ID); strings.Contains(got, "For friends") {
			a.Errorf("the list still has %s", got)
		}
	})
}

// TestRemovedByLink: the link that a list had when its owner took somebody out lets them in no more, until they are invited by name or
// it is another one. Who has left by themselves comes back by it.
func TestRemovedByLink(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, viewer, editor := s.roles["owner"], s.roles["viewer"], s.roles["editor"]
		link := func(body M) string {
			a.Helper()
			_, code, _ := strings.Cut(Call[schema.ListLink](owner, 200, "PUT", s.path+"/link", body).Link, "#")
			return code
		}
		code := link(M{"role": "contributor"})
		OK(s.roles["removed"], 200, "POST", s.path+"/join", M{"code": code}) // the list had no link then
		OK(owner, 204, "DELETE", s.path+"/members/"+viewer.ID, nil)
		OK(editor, 204, "DELETE", s.path+"/members/"+editor.ID, nil)
		OK(editor, 200, "POST", s.path+"/join", M{"code": code})
		for range 2 {
			Refused(viewer, 404, "not_found", "POST", s.path+"/join", M{"code": code})
			Refused(viewer, 404, "not_found", "POST", "/api/lists/greeting", M{"code": code})
			link(M{"role": "viewer"}) // with the same code
		}
		OK(owner, 200, "PUT", s.path+"/members/"+viewer.ID, M{"role": "viewer"})
		OK(viewer, 200, "POST", s.path+"/join", M{})
		OK(viewer, 204, "DELETE", s.path+"/members/"+viewer.ID, nil)
		OK(viewer, 200, "POST", s.path+"/join", M{"code": code})
		OK(owner, 204, "DELETE", s.path+"/members/"+viewer.ID, nil)
		Refused(viewer, 404, "not_found", "POST", s.path+"/join", M{"code": code})
		OK(viewer, 200, "POST", s.path+"/join", M{"code": link(M{"role": "viewer", "renew": true})})
	})
}

// TestReplyToUnseen: a notification of a reply or a mention goes with the sight of its find, whose title it has.
func TestReplyToUnseen(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		contributor, editor := s.roles["contributor"], s.roles["editor"]
		path := "/api/finds/" + s.find.ID
		first := Call[schema.Comment](contributor, 200, "POST", path+"/comments", M{"content": "Nice"})
		Call[schema.Comment](editor, 200, "POST", path+"/comments", M{"content": "Yes, @" + contributor.Name, "parentId": first.ID})
		titles := func() (n int) {
			for _, x := range contributor.Inbox("") {
				if x.Data["findTitle"] == s.find.Title {
					n++
				}
			}
			return n
		}
		if titles() == 0 {
			a.Fatal("no notification has the title")
		}
		unread := Call[M](contributor, 200, "GET", "/api/notifications/count", nil)
		OK(s.roles["owner"], 204, "DELETE", s.path+"/finds/"+s.find.ID, nil)
		Refused(contributor, 404, "not_found", "GET", path, nil)
		if n := titles(); n != 0 {
			a.Errorf("%d notifications still have the title", n)
		}
		if after := Call[M](contributor, 200, "GET", "/api/notifications/count", nil); fmt.Sprint(after) == fmt.Sprint(unread) {
			a.Errorf("they are still counted: %v", after)
		}
		OK(s.roles["owner"], 204, "PUT", s.path+"/finds/"+s.find.ID, nil)
		if titles() == 0 {
			a.Error("they do not come back with the find")
		}
	})
}
