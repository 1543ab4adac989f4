package server_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	"finds/store"
)

// listed returns the titles of the finds of a list, over pages of two.
func (u *user) listed(id string) string {
	u.a.Helper()
	var list []string
	for path := "/api/lists/" + id + "/finds?limit=2"; path != ""; {
		res := u.do("GET", path, nil)
		for _, f := range decode[[]schema.Find](u.a, res) {
			list = append(list, f.Title)
		}
		path, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
	}
	return strings.Join(list, " ")
}

// list makes a list of some finds, and returns its path.
func (u *user) list(name, visibility string, finds ...schema.Find) (l schema.List, path string) {
	u.a.Helper()
	l = call[schema.List](u, 201, "POST", "/api/lists", m{"name": name, "visibility": visibility})
	path = "/api/lists/" + l.ID
	for _, f := range finds {
		ok(u, 204, "PUT", path+"/finds/"+f.ID, nil)
	}
	return l, path
}

// TestLists makes, edits, orders and deletes lists.
func TestLists(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		var finds []schema.Find
		for _, title := range []string{"a", "b", "c", "d", "e"} {
			finds = append(finds, ann.find(title, true))
		}
		made := ann.do("POST", "/api/lists", m{"name": "First"})
		first := decode[schema.List](a, made)
		if made.Status != 201 || made.Header.Get("Location") != "/api/lists/"+first.ID || first.Visibility != schema.ListPrivate || first.Description != nil || first.FindCount != 0 ||
			first.Cover != nil || first.User.Username != "ann" || first.UserID != ann.ID {
			a.Errorf("%d %v %+v", made.Status, made.Header, first)
		}
		l, path := ann.list("Walls", schema.ListPublic, append(finds, finds[0])...)
		is := func(want string) {
			a.Helper()
			if got := ann.listed(l.ID); got != want {
				a.Errorf("the list is %s, want %s", got, want)
			}
		}
		is("a b c d e")
		move := func(find int, where string, other int) {
			a.Helper()
			ok(ann, 204, "PUT", path+"/finds/"+finds[find].ID+"/place", m{where: finds[other].ID})
		}
		move(4, "before", 0)
		is("e a b c d")
		move(4, "after", 2)
		is("a b c e d")
		move(0, "after", 3)
		is("b c e d a")
		move(0, "before", 0)
		is("b c e d a")
		move(1, "after", 0)
		is("c e d a b")
		for range 30 { // more often than there is room without making some
			move(1, "before", 0)
			move(0, "before", 1)
			move(3, "after", 2)
			move(4, "after", 2)
		}
		is("c e d a b")
		ok(ann, 204, "DELETE", path+"/finds/"+finds[3].ID, nil)
		ok(ann, 204, "DELETE", path+"/finds/"+finds[3].ID, nil)
		is("c e a b")

		edited := call[schema.List](ann, 200, "PUT", path, m{"name": "Old walls", "description": "On foot", "visibility": "friends"})
		if edited.Name != "Old walls" || *edited.Description != "On foot" || edited.Visibility != "friends" || edited.FindCount != 4 || !edited.UpdatedAt.After(edited.CreatedAt.Time) {
			a.Errorf("edited to %+v", edited)
		}
		if again := call[schema.List](ann, 200, "PUT", path, m{"description": nil}); again.Name != "Old walls" || again.Description != nil || again.Visibility != "friends" {
			a.Errorf("edited again to %+v", again)
		}
		for query, want := range map[string]string{"": "Old walls, First", "?order=asc": "First, Old walls", "?userId=" + ann.ID: "Old walls, First"} {
			var names []string
			for _, l := range call[[]schema.List](ann, 200, "GET", "/api/lists"+query, nil) {
				names = append(names, l.Name)
			}
			if got := strings.Join(names, ", "); got != want {
				a.Errorf("lists%s: %s, want %s", query, got, want)
			}
		}
		page := ann.do("GET", "/api/lists?limit=1", nil)
		next, _, _ := strings.Cut(strings.TrimPrefix(page.Header.Get("Link"), "<"), ">")
		if rest := call[[]schema.List](ann, 200, "GET", next, nil); len(rest) != 1 || rest[0].ID != first.ID {
			a.Errorf("the second page is %+v", rest)
		}
		choices := call[[]schema.ListChoice](ann, 200, "GET", "/api/finds/"+finds[0].ID+"/lists", nil)
		if want := []schema.ListChoice{{ID: l.ID, Name: "Old walls", Visibility: "friends", HasFind: true}, {ID: first.ID, Name: "First", Visibility: "private"}}; !slices.Equal(choices, want) {
			a.Errorf("choices are %+v", choices)
		}

		ok(ann, 204, "DELETE", "/api/finds/"+finds[0].ID, nil)
		is("c e b")
		ok(ann, 200, "POST", "/api/finds/"+finds[0].ID+"/restore", nil)
		is("c e a b")
		ok(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"?forever=true", nil)
		is("c e b")
		x := call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil)
		if len(x.Lists) != 2 || x.Lists[0].Name != "Old walls" || !slices.Equal(x.Lists[0].FindIDs, []string{finds[2].ID, finds[4].ID, finds[1].ID}) || x.Lists[1].FindIDs == nil {
			a.Errorf("exported are %+v", x.Lists)
		}
		ok(ann, 204, "DELETE", path, nil)
		refused(ann, 404, "not_found", "GET", path, nil)
		ok(ann, 200, "GET", "/api/finds/"+finds[2].ID, nil)
	})
}

