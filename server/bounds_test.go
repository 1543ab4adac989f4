package server

import (
	"errors"
	"fmt"
	"net/netip"
	"testing"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
	"finds/store/storetest"
)

// TestFollowersMax fills all places: whoever has most makes room for others,
// and when nobody has two, newcomers are refused and those there stay.
func TestFollowersMax(t *testing.T) {
	t.Parallel()
	over := func(p *follower) bool {
		select {
		case <-p.over:
			return true
		default:
			return false
		}
	}
	var greedy followers
	var first *follower
	for i := range followersMax - 1 {
		p, err := greedy.add(fmt.Sprint(i / (followersPerUser - 1)))
		if err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			first = p
		}
	}
	for range 2 { // the second needs room, and "0" has the most
		if _, err := greedy.add("0"); err != nil {
			t.Fatal(err)
		}
	}
	if !over(first) || greedy.n != followersMax {
		t.Errorf("the oldest of whoever has most is over: %v, with %d places", over(first), greedy.n)
	}
	greedy.remove(first)
	if greedy.n != followersMax {
		t.Errorf("a place given back twice leaves %d", greedy.n)
	}

	var fair followers
	var all []*follower
	for i := range followersMax {
		p, err := fair.add(fmt.Sprint(i))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
	if _, err := fair.add("late"); !errors.Is(err, schema.ErrBusy) {
		t.Errorf("one too many: %v", err)
	}
	for _, p := range all {
		if over(p) {
			t.Error("a single stream had to make room")
		}
		fair.remove(p)
	}
	if fair.n != 0 || len(fair.of) != 0 {
		t.Errorf("%d places and %d users are left", fair.n, len(fair.of))
	}
}

// TestThrottleIsNotForgotten tries more names than there are buckets, from one
// network and from many, as guesses that are wrong and as sign-ins that are
// forgiven: what guesses at an account have used up stays used up.
func TestThrottleIsNotForgotten(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		network func(i int) string
		forgive bool
		most    int // buckets of accounts that are kept
	}{
		"from one network":    {func(int) string { return "203.0.113.7" }, false, 100},
		"forgiven":            {func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i) }, true, 100},
		"wrong, from a crowd": {func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i) }, false, bucketsMax},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
			addr := netip.MustParseAddr
			h := newThrottle(func() time.Time { return now }, nil, credential.NewKeys(nil))
			for i := range 20 {
				if _, err := h.attempt(t.Context(), guess{username: "ann", client: addr(fmt.Sprint("198.51.100.", i/5))}); err != nil {
					t.Fatal(err)
				}
			}
			for i := range bucketsMax + 1000 {
				settle, err := h.attempt(t.Context(), guess{username: fmt.Sprint("name", i), client: addr(c.network(i))})
				if err == nil && c.forgive {
					settle(nil)
				}
			}
			for kind, b := range h.memory {
				if kind == ofHashes.Key && c.forgive { // right passwords, of which there are as many as accounts
					continue
				}
				if n := len(b.fullAt); n > c.most {
					t.Errorf("%d buckets of a %s are kept", n, kind)
				}
			}
			for _, network := range []string{"198.51.100.0", "192.0.2.1"} {
				if _, err := h.attempt(t.Context(), guess{username: "ann", client: addr(network)}); !errors.Is(err, schema.ErrTooManyLogins) {
					t.Errorf("one more guess from %s: %v", network, err)
				}
			}
		})
	}
}

// TestRightPasswordsAreCounted signs in with the right password again and again,
// from many networks: each costs a hash. Wrong ones do not use up what the owner
// has, and neither does an attempt whose password was not compared.
func TestRightPasswordsAreCounted(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
			clock := func() time.Time { return now }
			h := newThrottle(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil))
			n := 0
			attempt := func(name string, outcome error) error {
				t.Helper()
				n++
				settle, err := h.attempt(t.Context(), guess{username: name, client: netip.MustParseAddr(fmt.Sprintf("2001:db8:%x::1", n))})
				if err == nil {
					settle(outcome)
				}
				return err
			}
			for range 10 {
				for _, outcome := range []error{schema.ErrCredentials, schema.ErrBusy} {
					if err := attempt("ann", outcome); err != nil {
						t.Fatal(err)
					}
				}
			}
			for i := range ofHashes.Burst {
				if err := attempt("ann", nil); err != nil {
					t.Fatalf("sign-in %d: %v", i+1, err)
				}
			}
			var refused *schema.Error
			if err := attempt("ann", nil); !errors.As(err, &refused) || !refused.Is(schema.ErrTooManyLogins) || refused.RetryAfter != ofHashes.Every {
				t.Errorf("one more: %v, %+v", err, refused)
			}
			if err := attempt("ben", nil); err != nil {
				t.Errorf("another account: %v", err)
			}
			now = now.Add(ofHashes.Every)
			if err := attempt("ann", nil); err != nil {
				t.Errorf("%v later: %v", ofHashes.Every, err)
			}
		})
	}
}

// TestBucketsAgain takes, puts back and waits: a bucket gives its tokens, one
// more after the time of one, and none is made by putting back late.
func TestBucketsAgain(t *testing.T) {
	t.Parallel()
	now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	b := newBuckets(3, time.Minute)
	take := func(want time.Duration) func() {
		t.Helper()
		back, wait := b.take("ann", now)
		if wait != want {
			t.Errorf("wait %v, want %v", wait, want)
		}
		return back
	}
	take(0)
	take(0)
	late := take(0)
	take(time.Minute)
	now = now.Add(90 * time.Second)
	take(0)
	take(30 * time.Second)
	now = now.Add(time.Hour)
	late() // it has come back with time
	for range 3 {
		take(0)()
		take(0)
	}
	take(time.Minute)
}
