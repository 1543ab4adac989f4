package servertest

import (
	"testing"

	"finds/media/bucket"
	"finds/server"
)

// OnBucket is newAPI with the bucket that the options name.
func OnBucket(t *testing.T, engine string, change func(*server.Options)) *API {
	t.Helper()
	var b bucket.Bucket
	a := NewAPI(t, engine, change, func(o *server.Options) { b = o.Media.Bucket })
	a.Bucket = b
	return a
}
