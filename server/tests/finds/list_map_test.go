package finds

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

const everything = "&includePrivate=1&includeFriends=1&includeLists=1"

// TestMapOfList: with a list, each read of the map has the finds that the page of the list shows to the caller, and no others.
func TestMapOfList(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, contributor := s.roles["owner"], s.roles["contributor"]
		stranger := s.roles["stranger"].Find("Old bridge of a stranger", true)
		contributor.Find("Old wall that is in no list", true)
		a.Befriend(contributor, s.roles["friend"])
		mine := contributor.Find("Old mill of a friend", false)
		theirs := s.roles["friend"].Find("Secret of another", false)
		for _, id := range []string{stranger.ID, mine.ID, theirs.ID} {
			OK(contributor, 204, "PUT", s.path+"/finds/"+id, nil)
		}
		dismissed := owner.Find("Not for the viewer", true)
		OK(owner, 204, "PUT", s.path+"/finds/"+dismissed.ID, nil)
		OK(s.roles["viewer"], 204, "PUT", "/api/finds/"+dismissed.ID+"/dismissed", nil)

		sum := map[string]int{}
		compare := func(state string) {
			a.Helper()
			for role, u := range s.roles {
				const world = "?bbox=-180,-90,180,90"
				list := everything + "&list=" + s.list.ID
				if role == "signed out" {
					Refused(u, 401, "unauthenticated", "GET", "/api/locations/clusters"+world+"&zoom=3"+list, nil)
					continue
				}
				var want []string
				page := u.Do("GET", s.path+"/finds", nil)
				if page.Status == 200 {
					for _, f := range Call[[]schema.Find](u, 200, "GET", s.path+"/finds", nil) {
						want = append(want, f.ID)
					}
				}
				slices.Sort(want)
				sum[state+role] = len(want)
				same := func(what string, got []string) {
					a.Helper()
					slices.Sort(got)
					if !slices.Equal(got, want) {
						a.Errorf("%s, %s: %s has %v, and the page of the list %v", state, role, what, got, want)
					}
				}
				count := func(what string, got int) {
					a.Helper()
					if got != len(want) {
						a.Errorf("%s, %s: %s count %d finds, and the page of the list has %d", state, role, what, got, len(want))
					}
				}
				idsOf := func(places []schema.Location) (ids []string) {
					for _, l := range places {
						for _, f := range l.Finds {
							ids = append(ids, f.ID)
						}
					}
					return ids
				}
				for _, path := range []string{world + "&order=active", world + "&order=likes", world, "?lat=48&lng=2&radius=20000&order=distance"} {
					places := Call[[]schema.Location](u, 200, "GET", "/api/locations"+path+list, nil)
					same(path, idsOf(places))
					var one, again []string
					for _, l := range places {
						again = append(again, idsOf([]schema.Location{Call[schema.Location](u, 200, "GET", "/api/locations/"+l.ID+"?"+list[1:], nil)})...)
						one = append(one, idsOf(Call[[]schema.Location](u, 200, "GET", "/api/locations?ids="+l.ID+list, nil))...)
					}
					same("each location", again)
					same("a location by its id", one)
				}
				groups := 0
				for _, g := range Call[[]schema.Cluster](u, 200, "GET", "/api/locations/clusters"+world+"&zoom=3"+list, nil) {
					groups += g.Count
				}
				count("groups", groups)
				kinds := 0
				for _, c := range Call[[]schema.CategoryCount](u, 200, "GET", "/api/locations/categories"+world+list, nil) {
					kinds += c.Count
				}
				count("categories", kinds)
				var finds, old, wantOld []string
				for _, f := range Call[[]schema.Find](u, 200, "GET", "/api/finds?limit=100"+list, nil) {
					finds = append(finds, f.ID)
					if strings.HasPrefix(f.Title, "Old") {
						wantOld = append(wantOld, f.ID)
					}
				}
				same("the finds", finds)
				for _, f := range Call[[]schema.Find](u, 200, "GET", "/api/finds?q=old&order=best"+list, nil) {
					old = append(old, f.ID)
				}
				slices.Sort(old)
				slices.Sort(wantOld)
				if !slices.Equal(old, wantOld) {
					a.Errorf("%s, %s: words find %v, want %v", state, role, old, wantOld)
				}
				matching := 0
				for _, g := range Call[[]schema.Cluster](u, 200, "GET", "/api/locations/clusters"+world+"&zoom=3&q=old"+list, nil) {
					matching += g.Count
				}
				if matching != len(wantOld) {
					a.Errorf("%s, %s: the groups with words have %d finds, want %d", state, role, matching, len(wantOld))
				}
			}
		}
		compare("members ")
		OK(owner, 200, "PUT", s.path, M{"visibility": "public"})
		compare("public ")
		OK(owner, 200, "PUT", s.path, M{"visibility": "private"})
		compare("private ")
		want := map[string]int{"members owner": 5, "members editor": 4, "members contributor": 5, "members viewer": 3, "members invited": 2, "members left": 0, "members removed": 0,
			"members blocked": 0, "members friend": 0, "members stranger": 0, "public stranger": 2, "public removed": 2, "public blocked": 0, "public friend": 4, "public admin": 2,
			"private viewer": 0, "private owner": 4}
		for who, n := range want {
			if sum[who] != n {
				a.Errorf("%s see %d finds of the list, want %d", who, sum[who], n)
			}
		}
	})
}

