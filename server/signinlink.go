package server

import (
	"context"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
)

// A link by which a user signs in once takes the place of mails that reset passwords: an
// administrator gives it to the user. Its code is in the fragment, which browsers do not send and
// servers do not log.

type createLinkInput struct {
	UserPath
	Body *struct {
		Password string `json:"password,omitempty" maxLength:"255" doc:"Of the caller; required if their account has one" example:"a long sentence is best" text:"verbatim"`
	}
}

var createSignInLink = forAdmins(operation{
	pattern: "POST /api/admin/users/{userId}/sign-in-link",
	summary: "Create a sign-in link",
	description: "The link signs the user in once, within 24 hours, and replaces the previous one. For ten minutes after that sign-in, they can " +
		"set a new password without the old one. Give it only to them. Administrators cannot make one for themselves. Needs the caller's " +
		"password if there is one; otherwise a session that is less than ten minutes old.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).createSignInLink)

func (s *Server) createSignInLink(ctx context.Context, in *createLinkInput) (*bodyOf[schema.SignInLink], error) {
	password := ""
	if in.Body != nil {
		password = in.Body.Password
	}
	if err := s.confirm(ctx, password); err != nil {
		return nil, err
	}
	code, hash := credential.NewToken()
	expires, err := s.Store.CreateSignInLink(ctx, actor(ctx), in.UserID, hash)
	if err != nil {
		return nil, err
	}
	link := schema.SignInLink{URL: "/sign-in#link=" + code, ExpiresAt: expires}
	if s.BaseURL != nil {
		link.URL = s.BaseURL.String() + link.URL
	}
	return &bodyOf[schema.SignInLink]{link}, nil
}

type linkInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100" doc:"Text after #link= in the link" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M" text:"verbatim"`
	}
}

var checkSignInLink = forAnyone(operation{
	pattern:     "POST /api/auth/link/check",
	tag:         "Accounts",
	summary:     "Look at a sign-in link",
	description: "Returns who would be signed in, without using the link: previews of links load pages, too.",
	kinds:       []schema.Kind{schema.Forbidden},
	rate:        limit.SignIn,
}, (*Server).checkSignInLink)

func (s *Server) checkSignInLink(ctx context.Context, in *linkInput) (*bodyOf[schema.LinkOwner], error) {
	name, err := s.Store.LinkOwner(ctx, credential.HashToken(in.Body.Code))
	return &bodyOf[schema.LinkOwner]{schema.LinkOwner{Username: name}}, err
}

type useLinkInput struct {
	Body struct {
		Code   string `json:"code" minLength:"1" maxLength:"100" doc:"Text after #link= in the link" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M" text:"verbatim"`
		Cookie bool   `json:"cookie,omitempty" doc:"Set the session as a cookie and leave out the token" sample:"-"`
	}
}

var useSignInLink = forAnyone(operation{
	pattern: "POST /api/auth/link",
	tag:     "Accounts",
	summary: "Sign in by a link",
	description: "Signs in the user of a link that an administrator has made, which then no longer works. For ten minutes, this session " +
		"can set a new password without the old one. The user is notified, and the log of administration has the use.",
	kinds: []schema.Kind{schema.Forbidden},
	rate:  limit.SignIn, // codes cannot be guessed, so nothing else counts them
}, (*Server).useSignInLink)

func (s *Server) useSignInLink(ctx context.Context, in *useLinkInput) (*loginOutput, error) {
	if err := mayHaveCookie(ctx, in.Body.Cookie); err != nil {
		return nil, err
	}
	token, session := s.newSession(ctx, in.Body.Cookie)
	u, expires, err := s.Store.UseSignInLink(ctx, credential.HashToken(in.Body.Code), session)
	if err != nil {
		return nil, err
	}
	s.limits.streams.Recheck(u.ID)
	s.limits.streams.Recheck(me(ctx)) // whose session it was in this browser
	return s.login(ctx, token, expires, u, in.Body.Cookie), nil
}

// byNewLink reports whether a sign-in link has made the session of a request within
// schema.ConfirmLife, and no password has been set in it.
func (s *Server) byNewLink(ctx context.Context) bool {
	return infoOf(ctx).viewer.ByLink && s.newSessionOnly(ctx) == nil
}
