package finds

import (
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// TestAuthorsHearOfEdits: the author of a find hears of edits by others, once for each find and editor until they have read of it.
func TestAuthorsHearOfEdits(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor, owner := s.roles["contributor"], s.roles["editor"], s.roles["owner"]
		lake := editor.Location(47.1234, 1.2345, Unique("Lake"))
		f, path := s.edited()
		OK(author, 201, "POST", "/api/push/subscriptions", M{"endpoint": "https://updates.push.services.mozilla.com/wpush/v2/x", "keys": M{"p256dh": PushPoint, "auth": "tBHItJI5svbpez7KI4CCXg"}})
		rings := 0
		hears := func(what string, ring bool, titles ...string) []schema.Notification {
			a.Helper()
			got := Notes(author.Again(), schema.FindEdited)
			if len(got) != len(titles) {
				a.Fatalf("%s: %+v, want %q", what, got, titles)
			}
			for i, n := range got {
				if n.Data["findTitle"] != titles[i] {
					a.Errorf("%s: notification %d is %+v, want %q", what, i, n, titles[i])
				}
			}
			if ring {
				rings++
			}
			var jobs int
			if err := a.Direct().QueryRow(`SELECT COUNT(*) FROM push_job`).Scan(&jobs); err != nil || jobs != rings {
				a.Errorf("%s: there are %d push messages, want %d (%v)", what, jobs, rings, err)
			}
			return got
		}

		OK(author, 200, "PUT", path, M{"title": "Mine"})
		OK(editor, 200, "PUT", path, M{"title": "Mine"}) // changes nothing
		RefusedAs(editor, schema.ErrNotOwner, 403, "PUT", path, M{"title": "x", "audience": "everyone"})
		RefusedAs(s.roles["viewer"], schema.ErrNotOwner, 403, "PUT", path, M{"title": "x"})
		Refused(s.roles["stranger"], 404, "not_found", "PUT", path, M{"title": "x"})
		hears("before an edit by another", false)

		OK(editor, 200, "PUT", path, M{"title": "First"})
		n := hears("an edit", true, "First")[0]
		if n.Message != editor.Name+" edited your find: First" || n.Data["userId"] != editor.ID || n.Data["findId"] != f.ID || n.Actor == nil || n.ThumbnailURL == "" || len(n.Data) != 4 {
			a.Errorf("the notification is %+v", n)
		}
		a.Clock.Add(time.Minute)
		OK(editor.Again(), 200, "PUT", path, M{"title": "Second", "locationId": lake.ID})
		again := hears("another edit", false, "Second")[0]
		if again.ID != n.ID || !again.CreatedAt.After(n.CreatedAt.Time) {
			a.Errorf("the notification is %+v after %+v", again, n)
		}
		OK(owner, 200, "PUT", path, M{"title": "Third"})
		hears("by another editor", true, "Third", "Second")
		other, otherPath := s.edited()
		OK(editor, 200, "PUT", otherPath, M{"title": "Other"})
		if hears("of another find", false, "Other", "Third", "Second")[0].Data["findId"] != other.ID {
			a.Error("the newest is not of the other find")
		}
		a.Clock.Add(time.Hour)
		OK(editor.Again(), 200, "POST", path+"/versions/"+versionsOf(editor.Again(), path)[0].ID+"/restore", nil)
		hears("a version restored an hour later", true, "Second", "Other", "Third")
		OK(author.Again(), 204, "POST", "/api/notifications/read-all", nil)
		OK(editor.Again(), 200, "PUT", path, M{"title": "Fourth"})
		hears("after that was read", false, "Fourth", "Second", "Other", "Third")

		by := func(u *User) string {
			a.Helper()
			if got := Call[schema.Find](u.Again(), 200, "GET", path, nil).EditedBy; got != nil {
				return got.ID
			}
			return ""
		}
		for role, want := range map[string]string{"contributor": editor.ID, "editor": editor.ID, "owner": editor.ID, "viewer": ""} {
			if got := by(s.roles[role]); got != want {
				a.Errorf("the %s sees that %q has edited it, want %q", role, got, want)
			}
		}

		// Nothing comes of users who are muted, blocked or suspended, nor if it is switched off.
		OK(author.Again(), 200, "PUT", "/api/notifications/preferences", M{"findEdited": false})
		OK(editor.Again(), 200, "PUT", otherPath, M{"title": "Switched off"})
		OK(author.Again(), 200, "PUT", "/api/notifications/preferences", M{"findEdited": true})
		OK(author.Again(), 204, "PUT", "/api/users/"+editor.ID+"/mute", nil)
		OK(editor.Again(), 200, "PUT", path, M{"title": "Muted"})
		hears("switched off and muted", false, "Fourth", "Second", "Other", "Third")
		OK(s.roles["admin"].Again(), 200, "PUT", "/api/admin/users/"+owner.ID+"/suspension", M{"reason": "spam"})
		hears("by a suspended user", false, "Fourth", "Second", "Other")
		OK(author.Again(), 200, "PUT", "/api/users/"+editor.ID+"/block", nil)
		Refused(editor.Again(), 404, "not_found", "PUT", path, M{"title": "Blocked"})
		hears("by a blocked user", false)
		if got := by(author); got != "" {
			a.Errorf("after a block, the author sees that %s has edited it", got)
		}
	})
}

// TestEditsAreBounded: an editor of many finds fills the notifications of their author no further than news do.
func TestEditsAreBounded(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := newShared(a)
		author, editor := s.roles["contributor"], s.roles["editor"]
		for range 22 {
			_, path := s.edited()
			OK(editor, 200, "PUT", path, M{"title": "Edited"})
		}
		if got := len(Notes(author, schema.FindEdited)); got != 20 {
			a.Errorf("there are %d notifications of an hour, want 20", got)
		}
		a.Clock.Add(time.Hour + time.Minute)
		_, path := s.edited()
		OK(editor.Again(), 200, "PUT", path, M{"title": "Later"})
		if got := Notes(author.Again(), schema.FindEdited); got[0].Data["findTitle"] != "Later" {
			a.Errorf("an hour later, the newest is %+v", got[0])
		}
	})
}