// TestListsAreHidden: who may see a list depends on its visibility, and who may see its finds on that of each
// find. Private finds change neither the count nor the cover nor the times that others see.
func TestListsAreHidden(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cleo := a.as("ann"), a.as("ben"), a.as("cleo")
		a.befriend(ann, ben)
		open, hidden, closed := ann.withMedia("open", 1), ann.withMedia("hidden", 1), ann.find("closed", false)
		ok(ann, 200, "PUT", "/api/finds/"+hidden.ID, m{"isPublic": false})
		public, path := ann.list("Public", schema.ListPublic)
		before := string(cleo.do("GET", path, nil).Body)
		ok(ann, 204, "PUT", path+"/finds/"+hidden.ID, nil)
		ok(ann, 204, "PUT", path+"/finds/"+closed.ID, nil)
		ok(ann, 200, "PUT", path, m{"coverId": hidden.ID})
		if after := string(cleo.do("GET", path, nil).Body); after != before {
			a.Errorf("private finds change what others see:\n%s\n%s", before, after)
		}
		ok(ann, 204, "PUT", path+"/finds/"+open.ID, nil)
		for _, who := range []struct {
			*user
			finds, cover string
		}{{ann, "hidden closed open", hidden.ID}, {ben, "hidden closed open", hidden.ID}, {cleo, "open", open.ID}} {
			one := call[schema.List](who.user, 200, "GET", path, nil)
			all := call[[]schema.List](who.user, 200, "GET", "/api/lists?userId="+ann.ID, nil)
			if len(all) != 1 || all[0].FindCount != one.FindCount || *all[0].Cover != *one.Cover && one.Cover.FindID == open.ID {
				a.Errorf("%s sees %+v in the lists and %+v alone", who.Name, all, one)
			}
			if got := who.listed(public.ID); got != who.finds || one.FindCount != len(strings.Fields(got)) || one.Cover.FindID != who.cover {
				a.Errorf("%s sees %s, %+v", who.Name, got, one)
			}
			ok(a.anonymous(), 200, "HEAD", one.Cover.Media.URL, nil) // which is signed if it must be
		}
		ok(ann, 200, "PUT", path, m{"coverId": nil})
		ok(ann, 200, "PUT", path, m{"coverId": open.ID})
		if l := call[schema.List](ann, 200, "GET", path, nil); l.Cover.FindID != open.ID {
			a.Errorf("the cover is %+v", l.Cover)
		}

		_, friends := ann.list("Friends", schema.ListFriends, open)
		_, private := ann.list("Private", schema.ListPrivate, open)
		ok(ben, 200, "GET", friends, nil)
		for _, p := range []string{private, private + "/finds"} {
			refused(ben, 404, "not_found", "GET", p, nil)
			refused(cleo, 404, "not_found", "GET", p, nil)
		}
		refused(cleo, 404, "not_found", "GET", friends, nil)
		refused(cleo, 404, "not_found", "GET", friends+"/finds", nil)
		for who, want := range map[*user]int{ann: 3, ben: 2, cleo: 1} {
			if l := call[[]schema.List](who, 200, "GET", "/api/lists?userId="+ann.ID, nil); len(l) != want {
				a.Errorf("%s sees %d lists, want %d", who.Name, len(l), want)
			}
		}
		ok(cleo, 204, "PUT", "/api/finds/"+open.ID+"/dismissed", nil)
		if l := call[schema.List](cleo, 200, "GET", path, nil); l.FindCount != 0 || l.Cover != nil || cleo.listed(public.ID) != "" {
			a.Errorf("a dismissed find is in %+v", l)
		}
		ok(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		for _, p := range []string{path, path + "/finds", friends, "/api/lists?userId=" + ann.ID} {
			refused(ben, 404, "not_found", "GET", p, nil)
		}
		must(a.store.Suspend(a.Context(), store.Actor{}, ann.ID, store.NewSuspension{Reason: "spam"}))
		refused(cleo, 404, "not_found", "GET", path, nil)
		refused(cleo, 404, "not_found", "GET", "/api/lists?userId="+ann.ID, nil)
	})
}

