package server_test

import (
	"testing"

	"finds/schema"
)

// TestProfileFigures counts the finds of a user and their likes, as users of every relation see
// them, while likes, visibility and finds change.
func TestProfileFigures(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd, dan := a.as("ann"), a.as("ben"), a.as("cyd"), a.as("dan")
		friendship := a.befriend(ann, ben)
		open, hidden := "/api/finds/"+ann.find("open", true).ID, "/api/finds/"+ann.find("hidden", false).ID
		others := "/api/finds/" + ben.find("other", true).ID
		is := func(what string, u *user, finds, likes int) {
			a.Helper()
			if p := call[schema.Profile](u, 200, "GET", "/api/users/"+ann.ID, nil); p.FindCount != finds || p.LikeCount != likes {
				a.Errorf("%s: %s sees %d finds with %d likes, want %d with %d", what, u.Name, p.FindCount, p.LikeCount, finds, likes)
			}
		}
		is("without likes", cyd, 1, 0)
		for _, u := range []*user{ann, ben, cyd, dan} {
			ok(u, 200, "PUT", open+"/like", nil)
			ok(u, 200, "PUT", open+"/like", nil) // counts once
		}
		ok(ben, 200, "PUT", hidden+"/like", nil)
		ok(cyd, 200, "PUT", others+"/like", nil)
		is("liked", ann, 2, 5)
		is("liked", ben, 2, 5)
		is("liked", cyd, 1, 4)
		ok(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		is("no friend any more", ben, 1, 4)
		ok(ann, 200, "PUT", hidden, m{"isPublic": true})
		is("public", cyd, 2, 5)
		ok(cyd, 200, "DELETE", open+"/like", nil)
		is("no longer liked", cyd, 2, 4)
		ok(ann, 204, "DELETE", open, nil)
		is("in the bin", ann, 1, 1)
		is("in the bin", cyd, 1, 1)
		ok(ann, 200, "POST", open+"/restore", nil)
		is("restored", cyd, 2, 4)
		if _, err := a.store.DeleteUser(t.Context(), dan.ID); err != nil {
			a.Fatal(err)
		}
		is("an account is deleted", cyd, 2, 3)
		ok(ann, 204, "DELETE", open+"?forever=true", nil)
		is("deleted", cyd, 1, 1)
		ok(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		refused(cyd, 404, "not_found", "GET", "/api/users/"+ann.ID, nil)
	})
}
