package signin

import (
	"net/url"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// confirm gives the password again.
func confirm(u *User) {
	u.A.Helper()
	OK(u, 204, "POST", "/api/auth/confirm", M{"password": Password})
}

// TestLinkNeedsPassword links an identity in a session that somebody has stolen:
// not without the password, nor long after it was given, nor in another session.
func TestLinkNeedsPassword(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.SignUp("ann")
		start := func(u *User) int {
			return u.Browser().Get("/api/auth/oauth/start?link=true", "Sec-Fetch-Site", "same-origin").Status
		}
		if got := start(ann); got != 403 {
			a.Errorf("without the password: %d", got)
		}
		Refused(ann, 403, "forbidden", "POST", "/api/auth/confirm", M{"password": "another sentence"})
		Refused(ann, 403, "forbidden", "POST", "/api/auth/confirm", M{})
		if got := start(ann); got != 403 {
			a.Errorf("with a wrong password: %d", got)
		}
		confirm(ann)
		other := a.Again("ann")
		if got := start(other); got != 403 {
			a.Errorf("in another session: %d", got)
		}
		a.Clock.Add(schema.ConfirmLife - time.Second)
		if got := start(ann); got != 302 {
			a.Errorf("with the password: %d", got)
		}
		a.Clock.Add(2 * time.Second)
		if got := start(ann); got != 403 {
			a.Errorf("ten minutes later: %d", got)
		}
		if got := Statuses(6, func(int) Answer { return ann.Do("POST", "/api/auth/confirm", M{"password": "guess"}) }); got != Times(5, "403")+" 429" {
			a.Errorf("guessing the password gives %s", got)
		}
	})
}

// TestNewSessionIsProof has an account without a password: what gives it another
// way in, or ends it, needs a session that is new.
func TestNewSessionIsProof(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		b := a.Browser()
		b.SignIn(p, "", "sub", nil)
		u := &User{A: a, Name: "visitor", Token: b.Cookies["finds_session"]}
		OK(u, 204, "POST", "/api/auth/confirm", M{})
		a.Clock.Add(schema.ConfirmLife + time.Second)
		for _, c := range []struct {
			method, path string
			body         any
		}{
			{"PUT", "/api/users/me/password", M{"newPassword": Password}},
			{"DELETE", "/api/users/me", nil},
			{"POST", "/api/auth/confirm", M{}},
		} {
			if got := Refused(u, 403, "forbidden", c.method, c.path, c.body); !strings.Contains(got.Detail, "sign in again") {
				a.Errorf("%s %s is refused by %q", c.method, c.path, got.Detail)
			}
		}
		if got := b.Get("/api/auth/oauth/start?link=true", "Sec-Fetch-Site", "same-origin").Status; got != 403 {
			a.Errorf("linking answers %d", got)
		}
		b.SignIn(p, "", "sub", nil)
		u.Token = b.Cookies["finds_session"]
		OK(u, 204, "PUT", "/api/users/me/password", M{"newPassword": Password})
		a.Clock.Add(schema.ConfirmLife + time.Second)
		OK(u, 204, "DELETE", "/api/users/me", M{"password": Password})
	})
}

// TestPasswordChangeEndsLinks changes the password while a link is under way, and
// of an account to which somebody else has linked an identity.
func TestPasswordChangeEndsLinks(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.SignUp("ann")
		confirm(ann)
		thief := &User{A: a, Token: ann.Token}
		b := thief.Browser()
		q := b.Begin("link=true")
		change := func(more ...any) {
			a.Helper()
			body := M{"currentPassword": Password, "newPassword": Password}
			for i := 0; i+1 < len(more); i += 2 {
				body[more[i].(string)] = more[i+1]
			}
			OK(ann, 204, "PUT", "/api/users/me/password", body)
		}
		change()
		if res := b.Finish(q, p.Grant(q, "evil", nil)); res.Status != 400 {
			a.Errorf("a link from before the change: %d %s", res.Status, res.Body)
		}
		confirm(ann)
		b.SignIn(p, "link=true", "evil", nil)
		linked := func() bool { return Call[schema.User](ann, 200, "GET", "/api/users/me", nil).IdentityLinked }
		change()
		if !linked() {
			a.Error("a change of the password alone unlinks")
		}
		change("unlinkIdentity", false)
		if !linked() {
			a.Error("unlinkIdentity false unlinks")
		}
		change("unlinkIdentity", true)
		if linked() {
			a.Error("unlinkIdentity does not unlink")
		}
		if in := a.Browser(); in.SignIn(p, "", "evil", nil).Status != 302 || in.Me() == "ann" {
			a.Errorf("the identity that was unlinked is signed in as %q", in.Me())
		}
	})
}

// TestCodeEndsWithPassword redeems a one-time code from before a change of the
// password.
func TestCodeEndsWithPassword(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		code := native(a, p, "org.example.app:/in")
		id := Must(a.Store.UserID(t.Context(), "visitor"))
		Must(0, a.Store.SetPassword(t.Context(), store.NewPassword{UserID: id, Hash: Cheap.Hash(Password)}))
		Refused(a.Anonymous(), 400, "malformed", "POST", "/api/auth/oauth/token", M{"code": code, "code_verifier": verifier})
	})
}

