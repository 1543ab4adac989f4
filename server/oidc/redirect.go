package oidc

import (
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"unicode"
)

// OwnPath returns p if it is a path of this service, or else "/". Browsers treat a
// backslash as a slash and skip tabs, so neither is allowed in p. The decoded path must
// not lead to another host either.
func OwnPath(p string) string {
	u, err := url.Parse(p)
	odd := func(r rune) bool { return r == '\\' || unicode.IsControl(r) || unicode.IsSpace(r) }
	if err != nil || len(p) > 2000 || u.Host != "" || u.Scheme != "" || u.User != nil || !strings.HasPrefix(p, "/") ||
		strings.HasPrefix(u.Path, "//") || strings.ContainsFunc(p, odd) || strings.ContainsFunc(u.Path, odd) {
		return "/"
	}
	return p
}

// NativeRedirect reports whether uri is one of the configured URIs. The ports of loopback
// addresses are not compared, because the system of the client assigns them (RFC 8252
// section 7.3).
func NativeRedirect(uri string, configured []string) bool {
	return uri != "" && slices.ContainsFunc(configured, func(c string) bool {
		return uri == c || loopback(uri) != "" && loopback(uri) == loopback(c)
	})
}

// loopback returns a URI of this machine without its port, or "" for any other URI.
func loopback(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "http" || u.User != nil || u.Fragment != "" {
		return ""
	}
	if ip, err := netip.ParseAddr(u.Hostname()); err != nil || !ip.IsLoopback() {
		return ""
	}
	u.Host = u.Hostname()
	return u.String()
}

// WithParam adds a parameter to the query of a URI, which must be valid.
func WithParam(uri, name, value string) string {
	u, err := url.Parse(uri)
	if err != nil {
		return uri
	}
	q := u.Query()
	q.Set(name, value)
	u.RawQuery = q.Encode()
	return u.String()
}
