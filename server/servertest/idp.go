package servertest

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
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coreos/go-oidc/v3/oidc/oidctest"

	"finds/server"
	"finds/server/oidc"
	"finds/store/storetest"
)

// IDP is an identity provider that gives false answers on demand. Tests with real
// providers are in server/e2e.
type IDP struct {
	*httptest.Server
	mu     sync.Mutex
	key    *ecdsa.PrivateKey
	Now    func() time.Time
	More   M                 // members of the discovery document beside the usual
	Down   bool              // answers 500 to everything
	Asked  int               // how often its discovery document was read
	Redeem int               // how often its token endpoint was asked
	grants map[string]grant  // by code
	Info   any               // answer of UserInfo
	Auth   string            // header Authorization of the last request for tokens
	Pad    map[string]int    // bytes of white space before the answer of a path
	Sign   func(M) string    // nil signs as it should
	Before map[string]func() // what happens before a path is answered
	Others []M               // keys beside the one that it signs with
	Strip  []string          // members that its own key lacks
	Hangs  string            // path that is never answered
	Broken string            // path that answers 500
}

// grant is what a code stands for.
type grant struct {
	challenge string
	claims    M
}

// NewIDP starts a provider, which ends with the test.
func NewIDP(t *testing.T) *IDP {
	t.Helper()
	p := &IDP{key: Must(ecdsa.GenerateKey(elliptic.P256(), rand.Reader)), grants: map[string]grant{}, Pad: map[string]int{}, Now: time.Now}
	p.Server = httptest.NewServer(p)
	t.Cleanup(func() {
		p.CloseClientConnections() // some may hang
		p.Close()
	})
	return p
}

// Change tells the provider to behave otherwise.
func (p *IDP) Change(f func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	f()
}

