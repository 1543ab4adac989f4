package server_test

import (
	"maps"
	"strings"
	"testing"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// moderated is three users who share everything, and an administrator.
type moderated struct {
	*api
	admin       *user
	x, y, third *scene
	bystanders  []*user // everybody but the owner of x
}

func (a *api) moderated() *moderated {
	a.Helper()
	w := &moderated{api: a, admin: a.administer(a.as("admin")), x: newScene(a, "stranger", true), y: newScene(a, "stranger", true), third: newScene(a, "stranger", false)}
	a.befriend(w.x.owner, w.y.owner)
	a.befriend(w.x.owner, w.third.owner)
	a.befriend(w.third.owner, w.y.owner)
	for _, s := range []*scene{w.x, w.y, w.third} {
		s.attach()
		s.secrets()
		for _, o := range []*scene{w.x, w.y, w.third} {
			s.touch(o)
		}
	}
	w.bystanders = []*user{w.y.owner, w.third.owner, w.admin, a.anonymous()}
	return w
}

// reads is everything that users read, without notifications, which are deleted with a find,
// and without what administrators alone read.
func (w *moderated) reads(users ...*user) map[string]string {
	w.Helper()
	all := map[string]string{}
	for _, u := range users {
		for _, s := range []*scene{w.x, w.y, w.third} {
			for path, text := range s.snapshot(u) {
				if !strings.HasPrefix(path, "/api/admin/") && !strings.HasPrefix(path, "/api/notifications") {
					all[u.Name+" "+path] = text
				}
			}
		}
	}
	return all
}

// fresh signs a user in again.
func (a *api) fresh(u *user) *user {
	a.Helper()
	token, hash := credential.NewToken()
	a.newSession(u.ID, hash)
	return &user{a: a, ID: u.ID, Name: u.Name, token: token}
}

// notes lists the notifications of a kind that a user has.
func notes(u *user, kind string) (list []schema.Notification) {
	for _, n := range u.inbox("?limit=100") {
		if n.Type == kind {
			list = append(list, n)
		}
	}
	return list
}

// TestHiddenFindIsNowhere hides a find and looks for traces of it in everything that others can
// read, the administrator included. Showing it again restores everything.
func TestHiddenFindIsNowhere(t *testing.T) {
	each(t, func(a *api) {
		w := a.moderated()
		before, secrets := w.reads(w.bystanders...), w.x.secrets()
		delete(secrets, "description") // which that of others has, too
		path := "/api/admin/finds/" + w.x.id("findId") + "/hidden"
		ok(w.admin, 204, "PUT", path, m{"reason": "Advertisement"})
		for _, leak := range leaks(w.reads(w.bystanders...), secrets) {
			a.Errorf("after hiding somebody reads %s", leak)
		}
		for _, u := range w.bystanders[:3] {
			for _, n := range u.inbox("?limit=100") {
				if n.Data["findId"] == w.x.id("findId") {
					a.Errorf("%s has the notification %+v", u.Name, n)
				}
			}
			refused(u, 404, "not_found", "POST", "/api/reports", m{"findId": w.x.id("findId"), "reason": "spam"})
		}
		ok(w.admin, 204, "DELETE", path, nil)
		refused(w.admin, 404, "not_found", "DELETE", path, nil)
		after := w.reads(w.bystanders...)
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
	each(t, func(a *api) {
		admin, s := a.administer(a.as("admin")), newScene(a, "stranger", true)
		s.attach()
		owner, path := s.owner, "/api/finds/"+s.id("findId")
		hide := func(reason string) {
			ok(admin, 204, "PUT", "/api/admin"+strings.TrimPrefix(path, "/api")+"/hidden", m{"reason": reason})
		}
		hide("First")
		hide("Advertisement")
		f := call[schema.Find](owner, 200, "GET", path, nil)
		if f.Hidden == nil || f.Hidden.Reason != "Advertisement" || f.UserID != owner.ID || !f.IsPublic {
			a.Errorf("the owner reads %+v", f)
		}
		if r := a.anonymous().do("GET", f.Media[0].URL, nil); r.Status != 200 { // it is signed
			a.Errorf("its media give %d", r.Status)
		}
		list := call[[]schema.BinnedFind](owner, 200, "GET", "/api/finds/bin", nil)
		if len(list) != 1 || list[0].Find.Hidden == nil || list[0].ExpiresAt != nil {
			a.Errorf("the bin has %+v", list)
		}
		refusedAs(owner, schema.ErrHiddenByAdmin, 403, "PUT", path, m{"title": "Better"})
		refusedAs(owner, schema.ErrHiddenByAdmin, 403, "POST", path+"/restore", nil)
		got := notes(owner, schema.Moderated)
		if len(got) != 2 || got[0].Data["note"] != "Advertisement" || got[0].Data["outcome"] != "hidden" || got[0].Data["findId"] != f.ID || got[0].Data["username"] != "" {
			a.Errorf("the owner is notified of %+v", got)
		}
		a.clock.Add(2 * schema.BinLife)
		a.sweep(0)
		admin, owner = a.administer(a.as("admin2")), a.fresh(owner)
		call[schema.Find](owner, 200, "GET", path, nil)
		ok(owner, 204, "DELETE", path, nil)
		refused(owner, 404, "not_found", "DELETE", path, nil)
		refused(owner, 404, "not_found", "GET", path, nil)
		refusedAs(owner, schema.ErrHiddenByAdmin, 403, "POST", path+"/restore", nil)
		ok(admin, 204, "DELETE", "/api/admin"+strings.TrimPrefix(path, "/api")+"/hidden", nil)
		refused(owner, 404, "not_found", "GET", path, nil) // it is in the bin
		call[schema.Find](owner, 200, "POST", path+"/restore", nil)
		hide("Again")
		ok(owner, 204, "DELETE", path, nil)
		a.clock.Add(schema.BinLife)
		a.sweep(0)
		if list, _, err := a.store.Bin(a.Context(), owner.ID, store.Page{Limit: 10}); err != nil || len(list) != 0 {
			a.Errorf("after %v the bin has %+v, %v", schema.BinLife, list, err)
		}
	})
}

// TestHiddenComment hides a comment from everybody but its author, with its count, its
// notifications and its place among replies.
func TestHiddenComment(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben, cyd := a.administer(a.as("admin")), a.as("ann"), a.as("ben"), a.as("cyd")
		f := ann.find("The oldest bridge", true)
		path := "/api/finds/" + f.ID
		head := call[schema.Comment](ben, 200, "POST", path+"/comments", m{"content": "Buy this, @cyd"})
		first := call[schema.Comment](cyd, 200, "POST", path+"/comments", m{"content": "No", "parentId": head.ID})
		second := call[schema.Comment](ann, 200, "POST", path+"/comments", m{"content": "Never", "parentId": head.ID})
		count := func(u *user, listed, counted int) {
			a.Helper()
			list := call[[]schema.Comment](u, 200, "GET", path+"/comments", nil)
			got := call[schema.Find](u, 200, "GET", path, nil)
			if len(list) != listed || got.CommentCount != counted {
				a.Errorf("%s reads %d comments, counted %d, want %d and %d", u.Name, len(list), got.CommentCount, listed, counted)
			}
		}
		hidden := "/api/admin/comments/" + head.ID + "/hidden"
		ok(admin, 204, "PUT", hidden, m{"reason": "Advertisement"})
		ok(admin, 204, "PUT", hidden, m{"reason": "Advertisements"}) // counts nothing twice
		for _, u := range []*user{ann, cyd, admin} {
			count(u, 2, 2)
			list := call[[]schema.Comment](u, 200, "GET", path+"/comments", nil)
			if list[0].ID != first.ID || list[0].ParentID != "" || list[1].ID != second.ID || list[1].ParentID != first.ID {
				a.Errorf("%s reads %+v", u.Name, list)
			}
			refused(u, 404, "not_found", "DELETE", path+"/comments/"+head.ID, nil)
			refused(u, 404, "not_found", "POST", "/api/reports", m{"commentId": head.ID, "reason": "spam"})
			for _, n := range u.inbox("") {
				if n.Data["commentId"] == head.ID {
					a.Errorf("%s has the notification %+v", u.Name, n)
				}
			}
		}
		count(ben, 3, 2)
		if own := call[[]schema.Comment](ben, 200, "GET", path+"/comments", nil)[0]; own.Hidden == nil || own.Hidden.Reason != "Advertisements" {
			a.Errorf("the author reads %+v", own)
		}
		refusedAs(ben, schema.ErrHiddenByAdmin, 403, "PUT", path+"/comments/"+head.ID, m{"content": "Better"})
		if n := notes(ben, schema.Moderated); len(n) != 2 || n[0].Data["commentId"] != head.ID || n[0].Data["findId"] != f.ID {
			a.Errorf("the author is notified of %+v", n)
		}
		suspension := "/api/admin/users/" + ben.ID + "/suspension"
		ok(admin, 200, "PUT", suspension, m{"reason": "Spam"})
		count(ann, 2, 2)
		ok(admin, 204, "DELETE", hidden, nil) // in no count, as its author is suspended
		count(ann, 2, 2)
		ok(admin, 200, "DELETE", suspension, nil)
		count(ann, 3, 3)
		ok(admin, 204, "PUT", hidden, m{"reason": "Advertisement"})
		ben = a.fresh(ben)
		ok(ben, 204, "DELETE", path+"/comments/"+head.ID, nil)
		count(ann, 2, 2)
		refused(admin, 404, "not_found", "PUT", hidden, m{"reason": "Advertisement"})
		other := call[schema.Comment](ben, 200, "POST", path+"/comments", m{"content": "Buy that"})
		ok(admin, 204, "PUT", "/api/admin/comments/"+other.ID+"/hidden", m{"reason": "Advertisement"})
		ok(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		count(ann, 2, 2)
	})
}

// TestMute switches off the notifications of what one user does.
func TestMute(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f := ann.find("The oldest bridge", true)
		mute := "/api/users/" + ben.ID + "/mute"
		refused(ann, 422, "invalid", "PUT", "/api/users/"+ann.ID+"/mute", nil)
		ok(ann, 204, "PUT", mute, nil)
		ok(ann, 204, "PUT", mute, nil)
		muted := func(want bool) {
			a.Helper()
			if p := call[schema.Profile](ann, 200, "GET", "/api/users/"+ben.ID, nil); p.Muted != want {
				a.Errorf("the profile says %v, want %v", p.Muted, want)
			}
		}
		muted(true)
		ok(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		ok(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Hello @ann and @cyd"})
		if len(ann.inbox("")) != 0 || len(cyd.inbox("")) != 1 {
			a.Errorf("ann has %+v and cyd %+v", ann.inbox(""), cyd.inbox(""))
		}
		ok(ann, 204, "DELETE", mute, nil)
		ok(ann, 204, "DELETE", mute, nil)
		muted(false)
		ok(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Hello again"})
		if len(ann.inbox("")) != 1 {
			a.Errorf("ann has %+v", ann.inbox(""))
		}
	})
}
