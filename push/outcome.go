package push

import (
	"errors"
	"net/http"
	"strings"
	"sync"

	"code.dny.dev/ssrf"

	"finds/schema"
	"finds/store"
)

// refusedMax is how often a push service may refuse a message because of us, and not
// because of the subscription, before its job is deleted.
const refusedMax = 3

// classify completes the result of a job from the response of the push service, or from
// the error where there is none. Only a response that the browser is gone turns its
// subscription off at once: other faults, ours or the service's, may pass.
func (s *Sender) classify(m store.PushMessage, r store.PushResult, res *response, err error) store.PushResult {
	switch {
	case errors.Is(err, ssrf.ErrProhibitedIP), errors.Is(err, ssrf.ErrProhibitedPort), errors.Is(err, ssrf.ErrProhibitedNetwork), errors.Is(err, ssrf.ErrInvalidHostPort):
		s.Log.Warn("push: the endpoint is not at a public address", "host", m.Host) // a broken resolver may give such addresses for every host
		r.Outcome = store.Failed
		return r
	case err != nil:
		return s.retry(m, r, store.Failed)
	case res.status >= 200 && res.status < 300:
		r.Outcome = store.Delivered
		if s.refusals.clear(m.Host) {
			s.Log.Info("push: the service accepts messages again", "host", m.Host)
		}
		return r
	case res.status >= 300 && res.status < 400:
		r.Outcome = store.Failed
		return r
	}
	return s.classifyError(m, r, res)
}

// classifyError is classify for a status of 400 and above.
func (s *Sender) classifyError(m store.PushMessage, r store.PushResult, res *response) store.PushResult {
	switch res.status {
	case http.StatusNotFound, http.StatusGone:
		r.Outcome = store.Gone
		return r
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		return s.pauseHost(m, r, res)
	case http.StatusRequestEntityTooLarge:
		return s.tooLarge(m, r)
	case http.StatusRequestTimeout, http.StatusTooEarly:
		return s.retry(m, r, store.Failed)
	case http.StatusBadRequest:
		if strings.Contains(res.text, "VapidPkHashMismatch") { // Apple: subscribed with an earlier key of ours
			r.Outcome = store.Gone
			return r
		}
	}
	if res.status >= 500 {
		return s.retry(m, r, store.Failed)
	}
	return s.refused(m, r, res)
}

// retry schedules another attempt after the back-off, unless the message expires before.
func (s *Sender) retry(m store.PushMessage, r store.PushResult, outcome store.PushOutcome) store.PushResult {
	r.Outcome = outcome
	if at := s.later(s.backoff(m.Attempts)); at.Before(m.ExpiresAt.Time) {
		r.Again = at
	}
	return r
}

// pauseHost sends nothing to the host for as long as its Retry-After says. Without one it
// pauses the host for the first step of the back-off, and the job for its own step.
func (s *Sender) pauseHost(m store.PushMessage, r store.PushResult, res *response) store.PushResult {
	wait, ok := res.retryDelay(s.Outbox.Now().Time)
	if !ok {
		r.Pause = s.later(s.backoff(0))
		return s.retry(m, r, store.Unknown)
	}
	r.Pause = s.later(wait)
	if r.Pause.Before(m.ExpiresAt.Time) {
		r.Again = r.Pause
	}
	return r
}

// tooLarge tries once more with a minimal message, and logs an error, since messages
// should fit.
func (s *Sender) tooLarge(m store.PushMessage, r store.PushResult) store.PushResult {
	s.Log.Error("push: a message is too large for the service", "host", m.Host, "minimal", m.Minimal, "type", m.Type)
	if !m.Minimal {
		r.Minimal, r.Again = true, s.Outbox.Now()
	}
	return r
}

// refused retries a message that the service refuses a few times.
func (s *Sender) refused(m store.PushMessage, r store.PushResult, res *response) store.PushResult {
	if s.refusals.add(m.Host, r.Job.SubscriptionID) {
		s.Log.Error("push is misconfigured: the service refuses messages to several browsers; check the VAPID keys and the subject",
			"host", m.Host, "status", res.status)
	}
	if r = s.retry(m, r, store.Refused); m.Refusals+1 >= refusedMax {
		r.Again = schema.Time{}
	}
	return r
}

// misconfiguredFrom is the number of refused subscriptions of a host from which the fault
// is ours and not a subscription's.
const misconfiguredFrom = 3

// refusals has the hosts that refuse our messages, so that the log says it once for each.
type refusals struct {
	mu            sync.Mutex
	subscriptions map[string]map[string]bool // by host, misconfiguredFrom of each at most
}

// add adds a refusal, and reports whether the number has just reached misconfiguredFrom.
func (f *refusals) add(host, subscription string) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.subscriptions == nil {
		f.subscriptions = map[string]map[string]bool{}
	}
	if f.subscriptions[host] == nil {
		f.subscriptions[host] = map[string]bool{}
	}
	refused := f.subscriptions[host]
	if len(refused) >= misconfiguredFrom || refused[subscription] {
		return false
	}
	refused[subscription] = true
	return len(refused) == misconfiguredFrom
}

// clear forgets the refusals of a host, and reports whether the fault was ours.
func (f *refusals) clear(host string) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	ours := len(f.subscriptions[host]) >= misconfiguredFrom
	delete(f.subscriptions, host)
	return ours
}
