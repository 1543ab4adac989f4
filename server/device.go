package server

import (
	"context"
	"crypto/hmac"
	"crypto/rand"
	"encoding/base64"
	"net/http"

	"finds/schema"
	"finds/server/credential"
	"finds/server/limit"
)

// deviceName is the name of the cookie by which accounts know a browser again
// that has been signed in before, also after the session has ended. It opens
// nothing: with it, others who guess at a password do not hold up its owner.
func (s *Server) deviceName() string {
	if s.secure {
		return "__Host-finds_device"
	}
	return "finds_device"
}

// newDevice makes the token of a browser: 16 random bytes and a keyed hash of them,
// so that tokens that were not made here are known without the database.
func (s *Server) newDevice() string {
	b := make([]byte, 16)
	rand.Read(b)
	return base64.RawURLEncoding.EncodeToString(append(b, deviceSum(s.keys, b)...))
}

func deviceSum(k credential.Keys, b []byte) []byte { return k.Sum("device token", b)[:16] }

// device returns the token by which accounts know the browser of a request, or "".
func (s *Server) device(r *http.Request) string {
	c, err := r.Cookie(s.deviceName())
	if err != nil {
		return ""
	}
	b, err := base64.RawURLEncoding.Strict().DecodeString(c.Value)
	if err != nil || len(b) != 32 || !hmac.Equal(b[16:], deviceSum(s.keys, b[:16])) {
		return ""
	}
	return c.Value
}

// deviceCookie makes the cookie of the browser of a request, to be kept for as
// long as the accounts know it.
func (s *Server) deviceCookie(ctx context.Context) string {
	c := http.Cookie{Name: s.deviceName(), Value: infoOf(ctx).device, Path: "/", HttpOnly: true, Secure: s.secure, SameSite: http.SameSiteLaxMode,
		MaxAge: int(schema.SourceLife.Seconds())}
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

// asker identifies the account and the site that a request has a password hashed for.
func (s *Server) asker(ctx context.Context, account string, f limit.Familiarity) limit.Asker {
	a := limit.Asker{Familiar: f, Account: account}
	if client := infoOf(ctx).client; !s.sharedAddress(client) {
		a.Site = limit.Site(client)
	}
	return a
}
