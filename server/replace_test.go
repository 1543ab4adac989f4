package server_test

import (
	"strings"
	"testing"

	"finds/schema"
)

// byCookie does something that sets the session cookie, in a browser that holds
// another one or "", and returns the new one as it is sent.
func (a *api) byCookie(path string, body m, held string) string {
	a.Helper()
	res := a.anonymous().do("POST", path, body, "Cookie", held)
	cookie, _, _ := strings.Cut(res.Header.Get("Set-Cookie"), ";")
	if res.Status/100 != 2 || !strings.HasPrefix(cookie, "finds_session=") {
		a.Fatalf("%s answers %d %v", path, res.Status, res.Header)
	}
	return cookie
}

// TestSignInReplacesSession: who signs in at a browser ends the session that was there,
// with what it subscribed, however they sign in; other sessions stay.
func TestSignInReplacesSession(t *testing.T) {
	eachProvider(t, func(a *api, p *idp) {
		a.signUp("ben")
		ann := a.signUp("ann")
		register, login := "/api/auth/register", "/api/auth/login"
		for name, over := range map[string]func(held string){
			"a login":        func(held string) { a.byCookie(login, registration("ben", "cookie", true), held) },
			"the same user":  func(held string) { a.byCookie(login, registration("ann", "cookie", true), held) },
			"a registration": func(held string) { a.byCookie(register, registration("new", "cookie", true), held) },
			"a provider": func(held string) {
				b := a.browser()
				b.cookies["finds_session"] = strings.TrimPrefix(held, "finds_session=")
				b.signIn(p, "", "sub-1", m{"preferred_username": "zoe"})
			},
		} {
			held := a.byCookie(login, registration("ann", "cookie", true), "")
			ok(a.anonymous(), 201, "POST", subscriptions, subscription(pushService+strings.ReplaceAll(name, " ", "-"), 1), "Cookie", held, "Sec-Fetch-Site", "same-origin")
			if n := len(ann.active()); n != 1 {
				a.Errorf("%s: %d browsers are subscribed before", name, n)
			}
			over(held)
			refused(a.anonymous(), 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", held)
			if n := len(ann.active()); n != 0 {
				a.Errorf("%s: %d browsers are subscribed after", name, n)
			}
		}
		for _, stays := range []func(held string){ // with a token, with a wrong password
			func(held string) {
				call[schema.Login](a.anonymous(), 200, "POST", login, registration("ben"), "Cookie", held)
			},
			func(held string) {
				refused(a.anonymous(), 401, "unauthenticated", "POST", login, registration("ben", "cookie", true, "password", "wrong password"), "Cookie", held)
			},
		} {
			held := a.byCookie(login, registration("ann", "cookie", true), "")
			stays(held)
			ok(a.anonymous(), 200, "GET", "/api/users/me", nil, "Cookie", held)
		}
		cookie := a.anonymous().do("POST", login, registration("ben", "cookie", true), "Authorization", "Bearer "+ann.token)
		if cookie.Status != 200 {
			a.Errorf("with a token the login answers %d", cookie.Status)
		}
		ok(ann, 200, "GET", "/api/users/me", nil)
	})
}
