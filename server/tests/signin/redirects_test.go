package signin

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
	. "finds/server/servertest"
)

// TestMixUpRefused brings answers of one provider to another.
func TestMixUpRefused(t *testing.T) {
	t.Parallel()
	p, evil := NewIDP(t), NewIDP(t)
	a := p.Service(t, "sqlite")
	b := a.Browser()
	q := b.Begin("")
	if res := b.Finish(q, evil.Grant(q, "sub", nil)); res.Status != 400 {
		t.Errorf("a code of another provider: %d", res.Status)
	}
	q = b.Begin("")
	if res := b.Finish(q, p.Grant(q, "sub", nil), "iss", evil.URL); res.Status != 400 {
		t.Errorf("an answer that names another: %d", res.Status)
	}
	q = b.Begin("")
	if res := b.Finish(q, p.Grant(q, "sub", nil), "iss", p.URL); res.Status != 302 {
		t.Errorf("an answer that names itself: %d", res.Status)
	}
	names := NewIDP(t)
	names.More = M{"authorization_response_iss_parameter_supported": true}
	b = names.Service(t, "sqlite").Browser()
	q = b.Begin("")
	if res := b.Finish(q, names.Grant(q, "sub", nil)); res.Status != 400 {
		t.Errorf("no name from one that always tells it: %d", res.Status)
	}
}

// TestProviderDown has a provider that is down: nothing else is.
func TestProviderDown(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		a.WithPassword("ann")
		p.Change(func() { p.Down = true })
		for range 3 {
			res := a.Anonymous().Do("GET", "/api/auth/oauth/start", nil)
			if res.Status != 503 || res.Header.Get("Retry-After") == "" {
				a.Errorf("start: %d, Retry-After %q", res.Status, res.Header.Get("Retry-After"))
			}
			a.Clean("start", res)
		}
		if p.Asked != 1 {
			a.Errorf("it was asked %d times at once", p.Asked)
		}
		if res := a.Login("ann", Password); res.Status != 200 {
			a.Errorf("the password: %d", res.Status)
		}
		a.Clock.Add(5 * time.Second)
		p.Change(func() { p.Down = false })
		b := a.Browser()
		q := b.Begin("")
		p.Change(func() { p.Down = true })
		if res := b.Finish(q, p.Grant(q, "sub", nil)); res.Status != 503 {
			a.Errorf("down in between: %d", res.Status)
		}
		for _, path := range []string{"/token", "/keys"} {
			q := b.Begin("")
			p.Change(func() { p.Down, p.Broken = false, path })
			if res := b.Finish(q, p.Grant(q, "sub", M{"preferred_username": nil})); res.Status != 503 {
				a.Errorf("%s is down: %d", path, res.Status)
			}
		}
		p.Change(func() { p.Down = true })
		a.Clock.Add(25 * time.Hour) // what is known of it serves on
		if a.Browser().Begin("") == nil || p.Asked != 3 {
			a.Errorf("it was asked %d times", p.Asked)
		}
	})
	t.Run("closed port", func(t *testing.T) {
		t.Parallel()
		l := Must(net.Listen("tcp", "127.0.0.1:0"))
		l.Close()
		a := NewAPI(t, "sqlite", func(o *server.Options) {
			o.Accounts.Provider = &oidc.Config{Issuer: "http://" + l.Addr().String(), ClientID: "us"}
		})
		Refused(a.Anonymous(), 503, "unavailable", "GET", "/api/auth/oauth/start", nil)
	})
}

// TestProviderHangs has a provider stop in the middle: a callback is answered
// when the time of all of it is over, before that of one answer of the provider.
func TestProviderHangs(t *testing.T) {
	t.Parallel()
	for _, path := range []string{"/token", "/keys", "/userinfo"} {
		t.Run(path, func(t *testing.T) {
			t.Parallel()
			p := NewIDP(t)
			a := p.Service(t, "sqlite", func(o *server.Options) { o.Accounts.ProviderWait = 100 * time.Millisecond })
			p.Hangs = path
			b := a.Browser()
			res := b.SignIn(p, "", "sub", M{"preferred_username": nil})
			a.Clean("hangs", res)
			if res.Status != 503 || res.Header.Get("Retry-After") == "" || b.Me() != "" {
				t.Errorf("%d, Retry-After %q: %s", res.Status, res.Header.Get("Retry-After"), res.Body)
			}
			if log := a.ServiceLog.String(); !strings.Contains(log, "context deadline exceeded") || strings.Contains(log, "Client.Timeout") {
				t.Errorf("the log has %s", log)
			}
		})
	}
}

