package storetest

import (
	"io"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Proxy passes connections on to a server of the tests. It can hold them, as a network or a server
// that fails without a reset, refuse them, as a server that has stopped, and delay them.
type Proxy struct {
	Addr string // on which it listens
	URL  string // of the database, through the proxy; "" of Forward

	network, to string
	delay       atomic.Int64 // nanoseconds before each write

	mu       sync.Mutex
	listener net.Listener  // nil while it refuses connections
	hold     chan struct{} // closed when the connections that there are stop
	stopped  bool          // whether new ones stop too
	all      []net.Conn
}

// NewProxy returns a proxy before a database of Database(t, "postgres").
func NewProxy(t testing.TB, database string) *Proxy {
	t.Helper()
	u, err := url.Parse(database)
	if err != nil {
		t.Fatal(err)
	}
	network, address := Address(u)
	p := Forward(t, "127.0.0.1:0", network, address)
	u.Host, u.RawQuery = p.Addr, "sslmode=disable"
	p.URL = u.String()
	return p
}

// Address is where the server of a database listens.
func Address(database *url.URL) (network, address string) {
	if socket := database.Query().Get("host"); socket != "" {
		return "unix", socket + "/.s.PGSQL.5432"
	}
	return "tcp", database.Host
}

// Forward listens on an address of TCP and passes connections on to another.
func Forward(t testing.TB, from, network, to string) *Proxy {
	t.Helper()
	l, err := net.Listen("tcp", from)
	if err != nil {
		t.Fatal(err)
	}
	p := &Proxy{Addr: l.Addr().String(), network: network, to: to, hold: make(chan struct{})}
	p.serve(l)
	t.Cleanup(p.Cut)
	return p
}

// serve accepts connections until the listener is closed.
func (p *Proxy) serve(l net.Listener) {
	p.mu.Lock()
	p.listener = l
	p.mu.Unlock()
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial(p.network, p.to)
			if err != nil {
				in.Close()
				continue
			}
			p.pass(in, out)
		}
	}()
}

// Cut closes all connections, and refuses others until Restore is called.
func (p *Proxy) Cut() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.listener != nil {
		p.listener.Close()
	}
	for _, c := range p.all {
		c.Close()
	}
	p.listener, p.all = nil, nil
}

// Restore accepts connections again, at the same address.
func (p *Proxy) Restore(t testing.TB) {
	t.Helper()
	l, err := net.Listen("tcp", p.Addr)
	if err != nil {
		t.Fatal(err)
	}
	p.serve(l)
}

// Slow delays each piece of data by d, in both directions.
func (p *Proxy) Slow(d time.Duration) { p.delay.Store(int64(d)) }

// Freeze stops the open connections, and with all also future ones: it accepts data
// and never answers.
func (p *Proxy) Freeze(all bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	close(p.hold)
	p.hold, p.stopped = make(chan struct{}), all
}

func (p *Proxy) pass(in, out net.Conn) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.listener == nil { // it was cut after the connection was accepted
		in.Close()
		out.Close()
		return
	}
	p.all = append(p.all, in, out)
	hold := p.hold
	if p.stopped {
		return // it is accepted, and nothing comes
	}
	for _, pair := range [][2]net.Conn{{in, out}, {out, in}} {
		go func() {
			_, err := io.Copy(gate{pair[1], hold, &p.delay}, pair[0])
			select {
			case <-hold:
			default:
				_ = err // either side has ended
				pair[1].Close()
			}
		}()
	}
}

// gate delays all writes, and discards them once hold is closed.
type gate struct {
	net.Conn
	hold  chan struct{}
	delay *atomic.Int64
}

// Write implements io.Writer.
func (g gate) Write(b []byte) (int, error) {
	select {
	case <-g.hold:
		return len(b), nil
	default:
		time.Sleep(time.Duration(g.delay.Load())) // the latency of a slow network, which Slow sets
		return g.Conn.Write(b)
	}
}
