package server

import (
	"io"
	"net/http"
	"sync"
	"time"

	"finds/schema"
	"finds/store"
)

// uploadsAtOnce is how many uploads of one user may be under way, so that
// nobody alone fills the queue of files that wait to be worked on.
const uploadsAtOnce = 2

// underWay are the uploads that have begun and not ended, by user.
type underWay struct {
	mu   sync.Mutex
	user map[string]*uploading
}

type uploading struct {
	n     int   // uploads
	bytes int64 // that they claim of the user's room
}

// begin counts an upload until it is done, or reports false when there are
// enough.
func (u *underWay) begin(user string) (done func(), ok bool) {
	u.mu.Lock()
	defer u.mu.Unlock()
	now := u.user[user]
	if now == nil {
		now = &uploading{}
		u.user[user] = now
	}
	if now.n == uploadsAtOnce {
		return nil, false
	}
	now.n++
	return func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		if now.n--; now.n == 0 {
			delete(u.user, user)
		}
	}, true
}

// upload counts what takes files. One that has to wait for others of its user
// costs none of the hour's.
func (l limits) upload(h func(http.ResponseWriter, *http.Request) error) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		user := me(r.Context())
		done, ok := l.underWay.begin(user)
		if !ok {
			return schema.ErrTooManyUploads.After(5 * time.Second)
		}
		defer done()
		if _, wait := l.uploads.take(user, l.now()); wait > 0 {
			return schema.ErrTooManyRequests.After(wait)
		}
		return h(w, r)
	}
}

// claim is what one upload takes of its user's room before a row says so.
type claim struct {
	all   *underWay
	user  string
	room  store.Room
	bytes int64
}

// take claims more, unless that does not fit beside what is stored and what
// other uploads claim.
func (c *claim) take(n int64) error {
	c.all.mu.Lock()
	defer c.all.mu.Unlock()
	now := c.all.user[c.user]
	if err := c.room.Fits(now.bytes-c.bytes, c.bytes+n); err != nil {
		return err
	}
	c.bytes += n
	now.bytes += n
	return nil
}

// end gives back what was claimed.
func (c *claim) end() {
	c.all.mu.Lock()
	defer c.all.mu.Unlock()
	c.all.user[c.user].bytes -= c.bytes
	c.bytes = 0
}

// claimed is a file that is stored as it comes: it takes room as it comes.
type claimed struct {
	io.Reader
	claim *claim
}

func (c claimed) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	if full := c.claim.take(int64(n)); full != nil {
		return 0, full
	}
	return n, err
}
