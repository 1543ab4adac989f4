package finds

import (
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestDismissedFinds hides finds from the map of a user. No list, count, map or search of theirs
// has them, and their own addresses do.
func TestDismissedFinds(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cas := a.As("ann"), a.As("ben"), a.As("cas")
		a.Befriend(ann, ben)
		here := ann.Location(48.85, 2.35, "Quay")
		there := ann.Location(48.86, 2.36, "Bridge")
		at := func(location, title string, public bool) schema.Find {
			return Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": location, "title": title, "category": "history", "isPublic": public})
		}
		open, alone, private := at(here.ID, "Fossil stays", true), at(there.ID, "Fossil alone", true), at(here.ID, "Fossil of friends", false)
		hidden := at(here.ID, "Fossil hidden", true)
		OK(cas, 200, "PUT", "/api/finds/"+hidden.ID+"/like", nil)
		gone := []schema.Find{alone, private, hidden}
		everything := "includePrivate=true&includeFriends=true"
		lists := []string{
			"/api/finds?" + everything, "/api/finds?category=history&" + everything, "/api/finds?q=fossil&" + everything, "/api/finds?q=fossil&order=best&" + everything,
			"/api/finds?userId=" + ann.ID + "&" + everything, "/api/finds?locationId=" + here.ID + "&" + everything, "/api/finds?locationId=" + there.ID,
			"/api/finds/feed", "/api/finds/feed?lat=48.85&lng=2.35&radius=50",
			"/api/locations?" + everything, "/api/locations?lat=48.85&lng=2.35&radius=50&" + everything, "/api/locations?lat=48.85&lng=2.35&radius=50&order=distance",
			"/api/locations?bbox=2,48,3,49&" + everything, "/api/locations?q=fossil&" + everything, "/api/locations?category=history",
			"/api/locations?bbox=2,48,3,49&order=active&" + everything, "/api/locations?bbox=2,48,3,49&order=likes&" + everything,
			"/api/locations?ids=" + here.ID + "," + there.ID, "/api/locations/" + here.ID + "?" + everything,
			"/api/locations/clusters?bbox=2,48,3,49&zoom=18&" + everything, "/api/locations/clusters?bbox=-180,-90,180,90&zoom=2&" + everything,
			"/api/locations/clusters?bbox=2,48,3,49&zoom=18&q=fossil&" + everything, "/api/locations/clusters?bbox=2,48,3,49&zoom=18&category=history&" + everything,
			"/api/users/" + ann.ID,
		}
		read := func(u *User) (bodies []string) {
			for _, path := range lists {
				bodies = append(bodies, string(u.Do("GET", path, nil).Body))
			}
			return bodies
		}
		before, others := read(ben), read(cas)
		for range 2 {
			for _, f := range gone {
				OK(ben, 204, "PUT", "/api/finds/"+f.ID+"/dismissed", nil)
			}
		}
		for i, body := range read(ben) {
			if body == before[i] {
				a.Errorf("%s did not change: %s", lists[i], body)
			}
			for _, f := range gone {
				if strings.Contains(body, f.ID) || strings.Contains(body, there.ID) {
					a.Errorf("%s has %s: %s", lists[i], f.Title, body)
				}
			}
		}
		if after := read(cas); fmt.Sprint(after) != fmt.Sprint(others) {
			a.Errorf("another user reads %s, and before %s", after, others)
		}
		if p := Call[schema.Profile](ben, 200, "GET", "/api/users/"+ann.ID, nil); p.FindCount != 1 || p.LikeCount != 0 {
			a.Errorf("the profile counts %+v", p)
		}
		if l := Call[schema.Location](ben, 200, "GET", "/api/locations/"+here.ID+"?"+everything, nil); l.FindCount != 1 || len(l.Finds) != 1 || l.Finds[0].ID != open.ID {
			a.Errorf("the location is %+v", l)
		}
		Refused(ben, 404, "not_found", "GET", "/api/locations/"+there.ID, nil)
		sum := 0
		for _, c := range Call[[]schema.Cluster](ben, 200, "GET", "/api/locations/clusters?bbox=2,48,3,49&zoom=10&"+everything, nil) {
			sum += c.Count
		}
		if sum != 1 {
			a.Errorf("the map counts %d finds", sum)
		}

		for _, f := range gone {
			if got := Call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil); !got.Dismissed {
				a.Errorf("%s does not say that it is hidden", f.Title)
			}
		}
		if f := Call[schema.Find](ben, 200, "GET", "/api/finds/"+open.ID, nil); f.Dismissed {
			a.Error("another find is hidden")
		}
		OK(ben, 200, "PUT", "/api/finds/"+hidden.ID+"/saved", M{"state": "want"})
		OK(ben, 200, "POST", "/api/finds/"+hidden.ID+"/comments", M{"content": "Still there?"})
		if f := Call[[]schema.Find](ben, 200, "GET", "/api/finds/saved", nil); len(f) != 1 || !f[0].Dismissed || f[0].Saved != "want" {
			a.Errorf("saved are %+v", f)
		}
		if titles := dismissed(ben, ""); titles != "Fossil hidden, Fossil of friends, Fossil alone" {
			a.Errorf("hidden are %s", titles)
		}
		if titles := dismissed(ben, "&order=asc"); titles != "Fossil alone, Fossil of friends, Fossil hidden" {
			a.Errorf("rising, hidden are %s", titles)
		}
		if x := Call[schema.Export](ben, 200, "GET", "/api/users/me/export", nil); len(x.Dismissed) != 3 || x.Dismissed[0].FindID != hidden.ID {
			a.Errorf("the export has %+v", x.Dismissed)
		}
		same := Call[schema.Location](ben, 200, "POST", "/api/locations", M{"latitude": 48.86, "longitude": 2.36, "name": "Bridge"})
		if same.ID != there.ID || same.FindCount != 0 {
			a.Errorf("a location of hidden finds is made twice: %+v", same)
		}
		for range 2 {
			for _, f := range gone {
				OK(ben, 204, "DELETE", "/api/finds/"+f.ID+"/dismissed", nil)
			}
		}
		OK(ben, 204, "DELETE", "/api/finds/"+hidden.ID+"/saved", nil)
		for i, body := range read(ben) {
			if len(body) < len(before[i]) {
				a.Errorf("%s is %s, and was %s", lists[i], body, before[i])
			}
		}
	})
}

