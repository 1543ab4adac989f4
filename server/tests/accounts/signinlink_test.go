package accounts

import (
	"fmt"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// signInLink makes a sign-in link for a user and returns its code.
func signInLink(u *User, of string) string {
	u.A.Helper()
	l := Call[schema.SignInLink](u, 200, "POST", "/api/admin/users/"+of+"/sign-in-link", nil)
	_, code, found := strings.Cut(l.URL, "https://finds.test/sign-in#link=")
	if !found || len(code) != 43 {
		u.A.Fatalf("the link is %s", l.URL)
	}
	return code
}

func withBase(o *server.Options) { o.Network.BaseURL = Must(url.Parse("https://finds.test")) }

// TestSignInLink signs in by a link once, and sets a password without the old one.
func TestSignInLink(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		admin := a.Administer(a.As("admin"))
		ann := Decode[schema.Login](a, a.Login("ann", Password)).User
		visitor := a.Anonymous()
		old := signInLink(admin, ann.ID)
		code := signInLink(admin, ann.ID)
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": old}) // which the second has replaced
		for range 3 {                                                                     // looking does not use it
			if o := Call[schema.LinkOwner](visitor, 200, "POST", "/api/auth/link/check", M{"code": code}); o.Username != "ann" {
				a.Errorf("the link is of %q", o.Username)
			}
		}
		l := Call[schema.Login](visitor, 200, "POST", "/api/auth/link", M{"code": code})
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link/check", M{"code": code})
		back := &User{A: a, ID: ann.ID, Name: "ann", Token: l.Token}
		if list := Call[[]schema.Session](back, 200, "GET", "/api/auth/sessions", nil); !list[0].ByLink || list[1].ByLink {
			a.Errorf("sessions are %+v", list)
		}
		RefusedAs(back, schema.ErrWrongPassword, 403, "DELETE", "/api/users/me", M{}) // for this the link is not enough
		Refused(back, 422, "invalid", "PUT", "/api/users/me/password", M{"newPassword": "short"})
		OK(back, 204, "PUT", "/api/users/me/password", M{"newPassword": "yet another sentence"})
		RefusedAs(back, schema.ErrWrongPassword, 403, "PUT", "/api/users/me/password", M{"newPassword": "a third sentence"}) // once
		if got := a.Login("ann", "yet another sentence").Status; got != 200 {
			a.Errorf("the new password answers %d", got)
		}
		want := "ann sign_in_link_used ann \nadmin sign_in_link_created ann \nadmin sign_in_link_created ann \n"
		if got := a.Acts(3); got != want {
			a.Errorf("the log has %s, want %s", got, want)
		}
		if list := Notes(back, schema.LinkUsed); len(list) != 1 || list[0].Data["actor"] != "admin" || !strings.HasPrefix(list[0].Data["device"], "Go-http-client") ||
			list[0].Message != "Someone signed in with a link from an administrator (admin)" || list[0].IsRead {
			a.Errorf("the user is notified of %+v", list)
		}
		notice := "/api/notifications/" + back.Inbox("")[0].ID
		RefusedAs(back, schema.ErrNoticeKept, 409, "DELETE", notice, nil) // the user of the link may be another
		if list := admin.Inbox(""); len(list) != 0 {
			a.Errorf("the administrator is notified of %+v", list)
		}
		if strings.Contains(a.ServiceLog.String(), code) {
			a.Error("the code is in the log")
		}
		a.Clock.Add(schema.LinkNoticeLife)
		later := &User{A: a, Name: "ann", Token: Decode[schema.Login](a, a.Login("ann", "yet another sentence")).Token}
		OK(later, 204, "DELETE", notice, nil)
	}, withBase)
}

