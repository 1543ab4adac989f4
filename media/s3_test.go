package media_test

import (
	"errors"
	"net"
	"os"
	"strings"
	"testing"

	"finds/media"
	"finds/media/buckettest"
	"finds/media/s3test"
)

func TestMain(m *testing.M) {
	media.BeWorker()
	code := m.Run()
	s3test.Stop()
	os.Exit(code)
}

func TestS3(t *testing.T) {
	t.Parallel()
	buckettest.Run(t, func(t *testing.T) media.Bucket { return s3test.Open(t) })
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
		b, err := media.OpenS3(o)
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
		change func(o *media.S3Options)
	}{
		"no endpoint":      {"endpoint", func(o *media.S3Options) { o.Endpoint = "" }},
		"another scheme":   {"endpoint", func(o *media.S3Options) { o.Endpoint = "ftp://127.0.0.1" }},
		"a path":           {"endpoint", func(o *media.S3Options) { o.Endpoint += "/bucket" }},
		"credentials":      {"endpoint", func(o *media.S3Options) { o.Endpoint = "https://a:b@127.0.0.1" }},
		"two":              {"endpoint", func(o *media.S3Options) { o.AccountID = strings.Repeat("a", 32) }},
		"no account":       {"account-id", func(o *media.S3Options) { o.Endpoint, o.AccountID = "", "me" }},
		"nobody listens":   {"endpoint", func(o *media.S3Options) { o.Endpoint = "http://" + closed.Addr().String() }},
		"no TLS there":     {"endpoint", func(o *media.S3Options) { o.Endpoint = strings.Replace(o.Endpoint, "http:", "https:", 1) }},
		"no bucket":        {"bucket", func(o *media.S3Options) { o.Bucket = "" }},
		"another bucket":   {"bucket", func(o *media.S3Options) { o.Bucket += "-other" }},
		"a key of nobody":  {"access-key-id", func(o *media.S3Options) { o.AccessKeyID += "x" }},
		"no key":           {"access-key-id", func(o *media.S3Options) { o.AccessKeyID = "" }},
		"another secret":   {"secret-access-key", func(o *media.S3Options) { o.SecretAccessKey += "x" }},
		"no secret":        {"secret-access-key", func(o *media.S3Options) { o.SecretAccessKey = "" }},
		"another region":   {"region", func(o *media.S3Options) { o.Region = "eu-south-9" }},
		"a style of no S3": {"style", func(o *media.S3Options) { o.Style = "cubist" }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			o := s3test.New(t)
			row.change(&o)
			b, err := media.OpenS3(o)
			if err == nil {
				err = b.Connect(t.Context())
			}
			var told *media.S3Error
			if !errors.As(err, &told) || told.Option != row.option || told.Reason == "" {
				t.Errorf("%v, want %s", err, row.option)
			}
			if err != nil && (strings.Contains(err.Error(), "finds-test-secret") || strings.Contains(err.Error(), "\n")) {
				t.Errorf("it tells %q", err)
			}
		})
	}
}

// TestS3Account makes the endpoint of an account.
func TestS3Account(t *testing.T) {
	t.Parallel()
	id := strings.Repeat("0a", 16)
	b, err := media.OpenS3(media.S3Options{AccountID: id, AccessKeyID: "k", SecretAccessKey: "s", Bucket: "finds"})
	if err != nil {
		t.Fatal(err)
	}
	key := "m/ab/ab000000000000000000000000000000.webp"
	u, err := b.Presign(t.Context(), "GET", key, 24*3600e9)
	if err != nil || !strings.HasPrefix(u, "https://"+id+".r2.cloudflarestorage.com/finds/"+key+"?") || !strings.Contains(u, "X-Amz-Expires=86400&") || !strings.Contains(u, "%2Fauto%2Fs3%2F") {
		t.Errorf("presigned %s, %v", u, err)
	}
}
