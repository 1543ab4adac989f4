package hostile

import (
	"image/color"
	"net"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
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
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		o.Media.Bucket, o.Media.Library = cache, media.New(cache, media.Limits{Wait: storetest.Patience})
	})
	folder, err := bucket.OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { folder.Close() })
	a.Bucket = folder // rows have their files there, not at the storage
	s := NewScene(a, "owner", schema.AudienceEveryone)

	const readers = 12 // more than are brought at once
	answers := make(chan Answer, readers)
	for range readers {
		one := NewScene(a, "owner", schema.AudienceEveryone)
		path := schema.MediaPrefix + one.Attach().URL
		go func() { answers <- one.Owner.Do("GET", path, nil) }()
	}
	for range readers {
		s.Away("a file", <-answers)
	}
	for method, path := range map[string]string{"POST": "/api/media", "PUT": "/api/users/me/picture"} {
		body, kind := Form(Picture(64, 48, color.White))
		s.Away(path, s.Owner.Do(method, path, body, "Content-Type", kind))
	}
}
