package limit

import (
	"container/list"
	"crypto/tls"
	"net"
	"net/http"
	"sync"
)

// maxIdle is how many connections may wait for their next request. Any number of
// them may come from a proxy or from this machine, and those that are idle must
// not keep others from being accepted.
const maxIdle = maxConnections / 2

// idleConnections are those that wait, longest first.
type idleConnections struct {
	mu    sync.Mutex
	order list.List // of *countedConn
	of    map[*countedConn]*list.Element
}

// ConnState is the hook of http.Server for the states of connections of a Listener. When
// more than half of all connections are idle, it closes the one that has been so for
// longest.
func ConnState(c net.Conn, state http.ConnState) {
	if t, ok := c.(*tls.Conn); ok {
		c = t.NetConn()
	}
	counted, ok := c.(*countedConn)
	if !ok {
		return
	}
	if oldest := counted.idle.note(counted, state == http.StateIdle); oldest != nil {
		oldest.Close()
	}
}

// note adds a connection to those that are idle, or removes it, and returns the one that
// has to be closed, or nil.
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
	if i.order.Len() <= maxIdle {
		return nil
	}
	oldest = i.order.Remove(i.order.Front()).(*countedConn)
	delete(i.of, oldest)
	return oldest
}
