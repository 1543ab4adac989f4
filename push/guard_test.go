package push_test

import (
	"context"
	"encoding/binary"
	"errors"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"code.dny.dev/ssrf"

	"finds/push"
	"finds/push/pushtest"
	"finds/schema"
)

// nameServer answers every question for an IPv4 address with the next of a
// list, the last one again and again.
func nameServer(t *testing.T, addresses ...string) (r *net.Resolver, asked *atomic.Int64) {
	t.Helper()
	conn := must(net.ListenPacket("udp", "127.0.0.1:0"))
	t.Cleanup(func() { conn.Close() })
	asked = &atomic.Int64{}
	go func() {
		buf := make([]byte, 512)
		for {
			n, from, err := conn.ReadFrom(buf)
			if err != nil {
				return
			}
			var ip net.IP
			if kind := binary.BigEndian.Uint16(buf[n-4-optLen(buf[:n]):]); kind == 1 {
				ip = net.ParseIP(addresses[min(int(asked.Add(1)), len(addresses))-1]).To4()
			}
			conn.WriteTo(reply(buf[:n], ip), from)
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return new(net.Dialer).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}, asked
}

// optLen is the length of the OPT record (RFC 6891) at the end of a question.
func optLen(q []byte) int { return 11 * int(binary.BigEndian.Uint16(q[10:])) }

// reply answers a question (RFC 1035 section 4.1) with an address, or none.
func reply(q []byte, ip net.IP) []byte {
	q = q[:len(q)-optLen(q)]
	a := append([]byte{}, q...)
	a[2], a[3] = 0x84, 0 // an answer, of who knows
	binary.BigEndian.PutUint16(a[10:], 0)
	if ip == nil {
		return a
	}
	binary.BigEndian.PutUint16(a[6:], 1)
	a = append(a, 0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4)
	return append(a, ip...)
}

// canary is a server on loopback that nothing may reach.
func canary(t *testing.T) (server *httptest.Server, hits *atomic.Int64) {
	t.Helper()
	hits = &atomic.Int64{}
	server = httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { hits.Add(1) }))
	t.Cleanup(server.Close)
	return server, hits
}

// TestPrivateAddressesRefused: a host that is allowed and resolves to an address that is
// not public is never connected to, and its job is dropped; its browser stays,
// since the fault may be of our resolver.
func TestPrivateAddressesRefused(t *testing.T) {
	t.Parallel()
	for _, address := range []string{"127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "0.0.0.1", "198.18.0.1", "240.0.0.1", "255.255.255.255", "224.0.0.1", "192.0.2.1"} {
		t.Run(address, func(t *testing.T) {
			t.Parallel()
			resolver, asked := nameServer(t, address)
			w := newWorld(t, "sqlite", func(o *push.Options) { o.Transport, o.Resolver = nil, resolver })
			w.subscribe(w.owner, w.session, chrome)
			w.comment()
			w.send()
			if asked.Load() == 0 || w.jobs() != 0 || w.active() != 1 || !strings.Contains(w.log.String(), "public address") {
				t.Errorf("asked %d times, %d jobs, %d active: %s", asked.Load(), w.jobs(), w.active(), w.log)
			}
		})
	}
}

// TestGuard asks the guard itself for every kind of address, with what only
// looks like one of another.
func TestGuard(t *testing.T) {
	t.Parallel()
	guard := ssrf.New(ssrf.WithPorts(443))
	for _, address := range []string{"::1", "::", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "127.1.2.3", "100.127.255.254"} {
		if guard.SafeAddrPort(netip.AddrPortFrom(netip.MustParseAddr(address), 443)) == nil {
			t.Errorf("%s is let through", address)
		}
	}
	for _, address := range []string{"8.8.8.8", "2606:4700:4700::1111"} {
		if err := guard.Safe("tcp4", netip.AddrPortFrom(netip.MustParseAddr(address), 443).String(), syscall.RawConn(nil)); err != nil {
			t.Errorf("%s: %v", address, err)
		}
		if err := guard.SafeAddrPort(netip.AddrPortFrom(netip.MustParseAddr(address), 80)); !errors.Is(err, ssrf.ErrProhibitedPort) {
			t.Errorf("port 80 of %s: %v", address, err)
		}
	}
}

// TestRebindingRefused: a name is public when it is first asked for and on loopback
// when the connection is made. What decides is the address connected to.
func TestRebindingRefused(t *testing.T) {
	t.Parallel()
	resolver, asked := nameServer(t, "8.8.8.8", "127.0.0.1")
	if list, err := resolver.LookupNetIP(context.Background(), "ip4", chrome); err != nil || list[0].String() != "8.8.8.8" {
		t.Fatalf("the check sees %v, %v", list, err)
	}
	w := newWorld(t, "sqlite", func(o *push.Options) { o.Transport, o.Resolver = nil, resolver })
	w.subscribe(w.owner, w.session, chrome)
	w.comment()
	w.send()
	if asked.Load() < 2 || w.jobs() != 0 || w.active() != 1 {
		t.Errorf("asked %d times, %d jobs, %d active", asked.Load(), w.jobs(), w.active())
	}
}

