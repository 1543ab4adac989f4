package media

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/base64"
	"hash"
	"net/url"
	"strconv"
	"sync"
	"time"

	"finds/media/bucket"
	"finds/schema"
)

const (
	// signPeriod is for how long one and the same URL is given out, so that it
	// stays cacheable: expiries are those multiples of it that leave a URL
	// between 12 and 24 hours.
	signPeriod = schema.SignatureLife / 2

	macLen    = 16 // bytes: 128 bits of HMAC-SHA256 (RFC 2104, 5)
	macText   = 22 // the same in base64url
	viewerMax = 64 // bytes
)

// Signer makes and checks the query of media URLs that need no session. A
// signature names a viewer: it proves who was given the URL, not that they may
// still see the picture, which the server looks up at every request. It is safe
// for concurrent use.
type Signer struct{ macs sync.Pool }

// mac is a keyed hash with the buffers that a signature needs.
type mac struct {
	hash hash.Hash
	text []byte
	sum  []byte
}

// NewSigner returns a Signer with a key derived from secret, which may serve
// other purposes too; it should have 32 random bytes.
func NewSigner(secret []byte) *Signer {
	h := hmac.New(sha256.New, secret)
	h.Write([]byte("finds media url"))
	key := h.Sum(nil)
	s := &Signer{}
	s.macs.New = func() any { return &mac{hash: hmac.New(sha256.New, key)} }
	return s
}

// Sign returns the query of the URL of storage path for a viewer,
// `v={viewer}&e={unix expiry}&s={signature}`, without a question mark. It is
// valid for 12 to 24 hours from now and the same within each half day of UTC.
// A viewer is an id of letters, digits, `-` and `_`; another one makes a query
// that Verify refuses.
func (s *Signer) Sign(path, viewer string, now time.Time) string {
	period := int64(signPeriod / time.Second)
	expiry := now.Unix()/period*period + int64(schema.SignatureLife/time.Second)
	m := s.macs.Get().(*mac)
	defer s.macs.Put(m)
	sum := m.sign(path, viewer, expiry)
	out := make([]byte, 0, len("v=&e=&s=")+len(viewer)+10+macText)
	out = append(append(out, "v="...), viewer...)
	out = strconv.AppendInt(append(out, "&e="...), expiry, 10)
	out = base64.RawURLEncoding.AppendEncode(append(out, "&s="...), sum)
	return string(out)
}

// sign returns the MAC over the three fields. None can hold a newline in a URL
// that is accepted, so no two triples have the same text. The result is valid
// until the next call.
func (m *mac) sign(path, viewer string, expiry int64) []byte {
	m.text = append(append(m.text[:0], path...), '\n')
	m.text = append(append(m.text, viewer...), '\n')
	m.text = strconv.AppendInt(m.text, expiry, 10)
	m.hash.Reset()
	m.hash.Write(m.text)
	m.sum = m.hash.Sum(m.sum[:0])
	return m.sum[:macLen]
}

// Verify returns the viewer that the query of a URL of storage path was signed
// for. ok is false unless the query is exactly what Sign makes, each parameter
// once and no other, and neither expired nor valid for more than 24 hours.
func (s *Signer) Verify(path string, q url.Values, now time.Time) (viewer string, ok bool) {
	viewer, e, text := single(q, "v"), single(q, "e"), single(q, "s")
	if len(q) != 3 || !bucket.ValidKey(path) || !validViewer(viewer) || len(text) != macText {
		return "", false
	}
	expiry, err := strconv.ParseInt(e, 10, 64)
	if err != nil || strconv.FormatInt(expiry, 10) != e {
		return "", false
	}
	left := expiry - now.Unix()
	if expiry < 0 || left <= 0 || left > int64(schema.SignatureLife/time.Second) {
		return "", false
	}
	given, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if err != nil {
		return "", false
	}
	m := s.macs.Get().(*mac)
	defer s.macs.Put(m)
	if subtle.ConstantTimeCompare(given, m.sign(path, viewer, expiry)) != 1 {
		return "", false
	}
	return viewer, true
}

// single returns the value of a parameter that is given once, else "".
func single(q url.Values, name string) string {
	if v := q[name]; len(v) == 1 {
		return v[0]
	}
	return ""
}

// validViewer reports whether id needs no escaping in a URL.
func validViewer(id string) bool {
	for _, c := range []byte(id) {
		if (c < '0' || c > '9') && (c < 'a' || c > 'z') && (c < 'A' || c > 'Z') && c != '-' && c != '_' {
			return false
		}
	}
	return id != "" && len(id) <= viewerMax
}
