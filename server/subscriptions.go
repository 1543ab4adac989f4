package server

import (
	"context"
	"crypto/ecdh"
	"encoding/base64"
	"net"
	"net/url"
	"strings"

	"finds/schema"
	"finds/store"
)

// pushKey is what browsers subscribe with.
type pushKey struct {
	PublicKey string `json:"publicKey" doc:"VAPID public key: an uncompressed P-256 point in base64url" example:"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"`
}

func (s *Server) getPushKey(context.Context, *struct{}) (*bodyOf[pushKey], error) {
	if s.PushKey == "" {
		return nil, schema.ErrNoPush
	}
	return &bodyOf[pushKey]{pushKey{s.PushKey}}, nil
}

func (s *Server) listSubscriptions(ctx context.Context, _ *struct{}) (*bodyOf[[]schema.Subscription], error) {
	list, err := s.Store.Subscriptions(ctx, me(ctx))
	return &bodyOf[[]schema.Subscription]{list}, err
}

type createSubscriptionInput struct {
	Body struct {
		Endpoint       string   `json:"endpoint" minLength:"1" maxLength:"1000" doc:"URL of the push service for this browser" example:"https://updates.push.services.mozilla.com/wpush/v2/gAAAA"`
		ExpirationTime *float64 `json:"expirationTime,omitempty" nullable:"true" doc:"As the browser gives it; not used"`
		Keys           struct {
			P256dh string `json:"p256dh" maxLength:"200" doc:"Public key of the browser: an uncompressed P-256 point in base64url" example:"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"`
			Auth   string `json:"auth" maxLength:"100" doc:"16 random bytes of the browser in base64url" example:"tBHItJI5svbpez7KI4CCXg"`
		} `json:"keys"`
	}
}

func (s *Server) createSubscription(ctx context.Context, in *createSubscriptionInput) (*createdOf[schema.Subscription], error) {
	if s.PushKey == "" {
		return nil, schema.ErrNoPush
	}
	var broken []schema.Field
	endpoint, ok := s.pushEndpoint(in.Body.Endpoint)
	if !ok {
		broken = append(broken, schema.Field{Location: "body.endpoint", Message: "expected an https URL of an allowed push service"})
	}
	p256dh, ok := decodeKey(in.Body.Keys.P256dh)
	if _, err := ecdh.P256().NewPublicKey(p256dh); !ok || err != nil {
		broken = append(broken, schema.Field{Location: "body.keys.p256dh", Message: "expected an uncompressed P-256 point, 65 bytes in base64url"})
	}
	auth, ok := decodeKey(in.Body.Keys.Auth)
	if !ok || len(auth) != 16 {
		broken = append(broken, schema.Field{Location: "body.keys.auth", Message: "expected 16 bytes in base64url"})
	}
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	b64, i := base64.RawURLEncoding, infoOf(ctx)
	sub, err := s.Store.Subscribe(ctx, me(ctx), store.NewSubscription{Endpoint: endpoint, P256dh: b64.EncodeToString(p256dh), Auth: b64.EncodeToString(auth),
		UserAgent: i.agent, SessionID: i.viewer.SessionID})
	return created("/api/push/subscriptions/"+sub.ID, sub), err
}

// decodeKey reads base64 in either alphabet, padded or not, as browsers and
// libraries write it.
func decodeKey(s string) ([]byte, bool) {
	s = strings.NewReplacer("+", "-", "/", "_").Replace(strings.TrimRight(s, "="))
	b, err := base64.RawURLEncoding.DecodeString(s)
	return b, err == nil
}

// DefaultPushHosts are the push services of the common browsers. A name stands
// for itself and all below it.
var DefaultPushHosts = []string{"fcm.googleapis.com", "jmt17.google.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"}

// pushEndpoint normalises the URL of a push service, or reports false when it
// is not https, on the usual port, of an allowed host. It compares the parsed
// host, never the text.
func (s *Server) pushEndpoint(raw string) (string, bool) {
	u, err := url.Parse(raw)
	if err != nil || u.Scheme != "https" || u.User != nil || u.Fragment != "" || u.Opaque != "" {
		return "", false
	}
	host := strings.ToLower(u.Hostname())
	if port := u.Port(); port != "" && port != "443" || net.ParseIP(host) != nil {
		return "", false
	}
	for _, allowed := range s.PushHosts {
		if host == allowed || strings.HasSuffix(host, "."+allowed) {
			u.Host = host
			return u.String(), true
		}
	}
	return "", false
}

// SubscriptionPath names a push subscription.
type SubscriptionPath struct {
	SubscriptionID string `path:"subscriptionId" doc:"Identifier of the subscription"`
}

func (s *Server) deleteSubscription(ctx context.Context, in *SubscriptionPath) (*empty, error) {
	return nil, s.Store.Unsubscribe(ctx, me(ctx), in.SubscriptionID)
}
