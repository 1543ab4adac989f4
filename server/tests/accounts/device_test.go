package accounts

import (
	"fmt"
	"strings"
	"testing"
	"time"

	. "finds/server/servertest"
)

// TestBrowserOfTwoAccounts signs in to two accounts in one browser: both know it at
// once, and nothing that is stored says that it is the same.
func TestBrowserOfTwoAccounts(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		cookie := ""
		signIn := func(name string) Answer {
			return a.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": Password, "cookie": true},
				"X-Forwarded-For", "192.0.2.1", "Cookie", cookie)
		}
		for _, name := range []string{"ann", "ben"} {
			cookie = deviceOf(a, signIn(name))
			a.Clock.Add(time.Minute)
		}
		hashes := map[string]string{}
		for _, row := range a.Rows(a.Direct(), `SELECT network, user_id FROM known_network`) {
			hash, user, _ := strings.Cut(strings.Trim(row, "[]"), " ")
			if other, found := hashes[hash]; found || len(hash) != 64 {
				a.Errorf("%s of %s is stored for %s too", hash, user, other)
			}
			hashes[hash] = user
		}
		if len(hashes) != 4 {
			a.Errorf("%d rows are stored, want a browser and a network of each", len(hashes))
		}
		if _, token, _ := strings.Cut(cookie, "="); strings.Contains(fmt.Sprint(a.Dump()), token) {
			a.Error("the token is stored")
		}
		for _, name := range []string{"ann", "ben"} {
			for range 6 {
				a.Login(name, "wrong sentence", "192.0.2.1")
			}
			if r := a.Login(name, Password, "192.0.2.1"); r.Status != 429 {
				a.Errorf("%s without the browser: %d", name, r.Status)
			}
			if r := signIn(name); r.Status != 200 || deviceOf(a, r) != cookie {
				a.Errorf("%s in the browser: %d", name, r.Status)
			}
		}
	}, BehindProxy)
}
