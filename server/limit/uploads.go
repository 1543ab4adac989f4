package limit

import (
	"io"
	"sync"
	"time"

	"finds/schema"
	"finds/store"
)

// maxUploads is how many uploads of one user may be in flight, so that one user alone
// does not fill the queue of files that wait to be worked on.
const maxUploads = 2

// Uploads are the uploads in flight, by user.
type Uploads struct {
	mu   sync.Mutex
	user map[string]*userUploads
}

type userUploads struct {
	n     int   // uploads
	bytes int64 // of the user's quota that they have reserved
}

// NewUploads returns Uploads.
func NewUploads() *Uploads { return &Uploads{user: map[string]*userUploads{}} }

// Begin counts an upload of a user until end is called. It returns
// schema.ErrTooManyUploads when there are too many.
func (u *Uploads) Begin(user string) (end func(), err error) {
	u.mu.Lock()
	defer u.mu.Unlock()
	now := u.user[user]
	if now == nil {
		now = &userUploads{}
		u.user[user] = now
	}
	if now.n == maxUploads {
		return nil, schema.ErrTooManyUploads.After(5 * time.Second)
	}
	now.n++
	return func() {
		u.mu.Lock()
		defer u.mu.Unlock()
		if now.n--; now.n == 0 {
			delete(u.user, user)
		}
	}, nil
}

// Reserve returns an empty reservation for one upload of a user that Begin has counted and
// whose quota is left.
func (u *Uploads) Reserve(user string, left store.MediaQuota) *Reservation {
	return &Reservation{all: u, user: user, left: left}
}

// Reservation is what one upload takes of its user's quota before a row says so.
type Reservation struct {
	all   *Uploads
	user  string
	left  store.MediaQuota
	bytes int64
}

// Take reserves n bytes more, of which n may be negative. It returns schema.ErrNoRoom when
// they do not fit beside what is stored and what other uploads have reserved.
func (r *Reservation) Take(n int64) error {
	r.all.mu.Lock()
	defer r.all.mu.Unlock()
	now := r.all.user[r.user]
	if err := r.left.Fits(now.bytes-r.bytes, r.bytes+n); err != nil {
		return err
	}
	r.bytes += n
	now.bytes += n
	return nil
}

// End releases what was reserved.
func (r *Reservation) End() {
	r.all.mu.Lock()
	defer r.all.mu.Unlock()
	r.all.user[r.user].bytes -= r.bytes
	r.bytes = 0
}

// Reader returns a reader of a file that is stored as it arrives: it reserves what it
// reads.
func (r *Reservation) Reader(file io.Reader) io.Reader { return reservingReader{file, r} }

type reservingReader struct {
	io.Reader
	reservation *Reservation
}

func (r reservingReader) Read(p []byte) (int, error) {
	n, err := r.Reader.Read(p)
	if full := r.reservation.Take(int64(n)); full != nil {
		return 0, full
	}
	return n, err
}
