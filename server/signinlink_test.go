package server_test

import (
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
)

// signInLink makes a sign-in link for a user and returns its code.
func (u *user) signInLink(of string) string {
	u.a.Helper()
	l := call[schema.SignInLink](u, 200, "POST", "/api/admin/users/"+of+"/sign-in-link", nil)
	_, code, found := strings.Cut(l.URL, "https://finds.test/sign-in#link=")
	if !found || len(code) != 43 {
		u.a.Fatalf("the link is %s", l.URL)
	}
	return code
}

func withBase(o *server.Options) { o.BaseURL = must(url.Parse("https://finds.test")) }

// TestSignInLink signs in by a link once, and sets a password without the old one.
func TestSignInLink(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		admin := a.administer(a.as("admin"))
		ann := decode[schema.Login](a, a.login("ann", password)).User
		visitor := a.anonymous()
		old := admin.signInLink(ann.ID)
		code := admin.signInLink(ann.ID)
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": old}) // which the second has replaced
		for range 3 {                                                                     // looking does not use it
			if o := call[schema.LinkOwner](visitor, 200, "POST", "/api/auth/link/check", m{"code": code}); o.Username != "ann" {
				a.Errorf("the link is of %q", o.Username)
			}
		}
		l := call[schema.Login](visitor, 200, "POST", "/api/auth/link", m{"code": code})
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link/check", m{"code": code})
		back := &user{a: a, ID: ann.ID, Name: "ann", token: l.Token}
		if list := call[[]schema.Session](back, 200, "GET", "/api/auth/sessions", nil); !list[0].ByLink || list[1].ByLink {
			a.Errorf("sessions are %+v", list)
		}
		refusedAs(back, schema.ErrWrongPassword, 403, "DELETE", "/api/users/me", m{}) // for this the link is not enough
		refused(back, 422, "invalid", "PUT", "/api/users/me/password", m{"newPassword": "short"})
		ok(back, 204, "PUT", "/api/users/me/password", m{"newPassword": "yet another sentence"})
		refusedAs(back, schema.ErrWrongPassword, 403, "PUT", "/api/users/me/password", m{"newPassword": "a third sentence"}) // once
		if got := a.login("ann", "yet another sentence").Status; got != 200 {
			a.Errorf("the new password answers %d", got)
		}
		want := "ann sign_in_link_used ann \nadmin sign_in_link_created ann \nadmin sign_in_link_created ann \n"
		if got := a.acts(3); got != want {
			a.Errorf("the log has %s, want %s", got, want)
		}
		if list := notes(back, schema.LinkUsed); len(list) != 1 || list[0].Data["actor"] != "admin" || !strings.HasPrefix(list[0].Data["device"], "Go-http-client") ||
			list[0].Message != "Someone signed in with a link from an administrator (admin)" || list[0].IsRead {
			a.Errorf("the user is notified of %+v", list)
		}
		notice := "/api/notifications/" + back.inbox("")[0].ID
		refusedAs(back, schema.ErrNoticeKept, 409, "DELETE", notice, nil) // the user of the link may be another
		if list := admin.inbox(""); len(list) != 0 {
			a.Errorf("the administrator is notified of %+v", list)
		}
		if strings.Contains(a.log.String(), code) {
			a.Error("the code is in the log")
		}
		a.clock.Add(schema.LinkNoticeLife)
		later := &user{a: a, Name: "ann", token: decode[schema.Login](a, a.login("ann", "yet another sentence")).Token}
		ok(later, 204, "DELETE", notice, nil)
	}, withBase)
}

// TestSignInLinkEnds lets links expire, in time and by a new password, and asks for links for
// accounts that may not have one.
func TestSignInLinkEnds(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		admin, ben := a.administer(a.as("admin")), a.as("ben")
		ann := decode[schema.Login](a, a.login("ann", password))
		self := &user{a: a, ID: ann.User.ID, Name: "ann", token: ann.Token}
		visitor := a.anonymous()
		code := admin.signInLink(self.ID)
		ok(self, 204, "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": "yet another sentence"})
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		code = admin.signInLink(self.ID)
		suspension := "/api/admin/users/" + self.ID + "/suspension"
		ok(admin, 200, "PUT", suspension, m{"reason": "Spam"})
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		refusedAs(admin, schema.ErrSuspended, 403, "POST", "/api/admin/users/"+self.ID+"/sign-in-link", nil)
		ok(admin, 200, "DELETE", suspension, nil)
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		code = admin.signInLink(self.ID)
		l := call[schema.Login](visitor, 200, "POST", "/api/auth/link", m{"code": code})
		back := &user{a: a, ID: self.ID, Name: "ann", token: l.Token}
		a.clock.Add(11 * time.Minute)
		refusedAs(back, schema.ErrWrongPassword, 403, "PUT", "/api/users/me/password", m{"newPassword": "a third sentence"})
		admin = a.fresh(admin)
		code = admin.signInLink(self.ID)
		a.clock.Add(schema.SignInLinkLife)
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		a.sweep(0)
		admin = a.fresh(admin)
		refusedAs(admin, schema.ErrOwnAccount, 409, "POST", "/api/admin/users/"+admin.ID+"/sign-in-link", nil)
		code = admin.signInLink(ben.ID)
		ok(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		refusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
		refusedAs(admin, schema.ErrNotFound, 404, "POST", "/api/admin/users/"+ben.ID+"/sign-in-link", nil)
	}, withBase)
}

