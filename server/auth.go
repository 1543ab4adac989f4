package server

import (
	"cmp"
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
	"finds/store"
)

// authenticate records the user of a request. An invalid bearer token never falls
// back to the cookie. The route decides whether it needs a session.
func (s *Server) authenticate(r *http.Request, i *info) error {
	token, found := bearer(r)
	i.cookie = !found
	i.device = s.device(r)
	if c, err := r.Cookie(s.cookieName()); err == nil && !found {
		token = c.Value
	}
	if len(token) != 43 { // 32 bytes in base64url
		return nil
	}
	ctx, cancel := context.WithTimeout(r.Context(), s.Limits.ReadTime)
	defer cancel()
	v, err := s.Store.Viewer(ctx, credential.HashToken(token))
	if errors.Is(err, schema.ErrNotFound) {
		return nil
	}
	i.viewer = v
	return err
}

// bearer returns the token of an Authorization header with the Bearer scheme. Another
// scheme, such as a proxy's Basic, does not identify a session.
func bearer(r *http.Request) (token string, found bool) {
	scheme, rest, _ := strings.Cut(r.Header.Get("Authorization"), " ")
	if !strings.EqualFold(scheme, "Bearer") {
		return "", false
	}
	return strings.TrimSpace(rest), true
}

// signedIn is Huma middleware that refuses requests without a session.
func (s *Server) signedIn(c huma.Context, next func(huma.Context)) {
	if me(c.Context()) == "" {
		huma.WriteErr(s.api, c, http.StatusInternalServerError, "", schema.ErrUnauthenticated)
		return
	}
	next(c)
}

// adminOnly is Huma middleware that refuses requests of members.
func (s *Server) adminOnly(c huma.Context, next func(huma.Context)) {
	if infoOf(c.Context()).viewer.Role != schema.RoleAdmin {
		huma.WriteErr(s.api, c, http.StatusInternalServerError, "", schema.ErrAdminOnly)
		return
	}
	next(c)
}

// cookieName returns the name of the session cookie. The prefix makes browsers
// refuse a cookie that another host, or a page without TLS, tries to set.
func (s *Server) cookieName() string {
	if s.secure {
		return "__Host-finds_session"
	}
	return "finds_session"
}

// cookie returns the session cookie, or without a token the cookie that removes it.
func (s *Server) cookie(token string, expires time.Time) string {
	c := http.Cookie{Name: s.cookieName(), Value: token, Path: "/", HttpOnly: true, Secure: s.secure, SameSite: http.SameSiteLaxMode, Expires: expires}
	if token == "" {
		c.MaxAge = -1
	} else {
		// The server ends the session; the cookie lasts as long as it could.
		c.MaxAge = int(schema.SessionMaxLife.Seconds())
		c.Expires = expires.Add(schema.SessionMaxLife - schema.SessionLife)
	}
	return c.String()
}

type registerInput struct {
	Body struct {
		Username string `json:"username" minLength:"3" maxLength:"31" pattern:"username" doc:"Stored in lower case" example:"ann"`
		Password string `json:"password" minLength:"8" maxLength:"255" doc:"Used exactly as typed" example:"a long sentence is best" text:"verbatim"`
		Age      *int   `json:"age,omitempty" nullable:"true" minimum:"0" maximum:"150" doc:"In years" example:"34"`
		Invite   string `json:"invite,omitempty" maxLength:"100" doc:"Code of the invite link" example:"Zk3J5t0f6H8i2Qp1"`
		Cookie   bool   `json:"cookie,omitempty" doc:"Set the session as a cookie and leave out the token" sample:"-"`
	}
}

// Resolve refuses a weak password together with other wrong fields, so that people correct all of them at once. The handler knows
// the address of the service, and refuses what contains that.
func (in *registerInput) Resolve(huma.Context) []error {
	b := in.Body
	if n := utf8.RuneCountInString(b.Password); n < schema.PasswordMin || n > schema.PasswordMax || len(b.Username) > schema.UsernameMax {
		return nil // which the rules of the field say
	}
	if err := strong("body.password", b.Password, b.Username, nil); err != nil {
		return []error{err}
	}
	return nil
}

type loginOutput struct {
	SetCookie []string `header:"Set-Cookie" doc:"If cookie is true: the session cookie, and a cookie by which the account knows the browser"`
	Body      schema.Login
}

