package bucket_test

import (
	"errors"
	"io"
	"net"
	"os"
	"strings"
	"testing"

	"github.com/minio/minio-go/v7"
	"github.com/minio/minio-go/v7/pkg/credentials"

	"finds/media/bucket"
	"finds/media/buckettest"
	"finds/media/s3test"
)

func TestMain(m *testing.M) {
	code := m.Run()
	s3test.Stop()
	os.Exit(code)
}

func TestS3(t *testing.T) {
	t.Parallel()
	buckettest.Run(t, func(t *testing.T) bucket.Bucket { return s3test.Open(t) })
}

// TestS3Styles names the bucket in the path and in the host.
func TestS3Styles(t *testing.T) {
	t.Parallel()
	for _, style := range []string{"auto", "path", "host"} {
		o := s3test.New(t)
		o.Style = style
		if style == "host" {
			_, port, _ := net.SplitHostPort(strings.TrimPrefix(o.Endpoint, "http://"))
			o.Endpoint = "http://" + net.JoinHostPort(s3test.Domain, port)
		}
		b, err := bucket.OpenS3(o)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Connect(t.Context()); err != nil {
			t.Errorf("%s: %v", style, err)
		}
	}
}

// TestS3Refusals names the option that is wrong, and never the secret.
func TestS3Refusals(t *testing.T) {
	t.Parallel()
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_ = closed.Close()
	for name, row := range map[string]struct {
		option string
		change func(o *bucket.S3Options)
	}{
		"no endpoint":      {"endpoint", func(o *bucket.S3Options) { o.Endpoint = "" }},
		"another scheme":   {"endpoint", func(o *bucket.S3Options) { o.Endpoint = "ftp://127.0.0.1" }},
		"a path":           {"endpoint", func(o *bucket.S3Options) { o.Endpoint += "/bucket" }},
		"credentials":      {"endpoint", func(o *bucket.S3Options) { o.Endpoint = "https://a:b@127.0.0.1" }},
		"two":              {"endpoint", func(o *bucket.S3Options) { o.AccountID = strings.Repeat("a", 32) }},
		"no account":       {"account-id", func(o *bucket.S3Options) { o.Endpoint, o.AccountID = "", "me" }},
		"a closed port":    {"endpoint", func(o *bucket.S3Options) { o.Endpoint = "http://" + closed.Addr().String() }},
		"no TLS there":     {"endpoint", func(o *bucket.S3Options) { o.Endpoint = strings.Replace(o.Endpoint, "http:", "https:", 1) }},
		"no bucket":        {"bucket", func(o *bucket.S3Options) { o.Bucket = "" }},
		"another bucket":   {"bucket", func(o *bucket.S3Options) { o.Bucket += "-other" }},
		"an unknown key":   {"access-key-id", func(o *bucket.S3Options) { o.AccessKeyID += "x" }},
		"no key":           {"access-key-id", func(o *bucket.S3Options) { o.AccessKeyID = "" }},
		"another secret":   {"secret-access-key", func(o *bucket.S3Options) { o.SecretAccessKey += "x" }},
		"no secret":        {"secret-access-key", func(o *bucket.S3Options) { o.SecretAccessKey = "" }},
		"another region":   {"region", func(o *bucket.S3Options) { o.Region = "eu-south-9" }},
		"a style of no S3": {"style", func(o *bucket.S3Options) { o.Style = "cubist" }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := s3test.New(t)
			row.change(&o)
			b, err := bucket.OpenS3(o)
			if err == nil {
				err = b.Connect(t.Context())
			}
			var refusal *bucket.S3Error
			if !errors.As(err, &refusal) || refusal.Option != row.option || refusal.Reason == "" {
				t.Errorf("%v, want %s", err, row.option)
			}
			if err != nil && (strings.Contains(err.Error(), "finds-test-secret") || strings.Contains(err.Error(), "\n")) {
				t.Errorf("the error %q has the secret or a line break", err)
			}
		})
	}
}

// TestS3Account makes the endpoint of an account.
func TestS3Account(t *testing.T) {
	t.Parallel()
	id := strings.Repeat("0a", 16)
	b, err := bucket.OpenS3(bucket.S3Options{AccountID: id, AccessKeyID: "k", SecretAccessKey: "s", Bucket: "finds"})
	if err != nil {
		t.Fatal(err)
	}
	key := "m/ab/ab000000000000000000000000000000.webp"
	u, err := b.Presign(t.Context(), "GET", key, 24*3600e9)
	if err != nil || !strings.HasPrefix(u, "https://"+id+".r2.cloudflarestorage.com/finds/"+key+"?") || !strings.Contains(u, "X-Amz-Expires=86400&") || !strings.Contains(u, "%2Fauto%2Fs3%2F") {
		t.Errorf("presigned %s, %v", u, err)
	}
}

// watched is a file that tells once so many bytes of it were read.
type watched struct {
	io.ReadSeeker
	left int
	tell func()
}

func (w *watched) Read(p []byte) (int, error) {
	n, err := w.ReadSeeker.Read(p)
	if w.left > 0 && w.left <= n {
		w.tell()
	}
	w.left -= n
	return n, err
}

// TestS3NoParts stores a large file: were the process killed on the way, the
// storage would keep nothing of it.
func TestS3NoParts(t *testing.T) {
	t.Parallel()
	o := s3test.New(t)
	b, err := bucket.OpenS3(o)
	if err != nil {
		t.Fatal(err)
	}
	core, err := minio.NewCore(strings.TrimPrefix(o.Endpoint, "http://"), &minio.Options{Creds: credentials.NewStaticV4(o.AccessKeyID, o.SecretAccessKey, "")})
	if err != nil {
		t.Fatal(err)
	}
	seen := false
	r := &watched{strings.NewReader(strings.Repeat("x", 40<<20)), 36 << 20, func() {
		seen = true
		list, err := core.ListMultipartUploads(t.Context(), o.Bucket, "", "", "", "", 10)
		if err != nil || len(list.Uploads) > 0 {
			t.Errorf("uploads in parts: %+v, %v", list.Uploads, err)
		}
	}}
	key := "m/ab/ab000000000000000000000000000000.mp4"
	if err := b.Put(t.Context(), key, r); err != nil || !seen {
		t.Errorf("put: %v, looked at the storage: %v", err, seen)
	}
	if n, err := b.Stat(t.Context(), key); n != 40<<20 || err != nil {
		t.Errorf("stored %d, %v", n, err)
	}
}
