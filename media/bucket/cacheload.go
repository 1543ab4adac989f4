package bucket

import (
	"context"
	"errors"
	"fmt"
	"io"
	"time"
)

const (
	// maxLoads is how many files a Cache downloads at once for callers that wait;
	// others wait for a slot.
	maxLoads = 8
	// maxBackground is how many more downloads go on after their callers have left.
	// They hold no slots, so that large files do not delay others.
	maxBackground = 4
	// loadWait bounds a download: a slow trickle should not hold its place for ever.
	loadWait = 10 * time.Minute
)

// load is a download of a Cache. The cache's mutex guards the fields before done.
type load struct {
	waiting  int   // callers
	place    place // what it holds
	dropped  bool  // the file was deleted or replaced meanwhile
	promised int64 // bytes of the folder
	stop     context.CancelFunc
	passing  Object // the file itself, not for the folder: one of the callers takes it

	done chan struct{} // closed at the end
	err  error         // then
}

// place is the kind of slot that a download holds.
type place int

const (
	noPlace      place = iota // it waits for a slot, or is over
	inSlot                    // for its callers
	inBackground              // without callers, see maxBackground
)

// errUncached says that a file is not in the folder, and that the storage may
// have it: the disk does not take it, or its download was stopped.
var errUncached = errors.New("not cached")

// errDropped ends a download whose file was deleted or replaced meanwhile.
var errDropped = errors.New("dropped on its way")

// join adds the caller to a download, which it starts if none is running. It returns
// nil when the cache is closed.
func (c *Cache) join(key string) *load {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.ctx.Err() != nil {
		return nil
	}
	l := c.loading[key]
	if l == nil {
		ctx, stop := context.WithCancel(c.ctx)
		l = &load{stop: stop, done: make(chan struct{})}
		c.loading[key] = l
		c.downloads.Go(func() { c.run(ctx, key, l) })
	}
	l.waiting++
	return l
}

// leave removes a caller that has joined. After the last one a running download
// continues in the background if there is room; otherwise it stops.
func (c *Cache) leave(key string, l *load) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if l.waiting--; l.waiting > 0 || c.keepOn(l) {
		return
	}
	if c.loading[key] == l {
		delete(c.loading, key)
	}
	if l.passing != nil {
		_ = l.passing.Close() // no caller took it
	}
	l.stop()
}

// keepOn moves a download without callers to the background if there is room, and
// reports whether it did. The caller holds the mutex.
func (c *Cache) keepOn(l *load) bool {
	if l.place == inSlot && !l.dropped && c.background < maxBackground {
		c.move(l, inBackground)
	}
	return l.place == inBackground && !l.dropped
}

// move releases the place that a download holds and records its next one. The caller
// holds the mutex; waitForSlot has taken a slot before.
func (c *Cache) move(l *load, to place) {
	switch l.place {
	case inSlot:
		<-c.slots
	case inBackground:
		c.background--
	}
	if to == inBackground {
		c.background++
	}
	l.place = to
}

// waitForSlot takes a slot for a download.
func (c *Cache) waitForSlot(ctx context.Context, l *load) error {
	select {
	case c.slots <- struct{}{}:
	case <-ctx.Done():
		return ctx.Err()
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.move(l, inSlot)
	return nil
}

// take returns an open file that is not cached to the first caller, and nil to the
// others.
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
	if err != nil && ctx.Err() != nil {
		err = fmt.Errorf("%w: %w", errUncached, err) // callers that still wait read from the storage
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.release(l)
	c.move(l, noPlace)
	if c.loading[key] == l {
		delete(c.loading, key)
	}
	if l.waiting == 0 {
		l.stop()
		if passing != nil {
			_ = passing.Close() // no caller is left to take it
			passing = nil
		}
	}
	l.passing, l.err = passing, err
	close(l.done)
}

// bring downloads a file into the folder, unless it is dropped meanwhile. If there is
// no room for the file, it returns the open download.
func (c *Cache) bring(ctx context.Context, key string, l *load) (passing Object, err error) {
	if err := c.waitForSlot(ctx, l); err != nil {
		return nil, err
	}
	o, err := c.Bucket.Open(ctx, key)
	if err != nil {
		return nil, err
	}
	if !c.reserve(l, o.Size()) {
		return o, nil
	}
	defer func() { _ = o.Close() }() // it was read to its end, or an error tells
	late := time.AfterFunc(loadWait, l.stop)
	defer late.Stop()
	tmp, err := c.download(ctx, o)
	if err != nil {
		return nil, err
	}
	if err := c.keep(key, l, tmp, o.Size()); err != nil {
		return nil, errors.Join(errUncached, err, c.local.root.Remove(tmp))
	}
	return nil, nil
}

// reserve reserves room for a download before a byte of it is written. It evicts
// cached files, but does not use room that is reserved for others.
func (c *Cache) reserve(l *load, size int64) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if size > c.maxBytes-c.promised {
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
