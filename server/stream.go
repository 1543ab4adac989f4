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
	"finds/store/ids"
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
	id:      "streamNotifications",
	pattern: "GET /api/notifications/stream",
	tag:     "Notifications",
	summary: "Stream notifications",
	description: "Sends server-sent events of type `notification`, each with a Notification as data and its id as event id. A " +
		"comment every 25 seconds keeps the connection open. With Last-Event-ID, the stream starts with at most 1,000 " +
		"later notifications; if there are more, an event `reset` asks the client to read the list, and the stream " +
		"continues with new ones. A user may have 16 streams: one more ends the oldest, whose client is asked to " +
		"reconnect after a minute.\n\n" +
		"With `find`, the stream also sends what happens to the comments on that find, as long as the caller may see it: events of type " +
		"`comment` with a new or edited Comment as data, and `comment-deleted` with its `id` and `findId`. They have no event id, and a stream " +
		"that is resumed does not repeat them, so read the comments after the stream has opened. If a comment with replies is deleted, " +
		"the oldest reply takes its place, as in the list of comments. The stream is refused with 404 if the caller may not see the find.\n\n" +
		"With `list`, it also sends events of type `list`, with the `id` of the list as data, when the list, its finds or its members have changed: the client reads them again. When the caller may " +
		"no longer see the list, `list-closed` is the last of these events.",
	kinds: []schema.Kind{schema.NotFound, schema.Invalid},
	params: []*huma.Param{
		{Name: "find", In: "query", Description: "Id of the find that the caller has open", Schema: &huma.Schema{Type: huma.TypeString}},
		{Name: "list", In: "query", Description: "Id of the list that the caller has open", Schema: &huma.Schema{Type: huma.TypeString}},
		{Name: "Last-Event-ID", In: "header", Description: "Id of the last event that the client received",
			Example: "0198c5db-6a1d-7e29-8f50-c94b37d1806e", Schema: &huma.Schema{Type: huma.TypeString}},
	},
}, (*Server).streamNotifications)

