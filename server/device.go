package server

import (
	"context"
	"net/http"

	"finds/schema"
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

// device returns the token by which accounts know the browser of a request, or "".
func (s *Server) device(r *http.Request) string {
	if c, err := r.Cookie(s.deviceName()); err == nil && len(c.Value) == 43 { // see NewToken
		return c.Value
	}
	return ""
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
	i := infoOf(ctx)
	list := []string{s.keyed.text("network", []byte(network(i.client)))}
	if i.device != "" {
		list = append([]string{s.keyed.text("device", []byte(i.device))}, list...)
	}
	return list
}
