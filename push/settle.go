package push

import (
	"context"
	"sync"

	"finds/store"
)

// delivered are results that wait to be written. Whoever comes first writes
// for all who come meanwhile, so nobody waits for a transaction of each.
type delivered struct {
	mu      sync.Mutex
	waiting []store.PushResult
	writing bool
}

// settle writes what came of a job: at once what others have to know of, such
// as a host that asks to be left alone.
func (s *Sender) settle(ctx context.Context, r store.PushResult) {
	if r.Outcome != store.PushDelivered {
		s.settled(s.Store.SettlePush(ctx, r))
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
		s.settled(s.Store.SettleDelivered(ctx, batch))
		d.mu.Lock()
	}
	d.writing = false
}

func (s *Sender) settled(err error) {
	if err != nil {
		s.Log.Error("push: write what came of a job; it will be sent again", "error", err)
	}
}
