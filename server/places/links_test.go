package places

import (
	"context"
	"errors"
	"log/slog"
	"net/http"
	"net/url"
	"testing"

	"code.dny.dev/ssrf"

	"finds/schema"
)

// TestWhereLinksGo connects to port 443 of public addresses alone, by no proxy of the environment.
func TestWhereLinksGo(t *testing.T) {
	t.Parallel()
	for address, want := range map[string]error{
		"127.0.0.1:443": ssrf.ErrProhibitedIP, "10.0.0.1:443": ssrf.ErrProhibitedIP, "169.254.169.254:443": ssrf.ErrProhibitedIP,
		"[::1]:443": ssrf.ErrProhibitedIP, "[::ffff:192.168.1.1]:443": ssrf.ErrProhibitedIP, "142.250.0.1:80": ssrf.ErrProhibitedPort,
	} {
		if _, err := newTransport(true).DialContext(context.Background(), "tcp", address); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", address, err, want)
		}
	}
	if transport := newTransport(true); transport.Proxy != nil || transport.MaxResponseHeaderBytes != headersMost || transport.TLSHandshakeTimeout == 0 {
		t.Errorf("%+v", transport)
	}
	links := NewLinks("Finds/test", nil, slog.New(slog.DiscardHandler))
	if links.client.Jar != nil || links.client.CheckRedirect(nil, nil) != http.ErrUseLastResponse {
		t.Error("the client keeps cookies or follows redirects")
	}
	if _, err := links.Follow(context.Background(), &url.URL{Scheme: "https", Host: "127.0.0.1", Path: "/"}); !errors.Is(err, schema.ErrLinkServer) {
		t.Errorf("a private address: %v", err)
	}
}
