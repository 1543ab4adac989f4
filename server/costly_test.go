package server

import (
	"context"
	"errors"
	"net/http/httptest"
	"testing"
	"testing/synctest"

	"finds/schema"
	"finds/server/limit"
	"finds/store"
)

// TestCostlyLocation asks for one location with words or a category, and for an export, while the
// user's searches fill their turn: they are among them.
func TestCostlyLocation(t *testing.T) {
	t.Parallel()
	synctest.Test(t, func(t *testing.T) {
		s := &Server{limits: &limits{costly: limit.NewCostlyReads(4)}}
		ctx, cancel := context.WithCancel(context.WithValue(t.Context(), infoKey{}, &info{viewer: store.Viewer{UserID: "ann"}}))
		for range 17 { // one runs, and as many wait as may
			go s.limits.costly.Begin(ctx, "ann")
		}
		synctest.Wait()
		for _, f := range []FilterInput{{Q: "a"}, {Category: "art"}} {
			if _, err := perform(ctx, s, getLocation, (*Server).getLocation, &getLocationInput{FilterInput: f, LocationID: "x"}); !errors.Is(err, schema.ErrTooManyReads) {
				t.Errorf("%+v: %v", f, err)
			}
		}
		if err := s.exportMe(nil, httptest.NewRequestWithContext(ctx, "GET", "/", nil)); !errors.Is(err, schema.ErrTooManyReads) {
			t.Errorf("an export: %v", err)
		}
		if err := s.archiveMe(nil, httptest.NewRequestWithContext(ctx, "GET", "/", nil)); !errors.Is(err, schema.ErrTooManyReads) {
			t.Errorf("an archive: %v", err)
		}
		cancel()
		synctest.Wait()
	})
}