// TestProxyIsNotUsed: a proxy in the environment is not used: the name of the service
// is looked up here, and its own address is what the guard refuses. It is not
// parallel, since the environment is everybody's.
func TestProxyIsNotUsed(t *testing.T) {
	proxy, hits := canary(t)
	for _, name := range []string{"HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"} {
		t.Setenv(name, proxy.URL)
	}
	// It is read once per process: that nothing has done so before.
	if u, err := http.ProxyFromEnvironment(must(http.NewRequest("POST", "https://"+chrome, nil))); err != nil || u == nil || u.String() != proxy.URL {
		t.Fatalf("the proxy of the environment is %v, %v", u, err)
	}
	resolver, asked := nameServer(t, "10.0.0.1")
	w := newWorld(t, "sqlite", func(o *push.Options) { o.Transport, o.Resolver = nil, resolver })
	const browsers = 32
	for range browsers / 2 { // all workers at once
		w.subscribe(w.owner, w.session, chrome)
		other := w.user("other")
		w.subscribe(other, w.signIn(other), firefox)
		_, _, err := w.store.RequestFriend(ctx, w.owner, other)
		must(0, err)
	}
	w.comment()
	for range 3 { // what is put off is tried again
		w.send()
		w.clock.Add(time.Hour)
	}
	refused := strings.Count(w.log.String(), "not at a public address")
	if hits.Load() != 0 || asked.Load() == 0 || refused != browsers || w.jobs() != 0 {
		t.Errorf("the proxy was asked %d times, names %d times; %d refused, %d jobs left", hits.Load(), asked.Load(), refused, w.jobs())
	}
}

// TestRedirectsNotFollowed: no redirect is followed, neither to loopback nor to another
// allowed host.
func TestRedirectsNotFollowed(t *testing.T) {
	t.Parallel()
	inner, hits := canary(t)
	for _, status := range []int{301, 302, 303, 307, 308} {
		w := newWorld(t, "sqlite")
		for _, target := range []string{inner.URL, "http://" + w.service.Addr(), "https://" + safari + "/send/1"} {
			w.service.Answer = func(pushtest.Message) pushtest.Reply { return pushtest.Reply{Status: status, Location: target} }
			w.subscribe(w.owner, w.session, chrome)
			w.comment()
			for _, m := range w.send() {
				if m.Host != chrome {
					t.Errorf("%d to %s: followed to %s", status, target, m.Host)
				}
			}
			if w.jobs() != 0 {
				t.Errorf("%d: %d jobs left", status, w.jobs())
			}
		}
	}
	if hits.Load() != 0 {
		t.Errorf("the canary was reached %d times", hits.Load())
	}
}

// TestAllowList: the host that is compared is the parsed one, also of what
// was stored when another list held.
func TestAllowList(t *testing.T) {
	t.Parallel()
	for _, endpoint := range []string{"https://127.0.0.1/x.googleapis.com/", "https://fcm.googleapis.com.evil/", "https://fcm.googleapis.com@evil/", "https://evil/?fcm.googleapis.com",
		"https://evilfcm.googleapis.com/", "https://fcm.googleapis.com:8443/", "http://fcm.googleapis.com/", "https://fcm.googleapis.com./", "https://fcm.googleapis.com\\.evil/", "https://FCM.googleapis.com%2eevil/",
		"https://..push.apple.com/", "https://a..push.apple.com/", "https://.push.apple.com/", "https://*.push.apple.com/", "https://１.push.apple.com/", "https://%EF%BC%91.push.apple.com/", "https://a_b.push.apple.com/",
		"https://-a.push.apple.com/", "https://a%00.push.apple.com/", "https://a%20b.push.apple.com/", "https://a,b.push.apple.com/"} {
		if got, ok := schema.PushEndpoint(endpoint, schema.PushHosts); ok {
			t.Errorf("%s is taken as %s", endpoint, got)
		}
	}
	w := newWorld(t, "sqlite", func(o *push.Options) { o.Hosts = []string{"push.apple.com"} })
	w.subscribe(w.owner, w.session, chrome)
	w.subscribe(w.owner, w.session, safari)
	w.comment()
	if got := w.send(); len(got) != 1 || got[0].Host != safari || w.active() != 2 || w.jobs() != 0 {
		t.Errorf("sent %+v, %d active, %d jobs", got, w.active(), w.jobs())
	}
}
