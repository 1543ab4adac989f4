package command

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
	"time"

	"github.com/urfave/cli/v2"
	"golang.org/x/crypto/acme/autocert"

	"finds/schema"
	"finds/server"
	"finds/server/certs"
	"finds/server/limit"
	"finds/server/metrics"
	"finds/server/respond"
)

// tlsFlags are those of a service that needs no proxy for TLS.
func tlsFlags() []cli.Flag {
	return group("TLS",
		domainFlag(),
		str("acme-email", "", "with --domain: contact for the issuer of certificates"),
		str("acme-directory", autocert.DefaultACMEDirectory, "with --domain: ACME server that issues the certificates"),
		str("tls-cert", "", "file with a certificate and its chain in PEM, which is read again after it changes; needs --tls-key and --base-url"),
		str("tls-key", "", "file with the key of --tls-cert in PEM"),
		str("http-addr", "", "with TLS: address that redirects to https; with --domain, :80 by default"),
	)
}

// domainAddr is where a service with --domain listens, unless --addr says otherwise.
const domainAddr = ":443"

func domainFlag() cli.Flag {
	return str("domain", "", "host name such as finds.example.org, for which Finds gets certificates from Let's Encrypt; needs the ports 80 and 443")
}

// completeTLS refuses flags of TLS that do not fit together, and sets those that follow from
// --domain: the base URL and the addresses.
func completeTLS(c *cli.Context) error {
	domain, cert, key := c.String("domain"), c.String("tls-cert"), c.String("tls-key")
	switch {
	case domain != "" && cert != "":
		return errors.New("--domain and --tls-cert are both set: Finds gets the certificate itself, or reads it; keep one of them")
	case (cert == "") != (key == ""):
		return errors.New("--tls-cert and --tls-key belong together; set both")
	case domain == "" && cert == "" && c.String("http-addr") != "":
		return errors.New("--http-addr redirects to https, and needs --domain or --tls-cert")
	}
	for _, name := range []string{"acme-email", "acme-directory"} {
		if domain == "" && c.IsSet(name) && c.String(name) != "" {
			return fmt.Errorf("--%s needs --domain", name)
		}
	}
	if domain == "" && cert == "" {
		return nil
	}
	if domain != "" {
		if err := completeDomain(c, domain); err != nil {
			return err
		}
	}
	base, err := (&env{Context: c}).baseURL()
	if err != nil {
		return err
	}
	if base == nil || base.Scheme != "https" {
		return errors.New("--base-url has to begin with https when Finds serves TLS, such as https://finds.example.org")
	}
	if domain != "" && !strings.EqualFold(base.Hostname(), domain) {
		return fmt.Errorf("--base-url has the host %s, and --domain is %s; leave out --base-url", base.Hostname(), domain)
	}
	return nil
}

func completeDomain(c *cli.Context, domain string) error {
	if _, err := netip.ParseAddr(domain); err == nil || !schema.HostName.MatchString(domain) || !strings.Contains(domain, ".") {
		return errors.New("--domain takes a host name such as finds.example.org, without https:// and without a port")
	}
	if u, err := url.Parse(c.String("acme-directory")); err != nil || u.Scheme != "https" || u.Host == "" {
		return errors.New("--acme-directory takes an https URL such as " + autocert.DefaultACMEDirectory)
	}
	for name, value := range map[string]string{"base-url": "https://" + domain, "addr": domainAddr, "http-addr": ":80"} {
		if c.IsSet(name) {
			continue
		}
		if err := c.Set(name, value); err != nil {
			return err
		}
	}
	return nil
}

// secure is what a service with TLS has beside its listener.
type secure struct {
	certs.Source
	redirect net.Listener // from http; nil for none
}

