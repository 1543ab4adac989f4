package store

// This file limits what each user may store: the bytes of their media and the number of their
// finds.

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	lru "github.com/hashicorp/golang-lru/v2"

	"finds/schema"
	"finds/store/sqldb"
)

// usedBytes sums the media of a user, given five times: those that no find has
// taken, those of finds and those of finds in the bin, and of both those that only old versions have, but not the two small files of
// a profile picture. It is summed each time: a stored sum could differ from the rows, whose
// number the quota itself bounds.
const usedBytes = `CAST(COALESCE((SELECT SUM(bytes) FROM upload WHERE user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM find f JOIN find_media m ON m.find_id = f.id WHERE f.user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM bin b JOIN find_media m ON m.find_id = b.find_id WHERE b.user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM find f JOIN find_version_media m ON m.find_id = f.id WHERE f.user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM bin b JOIN find_version_media m ON m.find_id = b.find_id WHERE b.user_id = ?), 0) AS BIGINT)`

// quotaQuery selects the used bytes and the limit of a user, given the limit of the instance, then the user five times,
// then the limit and the user again. Without a limit it does not sum: used is then 0.
const quotaQuery = `SELECT CASE WHEN COALESCE(u.media_limit, ?) > 0 THEN ` + usedBytes + ` ELSE 0 END AS used, COALESCE(u.media_limit, ?) AS quota FROM "user" u WHERE u.id = ?`

// checkQuota refuses uploads that exceed the quota of their owner. It locks out other
// uploads of the owner until the commit.
func checkQuota(t *sqldb.Tx, owner string, uploads []schema.Upload, limit int64) error {
	if err := t.Lock("room " + owner); err != nil {
		return err
	}
	var q MediaQuota
	if err := t.Get(&q, quotaQuery, limit, owner, owner, owner, owner, owner, limit, owner); err != nil {
		return fmt.Errorf("sum media: %w", err)
	}
	more := int64(0)
	for _, u := range uploads {
		more += u.Bytes
	}
	return q.Fits(0, more)
}

// MediaQuota is how many bytes of media a user has, and may have.
type MediaQuota struct {
	Used  int64 `db:"used"`  // 0 without a limit
	Limit int64 `db:"quota"` // 0 without one
}

// MediaQuota returns the quota of a user. It returns schema.ErrNoRoom if none is left
// for any media, so that the body need not be received.
func (s *Store) MediaQuota(ctx context.Context, user string) (r MediaQuota, err error) {
	limit, err := s.MediaLimit(ctx)
	if err != nil {
		return r, err
	}
	if err := s.db.Get(ctx, &r, quotaQuery, limit, user, user, user, user, user, limit, user); err != nil {
		return r, fmt.Errorf("sum media: %w", err)
	}
	if r.Limit > 0 && r.Used >= r.Limit {
		return r, errQuota(r.Used, 0, r.Limit)
	}
	return r, nil
}

// Fits returns schema.ErrNoRoom if more bytes do not fit beside those that other
// uploads have claimed. The error counts claimed bytes as used only if the bytes
// would fit without them.
func (r MediaQuota) Fits(claimed, more int64) error {
	used := r.Used
	if used+more <= r.Limit {
		used += claimed
	}
	if r.Limit > 0 && used+more > r.Limit {
		return errQuota(used, more, r.Limit)
	}
	return nil
}

func errQuota(used, more, limit int64) error {
	return schema.ErrNoRoom.Over(limit, used, limit, more)
}

const (
	// maxFindQuotas is how many users have a findQuota at a time.
	maxFindQuotas = 4096
	// findShare divides the finds that are left after a count on PostgreSQL, where
	// other processes may publish for the same user.
	findShare = 16
)

// findQuota is how many finds a user may publish before their finds are counted
// again. Deletions do not change it: the next count includes them.
type findQuota struct {
	sync.RWMutex              // read-locked while a find is written, locked while finds are counted
	left         atomic.Int64 // at most 0 when the finds have to be counted
}

// findQuotas limits the finds of users.
type findQuotas struct {
	db    *sqldb.DB
	limit int // of each user; 0 means no limit
	of    *lru.Cache[string, *findQuota]
}

// newFindQuotas returns a limit of finds for each user; 0 means no limit.
func newFindQuotas(db *sqldb.DB, limit int) *findQuotas {
	quotas, err := lru.New[string, *findQuota](maxFindQuotas)
	if err != nil {
		panic(err) // only for a size under 1
	}
	return &findQuotas{db, limit, quotas}
}

// findQuota returns the quota of a user. If it is evicted while finds of the user are
// written, the next count misses these, and the user may exceed the limit by as many.
func (s *findQuotas) findQuota(user string) *findQuota {
	if r, ok := s.of.Get(user); ok {
		return r
	}
	r := &findQuota{}
	if old, ok, _ := s.of.PeekOrAdd(user, r); ok {
		return old
	}
	return r
}

// Admit takes one find from the limit of a user, or returns schema.ErrTooManyFinds.
// The caller calls written after the find is committed or has failed. After a failure
// the remaining number is too small by one until the next count.
func (s *findQuotas) Admit(ctx context.Context, user string) (written func(), err error) {
	_, written, err = s.AdmitUpTo(ctx, user, 1)
	return written, err
}

// AdmitUpTo is Admit of as many finds as there is room for, at least one and at most n.
func (s *findQuotas) AdmitUpTo(ctx context.Context, user string, n int) (admitted int, written func(), err error) {
	if s.limit == 0 {
		return n, func() {}, nil
	}
	r := s.findQuota(user)
	for {
		r.RLock()
		left := int(r.left.Add(-int64(n)))
		if left > -n {
			if left < 0 { // what is left over is for others
				r.left.Add(int64(-left))
			}
			return n + min(left, 0), r.RUnlock, nil
		}
		r.RUnlock()
		if err := s.count(ctx, user, r); err != nil {
			return 0, nil, err
		}
	}
}

// count sets the remaining number of finds of a user, or a share of it, unless
// another request has just done so. It returns schema.ErrTooManyFinds if none is left.
func (s *findQuotas) count(ctx context.Context, user string, r *findQuota) error {
	r.Lock()
	defer r.Unlock()
	if r.left.Load() > 0 {
		return nil
	}
	limit, n := s.limit, 0
	err := s.db.Get(ctx, &n, `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM find WHERE user_id = ? LIMIT `+sqldb.Limit+`) AS counted)
		+ (SELECT COUNT(*) FROM bin WHERE user_id = ?)`, user, limit, user)
	if err != nil {
		return fmt.Errorf("count finds: %w", err)
	}
	if n >= limit {
		return schema.ErrTooManyFinds.Over(int64(limit))
	}
	room := limit - n
	if s.db.Postgres() {
		room = max(1, room/findShare)
	}
	r.left.Store(int64(room))
	return nil
}
