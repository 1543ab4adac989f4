package push

import (
	"crypto/ecdh"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"net/mail"
	"net/netip"
	"net/url"
	"slices"
	"strings"

	"finds/schema"
)

// Pair is a VAPID key pair (RFC 8292). Both keys are in base64url without padding, the
// only form that webpush-go and browsers both read.
type Pair struct {
	Public  string // an uncompressed P-256 point, 65 bytes
	Private string // 32 bytes
}

// NewPair generates a pair.
func NewPair() (Pair, error) {
	k, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		return Pair{}, err
	}
	return pairOf(k), nil
}

func pairOf(k *ecdh.PrivateKey) Pair {
	b64 := base64.RawURLEncoding
	return Pair{Public: b64.EncodeToString(k.PublicKey().Bytes()), Private: b64.EncodeToString(k.Bytes())}
}

// Errors of ParsePair.
var (
	ErrPrivateKey = errors.New("expected the 32 bytes of a P-256 private key in base64")
	ErrMismatch   = errors.New("it does not belong to the private key")
)

// ParsePair parses a pair in any form of base64. The public key is derived from the
// private one; a given public key has to be equal. The error is ErrPrivateKey or
// ErrMismatch. webpush-go does not check keys, and push services refuse its messages
// if they do not match.
func ParsePair(public, private string) (Pair, error) {
	raw, ok := schema.DecodeBase64(strings.TrimSpace(private))
	k, err := ecdh.P256().NewPrivateKey(raw)
	if !ok || err != nil {
		return Pair{}, ErrPrivateKey
	}
	p := pairOf(k)
	if public = strings.TrimSpace(public); public == "" {
		return p, nil
	}
	if raw, ok := schema.DecodeBase64(public); !ok || base64.RawURLEncoding.EncodeToString(raw) != p.Public {
		return Pair{}, ErrMismatch
	}
	return p, nil
}

// ErrSubject is the error of ParseSubject.
var ErrSubject = errors.New("expected an e-mail address or an https:// address that others can reach, such as mailto:me@example.org")

// ParseSubject normalises the contact for push services (RFC 8292 section 2.1) to a
// `mailto:` or https URL. The error is ErrSubject, also for names that exist only on one
// machine or network, which Apple refuses with 403.
func ParseSubject(s string) (string, error) {
	s = strings.TrimSpace(s)
	if u, err := url.Parse(s); err == nil && u.Scheme == "https" {
		if u.User != nil || u.Port() == "0" || !publicHost(u.Hostname()) {
			return "", ErrSubject
		}
		u.Host = strings.ToLower(u.Host)
		return u.String(), nil // with the scheme in lower case, which webpush-go looks for
	}
	if len(s) > 7 && strings.EqualFold(s[:7], "mailto:") {
		s = s[7:]
	}
	a, err := mail.ParseAddress(s)
	if err != nil || a.Address != s || !publicHost(s[strings.LastIndexByte(s, '@')+1:]) {
		return "", ErrSubject
	}
	return "mailto:" + s, nil
}

// localNames are last labels of names that are not public.
var localNames = []string{"local", "localhost", "localdomain", "invalid", "test", "example", "internal", "lan", "home", "onion"}

// publicHost reports whether a host looks like a public name.
func publicHost(host string) bool {
	host = strings.ToLower(host)
	last := host[strings.LastIndexByte(host, '.')+1:]
	if _, err := netip.ParseAddr(host); err == nil || last == "" || last == host || last[0] >= '0' && last[0] <= '9' {
		return false
	}
	return !slices.Contains(localNames, last) && host != "home.arpa" && !strings.HasSuffix(host, ".home.arpa")
}
