package server

import (
	"cmp"
	"io"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"finds/schema"
)

// tally counts what is under way by key, up to a number each. The key "" is not
// counted.
type tally struct {
	mu   sync.Mutex
	most int
	n    map[string]int
}

func newTally(most int) *tally { return &tally{most: most, n: map[string]int{}} }

// enter counts one more of a key and reports whether there is room for it.
func (t *tally) enter(key string) bool {
	if key == "" {
		return true
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n[key] >= t.most {
		return false
	}
	t.n[key]++
	return true
}

// leave counts one less.
func (t *tally) leave(key string) {
	if key == "" {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.n[key]--; t.n[key] == 0 {
		delete(t.n, key)
	}
}

// enterBoth counts one more of a key in each of two tallies, or in none, and
// reports whether there is room for it.
func enterBoth(a *tally, keyA string, b *tally, keyB string) (leave func(), ok bool) {
	if !a.enter(keyA) {
		return nil, false
	}
	if !b.enter(keyB) {
		a.leave(keyA)
		return nil, false
	}
	return func() {
		a.leave(keyA)
		b.leave(keyB)
	}, true
}

// manyBehind reports whether an address stands for many clients: this machine, and
// the trusted proxies.
func (s *Server) manyBehind(a netip.Addr) bool { return !a.IsValid() || a.IsLoopback() || s.trusted(a) }

// requestsOfSite is how many requests of one address or /48 may be under way, of
// all users and of those without a session.
const requestsOfSite = 256

// beginRequest counts a request that is under way, so that one client behind a
// proxy cannot take all of its connections: by its user, or without one by the
// network of its client, which therefore holds up none who are signed in; and
// all together by site. Streams of users are not counted, since followers bounds
// them and they last.
func (s *Server) beginRequest(i *info, pattern string) (end func(), err error) {
	user := i.viewer.UserID
	if s.manyBehind(i.client) || user != "" && strings.HasSuffix(pattern, " /api/notifications/stream") {
		return func() {}, nil
	}
	end, ok := enterBoth(s.inFlight, cmp.Or(user, network(i.client)), s.inFlightOfSite, site(i.client))
	if !ok {
		return nil, schema.ErrTooManyAtOnce.After(time.Second)
	}
	return end, nil
}

// refusedWait is how long a connection stays open for a client to read why it is
// refused while it still sends. Closing it with bytes unread could take that from
// the client.
const refusedWait = 500 * time.Millisecond

// sentBody notes whether a body has been read to its end.
type sentBody struct {
	io.ReadCloser
	read bool
}

// Read implements io.Reader.
func (b *sentBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	b.read = b.read || err == io.EOF
	return n, err
}

// track returns a request whose body notes that it was read, and that body, nil
// where there is none.
func track(r *http.Request) (*http.Request, *sentBody) {
	if r.ContentLength == 0 || r.Body == nil || r.Body == http.NoBody {
		return r, nil
	}
	body := &sentBody{ReadCloser: r.Body}
	r.Body = body // of a copy: net/http keeps its own
	return r, body
}

// hangUp closes the connection after an answer to a body that has not been read:
// net/http would wait for it first, as long as the client likes to send.
func hangUp(w http.ResponseWriter) {
	w.Header().Set("Connection", "close")
	http.NewResponseController(w).SetReadDeadline(time.Now().Add(refusedWait))
}
