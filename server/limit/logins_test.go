package limit

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
	h := NewLogins(NewCommon(clock, storetest.Open(t, g.engine, store.Options{Now: clock}), credential.NewKeys(nil)))
	random := rand.New(rand.NewPCG(1, 1))
	for step := range guesses {
		now = now.Add(time.Duration(random.IntN(g.pace)) * time.Second)
		outcome := []error{schema.ErrCredentials, schema.ErrCredentials, schema.ErrCredentials, schema.ErrBusy, nil}[random.IntN(5)]
		account := random.IntN(g.accounts)
		try := Guess{Username: fmt.Sprint("name-", account), Client: netip.MustParseAddr(g.client)}
		if step >= knownSince && account%2 == 0 {
			try.Origin = Origin{KnownNetwork, "home"}
		}
		settle, err := h.Attempt(t.Context(), try)
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
		buckets := map[Familiarity]int{}
		for _, f := range []Familiarity{Stranger, KnownNetwork} {
			h := NewLogins(NewCommon(time.Now, nil, credential.NewKeys(nil)))
			if _, err := h.Attempt(t.Context(), Guess{"ann", netip.MustParseAddr(client), Origin{Familiar: f}}); err != nil {
				t.Fatal(err)
			}
			for _, b := range h.buckets.memory {
				buckets[f] += len(b.fullAt)
			}
		}
		if buckets[Stranger] != buckets[KnownNetwork] {
			t.Errorf("%s: a stranger takes from %d buckets, a known network from %d", client, buckets[Stranger], buckets[KnownNetwork])
		}
	}
}

// TestThrottleNamesOfKinds guesses at a name that looks like a kind of bucket and the
// name of an Account: it must not take from the buckets of that account.
func TestThrottleNamesOfKinds(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		clock := func() time.Time { return now }
		h := NewLogins(NewCommon(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil)))
		try := func(name string, f Familiarity) error {
			g := Guess{Username: name, Client: netip.MustParseAddr("2001:db8:1:2::ffff"), Origin: Origin{Familiar: f, Source: "home"}}
			settle, err := h.Attempt(t.Context(), g)
			if err == nil {
				settle(schema.ErrCredentials)
			}
			return err
		}
		for i := range 10 {
			if i == 5 {
				now = now.Add(5 * time.Minute)
			}
			if err := try("of site ann", Stranger); err != nil {
				t.Fatalf("%s: guess %d: %v", engine, i, err)
			}
		}
		if err := try("ann", KnownNetwork); err != nil {
			t.Errorf("%s: the first guess at ann on a network that she knows: %v", engine, err)
		}
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
		"wrong, from a crowd": {func(i int) string { return fmt.Sprintf("2001:db8:%x::1", i) }, false, maxBuckets},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
			addr := netip.MustParseAddr
			h := NewLogins(NewCommon(func() time.Time { return now }, nil, credential.NewKeys(nil)))
			for i := range 20 {
				if _, err := h.Attempt(t.Context(), Guess{Username: "ann", Client: addr(fmt.Sprint("198.51.100.", i/5))}); err != nil {
					t.Fatal(err)
				}
			}
			for i := range maxBuckets + 1000 {
				settle, err := h.Attempt(t.Context(), Guess{Username: fmt.Sprint("name", i), Client: addr(c.network(i))})
				if err == nil && c.forgive {
					settle(nil)
				}
			}
			for kind, b := range h.buckets.memory {
				if kind == perHashes.Name && c.forgive { // right passwords, of which there are as many as accounts
					continue
				}
				if n := len(b.fullAt); n > c.most {
					t.Errorf("%d buckets of a %s are kept", n, kind)
				}
			}
			for _, network := range []string{"198.51.100.0", "192.0.2.1"} {
				if _, err := h.Attempt(t.Context(), Guess{Username: "ann", Client: addr(network)}); !errors.Is(err, schema.ErrTooManyLogins) {
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
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		clock := func() time.Time { return now }
		h := NewLogins(NewCommon(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil)))
		n := 0
		attempt := func(name string, outcome error) error {
			t.Helper()
			n++
			settle, err := h.Attempt(t.Context(), Guess{Username: name, Client: netip.MustParseAddr(fmt.Sprintf("2001:db8:%x::1", n))})
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
		for i := range perHashes.Burst {
			if err := attempt("ann", nil); err != nil {
				t.Fatalf("sign-in %d: %v", i+1, err)
			}
		}
		var refused *schema.Error
		if err := attempt("ann", nil); !errors.As(err, &refused) || !refused.Is(schema.ErrTooManyLogins) || refused.RetryAfter != perHashes.Every {
			t.Errorf("one more: %v, %+v", err, refused)
		}
		if err := attempt("ben", nil); err != nil {
			t.Errorf("another Account: %v", err)
		}
		now = now.Add(perHashes.Every)
		if err := attempt("ann", nil); err != nil {
			t.Errorf("%v later: %v", perHashes.Every, err)
		}
	})
}

