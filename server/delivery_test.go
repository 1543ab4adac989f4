package server_test

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
)

// TestMediaFromBucket reads a picture of each visibility through the service,
// from both kinds of storage, and loses it at once with the right to it.
func TestMediaFromBucket(t *testing.T) {
	eachBucket(t, func(t *testing.T, engine string, change func(*server.Options)) {
		a := onBucket(t, engine, change)
		s := newScene(a, "friend", false)
		u := s.attach()
		path, find := "/api/media/"+u.URL, "/api/finds/"+s.find.ID
		read := func(who *user, status int) {
			t.Helper()
			r := who.do("GET", path, nil)
			if r.Status != status || status == 200 && string(r.Body) != u.URL {
				t.Errorf("%s reads %d %q, want %d", who.Name, r.Status, r.Body, status)
			}
		}
		for range 2 { // the second time from the cache
			read(s.owner, 200)
			read(s.actor, 200)
			read(a.anonymous(), 404)
		}
		if r := s.owner.do("GET", path, nil, "Range", "bytes=2-4"); r.Status != 206 || string(r.Body) != u.URL[2:5] {
			t.Errorf("range: %d %q", r.Status, r.Body)
		}
		ok(s.owner, 200, "PUT", find, m{"isPublic": true})
		read(a.anonymous(), 200)
		ok(s.owner, 200, "PUT", find, m{"isPublic": false})
		read(a.anonymous(), 404)
		list := call[[]schema.Friendship](s.actor, 200, "GET", "/api/friends", nil)
		ok(s.actor, 204, "DELETE", "/api/friends/"+list[0].ID, nil)
		read(s.actor, 404)
		ok(s.owner, 204, "DELETE", find+"?forever=true", nil)
		read(s.owner, 404)
		for _, file := range media.Variants(u.URL) {
			if _, err := a.bucket.Stat(t.Context(), file); err == nil {
				t.Errorf("%s stays", file)
			}
		}
	})
}

// TestRanges answers few ranges of a file, the whole for many, and none that is
// empty.
func TestRanges(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	s := newScene(a, "stranger", true)
	u := s.attach()
	for ranges, want := range map[string]int{"bytes=0-1,3-4": 206, "bytes=0-0,2-2,4-4,6-6": 206, "bytes=0-0,2-2,4-4,6-6,8-8": 200, "bytes=" + strings.Repeat("0-0,", 4000) + "0-0": 200,
		"bytes=5-2": 416, "bytes=a-b": 416, "lines=0-1": 200, "bytes=": 200, "bytes=0-99999": 206, "bytes=-9999": 206,
		"bytes=-0": 416, "bytes= -00 ": 416, "bytes=-0,-0": 416, "bytes=0-0,-0": 206, "bytes=-": 416, "bytes": 200} {
		r := a.anonymous().do("GET", "/api/media/"+u.URL, nil, "Range", ranges)
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
		a := onBucket(t, engine, change)
		s := newScene(a, "stranger", true)
		u := s.attach()
		if err := a.bucket.Put(t.Context(), u.URL, strings.NewReader(strings.Repeat("x", 100_000))); err != nil {
			t.Fatal(err)
		}
		var files atomic.Int64
		h := httptest.NewUnstartedServer(a.server)
		h.Listener = a.server.Limit(senders{h.Listener, &files}) // as the service does
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
		if log := a.log.String(); !strings.Contains(log, "bytes=100000 ") {
			t.Errorf("the log counts other bytes: %s", log)
		}
	})
}
