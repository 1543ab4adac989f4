package signin

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
	. "finds/server/servertest"
)

// TestProposedUsernames folds the letters of names that are proposed as usernames.
func TestProposedUsernames(t *testing.T) {
	t.Parallel()
	p := NewIDP(t)
	a := p.Service(t, "sqlite")
	for name, want := range map[string]string{"Łukasz": "lukasz", "Søren Æbelø": "soren-aebelo", "Großmann": "grossmann", "Jiří": "jiri", "ﬁn": "fin",
		"Ðorþur Iı": "dorthur-ii", "Ёлка": "user", "Zoë": "zoe"} {
		b := a.Browser()
		b.SignIn(p, "", name, M{"preferred_username": name})
		if got := b.Me(); got != want {
			t.Errorf("%s signs in as %s, want %s", name, got, want)
		}
	}
}

// TestProviderSignIn signs somebody in for the first time and again.
func TestProviderSignIn(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		b := a.Browser()
		res := b.SignIn(p, "redirect=/map?x=1", "sub-1", M{"preferred_username": "Zoë Q."})
		cookie := res.Header.Values("Set-Cookie")
		if res.Status != 302 || res.Header.Get("Location") != "/map?x=1" || res.Header.Get("Cache-Control") != "no-store" || len(cookie) != 3 ||
			!strings.HasPrefix(cookie[0], "finds_oauth=;") || !strings.HasPrefix(cookie[1], "finds_session=") || !strings.Contains(cookie[1], "HttpOnly; SameSite=Lax") || !strings.HasPrefix(cookie[2], "finds_device=") {
			a.Errorf("the callback answers %d %v", res.Status, res.Header)
		}
		u := Decode[schema.User](a, b.Get("/api/users/me"))
		if u.Username != "zoe-q" || u.HasPassword || !u.IdentityLinked {
			a.Errorf("the account is %+v", u)
		}
		again := a.Browser()
		again.SignIn(p, "", "sub-1", M{"preferred_username": "other"})
		if v := Decode[schema.User](a, again.Get("/api/users/me")); v.ID != u.ID || v.Username != "zoe-q" {
			a.Errorf("signed in again as %+v", v)
		}
		if dump := fmt.Sprint(a.Dump()); !strings.Contains(dump, p.URL+"#sub-1") {
			a.Error("the identity is not kept as issuer#sub")
		}
		if p.Asked != 1 {
			a.Errorf("its discovery document was read %d times", p.Asked)
		}
		c := Call[struct {
			PasswordLogin bool
			Provider      struct {
				Enabled bool
				Name    string
			}
		}](a.Anonymous(), 200, "GET", "/api/config", nil)
		if !c.PasswordLogin || !c.Provider.Enabled || c.Provider.Name != "Home" {
			a.Errorf("the configuration is %+v", c)
		}
		if u.ID == "" || strings.Contains(a.ServiceLog.String(), b.Cookies["finds_session"]) {
			a.Error("the log has a token")
		}
	})
}

