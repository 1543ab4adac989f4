package accounts

import (
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestProfileFigures counts the finds of a user and their likes, as users of every relation see
// them, while likes, visibility and finds change.
func TestProfileFigures(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd, dan := a.As("ann"), a.As("ben"), a.As("cyd"), a.As("dan")
		friendship := a.Befriend(ann, ben)
		open, hidden := "/api/finds/"+ann.Find("open", true).ID, "/api/finds/"+ann.Find("hidden", false).ID
		others := "/api/finds/" + ben.Find("other", true).ID
		is := func(what string, u *User, finds, likes int) {
			a.Helper()
			if p := Call[schema.Profile](u, 200, "GET", "/api/users/"+ann.ID, nil); p.FindCount != finds || p.LikeCount != likes {
				a.Errorf("%s: %s sees %d finds with %d likes, want %d with %d", what, u.Name, p.FindCount, p.LikeCount, finds, likes)
			}
		}
		is("without likes", cyd, 1, 0)
		for _, u := range []*User{ann, ben, cyd, dan} {
			OK(u, 200, "PUT", open+"/like", nil)
			OK(u, 200, "PUT", open+"/like", nil) // counts once
		}
		OK(ben, 200, "PUT", hidden+"/like", nil)
		OK(cyd, 200, "PUT", others+"/like", nil)
		is("liked", ann, 2, 5)
		is("liked", ben, 2, 5)
		is("liked", cyd, 1, 4)
		OK(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		is("no friend any more", ben, 1, 4)
		OK(ann, 200, "PUT", hidden, M{"isPublic": true})
		is("public", cyd, 2, 5)
		OK(cyd, 200, "DELETE", open+"/like", nil)
		is("no longer liked", cyd, 2, 4)
		OK(ann, 204, "DELETE", open, nil)
		is("in the bin", ann, 1, 1)
		is("in the bin", cyd, 1, 1)
		OK(ann, 200, "POST", open+"/restore", nil)
		is("restored", cyd, 2, 4)
		if _, err := a.Store.DeleteUser(t.Context(), dan.ID); err != nil {
			a.Fatal(err)
		}
		is("an account is deleted", cyd, 2, 3)
		OK(ann, 204, "DELETE", open+"?forever=true", nil)
		is("deleted", cyd, 1, 1)
		OK(ann, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		Refused(cyd, 404, "not_found", "GET", "/api/users/"+ann.ID, nil)
	})
}
