package server

import (
	"cmp"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strconv"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"golang.org/x/oauth2"

	"finds/schema"
	"finds/server/apidoc"
	"finds/server/credential"
	"finds/server/input"
	"finds/server/limit"
	"finds/server/oidc"
	"finds/store"
)

// flowInput has the parameters of a sign-in at the provider.
type flowInput struct {
	redirect, invite, challenge string
	link                        bool
}

var challengeForm = regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`)

// flowInput reads the query of startOAuth. It sends a browser only to a path of this
// service, and a native client only to a configured URI, with a challenge.
func (s *Server) flowInput(q url.Values) (in flowInput, err error) {
	if err := cmp.Or(input.Known(q, flowParams()), tooLong(q, flowParams())); err != nil {
		return in, err
	}
	var broken []schema.Field
	refuse := func(name string, rule schema.Rule, message string) {
		broken = append(broken, schema.Field{Location: "query." + name, Rule: rule, Message: message})
	}
	in = flowInput{redirect: q.Get("redirect"), invite: q.Get("invite"), challenge: q.Get("code_challenge")}
	native := oidc.NativeRedirect(in.redirect, s.provider.Redirects)
	if q.Has("link") {
		if in.link, err = flag(q.Get("link")); err != nil {
			refuse("link", schema.RuleEnum, "expected true or false")
		}
	}
	switch {
	case in.challenge != "" && !challengeForm.MatchString(in.challenge):
		refuse("code_challenge", schema.RuleChallenge, "expected the S256 challenge of a verifier, 43 characters of base64url")
	case in.challenge != "" && in.link:
		refuse("link", schema.RuleTogether, "expected no code_challenge: a native client cannot link an account")
	case native && in.challenge == "":
		refuse("code_challenge", schema.RuleChallenge, "expected the S256 challenge of a verifier for this redirect")
	case in.challenge != "" && !native:
		refuse("redirect", schema.RuleRedirect, "expected one of the configured URIs")
	}
	if broken != nil {
		return in, schema.ErrInvalid(broken...)
	}
	if !native {
		in.redirect = oidc.OwnPath(in.redirect)
	}
	return in, nil
}

// flowParams are described as flowInput reads them.
func flowParams() []*huma.Param {
	return []*huma.Param{
		apidoc.QueryParam("redirect", "Target after the sign-in: a path of this service, or, for a native client, one of the configured URIs", 2000, "/"),
		apidoc.QueryParam("invite", "Code of the invite or set-up link, for a first sign-in of a native client. Proxies may log it: a page of this service sends the cookie `finds_invite` instead", inviteLength, "Zk3J5t0f6H8i2Qp1"),
		{Name: "link", In: "query", Description: "Link the identity to the account that is signed in", Schema: &huma.Schema{Type: huma.TypeBoolean}},
		apidoc.QueryParam("code_challenge", "S256 challenge of a native client (RFC 7636), which gets a one-time `code` instead of the cookie", 43, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"),
	}
}

// inviteLength is the maximum length of a code.
const inviteLength = 100

// inviteCookie is the name of the cookie in which the page that an invite opens passes the code on,
// encoded by encodeURIComponent: a query would be in the logs of proxies and in the history of the
// browser. The page sets it for a minute, for oauthPath alone.
const inviteCookie = "finds_invite"

// oauthPath is what the paths of these operations begin with.
const oauthPath = "/api/auth/oauth"

// inviteOf returns the code in the cookie of a request, or "".
func inviteOf(r *http.Request) string {
	c, err := r.Cookie(inviteCookie)
	if err != nil {
		return ""
	}
	code, err := url.PathUnescape(c.Value)
	if err != nil || utf8.RuneCountInString(code) > inviteLength {
		return ""
	}
	return code
}

// callbackParams are the parameters that the provider sends.
func callbackParams() []*huma.Param {
	return []*huma.Param{
		apidoc.QueryParam("state", "State that the provider received at the start", 4096, "q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"),
		apidoc.QueryParam("code", "Authorization code of the provider", 4096, "SplxlOBeZQQYbYS6WxSbIA"),
		apidoc.QueryParam("iss", "Issuer of the response (RFC 9207)", 2000, "https://accounts.google.com"),
		apidoc.QueryParam("error", "Error of the provider if it does not sign the user in", 4096, "access_denied"),
	}
}

// tooLong refuses parameters that are longer than they are described.
func tooLong(q url.Values, params []*huma.Param) error {
	var broken []schema.Field
	for _, p := range params {
		if maxLength := p.Schema.MaxLength; maxLength != nil && utf8.RuneCountInString(q.Get(p.Name)) > *maxLength {
			message := fmt.Sprint("expected length <= ", *maxLength)
			broken = append(broken, schema.Broken("query."+p.Name, schema.RuleMaxLength, float64(*maxLength), message))
		}
	}
	if broken != nil {
		return schema.ErrInvalid(broken...)
	}
	return nil
}

// flag reads true, false, 1 or 0.
func flag(s string) (bool, error) {
	if s != "true" && s != "false" && s != "1" && s != "0" {
		return false, strconv.ErrSyntax
	}
	return strconv.ParseBool(s)
}

var startOAuth = redirect(operation{
	id:      "startOAuth",
	pattern: "GET /api/auth/oauth/start",
	tag:     "Accounts",
	summary: "Start a sign-in at the identity provider",
	description: "Redirects the browser to the provider: authorization code flow with PKCE (S256), state and nonce. A first " +
		"sign-in creates an account if registration allows it, with the code of an invite where one is needed; its username comes " +
		"from the provider and can be changed. With `link`, the provider is linked to the account of this session. Only " +
		"a page of this service can request this, within ten minutes of POST /api/auth/confirm, or of the sign-in if " +
		"the account has no password. Accounts are never linked by name or e-mail. A native client opens this URL in " +
		"the default browser, with `redirect` and `code_challenge`. A browser that another site sends here first shows " +
		"a page that asks for confirmation.",
	kinds:  []schema.Kind{schema.Unauthenticated, schema.Forbidden},
	types:  []string{"text/html"},
	params: flowParams(),
	rate:   limit.Write, // it stores a flow
}, (*Server).startOAuth)

func (s *Server) startOAuth(w http.ResponseWriter, r *http.Request) error {
	if s.provider == nil {
		return schema.ErrNoProvider
	}
	flow, err := s.newFlow(r)
	if err != nil {
		return err
	}
	if flow.SessionID == "" && flow.Challenge == "" && s.mustAsk(r) {
		return s.askFirst(w, r)
	}
	f, err := s.provider.Discover(r.Context())
	if err != nil {
		return s.providerError(r.Context(), err)
	}
	state, hash := credential.NewToken()
	if err := s.Store.BeginFlow(r.Context(), hash, flow); err != nil {
		return err
	}
	http.SetCookie(w, s.flowCookie(state))
	if _, err := r.Cookie(inviteCookie); err == nil { // the flow has it
		http.SetCookie(w, &http.Cookie{Name: inviteCookie, Path: oauthPath, HttpOnly: true, Secure: s.secure, SameSite: http.SameSiteStrictMode, MaxAge: -1})
	}
	to(w, f.AuthURL(state, flow.Nonce, flow.Verifier))
	return nil
}

// newFlow reads the parameters of a flow.
func (s *Server) newFlow(r *http.Request) (f store.Flow, err error) {
	in, err := s.flowInput(r.URL.Query())
	if err != nil {
		return f, err
	}
	nonce, _ := credential.NewToken()
	f = store.Flow{Nonce: nonce, Verifier: oauth2.GenerateVerifier(), Redirect: in.redirect, Challenge: in.challenge}
	f.Invite = inviteHash(cmp.Or(in.invite, inviteOf(r)))
	if !in.link {
		return f, nil
	}
	f.SessionID = infoOf(r.Context()).viewer.SessionID
	switch {
	case f.SessionID == "":
		return f, schema.ErrUnauthenticated
	case s.initiatorOf(r) != ownPage:
		return f, schema.ErrCrossOrigin
	}
	return f, s.confirmed(r.Context())
}
