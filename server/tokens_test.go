package server_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// token makes an API token of a user.
func (u *user) apiToken(scopes ...string) *user {
	u.a.Helper()
	x := *u
	var hash string
	x.token, hash = credential.NewToken()
	must(u.a.store.CreateToken(u.a.Context(), store.NewToken{UserID: u.ID, TokenHash: hash, Name: strings.Join(scopes, " "), Scopes: scopes}))
	return &x
}

// beyond are the operations that no token may use. What is below /api/auth/ has to be here or
// in ownTokens, so that a new operation there is decided.
var (
	beyond = []string{"POST /api/auth/register", "POST /api/auth/login", "POST /api/auth/confirm", "POST /api/auth/tokens", "DELETE /api/auth/sessions/{sessionId}",
		"POST /api/auth/link", "POST /api/auth/link/check", "POST /api/admin/users/{userId}/sign-in-link", "GET /api/auth/oauth/start", "GET /api/auth/oauth/callback", "POST /api/auth/oauth/token", "PUT /api/users/me/password", "DELETE /api/users/me",
		"DELETE /api/users/me/identity", "GET /api/auth/passkeys", "POST /api/auth/passkeys", "POST /api/auth/passkeys/options",
		"PATCH /api/auth/passkeys/{passkeyId}", "DELETE /api/auth/passkeys/{passkeyId}", "POST /api/auth/passkey-login", "POST /api/auth/passkey-login/options"}
	ownTokens = []string{"GET /api/auth/sessions", "POST /api/auth/logout"}
)

// TestScopes lets tokens with every set of scopes use every operation, and compares which of
// them are refused. Members get nothing by the scope of administrators.
func TestScopes(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		a.administer(s.ben)
		for _, op := range a.operations() {
			name := op.String()
			if strings.HasPrefix(op.Path, "/api/auth/") && !slices.Contains(beyond, name) && !slices.Contains(ownTokens, name) {
				a.Errorf("%s is neither in beyond nor in ownTokens", name)
			}
			path := s.fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
			for set := 1; set < 8; set++ {
				var scopes []string
				for i, scope := range []string{"read", "write", "admin"} {
					if set&(1<<i) > 0 {
						scopes = append(scopes, scope)
					}
				}
				want := slices.Contains(scopes, "write")
				switch {
				case slices.Contains(beyond, name):
					want = false
				case strings.HasPrefix(op.Path, "/api/admin/"):
					want = slices.Contains(scopes, "admin")
				case op.Method == "GET":
					want = want || slices.Contains(scopes, "read")
				}
				methods := []string{op.Method}
				if op.Method == "GET" {
					methods = append(methods, "HEAD")
				}
				for _, method := range methods {
					program := s.ben.apiToken(scopes...)
					if got := program.mayUse(method, path); got != want {
						a.Errorf("a token with %v may use %s %s: %v, want %v", scopes, method, op.Path, got, want)
					}
					must(0, a.store.EndSession(a.Context(), credential.HashToken(program.token)))
				}
			}
		}
		program := s.ben.apiToken("admin")
		ok(program, 200, "GET", "/api/admin/users", nil)
		must(a.store.UpdateAccount(a.Context(), store.Actor{}, s.ben.ID, store.AccountEdit{Role: schema.RoleMember}))
		refusedAs(program, schema.ErrAdminOnly, 403, "GET", "/api/admin/users", nil)
	})
}

// mayUse reports whether a request of a token is not refused for its scopes. Its body is empty,
// so that few requests change anything.
func (u *user) mayUse(method, path string) bool {
	r := u.peek(method, path)
	if method == "HEAD" { // which has no body that says why
		return r.Status != 403 || !strings.Contains(string(u.peek("GET", path).Body), schema.ErrTokenScope.Reason)
	}
	return r.Status != 403 || !strings.Contains(string(r.Body), `"`+schema.ErrTokenScope.Reason+`"`)
}

