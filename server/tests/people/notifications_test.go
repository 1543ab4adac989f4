package people

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// acts are the acts that notify the owner, each by a new actor.
var acts = []struct {
	kind, preference, title string
	// do acts and returns the message and what the data has beyond the actor.
	do func(a *API, owner, actor *User) (message string, data map[string]string)
}{
	{"friend_request", "friendRequests", "New friend request", func(a *API, owner, actor *User) (string, map[string]string) {
		f := Call[schema.Friendship](actor, 201, "POST", "/api/friends", M{"friendId": owner.ID})
		return actor.Name + " sent you a friend request", map[string]string{"friendshipId": f.ID}
	}},
	{"friend_accepted", "friendAccepted", "Friend request accepted", func(a *API, owner, actor *User) (string, map[string]string) {
		return actor.Name + " accepted your friend request", map[string]string{"friendshipId": a.Befriend(owner, actor).ID}
	}},
	{"find_liked", "findLiked", "Someone liked your find", func(a *API, owner, actor *User) (string, map[string]string) {
		f := owner.Find(Unique("Fossil"), true)
		OK(actor, 200, "PUT", "/api/finds/"+f.ID+"/like", nil)
		return actor.Name + " liked your find: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title}
	}},
	{"find_commented", "findCommented", "New comment on your find", func(a *API, owner, actor *User) (string, map[string]string) {
		f := owner.Find(Unique("Fossil"), true)
		c := Call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Lovely!"})
		return actor.Name + " commented on: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
	{"replied", "replied", "New reply to your comment", func(a *API, owner, actor *User) (string, map[string]string) {
		f := a.As(Unique("other")).Find(Unique("Fossil"), true)
		of := Call[schema.Comment](owner, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Lovely!"})
		c := Call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Yes.", "parentId": of.ID})
		return actor.Name + " replied to your comment on: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
	{"mentioned", "mentioned", "You were mentioned", func(a *API, owner, actor *User) (string, map[string]string) {
		f := a.As(Unique("other")).Find(Unique("Fossil"), true)
		c := Call[schema.Comment](actor, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "See, @" + strings.ToUpper(owner.Name) + "!"})
		return actor.Name + " mentioned you in: " + f.Title, map[string]string{"findId": f.ID, "findTitle": f.Title, "commentId": c.ID}
	}},
}

// TestNotificationsTell does each act and compares the notification.
func TestNotificationsTell(t *testing.T) {
	Each(t, func(a *API) {
		for _, act := range acts {
			owner, actor := a.As(Unique("owner")), a.As(Unique("actor"))
			message, data := act.do(a, owner, actor)
			data["userId"], data["username"] = actor.ID, actor.Name
			list := owner.Inbox("")
			if len(list) != 1 {
				a.Errorf("%s: the owner has %d notifications, want 1", act.kind, len(list))
				continue
			}
			n := list[0]
			if n.Type != act.kind || n.Title != act.title || n.Message != message || !maps.Equal(n.Data, data) || n.IsRead || n.CreatedAt.IsZero() || n.ID == "" {
				a.Errorf("%s: notification is %+v, want message %q and data %v", act.kind, n, message, data)
			}
			if list := actor.Inbox(""); len(list) > 0 && act.kind != "friend_accepted" {
				a.Errorf("%s: the actor has %+v", act.kind, list)
			}
		}
		owner, actor := a.As(Unique("owner")), a.As(Unique("actor"))
		OK(owner, 201, "POST", "/api/friends", M{"friendId": actor.ID})
		OK(actor, 200, "POST", "/api/friends", M{"friendId": owner.ID})
		if list := owner.Inbox(""); len(list) != 1 || list[0].Type != "friend_accepted" {
			a.Errorf("asking back tells %+v, want an acceptance", list)
		}
	})
}

// TestNotificationsKeepQuiet does acts that notify no user.
func TestNotificationsKeepQuiet(t *testing.T) {
	Each(t, func(a *API) {
		owner, actor := a.As("owner"), a.As("actor")
		f := owner.Find("Fossil", true)
		path := "/api/finds/" + f.ID
		OK(owner, 200, "PUT", path+"/like", nil)
		OK(owner, 200, "POST", path+"/comments", M{"content": "mine"})
		OK(actor, 200, "PUT", path+"/like", nil)
		OK(actor, 200, "PUT", path+"/like", nil)
		OK(actor, 200, "DELETE", path+"/like", nil)
		OK(actor, 200, "PUT", path+"/like", nil)
		if list := owner.Inbox(""); len(list) != 1 || list[0].Type != "find_liked" {
			a.Errorf("the owner got %+v, want only the first like", list)
		}
		OK(owner, 204, "DELETE", "/api/notifications/"+owner.Inbox("")[0].ID, nil)
		OK(actor, 200, "DELETE", path+"/like", nil)
		OK(actor, 200, "PUT", path+"/like", nil)
		c := Call[schema.Comment](actor, 200, "POST", path+"/comments", M{"content": "one"})
		OK(actor, 200, "PUT", path+"/comments/"+c.ID, M{"content": "two"})
		if list := owner.Inbox(""); len(list) != 1 || list[0].Type != "find_commented" {
			a.Errorf("the owner got %+v, want only the comment", list)
		}
		OK(owner, 204, "DELETE", "/api/notifications/"+owner.Inbox("")[0].ID, nil)
		request := Call[schema.Friendship](actor, 201, "POST", "/api/friends", M{"friendId": owner.ID})
		OK(owner, 200, "PUT", "/api/friends/"+request.ID, M{"action": "decline"})
		OK(owner, 200, "PUT", "/api/users/"+actor.ID+"/block", nil)
		for _, u := range []*User{owner, actor} {
			if list := u.Inbox(""); len(list) != 0 {
				a.Errorf("declining and blocking leave %s with %+v", u.Name, list)
			}
		}
	})
}

// TestPreferencesGate switches each of the five off and does all four acts.
func TestPreferencesGate(t *testing.T) {
	Each(t, func(a *API) {
		switches := []string{"friendRequests", "friendAccepted", "findLiked", "findCommented", "replied", "mentioned", "listInvited", "findEdited", "reported", "pushEnabled"}
		for _, off := range switches {
			owner := a.As(Unique("owner"))
			p := Call[map[string]any](owner, 200, "PUT", "/api/notifications/preferences", M{off: false})
			for _, s := range switches {
				if p[s] != (s != off) {
					a.Errorf("with %s off the preferences are %v", off, p)
				}
			}
			for _, act := range acts {
				before := len(owner.Inbox("?limit=100"))
				act.do(a, owner, a.As(Unique("actor")))
				if notified := len(owner.Inbox("?limit=100")) > before; notified != (act.preference != off) {
					a.Errorf("%s with %s off: notified %v, want %v", act.kind, off, notified, act.preference != off)
				}
			}
			OK(owner, 200, "PUT", "/api/notifications/preferences", M{off: true})
			if p := Call[map[string]any](owner, 200, "GET", "/api/notifications/preferences", nil); p[off] != true {
				a.Errorf("%s on again: preferences are %v", off, p)
			}
		}
		u := a.As("somebody")
		OK(u, 200, "PUT", "/api/notifications/preferences", M{})
		Refused(u, 422, "invalid", "PUT", "/api/notifications/preferences", M{"findLikes": false})
		Refused(u, 422, "invalid", "PUT", "/api/notifications/preferences", M{"findLiked": "no"})
	})
}

// TestWithdrawnActs takes acts back before and after they were read.
func TestWithdrawnActs(t *testing.T) {
	Each(t, func(a *API) {
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
					return "PUT", "/api/friends/" + n.Data["friendshipId"], M{"action": "decline"}, 200
				}},
				{"comment", 3, "actor", func(n schema.Notification) (string, string, any, int) {
					return "DELETE", "/api/finds/" + n.Data["findId"] + "/comments/" + n.Data["commentId"], nil, 204
				}},
				{"comment removed by the owner", 3, "owner", func(n schema.Notification) (string, string, any, int) {
					return "DELETE", "/api/finds/" + n.Data["findId"] + "/comments/" + n.Data["commentId"], nil, 204
				}},
			} {
				owner, actor := a.As(Unique("owner")), a.As(Unique("actor"))
				acts[row.act].do(a, owner, actor)
				n := owner.Inbox("")[0]
				if read {
					OK(owner, 200, "PATCH", "/api/notifications/"+n.ID, M{"isRead": true})
				}
				method, path, body, status := row.undo(n)
				OK(map[string]*User{"owner": owner, "actor": actor}[row.by], status, method, path, body)
				if left := len(owner.Inbox("")) == 1; left != read {
					a.Errorf("%s, read %v: the notification is left: %v", row.name, read, left)
				}
				if got := Call[M](owner, 200, "GET", "/api/notifications/count", nil)["unread"]; got != 0.0 {
					a.Errorf("%s: %v unread", row.name, got)
				}
			}
		}
	})
}

