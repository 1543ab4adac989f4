package e2e

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/server/oidc"
	"finds/store"
)

const callbackPath = "/api/auth/oauth/callback"

// service is a running Finds.
type service struct {
	*testing.T
	url   string
	store *store.Store
}

// open makes an empty database.
func open(t *testing.T) *store.Store {
	t.Helper()
	s, err := store.Open(context.Background(), store.Options{Database: filepath.Join(t.TempDir(), "finds.db")})
	check(t, err)
	t.Cleanup(func() { s.Close() })
	check(t, s.Migrate(context.Background()))
	return s
}

// start serves records to users that a provider signs in. The provider has to
// know the address, and the service the issuer, so the address comes first.
func start(t *testing.T, db *store.Store, from func(t *testing.T, sub, callback string) provider, sub string) (*service, provider) {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	check(t, err)
	base := &url.URL{Scheme: "http", Host: l.Addr().String()}
	p := from(t, sub, base.String()+callbackPath)
	storage, err := bucket.OpenFolder(t.TempDir())
	check(t, err)
	t.Cleanup(func() { storage.Close() })
	api := server.New(server.Options{Store: db, Log: slog.New(slog.NewTextHandler(io.Discard, nil)),
		Network: server.NetworkOptions{BaseURL: base},
		Media:   server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(make([]byte, 32)), TempDir: t.TempDir()},
		Accounts: server.AccountOptions{Registration: server.RegistrationOpen,
			Provider: &oidc.Config{Issuer: p.issuer, ClientID: clientID, ClientSecret: clientSecret, Redirects: []string{"http://127.0.0.1/in"}}}})
	h := &httptest.Server{Listener: l, Config: &http.Server{Handler: api}}
	h.Start()
	t.Cleanup(h.Close)
	return &service{t, base.String(), db}, p
}

// browser follows redirects, but not to the callback, nor to a native client.
func (s *service) browser() *http.Client {
	jar, err := cookiejar.New(nil)
	check(s.T, err)
	return &http.Client{Jar: jar, CheckRedirect: func(r *http.Request, _ []*http.Request) error {
		if r.URL.Path == callbackPath || r.URL.Path == "/in" {
			return http.ErrUseLastResponse
		}
		return nil
	}}
}

var action = regexp.MustCompile(`(?s)<form method="(?i:post)" action="([^"]*)"`)
var hidden = regexp.MustCompile(`<input type="hidden" name="([^"]*)" value="([^"]*)"`)

// signIn begins, fills the form of the provider, and returns where that sends
// the browser.
func (s *service) signIn(b *http.Client, p provider, query string) string {
	s.Helper()
	res, page := s.get(b, s.url+"/api/auth/oauth/start?"+query)
	form := action.FindStringSubmatch(page)
	if form == nil {
		s.Fatalf("%d at %s: no form in %s", res.StatusCode, res.Request.URL, page)
	}
	fields := url.Values{p.form[0]: {p.login}, p.form[1]: {password}}
	for _, m := range hidden.FindAllStringSubmatch(page, -1) {
		fields.Set(m[1], m[2])
	}
	where, err := res.Request.URL.Parse(strings.ReplaceAll(form[1], "&amp;", "&"))
	check(s.T, err)
	res, err = b.PostForm(where.String(), fields)
	check(s.T, err)
	defer res.Body.Close()
	back := res.Header.Get("Location")
	if !strings.HasPrefix(back, s.url+callbackPath+"?") {
		body, _ := io.ReadAll(res.Body)
		s.Fatalf("the provider answers %d, to %q: %s", res.StatusCode, back, body)
	}
	return back
}

func (s *service) get(b *http.Client, where string) (*http.Response, string) {
	s.Helper()
	r, err := http.NewRequest("GET", where, nil)
	check(s.T, err)
	r.Header.Set("Sec-Fetch-Site", "same-origin")
	res, err := b.Do(r)
	check(s.T, err)
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	check(s.T, err)
	return res, string(body)
}

// me returns the user that a browser is signed in as, without an id if none.
func (s *service) me(b *http.Client) (u schema.User) {
	s.Helper()
	if res, body := s.get(b, s.url+"/api/users/me"); res.StatusCode == http.StatusOK {
		check(s.T, json.Unmarshal([]byte(body), &u))
	}
	return u
}

// each runs a test with every provider.
func each(t *testing.T, test func(s *service, p provider)) {
	t.Parallel()
	for name, from := range providers {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			s, p := start(t, open(t), from, "1")
			test(s, p)
		})
	}
}

