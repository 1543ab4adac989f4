package finds

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestAudience says who may see a find in every way that a body has, and refuses what contradicts itself. An older client,
// which knows only isPublic, widens no find that is for its owner alone.
func TestAudience(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		a.Befriend(ann, ben)
		at := ann.Location(48.857, 2.3413, "Quay").ID
		seen := func(id string) string {
			var who []string
			for _, u := range []*User{ann, ben, cyd} {
				if u.Do("GET", "/api/finds/"+id, nil).Status == 200 {
					who = append(who, u.Name)
				}
			}
			return strings.Join(who, " ")
		}
		sees := map[schema.Audience]string{schema.AudienceEveryone: "ann ben cyd", schema.AudienceFriends: "ann ben", schema.AudienceMe: "ann"}
		check := func(f schema.Find, want schema.Audience, what any) {
			a.Helper()
			if f.Audience != want || f.IsPublic != (want == schema.AudienceEveryone) || seen(f.ID) != sees[want] {
				a.Errorf("%v: for %s, public %v, seen by %s, want %s", what, f.Audience, f.IsPublic, seen(f.ID), want)
			}
		}
		bodies := []struct {
			body M
			want schema.Audience
		}{
			{M{}, schema.AudienceEveryone}, {M{"isPublic": true}, schema.AudienceEveryone}, {M{"isPublic": false}, schema.AudienceFriends},
			{M{"audience": "everyone"}, schema.AudienceEveryone}, {M{"audience": "friends"}, schema.AudienceFriends}, {M{"audience": "me"}, schema.AudienceMe},
			{M{"audience": "everyone", "isPublic": true}, schema.AudienceEveryone}, {M{"audience": "friends", "isPublic": false}, schema.AudienceFriends},
			{M{"audience": "me", "isPublic": false}, schema.AudienceMe},
		}
		for _, x := range bodies {
			with := func(more M) M {
				for name, v := range x.body {
					more[name] = v
				}
				return more
			}
			check(Call[schema.Find](ann, 201, "POST", "/api/finds", with(M{"locationId": at, "title": "Wall"})), x.want, x.body)
			check(Call[schema.Find](ann, 201, "PUT", "/api/finds/"+MadeID(a.Clock.Now()), with(M{"locationId": at, "title": "Wall"}), Create...), x.want, x.body)
			for from := range sees {
				f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": at, "title": "Wall", "audience": from})
				want := x.want
				switch {
				case len(x.body) == 0, len(x.body) == 1 && x.body["isPublic"] == false && from == schema.AudienceMe:
					want = from
				}
				check(Call[schema.Find](ann, 200, "PUT", "/api/finds/"+f.ID, with(M{"description": "Changed"})), want, fmt.Sprint("from ", from, x.body))
			}
		}
		f := Call[schema.Find](ann, 201, "POST", "/api/finds", M{"locationId": at, "title": "Wall", "audience": "me"})
		for _, body := range []M{{"audience": "me", "isPublic": true}, {"audience": "friends", "isPublic": true}, {"audience": "everyone", "isPublic": false}} {
			body["locationId"], body["title"] = at, "Wall"
			for _, res := range []Answer{ann.Do("POST", "/api/finds", body), ann.Do("PUT", "/api/finds/"+f.ID, body), ann.Do("PUT", "/api/finds/"+MadeID(a.Clock.Now()), body, Create...)} {
				if res.Status != 422 || !strings.Contains(string(res.Body), `"location":"body.audience"`) {
					a.Errorf("%v: %d %s", body, res.Status, res.Body)
				}
			}
		}
		check(f, schema.AudienceMe, "after refusals")
	})
}

