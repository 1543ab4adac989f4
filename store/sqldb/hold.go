package sqldb

import (
	"context"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
)

// releaseTime is how long a release waits for PostgreSQL.
const releaseTime = 3 * time.Second

// Hold locks a name on PostgreSQL, exclusively or shared, on a connection of its
// own, until release or until that connection ends; it does not take the lock
// again after a restart of PostgreSQL. got is false when another session holds a
// conflicting lock. On SQLite, and through a pooler, where a session is not this
// process's, it always succeeds.
func (db *DB) Hold(ctx context.Context, name string, shared bool) (release func(), got bool, err error) {
	if db.connector == nil || db.connector.config.DefaultQueryExecMode != pgx.QueryExecModeCacheStatement {
		return func() {}, true, nil
	}
	config := db.connector.config.Copy()
	for setting, value := range map[string]string{
		// The lock lasts as long as the process, and ends even when its machine
		// fails.
		"statement_timeout":       "0",
		"idle_session_timeout":    "0",
		"tcp_keepalives_idle":     "10",
		"tcp_keepalives_interval": "5",
		"tcp_keepalives_count":    "3",
	} {
		config.RuntimeParams[setting] = value
	}
	conn, err := pgx.ConnectConfig(ctx, config)
	if err != nil {
		return func() {}, false, connectError(err)
	}
	release = func() {
		// Close does not wait for the server, which frees the locks only when it has
		// ended the session: a service that is restarted would still find them taken.
		ctx, cancel := context.WithTimeout(context.Background(), releaseTime)
		defer cancel()
		_, _ = conn.Exec(ctx, `SELECT pg_advisory_unlock_all()`)
		_ = conn.Close(ctx)
	}
	query := `SELECT pg_try_advisory_lock(hashtextextended($1, 0))`
	if shared {
		query = `SELECT pg_try_advisory_lock_shared(hashtextextended($1, 0))`
	}
	if err = conn.QueryRow(ctx, query, name).Scan(&got); err != nil {
		err = fmt.Errorf("lock %s: %w", name, err)
	}
	if err != nil || !got {
		release()
		release = func() {}
	}
	return release, got, err
}
