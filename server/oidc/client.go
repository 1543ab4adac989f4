// Package oidc signs users in with an OpenID Connect identity provider, using the
// authorization code flow with PKCE (OpenID Connect Core 1.0, RFC 7636). It does not know
// about accounts.
package oidc

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	gooidc "github.com/coreos/go-oidc/v3/oidc"
	"golang.org/x/oauth2"
)

// GoogleIssuer is the issuer whose identities are stored as the sub alone.
const GoogleIssuer = "https://accounts.google.com"

// Config describes the provider and the registration of this service with it.
type Config struct {
	Issuer       string // exactly as the provider states it
	ClientID     string
	ClientSecret string   // "" for a public client
	Name         string   // label of its button
	Admins       Claim    // the users who have it administer; the zero value leaves roles alone
	Redirects    []string // exact redirect URIs of native clients; a loopback URI matches any port (RFC 8252 section 7.3)
}

// Claim is a claim of the ID token with a value: the claim is that text, or an array that has it.
type Claim struct{ Name, Value string }

// in reports whether the claims of an ID token have c.
func (c Claim) in(claims map[string]any) bool {
	list, isList := claims[c.Name].([]any)
	return claims[c.Name] == c.Value || isList && slices.Contains(list, any(c.Value))
}

// RetryAfter is how long a failure to reach the provider is cached.
const RetryAfter = 5 * time.Second

const (
	providerWait = 10 * time.Second // timeout of a request
	providerMost = 1 << 20          // maximum bytes of a response
	keepFound    = 24 * time.Hour   // how long the discovery document is cached
	issuedAhead  = 5 * time.Minute  // how far the clock of the provider may run ahead
)

// Client is a client of a provider. It fetches the discovery document on first use, so
// that an unreachable provider affects only sign-ins through it. A Client is safe for
// concurrent use.
type Client struct {
	Config
	callback string // URL
	now      func() time.Time
	client   *http.Client
	wire     *transport // of client

	mu    sync.Mutex // held during discovery, so that there is one request at a time
	found *Metadata
	err   error // of the last attempt
	until time.Time
}

// Metadata is the metadata that a provider publishes.
type Metadata struct {
	provider *gooidc.Provider
	oauth    oauth2.Config
	verifier *gooidc.IDTokenVerifier

	Algorithms []string // with which it signs ID tokens
	keysURL    string
	client     *http.Client

	NamesIssuer bool // the callback always has the iss parameter (RFC 9207)
}

// AuthURL returns the URL at which a browser signs in. verifier is the PKCE code
// verifier.
func (m *Metadata) AuthURL(state, nonce, verifier string) string {
	return m.oauth.AuthCodeURL(state, gooidc.Nonce(nonce), oauth2.S256ChallengeOption(verifier))
}

// New returns a Client for the provider in c, which sends browsers back to the URL
// callback.
func New(c Config, callback string, now func() time.Time) *Client {
	wire := &transport{RoundTripper: http.DefaultTransport}
	return &Client{Config: c, callback: callback, now: now, wire: wire, client: &http.Client{Timeout: providerWait, Transport: wire}}
}

// Discover returns the metadata of the provider. If a refresh fails, it returns the
// metadata that was read last.
func (p *Client) Discover(ctx context.Context) (*Metadata, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.now().Before(p.until) {
		return p.found, p.err
	}
	// Other callers need the response too, so the request continues if this one is
	// canceled.
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
	if err != nil { // the text of err may contain the whole response
		return nil, fmt.Errorf("discover %s: %.200s", p.Issuer, err)
	}
	var more struct {
		Methods     []string `json:"token_endpoint_auth_methods_supported"`
		Algorithms  []string `json:"id_token_signing_alg_values_supported"`
		KeysURL     string   `json:"jwks_uri"`
		NamesIssuer bool     `json:"authorization_response_iss_parameter_supported"`
	}
	if err := op.Claims(&more); err != nil {
		return nil, fmt.Errorf("discover %s: %w", p.Issuer, err)
	}
	if u, err := url.Parse(more.KeysURL); err == nil {
		p.wire.keysURL.Store(new(u.String()))
	}
	f := &Metadata{provider: op, Algorithms: more.Algorithms, keysURL: more.KeysURL, client: p.client, NamesIssuer: more.NamesIssuer, verifier: op.Verifier(&gooidc.Config{ClientID: p.ClientID, Now: p.now})}
	f.oauth = oauth2.Config{ClientID: p.ClientID, ClientSecret: p.ClientSecret, Endpoint: op.Endpoint(), RedirectURL: p.callback,
		Scopes: []string{gooidc.ScopeOpenID, "profile", "email"}}
	// If the library tried both styles, an attempt with the wrong one would use up the
	// code.
	f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInHeader
	if p.ClientSecret == "" || len(more.Methods) > 0 && !slices.Contains(more.Methods, "client_secret_basic") {
		f.oauth.Endpoint.AuthStyle = oauth2.AuthStyleInParams
	}
	return f, nil
}

