package server

import (
	"context"
	"errors"
	"sync"
	"testing"
	"testing/synctest"

	"finds/schema"
)

// TestTurns fills the queue with strangers: those who are known still find a
// place in it and come first.
func TestTurns(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		q := newTurns(1, 8, 3)
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		var mu sync.Mutex
		var order []string
		come := func(ctx context.Context, name string, known bool) {
			go func() {
				if err := q.acquire(ctx, known); err != nil {
					name += " " + err.Error()
				}
				mu.Lock()
				defer mu.Unlock()
				order = append(order, name)
			}()
			synctest.Wait()
		}
		come(t.Context(), "first", false)
		for range 5 {
			come(ctx, "stranger", false)
		}
		if err := q.acquire(t.Context(), false); !errors.Is(err, schema.ErrBusy) {
			t.Errorf("a sixth stranger is not refused: %v", err)
		}
		for range 3 {
			come(t.Context(), "known", true)
		}
		if err := q.acquire(t.Context(), true); !errors.Is(err, schema.ErrBusy) || q.waiting() != 8 {
			t.Errorf("beyond all places: %v, %d wait", err, q.waiting())
		}
		for range 4 {
			q.release()
			synctest.Wait()
		}
		cancel()
		synctest.Wait()
		want := []string{"first", "known", "known", "known", "stranger"}
		for range 4 {
			want = append(want, "stranger context canceled")
		}
		if len(order) != len(want) || q.waiting() != 0 {
			t.Fatalf("the order is %q, %d wait", order, q.waiting())
		}
		for i := range want {
			if order[i] != want[i] {
				t.Errorf("turn %d is of %s, want %s", i, order[i], want[i])
			}
		}
		q.release()
		come(t.Context(), "last", false)
		if order[len(order)-1] != "last" {
			t.Errorf("a slot is lost: %q", order)
		}
	})
}
