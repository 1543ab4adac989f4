package limit

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"testing"
	"testing/synctest"
)

// dialer is a listener whose connections come from addresses that a test says.
type dialer struct{ queue chan net.Conn }

func (d dialer) Accept() (net.Conn, error) { return <-d.queue, nil }
func (d dialer) Close() error              { return nil }
func (d dialer) Addr() net.Addr            { return &net.TCPAddr{} }

// caller is a connection from an address.
type caller struct {
	net.Conn
	from   string
	closed bool
}

func (c *caller) RemoteAddr() net.Addr {
	return net.TCPAddrFromAddrPort(netip.AddrPortFrom(netip.MustParseAddr(c.from), 4000))
}
func (c *caller) Close() error { c.closed = true; return nil }

// TestConnectionsPerNetwork connects as often as it can: a network has 64,
// whatever addresses of an IPv6 one it uses, the networks of a /48 have 256
// together, and each that closes makes room for another. Shared addresses
// are not counted.
func TestConnectionsPerNetwork(t *testing.T) {
	t.Parallel()
	const tries = 400
	proxies := netip.MustParsePrefix("10.0.0.0/8")
	shared := func(a netip.Addr) bool { return a.IsLoopback() || proxies.Contains(a) }
	for name, c := range map[string]struct {
		from func(i int) string
		most int
	}{
		"IPv4":           {func(int) string { return "203.0.113.7" }, 64},
		"mapped":         {func(i int) string { return []string{"203.0.113.7", "::ffff:203.0.113.7"}[i%2] }, 64},
		"household":      {func(i int) string { return fmt.Sprintf("2001:db8::%x", i+1) }, 64},
		"networks":       {func(i int) string { return fmt.Sprintf("2001:db8:0:%x::1", i%2) }, 128},
		"site":           {func(i int) string { return fmt.Sprintf("2001:db8:0:%x::1", i) }, 256},
		"sites":          {func(i int) string { return fmt.Sprintf("2001:db8:%x:%x::1", i%2, i) }, tries},
		"IPv4 networks":  {func(i int) string { return fmt.Sprintf("203.0.113.%d", i%8) }, tries},
		"loopback":       {func(i int) string { return []string{"127.0.0.1", "::1"}[i%2] }, tries},
		"shared address": {func(i int) string { return []string{"10.1.2.3", "::ffff:10.1.2.3"}[i%2] }, tries},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			queue := make(chan net.Conn, tries+1)
			l := Listener(dialer{queue}, shared)
			var all []*caller
			for i := range tries {
				all = append(all, &caller{from: c.from(i)})
				queue <- all[i]
			}
			queue <- &caller{from: "192.0.2.1"} // a connection that was never counted
			var accepted []net.Conn
			for {
				got, err := l.Accept()
				if err != nil {
					t.Fatal(err)
				}
				if got.RemoteAddr().String() == "192.0.2.1:4000" {
					break
				}
				accepted = append(accepted, got)
			}
			closed := 0
			for _, x := range all {
				if x.closed {
					closed++
				}
			}
			if len(accepted) != c.most || closed != tries-c.most {
				t.Fatalf("%d are accepted and %d closed, want %d", len(accepted), closed, c.most)
			}
			accepted[0].Close()
			accepted[0].Close()
			for range 2 {
				queue <- &caller{from: c.from(0)}
			}
			queue <- &caller{from: "192.0.2.2"}
			n := 0
			for got, _ := l.Accept(); got.RemoteAddr().String() != "192.0.2.2:4000"; got, _ = l.Accept() {
				accepted = append(accepted, got)
				n++
			}
			if want := map[bool]int{true: 2, false: 1}[c.most == tries]; n != want {
				t.Errorf("after one is closed twice %d are accepted, want %d", n, want)
			}
			for _, a := range accepted {
				a.Close()
			}
			if limited := l.(*limitedListener); len(limited.open.n) > 2 || len(limited.openOfSite.n) > 2 { // those of the markers
				t.Errorf("after all are closed %v and %v are counted", limited.open.n, limited.openOfSite.n)
			}
		})
	}
}

// TestConnectionsMax takes every place there is: the next waits for one.
func TestConnectionsMax(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		queue := make(chan net.Conn, maxConnections+1)
		l := Listener(dialer{queue}, netip.Addr.IsLoopback)
		accepted := make(chan net.Conn, maxConnections+1)
		for range maxConnections + 1 {
			queue <- &caller{from: "127.0.0.1"}
		}
		go func() {
			for range maxConnections + 1 {
				c, _ := l.Accept()
				accepted <- c
			}
		}()
		synctest.Wait()
		if n := len(accepted); n != maxConnections {
			t.Errorf("%d are accepted, want %d", n, maxConnections)
		}
		(<-accepted).Close()
		synctest.Wait()
		if n := len(accepted); n != maxConnections {
			t.Errorf("after one is closed there are %d, want %d", n, maxConnections)
		}
		failed := make(chan error)
		go func() {
			_, err := l.Accept()
			failed <- err
		}()
		synctest.Wait()
		l.Close()
		if err := <-failed; !errors.Is(err, net.ErrClosed) {
			t.Errorf("who waits for a place when it closes gets %v", err)
		}
	})
}
