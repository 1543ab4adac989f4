package store

import (
	"context"
	"errors"

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

// UnlinkIdentity removes the identity of the provider from an account. It returns
// schema.ErrLastWayIn for an account with an identity and no other way to sign in.
func (s *Store) UnlinkIdentity(ctx context.Context, id string, w Ways) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.lockUser(id); err != nil {
			return err
		}
		n, err := t.Exec(`UPDATE "user" SET google_id = NULL WHERE id = ? AND google_id IS NOT NULL`, id)
		if err != nil || n == 0 {
			return err
		}
		return t.wayIn(id, w)
	})
}

// Ways are the ways to sign in that the instance offers.
type Ways struct{ Password, Provider, Passkey bool }

// wayIn returns schema.ErrLastWayIn if an account has none of the ways to sign in.
func (t *tx) wayIn(user string, w Ways) error {
	err := t.Get(&user, `SELECT u.id FROM "user" u WHERE u.id = ? AND (u.password_hash IS NOT NULL AND ? = 1
		OR u.google_id IS NOT NULL AND ? = 1
		OR ? = 1 AND EXISTS (SELECT 1 FROM passkey p WHERE p.user_id = u.id))`,
		user, sqldb.Integer(w.Password), sqldb.Integer(w.Provider), sqldb.Integer(w.Passkey))
	if errors.Is(err, schema.ErrNotFound) {
		return schema.ErrLastWayIn
	}
	return err
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

// CreateSignInLink stores the hash of a code by which a user signs in once within
// schema.SignInLinkLife, in place of the one before. It returns schema.ErrOwnAccount for the
// account of the administrator, who could otherwise set a password without the old one, and
// schema.ErrSuspended for a suspended account.
func (s *Store) CreateSignInLink(ctx context.Context, by Actor, id, codeHash string) (expires schema.Time, err error) {
	_, err = s.administer(ctx, by, id, func(t *tx, a schema.Account) error {
		if id == by.ID {
			return schema.ErrOwnAccount
		}
		if err := t.admitted(id); err != nil {
			return err
		}
		expires = schema.At(t.Now.Add(schema.SignInLinkLife))
		_, err := t.Exec(`INSERT INTO sign_in_link (user_id, id, expires_at, actor_id) VALUES (?, ?, ?, ?)
			ON CONFLICT (user_id) DO UPDATE SET id = excluded.id, expires_at = excluded.expires_at, actor_id = excluded.actor_id`, id, codeHash, expires, by.ID)
		if err != nil {
			return err
		}
		return t.note(by, "sign_in_link_created", id, a.Username, "")
	})
	return expires, err
}

// endLinksBy deletes the sign-in links that a former administrator has made, with which they could
// sign in as another administrator.
func (t *tx) endLinksBy(maker string) error {
	_, err := t.Exec(`DELETE FROM sign_in_link WHERE actor_id = ?`, maker)
	return err
}

// fromSignInLink selects user u of a sign-in link that has not expired. Its arguments are the hash
// of the code and the present time.
const fromSignInLink = ` FROM sign_in_link l JOIN "user" u ON u.id = l.user_id WHERE l.id = ? AND l.expires_at > ? AND NOT u.leaving`

// LinkOwner returns the name of the user of a sign-in link, or schema.ErrLink. The link works
// as before.
func (s *Store) LinkOwner(ctx context.Context, codeHash string) (name string, err error) {
	err = s.db.Get(ctx, &name, `SELECT u.username`+fromSignInLink, codeHash, s.Now())
	if errors.Is(err, schema.ErrNotFound) {
		err = schema.ErrLink
	}
	return name, err
}

// UseSignInLink makes a session from the code of a sign-in link, once, or returns schema.ErrLink.
// In that session, the user can set a password without the old one. The user is notified, and the
// log has the use: a link that an administrator has kept, or sent where others read it, must not
// open an account unnoticed.
func (s *Store) UseSignInLink(ctx context.Context, codeHash string, n NewSession) (u schema.User, expires schema.Time, err error) {
	err = s.tx(ctx, func(t *tx) error {
		var maker string
		err := t.QueryRow(`SELECT u.id, COALESCE((SELECT m.username FROM "user" m WHERE m.id = l.actor_id), '')`+fromSignInLink+t.Dialect.ForUpdate, codeHash, t.Now).Scan(&n.UserID, &maker)
		err = sqldb.NotFound(err)
		if errors.Is(err, schema.ErrNotFound) {
			err = schema.ErrLink
		}
		if err != nil {
			return err
		}
		if expires, err = t.createSession(n); err != nil {
			return err
		}
		if _, err := t.Exec(`UPDATE session SET by_link = TRUE WHERE id = ?`, n.TokenHash); err != nil {
			return err
		}
		if _, err := t.Exec(`DELETE FROM sign_in_link WHERE id = ?`, codeHash); err != nil {
			return err
		}
		if u, err = t.user(n.UserID); err != nil {
			return err
		}
		if err := t.note(Actor{ID: u.ID}, "sign_in_link_used", u.ID, u.Username, ""); err != nil {
			return err
		}
		message := "Someone signed in with a link from an administrator"
		if maker != "" {
			message += " (" + maker + ")"
		}
		return t.notifyModeration(schema.LinkUsed, u.ID, "A sign-in link was used", message, map[string]string{"device": n.UserAgent, "actor": maker})
	})
	return u, expires, err
}
