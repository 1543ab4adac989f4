package server

import (
	"net/http"
	"net/netip"
	"slices"
	"strings"

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
	return slices.ContainsFunc(s.TrustedProxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// sharedAddress reports whether an address stands for many clients: this machine and the
// trusted proxies.
func (s *Server) sharedAddress(a netip.Addr) bool {
	return !a.IsValid() || a.IsLoopback() || s.trusted(a)
}
