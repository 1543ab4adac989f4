package server

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"

	"finds/schema"
)

// GoogleIssuer is the provider of whom identities are kept by sub alone.
const GoogleIssuer = "https://accounts.google.com"

// Provider configures the OpenID Connect identity provider.
type Provider struct {
	Issuer       string // exactly as the provider writes it
	ClientID     string
	ClientSecret string   // "" for a public client
	Name         string   // what to write on its button
	Redirects    []string // URIs of native clients, exactly; of loopback ones the port is free (RFC 8252 section 7.3)
}

const (
	providerWait = 10 * time.Second // for any of its answers
	providerMost = 1 << 20          // bytes of any of its answers
	keepFound    = 24 * time.Hour   // how long its discovery document is believed
	keepFailed   = 5 * time.Second  // how long a failure is told again
	issuedAhead  = 5 * time.Minute  // how far its clock may run ahead
)

// provider is a configured one. What it says of itself is read when it is first
// needed, so that one that is down stops nothing else.
type provider struct {
	Provider
	callback string // URL
	now      func() time.Time
	client   *http.Client

	mu    sync.Mutex // held while the provider is asked, so that it is asked once
	found *discovered
	err   error // of the last attempt
	until time.Time
}

// discovered is what a provider says of itself.
type discovered struct {
	*oidc.Provider
	oauth     oauth2.Config
	verifier  *oidc.IDTokenVerifier
	namesSelf bool // in every answer, by RFC 9207
}

func newProvider(p Provider, callback string, now func() time.Time) *provider {
	return &provider{Provider: p, callback: callback, now: now, client: &http.Client{Timeout: providerWait, Transport: capped{http.DefaultTransport}}}
}

// capped ends answers that are too long.
type capped struct{ http.RoundTripper }

// RoundTrip implements http.RoundTripper.
func (c capped) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := c.RoundTripper.RoundTrip(r)
	if err == nil {
		res.Body = http.MaxBytesReader(nil, res.Body, providerMost)
	}
	return res, err
}

// discover returns what the provider says of itself. An old answer serves as
// long as there is no newer one.
func (p *provider) discover(ctx context.Context) (*discovered, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now().Before(p.until) {
		return p.found, p.err
	}
	// The answer is for others too, whether or not this client waits for it.
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), providerWait)
	defer cancel()
	f, err := p.ask(ctx)
	if err == nil {
		p.found, p.err, p.until = f, nil, p.now().Add(keepFound)
		return f, nil
	}
	p.until = p.now().Add(keepFailed)
	if p.found == nil {
		p.err = err
	}
	return p.found, p.err
}

