package bucket

import (
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// TestS3NoAnswer: every call ends when the storage takes connections and says
// nothing.
func TestS3NoAnswer(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0") // the system takes connections, and nothing reads them
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	s, err := OpenS3(S3Options{Endpoint: "http://" + l.Addr().String(), Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y"})
	if err != nil {
		t.Fatal(err)
	}
	s.wait = 200 * time.Millisecond
	key := MarkKey(strings.Repeat("0", 32))
	for name, call := range map[string]func() error{
		"put":    func() error { return s.Put(t.Context(), key, strings.NewReader("x")) },
		"open":   func() error { _, err := s.Open(t.Context(), key); return err },
		"stat":   func() error { _, err := s.Stat(t.Context(), key); return err },
		"delete": func() error { return s.Delete(t.Context(), key) },
		"list":   func() error { return s.List(t.Context(), "", func(string, int64, time.Time) error { return nil }) },
		"check":  func() error { return s.Check(t.Context()) },
	} {
		err := call()
		if fault := net.Error(nil); !errors.As(err, &fault) || !fault.Timeout() {
			t.Errorf("%s ends with %v", name, err)
		}
	}
}

// TestS3ChecksCheaply: a bucket that is asked for again and again is written to
// once in a while, and one that is gone is noticed.
func TestS3ChecksCheaply(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	asked, gone := map[string]int{}, false
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		asked[r.Method]++
		w.Header().Set("ETag", `"x"`)
		w.Header().Set("Last-Modified", "Wed, 21 Oct 2026 07:28:00 GMT")
		switch {
		case gone:
			w.WriteHeader(http.StatusNotFound)
		case r.Method == http.MethodDelete:
			w.WriteHeader(http.StatusNoContent)
		case r.Method == http.MethodGet:
			io.WriteString(w, "finds checks its bucket")
		}
	}))
	defer h.Close()
	s, err := OpenS3(S3Options{Endpoint: h.URL, Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y"})
	if err != nil {
		t.Fatal(err)
	}
	for range 40 {
		if err := s.Check(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.checked.Store(0) // as if time had passed
	}
	mu.Lock()
	if asked["PUT"] != 1 || asked["GET"] != 1 || asked["DELETE"] != 1 || asked["HEAD"] != 39 {
		t.Errorf("40 checks are %v", asked)
	}
	gone = true
	mu.Unlock()
	if err := s.Check(t.Context()); err == nil {
		t.Error("a bucket that is gone passes")
	}
}

// TestS3UploadStops: an upload that a storage no longer reads ends soon, however
// much time its size would give it, and is not tried until then again and again.
func TestS3UploadStops(t *testing.T) {
	t.Parallel()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	s, err := OpenS3(S3Options{Endpoint: "http://" + l.Addr().String(), Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y", Wait: 100 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	const size = 90 << 20 // 360 s at s3Pace
	if err := s.Put(t.Context(), MarkKey(strings.Repeat("0", 32)), bytes.NewReader(make([]byte, size))); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("it ends with %v", err)
	}
}

// TestS3OtherBytes: a storage that stores the framing of an upload with it, or otherwise returns other
// bytes, is noticed before it damages a photo, and is not waited for.
func TestS3OtherBytes(t *testing.T) {
	t.Parallel()
	var mu sync.Mutex
	var stored []byte
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		w.Header().Set("ETag", `"x"`)
		w.Header().Set("Last-Modified", "Wed, 21 Oct 2026 07:28:00 GMT")
		switch r.Method {
		case http.MethodDelete:
			w.WriteHeader(http.StatusNoContent)
		case http.MethodPut:
			stored, _ = io.ReadAll(r.Body) // signed chunks, as they come
		case http.MethodGet:
			w.Write(stored)
		}
	}))
	defer h.Close()
	s, err := OpenS3(S3Options{Endpoint: h.URL, Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y"})
	if err != nil {
		t.Fatal(err)
	}
	var fault *S3Error
	if err := s.Connect(t.Context()); !errors.As(err, &fault) || fault.Away || !strings.Contains(fault.Reason, "other bytes") || !strings.Contains(fault.Reason, "aws-chunked") {
		t.Errorf("it connects with %v", err)
	}
}

// TestS3Away: a service that starts waits for a storage that fails, and not for one that refuses it.
func TestS3Away(t *testing.T) {
	t.Parallel()
	for status, away := range map[int]bool{500: true, 502: true, 503: true, 504: true, 507: true, 429: true, 401: false, 403: false, 501: false} {
		h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(status) }))
		s, err := OpenS3(S3Options{Endpoint: h.URL, Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y"})
		if err != nil {
			t.Fatal(err)
		}
		var fault *S3Error
		if err := s.Connect(t.Context()); !errors.As(err, &fault) || fault.Away != away {
			t.Errorf("status %d: %v", status, err)
		}
		h.Close()
	}
}

// failingFile is a file of a megabyte. Reading it fails once the storage has answered.
type failingFile struct {
	left     int
	answered chan struct{}
}

func (f *failingFile) Read(b []byte) (int, error) {
	if f.left--; f.left < 0 {
		<-f.answered
		return 0, errors.New("the disk is broken")
	}
	return copy(b, make([]byte, 4096)), nil
}

func (f *failingFile) Seek(_ int64, whence int) (int64, error) {
	if whence == io.SeekEnd {
		return 1 << 20, nil
	}
	return 0, nil
}

// TestS3RefusesEarly: a storage answers before it has read what is sent, and reading that fails at the same time. Put
// returns either error; the race detector looks at how.
func TestS3RefusesEarly(t *testing.T) {
	t.Parallel()
	file := &failingFile{}
	h := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(http.StatusForbidden)
		http.NewResponseController(w).Flush()
		close(file.answered)
	}))
	defer h.Close()
	s, err := OpenS3(S3Options{Endpoint: h.URL, Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y"})
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		*file = failingFile{3, make(chan struct{})}
		if err := s.Put(t.Context(), "m/00/x", file); err == nil {
			t.Error("half a file is stored")
		}
	}
}
