package sqldb_test

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/store/sqldb"
	"finds/store/storetest"
)

// replicated is a database with a replica, at which only the test looks, and which has a
// clock that only the test moves.
type replicated struct {
	*sqldb.DB
	t       *testing.T
	url     string // of the primary
	standby *storetest.Standby
	log     storetest.Log
	passed  atomic.Int64 // nanoseconds
}

// replicate opens a database with a replica, whose URL change may replace.
func replicate(t *testing.T, change func(url string) string) *replicated {
	t.Helper()
	r := &replicated{t: t, url: storetest.Database(t, "postgres")}
	r.standby = storetest.NewStandby(t, r.url)
	r.DB = open(t, "postgres", sqldb.Options{Database: r.url, Replica: change(r.standby.URL), Log: slog.New(slog.NewTextHandler(&r.log, nil)),
		Now: func() time.Time { return time.Unix(1e9, 0).Add(time.Duration(r.passed.Load())) }})
	r.StopFollowing()
	return r
}

func direct(url string) string { return url }

// write writes a new row and returns its name, and the position after it.
func (r *replicated) write() (name, at string) {
	r.t.Helper()
	name = fmt.Sprint("row ", lastName.Add(1))
	err := r.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`INSERT INTO setting (name, value) VALUES (?, '')`, name)
		return err
	})
	if err == nil {
		err = r.Get(ctx, &at, `SELECT `+r.Position())
	}
	if err != nil {
		r.t.Fatal(err)
	}
	return name, at
}

// reads reads a row as of a position, and reports whether it came from the standby.
func (r *replicated) reads(name, at string) (standby bool) {
	r.t.Helper()
	var got string
	err := r.ReadFrom(ctx, at, func(ctx context.Context) error {
		if err := r.Get(ctx, &standby, `SELECT pg_is_in_recovery()`); err != nil {
			return err
		}
		return r.Snapshot(ctx, func(ctx context.Context) error {
			return r.Get(ctx, &got, `SELECT name FROM setting WHERE name = ?`, name)
		})
	})
	if err != nil {
		r.t.Fatalf("%s as of %s, from the standby: %v: %v", name, at, standby, err)
	}
	return standby
}

// isUsed looks at the replica, which has to be used: a row that it has replayed is read there.
func (r *replicated) isUsed() {
	r.t.Helper()
	name, at := r.write()
	r.standby.CatchUp()
	r.Look(ctx)
	if !r.reads(name, at) {
		state, _ := r.Replica()
		r.t.Fatalf("the standby is not used: %+v\n%s", state, r.log.String())
	}
}

// isNot reads a new row, which has to come from the primary for a reason.
func (r *replicated) isNot(reason string) {
	r.t.Helper()
	if r.reads(r.write()) {
		r.t.Error("the standby is used")
	}
	if state, ok := r.Replica(); !ok || !strings.Contains(state.Problem, reason) {
		r.t.Errorf("the state is %+v, want %q", state, reason)
	}
	if n := strings.Count(r.log.String(), reason); n != 1 {
		r.t.Errorf("the log has the reason %d times:\n%s", n, r.log.String())
	}
}

// TestReplicaReadsWrites: each write is read at once, whether the standby has it or not.
func TestReplicaReadsWrites(t *testing.T) {
	t.Parallel()
	r := replicate(t, direct)
	r.isUsed()
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 200 {
				name := fmt.Sprint("row ", lastName.Add(1))
				var at string
				err := r.Transact(ctx, func(t *sqldb.Tx) error {
					_, err := t.Exec(`INSERT INTO setting (name, value) VALUES (?, '')`, name)
					return err
				})
				if err == nil {
					err = r.Get(ctx, &at, `SELECT `+r.Position())
				}
				if err == nil {
					err = r.ReadFrom(ctx, at, func(ctx context.Context) error {
						return r.Get(ctx, &name, `SELECT name FROM setting WHERE name = ?`, name)
					})
				}
				if err != nil {
					t.Errorf("%s as of %s: %v", name, at, err)
				}
			}
		})
	}
	all.Wait()
	r.isUsed()
	refused := r.ReadFrom(ctx, "00000001 1", func(ctx context.Context) error {
		return r.Get(ctx, new(string), `SELECT name FROM setting WHERE name = 'none'`)
	})
	if !errors.Is(refused, schema.ErrNotFound) {
		t.Errorf("what is not there: %v", refused)
	}
}

// TestReplicaPaused: without replay, what the standby has is read there, and what it lacks is
// read from the primary. After five seconds it is not asked any more.
func TestReplicaPaused(t *testing.T) {
	t.Parallel()
	r := replicate(t, direct)
	r.isUsed()
	old, at := r.write()
	r.standby.CatchUp()
	r.standby.Exec(`SELECT pg_wal_replay_pause()`)
	r.standby.Await(`SELECT pg_get_wal_replay_pause_state() = 'paused'`)
	if r.reads(r.write()) {
		t.Error("the standby has a row that it has not replayed")
	}
	if !r.reads(old, at) {
		t.Error("a row that the standby has is read from the primary")
	}
	r.Look(ctx)
	r.passed.Add(int64(4 * time.Second))
	r.Look(ctx)
	if state, _ := r.Replica(); state.Problem != "" || state.Lag != 4*time.Second {
		t.Errorf("after four seconds: %+v", state)
	}
	r.passed.Add(int64(time.Second))
	r.Look(ctx)
	r.isNot("it is behind")
	r.standby.Exec(`SELECT pg_wal_replay_resume()`)
	r.isUsed()
}

