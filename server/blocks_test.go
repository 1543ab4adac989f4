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
