package accounts

import (
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// byCookie does something that sets the session cookie, in a browser that holds
// another one or "", and returns the new one as it is sent.
func byCookie(a *API, path string, body M, held string) string {
	a.Helper()
	res := a.Anonymous().Do("POST", path, body, "Cookie", held)
	cookie, _, _ := strings.Cut(res.Header.Get("Set-Cookie"), ";")
	if res.Status/100 != 2 || !strings.HasPrefix(cookie, "finds_session=") {
		a.Fatalf("%s answers %d %v", path, res.Status, res.Header)
	}
	return cookie
}

// TestSignInReplacesSession: who signs in at a browser ends the session that was there,
// with what it subscribed, however they sign in; other sessions stay.
func TestSignInReplacesSession(t *testing.T) {
	EachProvider(t, func(a *API, p *IDP) {
		a.SignUp("ben")
		ann := a.SignUp("ann")
		register, login := "/api/auth/register", "/api/auth/login"
		for name, over := range map[string]func(held string){
			"a login":        func(held string) { byCookie(a, login, Registration("ben", "cookie", true), held) },
			"the same user":  func(held string) { byCookie(a, login, Registration("ann", "cookie", true), held) },
			"a registration": func(held string) { byCookie(a, register, Registration("new", "cookie", true), held) },
			"a provider": func(held string) {
				b := a.Browser()
				b.Cookies["finds_session"] = strings.TrimPrefix(held, "finds_session=")
				b.SignIn(p, "", "sub-1", M{"preferred_username": "zoe"})
			},
		} {
			held := byCookie(a, login, Registration("ann", "cookie", true), "")
			OK(a.Anonymous(), 201, "POST", Subscriptions, Subscription(PushService+strings.ReplaceAll(name, " ", "-"), 1), "Cookie", held, "Sec-Fetch-Site", "same-origin")
			if n := len(ann.Active()); n != 1 {
				a.Errorf("%s: %d browsers are subscribed before", name, n)
			}
			over(held)
			Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/users/me", nil, "Cookie", held)
			if n := len(ann.Active()); n != 0 {
				a.Errorf("%s: %d browsers are subscribed after", name, n)
			}
		}
		for _, stays := range []func(held string){ // with a token, with a wrong password
			func(held string) {
				Call[schema.Login](a.Anonymous(), 200, "POST", login, Registration("ben"), "Cookie", held)
			},
			func(held string) {
				Refused(a.Anonymous(), 401, "unauthenticated", "POST", login, Registration("ben", "cookie", true, "password", "wrong password"), "Cookie", held)
			},
		} {
			held := byCookie(a, login, Registration("ann", "cookie", true), "")
			stays(held)
			OK(a.Anonymous(), 200, "GET", "/api/users/me", nil, "Cookie", held)
		}
		cookie := a.Anonymous().Do("POST", login, Registration("ben", "cookie", true), "Authorization", "Bearer "+ann.Token)
		if cookie.Status != 200 {
			a.Errorf("with a token the login answers %d", cookie.Status)
		}
		OK(ann, 200, "GET", "/api/users/me", nil)
	})
}
