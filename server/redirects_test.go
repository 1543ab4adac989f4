package server_test

import (
	"context"
	"net"
	"net/url"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/oidc"
)

// TestMixUpRefused brings answers of one provider to another.
func TestMixUpRefused(t *testing.T) {
	t.Parallel()
	p, evil := newIDP(t), newIDP(t)
	a := p.service(t, "sqlite")
	b := a.browser()
	q := b.begin("")
	if res := b.finish(q, evil.grant(q, "sub", nil)); res.Status != 400 {
		t.Errorf("a code of another provider: %d", res.Status)
	}
	q = b.begin("")
	if res := b.finish(q, p.grant(q, "sub", nil), "iss", evil.URL); res.Status != 400 {
		t.Errorf("an answer that names another: %d", res.Status)
	}
	q = b.begin("")
	if res := b.finish(q, p.grant(q, "sub", nil), "iss", p.URL); res.Status != 302 {
		t.Errorf("an answer that names itself: %d", res.Status)
	}
	names := newIDP(t)
	names.more = m{"authorization_response_iss_parameter_supported": true}
	b = names.service(t, "sqlite").browser()
	q = b.begin("")
	if res := b.finish(q, names.grant(q, "sub", nil)); res.Status != 400 {
		t.Errorf("no name from one that always tells it: %d", res.Status)
	}
}

// TestProviderDown has a provider that is down: nothing else is.
func TestProviderDown(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		a.withPassword("ann")
		p.change(func() { p.down = true })
		for range 3 {
			res := a.anonymous().do("GET", "/api/auth/oauth/start", nil)
			if res.Status != 503 || res.Header.Get("Retry-After") == "" {
				a.Errorf("start: %d, Retry-After %q", res.Status, res.Header.Get("Retry-After"))
			}
			a.clean("start", res)
		}
		if p.asked != 1 {
			a.Errorf("it was asked %d times at once", p.asked)
		}
		if res := a.login("ann", password); res.Status != 200 {
			a.Errorf("the password: %d", res.Status)
		}
		a.clock.Add(5 * time.Second)
		p.change(func() { p.down = false })
		b := a.browser()
		q := b.begin("")
		p.change(func() { p.down = true })
		if res := b.finish(q, p.grant(q, "sub", nil)); res.Status != 503 {
			a.Errorf("down in between: %d", res.Status)
		}
		for _, path := range []string{"/token", "/keys", "/userinfo"} {
			q := b.begin("")
			p.change(func() { p.down, p.broken = false, path })
			if res := b.finish(q, p.grant(q, "sub", m{"preferred_username": nil})); res.Status != 503 {
				a.Errorf("%s is down: %d", path, res.Status)
			}
		}
		p.change(func() { p.down = true })
		a.clock.Add(25 * time.Hour) // what is known of it serves on
		if a.browser().begin("") == nil || p.asked != 3 {
			a.Errorf("it was asked %d times", p.asked)
		}
	})
	t.Run("closed port", func(t *testing.T) {
		t.Parallel()
		l := must(net.Listen("tcp", "127.0.0.1:0"))
		l.Close()
		a := newAPI(t, "sqlite", func(o *server.Options) {
			o.Provider = &oidc.Config{Issuer: "http://" + l.Addr().String(), ClientID: "us"}
		})
		refused(a.anonymous(), 503, "unavailable", "GET", "/api/auth/oauth/start", nil)
	})
}

// TestProviderHangs has a provider stop in the middle: a callback is answered
// when the time of all of it is over, before that of one answer of the provider.
func TestProviderHangs(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/token", "/keys", "/userinfo"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			p := newIDP(t)
			a := p.service(t, "sqlite", func(o *server.Options) { o.ProviderWait = 100 * time.Millisecond })
			p.hangs = path
			b := a.browser()
			res := b.signIn(p, "", "sub", m{"preferred_username": nil})
			a.clean("hangs", res)
			if res.Status != 503 || res.Header.Get("Retry-After") == "" || b.me() != "" {
				t.Errorf("%d, Retry-After %q: %s", res.Status, res.Header.Get("Retry-After"), res.Body)
			}
			if log := a.log.String(); !strings.Contains(log, "context deadline exceeded") || strings.Contains(log, "Client.Timeout") {
				t.Errorf("the log has %s", log)
			}
		})
	}
}

