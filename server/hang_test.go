package server_test

import (
	"image/color"
	"net"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server"
)

// silent is a listener that takes connections and never answers.
func silent(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0") // the system takes connections, and nothing reads them
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	return "http://" + l.Addr().String()
}

// TestStorageHangs: a storage that takes connections and never answers gives a 503
// with Retry-After, for files that are asked for and for uploads, and all requests
// that wait at the same time get it.
func TestStorageHangs(t *testing.T) {
	t.Parallel()
	remote, err := bucket.OpenS3(bucket.S3Options{Endpoint: silent(t), Region: "x", Bucket: "finds", AccessKeyID: "x", SecretAccessKey: "y", Wait: 300 * time.Millisecond})
	if err != nil {
		t.Fatal(err)
	}
	cache, err := bucket.OpenCache(t.Context(), remote, t.TempDir(), 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cache.Close() })
	a := newAPI(t, "sqlite", func(o *server.Options) { o.Bucket, o.Library = cache, media.New(cache, media.Limits{}) })
	folder, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { folder.Close() })
	a.bucket = folder // rows have their files there, not at the storage
	s := newScene(a, "owner", true)

	const readers = 12 // more than are brought at once
	answers := make(chan answer, readers)
	for range readers {
		one := newScene(a, "owner", true)
		path := schema.MediaPrefix + one.attach().URL
		go func() { answers <- one.owner.do("GET", path, nil) }()
	}
	for range readers {
		s.away("a file", <-answers)
	}
	for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
		body, kind := form(picture(64, 48, color.White))
		s.away(path, s.owner.do(method, path, body, "Content-Type", kind))
	}
}

// away makes sure that an answer is a 503 that says when to come back.
func (s *scene) away(what string, res answer) {
	s.Helper()
	if s.clean(what, res); res.Status != 503 || res.Header.Get("Retry-After") == "" {
		s.Errorf("%s: %d %s, Retry-After %q", what, res.Status, res.Body, res.Header.Get("Retry-After"))
	}
}