// TestCallbackRefused comes back with what is wrong, late, another's or used.
func TestCallbackRefused(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		for name, back := range map[string]func(b *Browser, q url.Values, code string) Answer{
			"no state": func(b *Browser, q url.Values, code string) Answer { return b.Finish(url.Values{}, code) },
			"wrong state": func(b *Browser, q url.Values, code string) Answer {
				return b.Finish(q, code, "state", strings.Repeat("x", 43))
			},
			"no cookie":    func(b *Browser, q url.Values, code string) Answer { clear(b.Cookies); return b.Finish(q, code) },
			"no code":      func(b *Browser, q url.Values, code string) Answer { return b.Finish(q, "") },
			"another code": func(b *Browser, q url.Values, code string) Answer { return b.Finish(q, "guessed") },
			"other browser": func(b *Browser, q url.Values, code string) Answer {
				other := a.Browser()
				other.Begin("")
				return other.Finish(q, code)
			},
			"other verifier": func(b *Browser, q url.Values, code string) Answer {
				other := b.Begin("") // the code belongs to the flow before
				return b.Finish(other, code)
			},
			"other nonce": func(b *Browser, q url.Values, _ string) Answer {
				return b.Finish(q, p.Grant(q, "sub", M{"nonce": "another"}))
			},
			"late": func(b *Browser, q url.Values, code string) Answer {
				a.Clock.Add(schema.OAuthFlowLife)
				return b.Finish(q, p.Grant(q, "sub", nil))
			},
			"replayed": func(b *Browser, q url.Values, code string) Answer {
				if res := b.Finish(q, "guessed"); res.Status != 400 {
					a.Errorf("the first one answers %d", res.Status)
				}
				b.Cookies["finds_oauth"] = q.Get("state")
				return b.Finish(q, code)
			},
		} {
			b := a.Browser()
			q := b.Begin("")
			res := back(b, q, p.Grant(q, "sub", nil))
			a.Clean(name, res)
			if res.Status != 400 || b.Me() != "" {
				a.Errorf("%s: %d, signed in as %q: %s", name, res.Status, b.Me(), res.Body)
			}
		}
		if rows := a.Dump()["[session]"] + a.Dump()["[user]"]; rows != "" {
			a.Errorf("there are sessions or accounts: %s", rows)
		}
		a.Clock.Add(time.Hour)
		if _, _, err := a.Cleaner.All(t.Context()); err != nil || a.Dump()["[oauth_flow]"] != "" {
			a.Errorf("the sweep leaves %s, %v", a.Dump()["[oauth_flow]"], err)
		}
		b := a.Browser()
		if res := b.Get("/api/auth/oauth/callback?error=access_denied&state=" + b.Begin("").Get("state")); res.Status != 403 {
			a.Errorf("refused at the provider: %d %s", res.Status, res.Body)
		}
	})
}

// TestForgedTokenRefused comes back with ID tokens and UserInfo that are wrong in
// one thing each.
func TestForgedTokenRefused(t *testing.T) {
	t.Parallel()
	p := NewIDP(t)
	a := p.Service(t, "sqlite")
	foreign := Must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader))
	part := func(s string) string { return base64.RawURLEncoding.EncodeToString([]byte(s)) }
	reset := func() { p.Sign, p.Info, p.Pad = nil, nil, map[string]int{} }
	claims := func(more M) func() M { return func() M { return more } }
	asks := M{"preferred_username": nil} // so that UserInfo is asked
	for name, c := range map[string]struct {
		lie    func() M
		status int
	}{
		"other audience":        {claims(M{"aud": "them"}), 400},
		"no audience":           {claims(M{"aud": nil}), 400},
		"other issuer":          {claims(M{"iss": "https://evil.test"}), 400},
		"issuer with a slash":   {claims(M{"iss": p.URL + "/"}), 400},
		"expired":               {claims(M{"exp": a.Clock.Now().Add(-time.Minute).Unix()}), 400},
		"never expires":         {claims(M{"exp": nil}), 400},
		"empty sub":             {claims(M{"sub": ""}), 400},
		"no sub":                {claims(M{"sub": nil}), 400},
		"long sub":              {claims(M{"sub": strings.Repeat("x", 256)}), 400},
		"control sub":           {claims(M{"sub": "x\u0000y"}), 400},
		"sub a number":          {claims(M{"sub": 1}), 400},
		"empty nonce":           {claims(M{"nonce": ""}), 400},
		"no nonce":              {claims(M{"nonce": nil}), 400},
		"other azp":             {claims(M{"azp": "them"}), 400},
		"two audiences, no azp": {claims(M{"aud": []string{"us", "them"}}), 400},
		"issued tomorrow":       {claims(M{"iat": a.Clock.Now().Add(24 * time.Hour).Unix(), "exp": a.Clock.Now().Add(48 * time.Hour).Unix()}), 400},
		"other access token":    {claims(M{"at_hash": "AAAAAAAAAAAAAAAAAAAAAA"}), 400},
		"azp a number":          {claims(M{"azp": 1}), 400},
		"foreign key, same kid": {func() M {
			p.Sign = func(c M) string { return oidctest.SignIDToken(foreign, "1", "ES256", Show(c)) }
			return nil
		}, 400},
		"alg none": {func() M {
			p.Sign = func(c M) string { return part(`{"alg":"none"}`) + "." + part(Show(c)) + "." }
			return nil
		}, 400},
		"HS256": {func() M {
			p.Sign = func(c M) string {
				return part(`{"alg":"HS256","kid":"1"}`) + "." + part(Show(c)) + "." + part("signature")
			}
			return nil
		}, 400},
		"garbage":             {func() M { p.Sign = func(M) string { return "garbage" }; return nil }, 400},
		"no token":            {func() M { p.Sign = func(M) string { return "" }; return nil }, 400},
		"UserInfo of another": {func() M { p.Info = M{"sub": "another", "preferred_username": "ann"}; return asks }, 400},
		"UserInfo, no sub":    {func() M { p.Info = M{"preferred_username": "ann"}; return asks }, 400},
		"tokens of 2 MiB":     {func() M { p.Pad["/token"] = 2 << 20; return nil }, 503},
	} {
		var more M
		p.Change(func() { reset(); more = c.lie() })
		res := a.Browser().SignIn(p, "", "sub", more)
		if res.Status != c.status {
			t.Errorf("%s: %d %s", name, res.Status, res.Body)
		}
		a.Clean(name, res)
	}
	if rows := a.Dump()["[session]"] + a.Dump()["[user]"]; rows != "" {
		t.Errorf("there are sessions or accounts: %s", rows)
	}
	p.Change(reset)
	if res := a.Browser().SignIn(p, "", "sub", nil); res.Status != 302 {
		t.Errorf("the truth answers %d", res.Status)
	}
	big := NewIDP(t)
	big.Pad["/.well-known/openid-configuration"] = 2 << 20
	Refused(big.Service(t, "sqlite").Anonymous(), 503, "unavailable", "GET", "/api/auth/oauth/start", nil)
}

