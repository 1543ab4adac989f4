package sqldb_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"finds/store/sqldb"
	"finds/store/storetest"
)

func TestMain(m *testing.M) { storetest.Main(m) }

var ctx = context.Background()

// open returns a database of an engine, fresh and with the tables of the store unless the
// options name one. The tests write to the table of settings.
func open(t testing.TB, engine string, opt sqldb.Options) *sqldb.DB {
	t.Helper()
	if opt.Database == "" {
		opt.Database = storetest.Database(t, engine)
	}
	db, err := sqldb.Open(ctx, opt)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	return db
}

// each runs a test on a fresh database of every engine.
func each(t *testing.T, test func(t *testing.T, db *sqldb.DB)) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		test(t, open(t, engine, sqldb.Options{}))
	})
}

// other opens a PostgreSQL database beside the engine.
func other(t *testing.T, dsn string) *sql.DB {
	t.Helper()
	db, err := sql.Open("pgx", dsn)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// read runs a query that gives one number.
func read(ctx context.Context, db *sqldb.DB, query string) (n int64, err error) {
	err = db.Get(ctx, &n, query)
	return n, err
}

// write runs a transaction that calls begin, and end when all is written that
// shares its commit.
func write(ctx context.Context, db *sqldb.DB, begin, end func()) error {
	return writeRow(ctx, db, begin, func() error { return nil }, func() error { end(); return nil })
}

// writeOr is write of what may fail, after it wrote and at the end.
func writeOr(ctx context.Context, db *sqldb.DB, wrote, end func() error) error {
	return writeRow(ctx, db, func() {}, wrote, end)
}

var lastName atomic.Int64

func writeRow(ctx context.Context, db *sqldb.DB, begin func(), wrote, end func() error) error {
	return db.Transact(ctx, func(t *sqldb.Tx) error {
		begin()
		t.BeforeCommit(end)
		if _, err := t.Exec(`INSERT INTO setting (name, value) VALUES (?, '')`, fmt.Sprint("test ", lastName.Add(1))); err != nil {
			return err
		}
		return wrote()
	})
}

func mustWrite(t *testing.T, db *sqldb.DB) {
	t.Helper()
	if err := write(ctx, db, nothing, nothing); err != nil {
		t.Fatal(err)
	}
}

// together starts transactions so that on SQLite they share a commit: the first holds the
// writer until all are under way.
func together(db *sqldb.DB, n int, run func(i int)) {
	var group sync.WaitGroup
	hold := make(chan struct{})
	group.Go(func() { _ = write(ctx, db, func() { <-hold }, nothing) })
	for i := range n {
		group.Go(func() { run(i) })
	}
	close(hold)
	group.Wait()
}

// noted opens a database that collects what its transactions note. A note of "error" or
// "panic" makes writing them fail so.
func noted(t *testing.T, engine string) (db *sqldb.DB, written *[]string) {
	written = new([]string) // only one transaction at a time writes on SQLite; on PostgreSQL the lock is theirs
	var mu sync.Mutex
	errNote := errors.New("a note cannot be written")
	db = open(t, engine, sqldb.Options{WriteNotes: func(tx *sqldb.Tx, notes []any) error {
		for _, n := range notes {
			switch n {
			case "error":
				return errNote
			case "panic":
				faultyTransaction()
			}
		}
		for _, n := range notes {
			if _, err := tx.Exec(`INSERT INTO setting (name, value) VALUES (?, 'noted')`, n); err != nil {
				return err
			}
		}
		mu.Lock()
		defer mu.Unlock()
		for _, n := range notes {
			*written = append(*written, n.(string))
		}
		return nil
	}})
	return db, written
}

// TestNotes lets some of many transactions leave notes that cannot be written: these fail
// alone, and what the others noted is written once and stays.
func TestNotes(t *testing.T) {
	storetest.EachEngine(t, func(t *testing.T, engine string) {
		db, _ := noted(t, engine)
		var failed, panicked, after atomic.Int64
		together(db, 12, func(i int) {
			note := fmt.Sprint("note ", i)
			switch i % 4 {
			case 1:
				note = "error"
			case 2:
				note = "panic"
			}
			text := thrownBy(func() {
				err := db.Transact(ctx, func(tx *sqldb.Tx) error {
					tx.Note(note)
					tx.AfterCommit(func() { after.Add(1) })
					return nil
				})
				if err != nil && note == "error" {
					failed.Add(1)
				} else if err != nil {
					t.Errorf("%s: %v", note, err)
				}
			})
			if strings.HasPrefix(text, "the clock is broken") && note == "panic" {
				panicked.Add(1)
			} else if text != "" {
				t.Errorf("%s panics with %s", note, text)
			}
		})
		if failed.Load() != 3 || panicked.Load() != 3 || after.Load() != 6 {
			t.Errorf("%d failed, %d panicked and %d did what follows the commit; want 3, 3 and 6", failed.Load(), panicked.Load(), after.Load())
		}
		if n, err := read(ctx, db, `SELECT COUNT(*) FROM setting WHERE value = 'noted'`); n != 6 || err != nil {
			t.Errorf("%d notes are written, %v; want 6", n, err)
		}
	})
}

// TestNotesShareACommit: on SQLite the notes of transactions that wait together are
// written together, before what these put off.
func TestNotesShareACommit(t *testing.T) {
	t.Parallel()
	db, written := noted(t, "sqlite")
	var late atomic.Int64
	together(db, 16, func(i int) {
		err := db.Transact(ctx, func(tx *sqldb.Tx) error {
			tx.BeforeCommit(func() error {
				if !slices.Contains(*written, fmt.Sprint("note ", i)) {
					return errors.New("the note comes later")
				}
				late.Add(1)
				return nil
			})
			tx.Note(fmt.Sprint("note ", i))
			return nil
		})
		if err != nil {
			t.Errorf("transaction %d: %v", i, err)
		}
	})
	if len(*written) != 16 || late.Load() != 16 {
		t.Errorf("%d notes are written and %d writes put off, want 16 of each", len(*written), late.Load())
	}
}

// TestAfterCommit runs nothing after a transaction that fails.
func TestAfterCommit(t *testing.T) {
	each(t, func(t *testing.T, db *sqldb.DB) {
		ran := 0
		broken := errors.New("broken")
		for _, want := range []error{nil, broken} {
			err := db.Transact(ctx, func(tx *sqldb.Tx) error {
				tx.AfterCommit(func() { ran++ })
				_, err := tx.Exec(`INSERT INTO setting (name, value) VALUES (?, '')`, fmt.Sprint("after ", want))
				return errors.Join(err, want)
			})
			if !errors.Is(err, want) {
				t.Errorf("it ends with %v, want %v", err, want)
			}
		}
		if ran != 1 {
			t.Errorf("it ran %d times, want once", ran)
		}
		if n, err := read(ctx, db, `SELECT COUNT(*) FROM setting WHERE name LIKE 'after %'`); n != 1 || err != nil {
			t.Errorf("%d rows are written, %v; want 1", n, err)
		}
	})
}

// TestConditions puts conditions together.
func TestConditions(t *testing.T) {
	t.Parallel()
	c := sqldb.And(sqldb.Cond{}, sqldb.Equal("a", "x"), sqldb.Equal("b", ""), sqldb.Cond{SQL: "c > ?", Args: []any{3}})
	if c.SQL != "a = ? AND c > ?" || !slices.Equal(c.Args, []any{"x", 3}) {
		t.Errorf("it is %+v", c)
	}
	if text, args := sqldb.Where(); text != "" || args != nil {
		t.Errorf("no condition makes %q with %v", text, args)
	}
	if marks, args := sqldb.In([]int{1, 2, 3}); marks != "?, ?, ?, ?" || !slices.Equal(args, []any{1, 2, 3, 3}) {
		t.Errorf("a list of three is %q with %v", marks, args)
	}
	if got := (sqldb.Cond{}).Column(); got != "TRUE" {
		t.Errorf("no condition is the column %q", got)
	}
}
