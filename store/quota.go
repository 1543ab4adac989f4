package store

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"

	lru "github.com/hashicorp/golang-lru/v2"

	"finds/schema"
	"finds/store/sqldb"
)

// usedBytes sums the media of a user, given three times: those that no find has
// taken, those of finds and those of finds in the bin. Profile pictures, two small ones each, are not in it.
// It is counted each time: a sum that is kept could differ from the rows,
// and the room itself bounds how many there are.
const usedBytes = `CAST(COALESCE((SELECT SUM(bytes) FROM upload WHERE user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM find f JOIN find_media m ON m.find_id = f.id WHERE f.user_id = ?), 0)
	+ COALESCE((SELECT SUM(m.bytes) FROM bin b JOIN find_media m ON m.find_id = b.find_id WHERE b.user_id = ?), 0) AS BIGINT)`

// quotaQuery selects the used bytes and the limit of a user, given three times, then the limit of
// the instance, then the user again.
const quotaQuery = `SELECT ` + usedBytes + ` AS used, COALESCE(u.media_limit, ?) AS quota FROM "user" u WHERE u.id = ?`

// checkQuota refuses uploads that exceed the quota of their owner. It locks out other
// uploads of the owner until the commit.
func (t *tx) checkQuota(owner string, uploads []schema.Upload, limit int64) error {
	if err := t.Lock("room " + owner); err != nil {
		return err
	}
	var q Quota
	if err := t.Get(&q, quotaQuery, owner, owner, owner, limit, owner); err != nil {
		return fmt.Errorf("sum media: %w", err)
	}
	more := int64(0)
	for _, u := range uploads {
		more += u.Bytes
	}
	return q.Fits(0, more)
}

// Quota is how many bytes of media a user has, and may have.
type Quota struct {
	Used  int64 `db:"used"`
	Limit int64 `db:"quota"` // 0 without one
}

// MediaQuota returns the quota of a user. It returns schema.ErrNoRoom if none is left
// for any media, so that the body need not be received.
func (s *Store) MediaQuota(ctx context.Context, user string) (r Quota, err error) {
	limit, err := s.MediaLimit(ctx)
	if err != nil {
		return r, err
	}
	if err := s.db.Get(ctx, &r, quotaQuery, user, user, user, limit, user); err != nil {
		return r, fmt.Errorf("sum media: %w", err)
	}
	if r.Limit > 0 && r.Used >= r.Limit {
		return r, errQuota(r.Used, 0, r.Limit)
	}
	return r, nil
}

// Fits returns schema.ErrNoRoom if more bytes do not fit beside those that other
// uploads have claimed.
func (r Quota) Fits(claimed, more int64) error {
	if used := r.Used + claimed; r.Limit > 0 && used+more > r.Limit {
		return errQuota(used, more, r.Limit)
	}
	return nil
}

func errQuota(used, more, limit int64) error {
	return schema.ErrNoRoom.Over(limit, used, limit, more)
}

const (
	// findRooms is how many users have a findQuota at a time.
	findRooms = 4096
	// findShare divides the room for finds that a count hands out on PostgreSQL,
	// where other processes may publish for the same user.
	findShare = 16
)

// findQuota is how many finds a user may publish before their finds are counted
// again. Deletions do not change it: the next count includes them.
type findQuota struct {
	sync.RWMutex              // read-locked while a find is written, locked while finds are counted
	left         atomic.Int64 // at most 0 when the finds have to be counted
}

func newFindQuotas() *lru.Cache[string, *findQuota] {
	rooms, err := lru.New[string, *findQuota](findRooms)
	if err != nil {
		panic(err) // only a size under 1 gets here
	}
	return rooms
}

// findQuota returns the quota of a user. If it is evicted while finds of the user are
// written, the next count misses these, and the user may exceed the limit by as many.
func (s *Store) findQuota(user string) *findQuota {
	if r, ok := s.quotas.Get(user); ok {
		return r
	}
	r := &findQuota{}
	if old, ok, _ := s.quotas.PeekOrAdd(user, r); ok {
		return old
	}
	return r
}

// admitFind takes one find from the limit of a user, or returns schema.ErrTooManyFinds.
// The caller calls written after the find is committed or has failed. After a failure
// the remaining number is too small by one until the next count.
func (s *Store) admitFind(ctx context.Context, user string) (written func(), err error) {
	if s.opt.FindsPerUser == 0 {
		return func() {}, nil
	}
	r := s.findQuota(user)
	for {
		r.RLock()
		if r.left.Add(-1) >= 0 {
			return r.RUnlock, nil
		}
		r.RUnlock()
		if err := s.countFinds(ctx, user, r); err != nil {
			return nil, err
		}
	}
}

// countFinds sets the remaining number of finds of a user, or a share of it, unless
// another request has just done so. It returns schema.ErrTooManyFinds if none is left.
func (s *Store) countFinds(ctx context.Context, user string, r *findQuota) error {
	r.Lock()
	defer r.Unlock()
	if r.left.Load() > 0 {
		return nil
	}
	limit, n := s.opt.FindsPerUser, 0
	err := s.db.Get(ctx, &n, `SELECT (SELECT COUNT(*) FROM (SELECT 1 FROM find WHERE user_id = ? LIMIT `+sqldb.Limit+`) AS counted)
		+ (SELECT COUNT(*) FROM bin WHERE user_id = ?)`, user, limit, user)
	if err != nil {
		return fmt.Errorf("count finds: %w", err)
	}
	if n >= limit {
		return schema.ErrTooManyFinds.Over(int64(limit))
	}
	room := limit - n
	if s.Postgres() {
		room = max(1, room/findShare)
	}
	r.left.Store(int64(room))
	return nil
}
