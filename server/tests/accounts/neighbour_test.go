package accounts

import (
	"fmt"
	"strings"
	"testing"
	"time"

	. "finds/server/servertest"
)

// neighbour guesses at passwords on a network from which an account is signed in
// to, and compares what the answers say of different names.
type neighbour struct {
	*API
	from    string
	cookie  string // of a browser of the neighbour
	targets []string
}

// try guesses at every target once and insists that all answers are the same, of
// this status.
func (n *neighbour) try(when string, status int, headers ...string) {
	n.Helper()
	want := ""
	for i, name := range n.targets {
		r := n.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": "wrong sentence"},
			append(headers, "X-Forwarded-For", n.from)...)
		got := Summary(r)
		if i == 0 {
			want = got
		}
		if got != want || r.Status != status {
			n.Errorf("%s: %s is answered\n%s\nwant %d, as %s is\n%s", when, name, got, status, n.targets[0], want)
		}
	}
}

// TestNeighbourLearnsNothing guesses at accounts on a network from which one of
// them is signed in to, with a browser and without: every answer is the same as
// for an account that is signed in to elsewhere and for a name that does not
// exist, also while the network or the account has no guesses left.
func TestNeighbourLearnsNothing(t *testing.T) {
	for family, c := range map[string]struct{ home, neighbour string }{
		"IPv4": {"192.0.2.1", "192.0.2.1"},
		"IPv6": {"2001:db8:1:2::1", "2001:db8:1:2::ffff"},
	} {
		t.Run(family, func(t *testing.T) {
			Each(t, func(a *API) {
				a.WithPassword("ann", "ben", "eve")
				signIn := func(name, from, cookie string) string {
					return deviceOf(a, a.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": Password, "cookie": true},
						"X-Forwarded-For", from, "Cookie", cookie))
				}
				anns := signIn("ann", c.home, "")
				a.Login("ann", Password, c.home)
				signIn("ben", "198.51.100.1", "")
				n := &neighbour{a, c.neighbour, signIn("eve", "198.51.100.2", ""), []string{"ann", "ben", "no-account"}}
				for i := range 5 {
					n.try(fmt.Sprint("guess ", i), 401)
				}
				n.try("without guesses of the minute", 429)
				for i := range 5 {
					a.Clock.Add(time.Minute)
					n.try(fmt.Sprint("guess of a minute ", i), 401)
				}
				a.Clock.Add(2 * time.Minute)
				n.try("without guesses of ten minutes", 429)
				signIn("ann", c.home, anns)
				n.try("after the owner has signed in", 429)
				n.try("with a browser", 429, "Cookie", n.cookie)
				a.Clock.Add(10 * time.Minute)
				n.try("ten minutes later", 401, "Cookie", n.cookie)
				n.try("again", 429)
				if family == "IPv6" { // what follows costs 60 hashes
					return
				}
				a.Clock.Add(20 * time.Minute)
				left := 0
				for i := 0; a.Login(fmt.Sprint("other-", i), "wrong sentence", n.from).Status == 401; i++ {
					left++
				}
				if left < 50 || left > 60 {
					t.Errorf("the network has %d guesses left", left)
				}
				n.try("without guesses of the network", 429)
				signIn("ann", c.home, anns)
				n.try("after the owner has signed in with a browser", 429)
			}, BehindProxy, Unlimited)
		})
	}
}

// deviceOf returns the cookie by which accounts know a browser, which an answer sets.
func deviceOf(a *API, r Answer) string {
	a.Helper()
	for _, c := range r.Header.Values("Set-Cookie") {
		if strings.HasPrefix(c, "finds_device=") {
			cookie, _, _ := strings.Cut(c, ";")
			return cookie
		}
	}
	a.Fatalf("no cookie of the browser: %d %q", r.Status, r.Header.Values("Set-Cookie"))
	return ""
}
