package guards

import (
	"testing"

	. "finds/server/servertest"
)

// TestAccept: for every Accept header a success is JSON and a refusal is a problem
// document.
func TestAccept(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		f := ann.Find("x", true)
		for _, accept := range []string{"application/problem+json", "application/problem+json, application/json", "application/json, application/problem+json",
			"application/problem+json;q=0.9, */*", "text/html", "application/cbor", "application/json;q=0", "json", "*/*", ""} {
			for path, want := range map[string]string{"/api/finds/" + f.ID: "application/json", "/api/finds": "application/json", "/api/users/me": "application/json",
				"/api/finds/nope": "application/problem+json", "/api/finds?limit=x": "application/problem+json"} {
				if r := ann.Do("GET", path, nil, "Accept", accept); r.Header.Get("Content-Type") != want {
					a.Errorf("Accept %q: %s is %d %q", accept, path, r.Status, r.Header.Get("Content-Type"))
				}
			}
			if r := ann.Do("PATCH", "/api/users/me", M{"age": 3}, "Accept", accept); r.Header.Get("Content-Type") != "application/json" {
				a.Errorf("Accept %q: a change answers %q", accept, r.Header.Get("Content-Type"))
			}
		}
	})
}