// TestBasicIsNoProof sends the credentials of a proxy, which a browser adds to
// what other sites have it ask for, and a bearer token, which it does not.
func TestBasicIsNoProof(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.SignUp("ann")
		confirm(ann)
		b := ann.Browser()
		for _, from := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Site", "none"}, {}} {
			for _, header := range []string{"Basic YTpi", "Negotiate x", "Bearerx y", "x"} {
				if res := b.Get("/api/auth/oauth/start?link=true", append(from, "Authorization", header)...); res.Status != 403 {
					a.Errorf("%v with %s: %d", from, header, res.Status)
				}
			}
		}
		if res := ann.Do("GET", "/api/auth/oauth/start?link=true", nil); res.Status != 302 {
			a.Errorf("with a bearer token: %d %s", res.Status, res.Body)
		}
	})
}

// TestSentBySite starts a sign-in from pages of other sites: the browser is asked
// first, and its session goes on.
func TestSentBySite(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.SignUp("ann")
		page := []string{"Accept", "text/html,*/*;q=0.8"}
		for _, c := range []struct {
			from     []string
			signedIn bool
			asks     bool
		}{
			{[]string{"Sec-Fetch-Site", "cross-site"}, true, true},
			{[]string{"Sec-Fetch-Site", "cross-site"}, false, true},
			{[]string{"Sec-Fetch-Site", "same-site"}, true, true},
			{[]string{"Sec-Fetch-Site", "cross-site", "Authorization", "Basic YTpi"}, true, true},
			{[]string{"Sec-Fetch-Site", "none"}, true, false},
			{[]string{"Sec-Fetch-Site", "none"}, false, false},
			{[]string{"Sec-Fetch-Site", "same-origin"}, true, false},
			{[]string{"Referer", "http://evil.test/"}, false, true},
			{[]string{"Referer", "http://finds.test/sign-in"}, true, false},
			{[]string{}, true, true},
			{[]string{}, false, false},
		} {
			b := a.Browser()
			if c.signedIn {
				b = ann.Browser()
			}
			path := "/api/auth/oauth/start?redirect=/map&invite=%22%3Cb%3E"
			res := b.Get(path, append(c.from, page...)...)
			if asks := res.Status == 200; asks != c.asks || !asks && res.Status != 302 {
				a.Errorf("%v, signed in %v: %d, want to be asked: %v", c.from, c.signedIn, res.Status, c.asks)
			}
			if !c.asks {
				continue
			}
			body := string(res.Body)
			if !strings.Contains(body, `href="/api/auth/oauth/start?redirect=/map&amp;invite=%22%3Cb%3E"`) || strings.Contains(body, "<b>") ||
				strings.Contains(body, "already") != c.signedIn || res.Header.Get("Set-Cookie") != "" || !strings.Contains(res.Header.Get("Content-Security-Policy"), "frame-ancestors 'none'") {
				a.Errorf("the page is %v %s", res.Header, body)
			}
			if res := b.Get(path, c.from...); res.Status != 403 {
				a.Errorf("%v, and no browser: %d", c.from, res.Status)
			}
		}
		if res := ann.Browser().Get("/api/auth/oauth/start", append(page, "Sec-Fetch-Site", "cross-site", "Accept-Language", "fr, de-CH;q=0.8, en;q=0.5")...); !strings.Contains(string(res.Body), "Weiter mit Home") {
			a.Errorf("in German the page is %s", res.Body)
		}
		OK(a.Administer(a.As("admin")), 200, "PATCH", "/api/admin/instance", M{"name": "Finds of the Rhine", "accent": "#7c3aed"})
		if res := ann.Browser().Get("/api/auth/oauth/start", append(page, "Sec-Fetch-Site", "cross-site")...); !strings.Contains(string(res.Body), " · Finds of the Rhine</title>") || !strings.Contains(string(res.Body), `href="/theme.css?accent=7c3aed&amp;v=`) {
			a.Errorf("the page does not look like those of the instance: %s", res.Body)
		}
		query := url.Values{"redirect": {"org.example.app:/in"}, "code_challenge": {S256(verifier)}}.Encode()
		if res := a.Browser().Get("/api/auth/oauth/start?"+query, "Sec-Fetch-Site", "cross-site"); res.Status != 302 {
			a.Errorf("a native client, which replaces no session: %d", res.Status)
		}
		OK(ann, 200, "GET", "/api/users/me", nil)
	})
}

// TestProviderIsClipped has the provider answer with long pages of errors: the
// log has the beginning of them.
func TestProviderIsClipped(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/.well-known/openid-configuration", "/token", "/keys", "/userinfo"} {
		p := NewIDP(t)
		a := p.Service(t, "sqlite")
		p.Pad[path], p.Broken = 900<<10, path
		b := a.Browser()
		if path == "/.well-known/openid-configuration" {
			if res := b.Get("/api/auth/oauth/start"); res.Status != 503 {
				t.Errorf("%s: %d %s", path, res.Status, res.Body)
			}
		} else if res := b.SignIn(p, "", "sub", M{"preferred_username": nil}); res.Status != map[bool]int{false: 503, true: 302}[path == "/userinfo"] {
			t.Errorf("%s: %d %s", path, res.Status, res.Body)
		}
		if n := len(a.ServiceLog.String()); n > 4096 {
			t.Errorf("%s: the log has %d bytes", path, n)
		}
	}
}