func (loginOutput) success() int { return http.StatusOK }

type registerOutput struct {
	SetCookie []string `header:"Set-Cookie" doc:"If cookie is true: the session cookie, and a cookie by which the account knows the browser"`
	Location  string   `header:"Location" doc:"URL of the new account"`
	Body      schema.Login
}

var registerUser = forAnyone(operation{
	id:      "registerUser",
	pattern: "POST /api/auth/register",
	tag:     "Accounts",
	summary: "Create an account",
	description: "Creates an account and signs it in. Depending on the instance, anyone can register, an invite is needed, or " +
		"registration is closed. The link that the first start prints contains an invite. With `cookie`, the session is set " +
		"as a cookie for browsers and the response has no token.",
	kinds: []schema.Kind{schema.Forbidden, schema.Conflict},
}, (*Server).registerUser)

func (s *Server) registerUser(ctx context.Context, in *registerInput) (*registerOutput, error) {
	b := in.Body
	if s.Accounts.NoPasswordLogin {
		return nil, schema.ErrPasswordOff
	}
	if err := mayHaveCookie(ctx, b.Cookie); err != nil {
		return nil, err
	}
	if err := s.mayRegister(ctx, inviteHash(b.Invite)); err != nil {
		return nil, err
	}
	if err := strong("body.password", b.Password, b.Username, s.Network.BaseURL); err != nil {
		return nil, err
	}
	hash, err := s.limits.hashing.Hash(ctx, b.Password, s.asker(ctx, "", limit.Stranger))
	if err != nil {
		return nil, err
	}
	token, session := s.newSession(ctx, b.Cookie)
	u, expires, err := s.Store.Register(ctx, store.NewUser{Username: strings.ToLower(b.Username), PasswordHash: hash, Age: b.Age,
		Invite: inviteHash(b.Invite), Open: s.isOpen(ctx)}, session)
	if err != nil {
		return nil, err
	}
	out := s.login(ctx, token, expires, u, b.Cookie)
	return &registerOutput{out.SetCookie, "/api/users/" + u.ID, out.Body}, nil
}

// mayRegister refuses a registration that the mode or the invite, given by its
// hash, does not allow, before a password is hashed for it.
func (s *Server) mayRegister(ctx context.Context, invite string) error {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return err
	}
	mode := s.registration(v)
	switch {
	case mode == RegistrationOpen:
		return nil
	case invite == "" && mode == RegistrationByInvite:
		return schema.ErrInviteNeeded
	case invite == "":
		return schema.ErrRegistrationOff
	}
	if mode == RegistrationClosed { // but for the set-up link, which makes the first account
		if n, err := s.Store.UserCount(ctx); err != nil || n > 0 {
			return cmp.Or(err, error(schema.ErrRegistrationOff))
		}
	}
	return s.Store.CheckInvite(ctx, invite)
}

// inviteHash returns the hash under which the store has an invite, or "" without a code.
func inviteHash(code string) string {
	if code == "" {
		return ""
	}
	return credential.HashToken(code)
}

// isOpen reports whether anyone may create an account.
func (s *Server) isOpen(ctx context.Context) bool {
	v, err := s.Store.Settings(ctx)
	return err == nil && s.registration(v) == RegistrationOpen
}

// newSession returns a new session. If it is set as a cookie, it replaces the session of the
// cookie before, which no page can use any more and which ends with its subscriptions.
func (s *Server) newSession(ctx context.Context, cookie bool) (token string, n store.NewSession) {
	token, hash := credential.NewToken()
	i := infoOf(ctx)
	if cookie && i.device == "" {
		i.device = s.newDevice()
	}
	n = store.NewSession{TokenHash: hash, UserAgent: i.agent, Sources: s.sources(ctx), Kind: schema.SessionCLI}
	if cookie {
		n.Kind = schema.SessionBrowser
	}
	if cookie && i.cookie {
		n.Replaces = i.viewer.SessionID
	}
	return token, n
}

// mayHaveCookie refuses the cookie, when it is asked for, to pages of other
// origins: it is for those of this service.
func mayHaveCookie(ctx context.Context, want bool) error {
	if want && infoOf(ctx).foreign {
		return schema.ErrCrossOrigin
	}
	return nil
}

