package storetest

import (
	"io"
	"net"
	"net/url"
	"sync"
	"testing"
)

// Proxy passes connections on to the PostgreSQL server of the tests, until it
// is to hold them: as a network or a server does that fails without a reset.
type Proxy struct {
	Addr string // on which it listens
	URL  string // of the database, through the proxy; "" of Forward

	mu      sync.Mutex
	hold    chan struct{} // closed when the connections that there are stop
	stopped bool          // whether new ones stop too
	all     []net.Conn
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
	p := &Proxy{Addr: l.Addr().String(), hold: make(chan struct{})}
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial(network, to)
			if err != nil {
				in.Close()
				continue
			}
			p.pass(in, out)
		}
	}()
	t.Cleanup(func() {
		l.Close()
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, c := range p.all {
			c.Close()
		}
	})
	return p
}

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
	p.all = append(p.all, in, out)
	hold := p.hold
	if p.stopped {
		return // it is accepted, and nothing comes
	}
	for _, pair := range [][2]net.Conn{{in, out}, {out, in}} {
		go func() {
			_, err := io.Copy(gate{pair[1], hold}, pair[0])
			select {
			case <-hold:
			default:
				_ = err // either side has ended
				pair[1].Close()
			}
		}()
	}
}

// gate discards all writes once hold is closed.
type gate struct {
	net.Conn
	hold chan struct{}
}

// Write implements io.Writer.
func (g gate) Write(b []byte) (int, error) {
	select {
	case <-g.hold:
		return len(b), nil
	default:
		return g.Conn.Write(b)
	}
}
