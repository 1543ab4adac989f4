package server

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/http"
	"strings"
)

// keyed derives from the secret of the instance what others may see, or read in
// a stolen database, and must not be able to compute.
type keyed struct{ secret []byte }

// newKeyed takes 32 random bytes, or makes them where a test has none.
func newKeyed(secret []byte) keyed {
	if secret == nil {
		secret = make([]byte, 32)
		rand.Read(secret)
	}
	return keyed{secret}
}

// sum is HMAC-SHA256 of a text (RFC 2104). Each purpose has values of its own.
func (k keyed) sum(purpose string, text []byte) []byte {
	h := hmac.New(sha256.New, k.secret)
	h.Write([]byte("finds " + purpose + "\n"))
	h.Write(text)
	return h.Sum(nil)
}

// text is the first 128 bits of sum in base64url.
func (k keyed) text(purpose string, text []byte) string {
	return base64.RawURLEncoding.EncodeToString(k.sum(purpose, text)[:16])
}

// seal returns an id of a user as a URL may show it: one block of AES, so that
// it is always the same and only unseal reads it. It returns "" for an id that is
// not a UUID.
func (k keyed) seal(id string) string {
	block, err := hex.DecodeString(strings.ReplaceAll(id, "-", ""))
	if err != nil || len(block) != aes.BlockSize {
		return ""
	}
	k.viewers().Encrypt(block, block)
	return base64.RawURLEncoding.EncodeToString(block)
}

// unseal returns the id that seal was given, or "" for what it did not make.
func (k keyed) unseal(text string) string {
	block, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(block) != aes.BlockSize {
		return ""
	}
	k.viewers().Decrypt(block, block)
	id := hex.EncodeToString(block)
	return id[:8] + "-" + id[8:12] + "-" + id[12:16] + "-" + id[16:20] + "-" + id[20:]
}

// aes is the block cipher of a purpose (FIPS 197).
func (k keyed) aes(purpose string) cipher.Block {
	block, err := aes.NewCipher(k.sum(purpose, nil))
	if err != nil {
		panic(err) // a sum has 32 bytes
	}
	return block
}

// viewers is the cipher of the ids of users in URLs.
func (k keyed) viewers() cipher.Block { return k.aes("viewer") }

// cursors is the cipher of cursors: AES-GCM (NIST SP 800-38D).
func (k keyed) cursors() cipher.AEAD {
	aead, err := cipher.NewGCM(k.aes("cursor"))
	if err != nil {
		panic(err) // the block of AES has 16 bytes
	}
	return aead
}

// sealCursor returns a cursor as the viewer gets it. The page of a search may end
// behind a row that the viewer may not see, so no viewer reads where that is, or
// makes a cursor that begins at a place of their choice. The nonce follows
// from what is sealed, so that a list always has the same link.
func (k keyed) sealCursor(viewer, cursor string) string {
	nonce := k.sum("cursor nonce", []byte(viewer+"\n"+cursor))[:12]
	return base64.RawURLEncoding.EncodeToString(k.cursors().Seal(nonce, nonce, []byte(cursor), []byte(viewer)))
}

// openCursor returns the cursor that sealCursor was given for the viewer, or
// false for what it did not make.
func (k keyed) openCursor(viewer, text string) (string, bool) {
	sealed, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil || len(sealed) < 12 {
		return "", false
	}
	cursor, err := k.cursors().Open(nil, sealed[:12], sealed[12:], []byte(viewer))
	return string(cursor), err == nil
}

// openCursors replaces the sealed cursors of a query by the cursors of the store. A
// text that was not sealed for the viewer becomes one that every list refuses.
func (k keyed) openCursors(r *http.Request, viewer string) {
	if r.URL.RawQuery == "" || !strings.HasPrefix(r.URL.Path, "/api/") || strings.HasPrefix(r.URL.Path, "/api/auth/") {
		return // paths below /api/auth/ take no cursors, and one of them has a page that repeats its own address
	}
	q := r.URL.Query()
	if !q.Has("cursor") { // after decoding: %63ursor is the same name
		return
	}
	for i, text := range q["cursor"] {
		cursor, ok := k.openCursor(viewer, text)
		if !ok && text != "" {
			cursor = "!"
		}
		q["cursor"][i] = cursor
	}
	r.URL.RawQuery = q.Encode()
}