// TestNoOpenRedirect asks to be sent elsewhere.
func TestNoOpenRedirect(t *testing.T) {
	t.Parallel()
	p := newIDP(t)
	a := p.service(t, "sqlite")
	for redirect, want := range map[string]string{
		"": "/", "/": "/", "/map?lat=1#x": "/map?lat=1#x", "/a//b": "/a//b", "/é": "/é",
		"//evil": "/", `/\evil`: "/", `\\evil`: "/", "https:evil": "/", "https://evil.test": "/", "%2f%2fevil": "/", "/\t/evil": "/", "/%09/evil": "/", "/\n/evil": "/", "/%2fevil": "/", "/%5cevil": "/",
		"javascript:alert(1)": "/", "data:text/html,x": "/", "evil": "/", "///evil": "/", "http://finds.test@evil/": "/", "//finds.test": "/", "/ /evil": "/", "/x\r\nSet-Cookie: a=b": "/",
		"http://127.0.0.2/in": "/", "http://127.0.0.1/other": "/", "org.example.app:/other": "/", "/%zz": "/", "/" + strings.Repeat("x", 1990): "/" + strings.Repeat("x", 1990),
	} {
		res := a.browser().signIn(p, "redirect="+url.QueryEscape(redirect), "sub", nil)
		if got := res.Header.Get("Location"); res.Status != 302 || got != want {
			t.Errorf("%q leads to %q: %d %s", redirect, got, res.Status, res.Body)
		}
	}
}

// verifier is that of a native client.
var verifier = strings.Repeat("v", 43)

// native begins the sign-in of a native client and returns its code.
func (a *api) native(p *idp, redirect string) string {
	a.Helper()
	b := a.browser()
	res := b.signIn(p, "redirect="+url.QueryEscape(redirect)+"&code_challenge="+s256(verifier), "sub", nil)
	where := must(url.Parse(res.Header.Get("Location")))
	code := where.Query().Get("code")
	if res.Status != 302 || !strings.HasPrefix(where.String(), redirect) || len(code) != 43 || b.cookies["finds_session"] != "" {
		a.Fatalf("%s: %d %s, cookies %v", redirect, res.Status, where, b.cookies)
	}
	return code
}

// TestOneTimeCode redeems codes as who may, and as who may not.
func TestOneTimeCode(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		stranger := a.anonymous()
		redeem := func(code, verifier string) answer {
			return stranger.do("POST", "/api/auth/oauth/token", m{"code": code, "code_verifier": verifier}, "User-Agent", "App")
		}
		for _, redirect := range []string{"org.example.app:/in", "http://127.0.0.1:49152/in"} {
			code := a.native(p, redirect)
			if res := redeem(code, strings.Repeat("w", 43)); res.Status != 400 {
				a.Errorf("another verifier: %d", res.Status)
			}
			if res := redeem(credential.HashToken(code), verifier); res.Status != 400 {
				a.Errorf("what is stored: %d", res.Status)
			}
			l := decode[schema.Login](a, redeem(code, verifier))
			u := &user{a: a, token: l.Token}
			if list := call[[]schema.Session](u, 200, "GET", "/api/auth/sessions", nil); l.User.Username != "visitor" || list[0].UserAgent != "App" {
				a.Errorf("redeemed: %+v in %+v", l, list)
			}
			if strings.Contains(a.contents(), code) || strings.Contains(a.log.String(), code) {
				a.Error("the code is stored, or in the log")
			}
			a.clock.Add(time.Hour)
			if _, _, err := a.cleaner.All(context.Background()); err != nil {
				a.Fatal(err)
			}
			a.clean("a second use", redeem(code, verifier))
			refused(u, 401, "unauthenticated", "GET", "/api/users/me", nil)
			refused(stranger, 400, "malformed", "POST", "/api/auth/oauth/token", m{"code": code, "code_verifier": verifier})
		}
		code := a.native(p, "org.example.app:/in")
		a.clock.Add(schema.OAuthCodeLife)
		if res := redeem(code, verifier); res.Status != 400 {
			a.Errorf("after a minute: %d", res.Status)
		}
		challenge := "&code_challenge=" + s256(verifier)
		for _, query := range []string{"redirect=https://evil.test" + challenge, "redirect=/" + challenge, challenge, "redirect=org.example.app:/in", "redirect=org.example.app:/in&code_challenge=short",
			"redirect=org.example.app:/in2" + challenge, "redirect=http://127.0.0.1.evil.test/in" + challenge, "redirect=http://localhost/in" + challenge, "redirect=org.example.app:/in&link=true" + challenge, "link=yes"} {
			refused(stranger, 422, "invalid", "GET", "/api/auth/oauth/start?"+query, nil)
		}
		b := a.browser()
		res := b.get("/api/auth/oauth/callback?error=access_denied&state=" + b.begin("redirect=org.example.app:/in"+challenge).Get("state"))
		if got := res.Header.Get("Location"); res.Status != 302 || got != "org.example.app:/in?error=forbidden" {
			a.Errorf("a refusal leads to %d %q", res.Status, got)
		}
	})
}

