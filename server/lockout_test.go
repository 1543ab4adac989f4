package server_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
)

// unlimited lifts the limit of requests without a session.
func unlimited(o *server.Options) { o.RateAnonymous = 0 }

// TestStrangersLockNoAccount guesses at an account for an hour, from where strangers are: its
// owner signs in from a network that the account knows, whenever they want.
func TestStrangersLockNoAccount(t *testing.T) {
	for name, from := range map[string]func(i int) string{
		"one address":   func(int) string { return "203.0.113.7" },
		"an IPv6 /48":   func(i int) string { return fmt.Sprintf("2001:db8:1:%x::1", i) },
		"many networks": func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i+2) },
	} {
		t.Run(name, func(t *testing.T) {
			each(t, func(a *api) {
				a.withPassword("ann")
				ok(a.anonymous(), 200, "POST", "/api/auth/login", m{"username": "ann", "password": password}, "X-Forwarded-For", "192.0.2.1")
				ok(a.anonymous(), 200, "POST", "/api/auth/login", m{"username": "ann", "password": password}, "X-Forwarded-For", "2001:db8:1:ffff::5")
				before := a.hashes()
				for i := range 1200 {
					a.login("ann", "wrong sentence", from(i))
					a.clock.Add(3 * time.Second)
					if i%200 == 199 {
						for _, home := range []string{"192.0.2.1", "2001:db8:1:ffff::6"} {
							if r := a.login("ann", password, home); r.Status != 200 {
								a.Errorf("after %d guesses the owner at %s is answered %d", i+1, home, r.Status)
							}
						}
					}
				}
				// Of 32 tokens that the account has in an hour, one network takes half.
				most, want := 16, 200
				if name == "many networks" {
					most, want = 32, 429
				}
				if n := a.hashes() - before - 12; n > most || n < most-2 {
					a.Errorf("%d guesses are hashed, want %d", n, most)
				}
				if r := a.login("ann", password, "198.51.100.9"); r.Status != want {
					a.Errorf("from a network that the account does not know: %d, want %d", r.Status, want)
				}
			}, behindProxy, unlimited)
		})
	}
}

// TestKnownNetworkIsLimited guesses from a network that the account knows, which
// is limited by itself, and is known for a time.
func TestKnownNetworkIsLimited(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann", "ben")
		home := func(password string) answer { return a.login("ann", password, "192.0.2.1") }
		home(password)
		if got := statuses(8, func(int) answer { return home("wrong sentence") }); got != times(5, "401")+" 429 429 429" {
			a.Errorf("guessing at home: %s", got)
		}
		a.clock.Add(time.Minute)
		if got := home(password).Status; got != 200 {
			a.Errorf("a minute later: %d", got)
		}
		crowd := func(name string) {
			a.Helper()
			if got := statuses(21, func(i int) answer { return a.login(name, "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }); got != times(20, "401")+" 429" {
				a.Errorf("strangers guess at %s: %s", name, got)
			}
		}
		crowd("ben")
		if got := a.login("ben", password, "192.0.2.1").Status; got != 429 {
			a.Errorf("another account at home: %d", got)
		}
		a.clock.Add(schema.SourceLife + time.Second)
		crowd("ann")
		if got := home(password).Status; got != 429 {
			a.Errorf("after %v without a sign-in: %d", schema.SourceLife, got)
		}
	}, behindProxy)
}

// TestKnownAfterPasswordChange changes the password: only the network in which
// that was done is known from then on.
func TestKnownAfterPasswordChange(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		for _, from := range []string{"192.0.2.1", "192.0.2.2"} {
			if r := a.login("ann", password, from); r.Status != 200 {
				a.Fatalf("%d %s", r.Status, r.Body)
			}
		}
		ann := &user{a: a, token: decode[schema.Login](a, a.login("ann", password, "192.0.2.1")).Token}
		ok(ann, 204, "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": password}, "X-Forwarded-For", "192.0.2.3")
		statuses(21, func(i int) answer { return a.login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) })
		for from, want := range map[string]int{"192.0.2.1": 429, "192.0.2.2": 429, "192.0.2.3": 200} {
			if r := a.login("ann", password, from); r.Status != want {
				a.Errorf("from %s: %d, want %d", from, r.Status, want)
			}
		}
		if rows := a.dump()["[known_network]"]; rows == "" {
			a.Error("no network is stored")
		}
	}, behindProxy)
}

