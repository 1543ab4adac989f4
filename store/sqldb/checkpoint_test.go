package sqldb_test

import (
	"os"
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
	const page, limit = 4 << 10, 512
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
	// A write here is two to three pages, so without a limit the log has 50 MB or more. The
	// length is looked at every 256 writes, and readers hold a checkpoint up for a while.
	if bound := int64(12 * limit * page); largest > bound {
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