// streamNotifications sends the caller's new notifications as server-sent
// events, beginning after Last-Event-ID when it is given.
func (s *Server) streamNotifications(w http.ResponseWriter, r *http.Request) error {
	out := &events{w: w, out: http.NewResponseController(w)}
	c, err := s.newConversation(r)
	if err != nil {
		return err
	}
	l, err := s.newOpenList(r)
	if err != nil {
		return err
	}
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
	err = s.serveStream(ctx, r.Header.Get("Last-Event-ID"), c, l, slot, out)
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
func (s *Server) serveStream(ctx context.Context, last string, c *conversation, l *openList, slot *limit.StreamSlot, out *events) error {
	user := me(ctx)
	wake, stop := s.Store.Watch(user)
	defer stop()
	var listed <-chan struct{} // nil without an open list
	if l != nil {
		listed, stop = s.Store.WatchList(l.id)
		defer stop()
	}
	var changed <-chan struct{} // nil, which never receives, without an open find
	if c != nil {
		changed, stop = s.Store.WatchComments(c.find)
		defer stop()
	}
	f, err := s.newFeed(ctx, user, last)
	if err != nil {
		return err
	}
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	if err = f.look(ctx, out); err == nil && c != nil { // for changes between newConversation and WatchComments
		err = c.look(ctx, out)
	}
	if err == nil && l != nil {
		err = l.look(ctx, out)
	}
	for err == nil {
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
			if err == nil && l != nil { // a list that another process has deleted wakes no one
				err = l.look(ctx, out)
			}
		case _, open := <-wake:
			if !open {
				return nil
			}
			err = f.look(ctx, out)
		case _, open := <-changed:
			if !open {
				return nil
			}
			err = c.look(ctx, out)
		case _, open := <-listed:
			if !open {
				return nil
			}
			err = l.look(ctx, out)
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
	if ids.Before(last, 0) == "" {
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
		from = ids.Before(f.last, store.LookBack)
	}
	for range replayMax / store.SinceMax {
		list, err := f.s.Store.NotificationsSince(ctx, f.user, from)
		if err != nil {
			return err
		}
		f.s.signNotifications(f.user, list)
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
		from = ids.Before(f.last, store.LookBack)
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

// opened returns a parameter that says what the client has open.
func opened(r *http.Request, name string) (id string, given bool, err error) {
	query := r.URL.Query()
	if len(query[name]) > 1 {
		err = schema.ErrField("query."+name, schema.RuleOnce, "expected only once")
	}
	return query.Get(name), query.Has(name), err
}

// openList is what a stream has sent of the list that its client has open.
type openList struct {
	s    *Server
	id   string
	last string // the last change that was sent, or made before the stream
	gone bool   // the caller may no longer see it, and the client knows
}

// newOpenList returns the list of a request, or nil if the request names none.
func (s *Server) newOpenList(r *http.Request) (*openList, error) {
	id, given, err := opened(r, "list")
	if err != nil || !given {
		return nil, err
	}
	l := &openList{s: s, id: id}
	l.last, err = s.lists(r.Context()).ListChange(r.Context(), id)
	return l, err
}

// look says that the list has changed, if it has.
func (l *openList) look(ctx context.Context, out *events) error {
	if l.gone {
		return nil
	}
	change, err := l.s.lists(ctx).ListChange(ctx, l.id)
	if l.gone = errors.Is(err, schema.ErrNotFound); err != nil && !l.gone || change == l.last && !l.gone {
		return err
	}
	if err := l.s.stillSignedIn(ctx); err != nil { // as for notifications
		return err
	}
	l.last = change
	name := "list"
	if l.gone {
		name = "list-closed"
	}
	data, err := json.Marshal(map[string]string{"id": l.id})
	if err != nil {
		return err
	}
	return out.send(fmt.Sprintf("event: %s\ndata: %s\n\n", name, data))
}

// conversation is what a stream has sent of the comments on the find that its client has open.
type conversation struct {
	s          *Server
	user, find string
	last       string          // id of the newest change sent, or made before the stream
	sent       map[string]bool // ids of changes that a look back finds again while the viewer may see the find
}

// newConversation returns the conversation of a request, which sends only later changes, or nil
// if the request names no find.
func (s *Server) newConversation(r *http.Request) (*conversation, error) {
	find, given, err := opened(r, "find")
	if err != nil || !given {
		return nil, err
	}
	ctx := r.Context()
	c := &conversation{s: s, user: me(ctx), find: find, sent: map[string]bool{}}
	if c.last, err = s.Store.LastCommentChange(ctx, c.user, c.find); err == nil {
		_, err = c.changes(ctx)
	}
	return c, err
}

// changes returns the changes that have not been sent, and notes them as sent.
func (c *conversation) changes(ctx context.Context) (list []store.CommentChange, err error) {
	from := c.lookBack()
	for more := true; more; {
		page, err := c.s.Store.CommentChanges(ctx, c.user, c.find, from)
		if err != nil {
			return nil, err
		}
		for _, h := range page {
			if h.Shown && !c.sent[h.ID] {
				list = append(list, h)
			}
			from, c.sent[h.ID], c.last = h.ID, true, max(c.last, h.ID)
		}
		more = len(page) == store.SinceMax
	}
	from = c.lookBack()
	maps.DeleteFunc(c.sent, func(id string, _ bool) bool { return id <= from })
	return list, nil
}

// lookBack is the id after which changes may not have been sent.
func (c *conversation) lookBack() string {
	if c.s.Store.Postgres() {
		return ids.Before(c.last, store.LookBack)
	}
	return c.last
}

// look sends the changes that have not been sent, each comment once, as it is now.
func (c *conversation) look(ctx context.Context, out *events) error {
	list, err := c.changes(ctx)
	if err != nil || len(list) == 0 {
		return err
	}
	var text strings.Builder
	last := make(map[string]int, len(list)) // places of the last changes, by comment
	for i, h := range list {
		last[h.CommentID] = i
	}
	for i, h := range list {
		if last[h.CommentID] != i {
			continue
		}
		name, v := "comment", any(h.Comment)
		if h.Comment == nil {
			name, v = "comment-deleted", map[string]string{"id": h.CommentID, "findId": c.find}
		}
		data, err := json.Marshal(v)
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "event: %s\ndata: %s\n\n", name, data)
	}
	if err := c.s.stillSignedIn(ctx); err != nil { // as for notifications
		return err
	}
	return out.send(text.String())
}
