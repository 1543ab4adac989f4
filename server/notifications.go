package server

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"time"

	"finds/schema"
	"finds/store"
)

type listNotificationsInput struct {
	PageInput
	Unread schema.Flag `query:"unread" doc:"Those not read yet alone"`
}

func (s *Server) listNotifications(ctx context.Context, in *listNotificationsInput) (*listOf[schema.Notification], error) {
	list, next, err := s.Store.Notifications(ctx, me(ctx), in.Unread.On, in.page())
	return &listOf[schema.Notification]{link(ctx, next), list}, err
}

// unreadCount is how many notifications wait to be read.
type unreadCount struct {
	Unread int `json:"unread" example:"3"`
}

func (s *Server) countNotifications(ctx context.Context, _ *struct{}) (*bodyOf[unreadCount], error) {
	n, err := s.Store.Unread(ctx, me(ctx))
	return &bodyOf[unreadCount]{unreadCount{n}}, err
}

// NotificationPath names a notification.
type NotificationPath struct {
	NotificationID string `path:"notificationId" doc:"Identifier of the notification"`
}

type readNotificationInput struct {
	NotificationPath
	Body struct {
		IsRead bool `json:"isRead" example:"true"`
	}
}

func (s *Server) readNotification(ctx context.Context, in *readNotificationInput) (*bodyOf[schema.Notification], error) {
	n, err := s.Store.SetRead(ctx, me(ctx), in.NotificationID, in.Body.IsRead)
	return &bodyOf[schema.Notification]{n}, err
}

func (s *Server) readAllNotifications(ctx context.Context, _ *struct{}) (*empty, error) {
	return nil, s.Store.ReadAll(ctx, me(ctx))
}

func (s *Server) deleteNotification(ctx context.Context, in *NotificationPath) (*empty, error) {
	return nil, s.Store.DeleteNotification(ctx, me(ctx), in.NotificationID)
}

func (s *Server) getPreferences(ctx context.Context, _ *struct{}) (*bodyOf[schema.Preferences], error) {
	p, err := s.Store.Preferences(ctx, me(ctx))
	return &bodyOf[schema.Preferences]{p}, err
}

type updatePreferencesInput struct {
	Body struct {
		FriendRequests *bool `json:"friendRequests,omitempty" example:"true"`
		FriendAccepted *bool `json:"friendAccepted,omitempty" example:"true"`
		FindLiked      *bool `json:"findLiked,omitempty" example:"false"`
		FindCommented  *bool `json:"findCommented,omitempty" example:"true"`
		PushEnabled    *bool `json:"pushEnabled,omitempty" example:"true"`
	}
}

func (s *Server) updatePreferences(ctx context.Context, in *updatePreferencesInput) (*bodyOf[schema.Preferences], error) {
	p, err := s.Store.UpdatePreferences(ctx, me(ctx), store.PreferencesEdit(in.Body))
	return &bodyOf[schema.Preferences]{p}, err
}

const (
	heartbeat = 25 * time.Second
	// pollEvery is how often the notifications that other processes wrote are
	// looked for, where there can be others.
	pollEvery = time.Second
	// lookBack is for how long a notification may be committed after one that
	// is younger, when several processes write.
	lookBack = 5 * time.Second
)

// streamNotifications sends the caller's new notifications as server-sent
// events, beginning after Last-Event-ID when it is given.
func (s *Server) streamNotifications(w http.ResponseWriter, r *http.Request) error {
	ctx, user := r.Context(), me(r.Context())
	wake, stop := s.Store.Watch(user)
	defer stop()
	f := &feed{s: s, user: user, last: r.Header.Get("Last-Event-ID")}
	if store.IDBefore(f.last, 0) == "" { // none, or none of ours
		var err error
		if f.last, err = s.Store.LastNotification(ctx, user); err != nil {
			return err
		}
		f.begin = f.last
	}
	missed, err := f.next(ctx)
	if err != nil {
		return err
	}
	out := http.NewResponseController(w)
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "private, no-store")
	h.Set("X-Accel-Buffering", "no") // nginx holds answers back otherwise
	if r.Method == http.MethodHead {
		return nil
	}
	// The deadline for reading requests would end the stream with them.
	out.SetReadDeadline(time.Time{})
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	var poll <-chan time.Time
	if s.Store.Postgres() {
		t := time.NewTicker(pollEvery)
		defer t.Stop()
		poll = t.C
	}
	// The comment opens the stream at the client before anything happens.
	for text := ": open\n\n" + missed; ; {
		out.SetWriteDeadline(time.Now().Add(heartbeat))
		if _, err := w.Write([]byte(text)); err != nil || out.Flush() != nil {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-s.quit:
			return nil
		case _, open := <-wake:
			if !open {
				return nil
			}
		case <-poll:
		case <-beat.C:
			if !s.stillSignedIn(ctx) {
				return nil
			}
			text = ": beat\n\n"
			continue
		}
		events, err := f.next(ctx)
		if err != nil {
			infoOf(ctx).err = err
			return nil
		}
		text = events
	}
}

// stillSignedIn reports whether the session of a stream has not ended.
func (s *Server) stillSignedIn(ctx context.Context) bool {
	_, err := s.Store.Viewer(ctx, infoOf(ctx).viewer.SessionID)
	return err == nil
}

// feed is what a stream has sent.
type feed struct {
	s     *Server
	user  string
	begin string          // id of the newest event when the stream began anew: those up to it are not sent
	last  string          // id of the newest event sent
	sent  map[string]bool // ids that a look back would find again; nil before the first look
}

// next returns the events that have not been sent, as text, or "".
func (f *feed) next(ctx context.Context) (string, error) {
	from := f.last
	if f.s.Store.Postgres() {
		from = store.IDBefore(f.last, lookBack)
	}
	var text strings.Builder
	fresh := map[string]bool{}
	for {
		list, err := f.s.Store.NotificationsSince(ctx, f.user, from)
		if err != nil {
			return "", err
		}
		for _, n := range list {
			fresh[n.ID] = true
			if f.sent[n.ID] || n.ID == f.last || f.sent == nil && n.ID <= f.begin {
				continue
			}
			data, err := json.Marshal(n)
			if err != nil {
				return "", err
			}
			fmt.Fprintf(&text, "id: %s\nevent: notification\ndata: %s\n\n", n.ID, data)
		}
		if len(list) < store.SinceMax {
			break
		}
		from = list[len(list)-1].ID
	}
	for id := range fresh {
		f.last = max(f.last, id)
	}
	f.sent = fresh
	return text.String(), nil
}
