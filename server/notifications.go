package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

type listNotificationsInput struct {
	PageInput
	Unread schema.Flag `query:"unread" doc:"Only unread notifications"`
}

var listNotifications = forUsers(operation{
	pattern:     "GET /api/notifications",
	tag:         "Notifications",
	summary:     "List notifications",
	description: "Newest first.",
}, (*Server).listNotifications)

func (s *Server) listNotifications(ctx context.Context, in *listNotificationsInput) (*listOf[schema.Notification], error) {
	list, next, err := s.Store.Notifications(ctx, me(ctx), in.Unread.On, in.page())
	s.signNotifications(me(ctx), list)
	return &listOf[schema.Notification]{link(ctx, next), list}, err
}

// signNotifications signs the thumbnails of private finds.
func (s *Server) signNotifications(viewer string, list []schema.Notification) {
	for i := range list {
		if n := &list[i]; n.PrivateFind && n.ThumbnailURL != "" {
			m := []schema.Media{{ThumbnailURL: n.ThumbnailURL}}
			s.signMedia(viewer, m)
			n.ThumbnailURL = m[0].ThumbnailURL
		}
	}
}

// unreadCount is how many notifications wait to be read.
type unreadCount struct {
	Unread int `json:"unread" example:"3"`
}

var countNotifications = forUsers(operation{
	pattern: "GET /api/notifications/count",
	tag:     "Notifications",
	summary: "Count unread notifications",
}, (*Server).countNotifications)

func (s *Server) countNotifications(ctx context.Context, _ *struct{}) (*bodyOf[unreadCount], error) {
	n, err := s.Store.Unread(ctx, me(ctx))
	return &bodyOf[unreadCount]{unreadCount{n}}, err
}

// NotificationPath names a notification.
type NotificationPath struct {
	NotificationID string `path:"notificationId" doc:"Identifier of the notification" sample:"0198c5db-6a1d-7e29-8f50-c94b37d1806e"`
}

type readNotificationInput struct {
	NotificationPath
	Body struct {
		IsRead bool `json:"isRead" example:"true"`
	}
}

var readNotification = forUsers(operation{
	pattern:  "PATCH /api/notifications/{notificationId}",
	tag:      "Notifications",
	summary:  "Mark as read or unread",
	kinds:    []schema.Kind{schema.NotFound},
	examples: examples{"200": {"isRead": true}, "body": {"isRead": true}},
}, (*Server).readNotification)

func (s *Server) readNotification(ctx context.Context, in *readNotificationInput) (*bodyOf[schema.Notification], error) {
	n, err := s.Store.SetRead(ctx, me(ctx), in.NotificationID, in.Body.IsRead)
	list := []schema.Notification{n}
	s.signNotifications(me(ctx), list)
	return &bodyOf[schema.Notification]{list[0]}, err
}

var readAllNotifications = forUsers(operation{
	pattern: "POST /api/notifications/read-all",
	tag:     "Notifications",
	summary: "Mark all as read",
}, (*Server).readAllNotifications)

func (s *Server) readAllNotifications(ctx context.Context, _ *struct{}) (*empty, error) {
	return nil, s.Store.ReadAll(ctx, me(ctx))
}

var deleteNotification = forUsers(operation{
	pattern: "DELETE /api/notifications/{notificationId}",
	tag:     "Notifications",
	summary: "Delete a notification",
	kinds:   []schema.Kind{schema.NotFound},
}, (*Server).deleteNotification)

func (s *Server) deleteNotification(ctx context.Context, in *NotificationPath) (*empty, error) {
	return nil, s.Store.DeleteNotification(ctx, me(ctx), in.NotificationID)
}

var getPreferences = forUsers(operation{
	pattern: "GET /api/notifications/preferences",
	tag:     "Notifications",
	summary: "Get notification preferences",
}, (*Server).getPreferences)

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
		Replied        *bool `json:"replied,omitempty" example:"true"`
		Mentioned      *bool `json:"mentioned,omitempty" example:"true"`
		Reported       *bool `json:"reported,omitempty" example:"true"`
		PushEnabled    *bool `json:"pushEnabled,omitempty" example:"true"`
	}
}

var updatePreferences = forUsers(operation{
	pattern:     "PUT /api/notifications/preferences",
	tag:         "Notifications",
	summary:     "Update notification preferences",
	description: "Members that are left out do not change.",
}, (*Server).updatePreferences)

func (s *Server) updatePreferences(ctx context.Context, in *updatePreferencesInput) (*bodyOf[schema.Preferences], error) {
	p, err := s.Store.UpdatePreferences(ctx, me(ctx), store.PreferencesEdit(in.Body))
	return &bodyOf[schema.Preferences]{p}, err
}
