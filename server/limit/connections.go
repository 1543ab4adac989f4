package limit

import (
	"container/list"
	"io"
	"net"
	"net/netip"
	"sync"
)

// Bounds of open connections. A connection carries one request at a time, or
// one stream; see maxStreams.
const (
	maxConnections          = 2048
	maxConnectionsOfNetwork = 64  // an IPv4 address, or a /64 of IPv6
	maxConnectionsOfSite    = 256 // a /48 of IPv6
)

// Listener bounds the connections of a listener: beyond 2,048 they wait to be accepted;
// beyond those of one network or site they are closed. Connections from shared addresses,
// through which many clients come, count among the 2,048 alone. It does what
// netutil.LimitListener does, whose connections cannot send files by themselves
// (sendfile(2)).
func Listener(l net.Listener, shared func(netip.Addr) bool) net.Listener {
	return &limitedListener{Listener: l, all: make(chan struct{}, maxConnections), closed: make(chan struct{}), shared: shared,
		open: newTally(maxConnectionsOfNetwork), openOfSite: newTally(maxConnectionsOfSite),
		idle: &idleConnections{of: map[*countedConn]*list.Element{}}}
}

type limitedListener struct {
	net.Listener
	all    chan struct{} // one for each connection
	once   sync.Once
	closed chan struct{}
	shared func(netip.Addr) bool
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
		if leave, ok := l.enter(Peer(c.RemoteAddr().String())); ok {
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

// enter counts a connection from an address, and reports false when there are too many.
func (l *limitedListener) enter(addr netip.Addr) (leave func(), ok bool) {
	if l.shared(addr) {
		return func() {}, true
	}
	return enterBoth(l.open, Network(addr), l.openOfSite, Site(addr))
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

// CloseWrite closes the writing side of the connection, as net.TCPConn does.
func (c *countedConn) CloseWrite() error {
	if half, ok := c.Conn.(interface{ CloseWrite() error }); ok {
		return half.CloseWrite()
	}
	return nil
}

// ReadFrom implements io.ReaderFrom, as net.TCPConn does: a file goes out without
// passing through this process.
func (c *countedConn) ReadFrom(r io.Reader) (int64, error) { return io.Copy(c.Conn, r) }