// TestNoOpenRedirect asks to be sent elsewhere.
func TestNoOpenRedirect(t *testing.T) {
	t.Parallel()
	p := NewIDP(t)
	a := p.Service(t, "sqlite")
	for redirect, want := range map[string]string{
		"": "/", "/": "/", "/map?lat=1#x": "/map?lat=1#x", "/a//b": "/a//b", "/é": "/é",
		"//evil": "/", `/\evil`: "/", `\\evil`: "/", "https:evil": "/", "https://evil.test": "/", "%2f%2fevil": "/", "/\t/evil": "/", "/%09/evil": "/", "/\n/evil": "/", "/%2fevil": "/", "/%5cevil": "/",
		"javascript:alert(1)": "/", "data:text/html,x": "/", "evil": "/", "///evil": "/", "http://finds.test@evil/": "/", "//finds.test": "/", "/ /evil": "/", "/x\r\nSet-Cookie: a=b": "/",
		"http://127.0.0.2/in": "/", "http://127.0.0.1/other": "/", "org.example.app:/other": "/", "/%zz": "/", "/" + strings.Repeat("x", 1990): "/" + strings.Repeat("x", 1990),
	} {
		res := a.Browser().SignIn(p, "redirect="+url.QueryEscape(redirect), "sub", nil)
		if got := res.Header.Get("Location"); res.Status != 302 || got != want {
			t.Errorf("%q leads to %q: %d %s", redirect, got, res.Status, res.Body)
		}
	}
}

// TestParametersOfSignIn misspells a parameter of the start, which would sign in without it, and comes
// back with parameters of the provider that are nothing to this service (RFC 6749, section 4.1.2).
func TestParametersOfSignIn(t *testing.T) {
	t.Parallel()
	p := NewIDP(t)
	a := p.Service(t, "sqlite")
	for _, broken := range []string{"Redirect", "redirect_uri"} {
		res := a.Browser().Do("GET", "/api/auth/oauth/start?link=false&"+broken+"=/map", nil)
		if res.Status != 422 || !strings.Contains(string(res.Body), `"query.`+broken+`"`) {
			t.Errorf("%s: %d %s", broken, res.Status, res.Body)
		}
	}
	b := a.Browser()
	q := b.Begin("redirect=/map")
	if res := b.Finish(q, p.Grant(q, "sub", nil), "session_state", "x", "authuser", "0"); res.Status != 302 || res.Header.Get("Location") != "/map" {
		t.Errorf("back with more parameters: %d %s", res.Status, res.Body)
	}
}

// verifier is that of a native client.
var verifier = strings.Repeat("v", 43)

// native begins the sign-in of a native client and returns its code.
func native(a *API, p *IDP, redirect string) string {
	a.Helper()
	b := a.Browser()
	res := b.SignIn(p, "redirect="+url.QueryEscape(redirect)+"&code_challenge="+S256(verifier), "sub", nil)
	where := Must(url.Parse(res.Header.Get("Location")))
	code := where.Query().Get("code")
	if res.Status != 302 || !strings.HasPrefix(where.String(), redirect) || len(code) != 43 || b.Cookies["finds_session"] != "" {
		a.Fatalf("%s: %d %s, cookies %v", redirect, res.Status, where, b.Cookies)
	}
	return code
}