// TestSignInLinkEndsWithRole makes sign-in links as administrators who are then demoted, suspended or
// deleted. The links no longer work, even if the maker has another name by then.
func TestSignInLinkEndsWithRole(t *testing.T) {
	each(t, func(a *api) {
		admin, ann := a.administer(a.as("admin")), a.as("ann")
		for name, request := range map[string]string{"demoted": "PATCH /api/admin/users/%s", "suspended": "PUT /api/admin/users/%s/suspension",
			"deleted": "DELETE /api/admin/users/%s"} {
			former := a.administer(a.as(name))
			former.signInLink(ann.ID)
			code, kept := former.signInLink(admin.ID), admin.signInLink(ann.ID) // kept replaces the one above
			ok(former, 200, "PATCH", "/api/users/me", m{"username": "former-" + name})
			method, path, _ := strings.Cut(fmt.Sprintf(request, former.ID), " ")
			if r := admin.do(method, path, map[string]any{"PATCH": m{"role": "member"}, "PUT": m{"reason": "x"}}[method]); r.Status >= 300 {
				a.Fatalf("%s: %d %s", name, r.Status, r.Body)
			}
			refusedAs(a.anonymous(), schema.ErrLink, 403, "POST", "/api/auth/link", m{"code": code})
			ok(a.anonymous(), 200, "POST", "/api/auth/link", m{"code": kept})
		}
	}, withBase)
}

// TestSignInLinkRace uses a link many times at once: one session comes of it.
func TestSignInLinkRace(t *testing.T) {
	each(t, func(a *api) {
		admin, ann := a.administer(a.as("admin")), a.as("ann")
		code := admin.signInLink(ann.ID)
		var done sync.WaitGroup
		statuses := make([]int, 10)
		for i := range statuses {
			done.Go(func() { statuses[i] = a.anonymous().do("POST", "/api/auth/link", m{"code": code}).Status })
		}
		done.Wait()
		good := 0
		for _, status := range statuses {
			if status == 200 {
				good++
			} else if status != 403 {
				a.Errorf("status %d", status)
			}
		}
		if list := call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil); good != 1 || len(list) != 2 {
			a.Errorf("%d sign-ins and %d sessions, want 1 and 2", good, len(list))
		}
		if list := notes(ann, schema.LinkUsed); len(list) != 1 {
			a.Errorf("%d notifications, want 1", len(list))
		}
	}, withBase)
}

// TestAdministrationAsksAgain makes administrators and sign-in links in sessions that somebody else
// may hold: not without the password, nor, for an account without one, long after the sign-in.
func TestAdministrationAsksAgain(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		ann, ben, cas := a.again("ann"), a.as("ben"), a.administer(a.as("cas"))
		ann.ID = call[schema.User](ann, 200, "GET", "/api/users/me", nil).ID
		a.administer(ann)
		account, link := "/api/admin/users/"+ben.ID, "/api/admin/users/"+ben.ID+"/sign-in-link"
		acts := func() int { return len(call[[]schema.Act](ann, 200, "GET", "/api/admin/log", nil)) }
		before := acts()
		for _, body := range []m{{}, {"password": "another sentence"}} {
			refusedAs(ann, schema.ErrWrongPassword, 403, "POST", link, body)
			body["role"] = "admin"
			refusedAs(ann, schema.ErrWrongPassword, 403, "PATCH", account, body)
		}
		refusedAs(ann, schema.ErrWrongPassword, 403, "POST", link, nil)
		if n := acts(); n != before {
			a.Errorf("the log has %d entries of refused requests", n-before)
		}
		a.clock.Add(2 * time.Hour) // in which guesses are forgotten
		ok(ann, 200, "PATCH", account, m{"mediaLimit": 1})
		ok(ann, 200, "POST", link, m{"password": password})
		ok(ann, 200, "PATCH", account, m{"role": "admin", "password": password})
		ok(ann, 200, "PATCH", account, m{"role": "member"})

		refusedAs(cas, schema.ErrSignInAgain, 403, "POST", link, nil)
		refusedAs(cas, schema.ErrSignInAgain, 403, "PATCH", account, m{"role": "admin"})
		cas = a.fresh(cas)
		ok(cas, 200, "POST", link, nil)
		ok(cas, 200, "PATCH", account, m{"role": "admin"})
	}, withBase)
}
