package sqldb

import (
	"context"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/prometheus/client_golang/prometheus"
)

const (
	replicaEvery = time.Second     // how often the state of the replica is read
	replicaLag   = 5 * time.Second // from which on the replica is not asked whether it has kept up
)

// ReplicaError says why a server cannot be the replica.
type ReplicaError struct{ error }

// Unwrap returns the cause.
func (e ReplicaError) Unwrap() error { return e.error }

// errPromoted says that the replica is not a standby any more.
var errPromoted = errors.New("it is not a standby")

// Why a replica is not used.
const (
	replicaAway     = "it does not answer"
	replicaForeign  = "it is not a standby of the primary"
	replicaPromoted = "it is a primary, not a standby"
	replicaTimeline = "it has not followed the primary past a failover"
	replicaBehind   = "it is behind"
)

// replicaState is what is known of the replica. There is none before the first look.
type replicaState struct {
	problem  string // why it is not used, or ""
	err      error  // of replicaAway and replicaForeign
	timeline string // of both servers
	lag      time.Duration
}

// refused returns why a process does not start with the replica in this state. A server that
// is not running will come back, and a standby that was promoted may be the primary now.
func (s *replicaState) refused() error {
	switch {
	case s.problem == replicaForeign:
		return fmt.Errorf("%s: %w", s.problem, s.err)
	case s.problem == replicaAway && refusesSettings(s.err):
		return errors.New("it is a pooler; name the server itself, whose position it hides")
	case s.problem == replicaAway && !Away(s.err):
		return connectError(s.err)
	}
	return nil
}

// ReplicaState describes the replica.
type ReplicaState struct {
	Problem string        // why it is not used, or ""
	Lag     time.Duration // for how long it has been behind the primary, to the second
}

// Replica returns the state of the replica, as it was a second ago; ok is false if there is none.
func (db *DB) Replica() (state ReplicaState, ok bool) {
	if db.replica == nil {
		return state, false
	}
	s := db.replica.state.Load()
	if s.err != nil {
		return ReplicaState{s.problem + ": " + s.err.Error(), s.lag}, true
	}
	return ReplicaState{s.problem, s.lag}, true
}

// set stores the state, and logs when the replica begins or ceases to be used.
func (r *replica) set(s replicaState) {
	old := r.state.Swap(&s)
	switch {
	case old.problem == s.problem:
	case s.problem == "":
		r.log.Info("the replica of the database is used again", "lag", s.lag)
	case s.err != nil:
		r.log.Warn("the replica of the database is not used", "reason", s.problem, "error", s.err)
	default:
		r.log.Warn("the replica of the database is not used", "reason", s.problem, "lag", s.lag)
	}
}

// follow looks at the replica until ctx ends.
func (r *replica) follow(ctx context.Context) {
	tick := time.NewTicker(replicaEvery)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			r.look(ctx)
		}
	}
}

// server is what a server says about itself.
type server struct {
	System   string `db:"system"`
	Database int64  `db:"database"`
	Schema   string `db:"schema"`
	Standby  bool   `db:"standby"`
	Timeline string `db:"timeline"`
	At       int64  `db:"at"` // flushed on a primary, replayed on a standby
}

// serverQuery reads a server. A standby writes down the timeline that it follows when it
// flushes pages, at the latest at its next checkpoint.
const serverQuery = `SELECT c.system_identifier::text AS system, d.oid::bigint AS database, COALESCE(current_schema(), '') AS schema, pg_is_in_recovery() AS standby,
		CASE WHEN pg_is_in_recovery() THEN upper(lpad(to_hex(GREATEST(k.timeline_id, e.min_recovery_end_timeline)), 8, '0'))
			ELSE left(pg_walfile_name(pg_current_wal_flush_lsn()), 8) END AS timeline,
		CASE WHEN pg_is_in_recovery() THEN (COALESCE(pg_last_wal_replay_lsn(), '0/0') - '0/0')::bigint ELSE (pg_current_wal_flush_lsn() - '0/0')::bigint END AS at
	FROM pg_control_system() c, pg_control_checkpoint() k, pg_control_recovery() e, pg_database d WHERE d.datname = current_database()`

