package server

import (
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
	return &limitedListener{Listener: l, all: make(chan struct{}, connectionsMax), closed: make(chan struct{}), open: map[string]int{},
		free: func(a netip.Addr) bool { return a.IsLoopback() || s.trusted(a) }}
}

type limitedListener struct {
	net.Listener
	all    chan struct{} // one for each connection
	once   sync.Once
	closed chan struct{}
	free   func(netip.Addr) bool
	mu     sync.Mutex
	open   map[string]int // by network
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
		if addr := peer(c.RemoteAddr().String()); addr.IsValid() && !l.free(addr) {
			key = network(addr)
		}
		if l.enter(key) {
			return &countedConn{c, sync.OnceFunc(func() { l.leave(key) })}, nil
		}
		c.Close()
	}
}

// Close implements net.Listener.
func (l *limitedListener) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Listener.Close()
}

// enter counts a connection of a network, or of none, and reports whether there
// is room for it.
func (l *limitedListener) enter(key string) bool {
	if key == "" {
		return true
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open[key] >= connectionsPerNetwork {
		return false
	}
	l.open[key]++
	return true
}

func (l *limitedListener) leave(key string) {
	<-l.all
	if key == "" {
		return
	}
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

// ReadFrom implements io.ReaderFrom, as net.TCPConn does: a file goes out without
// passing through this process.
func (c *countedConn) ReadFrom(r io.Reader) (int64, error) { return io.Copy(c.Conn, r) }
