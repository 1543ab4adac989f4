package store

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"strings"
	"time"

	"finds/schema"
)

// NewSession holds the fields of a session to create.
type NewSession struct {
	UserID    string
	TokenHash string // hex SHA-256 of the token
	UserAgent string
	Kind      string // schema.SessionCLI, or schema.SessionBrowser, which "" means too
	// Password is the hash that the password was compared with, or "" for a
	// sign-in without one: a session is not made when it has been replaced.
	Password string
	// Registers tells whether the account is made with the session: the password has just been chosen, and counts as given.
	Registers bool
	Replaces  string   // hash of the token of a session that ends with this, or ""
	Sources   []string // where it is made from, see signin.go
}

// Viewer is the user who makes a request.
type Viewer struct {
	UserID    string      `db:"user_id"`
	SessionID string      `db:"id"` // hash of the token
	CreatedAt schema.Time `db:"created_at"`
	ExpiresAt schema.Time `db:"expires_at"`
	// ConfirmedAt is when the password was last given, or nil: at CreatedAt when the account was made with the session, later when it was given again.
	ConfirmedAt *schema.Time `db:"confirmed_at"`
	Role        string       `db:"role"`
	UsedAt      *schema.Time `db:"used_at"` // start of the UTC day of the last request of the session
	Kind        string       `db:"kind"`
	Scopes      string       `db:"scopes"`       // of an API token, separated by commas
	ByLink      bool         `db:"by_link"`      // a sign-in link made the session, and no password has been set in it
	Dismisses   bool         `db:"dismisses"`    // the user has dismissed finds
	SharesLists bool         `db:"shares_lists"` // the user is a member of a list with others
}

// maxSessions bounds the sessions of one user that are not API tokens; the oldest make room.
const maxSessions = 50

// CreateSession signs a user in and returns when the session ends unused.
func (s *Store) CreateSession(ctx context.Context, n NewSession) (u schema.User, expires schema.Time, err error) {
	err = s.tx(ctx, func(t *tx) error {
		var hash string
		if err := t.Get(&hash, `SELECT COALESCE(password_hash, '') FROM "user" WHERE id = ?`+t.Dialect.ForUpdate, n.UserID); err != nil {
			if errors.Is(err, schema.ErrNotFound) {
				return schema.ErrCredentials // the account has just been deleted
			}
			return err
		}
		if n.Password != "" && n.Password != hash {
			return schema.ErrCredentials
		}
		if expires, err = t.createSession(n); err != nil {
			return err
		}
		u, err = t.user(n.UserID)
		return err
	})
	return u, expires, err
}

