package sqldb

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"log/slog"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jmoiron/sqlx"

	"finds/schema"
)

// Timeouts of reads on the replica, after which they run on the primary.
const (
	replicaWait = time.Second     // for a connection, and for the position of the replica
	replicaTime = 3 * time.Second // for the whole read
)

// replica is a standby of PostgreSQL, and what is known about it.
type replica struct {
	primary *DB
	log     *slog.Logger
	pool    *sqlx.DB // for reads
	watch   *sql.DB  // one connection, which reads never keep waiting
	conn    *connector
	state   atomic.Pointer[replicaState]
	reads   replicaReads
	stop    func() // ends follow

	behind struct { // of look, which runs in one goroutine at a time
		at    int64     // the position that the replica has to replay to have kept up; 0 if it had
		since time.Time // when the primary was there
	}
}

// position is a place in the log of PostgreSQL. Positions of two timelines cannot be
// compared: after a failover, both continue from the same place.
type position struct {
	timeline string
	at       int64
}

// positionColumn reads the position up to which every transaction is flushed that another
// session may have seen. Without synchronous_commit, transactions are visible before they are
// flushed. On a standby it is empty.
const positionColumn = `CASE WHEN pg_is_in_recovery() THEN '' ELSE (SELECT left(pg_walfile_name(w.at), 8) || ' ' || (w.at - '0/0') FROM
	(SELECT CASE current_setting('synchronous_commit') WHEN 'off' THEN pg_current_wal_insert_lsn() ELSE pg_current_wal_flush_lsn() END AS at) w) END`

// Position returns the SQL of a column with the position of the database: a text for
// ReadFrom, which is empty without a replica.
func (db *DB) Position() string {
	if db.replica == nil {
		return `''`
	}
	return positionColumn
}

func parsePosition(text string) (p position, ok bool) {
	timeline, number, ok := strings.Cut(text, " ")
	at, err := strconv.ParseInt(number, 10, 64)
	return position{timeline, at}, ok && err == nil
}

// replicaKey is the key of the connection to the replica that a context reads from.
type replicaKey struct{}

// onReplica returns the connection to the replica that a context reads from.
func (db *DB) onReplica(ctx context.Context) (conn *sqlx.Conn, ok bool) {
	if db.replica == nil {
		return nil, false
	}
	conn, ok = ctx.Value(replicaKey{}).(*sqlx.Conn)
	return conn, ok
}

// ReadFrom calls fn with a context that reads from the replica if that has replayed the
// primary's log up to a position, so that fn sees everything that had been committed when
// the position was read. Otherwise, or when the replica fails, fn reads from the primary. It
// may be called twice, so it only assigns variables; it does not write, and its reads run one
// after the other.
func (db *DB) ReadFrom(ctx context.Context, at string, fn func(context.Context) error) error {
	p, ok := parsePosition(at)
	if db.replica == nil || !ok {
		return fn(ctx)
	}
	if err, done := db.replica.read(ctx, p, fn); done {
		return err
	}
	return fn(ctx)
}

// read calls fn with a connection to the replica. It is not done if the replica is not
// used, or has failed.
func (r *replica) read(ctx context.Context, at position, fn func(context.Context) error) (err error, done bool) {
	if state := r.state.Load(); state.problem != "" || state.timeline != at.timeline {
		r.reads.unused.Add(1)
		return nil, false
	}
	conn, err := r.connect(ctx, at)
	if err != nil {
		r.failed(ctx, err)
		return nil, false
	}
	if conn == nil {
		r.reads.behind.Add(1)
		return nil, false
	}
	defer conn.Close()
	limited, cancel := context.WithTimeout(ctx, replicaTime)
	defer cancel()
	err = fn(context.WithValue(limited, replicaKey{}, conn))
	var refused *schema.Error
	if err == nil || errors.As(err, &refused) && refused.Kind != schema.Unavailable {
		r.reads.replica.Add(1)
		return err, true
	}
	r.failed(ctx, errors.Join(err, limited.Err()))
	return nil, false
}

