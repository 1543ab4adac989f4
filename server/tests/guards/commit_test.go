package guards

import (
	"context"
	"image/color"
	"io"
	"sync/atomic"
	"testing"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/server"
	. "finds/server/servertest"
	"finds/store/storetest"
)

// closing is a bucket that does something once four files are stored.
type closing struct {
	bucket.Bucket
	puts atomic.Int64
	then func()
}

func (b *closing) Put(ctx context.Context, key string, r io.Reader) error {
	err := b.Bucket.Put(ctx, key, r)
	if b.puts.Add(1) == 4 {
		b.then()
	}
	return err
}

// TestUnknownCommit: when the store fails with an error that is not a refusal,
// rows may name the files, so the files stay for the sweep.
func TestUnknownCommit(t *testing.T) {
	t.Parallel()
	for path, c := range map[string]struct{ method, table string }{"/api/media": {"POST", "upload"}, "/api/users/me/picture": {"PUT", "profile_change"}} {
		b := &closing{}
		a := NewAPI(t, "sqlite", func(o *server.Options) {
			b.Bucket = o.Media.Bucket
			o.Media.Bucket, o.Media.Library = b, media.New(b, media.Limits{Wait: storetest.Patience})
		})
		ann := a.As("ann")
		b.then = func() { Must(a.Direct().Exec("ALTER TABLE " + c.table + " RENAME TO away")) }
		body, kind := Form(Picture(40, 30, color.RGBA{9, 99, 199, 255}))
		if r := ann.Do(c.method, path, body, "Content-Type", kind); r.Status != 500 {
			t.Errorf("%s: %d %s", path, r.Status, r.Body)
		}
		n := 0
		_ = b.List(t.Context(), "", func(string, int64, time.Time) error { n++; return nil })
		if n != 4 {
			t.Errorf("%s: %d files stay", path, n)
		}
	}
}
