package people

import (
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestBlockHidesEverything makes two friends and a third user share everything,
// then blocks, and looks for traces of each friend in everything that the other can
// read. The third user sees everything as before.
func TestBlockHidesEverything(t *testing.T) {
	Each(t, func(a *API) {
		x, y := NewScene(a, "stranger", schema.AudienceEveryone), NewScene(a, "stranger", schema.AudienceEveryone)
		third := NewScene(a, "stranger", schema.AudienceEveryone)
		a.Befriend(x.Owner, y.Owner)
		a.Befriend(x.Owner, third.Owner)
		a.Befriend(third.Owner, y.Owner)
		FillAll(x, y, third)
		hiddenX, hiddenY := x.Traces(), y.Traces()
		shared := third.Snapshot(third.Owner)
		for name, secret := range hiddenX {
			if len(Leaks(merge(x.Snapshot(y.Owner), third.Snapshot(y.Owner)), map[string]string{name: secret})) == 0 && name != "unshared" {
				a.Errorf("before the block the %s (%s) is nowhere to be seen", name, secret)
			}
		}
		for _, s := range []*Scene{x, y} { // what has been read outlives a block, hidden
			OK(s.Owner, 204, "POST", "/api/notifications/read-all", nil)
		}
		block := Call[schema.Friendship](x.Owner, 200, "PUT", "/api/users/"+y.Owner.ID+"/block", nil)
		for _, leak := range Leaks(merge(x.Snapshot(y.Owner), third.Snapshot(y.Owner), y.Snapshot(y.Owner)), hiddenX) {
			a.Errorf("the blocked one reads %s", leak)
		}
		seen := merge(x.Snapshot(x.Owner), third.Snapshot(x.Owner), y.Snapshot(x.Owner))
		maps.DeleteFunc(seen, func(path, _ string) bool { return strings.HasPrefix(path, "/api/friends?status=blocked") }) // the maker's own
		for path, text := range seen {
			if head, rest, found := strings.Cut(text, `"blocks":`); found {
				_, tail, _ := strings.Cut(rest, `"finds":`)
				seen[path] = head + tail
			}
		}
		for _, leak := range Leaks(seen, hiddenY) {
			a.Errorf("the blocker reads %s", leak)
		}
		// The block has ended a friendship between friends of the third: there is one less in common, as when they had ended it.
		inCommon := regexp.MustCompile(`,"commonFriends":\d+`)
		after := third.Snapshot(third.Owner)
		for _, snapshot := range []map[string]string{shared, after} {
			for path, text := range snapshot {
				snapshot[path] = inCommon.ReplaceAllString(text, "")
			}
		}
		if !maps.Equal(shared, after) {
			for path := range after {
				if shared[path] != after[path] {
					a.Errorf("the third's GET %s changed:\n%s\n%s", path, shared[path], after[path])
				}
			}
		}
		for _, u := range []*User{x.Owner, y.Owner, third.Owner} {
			f := Call[schema.Find](u, 200, "GET", "/api/finds/"+third.ID("findId"), nil)
			if f.LikeCount != 3 || f.CommentCount != 4 {
				a.Errorf("%s counts %d likes and %d comments, want the same for all: 3 and 4", u.Name, f.LikeCount, f.CommentCount)
			}
		}
		OK(x.Owner, 204, "DELETE", "/api/friends/"+block.ID, nil)
		if r := y.Owner.Do("GET", "/api/finds/"+x.ID("findId"), nil); r.Status != 200 {
			a.Errorf("after the block a public find answers %d", r.Status)
		}
	})
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
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		eve, ann, ben := a.As("eve"), a.As("ann"), a.As("ben")
		path := "/api/finds/" + eve.Find("Fossil", true).ID + "/comments"
		c := Call[schema.Comment](ann, 200, "POST", path, M{"content": "x"})
		OK(ben, 200, "POST", path, M{"content": "y", "parentId": c.ID})
		id := ann.Inbox("")[0].ID
		check := func(what string, want int) {
			a.Helper()
			list, unread := ann.Inbox(""), Call[M](ann, 200, "GET", "/api/notifications/count", nil)["unread"]
			if len(list) != want || fmt.Sprint(unread) != fmt.Sprint(want) {
				a.Errorf("%s, ann gets %+v and counts %v, want %d", what, list, unread, want)
			}
			status := map[int]int{0: 404, 1: 200}[want]
			OK(ann, status, "PATCH", "/api/notifications/"+id, M{"isRead": false})
		}
		check("at first", 1)
		OK(ann, 200, "PUT", "/api/users/"+eve.ID+"/block", nil)
		check("after the block", 0)
		OK(ann, 204, "DELETE", "/api/users/"+eve.ID+"/block", nil)
		check("after the block is lifted", 1)
		OK(admin, 200, "PUT", "/api/admin/users/"+eve.ID+"/suspension", M{"reason": "Spam"})
		check("after the suspension", 0)
		OK(admin, 200, "DELETE", "/api/admin/users/"+eve.ID+"/suspension", nil)
		check("after the suspension is lifted", 1)
	})
}

// TestBlockOfSuspended: the answers about a block do not have the name of a user who has been
// suspended since.
func TestBlockOfSuspended(t *testing.T) {
	Each(t, func(a *API) {
		admin := a.Administer(a.As("admin"))
		eve, ann := a.As("eve"), a.As("ann")
		block := "/api/friends/" + Call[schema.Friendship](ann, 200, "PUT", "/api/users/"+eve.ID+"/block", nil).ID
		OK(ann, 200, "PUT", block, M{"action": "block"})
		OK(admin, 200, "PUT", "/api/admin/users/"+eve.ID+"/suspension", M{"reason": "Spam"})
		Refused(ann, 404, "not_found", "PUT", block, M{"action": "block"})
		OK(admin, 200, "DELETE", "/api/admin/users/"+eve.ID+"/suspension", nil)
		OK(ann, 200, "PUT", block, M{"action": "block"})
	})
}
