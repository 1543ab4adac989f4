package store

import (
	"errors"
	"maps"
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// TestViews counts views: they are saved after ten seconds and at the end, and what cannot be saved is kept.
func TestViews(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		saved, writes := map[string]int64{}, 0
		var mu sync.Mutex // guards all three
		var broken error
		v := &shareViews{counts: map[string]int64{}, fail: func(error) {}}
		v.save = func(counts map[string]int64) error {
			mu.Lock()
			defer mu.Unlock()
			if writes++; broken != nil {
				return broken
			}
			v.Add("b") // while it is being saved
			for id, n := range counts {
				saved[id] += n
			}
			return nil
		}
		expect := func(when string, n int, want map[string]int64) {
			t.Helper()
			synctest.Wait()
			mu.Lock()
			defer mu.Unlock()
			if writes != n || !maps.Equal(saved, want) {
				t.Errorf("%s: %d writes of %v, want %d of %v", when, writes, saved, n, want)
			}
		}
		breaks := func(err error) {
			mu.Lock()
			defer mu.Unlock()
			broken = err
		}
		for range 3 {
			v.Add("a")
		}
		time.Sleep(shareViewsEvery - time.Nanosecond)
		expect("before ten seconds", 0, map[string]int64{})
		if v.Of("a") != 3 || v.Of("b") != 0 {
			t.Errorf("%d and %d views wait", v.Of("a"), v.Of("b"))
		}
		time.Sleep(time.Nanosecond)
		expect("after ten seconds", 1, map[string]int64{"a": 3})
		if v.Of("a") != 0 || v.Of("b") != 1 {
			t.Errorf("%d and %d views wait", v.Of("a"), v.Of("b"))
		}
		breaks(errors.New("no disk"))
		v.Add("a")
		time.Sleep(shareViewsEvery)
		expect("without a disk", 2, map[string]int64{"a": 3})
		breaks(nil)
		time.Sleep(shareViewsEvery)
		expect("with it again", 3, map[string]int64{"a": 4, "b": 1})
		v.Close()
		expect("at the end", 4, map[string]int64{"a": 4, "b": 2})
		v.Add("a")
		time.Sleep(time.Hour)
		expect("after the end", 4, map[string]int64{"a": 4, "b": 2})
	})
}
