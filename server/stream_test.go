package server_test

import (
	"bufio"
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"finds/media"
	"finds/media/bucket"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/store"
	"finds/store/storetest"
)

// event is a server-sent event, or a comment.
type event struct {
	ID, Event, Data, Comment, Retry string
}

// events is an open stream.
type events struct {
	u      *user
	res    *http.Response
	lines  *bufio.Scanner
	cancel func()
}

// stream opens the stream of notifications and waits until it stands.
func (u *user) stream(last string) *events { return u.streamOf("", last) }

// streamOf is stream with a query.
func (u *user) streamOf(query, last string) *events {
	u.a.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	u.a.Cleanup(cancel)
	req, err := http.NewRequestWithContext(ctx, "GET", u.a.url+"/api/notifications/stream"+query, nil)
	if err != nil {
		u.a.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+u.token)
	if last != "" {
		req.Header.Set("Last-Event-ID", last)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		u.a.Fatal(err)
	}
	u.a.Cleanup(func() { res.Body.Close() })
	if kind := res.Header.Get("Content-Type"); res.StatusCode != 200 || kind != "text/event-stream" || res.Header.Get("Content-Encoding") != "" {
		u.a.Fatalf("stream answers %d %q %v", res.StatusCode, kind, res.Header)
	}
	s := &events{u, res, bufio.NewScanner(res.Body), cancel}
	if e, _ := s.next(); e.Comment != " open" {
		u.a.Fatalf("a stream begins with %+v", e)
	}
	return s
}

// next reads the next event; more is false at the end of the stream.
func (s *events) next() (e event, more bool) {
	s.u.a.Helper()
	for s.lines.Scan() {
		name, value, _ := strings.Cut(s.lines.Text(), ":")
		switch {
		case s.lines.Text() == "":
			return e, true
		case name == "":
			e.Comment = value
		case name == "retry":
			e.Retry = value[1:]
		case name == "id":
			e.ID = value[1:]
		case name == "event":
			e.Event = value[1:]
		case name == "data":
			e.Data = value[1:]
		default:
			s.u.a.Fatalf("line %q in a stream", s.lines.Text())
		}
	}
	return e, false
}

// expect reads events until those with the ids have come, in this order and
// none of them twice. On PostgreSQL a resumed stream may repeat older ones,
// since another process may have written one late.
func (s *events) expect(ids ...string) {
	s.u.a.Helper()
	seen := map[string]bool{}
	for len(ids) > 0 {
		e, more := s.next()
		if !more || seen[e.ID] {
			s.u.a.Fatalf("stream gives %+v (open %v) while %d are awaited", e, more, len(ids))
		}
		if seen[e.ID] = true; e.ID == ids[0] {
			ids = ids[1:]
		} else if slices.Contains(ids, e.ID) || !s.u.a.store.Postgres() {
			s.u.a.Fatalf("stream gives %+v, want %s", e, ids[0])
		}
	}
}

// TestStream follows, is away, and comes back.
func TestStream(t *testing.T) {
	each(t, func(a *api) {
		owner := a.as("owner")
		f := owner.find("Fossil", true)
		comment := func() string {
			a.Helper()
			ok(a.as(unique("actor")), 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "hello"})
			return owner.inbox("")[0].ID
		}
		comment()
		s := owner.stream("")
		first := comment()
		e, _ := s.next()
		var n schema.Notification
		if err := json.Unmarshal([]byte(e.Data), &n); err != nil || e.ID != first || e.Event != "notification" || n.ID != first || n.Type != "find_commented" || n.Data["findId"] != f.ID {
			a.Fatalf("event is %+v (%v), want %s", e, err, first)
		}
		second := comment()
		s.expect(second)
		s.cancel()
		missed := []string{comment(), comment(), comment()}
		s = owner.stream(second)
		s.expect(missed...)
		s.expect(comment())
		fresh := owner.stream("not an id")
		last := comment()
		if e, _ := fresh.next(); e.ID != last {
			a.Errorf("a stream with an unknown id gives %+v, want what is new, %s", e, last)
		}
		other := a.as("other")
		quiet := other.stream("")
		comment()
		acts[0].do(a, other, owner)
		if e, _ := quiet.next(); !strings.Contains(e.Data, `"friend_request"`) {
			a.Errorf("the stream of another gives %+v", e)
		}
		a.server.Shutdown()
		for e, more := s.next(); more; e, more = s.next() {
			if e.ID == "" {
				a.Errorf("at the end comes %+v", e)
			}
		}
	})
}

// TestStreamDoesNotRepeat resumes a stream at the process that it was at: it goes
// on with what is new.
func TestStreamDoesNotRepeat(t *testing.T) {
	each(t, func(a *api) {
		owner := a.as("owner")
		f := owner.find("Fossil", true)
		comment := func() string {
			ok(a.as(unique("actor")), 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "hello"})
			return owner.inbox("")[0].ID
		}
		s, ended := owner.stream(""), 0
		for range 3 {
			var last string
			for range 3 {
				last = comment()
				s.expect(last)
			}
			s.cancel()
			ended++
			a.awaitStreams(ended) // what it has sent is noted when it ends
			missed := comment()
			s = owner.stream(last)
			if e, _ := s.next(); e.ID != missed {
				a.Errorf("a stream resumed after %s begins with %s, want %s", last, e.ID, missed)
			}
		}
	})
}

