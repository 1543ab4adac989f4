package server_test

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"maps"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coreos/go-oidc/v3/oidc/oidctest"

	"finds/server"
	"finds/server/oidc"
	"finds/store/storetest"
)

// idp is an identity provider that gives false answers on demand. Tests with real
// providers are in server/e2e.
type idp struct {
	*httptest.Server
	mu     sync.Mutex
	key    *ecdsa.PrivateKey
	now    func() time.Time
	more   m                 // members of the discovery document beside the usual
	down   bool              // answers 500 to everything
	asked  int               // how often its discovery document was read
	redeem int               // how often its token endpoint was asked
	grants map[string]grant  // by code
	info   any               // answer of UserInfo
	auth   string            // header Authorization of the last request for tokens
	pad    map[string]int    // bytes of white space before the answer of a path
	sign   func(m) string    // nil signs as it should
	before map[string]func() // what happens before a path is answered
	hangs  string            // path that is never answered
	broken string            // path that answers 500
}

// grant is what a code stands for.
type grant struct {
	challenge string
	claims    m
}

func newIDP(t *testing.T) *idp {
	t.Helper()
	p := &idp{key: must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader)), grants: map[string]grant{}, pad: map[string]int{}, now: time.Now}
	p.Server = httptest.NewServer(p)
	t.Cleanup(func() {
		p.CloseClientConnections() // some may hang
		p.Close()
	})
	return p
}

// change tells the provider to behave otherwise.
func (p *idp) change(f func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	f()
}

