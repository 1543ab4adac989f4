package server_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"strings"
	"testing"
	"time"

	"finds/media/bucket"
	"finds/schema"
	"finds/server"
)

// ends insists that a stream ends, and before the heartbeat would notice.
func (s *events) ends(why string) {
	s.u.a.Helper()
	begin := time.Now()
	for e, more := s.next(); more; e, more = s.next() {
		if e.ID != "" {
			s.u.a.Errorf("%s: at the end comes %+v", why, e)
		}
	}
	if took := time.Since(begin); took > 10*time.Second {
		s.u.a.Errorf("%s: the stream lives on for %v", why, took)
	}
}

// TestStreamEndsWithSession ends sessions in every way that the API has: their
// streams end at once, and those of other sessions go on.
func TestStreamEndsWithSession(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		login := func() *user {
			l := call[schema.Login](a.anonymous(), 200, "POST", "/api/auth/login", m{"username": "ann", "password": password})
			return &user{a: a, ID: l.User.ID, Name: "ann", token: l.Token}
		}
		first, other := login(), login()
		stays := other.stream("")
		gone := first.stream("")
		ok(first, 204, "POST", "/api/auth/logout", nil)
		gone.ends("logout")
		third := login()
		gone = third.stream("")
		for _, session := range call[[]schema.Session](third, 200, "GET", "/api/auth/sessions", nil) {
			if session.Current {
				ok(other, 204, "DELETE", "/api/auth/sessions/"+session.ID, nil)
			}
		}
		gone.ends("revoked")
		gone = login().stream("")
		ok(other, 204, "PUT", "/api/users/me/password", m{"currentPassword": password, "newPassword": "another sentence"})
		gone.ends("password")
		acts[0].do(a, other, a.as("ben"))
		if e, _ := stays.next(); !strings.Contains(e.Data, `"friend_request"`) {
			a.Errorf("the stream of another session gives %+v", e)
		}
		ok(other, 204, "DELETE", "/api/users/me", m{"password": "another sentence"})
		stays.ends("account deleted")
	})
}

// TestStreamsPerUser opens one stream more than a user can have: the oldest ends
// with a long retry time, all others continue.
func TestStreamsPerUser(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	ann := a.as("ann")
	var all []*events
	for range 17 {
		all = append(all, ann.stream(""))
	}
	if e, more := all[0].next(); !more || e.Retry != "60000" {
		t.Errorf("the oldest stream: got %+v, want retry 60000", e)
	}
	all[0].ends("one too many")
	acts[0].do(a, ann, a.as("ben"))
	for _, s := range all[1:] {
		if e, _ := s.next(); e.Event != "notification" {
			t.Errorf("a stream among sixteen gives %+v", e)
		}
	}
}

// TestStreamReplayIsBounded misses more events than a stream replays: the client
// is notified, and continues with new events.
func TestStreamReplayIsBounded(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, from := a.as("ann"), a.as("ben"), "0198c5a2-0000-7000-8000-000000000000"
		var rows []string
		for i := range 1050 {
			rows = append(rows, fmt.Sprintf(`('0198c5a2-%04x-7000-8000-000000000000', '%s', 'find_liked', 'x', 'x', '{}', '2025-08-20T12:00:%02d.%03dZ', '%s')`, 10*i+10, ann.ID, i/1000, i%1000, ben.ID))
		}
		if _, err := a.direct().Exec(`INSERT INTO notification (id, user_id, type, title, message, data, created_at, actor_id) VALUES ` + strings.Join(rows, ", ")); err != nil {
			a.Fatal(err)
		}
		newest := ann.inbox("")[0].ID
		s := ann.stream(from)
		n := 0
		e, _ := s.next()
		for ; e.Event == "notification"; e, _ = s.next() {
			n++
		}
		if n != 1000 || e.Event != "reset" || e.ID != newest || e.Data != "{}" {
			a.Errorf("after %d events comes %+v, want reset with id %s", n, e, newest)
		}
		acts[0].do(a, ann, ben)
		for e, more := s.next(); !strings.Contains(e.Data, `"friend_request"`); e, more = s.next() {
			if !more || !a.store.Postgres() { // which looks back, and may repeat
				a.Fatalf("then comes %+v", e)
			}
		}
	})
}

// TestStreamHead asks for the head of a stream: it is answered at once, and
// logged as what it is.
func TestStreamHead(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite")
	res := a.as("ann").do("HEAD", "/api/notifications/stream", nil)
	if res.Status != 200 || res.Header.Get("Content-Type") != "text/event-stream" {
		t.Errorf("%d %v", res.Status, res.Header)
	}
	if log := a.log.String(); !strings.Contains(log, "status=200") || strings.Contains(log, "status=0") {
		t.Errorf("log:\n%s", log)
	}
}

// cracked is a file that panics after its first bytes.
type cracked struct {
	*bytes.Reader
	left int
}

func (c *cracked) Close() error       { return nil }
func (c *cracked) ModTime() time.Time { return time.Time{} }
func (c *cracked) Read(p []byte) (int, error) {
	if c.left -= len(p); c.left < 0 {
		panic("the file is cracked")
	}
	return c.Reader.Read(p)
}

type crackedBucket struct{ bucket.Bucket }

func (crackedBucket) Open(context.Context, string) (bucket.Object, error) {
	return &cracked{bytes.NewReader(make([]byte, 1<<20)), 256 << 10}, nil
}

// TestPanicAfterFirstByte panics in the middle of an answer: the client sees
// that it is not whole, and the log has one line with the reason.
func TestPanicAfterFirstByte(t *testing.T) {
	t.Parallel()
	a := newAPI(t, "sqlite", func(o *server.Options) { o.Bucket = crackedBucket{o.Bucket} })
	path := "/api/media/" + newScene(a, "stranger", true).attach().URL
	before := strings.Count(a.log.String(), "msg=request")
	res, err := http.Get(a.url + path)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if n, err := io.Copy(io.Discard, res.Body); err == nil {
		t.Errorf("%d bytes pass for the whole", n)
	}
	lines := strings.Split(a.log.String(), "msg=request")[before+1:]
	if len(lines) != 1 || !strings.Contains(lines[0], "the file is cracked") || !strings.Contains(lines[0], "status=200") {
		t.Errorf("the log says %q", lines)
	}
}
