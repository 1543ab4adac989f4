package server_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"encoding/base64"
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/coreos/go-oidc/v3/oidc/oidctest"

	"finds/schema"
	"finds/server"
)

// TestProviderSignIn signs somebody in for the first time and again.
func TestProviderSignIn(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		b := a.browser()
		res := b.signIn(p, "redirect=/map?x=1", "sub-1", m{"preferred_username": "Zoë Q."})
		cookie := res.Header.Values("Set-Cookie")
		if res.Status != 302 || res.Header.Get("Location") != "/map?x=1" || res.Header.Get("Cache-Control") != "no-store" || len(cookie) != 3 ||
			!strings.HasPrefix(cookie[0], "finds_oauth=;") || !strings.HasPrefix(cookie[1], "finds_session=") || !strings.Contains(cookie[1], "HttpOnly; SameSite=Lax") || !strings.HasPrefix(cookie[2], "finds_device=") {
			a.Errorf("the callback answers %d %v", res.Status, res.Header)
		}
		u := decode[schema.User](a, b.get("/api/users/me"))
		if u.Username != "zoe-q" || u.HasPassword || !u.IdentityLinked {
			a.Errorf("the account is %+v", u)
		}
		again := a.browser()
		again.signIn(p, "", "sub-1", m{"preferred_username": "other"})
		if v := decode[schema.User](a, again.get("/api/users/me")); v.ID != u.ID || v.Username != "zoe-q" {
			a.Errorf("signed in again as %+v", v)
		}
		if dump := fmt.Sprint(a.dump()); !strings.Contains(dump, p.URL+"#sub-1") {
			a.Error("the identity is not kept as issuer#sub")
		}
		if p.asked != 1 {
			a.Errorf("its discovery document was read %d times", p.asked)
		}
		c := call[struct {
			PasswordLogin bool
			Provider      struct {
				Enabled bool
				Name    string
			}
		}](a.anonymous(), 200, "GET", "/api/config", nil)
		if !c.PasswordLogin || !c.Provider.Enabled || c.Provider.Name != "Home" {
			a.Errorf("the configuration is %+v", c)
		}
		if u.ID == "" || strings.Contains(a.log.String(), b.cookies["finds_session"]) {
			a.Error("the log has a token")
		}
	})
}

// TestCallbackRefused comes back with what is wrong, late, another's or used.
func TestCallbackRefused(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		for name, back := range map[string]func(b *browser, q url.Values, code string) answer{
			"no state": func(b *browser, q url.Values, code string) answer { return b.finish(url.Values{}, code) },
			"wrong state": func(b *browser, q url.Values, code string) answer {
				return b.finish(q, code, "state", strings.Repeat("x", 43))
			},
			"no cookie":    func(b *browser, q url.Values, code string) answer { clear(b.cookies); return b.finish(q, code) },
			"no code":      func(b *browser, q url.Values, code string) answer { return b.finish(q, "") },
			"another code": func(b *browser, q url.Values, code string) answer { return b.finish(q, "guessed") },
			"other browser": func(b *browser, q url.Values, code string) answer {
				other := a.browser()
				other.begin("")
				return other.finish(q, code)
			},
			"other verifier": func(b *browser, q url.Values, code string) answer {
				other := b.begin("") // the code belongs to the flow before
				return b.finish(other, code)
			},
			"other nonce": func(b *browser, q url.Values, _ string) answer {
				return b.finish(q, p.grant(q, "sub", m{"nonce": "another"}))
			},
			"late": func(b *browser, q url.Values, code string) answer {
				a.clock.Add(schema.OAuthFlowLife)
				return b.finish(q, p.grant(q, "sub", nil))
			},
			"replayed": func(b *browser, q url.Values, code string) answer {
				if res := b.finish(q, "guessed"); res.Status != 400 {
					a.Errorf("the first one answers %d", res.Status)
				}
				b.cookies["finds_oauth"] = q.Get("state")
				return b.finish(q, code)
			},
		} {
			b := a.browser()
			q := b.begin("")
			res := back(b, q, p.grant(q, "sub", nil))
			a.clean(name, res)
			if res.Status != 400 || b.me() != "" {
				a.Errorf("%s: %d, signed in as %q: %s", name, res.Status, b.me(), res.Body)
			}
		}
		if rows := a.dump()["[session]"] + a.dump()["[user]"]; rows != "" {
			a.Errorf("there are sessions or accounts: %s", rows)
		}
		a.clock.Add(time.Hour)
		if _, _, err := a.cleaner.All(t.Context()); err != nil || a.dump()["[oauth_flow]"] != "" {
			a.Errorf("the sweep leaves %s, %v", a.dump()["[oauth_flow]"], err)
		}
		b := a.browser()
		if res := b.get("/api/auth/oauth/callback?error=access_denied&state=" + b.begin("").Get("state")); res.Status != 403 {
			a.Errorf("refused at the provider: %d %s", res.Status, res.Body)
		}
	})
}

