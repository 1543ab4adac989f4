package credential

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"strings"
)

// Keys derives values from the secret of the instance: values that others may see, or
// read in a stolen database, and must not be able to compute.
type Keys struct{ secret []byte }

// NewKeys returns the Keys of a secret of 32 random bytes; nil makes one.
func NewKeys(secret []byte) Keys {
	if secret == nil {
		secret = make([]byte, 32)
		rand.Read(secret)
	}
	return Keys{secret}
}

// Sum returns the HMAC-SHA256 of a text (RFC 2104), 32 bytes. Each purpose has values of
// its own.
func (k Keys) Sum(purpose string, text []byte) []byte {
	h := hmac.New(sha256.New, k.secret)
	h.Write([]byte("finds " + purpose + "\n"))
	h.Write(text)
	return h.Sum(nil)
}

// Text returns the first 128 bits of Sum in base64url.
func (k Keys) Text(purpose string, text []byte) string {
	return base64.RawURLEncoding.EncodeToString(k.Sum(purpose, text)[:16])
}

// SealID returns the id of a user as a URL may show it: one block of AES, so that it is
// always the same and only UnsealID reads it. It returns "" for an id that is not a UUID.
func (k Keys) SealID(id string) string {
	block, err := hex.DecodeString(strings.ReplaceAll(id, "-", ""))
	if err != nil || len(block) != aes.BlockSize {
		return ""
	}
	k.viewers().Encrypt(block, block)
	return base64.RawURLEncoding.EncodeToString(block)
}

// UnsealID returns the id that SealID was given, or "" for a text that it did not make.
func (k Keys) UnsealID(text string) string {
	block, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(block) != aes.BlockSize {
		return ""
	}
	k.viewers().Decrypt(block, block)
	id := hex.EncodeToString(block)
	return id[:8] + "-" + id[8:12] + "-" + id[12:16] + "-" + id[16:20] + "-" + id[20:]
}

// aes is the block cipher of a purpose (FIPS 197).
func (k Keys) aes(purpose string) cipher.Block {
	block, err := aes.NewCipher(k.Sum(purpose, nil))
	if err != nil {
		panic(err) // a sum has 32 bytes
	}
	return block
}

// viewers is the cipher of the ids of users in URLs.
func (k Keys) viewers() cipher.Block { return k.aes("viewer") }

// cursors is the cipher of cursors: AES-GCM (NIST SP 800-38D).
func (k Keys) cursors() cipher.AEAD {
	aead, err := cipher.NewGCM(k.aes("cursor"))
	if err != nil {
		panic(err) // the block of AES has 16 bytes
	}
	return aead
}

// SealCursor returns a cursor as the viewer gets it. The page of a search may end
// behind a row that the viewer may not see, so no viewer reads where that is, or
// makes a cursor that begins at a place of their choice. The nonce is derived
// from the plain text, so that a list always has the same link.
func (k Keys) SealCursor(viewer, cursor string) string {
	nonce := k.Sum("cursor nonce", []byte(viewer+"\n"+cursor))[:12]
	return base64.RawURLEncoding.EncodeToString(k.cursors().Seal(nonce, nonce, []byte(cursor), []byte(viewer)))
}

// OpenCursor returns the cursor that SealCursor was given for the viewer, or false for a
// text that it did not make.
func (k Keys) OpenCursor(viewer, text string) (string, bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(sealed) < 12 {
		return "", false
	}
	cursor, err := k.cursors().Open(nil, sealed[:12], sealed[12:], []byte(viewer))
	return string(cursor), err == nil
}
