package people

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
	. "finds/server/servertest"
)

// TestStreamEndsWithSession ends sessions in every way that the API has: their
// streams end at once, and those of other sessions go on.
func TestStreamEndsWithSession(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		login := func() *User {
			l := Call[schema.Login](a.Anonymous(), 200, "POST", "/api/auth/login", M{"username": "ann", "password": Password})
			return &User{A: a, ID: l.User.ID, Name: "ann", Token: l.Token}
		}
		first, other := login(), login()
		stays := other.Stream("")
		gone := first.Stream("")
		OK(first, 204, "POST", "/api/auth/logout", nil)
		gone.Ends("logout")
		third := login()
		gone = third.Stream("")
		for _, session := range Call[[]schema.Session](third, 200, "GET", "/api/auth/sessions", nil) {
			if session.Current {
				OK(other, 204, "DELETE", "/api/auth/sessions/"+session.ID, nil)
			}
		}
		gone.Ends("revoked")
		gone = login().Stream("")
		OK(other, 204, "PUT", "/api/users/me/password", M{"currentPassword": Password, "newPassword": "another sentence"})
		gone.Ends("password")
		acts[0].do(a, other, a.As("ben"))
		if e, _ := stays.Next(); !strings.Contains(e.Data, `"friend_request"`) {
			a.Errorf("the stream of another session gives %+v", e)
		}
		OK(other, 204, "DELETE", "/api/users/me", M{"password": "another sentence"})
		stays.Ends("account deleted")
	})
}

// TestStreamsPerUser opens one stream more than a user can have: the oldest ends
// with a long retry time, all others continue.
func TestStreamsPerUser(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	ann := a.As("ann")
	var all []*Events
	for range 17 {
		all = append(all, ann.Stream(""))
	}
	if e, more := all[0].Next(); !more || e.Retry != "60000" {
		t.Errorf("the oldest stream: got %+v, want retry 60000", e)
	}
	all[0].Ends("one too many")
	acts[0].do(a, ann, a.As("ben"))
	for _, s := range all[1:] {
		if e, _ := s.Next(); e.Event != "notification" {
			t.Errorf("a stream among sixteen gives %+v", e)
		}
	}
}

// TestStreamReplayIsBounded misses more events than a stream replays: the client
// is notified, and continues with new events.
func TestStreamReplayIsBounded(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, from := a.As("ann"), a.As("ben"), "0198c5a2-0000-7000-8000-000000000000"
		var rows []string
		for i := range 1050 {
			rows = append(rows, fmt.Sprintf(`('0198c5a2-%04x-7000-8000-000000000000', '%s', 'find_liked', 'x', 'x', '{}', '2025-08-20T12:00:%02d.%03dZ', '%s')`, 10*i+10, ann.ID, i/1000, i%1000, ben.ID))
		}
		if _, err := a.Direct().Exec(`INSERT INTO notification (id, user_id, type, title, message, data, created_at, actor_id) VALUES ` + strings.Join(rows, ", ")); err != nil {
			a.Fatal(err)
		}
		newest := ann.Inbox("")[0].ID
		s := ann.Stream(from)
		n := 0
		e, _ := s.Next()
		for ; e.Event == "notification"; e, _ = s.Next() {
			n++
		}
		if n != 1000 || e.Event != "reset" || e.ID != newest || e.Data != "{}" {
			a.Errorf("after %d events comes %+v, want reset with id %s", n, e, newest)
		}
		acts[0].do(a, ann, ben)
		for e, more := s.Next(); !strings.Contains(e.Data, `"friend_request"`); e, more = s.Next() {
			if !more || !a.Store.Postgres() { // which looks back, and may repeat
				a.Fatalf("then comes %+v", e)
			}
		}
	})
}

// TestStreamHead asks for the head of a stream: it is answered at once, and
// logged as what it is.
func TestStreamHead(t *testing.T) {
	t.Parallel()
	a := NewAPI(t, "sqlite")
	res := a.As("ann").Do("HEAD", "/api/notifications/stream", nil)
	if res.Status != 200 || res.Header.Get("Content-Type") != "text/event-stream" {
		t.Errorf("%d %v", res.Status, res.Header)
	}
	if log := a.ServiceLog.String(); !strings.Contains(log, "status=200") || strings.Contains(log, "status=0") {
		t.Errorf("log:\n%s", log)
	}
}

// cracked is a file that panics after its first bytes.
type cracked struct {
	*bytes.Reader
	left int
}

func (c *cracked) Close() error { return nil }

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
	a := NewAPI(t, "sqlite", func(o *server.Options) { o.Media.Bucket = crackedBucket{o.Media.Bucket} })
	path := "/api/media/" + NewScene(a, "stranger", schema.AudienceEveryone).Attach().URL
	before := strings.Count(a.ServiceLog.String(), "msg=request")
	res, err := http.Get(a.URL + path)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if n, err := io.Copy(io.Discard, res.Body); err == nil {
		t.Errorf("%d bytes pass for the whole", n)
	}
	lines := strings.Split(a.ServiceLog.String(), "msg=request")[before+1:]
	if len(lines) != 1 || !strings.Contains(lines[0], "the file is cracked") || !strings.Contains(lines[0], "status=200") {
		t.Errorf("the log says %q", lines)
	}
}
