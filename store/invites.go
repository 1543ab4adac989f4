package store

import (
	"context"
	"time"

	"finds/schema"
)

// CreateInvite stores the hash of an invite code.
func (s *Store) CreateInvite(ctx context.Context, codeHash string, uses int, life time.Duration) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.exec(`INSERT INTO invite (id, uses_left, expires_at, created_at) VALUES (?, ?, ?, ?)`,
			codeHash, uses, schema.At(t.now.Add(life)), t.now)
		return err
	})
}

// useInvite takes one use of an invite, or returns schema.ErrInviteNeeded when
// none is left or its time is over.
func (t *tx) useInvite(codeHash string) error {
	n, err := t.exec(`UPDATE invite SET uses_left = uses_left - 1 WHERE id = ? AND uses_left > 0 AND expires_at > ?`, codeHash, t.now)
	if err == nil && n == 0 {
		return schema.ErrInviteNeeded
	}
	return err
}
