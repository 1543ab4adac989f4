package store_test

import (
	"context"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/store"
	"finds/store/sqldb"
	"finds/store/storetest"
)

func openLeases(t *testing.T, database string) *sqldb.DB {
	t.Helper()
	db, err := sqldb.Open(context.Background(), sqldb.Options{Database: database})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

func hold(t *testing.T, l *store.Leases, job string, ttl time.Duration) bool {
	t.Helper()
	held, err := l.Hold(context.Background(), job, ttl)
	if err != nil {
		t.Fatal(err)
	}
	return held
}

// TestOneLeads: of many processes that ask at once, one holds a lease, and renews it. The
// others get it when it is released, or has expired.
func TestOneLeads(t *testing.T) {
	t.Parallel()
	db := openLeases(t, storetest.Database(t, "postgres"))
	var all [8]*store.Leases
	for i := range all {
		all[i] = store.NewLeases(db)
	}
	for range 20 {
		var group sync.WaitGroup
		var leaders atomic.Int64
		leader := -1
		for i, l := range all {
			group.Go(func() {
				if held, err := l.Hold(context.Background(), "sweep", time.Hour); err != nil {
					t.Error(err)
				} else if held {
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
		if !hold(t, first, "sweep", time.Hour) {
			t.Error("the leader cannot renew its lease")
		}
		if !hold(t, other, "another job", time.Hour) {
			t.Error("the lease of another job is taken")
		}
		if err := other.Release(context.Background()); err != nil {
			t.Fatal(err)
		}
		if hold(t, other, "sweep", time.Hour) {
			t.Error("a process has released the lease of another")
		}
		if err := first.Release(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
}

// TestTakenOver: the lease of a process that has died ends by the clock of the database, even if the
// clock of a process is wrong.
func TestTakenOver(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "postgres")
	dead := store.NewLeases(openLeases(t, database))
	ahead, err := sqldb.Open(context.Background(), sqldb.Options{Database: database, Now: func() time.Time { return time.Now().AddDate(1, 0, 0) }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ahead.Close() })
	next := store.NewLeases(ahead)
	if !hold(t, dead, "sweep", time.Hour) || hold(t, next, "sweep", time.Hour) {
		t.Fatal("the clock of a process, not that of the database, ends leases")
	}
	if !hold(t, dead, "sweep", 0) {
		t.Fatal("the lease cannot be renewed")
	}
	if !hold(t, next, "sweep", time.Hour) || hold(t, dead, "sweep", time.Hour) {
		t.Error("an expired lease is not taken over")
	}
}

// TestAlone: on SQLite a process leads at once after a crash of the one before.
func TestAlone(t *testing.T) {
	t.Parallel()
	db := openLeases(t, storetest.Database(t, "sqlite"))
	for range 2 {
		if !hold(t, store.NewLeases(db), "sweep", time.Hour) {
			t.Error("the only process does not lead")
		}
	}
}