// look reads the state of the replica. Without an answer of the primary, the state stays: no
// request gets a position then.
func (r *replica) look(ctx context.Context) {
	ctx, cancel := context.WithTimeout(ctx, 2*replicaWait)
	defer cancel()
	var p, s server
	if err := r.primary.Get(ctx, &p, serverQuery); err != nil {
		if r.state.Load().timeline == "" { // which is the first look
			r.set(replicaState{problem: replicaForeign, err: fmt.Errorf("the primary does not say which server it is: %w", err)})
		}
		return
	}
	ctx, cancel = context.WithTimeout(ctx, replicaWait)
	defer cancel()
	if err := sqlx.GetContext(ctx, sqlx.NewDb(r.watch, "pgx"), &s, serverQuery); err != nil {
		if !errors.Is(ctx.Err(), context.Canceled) { // by close
			r.set(replicaState{problem: replicaAway, err: err})
		}
		return
	}
	r.set(r.compare(p, s))
}

// compare returns the state of the replica s of the primary p, which was read before it.
func (r *replica) compare(p, s server) replicaState {
	switch {
	case s.System != p.System:
		return replicaState{problem: replicaForeign, err: errors.New("it has another system identifier")}
	case s.Database != p.Database || s.Schema != p.Schema:
		return replicaState{problem: replicaForeign, err: errors.New("it is another database of the same server, or another schema")}
	case !s.Standby:
		return replicaState{problem: replicaPromoted}
	case s.Timeline != p.Timeline || p.Standby:
		return replicaState{problem: replicaTimeline, timeline: s.Timeline}
	}
	state := replicaState{timeline: p.Timeline, lag: r.lag(p.At, s.At)}
	if state.lag >= replicaLag {
		state.problem = replicaBehind
	}
	return state
}

// lag returns for how long the replica has been behind, to the interval of the looks. The
// time of the last replayed transaction would not tell: the primary may have been idle since.
func (r *replica) lag(primary, replayed int64) time.Duration {
	now := r.primary.opt.Now()
	switch b := &r.behind; {
	case replayed >= primary:
		b.at = 0
	case b.at == 0 || replayed >= b.at:
		b.at, b.since = primary, now
	default:
		return max(0, now.Sub(b.since))
	}
	return 0
}

// replicaReads counts the reads that the replica might have served.
type replicaReads struct{ replica, behind, unused, failed atomic.Int64 }

var (
	replicaReadsDesc = desc("replica_reads_total", "Reads that may use the replica, by the server that served them and the reason.", "server", "reason")
	replicaLagDesc   = desc("replica_lag_seconds", "For how long the replica has been behind the primary.")
	replicaUsedDesc  = desc("replica_used", "1 if reads use the replica, 0 if all use the primary.")
)

// collect sends the metrics of the replica.
func (r *replica) collect(ch chan<- prometheus.Metric) {
	for _, x := range []struct {
		n              *atomic.Int64
		server, reason string
	}{
		{&r.reads.replica, "replica", "current"},
		{&r.reads.behind, "primary", "behind"},
		{&r.reads.unused, "primary", "unused"},
		{&r.reads.failed, "primary", "failed"},
	} {
		ch <- prometheus.MustNewConstMetric(replicaReadsDesc, prometheus.CounterValue, float64(x.n.Load()), x.server, x.reason)
	}
	s, used := r.state.Load(), 1.0
	if s.problem != "" {
		used = 0
	}
	ch <- prometheus.MustNewConstMetric(replicaLagDesc, prometheus.GaugeValue, s.lag.Seconds())
	ch <- prometheus.MustNewConstMetric(replicaUsedDesc, prometheus.GaugeValue, used)
}
