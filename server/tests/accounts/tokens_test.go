package accounts

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server/credential"
	. "finds/server/servertest"
	"finds/store"
)

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
	Each(t, func(a *API) {
		s := a.Stage()
		a.Administer(s.Ben)
		for _, op := range a.Operations() {
			name := op.String()
			if strings.HasPrefix(op.Path, "/api/auth/") && !slices.Contains(beyond, name) && !slices.Contains(ownTokens, name) {
				a.Errorf("%s is neither in beyond nor in ownTokens", name)
			}
			path := s.Fill(strings.ReplaceAll(op.Path, "{path}", "m/5f/x.webp"))
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
				case op.Method == "GET" || name == "POST /api/places/resolve": // which only reads
					want = want || slices.Contains(scopes, "read")
				}
				methods := []string{op.Method}
				if op.Method == "GET" {
					methods = append(methods, "HEAD")
				}
				for _, method := range methods {
					program := s.Ben.APIToken(scopes...)
					if got := mayUse(program, method, path); got != want {
						a.Errorf("a token with %v may use %s %s: %v, want %v", scopes, method, op.Path, got, want)
					}
					Must(0, a.Store.EndSession(a.Context(), credential.HashToken(program.Token)))
				}
			}
		}
		program := s.Ben.APIToken("admin")
		OK(program, 200, "GET", "/api/admin/users", nil)
		Must(a.Store.UpdateAccount(a.Context(), store.Actor{}, s.Ben.ID, store.AccountEdit{Role: schema.RoleMember}))
		RefusedAs(program, schema.ErrAdminOnly, 403, "GET", "/api/admin/users", nil)
	})
}

// mayUse reports whether a request of a token is not refused for its scopes. Its body is empty,
// so that few requests change anything.
func mayUse(u *User, method, path string) bool {
	r := u.Peek(method, path)
	if method == "HEAD" { // which has no body that says why
		return r.Status != 403 || !strings.Contains(string(u.Peek("GET", path).Body), schema.ErrTokenScope.Reason)
	}
	return r.Status != 403 || !strings.Contains(string(r.Body), `"`+schema.ErrTokenScope.Reason+`"`)
}

// TestTokens makes tokens, lists them beside sessions, and revokes them.
func TestTokens(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		l := Decode[schema.Login](a, a.Login("ann", Password))
		ann := &User{A: a, ID: l.User.ID, Name: "ann", Token: l.Token}
		body := M{"name": " backup ", "scopes": []string{"write", "read", "read"}, "days": 90}
		RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", "/api/auth/tokens", body)
		body["password"] = "wrong"
		RefusedAs(ann, schema.ErrWrongPassword, 403, "POST", "/api/auth/tokens", body)
		body["password"] = Password
		res := ann.Do("POST", "/api/auth/tokens", body)
		made := Decode[schema.NewToken](a, res)
		x := made.Session
		if res.Status != 201 || len(made.Token) != 43 || x.Kind != "token" || x.Name != "backup" || fmt.Sprint(x.Scopes) != "[read write]" ||
			x.ExpiresAt.Sub(x.CreatedAt.Time) != 90*24*time.Hour || x.LastUsedAt != nil || res.Header.Get("Location") != "/api/auth/sessions/"+x.ID {
			a.Fatalf("%d %v %s", res.Status, res.Header, res.Body)
		}
		body["scopes"] = []string{"admin"}
		RefusedAs(ann, schema.ErrAdminOnly, 403, "POST", "/api/auth/tokens", body)
		program := &User{A: a, ID: ann.ID, Name: "program", Token: made.Token}
		OK(program, 200, "PATCH", "/api/users/me", M{"age": 30})
		RefusedAs(program, schema.ErrTokenScope, 403, "POST", "/api/auth/tokens", body)

		list := Call[[]schema.Session](ann, 200, "GET", "/api/auth/sessions", nil)
		if len(list) != 2 || list[0].Kind != "token" || list[0].LastUsedAt == nil || !list[0].LastUsedAt.Equal(a.Clock.Now().Truncate(24*time.Hour)) ||
			list[1].Kind != "cli" || !list[1].Current || len(list[1].Scopes) != 0 {
			a.Errorf("sessions are %+v", list)
		}
		if text := string(ann.Do("GET", "/api/auth/sessions", nil).Body); strings.Contains(text, made.Token) || strings.Contains(text, credential.HashToken(made.Token)) {
			a.Errorf("the list shows the token: %s", text)
		}
		for range 55 { // other sessions end to make room, tokens stay
			a.NewSession(ann.ID, credential.HashToken(Unique("session")))
		}
		a.Clock.Add(89 * 24 * time.Hour)
		OK(program, 200, "GET", "/api/users/me", nil)
		a.Clock.Add(2 * 24 * time.Hour)
		Refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
	})
}

