package server

import (
	"net/http"
	"strings"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"
	"golang.org/x/time/rate"

	"finds/schema"
)

// buckets are token buckets by key. Those unused longest are forgotten, which
// refills them.
type buckets struct {
	mu    sync.Mutex
	all   *lru.Cache[string, *rate.Limiter]
	every time.Duration // a token comes back
	burst int           // tokens at most; 0 switches the limit off
}

// bucketsMax bounds the memory that keys can take.
const bucketsMax = 50_000

func newBuckets(burst int, every time.Duration) *buckets {
	all, err := lru.New[string, *rate.Limiter](bucketsMax)
	if err != nil {
		panic(err) // only a size under 1 gets here
	}
	return &buckets{all: all, every: every, burst: burst}
}

// perPeriod is a bucket of n tokens that fills in a period.
func perPeriod(n int, period time.Duration) *buckets {
	return newBuckets(n, period/time.Duration(max(n, 1)))
}

func (b *buckets) of(key string) *rate.Limiter {
	b.mu.Lock()
	defer b.mu.Unlock()
	l, ok := b.all.Get(key)
	if !ok {
		l = rate.NewLimiter(rate.Every(b.every), b.burst)
		b.all.Add(key, l)
	}
	return l
}

// take takes a token, or tells how long until there is one. The token can be
// put back.
func (b *buckets) take(key string, now time.Time) (back func(), wait time.Duration) {
	if b.burst == 0 {
		return func() {}, 0
	}
	r := b.of(key).ReserveN(now, 1)
	if wait := r.DelayFrom(now); wait > 0 {
		r.CancelAt(now)
		return nil, wait
	}
	return func() { r.CancelAt(now) }, 0
}

// limits bound what one user or one address may ask for.
type limits struct {
	now                        func() time.Time
	writes, uploads, anonymous *buckets
	tests                      *buckets // of push
}

func newLimits(o Options) limits {
	return limits{
		now:       o.Now,
		writes:    perPeriod(o.RateWrites, time.Minute),
		uploads:   perPeriod(o.RateUploads, time.Hour),
		anonymous: perPeriod(o.RateAnonymous, time.Minute),
		tests:     newBuckets(1, 10*time.Second),
	}
}

// check counts a request against its limit. Reading while signed in is not
// limited, nor are media, which a page asks for by the dozen.
func (l limits) check(r *http.Request, i *info, pattern string) error {
	var b *buckets
	key := i.viewer.UserID
	safe := r.Method == http.MethodGet || r.Method == http.MethodHead || r.Method == http.MethodOptions
	switch {
	case key == "" && (!strings.Contains(pattern, " /api/") || strings.Contains(pattern, schema.MediaPrefix) || strings.Contains(pattern, schema.AvatarPrefix)):
		return nil
	case key == "":
		b, key = l.anonymous, network(i.client)
	case safe && !strings.HasSuffix(pattern, " /api/auth/oauth/start"): // which notes what it has begun
		return nil
	case uploads[pattern]:
		b = l.uploads
	default:
		b = l.writes
	}
	if _, wait := b.take(key, l.now()); wait > 0 {
		return schema.ErrTooManyRequests.After(wait)
	}
	return nil
}

// uploads are the patterns that take files.
var uploads = map[string]bool{"POST /api/media": true, "PUT /api/users/me/picture": true}
