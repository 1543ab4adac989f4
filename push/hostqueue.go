package push

import (
	"context"
	"errors"
	"net/url"
	"sync"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"finds/schema"
	"finds/store"
)

const (
	// lease is the time for which a claimed job is not claimed again. After a crash
	// the job is sent when its lease has expired.
	lease = 30 * time.Second
	// claimMax is how many jobs of a host one query claims.
	claimMax = 32
	// fresh is the time for which the messages of claimed jobs may be sent after they
	// were read. They are read again later than that, and after any response but a
	// success.
	fresh = time.Second
	// grace is the time that requests in flight have when the service shuts down.
	grace = 5 * time.Second
)

// hostQueue sends the messages for one host, with a few workers. A host that hangs does
// not delay the others.
type hostQueue struct {
	s    *Sender
	host string

	mu      sync.Mutex // held while jobs are claimed; all workers wait for that
	workers int
	jobs    []store.PushJob // claimed
	until   time.Time       // well before their lease expires
	more    bool            // there may be due jobs that are not claimed
	read    map[store.PushJob]store.PushMessage
	readAt  time.Time // when read was filled; zero when it must not be used any more
}

// task is a claimed job with its message, if that was read.
type task struct {
	store.PushJob
	message store.PushMessage
	found   bool
	readAt  time.Time
	until   time.Time // the latest time to start it
}

// start starts workers for the jobs that are due.
func (q *hostQueue) start(ctx context.Context) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for q.more = true; q.workers < q.s.PerHost; q.workers++ {
		q.s.work.Go(func() { q.work(ctx) })
	}
}

// idle reports whether there are no workers, and so no claimed jobs.
func (q *hostQueue) idle() bool {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.workers == 0
}

// work sends jobs until there are none left.
func (q *hostQueue) work(ctx context.Context) {
	for {
		t, ok := q.next(ctx)
		if !ok {
			return
		}
		select {
		case q.s.slots <- struct{}{}:
			q.deliver(ctx, t)
			<-q.s.slots
		case <-ctx.Done():
			q.mu.Lock()
			q.release(ctx, t.PushJob)
			q.mu.Unlock()
		}
	}
}

// next returns a claimed job, and claims more if none is left. With ok false there are
// no jobs and the worker ends.
func (q *hostQueue) next(ctx context.Context) (t task, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if ctx.Err() != nil {
		q.release(ctx)
	} else if len(q.jobs) == 0 && q.more {
		q.claim(ctx)
	}
	if len(q.jobs) == 0 {
		q.workers--
		return t, false
	}
	if !q.isFresh(q.readAt) {
		q.readMessages(ctx)
	}
	t = task{PushJob: q.jobs[0], readAt: q.readAt, until: q.until}
	t.message, t.found = q.read[t.PushJob]
	q.jobs = q.jobs[1:]
	return t, true
}

// claim claims the jobs that have been due for longest.
func (q *hostQueue) claim(ctx context.Context) {
	q.until = q.s.Outbox.Now().Add(lease - 2*q.s.Timeout)
	jobs, err := q.s.Outbox.Claim(ctx, q.host, claimMax, lease)
	if err != nil && ctx.Err() == nil {
		q.s.Log.Error("push: claim jobs", "error", err)
	}
	q.jobs, q.more, q.readAt = jobs, len(jobs) == claimMax, time.Time{}
}

// readMessages reads the messages of all claimed jobs in one query, which keeps
// deliveries cheap.
func (q *hostQueue) readMessages(ctx context.Context) {
	var err error
	q.readAt = q.s.Outbox.Now().Time
	if q.read, err = q.s.Outbox.Messages(ctx, q.jobs...); err != nil && ctx.Err() == nil {
		q.s.Log.Warn("push: read messages", "error", err)
	}
}

// isFresh reports whether messages that were read at readAt are those that were read
// last, and may still be sent.
func (q *hostQueue) isFresh(readAt time.Time) bool {
	return readAt.Equal(q.readAt) && !readAt.IsZero() && !q.s.Outbox.Now().After(readAt.Add(fresh))
}