// TestOneTimeCode redeems codes as who may, and as who may not.
func TestOneTimeCode(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		stranger := a.Anonymous()
		redeem := func(code, verifier string) Answer {
			return stranger.Do("POST", "/api/auth/oauth/token", M{"code": code, "code_verifier": verifier}, "User-Agent", "App")
		}
		for _, redirect := range []string{"org.example.app:/in", "http://127.0.0.1:49152/in"} {
			code := native(a, p, redirect)
			if res := redeem(code, strings.Repeat("w", 43)); res.Status != 400 {
				a.Errorf("another verifier: %d", res.Status)
			}
			if res := redeem(credential.HashToken(code), verifier); res.Status != 400 {
				a.Errorf("what is stored: %d", res.Status)
			}
			l := Decode[schema.Login](a, redeem(code, verifier))
			u := &User{A: a, Token: l.Token}
			if list := Call[[]schema.Session](u, 200, "GET", "/api/auth/sessions", nil); l.User.Username != "visitor" || list[0].UserAgent != "App" {
				a.Errorf("redeemed: %+v in %+v", l, list)
			}
			if strings.Contains(a.Contents(), code) || strings.Contains(a.ServiceLog.String(), code) {
				a.Error("the code is stored, or in the log")
			}
			a.Clock.Add(time.Hour)
			if _, _, err := a.Cleaner.All(context.Background()); err != nil {
				a.Fatal(err)
			}
			a.Clean("a second use", redeem(code, verifier))
			Refused(u, 401, "unauthenticated", "GET", "/api/users/me", nil)
			Refused(stranger, 400, "malformed", "POST", "/api/auth/oauth/token", M{"code": code, "code_verifier": verifier})
		}
		code := native(a, p, "org.example.app:/in")
		a.Clock.Add(schema.OAuthCodeLife)
		if res := redeem(code, verifier); res.Status != 400 {
			a.Errorf("after a minute: %d", res.Status)
		}
		challenge := "&code_challenge=" + S256(verifier)
		for _, query := range []string{"redirect=https://evil.test" + challenge, "redirect=/" + challenge, challenge, "redirect=org.example.app:/in", "redirect=org.example.app:/in&code_challenge=short",
			"redirect=org.example.app:/in2" + challenge, "redirect=http://127.0.0.1.evil.test/in" + challenge, "redirect=http://localhost/in" + challenge, "redirect=org.example.app:/in&link=true" + challenge, "link=yes"} {
			Refused(stranger, 422, "invalid", "GET", "/api/auth/oauth/start?"+query, nil)
		}
		b := a.Browser()
		res := b.Get("/api/auth/oauth/callback?error=access_denied&state=" + b.Begin("redirect=org.example.app:/in"+challenge).Get("state"))
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
		claims, info, more M
		want               string
		change             func(p *IDP)
	}{
		"in the ID token":        {M{"preferred_username": "ann"}, nil, nil, "ann", nil},
		"in UserInfo":            {M{"preferred_username": nil}, M{"sub": "sub", "preferred_username": "ann", "email_verified": "true"}, nil, "ann", nil},
		"e-mail":                 {M{"preferred_username": nil, "email": "ann.b@x.test"}, M{"sub": "sub"}, nil, "ann-b", nil},
		"e-mail in UserInfo":     {M{"preferred_username": nil, "name": "Zed"}, M{"sub": "sub", "email": "ann@x.test"}, nil, "ann", nil},
		"name":                   {M{"preferred_username": nil, "name": "Ann Bee"}, M{"sub": "sub"}, nil, "ann-bee", nil},
		"nothing":                {M{"preferred_username": nil}, M{"sub": "sub"}, nil, "user", nil},
		"no UserInfo":            {M{"preferred_username": nil}, nil, M{"userinfo_endpoint": ""}, "user", nil},
		"aud a list":             {M{"aud": []string{"us"}}, nil, nil, "visitor", nil},
		"aud a list with azp":    {M{"aud": []string{"us", "them"}, "azp": "us"}, nil, nil, "visitor", nil},
		"secret in the header":   {nil, nil, M{"token_endpoint_auth_methods_supported": []string{"client_secret_post", "client_secret_basic"}}, "visitor", nil},
		"secret in the body":     {nil, nil, M{"token_endpoint_auth_methods_supported": []string{"client_secret_post"}}, "visitor", nil},
		"e-mail instead of name": {M{"preferred_username": "ann@x.test"}, nil, nil, "ann", nil},
		"name of another script": {M{"preferred_username": "раураl", "email": "pay@x.test"}, nil, nil, "pay", nil},
		"a number for a name":    {M{"preferred_username": 7, "email": "ann@x.test"}, M{"sub": "sub"}, nil, "ann", nil},
		"an object for a name":   {M{"preferred_username": M{"x": 1}, "email": []string{"a@x.test"}, "name": "Ann"}, M{"sub": "sub"}, nil, "ann", nil},
		"odd UserInfo":           {M{"preferred_username": nil}, M{"sub": "sub", "preferred_username": 7, "name": []string{"x"}}, nil, "user", nil},
		"UserInfo refuses":       {M{"preferred_username": nil}, nil, nil, "user", func(p *IDP) { p.Broken = "/userinfo" }},
		"UserInfo of 2 MiB":      {M{"preferred_username": nil}, nil, nil, "user", func(p *IDP) { p.Pad["/userinfo"] = 2 << 20 }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := NewIDP(t)
			p.Info, p.More = c.info, c.more
			if c.change != nil {
				c.change(p)
			}
			b := p.Service(t, "sqlite").Browser()
			if res := b.SignIn(p, "", "sub", c.claims); b.Me() != c.want {
				t.Errorf("%d, signed in as %q, want %q: %s", res.Status, b.Me(), c.want, res.Body)
			}
			if p.Redeem != 1 || strings.HasPrefix(p.Auth, "Basic ") == (name == "secret in the body") {
				t.Errorf("the code was redeemed %d times, with %q", p.Redeem, p.Auth)
			}
		})
	}
}

