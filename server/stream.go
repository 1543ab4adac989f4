package server

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
)

const (
	heartbeat = 25 * time.Second
	// replayMax bounds the events that one look sends. Who has missed more is
	// asked by an event `reset` to read the list instead.
	replayMax = 1000
)

// sseRetryLater is sent to a stream that ends because its user has opened too many: it
// comes back after a minute, so that the streams of many tabs take slow turns.
const sseRetryLater = "retry: 60000\n\n"

var streamNotifications = stream(operation{
	pattern: "GET /api/notifications/stream",
	tag:     "Notifications",
	summary: "Stream notifications",
	description: "Server-sent events of type `notification`, each with a Notification as data and its id as event id. A comment " +
		"every 25 seconds keeps the connection open. After Last-Event-ID, at most 1,000 are replayed; if there are " +
		"more, an event `reset` asks the client to read the list, and the stream continues with new ones. A user may " +
		"have 16 streams: one more ends the oldest, whose client is asked to come back after a minute.",
	params: []*huma.Param{{Name: "Last-Event-ID", In: "header", Description: "Id of the last event seen: those after it come first",
		Example: "0198c5db-6a1d-7e29-8f50-c94b37d1806e", Schema: &huma.Schema{Type: huma.TypeString}}},
}, (*Server).streamNotifications)

// streamNotifications sends the caller's new notifications as server-sent
// events, beginning after Last-Event-ID when it is given.
func (s *Server) streamNotifications(w http.ResponseWriter, r *http.Request) error {
	out := &events{w: w, out: http.NewResponseController(w)}
	if r.Method == http.MethodHead {
		out.headers()
		return nil
	}
	ctx, user := r.Context(), me(r.Context())
	slot, err := s.limits.streams.Open(user)
	if err != nil {
		return err
	}
	defer s.limits.streams.Close(slot)
	err = s.serveStream(ctx, user, r.Header.Get("Last-Event-ID"), slot, out)
	if !out.started {
		return err
	}
	if err != nil && ctx.Err() == nil && !errors.Is(err, errGone) && !errors.Is(err, schema.ErrUnauthenticated) {
		infoOf(ctx).err = err // the response has started, so the error can only be logged
	}
	return nil
}

// serveStream sends what is new until the client, the session, the slot or the service
// ends.
func (s *Server) serveStream(ctx context.Context, user, last string, slot *limit.StreamSlot, out *events) error {
	wake, stop := s.Store.Watch(user)
	defer stop()
	f, err := s.newFeed(ctx, user, last)
	if err != nil {
		return err
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for err = f.look(ctx, out); err == nil; {
		select {
		case <-ctx.Done():
			return nil
		case <-s.quit:
			return nil
		case <-slot.Evicted:
			return out.send(sseRetryLater)
		case <-slot.Recheck:
			err = s.stillSignedIn(ctx)
		case <-beat.C:
			if err = s.stillSignedIn(ctx); err == nil {
				err = out.send(": beat\n\n")
			}
		case _, open := <-wake:
			if !open {
				return nil
			}
			err = f.look(ctx, out)
		}
	}
	return err
}

// errGone ends a stream whose client has gone.
var errGone = errors.New("the client of the stream has gone")

// events writes server-sent events.
type events struct {
	w       http.ResponseWriter
	out     *http.ResponseController
	started bool
}

func (e *events) headers() {
	h := e.w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "private, no-store")
	h.Set("X-Accel-Buffering", "no") // nginx holds answers back otherwise
}

// send sends events. The first begin with a comment, which opens the stream at
// the client before anything happens.
func (e *events) send(text string) error {
	if !e.started {
		e.started = true
		e.headers()
		// The deadline for reading requests would end the stream with them.
		e.out.SetReadDeadline(time.Time{})
		text = ": open\n\n" + text
	}
	if text == "" {
		return nil
	}
	e.out.SetWriteDeadline(time.Now().Add(heartbeat))
	if _, err := e.w.Write([]byte(text)); err != nil || e.out.Flush() != nil {
		return errGone
	}
	return nil
}

// feed is what a stream has sent.
type feed struct {
	s     *Server
	user  string
	begin string          // id of the newest event when the stream restarted: the first query sends none up to it
	last  string          // id of the newest event sent
	sent  map[string]bool // ids that a look back would find again, replayMax at most
}

