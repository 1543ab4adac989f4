package limit

import (
	"slices"
	"sync"
	"time"

	"finds/schema"
)

// Bounds of the open streams of a process. All of them together leave half of
// the connections to other requests.
const (
	maxStreamsOfUser = 16
	maxStreams       = maxConnections / 2
)

// StreamSlot is the slot of an open stream.
type StreamSlot struct {
	Evicted <-chan struct{} // closed when the stream has to end for another
	Recheck <-chan struct{} // receives a value when its session may have ended

	user    string
	evicted chan struct{}
	recheck chan struct{}
}

// Streams are the open streams of this process, by user, the oldest first. The zero value
// has none.
type Streams struct {
	mu     sync.Mutex
	byUser map[string][]*StreamSlot
	n      int
}

// Open returns a slot for a stream of a user. When the user has too many streams it evicts
// the oldest, which may be of a browser that is long gone. When all users together have
// too many it evicts the oldest of the user with the most, and returns schema.ErrBusy
// when no user has two.
func (s *Streams) Open(user string) (*StreamSlot, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.byUser[user]) >= maxStreamsOfUser {
		s.evict(user)
	} else if s.n >= maxStreams {
		busiest := s.busiest()
		if len(s.byUser[busiest]) < 2 {
			return nil, schema.ErrBusy.After(time.Minute)
		}
		s.evict(busiest)
	}
	if s.byUser == nil {
		s.byUser = map[string][]*StreamSlot{}
	}
	evicted, recheck := make(chan struct{}), make(chan struct{}, 1)
	slot := &StreamSlot{evicted, recheck, user, evicted, recheck}
	s.byUser[user] = append(s.byUser[user], slot)
	s.n++
	return slot, nil
}

// Count returns the number of open streams.
func (s *Streams) Count() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.n
}

// evict ends the oldest stream of a user.
func (s *Streams) evict(user string) {
	oldest := s.byUser[user][0]
	close(oldest.evicted)
	s.remove(oldest)
}

// busiest returns the user with the most streams.
func (s *Streams) busiest() (user string) {
	for u, list := range s.byUser {
		if len(list) > len(s.byUser[user]) {
			user = u
		}
	}
	return user
}

// Close frees a slot; doing so again changes nothing.
func (s *Streams) Close(slot *StreamSlot) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.remove(slot)
}

func (s *Streams) remove(slot *StreamSlot) {
	list := s.byUser[slot.user]
	i := slices.Index(list, slot)
	if i < 0 {
		return // it was evicted or closed
	}
	s.n--
	if s.byUser[slot.user] = slices.Delete(list, i, i+1); len(list) == 1 {
		delete(s.byUser, slot.user)
	}
}

// Recheck makes the streams of a user check whether their sessions still exist.
func (s *Streams) Recheck(user string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, slot := range s.byUser[user] {
		select {
		case slot.recheck <- struct{}{}:
		default: // it has not yet checked
		}
	}
}
