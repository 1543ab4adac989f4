package server

import (
	"net"
	"net/http"
	"net/netip"
	"slices"
	"strings"
)

// client returns the address that a request comes from: the peer's, or behind
// trusted proxies the right-most address that is not one of them.
func (s *Server) client(r *http.Request) netip.Addr {
	addr := peer(r.RemoteAddr)
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

// peer returns the address at the other end of a connection, or the zero value.
func peer(remote string) netip.Addr {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	addr, _ := netip.ParseAddr(host)
	return addr.Unmap().WithZone("")
}

func (s *Server) trusted(a netip.Addr) bool {
	return slices.ContainsFunc(s.TrustedProxies, func(p netip.Prefix) bool { return p.Contains(a) })
}

// network is the unit that limits count by: an IPv4 address, or the /64 that a
// household has of IPv6.
func network(a netip.Addr) string {
	if a.Is6() {
		if p, err := a.Prefix(64); err == nil {
			return p.String()
		}
	}
	return a.String()
}

// site is the unit that one customer of a provider may have: an IPv4 address, or
// the /48 of IPv6, which holds 65,536 networks.
func site(a netip.Addr) string {
	if a.Is6() {
		if p, err := a.Prefix(48); err == nil {
			return p.String()
		}
	}
	return a.String()
}
