package push

import (
	"context"
	"crypto/tls"
	"net"
	"net/http"
	"time"

	"code.dny.dev/ssrf"
)

// Endpoints come from browsers, so whoever has an account chooses where we
// connect to. Against that stand the list of hosts, in schema.PushEndpoint, and
// here the address: it is checked when the connection is made, so that a name
// that changes its mind after the check gains nothing.

// Timeouts of a request; Options.Timeout is that of the whole.
const (
	dialTimeout = 5 * time.Second
	tlsTimeout  = 5 * time.Second
	answerMax   = 1 << 10 // bytes read of an answer
)

// guarded makes a transport that connects to public addresses on port 443
// alone. It takes no proxy from the environment, through which the address of
// the proxy would be all that is checked.
func guarded(resolver *net.Resolver, perHost int) *http.Transport {
	guard := ssrf.New(ssrf.WithPorts(443))
	d := &net.Dialer{Timeout: dialTimeout, Resolver: resolver, Control: guard.Safe}
	return transport(d.DialContext, nil, perHost)
}

func transport(dial func(ctx context.Context, network, addr string) (net.Conn, error), trust *tls.Config, perHost int) *http.Transport {
	return &http.Transport{Proxy: nil, DialContext: dial, TLSClientConfig: trust, TLSHandshakeTimeout: tlsTimeout, ForceAttemptHTTP2: true,
		MaxIdleConnsPerHost: perHost, IdleConnTimeout: 90 * time.Second, MaxResponseHeaderBytes: 16 << 10, DisableCompression: true}
}

// client sends without following: a redirect would lead past the list of hosts.
func client(t http.RoundTripper) *http.Client {
	return &http.Client{Transport: t, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
}
