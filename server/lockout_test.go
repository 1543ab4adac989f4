package server_test

import (
	"fmt"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
)

// TestS6LockOut guesses at an account for an hour, from where strangers are: its
// owner signs in from a network that the account knows, whenever they want.
func TestS6LockOut(t *testing.T) {
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
			}, behindProxy, func(o *server.Options) { o.RateAnonymous = 0 })
		})
	}
}

// TestKnownNetworkIsLimited guesses from a network that the account knows, which
// is limited by itself, and ends to be known.
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
		a.clock.Add(schema.NetworkLife + time.Second)
		crowd("ann")
		if got := home(password).Status; got != 429 {
			a.Errorf("after %v without a sign-in: %d", schema.NetworkLife, got)
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

// TestIPv6Site guesses from a /48 with a network of its own for each attempt.
func TestIPv6Site(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", behindProxy, func(o *server.Options) { o.RateAnonymous = 0 })
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
}
