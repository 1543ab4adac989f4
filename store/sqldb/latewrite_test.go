package sqldb_test

import (
	"database/sql"
	"net/url"
	"slices"
	"testing"
	"time"

	"finds/store/sqldb"
	"finds/store/storetest"
)

// named returns the URL of a database whose sessions have a name, and wait for a
// lock as long as it takes.
func named(t *testing.T, dsn, name string) string {
	t.Helper()
	u, err := url.Parse(dsn)
	if err != nil {
		t.Fatal(err)
	}
	q := u.Query()
	for key, value := range map[string]string{"application_name": name, "lock_timeout": "0", "statement_timeout": "0"} {
		q.Set(key, value)
	}
	u.RawQuery = q.Encode()
	return u.String()
}

// sessions returns the processes of the server that serve the sessions of a name.
func sessions(t *testing.T, db *sql.DB, name string) (pids []int64) {
	t.Helper()
	rows, err := db.Query(`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`, name)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var pid int64
		if err := rows.Scan(&pid); err != nil {
			t.Fatal(err)
		}
		pids = append(pids, pid)
	}
	if rows.Err() != nil {
		t.Fatal(rows.Err())
	}
	return pids
}

// TestLateWriteKeepsConnections: a write that ends by its timeout, since another
// program holds a lock, costs its own connection alone. The others stay and are
// used, and writes work again once the lock is gone.
func TestLateWriteKeepsConnections(t *testing.T) {
	t.Parallel()
	const name, connections = "late-write", 3
	dsn := storetest.Database(t, "postgres")
	s := open(t, "postgres", sqldb.Options{Database: named(t, dsn, name), Timeout: 3 * time.Second, Connections: connections})
	db := other(t, dsn)
	if err := s.Connect(ctx, connections); err != nil {
		t.Fatal(err)
	}
	before := sessions(t, db, name)
	lock, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Rollback()
	if _, err := lock.Exec(`LOCK TABLE setting`); err != nil {
		t.Fatal(err)
	}
	if err := write(ctx, s, nothing, nothing); !sqldb.Unreachable(err) {
		t.Fatalf("it ends with %v", err)
	}
	if s.Distrusts() {
		t.Error("connections are dropped before their next use")
	}
	for range connections {
		if pid, err := read(ctx, s, `SELECT pg_backend_pid()`); err != nil || !slices.Contains(before, pid) {
			t.Errorf("a read uses session %d, %v; before there were %v", pid, err, before)
		}
	}
	if err := lock.Rollback(); err != nil {
		t.Fatal(err)
	}
	if err := write(ctx, s, nothing, nothing); err != nil {
		t.Errorf("without the lock: %v", err)
	}
}

// TestLateWriteHeals: after a write got no answer, since all connections are dead
// while new ones work, they are replaced after the wait for one ping.
func TestLateWriteHeals(t *testing.T) {
	t.Parallel()
	s, p := throughProxy(t, sqldb.Options{Timeout: 2 * time.Second})
	mustWrite(t, s)
	for range 2 { // what is used again within pingAfter is not pinged
		if err := s.Connect(ctx, 12); err != nil {
			t.Fatal(err)
		}
	}
	p.Freeze(false)
	if err := write(ctx, s, nothing, nothing); !sqldb.Unreachable(err) {
		t.Fatalf("it ends with %v", err)
	}
	s.PingAll() // as after a moment
	within(t, 10*time.Second, func() {
		if err := s.Connect(ctx, 12); err != nil { // all at once, so that none is used twice
			t.Error(err)
		}
		if n, err := read(ctx, s, `SELECT 7`); n != 7 || err != nil {
			t.Errorf("a read: %d, %v", n, err)
		}
		if err := write(ctx, s, nothing, nothing); err != nil {
			t.Error(err)
		}
	})
}
