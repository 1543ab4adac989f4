package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"

	"finds/schema"
	"finds/store/sqldb"
)

// Flow is a sign-in at the identity provider in progress.
type Flow struct {
	Nonce     string `db:"nonce"`
	Verifier  string `db:"verifier"`   // PKCE, towards the provider
	Redirect  string `db:"redirect"`   // where it ends
	Challenge string `db:"challenge"`  // PKCE S256 of a native client, or ""
	Invite    string `db:"invite"`     // hash of its code, or ""
	SessionID string `db:"session_id"` // of the account to link, or "" to sign in
}

// BeginFlow stores a flow for schema.OAuthFlowLife under the hash of its state.
func (s *Store) BeginFlow(ctx context.Context, stateHash string, f Flow) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO oauth_flow (id, nonce, verifier, redirect, challenge, invite, session_id, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
			stateHash, f.Nonce, f.Verifier, f.Redirect, f.Challenge, f.Invite, sqldb.Null(f.SessionID), schema.At(t.Now.Add(schema.OAuthFlowLife)))
		return err
	})
}

// EndFlow returns a flow, once, or schema.ErrFlow.
func (s *Store) EndFlow(ctx context.Context, stateHash string) (f Flow, err error) {
	err = s.tx(ctx, func(t *tx) error {
		err := t.Get(&f, `DELETE FROM oauth_flow WHERE id = ? AND expires_at > ?
			RETURNING nonce, verifier, redirect, challenge, invite, COALESCE(session_id, '') AS session_id`, stateHash, t.Now)
		if errors.Is(err, schema.ErrNotFound) {
			return schema.ErrFlow
		}
		return err
	})
	return f, err
}

// IdentityUser returns the id of the account that an identity is linked to, or
// schema.ErrNotFound. Identities are compared whole and with nothing else: no
// e-mail and no name leads to an account.
func (s *Store) IdentityUser(ctx context.Context, identity string) (id string, err error) {
	err = s.db.Get(ctx, &id, `SELECT id FROM "user" WHERE google_id = ?`, identity)
	return id, err
}

