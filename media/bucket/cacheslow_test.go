package bucket

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// slow is a bucket that opens a file at once, but needs a minute to pass it on.
type slow struct {
	Bucket
	quick        string // the key of one that comes at once
	opened, open atomic.Int64
}

// Open implements Bucket.
func (b *slow) Open(ctx context.Context, key string) (Object, error) {
	b.opened.Add(1)
	b.open.Add(1)
	o := &slowObject{strings.NewReader(strings.Repeat("x", slowSize)), ctx, b, time.Minute / slowSize}
	if key == b.quick {
		o.pace = 0
	}
	return o, nil
}

const slowSize = 60

// slowObject gives a byte at a time.
type slowObject struct {
	*strings.Reader
	ctx  context.Context
	b    *slow
	pace time.Duration
}

func (o *slowObject) Read(p []byte) (int, error) {
	select {
	case <-time.After(o.pace):
		return o.Reader.Read(p[:1])
	case <-o.ctx.Done():
		return 0, o.ctx.Err()
	}
}

func (o *slowObject) Close() error       { o.b.open.Add(-1); return nil }
func (o *slowObject) ModTime() time.Time { return time.Time{} }

func slowCache(t *testing.T) (*Cache, *slow, string) {
	t.Helper()
	b, dir := &slow{quick: slowKey(-1)}, t.TempDir()
	cache, err := OpenCache(t.Context(), b, dir, 100*stuckSize)
	if err != nil {
		t.Fatal(err)
	}
	return cache, b, dir
}

func slowKey(i int) string { return StemOf('m', fmt.Sprintf("%032x", uint8(i))) + ".webp" }

// readAll reads a file, whose opening may take as long as begin.
func readAll(t *testing.T, c *Cache, key string, begin time.Duration) {
	t.Helper()
	start := time.Now()
	o, err := c.Open(t.Context(), key)
	if err != nil {
		t.Fatal(err)
	}
	defer o.Close()
	if took := time.Since(start); took > begin {
		t.Errorf("it begins after %v, want %v", took, begin)
	}
	if all, err := io.ReadAll(o); len(all) != slowSize || err != nil {
		t.Errorf("%d bytes, %v", len(all), err)
	}
}

// TestCacheSlowFile: a file that takes long begins to come before the server
// closes the connection, and comes whole. The next reader finds it in the cache.
func TestCacheSlowFile(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		cache, b, _ := slowCache(t)
		defer cache.Close()
		readAll(t, cache, slowKey(0), cacheWait)
		readAll(t, cache, slowKey(0), 0)
		if n := b.opened.Load(); n != 2 {
			t.Errorf("the storage is asked %d times, want once for the reader and once for the cache", n)
		}
	})
}

// abandon asks for n slow files and reads none of them.
func abandon(t *testing.T, c *Cache, n int) {
	t.Helper()
	ends := make(chan error, n)
	for i := range n {
		go func() {
			o, err := c.Open(t.Context(), slowKey(i))
			if err == nil {
				err = o.Close()
			}
			ends <- err
		}()
	}
	for range n {
		if err := <-ends; err != nil {
			t.Error(err)
		}
	}
	synctest.Wait()
}

// TestCacheBackground asks for many slow files and waits for none: a few go on,
// without holding up other files, and are in the cache in the end.
func TestCacheBackground(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		cache, b, _ := slowCache(t)
		defer cache.Close()
		abandon(t, cache, 100)
		if n := b.open.Load(); n != maxBackground || cache.background != maxBackground || len(cache.slots) != 0 {
			t.Fatalf("%d downloads go on, want %d, and hold %d slots", n, maxBackground, len(cache.slots))
		}
		readAll(t, cache, b.quick, 0)
		var dropped string
		for key := range cache.loading {
			dropped = key
		}
		if err := cache.drop(t.Context(), dropped); err != nil {
			t.Fatal(err)
		}
		synctest.Wait()
		if n := b.open.Load(); n != maxBackground-1 {
			t.Errorf("after one is deleted %d go on", n)
		}
		joined := ""
		for key := range cache.loading {
			joined = key
		}
		opened := b.opened.Load()
		abandonedBy, leave := context.WithCancel(t.Context())
		leave()
		if _, err := cache.Open(abandonedBy, joined); err == nil {
			t.Error("a caller that has left gets a file")
		}
		time.Sleep(2 * time.Minute) // in a synctest bubble, where it takes no time
		synctest.Wait()
		if n := cache.files.Len(); n != maxBackground || cache.background != 0 || cache.promised != 0 || len(cache.loading) != 0 {
			t.Errorf("%d files are in the cache, %d on their way, %d bytes promised", n, len(cache.loading), cache.promised)
		}
		readAll(t, cache, joined, 0)
		if n := b.opened.Load(); n != opened {
			t.Errorf("the storage is asked %d more times", n-opened)
		}
	})
}

// TestCacheCloses closes a cache with downloads under way, in the background and
// for a caller: they end at once and leave nothing behind, and the caller reads
// from the storage.
func TestCacheCloses(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		cache, b, dir := slowCache(t)
		abandon(t, cache, 2)
		opened, waits := b.opened.Load(), make(chan struct{})
		go func() {
			defer close(waits)
			readAll(t, cache, slowKey(3), 0)
		}()
		synctest.Wait()
		start := time.Now()
		if err := cache.Close(); err != nil {
			t.Error(err)
		}
		if took := time.Since(start); took != 0 {
			t.Errorf("it closes after %v", took)
		}
		if n := onDiskBytes(t, dir); n != 0 {
			t.Errorf("%d bytes are left", n)
		}
		<-waits
		readAll(t, cache, slowKey(0), 0)
		if n, open := b.opened.Load()-opened, b.open.Load(); n != 3 || open != 0 {
			t.Errorf("the storage is asked %d times, want 3, and %d files are open", n, open)
		}
	})
}
