package oidc

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"sync/atomic"

	"github.com/go-jose/go-jose/v4"
)

// transport limits the size of the responses of a provider, and leaves out the keys in its set
// that cannot be read, such as those of other curves: it may have them for other clients, and
// the library refuses the set with them (RFC 7517 section 5).
type transport struct {
	http.RoundTripper
	keysURL atomic.Pointer[string] // nil before it is known
	unread  atomic.Int64           // keys that were left out of the last set
}

// RoundTrip implements http.RoundTripper.
func (t *transport) RoundTrip(r *http.Request) (*http.Response, error) {
	res, err := t.RoundTripper.RoundTrip(r)
	if err != nil {
		return res, err
	}
	res.Body = http.MaxBytesReader(nil, res.Body, providerMost)
	asked := r
	for asked.Response != nil { // which has redirected to r
		asked = asked.Response.Request
	}
	at := t.keysURL.Load()
	if at == nil || asked.URL.String() != *at || res.StatusCode != http.StatusOK {
		return res, nil
	}
	text, err := io.ReadAll(res.Body)
	res.Body.Close()
	if err != nil {
		return nil, err
	}
	text, unread := readable(text)
	t.unread.Store(unread)
	res.Body, res.ContentLength = io.NopCloser(bytes.NewReader(text)), int64(len(text))
	return res, nil
}

// readable returns a set of keys without those that cannot be read, and how many they are. What is
// not a set stays as it is.
func readable(set []byte) (_ []byte, unread int64) {
	var all struct {
		Keys []json.RawMessage `json:"keys"`
	}
	if json.Unmarshal(set, &all) != nil {
		return set, 0
	}
	good := []json.RawMessage{}
	for _, raw := range all.Keys {
		if json.Unmarshal(raw, new(jose.JSONWebKey)) == nil {
			good = append(good, raw)
		}
	}
	if len(good) == len(all.Keys) {
		return set, 0
	}
	text, err := json.Marshal(map[string]any{"keys": good})
	if err != nil {
		return set, 0
	}
	return text, int64(len(all.Keys) - len(good))
}
