package people

import (
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestBlockBack blocks a user who has blocked first and has changed name and
// picture since: the new ones stay hidden, and so do people with no connection
// to the viewer.
func TestBlockBack(t *testing.T) {
	for state, prepare := range map[string]func(a *API, ann, cyd *User){
		"friends":      func(a *API, ann, cyd *User) { a.Befriend(ann, cyd) },
		"asked":        func(a *API, ann, cyd *User) { between(a, ann, cyd, "pending") },
		"was asked":    func(a *API, ann, cyd *User) { between(a, cyd, ann, "pending") },
		"cyd had hers": func(a *API, ann, cyd *User) { between(a, cyd, ann, "blocked") },
	} {
		t.Run(state, func(t *testing.T) {
			Each(t, func(a *API) {
				ann, cyd := a.As("ann"), a.As("cyd")
				picture := ann.Picture(8)
				prepare(a, ann, cyd)
				if state == "cyd had hers" { // and was unknown to ann from then on
					Refused(ann, 404, "not_found", "PUT", "/api/users/"+cyd.ID+"/block", nil)
					return
				}
				OK(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
				OK(ann, 200, "PATCH", "/api/users/me", M{"username": "renamed"})
				newer := ann.Picture(9)
				check := func(f schema.Friendship) {
					a.Helper()
					if f.Addressee.ID != ann.ID || f.Addressee.Username != "ann" || !strings.HasSuffix(f.Addressee.ProfilePicture, picture) || f.Requester.Username != "cyd" {
						a.Errorf("cyd sees %+v", f)
					}
				}
				first := Call[schema.Friendship](cyd, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
				check(first)
				check(Call[schema.Friendship](cyd, 200, "PUT", "/api/users/"+ann.ID+"/block", nil))
				OK(ann, 200, "PATCH", "/api/users/me", M{"username": "again"})
				for _, path := range []string{"/api/friends?status=blocked", "/api/friends?status=blocked&direction=sent&order=asc"} {
					list := Call[[]schema.Friendship](cyd, 200, "GET", path, nil)
					if len(list) != 1 {
						a.Fatalf("GET %s is %+v", path, list)
					}
					check(list[0])
				}
				check(Call[schema.Friendship](cyd, 200, "PUT", "/api/friends/"+first.ID, M{"action": "block"}))
				for _, gone := range []string{"renamed", "again", newer} {
					if strings.Contains(string(cyd.Do("GET", "/api/friends?status=blocked", nil).Body), gone) {
						a.Errorf("cyd reads %s", gone)
					}
				}
				OK(cyd, 200, "PATCH", "/api/users/me", M{"username": "cyd-too"})
				if list := Call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=blocked", nil); len(list) != 1 || list[0].Addressee.Username != "cyd" || list[0].Requester.Username != "again" {
					a.Errorf("ann sees %+v", list)
				}
				OK(ann, 204, "DELETE", "/api/users/"+cyd.ID+"/block", nil)
				if list := Call[[]schema.Friendship](cyd, 200, "GET", "/api/friends?status=blocked", nil); len(list) != 1 || list[0].Addressee.Username != "again" {
					a.Errorf("after ann's block cyd sees %+v", list)
				}
			})
		})
	}
}

// TestBlockBackOfStranger blocks a user whose own block hides them: the answer is
// the same as for a user who does not exist.
func TestBlockBackOfStranger(t *testing.T) {
	Each(t, func(a *API) {
		ann, cyd := a.As("ann"), a.As("cyd")
		OK(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		hidden := Summary(cyd.Do("PUT", "/api/users/"+ann.ID+"/block", nil))
		if absent := Summary(cyd.Do("PUT", "/api/users/019e830e-1a01-7000-92b0-36d585c336a2/block", nil)); hidden != absent || !strings.HasPrefix(hidden, "404 ") {
			a.Errorf("a hidden user is answered\n%s\nand none\n%s", hidden, absent)
		}
		if list := Call[[]schema.Friendship](cyd, 200, "GET", "/api/friends?status=blocked", nil); len(list) > 0 {
			a.Errorf("cyd sees %+v", list)
		}
		OK(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
	})
}
