package limit

import (
	"context"
	"sync"
	"time"

	"finds/server/credential"
	"finds/store"
)

// Common are token buckets that all processes of an instance count by: in a table of
// PostgreSQL, which several processes may use, or in memory where one process is all
// there is.
type Common struct {
	now   func() time.Time
	table *store.Store    // nil where the buckets are in memory
	keys  credential.Keys // for what is in the table

	mu     sync.Mutex
	memory map[string]*Buckets // by the name of their kind
}

// Kind is a kind of buckets, which have the same capacity and rate.
type Kind struct {
	Name  string
	Burst int           // tokens at most
	Every time.Duration // a token comes back
}

// For returns the bucket that counts key.
func (k Kind) For(key string) Bucket { return Bucket{k, key} }

// Bucket is one of Common. It need not exist: a bucket from which nothing has been
// taken is full.
type Bucket struct {
	Kind
	Key string
}

// NewCommon returns Common that read the time from now. The buckets are in s if that is
// PostgreSQL; s may be nil. keys hash what is in the table.
func NewCommon(now func() time.Time, s *store.Store, keys credential.Keys) *Common {
	b := &Common{now: now, keys: keys, memory: map[string]*Buckets{}}
	if s != nil && s.Postgres() {
		b.table = s
	}
	return b
}

// Take takes a token of each bucket, or takes none and returns how long it takes until
// each has one. All callers name the kinds in one order. putBack returns the tokens.
func (b *Common) Take(ctx context.Context, list ...Bucket) (putBack func(), wait time.Duration, err error) {
	if b.table != nil {
		return b.takeFromTable(ctx, list)
	}
	now := b.now()
	var taken []func()
	putBack = func() {
		for _, f := range taken {
			f()
		}
	}
	for _, bucket := range list {
		f, wait := b.inMemory(bucket.Kind).Take(bucket.Key, now)
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
func (b *Common) takeFromTable(ctx context.Context, list []Bucket) (putBack func(), wait time.Duration, err error) {
	rows := make([]store.Bucket, len(list))
	for i, bucket := range list {
		rows[i] = store.Bucket{Key: b.keys.Text("bucket of "+bucket.Name, []byte(bucket.Key)), Burst: bucket.Burst, Every: bucket.Every}
	}
	if wait, err = b.table.TakeTokens(ctx, rows...); err != nil || wait > 0 {
		return nil, wait, err
	}
	// A token that cannot be put back comes back with time.
	return func() { _ = b.table.PutTokensBack(context.WithoutCancel(ctx), rows...) }, 0, nil
}

// inMemory returns the buckets of a kind. Each kind has its own, so that many keys of one
// kind evict no buckets of another.
func (b *Common) inMemory(kind Kind) *Buckets {
	b.mu.Lock()
	defer b.mu.Unlock()
	of := b.memory[kind.Name]
	if of == nil {
		of = NewBuckets(kind.Burst, kind.Every)
		b.memory[kind.Name] = of
	}
	return of
}
