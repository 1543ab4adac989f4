// Package oidc asks an OpenID Connect identity provider who somebody is, by the
// authorization code flow with PKCE (OpenID Connect Core 1.0, RFC 7636). It knows no
// accounts.
package oidc

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

	gooidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// GoogleIssuer is the provider whose identities are stored as sub alone.
const GoogleIssuer = "https://accounts.google.com"

// Config names the provider and this service at it.
type Config struct {
	Issuer       string // exactly as the provider writes it
	ClientID     string
	ClientSecret string   // "" for a public client
	Name         string   // what to write on its button
	Redirects    []string // URIs of native clients, exactly; of loopback ones the port is free (RFC 8252 section 7.3)
}

// RetryAfter is how long a failure to reach the provider is remembered.
const RetryAfter = 5 * time.Second

const (
	providerWait = 10 * time.Second // for any of its answers
	providerMost = 1 << 20          // bytes of any of its answers
	keepFound    = 24 * time.Hour   // how long its discovery document is believed
	issuedAhead  = 5 * time.Minute  // how far its clock may run ahead
)

// Client asks a provider. Its discovery document is read when it is first needed, so
// that a provider that is down stops nothing else. A Client is safe for concurrent use.
type Client struct {
	Config
	callback string // URL
	now      func() time.Time
	client   *http.Client

	mu    sync.Mutex // held while the provider is asked, so that it is asked once
	found *Metadata
	err   error // of the last attempt
	until time.Time
}

// Metadata is what a provider publishes about itself.
type Metadata struct {
	provider *gooidc.Provider
	oauth    oauth2.Config
	verifier *gooidc.IDTokenVerifier

	NamesIssuer bool // in every answer to the callback (RFC 9207)
}

// AuthURL is where a browser signs in. verifier is the one of PKCE.
func (m *Metadata) AuthURL(state, nonce, verifier string) string {
	return m.oauth.AuthCodeURL(state, gooidc.Nonce(nonce), oauth2.S256ChallengeOption(verifier))
}

// New returns a Client to which the provider sends browsers back at callback, a URL.
func New(c Config, callback string, now func() time.Time) *Client {
	return &Client{Config: c, callback: callback, now: now, client: &http.Client{Timeout: providerWait, Transport: capped{http.DefaultTransport}}}
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

// Discover returns the metadata of the provider. When it cannot be read again, the last
// metadata that was read is returned.
func (p *Client) Discover(ctx context.Context) (*Metadata, error) {
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
	p.until = p.now().Add(RetryAfter)
	if p.found == nil {
		p.err = err
	}
	return p.found, p.err
}

func (p *Client) ask(ctx context.Context) (*Metadata, error) {
	op, err := gooidc.NewProvider(gooidc.ClientContext(ctx, p.client), p.Issuer)
	if err != nil { // whose words may hold all of an answer
		return nil, fmt.Errorf("discover %s: %.200s", p.Issuer, err)
	}
	var more struct {
		Methods     []string `json:"token_endpoint_auth_methods_supported"`
		NamesIssuer bool     `json:"authorization_response_iss_parameter_supported"`
	}
	if err := op.Claims(&more); err != nil {
		return nil, fmt.Errorf("discover %s: %w", p.Issuer, err)
	}
	f := &Metadata{provider: op, NamesIssuer: more.NamesIssuer, verifier: op.Verifier(&gooidc.Config{ClientID: p.ClientID, Now: p.now})}
	f.oauth = oauth2.Config{ClientID: p.ClientID, ClientSecret: p.ClientSecret, Endpoint: op.Endpoint(), RedirectURL: p.callback,
		Scopes: []string{gooidc.ScopeOpenID, "profile", "email"}}
	// Tried out, a wrong style would burn the code with the first attempt.
	f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if p.ClientSecret == "" || len(more.Methods) > 0 && !slices.Contains(more.Methods, "client_secret_basic") {
		f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	return f, nil
}

// Claims are what a provider says about a user.
type Claims struct {
	Subject         string `json:"sub"`
	AuthorizedParty string `json:"azp"`
	Username        string `json:"preferred_username"`
	Email           string `json:"email"`
	Name            string `json:"name"`
}

// ErrAnswer is wrapped by errors about answers of a provider that are wrong, as opposed
// to missing.
var ErrAnswer = errors.New("the provider's answer does not hold")

// Exchange turns a code into claims that hold for this client, now, and in this flow,
// and the access token to ask for more (OpenID Connect Core 1.0 section 3.1.3).
func (p *Client) Exchange(ctx context.Context, f *Metadata, code, verifier, nonce string) (c Claims, token *oauth2.Token, err error) {
	ctx = gooidc.ClientContext(ctx, p.client)
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
		return c, nil, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	if err := id.Claims(&c); err != nil {
		return c, nil, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	return c, token, p.check(id, c, token.AccessToken, nonce)
}

// exchangeError tells an answer that is a refusal from none at all, without
// the body, which may hold more than a log should.
func exchangeError(err error) error {
	var e *oauth2.RetrieveError
	if errors.As(err, &e) && e.Response.StatusCode < http.StatusInternalServerError {
		return fmt.Errorf("%w: the code is refused: %d %.60q", ErrAnswer, e.Response.StatusCode, e.ErrorCode)
	}
	if errors.As(err, &e) {
		return fmt.Errorf("redeem the code: status %d", e.Response.StatusCode)
	}
	return fmt.Errorf("redeem the code: %w", err)
}

// check makes the checks of an ID token that the library leaves to its callers.
func (p *Client) check(id *gooidc.IDToken, c Claims, access, nonce string) error {
	switch {
	case id.Subject == "" || len(id.Subject) > 255 || strings.ContainsFunc(id.Subject, unicode.IsControl):
		return fmt.Errorf("%w: no usable sub", ErrAnswer)
	case id.Nonce != nonce:
		return fmt.Errorf("%w: another nonce", ErrAnswer)
	case c.AuthorizedParty != "" && c.AuthorizedParty != p.ClientID, c.AuthorizedParty == "" && len(id.Audience) > 1:
		return fmt.Errorf("%w: azp is not this client", ErrAnswer)
	case id.IssuedAt.After(p.now().Add(issuedAhead)):
		return fmt.Errorf("%w: issued in the future", ErrAnswer)
	case id.AccessTokenHash != "" && id.VerifyAccessToken(access) != nil:
		return fmt.Errorf("%w: the access token is another's", ErrAnswer)
	}
	return nil
}

// Complete asks UserInfo for the claims that some providers put there alone.
func (p *Client) Complete(ctx context.Context, f *Metadata, c Claims, token *oauth2.Token) (Claims, error) {
	if c.Username != "" || f.provider.UserInfoEndpoint() == "" {
		return c, nil
	}
	info, err := f.provider.UserInfo(gooidc.ClientContext(ctx, p.client), oauth2.StaticTokenSource(token))
	if err != nil {
		return c, fmt.Errorf("ask for UserInfo: %.200s", err)
	}
	if info.Subject != c.Subject { // OpenID Connect Core 1.0 section 5.3.2
		return c, fmt.Errorf("%w: UserInfo is of another sub", ErrAnswer)
	}
	more := c
	if err := info.Claims(&more); err != nil {
		return c, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	return more, nil
}

// Identity is how an account stores who a user is: the sub of Google, or issuer#sub, so
// that two issuers never meet. An issuer has no fragment.
func (p *Client) Identity(c Claims) string {
	if p.Issuer == GoogleIssuer {
		return c.Subject
	}
	return p.Issuer + "#" + c.Subject
}
