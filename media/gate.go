package media

import (
	"context"
	"log/slog"
	"os/exec"
	"runtime"
	"sync/atomic"
	"time"

	"finds/schema"
)

// busyDelay is when a refused upload may come again: about how long a full
// queue takes.
const busyDelay = 10 * time.Second

func (l Limits) withDefaults() Limits {
	if l.Bytes <= 0 {
		l.Bytes = schema.ImageMax
	}
	if l.VideoBytes <= 0 {
		l.VideoBytes = schema.VideoMax
	}
	if l.FFmpeg == "" {
		l.FFmpeg, _ = exec.LookPath("ffmpeg") // empty if there is none
	}
	if l.Log == nil {
		l.Log = slog.Default()
	}
	if l.Workers <= 0 {
		l.Workers = min(runtime.NumCPU(), 2) // more cost memory and gain nothing
	}
	if l.Queue <= 0 {
		l.Queue = 32
	}
	return l
}

// gate lets a fixed number work at once and a fixed number wait.
type gate struct {
	slots  chan struct{}
	inside atomic.Int64 // at work and waiting
	most   int64
}

func newGate(workers, queue int) *gate {
	return &gate{slots: make(chan struct{}, workers), most: int64(workers + queue)}
}

// enter waits for a slot and returns what gives it back; schema.ErrBusy if too
// many wait, or the error of the context.
func (g *gate) enter(ctx context.Context) (leave func(), err error) {
	if g.inside.Add(1) > g.most {
		g.inside.Add(-1)
		return nil, schema.ErrBusy.After(busyDelay)
	}
	select {
	case g.slots <- struct{}{}:
		return func() { <-g.slots; g.inside.Add(-1) }, nil
	case <-ctx.Done():
		g.inside.Add(-1)
		return nil, ctx.Err()
	}
}
