package server

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"net/netip"
	"slices"
	"testing"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
	"finds/store/storetest"
)

// guesser makes random attempts at accounts from one network.
type guesser struct {
	engine, client string
	accounts       int // names, of which the network is known to every second
	pace           int // seconds between two attempts, at most
}

const guesses = 300

// answers makes the attempts, in which the network is known from some step on,
// and returns how long each has to wait.
func (g guesser) answers(t *testing.T, knownSince int) (list []string) {
	t.Helper()
	now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
	clock := func() time.Time { return now }
	h := newThrottle(clock, storetest.Open(t, g.engine, store.Options{Now: clock}), credential.NewKeys(nil))
	random := rand.New(rand.NewPCG(1, 1))
	for step := range guesses {
		now = now.Add(time.Duration(random.IntN(g.pace)) * time.Second)
		outcome := []error{schema.ErrCredentials, schema.ErrCredentials, schema.ErrCredentials, schema.ErrBusy, nil}[random.IntN(5)]
		account := random.IntN(g.accounts)
		try := guess{username: fmt.Sprint("name-", account), client: netip.MustParseAddr(g.client)}
		if step >= knownSince && account%2 == 0 {
			try.origin = origin{knownNetwork, "home"}
		}
		settle, err := h.attempt(t.Context(), try)
		var refused *schema.Error
		switch {
		case errors.As(err, &refused):
			list = append(list, fmt.Sprint("wait ", refused.RetryAfter))
		case err != nil:
			t.Fatal(err)
		default:
			settle(outcome)
			list = append(list, "go on")
		}
	}
	return list
}

// TestThrottleOfOneNetwork makes random attempts from one network. Whether and for
// how long they are refused does not depend on whether an account knows the
// network: always, never, or since some attempt.
func TestThrottleOfOneNetwork(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		for name, g := range map[string]guesser{
			"IPv4, a few accounts": {engine, "192.0.2.1", 4, 90},
			"IPv6, a few accounts": {engine, "2001:db8:1:2::3", 4, 90},
			"IPv4, many accounts":  {engine, "192.0.2.1", 60, 5},
			"IPv6, many accounts":  {engine, "2001:db8:1:2::3", 60, 5},
		} {
			t.Run(engine+" "+name, func(t *testing.T) {
				t.Parallel()
				want := g.answers(t, guesses)
				for _, since := range []int{0, guesses / 2} {
					got := g.answers(t, since)
					for step := range want {
						if got[step] != want[step] {
							t.Fatalf("known since attempt %d: attempt %d has to %s, want %s", since, step, got[step], want[step])
						}
					}
				}
				slices.Sort(want)
				if n := len(slices.Compact(want)); n < 10 {
					t.Errorf("there are %d different answers", n)
				}
			})
		}
	}
}

// TestThrottleCost: an attempt on a network that the account knows takes from as
// many buckets as any other.
func TestThrottleCost(t *testing.T) {
	t.Parallel()
	for _, client := range []string{"192.0.2.1", "2001:db8:1:2::3"} {
		buckets := map[familiarity]int{}
		for _, f := range []familiarity{stranger, knownNetwork} {
			h := newThrottle(time.Now, nil, credential.NewKeys(nil))
			if _, err := h.attempt(t.Context(), guess{"ann", netip.MustParseAddr(client), origin{familiar: f}}); err != nil {
				t.Fatal(err)
			}
			for _, b := range h.memory {
				buckets[f] += len(b.fullAt)
			}
		}
		if buckets[stranger] != buckets[knownNetwork] {
			t.Errorf("%s: a stranger takes from %d buckets, a known network from %d", client, buckets[stranger], buckets[knownNetwork])
		}
	}
}

// TestThrottleNamesOfKinds guesses at a name that looks like a kind of bucket and the
// name of an account: it must not take from the buckets of that account.
func TestThrottleNamesOfKinds(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		clock := func() time.Time { return now }
		h := newThrottle(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil))
		try := func(name string, f familiarity) error {
			g := guess{username: name, client: netip.MustParseAddr("2001:db8:1:2::ffff"), origin: origin{familiar: f, source: "home"}}
			settle, err := h.attempt(t.Context(), g)
			if err == nil {
				settle(schema.ErrCredentials)
			}
			return err
		}
		for i := range 10 {
			if i == 5 {
				now = now.Add(5 * time.Minute)
			}
			if err := try("of site ann", stranger); err != nil {
				t.Fatalf("%s: guess %d: %v", engine, i, err)
			}
		}
		if err := try("ann", knownNetwork); err != nil {
			t.Errorf("%s: the first guess at ann on a network that she knows: %v", engine, err)
		}
	}
}
