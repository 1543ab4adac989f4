package people

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// newsOf lists what the notifications of news say to a user, the newest first.
func newsOf(u *User) string {
	u.A.Helper()
	u.A.TellNews()
	var list []string
	for _, n := range u.Inbox("") {
		switch n.Type {
		case schema.FriendPublished, schema.AreaPublished, schema.DailyNews, schema.ListAdded:
			list = append(list, n.Message)
		}
	}
	return strings.Join(list, "; ")
}

// expectNews compares what newsOf returns.
func expectNews(u *User, what, want string) {
	u.A.Helper()
	if got := newsOf(u); got != want {
		u.A.Errorf("%s: %q, want %q", what, got, want)
	}
}

// post publishes a find at a place.
func post(u *User, lat, lng float64, title string, more ...M) schema.Find {
	u.A.Helper()
	body := M{"locationId": u.Location(lat, lng, "At "+title).ID, "title": title}
	for _, m := range more {
		for k, v := range m {
			body[k] = v
		}
	}
	return Call[schema.Find](u, 201, "POST", "/api/finds", body)
}

// TestFriendNews tells friends of each find: only those who want it and may see it.
func TestFriendNews(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo, stranger := a.As("ann"), a.As("ben"), a.As("cleo"), a.As("stranger")
		a.Befriend(ann, ben)
		a.Befriend(ann, cleo)
		a.TellNews()
		bell := func(u *User, news string) {
			a.Helper()
			OK(u, 204, "PUT", "/api/users/"+ann.ID+"/news", M{"news": news})
		}
		bell(ben, "each")
		if p := Call[schema.Profile](ben, 200, "GET", "/api/users/"+ann.ID, nil); p.News != schema.NewsEach {
			a.Errorf("the profile says %q", p.News)
		}
		first := post(ann, 48, 2, "First")
		expectNews(ben, "a find", "ann published: First")
		expectNews(cleo, "daily by default", "")
		expectNews(stranger, "no friend", "")
		expectNews(ann, "one's own", "")
		post(ann, 48, 2, "Second", M{"audience": "friends"})
		post(ann, 48, 2, "Secret", M{"audience": "me"})
		expectNews(ben, "two", "ann published: Second; ann published: First")
		last := post(ann, 48, 2, "Third")
		expectNews(ben, "three", "ann published: Third; ann published: Second; ann published: First")
		if n := ben.Inbox("")[0]; n.Data["findId"] != last.ID || n.Actor == nil || n.Actor.ID != ann.ID {
			a.Errorf("%+v", n)
		}

		// A notification ends with the sight of its find.
		OK(ann, 200, "PUT", "/api/finds/"+last.ID, M{"audience": "me"})
		expectNews(ben, "after it was narrowed", "ann published: Second; ann published: First")
		OK(ann, 200, "PUT", "/api/finds/"+last.ID, M{"audience": "everyone"})
		expectNews(ben, "after it was widened", "ann published: Second; ann published: First")

		// What waits is decided when users are notified.
		a.Clock.Add(61 * time.Minute)
		for what, act := range map[string]func(schema.Find) func(){
			"muted": func(schema.Find) func() {
				OK(ben, 204, "PUT", "/api/users/"+ann.ID+"/mute", nil)
				return func() { OK(ben, 204, "DELETE", "/api/users/"+ann.ID+"/mute", nil) }
			},
			"off":   func(schema.Find) func() { bell(ben, "off"); return func() { bell(ben, "each") } },
			"daily": func(schema.Find) func() { bell(ben, "default"); return func() { bell(ben, "each") } },
			"deleted": func(f schema.Find) func() {
				OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
				return func() {}
			},
			"for me": func(f schema.Find) func() {
				OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"audience": "me"})
				return func() {}
			},
		} {
			undo := act(post(ann, 48, 2, "Not for ben: "+what))
			if got := newsOf(ben); strings.Contains(got, "Not for ben") {
				a.Errorf("%s: %s", what, got)
			}
			undo()
		}
		OK(ann, 204, "DELETE", "/api/finds/"+first.ID, nil)
		post(ann, 48, 2, "Before the block")
		OK(ben, 200, "PUT", "/api/users/"+ann.ID+"/block", nil)
		expectNews(ben, "behind a block", "")

		// Friends alone have a bell.
		Refused(stranger, 409, "conflict", "PUT", "/api/users/"+ann.ID+"/news", M{"news": "each"})
		Refused(ben, 404, "not_found", "PUT", "/api/users/"+ann.ID+"/news", M{"news": "each"})
		Refused(cleo, 422, "invalid", "PUT", "/api/users/"+ann.ID+"/news", M{"news": "often"})
	})
}

