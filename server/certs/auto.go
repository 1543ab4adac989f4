package certs

import (
	"context"
	"crypto/tls"
	"log/slog"
	"net/http"
	"sync/atomic"
	"time"

	"golang.org/x/crypto/acme"
	"golang.org/x/crypto/acme/autocert"
)

// AutoOptions configure certificates that an ACME server issues.
type AutoOptions struct {
	Domain    string
	Email     string // contact of the account, or ""
	Directory string // URL of the ACME server; "" is Let's Encrypt
	Cache     autocert.Cache
	Log       *slog.Logger
}

// Auto has a certificate issued and renewed. It proves that the domain is its own over HTTP on
// port 80 (http-01) or over TLS on port 443 (tls-alpn-01).
type Auto struct {
	AutoOptions
	manager *autocert.Manager
	current atomic.Pointer[tls.Certificate]
}

// NewAuto returns an Auto. It accepts the terms of service of the ACME server.
func NewAuto(o AutoOptions) *Auto {
	return &Auto{AutoOptions: o, manager: &autocert.Manager{Prompt: autocert.AcceptTOS, Cache: o.Cache, HostPolicy: autocert.HostWhitelist(o.Domain),
		Email: o.Email, Client: &acme.Client{DirectoryURL: o.Directory, UserAgent: "finds"}}}
}

// Config implements Source.
func (a *Auto) Config() *tls.Config {
	c := a.manager.TLSConfig()
	c.GetCertificate = a.certificate
	return c
}

// Expires implements Source.
func (a *Auto) Expires() time.Time { return expiry(a.current.Load()) }

// certificate returns the certificate for a connection, which is issued first if there is
// none. net/http would log the error as one of the handshake, as it does for scanners.
func (a *Auto) certificate(hello *tls.ClientHelloInfo) (*tls.Certificate, error) {
	c, err := a.manager.GetCertificate(hello)
	challenge := len(hello.SupportedProtos) == 1 && hello.SupportedProtos[0] == acme.ALPNProto
	switch {
	case err != nil && hello.ServerName == a.Domain:
		a.Log.Warn("no TLS certificate could be issued", "domain", a.Domain, "error", err)
	case err == nil && !challenge:
		a.current.Store(c)
	}
	return c, err
}

// Prepare has the certificate issued before the first visitor comes, which takes some seconds.
func (a *Auto) Prepare(ctx context.Context) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		c, err := a.certificate(&tls.ClientHelloInfo{ServerName: a.Domain, CipherSuites: []uint16{tls.TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256}})
		if err == nil {
			a.Log.Info("the TLS certificate is ready", "domain", a.Domain, "expires", expiry(c).UTC())
		}
	}()
	select {
	case <-done:
	case <-ctx.Done():
	}
}

// Answer answers the challenges that come over HTTP, and passes other requests on.
func (a *Auto) Answer(other http.Handler) http.Handler { return a.manager.HTTPHandler(other) }
