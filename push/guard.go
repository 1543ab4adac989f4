package push

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"time"

	"code.dny.dev/ssrf"
)

// Endpoints come from browsers, so every account could choose where we connect to. Two
// checks prevent that: the list of hosts in schema.PushEndpoint, and here the address,
// checked when the connection is made, so that a name that resolves differently after the
// check gains nothing (DNS rebinding).

// Timeouts of a request; Options.Timeout is that of the whole.
const (
	dialTimeout = 5 * time.Second
	tlsTimeout  = 5 * time.Second
	responseMax = 1 << 10 // bytes read of a response
)

// guarded returns a transport that connects to public addresses on port 443 only. It uses
// no proxy from the environment: only the address of the proxy would be checked.
func guarded(resolver *net.Resolver, perHost int) *http.Transport {
	guard := ssrf.New(ssrf.WithPorts(443))
	d := &net.Dialer{Timeout: dialTimeout, Resolver: resolver, Control: guard.Safe}
	return transport(d.DialContext, nil, perHost)
}

func transport(dial func(ctx context.Context, network, addr string) (net.Conn, error), trust *tls.Config, perHost int) *http.Transport {
	return &http.Transport{Proxy: nil, DialContext: dial, TLSClientConfig: trust, TLSHandshakeTimeout: tlsTimeout, ForceAttemptHTTP2: true,
		MaxIdleConnsPerHost: perHost, IdleConnTimeout: 90 * time.Second, MaxResponseHeaderBytes: 16 << 10, DisableCompression: true}
}

// client returns a client that follows no redirects, which would lead past the list of
// hosts.
func client(t http.RoundTripper) *http.Client {
	return &http.Client{Transport: t, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}

// Reach connects to a host as a Sender does, and reports why that fails.
func Reach(ctx context.Context, host string) error {
	t := guarded(nil, 1)
	defer t.CloseIdleConnections()
	req, err := http.NewRequestWithContext(ctx, http.MethodHead, "https://"+host+"/", nil)
	if err != nil {
		return err
	}
	res, err := client(t).Do(req)
	if err != nil {
		return err
	}
	return res.Body.Close()
}
