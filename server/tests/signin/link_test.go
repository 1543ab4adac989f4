package signin

import (
	"net/url"
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store"
)

// TestLinkOnlyOwnAccount links accounts, and tries to link those of others.
func TestLinkOnlyOwnAccount(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann, ben := a.SignUp("ann"), a.SignUp("ben")
		confirm(ann)
		confirm(ben)
		mine := ann.Browser()
		q := mine.Begin("link=true")
		theirs := ben.Browser()
		theirs.Cookies["finds_oauth"] = q.Get("state")
		if res := theirs.Finish(q, p.Grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in another's session: %d", res.Status)
		}
		q = mine.Begin("link=true")
		delete(mine.Cookies, "finds_session")
		if res := mine.Finish(q, p.Grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in no session: %d", res.Status)
		}
		mine = ann.Browser()
		for _, from := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Site", "none"},
			{"Sec-Fetch-Site", "none", "Referer", "http://finds.test/"}, {}, {"Referer", "http://evil.test/"}, {"Referer", "http://finds.test.evil.test/"}} {
			if res := mine.Get("/api/auth/oauth/start?link=true", from...); res.Status != 403 {
				a.Errorf("started with %v: got status %d", from, res.Status)
			}
		}
		for _, from := range [][]string{{"Referer", "http://finds.test/settings"}, {"Referer", a.URL + "/"}} {
			if res := mine.Get("/api/auth/oauth/start?link=true", from...); res.Status != 302 {
				a.Errorf("started with %v: got status %d", from, res.Status)
			}
		}
		if res := a.Browser().Get("/api/auth/oauth/start", "Sec-Fetch-Site", "none"); res.Status != 302 {
			a.Errorf("signing in, from no page: %d", res.Status)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/auth/oauth/start?link=true", nil)
		if strings.Contains(a.Dump()["[user]"], "#") {
			a.Errorf("somebody is linked: %s", a.Dump()["[user]"])
		}

		if res := mine.SignIn(p, "link=true&redirect=/settings", "anns", nil); res.Status != 302 || res.Header.Get("Location") != "/settings" {
			a.Errorf("her own: %d %s", res.Status, res.Body)
		}
		if res := mine.SignIn(p, "link=1", "anns", nil); res.Status != 302 {
			a.Errorf("her own again: %d", res.Status)
		}
		if b := a.Browser(); b.SignIn(p, "", "anns", nil).Status != 302 || b.Me() != "ann" {
			a.Errorf("the linked identity is %q", b.Me())
		}
		if res := ben.Browser().SignIn(p, "link=true", "anns", nil); res.Status != 409 {
			a.Errorf("an identity that is taken: %d", res.Status)
		}
		if res := mine.SignIn(p, "link=true", "another", nil); res.Status != 409 {
			a.Errorf("a second identity: %d", res.Status)
		}
		q = mine.Begin("link=true")
		OK(ann, 204, "POST", "/api/auth/logout", nil)
		if res := mine.Finish(q, p.Grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in a session that has ended: %d", res.Status)
		}

		ann = a.Again("ann")
		OK(ann, 204, "DELETE", "/api/users/me/identity", nil)
		OK(ann, 204, "DELETE", "/api/users/me/identity", nil)
		b := a.Browser()
		b.SignIn(p, "", "anns", nil)
		if b.Me() != "visitor" {
			a.Errorf("the identity that was unlinked is %q", b.Me())
		}
		only := &User{A: a, Token: b.Cookies["finds_session"]}
		Refused(only, 409, "conflict", "DELETE", "/api/users/me/identity", nil)
		OK(only, 204, "PUT", "/api/users/me/password", M{"newPassword": Password})
		OK(only, 204, "DELETE", "/api/users/me/identity", nil)
	})
}

// TestLinkNeedsItsSession ends the session of a link while the provider is
// asked: nothing is linked, also not to an account that stays.
func TestLinkNeedsItsSession(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		var ann *User
		for how, end := range map[string]func(){
			"logout": func() { OK(ann, 204, "POST", "/api/auth/logout", nil) },
			"password change": func() {
				Must(0, a.Store.SetPassword(t.Context(), store.NewPassword{UserID: ann.ID, Hash: Cheap.Hash(Password)}))
			},
			"expiry":   func() { a.Clock.Add(schema.SessionLife) },
			"deletion": func() { OK(ann, 204, "DELETE", "/api/users/me", M{"password": Password}) },
		} {
			ann = a.SignUp(Unique("mid"))
			confirm(ann)
			b := ann.Browser()
			q := b.Begin("link=true")
			p.Before = map[string]func(){"/token": end} // the callback has found the session
			if res := b.Finish(q, p.Grant(q, "evil", M{"exp": a.Clock.Now().AddDate(1, 0, 0).Unix()})); res.Status != 401 {
				a.Errorf("ended by %s on the way: %d %s", how, res.Status, res.Body)
			}
			p.Before = nil
			if users := a.Dump()["[user]"]; strings.Contains(users, "evil") {
				a.Errorf("ended by %s on the way, and linked: %s", how, users)
			}
		}
	})
}

// TestFlowCookieFlags compares the cookie of a sign-in at the provider with what
// browsers should get, by how they see the service.
func TestFlowCookieFlags(t *testing.T) {
	t.Parallel()
	for base, want := range map[string][2]string{
		"http://nas.lan":     {"finds_oauth=", "; Path=/; Max-Age=600; HttpOnly; SameSite=Lax"},
		"https://finds.test": {"__Host-finds_oauth=", "; Path=/; Max-Age=600; HttpOnly; Secure; SameSite=Lax"},
	} {
		p := NewIDP(t)
		a := p.Service(t, "sqlite", func(o *server.Options) { o.Network.BaseURL = MustURL(base) })
		res := a.Anonymous().Do("GET", "/api/auth/oauth/start", nil)
		state := Must(url.Parse(res.Header.Get("Location"))).Query().Get("state")
		if got := res.Header.Values("Set-Cookie"); len(got) != 1 || len(state) != 43 || got[0] != want[0]+state+want[1] {
			t.Errorf("%s: %q", base, got)
		}
	}
}
