package hostile

import (
	"image/color"
	"net/url"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestLogsHoldNoSecrets runs through everything that handles a secret and scans
// the log for each of them.
func TestLogsHoldNoSecrets(t *testing.T) {
	Each(t, func(a *API) {
		visitor := a.Anonymous()
		password, next, invite := "correct horse battery", "staple of the stable", "Zk3J5t0f6H8i2Qp1-invite"
		login := Call[schema.Login](visitor, 201, "POST", "/api/auth/register", M{"username": "cleo", "password": password, "invite": invite})
		cleo := &User{A: a, ID: login.User.ID, Name: "cleo", Token: login.Token}
		res := visitor.Do("POST", "/api/auth/login", M{"username": "cleo", "password": password, "cookie": true})
		cookie, _, _ := strings.Cut(strings.TrimPrefix(res.Header.Get("Set-Cookie"), "finds_session="), ";")
		visitor.Do("POST", "/api/auth/login", M{"username": "cleo", "password": password + "!"})
		visitor.Do("GET", "/api/users/me", nil, "Cookie", "finds_session="+cookie)
		visitor.Do("GET", "/api/users/me?token="+login.Token+"&password="+url.QueryEscape(password), nil, "Authorization", "Bearer "+login.Token)
		visitor.Do("GET", "/api/users/me", nil, "Authorization", "Basic "+password)
		OK(cleo, 204, "PUT", "/api/users/me/password", M{"currentPassword": password, "newPassword": next})
		endpoint := "https://updates.push.services.mozilla.com/wpush/v2/secret-endpoint"
		OK(cleo, 201, "POST", "/api/push/subscriptions", M{"endpoint": endpoint, "keys": M{"p256dh": PushPoint, "auth": "tBHItJI5svbpez7KI4CCXg"}})
		cleo.Find("A secret title", false)
		cleo.Do("POST", "/api/finds", `{"title":"`+password)
		cleo.Do("GET", "/api/media/m/5f/x.webp?u=1&e=2&s=secret-signature", nil)
		media := cleo.Upload(Picture(8, 8, color.White))[0].URL
		_, signature, _ := strings.Cut(media, "?")
		if res := visitor.Do("GET", media, nil); res.Status != 200 {
			a.Errorf("a signed URL: %d", res.Status)
		}
		visitor.Do("GET", "/join?invite="+invite, nil)
		cleo.Stream("").Cancel()
		OK(cleo, 204, "POST", "/api/auth/logout", nil)
		// Nor do faults tell more than what went wrong.
		rename := func(table, to string) {
			if _, err := a.Direct().Exec("ALTER TABLE " + table + " RENAME TO " + to); err != nil {
				a.Fatal(err)
			}
		}
		rename("session", "gone")
		cleo.Do("GET", media, nil)
		visitor.Do("POST", "/api/auth/login", M{"username": "cleo", "password": next})
		visitor.Do("POST", "/api/auth/register", M{"username": "dora", "password": password, "invite": invite})
		visitor.Do("GET", "/api/users/me", nil, "Cookie", "finds_session="+cookie)
		rename("gone", "session")
		log := a.ServiceLog.String()
		if !strings.Contains(log, "level=ERROR") || signature == "" {
			a.Error("nothing failed, or nothing was signed")
		}
		for line := range strings.Lines(log) {
			if _, query, found := strings.Cut(line, "path="); found && strings.ContainsAny(strings.Fields(query)[0], "?&=") {
				a.Errorf("a query is in the log: %s", line)
			}
		}
		if len(cookie) != 43 || strings.Count(log, "msg=request") < 12 {
			a.Fatalf("cookie %q, log:\n%s", cookie, log)
		}
		for _, secret := range []string{login.Token, credential.HashToken(login.Token), cookie, password, url.QueryEscape(password), next, invite, "secret-endpoint", PushPoint, "tBHItJI5svbpez7KI4CCXg", "A secret title", "secret-signature", signature, "argon2", "Bearer"} {
			if strings.Contains(log, secret) {
				a.Errorf("the log holds %q", secret)
			}
		}
		// Nor does the database hold a token.
		if stored := a.Contents(); strings.Contains(stored, login.Token) || strings.Contains(stored, cookie) || strings.Contains(stored, password) || strings.Contains(stored, next) {
			a.Error("the database holds a secret in clear")
		}
	})
}

// TestLogsAreOneLineEach tries to write lines of its own into the log.
func TestLogsAreOneLineEach(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	before := strings.Count(a.ServiceLog.String(), "\n")
	forged := "%0d%0atime=2026-01-01 level=ERROR msg=forged%1b%5b31m%00%e2%80%a8"
	a.Get("GET", "/x"+strings.ReplaceAll(forged, " ", "%20"), "User-Agent: a\tb\x1b[31mforged\r\nX-Forwarded-For: 1.1.1.1\r\nX-Request-Id: forged\r\n")
	a.Get("GET", "/api/finds?q="+strings.ReplaceAll(forged, " ", "%20"), "")
	a.Get("F\x1bORGED", "/", "")
	a.Anonymous().Do("POST", "/api/auth/login", M{"username": "a\r\nmsg=forged", "password": "x\nmsg=forged"})
	log := a.ServiceLog.String()
	for line := range strings.Lines(log) {
		if !strings.HasPrefix(line, "time=") || strings.Contains(line, "\x1b") || strings.HasPrefix(line, "time=2026-01-01") {
			t.Errorf("a line of the log is %q", line)
		}
	}
	if n := strings.Count(log, "\n") - before; n != strings.Count(log[0:], "msg=request") {
		t.Errorf("%d lines of %d requests", n, strings.Count(log, "msg=request"))
	}
}

// injections are texts that end a string, a query or a search in some dialect.
var injections = []string{`' OR '1'='1`, `' OR 1=1 --`, `"; DROP TABLE find; --`, `'); DELETE FROM "user"; --`, `\'; SELECT 1; --`, `1 UNION SELECT password_hash FROM "user"`, `%`, `_`, `%%'`, `\`, `$1`, `?`, `:a`, `@a`, `#`, `/*`, `*/`,
	`"`, `'`, `*`, `a*`, `"a" "b`, `a AND b`, `a NOT b`, `NEAR(a b, 2)`, `title:a`, `^a`, `-a`, `+a`, `a & b`, `a | !b`, `a <-> b`, `a:*`, `(a`, `)`, `{a}`, `'a':*`, `& `, `<script>`, `{{1}}`, "a\u2028b", `ﬁ`, `ａｂ`, `İ`, `ß`, strings.Repeat(`"`, 50), strings.Repeat(`a `, 24)}

// TestInjection puts hostile text wherever text, order or number is taken: it
// is data, finds what it says alone, and is kept as it came.
func TestInjection(t *testing.T) {
	Each(t, func(a *API) {
		s := a.Stage()
		s.Ann.Find("Private", false)
		before := a.Contents()
		for _, text := range injections {
			q := url.QueryEscape(text)
			for _, path := range []string{"/api/finds?q=" + q, "/api/finds?category=" + q, "/api/finds?userId=" + q, "/api/finds?locationId=" + q, "/api/locations?q=" + q, "/api/locations?category=" + q,
				"/api/locations/clusters?bbox=-180,-90,180,90&zoom=2&q=" + q, "/api/locations/clusters?bbox=-180,-90,180,90&zoom=2&category=" + q, "/api/users?q=" + q + q} {
				res := s.Ben.Do("GET", path, nil)
				if res.Status == 422 && strings.HasPrefix(path, "/api/users") {
					continue // too short or too long for a name
				}
				if strings.TrimSpace(string(res.Body)) != "[]" || res.Status != 200 {
					a.Errorf("%s: %d %s", path, res.Status, res.Body)
				}
			}
			for _, name := range []string{"order", "limit", "cursor", "lat", "radius", "bbox", "includePrivate", "findsLimit"} {
				if res := s.Ben.Do("GET", "/api/locations?"+name+"="+q, nil); res.Status != 422 {
					a.Errorf("%s=%s: %d %s", name, text, res.Status, res.Body)
				}
			}
			if res := a.Anonymous().Do("POST", "/api/auth/login", M{"username": text, "password": text}); res.Status != 401 && res.Status != 429 {
				a.Errorf("login as %s: %d %s", text, res.Status, res.Body)
			}
			a.Clock.Add(10 * time.Minute) // on the same day, which accounts note
		}
		a.Unchanged(before, "an injection")
		for _, text := range injections {
			title := strings.TrimSpace(text)
			f := Call[schema.Find](s.Ann, 200, "PUT", s.Fill("/api/finds/{findId}"), M{"title": text, "description": text, "category": title[:min(len(title), 30)]})
			if f.Title != title || *f.Description != title {
				a.Errorf("%q is kept as %q and %q", text, f.Title, *f.Description)
			}
			OK(s.Ben, 200, "GET", "/api/finds?q="+url.QueryEscape(text), nil)
		}
	})
}