// awaitStreams waits until n streams have ended, by the log of requests.
func (a *api) awaitStreams(n int) {
	a.Helper()
	tooLong := time.After(2 * time.Minute)
	for {
		more := a.log.More()
		if strings.Count(a.log.String(), "path=/api/notifications/stream") >= n {
			return
		}
		select {
		case <-more:
		case <-tooLong:
			a.Fatalf("%d streams have not ended:\n%s", n, a.log.String())
		}
	}
}

// TestStreamEndsBeforeNews ends a session behind the service's back, as another
// process does: what happens then is not sent any more.
func TestStreamEndsBeforeNews(t *testing.T) {
	each(t, func(a *api) {
		owner := a.as("owner")
		f := owner.find("Fossil", true)
		s := owner.stream("")
		if err := a.store.EndSession(t.Context(), credential.HashToken(owner.token)); err != nil {
			t.Fatal(err)
		}
		ok(a.as("actor"), 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "hello"})
		if e, more := s.next(); more {
			a.Errorf("after the end of the session comes %+v", e)
		}
	})
}

// TestStreamCatchesUp misses more than one look gives, some of it by somebody
// who has been blocked since.
func TestStreamCatchesUp(t *testing.T) {
	each(t, func(a *api) {
		owner, actor, bad := a.as("owner"), a.as("actor"), a.as("bad")
		f := owner.find("Fossil", true)
		write := func(u *user) {
			if _, err := a.store.CreateComment(context.Background(), u.ID, f.ID, "hello"); err != nil {
				a.Fatal(err)
			}
		}
		write(actor)
		from := owner.inbox("")[0].ID
		write(bad)
		ok(owner, 204, "POST", "/api/notifications/read-all", nil) // which keeps them when the block comes
		var want []string
		for range 2*store.SinceMax + 30 {
			write(actor)
		}
		path := "/api/notifications?order=asc&limit=100"
		for path != "" {
			r := owner.do("GET", path, nil)
			var page []schema.Notification
			if err := json.Unmarshal(r.Body, &page); err != nil {
				a.Fatal(err)
			}
			for _, n := range page {
				if n.ID > from && n.Data["userId"] == actor.ID {
					want = append(want, n.ID)
				}
			}
			path, _, _ = strings.Cut(strings.TrimPrefix(r.Header.Get("Link"), "<"), ">")
		}
		ok(owner, 200, "PUT", "/api/users/"+bad.ID+"/block", nil)
		s := owner.stream(from)
		s.expect(want...)
		write(actor)
		s.expect(owner.inbox("")[0].ID)
	})
}

// pipe is a ResponseWriter that notes what is flushed.
type pipe struct {
	mu     sync.Mutex
	header http.Header
	text   strings.Builder
}

func (p *pipe) Header() http.Header                { return p.header }
func (p *pipe) WriteHeader(int)                    {}
func (p *pipe) Flush()                             {}
func (p *pipe) SetWriteDeadline(d time.Time) error { return nil }
func (p *pipe) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.text.Write(b)
}

func (p *pipe) take() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	defer p.text.Reset()
	return p.text.String()
}

// TestStreamBeats lets an hour pass in no time: a comment every 25 seconds
// keeps the stream, and it does not outlive its session.
func TestStreamBeats(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		ctx := context.Background()
		db := storetest.Open(t, "sqlite", store.Options{})
		storage := must(bucket.OpenFolder(t.TempDir()))
		defer storage.Close()
		s := server.New(server.Options{Store: db, Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(nil), Log: slog.New(slog.DiscardHandler)})
		u := must(db.CreateUser(ctx, store.NewUser{Username: "ann"}))
		token, hash := credential.NewToken()
		if _, _, err := db.CreateSession(ctx, store.NewSession{UserID: u.ID, TokenHash: hash}); err != nil {
			t.Fatal(err)
		}
		r := httptest.NewRequest("GET", "/api/notifications/stream", nil)
		r.Header.Set("Authorization", "Bearer "+token)
		p, done := &pipe{header: http.Header{}}, make(chan bool)
		go func() {
			s.ServeHTTP(p, r)
			close(done)
		}()
		synctest.Wait()
		if got := p.take(); got != ": open\n\n" {
			t.Errorf("a stream begins with %q", got)
		}
		time.Sleep(time.Hour + time.Second)
		if got, want := p.take(), strings.Repeat(": beat\n\n", 3600/25); got != want {
			t.Errorf("in an hour it sends %d bytes %.40q, want %d", len(got), got, len(want))
		}
		if err := db.EndSession(ctx, hash); err != nil {
			t.Fatal(err)
		}
		begin := time.Now()
		<-done
		if took := time.Since(begin); took > 25*time.Second {
			t.Errorf("a stream outlives its session by %v", took)
		}
	})
}
