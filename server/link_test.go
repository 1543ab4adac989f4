package server_test

import (
	"net/url"
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
	"finds/store"
)

// TestLinkOnlyOwnAccount links accounts, and tries to link those of others.
func TestLinkOnlyOwnAccount(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		ann, ben := a.signUp("ann"), a.signUp("ben")
		ann.confirm()
		ben.confirm()
		mine := ann.browser()
		q := mine.begin("link=true")
		theirs := ben.browser()
		theirs.cookies["finds_oauth"] = q.Get("state")
		if res := theirs.finish(q, p.grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in another's session: %d", res.Status)
		}
		q = mine.begin("link=true")
		delete(mine.cookies, "finds_session")
		if res := mine.finish(q, p.grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in no session: %d", res.Status)
		}
		mine = ann.browser()
		for _, from := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Site", "none"},
			{"Sec-Fetch-Site", "none", "Referer", "http://finds.test/"}, {}, {"Referer", "http://evil.test/"}, {"Referer", "http://finds.test.evil.test/"}} {
			if res := mine.get("/api/auth/oauth/start?link=true", from...); res.Status != 403 {
				a.Errorf("started with %v: got status %d", from, res.Status)
			}
		}
		for _, from := range [][]string{{"Referer", "http://finds.test/settings"}, {"Referer", a.url + "/"}} {
			if res := mine.get("/api/auth/oauth/start?link=true", from...); res.Status != 302 {
				a.Errorf("started with %v: got status %d", from, res.Status)
			}
		}
		if res := a.browser().get("/api/auth/oauth/start", "Sec-Fetch-Site", "none"); res.Status != 302 {
			a.Errorf("signing in, from no page: %d", res.Status)
		}
		refused(a.anonymous(), 401, "unauthenticated", "GET", "/api/auth/oauth/start?link=true", nil)
		if strings.Contains(a.dump()["[user]"], "#") {
			a.Errorf("somebody is linked: %s", a.dump()["[user]"])
		}

		if res := mine.signIn(p, "link=true&redirect=/settings", "anns", nil); res.Status != 302 || res.Header.Get("Location") != "/settings" {
			a.Errorf("her own: %d %s", res.Status, res.Body)
		}
		if res := mine.signIn(p, "link=1", "anns", nil); res.Status != 302 {
			a.Errorf("her own again: %d", res.Status)
		}
		if b := a.browser(); b.signIn(p, "", "anns", nil).Status != 302 || b.me() != "ann" {
			a.Errorf("the linked identity is %q", b.me())
		}
		if res := ben.browser().signIn(p, "link=true", "anns", nil); res.Status != 409 {
			a.Errorf("an identity that is taken: %d", res.Status)
		}
		if res := mine.signIn(p, "link=true", "another", nil); res.Status != 409 {
			a.Errorf("a second identity: %d", res.Status)
		}
		q = mine.begin("link=true")
		ok(ann, 204, "POST", "/api/auth/logout", nil)
		if res := mine.finish(q, p.grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("in a session that has ended: %d", res.Status)
		}

		ann = a.again("ann")
		ok(ann, 204, "DELETE", "/api/users/me/identity", nil)
		ok(ann, 204, "DELETE", "/api/users/me/identity", nil)
		b := a.browser()
		b.signIn(p, "", "anns", nil)
		if b.me() != "visitor" {
			a.Errorf("the identity that was unlinked is %q", b.me())
		}
		only := &user{a: a, token: b.cookies["finds_session"]}
		refused(only, 409, "conflict", "DELETE", "/api/users/me/identity", nil)
		ok(only, 204, "PUT", "/api/users/me/password", m{"newPassword": password})
		ok(only, 204, "DELETE", "/api/users/me/identity", nil)
	})
}

// TestLinkNeedsItsSession ends the session of a link while the provider is
// asked: nothing is linked, also not to an account that stays.
func TestLinkNeedsItsSession(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		var ann *user
		for how, end := range map[string]func(){
			"logout": func() { ok(ann, 204, "POST", "/api/auth/logout", nil) },
			"password change": func() {
				must(0, a.store.SetPassword(t.Context(), store.NewPassword{UserID: ann.ID, Hash: cheap.Hash(password)}))
			},
			"expiry":   func() { a.clock.Add(schema.SessionLife) },
			"deletion": func() { ok(ann, 204, "DELETE", "/api/users/me", m{"password": password}) },
		} {
			ann = a.signUp(unique("mid"))
			ann.confirm()
			b := ann.browser()
			q := b.begin("link=true")
			p.before = map[string]func(){"/token": end} // the callback has found the session
			if res := b.finish(q, p.grant(q, "evil", m{"exp": a.clock.Now().AddDate(1, 0, 0).Unix()})); res.Status != 401 {
				a.Errorf("ended by %s on the way: %d %s", how, res.Status, res.Body)
			}
			p.before = nil
			if users := a.dump()["[user]"]; strings.Contains(users, "evil") {
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
		p := newIDP(t)
		a := p.service(t, "sqlite", func(o *server.Options) { o.BaseURL = mustURL(base) })
		res := a.anonymous().do("GET", "/api/auth/oauth/start", nil)
		state := must(url.Parse(res.Header.Get("Location"))).Query().Get("state")
		if got := res.Header.Values("Set-Cookie"); len(got) != 1 || len(state) != 43 || got[0] != want[0]+state+want[1] {
			t.Errorf("%s: %q", base, got)
		}
	}
}
