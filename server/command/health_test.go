package command

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// TestHealth asks services that are ready, are not, expect TLS, or are not there.
func TestHealth(t *testing.T) {
	t.Parallel()
	var name string // for which TLS was asked
	serve := func(status int) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.TLS != nil {
				name = r.TLS.ServerName
			}
			if r.URL.Path != "/readyz" {
				status = http.StatusTeapot
			}
			w.WriteHeader(status)
			io.WriteString(w, "ready\n")
		})
	}
	for status, code := range map[int]int{200: 0, 503: 1, 302: 1, 404: 1} {
		s := httptest.NewServer(serve(status))
		defer s.Close()
		r := finds("", "health", "--addr", s.Listener.Addr().String())
		if r.code != code || code == 0 && (r.stdout != "ready\n" || r.stderr != "") {
			t.Errorf("status %d: %+v", status, r)
		}
		if code == 1 {
			wantRefusal(t, r, "is not ready")
		}
	}
	secure := httptest.NewTLSServer(serve(200))
	defer secure.Close()
	_, port, _ := net.SplitHostPort(secure.Listener.Addr().String())
	if got := succeed(t, "", "health", "--addr", "0.0.0.0:"+port, "--base-url", "https://finds.example.org"); got != "ready" || name != "finds.example.org" {
		t.Errorf("over TLS: %q for the name %q", got, name)
	}
	if got := succeed(t, "", "health", "--addr", ":"+port); got != "ready" || name != "" {
		t.Errorf("over TLS: %q for the name %q", got, name)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	l.Close() // no service listens there
	wantRefusal(t, finds("", "health", "--addr", l.Addr().String()), "no service answers at --addr "+l.Addr().String())
	wantRefusal(t, finds("", "health", "--addr", "nonsense"), "--addr takes an address")
}

// TestHealthOfService asks a running service.
func TestHealthOfService(t *testing.T) {
	t.Parallel()
	s, code := serveHere(t, "serve", "--data", folder(t), "--addr", "127.0.0.1:0")
	if code != 0 {
		t.Fatal(s.log.String())
	}
	addr := strings.TrimPrefix(s.url, "http://")
	if got := succeed(t, "", "health", "--addr", addr); got != "ready" {
		t.Errorf("health prints %q", got)
	}
}
