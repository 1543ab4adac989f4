// Package limit bounds what one user, one address or everybody together may take of the
// service: requests in a time, and connections, requests, uploads, streams, searches and
// password hashes at once. Its limits count by keys and addresses; which request belongs
// to which limit is the caller's to say. What a limit refuses is a schema.Error with the
// time after which to come back.
package limit

import (
	"maps"
	"slices"
	"sync"
	"time"
)

// Buckets are token buckets by key. Each is kept as the time at which it is full again
// (see store.Bucket); full ones are not kept.
type Buckets struct {
	mu     sync.Mutex
	fullAt map[string]time.Time
	every  time.Duration // a token comes back
	burst  int           // capacity in tokens; 0 means unlimited
}

// clockWrong is how far ahead a clock must have been for its buckets to count as full, as in
// store.TakeTokens.
const clockWrong = 24 * time.Hour

// maxBuckets bounds the memory that keys can take.
const maxBuckets = 50_000

// NewBuckets returns buckets of burst tokens, of which one comes back after every. A burst
// of 0 means unlimited.
func NewBuckets(burst int, every time.Duration) *Buckets {
	return &Buckets{fullAt: map[string]time.Time{}, every: every, burst: burst}
}

// perPeriod returns buckets of n tokens that fill in a period.
func perPeriod(n int, period time.Duration) *Buckets {
	return NewBuckets(n, period/time.Duration(max(n, 1)))
}

// Take takes a token of the bucket of a key, or returns how long it takes until there is
// one. putBack returns the token.
func (b *Buckets) Take(key string, now time.Time) (putBack func(), wait time.Duration) {
	if b.burst == 0 {
		return func() {}, 0
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	at, kept := b.fullAt[key]
	if at.Before(now) {
		at = now
	}
	switch last := now.Add(time.Duration(b.burst) * b.every); {
	case at.After(last.Add(clockWrong)):
		at = now
	case at.After(last): // the clock was a little ahead
		at, b.fullAt[key] = last, last
	}
	at = at.Add(b.every)
	if wait := at.Sub(now) - time.Duration(b.burst)*b.every; wait > 0 {
		return nil, wait
	}
	if !kept && len(b.fullAt) >= maxBuckets {
		b.evict(now)
	}
	b.fullAt[key] = at
	return func() { b.putBack(key, now) }, 0
}

// putBack returns a token. A bucket that is full then is removed, so that tokens that
// were put back take no memory from those that were not.
func (b *Buckets) putBack(key string, now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	at, kept := b.fullAt[key]
	if at = at.Add(-b.every); at.After(now) {
		b.fullAt[key] = at
	} else if kept {
		delete(b.fullAt, key)
	}
}

// evict removes the buckets that are full, or else the quarter that is full next. Those
// that refuse are full last.
func (b *Buckets) evict(now time.Time) {
	maps.DeleteFunc(b.fullAt, func(_ string, at time.Time) bool { return !at.After(now) })
	if len(b.fullAt) <= maxBuckets*3/4 {
		return
	}
	keys := slices.SortedFunc(maps.Keys(b.fullAt), func(x, y string) int { return b.fullAt[x].Compare(b.fullAt[y]) })
	for _, key := range keys[:len(keys)/4] {
		delete(b.fullAt, key)
	}
}
