package media

import (
	"bufio"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// failingS3 is a storage that keeps files in memory, and answers requests with a fault while it
// has one.
type failingS3 struct {
	fault atomic.Pointer[func(w http.ResponseWriter, r *http.Request)]
	files sync.Map
}

// ServeHTTP implements http.Handler.
func (f *failingS3) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if fault := f.fault.Load(); fault != nil {
		(*fault)(w, r)
		return
	}
	h := w.Header()
	h.Set("ETag", `"x"`)
	h.Set("Last-Modified", "Wed, 21 Oct 2026 07:28:00 GMT")
	switch r.Method {
	case "PUT":
		f.files.Store(r.URL.Path, unframed(r.Body))
	case "DELETE":
		f.files.Delete(r.URL.Path)
		w.WriteHeader(http.StatusNoContent)
	default:
		b, found := f.files.Load(r.URL.Path)
		switch {
		case found:
			w.Write(b.([]byte))
		case strings.Count(r.URL.Path, "/") > 2:
			answerXML(404, "NoSuchKey")(w, r)
		}
	}
}

// unframed reads a body in signed chunks: the length in hex digits and a signature before each, the last
// one empty.
func unframed(r io.Reader) (body []byte) {
	in := bufio.NewReader(r)
	for {
		line, _ := in.ReadString('\n')
		length, _, _ := strings.Cut(line, ";")
		n, err := strconv.ParseInt(length, 16, 32)
		if err != nil || n == 0 {
			io.Copy(io.Discard, in)
			return body
		}
		chunk := make([]byte, n+2)
		io.ReadFull(in, chunk)
		body = append(body, chunk[:n]...)
	}
}

// answerXML is an answer of a storage that refuses a request.
func answerXML(status int, code string) func(http.ResponseWriter, *http.Request) {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "application/xml")
		w.WriteHeader(status)
		fmt.Fprintf(w, "<Error><Code>%s</Code><Message>of the storage</Message></Error>", code)
	}
}

// TestBucketFaults: whatever a storage answers that is not about one file, uploads and photos are 503 with
// the time of a retry, the log says why, everything else works, and so do they once it has passed.
func TestBucketFaults(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		fault func(w http.ResponseWriter, r *http.Request)
		why   string
	}{
		"internal error": {answerXML(500, "InternalError"), "the storage is not available: it answers with status 500"},
		"slow down":      {answerXML(503, "SlowDown"), "the storage is not available: it answers with status 503"},
		"gateway":        {func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(502) }, "the storage is not available: it answers with status 502"},
		"denied":         {answerXML(403, "AccessDenied"), "the key has no permission"},
		"unknown key":    {answerXML(403, "InvalidAccessKeyId"), "the storage does not know this key id"},
		"wrong key":      {answerXML(403, "SignatureDoesNotMatch"), "the key does not belong to the access key id"},
		"no bucket":      {answerXML(404, "NoSuchBucket"), "the storage has no bucket of this name"},
		"teapot":         {answerXML(418, "Teapot"), "the storage answers"},
		"full":           {answerXML(507, "InsufficientStorage"), "the storage is full"},
		"closes":         {func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, "the storage closes the connection"},
		"hangs": {func(_ http.ResponseWriter, r *http.Request) {
			io.Copy(io.Discard, r.Body) // until then, the server does not notice that the client leaves
			<-r.Context().Done()
		}, "the storage does not answer in time"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			storage := &failingS3{}
			h := httptest.NewServer(storage)
			t.Cleanup(h.Close)
			s3, err := bucket.OpenS3(bucket.S3Options{Endpoint: h.URL, Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y", Wait: 2 * time.Second})
			if err != nil {
				t.Fatal(err)
			}
			a := NewAPI(t, "sqlite", func(o *server.Options) {
				o.Media.Bucket, o.Media.Library = s3, media.New(s3, media.Limits{Wait: storetest.Patience})
			})
			ann := a.As("ann")
			photo := ann.Upload(Picture(8, 8, White))[0]
			if res := a.Anonymous().Do("GET", photo.URL, nil); res.Status != 200 {
				t.Fatalf("the storage works, and a photo is %d: %s", res.Status, res.Body)
			}
			storage.fault.Store(&c.fault)
			upload, _ := ann.UploadOf(Picture(8, 8, White))
			for what, res := range map[string]Answer{"upload": upload, "photo": a.Anonymous().Do("GET", photo.URL, nil), "readiness": a.Anonymous().Do("GET", "/readyz?storage=1", nil)} {
				if p := a.Clean(what, res); res.Status != 503 || p.Reason != "storage_down" || res.Header.Get("Retry-After") == "" {
					t.Errorf("%s: %d %s", what, res.Status, res.Body)
				}
			}
			if text := a.ServiceLog.String(); strings.Count(text, c.why) != 3 || strings.Contains(text, "tmp/check-") || strings.Contains(text, "status=500") {
				t.Errorf("the log does not say %q once for each of three requests:\n%s", c.why, text)
			}
			for _, path := range []string{"/readyz", "/api/finds"} {
				if res := ann.Do("GET", path, nil); res.Status != 200 {
					t.Errorf("%s: %d %s", path, res.Status, res.Body)
				}
			}
			storage.fault.Store(nil)
			ann.Upload(Picture(8, 8, White))
			a.Clock.Add(time.Minute)
			if res := a.Anonymous().Do("GET", "/readyz?storage=1", nil); res.Status != 200 {
				t.Errorf("the storage works again, and readiness is %d: %s", res.Status, res.Body)
			}
			if res := a.Anonymous().Do("GET", photo.URL, nil); res.Status != 200 {
				t.Errorf("the storage works again, and a photo is %d: %s", res.Status, res.Body)
			}
		})
	}
}
