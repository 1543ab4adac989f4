package server_test

import (
	"slices"
	"strings"
	"testing"

	"finds/schema"
)

// savedOf returns the titles of the saved finds of a user with their states, over all pages.
func (u *user) savedOf(query string) (list []string) {
	u.a.Helper()
	for path := "/api/finds/saved?limit=2" + query; path != ""; {
		res := u.do("GET", path, nil)
		for _, f := range decode[[]schema.Find](u.a, res) {
			list = append(list, f.Title+" "+f.Saved)
		}
		path, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
	}
	return list
}

// TestSavedFinds saves finds, changes and removes their states, and reads them in lists.
func TestSavedFinds(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		var path []string
		for _, title := range []string{"one", "two", "three", "four", "five"} {
			path = append(path, "/api/finds/"+ann.find(title, true).ID)
		}
		for i, state := range []string{"want", "been", "want", "want"} {
			for range 2 {
				if s := call[schema.Saved](ben, 200, "PUT", path[i]+"/saved", m{"state": state}); s.State != state {
					a.Errorf("saved as %+v", s)
				}
			}
		}
		is := func(query, want string) {
			a.Helper()
			if got := strings.Join(ben.savedOf(query), ", "); got != want {
				a.Errorf("saved%s: %s, want %s", query, got, want)
			}
		}
		is("", "four want, three want, two been, one want")
		is("&order=asc", "one want, two been, three want, four want")
		is("&state=want", "four want, three want, one want")
		ok(ben, 200, "PUT", path[3]+"/saved", m{"state": "want"}) // keeps its time
		ok(ben, 200, "PUT", path[0]+"/saved", m{"state": "been"})
		is("", "one been, four want, three want, two been")
		is("&state=been", "one been, two been")
		for range 2 {
			ok(ben, 204, "DELETE", path[1]+"/saved", nil)
		}
		is("", "one been, four want, three want")

		for _, p := range []string{"/api/finds", "/api/finds?q=one", "/api/finds?q=one&order=best", "/api/finds?userId=" + ann.ID} {
			i := slices.IndexFunc(call[[]schema.Find](ben, 200, "GET", p, nil), func(f schema.Find) bool { return f.Saved == "been" && f.Title == "one" })
			if i < 0 {
				a.Errorf("%s does not say that the find is saved", p)
			}
			if body := string(ann.do("GET", p, nil).Body); strings.Contains(body, `"saved"`) {
				a.Errorf("another user reads in %s what is saved: %s", p, body)
			}
		}
		for p, want := range map[string]string{path[0]: "been", path[1]: "", path[2]: "want"} {
			if f := call[schema.Find](ben, 200, "GET", p, nil); f.Saved != want {
				a.Errorf("%s is saved as %q, want %q", f.Title, f.Saved, want)
			}
		}
		if l := call[[]schema.Location](ben, 200, "GET", "/api/locations?q=one", nil); len(l) != 1 || l[0].Finds[0].Saved != "been" {
			a.Errorf("locations: %+v", l)
		}
		if list := ann.savedOf(""); list != nil {
			a.Errorf("another user has saved %v", list)
		}
		if inbox := ann.inbox(""); len(inbox) != 0 {
			a.Errorf("the owner is notified: %+v", inbox)
		}
	})
}

// TestSavedFindsRefuses sends what saving does not take.
func TestSavedFindsRefuses(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		open, hidden := "/api/finds/"+ann.find("open", true).ID+"/saved", "/api/finds/"+ann.find("hidden", false).ID+"/saved"
		refused(ben, 404, "not_found", "PUT", hidden, m{"state": "want"})
		refused(ben, 404, "not_found", "PUT", "/api/finds/nothing/saved", m{"state": "want"})
		for _, body := range []any{m{}, m{"state": ""}, m{"state": "liked"}, m{"state": nil}, m{"state": "want", "more": 1}} {
			refused(ben, 422, "invalid", "PUT", open, body)
		}
		refused(ben, 422, "invalid", "GET", "/api/finds/saved?state=liked", nil)
		refused(ben, 422, "invalid", "GET", "/api/finds/saved?cursor=x", nil)
		ok(ben, 204, "DELETE", open, nil)
		refused(ben, 404, "not_found", "DELETE", hidden, nil)
		refused(ben, 404, "not_found", "DELETE", "/api/finds/nothing/saved", nil)
		if list := ben.savedOf(""); list != nil {
			a.Errorf("refused requests have saved %v", list)
		}
	})
}

