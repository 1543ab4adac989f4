package server

import (
	"net"
	"net/netip"
	"sync"

	"golang.org/x/net/netutil"
)

// Bounds of open connections. A connection carries one request at a time, or
// one stream; see followersMax.
const (
	connectionsMax        = 2048
	connectionsPerNetwork = 64 // an IPv4 address, or a /64 of IPv6
)

// Limit bounds the connections of a listener: beyond all, they wait to be
// accepted; beyond those of one network, they are closed. This machine and the
// trusted proxies are not counted, since many clients come through them.
func (s *Server) Limit(l net.Listener) net.Listener {
	return &limitedListener{Listener: netutil.LimitListener(l, connectionsMax), open: map[string]int{},
		free: func(a netip.Addr) bool { return a.IsLoopback() || s.trusted(a) }}
}

type limitedListener struct {
	net.Listener
	free func(netip.Addr) bool
	mu   sync.Mutex
	open map[string]int // by network
}

// Accept implements net.Listener.
func (l *limitedListener) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		addr := peer(c.RemoteAddr().String())
		if !addr.IsValid() || l.free(addr) {
			return c, nil
		}
		if key := network(addr); l.enter(key) {
			return &countedConn{c, sync.OnceFunc(func() { l.leave(key) })}, nil
		}
		c.Close()
	}
}

func (l *limitedListener) enter(key string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[key] >= connectionsPerNetwork {
		return false
	}
	l.open[key]++
	return true
}

func (l *limitedListener) leave(key string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[key]--; l.open[key] == 0 {
		delete(l.open, key)
	}
}

// countedConn is a connection that is counted until it is closed.
type countedConn struct {
	net.Conn
	leave func()
}

// Close implements net.Conn.
func (c *countedConn) Close() error {
	defer c.leave()
	return c.Conn.Close()
}
