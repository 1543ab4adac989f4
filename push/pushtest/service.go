// Package pushtest is a push service for tests: it runs on loopback, decrypts
// messages with code of its own, requires what the RFCs require, and answers as
// a test chooses.
package pushtest

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// Message is a message that a browser got, or would have got.
type Message struct {
	Browser              *Browser
	Host, Topic, Urgency string
	TTL                  int
	Size                 int    // of the body in bytes
	Body                 []byte // decrypted
	Subject              string // of the VAPID token
	WebPush              int    `json:"web_push"`
	Title, Icon, Tag     string
	Text                 string `json:"body"`
	Data                 struct{ URL, NotificationID, Type string }
	Notification         map[string]any
	Status               int // answered
}

// Reply is how the service answers; the zero value is 201.
type Reply struct {
	Status     int
	RetryAfter string
	Location   string
	Text       string
	Hang       bool // until the client gives up
	Reset      bool // close the connection instead
}

// Service is a push service that answers for every host.
type Service struct {
	testing.TB
	Key     string              // VAPID public key that browsers have subscribed with; "" takes any
	Subject string              // that tokens must have; "" takes any
	Answer  func(Message) Reply // nil is 201

	server   *httptest.Server
	mu       sync.Mutex
	browsers map[string]*Browser // by endpoint
	got      []Message
	count    int
}

// New starts a service that ends with the test.
func New(t testing.TB) *Service {
	s := &Service{TB: t, browsers: map[string]*Browser{}}
	s.server = httptest.NewUnstartedServer(http.HandlerFunc(s.serve))
	s.server.Config.ErrorLog = log.New(io.Discard, "", 0) // connections that break are what tests are about
	s.server.StartTLS()
	t.Cleanup(func() {
		s.server.CloseClientConnections()
		s.server.Close()
	})
	return s
}

// Browser makes a browser that this service reaches under a host.
func (s *Service) Browser(host string) *Browser {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.count++
	b := NewBrowser(fmt.Sprintf("https://%s/send/%d", host, s.count))
	s.browsers[b.Endpoint] = b
	return b
}

// Addr is where the service listens on loopback.
func (s *Service) Addr() string { return s.server.Listener.Addr().String() }

// Transport returns a transport that connects to this service for every host, over TLS.
func (s *Service) Transport() *http.Transport { return Transport(s.Addr(), s.server.Certificate()) }

// Certificate is the service's own.
func (s *Service) Certificate() *x509.Certificate { return s.server.Certificate() }

// Transport connects to a service at an address, which has a certificate.
func Transport(addr string, cert *x509.Certificate) *http.Transport {
	trust := x509.NewCertPool()
	trust.AddCert(cert)
	return &http.Transport{
		DialContext: func(ctx context.Context, network, _ string) (net.Conn, error) {
			return new(net.Dialer).DialContext(ctx, network, addr)
		},
		TLSClientConfig:     &tls.Config{RootCAs: trust, ServerName: "example.com"},
		MaxIdleConnsPerHost: 16,
	}
}

// Take returns all messages since the last call, with any answer.
func (s *Service) Take() []Message {
	s.mu.Lock()
	defer s.mu.Unlock()
	list := s.got
	s.got = nil
	return list
}

func (s *Service) serve(w http.ResponseWriter, r *http.Request) {
	m, err := s.read(r)
	if errors.Is(err, io.ErrUnexpectedEOF) {
		return // who sent it has been killed
	}
	if err != nil {
		s.Errorf("push service: %s %s%s: %v", r.Method, r.Host, r.URL.Path, err)
		w.WriteHeader(http.StatusBadRequest)
		return
	}
	var a Reply
	if s.Answer != nil {
		a = s.Answer(m)
	}
	if a.Status == 0 {
		a.Status = http.StatusCreated
	}
	m.Status = a.Status
	if a.Hang || a.Reset {
		m.Status = 0
	}
	s.mu.Lock()
	s.got = append(s.got, m)
	s.mu.Unlock()
	a.write(w, r)
}

func (a Reply) write(w http.ResponseWriter, r *http.Request) {
	switch {
	case a.Hang:
		<-r.Context().Done()
		panic(http.ErrAbortHandler) // to return would answer 200, which a client that is closing may still read
	case a.Reset:
		panic(http.ErrAbortHandler)
	}
	for name, value := range map[string]string{"Retry-After": a.RetryAfter, "Location": a.Location} {
		if value != "" {
			w.Header().Set(name, value)
		}
	}
	w.WriteHeader(a.Status)
	io.WriteString(w, a.Text)
}

// read checks a request and decrypts it.
func (s *Service) read(r *http.Request) (m Message, err error) {
	m.Host, m.Topic, m.Urgency = r.Host, r.Header.Get("Topic"), r.Header.Get("Urgency")
	s.mu.Lock()
	m.Browser = s.browsers["https://"+r.Host+r.URL.Path]
	s.mu.Unlock()
	body, err := io.ReadAll(r.Body)
	m.Size = len(body)
	switch {
	case err != nil:
		return m, err
	case r.Method != http.MethodPost || m.Browser == nil:
		return m, fmt.Errorf("there is no such browser")
	case r.Header.Get("Content-Encoding") != "aes128gcm":
		return m, fmt.Errorf("content encoding %q", r.Header.Get("Content-Encoding"))
	case r.Header.Get("Cookie") != "" || r.Header.Get("Referer") != "":
		return m, fmt.Errorf("headers that it need not have: %v", r.Header)
	}
	if m.TTL, err = strconv.Atoi(r.Header.Get("TTL")); err != nil || m.TTL < 1 || m.TTL > 2_592_000 {
		return m, fmt.Errorf("TTL %q", r.Header.Get("TTL"))
	}
	if err := s.token(r, &m); err != nil {
		return m, err
	}
	if m.Body, err = m.Browser.decrypt(body); err != nil {
		return m, err
	}
	return m, json.Unmarshal(m.Body, &m)
}

// token checks the VAPID token of a request.
func (s *Service) token(r *http.Request, m *Message) error {
	c, key, err := verify(r.Header.Get("Authorization"))
	m.Subject = c.Sub
	switch {
	case err != nil:
		return err
	case c.Aud != "https://"+r.Host:
		return fmt.Errorf("audience %q", c.Aud)
	case s.Key != "" && key != s.Key:
		return fmt.Errorf("the key is not the one subscribed with")
	case s.Subject != "" && c.Sub != s.Subject || !strings.HasPrefix(c.Sub, "mailto:") && !strings.HasPrefix(c.Sub, "https://"):
		return fmt.Errorf("subject %q", c.Sub)
	}
	return nil
}

// Clock is a time that tests move.
type Clock struct {
	mu  sync.Mutex
	now time.Time
}

// NewClock returns a clock that is stopped at a fixed time.
func NewClock() *Clock { return &Clock{now: time.Date(2026, 6, 1, 12, 0, 0, 0, time.UTC)} }

// Now is the clock as the service reads it.
func (c *Clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

// Add moves the clock on.
func (c *Clock) Add(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}
