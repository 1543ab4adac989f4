package store

import (
	"context"
	"slices"
	"strings"
	"time"

	"finds/schema"
)

// An API token is a session of the kind schema.SessionToken: it has a name and scopes, its end
// does not move, and sign-ins do not end it to make room.

// never is the end of a token that does not expire.
var never = schema.At(time.Date(9999, 12, 31, 0, 0, 0, 0, time.UTC))

// scopes are those of tokens, in the order in which they are stored.
var scopes = []string{schema.ScopeRead, schema.ScopeWrite, schema.ScopeAdmin}

// NewToken holds the fields of an API token to create.
type NewToken struct {
	UserID    string
	Session   string // hash of the token of the session that asks for it, or "" for the operator
	TokenHash string // hex SHA-256 of the new token
	Name      string
	Scopes    []string
	Life      time.Duration // 0: it does not expire
}

// CreateToken stores an API token. It returns schema.ErrTooManyTokens when the user has
// schema.TokensMax, and schema.ErrAdminOnly when a member asks for schema.ScopeAdmin.
func (s *Store) CreateToken(ctx context.Context, n NewToken) (created schema.Session, err error) {
	err = s.tx(ctx, func(t *tx) error {
		var role string
		err := t.Get(&role, `SELECT role FROM "user" WHERE id = ? AND NOT leaving`+t.Dialect.ForUpdate, n.UserID)
		if err != nil {
			return err
		}
		if err := t.holdSession(n.UserID, n.Session); err != nil {
			return err
		}
		if err := t.admitted(n.UserID); err != nil {
			return err
		}
		if slices.Contains(n.Scopes, schema.ScopeAdmin) && role != schema.RoleAdmin {
			return schema.ErrAdminOnly
		}
		var count int
		err = t.Get(&count, `SELECT COUNT(*) FROM session WHERE user_id = ? AND kind = 'token' AND expires_at > ?`, n.UserID, t.Now)
		if err != nil {
			return err
		}
		if count >= schema.TokensMax {
			return schema.ErrTooManyTokens
		}
		_, err = t.Exec(`INSERT INTO session (id, user_id, expires_at, public_id, created_at, kind, name, scopes)
			VALUES (?, ?, ?, ?, ?, 'token', ?, ?)`,
			n.TokenHash, n.UserID, n.end(t.Now), t.newID(), t.Now, n.Name, n.list())
		if err != nil {
			return err
		}
		var r sessionRow
		err = t.Get(&r, sessionSelect+` WHERE id = ?`, n.Session, n.TokenHash)
		created = r.session()
		return err
	})
	return created, err
}

// end returns when a token that is made now expires.
func (n NewToken) end(now schema.Time) schema.Time {
	if n.Life == 0 {
		return never
	}
	return schema.At(now.Add(n.Life))
}

// list returns the scopes as they are stored, each once.
func (n NewToken) list() string {
	var list []string
	for _, scope := range scopes {
		if slices.Contains(n.Scopes, scope) {
			list = append(list, scope)
		}
	}
	return strings.Join(list, ",")
}
