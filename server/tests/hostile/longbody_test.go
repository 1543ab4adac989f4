package hostile

import (
	"context"
	"maps"
	"testing"
	"time"

	"finds/server/credential"
	. "finds/server/servertest"
)

// TestSessionEndsMeanwhile ends a session while the body of one of its requests takes
// two seconds to arrive: nothing is written. What needs no session goes on.
func TestSessionEndsMeanwhile(t *testing.T) {
	Each(t, func(a *API) {
		file := string(Picture(64, 48, White))
		for _, c := range []struct {
			method, path, begin, rest string
			code                      int
		}{
			{"POST", "/api/locations", `{"latitude": 1, "longitude": 2, `, `"name": "here"}`, 401},
			{"PUT", "/api/notifications/preferences", `{"findLiked": `, `false}`, 401},
			{"DELETE", "/api/users/me", `{`, `}`, 401},
			{"POST", "/api/media", PartBegin, file + PartEnd, 401},
			{"PUT", "/api/users/me/picture", PartBegin, file + PartEnd, 401},
			{"POST", "/api/auth/register", `{"username": "newcomer", `, `"password": "a long sentence"}`, 201},
		} {
			ann := a.As(Unique("ann"))
			s := ann.Slowly(c.method, c.path, c.begin)
			if err := a.Store.EndSession(context.Background(), credential.HashToken(ann.Token)); err != nil {
				a.Fatal(err)
			}
			a.Clock.Add(2 * time.Second)
			before, files := a.Dump(), len(a.Keys(""))
			if got := s.End(c.rest, nil); got != c.code {
				a.Errorf("%s %s answers %d, want %d", c.method, c.path, got, c.code)
			}
			if c.code == 401 && (!maps.Equal(a.Dump(), before) || len(a.Keys("")) != files) {
				a.Errorf("%s %s leaves something", c.method, c.path)
			}
		}
	})
}
