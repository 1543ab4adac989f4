package server_test

import (
	"crypto/ecdh"
	"crypto/sha256"
	"encoding/base64"
)

// subscription is what a browser sends to subscribe; equal numbers give equal
// keys.
func subscription(endpoint string, n byte) m {
	seed := sha256.Sum256([]byte{n})
	key := must(ecdh.P256().NewPrivateKey(seed[:]))
	b64 := base64.RawURLEncoding
	return m{"endpoint": endpoint, "expirationTime": nil, "keys": m{"p256dh": b64.EncodeToString(key.PublicKey().Bytes()), "auth": b64.EncodeToString(seed[:16])}}
}
