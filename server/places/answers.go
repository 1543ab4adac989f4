package places

import (
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/hashicorp/golang-lru/v2/simplelru"

	"finds/schema"
)

// question is a normalized search, the key of the cache.
type question struct {
	text, language string
	near           schema.Point
	any            bool // the search does not depend on near
	limit          int
}

func questionOf(q Query) question {
	a := question{text: strings.ToLower(strings.Join(strings.Fields(q.Text), " ")), language: q.Language, any: q.Near == nil, limit: q.Limit}
	if q.Near != nil {
		a.near = *q.Near
	}
	return a
}

// String returns a string that differs for different questions.
func (q question) String() string {
	return fmt.Sprintf("%q %q %v %t %d", q.text, q.language, q.near, q.any, q.limit)
}

// answers caches the latest answers of a provider. It is safe for concurrent use.
type answers struct {
	mu   sync.Mutex
	list *simplelru.LRU[question, answer]
	size int // in bytes
}

// answer is an answer of the provider and the time at which it was received.
type answer struct {
	list []schema.FoundPlace
	at   time.Time
	size int
}

func newAnswers() *answers {
	a := &answers{}
	var err error
	if a.list, err = simplelru.NewLRU(keepMost, func(_ question, old answer) { a.size -= old.size }); err != nil {
		panic(err) // only a size below 1 fails
	}
	return a
}

// get returns the cached answer to q if it has not expired.
func (a *answers) get(q question, now time.Time) ([]schema.FoundPlace, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	k, ok := a.list.Get(q)
	keep := keepFor
	if len(k.list) == 0 {
		keep = keepEmptyFor
	}
	if !ok || now.Sub(k.at) >= keep {
		return nil, false
	}
	return k.list, true
}

// add caches an answer and evicts the oldest ones while the total size is too large.
func (a *answers) add(q question, list []schema.FoundPlace, now time.Time) {
	const around = 150 // bytes of structures
	size := around + len(q.text) + len(q.language)
	for _, p := range list {
		size += around + len(p.ID) + len(p.Name) + len(p.Address) + len(p.Attribution)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	a.list.Remove(q)
	a.size += size
	a.list.Add(q, answer{list, now, size})
	for a.size > keepBytes {
		a.list.RemoveOldest()
	}
}
