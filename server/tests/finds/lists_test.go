package finds

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// list makes a list of some finds, and returns its path.
func list(u *User, name, visibility string, finds ...schema.Find) (l schema.List, path string) {
	u.A.Helper()
	l = Call[schema.List](u, 201, "POST", "/api/lists", M{"name": name, "visibility": visibility})
	path = "/api/lists/" + l.ID
	for _, f := range finds {
		OK(u, 204, "PUT", path+"/finds/"+f.ID, nil)
	}
	return l, path
}

// TestLists makes, edits, orders and deletes lists.
func TestLists(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		var finds []schema.Find
		for _, title := range []string{"a", "b", "c", "d", "e"} {
			finds = append(finds, ann.Find(title, true))
		}
		made := ann.Do("POST", "/api/lists", M{"name": "First"})
		first := Decode[schema.List](a, made)
		if made.Status != 201 || made.Header.Get("Location") != "/api/lists/"+first.ID || first.Visibility != schema.ListPrivate || first.Description != nil || first.FindCount != 0 ||
			first.Cover != nil || first.User.Username != "ann" || first.UserID != ann.ID {
			a.Errorf("%d %v %+v", made.Status, made.Header, first)
		}
		l, path := list(ann, "Walls", schema.ListPublic, append(finds, finds[0])...)
		is := func(want string) {
			a.Helper()
			if got := ann.Listed(l.ID); got != want {
				a.Errorf("the list is %s, want %s", got, want)
			}
		}
		is("a b c d e")
		move := func(find int, where string, other int) {
			a.Helper()
			OK(ann, 204, "PUT", path+"/finds/"+finds[find].ID+"/place", M{where: finds[other].ID})
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
		OK(ann, 204, "DELETE", path+"/finds/"+finds[3].ID, nil)
		OK(ann, 204, "DELETE", path+"/finds/"+finds[3].ID, nil)
		is("c e a b")

		edited := Call[schema.List](ann, 200, "PUT", path, M{"name": "Old walls", "description": "On foot", "visibility": "friends"})
		if edited.Name != "Old walls" || *edited.Description != "On foot" || edited.Visibility != "friends" || edited.FindCount != 4 || !edited.UpdatedAt.After(edited.CreatedAt.Time) {
			a.Errorf("edited to %+v", edited)
		}
		if again := Call[schema.List](ann, 200, "PUT", path, M{"description": nil}); again.Name != "Old walls" || again.Description != nil || again.Visibility != "friends" {
			a.Errorf("edited again to %+v", again)
		}
		for query, want := range map[string]string{"": "Old walls, First", "?order=asc": "First, Old walls", "?userId=" + ann.ID: "Old walls, First"} {
			var names []string
			for _, l := range Call[[]schema.List](ann, 200, "GET", "/api/lists"+query, nil) {
				names = append(names, l.Name)
			}
			if got := strings.Join(names, ", "); got != want {
				a.Errorf("lists%s: %s, want %s", query, got, want)
			}
		}
		page := ann.Do("GET", "/api/lists?limit=1", nil)
		next, _, _ := strings.Cut(strings.TrimPrefix(page.Header.Get("Link"), "<"), ">")
		if rest := Call[[]schema.List](ann, 200, "GET", next, nil); len(rest) != 1 || rest[0].ID != first.ID {
			a.Errorf("the second page is %+v", rest)
		}
		choices := Call[[]schema.ListChoice](ann, 200, "GET", "/api/finds/"+finds[0].ID+"/lists", nil)
		if want := []schema.ListChoice{{ID: l.ID, Name: "Old walls", Visibility: "friends", HasFind: true, Role: schema.RoleOwner}, {ID: first.ID, Name: "First", Visibility: "private", Role: schema.RoleOwner}}; !slices.Equal(choices, want) {
			a.Errorf("choices are %+v", choices)
		}

		OK(ann, 204, "DELETE", "/api/finds/"+finds[0].ID, nil)
		is("c e b")
		OK(ann, 200, "POST", "/api/finds/"+finds[0].ID+"/restore", nil)
		is("c e a b")
		OK(ann, 204, "DELETE", "/api/finds/"+finds[0].ID+"?forever=true", nil)
		is("c e b")
		x := Call[schema.Export](ann, 200, "GET", "/api/users/me/export", nil)
		if len(x.Lists) != 2 || x.Lists[0].Name != "Old walls" || !slices.Equal(x.Lists[0].FindIDs, []string{finds[2].ID, finds[4].ID, finds[1].ID}) || x.Lists[1].FindIDs == nil {
			a.Errorf("exported are %+v", x.Lists)
		}
		OK(ann, 204, "DELETE", path, nil)
		Refused(ann, 404, "not_found", "GET", path, nil)
		OK(ann, 200, "GET", "/api/finds/"+finds[2].ID, nil)
	})
}

