package guards

import (
	"context"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestDatabaseHoldsNoCredentials looks for everything that opens a door in every column,
// in the files of the database, and in the log.
func TestDatabaseHoldsNoCredentials(t *testing.T) {
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		if err := a.Store.CreateInvite(context.Background(), credential.HashToken("an-invite-code"), 2, time.Hour); err != nil {
			a.Fatal(err)
		}
		secrets := []string{"an-invite-code", Password}
		l := Call[schema.Login](visitor, 201, "POST", "/api/auth/register", Registration("ann", "invite", "an-invite-code"))
		secrets = append(secrets, l.Token)
		tokens := map[string]bool{}
		for range 3 {
			l := Call[schema.Login](visitor, 200, "POST", "/api/auth/login", M{"username": "ann", "password": Password})
			if tokens[l.Token] || l.Token == "" {
				a.Errorf("token %q came before", l.Token)
			}
			tokens[l.Token] = true
			secrets = append(secrets, l.Token)
		}
		r := visitor.Do("POST", "/api/auth/login", M{"username": "ann", "password": Password, "cookie": true})
		_, value, _ := strings.Cut(r.Header.Get("Set-Cookie"), "=")
		value, _, _ = strings.Cut(value, ";")
		secrets = append(secrets, value)
		OK(visitor, 200, "GET", "/api/users/me", nil, "Cookie", "finds_session="+value)
		stored := fmt.Sprint(a.Dump())
		if !strings.Contains(stored, credential.HashToken(value)) {
			a.Fatal("the dump does not show sessions")
		}
		files, _ := filepath.Glob(a.DSN + "*")
		for _, f := range files {
			stored += string(Must(os.ReadFile(f)))
		}
		for _, s := range secrets {
			if strings.Contains(stored, s) {
				a.Errorf("%q stands in the database", s)
			}
			if strings.Contains(a.ServiceLog.String(), s) {
				a.Errorf("%q stands in the log", s)
			}
		}
	}, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
}

// TestGetChangesNothing reads everything as everybody and finds nothing changed.
func TestGetChangesNothing(t *testing.T) {
	Each(t, func(a *API) {
		var scenes []*Scene
		for _, role := range Roles {
			s := NewScene(a, role, schema.AudienceEveryone)
			s.Secrets()
			scenes = append(scenes, s)
		}
		before := a.Dump()
		for _, s := range scenes {
			s.Snapshot(s.Actor)
			for _, o := range s.Operations() {
				if path := s.Fill(o.Path); o.Stream {
					s.Actor.Peek("GET", path)
				} else if o.Method == "GET" {
					s.Actor.Do("HEAD", path, nil)
				}
			}
		}
		a.Same("reading", before)
	})
}

// TestCrossSiteRefused sends every unsafe operation from pages of other
// origins, with the cookie and without.
func TestCrossSiteRefused(t *testing.T) {
	Each(t, func(a *API) {
		s := NewScene(a, "owner", schema.AudienceEveryone)
		s.Secrets()
		cookie := []string{"Cookie", "__Host-finds_session=" + s.Owner.Token}
		browser := a.Anonymous()
		before := a.Dump()
		unsafe := 0
		for _, row := range Matrix {
			method, path, _ := strings.Cut(row.Op, " ")
			if method == "GET" {
				continue
			}
			unsafe++
			for _, from := range [][]string{
				{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Sec-Fetch-Site", "nonsense"},
				{"Origin", "https://evil.test"}, {"Origin", "http://evil.finds.test"}, {"Origin", "null"},
				{"Sec-Fetch-Site", "cross-site", "Origin", a.URL},
			} {
				for _, headers := range [][]string{from, append(slices.Clone(from), cookie...)} {
					var body any
					if row.Body != nil {
						body = row.Body(s)
					}
					Refused(browser, 403, "forbidden", method, s.Fill(path), body, headers...)
					Refused(browser, 403, "forbidden", method, s.Fill(path), "x=1", append(slices.Clone(headers), "Content-Type", "text/plain")...)
				}
			}
		}
		if unsafe < 20 {
			a.Errorf("only %d unsafe operations", unsafe)
		}
		a.Same("other sites", before)
		path, body := "/api/users/me", M{"age": 40}
		for _, from := range [][]string{nil, {"Sec-Fetch-Site", "same-origin"}, {"Sec-Fetch-Site", "none"}, {"Origin", a.URL}, {"Origin", "https://finds.test", "Sec-Fetch-Site", "cross-site"}} {
			OK(browser, 200, "PATCH", path, body, append(slices.Clone(from), cookie...)...)
		}
		OK(s.Owner, 200, "PATCH", path, body, "Sec-Fetch-Site", "cross-site", "Origin", "https://evil.test") // no browser adds a token by itself
		OK(browser, 200, "GET", path, nil, append([]string{"Sec-Fetch-Site", "cross-site"}, cookie...)...)
	}, func(o *server.Options) { o.Network.BaseURL = Must(url.Parse("https://finds.test")) })
}

// TestOtherUser sends what a page of ann's sends once ben has signed in in her
// browser, and what it sends when all is well.
func TestOtherUser(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		before := a.Dump()
		for op, body := range map[string]any{"PATCH /api/users/me": M{"age": 40}, "POST /api/locations": M{"latitude": 1, "longitude": 1, "name": "x"}, "POST /api/auth/logout": nil, "PUT /api/users/me/picture": nil} {
			method, path, _ := strings.Cut(op, " ")
			Refused(ben, 409, "conflict", method, path, body, "X-Finds-User", ann.ID)
		}
		a.Same("a page of another user", before)
		OK(ben, 200, "PATCH", "/api/users/me", M{"age": 40}, "X-Finds-User", ben.ID)
		OK(ben, 200, "GET", "/api/users/me", nil, "X-Finds-User", ann.ID)
		Refused(a.Anonymous(), 401, "unauthenticated", "PATCH", "/api/users/me", M{"age": 40}, "X-Finds-User", ann.ID)
	})
}
