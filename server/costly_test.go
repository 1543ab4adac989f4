package server

import (
	"context"
	"errors"
	"fmt"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"testing/synctest"
	"time"

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
		for _, f := range []FilterInput{{Q: "a"}, {CategoryInput: CategoryInput{Category: "art"}}} {
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

// TestCostlyShares asks for all that a share has besides files, while the turn of the visitor, of their network
// or of the share is taken and as many wait as may.
func TestCostlyShares(t *testing.T) {
	t.Parallel()
	client := netip.MustParseAddr("2001:db8::1")
	for taken, i := range map[string]*info{
		"ann":                    {viewer: store.Viewer{UserID: "ann"}, client: client},
		"network 2001:db8::/64":  {client: client},
		"share code of no other": {client: client},
	} {
		synctest.Test(t, func(t *testing.T) {
			s := &Server{limits: &limits{costly: limit.NewCostlyReads(4)}}
			s.Limits.ReadTime = time.Hour
			ctx, cancel := context.WithCancel(context.WithValue(t.Context(), infoKey{}, i))
			for k := range 257 {
				if strings.HasPrefix(taken, "share ") { // by many visitors
					go s.limits.costly.Begin(ctx, fmt.Sprint("visitor ", k), taken)
				} else {
					go s.limits.costly.Begin(ctx, taken)
				}
			}
			synctest.Wait()
			asked := 0
			for pattern, part := range shareParts {
				if strings.Contains(pattern, "/media/") {
					continue
				}
				method, path, _ := strings.Cut(pattern, " ")
				r := httptest.NewRequestWithContext(ctx, method, strings.Split(path, "{")[0], nil)
				if r.SetPathValue("code", "code of no other"); strings.Contains(path, "...") {
					if strings.HasPrefix(taken, "share ") {
						continue // it is of no share
					}
					r.SetPathValue("code", "")
				}
				asked++
				if err := part.send(s, httptest.NewRecorder(), r); !errors.Is(err, schema.ErrTooManyReads) {
					t.Errorf("%s with the turn of %s taken: %v", pattern, taken, err)
				}
			}
			if asked < 7 {
				t.Errorf("a share has only %d parts", asked)
			}
			cancel()
			synctest.Wait()
		})
	}
}