// message returns the message of a job, or schema.ErrNotFound if its recipient does not
// want it any more.
func (q *hostQueue) message(ctx context.Context, t task) (store.PushMessage, error) {
	q.mu.Lock()
	isFresh := q.isFresh(t.readAt)
	q.mu.Unlock()
	if isFresh && t.found {
		return t.message, nil
	}
	read, err := q.s.Outbox.Messages(ctx, t.PushJob)
	m, found := read[t.PushJob]
	if err == nil && !found {
		err = schema.ErrNotFound
	}
	return m, err
}

// release makes the claimed jobs that were not started due again, and those in also.
func (q *hostQueue) release(ctx context.Context, also ...store.PushJob) {
	jobs := append(also, q.jobs...)
	q.jobs, q.more = nil, false
	if len(jobs) == 0 {
		return
	}
	if err := q.s.Outbox.Release(context.WithoutCancel(ctx), jobs); err != nil {
		q.s.Log.Warn("push: release claimed jobs; they are sent when their lease expires", "error", err)
	}
}

// deliver sends the message of one job and records the result.
func (q *hostQueue) deliver(ctx context.Context, t task) {
	m, err := q.message(ctx, t)
	now, r := q.s.Outbox.Now(), store.PushResult{Job: t.PushJob, Host: q.host}
	switch {
	case errors.Is(err, schema.ErrNotFound): // not wanted any more: the job is deleted
	case err != nil:
		q.s.Log.Warn("push: read a message; it is sent when its lease expires", "error", err)
		return
	case m.PausedUntil.After(now.Time) || now.After(t.until):
		q.mu.Lock()
		defer q.mu.Unlock()
		q.release(ctx, t.PushJob)
		return
	default:
		r = q.s.attempt(ctx, m, r)
	}
	q.s.record(context.WithoutCancel(ctx), r)
	if err == nil && r.Outcome != store.Delivered { // the host may have asked for a pause
		q.mu.Lock()
		q.readAt = time.Time{}
		q.mu.Unlock()
	}
}

// attempt sends one message and returns its result.
func (s *Sender) attempt(ctx context.Context, m store.PushMessage, r store.PushResult) store.PushResult {
	ttl := m.ExpiresAt.Sub(s.Outbox.Now().Time)
	if ttl < time.Second {
		return r
	}
	if _, ok := schema.PushEndpoint(m.Endpoint, s.Hosts); !ok {
		s.Log.Warn("push: --push-allow-hosts does not have the host of a subscription", "host", m.Host) // the subscription stays: the operator may add the host again
		return r
	}
	if m.Test {
		m.Title = s.instance(ctx)
	}
	body, err := s.payload(m, r.Job.NotificationID)
	if err != nil {
		s.Log.Error("push: encode a message", "error", err)
		return r
	}
	ctx, cancel := withGrace(ctx)
	defer cancel()
	timer := prometheus.NewTimer(s.figures.requests)
	res, err := s.send(ctx, m, body, ttl)
	timer.ObserveDuration()
	s.logUndelivered(m, res, err)
	r = s.classify(m, r, res, err)
	s.figures.messages.WithLabelValues(outcomes[r.Outcome]).Inc()
	return r
}

// withGrace returns a context that ends a grace period after ctx does.
func withGrace(ctx context.Context) (context.Context, context.CancelFunc) {
	long, cancel := context.WithCancel(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })
	return long, func() { stop(); cancel() }
}

// logUndelivered logs a message that was not delivered, without the endpoint, which is a
// secret.
func (s *Sender) logUndelivered(m store.PushMessage, res *response, err error) {
	var full *url.Error
	switch {
	case errors.As(err, &full):
		s.Log.Info("push: not delivered", "host", m.Host, "error", full.Err)
	case err != nil:
		s.Log.Info("push: not delivered", "host", m.Host, "error", err)
	case res.status >= 300:
		s.Log.Info("push: not delivered", "host", m.Host, "status", res.status)
	}
}
