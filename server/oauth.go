package server

import (
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"errors"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/oauth2"

	"finds/schema"
	"finds/server/credential"
	"finds/server/oidc"
	"finds/store"
)

// Signing in at the identity provider: the authorization code flow with PKCE
// (RFC 6749 section 4.1, RFC 7636, OpenID Connect Core 1.0 section 3.1). A flow
// is a row, so that it ends once, and a cookie, so that it ends in the browser
// in which it began.

// callbackPath is where the provider sends browsers back to.
const callbackPath = "/api/auth/oauth/callback"

// flowCookieName is that of the cookie which holds the state.
func (s *Server) flowCookieName() string {
	if s.secure {
		return "__Host-finds_oauth"
	}
	return "finds_oauth"
}

// flowCookie returns that cookie, or without a state the cookie that removes it. It is
// Lax, since the browser comes back from another site.
func (s *Server) flowCookie(state string) *http.Cookie {
	c := &http.Cookie{Name: s.flowCookieName(), Value: state, Path: "/", HttpOnly: true, Secure: s.secure, SameSite: http.SameSiteLaxMode,
		MaxAge: int(schema.OAuthFlowLife / time.Second)}
	if state == "" {
		c.MaxAge = -1
	}
	return c
}

var finishOAuth = redirect(operation{
	id:      "finishOAuth",
	pattern: "GET /api/auth/oauth/callback",
	tag:     "Accounts",
	summary: "Complete a sign-in at the identity provider",
	description: "Works once, within 10 minutes, in the browser that started the sign-in. Redirects to `redirect` and sets the " +
		"session cookie. For a native client, `redirect` gets `code`, to redeem at POST /api/auth/oauth/token, or " +
		"`error`, which is the `code` of a refusal.",
	kinds:  []schema.Kind{schema.Malformed, schema.Unauthenticated, schema.Forbidden, schema.Conflict},
	params: callbackParams(),
}, (*Server).finishOAuth)

func (s *Server) finishOAuth(w http.ResponseWriter, r *http.Request) error {
	if s.provider == nil {
		return schema.ErrNoProvider
	}
	if err := tooLong(r.URL.Query(), callbackParams()); err != nil {
		return err
	}
	flow, err := s.endFlow(w, r)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(r.Context(), s.Accounts.ProviderWait)
	defer cancel()
	err = s.finishFlow(w, r.WithContext(ctx), flow)
	if err != nil && flow.Challenge != "" { // a native client waits for an answer
		to(w, oidc.WithParam(flow.Redirect, "error", refuse(r.Context(), w.Header().Set, err).Code))
		return nil
	}
	return err
}

// endFlow takes and deletes the flow that this browser started, for any outcome.
func (s *Server) endFlow(w http.ResponseWriter, r *http.Request) (f store.Flow, err error) {
	state := r.URL.Query().Get("state")
	c, err := r.Cookie(s.flowCookieName())
	if err != nil || state == "" || subtle.ConstantTimeCompare([]byte(c.Value), []byte(state)) != 1 {
		return f, schema.ErrFlow
	}
	http.SetCookie(w, s.flowCookie(""))
	f, err = s.Store.EndFlow(r.Context(), credential.HashToken(state))
	if err == nil && f.SessionID != "" && f.SessionID != infoOf(r.Context()).viewer.SessionID {
		err = schema.ErrFlow // another session than the one whose account was to be linked
	}
	return f, err
}

// finishFlow links or signs in the user that the provider names.
func (s *Server) finishFlow(w http.ResponseWriter, r *http.Request, flow store.Flow) error {
	who, err := s.whoIs(r, flow)
	if err != nil {
		return err
	}
	ctx := r.Context()
	if flow.SessionID != "" {
		if err := s.Store.LinkIdentity(ctx, me(ctx), infoOf(ctx).viewer.SessionID, s.provider.Identity(who.claims)); err != nil {
			return err
		}
		to(w, flow.Redirect)
		return nil
	}
	id, err := s.accountOf(ctx, who, flow)
	if err != nil {
		return err
	}
	if s.provider.Admins.Name != "" {
		if err := s.Store.SetRole(ctx, store.Actor{Name: "identity provider"}, id, who.claims.Admin); err != nil {
			return err
		}
	}
	if flow.Challenge != "" {
		code, hash := credential.NewToken()
		if err := s.Store.CreateCode(ctx, id, hash, flow.Challenge); err != nil {
			return err
		}
		to(w, oidc.WithParam(flow.Redirect, "code", code))
		return nil
	}
	token, session := s.newSession(ctx, true)
	session.UserID = id
	u, expires, err := s.Store.CreateSession(ctx, session)
	if err != nil {
		return err
	}
	for _, cookie := range s.login(ctx, token, expires, u, true).SetCookie {
		w.Header().Add("Set-Cookie", cookie)
	}
	to(w, flow.Redirect)
	return nil
}

// visitor has the verified claims of the user, and the token for UserInfo.
type visitor struct {
	claims oidc.Claims
	token  *oauth2.Token
	found  *oidc.Metadata
}

