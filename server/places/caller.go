package places

import (
	"bytes"
	"context"
	"crypto/tls"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"net/url"
	"strings"
	"syscall"
	"time"

	"code.dny.dev/ssrf"
)

const (
	answerMost  = 1 << 20  // bytes of a response
	headersMost = 32 << 10 // bytes of the headers of a response
	connectWait = 2 * time.Second
)

// NewProvider returns a provider that identifies itself with the given User-Agent (RFC
// 9110 section 10.1.5).
func NewProvider(c Config, userAgent string) Provider {
	caller := caller{c, newClient(c), userAgent}
	switch c.Name {
	case Google:
		return google{caller}
	case Photon:
		return photon{caller}
	}
	return nominatim{caller}
}

// newClient returns a client that connects only to the configured server: it follows no
// redirects. For Google, it connects only to public addresses. The address of another
// geocoder is the choice of the operator, and is often in a private network.
func newClient(c Config) *http.Client {
	return &http.Client{Timeout: CallWait, CheckRedirect: unfollowed, Transport: newTransport(c.URL.Host == googleURL.Host)}
}

// unfollowed is a CheckRedirect of clients for which a redirect is the response.
func unfollowed(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }

// newTransport returns a transport that uses no proxy from the environment. If isPublic,
// it connects to port 443 of public addresses alone, which is checked when the connection
// is made, whatever a name resolves to.
func newTransport(isPublic bool) *http.Transport {
	d := &net.Dialer{Timeout: connectWait}
	if isPublic {
		d.Control = ssrf.New(ssrf.WithPorts(443)).Safe
	}
	return &http.Transport{Proxy: nil, DialContext: d.DialContext, TLSHandshakeTimeout: connectWait, ForceAttemptHTTP2: true,
		MaxIdleConnsPerHost: 4, IdleConnTimeout: 90 * time.Second, MaxResponseHeaderBytes: headersMost}
}

// caller sends requests to a provider.
type caller struct {
	Config
	client    *http.Client
	userAgent string
}

// get sends a GET request for path, with params added to those of the configured URL, and
// decodes the JSON response into v.
func (c caller) get(ctx context.Context, path string, params url.Values, v any) error {
	u := *c.URL
	u.Path += path
	all := u.Query()
	for name, values := range params {
		all[name] = values
	}
	u.RawQuery = all.Encode()
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, u.String(), nil)
	if err != nil {
		return errors.New("the URL cannot be called")
	}
	return c.do(r, v)
}

// errAnswer is the error for a response that is not a list of places.
var errAnswer = errors.New("the answer is not as expected")

// do sends a request and decodes the response into v. Its errors contain neither the URL,
// which may contain a key, nor any text of the provider, which may quote the request.
func (c caller) do(r *http.Request, v any) error {
	r.Header.Set("User-Agent", c.userAgent)
	r.Header.Set("Accept", "application/json")
	res, err := c.client.Do(r)
	if err != nil {
		return fmt.Errorf("no answer: %s", reason(err))
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return fmt.Errorf("status %d", res.StatusCode)
	}
	if kind, _, _ := mime.ParseMediaType(res.Header.Get("Content-Type")); kind != "application/json" && !strings.HasSuffix(kind, "+json") {
		return errors.New("the response is not JSON")
	}
	b, err := io.ReadAll(io.LimitReader(res.Body, answerMost+1))
	if err != nil {
		return fmt.Errorf("read the answer: %s", reason(err))
	}
	if len(b) > answerMost {
		return errors.New("the answer is too large")
	}
	if json.Unmarshal(b, v) != nil || bytes.Equal(bytes.TrimSpace(b), []byte("null")) { // the text of the error may quote the response
		return errAnswer
	}
	return nil
}

// reason describes the kind of an error of a call. It does not use the text of the error,
// which may quote the response.
func reason(err error) string {
	var timeout net.Error
	var dns *net.DNSError
	var certificate *tls.CertificateVerificationError
	var record tls.RecordHeaderError
	var alert tls.AlertError
	switch {
	case errors.As(err, &timeout) && timeout.Timeout():
		return "timeout"
	case errors.Is(err, context.Canceled):
		return "cancelled"
	case errors.As(err, &dns):
		return "its name is not found"
	case errors.Is(err, ssrf.ErrProhibitedIP), errors.Is(err, ssrf.ErrProhibitedPort), errors.Is(err, ssrf.ErrProhibitedNetwork):
		return "its address is not public"
	case errors.Is(err, syscall.ECONNREFUSED):
		return "connection refused"
	case errors.As(err, &certificate), errors.As(err, &record), errors.As(err, &alert):
		return "no TLS"
	}
	return "it is cut off or no HTTP"
}
