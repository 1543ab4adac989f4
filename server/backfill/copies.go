package backfill

import (
	"context"
	"errors"
	"io/fs"
	"time"

	"finds/media"
	"finds/schema"
	"finds/store"
)

const (
	lookEvery = 15 * time.Second // for new videos
	leadFor   = 2 * time.Minute  // renewed while a copy is made
	renewAt   = leadFor / 4
	retryIn   = 10 * time.Minute // after an error of the service, which does not count as a try
	returnMax = time.Second      // for putting a job back at the end
	finishMax = 10 * time.Second // for keeping a copy, also at the end

	copyLease = "video copies" // which one process has at a time
)

// Copier makes copies of videos that not every browser plays, one at a time. Several processes
// may run one on the same database: only the one with the lease makes copies.
type Copier struct {
	Options
	turns store.PlaybackTurns
}

// NewCopier returns a Copier.
func NewCopier(o Options) *Copier { return &Copier{Options: New(o).Options} }

// Loop makes the copies of new videos until the context ends.
func (c *Copier) Loop(ctx context.Context) {
	if !c.Library.MakesCopies() {
		return
	}
	for ctx.Err() == nil {
		c.Run(ctx)
		c.Pause(ctx, lookEvery)
	}
}

// Run makes one copy after the other until no job is due.
func (c *Copier) Run(ctx context.Context) {
	due, err := c.Store.Playback().Due(ctx, c.Now())
	if err == nil && !due {
		return
	}
	lead := false
	if err == nil {
		lead, err = c.Store.Lead(ctx, copyLease, leadFor)
	}
	if err != nil && ctx.Err() == nil {
		c.Log.Warn("making copies of videos", "error", err)
	}
	if !lead {
		return
	}
	leading, stop := context.WithCancel(ctx)
	defer stop()
	go c.keepLead(leading, stop)
	for leading.Err() == nil && c.next(leading) {
	}
}

// keepLead renews the lease until the context ends, and calls stop once another process has it.
func (c *Copier) keepLead(ctx context.Context, stop func()) {
	defer stop()
	tick := time.NewTicker(renewAt)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			if lead, err := c.Store.Lead(ctx, copyLease, leadFor); err == nil && !lead {
				return
			}
		}
	}
}

// next works on a job, and reports whether there may be another one.
func (c *Copier) next(ctx context.Context) bool {
	job, lost, err := c.Store.Playback().Claim(ctx, &c.turns)
	for _, path := range lost {
		c.Log.Warn("a video stays without a copy that all browsers play", "path", path, "error", "the service ended at every try")
	}
	if err != nil {
		if ctx.Err() == nil {
			c.Log.Warn("making copies of videos", "error", err)
		}
		return false
	}
	if job == nil {
		return false
	}
	began := c.Now()
	u, size, err := c.Library.AddPlayback(ctx, job.Upload, c.TempDir)
	if err != nil {
		return c.failed(ctx, job, err)
	}
	job.Upload = u
	after, cancel := context.WithTimeout(context.WithoutCancel(ctx), finishMax) // what took so long is kept, also at a shutdown
	defer cancel()
	err = c.Store.Playback().Finish(after, job, size)
	switch {
	case errors.Is(err, schema.ErrNotFound): // deleted, maybe before the copy was stored
		c.Library.Discard(ctx, c.Log, []string{u.URL})
		return true
	case err != nil:
		return c.failed(ctx, job, err)
	case u.PlaybackURL != "":
		c.Log.Info("made a copy of a video", "path", u.URL, "codecs", u.Codecs, "bytes", u.Bytes, "copy", size, "took", c.Now().Sub(began).Round(time.Second))
	}
	return true
}

// failed decides whether a job is tried again, and reports whether others may be tried now.
func (c *Copier) failed(ctx context.Context, job *store.PlaybackJob, err error) bool {
	jobs := c.Store.Playback()
	var refusal *schema.Error
	busy := errors.As(err, &refusal) && refusal.Kind == schema.Unavailable
	hopeless := errors.Is(err, fs.ErrNotExist) || errors.Is(err, media.ErrNoCopy) || refusal != nil && !busy
	after, cancel := context.WithTimeout(context.WithoutCancel(ctx), returnMax)
	defer cancel()
	switch {
	case ctx.Err() != nil:
		if err := jobs.Return(after, job, 0); err != nil {
			c.Log.Warn("an interrupted copy of a video counts as a try", "error", err)
		}
		return false
	case busy || !hopeless && c.Library.Bucket.Check(ctx) != nil:
		c.Log.Warn("making a copy of a video; it continues later", "path", job.URL, "error", err)
		if err := jobs.Return(after, job, retryIn); err != nil {
			c.Log.Warn("making copies of videos", "error", err)
		}
		return false
	case !hopeless && job.Tries < store.MaxPlaybackTries:
		c.Log.Warn("making a copy of a video; it is tried again", "path", job.URL, "error", err)
		return true
	}
	c.Log.Warn("a video stays without a copy that all browsers play", "path", job.URL, "error", err)
	if err := jobs.Drop(ctx, job.ID); err != nil {
		c.Log.Warn("making copies of videos", "error", err)
		return false
	}
	return true
}
