package store

import (
	"context"
	"errors"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// CreateInvite stores the hash of an invite code.
func (s *Store) CreateInvite(ctx context.Context, codeHash string, uses int, life time.Duration) error {
	return s.createInvite(ctx, codeHash, uses, life, false)
}

// CreateSetup stores the hash of a code that makes the first account, and no
// other: each start of an empty instance prints one, and none may outlive that.
func (s *Store) CreateSetup(ctx context.Context, codeHash string, life time.Duration) error {
	return s.createInvite(ctx, codeHash, 1, life, true)
}

func (s *Store) createInvite(ctx context.Context, codeHash string, uses int, life time.Duration, setup bool) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO invite (id, uses_left, is_setup, expires_at, created_at) VALUES (?, ?, ?, ?, ?)`,
			codeHash, uses, sqldb.Integer(setup), schema.At(t.Now.Add(life)), t.Now)
		return err
	})
}

// CheckInvite returns schema.ErrInviteNeeded unless an invite is good now. An
// account may still find it used up.
func (s *Store) CheckInvite(ctx context.Context, codeHash string) error {
	err := s.db.Get(ctx, &codeHash, `SELECT id FROM invite WHERE id = ? AND uses_left > 0 AND expires_at > ?`, codeHash, s.Now())
	if errors.Is(err, schema.ErrNotFound) {
		return schema.ErrInviteNeeded
	}
	return err
}

// useInvite takes one use of an invite, or returns schema.ErrInviteNeeded when
// none is left or its time is over.
func (t *tx) useInvite(codeHash string) error {
	// Two set-up codes are two rows: on PostgreSQL their users would not see each
	// other's account before both are committed.
	if err := t.Lock("invite"); err != nil {
		return err
	}
	n, err := t.Exec(`UPDATE invite SET uses_left = uses_left - 1 WHERE id = ? AND uses_left > 0 AND expires_at > ?
		AND (is_setup = 0 OR NOT EXISTS (SELECT 1 FROM "user"))`, codeHash, t.Now)
	if err == nil && n == 0 {
		return schema.ErrInviteNeeded
	}
	return err
}