// TestListsAreHidden: who may see a list depends on its visibility, and who may see its finds on that of each
// find. Private finds change neither the count nor the cover nor the times that others see.
func TestListsAreHidden(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		open, hidden, closed := ann.WithMedia("open", 1), ann.WithMedia("hidden", 1), ann.Find("closed", false)
		OK(ann, 200, "PUT", "/api/finds/"+hidden.ID, M{"isPublic": false})
		public, path := list(ann, "Public", schema.ListPublic)
		before := string(cleo.Do("GET", path, nil).Body)
		OK(ann, 204, "PUT", path+"/finds/"+hidden.ID, nil)
		OK(ann, 204, "PUT", path+"/finds/"+closed.ID, nil)
		OK(ann, 200, "PUT", path, M{"coverId": hidden.ID})
		if after := string(cleo.Do("GET", path, nil).Body); after != before {
			a.Errorf("private finds change what others see:\n%s\n%s", before, after)
		}
		OK(ann, 204, "PUT", path+"/finds/"+open.ID, nil)
		for _, who := range []struct {
			*User
			finds, cover string
			photos       string
		}{{ann, "hidden closed open", hidden.ID, "hidden open"}, {ben, "hidden closed open", hidden.ID, "hidden open"}, {cleo, "open", open.ID, "open"}} {
			one := Call[schema.List](who.User, 200, "GET", path, nil)
			all := Call[[]schema.List](who.User, 200, "GET", "/api/lists?userId="+ann.ID, nil)
			if len(all) != 1 || all[0].FindCount != one.FindCount || *all[0].Cover != *one.Cover && one.Cover.FindID == open.ID {
				a.Errorf("%s sees %+v in the lists and %+v alone", who.Name, all, one)
			}
			if got := who.Listed(public.ID); got != who.finds || one.FindCount != len(strings.Fields(got)) || one.Cover.FindID != who.cover {
				a.Errorf("%s sees %s, %+v", who.Name, got, one)
			}
			OK(a.Anonymous(), 200, "HEAD", one.Cover.Media.URL, nil) // which is signed if it must be
			for _, l := range []schema.List{one, all[0]} {
				if got := mosaic(l, open, hidden); got != who.photos {
					a.Errorf("%s sees the photos %s, want %s", who.Name, got, who.photos)
				}
				for _, p := range l.Photos {
					OK(a.Anonymous(), 200, "HEAD", p.Media.ThumbnailURL, nil)
				}
			}
		}
		OK(ann, 200, "PUT", path, M{"coverId": nil})
		OK(ann, 200, "PUT", path, M{"coverId": open.ID})
		if l := Call[schema.List](ann, 200, "GET", path, nil); l.Cover.FindID != open.ID {
			a.Errorf("the cover is %+v", l.Cover)
		}

		_, friends := list(ann, "Friends", schema.ListFriends, open)
		_, private := list(ann, "Private", schema.ListPrivate, open)
		OK(ben, 200, "GET", friends, nil)
		for _, p := range []string{private, private + "/finds"} {
			Refused(ben, 404, "not_found", "GET", p, nil)
			Refused(cleo, 404, "not_found", "GET", p, nil)
		}
		Refused(cleo, 404, "not_found", "GET", friends, nil)
		Refused(cleo, 404, "not_found", "GET", friends+"/finds", nil)
		for who, want := range map[*User]int{ann: 3, ben: 2, cleo: 1} {
			if l := Call[[]schema.List](who, 200, "GET", "/api/lists?userId="+ann.ID, nil); len(l) != want {
				a.Errorf("%s sees %d lists, want %d", who.Name, len(l), want)
			}
		}
		OK(cleo, 204, "PUT", "/api/finds/"+open.ID+"/dismissed", nil)
		if l := Call[schema.List](cleo, 200, "GET", path, nil); l.FindCount != 0 || l.Cover != nil || l.Photos != nil || cleo.Listed(public.ID) != "" {
			a.Errorf("a dismissed find is in %+v", l)
		}
		OK(ann, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		for _, p := range []string{path, path + "/finds", friends, "/api/lists?userId=" + ann.ID} {
			Refused(ben, 404, "not_found", "GET", p, nil)
		}
		Must(a.Store.Suspend(a.Context(), store.Actor{}, ann.ID, store.NewSuspension{Reason: "spam"}))
		Refused(cleo, 404, "not_found", "GET", path, nil)
		Refused(cleo, 404, "not_found", "GET", "/api/lists?userId="+ann.ID, nil)
	})
}

