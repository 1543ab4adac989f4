package limit

import (
	"net"
	"net/http"
	"net/netip"
	"testing"
)

// TestIdleConnections has a proxy keep more connections open than there are
// places: those that are idle for longest make room, and one is always accepted.
func TestIdleConnections(t *testing.T) {
	t.Parallel()
	queue := make(chan net.Conn, 1)
	l := Listener(dialer{queue}, netip.Addr.IsLoopback)
	open := func() (*caller, net.Conn) {
		t.Helper()
		c := &caller{from: "127.0.0.1"}
		queue <- c
		got, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		ConnState(got, http.StateNew)
		ConnState(got, http.StateActive)
		return c, got
	}
	first, conn := open()
	ConnState(conn, http.StateIdle)
	ConnState(conn, http.StateActive) // its next request, which lasts
	second, conn := open()
	ConnState(conn, http.StateIdle)
	for range 3 * maxConnections {
		_, conn := open()
		ConnState(conn, http.StateIdle)
	}
	if first.closed || !second.closed {
		t.Errorf("one with a request is closed: %v; the one that is idle for longest: %v", first.closed, second.closed)
	}
	idle := l.(*limitedListener).idle
	if n := idle.order.Len(); n != maxIdle || len(idle.of) != maxIdle || len(l.(*limitedListener).all) != maxIdle+1 {
		t.Errorf("%d are idle, %d kept, %d open", n, len(idle.of), len(l.(*limitedListener).all))
	}
	last, conn := open()
	ConnState(conn, http.StateIdle)
	ConnState(conn, http.StateClosed)
	if last.closed || idle.order.Len() != maxIdle-1 {
		t.Errorf("after the end of one %d are idle", idle.order.Len())
	}
	ConnState(&caller{}, http.StateIdle) // of a listener without limits
}
