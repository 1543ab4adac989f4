// Package certs has the TLS certificates of the service: from files, or issued by an ACME
// server (RFC 8555) such as Let's Encrypt.
package certs

import (
	"crypto/tls"
	"log/slog"
	"os"
	"sync"
	"sync/atomic"
	"time"
)

// Source gives a server its certificates.
type Source interface {
	// Config returns the configuration of a TLS server.
	Config() *tls.Config
	// Expires returns the end of the certificate that was served last; zero before the first.
	Expires() time.Time
}

// Files are a certificate and its key in files, which are read again after they change.
type Files struct {
	cert, key string
	log       *slog.Logger

	mu      sync.Mutex // held while files are compared and read
	tried   [2]version // what was read last
	current atomic.Pointer[tls.Certificate]
}

// version tells whether a file has changed. Programs that renew certificates replace files or
// the links to them.
type version struct {
	modified time.Time
	size     int64
	info     os.FileInfo
}

func (v version) same(w version) bool {
	return v.modified.Equal(w.modified) && v.size == w.size && (v.info == nil) == (w.info == nil) && (v.info == nil || os.SameFile(v.info, w.info))
}

// Open reads the certificate chain and its key in PEM.
func Open(cert, key string, log *slog.Logger) (*Files, error) {
	f := &Files{cert: cert, key: key, log: log}
	f.tried = f.versions()
	c, err := f.read()
	f.current.Store(c)
	return f, err
}

// read reads the files. An expired certificate is used, too: a service that does not start
// helps even less.
func (f *Files) read() (*tls.Certificate, error) {
	c, err := tls.LoadX509KeyPair(f.cert, f.key)
	if err != nil {
		return nil, err
	}
	if time.Now().After(c.Leaf.NotAfter) {
		f.log.Warn("the TLS certificate has expired", "file", f.cert, "expired", c.Leaf.NotAfter.UTC())
	}
	return &c, nil
}

func (f *Files) versions() (v [2]version) {
	for i, name := range []string{f.cert, f.key} {
		if info, err := os.Stat(name); err == nil {
			v[i] = version{info.ModTime(), info.Size(), info}
		}
	}
	return v
}

// Config implements Source.
func (f *Files) Config() *tls.Config {
	return &tls.Config{GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) {
		f.reload()
		return f.current.Load(), nil
	}}
}

// Expires implements Source.
func (f *Files) Expires() time.Time { return expiry(f.current.Load()) }

func expiry(c *tls.Certificate) time.Time {
	if c == nil || c.Leaf == nil {
		return time.Time{}
	}
	return c.Leaf.NotAfter
}

// reload reads the files again if they have changed. While they cannot be used, such as
// between the replacement of one and of the other, the certificate stays as it is.
func (f *Files) reload() {
	f.mu.Lock()
	defer f.mu.Unlock()
	now := f.versions()
	if now[0].same(f.tried[0]) && now[1].same(f.tried[1]) {
		return
	}
	f.tried = now
	c, err := f.read()
	if err != nil {
		f.log.Warn("the new TLS certificate cannot be used; the old one stays", "file", f.cert, "error", err)
		return
	}
	f.current.Store(c)
	f.log.Info("the TLS certificate has changed", "file", f.cert, "expires", c.Leaf.NotAfter.UTC())
}
