package pushtest

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"crypto/ecdh"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"math/big"
	"strings"
	"time"
)

// Written from RFC 8188, 8291 and 8292 with only the standard library, so that an
// error in the sender's library does not repeat here.

// Browser is a subscription with its secrets.
type Browser struct {
	Endpoint string
	key      *ecdh.PrivateKey
	auth     []byte
}

// NewBrowser makes a browser that is reached at an endpoint.
func NewBrowser(endpoint string) *Browser {
	key, err := ecdh.P256().GenerateKey(rand.Reader)
	if err != nil {
		panic(err)
	}
	b := &Browser{Endpoint: endpoint, key: key, auth: make([]byte, 16)}
	rand.Read(b.auth)
	return b
}

// P256dh is the browser's public key as it gives it out.
func (b *Browser) P256dh() string {
	return base64.RawURLEncoding.EncodeToString(b.key.PublicKey().Bytes())
}

// Auth is the browser's secret as it gives it out.
func (b *Browser) Auth() string { return base64.RawURLEncoding.EncodeToString(b.auth) }

// decrypt reads a body in aes128gcm of a single record.
func (b *Browser) decrypt(body []byte) ([]byte, error) {
	if len(body) < 86 || body[20] != 65 {
		return nil, errors.New("no header of aes128gcm with a P-256 key")
	}
	salt, size, sender, sealed := body[:16], binary.BigEndian.Uint32(body[16:20]), body[21:86], body[86:]
	if len(sealed) > int(size) {
		return nil, fmt.Errorf("a record of %d bytes where %d are announced", len(sealed), size)
	}
	key, nonce, err := b.keys(salt, sender)
	if err != nil {
		return nil, err
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, err
	}
	gcm, err := cipher.NewGCM(block)
	if err != nil {
		return nil, err
	}
	plain, err := gcm.Open(nil, nonce, sealed, nil)
	if err != nil {
		return nil, err
	}
	plain = bytes.TrimRight(plain, "\x00")
	if len(plain) == 0 || plain[len(plain)-1] != 2 {
		return nil, errors.New("the last record does not end in 2")
	}
	return plain[:len(plain)-1], nil
}

// keys derives the key and the nonce that encrypt a body (RFC 8291 section 3.4).
func (b *Browser) keys(salt, sender []byte) (key, nonce []byte, err error) {
	public, err := ecdh.P256().NewPublicKey(sender)
	if err != nil {
		return nil, nil, err
	}
	secret, err := b.key.ECDH(public)
	if err != nil {
		return nil, nil, err
	}
	info := "WebPush: info\x00" + string(b.key.PublicKey().Bytes()) + string(sender)
	ikm, err := hkdf.Key(sha256.New, secret, b.auth, info, 32)
	if err != nil {
		return nil, nil, err
	}
	if key, err = hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: aes128gcm\x00", 16); err != nil {
		return nil, nil, err
	}
	nonce, err = hkdf.Key(sha256.New, ikm, salt, "Content-Encoding: nonce\x00", 12)
	return key, nonce, err
}

// claims are the claims of a VAPID token.
type claims struct {
	Aud, Sub string
	Exp      int64
}

// verify checks an Authorization header of VAPID (RFC 8292) and returns its
// claims and the key in it.
func verify(header string) (c claims, key string, err error) {
	params, ok := strings.CutPrefix(header, "vapid ")
	token, key, found := strings.Cut(params, ", k=")
	parts := strings.Split(strings.TrimPrefix(token, "t="), ".")
	if !ok || !found || len(parts) != 3 {
		return c, key, errors.New("no header of vapid")
	}
	point, err := base64.RawURLEncoding.DecodeString(key)
	if err != nil || len(point) != 65 {
		return c, key, errors.New("k is not a key")
	}
	sig, err := base64.RawURLEncoding.DecodeString(parts[2])
	if err != nil || len(sig) != 64 {
		return c, key, errors.New("no signature of ES256")
	}
	public, err := ecdsa.ParseUncompressedPublicKey(elliptic.P256(), point)
	if err != nil {
		return c, key, errors.New("k is not a key")
	}
	sum := sha256.Sum256([]byte(parts[0] + "." + parts[1]))
	if !ecdsa.Verify(public, sum[:], new(big.Int).SetBytes(sig[:32]), new(big.Int).SetBytes(sig[32:])) {
		return c, key, errors.New("the signature is not of this key")
	}
	var head struct{ Typ, Alg string }
	if err := part(parts[0], &head); err != nil || head.Alg != "ES256" {
		return c, key, fmt.Errorf("header %+v, %v", head, err)
	}
	if err := part(parts[1], &c); err != nil {
		return c, key, err
	}
	if left := time.Until(time.Unix(c.Exp, 0)); left <= 0 || left > 24*time.Hour {
		return c, key, fmt.Errorf("it expires in %v", left)
	}
	return c, key, nil
}

func part(s string, v any) error {
	b, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil {
		return err
	}
	return json.Unmarshal(b, v)
}
