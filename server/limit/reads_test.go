package limit

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"testing"
	"testing/synctest"

	"finds/schema"
)

// TestCostlyReads has one user ask for more than may run: their reads wait for
// each other and then are refused, and others do not wait for them.
func TestCostlyReads(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := NewCostlyReads(4)
		end, err := c.Begin(t.Context(), "ann")
		if err != nil {
			t.Fatal(err)
		}
		started := make(chan func(), maxReadsWaiting)
		for range maxReadsWaiting {
			go func() {
				end, err := c.Begin(t.Context(), "ann")
				if err != nil {
					t.Error(err)
				}
				started <- end
			}()
		}
		synctest.Wait()
		if _, err := c.Begin(t.Context(), "ann"); !errors.Is(err, schema.ErrTooManyReads) {
			t.Errorf("one too many: %v", err)
		}
		others, err := c.Begin(t.Context(), "ben")
		if err != nil {
			t.Fatal("another user waits: ", err)
		}
		others()
		synctest.Wait()
		if len(started) != 0 {
			t.Error("two reads of one user run at once")
		}
		end()
		for range maxReadsWaiting {
			(<-started)()
		}
		if len(c.keys) != 0 || len(c.slots) != 0 {
			t.Errorf("%d keys and %d slots are left", len(c.keys), len(c.slots))
		}
	})
}

// TestCostlyReadsOfOneThing has one visitor ask for something more often than may wait: they
// have one place in its queue, so others still get theirs.
func TestCostlyReadsOfOneThing(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		c := NewCostlyReads(8)
		end, err := c.Begin(t.Context(), "mallory", "share")
		if err != nil {
			t.Fatal(err)
		}
		ctx, cancel := context.WithCancel(t.Context())
		for range maxReadsWaiting {
			go c.Begin(ctx, "mallory", "share")
		}
		synctest.Wait()
		started := make(chan func(), maxVisitorsWaiting)
		for i := range maxVisitorsWaiting {
			go func() {
				end, err := c.Begin(t.Context(), fmt.Sprint("visitor ", i), "share")
				if err != nil {
					t.Error(err)
				}
				started <- end
			}()
		}
		synctest.Wait()
		if _, err := c.Begin(t.Context(), "z", "share"); !errors.Is(err, schema.ErrTooManyReads) {
			t.Errorf("one too many: %v", err)
		}
		if len(started) != 0 {
			t.Error("two reads of one thing run at once")
		}
		cancel()
		end()
		for range maxVisitorsWaiting {
			(<-started)()
		}
		synctest.Wait()
		if len(c.keys) != 0 || len(c.slots) != 0 {
			t.Errorf("%d keys and %d slots are left", len(c.keys), len(c.slots))
		}
	})
}

// TestCostlySlots leaves connections for other reads, whatever the pool has.
func TestCostlySlots(t *testing.T) {
	t.Parallel()
	for connections, most := range map[int]int{1: 1, 2: 1, 3: 1, 4: 2, 1000: max(2, runtime.GOMAXPROCS(0)-spareConnections)} {
		if n := cap(NewCostlyReads(connections).slots); n != most {
			t.Errorf("of %d connections %d are for costly reads, want %d", connections, n, most)
		}
	}
}

// TestCostlyPatience ends the time of requests that wait for their turn, or for
// a slot: they are refused and leave nothing behind.
func TestCostlyPatience(t *testing.T) {
	t.Parallel()
	c := NewCostlyReads(4)
	ctx := context.Background()
	var ends []func()
	for i := range cap(c.slots) {
		end, err := c.Begin(ctx, string(rune('a'+i)))
		if err != nil {
			t.Fatal(err)
		}
		ends = append(ends, end)
	}
	over, cancel := context.WithCancel(ctx)
	cancel()
	for _, user := range []string{"a", "z"} {
		if _, err := c.Begin(over, user); !errors.Is(err, schema.ErrBusy) {
			t.Errorf("%s: %v", user, err)
		}
	}
	for _, end := range ends {
		end()
	}
	if end, err := c.Begin(ctx, "z"); err != nil {
		t.Error(err)
	} else {
		end()
	}
	if len(c.keys) != 0 {
		t.Errorf("%d keys are left", len(c.keys))
	}
}
