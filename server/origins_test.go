package server_test

import (
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
)

// TestSignInFromOrigins: a client on a listed origin registers, signs in and
// redeems a code with what browsers send along; it gets tokens and no cookie,
// and one that is not listed gets nothing.
func TestSignInFromOrigins(t *testing.T) {
	const friend, other = "https://app.example", "https://evil.example"
	each(t, func(a *api) {
		headers := func(origin string, more ...string) []string {
			return append([]string{"Origin", origin, "Sec-Fetch-Site", "cross-site"}, more...)
		}
		visitor := a.anonymous()
		in := m{"username": "ann", "password": password}
		r := visitor.do("POST", "/api/auth/register", registration("ann"), headers(friend)...)
		if r.Status != 201 || r.Header.Get("Set-Cookie") != "" || r.Header.Get("Access-Control-Allow-Origin") != friend {
			a.Errorf("registered: %d %v %s", r.Status, r.Header, r.Body)
		}
		for _, from := range [][]string{headers(friend), {"Origin", friend}} { // older browsers do not tell the site
			l := call[schema.Login](visitor, 200, "POST", "/api/auth/login", in, from...)
			mine := &user{a: a, Name: "ann", token: l.Token}
			ok(mine, 200, "PATCH", "/api/users/me", m{"age": 30}, from...)
			ok(mine, 204, "POST", "/api/auth/logout", nil, from...)
		}
		refused(visitor, 400, "malformed", "POST", "/api/auth/oauth/token", m{"code": "x", "code_verifier": strings.Repeat("a", 43)}, headers(friend)...)
		refused(visitor, 401, "unauthenticated", "POST", "/api/finds", m{"title": "x"}, headers(friend)...)

		in["cookie"] = true
		for _, from := range [][]string{headers(friend), {"Origin", friend}, headers(friend, "Authorization", "Bearer "+strings.Repeat("A", 43))} {
			refused(visitor, 403, "forbidden", "POST", "/api/auth/login", in, from...)
			refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("ben", "cookie", true), from...)
		}
		ann := a.again("ann")
		refused(visitor, 403, "forbidden", "PATCH", "/api/users/me", m{"age": 31}, headers(friend, "Cookie", "finds_session="+ann.token)...)
		delete(in, "cookie")
		refused(visitor, 403, "forbidden", "POST", "/api/auth/login", in, headers(friend, "Cookie", "finds_session="+ann.token)...)
		for path, body := range map[string]any{"/api/auth/login": in, "/api/auth/register": registration("ben"),
			"/api/auth/oauth/token": m{"code": "x", "code_verifier": strings.Repeat("a", 43)}} {
			refused(visitor, 403, "forbidden", "POST", path, body, headers(other)...)
			refused(visitor, 403, "forbidden", "POST", path, body, headers("null")...)
			refused(visitor, 403, "forbidden", "POST", path, body, "Sec-Fetch-Site", "cross-site")
		}
	}, func(o *server.Options) { o.CORSOrigins = []string{friend} })
}

// TestOtherSchemes: an Authorization header of another scheme, which a proxy
// asks for, neither hides the cookie nor stands for it.
func TestOtherSchemes(t *testing.T) {
	each(t, func(a *api) {
		ann, visitor := a.as("ann"), a.anonymous()
		cookie := "finds_session=" + ann.token
		for _, header := range []string{"Basic dTpw", "Digest username=\"ann\"", "Token " + ann.token} {
			ok(visitor, 200, "GET", "/api/users/me", nil, "Cookie", cookie, "Authorization", header)
			ok(visitor, 200, "PATCH", "/api/users/me", m{"age": 30}, "Cookie", cookie, "Authorization", header, "Sec-Fetch-Site", "same-origin")
			refused(visitor, 403, "forbidden", "PATCH", "/api/users/me", m{"age": 31}, "Cookie", cookie, "Authorization", header, "Sec-Fetch-Site", "cross-site")
			refused(visitor, 401, "unauthenticated", "GET", "/api/users/me", nil, "Authorization", header)
		}
		for _, header := range []string{"Bearer " + strings.Repeat("A", 43), "Bearer", "bearer x"} {
			refused(visitor, 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", cookie, "Authorization", header)
		}
	})
}
