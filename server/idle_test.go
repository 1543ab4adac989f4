package server

import (
	"net"
	"net/http"
	"testing"
)

// TestIdleConnections has a proxy keep more connections open than there are
// places: those that are idle for longest make room, and one is always accepted.
func TestIdleConnections(t *testing.T) {
	t.Parallel()
	s := &Server{}
	queue := make(chan net.Conn, 1)
	l := s.Limit(dialer{queue})
	open := func() (*caller, net.Conn) {
		t.Helper()
		c := &caller{from: "127.0.0.1"}
		queue <- c
		got, err := l.Accept()
		if err != nil {
			t.Fatal(err)
		}
		s.ConnState(got, http.StateNew)
		s.ConnState(got, http.StateActive)
		return c, got
	}
	first, conn := open()
	s.ConnState(conn, http.StateIdle)
	s.ConnState(conn, http.StateActive) // its next request, which lasts
	second, conn := open()
	s.ConnState(conn, http.StateIdle)
	for range 3 * connectionsMax {
		_, conn := open()
		s.ConnState(conn, http.StateIdle)
	}
	if first.closed || !second.closed {
		t.Errorf("one with a request is closed: %v; the one that is idle for longest: %v", first.closed, second.closed)
	}
	idle := l.(*limitedListener).idle
	if n := idle.order.Len(); n != idleMax || len(idle.of) != idleMax || len(l.(*limitedListener).all) != idleMax+1 {
		t.Errorf("%d are idle, %d kept, %d open", n, len(idle.of), len(l.(*limitedListener).all))
	}
	last, conn := open()
	s.ConnState(conn, http.StateIdle)
	s.ConnState(conn, http.StateClosed)
	if last.closed || idle.order.Len() != idleMax-1 {
		t.Errorf("after the end of one %d are idle", idle.order.Len())
	}
	s.ConnState(&caller{}, http.StateIdle) // of a listener without limits
}