// TestListsRefuse sends requests that lists refuse.
func TestListsRefuse(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		mine, other, theirs, secret := ann.find("mine", true), ann.find("other", true), ben.find("theirs", true), ben.find("secret", false)
		l, path := ann.list("Mine", schema.ListPublic, mine)
		for _, body := range []m{{}, {"name": ""}, {"name": " "}, {"name": strings.Repeat("é", schema.ListNameMax+1)}, {"name": nil}, {"name": "x", "visibility": "all"},
			{"name": "x", "visibility": ""}, {"name": "x", "description": strings.Repeat("é", schema.DescriptionMax+1)}, {"name": "x", "more": 1}} {
			refused(ann, 422, "invalid", "POST", "/api/lists", body)
			if len(body) > 0 {
				refused(ann, 422, "invalid", "PUT", path, body)
			}
		}
		refused(ann, 422, "invalid", "PUT", path, m{"coverId": other.ID})
		refused(ann, 422, "invalid", "GET", "/api/lists?cursor=x", nil)
		refused(ann, 422, "invalid", "GET", path+"/finds?cursor=x", nil)
		for _, c := range []schema.Cursor{{List: "00000000", Key: "1", ID: "x"}, {List: "00000000", Key: "01", ID: "x"}, {List: "00000000", Key: "id", ID: "x"}} {
			refused(ann, 422, "invalid", "GET", path+"/finds?cursor="+c.String(), nil)
			refused(ann, 422, "invalid", "GET", "/api/lists?cursor="+c.String(), nil)
		}
		refusedAs(ann, schema.ErrNotOwner, 403, "PUT", path+"/finds/"+theirs.ID, nil)
		refusedAs(ann, schema.ErrNotOwner, 403, "GET", "/api/finds/"+theirs.ID+"/lists", nil)
		refused(ann, 404, "not_found", "PUT", path+"/finds/"+secret.ID, nil)
		refused(ann, 404, "not_found", "GET", "/api/finds/"+secret.ID+"/lists", nil)
		place := path + "/finds/" + mine.ID + "/place"
		for _, body := range []m{{}, {"before": mine.ID, "after": mine.ID}, {"before": other.ID}, {"after": "nothing"}, {"before": ""}} {
			refused(ann, 422, "invalid", "PUT", place, body)
		}
		refused(ann, 404, "not_found", "PUT", path+"/finds/"+other.ID+"/place", m{"after": mine.ID})
		refused(ann, 404, "not_found", "GET", "/api/lists?userId=unknown", nil)
		for _, p := range []string{"/api/lists/nothing", "/api/lists/" + mine.ID} {
			refused(ann, 404, "not_found", "GET", p, nil)
			refused(ann, 404, "not_found", "DELETE", p, nil)
		}
		refusedAs(ben, schema.ErrNotOwner, 403, "PUT", path+"/finds/"+theirs.ID, nil)
		ok(ben, 200, "GET", path, nil)
		if got := ann.listed(l.ID); got != "mine" {
			a.Errorf("refused requests change the list to %s", got)
		}
	})
}

// TestListLimits fills a list and the lists of a user.
func TestListLimits(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		f, extra := ann.find("first", true), ann.find("extra", true)
		l, path := ann.list("Full", schema.ListPrivate, f)
		db := a.direct()
		defer db.Close()
		for i := 1; i < schema.ListFindsMax; i++ { // by SQL, which is the fastest way
			if _, err := db.Exec(fmt.Sprintf(`INSERT INTO find (id, user_id, title, latitude, longitude, is_public, created_at, updated_at, location_id, doc_id)
				SELECT 'f%d', user_id, title, latitude, longitude, 0, created_at, updated_at, location_id, -%d FROM find WHERE id = '%s'`, i, i, f.ID)); err != nil {
				a.Fatal(err)
			}
			if _, err := db.Exec(fmt.Sprintf(`INSERT INTO list_find (list_id, find_id, place) VALUES ('%s', 'f%d', %d)`, l.ID, i, i)); err != nil {
				a.Fatal(err)
			}
		}
		if p := refusedAs(ann, schema.ErrListFull, 409, "PUT", path+"/finds/"+extra.ID, nil); p.Limit == nil || *p.Limit != schema.ListFindsMax {
			a.Errorf("%+v", p)
		}
		ok(ann, 204, "PUT", path+"/finds/"+f.ID, nil)
		ok(ann, 204, "DELETE", path+"/finds/"+f.ID, nil)
		ok(ann, 204, "PUT", path+"/finds/"+extra.ID, nil)
		for i := 1; i < schema.ListsMax; i++ {
			if _, err := db.Exec(fmt.Sprintf(`INSERT INTO list (id, user_id, name, visibility, created_at, updated_at) SELECT 'l%d', user_id, name, visibility, created_at, updated_at
				FROM list WHERE id = '%s'`, i, l.ID)); err != nil {
				a.Fatal(err)
			}
		}
		refusedAs(ann, schema.ErrTooManyLists, 409, "POST", "/api/lists", m{"name": "one more"})
		ok(ann, 204, "DELETE", path, nil)
		ok(ann, 201, "POST", "/api/lists", m{"name": "one more"})
		if _, err := a.store.DeleteUser(a.Context(), ann.ID); err != nil {
			a.Fatal(err)
		}
		for _, table := range []string{"list", "list_find"} {
			n := -1
			if err := db.QueryRow("SELECT COUNT(*) FROM " + table).Scan(&n); err != nil || n != 0 {
				a.Errorf("%d rows of %s are left of a deleted user (%v)", n, table, err)
			}
		}
	})
}