// TestManyFriends tells more friends and watchers than a transaction has, each once.
func TestManyFriends(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		db := a.Direct()
		area := func(user, name, category string) string {
			return fmt.Sprintf(`INSERT INTO watch (id, user_id, name, south, west, north, east, categories, news, created_at) SELECT '%s-%s', '%s', '%s', 47, 1, 49, 3, '%s', 'each', created_at FROM "user" WHERE id = '%s'`,
				user, name, user, name, category, ann.ID)
		}
		for i := range 230 {
			id := fmt.Sprintf("fan-%03d", i)
			for _, stmt := range []string{
				`INSERT INTO "user" (id, username, created_at) SELECT '` + id + `', '` + id + `', created_at FROM "user" WHERE id = '` + ann.ID + `'`,
				`INSERT INTO friendship (id, user_id, friend_id, status, created_at) SELECT '` + id + `', '` + id + `', id, 'accepted', created_at FROM "user" WHERE id = '` + ann.ID + `' AND ` + fmt.Sprint(i%2 == 0),
				`INSERT INTO bell (user_id, friend_id, news) VALUES ('` + id + `', '` + ann.ID + `', 'each')`,
				area(id, "x", "food"), area(id, "y", "food"), area(id, "z", ""),
			} {
				if _, err := db.Exec(stmt); err != nil {
					a.Fatal(stmt, err)
				}
			}
		}
		f := post(ann, 48, 2, "Loved")
		a.TellNews()
		for kind, want := range map[string]int{schema.FriendPublished: 115, schema.AreaPublished: 115} {
			var n, users int
			if err := db.QueryRow(`SELECT COUNT(*), COUNT(DISTINCT user_id) FROM notification WHERE type = '`+kind+`' AND find_id = '`+f.ID+`'`).Scan(&n, &users); err != nil || n != want || users != want {
				a.Errorf("%s: %d notifications of %d users, %v; want %d", kind, n, users, err, want)
			}
		}
	})
}

