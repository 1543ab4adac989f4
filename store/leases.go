package store

// This file lets one of the processes on a database lead a job that all of them would do
// otherwise.

import (
	"context"
	"crypto/rand"
	"fmt"
	"time"

	"finds/store/sqldb"
)

// leases are those of one process.
type leases struct {
	db     *sqldb.DB
	holder string
}

// newLeases returns the leases of a process, at first none.
func newLeases(db *sqldb.DB) *leases {
	// One process serves a SQLite file, so what a crashed process held is its own.
	l := &leases{db: db, holder: "the only process"}
	if db.Postgres() {
		l.holder = rand.Text()
	}
	return l
}

// Hold takes the lease of a job for ttl, or renews it, and reports whether this process
// holds it. Another process takes it over once ttl has passed by the clock of the database.
// On SQLite, which one process serves, it always succeeds.
func (l *leases) Hold(ctx context.Context, job string, ttl time.Duration) (held bool, err error) {
	err = l.db.Transact(ctx, func(t *sqldb.Tx) error {
		now, err := t.ServerMillis()
		if err != nil {
			return err
		}
		n, err := t.Exec(`INSERT INTO lease (job, holder, expires_ms) VALUES (?, ?, ?)
			ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, expires_ms = excluded.expires_ms
			WHERE lease.holder = excluded.holder OR lease.expires_ms <= ?`, job, l.holder, now+ttl.Milliseconds(), now)
		held = n == 1
		return err
	})
	if err != nil {
		return false, fmt.Errorf("hold the lease of %s: %w", job, err)
	}
	return held, nil
}

// Release gives up all leases of this process, so that others need not wait for their end.
func (l *leases) Release(ctx context.Context) error {
	err := l.db.Transact(ctx, func(t *sqldb.Tx) error {
		_, err := t.Exec(`DELETE FROM lease WHERE holder = ?`, l.holder)
		return err
	})
	if err != nil {
		return fmt.Errorf("release the leases: %w", err)
	}
	return nil
}