// TestCallbackRefused comes back with codes and states that belong elsewhere.
func TestCallbackRefused(t *testing.T) {
	each(t, func(s *service, p provider) {
		query := func(from string) url.Values {
			u, err := url.Parse(from)
			check(s.T, err)
			return u.Query()
		}
		refuse := func(name string, b *http.Client, q url.Values) {
			s.Helper()
			if res, body := s.get(b, s.url+callbackPath+"?"+q.Encode()); res.StatusCode != 400 || s.me(b).ID != "" {
				s.Errorf("%s: %d, signed in as %+v: %s", name, res.StatusCode, s.me(b), body)
			}
		}
		victim, thief := s.browser(), s.browser()
		stolen := query(s.signIn(victim, p, ""))
		refuse("in another browser", thief, stolen)
		own := query(s.signIn(thief, p, ""))
		own.Set("code", stolen.Get("code"))
		refuse("a code of another flow, so another verifier", thief, own)
		refuse("a flow that has ended", thief, own)
		b := s.browser()
		back := s.signIn(b, p, "redirect=/api/docs")
		if res, _ := s.get(b, back); res.Request.URL.Path != "/api/docs" || s.me(b).ID == "" {
			s.Errorf("the right way leads to %s, as %+v", res.Request.URL, s.me(b))
		}
		last := s.me(b).ID
		if res, _ := s.get(b, back); res.StatusCode != 400 || s.me(b).ID != last {
			s.Errorf("the same callback again: %d", res.StatusCode)
		}
	})
}

// TestSameNameIsNoTakeover signs in somebody who is called as an account that is there.
func TestSameNameIsNoTakeover(t *testing.T) {
	each(t, func(s *service, p provider) {
		ann, err := s.store.CreateUser(t.Context(), store.NewUser{Username: "ann", PasswordHash: credential.Standard.Hash(password)})
		check(s.T, err)
		for range 2 {
			b := s.browser()
			s.get(b, s.signIn(b, p, ""))
			if u := s.me(b); u.Username != "ann-2" || u.ID == ann.ID || !u.IdentityLinked {
				s.Errorf("signed in as %+v", u)
			}
		}
		if u, err := s.store.User(t.Context(), ann.ID); err != nil || u.IdentityLinked {
			s.Errorf("the account that was there: %+v, %v", u, err)
		}
	})
}

// TestSubjectBelongsToItsIssuer lets two issuers tell of the same sub.
func TestSubjectBelongsToItsIssuer(t *testing.T) {
	t.Parallel()
	db := open(t)
	s, p := start(t, db, dexProvider, "1")
	b := s.browser()
	s.get(b, s.signIn(b, p, ""))
	sub := base64.RawURLEncoding.EncodeToString([]byte("\n\x011\x12\x05local")) // as dex writes the user 1 of its connector local
	first := s.me(b)
	if id, err := db.IdentityUser(t.Context(), p.issuer+"#"+sub); err != nil || id != first.ID {
		t.Fatalf("dex has another sub: %q, %v", id, err)
	}
	s, p = start(t, db, zitadel, sub)
	b = s.browser()
	s.get(b, s.signIn(b, p, ""))
	second := s.me(b)
	if id, err := db.IdentityUser(t.Context(), p.issuer+"#"+sub); err != nil || id != second.ID || id == first.ID {
		t.Errorf("they are %+v and %+v, %v", first, second, err)
	}
}

// TestLink links an account to its owner's identity at the provider.
func TestLink(t *testing.T) {
	each(t, func(s *service, p provider) {
		b := s.browser()
		body, _ := json.Marshal(map[string]any{"username": "somebody", "password": password, "cookie": true})
		res, err := b.Post(s.url+"/api/auth/register", "application/json", bytes.NewReader(body))
		check(s.T, err)
		res.Body.Close()
		body, _ = json.Marshal(map[string]any{"password": password})
		res, err = b.Post(s.url+"/api/auth/confirm", "application/json", bytes.NewReader(body))
		check(s.T, err)
		res.Body.Close()
		s.get(b, s.signIn(b, p, "link=true"))
		other := s.browser()
		s.get(other, s.signIn(other, p, ""))
		if u := s.me(other); u.Username != "somebody" || !u.HasPassword || !u.IdentityLinked {
			s.Errorf("signed in as %+v", u)
		}
	})
}

// TestOneTimeCode signs a native client in.
func TestOneTimeCode(t *testing.T) {
	each(t, func(s *service, p provider) {
		verifier := strings.Repeat("v", 43)
		sum := sha256.Sum256([]byte(verifier))
		b := s.browser()
		res, _ := s.get(b, s.signIn(b, p, "redirect=http://127.0.0.1:49152/in&code_challenge="+base64.RawURLEncoding.EncodeToString(sum[:])))
		where, err := res.Location()
		check(s.T, err)
		redeem := func() (l schema.Login, status int) {
			body, _ := json.Marshal(map[string]string{"code": where.Query().Get("code"), "code_verifier": verifier})
			res, err := http.Post(s.url+"/api/auth/oauth/token", "application/json", bytes.NewReader(body))
			check(s.T, err)
			defer res.Body.Close()
			check(s.T, json.NewDecoder(res.Body).Decode(&l))
			return l, res.StatusCode
		}
		if l, status := redeem(); status != 200 || l.User.Username != "ann" || len(l.Token) != 43 || where.Host != "127.0.0.1:49152" {
			s.Errorf("%d %+v from %s", status, l, where)
		}
		if _, status := redeem(); status != 400 || s.me(b).ID != "" {
			s.Errorf("again: %d", status)
		}
	})
}

// TestClaims has the username in UserInfo alone (zitadel) and in the ID
// token (dex).
func TestClaims(t *testing.T) {
	each(t, func(s *service, p provider) {
		b := s.browser()
		s.get(b, s.signIn(b, p, ""))
		if u := s.me(b); u.Username != "ann" {
			s.Errorf("signed in as %+v", u)
		}
	})
}
