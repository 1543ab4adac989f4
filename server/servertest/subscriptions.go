package servertest

import (
	"crypto/ecdh"
	"crypto/sha256"
	"encoding/base64"

	"finds/schema"
	"finds/server/credential"
)

// Subscription is what a browser sends to subscribe; equal numbers give equal
// keys.
func Subscription(endpoint string, n byte) M {
	seed := sha256.Sum256([]byte{n})
	key := Must(ecdh.P256().NewPrivateKey(seed[:]))
	b64 := base64.RawURLEncoding
	return M{"endpoint": endpoint, "expirationTime": nil, "keys": M{"p256dh": b64.EncodeToString(key.PublicKey().Bytes()), "auth": b64.EncodeToString(seed[:16])}}
}

// Addresses of Web Push.
const (
	Subscriptions = "/api/push/subscriptions"
	PushService   = "https://updates.push.services.mozilla.com/wpush/v2/"
)

// Active lists the user agents of the active subscriptions, newest first.
func (u *User) Active() (agents []string) {
	u.A.Helper()
	for _, s := range Call[[]schema.Subscription](u, 200, "GET", Subscriptions, nil) {
		if s.IsActive {
			agents = append(agents, s.UserAgent)
		}
	}
	return agents
}

// Again signs somebody in once more.
func (u *User) Again() *User {
	u.A.Helper()
	token, hash := credential.NewToken()
	u.A.NewSession(u.ID, hash)
	return &User{A: u.A, ID: u.ID, Name: u.Name, Token: token}
}
