package command

import (
	"io"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

// changelogServer answers requests without a network.
type changelogServer func(*http.Request) (io.ReadCloser, error)

// RoundTrip implements http.RoundTripper.
func (s changelogServer) RoundTrip(r *http.Request) (*http.Response, error) {
	body, err := s(r)
	return &http.Response{StatusCode: http.StatusOK, Header: http.Header{}, Body: body, Request: r}, err
}

// drip is an answer of which a byte comes each second, until the request ends.
type drip struct{ r *http.Request }

// Read implements io.Reader.
func (d drip) Read(b []byte) (int, error) {
	select {
	case <-time.After(time.Second):
		b[0] = '#'
		return 1, nil
	case <-d.r.Context().Done():
		return 0, d.r.Context().Err()
	}
}

// Close implements io.Closer.
func (drip) Close() error { return nil }

// A server that does not answer, or does not come to an end, is given up after changelogWait, and one that sends
// too much before it has sent twice of what is read.
func TestChangelogBounds(t *testing.T) {
	t.Parallel()
	from, err := parseChangelogURL("https://releases.example.org/CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]changelogServer{
		"silent": func(r *http.Request) (io.ReadCloser, error) { <-r.Context().Done(); return nil, r.Context().Err() },
		"slow":   func(r *http.Request) (io.ReadCloser, error) { return drip{r}, nil },
	} {
		synctest.Test(t, func(t *testing.T) {
			start := time.Now()
			_, err := newerReleases(t.Context(), changelogClient(s), from, "0.1.0")
			if err == nil || err.Error() != "no complete answer within 20s" {
				t.Errorf("%s: %v", name, err)
			}
			if took := time.Since(start); took > changelogWait+time.Second {
				t.Errorf("%s: given up after %v", name, took)
			}
		})
	}
	sent := 0
	endless := changelogServer(func(*http.Request) (io.ReadCloser, error) {
		return io.NopCloser(readerFunc(func(b []byte) (int, error) { sent += len(b); return len(b), nil })), nil
	})
	if _, err := newerReleases(t.Context(), changelogClient(endless), from, "0.1.0"); err == nil || !strings.Contains(err.Error(), "longer than 1048576 bytes") {
		t.Errorf("endless: %v", err)
	}
	if sent > 2*changelogBytes {
		t.Errorf("%d bytes were read", sent)
	}
}

type readerFunc func(b []byte) (int, error)

// Read implements io.Reader.
func (f readerFunc) Read(b []byte) (int, error) { return f(b) }
