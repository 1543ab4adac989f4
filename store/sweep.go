package store

import (
	"context"

	"finds/schema"
)

// SweepBatch is how many uploads one Sweep removes at most.
const SweepBatch = 512

// Sweep removes what time has ended: sessions, invites, sign-ins that nobody
// finished, failed ones, known networks, memories of friend requests, push subscriptions long
// switched off, and uploads that no find has taken for schema.UploadLife. It returns the paths of the uploads; when these
// are SweepBatch, there may be more.
func (s *Store) Sweep(ctx context.Context) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.endSessions(`expires_at <= ?`, t.now); err != nil {
			return err
		}
		if _, err := t.exec(`DELETE FROM invite WHERE expires_at <= ? OR uses_left = 0`, t.now); err != nil {
			return err
		}
		for _, ended := range []string{`DELETE FROM oauth_flow WHERE expires_at <= ?`, `DELETE FROM oauth_code WHERE expires_at <= ? AND session_id IS NULL`} {
			if _, err := t.exec(ended, t.now); err != nil {
				return err
			}
		}
		if _, err := t.exec(`DELETE FROM throttle WHERE full_at <= ?`, t.now.UnixMilli()); err != nil {
			return err
		}
		if _, err := t.exec(`DELETE FROM known_network WHERE seen_at <= ?`, schema.At(t.now.Add(-schema.SourceLife))); err != nil {
			return err
		}
		if _, err := t.exec(`DELETE FROM friend_request WHERE told_until <= ? AND closed_until <= ?`, t.now, t.now); err != nil {
			return err
		}
		if err := t.sweepPush(); err != nil {
			return err
		}
		files = nil
		return t.all(&files, `DELETE FROM upload WHERE key IN (SELECT key FROM upload WHERE created_at <= ? ORDER BY created_at LIMIT `+limit+`) RETURNING url`,
			schema.At(t.now.Add(-schema.UploadLife)), SweepBatch)
	})
	return files, err
}
