package store

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"
)

// Bucket is a bucket of tokens that several processes share. It is kept as the
// time at which it would be full again, the generic cell rate algorithm of
// ITU-T I.371, so that one number is read and written.
type Bucket struct {
	Key   string        // what it counts; only its hash is stored
	Burst int           // tokens at most
	Every time.Duration // a token comes back
}

// id returns the key of a bucket's row, a hash: the username of an attempt may be a
// password that was typed in the wrong field.
func (b Bucket) id() string {
	sum := sha256.Sum256([]byte(b.Key))
	return hex.EncodeToString(sum[:])
}

// emptyBucket is an error that ends a transaction.
type emptyBucket struct {
	bucket Bucket
	wait   time.Duration // until it has a token
}

func (emptyBucket) Error() string { return "a bucket is empty" }

// TakeTokens takes a token from each bucket, or from none and then returns the time
// until there is one in each. All callers pass the kinds of buckets in the same order,
// so that they do not deadlock.
func (s *Store) TakeTokens(ctx context.Context, buckets ...Bucket) (time.Duration, error) {
	err := s.tx(ctx, func(t *tx) error {
		for _, b := range buckets {
			if err := t.takeToken(b); err != nil {
				return err
			}
		}
		return nil
	})
	var empty emptyBucket
	if !errors.As(err, &empty) {
		return 0, err
	}
	if b := empty.bucket; empty.wait > b.Every {
		return b.Every, s.limitBucket(ctx, b)
	}
	return empty.wait, nil
}

// limitBucket makes a bucket merely empty whose row says that it stays empty for
// longer than it takes to fill: a process whose clock was a little ahead has written it.
func (s *Store) limitBucket(ctx context.Context, b Bucket) error {
	return s.tx(ctx, func(t *tx) error {
		last := t.Now.UnixMilli() + int64(b.Burst)*b.Every.Milliseconds()
		_, err := t.Exec(`UPDATE throttle SET full_at = ? WHERE id = ? AND full_at > ?`, last, b.id(), last)
		return err
	})
}

// clockWrong is how far ahead a clock must be to be wrong, and not merely different from those of
// other processes. Buckets that such a clock has written count as full: emptied one after the other,
// at an attempt each, they would keep everyone out for half an hour.
const clockWrong = 24 * time.Hour

func (t *tx) takeToken(b Bucket) error {
	now, every := t.Now.UnixMilli(), b.Every.Milliseconds()
	wrong := now + int64(b.Burst)*every + clockWrong.Milliseconds()
	var fullAt int64
	err := t.Get(&fullAt, `INSERT INTO throttle (id, full_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE
		SET full_at = CASE WHEN throttle.full_at > ? AND throttle.full_at <= ? THEN throttle.full_at ELSE ? END + ? RETURNING full_at`,
		b.id(), now+every, now, wrong, now, every)
	if err != nil {
		return err
	}
	if over := fullAt - now - int64(b.Burst)*every; over > 0 {
		return emptyBucket{b, time.Duration(over) * time.Millisecond}
	}
	return nil
}

// PutTokensBack returns the tokens that TakeTokens took.
func (s *Store) PutTokensBack(ctx context.Context, buckets ...Bucket) error {
	return s.tx(ctx, func(t *tx) error {
		for _, b := range buckets {
			if _, err := t.Exec(`UPDATE throttle SET full_at = full_at - ? WHERE id = ?`, b.Every.Milliseconds(), b.id()); err != nil {
				return err
			}
		}
		return nil
	})
}
