package store

import (
	"context"

	"finds/schema"
	"finds/store/ids"
	"finds/store/sqldb"
)

// SweepBatch is how many uploads one Sweep removes at most.
const SweepBatch = 512

// Sweep deletes what has expired: sessions, invites that ended long ago, unfinished and failed sign-ins, known
// networks, records of friend requests, changes of comments, push subscriptions that have been off for long, old wishes, and
// uploads that no find has used within schema.UploadLife. It returns the paths of the
// uploads. If these are SweepBatch, there may be more.
func (s *Store) Sweep(ctx context.Context) (files []string, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.endSessions(`expires_at <= ?`, t.Now); err != nil {
			return err
		}
		if err := t.sweepInvites(); err != nil {
			return err
		}
		for _, ended := range []string{`DELETE FROM sign_in_link WHERE expires_at <= ?`, `DELETE FROM oauth_flow WHERE expires_at <= ?`,
			`DELETE FROM passkey_challenge WHERE expires_at <= ?`, `DELETE FROM oauth_code WHERE expires_at <= ? AND session_id IS NULL`,
			`DELETE FROM import WHERE expires_at <= ?`} {
			if _, err := t.Exec(ended, t.Now); err != nil {
				return err
			}
		}
		if _, err := t.Exec(`DELETE FROM throttle WHERE full_at <= ?`, t.Now.UnixMilli()); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM known_network WHERE seen_at <= ?`, schema.At(t.Now.Add(-schema.SourceLife))); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM friend_request WHERE told_until <= ? AND closed_until <= ?`, t.Now, t.Now); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM creation WHERE created_at <= ?`, schema.At(t.Now.Add(-schema.ClientIDLife-schema.ClientIDAhead))); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM comment_change WHERE id < ?`, ids.Before(t.newID(), changesLife)); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM street_wish WHERE wished_at <= ?`, schema.At(t.Now.Add(-schema.WishLife))); err != nil {
			return err
		}
		if err := t.sweepNews(); err != nil {
			return err
		}
		if err := sweepOutbox(t.Tx); err != nil {
			return err
		}
		files = nil
		return t.Select(&files, `DELETE FROM upload WHERE key IN (SELECT key FROM upload u WHERE created_at <= ?
			AND NOT EXISTS (SELECT 1 FROM import i WHERE i.archive = u.url) ORDER BY created_at LIMIT `+sqldb.Limit+`) RETURNING url`,
			schema.At(t.Now.Add(-schema.UploadLife)), SweepBatch)
	})
	return files, err
}