func (p *provider) ask(ctx context.Context) (*discovered, error) {
	op, err := oidc.NewProvider(oidc.ClientContext(ctx, p.client), p.Issuer)
	if err != nil { // whose words may hold all of an answer
		return nil, fmt.Errorf("discover %s: %.200s", p.Issuer, err)
	}
	var more struct {
		Methods   []string `json:"token_endpoint_auth_methods_supported"`
		NamesSelf bool     `json:"authorization_response_iss_parameter_supported"`
	}
	if err := op.Claims(&more); err != nil {
		return nil, fmt.Errorf("discover %s: %w", p.Issuer, err)
	}
	f := &discovered{Provider: op, namesSelf: more.NamesSelf, verifier: op.Verifier(&oidc.Config{ClientID: p.ClientID, Now: p.now})}
	f.oauth = oauth2.Config{ClientID: p.ClientID, ClientSecret: p.ClientSecret, Endpoint: op.Endpoint(), RedirectURL: p.callback,
		Scopes: []string{oidc.ScopeOpenID, "profile", "email"}}
	// Tried out, a wrong style would burn the code with the first attempt.
	f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if p.ClientSecret == "" || len(more.Methods) > 0 && !slices.Contains(more.Methods, "client_secret_basic") {
		f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	return f, nil
}

// claims are what a provider says of somebody.
type claims struct {
	Subject         string `json:"sub"`
	AuthorizedParty string `json:"azp"`
	Username        string `json:"preferred_username"`
	Email           string `json:"email"`
	Name            string `json:"name"`
}

// errSay is wrapped by what is wrong with the answers of a provider, as opposed
// to there being none.
var errSay = errors.New("the provider's answer does not hold")

// exchange turns a code into claims that hold for us, now, and in this flow,
// and the access token to ask for more (OpenID Connect Core 1.0 section 3.1.3).
func (p *provider) exchange(ctx context.Context, f *discovered, code, verifier, nonce string) (c claims, token *oauth2.Token, err error) {
	ctx = oidc.ClientContext(ctx, p.client)
	token, err = f.oauth.Exchange(ctx, code, oauth2.VerifierOption(verifier))
	if err != nil {
		return c, nil, exchangeError(err)
	}
	raw, _ := token.Extra("id_token").(string)
	id, err := f.verifier.Verify(ctx, raw)
	if err != nil && strings.Contains(err.Error(), "fetching keys") { // the library hands on the words alone, with all of an answer
		return c, nil, fmt.Errorf("verify the ID token: %.200s", err)
	}
	if err != nil {
		return c, nil, fmt.Errorf("%w: %w", errSay, err)
	}
	if err := id.Claims(&c); err != nil {
		return c, nil, fmt.Errorf("%w: %w", errSay, err)
	}
	return c, token, p.check(id, c, token.AccessToken, nonce)
}

// exchangeError tells an answer that is a refusal from none at all, without
// the body, which may hold more than a log should.
func exchangeError(err error) error {
	var e *oauth2.RetrieveError
	if errors.As(err, &e) && e.Response.StatusCode < http.StatusInternalServerError {
		return fmt.Errorf("%w: the code is refused: %d %.60q", errSay, e.Response.StatusCode, e.ErrorCode)
	}
	if errors.As(err, &e) {
		return fmt.Errorf("redeem the code: status %d", e.Response.StatusCode)
	}
	return fmt.Errorf("redeem the code: %w", err)
}

// check makes the checks of an ID token that the library leaves to its callers.
func (p *provider) check(id *oidc.IDToken, c claims, access, nonce string) error {
	switch {
	case id.Subject == "" || len(id.Subject) > 255 || strings.ContainsFunc(id.Subject, unicode.IsControl):
		return fmt.Errorf("%w: no usable sub", errSay)
	case id.Nonce != nonce:
		return fmt.Errorf("%w: another nonce", errSay)
	case c.AuthorizedParty != "" && c.AuthorizedParty != p.ClientID, c.AuthorizedParty == "" && len(id.Audience) > 1:
		return fmt.Errorf("%w: azp is not this client", errSay)
	case id.IssuedAt.After(p.now().Add(issuedAhead)):
		return fmt.Errorf("%w: issued in the future", errSay)
	case id.AccessTokenHash != "" && id.VerifyAccessToken(access) != nil:
		return fmt.Errorf("%w: the access token is another's", errSay)
	}
	return nil
}

// complete asks UserInfo for the claims that some providers put there alone.
func (p *provider) complete(ctx context.Context, f *discovered, c claims, token *oauth2.Token) (claims, error) {
	if c.Username != "" || f.UserInfoEndpoint() == "" {
		return c, nil
	}
	info, err := f.UserInfo(oidc.ClientContext(ctx, p.client), oauth2.StaticTokenSource(token))
	if err != nil {
		return c, fmt.Errorf("ask for UserInfo: %.200s", err)
	}
	if info.Subject != c.Subject { // OpenID Connect Core 1.0 section 5.3.2
		return c, fmt.Errorf("%w: UserInfo is of another sub", errSay)
	}
	more := c
	if err := info.Claims(&more); err != nil {
		return c, fmt.Errorf("%w: %w", errSay, err)
	}
	return more, nil
}

// identity is how an account names who somebody is: the sub of Google, or
// issuer#sub, so that two issuers never meet. An issuer has no fragment.
func (p *provider) identity(c claims) string {
	if p.Issuer == GoogleIssuer {
		return c.Subject
	}
	return p.Issuer + "#" + c.Subject
}

// refusal is what the client is told of an error of the provider.
func refusal(err error) error {
	if errors.Is(err, errSay) {
		return schema.ErrIDToken
	}
	return schema.ErrProviderDown.After(keepFailed)
}
