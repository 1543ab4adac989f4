package server

import (
	"container/list"
	"net"
	"net/http"
	"sync"
)

// idleMax is how many connections may wait for their next request. Any number of
// them may come from a proxy or from this machine, and those that are idle must
// not keep others from being accepted.
const idleMax = connectionsMax / 2

// idleConnections are those that wait, longest first.
type idleConnections struct {
	mu    sync.Mutex
	order list.List // of *countedConn
	of    map[*countedConn]*list.Element
}

// ConnState is the hook of http.Server for what its connections do. Beyond idleMax it
// closes the one that is idle for longest.
func (s *Server) ConnState(c net.Conn, state http.ConnState) {
	counted, ok := c.(*countedConn)
	if !ok {
		return
	}
	if oldest := counted.idle.note(counted, state == http.StateIdle); oldest != nil {
		oldest.Close()
	}
}

// note keeps a connection among those that are idle, or not, and returns the one
// that has to make room.
func (i *idleConnections) note(c *countedConn, idle bool) (oldest *countedConn) {
	i.mu.Lock()
	defer i.mu.Unlock()
	if at := i.of[c]; at != nil {
		i.order.Remove(at)
		delete(i.of, c)
	}
	if !idle {
		return nil
	}
	i.of[c] = i.order.PushBack(c)
	if i.order.Len() <= idleMax {
		return nil
	}
	oldest = i.order.Remove(i.order.Front()).(*countedConn)
	delete(i.of, oldest)
	return oldest
}
