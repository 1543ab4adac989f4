package people

import (
	"encoding/json"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// TestDisplayNameEverywhere reads everything as several people: wherever a user has a username they have their name, also
// in what was read and cached before, and in texts of notifications from then on.
func TestDisplayNameEverywhere(t *testing.T) {
	Each(t, func(a *API) {
		w := a.Moderated()
		ann := w.X.Owner
		readers := append([]*User{ann}, w.Bystanders...)
		for _, u := range readers {
			w.X.Snapshot(u)
		}
		me := Call[schema.User](ann, 200, "PATCH", "/api/users/me", M{"displayName": "Ann Ryder", "about": "Always looking for the next bridge"})
		if me.DisplayName != "Ann Ryder" || me.About != "Always looking for the next bridge" {
			a.Fatalf("the profile is %+v", me)
		}
		liked := w.Bystanders[0]
		OK(ann, 200, "PUT", "/api/finds/"+liked.Find("A bridge", true).ID+"/like", nil)
		note := liked.Inbox("")[0]
		if note.Data["displayName"] != "Ann Ryder" || !strings.HasPrefix(note.Message, "Ann Ryder liked") {
			a.Errorf("the notification is %+v", note)
		}
		if note.Actor == nil || note.Actor.ID != ann.ID || note.Actor.DisplayName != "Ann Ryder" {
			a.Errorf("the notification is of %+v", note.Actor)
		}
		seen := 0
		for _, u := range readers {
			for path, text := range w.X.Snapshot(u) {
				if path == "/api/admin/overview" { // whose accounts are those that list-users has
					continue
				}
				text = text[max(0, strings.IndexAny(text, "{[")):]
				var answer any
				if json.Unmarshal([]byte(text), &answer) != nil {
					continue
				}
				for _, person := range objects(answer) {
					if _, isPerson := person["id"]; !isPerson || person["username"] != ann.Name { // notifications have the name of then
						continue
					}
					if seen++; person["displayName"] != "Ann Ryder" {
						a.Errorf("%s reads %s: %v", u.Name, path, person)
					}
				}
			}
		}
		if seen < 30 {
			a.Errorf("ann was seen %d times", seen)
		}
		if p := Call[schema.Profile](liked, 200, "GET", "/api/users/"+ann.ID, nil); p.About != me.About {
			a.Errorf("the profile is %+v", p)
		}
		me = Call[schema.User](ann, 200, "PATCH", "/api/users/me", M{"displayName": nil, "about": nil})
		if f := Call[schema.Find](liked, 200, "GET", "/api/finds/"+w.X.ID("findId"), nil); f.User.DisplayName+me.DisplayName+me.About != "" {
			a.Errorf("a removed name is still there: %+v, %+v", f.User, me)
		}
	})
}

// objects returns the objects in a value of JSON.
func objects(v any) (list []map[string]any) {
	switch v := v.(type) {
	case map[string]any:
		list = append(list, v)
		for _, member := range v {
			list = append(list, objects(member)...)
		}
	case []any:
		for _, element := range v {
			list = append(list, objects(element)...)
		}
	}
	return list
}

// TestDisplayNames has which names may be chosen: any that does not look like another user.
func TestDisplayNames(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, admin := a.As("ann_ryder"), a.As("ben"), a.As("admin")
		set := func(u *User, name string) Answer { return u.Do("PATCH", "/api/users/me", M{"displayName": name}) }
		for _, name := range []string{"Ann Ryder", "ann ryder", "Ann", "安", "Анна Р.", "آن رايدر", "Ann 🌉", strings.Repeat("é", schema.DisplayNameMax)} {
			if r := set(ann, name); r.Status != 200 {
				a.Errorf("%q: %d %s", name, r.Status, r.Body)
			}
		}
		if r := set(ann, "Ann Ryder"); r.Status != 200 {
			a.Fatal(string(r.Body))
		}
		for _, name := range []string{"Ann Ryder", "ANN RYDER", "Αnn Ryder", "Аnn Rуder", "Ann-Ryder", "annryder", "Ann Ryder.", "admin", "Аdmin", "АDMIN"} {
			if r := set(ben, name); r.Status != 409 || !strings.Contains(string(r.Body), "name_taken") {
				a.Errorf("%q: %d %s", name, r.Status, r.Body)
			}
		}
		for _, name := range []string{"", " ", "\u200b", "Ann\u202eredyR", "two\nlines", strings.Repeat("a", schema.DisplayNameMax+1)} {
			if r := set(ben, name); r.Status != 422 {
				a.Errorf("%q: %d %s", name, r.Status, r.Body)
			}
		}
		OK(ben, 422, "PATCH", "/api/users/me", M{"about": strings.Repeat("a", schema.AboutMax+1)})
		// A username that looks like the display name of another user is taken.
		if _, err := a.Store.CreateUser(t.Context(), store.NewUser{Username: "ann-ryder"}); err != schema.ErrUsernameTaken {
			a.Errorf("an account with the name of another: %v", err)
		}
		OK(admin, 200, "PATCH", "/api/users/me", M{"displayName": "Carl"})
		OK(ben, 409, "PATCH", "/api/users/me", M{"username": "carl"})
		OK(ann, 200, "PATCH", "/api/users/me", M{"displayName": "Jörg Müller"})
		for _, q := range []string{"jörg", "JORG", "müller", "mull", "ryder"} {
			if list := Call[[]schema.FoundPerson](ben, 200, "GET", "/api/users?q="+q, nil); len(list) != 1 || list[0].ID != ann.ID {
				a.Errorf("%q finds %+v", q, list)
			}
		}
	})
}
