package server_test

import (
	"crypto/sha256"
	"fmt"
	"net/http/httptest"
	"net/netip"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"finds/server"
	"finds/server/credential"
)

// What guessing passwords costs, and gets. The clock stands between guesses.

// metric reads one of the metrics for Prometheus.
func (a *api) metric(name string) int {
	w := httptest.NewRecorder()
	a.server.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	line := regexp.MustCompile(`(?m)^` + name + ` (\S+)$`).FindStringSubmatch(w.Body.String())
	if line == nil {
		return -1
	}
	n, _ := strconv.ParseFloat(line[1], 64)
	return int(n)
}

// hashes is how many passwords were hashed so far.
func (a *api) hashes() int { return a.metric("finds_password_hashes_total") }

// statuses are those of n attempts.
func statuses(n int, try func(i int) answer) string {
	var list []string
	for i := range n {
		list = append(list, strconv.Itoa(try(i).Status))
	}
	return strings.Join(list, " ")
}

// times is a status n times.
func times(n int, status string) string { return strings.TrimSpace(strings.Repeat(status+" ", n)) }

// behindProxy has a service believe what X-Forwarded-For says.
func behindProxy(o *server.Options) {
	o.TrustedProxies = []netip.Prefix{netip.MustParsePrefix("127.0.0.0/8")}
}

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
	each(t, func(a *api) {
		a.withPassword("ann")
		for _, name := range []string{"ann", "nobody"} {
			before := a.hashes()
			if got, want := statuses(20, func(int) answer { return a.login(name, "wrong sentence") }), times(5, "401")+" "+times(15, "429"); got != want {
				a.Errorf("%s: wrong passwords give %s", name, got)
			}
			r := a.login(name, password)
			if wait, _ := strconv.Atoi(r.Header.Get("Retry-After")); r.Status != 429 || wait < 1 || wait > 60 {
				a.Errorf("%s: the right password answers %d, Retry-After %q", name, r.Status, r.Header.Get("Retry-After"))
			}
			if n := a.hashes() - before; n != 5 {
				a.Errorf("%s: %d hashes", name, n)
			}
			a.clock.Add(time.Minute)
			if got := statuses(2, func(int) answer { return a.login(name, "wrong sentence") }); got != "401 429" {
				a.Errorf("%s: a minute later %s", name, got)
			}
		}
		a.clock.Add(time.Minute)
		if r := a.login("ann", password); r.Status != 200 {
			a.Errorf("the right password answers %d", r.Status)
		}
		u := a.again("ann")
		a.clock.Add(time.Hour)
		guess := func(int) answer {
			return u.do("PUT", "/api/users/me/password", m{"currentPassword": "wrong", "newPassword": password})
		}
		if got := statuses(6, guess); got != times(5, "403")+" 429" {
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
		a := newAPI(t, "postgres", secret)
		b := newAPI(t, "sqlite", secret, func(o *server.Options) { o.Store, o.Now = a.store, a.clock.Now })
		a.withPassword("ann")
		var wg sync.WaitGroup
		var got [20]int
		for i := range got {
			wg.Go(func() { got[i] = []*api{a, b}[i%2].login("ann", "wrong sentence").Status })
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
		a.clock.Add(time.Minute)
		for range 8 { // a success is put back
			if r := b.login("ann", password); r.Status != 200 {
				t.Errorf("the right password answers %d", r.Status)
			}
		}
		rows := a.dump()["[throttle]"]
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
	each(t, func(a *api) {
		a.withPassword("ann")
		before := a.hashes()
		many := func(i int) answer { return a.login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }
		if got, want := statuses(200, many), times(20, "401")+" "+times(180, "429"); got != want {
			a.Errorf("200 networks: %s", got)
		}
		a.clock.Add(5 * time.Minute)
		if got := statuses(2, func(i int) answer { return many(i + 200) }); got != "401 429" {
			a.Errorf("five minutes later: %s", got)
		}
		if n := a.hashes() - before; n != 21 {
			a.Errorf("%d hashes", n)
		}
	}, behindProxy)
}

// TestHouseholdGetsIn has 30 people behind one address fail once each, then get in.
func TestHouseholdGetsIn(t *testing.T) {
	each(t, func(a *api) {
		var names []string
		for i := range 30 {
			names = append(names, fmt.Sprint("home-", i))
		}
		a.withPassword(names...)
		home := func(password string) func(int) answer {
			return func(i int) answer { return a.login(names[i], password, "192.0.2.1") }
		}
		if got := statuses(30, home("wrong sentence")) + " " + statuses(30, home(password)); got != times(30, "401")+" "+times(30, "200") {
			a.Errorf("a household of 30: %s", got)
		}
	}, behindProxy)
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
		"behind a proxy": {"203.0.113.%d, 198.51.100.7", []func(*server.Options){behindProxy}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := newAPI(t, "sqlite", c.change...)
			a.withPassword("ann")
			spoofed := func(i int) answer { return a.login("ann", "wrong sentence", fmt.Sprintf(c.format, i)) }
			if got, want := statuses(100, spoofed), times(5, "401")+" "+times(95, "429"); got != want {
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
			each(t, func(a *api) {
				for code, life := range map[string]time.Duration{"good": 2 * time.Hour, "over": time.Hour} {
					if err := a.store.CreateInvite(t.Context(), credential.HashToken(code), 1, life); err != nil {
						t.Fatal(err)
					}
				}
				a.clock.Add(time.Hour)
				visitor := a.anonymous()
				for _, code := range []string{"", "none", "over"} {
					refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("ann", "invite", code))
				}
				if n := a.hashes(); n > 0 {
					a.Errorf("%d hashes", n)
				}
				ok(visitor, 201, "POST", "/api/auth/register", registration("ann", "invite", "good"))
				refused(visitor, 403, "forbidden", "POST", "/api/auth/register", registration("ben", "invite", "good"))
				if n := a.hashes(); n != 1 {
					a.Errorf("%d hashes", n)
				}
			}, func(o *server.Options) { o.Registration = mode })
		})
	}
}

// TestCrowdSignsIn has a hundred people sign in at once: two hashes are computed at a
// time, and who finds the queue full is asked to come back. BenchmarkLogin says what
// memory that takes.
func TestCrowdSignsIn(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", func(o *server.Options) { o.RateAnonymous, o.HashCost = 0, credential.Standard; behindProxy(o) })
	var names []string
	for i := range 100 {
		names = append(names, fmt.Sprint("crowd-", i))
	}
	a.withPassword(names...)
	var wg sync.WaitGroup
	var got [100]answer
	for i := range got {
		wg.Go(func() { got[i] = a.login(names[i], password, fmt.Sprintf("203.0.113.%d", i)) })
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	peak := 0
	for over := false; !over; runtime.Gosched() {
		peak = max(peak, a.metric("finds_password_hashes_running"))
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
	if peak > 2 || in < 10 || a.hashes() != in {
		t.Errorf("%d hashes at once, %d signed in with %d hashes", peak, in, a.hashes())
	}
	if r := a.login(names[0], password); r.Status != 200 {
		t.Errorf("afterwards: %d %s", r.Status, r.Body)
	}
}
