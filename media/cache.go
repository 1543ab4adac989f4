package media

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"
	"golang.org/x/sync/singleflight"
)

// Cache is a Bucket that keeps the files of another one, which it reads
// through, in a folder of the local disk, up to a number of bytes. What was
// read least recently goes first. Only whole files are ever in the folder, and
// processes may share it; each keeps to its bytes for what it brought itself.
type Cache struct {
	Bucket // what is cached
	local  *Folder
	most   int64 // bytes

	flights singleflight.Group

	mu      sync.Mutex
	files   *simplelru.LRU[string, int64] // key → bytes, of what is in the folder
	bytes   int64                         // in the folder
	loading map[string]*load              // what is on its way
}

// load is a download.
type load struct{ dropped bool }

// loadWait bounds a download, whoever still waits for it: an unbroken trickle
// should not hold a file back for ever.
const loadWait = 10 * time.Minute

// OpenCache opens the cache of bucket in folder dir, which it makes if it is
// missing, with the files that an earlier process left there, the youngest
// taken for the most recently read.
func OpenCache(ctx context.Context, bucket Bucket, dir string, most int64) (*Cache, error) {
	local, err := OpenFolder(dir)
	if err != nil {
		return nil, err
	}
	files, err := simplelru.NewLRU[string, int64](math.MaxInt, nil)
	if err != nil {
		return nil, errors.Join(err, local.Close())
	}
	c := &Cache{Bucket: bucket, local: local, most: most, files: files, loading: map[string]*load{}}
	if err := c.recall(ctx); err != nil {
		return nil, errors.Join(err, local.Close())
	}
	return c, nil
}

// Close releases the folder. The cached bucket stays open.
func (c *Cache) Close() error { return c.local.Close() }

// Put implements Bucket.
func (c *Cache) Put(ctx context.Context, key string, r io.Reader) error {
	err := c.Bucket.Put(ctx, key, r)
	return errors.Join(err, c.drop(ctx, key))
}

// Delete implements Bucket. The files are out of the cache when it returns,
// also those that are being brought at that moment.
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

// errUncached says that a file is not for the folder: it is larger than all of
// it, or the disk does not take it.
var errUncached = errors.New("not cached")

// Open implements Bucket. Callers that ask for the same file at the same time
// wait for one download; one that is gone before its end leaves it running.
func (c *Cache) Open(ctx context.Context, key string) (Object, error) {
	if o, err := c.hit(ctx, key); err == nil || errors.Is(err, ErrKey) {
		return o, err
	}
	done := c.flights.DoChan(key, func() (any, error) { return nil, c.load(context.WithoutCancel(ctx), key) })
	select {
	case r := <-done:
		if r.Err != nil && !errors.Is(r.Err, errUncached) {
			return nil, r.Err
		}
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	if o, err := c.hit(ctx, key); err == nil {
		return o, nil
	}
	return c.Bucket.Open(ctx, key)
}

// hit opens a file of the folder.
func (c *Cache) hit(ctx context.Context, key string) (Object, error) {
	o, err := c.local.Open(ctx, key)
	c.mu.Lock()
	defer c.mu.Unlock()
	if err != nil {
		c.forget(key) // another process may have removed it
		return nil, err
	}
	c.files.Get(key) // the most recently read
	return o, nil
}

// load brings a file into the folder, unless it is dropped on its way.
func (c *Cache) load(ctx context.Context, key string) error {
	ctx, cancel := context.WithTimeout(ctx, loadWait)
	defer cancel()
	l := c.begin(key)
	defer c.end(key, l)
	tmp, size, err := c.download(ctx, key)
	if err != nil {
		return err
	}
	if err := c.keep(key, l, tmp, size); err != nil {
		return errors.Join(errUncached, err, c.local.root.Remove(tmp))
	}
	return nil
}

// begin notes a download, and end that it is over.
func (c *Cache) begin(key string) *load {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := &load{}
	c.loading[key] = l
	return l
}

func (c *Cache) end(key string, l *load) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.loading[key] == l {
		delete(c.loading, key)
	}
}

// download copies a file to a temporary name in the folder, the whole of it or
// nothing.
func (c *Cache) download(ctx context.Context, key string) (tmp string, size int64, err error) {
	o, err := c.Bucket.Open(ctx, key)
	if err != nil {
		return "", 0, err
	}
	defer func() { _ = o.Close() }() // it was read to its end, or an error tells
	size = o.Size()
	if size > c.most {
		return "", 0, errUncached
	}
	source := &exactly{r: o, left: size}
	tmp, err = c.local.write(ctx, source)
	switch {
	case source.err != nil:
		return "", 0, fmt.Errorf("bring media file: %w", source.err)
	case err != nil:
		return "", 0, fmt.Errorf("%w: %w", errUncached, err)
	}
	return tmp, size, nil
}

// errDropped ends a download whose file was deleted or replaced meanwhile.
var errDropped = errors.New("dropped on its way")

// keep gives a file that was brought its key, and makes room for it.
func (c *Cache) keep(key string, l *load, tmp string, size int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.dropped {
		return errDropped
	}
	if err := c.local.place(tmp, key); err != nil {
		return err
	}
	c.note(key, size)
	c.shrink()
	return nil
}

// drop takes a file out of the folder.
func (c *Cache) drop(ctx context.Context, key string) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l := c.loading[key]; l != nil {
		l.dropped = true
		delete(c.loading, key)
		c.flights.Forget(key) // who asks from now on asks anew
	}
	c.forget(key)
	return c.local.Delete(ctx, key)
}

// recall takes the files that are there into the books.
func (c *Cache) recall(ctx context.Context) error {
	type file struct {
		key  string
		time time.Time
	}
	var found []file
	err := c.local.List(ctx, "", func(key string, t time.Time) error {
		found = append(found, file{key, t})
		return nil
	})
	slices.SortFunc(found, func(a, b file) int { return a.time.Compare(b.time) })
	for _, f := range found {
		if size, err := c.local.Stat(ctx, f.key); err == nil { // else another process has removed it
			c.note(f.key, size)
		}
	}
	c.shrink()
	return err
}

// The books, under mu: note writes a file into them and forget takes it out;
// shrink also removes it, until the bytes are kept.

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
	for c.bytes > c.most {
		key, size, _ := c.files.RemoveOldest()
		c.bytes -= size
		_ = c.local.Delete(context.Background(), key) // one that stays is found by the next start
	}
}

// exactly is a reader that ends with an error when its source ends early, and
// remembers errors of the source.
type exactly struct {
	r    io.Reader
	left int64
	err  error
}

func (e *exactly) Read(p []byte) (int, error) {
	n, err := e.r.Read(p)
	e.left -= int64(n)
	if err == io.EOF && e.left != 0 {
		err = io.ErrUnexpectedEOF
	}
	if err != nil && err != io.EOF {
		e.err = err
	}
	return n, err
}
