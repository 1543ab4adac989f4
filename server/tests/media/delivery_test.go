package media

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"

	"finds/media"
	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// TestMediaFromBucket reads a picture of each visibility through the service,
// from both kinds of storage, and loses it at once with the right to it.
func TestMediaFromBucket(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		a := OnBucket(t, engine, change)
		s := NewScene(a, "friend", schema.AudienceFriends)
		u := s.Attach()
		path, find := "/api/media/"+u.URL, "/api/finds/"+s.Find.ID
		read := func(who *User, status int) {
			t.Helper()
			r := who.Do("GET", path, nil)
			if r.Status != status || status == 200 && string(r.Body) != u.URL {
				t.Errorf("%s reads %d %q, want %d", who.Name, r.Status, r.Body, status)
			}
		}
		for range 2 { // the second time from the cache
			read(s.Owner, 200)
			read(s.Actor, 200)
			read(a.Anonymous(), 404)
		}
		if r := s.Owner.Do("GET", path, nil, "Range", "bytes=2-4"); r.Status != 206 || string(r.Body) != u.URL[2:5] {
			t.Errorf("range: %d %q", r.Status, r.Body)
		}
		OK(s.Owner, 200, "PUT", find, M{"isPublic": true})
		read(a.Anonymous(), 200)
		OK(s.Owner, 200, "PUT", find, M{"isPublic": false})
		read(a.Anonymous(), 404)
		list := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
		OK(s.Actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
		read(s.Actor, 404)
		OK(s.Owner, 204, "DELETE", find+"?forever=true", nil)
		read(s.Owner, 404)
		for _, file := range media.Variants(u.URL) {
			if _, err := a.Bucket.Stat(t.Context(), file); err == nil {
				t.Errorf("%s stays", file)
			}
		}
	})
}

// TestRanges answers few ranges of a file, the whole for many, and none that is
// empty.
func TestRanges(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	s := NewScene(a, "stranger", schema.AudienceEveryone)
	u := s.Attach()
	for ranges, want := range map[string]int{"bytes=0-1,3-4": 206, "bytes=0-0,2-2,4-4,6-6": 206, "bytes=0-0,2-2,4-4,6-6,8-8": 200, "bytes=" + strings.Repeat("0-0,", 4000) + "0-0": 200,
		"bytes=5-2": 416, "bytes=a-b": 416, "lines=0-1": 200, "bytes=": 200, "bytes=0-99999": 206, "bytes=-9999": 206,
		"bytes=-0": 416, "bytes= -00 ": 416, "bytes=-0,-0": 416, "bytes=0-0,-0": 206, "bytes=-": 416, "bytes": 200} {
		r := a.Anonymous().Do("GET", "/api/media/"+u.URL, nil, "Range", ranges)
		if r.Status != want || want == 200 && string(r.Body) != u.URL {
			t.Errorf("%.40s: %d with %d bytes, want %d", ranges, r.Status, len(r.Body), want)
		}
	}
}

// sender is a connection that notes what the kernel could send by itself.
type sender struct {
	net.Conn
	files *atomic.Int64
}

// ReadFrom implements io.ReaderFrom, as net.TCPConn does.
func (s sender) ReadFrom(r io.Reader) (int64, error) {
	if l, ok := r.(*io.LimitedReader); ok {
		if _, ok := l.R.(syscall.Conn); ok {
			s.files.Add(l.N)
		}
	}
	return io.Copy(s.Conn, r)
}

type senders struct {
	net.Listener
	files *atomic.Int64
}

// Accept implements net.Listener.
func (l senders) Accept() (net.Conn, error) {
	c, err := l.Listener.Accept()
	return sender{c, l.files}, err
}

// TestSendfile insists that files of the disk come to the connection as files,
// through everything that stands around a handler, from the cache too.
func TestSendfile(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		a := OnBucket(t, engine, change)
		s := NewScene(a, "stranger", schema.AudienceEveryone)
		u := s.Attach()
		if err := a.Bucket.Put(t.Context(), u.URL, strings.NewReader(strings.Repeat("x", 100_000))); err != nil {
			t.Fatal(err)
		}
		var files atomic.Int64
		h := httptest.NewUnstartedServer(a.Server)
		h.Listener = a.Server.Limit(senders{h.Listener, &files}) // as the service does
		h.Start()
		defer h.Close()
		res, err := http.Get(h.URL + "/api/media/" + u.URL)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		body, err := io.ReadAll(res.Body)
		if err != nil || len(body) != 100_000 || files.Load() < 99_000 {
			t.Errorf("%d bytes, %d of them from a file, %v", len(body), files.Load(), err)
		}
		h.Close() // waits for the handler to have logged
		if log := a.ServiceLog.String(); !strings.Contains(log, "bytes=100000 ") {
			t.Errorf("the log counts other bytes: %s", log)
		}
	})
}
