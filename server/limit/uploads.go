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

// Uploads are the uploads in flight, by user, and the bytes of quotas that they have reserved. Begin
// returns schema.ErrTooManyUploads when a user has too many.
type Uploads struct {
	InFlight
	mu       sync.Mutex
	reserved map[string]int64 // by user
}

// NewUploads returns Uploads.
func NewUploads() *Uploads {
	return &Uploads{InFlight: InFlight{newTally(maxUploads), schema.ErrTooManyUploads.Over(maxUploads).After(5 * time.Second)}, reserved: map[string]int64{}}
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
	if err := r.left.Fits(r.all.reserved[r.user]-r.bytes, r.bytes+n); err != nil {
		return err
	}
	r.bytes += n
	r.all.reserved[r.user] += n
	return nil
}

// End releases what was reserved.
func (r *Reservation) End() {
	r.all.mu.Lock()
	defer r.all.mu.Unlock()
	if r.all.reserved[r.user] -= r.bytes; r.all.reserved[r.user] == 0 {
		delete(r.all.reserved, r.user)
	}
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