// TestNotificationStates reads, unreads, counts and deletes.
func TestNotificationStates(t *testing.T) {
	Each(t, func(a *API) {
		owner, other := a.As("owner"), a.As("other")
		var ids []string
		for range 3 {
			acts[3].do(a, owner, a.As(Unique("actor")))
			ids = append([]string{owner.Inbox("")[0].ID}, ids...)
		}
		check := func(what string, unread int, list ...string) {
			a.Helper()
			if got := Call[M](owner, 200, "GET", "/api/notifications/count", nil)["unread"]; got != float64(unread) {
				a.Errorf("%s: %v unread, want %d", what, got, unread)
			}
			var got []string
			for _, n := range owner.Inbox("?unread=true") {
				got = append(got, n.ID)
			}
			if len(got) != unread || strings.Join(got, " ") != strings.Join(list, " ") {
				a.Errorf("%s: unread are %v, want %v", what, got, list)
			}
		}
		check("new", 3, ids...)
		n := Call[schema.Notification](owner, 200, "PATCH", "/api/notifications/"+ids[1], M{"isRead": true})
		if n.ID != ids[1] || !n.IsRead || n.Data["findId"] == "" {
			a.Errorf("marked as read it is %+v", n)
		}
		check("one read", 2, ids[0], ids[2])
		OK(owner, 200, "PATCH", "/api/notifications/"+ids[1], M{"isRead": true})
		if n := Call[schema.Notification](owner, 200, "PATCH", "/api/notifications/"+ids[1], M{"isRead": false}); n.IsRead {
			a.Errorf("marked as unread it is %+v", n)
		}
		check("unread again", 3, ids...)
		OK(owner, 204, "DELETE", "/api/notifications/"+ids[2], nil)
		Refused(owner, 404, "not_found", "DELETE", "/api/notifications/"+ids[2], nil)
		check("one deleted", 2, ids[0], ids[1])
		OK(other, 204, "POST", "/api/notifications/read-all", nil)
		check("another read all of theirs", 2, ids[0], ids[1])
		OK(owner, 204, "POST", "/api/notifications/read-all", nil)
		check("all read", 0)
		if got := owner.Inbox("?unread=0&order=asc"); len(got) != 2 || got[0].ID != ids[1] || !got[0].IsRead {
			a.Errorf("oldest first they are %+v", got)
		}
		Refused(owner, 422, "invalid", "PATCH", "/api/notifications/"+ids[0], M{})
		Refused(owner, 422, "invalid", "PATCH", "/api/notifications/"+ids[0], M{"isRead": true, "title": "x"})
		Refused(owner, 422, "invalid", "GET", "/api/notifications?unread=yes", nil)
		if r := owner.Do("GET", "/api/notifications", nil); owner.Do("GET", "/api/notifications", nil, "If-None-Match", r.Header.Get("ETag")).Status != 304 {
			a.Error("an unchanged list is sent again: ", fmt.Sprint(r.Header))
		}
	})
}