// login returns what a request gets that has signed a user in. The streams of sessions that have ended for it end, too.
func (s *Server) login(ctx context.Context, token string, expires schema.Time, u schema.User, cookie bool) *loginOutput {
	s.limits.streams.Recheck(u.ID)    // the oldest session may have made room
	s.limits.streams.Recheck(me(ctx)) // whose session it was in this browser
	out := &loginOutput{Body: schema.Login{Token: token, ExpiresAt: expires, User: u}}
	if cookie {
		out.SetCookie = []string{s.cookie(token, expires.Time), s.deviceCookie(ctx)}
		out.Body.Token = ""
	}
	return out
}

type logoutOutput struct {
	SetCookie string `header:"Set-Cookie" doc:"Removes the session cookie"`
}

var endSession = forUsers(operation{
	id:          "endSession",
	pattern:     "POST /api/auth/logout",
	tag:         "Accounts",
	summary:     "Sign out",
	description: "Ends the session of the request, and turns off the push subscription that was created in it.",
}, (*Server).endSession)

func (s *Server) endSession(ctx context.Context, _ *struct{}) (*logoutOutput, error) {
	if err := s.Store.EndSession(ctx, infoOf(ctx).viewer.SessionID); err != nil {
		return nil, err
	}
	s.limits.streams.Recheck(me(ctx))
	return &logoutOutput{s.cookie("", time.Unix(0, 0))}, nil
}

var listSessions = forUsers(operation{
	id:          "listSessions",
	pattern:     "GET /api/auth/sessions",
	tag:         "Accounts",
	summary:     "List sessions",
	description: "The caller's sessions and API tokens, newest first. The session of this request is marked.",
}, (*Server).listSessions)

func (s *Server) listSessions(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Session], error) {
	list, err := s.Store.Sessions(ctx, infoOf(ctx).viewer)
	return &bodyOf[[]schema.Session]{list}, err
}

// SessionPath names a session.
type SessionPath struct {
	SessionID string `path:"sessionId" doc:"Identifier of the session" sample:"0198c5a2-7d61-72ef-a0c8-94d35b7e61f0"`
}

var deleteSession = forUsers(operation{
	id:          "deleteSession",
	pattern:     "DELETE /api/auth/sessions/{sessionId}",
	tag:         "Accounts",
	summary:     "End a session",
	description: "Ends one of the caller's sessions, on any device, or revokes an API token.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).deleteSession)

func (s *Server) deleteSession(ctx context.Context, in *SessionPath) (*empty, error) {
	err := s.Store.EndSessionOf(ctx, me(ctx), in.SessionID)
	s.limits.streams.Recheck(me(ctx))
	return nil, err
}

// strong refuses a weak password of a user; field is the location of the password in
// the request, and base the address of the service, if it is known.
func strong(field, password, username string, base *url.URL) error {
	if f := credential.WeakPassword(password, username, base); f.Rule != "" {
		f.Location = field
		return schema.ErrInvalid(f)
	}
	return nil
}

// stillSignedIn returns schema.ErrUnauthenticated when the session of a request
// has ended since it began: streams last, and bodies may come slowly.
func (s *Server) stillSignedIn(ctx context.Context) error { return s.stillMay(ctx, false) }

// needSession is signedIn for plain handlers.
func (s *Server) needSession(h func(http.ResponseWriter, *http.Request) error) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := error(schema.ErrUnauthenticated)
		if me(r.Context()) != "" {
			err = h(w, r)
		}
		if err != nil {
			fail(w, r, err)
		}
	}
}

// stillMay is stillSignedIn, and returns schema.ErrAdminOnly when the caller was an
// administrator when the request began, and is none any more.
func (s *Server) stillMay(ctx context.Context, admin bool) error {
	v, err := s.Store.Viewer(ctx, infoOf(ctx).viewer.SessionID)
	switch {
	case errors.Is(err, schema.ErrNotFound):
		return schema.ErrUnauthenticated
	case err == nil && admin && v.Role != schema.RoleAdmin:
		return schema.ErrAdminOnly
	}
	return err
}

// ways returns the ways to sign in that the service offers.
func (s *Server) ways() store.Ways {
	return store.Ways{Password: !s.Accounts.NoPasswordLogin, Provider: s.provider != nil, Passkey: s.passkeys != nil}
}
