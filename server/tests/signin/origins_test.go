package signin

import (
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// TestSignInFromOrigins: a client on a listed origin registers, signs in and
// redeems a code with what browsers send along; it gets tokens and no cookie,
// and one that is not listed gets nothing.
func TestSignInFromOrigins(t *testing.T) {
	const friend, other = "https://app.example", "https://evil.example"
	Each(t, func(a *API) {
		headers := func(origin string, more ...string) []string {
			return append([]string{"Origin", origin, "Sec-Fetch-Site", "cross-site"}, more...)
		}
		visitor := a.Anonymous()
		in := M{"username": "ann", "password": Password}
		r := visitor.Do("POST", "/api/auth/register", Registration("ann"), headers(friend)...)
		if r.Status != 201 || r.Header.Get("Set-Cookie") != "" || r.Header.Get("Access-Control-Allow-Origin") != friend {
			a.Errorf("registered: %d %v %s", r.Status, r.Header, r.Body)
		}
		for _, from := range [][]string{headers(friend), {"Origin", friend}} { // older browsers do not tell the site
			l := Call[schema.Login](visitor, 200, "POST", "/api/auth/login", in, from...)
			mine := &User{A: a, Name: "ann", Token: l.Token}
			OK(mine, 200, "PATCH", "/api/users/me", M{"age": 30}, from...)
			OK(mine, 204, "POST", "/api/auth/logout", nil, from...)
		}
		Refused(visitor, 400, "malformed", "POST", "/api/auth/oauth/token", M{"code": "x", "code_verifier": strings.Repeat("a", 43)}, headers(friend)...)
		Refused(visitor, 401, "unauthenticated", "POST", "/api/finds", M{"title": "x"}, headers(friend)...)

		in["cookie"] = true
		for _, from := range [][]string{headers(friend), {"Origin", friend}, headers(friend, "Authorization", "Bearer "+strings.Repeat("A", 43))} {
			Refused(visitor, 403, "forbidden", "POST", "/api/auth/login", in, from...)
			Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("ben", "cookie", true), from...)
		}
		ann := a.Again("ann")
		Refused(visitor, 403, "forbidden", "PATCH", "/api/users/me", M{"age": 31}, headers(friend, "Cookie", "finds_session="+ann.Token)...)
		delete(in, "cookie")
		Refused(visitor, 403, "forbidden", "POST", "/api/auth/login", in, headers(friend, "Cookie", "finds_session="+ann.Token)...)
		for path, body := range map[string]any{"/api/auth/login": in, "/api/auth/register": Registration("ben"),
			"/api/auth/oauth/token": M{"code": "x", "code_verifier": strings.Repeat("a", 43)}} {
			Refused(visitor, 403, "forbidden", "POST", path, body, headers(other)...)
			Refused(visitor, 403, "forbidden", "POST", path, body, headers("null")...)
			Refused(visitor, 403, "forbidden", "POST", path, body, "Sec-Fetch-Site", "cross-site")
		}
	}, func(o *server.Options) { o.Network.CORSOrigins = []string{friend} })
}

// TestOtherSchemes: an Authorization header of another scheme, which a proxy
// asks for, neither hides the cookie nor stands for it.
func TestOtherSchemes(t *testing.T) {
	Each(t, func(a *API) {
		ann, visitor := a.As("ann"), a.Anonymous()
		cookie := "finds_session=" + ann.Token
		for _, header := range []string{"Basic dTpw", "Digest username=\"ann\"", "Token " + ann.Token} {
			OK(visitor, 200, "GET", "/api/users/me", nil, "Cookie", cookie, "Authorization", header)
			OK(visitor, 200, "PATCH", "/api/users/me", M{"age": 30}, "Cookie", cookie, "Authorization", header, "Sec-Fetch-Site", "same-origin")
			Refused(visitor, 403, "forbidden", "PATCH", "/api/users/me", M{"age": 31}, "Cookie", cookie, "Authorization", header, "Sec-Fetch-Site", "cross-site")
			Refused(visitor, 401, "unauthenticated", "GET", "/api/users/me", nil, "Authorization", header)
		}
		for _, header := range []string{"Bearer " + strings.Repeat("A", 43), "Bearer", "bearer x"} {
			Refused(visitor, 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", cookie, "Authorization", header)
		}
	})
}
