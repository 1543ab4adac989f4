package places

import (
	"context"
	"errors"
	"net"
	"net/http"
	"net/url"
	"testing"

	"code.dny.dev/ssrf"
)

// Google's name may lead to public addresses alone; a geocoder may be anywhere.
// Neither is called through a proxy of the environment.
func TestWhereCallsGo(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	own := Config{Name: Photon, URL: &url.URL{Scheme: "http", Host: l.Addr().String()}}
	for _, c := range []struct {
		Config
		address string
		want    error
	}{
		{*GoogleConfig("key"), "127.0.0.1:443", ssrf.ErrProhibitedIP},
		{*GoogleConfig("key"), "100.64.0.1:443", ssrf.ErrProhibitedIP},
		{*GoogleConfig("key"), "[::ffff:10.0.0.1]:443", ssrf.ErrProhibitedIP},
		{*GoogleConfig("key"), "142.250.0.1:80", ssrf.ErrProhibitedPort},
		{own, l.Addr().String(), nil},
	} {
		client := newClient(c.Config)
		transport := client.Transport.(*http.Transport)
		conn, err := transport.DialContext(context.Background(), "tcp", c.address)
		if !errors.Is(err, c.want) {
			t.Errorf("%s at %s: %v, want %v", c.Name, c.address, err, c.want)
		}
		if conn != nil {
			conn.Close()
		}
		if err != nil && reason(err) != "its address is not public" {
			t.Errorf("got reason %q, want that its address is not public", reason(err))
		}
		if transport.Proxy != nil || transport.MaxResponseHeaderBytes != 32<<10 || transport.TLSHandshakeTimeout == 0 || client.Timeout != CallWait {
			t.Errorf("%s: %+v", c.Name, transport)
		}
	}
}