// mosaic returns the titles of the finds whose photos stand for a list.
func mosaic(l schema.List, finds ...schema.Find) string {
	var titles []string
	for _, p := range l.Photos {
		at := slices.IndexFunc(finds, func(f schema.Find) bool { return f.ID == p.FindID })
		titles = append(titles, finds[at].Title)
	}
	return strings.Join(titles, " ")
}

// TestListPhotos: the photos of the four newest finds stand for a list, behind that of the find chosen as its cover.
func TestListPhotos(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		var finds []schema.Find
		for _, title := range []string{"a", "b", "c", "d", "e", "f"} {
			finds = append(finds, ann.WithMedia(title, 2))
		}
		plain := ann.Find("plain", true)
		l, path := list(ann, "Walls", schema.ListPrivate, finds[5], finds[0], finds[2], plain)
		list(ann, "Nothing", schema.ListPrivate, plain)
		are := func(want string) {
			a.Helper()
			l := Call[schema.List](ann, 200, "GET", path, nil)
			if got := mosaic(l, finds...); got != want {
				a.Errorf("the photos are of %s, want %s", got, want)
			}
			for _, p := range l.Photos {
				at := slices.IndexFunc(finds, func(f schema.Find) bool { return f.ID == p.FindID })
				if p.Media.ID != finds[at].Media[0].ID {
					a.Errorf("the photo of %s is %s, want its first", finds[at].Title, p.Media.ID)
				}
			}
		}
		are("f c a")
		for _, i := range []int{4, 3, 1} {
			OK(ann, 204, "PUT", path+"/finds/"+finds[i].ID, nil)
		}
		are("f e d c")
		OK(ann, 200, "PUT", path, M{"coverId": finds[0].ID})
		are("a f e d")
		OK(ann, 200, "PUT", path, M{"coverId": finds[4].ID})
		are("e f d c")
		OK(ann, 204, "DELETE", "/api/finds/"+finds[4].ID, nil) // into the bin
		are("f d c b")
		for _, of := range Call[[]schema.List](ann, 200, "GET", "/api/lists", nil) {
			if of.ID != l.ID && (of.Photos != nil || of.FindCount != 1) {
				a.Errorf("a list without photos is %+v", of)
			}
		}
	})
}