func (t *tx) createSession(n NewSession) (expires schema.Time, err error) {
	if err := t.admitted(n.UserID); err != nil {
		return expires, err
	}
	err = t.endSessions(`id IN (SELECT id FROM session WHERE user_id = ? AND kind <> 'token' ORDER BY created_at DESC, id
		LIMIT 1000 OFFSET ?)`, n.UserID, maxSessions-1)
	if err != nil {
		return expires, err
	}
	if n.Replaces != "" {
		if err := t.endSessions(`id = ?`, n.Replaces); err != nil {
			return expires, err
		}
	}
	if err := t.addSources(n.UserID, n.Sources); err != nil {
		return expires, err
	}
	expires = schema.At(t.Now.Add(schema.SessionLife))
	var confirmed *schema.Time
	if n.Registers {
		confirmed = &t.Now
	}
	_, err = t.Exec(`INSERT INTO session (id, user_id, expires_at, public_id, created_at, user_agent, kind, used_at, confirmed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
		n.TokenHash, n.UserID, expires, t.newID(), t.Now, n.UserAgent, cmp.Or(n.Kind, schema.SessionBrowser), dayOf(t.Now), confirmed)
	if err != nil {
		return expires, err
	}
	_, err = t.Exec(`UPDATE "user" SET seen_at = ? WHERE id = ?`, dayOf(t.Now), n.UserID)
	return expires, err
}

// Viewer returns whose the token with this hash is, or schema.ErrNotFound. A
// session with less than half its life left is given a whole one where that is
// possible, up to schema.SessionMaxLife after the sign-in, so that reading stays
// reading. The end of an API token does not move.
func (s *Store) Viewer(ctx context.Context, tokenHash string) (v Viewer, err error) {
	now := s.Now()
	err = s.db.Get(ctx, &v, `SELECT s.id, s.user_id, s.created_at, s.expires_at, s.confirmed_at, s.used_at, s.kind, s.scopes, s.by_link, u.role,
			EXISTS (SELECT 1 FROM find_dismissed d WHERE d.user_id = s.user_id) AS dismisses,
			EXISTS (SELECT 1 FROM list_member m WHERE m.user_id = s.user_id AND m.joined_at IS NOT NULL) AS shares_lists
		FROM session s JOIN "user" u ON u.id = s.user_id WHERE s.id = ?`, tokenHash)
	if err != nil {
		return v, err
	}
	if !v.ExpiresAt.After(now.Time) || !v.end().After(now.Time) {
		return Viewer{}, schema.ErrNotFound
	}
	if day := dayOf(now); v.UsedAt == nil || v.UsedAt.Before(day.Time) {
		s.update(ctx, "used "+tokenHash, func(t *tx) error { return t.noteUse(v, day) })
	}
	if v.ExpiresAt.Sub(now.Time) >= schema.SessionLife/2 || !v.ExpiresAt.Before(v.end().Time) {
		return v, nil
	}
	until := schema.At(now.Add(schema.SessionLife))
	if until.After(v.end().Time) {
		until = v.end()
	}
	renewed := s.update(ctx, tokenHash, func(t *tx) error {
		_, err := t.Exec(`UPDATE session SET expires_at = ? WHERE id = ?`, until, tokenHash)
		return err
	})
	if renewed {
		v.ExpiresAt = until
	}
	return v, nil
}

// end returns when the session ends at the latest.
func (v Viewer) end() schema.Time {
	if v.Kind == schema.SessionToken {
		return v.ExpiresAt
	}
	return schema.At(v.CreatedAt.Add(schema.SessionMaxLife))
}

// noteUse notes the day of a request of a session, for it and for its user.
func (t *tx) noteUse(v Viewer, day schema.Time) error {
	if _, err := t.Exec(`UPDATE session SET used_at = ? WHERE id = ?`, day, v.SessionID); err != nil {
		return err
	}
	_, err := t.Exec(`UPDATE "user" SET seen_at = ? WHERE id = ? AND (seen_at IS NULL OR seen_at < ?)`, day, v.UserID, day)
	return err
}

// dayOf returns the start of the UTC day of a time.
func dayOf(t schema.Time) schema.Time { return schema.At(t.Truncate(24 * time.Hour)) }

const (
	renewWait = time.Second      // that a request waits for such a write
	renewTime = 10 * time.Second // that the write waits for its turn
)

// ConfirmSession notes that the password was given again in a session of a user,
// or returns schema.ErrUnauthenticated when it has ended.
func (s *Store) ConfirmSession(ctx context.Context, user, session string) error {
	return s.tx(ctx, func(t *tx) error {
		if err := t.holdSession(user, session); err != nil {
			return err
		}
		_, err := t.Exec(`UPDATE session SET confirmed_at = ? WHERE id = ?`, t.Now, session)
		return err
	})
}

// update writes what a read has found out of date, once for all reads with the same key, if
// the database can be written soon. A read is neither delayed nor refused because it cannot;
// the next request tries again.
func (s *Store) update(ctx context.Context, key string, write func(*tx) error) bool {
	done := s.renewals.DoChan(key, func() (any, error) {
		ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), renewTime)
		defer cancel()
		return nil, s.tx(ctx, write)
	})
	wait := time.NewTimer(renewWait)
	defer wait.Stop()
	select {
	case r := <-done:
		return r.Err == nil
	case <-wait.C:
	case <-ctx.Done():
	}
	return false
}

// sessionRow is a row of sessionSelect.
type sessionRow struct {
	schema.Session
	Names   string      `db:"name"`
	List    string      `db:"scopes"`
	Expires schema.Time `db:"expires_at"`
}

// sessionSelect takes the hash of the token of the session that is the current one.
const sessionSelect = `SELECT public_id, kind, name, scopes, created_at, expires_at, used_at, user_agent, by_link, confirmed_at, id = ? AS current FROM session`

func (r sessionRow) session() schema.Session {
	x := r.Session
	x.Name, x.Scopes = r.Names, []string{}
	if r.List != "" {
		x.Scopes = strings.Split(r.List, ",")
	}
	if r.Expires.Before(never.Time) {
		x.ExpiresAt = &r.Expires
	}
	return x
}

// Sessions lists the viewer's sessions and API tokens, newest first.
func (s *Store) Sessions(ctx context.Context, v Viewer) ([]schema.Session, error) {
	var rows []sessionRow
	err := s.db.Select(ctx, &rows, sessionSelect+` WHERE user_id = ? AND expires_at > ? ORDER BY created_at DESC, id`, v.SessionID, v.UserID, s.Now())
	sessions := make([]schema.Session, len(rows))
	for i, r := range rows {
		sessions[i] = r.session()
	}
	return sessions, err
}

// EndSession ends the session with this token hash.
func (s *Store) EndSession(ctx context.Context, tokenHash string) error {
	return s.tx(ctx, func(t *tx) error { return t.endSessions(`id = ?`, tokenHash) })
}

// EndSessionOf ends one of a user's sessions by its public id.
func (s *Store) EndSessionOf(ctx context.Context, userID, publicID string) error {
	return s.tx(ctx, func(t *tx) error {
		var id string
		if err := t.Get(&id, `SELECT id FROM session WHERE user_id = ? AND public_id = ?`, userID, publicID); err != nil {
			return err
		}
		return t.endSessions(`id = ?`, id)
	})
}

// signOut ends the sessions of an account, the sign-ins that are not complete, and the sign-in
// links that it has made for others.
func (t *tx) signOut(id string) error {
	for _, q := range []string{`DELETE FROM oauth_code WHERE user_id = ? AND session_id IS NULL`, `DELETE FROM sign_in_link WHERE user_id = ?`} {
		if _, err := t.Exec(q, id); err != nil {
			return err
		}
	}
	if err := t.endLinksBy(id); err != nil {
		return err
	}
	return t.endSessions(`user_id = ?`, id)
}

// endSessions removes sessions and switches off the push subscriptions that
// were made in them.
func (t *tx) endSessions(which string, args ...any) error {
	// Wait for new references to them, such as a subscription, so that these end
	// with the sessions.
	if t.Dialect.ForUpdate != "" {
		var locked []string
		if err := t.Select(&locked, `SELECT id FROM session WHERE `+which+` ORDER BY id`+t.Dialect.ForUpdate, args...); err != nil {
			return err
		}
	}
	err := switchOffPush(t.Tx, `session_id IN (SELECT id FROM session WHERE `+which+`)`, args...)
	if err != nil {
		return err
	}
	_, err = t.Exec(`DELETE FROM session WHERE `+which, args...)
	return err
}

// holdSession returns schema.ErrUnauthenticated if a session of a user has ended,
// and otherwise keeps it until the end of the transaction: a write that took long to
// prepare must not come after a change of the password that ended the session.
// "" is the operator, who has no session.
func (t *tx) holdSession(user, session string) error {
	if session == "" {
		return nil
	}
	err := t.Get(&session, `SELECT id FROM session WHERE id = ? AND user_id = ? AND expires_at > ?`+t.Dialect.ForUpdate, session, user, t.Now)
	if errors.Is(err, schema.ErrNotFound) {
		return schema.ErrUnauthenticated
	}
	return err
}

// An account knows the networks and the browsers that it has been signed in from.
// The table known_network has a row for each: a source is a keyed
// hash of the address of a network, or of the token in the cookie of a browser.

// maxSources bounds the sources that are kept of one account.
const maxSources = 100

// sourceID is how a source of an account is stored. With the user in it, no two
// accounts have the same value.
func sourceID(user, source string) string {
	sum := sha256.Sum256([]byte(user + " " + source))
	return hex.EncodeToString(sum[:])
}

// KnownSource returns the first of some sources that a user has signed in from
// within schema.SourceLife, or "".
func (s *Store) KnownSource(ctx context.Context, user string, sources []string) (string, error) {
	since := schema.At(s.Now().Add(-schema.SourceLife))
	for _, source := range sources {
		var known bool
		err := s.db.Get(ctx, &known, `SELECT EXISTS (SELECT 1 FROM known_network WHERE user_id = ? AND network = ? AND seen_at > ?)`,
			user, sourceID(user, source), since)
		if err != nil || known {
			return source, err
		}
	}
	return "", nil
}

// addSources notes that a user has signed in from some sources, and forgets those
// that were not used for longest.
func (t *tx) addSources(user string, sources []string) error {
	for _, source := range sources {
		_, err := t.Exec(`INSERT INTO known_network (user_id, network, seen_at) VALUES (?, ?, ?)
			ON CONFLICT (user_id, network) DO UPDATE SET seen_at = excluded.seen_at`, user, sourceID(user, source), t.Now)
		if err != nil {
			return err
		}
	}
	_, err := t.Exec(`DELETE FROM known_network WHERE user_id = ? AND network IN
		(SELECT network FROM known_network WHERE user_id = ? ORDER BY seen_at DESC, network LIMIT 1000 OFFSET ?)`, user, user, maxSources)
	return err
}

// replaceSources forgets all sources of a user but some, which it notes.
func (t *tx) replaceSources(user string, sources []string) error {
	if _, err := t.Exec(`DELETE FROM known_network WHERE user_id = ?`, user); err != nil {
		return err
	}
	return t.addSources(user, sources)
}