// newFeed begins after the event with an id, or with what is new when that is
// none of ours.
func (s *Server) newFeed(ctx context.Context, user, last string) (f *feed, err error) {
	f = &feed{s: s, user: user, last: last}
	if store.IDBefore(last, 0) == "" {
		f.last, err = s.Store.LastNotification(ctx, user)
		f.begin = f.last
	} else {
		f.sent = s.resumes.sent(user, last)
	}
	return f, err
}

// look sends the events that have not been sent, page by page.
func (f *feed) look(ctx context.Context, out *events) error {
	from, found := f.last, map[string]bool{}
	if f.s.Store.Postgres() {
		from = store.IDBefore(f.last, store.LookBack)
	}
	for range replayMax / store.SinceMax {
		list, err := f.s.Store.NotificationsSince(ctx, f.user, from)
		if err != nil {
			return err
		}
		text, err := f.page(list, found)
		if err == nil && text != "" { // asked after reading: what has happened since the session ended is not sent
			err = f.s.stillSignedIn(ctx)
		}
		if err != nil {
			return err
		}
		if err := out.send(text); err != nil {
			return err
		}
		if len(list) < store.SinceMax {
			f.remember(found)
			if f.s.Store.Postgres() {
				f.s.resumes.keep(f.user, f.last, f.sent)
			}
			return nil
		}
		from = list[len(list)-1].ID
	}
	f.remember(found)
	return f.reset(ctx, out)
}

// page writes the events of a list that have not been sent.
func (f *feed) page(list []schema.Notification, found map[string]bool) (string, error) {
	var text strings.Builder
	for _, n := range list {
		found[n.ID] = true
		if f.sent[n.ID] || n.ID == f.last || n.ID <= f.begin {
			continue
		}
		data, err := json.Marshal(n)
		if err != nil {
			return "", err
		}
		fmt.Fprintf(&text, "id: %s\nevent: notification\ndata: %s\n\n", n.ID, data)
		f.last = max(f.last, n.ID)
	}
	return text.String(), nil
}

// remember keeps of what a look found that which the next one finds again.
func (f *feed) remember(found map[string]bool) {
	f.begin = ""
	from := f.last
	if f.s.Store.Postgres() {
		from = store.IDBefore(f.last, store.LookBack)
	}
	maps.DeleteFunc(found, func(id string, _ bool) bool { return id <= from })
	f.sent = found
}

// reset tells a client that has missed more than is replayed, and goes on with
// what is new.
func (f *feed) reset(ctx context.Context, out *events) error {
	last, err := f.s.Store.LastNotification(ctx, f.user)
	if err != nil {
		return err
	}
	f.last = max(f.last, last)
	return out.send("id: " + f.last + "\nevent: reset\ndata: {}\n\n")
}

// resumesMax bounds the users whose streams are remembered.
const resumesMax = 2048

// resumes remembers what the streams of users have sent of what the next one
// looks back at, so that a stream that is resumed at the same process does not
// repeat it. Where nothing is remembered it does: an event may come twice, and
// none is left out.
type resumes struct {
	mu sync.Mutex
	of map[string]resume
}

// resume is what was sent when last was the newest event.
type resume struct {
	last string
	sent map[string]bool
}

// keep notes what a stream has sent. Of two streams that have come equally far
// it keeps what both have sent.
func (r *resumes) keep(user, last string, sent map[string]bool) {
	sent = maps.Clone(sent)
	r.mu.Lock()
	defer r.mu.Unlock()
	before, known := r.of[user]
	switch {
	case r.of == nil:
		r.of = map[string]resume{}
	case known && before.last == last:
		maps.DeleteFunc(sent, func(id string, _ bool) bool { return !before.sent[id] })
	case !known && len(r.of) >= resumesMax:
		for other := range r.of { // any will do
			delete(r.of, other)
			break
		}
	}
	r.of[user] = resume{last, sent}
}

// sent returns what a stream had sent whose newest event was last.
func (r *resumes) sent(user, last string) map[string]bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	if before := r.of[user]; before.last == last {
		return before.sent
	}
	return nil
}
