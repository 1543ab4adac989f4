package sqldb_test

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"

	"finds/store/sqldb"
	"finds/store/storetest"
)

func nothing() {}

// faultyTransaction is in the stack of every panic of these tests.
func faultyTransaction() { panic("the clock is broken") }

// thrownBy returns what a function panics with, and where, as a log has it.
func thrownBy(f func()) (text string) {
	defer func() {
		if v := recover(); v != nil {
			text = fmt.Sprint(v)
		}
	}()
	f()
	return ""
}

// TestPanics panics at the beginning and at the end of transactions: the caller
// alone gets it, others that shared the commit are stored, and the next too.
func TestPanics(t *testing.T) {
	each(t, func(t *testing.T, s *sqldb.DB) {
		for name, fault := range map[string][2]func(){"at the beginning": {faultyTransaction, nothing}, "at the end": {nothing, faultyTransaction}} {
			before := count(t, s)
			var group sync.WaitGroup
			hold := make(chan struct{})
			group.Go(func() { // holds the writer, so that the others share a commit
				if err := write(ctx, s, func() { <-hold }, nothing); err != nil {
					t.Error(err)
				}
			})
			for range 8 {
				group.Go(func() {
					if err := write(ctx, s, nothing, nothing); err != nil {
						t.Errorf("%s: another transaction: %v", name, err)
					}
				})
			}
			group.Go(func() {
				text := thrownBy(func() { write(ctx, s, fault[0], fault[1]) })
				if !strings.HasPrefix(text, "the clock is broken") || !s.Postgres() && !strings.Contains(text, "faultyTransaction") {
					t.Errorf("%s: the caller gets %q", name, text)
				}
			})
			close(hold)
			group.Wait()
			if n := count(t, s) - before; n != 9 {
				t.Errorf("%s: %d transactions are stored, want 9", name, n)
			}
		}
	})
}

// TestFailuresAtEnd lets some of those that share a commit fail in what they put
// off: they alone get their error.
func TestFailuresAtEnd(t *testing.T) {
	each(t, func(t *testing.T, s *sqldb.DB) {
		before := count(t, s)
		var group sync.WaitGroup
		hold := make(chan struct{})
		group.Go(func() {
			if err := write(ctx, s, func() { <-hold }, nothing); err != nil {
				t.Error(err)
			}
		})
		broken := errors.New("the full text is broken")
		for i := range 9 {
			group.Go(func() {
				var want error
				if i%3 == 0 {
					want = broken
				}
				if err := writeOr(ctx, s, well, func() error { return want }); !errors.Is(err, want) {
					t.Errorf("transaction %d ends with %v, want %v", i, err, want)
				}
			})
		}
		close(hold)
		group.Wait()
		if n := count(t, s) - before; n != 7 {
			t.Errorf("%d transactions are stored, want 7", n)
		}
	})
}

func well() error { return nil }

// TestPanicOnce panics once in a transaction that is run again: the second run
// commits, and its caller gets no error.
func TestPanicOnce(t *testing.T) {
	t.Parallel()
	s := open(t, "sqlite", sqldb.Options{})
	before, first := count(t, s), true
	text := thrownBy(func() {
		err := writeOr(ctx, s, func() error {
			if first {
				first = false
				faultyTransaction()
			}
			return nil
		}, well)
		if err != nil {
			t.Error(err)
		}
	})
	if n := count(t, s) - before; n != 1 || text != "" {
		t.Errorf("%d transactions are stored, and the caller gets %q", n, text)
	}
}

func count(t *testing.T, s *sqldb.DB) int64 {
	t.Helper()
	n, err := read(ctx, s, `SELECT COUNT(*) FROM setting`)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestCancelledBeforeItStarts begins transactions for a request that has gone.
func TestCancelledBeforeItStarts(t *testing.T) {
	each(t, func(t *testing.T, s *sqldb.DB) {
		gone, cancel := context.WithCancel(ctx)
		cancel()
		before := count(t, s)
		if err := write(gone, s, nothing, nothing); !errors.Is(err, context.Canceled) {
			t.Errorf("it ends with %v", err)
		}
		if n := count(t, s); n != before {
			t.Errorf("it has written %d rows", n-before)
		}
	})
}

// TestNothingIsDeferredLate: what a deferred write, or the writing of notes, would defer is
// refused by a panic, since nothing would run it.
func TestNothingIsDeferredLate(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		db := open(t, engine, sqldb.Options{WriteNotes: func(tx *sqldb.Tx, _ []any) error {
			tx.AfterCommit(func() {})
			return nil
		}})
		for name, act := range map[string]func(tx *sqldb.Tx){
			"in a deferred write": func(tx *sqldb.Tx) {
				tx.BeforeCommit(func() error { tx.BeforeCommit(func() error { return nil }); return nil })
			},
			"in the writing of notes": func(tx *sqldb.Tx) { tx.Note("x") },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s: no panic", name)
					}
				}()
				_ = db.Transact(ctx, func(tx *sqldb.Tx) error { act(tx); return nil })
			}()
		}
	})
}
