package bucket

import (
	"context"
	"errors"
	"io"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"
)

// Cache is a Bucket that keeps files of another bucket in a folder of the local disk,
// up to a number of bytes, and evicts the file read least recently. The folder holds
// whole files only. Processes may share it; each counts the files that it downloaded.
type Cache struct {
	Bucket   // what is cached
	local    *Folder
	maxBytes int64         // bytes, with those on their way
	slots    chan struct{} // of downloads that callers wait for
	wait     time.Duration // cacheWait; tests shorten it

	ctx       context.Context // of the downloads, until Close
	stop      context.CancelFunc
	downloads sync.WaitGroup

	mu         sync.Mutex
	files      *simplelru.LRU[string, int64] // key → bytes, of what is in the folder
	bytes      int64                         // of them
	promised   int64                         // bytes, to downloads
	loading    map[string]*load              // what is on its way
	background int                           // downloads that go on without a caller
}

// OpenCache opens a cache of at most maxBytes for bucket in folder dir, which it creates
// if it is missing. It keeps the files that an earlier process left there, and takes the
// youngest for the most recently read.
func OpenCache(ctx context.Context, bucket Bucket, dir string, maxBytes int64) (*Cache, error) {
	local, err := OpenFolder(dir)
	if err != nil {
		return nil, err
	}
	files, err := simplelru.NewLRU[string, int64](math.MaxInt, nil)
	if err != nil {
		return nil, errors.Join(err, local.Close())
	}
	c := &Cache{
		Bucket: bucket, local: local, maxBytes: maxBytes, slots: make(chan struct{}, maxLoads), wait: cacheWait,
		files: files, loading: map[string]*load{},
	}
	c.ctx, c.stop = context.WithCancel(context.WithoutCancel(ctx))
	if err := c.recall(ctx); err != nil {
		return nil, errors.Join(err, c.Close())
	}
	return c, nil
}

// Close ends the downloads and releases the folder. The cached bucket stays
// open, and reads go to it from then on.
func (c *Cache) Close() error {
	c.mu.Lock()
	c.stop() // under the mutex, so that no download starts beside Wait
	c.mu.Unlock()
	c.downloads.Wait()
	return c.local.Close()
}

// Put implements Bucket.
func (c *Cache) Put(ctx context.Context, key string, r io.Reader) error {
	err := c.Bucket.Put(ctx, key, r)
	return errors.Join(err, c.drop(ctx, key))
}

// Delete implements Bucket. When it returns the files are not in the cache, and
// files that are being downloaded do not enter it.
func (c *Cache) Delete(ctx context.Context, keys ...string) error {
	err := c.Bucket.Delete(ctx, keys...)
	for _, key := range keys {
		if ValidKey(key) {
			err = errors.Join(err, c.drop(ctx, key))
		}
	}
	return err
}

// Stat implements Bucket.
func (c *Cache) Stat(ctx context.Context, key string) (int64, error) {
	if size, err := c.local.Stat(ctx, key); err == nil {
		return size, nil
	}
	return c.Bucket.Stat(ctx, key)
}

// Check implements Bucket.
func (c *Cache) Check(ctx context.Context) error {
	return errors.Join(c.Bucket.Check(ctx), c.local.Check(ctx))
}

// cacheWait is how long a caller waits for a download. With the wait of the
// storage it is less than the time that the server has for an answer.
const cacheWait = 10 * time.Second

// Open implements Bucket. Callers that ask for the same file at the same time
// wait for one download. If it takes longer than they wait, because of its size
// or of earlier downloads, they read from the storage; the download continues without
// them if there is room for it in the background.
func (c *Cache) Open(ctx context.Context, key string) (Object, error) {
	if o, err := c.hit(ctx, key); err == nil || errors.Is(err, ErrKey) {
		return o, err
	}
	o, err := c.brought(ctx, key)
	if o != nil || err != nil {
		return o, err
	}
	if o, err := c.hit(ctx, key); err == nil {
		return o, nil
	}
	return c.Bucket.Open(ctx, key)
}

// brought waits for the download of a file. It returns the file itself where the
// folder has no room for it, and nil where the caller finds it in the folder or
// else in the storage.
func (c *Cache) brought(ctx context.Context, key string) (Object, error) {
	l := c.join(key)
	if l == nil {
		return nil, nil
	}
	defer c.leave(key, l)
	late := time.NewTimer(c.wait)
	defer late.Stop()
	select {
	case <-l.done:
	case <-late.C:
		return nil, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if l.err != nil && !errors.Is(l.err, errUncached) {
		return nil, l.err
	}
	return c.take(ctx, l), nil
}

// hit opens a file of the folder.
func (c *Cache) hit(ctx context.Context, key string) (Object, error) {
	o, err := c.local.Open(ctx, key)
	return c.reconcile(ctx, key, o, err)
}

// reconcile updates the index after a lookup in the folder.
func (c *Cache) reconcile(ctx context.Context, key string, o Object, err error) (Object, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if err != nil && c.files.Contains(key) {
		o, err = c.local.Open(ctx, key) // it came after we looked
	}
	if err != nil {
		c.forget(key) // another process may have removed it
		return nil, err
	}
	c.files.Get(key) // the most recently read
	return o, nil
}

// drop takes a file out of the folder.
func (c *Cache) drop(ctx context.Context, key string) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loading[key]; l != nil {
		l.dropped = true
		delete(c.loading, key) // the next caller starts a new download
		if l.waiting == 0 {
			l.stop()
		}
	}
	c.forget(key)
	return c.local.Delete(ctx, key)
}

// recall indexes the files that are there.
func (c *Cache) recall(ctx context.Context) error {
	type file struct {
		key  string
		size int64
		time time.Time
	}
	var found []file
	err := c.local.List(ctx, "", func(key string, size int64, t time.Time) error {
		found = append(found, file{key, size, t})
		return nil
	})
	slices.SortFunc(found, func(a, b file) int { return a.time.Compare(b.time) })
	for _, f := range found {
		c.note(f.key, f.size)
	}
	c.shrink()
	return err
}

// The index, under mu: note adds a file and forget removes it; shrink also deletes
// files until the bytes and those promised fit.

func (c *Cache) note(key string, size int64) {
	c.forget(key)
	c.files.Add(key, size)
	c.bytes += size
}

func (c *Cache) forget(key string) {
	if size, ok := c.files.Peek(key); ok {
		c.files.Remove(key)
		c.bytes -= size
	}
}

func (c *Cache) shrink() {
	for c.bytes+c.promised > c.maxBytes && c.files.Len() > 0 {
		key, size, _ := c.files.RemoveOldest()
		c.bytes -= size
		_ = c.local.Delete(context.Background(), key) // one that stays is found by the next start
	}
}
