package store_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// throughProxy is a store whose connections to PostgreSQL can be frozen.
func throughProxy(t *testing.T, opt store.Options) (*store.Store, *storetest.Proxy) {
	t.Helper()
	p := storetest.NewProxy(t, storetest.Database(t, "postgres"))
	opt.Database = p.URL
	s := storetest.Open(t, "postgres", opt)
	return s, p
}

// within fails a test when fn takes longer.
func within(t *testing.T, most time.Duration, fn func()) {
	t.Helper()
	start := time.Now()
	fn()
	if took := time.Since(start); took > most {
		t.Errorf("it takes %v, more than %v", took, most)
	}
}

// TestFrozenWrite: a write that gets no answer ends, as a fault of the storage.
func TestFrozenWrite(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, store.Options{Timeout: 2 * time.Second})
	ann := newUser(t, s, "ann")
	p.Freeze(true)
	within(t, 10*time.Second, func() {
		_, _, err := s.CreateLocation(ctx, ann, 1, 1, "Isle")
		if !store.Unreachable(err) || errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestFrozenRead: a read that gets no answer is a fault of the storage, and not of what it asked for.
func TestFrozenRead(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, store.Options{})
	if err := s.Connect(ctx, 3); err != nil {
		t.Fatal(err)
	}
	p.Freeze(true)
	within(t, 10*time.Second, func() {
		short, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
		defer cancel()
		if _, err := s.Read(short, `SELECT 1`); !store.Unreachable(err) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestPoolHeals: when all connections are dead and new ones work, one request
// waits for a second, and the next for nothing.
func TestPoolHeals(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, store.Options{})
	if err := s.Connect(ctx, 12); err != nil {
		t.Fatal(err)
	}
	s.PingAll()
	p.Freeze(false)
	within(t, 10*time.Second, func() {
		for range 12 {
			short, cancel := context.WithTimeout(ctx, 10*time.Second)
			defer cancel()
			if n, err := s.Read(short, `SELECT 7`); n != 7 || err != nil {
				t.Errorf("%d, %v", n, err)
			}
		}
		newUser(t, s, "ann")
	})
}

// TestLockedOut: a write that waits for another's lock for too long is refused
// as busy.
func TestLockedOut(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := storetest.Open(t, "postgres", store.Options{Database: dsn, Timeout: 2 * time.Second})
	ann := newUser(t, s, "ann")
	other, err := second(t, dsn, "").Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer other.Rollback()
	if _, err := other.Exec(`LOCK TABLE location`); err != nil {
		t.Fatal(err)
	}
	within(t, 10*time.Second, func() {
		if _, _, err := s.CreateLocation(ctx, ann, 1, 1, "Isle"); !errors.Is(err, schema.ErrBusy) && !store.Unreachable(err) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestFillWaits has a second process start while the first fills the full text for
// longer than a write may take: it waits for the first.
func TestFillWaits(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := storetest.Open(t, "postgres", store.Options{Database: dsn, Timeout: 4 * time.Second})
	filled(t, s)
	first, err := second(t, dsn, "").Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer first.Rollback()
	if _, err := first.Exec(`SELECT pg_advisory_xact_lock(hashtextextended('reindex', 0))`); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	wg.Go(func() {
		if _, err := first.Exec(`SELECT pg_sleep(6)`); err != nil {
			t.Error(err)
		}
		if err := first.Rollback(); err != nil {
			t.Error(err)
		}
	})
	if err := s.RebuildSearch(ctx); err != nil {
		t.Error(err)
	}
	wg.Wait()
}

// TestBusyPool: a read that gets no connection, since slow reads have them all, does
// not take the server for dead, and the connections stay.
func TestBusyPool(t *testing.T) {
	t.Parallel()
	s := storetest.Open(t, "postgres", store.Options{Connections: 2})
	if err := s.Connect(ctx, 2); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			if _, err := s.Read(ctx, `SELECT 1 FROM (SELECT pg_sleep(3)) x`); err != nil {
				t.Error(err)
			}
		})
	}
	for s.InUse() < 2 {
		runtime.Gosched()
	}
	short, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
	defer cancel()
	if _, err := s.Read(short, `SELECT 1`); !errors.Is(err, schema.ErrSlow) {
		t.Errorf("it ends with %v", err)
	}
	if s.Distrusts() {
		t.Error("connections are dropped")
	}
	wg.Wait()
}

// TestPooler does what the service does through PgBouncer, where each
// transaction has another session, with more clients than sessions.
func TestPooler(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := storetest.Open(t, "postgres", store.Options{Database: storetest.Pooler(t, dsn)})
	ann, find := filled(t, s)
	var wg sync.WaitGroup
	for i := range 8 {
		wg.Go(func() {
			for j := range 5 {
				if _, err := s.CreateComment(ctx, ann, find, fmt.Sprint(i, " ", j)); err != nil {
					t.Error(err)
				}
				if f, err := s.Find(ctx, ann, find); err != nil || f.ID != find {
					t.Errorf("%+v, %v", f, err)
				}
				list, _, err := s.Finds(ctx, ann, store.FindFilter{Query: "elan", Page: store.Page{Limit: 50}})
				if err != nil || len(list) != 1 {
					t.Errorf("a search finds %d, %v", len(list), err)
				}
			}
		})
	}
	wg.Wait()
	if f, err := s.Find(ctx, ann, find); err != nil || f.CommentCount != 41 {
		t.Errorf("%d comments, %v", f.CommentCount, err)
	}
}
