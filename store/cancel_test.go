package store_test

import (
	"context"
	"sync/atomic"
	"testing"
	"time"

	"finds/store"
	"finds/store/storetest"
)

// TestCancelled cancels requests while their transaction runs: a transaction that
// has committed returns no error.
func TestCancelled(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		var cancel atomic.Pointer[context.CancelFunc]
		s := storetest.Open(t, engine, store.Options{Now: func() time.Time { // a transaction asks when it begins
			if f := cancel.Load(); f != nil {
				(*f)()
			}
			return time.Now()
		}})
		ann := newUser(t, s, "ann")
		_, find := at(t, s, ann, 48, 2, "Quay", true)
		request := func() context.Context {
			c, end := context.WithCancel(ctx)
			cancel.Store(&end)
			return c
		}
		if l, created, err := s.CreateLocation(request(), ann, 1, 1, "Isle"); err != nil || !created || l.Name != "Isle" {
			t.Errorf("a location: %+v, %v, %v", l, created, err)
		}
		title := "Changed"
		if f, _, err := s.UpdateFind(request(), ann, find, store.FindEdit{Title: &title}); err != nil || f.Title != title {
			t.Errorf("a find: %+v, %v", f, err)
		}
	})
}
