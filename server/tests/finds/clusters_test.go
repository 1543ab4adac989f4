package finds

import (
	"context"
	"fmt"
	"sync"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

const everywhere = "/api/locations/clusters?bbox=-180,-90,180,90&zoom=2"

// TestMapSaysMore asks for a category of which one user has more private finds
// than a request may read, all newer than the one that others may see. Only the
// answer to that user says that there may be more.
func TestMapSaysMore(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ann.Location(48, 2, "Here")
		OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Old stone", "category": "old art"})
		category := "old art"
		var writers sync.WaitGroup
		for range 8 {
			writers.Go(func() {
				for i := range 400 {
					n := store.NewFind{LocationID: l.ID, Title: fmt.Sprint("Wall ", i), Category: &category}
					if _, err := a.Store.CreateFind(context.Background(), ann.ID, n); err != nil {
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
			res := ben.Do("GET", everywhere+query, nil)
			n := 0
			for _, c := range Decode[[]schema.Cluster](a, res) {
				n += c.Count
			}
			if n != want.count || res.Header.Get("X-Finds-More") != fmt.Sprint(want.more) {
				a.Errorf("map of %s: %d finds, X-Finds-More %q; want %d and %v", query, n, res.Header.Get("X-Finds-More"), want.count, want.more)
			}
			again := ben.Do("GET", everywhere+query, nil, "If-None-Match", res.Header.Get("ETag"))
			if again.Status != 304 || again.Header.Get("X-Finds-More") != fmt.Sprint(want.more) {
				a.Errorf("map of %s again: %d, X-Finds-More %q", query, again.Status, again.Header.Get("X-Finds-More"))
			}
		}
		// Their owner sees them all, more than one map counts.
		res := ann.Do("GET", everywhere+"&includePrivate=true&category=old+art", nil)
		n := 0
		for _, c := range Decode[[]schema.Cluster](a, res) {
			n += c.Count
		}
		if n < 1000 || n > 3200 || res.Header.Get("X-Finds-More") != "true" {
			a.Errorf("map of the owner: %d finds, X-Finds-More %q; want a part of 3201 and true", n, res.Header.Get("X-Finds-More"))
		}
	})
}

// TestCategoryCounts compares the counts of categories with the groups of the same map, for an
// owner, a friend, a stranger and somebody who has blocked the owner, with words and without.
func TestCategoryCounts(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo, dan := a.As("ann"), a.As("ben"), a.As("cleo"), a.As("dan")
		a.Befriend(ann, ben)
		OK(dan, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		l := ann.Location(48.8, 2.3, "Here")
		for i, category := range []any{"nature", "nature", "art", "bridge", nil, "food"} {
			OK(ann, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": fmt.Sprint("Stone ", i), "category": category, "isPublic": i%2 == 0})
		}
		OK(ann, 201, "POST", "/api/finds", M{"locationId": ann.Location(48.01, 2.3, "Home").ID, "title": "Hidden stone", "category": "cafe", "area": 20})
		OK(cleo, 201, "POST", "/api/finds", M{"locationId": cleo.Location(-20, -170, "Far").ID, "title": "Old wall", "category": "nature"})
		counts := func(u *User, query string) string {
			a.Helper()
			list := Call[[]schema.CategoryCount](u, 200, "GET", "/api/locations/categories?"+query, nil)
			if len(list) != len(schema.Categories())+2 || list[0].Category != schema.Categories()[0] || list[len(list)-2].Category != "other" || list[len(list)-1].Category != "none" {
				a.Errorf("%s: %+v", query, list)
			}
			text := ""
			for _, c := range list {
				if c.Count > 0 {
					text += fmt.Sprint(c.Category, c.Count, " ")
				}
				if c.Category == "none" {
					continue
				}
				n := 0
				for _, g := range Call[[]schema.Cluster](u, 200, "GET", "/api/locations/clusters?zoom=9&"+query+"&category="+c.Category, nil) {
					n += g.Count
				}
				if n != c.Count {
					a.Errorf("%s: %d finds of category %s, the map has %d", query, c.Count, c.Category, n)
				}
			}
			return text
		}
		all, both := "bbox=-180,-90,180,90", "&includePrivate=true&includeFriends=true"
		for _, c := range []struct {
			u           *User
			query, want string
		}{
			{ann, all, "nature2 cafe1 art1 none1 "},
			{ann, all + both, "nature3 food1 cafe1 art1 other1 none1 "},
			{ann, "bbox=2,48.5,3,49" + both, "nature2 food1 art1 other1 none1 "},
			{ann, "bbox=-180,-90,180,90&q=stone" + both, "nature2 food1 cafe1 art1 other1 none1 "},
			{ben, all + both, "nature3 food1 cafe1 art1 other1 none1 "},
			{cleo, all + both, "nature2 cafe1 art1 none1 "},
			{cleo, all + "&q=wall", "nature1 "},
			{cleo, all + "&q=...", ""},
			{cleo, "bbox=2.299,48.009,2.301,48.011", ""}, // the exact place of what is shown as an area
			{dan, all + both, "nature1 "},
			{cleo, "bbox=170,-30,-160,-10", "nature1 "},
			{cleo, "bbox=5,5,6,6", ""},
		} {
			if got := counts(c.u, c.query); got != c.want {
				a.Errorf("%s: %s, want %s", c.query, got, c.want)
			}
		}
		var finds []schema.Find
		for _, f := range Call[[]schema.Find](ben, 200, "GET", "/api/finds", nil) {
			if f.UserID == ann.ID {
				finds = append(finds, f)
			}
		}
		OK(ben, 204, "PUT", "/api/finds/"+finds[0].ID+"/dismissed", nil)
		OK(ann, 204, "DELETE", "/api/finds/"+finds[1].ID, nil)
		if got, want := counts(ben, all), "nature2 art1 "; got != want {
			a.Errorf("without a find that is dismissed and one in the bin: %s, want %s", got, want)
		}
		Refused(cleo, 422, "invalid", "GET", "/api/locations/categories", nil)
		Refused(cleo, 422, "invalid", "GET", "/api/locations/categories?bbox=1,2,3", nil)
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/locations/categories?"+all, nil)
	})
}

// TestUsedCategories lists the categories that somebody may see in use, their own first.
func TestUsedCategories(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		l := ann.Location(48, 2, "Place")
		publish := func(u *User, category any, public bool) {
			a.Helper()
			OK(u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Find", "category": category, "isPublic": public})
		}
		for _, category := range []any{"bridge", "bridge", "nature", nil} {
			publish(ann, category, true)
		}
		publish(ann, "secret place", false)
		publish(cleo, "Well", true)
		publish(cleo, "nature", true)
		list := func(u *User) string {
			a.Helper()
			text := ""
			for _, c := range Call[[]schema.UsedCategory](u, 200, "GET", "/api/finds/categories", nil) {
				text += fmt.Sprint(c.Category, " ", c.OwnCount, " ", c.Count, "; ")
			}
			return text
		}
		for _, c := range []struct {
			u    *User
			want string
		}{
			{ann, "bridge 2 2; nature 1 2; secret place 1 1; Well 0 1; "},
			{ben, "bridge 0 2; nature 0 2; Well 0 1; secret place 0 1; "},
			{cleo, "nature 1 2; Well 1 1; bridge 0 2; "},
		} {
			if got := list(c.u); got != c.want {
				a.Errorf("%s: %s, want %s", c.u.Name, got, c.want)
			}
		}
		OK(cleo, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		if got, want := list(cleo), "Well 1 1; nature 1 1; "; got != want {
			a.Errorf("with a block: %s, want %s", got, want)
		}
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/finds/categories", nil)
	})
}
