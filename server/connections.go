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
	connectionsPerNetwork = 64 // an IPv4 address, or a /64 of IPv6
)

// Limit bounds the connections of a listener: beyond all, they wait to be
// accepted; beyond those of one network, they are closed. This machine and the
// trusted proxies are not counted, since many clients come through them. It does
// what netutil.LimitListener does, whose connections cannot send files by
// themselves (sendfile(2)).
func (s *Server) Limit(l net.Listener) net.Listener {
	return &limitedListener{Listener: l, all: make(chan struct{}, connectionsMax), closed: make(chan struct{}), open: newTally(connectionsPerNetwork),
		free: s.manyBehind, idle: &idleConnections{of: map[*countedConn]*list.Element{}}}
}

type limitedListener struct {
	net.Listener
	all    chan struct{} // one for each connection
	once   sync.Once
	closed chan struct{}
	free   func(netip.Addr) bool
	open   *tally // by network
	idle   *idleConnections
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
		key := ""
		if addr := peer(c.RemoteAddr().String()); !l.free(addr) {
			key = network(addr)
		}
		if l.open.enter(key) {
			return &countedConn{c, sync.OnceFunc(func() { l.leave(key) }), l.idle}, nil
		}
		c.Close()
	}
}

// Close implements net.Listener.
func (l *limitedListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

func (l *limitedListener) leave(key string) {
	<-l.all
	l.open.leave(key)
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