// whoIs redeems the code of a callback.
func (s *Server) whoIs(r *http.Request, flow store.Flow) (v visitor, err error) {
	q := r.URL.Query()
	if q.Get("error") != "" {
		return v, schema.ErrProviderRefused
	}
	if v.found, err = s.provider.Discover(r.Context()); err == nil {
		// RFC 9207: an answer of another provider is not taken to this one.
		if iss := q.Get("iss"); iss != "" && iss != s.provider.Issuer || iss == "" && v.found.NamesIssuer {
			return v, schema.ErrIDToken
		}
		v.claims, v.token, err = s.provider.Exchange(r.Context(), v.found, q.Get("code"), flow.Verifier, flow.Nonce)
	}
	return v, s.providerError(r.Context(), err)
}

// providerError logs an error of the identity provider and returns the refusal that the
// client gets for it.
func (s *Server) providerError(ctx context.Context, err error) error {
	if err == nil {
		return nil
	}
	// Errors of the libraries quote the provider's response.
	s.Log.Warn("identity provider", "request", infoOf(ctx).id, "error", fmt.Sprintf("%.400s", err))
	if errors.Is(err, oidc.ErrAnswer) {
		return schema.ErrIDToken
	}
	return schema.ErrProviderDown.After(oidc.RetryAfter)
}

// to redirects. Nothing on the way keeps the address, which may hold a code.
func to(w http.ResponseWriter, where string) {
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Referrer-Policy", "no-referrer")
	w.Header().Set("Location", where)
	w.WriteHeader(http.StatusFound)
}

type redeemInput struct {
	Body struct {
		Code     string `json:"code" minLength:"1" maxLength:"100" doc:"Code that the redirect received" example:"Zk3J5t0f6H8i2Qp1Wm9Lr4Xs7Vb0Nc2Yd5Ge8Tf1Ua3"`
		Verifier string `json:"code_verifier" minLength:"43" maxLength:"128" pattern:"^[A-Za-z0-9._~-]*$" patternDescription:"letters, digits, -, ., _ and ~" doc:"The verifier whose S256 challenge (RFC 7636) started the sign-in" example:"dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"`
	}
}

var redeemCode = forAnyone(operation{
	id:      "redeemCode",
	pattern: "POST /api/auth/oauth/token",
	tag:     "Accounts",
	summary: "Redeem a one-time code",
	description: "Returns a token to a native client. A code works once, within 60 seconds, with the verifier of its challenge. " +
		"Using it again ends the session that it created.",
}, (*Server).redeemCode)

func (s *Server) redeemCode(ctx context.Context, in *redeemInput) (*bodyOf[schema.Login], error) {
	sum := sha256.Sum256([]byte(in.Body.Verifier))
	token, session := s.newSession(ctx, false)
	u, expires, err := s.Store.RedeemCode(ctx, credential.HashToken(in.Body.Code), base64.RawURLEncoding.EncodeToString(sum[:]), session)
	if u.ID != "" {
		s.limits.streams.Recheck(u.ID) // a session may have ended
	}
	if err != nil {
		return nil, err
	}
	return &bodyOf[schema.Login]{schema.Login{Token: token, ExpiresAt: expires, User: u}}, nil
}

var unlinkIdentity = forUsers(operation{
	id:          "unlinkIdentity",
	pattern:     "DELETE /api/users/me/identity",
	tag:         "Accounts",
	summary:     "Unlink the identity provider",
	description: "Refused if the account has no other way to sign in.",
	kinds:       []schema.Kind{schema.Conflict},
}, (*Server).unlinkIdentity)

func (s *Server) unlinkIdentity(ctx context.Context, _ *struct{}) (*empty, error) {
	return nil, s.Store.UnlinkIdentity(ctx, me(ctx), s.ways())
}

// accountOf returns the account of the user that the provider names, and
// makes it at the first sign-in where registration allows.
func (s *Server) accountOf(ctx context.Context, v visitor, flow store.Flow) (id string, err error) {
	identity := s.provider.Identity(v.claims)
	// Checked before the account is looked up: a concurrent sign-in of the same
	// person may create the account in between, and use up the invite.
	refused := s.mayRegister(ctx, flow.Invite)
	id, err = s.Store.IdentityUser(ctx, identity)
	if !errors.Is(err, schema.ErrNotFound) {
		return id, err
	}
	if refused != nil {
		return "", refused
	}
	c, err := s.provider.Complete(ctx, v.found, v.claims, v.token)
	if err != nil {
		refused := s.providerError(ctx, err) // which logs it
		if errors.Is(err, oidc.ErrAnswer) || ctx.Err() != nil {
			return "", refused
		}
	}
	n := store.NewUser{GoogleID: identity, Invite: flow.Invite, Open: s.isOpen(ctx)}
	return s.firstLogin(ctx, n, c)
}

// usernameTries is how many names a first sign-in tries.
const usernameTries = 20

// firstLogin makes an account under the first name that is free.
func (s *Server) firstLogin(ctx context.Context, n store.NewUser, c oidc.Claims) (string, error) {
	for try := range usernameTries {
		n.Username = c.NthUsername(try)
		u, err := s.Store.CreateUser(ctx, n)
		if err == nil {
			return u.ID, nil
		}
		// A rival sign-in of the same person may have taken the identity, or the
		// last use of the invite for it.
		if id, err := s.Store.IdentityUser(ctx, n.GoogleID); err == nil {
			return id, nil
		}
		if !errors.Is(err, schema.ErrUsernameTaken) {
			return "", err
		}
	}
	return "", schema.ErrUsernameTaken
}
