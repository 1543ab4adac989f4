package server_test

import (
	"strings"
	"testing"

	"finds/schema"
)

// TestBlockBack blocks a user who has blocked first and has changed name and
// picture since: the new ones stay hidden, and so do people with no connection
// to the viewer.
func TestBlockBack(t *testing.T) {
	for state, prepare := range map[string]func(a *api, ann, cyd *user){
		"friends":      func(a *api, ann, cyd *user) { a.befriend(ann, cyd) },
		"asked":        func(a *api, ann, cyd *user) { a.between(ann, cyd, "pending") },
		"was asked":    func(a *api, ann, cyd *user) { a.between(cyd, ann, "pending") },
		"cyd had hers": func(a *api, ann, cyd *user) { a.between(cyd, ann, "blocked") },
	} {
		t.Run(state, func(t *testing.T) {
			each(t, func(a *api) {
				ann, cyd := a.as("ann"), a.as("cyd")
				picture := ann.picture(8)
				prepare(a, ann, cyd)
				if state == "cyd had hers" { // and was unknown to ann from then on
					refused(ann, 404, "not_found", "PUT", "/api/users/"+cyd.ID+"/block", nil)
					return
				}
				ok(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
				ok(ann, 200, "PATCH", "/api/users/me", m{"username": "renamed"})
				newer := ann.picture(9)
				check := func(f schema.Friendship) {
					a.Helper()
					if f.Addressee.ID != ann.ID || f.Addressee.Username != "ann" || !strings.HasSuffix(f.Addressee.ProfilePicture, picture) || f.Requester.Username != "cyd" {
						a.Errorf("cyd sees %+v", f)
					}
				}
				first := call[schema.Friendship](cyd, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
				check(first)
				check(call[schema.Friendship](cyd, 200, "PUT", "/api/users/"+ann.ID+"/block", nil))
				ok(ann, 200, "PATCH", "/api/users/me", m{"username": "again"})
				for _, path := range []string{"/api/friends?status=blocked", "/api/friends?status=blocked&direction=sent&order=asc"} {
					list := call[[]schema.Friendship](cyd, 200, "GET", path, nil)
					if len(list) != 1 {
						a.Fatalf("GET %s is %+v", path, list)
					}
					check(list[0])
				}
				check(call[schema.Friendship](cyd, 200, "PUT", "/api/friends/"+first.ID, m{"action": "block"}))
				for _, gone := range []string{"renamed", "again", newer} {
					if strings.Contains(string(cyd.do("GET", "/api/friends?status=blocked", nil).Body), gone) {
						a.Errorf("cyd reads %s", gone)
					}
				}
				ok(cyd, 200, "PATCH", "/api/users/me", m{"username": "cyd-too"})
				if list := call[[]schema.Friendship](ann, 200, "GET", "/api/friends?status=blocked", nil); len(list) != 1 || list[0].Addressee.Username != "cyd" || list[0].Requester.Username != "again" {
					a.Errorf("ann sees %+v", list)
				}
				ok(ann, 204, "DELETE", "/api/users/"+cyd.ID+"/block", nil)
				if list := call[[]schema.Friendship](cyd, 200, "GET", "/api/friends?status=blocked", nil); len(list) != 1 || list[0].Addressee.Username != "again" {
					a.Errorf("after ann's block cyd sees %+v", list)
				}
			})
		})
	}
}

// TestBlockBackOfStranger blocks a user whose own block hides them: the answer is
// the same as for a user who does not exist.
func TestBlockBackOfStranger(t *testing.T) {
	each(t, func(a *api) {
		ann, cyd := a.as("ann"), a.as("cyd")
		ok(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		hidden := summary(cyd.do("PUT", "/api/users/"+ann.ID+"/block", nil))
		if absent := summary(cyd.do("PUT", "/api/users/019e830e-1a01-7000-92b0-36d585c336a2/block", nil)); hidden != absent || !strings.HasPrefix(hidden, "404 ") {
			a.Errorf("a hidden user is answered\n%s\nand none\n%s", hidden, absent)
		}
		if list := call[[]schema.Friendship](cyd, 200, "GET", "/api/friends?status=blocked", nil); len(list) > 0 {
			a.Errorf("cyd sees %+v", list)
		}
		ok(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
	})
}
