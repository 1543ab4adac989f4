package sqldb_test

import (
	"database/sql"
	"errors"
	"testing"
	"time"

	"finds/schema"
	"finds/store/sqldb"
	"finds/store/storetest"
)

// TestBusyOnce: who writes while another program holds the file waits once for
// as long as SQLite waits, and not again and again.
func TestBusyOnce(t *testing.T) {
	t.Parallel()
	dsn := storetest.Database(t, "sqlite")
	s := open(t, "sqlite", sqldb.Options{Database: dsn})
	const wait = 2 * time.Second // much longer than a busy machine delays what follows
	if err := s.BusyTimeout(wait); err != nil {
		t.Fatal(err)
	}
	db, err := sql.Open("sqlite", "file:"+dsn+"?_txlock=immediate")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	lock, err := db.BeginTx(ctx, nil)
	if err != nil {
		t.Fatal(err)
	}
	start := time.Now()
	err = write(ctx, s, nothing, nothing)
	if took := time.Since(start); !errors.Is(err, schema.ErrBusy) || took > 4*wait {
		t.Errorf("refused after %v: %v", took, err)
	}
	if err := lock.Rollback(); err != nil {
		t.Fatal(err)
	}
	mustWrite(t, s)
}
