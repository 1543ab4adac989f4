package server_test

import (
	"context"
	"maps"
	"testing"
	"time"

	"finds/server/credential"
)

// TestSessionEndsMeanwhile ends a session while the body of one of its requests takes
// two seconds to arrive: nothing is written. What needs no session goes on.
func TestSessionEndsMeanwhile(t *testing.T) {
	each(t, func(a *api) {
		file := string(picture(64, 48, white))
		for _, c := range []struct {
			method, path, begin, rest string
			code                      int
		}{
			{"POST", "/api/locations", `{"latitude": 1, "longitude": 2, `, `"name": "here"}`, 401},
			{"PUT", "/api/notifications/preferences", `{"findLiked": `, `false}`, 401},
			{"DELETE", "/api/users/me", `{`, `}`, 401},
			{"POST", "/api/media", partBegin, file + partEnd, 401},
			{"PUT", "/api/users/me/picture", partBegin, file + partEnd, 401},
			{"POST", "/api/auth/register", `{"username": "newcomer", `, `"password": "a long sentence"}`, 201},
		} {
			ann := a.as(unique("ann"))
			s := ann.slowly(c.method, c.path, c.begin)
			if err := a.store.EndSession(context.Background(), credential.HashToken(ann.token)); err != nil {
				a.Fatal(err)
			}
			a.clock.Add(2 * time.Second)
			before, files := a.dump(), len(a.keys(""))
			if got := s.end(c.rest, nil); got != c.code {
				a.Errorf("%s %s answers %d, want %d", c.method, c.path, got, c.code)
			}
			if c.code == 401 && (!maps.Equal(a.dump(), before) || len(a.keys("")) != files) {
				a.Errorf("%s %s leaves something", c.method, c.path)
			}
		}
	})
}