// TestListsRefuse sends requests that lists refuse.
func TestListsRefuse(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		mine, other, theirs, secret := ann.Find("mine", true), ann.Find("other", true), ben.Find("theirs", true), ben.Find("secret", false)
		l, path := list(ann, "Mine", schema.ListPublic, mine)
		for _, body := range []M{{}, {"name": ""}, {"name": " "}, {"name": strings.Repeat("é", schema.ListNameMax+1)}, {"name": nil}, {"name": "x", "visibility": "all"},
			{"name": "x", "visibility": ""}, {"name": "x", "description": strings.Repeat("é", schema.DescriptionMax+1)}, {"name": "x", "more": 1}} {
			Refused(ann, 422, "invalid", "POST", "/api/lists", body)
			if len(body) > 0 {
				Refused(ann, 422, "invalid", "PUT", path, body)
			}
		}
		Refused(ann, 422, "invalid", "PUT", path, M{"coverId": other.ID})
		Refused(ann, 422, "invalid", "GET", "/api/lists?cursor=x", nil)
		Refused(ann, 422, "invalid", "GET", path+"/finds?cursor=x", nil)
		for _, c := range []schema.Cursor{{List: "00000000", Key: "1", ID: "x"}, {List: "00000000", Key: "01", ID: "x"}, {List: "00000000", Key: "id", ID: "x"}} {
			Refused(ann, 422, "invalid", "GET", path+"/finds?cursor="+c.String(), nil)
			Refused(ann, 422, "invalid", "GET", "/api/lists?cursor="+c.String(), nil)
		}
		RefusedAs(ann, schema.ErrNotAuthor, 403, "PUT", path+"/finds/"+theirs.ID, M{"exact": true})
		RefusedAs(ann, schema.ErrNotAuthor, 403, "PUT", path+"/finds/"+theirs.ID, M{"shareable": true})
		Refused(ann, 422, "invalid", "PUT", path+"/finds/"+theirs.ID, M{"note": strings.Repeat("é", schema.ListNoteMax+1)})
		Refused(ann, 404, "not_found", "PUT", path+"/finds/"+secret.ID, nil)
		Refused(ann, 404, "not_found", "GET", "/api/finds/"+secret.ID+"/lists", nil)
		place := path + "/finds/" + mine.ID + "/place"
		for _, body := range []M{{}, {"before": mine.ID, "after": mine.ID}, {"before": other.ID}, {"after": "nothing"}, {"before": ""}} {
			Refused(ann, 422, "invalid", "PUT", place, body)
		}
		Refused(ann, 404, "not_found", "PUT", path+"/finds/"+other.ID+"/place", M{"after": mine.ID})
		Refused(ann, 404, "not_found", "GET", "/api/lists?userId=unknown", nil)
		for _, p := range []string{"/api/lists/nothing", "/api/lists/" + mine.ID} {
			Refused(ann, 404, "not_found", "GET", p, nil)
			Refused(ann, 404, "not_found", "DELETE", p, nil)
		}
		RefusedAs(ben, schema.ErrNotOwner, 403, "PUT", path+"/finds/"+theirs.ID, nil)
		OK(ben, 200, "GET", path, nil)
		if got := ann.Listed(l.ID); got != "mine" {
			a.Errorf("refused requests change the list to %s", got)
		}
	})
}

// TestListLimits fills a list and the lists of a user.
func TestListLimits(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f, extra := ann.Find("first", true), ann.Find("extra", true)
		l, path := list(ann, "Full", schema.ListPrivate, f)
		db := a.Direct()
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
		if p := RefusedAs(ann, schema.ErrListFull, 409, "PUT", path+"/finds/"+extra.ID, nil); p.Limit == nil || *p.Limit != schema.ListFindsMax {
			a.Errorf("%+v", p)
		}
		OK(ann, 204, "PUT", path+"/finds/"+f.ID, nil)
		OK(ann, 204, "DELETE", path+"/finds/"+f.ID, nil)
		OK(ann, 204, "PUT", path+"/finds/"+extra.ID, nil)
		for i := 1; i < schema.ListsMax; i++ {
			if _, err := db.Exec(fmt.Sprintf(`INSERT INTO list (id, user_id, name, visibility, created_at, updated_at) SELECT 'l%d', user_id, name, visibility, created_at, updated_at
				FROM list WHERE id = '%s'`, i, l.ID)); err != nil {
				a.Fatal(err)
			}
		}
		RefusedAs(ann, schema.ErrTooManyLists, 409, "POST", "/api/lists", M{"name": "one more"})
		OK(ann, 204, "DELETE", path, nil)
		OK(ann, 201, "POST", "/api/lists", M{"name": "one more"})
		if _, err := a.Store.DeleteUser(a.Context(), ann.ID); err != nil {
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
