package accounts

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// TestStrangersLockNoAccount guesses at an account for an hour, from where strangers are: its
// owner signs in from a network that the account knows, whenever they want.
func TestStrangersLockNoAccount(t *testing.T) {
	for name, from := range map[string]func(i int) string{
		"one address":   func(int) string { return "203.0.113.7" },
		"an IPv6 /48":   func(i int) string { return fmt.Sprintf("2001:db8:1:%x::1", i) },
		"many networks": func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i+2) },
	} {
		t.Run(name, func(t *testing.T) {
			Each(t, func(a *API) {
				a.WithPassword("ann")
				OK(a.Anonymous(), 200, "POST", "/api/auth/login", M{"username": "ann", "password": Password}, "X-Forwarded-For", "192.0.2.1")
				OK(a.Anonymous(), 200, "POST", "/api/auth/login", M{"username": "ann", "password": Password}, "X-Forwarded-For", "2001:db8:1:ffff::5")
				before := a.Hashes()
				for i := range 1200 {
					a.Login("ann", "wrong sentence", from(i))
					a.Clock.Add(3 * time.Second)
					if i%200 == 199 {
						for _, home := range []string{"192.0.2.1", "2001:db8:1:ffff::6"} {
							if r := a.Login("ann", Password, home); r.Status != 200 {
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
				if n := a.Hashes() - before - 12; n > most || n < most-2 {
					a.Errorf("%d guesses are hashed, want %d", n, most)
				}
				if r := a.Login("ann", Password, "198.51.100.9"); r.Status != want {
					a.Errorf("from a network that the account does not know: %d, want %d", r.Status, want)
				}
			}, BehindProxy, Unlimited)
		})
	}
}

// TestKnownNetworkIsLimited guesses from a network that the account knows, which
// is limited by itself, and is known for a time.
func TestKnownNetworkIsLimited(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		home := func(password string) Answer { return a.Login("ann", password, "192.0.2.1") }
		home(Password)
		if got := Statuses(8, func(int) Answer { return home("wrong sentence") }); got != Times(5, "401")+" 429 429 429" {
			a.Errorf("guessing at home: %s", got)
		}
		a.Clock.Add(time.Minute)
		if got := home(Password).Status; got != 200 {
			a.Errorf("a minute later: %d", got)
		}
		crowd := func(name string) {
			a.Helper()
			if got := Statuses(21, func(i int) Answer { return a.Login(name, "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }); got != Times(20, "401")+" 429" {
				a.Errorf("strangers guess at %s: %s", name, got)
			}
		}
		crowd("ben")
		if got := a.Login("ben", Password, "192.0.2.1").Status; got != 429 {
			a.Errorf("another account at home: %d", got)
		}
		a.Clock.Add(schema.SourceLife + time.Second)
		crowd("ann")
		if got := home(Password).Status; got != 429 {
			a.Errorf("after %v without a sign-in: %d", schema.SourceLife, got)
		}
	}, BehindProxy)
}

// TestKnownAfterPasswordChange changes the password: only the network in which
// that was done is known from then on.
func TestKnownAfterPasswordChange(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		for _, from := range []string{"192.0.2.1", "192.0.2.2"} {
			if r := a.Login("ann", Password, from); r.Status != 200 {
				a.Fatalf("%d %s", r.Status, r.Body)
			}
		}
		ann := &User{A: a, Token: Decode[schema.Login](a, a.Login("ann", Password, "192.0.2.1")).Token}
		OK(ann, 204, "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": Password}, "X-Forwarded-For", "192.0.2.3")
		Statuses(21, func(i int) Answer { return a.Login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) })
		for from, want := range map[string]int{"192.0.2.1": 429, "192.0.2.2": 429, "192.0.2.3": 200} {
			if r := a.Login("ann", Password, from); r.Status != want {
				a.Errorf("from %s: %d, want %d", from, r.Status, want)
			}
		}
		if rows := a.Dump()["[known_network]"]; rows == "" {
			a.Error("no network is stored")
		}
	}, BehindProxy)
}

// TestKnownBrowser signs in with the cookie of a browser that the account knows:
// neither those who share its network nor strangers hold its owner up, wherever
// the owner is. It opens nothing, and no other account.
func TestKnownBrowser(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann", "ben")
		signIn := func(name, password, from, cookie string) Answer {
			return a.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": password, "cookie": true}, "X-Forwarded-For", from, "Cookie", cookie)
		}
		anns, bens := deviceOf(a, signIn("ann", Password, "192.0.2.1", "")), deviceOf(a, signIn("ben", Password, "192.0.2.1", ""))
		guess := func() {
			for range 6 { // one more than the network may
				a.Login("ann", "wrong sentence", "192.0.2.1")
			}
			for i := range 21 {
				a.Login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i))
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
			r := signIn("ann", Password, c.from, c.cookie)
			if r.Status != c.want {
				a.Errorf("%s: %d, want %d", what, r.Status, c.want)
			}
			if r.Status == 200 && deviceOf(a, r) != anns {
				a.Errorf("%s: the browser has a new cookie", what)
			}
		}
		if r := a.Anonymous().Do("GET", "/api/users/me", nil, "Cookie", anns); r.Status != 401 {
			a.Errorf("the cookie alone: %d", r.Status)
		}
		if got := Statuses(6, func(int) Answer { return signIn("ann", "wrong sentence", "192.0.2.1", anns) }); got != Times(5, "401")+" 429" {
			a.Errorf("guesses of a known browser: %s", got)
		}
		// One browser is known to all accounts that it has signed in.
		if r := signIn("ben", Password, "192.0.2.1", anns); r.Status != 200 || deviceOf(a, r) != anns {
			a.Errorf("another account in the browser: %d", r.Status)
		}
		a.Clock.Add(schema.SourceLife + time.Second)
		guess()
		if r := signIn("ann", Password, "198.51.100.1", anns); r.Status != 429 {
			a.Errorf("after %v without a sign-in: %d", schema.SourceLife, r.Status)
		}
	}, BehindProxy)
}

// TestIPv6Site guesses from a /48 with a network of its own for each attempt. An
// account that knows one of its networks is still signed in to from there.
func TestIPv6Site(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", BehindProxy, Unlimited)
	a.WithPassword("ann")
	home := func() int { return a.Login("ann", Password, "2001:db8:7:ffff::1").Status }
	if got := home(); got != 200 {
		t.Fatalf("before: %d", got)
	}
	got := map[int]int{}
	for i := range 300 {
		got[a.Login(fmt.Sprint("name-", i), "wrong sentence", fmt.Sprintf("2001:db8:7:%x::1", i)).Status]++
	}
	if got[401] != 240 || got[429] != 60 {
		t.Errorf("300 networks of one /48: %v", got)
	}
	if r := a.Login("name-0", "wrong sentence", "2001:db8:8::1"); r.Status != 401 {
		t.Errorf("the /48 beside it: %d", r.Status)
	}
	if r := a.Login("ann", Password, "2001:db8:7:fffe::1"); r.Status != 429 {
		t.Errorf("another network of the /48: %d", r.Status)
	}
	if got := home(); got != 200 {
		t.Errorf("the network that the account knows: %d", got)
	}
}
