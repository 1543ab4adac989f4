package store_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

func lead(t *testing.T, s *store.Store, job string, ttl time.Duration) bool {
	t.Helper()
	leads, err := s.Lead(ctx, job, ttl)
	if err != nil {
		t.Fatal(err)
	}
	return leads
}

// TestOneLeads: of many processes that ask at once, one holds a lease, and renews it. The
// others get it when it is released, or has expired.
func TestOneLeads(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "postgres")
	var all [8]*store.Store
	for i := range all {
		all[i] = storetest.Open(t, "postgres", store.Options{Database: database, Connections: 1})
	}
	for range 20 {
		var group sync.WaitGroup
		var leaders atomic.Int64
		leader := -1
		for i, s := range all {
			group.Go(func() {
				if leads, err := s.Lead(ctx, "sweep", time.Hour); err != nil {
					t.Error(err)
				} else if leads {
					leaders.Add(1)
					leader = i
				}
			})
		}
		group.Wait()
		if leaders.Load() != 1 {
			t.Fatalf("%d processes lead", leaders.Load())
		}
		first, other := all[leader], all[(leader+1)%len(all)]
		if !lead(t, first, "sweep", time.Hour) {
			t.Error("the leader cannot renew its lease")
		}
		if !lead(t, other, "another job", time.Hour) {
			t.Error("the lease of another job is taken")
		}
		if err := other.Resign(ctx); err != nil {
			t.Fatal(err)
		}
		if lead(t, other, "sweep", time.Hour) {
			t.Error("a process has released the lease of another")
		}
		if err := first.Resign(ctx); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTakenOver: the lease of a process that has died ends by the clock of the database, even if the
// clock of a process is wrong.
func TestTakenOver(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "postgres")
	dead := storetest.Open(t, "postgres", store.Options{Database: database})
	next := storetest.Open(t, "postgres", store.Options{Database: database, Now: func() time.Time { return time.Now().AddDate(1, 0, 0) }})
	if !lead(t, dead, "sweep", time.Hour) || lead(t, next, "sweep", time.Hour) {
		t.Fatal("the clock of a process, not that of the database, ends leases")
	}
	if !lead(t, dead, "sweep", 0) {
		t.Fatal("the lease cannot be renewed")
	}
	if !lead(t, next, "sweep", time.Hour) || lead(t, dead, "sweep", time.Hour) {
		t.Error("an expired lease is not taken over")
	}
}

// TestAlone: on SQLite a process leads at once after a crash of the one before.
func TestAlone(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "sqlite")
	for range 2 {
		if !lead(t, storetest.Open(t, "sqlite", store.Options{Database: database}), "sweep", time.Hour) {
			t.Error("the only process does not lead")
		}
	}
}
