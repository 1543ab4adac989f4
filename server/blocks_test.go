package server_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"finds/schema"
)

// TestBlockHidesEverything makes two friends and a third user share everything,
// then blocks, and looks for traces of each friend in everything that the other can
// read. The third user sees everything as before.
func TestBlockHidesEverything(t *testing.T) {
	each(t, func(a *api) {
		x, y := newScene(a, "stranger", true), newScene(a, "stranger", true)
		third := newScene(a, "stranger", true)
		a.befriend(x.owner, y.owner)
		a.befriend(x.owner, third.owner)
		a.befriend(third.owner, y.owner)
		fillAll(x, y, third)
		hiddenX, hiddenY := x.traces(), y.traces()
		shared := third.snapshot(third.owner)
		for name, secret := range hiddenX {
			if len(leaks(merge(x.snapshot(y.owner), third.snapshot(y.owner)), map[string]string{name: secret})) == 0 && name != "unshared" {
				a.Errorf("before the block the %s (%s) is nowhere to be seen", name, secret)
			}
		}
		for _, s := range []*scene{x, y} { // what has been read outlives a block, hidden
			ok(s.owner, 204, "POST", "/api/notifications/read-all", nil)
		}
		block := call[schema.Friendship](x.owner, 200, "PUT", "/api/users/"+y.owner.ID+"/block", nil)
		for _, leak := range leaks(merge(x.snapshot(y.owner), third.snapshot(y.owner), y.snapshot(y.owner)), hiddenX) {
			a.Errorf("the blocked one reads %s", leak)
		}
		seen := merge(x.snapshot(x.owner), third.snapshot(x.owner), y.snapshot(x.owner))
		maps.DeleteFunc(seen, func(path, _ string) bool { return strings.HasPrefix(path, "/api/friends?status=blocked") }) // the maker's own
		for path, text := range seen {
			if head, rest, found := strings.Cut(text, `"blocks":`); found {
				_, tail, _ := strings.Cut(rest, `"finds":`)
				seen[path] = head + tail
			}
		}
		for _, leak := range leaks(seen, hiddenY) {
			a.Errorf("the blocker reads %s", leak)
		}
		if after := third.snapshot(third.owner); !maps.Equal(shared, after) {
			for path := range after {
				if shared[path] != after[path] {
					a.Errorf("the third's GET %s changed:\n%s\n%s", path, shared[path], after[path])
				}
			}
		}
		for _, u := range []*user{x.owner, y.owner, third.owner} {
			f := call[schema.Find](u, 200, "GET", "/api/finds/"+third.id("findId"), nil)
			if f.LikeCount != 3 || f.CommentCount != 4 {
				a.Errorf("%s counts %d likes and %d comments, want the same for all: 3 and 4", u.Name, f.LikeCount, f.CommentCount)
			}
		}
		ok(x.owner, 204, "DELETE", "/api/friends/"+block.ID, nil)
		if r := y.owner.do("GET", "/api/finds/"+x.id("findId"), nil); r.Status != 200 {
			a.Errorf("after the block a public find answers %d", r.Status)
		}
	})
}

// touch likes and comments on the find of a scene as this scene's owner.
func (s *scene) touch(o *scene) {
	s.Helper()
	ok(s.owner, 200, "PUT", "/api/finds/"+o.id("findId")+"/like", nil)
	ok(s.owner, 200, "POST", "/api/finds/"+o.id("findId")+"/comments", m{"content": "by " + s.owner.Name})
}

// traces are texts that reveal the owner of a scene or their data.
func (s *scene) traces() map[string]string {
	s.Helper()
	t := s.secrets()
	delete(t, "description")
	t["owner"], t["name"], t["own comment"] = s.owner.ID, s.owner.Name+`"`, `"content":"by `+s.owner.Name+`"`
	t["unshared"] = s.id("subscriptionId")
	return t
}

func merge(list ...map[string]string) map[string]string {
	all := map[string]string{}
	for i, seen := range list {
		for path, text := range seen {
			all[fmt.Sprintf("%s%s", path, strings.Repeat(" ", i))] = text
		}
	}
	return all
}

// TestNotificationsOfHiddenFinds notifies users of comments on a find of eve. A block or a
// suspension of hers hides the notifications, which have the title, from those who do not see it.
func TestNotificationsOfHiddenFinds(t *testing.T) {
	each(t, func(a *api) {
		admin := a.administer(a.as("admin"))
		eve, ann, ben := a.as("eve"), a.as("ann"), a.as("ben")
		path := "/api/finds/" + eve.find("Fossil", true).ID + "/comments"
		c := call[schema.Comment](ann, 200, "POST", path, m{"content": "x"})
		ok(ben, 200, "POST", path, m{"content": "y", "parentId": c.ID})
		id := ann.inbox("")[0].ID
		check := func(what string, want int) {
			a.Helper()
			list, unread := ann.inbox(""), call[m](ann, 200, "GET", "/api/notifications/count", nil)["unread"]
			if len(list) != want || fmt.Sprint(unread) != fmt.Sprint(want) {
				a.Errorf("%s, ann gets %+v and counts %v, want %d", what, list, unread, want)
			}
			status := map[int]int{0: 404, 1: 200}[want]
			ok(ann, status, "PATCH", "/api/notifications/"+id, m{"isRead": false})
		}
		check("at first", 1)
		ok(ann, 200, "PUT", "/api/users/"+eve.ID+"/block", nil)
		check("after the block", 0)
		ok(ann, 204, "DELETE", "/api/users/"+eve.ID+"/block", nil)
		check("after the block is lifted", 1)
		ok(admin, 200, "PUT", "/api/admin/users/"+eve.ID+"/suspension", m{"reason": "Spam"})
		check("after the suspension", 0)
		ok(admin, 200, "DELETE", "/api/admin/users/"+eve.ID+"/suspension", nil)
		check("after the suspension is lifted", 1)
	})
}

// TestBlockOfSuspended: the answers about a block do not have the name of a user who has been
// suspended since.
func TestBlockOfSuspended(t *testing.T) {
	each(t, func(a *api) {
		admin := a.administer(a.as("admin"))
		eve, ann := a.as("eve"), a.as("ann")
		block := "/api/friends/" + call[schema.Friendship](ann, 200, "PUT", "/api/users/"+eve.ID+"/block", nil).ID
		ok(ann, 200, "PUT", block, m{"action": "block"})
		ok(admin, 200, "PUT", "/api/admin/users/"+eve.ID+"/suspension", m{"reason": "Spam"})
		refused(ann, 404, "not_found", "PUT", block, m{"action": "block"})
		ok(admin, 200, "DELETE", "/api/admin/users/"+eve.ID+"/suspension", nil)
		ok(ann, 200, "PUT", block, m{"action": "block"})
	})
}
