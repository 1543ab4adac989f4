package media

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"
)

const (
	// loadsMax is how many files a Cache brings at once; others wait for a slot.
	loadsMax = 8
	// loadWait bounds a download, whoever still waits for it: an unbroken trickle
	// should not hold a slot for ever.
	loadWait = 10 * time.Minute
)

// load is a download of a Cache. What stands before done is under its mutex.
type load struct {
	waiting  int   // callers; without any it is stopped
	dropped  bool  // the file was deleted or replaced meanwhile
	promised int64 // bytes of the folder
	stop     context.CancelFunc
	passing  Object // the file itself, not for the folder: one of the callers takes it

	done chan struct{} // closed at the end
	err  error         // then
}

// errUncached says that the disk does not take a file.
var errUncached = errors.New("not cached")

// errDropped ends a download whose file was deleted or replaced meanwhile.
var errDropped = errors.New("dropped on its way")

// join has the caller wait for a download, which begins if none is under way.
func (c *Cache) join(ctx context.Context, key string) *load {
	c.mu.Lock()
	defer c.mu.Unlock()
	l := c.loading[key]
	if l == nil {
		ctx, stop := context.WithCancel(context.WithoutCancel(ctx)) // it is not this caller's alone
		l = &load{stop: stop, done: make(chan struct{})}
		c.loading[key] = l
		go c.run(ctx, key, l)
	}
	l.waiting++
	return l
}

// leave is what every caller does that has joined. The last one stops the
// download.
func (c *Cache) leave(key string, l *load) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.waiting--; l.waiting > 0 {
		return
	}
	if c.loading[key] == l {
		delete(c.loading, key)
	}
	if l.passing != nil {
		_ = l.passing.Close() // nobody has read from it
	}
	l.stop()
}

// take hands an open file that is not for the folder to the first caller; nil
// to the others.
func (c *Cache) take(ctx context.Context, l *load) Object {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.passing == nil {
		return nil
	}
	o := &passed{l.passing, l.stop}
	context.AfterFunc(ctx, l.stop)
	l.passing, l.stop = nil, func() {} // its reader ends it
	return o
}

// passed is an open file that ends its download when it is closed.
type passed struct {
	Object
	stop context.CancelFunc
}

// Close implements io.Closer.
func (p *passed) Close() error {
	defer p.stop()
	return p.Object.Close()
}

// run is a download from its beginning to its end.
func (c *Cache) run(ctx context.Context, key string, l *load) {
	passing, err := c.bring(ctx, key, l)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.release(l)
	if c.loading[key] == l {
		delete(c.loading, key)
	}
	if passing != nil && l.waiting == 0 {
		_ = passing.Close() // nobody has read from it
		passing = nil
	}
	l.passing, l.err = passing, err
	close(l.done)
}

// bring brings a file into the folder, unless it is dropped on its way. One for
// which there is no room it hands back as it comes.
func (c *Cache) bring(ctx context.Context, key string, l *load) (passing Object, err error) {
	select {
	case c.slots <- struct{}{}:
		defer func() { <-c.slots }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	o, err := c.Bucket.Open(ctx, key)
	if err != nil {
		return nil, err
	}
	if !c.reserve(l, o.Size()) {
		return o, nil
	}
	defer func() { _ = o.Close() }() // it was read to its end, or an error tells
	tmp, err := c.download(ctx, o)
	if err != nil {
		return nil, err
	}
	if err := c.keep(key, l, tmp, o.Size()); err != nil {
		return nil, errors.Join(errUncached, err, c.local.root.Remove(tmp))
	}
	return nil, nil
}

// reserve promises room to a download before a byte of it is written. What the
// folder holds goes for it, but not what others were promised.
func (c *Cache) reserve(l *load, size int64) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if size > c.most-c.promised {
		return false
	}
	l.promised = size
	c.promised += size
	c.shrink()
	return true
}

// release takes a promise back, under the mutex.
func (c *Cache) release(l *load) {
	c.promised -= l.promised
	l.promised = 0
}

// download copies a file to a temporary name in the folder, the whole of it or
// nothing.
func (c *Cache) download(ctx context.Context, o Object) (tmp string, err error) {
	ctx, cancel := context.WithTimeout(ctx, loadWait)
	defer cancel()
	source := &exactly{r: o, left: o.Size()}
	tmp, err = c.local.write(ctx, source)
	switch {
	case source.err != nil:
		return "", fmt.Errorf("bring media file: %w", source.err)
	case err != nil:
		return "", fmt.Errorf("%w: %w", errUncached, err)
	}
	return tmp, nil
}

// keep gives a file that was brought its key.
func (c *Cache) keep(key string, l *load, tmp string, size int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.dropped {
		return errDropped
	}
	if err := c.local.place(tmp, key); err != nil {
		return err
	}
	c.release(l)
	c.note(key, size)
	return nil
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
