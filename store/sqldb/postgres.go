package sqldb

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
	"github.com/jmoiron/sqlx"
)

// Timeouts of PostgreSQL for operations other than the statements of requests.
const (
	pingAfter    = 2 * time.Second  // a connection that was idle for longer is pinged before it is used
	pingWait     = time.Second      // for the answer of that
	dialWait     = 5 * time.Second  // for a connection to each address
	openWait     = 15 * time.Second // for the first answer of all
	connectionOf = 30 * time.Minute // so that connections move to a server that took over
)

// errNoAnswer says that PostgreSQL did not answer in time. It does not match
// context.DeadlineExceeded: that would be the request's.
var errNoAnswer = errors.New("PostgreSQL did not answer in time")

// connector makes the connections of a pool, and knows which to drop.
type connector struct {
	config    *pgx.ConnConfig
	pingAfter time.Duration
	suspect   atomic.Int64 // connections made before are dropped; in Unix nanoseconds
}

// bornKey is where a connection notes when it was made.
const bornKey = "born"

// open returns a pool.
func (c *connector) open() *sql.DB {
	return stdlib.OpenDB(*c.config, stdlib.OptionAfterConnect(func(_ context.Context, conn *pgx.Conn) error {
		conn.PgConn().CustomData()[bornKey] = time.Now()
		return nil
	}), stdlib.OptionShouldPing(func(_ context.Context, p stdlib.ShouldPingParams) bool {
		c.probe(p.Conn, p.IdleDuration)
		return false
	}), stdlib.OptionResetSession(func(_ context.Context, conn *pgx.Conn) error {
		if conn.IsClosed() {
			return driver.ErrBadConn // the pool takes another, the third time a new one
		}
		return nil
	}))
}

// probe closes a connection that does not answer, or that is as old as one that
// did not: after a failover without a reset all of them are dead.
func (c *connector) probe(conn *pgx.Conn, idle time.Duration) {
	ctx, cancel := context.WithTimeout(context.Background(), pingWait)
	defer cancel()
	born, _ := conn.PgConn().CustomData()[bornKey].(time.Time)
	switch {
	case born.UnixNano() < c.suspect.Load():
		cancel() // closing waits for nothing
	case idle < c.pingAfter || conn.PgConn().Ping(ctx) == nil:
		return
	case ctx.Err() != nil:
		c.distrust()
	}
	_ = conn.Close(ctx) // it is given up either way
}

// distrust has all connections that there are now dropped before their next use.
func (c *connector) distrust() { c.suspect.Store(time.Now().UnixNano()) }

// timeouts are the settings of a session that end slow statements and transactions.
var timeouts = []string{"statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"}

// pgConfig parses the URL and adds settings that keep a connection from hanging.
func pgConfig(url string, timeout time.Duration) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(url)
	if err != nil {
		return nil, err
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = dialWait
	}
	dialer := &net.Dialer{Timeout: dialWait, Control: userTimeout,
		KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 10 * time.Second, Interval: 5 * time.Second, Count: 3}}
	config.DialFunc = dialer.DialContext
	if config.DefaultQueryExecMode == pgx.QueryExecModeCacheStatement { // else the URL is of a pooler
		// The server also ends the statement and releases its locks, in case this
		// process cannot reach it.
		for _, name := range timeouts {
			if _, set := config.RuntimeParams[name]; !set {
				config.RuntimeParams[name] = strconv.FormatInt(timeout.Milliseconds(), 10)
			}
		}
	}
	return config, nil
}

// forPooler changes a configuration to work through a pooler that gives each
// transaction another session: without settings of the session and without prepared
// statements.
func forPooler(config *pgx.ConnConfig) {
	config.DefaultQueryExecMode = pgx.QueryExecModeCacheDescribe
	for _, name := range timeouts {
		delete(config.RuntimeParams, name)
	}
}

// refusesSettings reports whether a pooler refused settings of the session, as
// PgBouncer does.
func refusesSettings(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && strings.Contains(pg.Message, "unsupported startup parameter")
}

func (db *DB) openPostgres(ctx context.Context) error {
	config, err := pgConfig(db.opt.Database, db.opt.Timeout)
	if err != nil {
		return fmt.Errorf("open PostgreSQL: %w", err)
	}
	err = db.connectPostgres(ctx, config)
	if refusesSettings(err) {
		forPooler(config)
		err = db.connectPostgres(ctx, config)
	}
	if err != nil && db.pool == nil {
		return connectError(err)
	}
	return err
}

// connectPostgres makes the pool and asks whether the database will do.
func (db *DB) connectPostgres(ctx context.Context, config *pgx.ConnConfig) error {
	c := &connector{config: config, pingAfter: pingAfter}
	pool := sqlx.NewDb(c.open(), "pgx")
	pool.SetMaxOpenConns(db.opt.Connections)
	pool.SetMaxIdleConns(db.opt.Connections)
	pool.SetConnMaxIdleTime(5 * time.Minute)
	pool.SetConnMaxLifetime(connectionOf)
	ctx, cancel := context.WithTimeout(ctx, openWait)
	defer cancel()
	var version int
	var collate, encoding string
	// With ICU as its provider a database ignores datcollate.
	err := pool.QueryRowContext(ctx, `SELECT current_setting('server_version_num')::int, CASE datlocprovider WHEN 'i' THEN 'of ICU' ELSE datcollate END,
		pg_encoding_to_char(encoding) FROM pg_database WHERE datname = current_database()`).Scan(&version, &collate, &encoding)
	if err != nil {
		return errors.Join(err, pool.Close())
	}
	db.pool, db.connector = pool, c
	switch {
	case version < 150000:
		return errors.Join(fmt.Errorf("PostgreSQL has version %d, but Finds needs 15 or newer", version/10000), pool.Close())
	case collate != "C" && collate != "POSIX" && !strings.HasPrefix(collate, "C.") || encoding != "UTF8":
		return errors.Join(fmt.Errorf("the database has collation %s and encoding %s; create it with TEMPLATE template0 LOCALE 'C.UTF-8' ENCODING 'UTF8'", collate, encoding), pool.Close())
	}
	return nil
}

// unlimited returns a pool of its own for migrations, whose statements have no timeout.
func (c *connector) unlimited() *sql.DB {
	config := c.config.Copy()
	if config.DefaultQueryExecMode == pgx.QueryExecModeCacheStatement {
		for _, name := range timeouts {
			config.RuntimeParams[name] = "0"
		}
	}
	return (&connector{config: config, pingAfter: pingAfter}).open()
}

// connectError is one line about a connection that was tried at each address of
// a host, with TLS and without.
func connectError(err error) error {
	var network *net.OpError
	var refused *pgconn.PgError
	switch {
	case errors.As(err, &network):
		return fmt.Errorf("PostgreSQL does not answer; is it running there? %w", network)
	case errors.As(err, &refused):
		return fmt.Errorf("PostgreSQL refuses the connection: %s (%s)%w", refused.Message, refused.Code, quiet{err})
	}
	return fmt.Errorf("connect to PostgreSQL: %w", err)
}

// quiet is an error that is matched, but not printed.
type quiet struct{ error }

// Error implements error.
func (quiet) Error() string { return "" }

// Unwrap lets errors.As reach the cause.
func (q quiet) Unwrap() error { return q.error }
