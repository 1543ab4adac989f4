package servertest

import (
	"bufio"
	"context"
	"net/http"
	"slices"
	"strings"
	"time"
)

// event is a server-sent event, or a comment.
type event struct {
	ID, Event, Data, Comment, Retry string
}

// Events is an open stream.
type Events struct {
	U      *User
	res    *http.Response
	lines  *bufio.Scanner
	Cancel func()
}

// Stream opens the stream of notifications and waits until it stands.
func (u *User) Stream(last string) *Events { return StreamOf(u, "", last) }

// StreamOf is stream with a query.
func StreamOf(u *User, query, last string) *Events {
	u.A.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	u.A.Cleanup(cancel)
	req, err := http.NewRequestWithContext(ctx, "GET", u.A.URL+"/api/notifications/stream"+query, nil)
	if err != nil {
		u.A.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+u.Token)
	if last != "" {
		req.Header.Set("Last-Event-ID", last)
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		u.A.Fatal(err)
	}
	u.A.Cleanup(func() { res.Body.Close() })
	if kind := res.Header.Get("Content-Type"); res.StatusCode != 200 || kind != "text/event-stream" || res.Header.Get("Content-Encoding") != "" {
		u.A.Fatalf("stream answers %d %q %v", res.StatusCode, kind, res.Header)
	}
	s := &Events{u, res, bufio.NewScanner(res.Body), cancel}
	if e, _ := s.Next(); e.Comment != " open" {
		u.A.Fatalf("a stream begins with %+v", e)
	}
	return s
}

// Next reads the next event; more is false at the end of the stream.
func (s *Events) Next() (e event, more bool) {
	s.U.A.Helper()
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
			s.U.A.Fatalf("line %q in a stream", s.lines.Text())
		}
	}
	return e, false
}

// Expect reads events until those with the ids have come, in this order and
// none of them twice. On PostgreSQL a resumed stream may repeat older ones,
// since another process may have written one late.
func (s *Events) Expect(ids ...string) {
	s.U.A.Helper()
	seen := map[string]bool{}
	for len(ids) > 0 {
		e, more := s.Next()
		if !more || seen[e.ID] {
			s.U.A.Fatalf("stream gives %+v (open %v) while %d are awaited", e, more, len(ids))
		}
		if seen[e.ID] = true; e.ID == ids[0] {
			ids = ids[1:]
		} else if slices.Contains(ids, e.ID) || !s.U.A.Store.Postgres() {
			s.U.A.Fatalf("stream gives %+v, want %s", e, ids[0])
		}
	}
}

// Ends insists that the service ends the stream, and before the heartbeat would notice.
func (s *Events) Ends(why string) {
	s.U.A.Helper()
	for e, more := s.Next(); more; e, more = s.Next() {
		if e.ID != "" {
			s.U.A.Errorf("%s: at the end comes %+v", why, e)
		}
	}
	if err := s.lines.Err(); err != nil { // the deadline of StreamOf
		s.U.A.Errorf("%s: the service does not end the stream: %v", why, err)
	}
}
