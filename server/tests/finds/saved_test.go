package finds

import (
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// savedOf returns the titles of the saved finds of a user with their states, over all pages.
func savedOf(u *User, query string) (list []string) {
	u.A.Helper()
	for path := "/api/finds/saved?limit=2" + query; path != ""; {
		res := u.Do("GET", path, nil)
		for _, f := range Decode[[]schema.Find](u.A, res) {
			list = append(list, f.Title+" "+f.Saved)
		}
		path, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
	}
	return list
}

// TestSavedFinds saves finds, changes and removes their states, and reads them in lists.
func TestSavedFinds(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		var path []string
		for _, title := range []string{"one", "two", "three", "four", "five"} {
			path = append(path, "/api/finds/"+ann.Find(title, true).ID)
		}
		for i, state := range []string{"want", "been", "want", "want"} {
			for range 2 {
				if s := Call[schema.Saved](ben, 200, "PUT", path[i]+"/saved", M{"state": state}); s.State != state {
					a.Errorf("saved as %+v", s)
				}
			}
		}
		is := func(query, want string) {
			a.Helper()
			if got := strings.Join(savedOf(ben, query), ", "); got != want {
				a.Errorf("saved%s: %s, want %s", query, got, want)
			}
		}
		is("", "four want, three want, two been, one want")
		is("&order=asc", "one want, two been, three want, four want")
		is("&state=want", "four want, three want, one want")
		OK(ben, 200, "PUT", path[3]+"/saved", M{"state": "want"}) // keeps its time
		OK(ben, 200, "PUT", path[0]+"/saved", M{"state": "been"})
		is("", "one been, four want, three want, two been")
		is("&state=been", "one been, two been")
		for range 2 {
			OK(ben, 204, "DELETE", path[1]+"/saved", nil)
		}
		is("", "one been, four want, three want")

		for _, p := range []string{"/api/finds", "/api/finds?q=one", "/api/finds?q=one&order=best", "/api/finds?userId=" + ann.ID} {
			i := slices.IndexFunc(Call[[]schema.Find](ben, 200, "GET", p, nil), func(f schema.Find) bool { return f.Saved == "been" && f.Title == "one" })
			if i < 0 {
				a.Errorf("%s does not say that the find is saved", p)
			}
			if body := string(ann.Do("GET", p, nil).Body); strings.Contains(body, `"saved"`) {
				a.Errorf("another user reads in %s what is saved: %s", p, body)
			}
		}
		for p, want := range map[string]string{path[0]: "been", path[1]: "", path[2]: "want"} {
			if f := Call[schema.Find](ben, 200, "GET", p, nil); f.Saved != want {
				a.Errorf("%s is saved as %q, want %q", f.Title, f.Saved, want)
			}
		}
		if l := Call[[]schema.Location](ben, 200, "GET", "/api/locations?q=one", nil); len(l) != 1 || l[0].Finds[0].Saved != "been" {
			a.Errorf("locations: %+v", l)
		}
		if list := savedOf(ann, ""); list != nil {
			a.Errorf("another user has saved %v", list)
		}
		if inbox := ann.Inbox(""); len(inbox) != 0 {
			a.Errorf("the owner is notified: %+v", inbox)
		}
	})
}

// TestSavedFindsRefuses sends what saving does not take.
func TestSavedFindsRefuses(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		open, hidden := "/api/finds/"+ann.Find("open", true).ID+"/saved", "/api/finds/"+ann.Find("hidden", false).ID+"/saved"
		Refused(ben, 404, "not_found", "PUT", hidden, M{"state": "want"})
		Refused(ben, 404, "not_found", "PUT", "/api/finds/nothing/saved", M{"state": "want"})
		for _, body := range []any{M{}, M{"state": ""}, M{"state": "liked"}, M{"state": nil}, M{"state": "want", "more": 1}} {
			Refused(ben, 422, "invalid", "PUT", open, body)
		}
		Refused(ben, 422, "invalid", "GET", "/api/finds/saved?state=liked", nil)
		Refused(ben, 422, "invalid", "GET", "/api/finds/saved?cursor=x", nil)
		OK(ben, 204, "DELETE", open, nil)
		Refused(ben, 404, "not_found", "DELETE", hidden, nil)
		Refused(ben, 404, "not_found", "DELETE", "/api/finds/nothing/saved", nil)
		if list := savedOf(ben, ""); list != nil {
			a.Errorf("refused requests have saved %v", list)
		}
	})
}