// ServeHTTP implements http.Handler.
func (p *idp) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if f := p.before[r.URL.Path]; f != nil {
		f()
	}
	if r.URL.Path == p.hangs {
		r.ParseForm() // that the client has left shows when all is read
		<-r.Context().Done()
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if r.URL.Path == "/.well-known/openid-configuration" {
		p.asked++
	}
	if p.down || r.URL.Path == p.broken {
		http.Error(w, "down"+strings.Repeat("x", p.pad[r.URL.Path]), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	r.ParseForm()                      // what is written before would end the reading
	if n := p.pad[r.URL.Path]; n > 0 { // writing nothing would settle the status, too
		w.Write([]byte(strings.Repeat(" ", n)))
	}
	switch r.URL.Path {
	case "/.well-known/openid-configuration":
		doc := m{"issuer": p.URL, "authorization_endpoint": p.URL + "/auth", "token_endpoint": p.URL + "/token", "jwks_uri": p.URL + "/keys",
			"userinfo_endpoint": p.URL + "/userinfo", "id_token_signing_alg_values_supported": []string{"ES256"}}
		maps.Copy(doc, p.more)
		json.NewEncoder(w).Encode(doc)
	case "/keys":
		x, y := p.key.X.FillBytes(make([]byte, 32)), p.key.Y.FillBytes(make([]byte, 32))
		json.NewEncoder(w).Encode(m{"keys": []m{{"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": "1",
			"x": base64.RawURLEncoding.EncodeToString(x), "y": base64.RawURLEncoding.EncodeToString(y)}}})
	case "/token":
		p.token(w, r)
	case "/userinfo":
		json.NewEncoder(w).Encode(p.info)
	}
}

// token redeems a code, once, with the verifier of its challenge.
func (p *idp) token(w http.ResponseWriter, r *http.Request) {
	p.redeem++
	p.auth = r.Header.Get("Authorization")
	code := r.FormValue("code")
	g, ok := p.grants[code]
	delete(p.grants, code)
	if !ok || g.challenge != s256(r.FormValue("code_verifier")) {
		w.WriteHeader(http.StatusBadRequest)
		json.NewEncoder(w).Encode(m{"error": "invalid_grant"})
		return
	}
	sign := p.sign
	if sign == nil {
		sign = p.signed
	}
	json.NewEncoder(w).Encode(m{"access_token": "at", "token_type": "Bearer", "expires_in": 300, "id_token": sign(g.claims)})
}

func (p *idp) signed(claims m) string {
	return oidctest.SignIDToken(p.key, "1", "ES256", string(must(json.Marshal(claims))))
}

func s256(verifier string) string {
	sum := sha256.Sum256([]byte(verifier))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// service starts one that trusts the provider.
func (p *idp) service(t *testing.T, engine string, change ...func(*server.Options)) *api {
	t.Helper()
	a := newAPI(t, engine, append([]func(*server.Options){func(o *server.Options) {
		o.BaseURL = must(url.Parse("http://finds.test"))
		o.Provider = &oidc.Config{Issuer: p.URL, ClientID: "us", ClientSecret: "between us", Name: "Home",
			Redirects: []string{"org.example.app:/in", "http://127.0.0.1/in"}}
	}}, change...)...)
	p.now = a.clock.Now
	return a
}

// browser is one with its cookies.
type browser struct {
	*user
	cookies map[string]string
}

func (a *api) browser() *browser { return &browser{a.anonymous(), map[string]string{}} }

// signedIn is a browser with the session of a user.
func (u *user) browser() *browser {
	b := u.a.browser()
	b.cookies["finds_session"] = u.token
	return b
}

// get follows no redirect, and keeps cookies.
func (b *browser) get(path string, headers ...string) answer {
	b.a.Helper()
	var list []string
	for name, value := range b.cookies {
		list = append(list, name+"="+value)
	}
	res := b.do("GET", path, nil, append(headers, "Cookie", strings.Join(list, "; "))...)
	for _, line := range res.Header.Values("Set-Cookie") {
		c := must(http.ParseSetCookie(line))
		b.cookies[c.Name] = c.Value
		if c.MaxAge < 0 {
			delete(b.cookies, c.Name)
		}
	}
	return res
}

// begin starts a sign-in and returns what the browser is to show the provider.
func (b *browser) begin(query string) url.Values {
	b.a.Helper()
	res := b.get("/api/auth/oauth/start?"+query, "Sec-Fetch-Site", "same-origin")
	if res.Status != 302 {
		b.a.Fatalf("start?%s: %d %s", query, res.Status, res.Body)
	}
	q := must(url.Parse(res.Header.Get("Location"))).Query()
	if q.Get("response_type") != "code" || q.Get("code_challenge_method") != "S256" || len(q.Get("state")) != 43 || len(q.Get("nonce")) != 43 ||
		q.Get("redirect_uri") != "http://finds.test/api/auth/oauth/callback" || q.Get("client_id") != "us" || !strings.Contains(q.Get("scope"), "openid") {
		b.a.Fatalf("the provider is asked %v", q)
	}
	return q
}

// grants makes the provider's code for what it was shown.
func (p *idp) grant(q url.Values, sub string, more m) (code string) {
	now := p.now()
	claims := m{"iss": p.URL, "aud": "us", "sub": sub, "nonce": q.Get("nonce"), "iat": now.Unix(), "exp": now.Add(5 * time.Minute).Unix(), "preferred_username": "visitor"}
	for name, v := range more {
		if claims[name] = v; v == nil {
			delete(claims, name)
		}
	}
	code = rand.Text()
	p.change(func() { p.grants[code] = grant{q.Get("code_challenge"), claims} })
	return code
}

// finish comes back from the provider.
func (b *browser) finish(q url.Values, code string, more ...string) answer {
	b.a.Helper()
	back := url.Values{"state": {q.Get("state")}, "code": {code}}
	for i := 0; i+1 < len(more); i += 2 {
		back.Set(more[i], more[i+1])
	}
	return b.get("/api/auth/oauth/callback?" + back.Encode())
}

// signIn goes the whole way.
func (b *browser) signIn(p *idp, query, sub string, claims m) answer {
	b.a.Helper()
	q := b.begin(query)
	return b.finish(q, p.grant(q, sub, claims))
}

// me returns the name of the user that the browser is signed in as, or "".
func (b *browser) me() string {
	var u struct{ Username string }
	if res := b.get("/api/users/me"); res.Status == 200 {
		u = decode[struct{ Username string }](b.a, res)
	}
	return u.Username
}

// eachProvider runs a test with a provider of its own, on every engine.
func eachProvider(t *testing.T, test func(a *api, p *idp), change ...func(*server.Options)) {
	t.Helper()
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		p := newIDP(t)
		test(p.service(t, engine, change...), p)
	})
}
