package store_test

import (
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestBuckets empties buckets that two stores share, and waits.
func TestBuckets(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var now atomic.Int64
		now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		o := store.Options{Database: storetest.Database(t, engine), Now: func() time.Time { return time.UnixMilli(now.Load()) }}
		both := [2]*store.Store{storetest.Open(t, engine, o), storetest.Open(t, engine, o)}
		wide, narrow := store.Bucket{Key: "wide", Burst: 40, Every: time.Second}, store.Bucket{Key: "narrow", Burst: 10, Every: time.Minute}
		var taken atomic.Int64
		var wg sync.WaitGroup
		for i := range 16 {
			wg.Go(func() {
				wait, err := both[i%2].TakeTokens(t.Context(), wide, narrow)
				if err != nil {
					t.Error(err)
				}
				if wait == 0 {
					taken.Add(1)
				} else if wait != time.Minute {
					t.Errorf("wait %v", wait)
				}
			})
		}
		wg.Wait()
		take := func() time.Duration {
			t.Helper()
			wait, err := both[0].TakeTokens(t.Context(), wide, narrow)
			if err != nil {
				t.Error(err)
			}
			return wait
		}
		if taken.Load() != 10 || take() != time.Minute {
			t.Errorf("%d of 10 tokens taken", taken.Load())
		}
		if err := both[1].PutTokensBack(t.Context(), wide, narrow); err != nil || take() != 0 || take() == 0 {
			t.Errorf("one is put back: %v", err)
		}
		now.Add(90_000)
		if take() != 0 || take() != 30*time.Second {
			t.Error("one comes back in a minute")
		}
		now.Add(3_600_000)
		for i := range 11 {
			if wait := take(); (wait == 0) != (i < 10) {
				t.Errorf("token %d of a full bucket: %v", i, wait)
			}
		}
		now.Add(3_600_000)
		if _, err := both[0].Sweep(t.Context()); err != nil {
			t.Error(err)
		}
	})
}

// TestBucketsAfterClockAhead takes tokens with a clock that is two hours ahead, then with one that
// is right: the bucket is empty at most. After a clock that was a year ahead it is full.
func TestBucketsAfterClockAhead(t *testing.T) {
	t.Parallel()
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var now atomic.Int64
		now.Store(time.Date(2026, 6, 1, 14, 0, 0, 0, time.UTC).UnixMilli())
		s := storetest.Open(t, engine, store.Options{Now: func() time.Time { return time.UnixMilli(now.Load()) }})
		wide, narrow := store.Bucket{Key: "wide", Burst: 40, Every: time.Second}, store.Bucket{Key: "narrow", Burst: 10, Every: time.Minute}
		take := func(want time.Duration) {
			t.Helper()
			if wait, err := s.TakeTokens(t.Context(), wide, narrow); err != nil || wait != want {
				t.Errorf("wait %v, want %v: %v", wait, want, err)
			}
		}
		take(0)
		now.Store(time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		take(time.Second) // of the wide one
		now.Add(1000)
		take(time.Minute)
		now.Add(60_000)
		take(0)
		take(time.Minute)
		now.Add(600_000)
		for range 10 {
			take(0)
		}
		take(time.Minute)
		right := now.Load()
		now.Store(time.Date(2027, 6, 1, 12, 0, 0, 0, time.UTC).UnixMilli())
		for range 10 {
			take(0)
		}
		take(time.Minute)
		now.Store(right)
		for range 10 {
			take(0)
		}
		take(time.Minute)
	})
}
