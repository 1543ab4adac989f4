package store_test

import (
	"bytes"
	"context"
	"runtime"
	"runtime/pprof"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestPing: the database is written to at most once a minute, and again after that; once a write has failed, at each
// call. Calls that give up while writes hang leave one goroutine behind, not one each.
func TestPing(t *testing.T) {
	for _, engine := range storetest.Engines { // one after the other: it counts goroutines
		t.Run(engine, func(t *testing.T) {
			var passed atomic.Int64
			start := time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)
			now := func() time.Time { return start.Add(time.Duration(passed.Load())) }
			dsn := storetest.Database(t, engine)
			s := storetest.Open(t, engine, store.Options{Database: dsn, Now: now})
			db := second(t, dsn, "")
			written := func(after time.Duration) (at string) {
				t.Helper()
				passed.Add(int64(after))
				if err := s.Ping(ctx); err != nil {
					t.Fatal(err)
				}
				if err := db.QueryRow(`SELECT value FROM setting WHERE name = 'pinged'`).Scan(&at); err != nil {
					t.Fatal(err)
				}
				return at
			}
			first := written(0)
			if again := written(50 * time.Second); again != first {
				t.Errorf("written at %s and again at %s", first, again)
			}
			if later := written(20 * time.Second); later == first {
				t.Error("not written for more than a minute")
			}
			passed.Add(int64(2 * time.Minute))
			other, err := db.Begin()
			if err == nil {
				_, err = other.Exec(`UPDATE setting SET value = 'held' WHERE name = 'pinged'`)
			}
			if err != nil {
				t.Fatal(err)
			}
			const calls = 5
			c, giveUp := context.WithCancel(ctx)
			errs := make(chan error)
			for range calls {
				go func() { errs <- s.Ping(c) }()
			}
			for stacks("store.(*Store).Ping(") < calls {
				runtime.Gosched()
			}
			for stacks("sqldb.(*DB).Transact(") == 0 {
				runtime.Gosched()
			}
			giveUp()
			for range calls {
				if err := <-errs; err == nil {
					t.Error("a call succeeded while no write did")
				}
			}
			if left := stacks("sqldb.(*DB).Transact("); left > 1 {
				t.Errorf("%d goroutines are left", left)
			}
			if err := other.Rollback(); err != nil {
				t.Fatal(err)
			}
			if err := s.Ping(ctx); err != nil {
				t.Error(err)
			}
		})
	}
}

// stacks counts the goroutines that are in a function.
func stacks(function string) (n int) {
	var b bytes.Buffer
	pprof.Lookup("goroutine").WriteTo(&b, 2)
	for stack := range strings.SplitSeq(b.String(), "\n\n") {
		if strings.Contains(stack, function) {
			n++
		}
	}
	return n
}
