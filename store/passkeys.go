package store

import (
	"context"
	"errors"

	"finds/schema"
	"finds/store/sqldb"
)

// PasskeyKey is what a signature of a passkey is checked with. Its bytes are in base64url.
type PasskeyKey struct {
	ID           string `db:"id"`
	UserID       string `db:"user_id"`
	Handle       string `db:"passkey_handle"` // of the user
	CredentialID string `db:"credential_id"`
	PublicKey    string `db:"public_key"` // COSE_Key
	SignCount    int64  `db:"sign_count"`
	Flags        int    `db:"flags"` // of authenticator data
	Transports   string `db:"transports"`
	AAGUID       string `db:"aaguid"`
}

// NewPasskey holds the fields of a passkey to create, whose ID and Handle are not used.
type NewPasskey struct {
	PasskeyKey
	Name    string
	Session string // hash of the token of the session that adds it
}

// Enrolment is what an authenticator needs to know of an account to make a passkey.
type Enrolment struct {
	Handle, Username string
	Passkeys         []PasskeyKey // of the account, with their credential ids and transports alone
}

const passkeyColumns = `id, name, created_at, last_used_at, (flags & 16) <> 0 AS backed_up`

// BeginPasskey stores the hash of a challenge with which a session adds a passkey. An account
// without a handle gets the given one. It returns schema.ErrTooManyPasskeys when the
// account has as many as it may have.
func (s *Store) BeginPasskey(ctx context.Context, user, session, challengeHash, handle string) (e Enrolment, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(user, session); err != nil {
			return err
		}
		if _, err := t.Exec(`UPDATE "user" SET passkey_handle = ? WHERE id = ? AND passkey_handle IS NULL`, handle, user); err != nil {
			return err
		}
		row := struct {
			Handle   string `db:"passkey_handle"`
			Username string `db:"username"`
		}{}
		if err := t.Get(&row, `SELECT passkey_handle, username FROM "user" WHERE id = ?`, user); err != nil {
			return err
		}
		e = Enrolment{Handle: row.Handle, Username: row.Username}
		err := t.Select(&e.Passkeys, `SELECT credential_id, transports FROM passkey WHERE user_id = ? ORDER BY created_at, id`, user)
		if err != nil {
			return err
		}
		if len(e.Passkeys) >= schema.PasskeysMax {
			return schema.ErrTooManyPasskeys.Over(schema.PasskeysMax)
		}
		return t.createChallenge(challengeHash, session)
	})
	return e, err
}

// BeginPasskeySignIn stores the hash of a challenge for a sign-in.
func (s *Store) BeginPasskeySignIn(ctx context.Context, challengeHash string) error {
	return s.tx(ctx, func(t *tx) error { return t.createChallenge(challengeHash, "") })
}

func (t *tx) createChallenge(hash, session string) error {
	_, err := t.Exec(`INSERT INTO passkey_challenge (id, session_id, expires_at) VALUES (?, ?, ?)`,
		hash, sqldb.Null(session), schema.At(t.Now.Add(schema.PasskeyLife)))
	return err
}

// EndChallenge deletes a challenge, so that it can be used once. It returns
// schema.ErrChallenge unless the challenge is that of a session, or for "" of a sign-in, and
// has not expired.
func (s *Store) EndChallenge(ctx context.Context, challengeHash, session string) error {
	var row struct {
		SessionID string      `db:"session_id"`
		ExpiresAt schema.Time `db:"expires_at"`
	}
	err := s.tx(ctx, func(t *tx) error {
		return t.Get(&row, `DELETE FROM passkey_challenge WHERE id = ?
			RETURNING COALESCE(session_id, '') AS session_id, expires_at`, challengeHash)
	})
	if errors.Is(err, schema.ErrNotFound) || err == nil && (row.SessionID != session || !row.ExpiresAt.After(s.Now().Time)) {
		return schema.ErrChallenge
	}
	return err
}

