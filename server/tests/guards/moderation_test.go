package guards

import (
	"maps"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestHiddenFindIsNowhere hides a find and looks for traces of it in everything that others can
// read, the administrator included. Showing it again restores everything.
func TestHiddenFindIsNowhere(t *testing.T) {
	Each(t, func(a *API) {
		w := a.Moderated()
		before, secrets := w.Reads(w.Bystanders...), w.X.Secrets()
		delete(secrets, "description") // which that of others has, too
		path := "/api/admin/finds/" + w.X.ID("findId") + "/hidden"
		OK(w.Admin, 204, "PUT", path, M{"reason": "Advertisement"})
		for _, leak := range Leaks(w.Reads(w.Bystanders...), secrets) {
			a.Errorf("after hiding somebody reads %s", leak)
		}
		for _, u := range w.Bystanders[:3] {
			for _, n := range u.Inbox("?limit=100") {
				if n.Data["findId"] == w.X.ID("findId") {
					a.Errorf("%s has the notification %+v", u.Name, n)
				}
			}
			Refused(u, 404, "not_found", "POST", "/api/reports", M{"findId": w.X.ID("findId"), "reason": "spam"})
		}
		OK(w.Admin, 204, "DELETE", path, nil)
		Refused(w.Admin, 404, "not_found", "DELETE", path, nil)
		after := w.Reads(w.Bystanders...)
		for name := range before {
			if before[name] != after[name] {
				a.Errorf("showing it again changed what %s reads:\n%s\n%s", name, before[name], after[name])
			}
		}
		if !maps.Equal(before, after) {
			a.Error("showing it again does not restore everything")
		}
	})
}

// TestHiddenFindOfOwner reads a hidden find as its owner, who can delete it, but neither change
// nor restore it. It is not swept before its owner deletes it.
func TestHiddenFindOfOwner(t *testing.T) {
	Each(t, func(a *API) {
		admin, s := a.Administer(a.As("admin")), NewScene(a, "stranger", schema.AudienceEveryone)
		s.Attach()
		owner, path := s.Owner, "/api/finds/"+s.ID("findId")
		hide := func(reason string) {
			OK(admin, 204, "PUT", "/api/admin"+strings.TrimPrefix(path, "/api")+"/hidden", M{"reason": reason})
		}
		hide("First")
		hide("Advertisement")
		f := Call[schema.Find](owner, 200, "GET", path, nil)
		if f.Hidden == nil || f.Hidden.Reason != "Advertisement" || f.UserID != owner.ID || !f.IsPublic {
			a.Errorf("the owner reads %+v", f)
		}
		if r := a.Anonymous().Do("GET", f.Media[0].URL, nil); r.Status != 200 { // it is signed
			a.Errorf("its media give %d", r.Status)
		}
		list := Call[[]schema.BinnedFind](owner, 200, "GET", "/api/finds/bin", nil)
		if len(list) != 1 || list[0].Find.Hidden == nil || list[0].ExpiresAt != nil {
			a.Errorf("the bin has %+v", list)
		}
		RefusedAs(owner, schema.ErrHiddenByAdmin, 403, "PUT", path, M{"title": "Better"})
		RefusedAs(owner, schema.ErrHiddenByAdmin, 403, "POST", path+"/restore", nil)
		got := Notes(owner, schema.Moderated)
		if len(got) != 2 || got[0].Data["note"] != "Advertisement" || got[0].Data["outcome"] != "hidden" || got[0].Data["findId"] != f.ID || got[0].Data["username"] != "" {
			a.Errorf("the owner is notified of %+v", got)
		}
		a.Clock.Add(2 * schema.BinLife)
		a.Sweep(0)
		admin, owner = a.Administer(a.As("admin2")), a.Fresh(owner)
		Call[schema.Find](owner, 200, "GET", path, nil)
		OK(owner, 204, "DELETE", path, nil)
		Refused(owner, 404, "not_found", "DELETE", path, nil)
		Refused(owner, 404, "not_found", "GET", path, nil)
		RefusedAs(owner, schema.ErrHiddenByAdmin, 403, "POST", path+"/restore", nil)
		OK(admin, 204, "DELETE", "/api/admin"+strings.TrimPrefix(path, "/api")+"/hidden", nil)
		Refused(owner, 404, "not_found", "GET", path, nil) // it is in the bin
		Call[schema.Find](owner, 200, "POST", path+"/restore", nil)
		hide("Again")
		OK(owner, 204, "DELETE", path, nil)
		a.Clock.Add(schema.BinLife)
		a.Sweep(0)
		if list, _, err := a.Store.Bin(a.Context(), owner.ID, store.Page{Limit: 10}); err != nil || len(list) != 0 {
			a.Errorf("after %v the bin has %+v, %v", schema.BinLife, list, err)
		}
	})
}

// TestHiddenComment hides a comment from everybody but its author, with its count, its
// notifications and its place among replies.
func TestHiddenComment(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben, cyd := a.Administer(a.As("admin")), a.As("ann"), a.As("ben"), a.As("cyd")
		f := ann.Find("The oldest bridge", true)
		path := "/api/finds/" + f.ID
		head := Call[schema.Comment](ben, 200, "POST", path+"/comments", M{"content": "Buy this, @cyd"})
		first := Call[schema.Comment](cyd, 200, "POST", path+"/comments", M{"content": "No", "parentId": head.ID})
		second := Call[schema.Comment](ann, 200, "POST", path+"/comments", M{"content": "Never", "parentId": head.ID})
		count := func(u *User, listed, counted int) {
			a.Helper()
			list := Call[[]schema.Comment](u, 200, "GET", path+"/comments", nil)
			got := Call[schema.Find](u, 200, "GET", path, nil)
			if len(list) != listed || got.CommentCount != counted {
				a.Errorf("%s reads %d comments, counted %d, want %d and %d", u.Name, len(list), got.CommentCount, listed, counted)
			}
		}
		hidden := "/api/admin/comments/" + head.ID + "/hidden"
		OK(admin, 204, "PUT", hidden, M{"reason": "Advertisement"})
		OK(admin, 204, "PUT", hidden, M{"reason": "Advertisements"}) // counts nothing twice
		for _, u := range []*User{ann, cyd, admin} {
			count(u, 2, 2)
			list := Call[[]schema.Comment](u, 200, "GET", path+"/comments", nil)
			if list[0].ID != first.ID || list[0].ParentID != "" || list[1].ID != second.ID || list[1].ParentID != first.ID {
				a.Errorf("%s reads %+v", u.Name, list)
			}
			Refused(u, 404, "not_found", "DELETE", path+"/comments/"+head.ID, nil)
			Refused(u, 404, "not_found", "POST", "/api/reports", M{"commentId": head.ID, "reason": "spam"})
			for _, n := range u.Inbox("") {
				if n.Data["commentId"] == head.ID {
					a.Errorf("%s has the notification %+v", u.Name, n)
				}
			}
		}
		count(ben, 3, 2)
		if own := Call[[]schema.Comment](ben, 200, "GET", path+"/comments", nil)[0]; own.Hidden == nil || own.Hidden.Reason != "Advertisements" {
			a.Errorf("the author reads %+v", own)
		}
		RefusedAs(ben, schema.ErrHiddenByAdmin, 403, "PUT", path+"/comments/"+head.ID, M{"content": "Better"})
		if n := Notes(ben, schema.Moderated); len(n) != 2 || n[0].Data["commentId"] != head.ID || n[0].Data["findId"] != f.ID {
			a.Errorf("the author is notified of %+v", n)
		}
		suspension := "/api/admin/users/" + ben.ID + "/suspension"
		OK(admin, 200, "PUT", suspension, M{"reason": "Spam"})
		count(ann, 2, 2)
		OK(admin, 204, "DELETE", hidden, nil) // in no count, as its author is suspended
		count(ann, 2, 2)
		OK(admin, 200, "DELETE", suspension, nil)
		count(ann, 3, 3)
		OK(admin, 204, "PUT", hidden, M{"reason": "Advertisement"})
		ben = a.Fresh(ben)
		OK(ben, 204, "DELETE", path+"/comments/"+head.ID, nil)
		count(ann, 2, 2)
		Refused(admin, 404, "not_found", "PUT", hidden, M{"reason": "Advertisement"})
		other := Call[schema.Comment](ben, 200, "POST", path+"/comments", M{"content": "Buy that"})
		OK(admin, 204, "PUT", "/api/admin/comments/"+other.ID+"/hidden", M{"reason": "Advertisement"})
		OK(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		count(ann, 2, 2)
	})
}

// TestMute switches off the notifications of what one user does.
func TestMute(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f := ann.Find("The oldest bridge", true)
		mute := "/api/users/" + ben.ID + "/mute"
		Refused(ann, 422, "invalid", "PUT", "/api/users/"+ann.ID+"/mute", nil)
		OK(ann, 204, "PUT", mute, nil)
		OK(ann, 204, "PUT", mute, nil)
		muted := func(want bool) {
			a.Helper()
			if p := Call[schema.Profile](ann, 200, "GET", "/api/users/"+ben.ID, nil); p.Muted != want {
				a.Errorf("the profile says %v, want %v", p.Muted, want)
			}
		}
		muted(true)
		OK(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		OK(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Hello @ann and @cyd"})
		if len(ann.Inbox("")) != 0 || len(cyd.Inbox("")) != 1 {
			a.Errorf("ann has %+v and cyd %+v", ann.Inbox(""), cyd.Inbox(""))
		}
		OK(ann, 204, "DELETE", mute, nil)
		OK(ann, 204, "DELETE", mute, nil)
		muted(false)
		OK(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Hello again"})
		if len(ann.Inbox("")) != 1 {
			a.Errorf("ann has %+v", ann.Inbox(""))
		}
	})
}