// TestTokens makes tokens, lists them beside sessions, and revokes them.
func TestTokens(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		l := decode[schema.Login](a, a.login("ann", password))
		ann := &user{a: a, ID: l.User.ID, Name: "ann", token: l.Token}
		body := m{"name": " backup ", "scopes": []string{"write", "read", "read"}, "days": 90}
		refusedAs(ann, schema.ErrWrongPassword, 403, "POST", "/api/auth/tokens", body)
		body["password"] = "wrong"
		refusedAs(ann, schema.ErrWrongPassword, 403, "POST", "/api/auth/tokens", body)
		body["password"] = password
		res := ann.do("POST", "/api/auth/tokens", body)
		made := decode[schema.NewToken](a, res)
		x := made.Session
		if res.Status != 201 || len(made.Token) != 43 || x.Kind != "token" || x.Name != "backup" || fmt.Sprint(x.Scopes) != "[read write]" ||
			x.ExpiresAt.Sub(x.CreatedAt.Time) != 90*24*time.Hour || x.LastUsedAt != nil || res.Header.Get("Location") != "/api/auth/sessions/"+x.ID {
			a.Fatalf("%d %v %s", res.Status, res.Header, res.Body)
		}
		body["scopes"] = []string{"admin"}
		refusedAs(ann, schema.ErrAdminOnly, 403, "POST", "/api/auth/tokens", body)
		program := &user{a: a, ID: ann.ID, Name: "program", token: made.Token}
		ok(program, 200, "PATCH", "/api/users/me", m{"age": 30})
		refusedAs(program, schema.ErrTokenScope, 403, "POST", "/api/auth/tokens", body)

		list := call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil)
		if len(list) != 2 || list[0].Kind != "token" || list[0].LastUsedAt == nil || !list[0].LastUsedAt.Equal(a.clock.Now().Truncate(24*time.Hour)) ||
			list[1].Kind != "cli" || !list[1].Current || len(list[1].Scopes) != 0 {
			a.Errorf("sessions are %+v", list)
		}
		if text := string(ann.do("GET", "/api/auth/sessions", nil).Body); strings.Contains(text, made.Token) || strings.Contains(text, credential.HashToken(made.Token)) {
			a.Errorf("the list shows the token: %s", text)
		}
		for range 55 { // other sessions end to make room, tokens stay
			a.newSession(ann.ID, credential.HashToken(unique("session")))
		}
		a.clock.Add(89 * 24 * time.Hour)
		ok(program, 200, "GET", "/api/users/me", nil)
		a.clock.Add(2 * 24 * time.Hour)
		refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
	})
}

// TestTokenEnds revokes tokens in every way, among them those without an end.
func TestTokenEnds(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		made := call[schema.NewToken](ann, 201, "POST", "/api/auth/tokens", m{"name": "backup", "scopes": []string{"read"}})
		program := &user{a: a, ID: ann.ID, token: made.Token}
		if made.Session.ExpiresAt != nil {
			a.Errorf("it ends at %v", made.Session.ExpiresAt)
		}
		a.clock.Add(3 * 365 * 24 * time.Hour)
		a.sweep(0)
		ok(program, 200, "GET", "/api/users/me", nil)
		list := call[[]schema.Session](program, 200, "GET", "/api/auth/sessions", nil)
		if len(list) != 1 || list[0].ExpiresAt != nil || !list[0].Current {
			a.Errorf("sessions are %+v", list)
		}
		refused(ben.renewed(), 404, "not_found", "DELETE", "/api/auth/sessions/"+made.Session.ID, nil)
		ann = ann.renewed()
		ok(ann, 204, "DELETE", "/api/auth/sessions/"+made.Session.ID, nil)
		refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)

		program = ann.apiToken("write")
		ok(program, 204, "POST", "/api/auth/logout", nil)
		refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
		program = ann.apiToken("write")
		ok(ann, 204, "PUT", "/api/users/me/password", m{"newPassword": "a new sentence"})
		refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
		program = ann.apiToken("write")
		ok(a.administer(ben.renewed()), 200, "PUT", "/api/admin/users/"+ann.ID+"/suspension", m{"reason": "Spam"})
		refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
	})
}

// renewed is the user in another session.
func (u *user) renewed() *user {
	x := *u
	var hash string
	x.token, hash = credential.NewToken()
	u.a.newSession(u.ID, hash)
	return &x
}

// TestTokensMax makes as many tokens as an account may have, and asks for one in a session
// that is not new.
func TestTokensMax(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		for range schema.TokensMax {
			ann.apiToken("read")
		}
		body := m{"name": "backup", "scopes": []string{"read"}}
		refusedAs(ann, schema.ErrTooManyTokens, 409, "POST", "/api/auth/tokens", body)
		a.clock.Add(11 * time.Minute)
		refusedAs(ann, schema.ErrSignInAgain, 403, "POST", "/api/auth/tokens", body)
	})
}

// TestShareLinksOfTokens keeps the links of shares from API tokens that may only read: who has a link needs no token.
func TestShareLinksOfTokens(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		s := ann.share(m{"category": "nature", "place": "exact"})
		code := strings.TrimPrefix(s.Link, "/s/")
		paths := []string{"/api/shares", "/api/shares/" + s.ID, "/api/users/me/export"}
		for scopes, want := range map[string]bool{"read": false, "write": true, "read write": true} {
			program := ann.apiToken(strings.Fields(scopes)...)
			for _, path := range paths {
				res := program.do("GET", path, nil)
				text := string(res.Body)
				if res.Status != 200 || !strings.Contains(text, s.ID) || strings.Contains(text, code) != want {
					a.Errorf("%s with a token for %s is answered with %d %s", path, scopes, res.Status, text)
				}
			}
		}
		for _, path := range paths {
			if text := string(ann.do("GET", path, nil).Body); !strings.Contains(text, s.Link) {
				a.Errorf("the owner reads no link in %s: %s", path, text)
			}
		}
	})
}
