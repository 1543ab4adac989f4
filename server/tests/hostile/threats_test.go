package hostile

import (
	"crypto/sha256"
	"fmt"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/server"
	"finds/server/credential"
	. "finds/server/servertest"
)

// TestTokensAreRandom makes many tokens.
func TestTokensAreRandom(t *testing.T) {
	t.Parallel()
	seen, form := map[string]bool{}, regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`)
	for range 10_000 {
		token, hash := credential.NewToken()
		if seen[token] || !form.MatchString(token) || hash != credential.HashToken(token) {
			t.Fatalf("token %q with hash %q", token, hash)
		}
		seen[token] = true
	}
}

// TestGuessesFromOneAddress guesses from one address: the sixth guess in a minute is
// refused before it is hashed, and so is the right one.
func TestGuessesFromOneAddress(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		for _, name := range []string{"ann", "nobody"} {
			before := a.Hashes()
			if got, want := Statuses(20, func(int) Answer { return a.Login(name, "wrong sentence") }), Times(5, "401")+" "+Times(15, "429"); got != want {
				a.Errorf("%s: wrong passwords give %s", name, got)
			}
			r := a.Login(name, Password)
			if wait, _ := strconv.Atoi(r.Header.Get("Retry-After")); r.Status != 429 || wait < 1 || wait > 60 {
				a.Errorf("%s: the right password answers %d, Retry-After %q", name, r.Status, r.Header.Get("Retry-After"))
			}
			if n := a.Hashes() - before; n != 5 {
				a.Errorf("%s: %d hashes", name, n)
			}
			a.Clock.Add(time.Minute)
			if got := Statuses(2, func(int) Answer { return a.Login(name, "wrong sentence") }); got != "401 429" {
				a.Errorf("%s: a minute later %s", name, got)
			}
		}
		a.Clock.Add(time.Minute)
		if r := a.Login("ann", Password); r.Status != 200 {
			a.Errorf("the right password answers %d", r.Status)
		}
		u := a.Again("ann")
		a.Clock.Add(time.Hour)
		guess := func(int) Answer {
			return u.Do("PUT", "/api/users/me/password", M{"currentPassword": "wrong", "newPassword": Password})
		}
		if got := Statuses(6, guess); got != Times(5, "403")+" 429" {
			a.Errorf("guessing the current password gives %s", got)
		}
	})
}

// TestProcessesCountTogether guesses at two processes on one database, which count
// together, also when all guesses come at once.
func TestProcessesCountTogether(t *testing.T) {
	t.Parallel()
	t.Run("postgres", func(t *testing.T) {
		secret := func(o *server.Options) { o.Secret = make([]byte, 32) }
		a := NewAPI(t, "postgres", secret)
		b := NewAPI(t, "sqlite", secret, func(o *server.Options) { o.Store, o.Now = a.Store, a.Clock.Now })
		a.WithPassword("ann")
		var wg sync.WaitGroup
		var got [20]int
		for i := range got {
			wg.Go(func() { got[i] = []*API{a, b}[i%2].Login("ann", "wrong sentence").Status })
		}
		wg.Wait()
		count := map[int]int{}
		for _, status := range got {
			count[status]++
		}
		// On a machine that is busy a guess may wait too long for its hash; it is put back then.
		if wrong, busy := count[401], count[503]; wrong > 5 || wrong+busy < 5 || wrong+busy+count[429] != len(got) {
			t.Errorf("wrong passwords give %v", count)
		}
		a.Clock.Add(time.Minute)
		for range 8 { // a success is put back
			if r := b.Login("ann", Password); r.Status != 200 {
				t.Errorf("the right password answers %d", r.Status)
			}
		}
		rows := a.Dump()["[throttle]"]
		for _, stored := range []string{"ann", "127.0.0.1", hashOf("account ann"), hashOf("client 127.0.0.1"), hashOf("pair ann 127.0.0.1")} {
			if rows == "" || strings.Contains(rows, stored) {
				t.Errorf("%s is in the buckets\n%s", stored, rows)
			}
		}
	})
}

// hashOf is what those who try names and networks would look for.
func hashOf(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) }

// TestGuessesFromManyNetworks guesses at one account from 200 networks.
func TestGuessesFromManyNetworks(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		before := a.Hashes()
		many := func(i int) Answer { return a.Login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }
		if got, want := Statuses(200, many), Times(20, "401")+" "+Times(180, "429"); got != want {
			a.Errorf("200 networks: %s", got)
		}
		a.Clock.Add(5 * time.Minute)
		if got := Statuses(2, func(i int) Answer { return many(i + 200) }); got != "401 429" {
			a.Errorf("five minutes later: %s", got)
		}
		if n := a.Hashes() - before; n != 21 {
			a.Errorf("%d hashes", n)
		}
	}, BehindProxy)
}

// TestHouseholdGetsIn has 30 people behind one address fail once each, then get in.
func TestHouseholdGetsIn(t *testing.T) {
	Each(t, func(a *API) {
		var names []string
		for i := range 30 {
			names = append(names, fmt.Sprint("home-", i))
		}
		a.WithPassword(names...)
		home := func(password string) func(int) Answer {
			return func(i int) Answer { return a.Login(names[i], password, "192.0.2.1") }
		}
		if got := Statuses(30, home("wrong sentence")) + " " + Statuses(30, home(Password)); got != Times(30, "401")+" "+Times(30, "200") {
			a.Errorf("a household of 30: %s", got)
		}
	}, BehindProxy)
}

// TestForwardedForOfProxies claims to come from elsewhere: strangers are not believed,
// and of what a proxy tells only what it added itself.
func TestForwardedForOfProxies(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		format string
		change []func(*server.Options)
	}{
		"a stranger":     {"203.0.113.%d", nil},
		"behind a proxy": {"203.0.113.%d, 198.51.100.7", []func(*server.Options){BehindProxy}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := NewAPI(t, "sqlite", c.change...)
			a.WithPassword("ann")
			spoofed := func(i int) Answer { return a.Login("ann", "wrong sentence", fmt.Sprintf(c.format, i)) }
			if got, want := Statuses(100, spoofed), Times(5, "401")+" "+Times(95, "429"); got != want {
				t.Errorf("100 claims: %s", got)
			}
		})
	}
}

// TestNoHashWithoutInvite registers with invites that are none, used or over: no
// password is hashed for it.
func TestNoHashWithoutInvite(t *testing.T) {
	for _, mode := range []server.Registration{server.RegistrationByInvite, server.RegistrationClosed} {
		t.Run(string(mode), func(t *testing.T) {
			Each(t, func(a *API) {
				for code, life := range map[string]time.Duration{"good": 2 * time.Hour, "over": time.Hour} {
					if err := a.Store.CreateInvite(t.Context(), credential.HashToken(code), 1, life); err != nil {
						t.Fatal(err)
					}
				}
				a.Clock.Add(time.Hour)
				visitor := a.Anonymous()
				for _, code := range []string{"", "none", "over"} {
					Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("ann", "invite", code))
				}
				if n := a.Hashes(); n > 0 {
					a.Errorf("%d hashes", n)
				}
				OK(visitor, 201, "POST", "/api/auth/register", Registration("ann", "invite", "good"))
				Refused(visitor, 403, "forbidden", "POST", "/api/auth/register", Registration("ben", "invite", "good"))
				if n := a.Hashes(); n != 1 {
					a.Errorf("%d hashes", n)
				}
			}, func(o *server.Options) { o.Accounts.Registration = mode })
		})
	}
}

// TestCrowdSignsIn has a hundred people sign in at once: two hashes are computed at a
// time, and who finds the queue full is asked to come back. BenchmarkLogin says what
// memory that takes.
func TestCrowdSignsIn(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Limits.Anonymous, o.Accounts.HashCost = 0, credential.Standard
		BehindProxy(o)
	})
	var names []string
	for i := range 100 {
		names = append(names, fmt.Sprint("crowd-", i))
	}
	a.WithPassword(names...)
	var wg sync.WaitGroup
	var got [100]Answer
	for i := range got {
		wg.Go(func() { got[i] = a.Login(names[i], Password, fmt.Sprintf("203.0.113.%d", i)) })
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	peak := 0
	for over := false; !over; runtime.Gosched() {
		peak = max(peak, Metric(a, "finds_password_hashes_running"))
		select {
		case <-done:
			over = true
		default:
		}
	}
	in := 0
	for i, r := range got {
		switch {
		case r.Status == 200:
			in++
		case r.Status != 503 || r.Header.Get("Retry-After") != "2":
			t.Errorf("%s: %d, Retry-After %q", names[i], r.Status, r.Header.Get("Retry-After"))
		}
	}
	if peak > 2 || in < 10 || a.Hashes() != in {
		t.Errorf("%d hashes at once, %d signed in with %d hashes", peak, in, a.Hashes())
	}
	if r := a.Login(names[0], Password); r.Status != 200 {
		t.Errorf("afterwards: %d %s", r.Status, r.Body)
	}
}