// TestVisitorsOfOneSite: wrong passwords of a share from one site, however many networks it has, leave attempts
// to visitors of other sites.
func TestVisitorsOfOneSite(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		clock := func() time.Time { return now }
		h := NewLogins(NewCommon(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil)))
		try := func(client string) error {
			settle, err := h.Unlock(t.Context(), Visit{Share: "share", Client: netip.MustParseAddr(client)})
			if err == nil {
				settle(schema.ErrCredentials)
			}
			return err
		}
		guessed := 0
		for i := range 200 {
			now = now.Add(time.Second)
			if try(fmt.Sprintf("2001:db8:1:%x::1", i)) == nil {
				guessed++
			}
		}
		if guessed > 17 {
			t.Errorf("%s: one site has guessed %d times", engine, guessed)
		}
		for i := range 3 {
			if err := try(fmt.Sprintf("192.0.2.%d", i+1)); err != nil {
				t.Errorf("%s: then, another site: %v", engine, err)
			}
		}
	}
}

// TestLockedShare: guesses from many sites lock a share for strangers, and neither for a browser that has opened it nor for
// users, who have a few attempts of their own each.
func TestLockedShare(t *testing.T) {
	t.Parallel()
	for _, engine := range storetest.Engines {
		now := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
		clock := func() time.Time { return now }
		h := NewLogins(NewCommon(clock, storetest.Open(t, engine, store.Options{Now: clock}), credential.NewKeys(nil)))
		try := func(v Visit) bool {
			v.Share = "share"
			settle, err := h.Unlock(t.Context(), v)
			if err == nil {
				settle(schema.ErrCredentials)
			}
			return err == nil
		}
		client := netip.MustParseAddr("192.0.2.1")
		for i := range 20 {
			for range 5 {
				try(Visit{Client: netip.AddrFrom4([4]byte{198, 51, byte(i), 1})})
			}
		}
		if try(Visit{Client: client}) {
			t.Errorf("%s: a stranger may still guess", engine)
		}
		for _, v := range []Visit{{Client: client, Known: "x"}, {Client: client, Known: "y"}, {Client: client, User: "x"}, {Client: client, User: "y"}} {
			n := 0
			for range 20 {
				if try(v) {
					n++
				}
			}
			if n != 5 {
				t.Errorf("%s: %+v has %d attempts, want 5", engine, v, n)
			}
		}
		n := 0
		for i := range 100 {
			if try(Visit{Client: client, User: fmt.Sprint("user ", i)}) {
				n++
			}
		}
		if n != 50 {
			t.Errorf("%s: all users together have %d more attempts, want 50", engine, n)
		}
		n = 0
		for i := range 100 {
			if try(Visit{Client: client, Known: fmt.Sprint("browser ", i)}) {
				n++
			}
		}
		if n != 50 {
			t.Errorf("%s: all browsers together have %d more attempts, want 50", engine, n)
		}
	}
}