// TestWatches tells users of finds in the areas that they watch, by what others see of a find.
func TestWatches(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		watch := func(body M) schema.Watch {
			a.Helper()
			return Call[schema.Watch](ben, 201, "POST", "/api/watches", body)
		}
		round := watch(M{"name": "Paris", "latitude": 48.85, "longitude": 2.35, "radius": 5, "news": "each"})
		if round.Radius == nil || *round.Radius != 5 || round.Box != nil || round.Categories == nil {
			a.Errorf("%+v", round)
		}
		box := watch(M{"name": "Fiji", "box": M{"west": 179.8, "south": -17, "east": -179.8, "north": -16.5}, "categories": []string{"nature", "other"}, "news": "each"})
		post(ann, 48.86, 2.35, "Inside")
		post(ann, 48.95, 2.35, "Outside")
		expectNews(ben, "one of two", "Inside")
		if n := ben.Inbox("")[0]; n.Title != "New find in Paris" || n.Data["areaName"] != "Paris" || n.Data["watchId"] != round.ID {
			a.Errorf("%+v", n)
		}
		post(ann, -16.8, 179.9, "East", M{"category": "nature"})
		post(ann, -16.8, -179.9, "West", M{"category": "made up"})
		post(ann, -16.8, 179.9, "Wrong", M{"category": "food"})
		post(ann, -16.8, 179.9, "None")
		post(ann, -16.8, 0, "Far", M{"category": "nature"})
		expectNews(ben, "across the antimeridian", "West; East; Inside")
		post(ann, 48.86, 2.35, "For friends", M{"audience": "friends"})
		expectNews(ben, "which ben does not see", "West; East; Inside")

		// A find at an area is where the middle of that is, wherever it is exactly.
		a.Clock.Add(61 * time.Minute)
		Call[schema.Watch](ben, 201, "POST", "/api/watches", M{"name": "Street", "latitude": 10.001, "longitude": 20.001, "radius": 0.3, "news": "each"})
		post(ann, 10.001, 20.001, "At home", M{"area": 20})
		expectNews(ben, "its exact place", "West; East; Inside")

		// A title is all that is said of a place.
		for _, n := range ben.Inbox("") {
			for k, v := range n.Data {
				if strings.Contains(v, "48.") || strings.Contains(k, "tude") {
					a.Errorf("%s: %s", k, v)
				}
			}
		}

		Call[schema.Watch](ben, 200, "PATCH", "/api/watches/"+box.ID, M{"categories": []string{}, "name": "Isles"})
		post(ann, -16.8, 0, "Far again")
		post(ann, -16.8, 179.9, "Any")
		expectNews(ben, "without categories", "Any; West; East; Inside")
		OK(ben, 204, "DELETE", "/api/watches/"+box.ID, nil)
		a.Clock.Add(61 * time.Minute)
		post(ann, -16.8, 179.9, "Too late")
		expectNews(ben, "after it was removed", "Any; West; East; Inside")
		for _, m := range []string{"PATCH", "DELETE"} {
			Refused(ann, 404, "not_found", m, "/api/watches/"+round.ID, M{"news": "daily"})
		}
		if list := Call[[]schema.Watch](ann, 200, "GET", "/api/watches", nil); len(list) != 0 {
			a.Errorf("ann sees %+v", list)
		}

		circle := M{"name": "x", "latitude": 1, "longitude": 1, "radius": 1, "news": "each"}
		for _, wrong := range []M{{"radius": 51}, {"radius": 0}, {"radius": nil}, {"latitude": 91}, {"news": "off"}, {"name": ""}, {"categories": []string{"a,b"}}, {"categories": []string{""}},
			{"box": M{"west": 0, "south": 0, "east": 1, "north": 1}}} {
			body := M{}
			for _, m := range []M{circle, wrong} {
				for k, v := range m {
					body[k] = v
				}
			}
			Refused(ann, 422, "invalid", "POST", "/api/watches", body)
		}
		OK(ann, 201, "POST", "/api/watches", M{"name": "x", "box": M{"west": 0, "south": 0, "east": 0.899, "north": 0.5}, "news": "each"})
		OK(ann, 204, "DELETE", "/api/watches/"+Call[[]schema.Watch](ann, 200, "GET", "/api/watches", nil)[0].ID, nil)
		for _, b := range []M{{"west": 0, "south": 1, "east": 1, "north": 0}, {"west": 0, "south": 0, "east": 0.901, "north": 0.5}, {"west": 1, "south": 0, "east": 0, "north": 0.1}} { // more than 100 km
			Refused(ann, 422, "invalid", "POST", "/api/watches", M{"name": "x", "box": b, "news": "each"})
		}
		for range schema.WatchesMax {
			OK(ann, 201, "POST", "/api/watches", circle)
		}
		if p := Decode[Problem](a, ann.Do("POST", "/api/watches", circle)); p.Status != 409 || p.Reason != "too_many_watches" || p.Limit == nil || *p.Limit != schema.WatchesMax {
			a.Errorf("one more: %+v", p)
		}
	})
}

