package server

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"net/http"
	"time"

	"finds/schema"
	"finds/store"
)

type listNotificationsInput struct {
	PageInput
	Unread schema.Flag `query:"unread" doc:"Only unread notifications"`
}

var listNotifications = forUsers(operation{
	id:          "listNotifications",
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
	id:      "countNotifications",
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
	id:       "readNotification",
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
	id:      "readAllNotifications",
	pattern: "POST /api/notifications/read-all",
	tag:     "Notifications",
	summary: "Mark all as read",
}, (*Server).readAllNotifications)

func (s *Server) readAllNotifications(ctx context.Context, _ *struct{}) (*empty, error) {
	return nil, s.Store.ReadAll(ctx, me(ctx))
}

var deleteNotification = forUsers(operation{
	id:          "deleteNotification",
	pattern:     "DELETE /api/notifications/{notificationId}",
	tag:         "Notifications",
	summary:     "Delete a notification",
	description: "That of a used sign-in link is kept for 30 days, so that the user learns of it.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).deleteNotification)

func (s *Server) deleteNotification(ctx context.Context, in *NotificationPath) (*empty, error) {
	return nil, s.Store.DeleteNotification(ctx, me(ctx), in.NotificationID)
}

var getPreferences = forUsers(operation{
	id:      "getPreferences",
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
		ListInvited    *bool `json:"listInvited,omitempty" example:"true"`
		FindEdited     *bool `json:"findEdited,omitempty" example:"true"`
		Reported       *bool `json:"reported,omitempty" example:"true"`
		PushEnabled    *bool `json:"pushEnabled,omitempty" example:"true"`

		FriendPublished *schema.News      `json:"friendPublished,omitempty" enum:"each,daily,off" example:"daily"`
		ListAdded       *schema.News      `json:"listAdded,omitempty" enum:"each,daily,off" example:"each"`
		DailyAt         *schema.TimeOfDay `json:"dailyAt,omitempty" maxLength:"5" pattern:"^([01][0-9]|2[0-3]):[0-5][0-9]$" patternDescription:"a time of day such as 18:00" example:"18:00"`
		QuietFrom       *schema.TimeOfDay `json:"quietFrom,omitempty" maxLength:"5" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9])?$" patternDescription:"a time of day such as 22:00, or nothing" doc:"Together with quietTo; both empty to end the quiet hours" example:"22:00"`
		QuietTo         *schema.TimeOfDay `json:"quietTo,omitempty" maxLength:"5" pattern:"^(([01][0-9]|2[0-3]):[0-5][0-9])?$" patternDescription:"a time of day such as 07:00, or nothing" example:"07:00"`
		TimeZone        *string           `json:"timeZone,omitempty" maxLength:"64" doc:"Name in the IANA database" example:"Europe/Vienna"`
		Language        *string           `json:"language,omitempty" enum:",de,en" example:"de"`
	}
}

var updatePreferences = forUsers(operation{
	id:          "updatePreferences",
	pattern:     "PUT /api/notifications/preferences",
	tag:         "Notifications",
	summary:     "Update notification preferences",
	description: "Members that are left out do not change. Push messages about the use of a sign-in link do not wait for the end of quiet hours.",
}, (*Server).updatePreferences)

func (s *Server) updatePreferences(ctx context.Context, in *updatePreferencesInput) (*bodyOf[schema.Preferences], error) {
	if zone := in.Body.TimeZone; zone != nil && *zone != "" {
		if _, err := time.LoadLocation(*zone); err != nil || *zone == "Local" {
			return nil, schema.ErrField("body.timeZone", schema.RuleTimeZone, "expected the name of a time zone, such as Europe/Vienna")
		}
	}
	p, err := s.Store.UpdatePreferences(ctx, me(ctx), store.PreferencesEdit(in.Body))
	return &bodyOf[schema.Preferences]{p}, err
}

// pushKey is what browsers subscribe with.
type pushKey struct {
	PublicKey string `json:"publicKey" doc:"VAPID public key: an uncompressed P-256 point in base64url" example:"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"`
}

var getPushKey = forUsers(operation{
	id:      "getPushKey",
	pattern: "GET /api/push/key",
	tag:     "Push",
	summary: "Get the push key",
	description: "The key that browsers subscribe with. It changes if the operator sets another; browsers that subscribed with " +
		"the old one have to subscribe again.",
}, (*Server).getPushKey)

func (s *Server) getPushKey(context.Context, *struct{}) (*bodyOf[pushKey], error) {
	if s.Push.Key == "" {
		return nil, schema.ErrNoPush
	}
	return &bodyOf[pushKey]{pushKey{s.Push.Key}}, nil
}

var listSubscriptions = forUsers(operation{
	id:          "listSubscriptions",
	pattern:     "GET /api/push/subscriptions",
	tag:         "Push",
	summary:     "List push subscriptions",
	description: "The list does not include endpoints or keys.",
}, (*Server).listSubscriptions)

func (s *Server) listSubscriptions(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Subscription], error) {
	list, err := s.Store.Subscriptions(ctx, me(ctx))
	return &bodyOf[[]schema.Subscription]{list}, err
}

type createSubscriptionInput struct {
	Body struct {
		Endpoint       string   `json:"endpoint" minLength:"1" maxLength:"1000" doc:"URL of the push service for this browser" example:"https://updates.push.services.mozilla.com/wpush/v2/gAAAA"`
		ExpirationTime *float64 `json:"expirationTime,omitempty" nullable:"true" doc:"As the browser returns it; ignored" sample:"null"`
		Keys           struct {
			P256dh string `json:"p256dh" maxLength:"200" doc:"Public key of the browser: an uncompressed P-256 point in base64url" example:"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"`
			Auth   string `json:"auth" maxLength:"100" doc:"16 random bytes of the browser in base64url" example:"tBHItJI5svbpez7KI4CCXg"`
		} `json:"keys"`
	}
}

var createSubscription = forUsers(operation{
	id:      "createSubscription",
	pattern: "POST /api/push/subscriptions",
	tag:     "Push",
	summary: "Subscribe a browser",
	description: "Takes the JSON of the browser's PushSubscription. An endpoint has one subscription: its user can refresh it, " +
		"and another user can take it over only with the same keys, which show that it is the same browser. A user may " +
		"have 16 active subscriptions; one more replaces the oldest.",
	kinds: []schema.Kind{schema.Conflict},
}, (*Server).createSubscription)

func (s *Server) createSubscription(ctx context.Context, in *createSubscriptionInput) (*createdOf[schema.Subscription], error) {
	if s.Push.Key == "" {
		return nil, schema.ErrNoPush
	}
	var broken []schema.Field
	endpoint, ok := schema.PushEndpoint(in.Body.Endpoint, s.Push.Hosts)
	if !ok {
		broken = append(broken, schema.Field{Location: "body.endpoint", Rule: schema.RulePushEndpoint, Message: "expected an https URL of an allowed push service"})
	}
	p256dh, ok := schema.DecodeBase64(in.Body.Keys.P256dh)
	if _, err := ecdh.P256().NewPublicKey(p256dh); !ok || err != nil {
		broken = append(broken, schema.Field{Location: "body.keys.p256dh", Rule: schema.RulePushKey, Message: "expected an uncompressed P-256 point, 65 bytes in base64url"})
	}
	auth, ok := schema.DecodeBase64(in.Body.Keys.Auth)
	if !ok || len(auth) != 16 {
		broken = append(broken, schema.Field{Location: "body.keys.auth", Rule: schema.RulePushKey, Message: "expected 16 bytes in base64url"})
	}
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	b64, i := base64.RawURLEncoding, infoOf(ctx)
	sub, err := s.Store.Subscribe(ctx, me(ctx), store.NewSubscription{Endpoint: endpoint, P256dh: b64.EncodeToString(p256dh), Auth: b64.EncodeToString(auth),
		UserAgent: i.agent, SessionID: i.viewer.SessionID})
	return created("/api/push/subscriptions/"+sub.ID, sub), err
}

// SubscriptionPath names a push subscription.
type SubscriptionPath struct {
	SubscriptionID string `path:"subscriptionId" doc:"Identifier of the subscription" sample:"0198c5dc-f284-7d03-ba96-058e6f3c17d2"`
}

var deleteSubscription = forUsers(operation{
	id:      "deleteSubscription",
	pattern: "DELETE /api/push/subscriptions/{subscriptionId}",
	tag:     "Push",
	summary: "Unsubscribe a browser",
	kinds:   []schema.Kind{schema.NotFound},
}, (*Server).deleteSubscription)

func (s *Server) deleteSubscription(ctx context.Context, in *SubscriptionPath) (*empty, error) {
	return nil, s.Store.Unsubscribe(ctx, me(ctx), in.SubscriptionID)
}

// accepted is an answer without a body to what is done later, 202.
type accepted struct{}

func (accepted) success() int { return http.StatusAccepted }

var testSubscription = forUsers(operation{
	id:          "testSubscription",
	pattern:     "POST /api/push/subscriptions/{subscriptionId}/test",
	tag:         "Push",
	summary:     "Send a test notification",
	description: "Sends a test notification, at most once in ten seconds. Returns 409 if the subscription is off.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).testSubscription)

func (s *Server) testSubscription(ctx context.Context, in *SubscriptionPath) (*accepted, error) {
	if s.Push.Key == "" {
		return nil, schema.ErrNoPush
	}
	putBack, wait := s.limits.pushTests.Take(me(ctx), s.Now())
	if wait > 0 {
		return nil, schema.ErrTooManyRequests.After(wait)
	}
	err := s.Store.TestPush(ctx, me(ctx), in.SubscriptionID)
	if err != nil {
		putBack()
	}
	return nil, err
}
