package server

import (
	"context"
	"errors"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
)

// What gives an account another way in, or ends it, needs more than a session,
// which may be stolen: the password again, or where there is none a session that
// is new.

type confirmInput struct {
	Body struct {
		Password string `json:"password,omitempty" maxLength:"255" doc:"Needed when the account has one" example:"a long sentence is best" text:"verbatim"`
	}
}

var confirmPassword = private(operation{
	pattern: "POST /api/auth/confirm",
	tag:     "Accounts",
	summary: "Confirm the password",
	description: "Proves that it is still the account's owner who uses this session: by the password, or for an account without " +
		"one by a session that is less than ten minutes old. For ten minutes from then on an identity can be linked in " +
		"this session.",
	refusals: []schema.Kind{schema.Forbidden},
}, (*Server).confirmPassword)

func (s *Server) confirmPassword(ctx context.Context, in *confirmInput) (*empty, error) {
	if err := s.confirm(ctx, in.Body.Password); err != nil {
		return nil, err
	}
	return nil, s.Store.ConfirmSession(ctx, me(ctx), infoOf(ctx).viewer.SessionID)
}

type setPasswordInput struct {
	Body struct {
		CurrentPassword string `json:"currentPassword,omitempty" maxLength:"255" doc:"Needed when the account has one" example:"a long sentence is best" text:"verbatim"`
		NewPassword     string `json:"newPassword" minLength:"8" maxLength:"255" example:"an even longer sentence is better" text:"verbatim"`
		UnlinkIdentity  bool   `json:"unlinkIdentity,omitempty" doc:"Also unlink the identity provider, in case somebody else has linked it"`
	}
}

var setPassword = private(operation{
	pattern: "PUT /api/users/me/password",
	tag:     "Accounts",
	summary: "Set the password",
	description: "Sets a new password and ends every other session of the account, and every sign-in or link at the identity " +
		"provider that has not come back. The current one is asked for when there is one; a first one needs a session " +
		"that is less than ten minutes old. `unlinkIdentity` also unlinks the identity provider.",
	refusals: []schema.Kind{schema.Forbidden},
}, (*Server).setPassword)

func (s *Server) setPassword(ctx context.Context, in *setPasswordInput) (*empty, error) {
	if s.NoPasswordLogin {
		return nil, schema.ErrPasswordOff
	}
	if err := s.confirm(ctx, in.Body.CurrentPassword); err != nil {
		return nil, err
	}
	name, err := s.Store.Username(ctx, me(ctx))
	if err != nil {
		return nil, err
	}
	if err := s.strong("body.newPassword", in.Body.NewPassword, name); err != nil {
		return nil, err
	}
	hash, err := s.limits.hashing.Hash(ctx, in.Body.NewPassword, s.asker(ctx, name, limit.KnownBrowser))
	if err != nil {
		return nil, err
	}
	err = s.Store.SetPassword(ctx, store.NewPassword{UserID: me(ctx), Hash: hash, Session: infoOf(ctx).viewer.SessionID,
		Sources: s.sources(ctx), Unlink: in.Body.UnlinkIdentity})
	s.limits.streams.Recheck(me(ctx))
	return nil, err
}

// confirm asks for the caller's password again, if the account has one that
// opens anything, or else for a session that is new. Guessing here is slowed as
// at the sign-in, but counted apart.
func (s *Server) confirm(ctx context.Context, password string) error {
	u, err := s.Store.User(ctx, me(ctx))
	if err != nil {
		return err
	}
	if !s.asksPassword(u) {
		return s.newSessionOnly(ctx)
	}
	settle, err := s.limits.logins.Confirm(ctx, u.ID, u.Username)
	if err != nil {
		return err
	}
	c, err := s.Store.Credentials(ctx, u.Username)
	if err == nil {
		_, err = s.checkPassword(ctx, c, password, s.asker(ctx, u.Username, limit.KnownBrowser))
	}
	settle(err)
	if errors.Is(err, schema.ErrCredentials) {
		return schema.ErrWrongPassword
	}
	return err
}

// confirmed refuses a session in which confirm has not succeeded just now. A
// browser that is on its way to the provider cannot be asked for a password.
func (s *Server) confirmed(ctx context.Context) error {
	u, err := s.Store.User(ctx, me(ctx))
	if err != nil {
		return err
	}
	if !s.asksPassword(u) {
		return s.newSessionOnly(ctx)
	}
	at := infoOf(ctx).viewer.ConfirmedAt
	if at == nil || s.Now().Sub(at.Time) > schema.ConfirmLife {
		return schema.ErrConfirmFirst
	}
	return nil
}

// asksPassword reports whether an account has a password that opens anything.
func (s *Server) asksPassword(u schema.User) bool { return u.HasPassword && !s.NoPasswordLogin }

// newSessionOnly refuses a session that is older than schema.ConfirmLife.
func (s *Server) newSessionOnly(ctx context.Context) error {
	if s.Now().Sub(infoOf(ctx).viewer.CreatedAt.Time) > schema.ConfirmLife {
		return schema.ErrSignInAgain
	}
	return nil
}
