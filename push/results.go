package push

import (
	"context"
	"finds/store"
	"sync"
)

// delivered are results that wait to be recorded. The first goroutine to come records
// those of all that come meanwhile, so that they share a transaction.
type delivered struct {
	mu      sync.Mutex
	waiting []store.PushResult
	writing bool
}

// record records the result of a job. Results other than a delivery are recorded at once,
// since they may concern the other jobs of the host.
func (s *Sender) record(ctx context.Context, r store.PushResult) {
	if r.Outcome != store.Delivered {
		s.logFailure(s.Outbox.Record(ctx, r))
		return
	}
	d := &s.done
	d.mu.Lock()
	defer d.mu.Unlock()
	d.waiting = append(d.waiting, r)
	if d.writing {
		return
	}
	for d.writing = true; len(d.waiting) > 0; {
		batch := d.waiting
		d.waiting = nil
		d.mu.Unlock()
		s.logFailure(s.Outbox.RecordDelivered(ctx, batch))
		d.mu.Lock()
	}
	d.writing = false
}

func (s *Sender) logFailure(err error) {
	if err != nil {
		s.Log.Error("push: record a result; the message may be sent twice", "error", err)
	}
}
