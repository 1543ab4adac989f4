package command

import (
	"bytes"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"io"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/acme/autocert"

	"finds/server/respond"
	"finds/store"
	"finds/store/storetest"
)

// pair writes a certificate for localhost and its key to the files, and returns its number.
func pair(t *testing.T, cert, key string) *big.Int {
	t.Helper()
	k, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	number, err := rand.Int(rand.Reader, big.NewInt(1<<62))
	if err != nil {
		t.Fatal(err)
	}
	c := &x509.Certificate{SerialNumber: number, Subject: pkix.Name{CommonName: "localhost"}, DNSNames: []string{"localhost"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour)}
	der, err := x509.CreateCertificate(rand.Reader, c, c, &k.PublicKey, k)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := x509.MarshalPKCS8PrivateKey(k)
	if err != nil {
		t.Fatal(err)
	}
	for name, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: der}, key: {Type: "PRIVATE KEY", Bytes: raw}} {
		if name == "" {
			continue
		}
		if err := os.WriteFile(name+".new", pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Rename(name+".new", name); err != nil {
			t.Fatal(err)
		}
	}
	return number
}

// shown returns the number of the certificate that a new connection gets.
func shown(t *testing.T, addr string) *big.Int {
	t.Helper()
	c, err := tls.Dial("tcp", addr, &tls.Config{InsecureSkipVerify: true})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	return c.ConnectionState().PeerCertificates[0].SerialNumber
}

// A service with a certificate in files serves HTTP/2, sends HSTS, redirects from http, and
// shows a new certificate to the next connection. A broken one leaves the old one.
func TestTLSFiles(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cert, key, plain := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem"), freeAddress(t)
	first := pair(t, cert, key)
	s, code := serveTLS(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--http-addr", plain, "--base-url", "https://localhost", "--tls-cert", cert, "--tls-key", key)
	if code != 0 {
		t.Fatal(s.log.String())
	}
	addr := strings.TrimPrefix(s.url, "https://")
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}, ForceAttemptHTTP2: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	ask := func(method, url string, body io.Reader) *http.Response {
		req, err := http.NewRequest(method, url, body)
		if err != nil {
			t.Fatal(err)
		}
		res, err := client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		io.Copy(io.Discard, res.Body)
		res.Body.Close()
		return res
	}
	res := ask("GET", s.url+"/healthz", nil)
	if res.StatusCode != 200 || res.ProtoMajor != 2 || !strings.HasPrefix(res.Header.Get("Strict-Transport-Security"), "max-age=31536000") {
		t.Errorf("%d %s %v", res.StatusCode, res.Proto, res.Header)
	}
	// A refused upload ends its stream alone.
	if res := ask("POST", s.url+"/api/media", bytes.NewReader(make([]byte, 1<<20))); res.StatusCode != 401 || res.Header.Get("Connection") != "" {
		t.Errorf("%d %v", res.StatusCode, res.Header)
	}
	for path, want := range map[string]string{"/finds/1?x=y": "https://localhost/finds/1?x=y", "//evil.example/": "https://localhost/evil.example/"} {
		if res := ask("GET", "http://"+plain+path, nil); res.StatusCode != 308 || res.Header.Get("Location") != want {
			t.Errorf("%s redirects with %d to %s", path, res.StatusCode, res.Header.Get("Location"))
		} else if !respond.IsMarked(res.Header) {
			t.Errorf("%s: the redirect is not marked: %v", path, res.Header)
		}
	}
	if res := ask("POST", "http://"+plain+"/api/auth/login", strings.NewReader("{}")); res.StatusCode != 403 {
		t.Errorf("POST over http: %d", res.StatusCode)
	}

	if got := shown(t, addr); got.Cmp(first) != 0 {
		t.Errorf("the certificate is %v", got)
	}
	pair(t, cert, "") // without its key
	if got := shown(t, addr); got.Cmp(first) != 0 || !strings.Contains(s.log.String(), "the old one stays") {
		t.Errorf("a broken pair is served: %v\n%s", got, s.log.String())
	}
	second := pair(t, cert, key)
	if got := shown(t, addr); got.Cmp(second) != 0 {
		t.Errorf("after the renewal, the certificate is %v, not %v", got, second)
	}
	if err := os.Remove(key); err != nil {
		t.Fatal(err)
	}
	if got := shown(t, addr); got.Cmp(second) != 0 {
		t.Errorf("without its key, the certificate is %v", got)
	}
	if res := ask("GET", s.url+"/healthz", nil); res.StatusCode != 200 {
		t.Errorf("%d", res.StatusCode)
	}
}