// TestMapOfUnknownList: a list that is not there and one that the caller may not see give the same: nothing.
func TestMapOfUnknownList(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		s.roles["stranger"].Find("A bridge", true)
		for _, path := range []string{"/api/locations?", "/api/locations?bbox=-180,-90,180,90&order=active&", "/api/locations/clusters?bbox=-180,-90,180,90&zoom=3&", "/api/finds?", "/api/finds/exact?bbox=-180,-90,180,90&"} {
			for _, id := range []string{s.list.ID, RandomHex()} {
				if got := Call[[]any](s.roles["stranger"], 200, "GET", path+"list="+id+everything, nil); len(got) != 0 {
					a.Errorf("GET %s has %v", path, got)
				}
			}
		}
	})
}

func nextPage(r Answer) string {
	next, _, _ := strings.Cut(strings.TrimPrefix(r.Header.Get("Link"), "<"), ">")
	return next
}

// TestPagesOfList: the finds and the locations of a list come page by page, in both orders.
func TestPagesOfList(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		list := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Walk"})
		want := []string{}
		for i := range 5 {
			at := ann.Location(48+float64(i), 2, fmt.Sprint("Place ", i))
			f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": at.ID, "title": fmt.Sprint("Find ", i), "audience": "friends"})
			OK(ann, 204, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
			want = append(want, f.ID)
			ann.Find(fmt.Sprint("Other ", i), true)
		}
		for _, path := range []string{"/api/finds?order=asc&limit=2", "/api/locations?order=asc&limit=2", "/api/locations?lat=47&lng=2&radius=2000&order=distance&limit=2"} {
			var got []string
			next := path + everything + "&list=" + list.ID
			for pages := 0; next != ""; pages++ {
				if pages > 5 {
					a.Fatal("the pages do not end")
				}
				r := ann.Do("GET", next, nil)
				if strings.HasPrefix(path, "/api/finds") {
					for _, f := range Decode[[]schema.Find](a, r) {
						got = append(got, f.ID)
					}
				} else {
					for _, l := range Decode[[]schema.Location](a, r) {
						got = append(got, l.Finds[0].ID)
					}
				}
				next = nextPage(r)
			}
			if !slices.Equal(got, want) {
				a.Errorf("GET %s gives %v, want %v", path, got, want)
			}
		}
		other := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Other"})
		link := nextPage(ann.Do("GET", "/api/finds?limit=2&list="+list.ID+everything, nil))
		Refused(ann, 422, "invalid", "GET", strings.Replace(link, list.ID, other.ID, 1), nil)
	})
}
