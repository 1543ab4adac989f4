package servertest

import (
	"context"
	"io"
	"net/url"

	"finds/media/bucket"
)

// MustURL parses a URL, and panics on a bad one.
func MustURL(s string) *url.URL {
	u, err := url.Parse(s)
	if err != nil {
		panic(err)
	}
	return u
}

// Faulty is a bucket with a fault.
type Faulty struct {
	bucket.Bucket
	Fault func() error
}

// Check implements bucket.Bucket.
func (f Faulty) Check(context.Context) error { return f.Fault() }

// Open implements bucket.Bucket.
func (f Faulty) Open(context.Context, string) (bucket.Object, error) { return nil, f.Fault() }

// Put implements bucket.Bucket.
func (f Faulty) Put(context.Context, string, io.Reader) error { return f.Fault() }
