package server

import (
	"net/http/httptest"
	"testing"

	"finds/server/credential"
)

// TestOpenCursors opens the cursors of lists alone: the page that asks before a
// sign-in repeats its own address.
func TestOpenCursors(t *testing.T) {
	t.Parallel()
	k := credential.NewKeys(nil)
	sealed := k.SealCursor("ann", "plain")
	for target, want := range map[string]string{
		"/api/finds?cursor=" + sealed:            "plain",
		"/api/finds?%63ursor=" + sealed:          "plain",
		"/api/finds?cursor=plain":                "!",
		"/api/auth/oauth/start?cursor=" + sealed: sealed,
		"/people?cursor=" + sealed:               sealed,
	} {
		r := httptest.NewRequest("GET", target, nil)
		openCursors(k, r, "ann")
		if got := r.URL.Query().Get("cursor"); got != want {
			t.Errorf("%s becomes %q, want %q", target, got, want)
		}
	}
}