// TestNotificationThumbnails shows the thumbnail of a find as long as the user may see it.
func TestNotificationThumbnails(t *testing.T) {
	Each(t, func(a *API) {
		for _, audience := range []schema.Audience{schema.AudienceEveryone, schema.AudienceFriends} {
			public := audience == schema.AudienceEveryone
			s := NewScene(a, "friend", audience)
			path := "/api/finds/" + s.Created().ID
			thumb := func() string {
				a.Helper()
				if list := s.Actor.Inbox("?limit=1"); len(list) > 0 {
					return list[0].ThumbnailURL
				}
				return "" // it goes with the sight of the find
			}
			OK(s.Owner, 200, "POST", path+"/comments", M{"content": "@" + s.Actor.Name})
			if got := thumb(); got != "" {
				a.Errorf("public %v: a find without media has the thumbnail %q", public, got)
			}
			u := s.Attach()
			got := thumb()
			if name, query, signed := strings.Cut(got, "?"); name != schema.MediaPrefix+u.ThumbnailURL || signed == public {
				a.Errorf("public %v: thumbnail %s ? %s", public, name, query)
			}
			n := s.Actor.Inbox("?limit=1")[0]
			if read := Call[schema.Notification](s.Actor, 200, "PATCH", "/api/notifications/"+n.ID, M{"isRead": true}); read.ThumbnailURL != got {
				a.Errorf("public %v: read, the thumbnail is %q", public, read.ThumbnailURL)
			}
			if res := a.Anonymous().Do("GET", got, nil); res.Status != 200 {
				a.Errorf("public %v: the thumbnail answers %d", public, res.Status)
			}
			friends := Call[[]schema.Friendship](s.Actor, 200, "GET", "/api/friends", nil)
			OK(s.Actor, 204, "DELETE", "/api/friends/"+friends[0].ID, nil)
			if got := thumb(); (got != "") != public {
				a.Errorf("public %v: after the friendship the thumbnail is %q", public, got)
			}
		}
	})
}