// TestForgedTokenRefused comes back with ID tokens and UserInfo that are wrong in
// one thing each.
func TestForgedTokenRefused(t *testing.T) {
	t.Parallel()
	p := newIDP(t)
	a := p.service(t, "sqlite")
	foreign := must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	part := func(s string) string { return base64.RawURLEncoding.EncodeToString([]byte(s)) }
	reset := func() { p.sign, p.info, p.pad = nil, nil, map[string]int{} }
	claims := func(more m) func() m { return func() m { return more } }
	asks := m{"preferred_username": nil} // so that UserInfo is asked
	for name, c := range map[string]struct {
		lie    func() m
		status int
	}{
		"other audience":        {claims(m{"aud": "them"}), 400},
		"no audience":           {claims(m{"aud": nil}), 400},
		"other issuer":          {claims(m{"iss": "https://evil.test"}), 400},
		"issuer with a slash":   {claims(m{"iss": p.URL + "/"}), 400},
		"expired":               {claims(m{"exp": a.clock.Now().Add(-time.Minute).Unix()}), 400},
		"never expires":         {claims(m{"exp": nil}), 400},
		"empty sub":             {claims(m{"sub": ""}), 400},
		"no sub":                {claims(m{"sub": nil}), 400},
		"long sub":              {claims(m{"sub": strings.Repeat("x", 256)}), 400},
		"control sub":           {claims(m{"sub": "x\u0000y"}), 400},
		"sub a number":          {claims(m{"sub": 1}), 400},
		"empty nonce":           {claims(m{"nonce": ""}), 400},
		"no nonce":              {claims(m{"nonce": nil}), 400},
		"other azp":             {claims(m{"azp": "them"}), 400},
		"two audiences, no azp": {claims(m{"aud": []string{"us", "them"}}), 400},
		"issued tomorrow":       {claims(m{"iat": a.clock.Now().Add(24 * time.Hour).Unix(), "exp": a.clock.Now().Add(48 * time.Hour).Unix()}), 400},
		"other access token":    {claims(m{"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"}), 400},
		"name an object":        {claims(m{"preferred_username": m{"x": 1}}), 400},
		"foreign key, same kid": {func() m {
			p.sign = func(c m) string { return oidctest.SignIDToken(foreign, "1", "ES256", show(c)) }
			return nil
		}, 400},
		"alg none": {func() m {
			p.sign = func(c m) string { return part(`{"alg":"none"}`) + "." + part(show(c)) + "." }
			return nil
		}, 400},
		"HS256": {func() m {
			p.sign = func(c m) string {
				return part(`{"alg":"HS256","kid":"1"}`) + "." + part(show(c)) + "." + part("signature")
			}
			return nil
		}, 400},
		"garbage":             {func() m { p.sign = func(m) string { return "garbage" }; return nil }, 400},
		"no token":            {func() m { p.sign = func(m) string { return "" }; return nil }, 400},
		"UserInfo of another": {func() m { p.info = m{"sub": "another", "preferred_username": "ann"}; return asks }, 400},
		"UserInfo, no sub":    {func() m { p.info = m{"preferred_username": "ann"}; return asks }, 400},
		"UserInfo of 2 MiB":   {func() m { p.info = m{"sub": "sub"}; p.pad["/userinfo"] = 2 << 20; return asks }, 503},
		"UserInfo not JSON":   {func() m { p.info = "<html>"; return asks }, 503},
		"tokens of 2 MiB":     {func() m { p.pad["/token"] = 2 << 20; return nil }, 503},
	} {
		var more m
		p.change(func() { reset(); more = c.lie() })
		res := a.browser().signIn(p, "", "sub", more)
		if res.Status != c.status {
			t.Errorf("%s: %d %s", name, res.Status, res.Body)
		}
		a.clean(name, res)
	}
	if rows := a.dump()["[session]"] + a.dump()["[user]"]; rows != "" {
		t.Errorf("there are sessions or accounts: %s", rows)
	}
	p.change(reset)
	if res := a.browser().signIn(p, "", "sub", nil); res.Status != 302 {
		t.Errorf("the truth answers %d", res.Status)
	}
	big := newIDP(t)
	big.pad["/.well-known/openid-configuration"] = 2 << 20
	refused(big.service(t, "sqlite").anonymous(), 503, "unavailable", "GET", "/api/auth/oauth/start", nil)
}

// TestSameNameIsNoTakeover signs in people whose name and e-mail are those of an account
// that is there.
func TestSameNameIsNoTakeover(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		ann := a.signUp("ann")
		before := a.dump()["[user]"]
		for i, c := range []m{{"preferred_username": "ann"}, {"preferred_username": "ANN@finds.test"}, {"preferred_username": nil, "email": "ann@finds.test", "email_verified": true}, {"preferred_username": nil, "name": "Ann"}} {
			p.change(func() { p.info = m{"sub": fmt.Sprint("sub-", i)} })
			b := a.browser()
			b.signIn(p, "", fmt.Sprint("sub-", i), c)
			if want := fmt.Sprint("ann-", i+2); b.me() != want {
				a.Errorf("%v is signed in as %q, want %q", c, b.me(), want)
			}
		}
		if after := a.dump()["[user]"]; !strings.Contains(after, before) {
			a.Errorf("the account went from %s to %s", before, after)
		}
		if u := call[schema.User](ann, 200, "GET", "/api/users/me", nil); u.IdentityLinked {
			a.Error("ann is linked")
		}
		ok(ann, 200, "GET", "/api/auth/sessions", nil)
	})
}

// TestSubjectBelongsToItsIssuer lets two providers tell of the same sub, on one database.
func TestSubjectBelongsToItsIssuer(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		first := a.browser()
		first.signIn(p, "", "1", nil)
		other := newIDP(t)
		b := other.service(t, "sqlite", func(o *server.Options) { o.Store = a.store })
		b.clock = a.clock
		other.now = a.clock.Now
		second := b.browser()
		second.signIn(other, "", "1", m{"iat": nil, "exp": a.clock.Now().AddDate(1, 0, 0).Unix()})
		if x, y := first.me(), second.me(); x != "visitor" || y != "visitor-2" {
			a.Errorf("they are %q and %q", x, y)
		}
	})
}