// TestSameNameIsNoTakeover signs in people whose name and e-mail are those of an account
// that is there.
func TestSameNameIsNoTakeover(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		ann := a.SignUp("ann")
		before := a.Dump()["[user]"]
		for i, c := range []M{{"preferred_username": "ann"}, {"preferred_username": "ANN@finds.test"}, {"preferred_username": nil, "email": "ann@finds.test", "email_verified": true}, {"preferred_username": nil, "name": "Ann"}} {
			p.Change(func() { p.Info = M{"sub": fmt.Sprint("sub-", i)} })
			b := a.Browser()
			b.SignIn(p, "", fmt.Sprint("sub-", i), c)
			if want := fmt.Sprint("ann-", i+2); b.Me() != want {
				a.Errorf("%v is signed in as %q, want %q", c, b.Me(), want)
			}
		}
		if after := a.Dump()["[user]"]; !strings.Contains(after, before) {
			a.Errorf("the account went from %s to %s", before, after)
		}
		if u := Call[schema.User](ann, 200, "GET", "/api/users/me", nil); u.IdentityLinked {
			a.Error("ann is linked")
		}
		OK(ann, 200, "GET", "/api/auth/sessions", nil)
	})
}

// TestSubjectBelongsToItsIssuer lets two providers tell of the same sub, on one database.
func TestSubjectBelongsToItsIssuer(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		first := a.Browser()
		first.SignIn(p, "", "1", nil)
		other := NewIDP(t)
		b := other.Service(t, "sqlite", func(o *server.Options) { o.Store = a.Store })
		b.Clock = a.Clock
		other.Now = a.Clock.Now
		second := b.Browser()
		second.SignIn(other, "", "1", M{"iat": nil, "exp": a.Clock.Now().AddDate(1, 0, 0).Unix()})
		if x, y := first.Me(), second.Me(); x != "visitor" || y != "visitor-2" {
			a.Errorf("they are %q and %q", x, y)
		}
	})
}
