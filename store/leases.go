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

// leaseHolder names a process as the holder of leases.
func leaseHolder(db *sqldb.DB) string {
	if db.Postgres() {
		return rand.Text()
	}
	return "the only process" // so what a crashed process held is its own
}

// Lead reports whether this process leads a job that one process of several does. It leads
// for ttl, by the clock of the database, from each call that succeeds, until Resign; then another
// process takes the job over. On SQLite, which one process serves, it always leads.
func (s *Store) Lead(ctx context.Context, job string, ttl time.Duration) (leads bool, err error) {
	err = s.tx(ctx, func(t *tx) error {
		now, err := t.ServerMillis()
		if err != nil {
			return err
		}
		n, err := t.Exec(`INSERT INTO lease (job, holder, expires_ms) VALUES (?, ?, ?)
			ON CONFLICT (job) DO UPDATE SET holder = excluded.holder, expires_ms = excluded.expires_ms
			WHERE lease.holder = excluded.holder OR lease.expires_ms <= ?`, job, s.holder, now+ttl.Milliseconds(), now)
		leads = n == 1
		return err
	})
	if err != nil {
		return false, fmt.Errorf("hold the lease of %s: %w", job, err)
	}
	return leads, nil
}

// Resign has this process lead nothing any more, so that others need not wait for the end of its leases.
func (s *Store) Resign(ctx context.Context) error {
	err := s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`DELETE FROM lease WHERE holder = ?`, s.holder)
		return err
	})
	if err != nil {
		return fmt.Errorf("release the leases: %w", err)
	}
	return nil
}
