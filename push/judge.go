package push

import (
	"errors"
	"net/http"
	"strings"

	"code.dny.dev/ssrf"

	"finds/schema"
	"finds/store"
)

// refusedMax is how often the push service may refuse us before a job ends.
const refusedMax = 3

// judge decides what comes of a job from the answer to it, or from the lack of
// one. Nothing but a browser that is gone switches a subscription off at once:
// what is wrong with us or with a service may pass.
func (s *Sender) judge(m store.PushMessage, r store.PushResult, a *answer, err error) store.PushResult {
	switch {
	case errors.Is(err, ssrf.ErrProhibitedIP), errors.Is(err, ssrf.ErrProhibitedPort), errors.Is(err, ssrf.ErrProhibitedNetwork), errors.Is(err, ssrf.ErrInvalidHostPort):
		s.Log.Warn("push: the endpoint is not at a public address", "host", m.Host) // as a broken resolver may say of all
		r.Outcome = store.PushFailed
		return r
	case err != nil:
		return s.again(m, r, store.PushFailed)
	case a.status >= 200 && a.status < 300:
		r.Outcome = store.PushDelivered
		if s.health.good(m.Host) {
			s.Log.Info("push: the service takes what we send again", "host", m.Host)
		}
		return r
	case a.status >= 300 && a.status < 400:
		r.Outcome = store.PushFailed
		return r
	}
	return s.judgeError(m, r, a)
}

func (s *Sender) judgeError(m store.PushMessage, r store.PushResult, a *answer) store.PushResult {
	switch a.status {
	case http.StatusNotFound, http.StatusGone:
		r.Outcome = store.PushGone
		return r
	case http.StatusTooManyRequests, http.StatusServiceUnavailable:
		return s.paused(m, r, a)
	case http.StatusRequestEntityTooLarge:
		return s.tooLarge(m, r)
	case http.StatusRequestTimeout, http.StatusTooEarly:
		return s.again(m, r, store.PushFailed)
	case http.StatusBadRequest:
		if strings.Contains(a.text, "VapidPkHashMismatch") { // Apple: subscribed with another key of ours
			r.Outcome = store.PushGone
			return r
		}
	}
	if a.status >= 500 {
		return s.again(m, r, store.PushFailed)
	}
	return s.refused(m, r, a)
}

// again puts a job off, or ends it when its time is over before.
func (s *Sender) again(m store.PushMessage, r store.PushResult, o store.PushOutcome) store.PushResult {
	r.Outcome = o
	if at := s.later(s.backoff(m.Attempts)); at.Before(m.ExpiresAt.Time) {
		r.Again = at
	}
	return r
}

// paused leaves the host alone for as long as it asks for; when it does not
// say, for the first step of the back-off, and the job for its own.
func (s *Sender) paused(m store.PushMessage, r store.PushResult, a *answer) store.PushResult {
	wait, said := a.wait(s.Store.Now().Time)
	if !said {
		r.Pause = s.later(s.backoff(0))
		return s.again(m, r, store.PushUnsaid)
	}
	r.Pause = s.later(wait)
	if r.Pause.Before(m.ExpiresAt.Time) {
		r.Again = r.Pause
	}
	return r
}

// tooLarge tries once more with less; that it is needed is our fault.
func (s *Sender) tooLarge(m store.PushMessage, r store.PushResult) store.PushResult {
	s.Log.Error("push: a message is too large for its service", "host", m.Host, "slim", m.Slim, "type", m.Type)
	if !m.Slim {
		r.Slim, r.Again = true, s.Store.Now()
	}
	return r
}

// refused puts a job off that the service does not take from us, a few times.
func (s *Sender) refused(m store.PushMessage, r store.PushResult, a *answer) store.PushResult {
	if s.health.bad(m.Host, r.Job.SubscriptionID) {
		s.Log.Error("push is misconfigured: the service refuses what we send to several browsers; check the VAPID keys and the subject",
			"host", m.Host, "status", a.status)
	}
	if r = s.again(m, r, store.PushRefused); m.Refusals+1 >= refusedMax {
		r.Again = schema.Time{}
	}
	return r
}
