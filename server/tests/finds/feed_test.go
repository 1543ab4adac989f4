package finds

import (
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestFeed reads what is new from friends and around a point, as it changes.
func TestFeed(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		friendship := a.Befriend(ann, ben)
		publish := func(u *User, lat float64, title string, public bool) string {
			a.Helper()
			l := u.Location(lat, 2, "At "+title)
			return "/api/finds/" + Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": title, "isPublic": public}).ID
		}
		publish(ann, 48, "own", true)
		friends := publish(ben, 10, "far", true)
		publish(ben, 48, "private", false)
		near := publish(cyd, 48.01, "near", true)
		publish(cyd, 48, "hidden", false)
		publish(cyd, 49, "stranger", true)
		is := func(query, want string) {
			a.Helper()
			var list []string
			for _, f := range Call[[]schema.Find](ann, 200, "GET", "/api/finds/feed"+query, nil) {
				list = append(list, f.Title+" "+f.Reason)
			}
			if got := strings.Join(list, ", "); got != want {
				a.Errorf("feed%s: %q, want %q", query, got, want)
			}
		}
		is("", "private friend, far friend")
		is("?lat=48&lng=2&radius=5", "near near, private friend, far friend")
		is("?lat=48&lng=2", "near near, private friend, far friend")
		is("?lat=48&lng=2&radius=200", "stranger near, near near, private friend, far friend")
		is("?lat=48&lng=2&limit=1", "near near")
		is("?lat=10&lng=2&radius=5", "private friend, far friend") // once
		OK(cyd, 204, "DELETE", near, nil)
		OK(ben, 200, "PUT", friends, M{"isPublic": false})
		is("?lat=48&lng=2", "private friend, far friend")
		OK(cyd, 200, "POST", near+"/restore", nil)
		OK(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		is("?lat=48&lng=2", "near near")
		OK(cyd, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		is("?lat=48&lng=2", "")

		for _, query := range []string{"lat=48", "lng=2", "radius=5", "lat=48&lng=2&radius=0", "lat=48&lng=2&radius=-1", "lat=91&lng=2", "limit=0", "limit=101", "cursor=x", "order=asc&cursor=x"} {
			Refused(ann, 422, "invalid", "GET", "/api/finds/feed?"+query, nil)
		}
		for _, path := range []string{"/api/finds?includeFriends=1", "/api/finds/" + near[len("/api/finds/"):]} {
			if body := string(cyd.Do("GET", path, nil).Body); strings.Contains(body, `"reason"`) {
				a.Errorf("%s has a reason: %s", path, body)
			}
		}
	})
}

// TestFeedReasons says of each find why it is in the feed, and of which list or area.
func TestFeedReasons(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		a.Befriend(ann, ben)
		l := Call[schema.List](cyd, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
		OK(cyd, 200, "PUT", "/api/lists/"+l.ID+"/members/"+ann.ID, M{"role": "viewer"})
		OK(cyd, 200, "PUT", "/api/lists/"+l.ID+"/members/"+ben.ID, M{"role": "contributor"})
		publish := func(u *User, lat float64, title string, more M) string {
			a.Helper()
			body := M{"locationId": u.Location(lat, 2, "At "+title).ID, "title": title}
			for k, v := range more {
				body[k] = v
			}
			return Call[schema.Find](u, 201, "POST", "/api/finds", body).ID
		}
		old := publish(cyd, 60, "Added", nil)
		publish(cyd, 60, "For the list", M{"audience": "me", "lists": []string{l.ID}})
		is := func(query, want string) {
			a.Helper()
			var list []string
			for _, f := range Call[[]schema.Find](ann, 200, "GET", "/api/finds/feed"+query, nil) {
				text := f.Title + " " + f.Reason
				if f.ReasonOf != nil {
					text += " " + f.ReasonOf.Name
				}
				list = append(list, text)
			}
			if got := strings.Join(list, ", "); got != want {
				a.Errorf("feed%s: %q, want %q", query, got, want)
			}
		}
		is("", "") // of what one is invited to
		OK(ann, 200, "POST", "/api/lists/"+l.ID+"/join", M{})
		OK(ben, 200, "POST", "/api/lists/"+l.ID+"/join", M{})
		is("", "For the list list Family")
		OK(ben, 204, "PUT", "/api/lists/"+l.ID+"/finds/"+old, nil)
		is("", "For the list list Family, Added list Family")
		publish(ben, 60, "By a friend", M{"lists": []string{l.ID}})
		is("", "By a friend friend, For the list list Family, Added list Family")

		OK(ann, 201, "POST", "/api/watches", M{"name": "Paris", "latitude": 48, "longitude": 2, "radius": 5, "news": "daily"})
		OK(ann, 201, "POST", "/api/watches", M{"name": "Lyon", "box": M{"west": 1.9, "south": 44.9, "east": 2.1, "north": 45.1}, "categories": []string{"nature"}, "news": "each"})
		publish(cyd, 48, "In Paris", nil)
		publish(cyd, 45, "Not nature", M{"category": "food"})
		publish(cyd, 45, "Nature", M{"category": "nature"})
		publish(cyd, 45, "Private", M{"category": "nature", "audience": "friends"})
		publish(ann, 48, "My own", nil)
		rest := "By a friend friend, For the list list Family, Added list Family"
		is("", "Nature area Lyon, In Paris area Paris, "+rest)
		is("?lat=45&lng=2&radius=5", "Nature area Lyon, Not nature near, In Paris area Paris, "+rest)
		is("?lat=0&lng=2&radius=20000", "Nature area Lyon, Not nature near, In Paris area Paris, By a friend friend, For the list list Family, Added list Family")
		is("?limit=1", "Nature area Lyon")
		OK(cyd, 204, "DELETE", "/api/lists/"+l.ID+"/members/"+ann.ID, nil)
		is("", "Nature area Lyon, In Paris area Paris, By a friend friend")
	})
}
