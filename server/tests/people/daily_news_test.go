package people

import (
	"fmt"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// TestDailyNewsSight counts what can be seen when daily news are written: nothing behind a block, of a suspended author, of a list that
// the user has left, or of what its author has taken out of a list.
func TestDailyNewsSight(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo, dan, eve := a.As("ann"), a.As("ben"), a.As("cleo"), a.As("dan"), a.As("eve")
		admin := a.Administer(a.As("admin"))
		for _, friend := range []*User{ann, cleo, dan} {
			a.Befriend(friend, ben)
		}
		list := func(name string) string {
			l := Call[schema.List](eve, 201, "POST", "/api/lists", M{"name": name, "visibility": "members"})
			OK(eve, 200, "PUT", "/api/lists/"+l.ID+"/members/"+ben.ID, M{"role": "viewer"})
			OK(ben, 200, "POST", "/api/lists/"+l.ID+"/join", M{})
			OK(ben, 204, "PUT", "/api/lists/"+l.ID+"/news", M{"news": "daily"})
			return l.ID
		}
		left, stays := list("Left"), list("Stays")
		a.Clock.Add(2 * time.Minute)
		for _, author := range []*User{ann, cleo, dan} {
			post(author, 1, 1, "Of "+author.ID)
		}
		post(eve, 1, 1, "In a list that is left", M{"audience": "me", "lists": []string{left}})
		post(eve, 1, 1, "In a list", M{"audience": "me", "lists": []string{stays}})
		out := post(eve, 1, 1, "Taken out", M{"audience": "me", "lists": []string{stays}})

		OK(cleo, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		OK(admin, 200, "PUT", "/api/admin/users/"+dan.ID+"/suspension", M{"reason": "Spam"})
		OK(ben, 204, "DELETE", "/api/lists/"+left+"/members/"+ben.ID, nil)
		OK(eve, 204, "DELETE", "/api/lists/"+stays+"/finds/"+out.ID, nil)
		a.Clock.Add(24 * time.Hour)
		expectNews(ben, "a day later", "2 new finds: 1 from friends, 1 in your lists")
	})
}

// TestDailyNewsShare counts so many finds of one source that those of others are counted, too.
func TestDailyNewsShare(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, eve := a.As("ann"), a.As("ben"), a.As("eve")
		a.Befriend(ann, ben)
		OK(ben, 201, "POST", "/api/watches", M{"name": "Paris", "latitude": 48.85, "longitude": 2.35, "radius": 5, "news": "daily"})
		a.Clock.Add(2 * time.Minute)
		post(ann, 1, 1, "From a friend")
		for i := range 40 {
			post(eve, 48.85, 2.35, fmt.Sprint("Flood ", i))
		}
		a.Clock.Add(24 * time.Hour)
		expectNews(ben, "a day later", "34 new finds: 1 from friends, 33 in your areas")
	})
}

// TestMutedInLists: nothing that a muted user adds to a list, and nothing of theirs that others add, is announced.
func TestMutedInLists(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		l := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
		for _, u := range []*User{ben, cleo} {
			OK(ann, 200, "PUT", "/api/lists/"+l.ID+"/members/"+u.ID, M{"role": "contributor"})
			OK(u, 200, "POST", "/api/lists/"+l.ID+"/join", M{})
		}
		own, others := post(cleo, 1, 1, "Of cleo"), post(ann, 1, 1, "Of ann")
		OK(ben, 204, "PUT", "/api/users/"+cleo.ID+"/mute", nil)
		before := newsOf(ben)
		OK(cleo, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+others.ID, M{})
		OK(ann, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+own.ID, M{})
		expectNews(ben, "muted", before)
		OK(ann, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+post(ann, 1, 1, "New of ann").ID, M{})
		if newsOf(ben) == before {
			a.Error("nothing is announced at all")
		}
	})
}