// TestDailyNews reads once a day what is new and can be seen then, at the time and in the time zone of the user.
func TestDailyNews(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		l := Call[schema.List](cleo, 201, "POST", "/api/lists", M{"name": "Family", "visibility": "members"})
		OK(cleo, 200, "PUT", "/api/lists/"+l.ID+"/members/"+ben.ID, M{"role": "contributor"})
		OK(ben, 200, "POST", "/api/lists/"+l.ID+"/join", M{})
		OK(ben, 204, "PUT", "/api/lists/"+l.ID+"/news", M{"news": "daily"})
		if got := Call[schema.List](ben, 200, "GET", "/api/lists/"+l.ID, nil); got.News != schema.NewsDaily {
			a.Errorf("the list says %q", got.News)
		}
		OK(ben, 201, "POST", "/api/watches", M{"name": "Paris", "latitude": 48.85, "longitude": 2.35, "radius": 5, "news": "daily"})
		OK(ben, 200, "PUT", "/api/notifications/preferences", M{"dailyAt": "07:30", "timeZone": "Pacific/Auckland"})
		a.Clock.Add(2 * time.Minute)
		a.TellNews()
		at := func(clock string) { // the next such time in Auckland
			zone, err := time.LoadLocation("Pacific/Auckland")
			if err != nil {
				a.Fatal(err)
			}
			now := a.Clock.Now().In(zone)
			var h, m int
			fmt.Sscanf(clock, "%d:%d", &h, &m)
			next := time.Date(now.Year(), now.Month(), now.Day(), h, m, 0, 0, zone)
			if !next.After(now) {
				next = next.AddDate(0, 0, 1)
			}
			a.Clock.Set(next.UTC())
		}
		at("07:31")
		expectNews(ben, "nothing new", "")

		a.Clock.Add(2 * time.Minute)
		friends := post(ann, 1, 1, "From a friend")
		post(ann, 1, 1, "Only me", M{"audience": "me"})
		post(cleo, 1, 1, "In the list", M{"audience": "me", "lists": []string{l.ID}})
		post(cleo, 48.85, 2.35, "In the area")
		post(cleo, 60, 2.35, "Elsewhere")
		post(ben, 48.85, 2.35, "One's own")
		hidden := post(cleo, 48.85, 2.35, "Soon hidden")
		OK(cleo, 204, "DELETE", "/api/finds/"+hidden.ID, nil)
		expectNews(ben, "before it is time", "")
		at("07:29")
		expectNews(ben, "a minute before", "")
		at("07:30")
		expectNews(ben, "when it is time", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")
		if n := ben.Inbox("")[0]; n.Data["count"] != "3" || n.Data["userId"] != "" || n.Actor != nil {
			a.Errorf("%+v", n)
		}
		expectNews(ben, "once", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")
		at("07:31")
		expectNews(ben, "the next day, with nothing new", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")

		// What each of them has switched off or muted is left out, and old finds that become visible are no news.
		a.Clock.Add(2 * time.Minute)
		OK(ann, 200, "PUT", "/api/finds/"+friends.ID, M{"audience": "me"})
		OK(ann, 200, "PUT", "/api/finds/"+friends.ID, M{"audience": "everyone"})
		post(ann, 1, 1, "Another")
		OK(ben, 204, "PUT", "/api/users/"+ann.ID+"/news", M{"news": "off"})
		post(cleo, 48.85, 2.35, "Muted")
		OK(ben, 204, "PUT", "/api/users/"+cleo.ID+"/mute", nil)
		at("07:30")
		expectNews(ben, "off and muted", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")

		// Imports are no news.
		OK(ben, 204, "PUT", "/api/users/"+ann.ID+"/news", M{"news": "each"})
		places := ann.Imported("name,lat,lng\nOld mill,48.85,2.35\n")
		OK(ann, 200, "POST", "/api/imports/"+places.ID+"/commit", M{"audience": "everyone"})
		expectNews(ben, "an import", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")
		at("07:30")
		expectNews(ben, "an import on the next day", "3 new finds: 1 from friends, 1 in your lists, 1 in your areas")
	})
}

// TestNewsPreferences changes when and how news come, and is refused what makes no sense.
func TestNewsPreferences(t *testing.T) {
	Each(t, func(a *API) {
		ann := a.As("ann")
		path := "/api/notifications/preferences"
		p := Call[schema.Preferences](ann, 200, "GET", path, nil)
		if p.FriendPublished != schema.NewsDaily || p.ListAdded != schema.NewsEach || p.DailyAt != "18:00" || p.QuietFrom != "" || p.TimeZone != "" {
			a.Errorf("at first %+v", p)
		}
		p = Call[schema.Preferences](ann, 200, "PUT", path, M{"friendPublished": "each", "listAdded": "off", "quietFrom": "22:00", "quietTo": "07:00", "timeZone": "Europe/Vienna", "language": "de"})
		if p.FriendPublished != schema.NewsEach || p.ListAdded != schema.NewsOff || p.QuietFrom != "22:00" || p.TimeZone != "Europe/Vienna" || p.Language != "de" || !p.FindLiked {
			a.Errorf("changed to %+v", p)
		}
		for _, wrong := range []M{{"quietFrom": ""}, {"quietTo": "22:00"}, {"quietTo": "7:00"}, {"dailyAt": "24:00"}, {"dailyAt": ""}, {"timeZone": "Europe/Atlantis"}, {"timeZone": "Local"}, {"timeZone": "../etc/passwd"},
			{"language": "fr"}, {"friendPublished": true}, {"listAdded": "sometimes"}} {
			Refused(ann, 422, "invalid", "PUT", path, wrong)
		}
		OK(ann, 200, "PUT", path, M{"quietFrom": "", "quietTo": ""})
	})
}

// TestNewsRing wakes the streams of a user once in an hour for what comes from one source, whatever its author deletes, and notifies of 20.
func TestNewsRing(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		OK(ben, 201, "POST", "/api/watches", M{"name": "Paris", "latitude": 48.85, "longitude": 2.35, "radius": 5, "news": "each"})
		rings, end := a.Store.Watch(ben.ID)
		defer end()
		rang := func() bool {
			a.TellNews()
			select {
			case <-rings:
				return true
			default:
				return false
			}
		}
		for i := range 3 {
			f := post(ann, 48.85, 2.35, fmt.Sprint("Here and gone ", i))
			if got := rang(); got != (i == 0) {
				a.Errorf("find %d rings: %v", i, got)
			}
			OK(ann, 204, "DELETE", "/api/finds/"+f.ID, nil)
		}
		for i := range 25 {
			post(ann, 48.85, 2.35, fmt.Sprint("Flood ", i))
		}
		a.TellNews()
		if n := len(ben.Inbox("?limit=100")); n > 20 {
			a.Errorf("%d notifications in an hour", n)
		}
		a.Clock.Add(61 * time.Minute)
		post(ann, 48.85, 2.35, "An hour later")
		if !rang() {
			a.Error("an hour later nothing rings")
		}
	})
}

// TestNewsFailure tries the rest of the news when one find or one user fails.
func TestNewsFailure(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cleo := a.As("ann"), a.As("ben"), a.As("cleo")
		a.Befriend(ann, ben)
		a.Befriend(ann, cleo)
		for _, u := range []*User{ben, cleo} {
			OK(u, 204, "PUT", "/api/users/"+ann.ID+"/news", M{"news": "each"})
		}
		a.TellNews()
		bad := post(ann, 1, 1, "Broken")
		db := a.Direct()
		trigger := []string{`CREATE TRIGGER broken BEFORE INSERT ON notification WHEN NEW.find_id = '` + bad.ID + `' BEGIN SELECT RAISE(ABORT, 'broken'); END`}
		if a.Store.Postgres() {
			trigger = []string{`CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.find_id = '` + bad.ID + `' THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$`,
				`CREATE TRIGGER broken BEFORE INSERT ON notification FOR EACH ROW EXECUTE FUNCTION broken()`}
		}
		for _, stmt := range trigger {
			if _, err := db.Exec(stmt); err != nil {
				a.Fatal(err)
			}
		}
		post(ann, 1, 1, "Whole")
		failures := 0
		for range 20 {
			if _, err := a.Store.TellNews(a.Context()); err != nil {
				failures++
			}
		}
		if failures != 5 {
			a.Errorf("%d failures before it is given up", failures)
		}
		expectNews(ben, "of the other find", "ann published: Whole")
	})
}
