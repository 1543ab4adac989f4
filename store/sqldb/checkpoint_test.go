package sqldb_test

import (
	"os"
	"strings"
	"sync"
	"testing"

	"finds/store/sqldb"
	"finds/store/storetest"
)

// TestLogBounded writes while reads overlap all the time: the write-ahead log
// starts again nevertheless. It runs before the parallel tests: the checkpoint beside the
// writer needs a processor, and the log grows until it has one.
func TestLogBounded(t *testing.T) {
	file := storetest.Database(t, "sqlite")
	s := open(t, "sqlite", sqldb.Options{Database: file})
	const limit = 2 << 20
	s.LogMax(limit)
	stop := make(chan struct{})
	var readers sync.WaitGroup
	defer readers.Wait()
	defer close(stop)
	for range 4 {
		readers.Go(func() { readUntil(t, s, stop) })
	}
	var largest int64
	for i := range 6000 {
		if err := write(ctx, s, nothing, nothing); err != nil {
			t.Fatal(err)
		}
		if i%64 == 0 {
			info, err := os.Stat(file + "-wal")
			if err != nil {
				t.Fatal(err)
			}
			largest = max(largest, info.Size())
		}
	}
	// A write here is two to three pages, so without a limit the log has 50 MB or more.
	// Readers may hold a restart up, longer on a busy machine.
	if bound := int64(8 * limit); largest > bound {
		t.Errorf("the log had %d bytes, want at most %d", largest, bound)
	}
}

// TestLogOfLargeCommits writes much in few commits: the log is looked at after each.
func TestLogOfLargeCommits(t *testing.T) {
	file := storetest.Database(t, "sqlite")
	s := open(t, "sqlite", sqldb.Options{Database: file})
	const limit, commit = 8 << 20, 2 << 20
	s.LogMax(limit)
	stop := make(chan struct{})
	var readers sync.WaitGroup
	defer readers.Wait()
	defer close(stop)
	for range 4 {
		readers.Go(func() { readUntil(t, s, stop) })
	}
	var largest int64
	for i := range 40 {
		err := s.Transact(ctx, func(tx *sqldb.Tx) error {
			_, err := tx.Exec(`INSERT INTO setting (name, value) VALUES ('long', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`, strings.Repeat(string(rune('a'+i%26)), commit))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(file + "-wal")
		if err != nil {
			t.Fatal(err)
		}
		largest = max(largest, info.Size())
	}
	if bound := int64(2*limit + 2*commit); largest > bound {
		t.Errorf("the log had %d bytes, want at most %d", largest, bound)
	}
}

// readUntil runs short reads until stop is closed.
func readUntil(t *testing.T, s *sqldb.DB, stop chan struct{}) {
	for {
		select {
		case <-stop:
			return
		default:
		}
		_, err := read(ctx, s, `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000) SELECT COUNT(*) + (SELECT MIN(1, COUNT(*)) FROM setting) FROM n`)
		if err != nil {
			t.Error(err)
			return
		}
	}
}

// TestFoldLogBeside empties the log while a checkpoint runs beside the writer: it waits for that one, which SQLite would
// refuse it for.
func TestFoldLogBeside(t *testing.T) {
	s := open(t, "sqlite", sqldb.Options{})
	for range 50 {
		for range 20 {
			if err := write(ctx, s, nothing, nothing); err != nil {
				t.Fatal(err)
			}
		}
		var beside sync.WaitGroup
		beside.Go(s.Checkpoint)
		for range 3 {
			if folded, err := s.FoldLog(ctx); !folded || err != nil {
				t.Errorf("folded: %v, %v", folded, err)
			}
		}
		beside.Wait()
	}
}