// TestSavedFindsAreHidden saves finds that are then made private, blocked, put in the bin and
// deleted. They are left out of the list, come back when they can be seen again, and can be
// removed meanwhile.
func TestSavedFindsAreHidden(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		f := ann.find("Fossil", true)
		path := "/api/finds/" + f.ID
		ok(ben, 200, "PUT", path+"/saved", m{"state": "want"})
		ok(ann, 200, "PUT", path+"/saved", m{"state": "been"})
		there := func(what string, want bool) {
			a.Helper()
			if got := ben.savedOf("") != nil; got != want {
				a.Errorf("%s: the list has the find: %v", what, got)
			}
		}
		there("public", true)
		ok(ann, 200, "PUT", path, m{"isPublic": false})
		there("private", false)
		friendship := a.befriend(ann, ben)
		there("of a friend", true)
		ok(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		there("of a former friend", false)
		ok(ann, 200, "PUT", path, m{"isPublic": true})
		ok(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		there("blocked", false)
		ok(ann, 204, "DELETE", "/api/users/"+ben.ID+"/block", nil)
		ok(ann, 204, "DELETE", path, nil)
		there("in the bin", false)
		if bin := call[[]schema.BinnedFind](ann, 200, "GET", "/api/finds/bin", nil); bin[0].Find.Saved != "been" {
			a.Errorf("in the bin: %+v", bin)
		}
		ok(ann, 200, "POST", path+"/restore", nil)
		there("restored", true)
		ok(ann, 200, "PUT", path, m{"isPublic": false})
		refused(ben, 404, "not_found", "DELETE", path+"/saved", nil)
		ok(ann, 200, "PUT", path, m{"isPublic": true})
		there("removed while private", false)

		other := "/api/finds/" + ann.find("Bone", true).ID
		ok(ben, 200, "PUT", path+"/saved", m{"state": "want"})
		ok(ben, 200, "PUT", other+"/saved", m{"state": "want"})
		ok(ann, 204, "DELETE", path+"?forever=true", nil)
		db := a.direct()
		defer db.Close()
		rows := func(want int) {
			a.Helper()
			var n int
			if err := db.QueryRow("SELECT COUNT(*) FROM find_saved").Scan(&n); err != nil || n != want {
				a.Errorf("%d rows, want %d, %v", n, want, err)
			}
		}
		rows(1)
		if _, err := a.store.DeleteUser(t.Context(), ben.ID); err != nil {
			a.Fatal(err)
		}
		rows(0)
	})
}

// TestSavedFindsTellNothing saves finds that are then hidden or deleted for good: no response
// tells which.
func TestSavedFindsTellNothing(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		hide := map[string]func(path string){
			"private": func(path string) { ok(ann, 200, "PUT", path, m{"isPublic": false}) },
			"binned":  func(path string) { ok(ann, 204, "DELETE", path, nil) },
			"gone":    func(path string) { ok(ann, 204, "DELETE", path+"?forever=true", nil) },
			"blocked": func(string) { ok(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil) },
		}
		answers := map[string]bool{}
		for _, how := range []string{"private", "binned", "gone", "blocked"} {
			path := "/api/finds/" + ann.find(how, true).ID
			shown := "/api/finds/" + ben.find("Own "+how, true).ID + "/saved"
			ok(ben, 200, "PUT", path+"/saved", m{"state": "want"})
			ok(ben, 200, "PUT", shown, m{"state": "want"})
			hide[how](path)
			if res := ben.do("GET", "/api/finds/saved?limit=1", nil); res.Header.Get("Link") != "" || len(decode[[]schema.Find](a, res)) != 1 {
				a.Errorf("%s: a page says that another one follows", how)
			}
			for range 2 {
				answers[summary(ben.do("DELETE", path+"/saved", nil))] = true
			}
			ok(ben, 204, "DELETE", shown, nil)
		}
		if len(answers) != 1 {
			a.Errorf("the answers differ: %v", answers)
		}
	})
}