// LinkIdentity links an identity to an account. It returns
// schema.ErrIdentityTaken when it is another's, and schema.ErrIdentityThere
// when the account has another.
func (s *Store) LinkIdentity(ctx context.Context, id, session, identity string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(id, session); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE "user" SET google_id = ? WHERE id = ? AND (google_id IS NULL OR google_id = ?)`, identity, id, identity)
		switch {
		case sqldb.Unique(err):
			return schema.ErrIdentityTaken
		case err == nil && n == 0:
			return schema.ErrIdentityThere
		}
		return err
	})
}

// UnlinkIdentity takes the identity provider from an account, or returns
// schema.ErrLastWayIn when there is no password, or passwords open nothing.
func (s *Store) UnlinkIdentity(ctx context.Context, id string, passwords bool) error {
	return s.tx(ctx, func(t *tx) error {
		n, err := t.Exec(`UPDATE "user" SET google_id = NULL WHERE id = ? AND (google_id IS NULL OR password_hash IS NOT NULL AND ? = 1)`,
			id, sqldb.Integer(passwords))
		if err == nil && n == 0 {
			return schema.ErrLastWayIn
		}
		return err
	})
}

// CreateCode stores the hash of a one-time code for schema.OAuthCodeLife.
// Challenge is the PKCE S256 challenge of the client that may redeem it.
func (s *Store) CreateCode(ctx context.Context, userID, codeHash, challenge string) error {
	return s.tx(ctx, func(t *tx) error {
		_, err := t.Exec(`INSERT INTO oauth_code (id, user_id, challenge, expires_at) VALUES (?, ?, ?, ?)`,
			codeHash, userID, challenge, schema.At(t.Now.Add(schema.OAuthCodeLife)))
		return err
	})
}

// RedeemCode makes a session from a one-time code, or returns schema.ErrCode.
// Of a code that was used before, the session made from it ends, since one of
// the two is a thief (RFC 6749 section 4.1.2); u then is whose it was.
func (s *Store) RedeemCode(ctx context.Context, codeHash, challenge string, n NewSession) (u schema.User, expires schema.Time, err error) {
	used := false
	err = s.tx(ctx, func(t *tx) error {
		c, err := t.code(codeHash)
		if err != nil {
			return err
		}
		if used = c.SessionID != ""; used {
			u.ID = c.UserID
			return t.endSessions(`id = ?`, c.SessionID)
		}
		if c.Challenge != challenge || !c.ExpiresAt.After(t.Now.Time) {
			return schema.ErrCode
		}
		n.UserID = c.UserID
		if expires, err = t.createSession(n); err != nil {
			return err
		}
		if _, err := t.Exec(`UPDATE oauth_code SET session_id = ? WHERE id = ?`, n.TokenHash, codeHash); err != nil {
			return err
		}
		u, err = t.user(c.UserID)
		return err
	})
	if err == nil && used {
		err = schema.ErrCode
	}
	return u, expires, err
}

// codeRow is a row of oauth_code.
type codeRow struct {
	UserID    string      `db:"user_id"`
	Challenge string      `db:"challenge"`
	SessionID string      `db:"session_id"`
	ExpiresAt schema.Time `db:"expires_at"`
}

// code reads and locks a one-time code, or returns schema.ErrCode.
func (t *tx) code(hash string) (c codeRow, err error) {
	err = t.Get(&c, `SELECT user_id, challenge, COALESCE(session_id, '') AS session_id, expires_at FROM oauth_code WHERE id = ?`+t.Dialect.ForUpdate, hash)
	if errors.Is(err, schema.ErrNotFound) {
		err = schema.ErrCode
	}
	return c, err
}

// CreateInvite stores the hash of an invite code.
func (s *Store) CreateInvite(ctx context.Context, codeHash string, uses int, life time.Duration) error {
	return s.createInvite(ctx, codeHash, uses, life, false)
}

// CreateSetup stores the hash of a code that can create only the first account: each
// start of an empty instance prints one, and none may work after that account exists.
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
// none is left or the invite has expired.
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

// Bucket is a bucket of tokens that several processes share. It is kept as the
// time at which it would be full again, the generic cell rate algorithm of
// ITU-T I.371, so that one number is read and written.
type Bucket struct {
	Key   string        // what it counts; only its hash is stored
	Burst int           // tokens at most
	Every time.Duration // a token comes back
}

// id returns the key of a bucket's row, a hash: the username of an attempt may be a
// password that was typed in the wrong field.
func (b Bucket) id() string {
	sum := sha256.Sum256([]byte(b.Key))
	return hex.EncodeToString(sum[:])
}

// emptyBucket is an error that ends a transaction.
type emptyBucket struct {
	bucket Bucket
	wait   time.Duration // until it has a token
}

func (emptyBucket) Error() string { return "a bucket is empty" }

// TakeTokens takes a token from each bucket, or from none and then returns the time
// until there is one in each. All callers pass the kinds of buckets in the same order,
// so that they do not deadlock.
func (s *Store) TakeTokens(ctx context.Context, buckets ...Bucket) (time.Duration, error) {
	err := s.tx(ctx, func(t *tx) error {
		for _, b := range buckets {
			if err := t.takeToken(b); err != nil {
				return err
			}
		}
		return nil
	})
	var empty emptyBucket
	if !errors.As(err, &empty) {
		return 0, err
	}
	if b := empty.bucket; empty.wait > b.Every {
		return b.Every, s.limitBucket(ctx, b)
	}
	return empty.wait, nil
}

// limitBucket makes a bucket merely empty whose row says that it stays empty for
// longer than it takes to fill: a process whose clock was ahead has written it.
func (s *Store) limitBucket(ctx context.Context, b Bucket) error {
	return s.tx(ctx, func(t *tx) error {
		last := t.Now.UnixMilli() + int64(b.Burst)*b.Every.Milliseconds()
		_, err := t.Exec(`UPDATE throttle SET full_at = ? WHERE id = ? AND full_at > ?`, last, b.id(), last)
		return err
	})
}

func (t *tx) takeToken(b Bucket) error {
	now, every := t.Now.UnixMilli(), b.Every.Milliseconds()
	var fullAt int64
	err := t.Get(&fullAt, `INSERT INTO throttle (id, full_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE
		SET full_at = CASE WHEN throttle.full_at > ? THEN throttle.full_at ELSE ? END + ? RETURNING full_at`, b.id(), now+every, now, now, every)
	if err != nil {
		return err
	}
	if over := fullAt - now - int64(b.Burst)*every; over > 0 {
		return emptyBucket{b, time.Duration(over) * time.Millisecond}
	}
	return nil
}

// PutTokensBack returns the tokens that TakeTokens took.
func (s *Store) PutTokensBack(ctx context.Context, buckets ...Bucket) error {
	return s.tx(ctx, func(t *tx) error {
		for _, b := range buckets {
			if _, err := t.Exec(`UPDATE throttle SET full_at = full_at - ? WHERE id = ?`, b.Every.Milliseconds(), b.id()); err != nil {
				return err
			}
		}
		return nil
	})
}