// connect returns a connection to the replica that has replayed a position, or nil if it
// has not. What one connection has seen replayed does not hold for another: the replica may
// have been restarted between the two, or be another server.
func (r *replica) connect(ctx context.Context, at position) (conn *sqlx.Conn, err error) {
	ctx, cancel := context.WithTimeout(ctx, replicaWait)
	defer cancel()
	conn, err = r.pool.Connx(ctx)
	if err != nil {
		return nil, fmt.Errorf("connect: %w", err)
	}
	reached := false
	err = conn.Raw(func(driver any) error {
		reached, err = replayed(ctx, driver.(*stdlib.Conn).Conn(), at.at)
		return err
	})
	if err != nil || !reached {
		return nil, errors.Join(err, conn.Close())
	}
	return conn, nil
}

// replayedKey is where a connection notes the last position that it has seen replayed.
const replayedKey = "replayed"

// replayed reports whether a connection sees the log replayed up to a position.
func replayed(ctx context.Context, conn *pgx.Conn, at int64) (bool, error) {
	known := conn.PgConn().CustomData()
	if last, _ := known[replayedKey].(int64); last >= at {
		return true, nil
	}
	var standby bool
	var last int64
	err := conn.QueryRow(ctx, `SELECT pg_is_in_recovery(), (COALESCE(pg_last_wal_replay_lsn(), '0/0') - '0/0')::bigint`).Scan(&standby, &last)
	if err == nil && !standby {
		err = errPromoted
	}
	if err != nil {
		return false, err
	}
	known[replayedKey] = last
	return last >= at, nil
}

// failed counts a read that the replica failed, and has the replica not used until it has
// answered again.
func (r *replica) failed(ctx context.Context, err error) {
	r.reads.failed.Add(1)
	switch {
	case ctx.Err() != nil: // the request has ended, which says nothing about the replica
	case errors.Is(err, errPromoted):
		r.set(replicaState{problem: replicaPromoted})
	case Unreachable(err), errors.Is(err, context.DeadlineExceeded) && !full(r.pool):
		r.conn.distrust()
		r.set(replicaState{problem: replicaAway, err: err})
	}
}

// openReplica connects to the replica and begins to follow it.
func (db *DB) openReplica(ctx context.Context) error {
	if !db.Postgres() {
		return ReplicaError{errors.New("SQLite has no replica")}
	}
	config, err := pgConfig(db.opt.Replica, db.opt.Timeout)
	if err != nil {
		return ReplicaError{err}
	}
	if p := db.connector.config; p.Host == config.Host && p.Port == config.Port && p.Database == config.Database {
		return ReplicaError{errors.New("it is the primary itself")}
	}
	c := &connector{config: config, pingAfter: pingAfter}
	r := &replica{primary: db, log: db.opt.Log, conn: c, pool: sqlx.NewDb(c.open(), "pgx"), watch: c.open()}
	r.pool.SetMaxOpenConns(db.opt.Connections)
	r.pool.SetMaxIdleConns(db.opt.Connections)
	r.pool.SetConnMaxIdleTime(5 * time.Minute)
	r.pool.SetConnMaxLifetime(connectionOf)
	r.watch.SetMaxOpenConns(1)
	r.state.Store(&replicaState{})
	r.look(ctx)
	if err := r.state.Load().refused(); err != nil {
		return errors.Join(ReplicaError{err}, r.pool.Close(), r.watch.Close())
	}
	db.replica = r
	following, quit := context.WithCancel(context.Background())
	done := make(chan struct{})
	r.stop = func() { quit(); <-done }
	go func() {
		defer close(done)
		r.follow(following)
	}()
	return nil
}

func (r *replica) close() error {
	r.stop()
	return errors.Join(r.pool.Close(), r.watch.Close())
}
