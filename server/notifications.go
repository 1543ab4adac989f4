package server

import (
	"context"

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