// Signs reports whether the provider signs with an algorithm that can be verified. A provider
// that lists none signs with RS256 (OpenID Connect Discovery 1.0 section 3).
func (m *Metadata) Signs() bool {
	return len(m.Algorithms) == 0 || slices.ContainsFunc(m.Algorithms, func(a string) bool {
		return slices.Contains([]string{gooidc.RS256, gooidc.RS384, gooidc.RS512, gooidc.ES256, gooidc.ES384, gooidc.ES512, gooidc.PS256, gooidc.PS384,
			gooidc.PS512, gooidc.EdDSA}, a)
	})
}

// Keys reads the keys of the provider and reports why that fails.
func (m *Metadata) Keys(ctx context.Context) error {
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, m.keysURL, nil)
	if err != nil {
		return err
	}
	res, err := m.client.Do(req)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	var set struct {
		Keys []json.RawMessage `json:"keys"`
	}
	if err := json.NewDecoder(res.Body).Decode(&set); err != nil || res.StatusCode != http.StatusOK || len(set.Keys) == 0 {
		return fmt.Errorf("status %d with %d keys", res.StatusCode, len(set.Keys))
	}
	return nil
}

// Claims holds the claims of a provider about a user.
type Claims struct {
	Subject         string // sub
	AuthorizedParty string // azp
	Username        string // preferred_username
	Email           string
	Name            string

	Admin bool // whether they have Config.Admins
}

// UnmarshalJSON implements json.Unmarshaler. It leaves members alone that are absent, and those that only propose
// a username if they are not texts.
func (c *Claims) UnmarshalJSON(data []byte) error {
	var who struct {
		Subject         *string `json:"sub"`
		AuthorizedParty *string `json:"azp"`
	}
	var all map[string]any
	if err := errors.Join(json.Unmarshal(data, &who), json.Unmarshal(data, &all)); err != nil {
		return err
	}
	take := func(field *string, value any) {
		if text, ok := value.(string); ok {
			*field = text
		}
	}
	if who.Subject != nil {
		c.Subject = *who.Subject
	}
	if who.AuthorizedParty != nil {
		c.AuthorizedParty = *who.AuthorizedParty
	}
	take(&c.Username, all["preferred_username"])
	take(&c.Email, all["email"])
	take(&c.Name, all["name"])
	return nil
}

// ErrAnswer is wrapped by errors about invalid responses of a provider, as opposed to
// missing ones.
var ErrAnswer = errors.New("the response of the provider is not valid")

// Exchange exchanges a code for claims, which it verifies for this client, time and flow,
// and for the access token to request more (OpenID Connect Core 1.0 section 3.1.3).
func (p *Client) Exchange(ctx context.Context, f *Metadata, code, verifier, nonce string) (c Claims, token *oauth2.Token, err error) {
	ctx = gooidc.ClientContext(ctx, p.client)
	token, err = f.oauth.Exchange(ctx, code, oauth2.VerifierOption(verifier))
	if err != nil {
		return c, nil, exchangeError(err)
	}
	raw, _ := token.Extra("id_token").(string)
	id, err := f.verifier.Verify(ctx, raw)
	if err != nil && strings.Contains(err.Error(), "fetching keys") { // an unwrapped error with the whole response
		return c, nil, fmt.Errorf("verify the ID token: %.200s", err)
	}
	if n := p.wire.unread.Load(); err != nil && n > 0 {
		return c, nil, fmt.Errorf("%w: %w; %d keys of the provider cannot be read", ErrAnswer, err, n)
	}
	if err != nil {
		return c, nil, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	var all map[string]any
	if err := errors.Join(id.Claims(&c), id.Claims(&all)); err != nil {
		return c, nil, fmt.Errorf("%w: %w", ErrAnswer, err)
	}
	c.Admin = p.Admins.in(all)
	return c, token, p.check(id, c, token.AccessToken, nonce)
}

// exchangeError distinguishes a refusal by the provider from a missing response. It omits
// the body, which may contain more than a log should.
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

// check performs the checks of an ID token that the library leaves to its callers.
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

// Complete adds the claims that some providers return only from the UserInfo endpoint. They only propose a
// username, so that an error which does not wrap ErrAnswer stops no sign-in.
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

// Identity returns the identity that is stored with an account: the sub for Google, or
// else issuer#sub, so that identities of two issuers are never equal. An issuer has no
// fragment.
func (p *Client) Identity(c Claims) string {
	if p.Issuer == GoogleIssuer {
		return c.Subject
	}
	return p.Issuer + "#" + c.Subject
}
