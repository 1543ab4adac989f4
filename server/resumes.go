package server

import (
	"maps"
	"sync"
)

// resumesMax bounds the users whose streams are remembered.
const resumesMax = 2048

// resumes remembers what the streams of users have sent of what the next one
// looks back at, so that a stream that is resumed at the same process does not
// repeat it. Where nothing is remembered it does: an event may come twice, and
// none is left out.
type resumes struct {
	mu sync.Mutex
	of map[string]resume
}

// resume is what was sent when last was the newest event.
type resume struct {
	last string
	sent map[string]bool
}

// keep notes what a stream has sent. Of two streams that have come equally far
// it keeps what both have sent.
func (r *resumes) keep(user, last string, sent map[string]bool) {
	sent = maps.Clone(sent)
	r.mu.Lock()
	defer r.mu.Unlock()
	before, known := r.of[user]
	switch {
	case r.of == nil:
		r.of = map[string]resume{}
	case known && before.last == last:
		maps.DeleteFunc(sent, func(id string, _ bool) bool { return !before.sent[id] })
	case !known && len(r.of) >= resumesMax:
		for other := range r.of { // any will do
			delete(r.of, other)
			break
		}
	}
	r.of[user] = resume{last, sent}
}

// sent returns what a stream had sent whose newest event was last.
func (r *resumes) sent(user, last string) map[string]bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if before := r.of[user]; before.last == last {
		return before.sent
	}
	return nil
}
