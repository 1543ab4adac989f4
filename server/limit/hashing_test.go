package limit

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"finds/schema"
	"finds/server/credential"
)

// TestTurns fills the queue with strangers: known networks and browsers still find
// a place in it, and the browsers come first.
func TestTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		q := newTurns(1, 8, 3)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		var mu sync.Mutex
		var order []string
		come := func(ctx context.Context, name string, f Familiarity) {
			go func() {
				if err := q.acquire(ctx, f); err != nil {
					name += " " + err.Error()
				}
				mu.Lock()
				defer mu.Unlock()
				order = append(order, name)
			}()
			synctest.Wait()
		}
		come(t.Context(), "first", Stranger)
		for range 5 {
			come(ctx, "stranger", Stranger)
		}
		if err := q.acquire(t.Context(), Stranger); !errors.Is(err, schema.ErrBusy) {
			t.Errorf("a sixth stranger is not refused: %v", err)
		}
		come(ctx, "network", KnownNetwork)
		for range 2 {
			come(t.Context(), "browser", KnownBrowser)
		}
		for _, f := range []Familiarity{KnownNetwork, KnownBrowser} {
			if err := q.acquire(t.Context(), f); !errors.Is(err, schema.ErrBusy) || q.waiting() != 8 {
				t.Errorf("beyond all places: %v, %d wait", err, q.waiting())
			}
		}
		for range 3 {
			q.release()
			synctest.Wait()
		}
		cancel()
		synctest.Wait()
		want := []string{"first", "browser", "browser", "stranger"}
		for range 4 {
			want = append(want, "stranger context canceled")
		}
		want = append(want, "network context canceled")
		slices.Sort(order[len(order)-5:])
		slices.Sort(want[len(want)-5:])
		if len(order) != len(want) || q.waiting() != 0 {
			t.Fatalf("the order is %q, %d wait", order, q.waiting())
		}
		for i := range want {
			if order[i] != want[i] {
				t.Errorf("turn %d is of %s, want %s", i, order[i], want[i])
			}
		}
		q.release()
		come(t.Context(), "last", Stranger)
		if order[len(order)-1] != "last" {
			t.Errorf("a slot is lost: %q", order)
		}
	})
}

// crowd is so many callers that ask for hashes at once.
type crowd struct {
	n    int
	next func(i int) Asker
	want int // of them wait
}

// TestHashesAreShared has one account, and one site, ask for as many hashes as they
// can while both slots are taken: each has a few places in the queue, and others,
// and browsers that are known, still find one.
func TestHashesAreShared(t *testing.T) {
	t.Parallel()
	shareHashes(t, map[string]crowd{
		"one account": {100, func(i int) Asker { return Asker{Account: "eve", Site: fmt.Sprint("site ", i)} }, maxHashesOfAccount},
		"the same in known browsers": {100, func(i int) Asker {
			return Asker{Familiar: KnownBrowser, Account: "eve", Site: fmt.Sprint("site ", i)}
		}, maxHashesOfAccount},
		"one site": {100, func(i int) Asker { return Asker{Account: fmt.Sprint("name ", i), Site: "2001:db8::/48"} }, maxHashesOfSite},
		"one site of known browsers": {100, func(i int) Asker {
			return Asker{Familiar: KnownBrowser, Account: fmt.Sprint("name ", i), Site: "2001:db8::/48"}
		}, maxHashesOfSite},
		"somebody else":          {1, func(int) Asker { return Asker{Account: "ann", Site: "192.0.2.1"} }, 1},
		"a known browser":        {1, func(int) Asker { return Asker{Familiar: KnownBrowser, Account: "ann", Site: "192.0.2.1"} }, 1},
		"behind no known client": {1, func(int) Asker { return Asker{Account: "ben"} }, 1},
	})
}

// TestHashesOfKnownNetwork is TestHashesAreShared on networks that the accounts
// know: they count together with strangers, since a neighbour may be a stranger too.
func TestHashesOfKnownNetwork(t *testing.T) {
	t.Parallel()
	shareHashes(t, map[string]crowd{
		"one account": {100, func(i int) Asker {
			return Asker{Familiar: Familiarity(i % 2), Account: "eve", Site: fmt.Sprint("site ", i)}
		}, maxHashesOfAccount},
		"one site": {100, func(i int) Asker {
			return Asker{Familiar: Familiarity(i % 2), Account: fmt.Sprint("name ", i), Site: "192.0.2.1"}
		}, maxHashesOfSite},
	})
}

func shareHashes(t *testing.T, crowds map[string]crowd) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		h := NewHashing(credential.Standard, time.Minute)
		ctx, cancel := context.WithCancel(t.Context())
		var releases []func()
		for range maxHashes {
			release, err := h.turn(ctx, Asker{})
			if err != nil {
				t.Fatal(err)
			}
			releases = append(releases, release)
		}
		var refused atomic.Int32
		ask := func(a Asker) {
			go func() {
				if release, err := h.turn(ctx, a); err == nil {
					release()
				} else if ctx.Err() == nil {
					refused.Add(1)
				}
			}()
			synctest.Wait()
		}
		for what, c := range crowds {
			before := h.slots.waiting()
			refused.Store(0)
			for i := range c.n {
				ask(c.next(i))
			}
			if n := h.slots.waiting() - before; n != c.want || int(refused.Load()) != c.n-c.want {
				t.Errorf("%s: %d wait and %d are refused, want %d to wait", what, n, refused.Load(), c.want)
			}
		}
		for _, release := range releases {
			release()
		}
		synctest.Wait()
		cancel()
		if h.slots.waiting() != 0 || len(h.ofAccount.n) != 0 || len(h.ofSite.n) != 0 || h.running.Load() != 0 {
			t.Errorf("%d wait, %v and %v are counted", h.slots.waiting(), h.ofAccount.n, h.ofSite.n)
		}
	})
}

// TestVisitorsLeaveSlots: however many passwords of shares are compared, a sign-in finds a slot at once.
func TestVisitorsLeaveSlots(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		h := NewHashing(credential.Cost{}, time.Second)
		var releases []func()
		visit := func(i int) error {
			release, err := h.turn(t.Context(), Asker{Account: fmt.Sprint("share ", i), Site: fmt.Sprint(i), Visitor: true})
			if err == nil {
				releases = append(releases, release)
			}
			return err
		}
		if err := visit(0); err != nil {
			t.Fatal(err)
		}
		for i := range 10 {
			if err := visit(i + 1); !errors.Is(err, schema.ErrBusy) {
				t.Errorf("a second visitor gets a slot: %v", err)
			}
		}
		release, err := h.turn(t.Context(), Asker{Account: "ann", Site: "x"})
		if err != nil || h.Running() != 2 {
			t.Fatalf("beside visitors, a sign-in gets %v; %d are running", err, h.Running())
		}
		release()
		releases[0]()
		if err := visit(0); err != nil {
			t.Errorf("the next visitor gets %v", err)
		}
		releases[1]()
		if h.Running() != 0 || h.Waiting() != 0 {
			t.Errorf("%d are running, %d wait", h.Running(), h.Waiting())
		}
	})
}
