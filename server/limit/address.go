package limit

import (
	"net"
	"net/netip"
)

// Peer returns the address in the remote address of a connection, or the zero value.
func Peer(remote string) netip.Addr {
	host, _, err := net.SplitHostPort(remote)
	if err != nil {
		host = remote
	}
	addr, _ := netip.ParseAddr(host)
	return addr.Unmap().WithZone("")
}

// Network returns the unit that limits count by: an IPv4 address, or the /64 of IPv6 that
// a household has.
func Network(a netip.Addr) string { return unit(a, 64) }

// Site returns the unit that one customer of a provider may have: an IPv4 address, or the
// /48 of IPv6, which holds 65,536 networks.
func Site(a netip.Addr) string { return unit(a, 48) }

// unit returns an IPv4 address, or the network of IPv6 with so many bits.
func unit(a netip.Addr, bits int) string {
	if a.Is6() {
		if p, err := a.Prefix(bits); err == nil {
			return p.String()
		}
	}
	return a.String()
}
