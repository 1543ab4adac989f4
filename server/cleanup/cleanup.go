// Package cleanup deletes expired rows, stored files that no row names, and
// temporary files that a crash left behind.
package cleanup

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sync"
	"time"

	"finds/media"
	"finds/schema"
	"finds/store"
)

// Options are the parts of an instance that a Cleaner works on.
type Options struct {
	Store   *store.Store
	Library *media.Library
	Log     *slog.Logger
	Now     func() time.Time // nil is time.Now

	TempDir   string      // folder of temporary files; "" when it belongs to others as well
	TempFiles []TempFiles // those that may be deleted there
}

// TempFiles are temporary files of one kind.
type TempFiles struct {
	Pattern string        // of their names, as in filepath.Match
	Life    time.Duration // for which one that is not written to can be in use; 0 is an hour
}

// Cleaner deletes expired rows and files. Its methods may be called at any time; while
// one of them is running, another does nothing.
type Cleaner struct {
	Options
	running sync.Mutex
}

// New returns a Cleaner.
func New(o Options) *Cleaner {
	if o.Now == nil {
		o.Now = time.Now
	}
	return &Cleaner{Options: o}
}

// All removes expired rows and files that no row names, and returns how many uploads
// and files it removed. It logs which files are missing.
func (c *Cleaner) All(ctx context.Context) (uploads, files int, err error) {
	if uploads, err = c.Rows(ctx); err != nil {
		return uploads, 0, err
	}
	if !c.running.TryLock() {
		return uploads, 0, nil
	}
	defer c.running.Unlock()
	files, err = c.removeFiles(ctx)
	return uploads, files, err
}

// Rows is All without a look at all files: listing a bucket takes a request for each
// thousand, and these are charged for.
func (c *Cleaner) Rows(ctx context.Context) (uploads int, err error) {
	if !c.running.TryLock() {
		return 0, nil
	}
	defer c.running.Unlock()
	if err := c.Store.EndSuspensions(ctx); err != nil {
		return 0, fmt.Errorf("end suspensions: %w", err)
	}
	if err := c.Store.Recount(ctx); err != nil {
		return 0, fmt.Errorf("count likes and comments after suspensions: %w", err)
	}
	if err := c.finishDeletes(ctx); err != nil {
		return 0, err
	}
	paths, err := c.Store.SweepBins(ctx)
	c.Library.Discard(ctx, c.Log, paths)
	if err != nil {
		return 0, fmt.Errorf("clean up bins: %w", err)
	}
	paths, err = c.Store.SweepVersions(ctx)
	c.Library.Discard(ctx, c.Log, paths)
	if err != nil {
		return 0, fmt.Errorf("clean up versions: %w", err)
	}
	for {
		paths, err := c.Store.Sweep(ctx)
		if err != nil {
			return uploads, fmt.Errorf("clean up rows: %w", err)
		}
		c.Library.Discard(ctx, c.Log, paths)
		uploads += len(paths)
		if len(paths) < store.SweepBatch {
			break
		}
	}
	if err := c.Store.Erase(ctx); err != nil { // such as while long reads use the log; the next cleanup tries again
		c.Log.Warn("erase the words of what is deleted", "error", err)
	}
	c.Own(ctx)
	if err := c.Store.NoteSwept(ctx); err != nil {
		return uploads, fmt.Errorf("note the cleanup: %w", err)
	}
	return uploads, nil
}

// Own does the part of Rows that each of several processes has to do: it removes the temporary
// files of this process and checks its clock.
func (c *Cleaner) Own(ctx context.Context) {
	c.removeTemp(func(kind TempFiles) time.Duration { return cmp.Or(kind.Life, tempLife) })
	c.checkClock(ctx)
}

// checkClock warns when the clock of this process is so far from that of others
// on its database that streams could miss notifications.
func (c *Cleaner) checkClock(ctx context.Context) {
	ahead, err := c.Store.Skew(ctx)
	if err == nil && ahead.Abs() > store.ClockApart {
		c.Log.Warn("the clock differs from that of the database server; set both with NTP, or streams miss notifications of other processes", "ahead", ahead.Round(time.Millisecond))
	}
}

// finishDeletes finishes interrupted deletions of accounts.
func (c *Cleaner) finishDeletes(ctx context.Context) error {
	ids, err := c.Store.Leaving(ctx)
	for _, id := range ids {
		var files []string
		files, err = c.Store.DeleteUser(ctx, id)
		c.Library.Discard(context.WithoutCancel(ctx), c.Log, files) // those of the steps before an error, too
		if err != nil && !errors.Is(err, schema.ErrNotFound) {
			break
		}
		err = nil
	}
	if err != nil {
		return fmt.Errorf("finish deleting accounts: %w", err)
	}
	return nil
}

// tempLife is the life of temporary files whose kind names none: an upload that sends
// nothing is ended long before.
const tempLife = time.Hour

// deadLife is how long a command beside the service may write nothing to a temporary file.
const deadLife = time.Minute

// RemoveDead removes what a service that was killed has left in the folder of temporary files, for a start of the only
// service that uses it.
func (c *Cleaner) RemoveDead() { c.removeTemp(func(TempFiles) time.Duration { return deadLife }) }

// removeTemp removes temporary files that a crash left behind, when they are as old as life says. Files that other
// processes with the same folder are writing are younger.
func (c *Cleaner) removeTemp(life func(TempFiles) time.Duration) {
	if c.TempDir == "" {
		return
	}
	for _, kind := range c.TempFiles {
		names, err := filepath.Glob(filepath.Join(c.TempDir, kind.Pattern))
		if err != nil {
			c.Log.Warn("look for temporary files", "error", err)
		}
		for _, name := range names {
			info, err := os.Lstat(name)
			if err != nil || !info.Mode().IsRegular() || c.Now().Sub(info.ModTime()) <= life(kind) {
				continue
			}
			if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
				c.Log.Warn("a temporary file is left to the next cleanup", "error", err)
			}
		}
	}
}

// goneLogged is how many missing files the log names at once.
const goneLogged = 20

// removeFiles deletes files older than schema.UploadLife that no row names, if the
// storage is known to be this database's. A crash between storing a file and writing
// its row leaves such files.
func (c *Cleaner) removeFiles(ctx context.Context) (n int, err error) {
	old, gone := c.Now().Add(-schema.UploadLife), 0
	mayDelete, err := c.mayDeleteStrays(ctx)
	if err != nil {
		return 0, fmt.Errorf("clean up files: %w", err)
	}
	err = Compare(ctx, c.Store, c.Library.Bucket, Report{
		Gone: func(row store.NamedFiles, path string) error {
			if gone++; gone <= goneLogged {
				c.Log.Warn("a stored file is gone", "path", path, "find", row.FindID, "user", row.UserID)
			}
			return nil
		},
		Stray: func(keys []string, youngest time.Time) error {
			if !mayDelete || !youngest.Before(old) {
				return nil
			}
			n += len(keys)
			return c.Library.Bucket.Delete(ctx, keys...)
		},
	})
	if gone > 0 {
		c.Log.Warn("stored files are gone; finds media check lists all of them", "files", gone)
	}
	if err != nil {
		return n, fmt.Errorf("clean up files: %w", err)
	}
	return n, nil
}
