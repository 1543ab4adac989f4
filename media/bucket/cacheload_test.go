package bucket

import (
	"context"
	"fmt"
	"io"
	"io/fs"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// stuck is a bucket whose files stop halfway, until who asked gives up.
type stuck struct {
	Bucket
	open, most atomic.Int64 // files, now and at most
}

// Open implements Bucket.
func (b *stuck) Open(ctx context.Context, _ string) (Object, error) {
	n := b.open.Add(1)
	for most := b.most.Load(); n > most && !b.most.CompareAndSwap(most, n); most = b.most.Load() {
	}
	return &stuckObject{strings.NewReader(strings.Repeat("x", stuckSize)), ctx, b}, nil
}

const stuckSize = 100_000

type stuckObject struct {
	*strings.Reader
	ctx context.Context
	b   *stuck
}

func (o *stuckObject) Read(p []byte) (int, error) {
	if o.Len() <= stuckSize/2 {
		<-o.ctx.Done()
		return 0, o.ctx.Err()
	}
	return o.Reader.Read(p[:min(len(p), o.Len()-stuckSize/2)])
}

func (o *stuckObject) Close() error {
	if o.b.open.Add(-1) < 0 {
		panic("closed twice")
	}
	return nil
}
func (o *stuckObject) ModTime() time.Time { return time.Time{} }

// onDiskBytes are those of a cache's files, and of temporary ones.
func onDiskBytes(t *testing.T, dir string) (n int64) {
	t.Helper()
	err := filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if err == nil && d.Type().IsRegular() {
			info, err := d.Info()
			n += info.Size()
			return err
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// TestCacheManyDownloads asks for many files that do not come: few are brought
// at once, within the bytes of the cache, fewer when all callers have left, and
// none in the end.
func TestCacheManyDownloads(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct{ most, loads int64 }{
		"much room":   {100 * stuckSize, maxLoads},
		"little room": {4 * stuckSize, 4},
		"no room":     {stuckSize - 1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			synctest.Test(t, func(t *testing.T) {
				b, dir := &stuck{}, t.TempDir()
				cache, err := OpenCache(t.Context(), b, dir, c.most)
				if err != nil {
					t.Fatal(err)
				}
				defer cache.Close()
				ctx, cancel := context.WithCancel(t.Context())
				for i := range 500 {
					go func() {
						if o, err := cache.Open(ctx, StemOf('m', fmt.Sprintf("%032x", i))+".webp"); err == nil {
							_, _ = io.Copy(io.Discard, o) // it ends with the context
							_ = o.Close()
						}
					}()
				}
				synctest.Wait()
				if n := onDiskBytes(t, dir); n != c.loads*stuckSize/2 {
					t.Errorf("%d bytes on their way, want those of %d files", n, c.loads)
				}
				if c.loads == maxLoads && b.most.Load() != maxLoads {
					t.Errorf("%d downloads at once", b.most.Load())
				}
				cancel()
				synctest.Wait()
				if n, most := b.open.Load(), min(c.loads, maxBackground); n != most || len(cache.slots) != 0 {
					t.Errorf("when all have gone %d downloads run, want %d, and hold %d slots", n, most, len(cache.slots))
				}
				time.Sleep(loadWait) // in a synctest bubble, where it takes no time
				synctest.Wait()
				if n, left := onDiskBytes(t, dir), b.open.Load(); n != 0 || left != 0 || cache.promised != 0 || cache.background != 0 {
					t.Errorf("after %v: %d bytes, %d downloads, %d bytes promised, %d in the background",
						loadWait, n, left, cache.promised, cache.background)
				}
			})
		})
	}
}

// TestCacheLostRace: a file that comes just after somebody has looked for it
// stays in the books.
func TestCacheLostRace(t *testing.T) {
	t.Parallel()
	f, err := OpenFolder(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	c, err := OpenCache(t.Context(), f, t.TempDir(), 1000)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	key := StemOf('m', NewID()) + ".webp"
	_, missing := c.local.Open(t.Context(), key)
	if err := f.Put(t.Context(), key, strings.NewReader("here")); err != nil {
		t.Fatal(err)
	}
	for _, open := range []func() (Object, error){
		func() (Object, error) { return c.Open(t.Context(), key) },
		func() (Object, error) { return c.reconcile(t.Context(), key, nil, missing) },
	} {
		o, err := open()
		if err != nil {
			t.Fatal(err)
		}
		_ = o.Close()
	}
	if c.bytes != 4 || !c.files.Contains(key) {
		t.Errorf("%d bytes in the books", c.bytes)
	}
}

// dumb is a bucket that gives no file before its caller goes away or its time is
// over, as S3 does at a storage that does not answer.
type dumb struct{ Bucket }

// Open implements Bucket.
func (dumb) Open(ctx context.Context, _ string) (Object, error) {
	ctx, cancel := context.WithTimeout(ctx, s3Wait)
	defer cancel()
	<-ctx.Done()
	return nil, ctx.Err()
}

// TestCacheStorageHangs: however many wait for a storage that does not answer,
// each gets an error while there is time to send it.
func TestCacheStorageHangs(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		cache, err := OpenCache(t.Context(), dumb{}, t.TempDir(), 100*stuckSize)
		if err != nil {
			t.Fatal(err)
		}
		defer cache.Close()
		const callers, serverDeadline = 5 * maxLoads, 30 * time.Second
		start, ends := time.Now(), make(chan error, callers)
		for i := range callers {
			go func() {
				_, err := cache.Open(t.Context(), StemOf('m', fmt.Sprintf("%032x", i))+".webp")
				ends <- err
			}()
		}
		for range callers {
			if err := <-ends; err == nil {
				t.Error("a file came from nowhere")
			}
		}
		if took := time.Since(start); took >= serverDeadline {
			t.Errorf("the last answer comes after %v", took)
		}
	})
}
