package server

import (
	"fmt"
	"net/netip"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
)

// flowInput is what a sign-in at the provider is begun with.
type flowInput struct {
	redirect, invite, challenge string
	link                        bool
}

var challengeForm = regexp.MustCompile(`^[A-Za-z0-9_-]{43}$`)

// flowInput reads the query of startOAuth. A browser is sent to a path of this
// service, whatever else it asks for; a native client to a configured URI, with
// a challenge, or nowhere.
func (s *Server) flowInput(q url.Values) (in flowInput, err error) {
	if err := tooLong(q, flowParams()); err != nil {
		return in, err
	}
	var broken []schema.Field
	refuse := func(name string, rule schema.Rule, message string) {
		broken = append(broken, schema.Field{Location: "query." + name, Rule: rule, Message: message})
	}
	in = flowInput{redirect: q.Get("redirect"), invite: q.Get("invite"), challenge: q.Get("code_challenge")}
	native := nativeRedirect(in.redirect, s.provider.Redirects)
	if q.Has("link") {
		if in.link, err = flag(q.Get("link")); err != nil {
			refuse("link", schema.RuleEnum, "expected true or false")
		}
	}
	switch {
	case in.challenge != "" && !challengeForm.MatchString(in.challenge):
		refuse("code_challenge", schema.RuleChallenge, "expected the S256 of a verifier, 43 characters of base64url")
	case in.challenge != "" && in.link:
		refuse("link", schema.RuleTogether, "expected a browser: a native client signs in")
	case native && in.challenge == "":
		refuse("code_challenge", schema.RuleChallenge, "expected the S256 of a verifier for this redirect")
	case in.challenge != "" && !native:
		refuse("redirect", schema.RuleRedirect, "expected one of those that are configured here")
	}
	if broken != nil {
		return in, schema.ErrInvalid(broken...)
	}
	if !native {
		in.redirect = ownPath(in.redirect)
	}
	return in, nil
}

// flowParams are described as flowInput reads them. The description of each
// server completes its own.
func flowParams() []*huma.Param {
	return []*huma.Param{
		textParam("redirect", "Where it ends: a path of this service, or for a native client one of the URIs that are configured here", 2000, "/"),
		textParam("invite", "Code of the invite or set-up link, for a first sign-in", 100, "Zk3J5t0f6H8i2Qp1"),
		{Name: "link", In: "query", Description: "Link the identity to the account that is signed in", Schema: &huma.Schema{Type: huma.TypeBoolean}},
		textParam("code_challenge", "Of a native client: the S256 of a verifier that it makes (RFC 7636). It gets a one-time `code` instead of the cookie", 43, "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"),
	}
}

// callbackParams are what the provider sends.
func callbackParams() []*huma.Param {
	return []*huma.Param{
		textParam("state", "As the provider was given it", 4096, "q0VJtYk8Wq0H5m3kqv5y2nX1b8S7d6F4g3H2j1K0l9M"),
		textParam("code", "Authorization code of the provider", 4096, "SplxlOBeZQQYbYS6WxSbIA"),
		textParam("iss", "Issuer of the answer (RFC 9207)", 2000, "https://accounts.google.com"),
		textParam("error", "What the provider says when it signs nobody in", 4096, "access_denied"),
	}
}

func textParam(name, tells string, most int, example string) *huma.Param {
	return &huma.Param{Name: name, In: "query", Description: tells, Example: example, Schema: &huma.Schema{Type: huma.TypeString, MaxLength: &most}}
}

// tooLong refuses parameters that are longer than they are described.
func tooLong(q url.Values, params []*huma.Param) error {
	var broken []schema.Field
	for _, p := range params {
		if most := p.Schema.MaxLength; most != nil && utf8.RuneCountInString(q.Get(p.Name)) > *most {
			broken = append(broken, schema.Broken("query."+p.Name, schema.RuleMaxLength, float64(*most), fmt.Sprint("expected length <= ", *most)))
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

// ownPath returns a path of this service as it was given, or "/". Browsers read
// a backslash as a slash and skip tabs, so that neither may stand in it, and
// what is decoded once may not lead elsewhere either.
func ownPath(p string) string {
	u, err := url.Parse(p)
	odd := func(r rune) bool { return r == '\\' || unicode.IsControl(r) || unicode.IsSpace(r) }
	if err != nil || len(p) > 2000 || u.Host != "" || u.Scheme != "" || u.User != nil || !strings.HasPrefix(p, "/") ||
		strings.HasPrefix(u.Path, "//") || strings.ContainsFunc(p, odd) || strings.ContainsFunc(u.Path, odd) {
		return "/"
	}
	return p
}

// nativeRedirect reports whether a URI is one of those configured. Of loopback
// addresses the port is not compared: it is whatever the system gave the client
// (RFC 8252 section 7.3).
func nativeRedirect(uri string, configured []string) bool {
	return uri != "" && slices.ContainsFunc(configured, func(c string) bool { return uri == c || loopback(uri) != "" && loopback(uri) == loopback(c) })
}

// loopback returns a URI of this machine without its port, or "".
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

// withParam adds a parameter to the query of a URI that was checked before.
func withParam(uri, name, value string) string {
	u, err := url.Parse(uri)
	if err != nil {
		return uri
	}
	q := u.Query()
	q.Set(name, value)
	u.RawQuery = q.Encode()
	return u.String()
}
