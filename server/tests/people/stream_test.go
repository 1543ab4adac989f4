package people

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
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
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestStream follows, is away, and comes back.
func TestStream(t *testing.T) {
	Each(t, func(a *API) {
		owner := a.As("owner")
		f := owner.Find("Fossil", true)
		comment := func() string {
			a.Helper()
			OK(a.As(Unique("actor")), 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "hello"})
			return owner.Inbox("")[0].ID
		}
		comment()
		s := owner.Stream("")
		first := comment()
		e, _ := s.Next()
		var n schema.Notification
		if err := json.Unmarshal([]byte(e.Data), &n); err != nil || e.ID != first || e.Event != "notification" || n.ID != first || n.Type != "find_commented" || n.Data["findId"] != f.ID {
			a.Fatalf("event is %+v (%v), want %s", e, err, first)
		}
		second := comment()
		s.Expect(second)
		s.Cancel()
		missed := []string{comment(), comment(), comment()}
		s = owner.Stream(second)
		s.Expect(missed...)
		s.Expect(comment())
		fresh := owner.Stream("not an id")
		last := comment()
		if e, _ := fresh.Next(); e.ID != last {
			a.Errorf("a stream with an unknown id gives %+v, want what is new, %s", e, last)
		}
		other := a.As("other")
		quiet := other.Stream("")
		comment()
		acts[0].do(a, other, owner)
		if e, _ := quiet.Next(); !strings.Contains(e.Data, `"friend_request"`) {
			a.Errorf("the stream of another gives %+v", e)
		}
		a.Server.Shutdown()
		for e, more := s.Next(); more; e, more = s.Next() {
			if e.ID == "" {
				a.Errorf("at the end comes %+v", e)
			}
		}
	})
}

// TestStreamDoesNotRepeat resumes a stream at the process that it was at: it goes
// on with what is new.
func TestStreamDoesNotRepeat(t *testing.T) {
	Each(t, func(a *API) {
		owner := a.As("owner")
		f := owner.Find("Fossil", true)
		comment := func() string {
			OK(a.As(Unique("actor")), 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "hello"})
			return owner.Inbox("")[0].ID
		}
		s, ended := owner.Stream(""), 0
		for range 3 {
			var last string
			for range 3 {
				last = comment()
				s.Expect(last)
			}
			s.Cancel()
			ended++
			awaitStreams(a, ended) // what it has sent is noted when it ends
			missed := comment()
			s = owner.Stream(last)
			if e, _ := s.Next(); e.ID != missed {
				a.Errorf("a stream resumed after %s begins with %s, want %s", last, e.ID, missed)
			}
		}
	})
}

// awaitStreams waits until n streams have ended, by the log of requests.
func awaitStreams(a *API, n int) {
	a.Helper()
	tooLong := time.After(2 * time.Minute)
	for {
		more := a.ServiceLog.More()
		if strings.Count(a.ServiceLog.String(), "path=/api/notifications/stream") >= n {
			return
		}
		select {
		case <-more:
		case <-tooLong:
			a.Fatalf("%d streams have not ended:\n%s", n, a.ServiceLog.String())
		}
	}
}

// TestStreamEndsBeforeNews ends a session behind the service's back, as another
// process does: what happens then is not sent any more.
func TestStreamEndsBeforeNews(t *testing.T) {
	Each(t, func(a *API) {
		owner := a.As("owner")
		f := owner.Find("Fossil", true)
		s := owner.Stream("")
		if err := a.Store.EndSession(t.Context(), credential.HashToken(owner.Token)); err != nil {
			t.Fatal(err)
		}
		OK(a.As("actor"), 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "hello"})
		if e, more := s.Next(); more {
			a.Errorf("after the end of the session comes %+v", e)
		}
	})
}

// TestStreamCatchesUp misses more than one look gives, some of it by somebody
// who has been blocked since.
func TestStreamCatchesUp(t *testing.T) {
	Each(t, func(a *API) {
		owner, actor, bad := a.As("owner"), a.As("actor"), a.As("bad")
		f := owner.Find("Fossil", true)
		write := func(u *User) {
			if _, err := a.Store.CreateComment(context.Background(), u.ID, store.NewComment{FindID: f.ID, Content: "hello"}); err != nil {
				a.Fatal(err)
			}
		}
		write(actor)
		from := owner.Inbox("")[0].ID
		write(bad)
		OK(owner, 204, "POST", "/api/notifications/read-all", nil) // which keeps them when the block comes
		var want []string
		for range 2*store.SinceMax + 30 {
			write(actor)
		}
		path := "/api/notifications?order=asc&limit=100"
		for path != "" {
			r := owner.Do("GET", path, nil)
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
		OK(owner, 200, "PUT", "/api/users/"+bad.ID+"/block", nil)
		s := owner.Stream(from)
		s.Expect(want...)
		write(actor)
		s.Expect(owner.Inbox("")[0].ID)
	})
}

// pipe is a ResponseWriter that notes what is flushed.
type pipe struct {
	mu     sync.Mutex
	header http.Header
	text   strings.Builder
}

func (p *pipe) Header() http.Header { return p.header }

func (p *pipe) WriteHeader(int) {}

func (p *pipe) Flush() {}

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
		storage := Must(bucket.OpenFolder(t.TempDir()))
		defer storage.Close()
		s := server.New(server.Options{Store: db, Log: slog.New(slog.DiscardHandler),
			Media: server.MediaOptions{Bucket: storage, Library: media.New(storage, media.Limits{}), Signer: media.NewSigner(nil)}})
		u := Must(db.CreateUser(ctx, store.NewUser{Username: "ann"}))
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