// TestSavedFindsAreHidden saves finds that are then made private, blocked, put in the bin and
// deleted. They are left out of the list, come back when they can be seen again, and can be
// removed meanwhile.
func TestSavedFindsAreHidden(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f := ann.Find("Fossil", true)
		path := "/api/finds/" + f.ID
		OK(ben, 200, "PUT", path+"/saved", M{"state": "want"})
		OK(ann, 200, "PUT", path+"/saved", M{"state": "been"})
		there := func(what string, want bool) {
			a.Helper()
			if got := savedOf(ben, "") != nil; got != want {
				a.Errorf("%s: the list has the find: %v", what, got)
			}
		}
		there("public", true)
		OK(ann, 200, "PUT", path, M{"isPublic": false})
		there("private", false)
		friendship := a.Befriend(ann, ben)
		there("of a friend", true)
		OK(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		there("of a former friend", false)
		OK(ann, 200, "PUT", path, M{"isPublic": true})
		OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		there("blocked", false)
		OK(ann, 204, "DELETE", "/api/users/"+ben.ID+"/block", nil)
		OK(ann, 204, "DELETE", path, nil)
		there("in the bin", false)
		if bin := Call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); bin[0].Find.Saved != "been" {
			a.Errorf("in the bin: %+v", bin)
		}
		OK(ann, 200, "POST", path+"/restore", nil)
		there("restored", true)
		OK(ann, 200, "PUT", path, M{"isPublic": false})
		Refused(ben, 404, "not_found", "DELETE", path+"/saved", nil)
		OK(ann, 200, "PUT", path, M{"isPublic": true})
		there("removed while private", false)

		other := "/api/finds/" + ann.Find("Bone", true).ID
		OK(ben, 200, "PUT", path+"/saved", M{"state": "want"})
		OK(ben, 200, "PUT", other+"/saved", M{"state": "want"})
		OK(ann, 204, "DELETE", path+"?forever=true", nil)
		db := a.Direct()
		defer db.Close()
		rows := func(want int) {
			a.Helper()
			var n int
			if err := db.QueryRow("SELECT COUNT(*) FROM find_saved").Scan(&n); err != nil || n != want {
				a.Errorf("%d rows, want %d, %v", n, want, err)
			}
		}
		rows(1)
		if _, err := a.Store.DeleteUser(t.Context(), ben.ID); err != nil {
			a.Fatal(err)
		}
		rows(0)
	})
}

// TestSavedFindsTellNothing saves finds that are then hidden or deleted for good: no response
// tells which.
func TestSavedFindsTellNothing(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		hide := map[string]func(path string){
			"private": func(path string) { OK(ann, 200, "PUT", path, M{"isPublic": false}) },
			"binned":  func(path string) { OK(ann, 204, "DELETE", path, nil) },
			"gone":    func(path string) { OK(ann, 204, "DELETE", path+"?forever=true", nil) },
			"blocked": func(string) { OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil) },
		}
		answers := map[string]bool{}
		for _, how := range []string{"private", "binned", "gone", "blocked"} {
			path := "/api/finds/" + ann.Find(how, true).ID
			shown := "/api/finds/" + ben.Find("Own "+how, true).ID + "/saved"
			OK(ben, 200, "PUT", path+"/saved", M{"state": "want"})
			OK(ben, 200, "PUT", shown, M{"state": "want"})
			hide[how](path)
			if res := ben.Do("GET", "/api/finds/saved?limit=1", nil); res.Header.Get("Link") != "" || len(Decode[[]schema.Find](a, res)) != 1 {
				a.Errorf("%s: a page says that another one follows", how)
			}
			for range 2 {
				answers[Summary(ben.Do("DELETE", path+"/saved", nil))] = true
			}
			OK(ben, 204, "DELETE", shown, nil)
		}
		if len(answers) != 1 {
			a.Errorf("the answers differ: %v", answers)
		}
	})
}