// ServeHTTP implements http.Handler.
func (p *IDP) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if f := p.Before[r.URL.Path]; f != nil {
		f()
	}
	if r.URL.Path == p.Hangs {
		r.ParseForm() // that the client has left shows when all is read
		<-r.Context().Done()
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if r.URL.Path == "/.well-known/openid-configuration" {
		p.Asked++
	}
	if p.Down || r.URL.Path == p.Broken {
		http.Error(w, "down"+strings.Repeat("x", p.Pad[r.URL.Path]), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Content-Type", "application/json")
	r.ParseForm()                      // what is written before would end the reading
	if n := p.Pad[r.URL.Path]; n > 0 { // writing nothing would settle the status, too
		w.Write([]byte(strings.Repeat(" ", n)))
	}
	switch r.URL.Path {
	case "/.well-known/openid-configuration":
		doc := M{"issuer": p.URL, "authorization_endpoint": p.URL + "/auth", "token_endpoint": p.URL + "/token", "jwks_uri": p.URL + "/keys",
			"userinfo_endpoint": p.URL + "/userinfo", "id_token_signing_alg_values_supported": []string{"ES256"}}
		maps.Copy(doc, p.More)
		json.NewEncoder(w).Encode(doc)
	case "/keys":
		x, y := p.key.X.FillBytes(make([]byte, 32)), p.key.Y.FillBytes(make([]byte, 32))
		own := M{"kty": "EC", "crv": "P-256", "alg": "ES256", "use": "sig", "kid": "1",
			"x": base64.RawURLEncoding.EncodeToString(x), "y": base64.RawURLEncoding.EncodeToString(y)}
		for _, name := range p.Strip {
			delete(own, name)
		}
		json.NewEncoder(w).Encode(M{"keys": append(slices.Clone(p.Others), own)})
	case "/token":
		p.token(w, r)
	case "/userinfo":
		json.NewEncoder(w).Encode(p.Info)
	}
}

// token redeems a code, once, with the verifier of its challenge.
func (p *IDP) token(w http.ResponseWriter, r *http.Request) {
	p.Redeem++
	p.Auth = r.Header.Get("Authorization")
	code := r.FormValue("code")
	g, ok := p.grants[code]
	delete(p.grants, code)
	if !ok || g.challenge != S256(r.FormValue("code_verifier")) {
		w.WriteHeader(http.StatusBadRequest)
		json.NewEncoder(w).Encode(M{"error": "invalid_grant"})
		return
	}
	sign := p.Sign
	if sign == nil {
		sign = p.signed
	}
	json.NewEncoder(w).Encode(M{"access_token": "at", "token_type": "Bearer", "expires_in": 300, "id_token": sign(g.claims)})
}

func (p *IDP) signed(claims M) string {
	return oidctest.SignIDToken(p.key, "1", "ES256", string(Must(json.Marshal(claims))))
}

// S256 returns the PKCE challenge of a verifier (RFC 7636).
func S256(verifier string) string {
	sum := sha256.Sum256([]byte(verifier))
	return base64.RawURLEncoding.EncodeToString(sum[:])
}

// Service starts one that trusts the provider.
func (p *IDP) Service(t *testing.T, engine string, change ...func(*server.Options)) *API {
	t.Helper()
	a := NewAPI(t, engine, append([]func(*server.Options){func(o *server.Options) {
		o.Network.BaseURL = Must(url.Parse("http://finds.test"))
		o.Accounts.Provider = &oidc.Config{Issuer: p.URL, ClientID: "us", ClientSecret: "between us", Name: "Home",
			Redirects: []string{"org.example.app:/in", "http://127.0.0.1/in"}}
	}}, change...)...)
	p.Now = a.Clock.Now
	return a
}

// Browser is one with its cookies.
type Browser struct {
	*User
	Cookies map[string]string
}

// Browser returns a browser without cookies.
func (a *API) Browser() *Browser { return &Browser{a.Anonymous(), map[string]string{}} }

// Browser is a browser with the session of a user.
func (u *User) Browser() *Browser {
	b := u.A.Browser()
	b.Cookies["finds_session"] = u.Token
	return b
}

// Get follows no redirect, and keeps cookies.
func (b *Browser) Get(path string, headers ...string) Answer {
	b.A.Helper()
	var list []string
	for name, value := range b.Cookies {
		list = append(list, name+"="+value)
	}
	res := b.Do("GET", path, nil, append(headers, "Cookie", strings.Join(list, "; "))...)
	for _, line := range res.Header.Values("Set-Cookie") {
		c := Must(http.ParseSetCookie(line))
		b.Cookies[c.Name] = c.Value
		if c.MaxAge < 0 {
			delete(b.Cookies, c.Name)
		}
	}
	return res
}

// Begin starts a sign-in and returns what the browser is to show the provider.
func (b *Browser) Begin(query string) url.Values {
	b.A.Helper()
	res := b.Get("/api/auth/oauth/start?"+query, "Sec-Fetch-Site", "same-origin")
	if res.Status != 302 {
		b.A.Fatalf("start?%s: %d %s", query, res.Status, res.Body)
	}
	q := Must(url.Parse(res.Header.Get("Location"))).Query()
	if q.Get("response_type") != "code" || q.Get("code_challenge_method") != "S256" || len(q.Get("state")) != 43 || len(q.Get("nonce")) != 43 ||
		q.Get("redirect_uri") != "http://finds.test/api/auth/oauth/callback" || q.Get("client_id") != "us" || !strings.Contains(q.Get("scope"), "openid") {
		b.A.Fatalf("the provider is asked %v", q)
	}
	return q
}

// Grant makes the provider's code for what it was shown.
func (p *IDP) Grant(q url.Values, sub string, more M) (code string) {
	now := p.Now()
	claims := M{"iss": p.URL, "aud": "us", "sub": sub, "nonce": q.Get("nonce"), "iat": now.Unix(), "exp": now.Add(5 * time.Minute).Unix(), "preferred_username": "visitor"}
	for name, v := range more {
		if claims[name] = v; v == nil {
			delete(claims, name)
		}
	}
	code = rand.Text()
	p.Change(func() { p.grants[code] = grant{q.Get("code_challenge"), claims} })
	return code
}

// Finish comes back from the provider.
func (b *Browser) Finish(q url.Values, code string, more ...string) Answer {
	b.A.Helper()
	back := url.Values{"state": {q.Get("state")}, "code": {code}}
	for i := 0; i+1 < len(more); i += 2 {
		back.Set(more[i], more[i+1])
	}
	return b.Get("/api/auth/oauth/callback?" + back.Encode())
}

// SignIn goes the whole way.
func (b *Browser) SignIn(p *IDP, query, sub string, claims M) Answer {
	b.A.Helper()
	q := b.Begin(query)
	return b.Finish(q, p.Grant(q, sub, claims))
}

// Me returns the name of the user that the browser is signed in as, or "".
func (b *Browser) Me() string {
	var u struct{ Username string }
	if res := b.Get("/api/users/me"); res.Status == 200 {
		u = Decode[struct{ Username string }](b.A, res)
	}
	return u.Username
}

// EachProvider runs a test with a provider of its own, on the usual engines.
func EachProvider(t *testing.T, test func(a *API, p *IDP), change ...func(*server.Options)) {
	t.Helper()
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		p := NewIDP(t)
		test(p.Service(t, engine, change...), p)
	})
}