// TestNarrowed makes a find with everything that others did with it be for its owner alone: no list, count, map, search,
// notification or file tells others of it any more, and the owner has it everywhere.
func TestNarrowed(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		a.Befriend(ann, ben)
		f := ann.Photographed("Xylophone", M{"isPublic": false, "category": "art", "description": "For @ben"})
		OK(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		OK(ben, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Lovely"})
		OK(ann, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Thank you, @ben"})
		OK(ben, 200, "PUT", "/api/finds/"+f.ID+"/saved", M{"state": "want"})
		list := Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Ours", "visibility": "friends"})
		OK(ann, 204, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
		share := ann.Share(M{"findId": f.ID, "place": "exact"})
		links := map[string]string{"list": ann.Share(M{"listId": list.ID, "place": "exact"}).Link, "category": ann.Share(M{"category": "art", "place": "exact"}).Link}
		for what, link := range links {
			if got := a.Anonymous().Do("GET", link+"/share.json", nil); !strings.Contains(string(got.Body), "Xylophone") {
				a.Errorf("before, a link to a %s does not show it: %d %s", what, got.Status, got.Body)
			}
		}
		file := Call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil).Media[0].URL
		const flags = "includePrivate=true&includeFriends=true"
		reads := []string{
			"/api/finds?" + flags, "/api/finds?q=xylophone&" + flags, "/api/finds?q=xylophone&order=best&" + flags, "/api/finds?category=art&" + flags, "/api/finds?userId=" + ann.ID + "&" + flags,
			"/api/finds?locationId=" + f.LocationID + "&" + flags, "/api/finds/feed?lat=48.857&lng=2.3413&radius=50", "/api/finds/feed", "/api/finds/saved", "/api/finds/categories",
			"/api/locations?bbox=2,48,3,49&" + flags, "/api/locations?lat=48.857&lng=2.3413&" + flags, "/api/locations/clusters?bbox=2,48,3,49&zoom=12&" + flags,
			"/api/locations/categories?bbox=2,48,3,49&" + flags, "/api/lists/" + list.ID, "/api/lists/" + list.ID + "/finds", "/api/lists?userId=" + ann.ID,
			"/api/users/" + ann.ID, "/api/notifications", "/api/finds/" + f.ID, "/api/finds/" + f.ID + "/comments", "/api/finds/" + f.ID + "/likes", "/api/locations/" + f.LocationID,
		}
		tells := func(u *User, path string) bool {
			body := string(u.Do("GET", path, nil).Body)
			return strings.Contains(body, f.ID) || strings.Contains(body, "Xylophone") || strings.Contains(body, `"count":1,`) || strings.Contains(body, `"findCount":1`)
		}
		var shows []string
		for _, path := range reads {
			if tells(ben, path) {
				shows = append(shows, path)
			}
		}
		if len(shows) < 14 {
			a.Errorf("before, only these tell a friend: %q", shows)
		}
		if got := a.Anonymous().Do("GET", file, nil); got.Status != 200 {
			a.Errorf("the signed address answers %d", got.Status)
		}
		OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"audience": "me"})
		for _, path := range reads {
			if tells(ben, path) {
				a.Errorf("%s tells a friend: %s", path, ben.Do("GET", path, nil).Body)
			}
			if slices.Contains(shows, path) && !strings.HasPrefix(path, "/api/finds/saved") && !strings.HasPrefix(path, "/api/notifications") && !strings.HasPrefix(path, "/api/finds/feed") && !tells(ann, path) {
				a.Errorf("%s does not tell its owner: %s", path, ann.Do("GET", path, nil).Body)
			}
		}
		name, _, _ := strings.Cut(file, "?")
		if got := ben.Do("GET", name, nil); got.Status != 404 {
			a.Errorf("the photo answers a friend %d", got.Status)
		}
		if got := ben.Do("GET", file, nil); got.Status == 200 {
			a.Errorf("the signed address of before still answers a friend")
		}
		if page := a.Anonymous().Do("GET", share.Link, nil); page.Status != 200 || !strings.Contains(string(page.Body), "Xylophone") {
			a.Errorf("the owner's share answers %d", page.Status)
		}
		if got := a.Anonymous().Do("GET", share.Link+"/finds.geojson", nil); !strings.Contains(string(got.Body), "Xylophone") {
			a.Errorf("the owner's share has the file %s", got.Body)
		}
		for what, link := range links {
			for _, end := range []string{"", "/share.json", "/finds.geojson", "/finds.gpx", "/feed.atom"} {
				if got := a.Anonymous().Do("GET", link+end, nil); strings.Contains(string(got.Body), "Xylophone") {
					a.Errorf("a link to a %s shows it at %q: %d", what, end, got.Status)
				}
			}
			if got := a.Anonymous().Do("GET", link+"/media/"+strings.TrimPrefix(name, schema.MediaPrefix), nil); got.Status != 404 {
				a.Errorf("a link to a %s answers its photo with %d", what, got.Status)
			}
		}
		Refused(ben, 404, "not_found", "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Still here?"})
		OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"audience": "friends"})
		if !tells(ben, "/api/finds?"+flags) {
			a.Error("widened again, a friend does not see it")
		}
	})
}