// TestReplicaStopped: while the standby is stopped, reads go on, also one that had started.
func TestReplicaStopped(t *testing.T) {
	t.Parallel()
	r := replicate(t, direct)
	r.isUsed()
	name, at := r.write()
	r.standby.CatchUp()
	var from []bool
	err := r.ReadFrom(ctx, at, func(ctx context.Context) error {
		var standby bool
		if err := r.Get(ctx, &standby, `SELECT pg_is_in_recovery()`); err != nil {
			return err
		}
		if from = append(from, standby); standby {
			r.standby.Stop()
		}
		return r.Get(ctx, &name, `SELECT name FROM setting WHERE name = ?`, name)
	})
	if err != nil || fmt.Sprint(from) != "[true false]" {
		t.Errorf("the standby stops while it is read: %v, read from it: %v", err, from)
	}
	r.isNot("it does not answer")
	r.Look(ctx)
	r.isNot("it does not answer")
	r.standby.Start()
	r.isUsed()
}

// TestReplicaFrozen: a standby without an answer delays one read.
func TestReplicaFrozen(t *testing.T) {
	t.Parallel()
	var p *storetest.Proxy
	r := replicate(t, func(url string) string {
		p = storetest.NewProxy(t, url)
		return p.URL
	})
	r.isUsed()
	p.Freeze(true)
	within(t, 30*time.Second, func() { r.isNot("it does not answer") })
	within(t, 500*time.Millisecond, func() { r.isNot("it does not answer") })
}

// TestReplicaPromoted: a standby that becomes a primary is not used, nor is one that has not
// followed it.
func TestReplicaPromoted(t *testing.T) {
	t.Parallel()
	r := replicate(t, direct)
	r.isUsed()
	r.standby.Exec(`SELECT pg_promote()`)
	r.isNot("it is a primary")
	r.Look(ctx)
	r.isNot("it is a primary")

	left := storetest.NewStandby(t, r.standby.URL) // of the new primary
	db := open(t, "postgres", sqldb.Options{Database: r.standby.URL, Replica: left.URL})
	if state, _ := db.Replica(); state.Problem != "" {
		t.Errorf("a standby of the new primary: %+v", state)
	}
	stays := storetest.NewStandby(t, r.url)
	db = open(t, "postgres", sqldb.Options{Database: r.standby.URL, Replica: stays.URL})
	if state, _ := db.Replica(); !strings.Contains(state.Problem, "failover") {
		t.Errorf("a standby of the former primary: %+v", state)
	}
}

// otherDatabase is the URL of another database of a server.
func otherDatabase(t *testing.T, server, name string) string {
	t.Helper()
	u, err := url.Parse(server)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	return u.String()
}

// TestReplicaRefused: a server that cannot be the replica is refused. One that is away, or is
// the primary after a failover, is not used.
func TestReplicaRefused(t *testing.T) {
	t.Parallel()
	database := storetest.Database(t, "postgres")
	standby := storetest.NewStandby(t, database)
	for name, x := range map[string]struct{ replica, refusal, problem string }{
		"itself":           {database, "it is the primary itself", ""},
		"by another name":  {storetest.NewProxy(t, database).URL, "", "it is a primary"},
		"another database": {otherDatabase(t, standby.URL, "postgres"), "another database", ""},
		"another system":   {storetest.NewStranger(t), "another system identifier", ""},
		"a pooler":         {storetest.Pooler(t, standby.URL), "it is a pooler", ""},
		"away":             {"postgres://127.0.0.1:1/x", "", "it does not answer"},
		"no database":      {otherDatabase(t, standby.URL, "none"), "3D000", ""},
		"no URL":           {"postgres://[", "parse", ""},
	} {
		db, err := sqldb.Open(ctx, sqldb.Options{Database: database, Replica: x.replica})
		if x.refusal != "" {
			if !errors.As(err, new(sqldb.ReplicaError)) || !strings.Contains(err.Error(), x.refusal) {
				t.Errorf("%s: %v", name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if state, ok := db.Replica(); !ok || !strings.Contains(state.Problem, x.problem) {
			t.Errorf("%s: %+v", name, state)
		}
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	}
	if _, err := sqldb.Open(ctx, sqldb.Options{Database: storetest.Database(t, "sqlite"), Replica: standby.URL}); !errors.As(err, new(sqldb.ReplicaError)) {
		t.Errorf("of SQLite: %v", err)
	}
}