// TestSignInLinkEnds lets links expire, in time and by a new password, and asks for links for
// accounts that may not have one.
func TestSignInLinkEnds(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		admin, ben := a.Administer(a.As("admin")), a.As("ben")
		ann := Decode[schema.Login](a, a.Login("ann", Password))
		self := &User{A: a, ID: ann.User.ID, Name: "ann", Token: ann.Token}
		visitor := a.Anonymous()
		code := signInLink(admin, self.ID)
		OK(self, 204, "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "yet another sentence"})
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		code = signInLink(admin, self.ID)
		suspension := "/api/admin/users/" + self.ID + "/suspension"
		OK(admin, 200, "PUT", suspension, M{"reason": "Spam"})
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		RefusedAs(admin, schema.ErrSuspended, 403, "POST", "/api/admin/users/"+self.ID+"/sign-in-link", nil)
		OK(admin, 200, "DELETE", suspension, nil)
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		code = signInLink(admin, self.ID)
		l := Call[schema.Login](visitor, 200, "POST", "/api/auth/link", M{"code": code})
		back := &User{A: a, ID: self.ID, Name: "ann", Token: l.Token}
		a.Clock.Add(11 * time.Minute)
		RefusedAs(back, schema.ErrWrongPassword, 403, "PUT", "/api/users/me/password", M{"newPassword": "a third sentence"})
		admin = a.Fresh(admin)
		code = signInLink(admin, self.ID)
		a.Clock.Add(schema.SignInLinkLife)
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		a.Sweep(0)
		admin = a.Fresh(admin)
		RefusedAs(admin, schema.ErrOwnAccount, 409, "POST", "/api/admin/users/"+admin.ID+"/sign-in-link", nil)
		code = signInLink(admin, ben.ID)
		OK(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		RefusedAs(visitor, schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
		RefusedAs(admin, schema.ErrNotFound, 404, "POST", "/api/admin/users/"+ben.ID+"/sign-in-link", nil)
	}, withBase)
}

// TestSignInLinkEndsWithRole makes sign-in links as administrators who are then demoted, suspended or
// deleted. The links no longer work, even if the maker has another name by then.
func TestSignInLinkEndsWithRole(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		for name, request := range map[string]string{"demoted": "PATCH /api/admin/users/%s", "suspended": "PUT /api/admin/users/%s/suspension",
			"deleted": "DELETE /api/admin/users/%s"} {
			former := a.Administer(a.As(name))
			signInLink(former, ann.ID)
			code, kept := signInLink(former, admin.ID), signInLink(admin, ann.ID) // kept replaces the one above
			OK(former, 200, "PATCH", "/api/users/me", M{"username": "former-" + name})
			method, path, _ := strings.Cut(fmt.Sprintf(request, former.ID), " ")
			if r := admin.Do(method, path, map[string]any{"PATCH": M{"role": "member"}, "PUT": M{"reason": "x"}}[method]); r.Status >= 300 {
				a.Fatalf("%s: %d %s", name, r.Status, r.Body)
			}
			RefusedAs(a.Anonymous(), schema.ErrLink, 403, "POST", "/api/auth/link", M{"code": code})
			OK(a.Anonymous(), 200, "POST", "/api/auth/link", M{"code": kept})
		}
	}, withBase)
}

// TestSignInLinkRace uses a link many times at once: one session comes of it.
func TestSignInLinkRace(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann := a.Administer(a.As("admin")), a.As("ann")
		code := signInLink(admin, ann.ID)
		var done sync.WaitGroup
		statuses := make([]int, 10)
		for i := range statuses {
			done.Go(func() { statuses[i] = a.Anonymous().Do("POST", "/api/auth/link", M{"code": code}).Status })
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
		if list := Call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil); good != 1 || len(list) != 2 {
			a.Errorf("%d sign-ins and %d sessions, want 1 and 2", good, len(list))
		}
		if list := Notes(ann, schema.LinkUsed); len(list) != 1 {
			a.Errorf("%d notifications, want 1", len(list))
		}
	}, withBase)
}

// TestAdministrationAsksAgain makes administrators and sign-in links in sessions that somebody else
// may hold: not without the password, nor, for an account without one, long after the sign-in.
func TestAdministrationAsksAgain(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		ann, ben, cas := a.Again("ann"), a.As("ben"), a.Administer(a.As("cas"))
		ann.ID = Call[schema.User](ann, 200, "GET", "/api/users/me", nil).ID
		a.Administer(ann)
		account, link := "/api/admin/users/"+ben.ID, "/api/admin/users/"+ben.ID+"/sign-in-link"
		acts := func() int { return len(Call[[]schema.Act](ann, 200, "GET", "/api/admin/log", nil)) }
		before := acts()
		for _, body := range []M{{}, {"password": "another sentence"}} {
			RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", link, body)
			body["role"] = "admin"
			RefusedAs(ann, schema.ErrWrongPassword, 403, "PATCH", account, body)
		}
		RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", link, nil)
		if n := acts(); n != before {
			a.Errorf("the log has %d entries of refused requests", n-before)
		}
		a.Clock.Add(2 * time.Hour) // in which guesses are forgotten
		OK(ann, 200, "PATCH", account, M{"mediaLimit": 1})
		OK(ann, 200, "POST", link, M{"password": Password})
		OK(ann, 200, "PATCH", account, M{"role": "admin", "password": Password})
		OK(ann, 200, "PATCH", account, M{"role": "member"})

		RefusedAs(cas, schema.ErrSignInAgain, 403, "POST", link, nil)
		RefusedAs(cas, schema.ErrSignInAgain, 403, "PATCH", account, M{"role": "admin"})
		cas = a.Fresh(cas)
		OK(cas, 200, "POST", link, nil)
		OK(cas, 200, "PATCH", account, M{"role": "admin"})
	}, withBase)
}
