package store_test

import (
	"errors"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// TestSetupTogether uses the set-up links of several processes at the same
// moment: one of them makes the first account.
func TestSetupTogether(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		for round := range 5 {
			dsn := storetest.Database(t, engine)
			var stores [4]*store.Store
			for i := range stores {
				stores[i] = storetest.Open(t, engine, store.Options{Database: dsn})
				if err := stores[i].CreateSetup(ctx, fmt.Sprintf("%064d", i), time.Hour); err != nil {
					t.Fatal(err)
				}
			}
			var first atomic.Int32
			var wg sync.WaitGroup
			for i, s := range stores {
				wg.Go(func() {
					n := store.NewUser{Username: fmt.Sprint("first-", i), PasswordHash: "x", Invite: fmt.Sprintf("%064d", i)}
					_, _, err := s.Register(ctx, n, store.NewSession{TokenHash: fmt.Sprintf("%064d", 100+i)})
					if err == nil {
						first.Add(1)
					} else if !errors.Is(err, schema.ErrInviteNeeded) {
						t.Error(err)
					}
				})
			}
			wg.Wait()
			if n := first.Load(); n != 1 {
				t.Errorf("round %d: %d first accounts", round, n)
			}
		}
	})
}
