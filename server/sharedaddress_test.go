package server

import (
	"net/netip"
	"testing"
)

// TestSharedAddress lists the addresses that many clients come from: they are not limited
// as one client is.
func TestSharedAddress(t *testing.T) {
	t.Parallel()
	s := &Server{Options: Options{Network: NetworkOptions{TrustedProxies: []netip.Prefix{netip.MustParsePrefix("10.0.0.0/8")}}}}
	for text, want := range map[string]bool{
		"127.0.0.1": true, "::1": true, "10.1.2.3": true, "203.0.113.7": false, "11.0.0.1": false, "2001:db8::1": false,
	} {
		if got := s.sharedAddress(netip.MustParseAddr(text)); got != want {
			t.Errorf("%s is shared: %v, want %v", text, got, want)
		}
	}
	if !s.sharedAddress(netip.Addr{}) {
		t.Error("an address that cannot be read is limited as one client")
	}
}