// CreatePasskey adds a passkey to an account. It returns schema.ErrPasskeyThere when an account
// has it, and schema.ErrTooManyPasskeys.
func (s *Store) CreatePasskey(ctx context.Context, n NewPasskey) (p schema.Passkey, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(n.UserID, n.Session); err != nil {
			return err
		}
		if err := t.lockUser(n.UserID); err != nil { // so that the count is exact
			return err
		}
		var count int
		if err := t.Get(&count, `SELECT COUNT(*) FROM passkey WHERE user_id = ?`, n.UserID); err != nil {
			return err
		}
		if count >= schema.PasskeysMax {
			return schema.ErrTooManyPasskeys.Over(schema.PasskeysMax)
		}
		id := t.newID()
		_, err := t.Exec(`INSERT INTO passkey (id, user_id, credential_id, public_key, sign_count, flags, transports, aaguid, name, created_at)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			id, n.UserID, n.CredentialID, n.PublicKey, n.SignCount, n.Flags, n.Transports, n.AAGUID, n.Name, t.Now)
		if sqldb.Unique(err) {
			return schema.ErrPasskeyThere
		}
		if err != nil {
			return err
		}
		p, err = t.passkey(n.UserID, id)
		return err
	})
	return p, err
}

func (t *tx) passkey(user, id string) (p schema.Passkey, err error) {
	err = t.Get(&p, `SELECT `+passkeyColumns+` FROM passkey WHERE id = ? AND user_id = ?`, id, user)
	return p, err
}

// Passkeys lists the passkeys of a user, oldest first.
func (s *Store) Passkeys(ctx context.Context, user string) ([]schema.Passkey, error) {
	list := []schema.Passkey{}
	err := s.db.Select(ctx, &list, `SELECT `+passkeyColumns+` FROM passkey WHERE user_id = ? ORDER BY created_at, id`, user)
	return list, err
}

// RenamePasskey gives a passkey of a user another name.
func (s *Store) RenamePasskey(ctx context.Context, user, id, name string) (p schema.Passkey, err error) {
	err = s.tx(ctx, func(t *tx) error {
		if _, err := t.Exec(`UPDATE passkey SET name = ? WHERE id = ? AND user_id = ?`, name, id, user); err != nil {
			return err
		}
		p, err = t.passkey(user, id)
		return err
	})
	return p, err
}

// DeletePasskey deletes a passkey of a user, or returns schema.ErrLastWayIn.
func (s *Store) DeletePasskey(ctx context.Context, user, id string, w Ways) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.lockUser(user); err != nil {
			return err
		}
		n, err := t.Exec(`DELETE FROM passkey WHERE id = ? AND user_id = ?`, id, user)
		if err != nil {
			return err
		}
		if n == 0 {
			return schema.ErrNotFound
		}
		return t.wayIn(user, w)
	})
}

// PasskeyKey returns the passkey with a credential id, or schema.ErrNotFound.
func (s *Store) PasskeyKey(ctx context.Context, credentialID string) (k PasskeyKey, err error) {
	err = s.db.Get(ctx, &k, `SELECT p.id, p.user_id, u.passkey_handle, p.credential_id, p.public_key, p.sign_count, p.flags, p.transports,
		p.aaguid FROM passkey p JOIN "user" u ON u.id = p.user_id WHERE p.credential_id = ?`, credentialID)
	return k, err
}

// SignInWithPasskey is CreateSession by a passkey, whose new count and flags it stores. It
// returns schema.ErrPasskey when the passkey or the account has just been deleted.
func (s *Store) SignInWithPasskey(ctx context.Context, k PasskeyKey, n NewSession) (u schema.User, expires schema.Time, err error) {
	n.UserID = k.UserID
	err = s.tx(ctx, func(t *tx) error {
		err := t.lockUser(k.UserID)
		if err == nil {
			err = t.Get(&k.ID, `UPDATE passkey SET sign_count = ?, flags = ?, last_used_at = ? WHERE id = ? RETURNING id`,
				k.SignCount, k.Flags, t.Now, k.ID)
		}
		if errors.Is(err, schema.ErrNotFound) {
			return schema.ErrPasskey
		}
		if err != nil {
			return err
		}
		if expires, err = t.createSession(n); err != nil {
			return err
		}
		u, err = t.user(n.UserID)
		return err
	})
	return u, expires, err
}
