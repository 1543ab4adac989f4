package server

import (
	"context"
	"time"

	"finds/schema"
	"finds/store"
)

// throttle slows the guessing of passwords. Only failures count in the end: a
// success puts its tokens back. Where processes share a database they share
// these buckets, else guesses would be multiplied by their number; elsewhere
// the buckets are in memory.
type throttle struct {
	now    func() time.Time
	memory [3]*buckets  // of the kinds below, in their order
	shared *store.Store // nil where one process is all there is
}

// kinds of buckets. The client's own comes first: one without a token makes no
// buckets, so that nobody refills those of an account by having them forgotten.
// Processes that share them need one order, too.
var throttled = [3]store.Bucket{
	{Key: "client", Burst: 60, Every: 20 * time.Second}, // one network, a household behind it
	{Key: "pair", Burst: 5, Every: time.Minute},         // one account from one network
	{Key: "account", Burst: 20, Every: 5 * time.Minute}, // one account from anywhere
}

func newThrottle(now func() time.Time, s *store.Store) *throttle {
	t := &throttle{now: now}
	for i, b := range throttled {
		t.memory[i] = newBuckets(b.Burst, b.Every)
	}
	if s != nil && s.Postgres() {
		t.shared = s
	}
	return t
}

// attempt counts a sign-in before its password is looked at, the same for
// names that exist and names that do not. forgive takes it back.
func (t *throttle) attempt(ctx context.Context, username, network string) (forgive func(), err error) {
	keys := [3]string{network, username + " " + network, username}
	if t.shared != nil {
		return t.attemptShared(ctx, keys)
	}
	now := t.now()
	var back []func()
	forgive = func() {
		for _, f := range back {
			f()
		}
	}
	for i, b := range t.memory {
		f, wait := b.take(keys[i], now)
		if wait > 0 {
			forgive()
			return nil, schema.ErrTooManyLogins.After(wait)
		}
		back = append(back, f)
	}
	return forgive, nil
}

func (t *throttle) attemptShared(ctx context.Context, keys [3]string) (forgive func(), err error) {
	list := throttled
	for i := range list {
		list[i].Key += " " + keys[i]
	}
	wait, err := t.shared.TakeTokens(ctx, list[:]...)
	if err != nil {
		return nil, err
	}
	if wait > 0 {
		return nil, schema.ErrTooManyLogins.After(wait)
	}
	// What cannot be put back comes back with time.
	return func() { _ = t.shared.PutTokensBack(context.WithoutCancel(ctx), list[:]...) }, nil
}
