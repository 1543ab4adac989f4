package server

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"encoding/base64"
	"net/http"
	"net/netip"
	"slices"
	"strings"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
)

// client returns the address that a request comes from: the peer's, or behind
// trusted proxies the right-most address that is not one of them.
func (s *Server) client(r *http.Request) netip.Addr {
	addr := limit.Peer(r.RemoteAddr)
	if !s.trusted(addr) {
		return addr
	}
	hops := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
	for _, hop := range slices.Backward(hops) {
		a, err := netip.ParseAddr(strings.TrimSpace(hop))
		if err != nil {
			return addr
		}
		addr = a.Unmap().WithZone("")
		if !s.trusted(addr) {
			return addr
		}
	}
	return addr
}

func (s *Server) trusted(a netip.Addr) bool {
	return slices.ContainsFunc(s.Network.TrustedProxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// sharedAddress reports whether an address stands for many clients: this machine and the
// trusted proxies.
func (s *Server) sharedAddress(a netip.Addr) bool {
	return !a.IsValid() || a.IsLoopback() || s.trusted(a)
}

// deviceName is the name of the cookie by which accounts know a browser again
// that has been signed in before, also after the session has ended. It opens
// nothing: with it, others who guess at a password do not hold up its owner.
func (s *Server) deviceName() string {
	if s.secure {
		return "__Host-finds_device"
	}
	return "finds_device"
}

// newDevice makes the token of a browser.
func (s *Server) newDevice() string { return s.newToken(deviceToken) }

// device returns the token by which accounts know the browser of a request, or "".
func (s *Server) device(r *http.Request) string { return s.tokenIn(r, s.deviceName(), deviceToken) }

const deviceToken = "device token"

// newToken makes a token for a purpose: 16 random bytes and a keyed hash of them,
// so that tokens that were not made here are known without the database.
func (s *Server) newToken(purpose string) string {
	b := make([]byte, 16)
	rand.Read(b)
	return s.token(purpose, b)
}

func (s *Server) token(purpose string, b []byte) string {
	return base64.RawURLEncoding.EncodeToString(append(b, tokenSum(s.keys, purpose, b)...))
}

func tokenSum(k credential.Keys, purpose string, b []byte) []byte { return k.Sum(purpose, b)[:16] }

// tokenIn returns the token in a cookie of a request that newToken made for the purpose, or "".
func (s *Server) tokenIn(r *http.Request, cookie, purpose string) string {
	c, err := r.Cookie(cookie)
	if err != nil {
		return ""
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(c.Value)
	if err != nil || len(b) != 32 || !hmac.Equal(b[16:], tokenSum(s.keys, purpose, b[:16])) {
		return ""
	}
	return c.Value
}

// deviceCookie makes the cookie of the browser of a request, to be kept for as
// long as the accounts know it.
func (s *Server) deviceCookie(ctx context.Context) string {
	c := http.Cookie{Name: s.deviceName(), Value: infoOf(ctx).device, Path: "/", HttpOnly: true, Secure: s.secure,
		SameSite: http.SameSiteLaxMode, MaxAge: int(schema.SourceLife.Seconds())}
	return c.String()
}

// sources returns keyed hashes of where a request comes from: its browser, when
// that has a token, and its network.
func (s *Server) sources(ctx context.Context) []string {
	list := []string{s.networkSource(ctx)}
	if device := infoOf(ctx).device; device != "" {
		list = append([]string{s.keys.Text("device", []byte(device))}, list...)
	}
	return list
}

func (s *Server) networkSource(ctx context.Context) string {
	return s.keys.Text("network", []byte(limit.Network(infoOf(ctx).client)))
}

// origin returns where a request comes from, for the account of a user. It costs
// the same for all accounts that do not know the browser.
func (s *Server) origin(ctx context.Context, user string) (limit.Origin, error) {
	known, err := s.Store.KnownSource(ctx, user, s.sources(ctx))
	switch known {
	case "":
		return limit.Origin{}, err
	case s.networkSource(ctx):
		return limit.Origin{Familiar: limit.KnownNetwork, Source: known}, err
	}
	return limit.Origin{Familiar: limit.KnownBrowser, Source: known}, err
}
