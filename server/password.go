package server

import (
	"context"
	"errors"
	"net/http"
	"strings"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
	"finds/server/sharepage"
	"finds/store"
)

type loginInput struct {
	Body struct {
		Username string `json:"username" minLength:"1" maxLength:"100" example:"ann"`
		Password string `json:"password" minLength:"1" maxLength:"255" example:"a long sentence is best" text:"verbatim"`
		Cookie   bool   `json:"cookie,omitempty" doc:"Set the session as a cookie and leave out the token" sample:"-"`
	}
}

var createSession = forAnyone(operation{
	id:      "createSession",
	pattern: "POST /api/auth/login",
	tag:     "Accounts",
	summary: "Sign in",
	description: "Returns a token for a username and a password. Every wrong pair gets the same response after the same time. " +
		"Failures are counted by account and by address, and separately for browsers and networks that the account " +
		"knows; successes are counted by account. Too many are refused with 429 and `Retry-After`.",
	kinds: []schema.Kind{schema.Unauthenticated, schema.Forbidden},
	rate:  limit.SignIn, // apart, so that neighbours who only read do not hold it up
}, (*Server).createSession)

func (s *Server) createSession(ctx context.Context, in *loginInput) (*loginOutput, error) {
	name := strings.ToLower(in.Body.Username)
	if s.Accounts.NoPasswordLogin {
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

// checkVisitor compares a password with that of a share, as a sign-in does.
func (s *Server) checkVisitor(ctx context.Context, o store.OpenShare, known, password string) error {
	settle, err := s.limits.logins.Unlock(ctx, limit.Visit{Share: o.ID, Client: infoOf(ctx).client, Known: known, User: me(ctx)})
	if err != nil {
		return err
	}
	a := s.asker(ctx, "share "+o.ID, limit.Stranger)
	a.Visitor = true
	good, _, err := s.limits.hashing.Verify(ctx, o.Password, password, a)
	if err == nil && !good {
		err = schema.ErrCredentials
	}
	settle(err)
	return err
}

// passwordForm is the size of a form with a password in bytes, at most: each of 255 characters may be escaped.
const passwordForm = 4096

// unlockShare checks the password of a share, and remembers it in a cookie.
func (s *Server) unlockShare(w http.ResponseWriter, r *http.Request) error {
	var o store.OpenShare
	var locked bool
	// The turn ends before the body is read, which may come slowly, and before the password is hashed.
	err := s.inShareTurn(r, func(r *http.Request) (err error) {
		if o, locked, err = s.openShare(r); err == nil {
			_, err = s.sharedFinds(r, o, locked)
		}
		return err
	})
	if err != nil {
		return err
	}
	if locked {
		r.Body = http.MaxBytesReader(w, r.Body, passwordForm)
		known := s.knownVisitor(r, o)
		err := s.checkVisitor(r.Context(), o, known, r.PostFormValue("password"))
		if errors.Is(err, schema.ErrCredentials) {
			// A 401 needs a challenge (RFC 9110, section 15.5.2), and no authentication scheme is a form;
			// 403 is for credentials that are not sufficient (15.5.4).
			return s.askPassword(w, r, http.StatusForbidden, "wrong")
		}
		for refusal, problem := range sharepage.Problems {
			if errors.Is(err, refusal) {
				return s.askPassword(w, r, refuse(r.Context(), w.Header().Set, err).Status, problem)
			}
		}
		if err != nil {
			return err
		}
		c := http.Cookie{Name: shareCookie, Value: s.shareKey(o), Path: "/s/" + r.PathValue("code"), HttpOnly: true,
			Secure: strings.HasPrefix(s.address(r), "https:"), SameSite: http.SameSiteLaxMode}
		http.SetCookie(w, &c)
		c.Name, c.Value, c.MaxAge = visitorCookie, s.newVisitor(o), int(schema.SourceLife.Seconds())
		http.SetCookie(w, &c)
	}
	w.Header().Set("Location", "/s/"+r.PathValue("code"))
	w.WriteHeader(http.StatusSeeOther)
	return nil
}

// What gives an account another way in, or ends it, needs more than a session,
// which may be stolen: the password again, or where there is none a session that
// is new.

type confirmInput struct {
	Body struct {
		Password string `json:"password,omitempty" maxLength:"255" doc:"Required if the account has one" example:"a long sentence is best" text:"verbatim"`
	}
}

var confirmPassword = forUsers(operation{
	id:      "confirmPassword",
	pattern: "POST /api/auth/confirm",
	tag:     "Accounts",
	summary: "Confirm the password",
	description: "Confirms that the owner of the account uses this session: by the password, or, for an account without one, by " +
		"a session that is less than ten minutes old. For the next ten minutes, this session can link an identity " +
		"provider.",
	kinds: []schema.Kind{schema.Forbidden},
}, (*Server).confirmPassword)

func (s *Server) confirmPassword(ctx context.Context, in *confirmInput) (*empty, error) {
	if err := s.confirm(ctx, in.Body.Password); err != nil {
		return nil, err
	}
	u, err := s.Store.User(ctx, me(ctx))
	if err != nil || !s.asksPassword(u) { // a new session is the proof then, and does not become newer
		return nil, err
	}
	return nil, s.Store.ConfirmSession(ctx, me(ctx), infoOf(ctx).viewer.SessionID)
}

type setPasswordInput struct {
	Body struct {
		CurrentPassword string `json:"currentPassword,omitempty" maxLength:"255" doc:"Required if the account has one" example:"a long sentence is best" text:"verbatim"`
		NewPassword     string `json:"newPassword" minLength:"8" maxLength:"255" example:"an even longer sentence is better" text:"verbatim"`
		UnlinkIdentity  bool   `json:"unlinkIdentity,omitempty" doc:"Also unlink the identity provider, in case somebody else linked it"`
	}
}

var setPassword = forUsers(operation{
	id:      "setPassword",
	pattern: "PUT /api/users/me/password",
	tag:     "Accounts",
	summary: "Set the password",
	description: "Sets a new password. Ends all other sessions and API tokens of the account, and all sign-ins and links at the identity " +
		"provider that are not complete. Needs the current password if there is one, unless a sign-in link has made the session; otherwise " +
		"a session that is less than ten minutes old. `unlinkIdentity` also unlinks the identity provider.",
	kinds: []schema.Kind{schema.Forbidden},
}, (*Server).setPassword)

func (s *Server) setPassword(ctx context.Context, in *setPasswordInput) (*empty, error) {
	if s.Accounts.NoPasswordLogin {
		return nil, schema.ErrPasswordOff
	}
	if !s.byNewLink(ctx) {
		if err := s.confirm(ctx, in.Body.CurrentPassword); err != nil {
			return nil, err
		}
	}
	name, err := s.Store.Username(ctx, me(ctx))
	if err != nil {
		return nil, err
	}
	if err := strong("body.newPassword", in.Body.NewPassword, name, s.Network.BaseURL); err != nil {
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
	c, err := s.Store.CredentialsOf(ctx, u.ID) // by name, they would be another user's after a rename
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
	// The password of a registration does not count: what asks for this wants it given again.
	if v := infoOf(ctx).viewer; !s.passwordGiven(ctx) || !v.ConfirmedAt.After(v.CreatedAt.Time) {
		return schema.ErrConfirmFirst
	}
	return nil
}

// passwordGiven reports whether the password was given in this session just now, when the account was made or again. The one of a
// sign-in does not count: a session that is stolen soon after it would be enough for a way in that outlives the session.
func (s *Server) passwordGiven(ctx context.Context) bool {
	at := infoOf(ctx).viewer.ConfirmedAt
	return at != nil && s.Now().Sub(at.Time) <= schema.ConfirmLife
}

// asksPassword reports whether an account has a password that opens anything.
func (s *Server) asksPassword(u schema.User) bool {
	return u.HasPassword && !s.Accounts.NoPasswordLogin
}

// newSessionOnly refuses a session that is older than schema.ConfirmLife.
func (s *Server) newSessionOnly(ctx context.Context) error {
	if s.Now().Sub(infoOf(ctx).viewer.CreatedAt.Time) > schema.ConfirmLife {
		return schema.ErrSignInAgain
	}
	return nil
}

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
	id:      "createSignInLink",
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
	if s.Network.BaseURL != nil {
		link.URL = s.Network.BaseURL.String() + link.URL
	}
	return &bodyOf[schema.SignInLink]{link}, nil
}

type linkInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100" doc:"Text after #link= in the link" example:"q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M" text:"verbatim"`
	}
}

var checkSignInLink = forAnyone(operation{
	id:          "checkSignInLink",
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
	id:      "useSignInLink",
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
	return s.login(ctx, token, expires, u, in.Body.Cookie), nil
}

// byNewLink reports whether a sign-in link has made the session of a request within
// schema.ConfirmLife, and no password has been set in it.
func (s *Server) byNewLink(ctx context.Context) bool {
	return infoOf(ctx).viewer.ByLink && s.newSessionOnly(ctx) == nil
}
