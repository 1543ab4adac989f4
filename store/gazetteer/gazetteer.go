// Package gazetteer searches the places that the binary carries. They are
// unpacked into a SQLite file of their own at the first search. The file can be
// deleted at any time, needs no backup, and is the same for both engines of the
// store.
package gazetteer

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"modernc.org/sqlite"
	lib "modernc.org/sqlite/lib"

	"finds/embed"
	"finds/schema"
)

// TempFiles is the pattern of the names of the file of places while it is made, in
// Options.TempDir.
const TempFiles = "places-*.db"

// Options name the places to search and the file to unpack them to.
type Options struct {
	File    string                          // made when it is needed
	TempDir string                          // on the same file system, for the file while it is made
	Version func() string                   // of the places; a file of another version is built again
	Places  func() (embed.PlaceList, error) // reads them, from the beginning
	// Build replaces the function Build; nil means that function. It takes 70 MB of
	// memory, a tenth of which would stay with a long-running process.
	Build func(ctx context.Context, file, version string) error
	Log   *slog.Logger
	Now   func() time.Time // nil is time.Now
	// Patience is how long a search waits for the file; 0 means 3 seconds, in which most
	// machines unpack it.
	Patience time.Duration
}

// Gazetteer searches places. It is safe for concurrent use.
type Gazetteer struct {
	opt    Options
	ctx    context.Context // ends when the gazetteer is closed
	cancel context.CancelFunc

	mu      sync.Mutex
	open    *database     // nil until there is one
	opening chan struct{} // closed when an attempt to have one has ended; nil when there is none
	retryAt time.Time     // after a failure
	removed time.Time     // when the file was last removed
}

const (
	patience = 3 * time.Second
	// comeBack is the Retry-After of searches that did not wait.
	comeBack = 2 * time.Second
	// retryAfter is the time after a failure before the next attempt.
	retryAfter = time.Minute
)

// New makes a gazetteer. It touches no file before the first search.
func New(o Options) *Gazetteer {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Build == nil {
		o.Build = func(ctx context.Context, file, version string) error { return Build(ctx, file, version, o.Places) }
	}
	o.Patience = cmp.Or(o.Patience, patience)
	g := &Gazetteer{opt: o}
	g.ctx, g.cancel = context.WithCancel(context.Background())
	return g
}

// Close cancels unpacking and closes the file.
func (g *Gazetteer) Close() error {
	g.cancel()
	g.mu.Lock()
	opening := g.opening
	g.mu.Unlock()
	if opening != nil {
		<-opening
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == nil {
		return nil
	}
	err := g.open.close()
	g.open = nil
	return err
}

// ready returns the open file, or begins to have one. It returns
// schema.ErrUnpacking when that takes longer than a search should wait, and
// schema.ErrNoPlaces when it failed.
func (g *Gazetteer) ready(ctx context.Context) (*database, error) {
	g.mu.Lock()
	db, opening := g.open, g.opening
	switch {
	case db != nil:
	case g.ctx.Err() != nil:
		db, opening = nil, nil
	case opening == nil && !g.opt.Now().Before(g.retryAt):
		opening = make(chan struct{})
		g.opening = opening
		go g.have(opening)
	}
	g.mu.Unlock()
	switch {
	case db != nil:
		return db, nil
	case opening == nil:
		return nil, schema.ErrNoPlaces
	}
	wait := time.NewTimer(g.opt.Patience)
	defer wait.Stop()
	select {
	case <-opening:
	case <-wait.C:
		return nil, schema.ErrUnpacking.After(comeBack)
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == nil {
		return nil, schema.ErrNoPlaces
	}
	return g.open, nil
}

// have opens the file, or makes it and opens it.
func (g *Gazetteer) have(done chan struct{}) {
	start := g.opt.Now()
	version := layout + g.opt.Version()
	db, err := openDatabase(g.ctx, g.opt.File, version, true)
	if err != nil && g.ctx.Err() == nil {
		if !errors.Is(err, errNone) {
			g.opt.Log.Warn("unpacking the places again", "error", err)
		}
		if err = g.unpack(version); err == nil {
			g.opt.Log.Info("unpacked the places", "file", g.opt.File, "took", g.opt.Now().Sub(start))
			db, err = openDatabase(g.ctx, g.opt.File, version, false)
		}
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	defer close(done)
	g.opening = nil
	if err != nil {
		if g.ctx.Err() == nil {
			g.retryAt = g.opt.Now().Add(retryAfter)
			g.opt.Log.Error("the places cannot be unpacked", "error", err)
		}
		return
	}
	g.open = db
}

// unpack makes the file beside its place and moves it there, so that no reader
// sees half of it, and processes that share the folder do not mind each other.
func (g *Gazetteer) unpack(version string) error {
	temp, err := os.CreateTemp(g.opt.TempDir, TempFiles)
	if err != nil {
		return err
	}
	defer os.Remove(temp.Name())
	if err := temp.Close(); err != nil {
		return err
	}
	if err := g.opt.Build(g.ctx, temp.Name(), version); err != nil {
		return fmt.Errorf("make the file of places: %w", err)
	}
	return os.Rename(temp.Name(), g.opt.File)
}

// with calls f with the open file, which stays open until f has ended.
func (g *Gazetteer) with(ctx context.Context, f func(*database) error) error {
	db, err := g.ready(ctx)
	if err != nil {
		return err
	}
	return g.discardCorrupt(db, db.use(f))
}

// discardCorrupt closes and removes a file that cannot be read, so that the next
// search builds it again, and returns the error for the search that found the damage.
// A file that is damaged again soon stays for a while: on a failing disk it would be
// built all the time.
func (g *Gazetteer) discardCorrupt(db *database, err error) error {
	if err == nil || !damaged(err) {
		return err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.open == db {
		now := g.opt.Now()
		if !g.removed.IsZero() && now.Before(g.removed.Add(retryAfter)) {
			return schema.ErrNoPlaces
		}
		g.removed = now
		g.opt.Log.Warn("the file of places is damaged; removing it", "error", err)
		g.open = nil
		db.close()
		if err := os.Remove(filepath.Clean(g.opt.File)); err != nil && !errors.Is(err, os.ErrNotExist) {
			g.opt.Log.Warn("the file of places cannot be removed", "error", err)
		}
	}
	return schema.ErrUnpacking.After(comeBack)
}

// damaged reports whether an error means that the file is damaged, and not that
// the query was wrong.
func damaged(err error) bool {
	var e *sqlite.Error
	if !errors.As(err, &e) {
		return errors.Is(err, errEntry)
	}
	switch e.Code() & 0xff {
	case lib.SQLITE_CORRUPT, lib.SQLITE_NOTADB, lib.SQLITE_IOERR:
		return true
	}
	return false
}
