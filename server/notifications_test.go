package server_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"finds/schema"
)

// acts are the acts that notify the owner, each by a new actor.
var acts = []struct {
	kind, preference, title string
	// do acts and returns the message and what the data has beyond the actor.
	do func(a *api, owner, actor *user) (message string, data map[string]string)
}{
	{"friend_request", "friendRequests", "New friend request", func(a *api, owner, actor *user) (string, map[string]string) {
		f := call[schema.Friendship](actor, 201, "POST", "/api/friends", m{"friendId": owner.ID})
		return actor.Name + " sent you a friend request", map[string]string{"friendshipId": f.ID}
	}},
	{"friend_accepted", "friendAccepted", "Friend request accepted", func(a *api, owner, actor *user) (string, map[string]string) {
		return actor.Name + " accepted your friend request", map[string]string{"friendshipId": a.befriend(owner, actor).ID}
	}},
	{"find_liked", "findLiked", "Someone liked your find", func(a *api, owner, actor *user) (string, map[string]string) {
		f := owner.find(unique("Fossil"), true)
		ok(actor, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		return actor.Name + " liked your find: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title}
	}},
	{"find_commented", "findCommented", "New comment on your find", func(a *api, owner, actor *user) (string, map[string]string) {
		f := owner.find(unique("Fossil"), true)
		c := call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Lovely!"})
		return actor.Name + " commented on: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
	{"replied", "replied", "New reply to your comment", func(a *api, owner, actor *user) (string, map[string]string) {
		f := a.as(unique("other")).find(unique("Fossil"), true)
		of := call[schema.Comment](owner, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Lovely!"})
		c := call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Yes.", "parentId": of.ID})
		return actor.Name + " replied to your comment on: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
	{"mentioned", "mentioned", "You were mentioned", func(a *api, owner, actor *user) (string, map[string]string) {
		f := a.as(unique("other")).find(unique("Fossil"), true)
		c := call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "See, @" + strings.ToUpper(owner.Name) + "!"})
		return actor.Name + " mentioned you in: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
}

// inbox reads the notifications of somebody.
func (u *user) inbox(query string) []schema.Notification {
	u.a.Helper()
	return call[[]schema.Notification](u, 200, "GET", "/api/notifications"+query, nil)
}

// TestNotificationsTell does each act and compares the notification.
func TestNotificationsTell(t *testing.T) {
	each(t, func(a *api) {
		for _, act := range acts {
			owner, actor := a.as(unique("owner")), a.as(unique("actor"))
			message, data := act.do(a, owner, actor)
			data["userId"], data["username"] = actor.ID, actor.Name
			list := owner.inbox("")
			if len(list) != 1 {
				a.Errorf("%s: the owner has %d notifications, want 1", act.kind, len(list))
				continue
			}
			n := list[0]
			if n.Type != act.kind || n.Title != act.title || n.Message != message || !maps.Equal(n.Data, data) || n.IsRead || n.CreatedAt.IsZero() || n.ID == "" {
				a.Errorf("%s: notification is %+v, want message %q and data %v", act.kind, n, message, data)
			}
			if list := actor.inbox(""); len(list) > 0 && act.kind != "friend_accepted" {
				a.Errorf("%s: the actor has %+v", act.kind, list)
			}
		}
		owner, actor := a.as(unique("owner")), a.as(unique("actor"))
		ok(owner, 201, "POST", "/api/friends", m{"friendId": actor.ID})
		ok(actor, 200, "POST", "/api/friends", m{"friendId": owner.ID})
		if list := owner.inbox(""); len(list) != 1 || list[0].Type != "friend_accepted" {
			a.Errorf("asking back tells %+v, want an acceptance", list)
		}
	})
}

// TestNotificationsKeepQuiet does acts that notify no user.
func TestNotificationsKeepQuiet(t *testing.T) {
	each(t, func(a *api) {
		owner, actor := a.as("owner"), a.as("actor")
		f := owner.find("Fossil", true)
		path := "/api/finds/" + f.ID
		ok(owner, 200, "PUT", path+"/like", nil)
		ok(owner, 200, "POST", path+"/comments", m{"content": "mine"})
		ok(actor, 200, "PUT", path+"/like", nil)
		ok(actor, 200, "PUT", path+"/like", nil)
		ok(actor, 200, "DELETE", path+"/like", nil)
		ok(actor, 200, "PUT", path+"/like", nil)
		if list := owner.inbox(""); len(list) != 1 || list[0].Type != "find_liked" {
			a.Errorf("the owner got %+v, want only the first like", list)
		}
		ok(owner, 204, "DELETE", "/api/notifications/"+owner.inbox("")[0].ID, nil)
		ok(actor, 200, "DELETE", path+"/like", nil)
		ok(actor, 200, "PUT", path+"/like", nil)
		c := call[schema.Comment](actor, 200, "POST", path+"/comments", m{"content": "one"})
		ok(actor, 200, "PUT", path+"/comments/"+c.ID, m{"content": "two"})
		if list := owner.inbox(""); len(list) != 1 || list[0].Type != "find_commented" {
			a.Errorf("the owner got %+v, want only the comment", list)
		}
		ok(owner, 204, "DELETE", "/api/notifications/"+owner.inbox("")[0].ID, nil)
		request := call[schema.Friendship](actor, 201, "POST", "/api/friends", m{"friendId": owner.ID})
		ok(owner, 200, "PUT", "/api/friends/"+request.ID, m{"action": "decline"})
		ok(owner, 200, "PUT", "/api/users/"+actor.ID+"/block", nil)
		for _, u := range []*user{owner, actor} {
			if list := u.inbox(""); len(list) != 0 {
				a.Errorf("declining and blocking leave %s with %+v", u.Name, list)
			}
		}
	})
}

// TestPreferencesGate switches each of the five off and does all four acts.
func TestPreferencesGate(t *testing.T) {
	each(t, func(a *api) {
		switches := []string{"friendRequests", "friendAccepted", "findLiked", "findCommented", "replied", "mentioned", "reported", "pushEnabled"}
		for _, off := range switches {
			owner := a.as(unique("owner"))
			p := call[map[string]bool](owner, 200, "PUT", "/api/notifications/preferences", m{off: false})
			for _, s := range switches {
				if p[s] != (s != off) {
					a.Errorf("with %s off the preferences are %v", off, p)
				}
			}
			for _, act := range acts {
				before := len(owner.inbox("?limit=100"))
				act.do(a, owner, a.as(unique("actor")))
				if notified := len(owner.inbox("?limit=100")) > before; notified != (act.preference != off) {
					a.Errorf("%s with %s off: notified %v, want %v", act.kind, off, notified, act.preference != off)
				}
			}
			ok(owner, 200, "PUT", "/api/notifications/preferences", m{off: true})
			if p := call[map[string]bool](owner, 200, "GET", "/api/notifications/preferences", nil); len(p) != 8 || !p[off] {
				a.Errorf("%s on again: preferences are %v", off, p)
			}
		}
		u := a.as("somebody")
		ok(u, 200, "PUT", "/api/notifications/preferences", m{})
		refused(u, 422, "invalid", "PUT", "/api/notifications/preferences", m{"findLikes": false})
		refused(u, 422, "invalid", "PUT", "/api/notifications/preferences", m{"findLiked": "no"})
	})
}

// TestWithdrawnActs takes acts back before and after they were read.
func TestWithdrawnActs(t *testing.T) {
	each(t, func(a *api) {
		for _, read := range []bool{false, true} {
			for _, row := range []struct {
				name string
				act  int
				by   string // who takes it back
				undo func(n schema.Notification) (method, path string, body any, status int)
			}{
				{"request", 0, "actor", func(n schema.Notification) (string, string, any, int) {
					return "DELETE", "/api/friends/" + n.Data["friendshipId"], nil, 204
				}},
				{"declined request", 0, "owner", func(n schema.Notification) (string, string, any, int) {
					return "PUT", "/api/friends/" + n.Data["friendshipId"], m{"action": "decline"}, 200
				}},
				{"comment", 3, "actor", func(n schema.Notification) (string, string, any, int) {
					return "DELETE", "/api/finds/" + n.Data["findId"] + "/comments/" + n.Data["commentId"], nil, 204
				}},
				{"comment removed by the owner", 3, "owner", func(n schema.Notification) (string, string, any, int) {
					return "DELETE", "/api/finds/" + n.Data["findId"] + "/comments/" + n.Data["commentId"], nil, 204
				}},
			} {
				owner, actor := a.as(unique("owner")), a.as(unique("actor"))
				acts[row.act].do(a, owner, actor)
				n := owner.inbox("")[0]
				if read {
					ok(owner, 200, "PATCH", "/api/notifications/"+n.ID, m{"isRead": true})
				}
				method, path, body, status := row.undo(n)
				ok(map[string]*user{"owner": owner, "actor": actor}[row.by], status, method, path, body)
				if left := len(owner.inbox("")) == 1; left != read {
					a.Errorf("%s, read %v: the notification is left: %v", row.name, read, left)
				}
				if got := call[m](owner, 200, "GET", "/api/notifications/count", nil)["unread"]; got != 0.0 {
					a.Errorf("%s: %v unread", row.name, got)
				}
			}
		}
	})
}

// TestNotificationStates reads, unreads, counts and deletes.
func TestNotificationStates(t *testing.T) {
	each(t, func(a *api) {
		owner, other := a.as("owner"), a.as("other")
		var ids []string
		for range 3 {
			acts[3].do(a, owner, a.as(unique("actor")))
			ids = append([]string{owner.inbox("")[0].ID}, ids...)
		}
		check := func(what string, unread int, list ...string) {
			a.Helper()
			if got := call[m](owner, 200, "GET", "/api/notifications/count", nil)["unread"]; got != float64(unread) {
				a.Errorf("%s: %v unread, want %d", what, got, unread)
			}
			var got []string
			for _, n := range owner.inbox("?unread=true") {
				got = append(got, n.ID)
			}
			if len(got) != unread || strings.Join(got, " ") != strings.Join(list, " ") {
				a.Errorf("%s: unread are %v, want %v", what, got, list)
			}
		}
		check("new", 3, ids...)
		n := call[schema.Notification](owner, 200, "PATCH", "/api/notifications/"+ids[1], m{"isRead": true})
		if n.ID != ids[1] || !n.IsRead || n.Data["findId"] == "" {
			a.Errorf("marked as read it is %+v", n)
		}
		check("one read", 2, ids[0], ids[2])
		ok(owner, 200, "PATCH", "/api/notifications/"+ids[1], m{"isRead": true})
		if n := call[schema.Notification](owner, 200, "PATCH", "/api/notifications/"+ids[1], m{"isRead": false}); n.IsRead {
			a.Errorf("marked as unread it is %+v", n)
		}
		check("unread again", 3, ids...)
		ok(owner, 204, "DELETE", "/api/notifications/"+ids[2], nil)
		refused(owner, 404, "not_found", "DELETE", "/api/notifications/"+ids[2], nil)
		check("one deleted", 2, ids[0], ids[1])
		ok(other, 204, "POST", "/api/notifications/read-all", nil)
		check("another read all of theirs", 2, ids[0], ids[1])
		ok(owner, 204, "POST", "/api/notifications/read-all", nil)
		check("all read", 0)
		if got := owner.inbox("?unread=0&order=asc"); len(got) != 2 || got[0].ID != ids[1] || !got[0].IsRead {
			a.Errorf("oldest first they are %+v", got)
		}
		refused(owner, 422, "invalid", "PATCH", "/api/notifications/"+ids[0], m{})
		refused(owner, 422, "invalid", "PATCH", "/api/notifications/"+ids[0], m{"isRead": true, "title": "x"})
		refused(owner, 422, "invalid", "GET", "/api/notifications?unread=yes", nil)
		if r := owner.do("GET", "/api/notifications", nil); owner.do("GET", "/api/notifications", nil, "If-None-Match", r.Header.Get("ETag")).Status != 304 {
			a.Error("an unchanged list is sent again: ", fmt.Sprint(r.Header))
		}
	})
}

// TestNotificationThumbnails shows the thumbnail of a find as long as the user may see it.
func TestNotificationThumbnails(t *testing.T) {
	each(t, func(a *api) {
		for _, public := range []bool{true, false} {
			s := newScene(a, "friend", public)
			path := "/api/finds/" + s.created().ID
			thumb := func() string {
				a.Helper()
				return s.actor.inbox("?limit=1")[0].ThumbnailURL
			}
			ok(s.owner, 200, "POST", path+"/comments", m{"content": "@" + s.actor.Name})
			if got := thumb(); got != "" {
				a.Errorf("public %v: a find without media has the thumbnail %q", public, got)
			}
			u := s.attach()
			got := thumb()
			if name, query, signed := strings.Cut(got, "?"); name != schema.MediaPrefix+u.ThumbnailURL || signed == public {
				a.Errorf("public %v: thumbnail %s ? %s", public, name, query)
			}
			n := s.actor.inbox("?limit=1")[0]
			if read := call[schema.Notification](s.actor, 200, "PATCH", "/api/notifications/"+n.ID, m{"isRead": true}); read.ThumbnailURL != got {
				a.Errorf("public %v: read, the thumbnail is %q", public, read.ThumbnailURL)
			}
			if res := a.anonymous().do("GET", got, nil); res.Status != 200 {
				a.Errorf("public %v: the thumbnail answers %d", public, res.Status)
			}
			friends := call[[]schema.Friendship](s.actor, 200, "GET", "/api/friends", nil)
			ok(s.actor, 204, "DELETE", "/api/friends/"+friends[0].ID, nil)
			if got := thumb(); (got != "") != public {
				a.Errorf("public %v: after the friendship the thumbnail is %q", public, got)
			}
		}
	})
}