// TestKnownBrowser signs in with the cookie of a browser that the account knows:
// neither those who share its network nor strangers hold its owner up, wherever
// the owner is. It opens nothing, and no other account.
func TestKnownBrowser(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann", "ben")
		signIn := func(name, password, from, cookie string) answer {
			return a.anonymous().do("POST", "/api/auth/login", m{"username": name, "password": password, "cookie": true}, "X-Forwarded-For", from, "Cookie", cookie)
		}
		anns, bens := a.deviceOf(signIn("ann", password, "192.0.2.1", "")), a.deviceOf(signIn("ben", password, "192.0.2.1", ""))
		guess := func() {
			for range 6 { // one more than the network may
				a.login("ann", "wrong sentence", "192.0.2.1")
			}
			for i := range 21 {
				a.login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i))
			}
		}
		guess()
		forged := "finds_device=" + strings.Repeat("A", 43)
		for what, c := range map[string]struct {
			from, cookie string
			want         int
		}{
			"at home":                          {"192.0.2.1", anns, 200},
			"elsewhere":                        {"198.51.100.1", anns, 200},
			"without the cookie":               {"192.0.2.1", "", 429},
			"with the cookie of somebody else": {"192.0.2.1", bens, 429},
			"with a made-up cookie":            {"198.51.100.2", forged, 429},
			"with a short cookie":              {"198.51.100.2", "finds_device=A", 429},
		} {
			r := signIn("ann", password, c.from, c.cookie)
			if r.Status != c.want {
				a.Errorf("%s: %d, want %d", what, r.Status, c.want)
			}
			if r.Status == 200 && a.deviceOf(r) != anns {
				a.Errorf("%s: the browser has a new cookie", what)
			}
		}
		if r := a.anonymous().do("GET", "/api/users/me", nil, "Cookie", anns); r.Status != 401 {
			a.Errorf("the cookie alone: %d", r.Status)
		}
		if got := statuses(6, func(int) answer { return signIn("ann", "wrong sentence", "192.0.2.1", anns) }); got != times(5, "401")+" 429" {
			a.Errorf("guesses of a known browser: %s", got)
		}
		// One browser is known to all accounts that it has signed in.
		if r := signIn("ben", password, "192.0.2.1", anns); r.Status != 200 || a.deviceOf(r) != anns {
			a.Errorf("another account in the browser: %d", r.Status)
		}
		a.clock.Add(schema.SourceLife + time.Second)
		guess()
		if r := signIn("ann", password, "198.51.100.1", anns); r.Status != 429 {
			a.Errorf("after %v without a sign-in: %d", schema.SourceLife, r.Status)
		}
	}, behindProxy)
}

// TestIPv6Site guesses from a /48 with a network of its own for each attempt. An
// account that knows one of its networks is still signed in to from there.
func TestIPv6Site(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", behindProxy, unlimited)
	a.withPassword("ann")
	home := func() int { return a.login("ann", password, "2001:db8:7:ffff::1").Status }
	if got := home(); got != 200 {
		t.Fatalf("before: %d", got)
	}
	got := map[int]int{}
	for i := range 300 {
		got[a.login(fmt.Sprint("name-", i), "wrong sentence", fmt.Sprintf("2001:db8:7:%x::1", i)).Status]++
	}
	if got[401] != 240 || got[429] != 60 {
		t.Errorf("300 networks of one /48: %v", got)
	}
	if r := a.login("name-0", "wrong sentence", "2001:db8:8::1"); r.Status != 401 {
		t.Errorf("the /48 beside it: %d", r.Status)
	}
	if r := a.login("ann", password, "2001:db8:7:fffe::1"); r.Status != 429 {
		t.Errorf("another network of the /48: %d", r.Status)
	}
	if got := home(); got != 200 {
		t.Errorf("the network that the account knows: %d", got)
	}
}
