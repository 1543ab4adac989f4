// Package backfill makes what stored media lack: the medium size of photos and videos that an
// earlier version of Finds stored without it, and copies of videos that not every browser plays.
package backfill

import (
	"context"
	"errors"
	"io/fs"
	"log/slog"
	"sync"
	"time"

	"finds/media"
	"finds/schema"
	"finds/store"
)

const (
	lease    = 10 * time.Minute // longer than one job takes
	maxTries = 5                // of a job that fails for no known reason

	// The pause after a job is pauseFactor times what the job took, so that on average
	// the work takes a fifth of one processor, and at least minPause.
	pauseFactor = 4
	minPause    = 250 * time.Millisecond
)

// Options are the parts of an instance that a Filler works on.
type Options struct {
	Store   *store.Store
	Library *media.Library
	Log     *slog.Logger
	Now     func() time.Time // nil is time.Now

	TempDir string // for the files of a Copier

	// Pause waits between two jobs until the time has passed or the context ends. Nil
	// does so by the clock of the system.
	Pause func(ctx context.Context, d time.Duration)
}

// Filler makes medium sizes. Several processes may run one on the same database.
type Filler struct {
	Options
	running sync.Mutex
}

// New returns a Filler.
func New(o Options) *Filler {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Pause == nil {
		o.Pause = pause
	}
	return &Filler{Options: o}
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-ctx.Done():
	case <-time.After(d):
	}
}

// outcome is what becomes of a job.
type outcome int

const (
	made    outcome = iota
	skipped         // it will never have the size
	gone            // the media have been deleted meanwhile
)

// Run works on one job after the other until none is due, and logs what it has done.
// While it is running, another call does nothing. An error that has nothing to do with
// the file, such as that of a bucket that cannot be reached, ends it; a later call
// continues.
func (f *Filler) Run(ctx context.Context) {
	if !f.running.TryLock() {
		return
	}
	defer f.running.Unlock()
	var count [gone + 1]int
	began := f.Now()
	defer func() {
		if n := count[made] + count[skipped]; n > 0 {
			f.Log.Info("made the medium size of stored photos and videos", "made", count[made], "skipped", count[skipped], "took", f.Now().Sub(began).Round(time.Second))
		}
	}()
	for ctx.Err() == nil {
		j, err := f.Store.ClaimMedium(ctx, lease)
		if j == nil && err == nil {
			return
		}
		start := f.Now()
		var what outcome
		if err == nil {
			what, err = f.work(ctx, j)
		}
		if err != nil {
			if ctx.Err() == nil {
				f.Log.Warn("making the medium size of stored photos and videos; it continues within the hour", "error", err)
			}
			return
		}
		count[what]++
		f.Pause(ctx, max(minPause, pauseFactor*f.Now().Sub(start)))
	}
}

// work does a job. Its errors have nothing to do with the file.
func (f *Filler) work(ctx context.Context, j *store.MediumJob) (outcome, error) {
	u, err := f.Library.AddMedium(ctx, j.Upload)
	if err != nil {
		return f.failed(ctx, j, err)
	}
	j.Upload = u
	err = f.Store.FinishMedium(ctx, j)
	if errors.Is(err, schema.ErrNotFound) { // deleted, maybe before the file was stored
		f.Library.Discard(ctx, f.Log, []string{u.URL})
		return gone, nil
	}
	return made, err
}

// failed decides whether a job comes again. A file that is missing or cannot be decoded
// never gets better.
func (f *Filler) failed(ctx context.Context, j *store.MediumJob, err error) (outcome, error) {
	var refusal *schema.Error
	hopeless := errors.Is(err, fs.ErrNotExist) || errors.As(err, &refusal) && refusal.Kind != schema.Unavailable
	if !hopeless && (refusal != nil || j.Tries < maxTries || ctx.Err() != nil || f.Library.Bucket.Check(ctx) != nil) {
		return 0, err
	}
	f.Log.Warn("a stored photo or video stays without its medium size", "path", j.URL, "error", err)
	return skipped, f.Store.DropMedium(ctx, j.ID)
}
