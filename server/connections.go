package server

import (
	"container/list"
	"io"
	"net"
	"net/netip"
	"sync"
)

// Bounds of open connections. A connection carries one request at a time, or
// one stream; see followersMax.
const (
	connectionsMax        = 2048
	connectionsPerNetwork = 64  // an IPv4 address, or a /64 of IPv6
	connectionsPerSite    = 256 // a /48 of IPv6
)

// Limit bounds the connections of a listener: beyond all, they wait to be
// accepted; beyond those of one network or site, they are closed. This machine and the
// trusted proxies are not counted, since many clients come through them. It does
// what netutil.LimitListener does, whose connections cannot send files by
// themselves (sendfile(2)).
func (s *Server) Limit(l net.Listener) net.Listener {
	return &limitedListener{Listener: l, all: make(chan struct{}, connectionsMax), closed: make(chan struct{}), free: s.manyBehind,
		open: newTally(connectionsPerNetwork), openOfSite: newTally(connectionsPerSite),
		idle: &idleConnections{of: map[*countedConn]*list.Element{}}}
}

type limitedListener struct {
	net.Listener
	all    chan struct{} // one for each connection
	once   sync.Once
	closed chan struct{}
	free   func(netip.Addr) bool
	idle   *idleConnections

	open, openOfSite *tally // by network and by site
}

// Accept implements net.Listener.
func (l *limitedListener) Accept() (net.Conn, error) {
	select {
	case l.all <- struct{}{}:
	case <-l.closed:
		return nil, net.ErrClosed
	}
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			<-l.all
			return nil, err
		}
		if leave, ok := l.enter(peer(c.RemoteAddr().String())); ok {
			return &countedConn{c, sync.OnceFunc(func() { leave(); <-l.all }), l.idle}, nil
		}
		c.Close()
	}
}

// Close implements net.Listener.
func (l *limitedListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// enter counts a connection from an address and reports whether there is room
// for it.
func (l *limitedListener) enter(addr netip.Addr) (leave func(), ok bool) {
	if l.free(addr) {
		return func() {}, true
	}
	return enterBoth(l.open, network(addr), l.openOfSite, site(addr))
}

// countedConn is a connection that is counted until it is closed.
type countedConn struct {
	net.Conn
	leave func()
	idle  *idleConnections
}

// Close implements net.Conn.
func (c *countedConn) Close() error {
	defer c.leave()
	return c.Conn.Close()
}

// CloseWrite tells the other side that nothing more comes, as net.TCPConn does.
func (c *countedConn) CloseWrite() error {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

// ReadFrom implements io.ReaderFrom, as net.TCPConn does: a file goes out without
// passing through this process.
func (c *countedConn) ReadFrom(r io.Reader) (int64, error) { return io.Copy(c.Conn, r) }
