package server

import (
	"slices"
	"sync"
	"time"

	"finds/schema"
)

// Bounds of the open streams of a process. All of them together leave half of
// the connections to other requests.
const (
	followersPerUser = 16
	followersMax     = connectionsMax / 2
)

// follower is the place of an open stream.
type follower struct {
	user  string
	over  chan struct{} // closed when it has to make room
	check chan struct{} // gets a value when its session may have ended
}

// followers are the open streams of this process, by user, the oldest first.
type followers struct {
	mu sync.Mutex
	of map[string][]*follower
	n  int
}

// add gives a user's stream a place. When the user has too many the oldest
// makes room: it may be of a browser that is long gone. When all have too many
// it is that of whoever has most, or schema.ErrBusy when nobody has two.
func (f *followers) add(user string) (*follower, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.of[user]) >= followersPerUser {
		f.end(user)
	} else if f.n >= followersMax {
		most := f.most()
		if len(f.of[most]) < 2 {
			return nil, schema.ErrBusy.After(time.Minute)
		}
		f.end(most)
	}
	if f.of == nil {
		f.of = map[string][]*follower{}
	}
	place := &follower{user, make(chan struct{}), make(chan struct{}, 1)}
	f.of[user] = append(f.of[user], place)
	f.n++
	return place, nil
}

// end ends the oldest stream of a user.
func (f *followers) end(user string) {
	oldest := f.of[user][0]
	close(oldest.over)
	f.drop(oldest)
}

// most returns who has the most streams.
func (f *followers) most() (user string) {
	for u, list := range f.of {
		if len(list) > len(f.of[user]) {
			user = u
		}
	}
	return user
}

// remove gives a place back.
func (f *followers) remove(place *follower) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.drop(place)
}

func (f *followers) drop(place *follower) {
	list := f.of[place.user]
	i := slices.Index(list, place)
	if i < 0 {
		return // it has made room
	}
	f.n--
	if f.of[place.user] = slices.Delete(list, i, i+1); len(list) == 1 {
		delete(f.of, place.user)
	}
}

// check makes the streams of a user look whether their sessions still stand.
func (f *followers) check(user string) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, place := range f.of[user] {
		select {
		case place.check <- struct{}{}:
		default: // it is told already
		}
	}
}
