package push

import (
	"context"
	"errors"
	"net/url"
	"sync"
	"time"

	"finds/schema"
	"finds/store"
)

const (
	// lease is for how long a claimed job is not claimed again. After a crash
	// it is sent when the lease ends.
	lease = 30 * time.Second
	// claimMax is how many jobs of a host are claimed at once.
	claimMax = 32
	// fresh is for how long what was read of claimed jobs may be sent. After
	// that, and after any answer but a success, it is read again.
	fresh = time.Second
	// grace is what requests on their way have left when the service ends.
	grace = 5 * time.Second
)

// lane is a host that is being sent to, by a few workers, so that one that
// hangs does not hold up the others.
type lane struct {
	s    *Sender
	host string

	mu      sync.Mutex // held while jobs are claimed, for which all workers wait
	workers int
	jobs    []store.PushJob // claimed
	until   time.Time       // long before the end of their lease
	more    bool            // something may be due that is not claimed
	read    map[store.PushJob]store.PushMessage
	readAt  time.Time // when that was read; zero when it holds no longer
}

// task is a claimed job and what it sends, if it was read at all.
type task struct {
	store.PushJob
	message store.PushMessage
	found   bool
	readAt  time.Time
	until   time.Time // it is begun before or not at all
}

// begin has what is due sent.
func (l *lane) begin(ctx context.Context) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for l.more = true; l.workers < l.s.PerHost; l.workers++ {
		l.s.work.Go(func() { l.work(ctx) })
	}
}

// idle reports whether nobody works here, and with that nothing is claimed.
func (l *lane) idle() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.workers == 0
}

// work sends jobs as long as there are some.
func (l *lane) work(ctx context.Context) {
	for {
		t, ok := l.next(ctx)
		if !ok {
			return
		}
		select {
		case l.s.slots <- struct{}{}:
			l.deliver(ctx, t)
			<-l.s.slots
		case <-ctx.Done():
			l.mu.Lock()
			l.giveBack(ctx, t.PushJob)
			l.mu.Unlock()
		}
	}
}

// next takes a claimed job, after claiming more when none is left. When there
// is none the worker ends.
func (l *lane) next(ctx context.Context) (t task, ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if ctx.Err() != nil {
		l.giveBack(ctx)
	} else if len(l.jobs) == 0 && l.more {
		l.claim(ctx)
	}
	if len(l.jobs) == 0 {
		l.workers--
		return t, false
	}
	if !l.holds(l.readAt) {
		l.readAll(ctx)
	}
	t = task{PushJob: l.jobs[0], readAt: l.readAt, until: l.until}
	t.message, t.found = l.read[t.PushJob]
	l.jobs = l.jobs[1:]
	return t, true
}

// claim claims jobs.
func (l *lane) claim(ctx context.Context) {
	l.until = l.s.Store.Now().Add(lease - 2*l.s.Timeout)
	jobs, err := l.s.Store.ClaimPush(ctx, l.host, claimMax, lease)
	if err != nil && ctx.Err() == nil {
		l.s.Log.Error("push: claim jobs", "error", err)
	}
	l.jobs, l.more, l.readAt = jobs, len(jobs) == claimMax, time.Time{}
}

// readAll reads what the claimed jobs send: of many in one query, which is what
// makes a delivery cheap.
func (l *lane) readAll(ctx context.Context) {
	var err error
	l.readAt = l.s.Store.Now().Time
	if l.read, err = l.s.Store.PushMessages(ctx, l.jobs...); err != nil && ctx.Err() == nil {
		l.s.Log.Warn("push: read jobs", "error", err)
	}
}

// holds reports whether what was read at a time is what was read last, and may
// still be sent.
func (l *lane) holds(readAt time.Time) bool {
	return readAt.Equal(l.readAt) && !readAt.IsZero() && !l.s.Store.Now().After(readAt.Add(fresh))
}

// message returns what a job sends, or schema.ErrNotFound when nobody wants it
// any more.
func (l *lane) message(ctx context.Context, t task) (store.PushMessage, error) {
	l.mu.Lock()
	holds := l.holds(t.readAt)
	l.mu.Unlock()
	if holds && t.found {
		return t.message, nil
	}
	read, err := l.s.Store.PushMessages(ctx, t.PushJob)
	m, found := read[t.PushJob]
	if err == nil && !found {
		err = schema.ErrNotFound
	}
	return m, err
}

// giveBack has what is claimed and not begun be due again, also what is given.
func (l *lane) giveBack(ctx context.Context, also ...store.PushJob) {
	jobs := append(also, l.jobs...)
	l.jobs, l.more = nil, false
	if len(jobs) == 0 {
		return
	}
	if err := l.s.Store.ReleasePush(context.WithoutCancel(ctx), jobs); err != nil {
		l.s.Log.Warn("push: jobs wait for the end of their lease", "error", err)
	}
}

// deliver sends one job and writes what came of it.
func (l *lane) deliver(ctx context.Context, t task) {
	m, err := l.message(ctx, t)
	now, r := l.s.Store.Now(), store.PushResult{Job: t.PushJob, Host: l.host}
	switch {
	case errors.Is(err, schema.ErrNotFound): // nobody wants it any more: the job ends
	case err != nil:
		l.s.Log.Warn("push: read a job", "error", err) // its lease will end
		return
	case m.PausedUntil.After(now.Time) || now.After(t.until):
		l.mu.Lock()
		defer l.mu.Unlock()
		l.giveBack(ctx, t.PushJob)
		return
	default:
		r = l.s.attempt(ctx, m, r)
	}
	l.s.settle(context.WithoutCancel(ctx), r)
	if err == nil && r.Outcome != store.PushDelivered { // the host may have asked to be left alone
		l.mu.Lock()
		l.readAt = time.Time{}
		l.mu.Unlock()
	}
}

// attempt sends one message and judges the answer.
func (s *Sender) attempt(ctx context.Context, m store.PushMessage, r store.PushResult) store.PushResult {
	ttl := m.ExpiresAt.Sub(s.Store.Now().Time)
	if ttl < time.Second {
		return r
	}
	if _, ok := schema.PushEndpoint(m.Endpoint, s.Hosts); !ok {
		s.Log.Warn("push: the host is no longer allowed", "host", m.Host) // nor is it asked; the operator may allow it again
		return r
	}
	body, err := s.payload(m, r.Job.NotificationID)
	if err != nil {
		s.Log.Error("push: write a message", "error", err)
		return r
	}
	ctx, cancel := lasting(ctx)
	defer cancel()
	a, err := s.send(ctx, m, body, ttl)
	s.note(m, a, err)
	return s.judge(m, r, a, err)
}

// lasting is a context that outlives another by the time of grace.
func lasting(ctx context.Context) (context.Context, context.CancelFunc) {
	long, cancel := context.WithCancel(context.WithoutCancel(ctx))
	stop := context.AfterFunc(ctx, func() { time.AfterFunc(grace, cancel) })
	return long, func() { stop(); cancel() }
}

// note logs what was not delivered, without the endpoint, which is a secret.
func (s *Sender) note(m store.PushMessage, a *answer, err error) {
	var full *url.Error
	switch {
	case errors.As(err, &full):
		s.Log.Info("push: not delivered", "host", m.Host, "error", full.Err)
	case err != nil:
		s.Log.Info("push: not delivered", "host", m.Host, "error", err)
	case a.status >= 300:
		s.Log.Info("push: not delivered", "host", m.Host, "status", a.status)
	}
}