// TestUnknownKeys has keys in the set of a provider that cannot be read: its others count. The log says so when
// the one that signs is among them.
func TestUnknownKeys(t *testing.T) {
	t.Parallel()
	point := strings.Repeat("A", 43)
	unknown := []M{
		{"kty": "EC", "crv": "secp256k1", "kid": "2", "use": "sig", "x": point, "y": point},
		{"kty": "EC", "crv": "P-256", "kid": "3", "x": point, "y": point}, // not on the curve
		{"kty": "OKP", "crv": "Ed448", "kid": "4", "x": strings.Repeat("A", 76)},
		{"kty": "AKP", "alg": "ML-DSA-44", "kid": "5", "pub": "AAAA"},
		{"kty": "AKP", "kid": "6", "pub": "AAAA"},
		{"kty": "RSA", "kid": "7", "e": "AQAB", "n": "?"},
		{"kty": 7},
		{},
	}
	for i, key := range append(unknown, M{"kty": "oct", "k": "AAAA"}) {
		p := NewIDP(t)
		p.Others = []M{key}
		b := p.Service(t, "sqlite").Browser()
		if res := b.SignIn(p, "", "sub", nil); b.Me() != "visitor" {
			t.Errorf("key %d: %d %s", i, res.Status, res.Body)
		}
	}
	p := NewIDP(t)
	p.Others, p.Strip = unknown, []string{"y"}
	a := p.Service(t, "sqlite")
	if res := a.Browser().SignIn(p, "", "sub", nil); res.Status != 400 {
		t.Errorf("a key that cannot be read: %d %s", res.Status, res.Body)
	}
	if log := a.ServiceLog.String(); !strings.Contains(log, "9 keys of the provider cannot be read") {
		t.Errorf("the log has %s", log)
	}
}

// TestNoPasswordLogin leaves the provider as the only way in.
func TestNoPasswordLogin(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		a.WithPassword("ann")
		stranger := a.Anonymous()
		Refused(stranger, 403, "forbidden", "POST", "/api/auth/login", M{"username": "ann", "password": Password})
		Refused(stranger, 403, "forbidden", "POST", "/api/auth/register", Registration("ben"))
		if c := Call[M](stranger, 200, "GET", "/api/config", nil); c["passwordLogin"] != false {
			a.Errorf("the configuration is %v", c)
		}
		id := Must(a.Store.UserID(t.Context(), "ann"))
		a.NewSession(id, credential.HashToken(strings.Repeat("t", 43)))
		ann := &User{A: a, Token: strings.Repeat("t", 43)}
		Refused(ann, 403, "forbidden", "PUT", "/api/users/me/password", M{"newPassword": "yet another sentence", "currentPassword": Password})
		if res := ann.Browser().SignIn(p, "link=true", "sub", nil); res.Status != 302 {
			a.Errorf("linking: %d", res.Status)
		}
		Refused(ann, 409, "conflict", "DELETE", "/api/users/me/identity", nil)
		OK(ann, 204, "DELETE", "/api/users/me", nil)
	}, func(o *server.Options) { o.Accounts.NoPasswordLogin = true })
}
