package store

import (
	"context"
	"errors"

	"finds/schema"
	"finds/store/sqldb"
)

// Flow is a sign-in at the identity provider that is under way.
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
		n, err := t.Exec(`UPDATE "user" SET google_id = NULL WHERE id = ? AND (google_id IS NULL OR password_hash IS NOT NULL AND ? = 1)`, id, sqldb.Integer(passwords))
		if err == nil && n == 0 {
			return schema.ErrLastWayIn
		}
		return err
	})
}

// CreateCode stores the hash of a one-time code for schema.OAuthCodeLife.
// Challenge is the PKCE S256 of who may redeem it.
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
		if expires, err = t.createSession(s, n); err != nil {
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

// code is a row of oauth_code.
type code struct {
	UserID    string      `db:"user_id"`
	Challenge string      `db:"challenge"`
	SessionID string      `db:"session_id"`
	ExpiresAt schema.Time `db:"expires_at"`
}

// code reads a one-time code, for this transaction alone, or returns
// schema.ErrCode.
func (t *tx) code(hash string) (c code, err error) {
	err = t.Get(&c, `SELECT user_id, challenge, COALESCE(session_id, '') AS session_id, expires_at FROM oauth_code WHERE id = ?`+t.Dialect.ForUpdate, hash)
	if errors.Is(err, schema.ErrNotFound) {
		err = schema.ErrCode
	}
	return c, err
}
