package bucket_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"

	"finds/media/bucket"
	"finds/media/buckettest"
	"finds/media/s3test"
)

func cacheOf(t *testing.T, b bucket.Bucket, dir string, most int64) *bucket.Cache {
	t.Helper()
	c, err := bucket.OpenCache(t.Context(), b, dir, most)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = c.Close() })
	return c
}

func TestCache(t *testing.T) {
	t.Parallel()
	for name, open := range map[string]func(*testing.T) bucket.Bucket{
		"folder": func(t *testing.T) bucket.Bucket { f, _ := folder(t); return f },
		"s3":     func(t *testing.T) bucket.Bucket { return s3test.Open(t) },
	} {
		for size, most := range map[string]int64{"large": 1 << 30, "small": 3000} {
			t.Run(name+" "+size, func(t *testing.T) {
				t.Parallel()
				buckettest.Run(t, func(t *testing.T) bucket.Bucket { return cacheOf(t, open(t), t.TempDir(), most) })
			})
		}
	}
}

// counted is a bucket that counts what is opened, and asks first.
type counted struct {
	bucket.Bucket
	opened atomic.Int64
	before func(key string) error
	wrap   func(bucket.Object) bucket.Object
}

// Open implements bucket.Bucket.
func (c *counted) Open(ctx context.Context, key string) (bucket.Object, error) {
	c.opened.Add(1)
	if c.before != nil {
		if err := c.before(key); err != nil {
			return nil, err
		}
	}
	o, err := c.Bucket.Open(ctx, key)
	if err == nil && c.wrap != nil {
		o = c.wrap(o)
	}
	return o, err
}

func numbered(i int) string { return fmt.Sprintf("m/%02x/%02x%030x.webp", i, i, i) }

func fill(t *testing.T, b bucket.Bucket, i, size int) string {
	t.Helper()
	if err := b.Put(t.Context(), numbered(i), strings.NewReader(strings.Repeat("x", size))); err != nil {
		t.Fatal(err)
	}
	return numbered(i)
}

func size(b bucket.Bucket, key string) (int, error) {
	o, err := b.Open(context.Background(), key)
	if err != nil {
		return 0, err
	}
	data, err := io.ReadAll(o)
	return len(data), errors.Join(err, o.Close())
}

// TestCacheOneDownload asks for one file from many sides, some of which go
// before it has come.
func TestCacheOneDownload(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		f, _ := folder(t)
		release := make(chan struct{})
		b := &counted{Bucket: f, before: func(string) error { <-release; return nil }}
		c := cacheOf(t, b, t.TempDir(), 1<<20)
		key := fill(t, f, 1, 1000)
		hasty, cancel := context.WithCancel(t.Context())
		gone := make(chan error)
		go func() { _, err := c.Open(hasty, key); gone <- err }()
		var wg sync.WaitGroup
		for range 16 {
			wg.Go(func() {
				if n, err := size(c, key); n != 1000 || err != nil {
					t.Errorf("read %d, %v", n, err)
				}
			})
		}
		synctest.Wait() // all of them wait
		cancel()
		if err := <-gone; !errors.Is(err, context.Canceled) {
			t.Errorf("cancelled reader: got %v, want context.Canceled", err)
		}
		close(release)
		wg.Wait()
		if n := b.opened.Load(); n != 1 {
			t.Errorf("%d downloads", n)
		}
	})
}

// TestCacheBounds reads more than the cache takes: the file read least recently
// goes, also after a restart, and one larger than all of it never comes.
func TestCacheBounds(t *testing.T) {
	t.Parallel()
	f, _ := folder(t)
	b, dir := &counted{Bucket: f}, t.TempDir()
	c := cacheOf(t, b, dir, 2500)
	for i := range 4 {
		fill(t, f, i, 1000)
	}
	read := func(c *bucket.Cache, i int, downloads int64) {
		t.Helper()
		before := b.opened.Load()
		if n, err := size(c, numbered(i)); n < 1000 || err != nil {
			t.Errorf("file %d: %d bytes, %v", i, n, err)
		}
		if got := b.opened.Load() - before; got != downloads {
			t.Errorf("file %d: %d downloads, want %d", i, got, downloads)
		}
	}
	read(c, 0, 1)
	read(c, 1, 1)
	read(c, 0, 0)
	read(c, 2, 1) // file 1 goes
	read(c, 0, 0)
	read(c, 2, 0)
	again := cacheOf(t, b, dir, 2500)
	read(again, 2, 0)
	read(again, 0, 0)
	read(again, 1, 1) // file 2 goes
	read(again, 0, 0)
	smaller := cacheOf(t, b, dir, 1200)
	read(smaller, 1, 0)
	read(smaller, 0, 1)
	fill(t, f, 9, 1201)
	read(smaller, 9, 1) // and served as it comes
	if files, _ := filepath.Glob(filepath.Join(dir, "*", "*", "*")); len(files) != 1 {
		t.Errorf("the folder holds %q", files)
	}
}

