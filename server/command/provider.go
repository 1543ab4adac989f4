package command

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"strings"

	"finds/server/oidc"
)

// provider reads the flags of the identity provider, or returns nil when none
// is configured.
func (e *env) provider() (*oidc.Config, error) {
	p := &oidc.Config{Issuer: e.String("oauth-issuer"), ClientID: e.String("oauth-client-id"), ClientSecret: e.String("oauth-client-secret"),
		Name: e.String("oauth-name"), Redirects: split(e.String("oauth-redirects"))}
	for _, name := range []string{"oauth-client-secret", "oauth-redirects", "oauth-name", "oauth-admin-claim"} {
		if p.ClientID == "" && e.String(name) != "" {
			return nil, fmt.Errorf("--%s needs --oauth-client-id", name)
		}
	}
	if p.ClientID == "" && p.Issuer != oidc.GoogleIssuer {
		return nil, errors.New("--oauth-issuer needs --oauth-client-id")
	}
	if p.ClientID == "" {
		return nil, nil
	}
	if e.String("base-url") == "" {
		return nil, errors.New("--oauth-client-id needs --base-url: the identity provider sends browsers back there")
	}
	u, err := url.Parse(p.Issuer)
	if err != nil || u.Hostname() == "" || strings.ContainsAny(p.Issuer, "?#") || u.Scheme != "https" && u.Scheme != "http" {
		return nil, errors.New("--oauth-issuer takes a URL such as https://accounts.google.com")
	}
	if u.User != nil { // it would be in what is answered, and in the log
		return nil, errors.New("--oauth-issuer takes a URL without a name or password before the host, such as https://accounts.google.com")
	}
	if p.Name == "" {
		if p.Name = u.Hostname(); p.Issuer == oidc.GoogleIssuer {
			p.Name = "Google"
		}
	}
	if claim := e.String("oauth-admin-claim"); claim != "" {
		if p.Admins.Name, p.Admins.Value, _ = strings.Cut(claim, "="); p.Admins.Name == "" || p.Admins.Value == "" {
			return nil, errors.New("--oauth-admin-claim takes a claim and its value, such as groups=finds-admins")
		}
	}
	for _, uri := range p.Redirects {
		if !redirectable(uri) {
			return nil, fmt.Errorf("--oauth-redirects: %q is not a URI such as org.example.app:/signed-in, https://app.example.org/signed-in or http://127.0.0.1/signed-in", uri)
		}
	}
	return p, nil
}

// redirectable reports whether a one-time code may be sent to a URI: to a page
// over TLS, to this machine, or to a scheme that an application has made its
// own, which has a dot (RFC 8252 section 7.1).
func redirectable(uri string) bool {
	u, err := url.Parse(uri)
	if err != nil || u.User != nil || u.Fragment != "" || strings.Contains(uri, "#") {
		return false
	}
	switch u.Scheme {
	case "https":
		return u.Host != ""
	case "http":
		ip := net.ParseIP(u.Hostname())
		return ip != nil && ip.IsLoopback()
	}
	return strings.Contains(u.Scheme, ".")
}
