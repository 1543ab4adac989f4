package server_test

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"finds/schema"
	"finds/store"
)

const everywhere = "/api/locations/clusters?bbox=-180,-90,180,90&zoom=2"

// TestMapSaysMore asks for a category of which one user has more private finds
// than a request may read, all newer than the one that others may see. Only the
// answer to that user says that there may be more.
func TestMapSaysMore(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		l := ann.location(48, 2, "Here")
		ok(ann, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "Old stone", "category": "old art"})
		category := "old art"
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() {
				for i := range 400 {
					n := store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Wall ", i), Category: &category}
					if _, err := a.store.CreateFind(context.Background(), ann.ID, n); err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		writers.Wait()
		for query, want := range map[string]struct {
			count int
			more  bool
		}{
			"":                                 {1, false},
			"&category=old+art":                {1, false},
			"&category=old+art&q=stone+ol":     {1, false},
			"&category=old+art&q=stone+nowher": {0, false},
			"&category=none":                   {0, false},
		} {
			res := ben.do("GET", everywhere+query, nil)
			n := 0
			for _, c := range decode[[]schema.Cluster](a, res) {
				n += c.Count
			}
			if n != want.count || res.Header.Get("X-Finds-More") != fmt.Sprint(want.more) {
				a.Errorf("map of %s: %d finds, X-Finds-More %q; want %d and %v", query, n, res.Header.Get("X-Finds-More"), want.count, want.more)
			}
			again := ben.do("GET", everywhere+query, nil, "If-None-Match", res.Header.Get("ETag"))
			if again.Status != 304 || again.Header.Get("X-Finds-More") != fmt.Sprint(want.more) {
				a.Errorf("map of %s again: %d, X-Finds-More %q", query, again.Status, again.Header.Get("X-Finds-More"))
			}
		}
		// Their owner sees them all, more than one map counts.
		res := ann.do("GET", everywhere+"&includePrivate=true&category=old+art", nil)
		n := 0
		for _, c := range decode[[]schema.Cluster](a, res) {
			n += c.Count
		}
		if n < 1000 || n > 3200 || res.Header.Get("X-Finds-More") != "true" {
			a.Errorf("map of the owner: %d finds, X-Finds-More %q; want a part of 3201 and true", n, res.Header.Get("X-Finds-More"))
		}
	})
}