// TestCacheDrops deletes a file before, while and after it is brought.
func TestCacheDrops(t *testing.T) {
	t.Parallel()
	f, _ := folder(t)
	arrived, release := make(chan struct{}), make(chan struct{})
	b := &counted{Bucket: f, wrap: func(o bucket.Object) bucket.Object {
		arrived <- struct{}{}
		<-release
		return o
	}}
	dir := t.TempDir()
	c := cacheOf(t, b, dir, 1<<20)
	key := fill(t, f, 1, 1000)
	done := make(chan int)
	go func() { n, _ := size(c, key); done <- n }()
	<-arrived
	if err := c.Delete(t.Context(), key, key); err != nil {
		t.Error(err)
	}
	if _, err := c.Open(t.Context(), key); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("deleted while it is brought: %v", err)
	}
	close(release)
	<-done
	b.wrap = nil
	if _, err := c.Open(t.Context(), key); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("after it was brought: %v", err)
	}
	fill(t, f, 1, 7)
	if n, err := size(c, key); n != 7 || err != nil {
		t.Errorf("a new file under the key: %d, %v", n, err)
	}
	if err := c.Put(t.Context(), key, strings.NewReader("replaced")); err != nil {
		t.Error(err)
	}
	if n, err := size(c, key); n != 8 || err != nil {
		t.Errorf("replaced: %d, %v", n, err)
	}
	if err := c.Delete(t.Context(), key); err != nil {
		t.Error(err)
	}
	if files, _ := filepath.Glob(filepath.Join(dir, "*", "*", "*")); files != nil {
		t.Errorf("the folder holds %q", files)
	}
}

// short is a file that ends too early.
type short struct{ bucket.Object }

func (s short) Read(p []byte) (int, error) {
	return s.Object.Read(p[:min(len(p), 10)])
}

// Size implements bucket.Object.
func (s short) Size() int64 { return s.Object.Size() + 1 }

// TestCachePartial breaks downloads off: an error, and nothing in the folder.
func TestCachePartial(t *testing.T) {
	t.Parallel()
	f, _ := folder(t)
	b := &counted{Bucket: f, wrap: func(o bucket.Object) bucket.Object { return short{o} }}
	dir := t.TempDir()
	c := cacheOf(t, b, dir, 1<<20)
	key := fill(t, f, 1, 1000)
	if _, err := c.Open(t.Context(), key); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("a file cut short: %v", err)
	}
	if left, _ := filepath.Glob(filepath.Join(dir, "*", "*")); left != nil {
		t.Errorf("the folder holds %q", left)
	}
	b.wrap, b.before = nil, func(string) error { return errors.New("unplugged") }
	if _, err := c.Open(t.Context(), key); err == nil || err.Error() != "unplugged" {
		t.Errorf("without the storage: %v", err)
	}
	b.before = nil
	if n, err := size(c, key); n != 1000 || err != nil {
		t.Errorf("afterwards: %d, %v", n, err)
	}
}

// TestCacheDiskGone serves from the bucket when the disk takes nothing.
func TestCacheDiskGone(t *testing.T) {
	t.Parallel()
	f, _ := folder(t)
	dir := t.TempDir()
	c := cacheOf(t, f, dir, 1<<20)
	key := fill(t, f, 1, 1000)
	if err := os.RemoveAll(dir); err != nil {
		t.Fatal(err)
	}
	if n, err := size(c, key); n != 1000 || err != nil {
		t.Errorf("without a disk: %d, %v", n, err)
	}
	if err := c.Check(t.Context()); err == nil {
		t.Error("it is fine without its disk")
	}
}