// dismissed returns the titles of the finds that a user has hidden, over all pages.
func dismissed(u *User, query string) string {
	u.A.Helper()
	var list []string
	for path := "/api/finds/dismissed?limit=2" + query; path != ""; {
		res := u.Do("GET", path, nil)
		for _, f := range Decode[[]schema.Find](u.A, res) {
			list = append(list, f.Title)
		}
		path, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
	}
	return strings.Join(list, ", ")
}

// TestDismissedFindsRefuses hides what cannot be hidden, and too much.
func TestDismissedFindsRefuses(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f, private := ann.Find("Fossil", true), ann.Find("Private", false)
		RefusedAs(ann, schema.ErrOwnFind, 409, "PUT", "/api/finds/"+f.ID+"/dismissed", nil)
		Refused(ben, 404, "not_found", "PUT", "/api/finds/"+private.ID+"/dismissed", nil)
		Refused(ben, 404, "not_found", "DELETE", "/api/finds/"+private.ID+"/dismissed", nil)
		Refused(ben, 404, "not_found", "PUT", "/api/finds/nothing/dismissed", nil)
		Refused(ben, 422, "invalid", "GET", "/api/finds/dismissed?cursor=x", nil)
		db := a.Direct()
		defer db.Close()
		rows := func(want int) {
			a.Helper()
			var n int
			if err := db.QueryRow("SELECT COUNT(*) FROM find_dismissed").Scan(&n); err != nil || n != want {
				a.Errorf("%d rows, want %d, %v", n, want, err)
			}
		}
		rows(0)
		for i := range schema.DismissedMax {
			other := Must(a.Store.CreateFind(a.Context(), ann.ID, store.NewFind{LocationID: f.LocationID, Title: fmt.Sprint("Find ", i), Public: true}))
			if _, err := db.Exec(fmt.Sprintf("INSERT INTO find_dismissed (user_id, find_id, dismissed_at) VALUES ('%s', '%s', '2026-01-01 00:00:00Z')", ben.ID, other.ID)); err != nil {
				a.Fatal(err)
			}
		}
		if p := RefusedAs(ben, schema.ErrTooManyDismissed, 409, "PUT", "/api/finds/"+f.ID+"/dismissed", nil); p.Limit == nil || *p.Limit != schema.DismissedMax {
			a.Errorf("the refusal is %+v", p)
		}
		if list := Call[[]schema.Find](ben, 200, "GET", "/api/finds", nil); len(list) != 1 || list[0].ID != f.ID {
			a.Errorf("%d finds are left", len(list))
		}
		rows(schema.DismissedMax)
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		if _, err := a.Store.DeleteUser(t.Context(), ben.ID); err != nil {
			a.Fatal(err)
		}
		rows(0)
	})
}
