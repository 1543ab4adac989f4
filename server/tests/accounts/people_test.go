package accounts

import (
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestPeople searches for people.
func TestPeople(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann_one")
		for name, state := range map[string]string{"ann-none": "none", "ann-asked": "pending", "joann": "accepted", "ann-blocked": "blocked", "annette": "blocker", "bob": "none", "annxone": "none"} {
			u := a.As(name)
			switch state {
			case "pending":
				OK(u, 201, "POST", "/api/friends", M{"friendId": ann.ID})
			case "accepted":
				a.Befriend(u, ann)
			case "blocked", "blocker":
				a.Relate(u, ann, state)
			}
		}
		for query, want := range map[string]string{
			"q=ann": "ann-asked:pending ann-none:none annxone:none joann:accepted", "q=ANN-": "ann-asked:pending ann-none:none", "q=n_o": "", "q=%25%25": "", "q=ob": "bob:none", "q=%5C%5C": "",
			"q=ann&limit=1": "ann-asked:pending", "q=%20ob%20": "bob:none",
		} {
			var got []string
			for _, p := range Call[[]schema.FoundPerson](ann, 200, "GET", "/api/users?"+query, nil) {
				got = append(got, p.Username+":"+p.Friendship)
				if profile := Call[schema.Profile](ann, 200, "GET", "/api/users/"+p.ID, nil); profile.FoundPerson != p {
					a.Errorf("profile is %+v, found as %+v", profile, p)
				}
			}
			if strings.Join(got, " ") != want {
				a.Errorf("users?%s are %v, want %s", query, got, want)
			}
		}
		for _, query := range []string{"", "q=", "q=a", "q=%20a%20", "q=" + strings.Repeat("a", schema.DisplayNameMax+1)} {
			Refused(ann, 422, "invalid", "GET", "/api/users?"+query, nil)
		}
	})
}
