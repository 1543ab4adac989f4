package server

import (
	"cmp"
	"maps"
	"net/http"
	"slices"
	"strings"
	"sync"
	"time"

	"finds/schema"
)

// buckets are token buckets by key, each kept as the time at which it would be
// full again (see store.Bucket). Those that are full are not kept.
type buckets struct {
	mu     sync.Mutex
	fullAt map[string]time.Time
	every  time.Duration // a token comes back
	burst  int           // tokens at most; 0 switches the limit off
}

// bucketsMax bounds the memory that keys can take.
const bucketsMax = 50_000

func newBuckets(burst int, every time.Duration) *buckets {
	return &buckets{fullAt: map[string]time.Time{}, every: every, burst: burst}
}

// networksOfSite is how many networks of one IPv6 /48 may ask for as much as one
// is allowed, when none of them is signed in.
const networksOfSite = 8

// perPeriod is a bucket of n tokens that fills in a period.
func perPeriod(n int, period time.Duration) *buckets {
	return newBuckets(n, period/time.Duration(max(n, 1)))
}

// take takes a token, or tells how long until there is one. The token can be
// put back.
func (b *buckets) take(key string, now time.Time) (back func(), wait time.Duration) {
	if b.burst == 0 {
		return func() {}, 0
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	at, kept := b.fullAt[key]
	if at.Before(now) {
		at = now
	}
	if last := now.Add(time.Duration(b.burst) * b.every); at.After(last) { // the clock was ahead
		at, b.fullAt[key] = last, last
	}
	at = at.Add(b.every)
	if wait := at.Sub(now) - time.Duration(b.burst)*b.every; wait > 0 {
		return nil, wait
	}
	if !kept && len(b.fullAt) >= bucketsMax {
		b.makeRoom(now)
	}
	b.fullAt[key] = at
	return func() { b.putBack(key, now) }, 0
}

// putBack returns a token. A bucket that is full by that is forgotten, so that
// what was taken and put back takes no room from what was not.
func (b *buckets) putBack(key string, now time.Time) {
	b.mu.Lock()
	defer b.mu.Unlock()
	at, kept := b.fullAt[key]
	if at = at.Add(-b.every); at.After(now) {
		b.fullAt[key] = at
	} else if kept {
		delete(b.fullAt, key)
	}
}

// makeRoom forgets the buckets that are full, or else the quarter that is so
// next. Those that refuse are the last to be.
func (b *buckets) makeRoom(now time.Time) {
	maps.DeleteFunc(b.fullAt, func(_ string, at time.Time) bool { return !at.After(now) })
	if len(b.fullAt) <= bucketsMax*3/4 {
		return
	}
	keys := slices.SortedFunc(maps.Keys(b.fullAt), func(x, y string) int { return b.fullAt[x].Compare(b.fullAt[y]) })
	for _, key := range keys[:len(keys)/4] {
		delete(b.fullAt, key)
	}
}

// limits bound what one user or one address may ask for.
type limits struct {
	now                               func() time.Time
	reads, writes, uploads, anonymous *buckets
	sites                             *buckets // of anonymous requests, by IPv6 /48
	signIns                           *buckets // by browser, or else by network

	underWay *underWay
	tests    *buckets // of push
	places   *buckets // calls of the provider
	provider *buckets // of a provider that limits all calls together
}

func newLimits(o Options) limits {
	return limits{
		now:       o.Now,
		reads:     perPeriod(o.RateReads, time.Minute),
		writes:    perPeriod(o.RateWrites, time.Minute),
		uploads:   perPeriod(o.RateUploads, time.Hour),
		underWay:  &underWay{user: map[string]*uploading{}},
		anonymous: perPeriod(o.RateAnonymous, time.Minute),
		signIns:   perPeriod(o.RateAnonymous, time.Minute),
		sites:     perPeriod(networksOfSite*o.RateAnonymous, time.Minute),
		tests:     newBuckets(1, 10*time.Second),
		places:    perPeriod(schema.PlacesCalls, time.Minute),
		provider:  newBuckets(1, time.Second),
	}
}

// check counts a request against its limit. There is none for media and tiles,
// which a page asks for by the dozen, nor for the stream, which lasts.
func (l limits) check(r *http.Request, i *info, pattern string) error {
	var b *buckets
	key := i.viewer.UserID
	safe := r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions
	switch {
	case !strings.Contains(pattern, " /api/") || strings.Contains(pattern, schema.MediaPrefix) || strings.Contains(pattern, schema.AvatarPrefix):
		return nil
	case key == "" && strings.HasSuffix(pattern, " /api/auth/login"): // apart, so that neighbours who only read do not hold it up
		b, key = l.signIns, cmp.Or(i.device, network(i.client))
	case key == "":
		b, key = l.anonymous, network(i.client)
	case strings.HasSuffix(pattern, " /api/notifications/stream"):
		return nil
	case safe && !strings.HasSuffix(pattern, " /api/auth/oauth/start"): // which notes what it has begun
		b = l.reads
	case uploads[pattern]: // see upload
		return nil
	default:
		b = l.writes
	}
	back, wait := b.take(key, l.now())
	if wait == 0 && b == l.anonymous && site(i.client) != key {
		if _, wait = l.sites.take(site(i.client), l.now()); wait > 0 {
			back()
		}
	}
	if wait > 0 {
		return schema.ErrTooManyRequests.After(wait)
	}
	return nil
}

// uploads are the patterns that take files.
var uploads = map[string]bool{"POST /api/media": true, "PUT /api/users/me/picture": true}
