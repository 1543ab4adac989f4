package e2e

import (
	"bytes"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/letsencrypt/challtestsrv"
	"github.com/letsencrypt/pebble/v2/ca"
	"github.com/letsencrypt/pebble/v2/db"
	"github.com/letsencrypt/pebble/v2/va"
	"github.com/letsencrypt/pebble/v2/wfe"

	"finds/server/command"
)

// runEnv makes the test binary run the command line instead of tests.
const runEnv = "FINDS_E2E_RUN"

func TestMain(m *testing.M) {
	if os.Getenv(runEnv) != "" || len(os.Args) > 1 && !strings.HasPrefix(os.Args[1], "-") {
		command.Main("test")
	}
	os.Exit(m.Run())
}

// freePort is a port that is free now.
func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// pebble starts an ACME server, whose names all lead to this machine, and returns the URL of
// its directory and a file with the certificate to trust.
func pebble(t *testing.T, httpPort, tlsPort int) (directory, trust string) {
	t.Helper()
	dns := "127.0.0.1:" + strconv.Itoa(freePort(t))
	quiet := log.New(io.Discard, "", 0)
	names, err := challtestsrv.New(challtestsrv.Config{Log: quiet, DNSAddrs: []string{dns}})
	if err != nil {
		t.Fatal(err)
	}
	names.SetDefaultDNSIPv6("")
	go names.Run()
	t.Cleanup(names.Shutdown)
	store := db.NewMemoryStore()
	authority := ca.New(quiet, store, "", "ecdsa", 0, 1, map[string]ca.Profile{"default": {}})
	front := wfe.New(quiet, store, va.New(quiet, httpPort, tlsPort, false, dns, store), authority, []string{"pebble.letsencrypt.org"}, false, false, 1, 1)
	s := httptest.NewTLSServer(front.Handler())
	t.Cleanup(s.Close)
	trust = filepath.Join(t.TempDir(), "trust.pem")
	if err := os.WriteFile(trust, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: s.Certificate().Raw}), 0o600); err != nil {
		t.Fatal(err)
	}
	return s.URL + wfe.DirectoryPath, trust
}

// lines is the log of a process.
type lines struct {
	mu   sync.Mutex
	text bytes.Buffer
	more chan struct{}
}

func (l *lines) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	defer func() { l.more <- struct{}{} }()
	return l.text.Write(b)
}

// await waits until the log matches.
func (l *lines) await(t *testing.T, what string) {
	t.Helper()
	for late := time.After(2 * time.Minute); ; {
		select {
		case <-l.more:
		case <-late:
			t.Fatalf("the log has no %s:\n%s", what, l.text.String())
		}
		l.mu.Lock()
		found := regexp.MustCompile(what).MatchString(l.text.String())
		l.mu.Unlock()
		if found {
			return
		}
	}
}

// A service with --domain gets its certificate from an ACME server, which asks it over http or
// over TLS, and has it at its next start without asking again.
func TestDomain(t *testing.T) {
	t.Setenv("PEBBLE_VA_NOSLEEP", "1")
	httpPort, tlsPort := freePort(t), freePort(t)
	for name, httpAddr := range map[string]string{"http-01": "127.0.0.1:" + strconv.Itoa(httpPort), "tls-alpn-01": ""} {
		t.Run(name, func(t *testing.T) {
			directory, trust := pebble(t, httpPort, tlsPort)
			data := filepath.Join(t.TempDir(), "data")
			var serial string
			for _, directory := range []string{directory, "https://127.0.0.1:1/nothing"} {
				got := serveDomain(t, trust, "--data", data, "--domain", "finds.example.org", "--acme-email", "me@example.org", "--acme-directory", directory,
					"--addr", "127.0.0.1:"+strconv.Itoa(tlsPort), "--http-addr="+httpAddr)
				if serial != "" && got != serial {
					t.Errorf("the second start has another certificate")
				}
				serial = got
			}
		})
	}
}

// serveDomain starts a service, waits for its certificate, asks it something, and ends it.
func serveDomain(t *testing.T, trust string, args ...string) (serial string) {
	t.Helper()
	out := &lines{more: make(chan struct{}, 1000)}
	cmd := exec.Command(os.Args[0], append([]string{"serve"}, args...)...)
	cmd.Env, cmd.Stderr = []string{runEnv + "=1", "SSL_CERT_FILE=" + trust}, out
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		cmd.Process.Signal(syscall.SIGTERM)
		if err := cmd.Wait(); err != nil {
			t.Errorf("%v\n%s", err, out.text.String())
		}
	}()
	out.await(t, "certificate is ready")
	addr := args[len(args)-2]
	config := &tls.Config{ServerName: "finds.example.org", InsecureSkipVerify: true}
	client := &http.Client{Transport: &http.Transport{TLSClientConfig: config, ForceAttemptHTTP2: true}}
	defer client.CloseIdleConnections()
	res, err := client.Get("https://" + addr + "/healthz")
	if err != nil {
		t.Fatal(err)
	}
	res.Body.Close()
	leaf := res.TLS.PeerCertificates[0]
	if res.StatusCode != 200 || res.ProtoMajor != 2 || leaf.VerifyHostname("finds.example.org") != nil || leaf.PublicKeyAlgorithm != x509.ECDSA {
		t.Errorf("%d %s %v", res.StatusCode, res.Proto, leaf.Subject)
	}
	if _, err := tls.Dial("tcp", addr, &tls.Config{ServerName: "other.example.org", InsecureSkipVerify: true}); err == nil {
		t.Error("it has a certificate for another name")
	}
	return leaf.SerialNumber.String()
}
