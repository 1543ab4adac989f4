package server

import (
	"context"
	"errors"
	"strings"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
)

type loginInput struct {
	Body struct {
		Username string `json:"username" minLength:"1" maxLength:"100" example:"ann"`
		Password string `json:"password" minLength:"1" maxLength:"255" example:"a long sentence is best" text:"verbatim"`
		Cookie   bool   `json:"cookie,omitempty" doc:"Set the session cookie and leave the token out" sample:"-"`
	}
}

var createSession = public(operation{
	pattern: "POST /api/auth/login",
	tag:     "Accounts",
	summary: "Sign in",
	description: "Gives a token for a username and a password. Any wrong pair gets the same answer in the same time. Failures are " +
		"counted by account and by address, those from browsers and networks that the account knows apart, and successes " +
		"by account; too many are answered with 429 until `Retry-After`.",
	refusals: []schema.Kind{schema.Unauthenticated, schema.Forbidden},
	rate:     limit.SignIn, // apart, so that neighbours who only read do not hold it up
}, (*Server).createSession)

func (s *Server) createSession(ctx context.Context, in *loginInput) (*loginOutput, error) {
	name := strings.ToLower(in.Body.Username)
	if s.NoPasswordLogin {
		return nil, schema.ErrPasswordOff
	}
	if err := mayHaveCookie(ctx, in.Body.Cookie); err != nil {
		return nil, err
	}
	c, from, err := s.account(ctx, name)
	if err != nil {
		return nil, err
	}
	settle, err := s.limits.logins.Attempt(ctx, limit.Guess{Username: name, Client: infoOf(ctx).client, Origin: from})
	if err != nil {
		return nil, err
	}
	c, err = s.checkPassword(ctx, c, in.Body.Password, s.asker(ctx, name, from.Familiar))
	settle(err)
	if err != nil {
		return nil, err
	}
	token, session := s.newSession(ctx, in.Body.Cookie)
	session.UserID, session.Password = c.UserID, c.PasswordHash
	u, expires, err := s.Store.CreateSession(ctx, session)
	if err != nil {
		return nil, err
	}
	s.limits.streams.Recheck(u.ID)    // the oldest session may have made room
	s.limits.streams.Recheck(me(ctx)) // whose session it was in this browser
	return s.login(ctx, token, expires, u, in.Body.Cookie), nil
}

// account returns what a sign-in with a username is compared with, the zero value
// for a name that does not exist, and where the request comes from. Both cost the
// same for all names.
func (s *Server) account(ctx context.Context, name string) (c store.Credentials, from limit.Origin, err error) {
	c, err = s.Store.Credentials(ctx, name)
	if err != nil && !errors.Is(err, schema.ErrNotFound) {
		return c, from, err
	}
	from, err = s.origin(ctx, c.UserID)
	return c, from, err
}

// checkPassword compares a password with what account returned, and returns that
// with the hash that is stored from now on. One hash is computed whether or not
// the name exists, so that the time tells nothing.
func (s *Server) checkPassword(ctx context.Context, c store.Credentials, password string, a limit.Asker) (store.Credentials, error) {
	good, stale, err := s.limits.hashing.Verify(ctx, c.PasswordHash, password, a)
	if err != nil {
		return c, err
	}
	if !good {
		return c, schema.ErrCredentials
	}
	if !stale {
		return c, nil
	}
	hash, err := s.limits.hashing.Hash(ctx, password, a)
	if err != nil {
		return c, nil // another sign-in will find a turn for it
	}
	old := c.PasswordHash
	c.PasswordHash = hash
	return c, s.Store.Rehash(ctx, c.UserID, old, hash)
}