// TestTokenEnds revokes tokens in every way, among them those without an end.
func TestTokenEnds(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		made := Call[schema.NewToken](ann, 201, "POST", "/api/auth/tokens", M{"name": "backup", "scopes": []string{"read"}})
		program := &User{A: a, ID: ann.ID, Token: made.Token}
		if made.Session.ExpiresAt != nil {
			a.Errorf("it ends at %v", made.Session.ExpiresAt)
		}
		a.Clock.Add(3 * 365 * 24 * time.Hour)
		a.Sweep(0)
		OK(program, 200, "GET", "/api/users/me", nil)
		list := Call[[]schema.Session](program, 200, "GET", "/api/auth/sessions", nil)
		if len(list) != 1 || list[0].ExpiresAt != nil || !list[0].Current {
			a.Errorf("sessions are %+v", list)
		}
		Refused(renewed(ben), 404, "not_found", "DELETE", "/api/auth/sessions/"+made.Session.ID, nil)
		ann = renewed(ann)
		OK(ann, 204, "DELETE", "/api/auth/sessions/"+made.Session.ID, nil)
		Refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)

		program = ann.APIToken("write")
		OK(program, 204, "POST", "/api/auth/logout", nil)
		Refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
		program = ann.APIToken("write")
		OK(ann, 204, "PUT", "/api/users/me/password", M{"newPassword": "a new sentence"})
		Refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
		program = ann.APIToken("write")
		OK(a.Administer(renewed(ben)), 200, "PUT", "/api/admin/users/"+ann.ID+"/suspension", M{"reason": "Spam"})
		Refused(program, 401, "unauthenticated", "GET", "/api/users/me", nil)
	})
}

// renewed is the user in another session.
func renewed(u *User) *User {
	x := *u
	var hash string
	x.Token, hash = credential.NewToken()
	u.A.NewSession(u.ID, hash)
	return &x
}

// TestTokensMax makes as many tokens as an account may have, and asks for one in a session
// that is not new.
func TestTokensMax(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		for range schema.TokensMax {
			ann.APIToken("read")
		}
		body := M{"name": "backup", "scopes": []string{"read"}}
		RefusedAs(ann, schema.ErrTooManyTokens, 409, "POST", "/api/auth/tokens", body)
		a.Clock.Add(11 * time.Minute)
		RefusedAs(ann, schema.ErrSignInAgain, 403, "POST", "/api/auth/tokens", body)
	})
}

// TestShareLinksOfTokens keeps the links of shares from API tokens that may only read: who has a link needs no token.
func TestShareLinksOfTokens(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		s := ann.Share(M{"category": "nature", "place": "exact"})
		code := strings.TrimPrefix(s.Link, "/s/")
		paths := []string{"/api/shares", "/api/shares/" + s.ID, "/api/users/me/export"}
		for scopes, want := range map[string]bool{"read": false, "write": true, "read write": true} {
			program := ann.APIToken(strings.Fields(scopes)...)
			for _, path := range paths {
				res := program.Do("GET", path, nil)
				text := string(res.Body)
				if res.Status != 200 || !strings.Contains(text, s.ID) || strings.Contains(text, code) != want {
					a.Errorf("%s with a token for %s is answered with %d %s", path, scopes, res.Status, text)
				}
			}
		}
		for _, path := range paths {
			if text := string(ann.Do("GET", path, nil).Body); !strings.Contains(text, s.Link) {
				a.Errorf("the owner reads no link in %s: %s", path, text)
			}
		}
	})
}