// serveTLS is serveHere for a service with TLS.
func serveTLS(t *testing.T, args ...string) (*served, int) {
	t.Helper()
	s, code := serveWith(t, func(*served) {}, args...)
	s.url = strings.Replace(s.url, "http://", "https://", 1)
	return s, code
}

// Flags of TLS that do not fit together are refused before anything is made.
func TestTLSRefusals(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	pair(t, cert, key)
	for _, c := range []struct {
		args, want string
	}{
		{"--domain finds.example.org --tls-cert " + cert + " --tls-key " + key, "--domain and --tls-cert"},
		{"--tls-cert " + cert, "--tls-key"},
		{"--tls-key " + key, "--tls-cert"},
		{"--tls-cert " + cert + " --tls-key " + key, "--base-url has to begin with https"},
		{"--tls-cert " + cert + " --tls-key " + key + " --base-url http://x.example.org", "--base-url has to begin with https"},
		{"--domain https://finds.example.org", "--domain takes"},
		{"--domain 192.0.2.1", "--domain takes"},
		{"--domain localhost", "--domain takes"},
		{"--domain finds.example.org:8443", "--domain takes"},
		{"--domain finds.example.org --base-url https://other.example.org", "--base-url has the host other.example.org"},
		{"--domain finds.example.org --base-url http://finds.example.org", "--base-url has to begin with https"},
		{"--domain finds.example.org --acme-directory http://x", "--acme-directory takes"},
		{"--acme-email me@example.org", "--acme-email needs --domain"},
		{"--http-addr 127.0.0.1:0", "--http-addr redirects"},
		{"--domain finds.example.org --http-addr nowhere", "--http-addr takes"},
	} {
		data := folder(t)
		wantRefusal(t, finds("", append([]string{"serve", "--data", data}, strings.Fields(c.args)...)...), c.want)
		if _, err := os.Stat(data); err == nil {
			t.Errorf("%s: the refusal leaves a folder", c.args)
		}
	}
	wantRefusal(t, finds("", "serve", "--data", folder(t), "--addr", "127.0.0.1:0", "--base-url", "https://localhost", "--tls-cert", key, "--tls-key", key), "--tls-cert")
}

// The cache of certificates in the database keeps what processes put in, for all of them.
func TestCertificateCache(t *testing.T) {
	t.Parallel()
	storetest.UsualEngines(t, func(t *testing.T, engine string) {
		dsn := storetest.Database(t, engine)
		one := storetest.Open(t, engine, store.Options{Database: dsn}).Certificates()
		ctx := t.Context()
		if _, err := one.Get(ctx, "finds.example.org"); err != autocert.ErrCacheMiss {
			t.Errorf("nothing: %v", err)
		}
		for _, text := range []string{"-----BEGIN\n\x00\xff", "second"} {
			if err := one.Put(ctx, "finds.example.org", []byte(text)); err != nil {
				t.Fatal(err)
			}
			if got, err := one.Get(ctx, "finds.example.org"); err != nil || string(got) != text {
				t.Errorf("%q %v", got, err)
			}
		}
		for range 2 {
			if err := one.Delete(ctx, "finds.example.org"); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := one.Get(ctx, "finds.example.org"); err != autocert.ErrCacheMiss {
			t.Errorf("after it was deleted: %v", err)
		}
	})
}
