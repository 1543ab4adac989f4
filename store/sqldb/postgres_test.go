package sqldb_test

import (
	"context"
	"errors"
	"runtime"
	"sync"
	"testing"
	"time"

	"finds/schema"
	"finds/store/sqldb"
	"finds/store/storetest"
)

// throughProxy is a store whose connections to PostgreSQL can be frozen.
func throughProxy(t *testing.T, opt sqldb.Options) (*sqldb.DB, *storetest.Proxy) {
	t.Helper()
	p := storetest.NewProxy(t, storetest.Database(t, "postgres"))
	opt.Database = p.URL
	s := open(t, "postgres", opt)
	return s, p
}

// within fails a test when fn takes longer.
func within(t *testing.T, limit time.Duration, fn func()) {
	t.Helper()
	start := time.Now()
	fn()
	if took := time.Since(start); took > limit {
		t.Errorf("it takes %v, more than %v", took, limit)
	}
}

// TestFrozenWrite: a write that gets no answer ends, as a fault of the storage.
func TestFrozenWrite(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, sqldb.Options{Timeout: 2 * time.Second})
	mustWrite(t, s)
	p.Freeze(true)
	within(t, 2*time.Minute, func() {
		err := write(ctx, s, nothing, nothing)
		if !sqldb.Unreachable(err) || errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestFrozenRead: a read that gets no answer is a fault of the storage, and not of what it asked for.
func TestFrozenRead(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, sqldb.Options{})
	if err := s.Connect(ctx, 3); err != nil {
		t.Fatal(err)
	}
	p.Freeze(true)
	within(t, 2*time.Minute, func() {
		short, cancel := context.WithTimeout(ctx, 300*time.Millisecond)
		defer cancel()
		if _, err := read(short, s, `SELECT 1`); !sqldb.Unreachable(err) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestPoolHeals: when all connections are dead and new ones work, one request
// waits for a second, and the next for nothing.
func TestPoolHeals(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, sqldb.Options{})
	if err := s.Connect(ctx, 12); err != nil {
		t.Fatal(err)
	}
	s.PingAll()
	p.Freeze(false)
	within(t, 2*time.Minute, func() {
		for range 12 {
			short, cancel := context.WithTimeout(ctx, 10*time.Second)
			defer cancel()
			if n, err := read(short, s, `SELECT 7`); n != 7 || err != nil {
				t.Errorf("%d, %v", n, err)
			}
		}
		mustWrite(t, s)
	})
}

// TestLockedOut: a write that waits for another's lock for too long is refused
// as busy.
func TestLockedOut(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "postgres")
	s := open(t, "postgres", sqldb.Options{Database: dsn, Timeout: 2 * time.Second})
	mustWrite(t, s)
	other, err := other(t, dsn).Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer other.Rollback()
	if _, err := other.Exec(`LOCK TABLE setting`); err != nil {
		t.Fatal(err)
	}
	within(t, 2*time.Minute, func() {
		if err := write(ctx, s, nothing, nothing); !errors.Is(err, schema.ErrBusy) && !sqldb.Unreachable(err) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// TestBusyPool: a read that gets no connection, since slow reads have them all, does
// not take the server for dead, and the connections stay.
func TestBusyPool(t *testing.T) {
	t.Parallel()
	s := open(t, "postgres", sqldb.Options{Connections: 2})
	if err := s.Connect(ctx, 2); err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for range 2 {
		wg.Go(func() {
			if _, err := read(ctx, s, `SELECT 1 FROM (SELECT pg_sleep(3)) x`); err != nil {
				t.Error(err)
			}
		})
	}
	for s.InUse() < 2 {
		runtime.Gosched()
	}
	short, cancel := context.WithTimeout(ctx, 200*time.Millisecond)
	defer cancel()
	if _, err := read(short, s, `SELECT 1`); !errors.Is(err, schema.ErrSlow) {
		t.Errorf("it ends with %v", err)
	}
	if s.Distrusts() {
		t.Error("connections are dropped")
	}
	wg.Wait()
}