// openTLS returns the certificates of the flags and listens for http, or returns nil when
// Finds does not serve TLS.
func (e *env) openTLS(o *server.Options) (s *secure, err error) {
	domain, cert := e.String("domain"), e.String("tls-cert")
	if domain == "" && cert == "" {
		return nil, nil
	}
	s = &secure{}
	if cert != "" {
		s.Source, err = certs.Open(cert, e.String("tls-key"), e.log)
		if err != nil {
			return nil, fmt.Errorf("--tls-cert: %w", err)
		}
	} else {
		s.Source = certs.NewAuto(certs.AutoOptions{Domain: strings.ToLower(domain), Email: e.String("acme-email"), Directory: e.String("acme-directory"),
			Cache: e.certificateCache(), Log: e.log})
	}
	o.Operation.Collectors = append(o.Operation.Collectors, metrics.Gauge("finds_tls_certificate_expires_seconds", "Unix time at which the TLS certificate expires; 0 if there is none.",
		func() int64 { return max(0, s.Expires().Unix()) }))
	if e.String("http-addr") != "" {
		s.redirect, err = e.listen("http-addr")
	}
	return s, err
}

// certificateCache keeps certificates where the secrets are: in the data folder, or with
// PostgreSQL in the database, so that any process can answer a challenge.
func (e *env) certificateCache() autocert.Cache {
	if e.store.Postgres() {
		return e.store.Certificates()
	}
	return autocert.DirCache(e.path("certificates"))
}

// close stops listening for http.
func (s *secure) close() {
	if s != nil && s.redirect != nil {
		s.redirect.Close()
	}
}

// serve serves over TLS, with HTTP/2, or without it if s is nil.
func (s *secure) serve(h *http.Server, l net.Listener) error {
	if s == nil {
		return h.Serve(l)
	}
	h.TLSConfig = s.Config()
	return h.ServeTLS(l, "", "")
}

// serveHTTP redirects from http to the base URL until ctx ends, and answers the challenges of
// the ACME server. It has the certificate issued that is missing.
func (s *secure) serveHTTP(ctx context.Context, base *url.URL, api *server.Server, warnings *log.Logger, failed chan<- error) {
	if s == nil {
		return
	}
	auto, isAuto := s.Source.(*certs.Auto)
	if s.redirect != nil {
		var h http.Handler = redirectTo(base)
		if isAuto {
			h = auto.Answer(h)
		}
		plain := &http.Server{Handler: h, ReadTimeout: 10 * time.Second, WriteTimeout: 10 * time.Second, IdleTimeout: time.Minute, MaxHeaderBytes: 32 << 10,
			ConnState: limit.ConnState, ErrorLog: warnings}
		context.AfterFunc(ctx, func() { plain.Close() })
		go func() {
			if err := plain.Serve(api.Limit(s.redirect)); !errors.Is(err, http.ErrServerClosed) {
				failed <- fmt.Errorf("--http-addr: %w", err)
			}
		}()
	}
	if isAuto {
		go auto.Prepare(ctx)
	}
}

// redirectTo redirects to the same path over https. It does not use the host of the request,
// which a client can make up.
func redirectTo(base *url.URL) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		respond.Mark(w.Header())
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			http.Error(w, "use "+base.String(), http.StatusForbidden) // its body was sent in clear already
			return
		}
		http.Redirect(w, r, base.String()+"/"+strings.TrimLeft(r.URL.RequestURI(), "/"), http.StatusPermanentRedirect)
	}
}

// warnings is the log of net/http. Failed handshakes are of scanners, mostly, and would fill
// the log of a server on the internet.
func (e *env) warnings() *log.Logger { return log.New(netLog{e.log}, "", 0) }

type netLog struct{ *slog.Logger }

// Write implements io.Writer.
func (l netLog) Write(line []byte) (int, error) {
	level := slog.LevelWarn
	if bytes.Contains(line, []byte("TLS handshake error")) {
		level = slog.LevelDebug
	}
	l.Log(context.Background(), level, string(bytes.TrimSpace(line)))
	return len(line), nil
}