// TestClaims reads claims from wherever providers put them, and proves who
// we are as they like it.
func TestClaims(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		claims, info, more m
		want               string
	}{
		"in the ID token":        {m{"preferred_username": "ann"}, nil, nil, "ann"},
		"in UserInfo":            {m{"preferred_username": nil}, m{"sub": "sub", "preferred_username": "ann", "email_verified": "true"}, nil, "ann"},
		"e-mail":                 {m{"preferred_username": nil, "email": "ann.b@x.test"}, m{"sub": "sub"}, nil, "ann-b"},
		"e-mail in UserInfo":     {m{"preferred_username": nil, "name": "Zed"}, m{"sub": "sub", "email": "ann@x.test"}, nil, "ann"},
		"name":                   {m{"preferred_username": nil, "name": "Ann Bee"}, m{"sub": "sub"}, nil, "ann-bee"},
		"nothing":                {m{"preferred_username": nil}, m{"sub": "sub"}, nil, "user"},
		"no UserInfo":            {m{"preferred_username": nil}, nil, m{"userinfo_endpoint": ""}, "user"},
		"aud a list":             {m{"aud": []string{"us"}}, nil, nil, "visitor"},
		"aud a list with azp":    {m{"aud": []string{"us", "them"}, "azp": "us"}, nil, nil, "visitor"},
		"secret in the header":   {nil, nil, m{"token_endpoint_auth_methods_supported": []string{"client_secret_post", "client_secret_basic"}}, "visitor"},
		"secret in the body":     {nil, nil, m{"token_endpoint_auth_methods_supported": []string{"client_secret_post"}}, "visitor"},
		"e-mail instead of name": {m{"preferred_username": "ann@x.test"}, nil, nil, "ann"},
		"name of another script": {m{"preferred_username": "раураl", "email": "pay@x.test"}, nil, nil, "pay"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newIDP(t)
			p.info, p.more = c.info, c.more
			b := p.service(t, "sqlite").browser()
			if res := b.signIn(p, "", "sub", c.claims); b.me() != c.want {
				t.Errorf("%d, signed in as %q, want %q: %s", res.Status, b.me(), c.want, res.Body)
			}
			if p.redeem != 1 || strings.HasPrefix(p.auth, "Basic ") == (name == "secret in the body") {
				t.Errorf("the code was redeemed %d times, with %q", p.redeem, p.auth)
			}
		})
	}
}

// TestNoPasswordLogin leaves the provider as the only way in.
func TestNoPasswordLogin(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		a.withPassword("ann")
		stranger := a.anonymous()
		refused(stranger, 403, "forbidden", "POST", "/api/auth/login", m{"username": "ann", "password": password})
		refused(stranger, 403, "forbidden", "POST", "/api/auth/register", registration("ben"))
		if c := call[m](stranger, 200, "GET", "/api/config", nil); c["passwordLogin"] != false {
			a.Errorf("the configuration is %v", c)
		}
		id := must(a.store.UserID(t.Context(), "ann"))
		a.newSession(id, credential.HashToken(strings.Repeat("t", 43)))
		ann := &user{a: a, token: strings.Repeat("t", 43)}
		refused(ann, 403, "forbidden", "PUT", "/api/users/me/password", m{"newPassword": "yet another sentence", "currentPassword": password})
		if res := ann.browser().signIn(p, "link=true", "sub", nil); res.Status != 302 {
			a.Errorf("linking: %d", res.Status)
		}
		refused(ann, 409, "conflict", "DELETE", "/api/users/me/identity", nil)
		ok(ann, 204, "DELETE", "/api/users/me", nil)
	}, func(o *server.Options) { o.NoPasswordLogin = true })
}
