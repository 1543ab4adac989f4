package finds

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// TestOnThisDay lists what the caller and their friends have published on this day in earlier years, as it changes.
func TestOnThisDay(t *testing.T) {
	Each(t, func(a *API) {
		users := []*User{a.Administer(a.As("admin")), a.As("ann"), a.As("ben"), a.As("cyd")}
		a.Befriend(users[1], users[2])
		lat := 48.0
		publish := func(u *User, title string, audience schema.Audience) schema.Find {
			a.Helper()
			lat++
			return Call[schema.Find](u, 201, "POST", "/api/finds", M{"locationId": u.Location(lat, 2, "At "+title).ID, "title": title, "audience": audience, "isPublic": audience == "everyone"})
		}
		year := a.Clock.Now().Year()
		at := func(years, month, day, hour int) {
			a.Clock.Set(time.Date(year+years, time.Month(month), day, hour, 0, 0, 0, time.UTC))
			for i, u := range users {
				users[i] = a.Fresh(u) // sessions end meanwhile
			}
		}
		at(1, 6, 15, 12)
		publish(users[1], "Mine", "me")
		binned := publish(users[1], "Mine, in the bin", "everyone")
		friends := publish(users[2], "A friend's", "friends")
		publish(users[2], "A friend's own", "me")
		hidden := publish(users[2], "Hidden", "everyone")
		dismissed := publish(users[2], "Dismissed", "everyone")
		publish(users[3], "A stranger's", "everyone")
		at(1, 6, 16, 1)
		publish(users[1], "The next day in UTC", "everyone")
		at(2, 6, 15, 8)
		publish(users[1], "A year later", "everyone")
		at(3, 6, 15, 9)
		publish(users[1], "Today", "everyone")
		is := func(offset int, want ...string) {
			a.Helper()
			got := []string{}
			for _, f := range Call[[]schema.Find](users[1], 200, "GET", fmt.Sprintf("/api/finds/on-this-day?offset=%d", offset), nil) {
				got = append(got, f.Title)
			}
			if strings.Join(got, ", ") != strings.Join(want, ", ") {
				a.Errorf("%d minutes ahead: %q, want %q", offset, got, want)
			}
		}
		is(0, "A year later", "Dismissed", "Hidden", "A friend's", "Mine, in the bin", "Mine")
		is(-120, "A year later", "The next day in UTC", "Dismissed", "Hidden", "A friend's", "Mine, in the bin", "Mine")
		OK(users[1], 204, "DELETE", "/api/finds/"+binned.ID, nil)
		OK(users[0], 204, "PUT", "/api/admin/finds/"+hidden.ID+"/hidden", M{"reason": "Spam"})
		OK(users[1], 204, "PUT", "/api/finds/"+dismissed.ID+"/dismissed", nil)
		is(0, "A year later", "A friend's", "Mine")
		OK(users[2], 200, "PUT", "/api/finds/"+friends.ID, M{"audience": "me"})
		is(0, "A year later", "Mine")
		OK(users[2], 200, "PUT", "/api/finds/"+friends.ID, M{"audience": "everyone"})
		is(0, "A year later", "A friend's", "Mine")
		OK(users[0], 200, "PUT", "/api/admin/users/"+users[2].ID+"/suspension", M{"reason": "Spam"})
		is(0, "A year later", "Mine")
		OK(users[0], 200, "DELETE", "/api/admin/users/"+users[2].ID+"/suspension", nil)
		at(12, 6, 15, 9)
		is(0, "Today", "A year later") // not those of eleven years ago
		Refused(users[1], 422, "invalid", "GET", "/api/finds/on-this-day?offset=841", nil)
		Refused(users[1], 422, "invalid", "GET", "/api/finds/on-this-day?offset=x", nil)

		leap := 13
		for (year+leap)%4 != 0 {
			leap++
		}
		at(leap-1, 3, 1, 12)
		publish(users[1], "On the first of March", "everyone")
		at(leap, 2, 29, 12)
		is(0) // the year before has no such day
		at(leap, 3, 1, 12)
		is(0, "On the first of March")
	})
}
