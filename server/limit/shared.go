package limit

import (
	"context"
	"slices"
	"sync"
	"time"

	"finds/server/credential"
	"finds/store"
)

// Shared are token buckets that all processes of an instance count by: in a table of
// PostgreSQL, which several processes may use, or in memory where one process is all
// there is. Buckets of one kind have the capacity and the rate of the store.Bucket that
// names it.
type Shared struct {
	now   func() time.Time
	table *store.Store    // nil where the buckets are in memory
	keys  credential.Keys // for what is in the table

	mu     sync.Mutex
	memory map[string]*Buckets // by kind
}

// NewShared returns Shared that read the time from now. The buckets are in s if that is
// PostgreSQL; s may be nil. keys hash what is in the table.
func NewShared(now func() time.Time, s *store.Store, keys credential.Keys) *Shared {
	b := &Shared{now: now, keys: keys, memory: map[string]*Buckets{}}
	if s != nil && s.Postgres() {
		b.table = s
	}
	return b
}

// Take takes a token of the bucket that each kind has for its key, or takes none and
// returns how long it takes until there is one. All callers name the kinds in one order.
// putBack returns the tokens.
func (b *Shared) Take(ctx context.Context, kinds []store.Bucket, keys ...string) (putBack func(), wait time.Duration, err error) {
	if b.table != nil {
		return b.takeFromTable(ctx, kinds, keys)
	}
	now := b.now()
	var taken []func()
	putBack = func() {
		for _, f := range taken {
			f()
		}
	}
	for i, kind := range kinds {
		f, wait := b.inMemory(kind).Take(keys[i], now)
		if wait > 0 {
			putBack()
			return nil, wait, nil
		}
		taken = append(taken, f)
	}
	return putBack, 0, nil
}

// takeFromTable is Take in the database, which is given keyed hashes: names and
// networks are few enough to try them all.
func (b *Shared) takeFromTable(ctx context.Context, kinds []store.Bucket, keys []string) (putBack func(), wait time.Duration, err error) {
	list := slices.Clone(kinds)
	for i := range list {
		list[i].Key = b.keys.Text("bucket of "+list[i].Key, []byte(keys[i]))
	}
	if wait, err = b.table.TakeTokens(ctx, list...); err != nil || wait > 0 {
		return nil, wait, err
	}
	// A token that cannot be put back comes back with time.
	return func() { _ = b.table.PutTokensBack(context.WithoutCancel(ctx), list...) }, 0, nil
}

// inMemory returns the buckets of a kind. Each kind has its own, so that many keys of one
// kind evict no buckets of another.
func (b *Shared) inMemory(kind store.Bucket) *Buckets {
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.memory[kind.Key]
	if of == nil {
		of = NewBuckets(kind.Burst, kind.Every)
		b.memory[kind.Key] = of
	}
	return of
}
