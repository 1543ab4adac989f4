package server_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
)

// kinds are the kinds of the notifications of a user, the oldest first, which it deletes.
func (u *user) kinds() (list []string) {
	u.a.Helper()
	for _, n := range u.inbox("?order=asc") {
		list = append(list, n.Type)
		ok(u, 204, "DELETE", "/api/notifications/"+n.ID, nil)
	}
	return list
}

// TestReplies replies to comments and to replies, also after the comment has been deleted.
func TestReplies(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f, other := ann.find("Fossil", true), ann.find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		reply := func(u *user, to, text string) schema.Comment {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path, m{"content": text, "parentId": to})
		}
		first := call[schema.Comment](ben, 200, "POST", path, m{"content": "Lovely!"})
		ann.kinds()
		second := reply(cyd, first.ID, "Yes")
		third := reply(ann, second.ID, "Thanks")
		if first.ParentID != "" || second.ParentID != first.ID || third.ParentID != first.ID {
			a.Errorf("parents are %q, %q and %q, want none and twice %s", first.ParentID, second.ParentID, third.ParentID, first.ID)
		}
		for u, want := range map[*user]string{ann: "find_commented", ben: "replied", cyd: "replied"} {
			if got := strings.Join(u.kinds(), " "); got != want {
				a.Errorf("%s gets %q, want %q", u.Name, got, want)
			}
		}
		if reply(ann, first.ID, "And you?"); !slices.Equal(ben.kinds(), []string{"replied"}) {
			a.Error("ben is not notified of the owner's reply")
		}
		offline := path + "/" + madeID(a.clock.Now())
		if c := call[schema.Comment](cyd, 201, "PUT", offline, m{"content": "Later", "parentId": third.ID}, create...); c.ParentID != first.ID {
			a.Errorf("created by the client: %+v", c)
		}
		ok(cyd, 200, "PUT", offline, m{"content": "Later", "parentId": third.ID}, create...)
		refused(cyd, 409, "conflict", "PUT", offline, m{"content": "Later", "parentId": first.ID}, create...)
		refused(cyd, 422, "invalid", "PUT", offline, m{"content": "Later", "parentId": first.ID})
		for _, parent := range []string{"nothing", f.ID} {
			if p := refused(cyd, 422, "invalid", "POST", path, m{"content": "x", "parentId": parent}); p.Errors[0].Rule != schema.RuleComment {
				a.Errorf("a reply to %s: %+v", parent, p.Errors)
			}
		}
		refused(cyd, 422, "invalid", "POST", "/api/finds/"+other.ID+"/comments", m{"content": "x", "parentId": first.ID})

		// The words of others stay when a comment or an account is deleted.
		ok(ben, 204, "DELETE", path+"/"+first.ID, nil)
		refused(cyd, 422, "invalid", "POST", path, m{"content": "x", "parentId": first.ID})
		reply(ann, second.ID, "Gone")
		list := call[[]schema.Comment](ann, 200, "GET", path, nil)
		if len(list) != 5 {
			a.Errorf("%d comments are left", len(list))
		}
		for i, c := range list { // the oldest reply has taken its place
			if want := []string{"", second.ID}[min(i, 1)]; c.ParentID != want {
				a.Errorf("%q has the parent %q, want %q", c.Content, c.ParentID, want)
			}
		}
		if f := call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil); f.CommentCount != 5 {
			a.Errorf("%d comments are counted", f.CommentCount)
		}
	})
}

// TestHiddenHeads reads the replies to a comment that is deleted, or that a block hides: every
// parentId leads to a comment that the viewer can read, and replies still belong together.
func TestHiddenHeads(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd, dan := a.as("ann"), a.as("ben"), a.as("cyd"), a.as("dan")
		path := "/api/finds/" + ann.find("Fossil", true).ID + "/comments"
		write := func(u *user, text, to string) schema.Comment {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path, m{"content": text, "parentId": to})
		}
		head := write(ben, "head", "")
		first := write(cyd, "first", head.ID)
		write(dan, "second", head.ID)
		write(ann, "third", first.ID)
		write(cyd, "alone", "")
		is := func(u *user, want string) {
			a.Helper()
			for _, query := range []string{"", "?limit=1", "?order=desc"} {
				var got []string
				text := map[string]string{"": ""}
				var list []schema.Comment
				for page := path + query; page != ""; {
					res := u.do("GET", page, nil)
					list = append(list, decode[[]schema.Comment](a, res)...)
					page, _, _ = strings.Cut(strings.TrimPrefix(res.Header.Get("Link"), "<"), ">")
				}
				if query == "?order=desc" {
					slices.Reverse(list)
				}
				for _, c := range list {
					text[c.ID] = c.Content
				}
				for _, c := range list {
					to, shown := text[c.ParentID]
					if !shown {
						a.Errorf("%s: the parent of %q leads nowhere", u.Name, c.Content)
					}
					got = append(got, c.Content+">"+to)
				}
				if got := strings.Join(got, " "); got != want {
					a.Errorf("%s reads%s %s, want %s", u.Name, query, got, want)
				}
			}
		}
		is(ann, "head> first>head second>head third>head alone>")
		ok(dan, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		is(dan, "first> second>first third>first alone>")
		ok(dan, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		is(dan, "second> third>second")
		is(ann, "head> first>head second>head third>head alone>") // only dan sees it so
		if c := write(dan, "fourth", second(a, dan, path)); c.ParentID != second(a, dan, path) {
			a.Errorf("a reply to what takes the place has the parent %q", c.ParentID)
		}
		is(ann, "head> first>head second>head third>head alone> fourth>head")
		ok(ben, 204, "DELETE", path+"/"+head.ID, nil)
		is(ann, "first> second>first third>first alone> fourth>first")
		is(dan, "second> third>second fourth>second") // as before
		if c := call[schema.Comment](cyd, 200, "PUT", path+"/"+first.ID, m{"content": "x"}); c.ParentID != "" {
			a.Errorf("%+v", c)
		}
	})
}

// TestManyHiddenReplies hides a comment and more replies to it than are looked at for one that
// takes its place: then the others have no parent, and a page costs as much as with fewer.
func TestManyHiddenReplies(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		path := "/api/finds/" + ann.find("Fossil", true).ID + "/comments"
		write := func(u *user, to string) string {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path, m{"content": "x", "parentId": to}).ID
		}
		head := write(ben, "")
		parents := func() (list []string) {
			a.Helper()
			for _, c := range call[[]schema.Comment](cyd, 200, "GET", path+"?order=desc&limit=2", nil) {
				list = append(list, c.ParentID)
			}
			return list
		}
		for range 99 {
			write(ben, head)
		}
		first := write(ann, head)
		write(ann, head)
		ok(cyd, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		if got := parents(); !slices.Equal(got, []string{first, ""}) {
			a.Errorf("behind 99 replies the parents are %q", got)
		}
		ok(cyd, 204, "DELETE", "/api/users/"+ben.ID+"/block", nil)
		head = write(ben, "")
		for range 100 {
			write(ben, head)
		}
		write(ann, head)
		last := write(ann, head)
		if got := parents(); !slices.Equal(got, []string{head, head}) {
			a.Errorf("without a block the parents are %q", got)
		}
		ok(cyd, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		if got := parents(); !slices.Equal(got, []string{"", ""}) {
			a.Errorf("behind 100 replies the parents are %q", got)
		}
		if c := call[schema.Comment](cyd, 200, "POST", path, m{"content": "x", "parentId": last}); c.ParentID != "" {
			a.Errorf("a further reply has the parent %q", c.ParentID)
		}
	})
}

// second is the comment "second" as a user reads it.
func second(a *api, u *user, path string) string {
	a.Helper()
	list := call[[]schema.Comment](u, 200, "GET", path, nil)
	return list[slices.IndexFunc(list, func(c schema.Comment) bool { return c.Content == "second" })].ID
}

// TestNoticesAreLimited comments, replies and mentions more often than a user is notified of.
// The comments are accepted, and neither other recipients nor other senders are affected.
func TestNoticesAreLimited(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f := ann.find("Fossil", true)
		path := "/api/finds/" + f.ID + "/comments"
		first := call[schema.Comment](ann, 200, "POST", path, m{"content": "Lovely!"})
		count := func(u *user, want int) {
			a.Helper()
			if got := len(u.inbox("?limit=100")); got != want {
				a.Errorf("%s has %d notifications, want %d", u.Name, got, want)
			}
		}
		for i := range schema.NoticesMax + 5 {
			body := []m{{"content": "Hello @ann"}, {"content": "Yes", "parentId": first.ID}, {"content": "Hello"}}[i%3]
			if i%2 == 0 {
				ok(ben, 200, "POST", path, body)
				continue
			}
			offline := path + "/" + madeID(a.clock.Now())
			ok(ben, 201, "PUT", offline, body, create...)
			ok(ben, 200, "PUT", offline, body, create...) // which counts for nothing
		}
		count(ann, schema.NoticesMax)
		ok(ben, 201, "POST", "/api/finds", m{"locationId": f.LocationID, "title": "x", "description": "For @ann and @cyd"})
		count(ann, schema.NoticesMax)
		count(cyd, 1)
		ok(cyd, 200, "POST", path, m{"content": "@ann"})
		count(ann, schema.NoticesMax+1)
		if f := call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil); f.CommentCount != schema.NoticesMax+7 {
			a.Errorf("%d comments", f.CommentCount)
		}
		ok(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil) // of another kind
		count(ann, schema.NoticesMax+2)
		a.clock.Add(time.Hour / schema.NoticesMax)
		ok(ben, 200, "POST", path, m{"content": "@ann"})
		ok(ben, 200, "POST", path, m{"content": "@ann"})
		count(ann, schema.NoticesMax+3)
		// What a user has switched off takes nothing.
		ok(cyd, 200, "PUT", "/api/notifications/preferences", m{"mentioned": false})
		for range schema.NoticesMax {
			ok(ben, 200, "POST", path, m{"content": "@cyd"})
		}
		ok(cyd, 200, "PUT", "/api/notifications/preferences", m{"mentioned": true})
		ok(ben, 200, "POST", path, m{"content": "@cyd"})
		count(cyd, 2)
	})
}

// TestNoticesToAllAreLimited mentions more users than one user notifies in an hour.
func TestNoticesToAllAreLimited(t *testing.T) {
	a := newAPI(t, "sqlite")
	ann, ben := a.as("ann"), a.as("ben")
	path := "/api/finds/" + ann.find("Fossil", true).ID + "/comments"
	var others []*user
	text := [2]string{}
	for i := range 16 {
		u := a.as(unique("other"))
		others = append(others, u)
		text[i%2] += "@" + u.Name + " "
	}
	count := func(want int) {
		a.Helper()
		n := 0
		for _, u := range others {
			n += len(u.inbox("?limit=100"))
		}
		if n != want {
			a.Errorf("%d notifications, want %d", n, want)
		}
	}
	for i := range 2 * schema.NoticesMax {
		ok(ben, 200, "POST", path, m{"content": text[i%2]})
	}
	// Each comment also notifies ann until she has had NoticesMax.
	count(schema.NoticesSent - schema.NoticesMax)
	ok(ann, 200, "POST", path, m{"content": text[0]})
	count(schema.NoticesSent - schema.NoticesMax + 8)
	a.clock.Add(time.Hour)
	ok(ben, 200, "POST", path, m{"content": text[1]})
	count(schema.NoticesSent - schema.NoticesMax + 16)
}

// TestHeadsAreNotReplaced takes the ids of comments that have replies and are deleted, or that
// a block hides: the answers are the same, and the replies stay without a head.
func TestHeadsAreNotReplaced(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, eve := a.as("ann"), a.as("ben"), a.as("eve")
		path := "/api/finds/" + ann.find("Fossil", true).ID + "/comments"
		head := func(text string) string {
			a.Helper()
			c := call[schema.Comment](ben, 200, "POST", path, m{"content": text})
			ok(ann, 200, "POST", path, m{"content": "I agree", "parentId": c.ID})
			return path + "/" + c.ID
		}
		deleted, hidden := head("Who likes cats?"), head("Who likes dogs?")
		ok(ben, 204, "DELETE", deleted, nil)
		ok(ben, 200, "PUT", "/api/users/"+eve.ID+"/block", nil)
		before := a.contents()
		answers := map[string]bool{}
		for _, taken := range []string{deleted, hidden} {
			if p := refused(eve, 409, "conflict", "PUT", taken, m{"content": "Who steals?"}, create...); p.Reason != "id_taken" {
				a.Errorf("%+v", p)
			}
			answers[summary(eve.do("PUT", taken, m{"content": "Who steals?"}, create...))] = true
		}
		if len(answers) != 1 {
			a.Errorf("the answers differ: %v", answers)
		}
		refused(ben, 409, "conflict", "PUT", deleted, m{"content": "Who likes cats?"}, create...)
		a.unchanged(before, "a refused comment")
		ok(eve, 201, "PUT", path+"/"+madeID(a.clock.Now()), m{"content": "Me"}, create...)
	})
}

// TestRepliesAcrossBlocks replies to somebody behind a block, who may no longer see the find,
// or who has a category switched off.
func TestRepliesAcrossBlocks(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		a.befriend(ann, ben)
		friendship := a.befriend(ann, cyd)
		f := ann.find("Fossil", false)
		path := "/api/finds/" + f.ID + "/comments"
		c := call[schema.Comment](cyd, 200, "POST", path, m{"content": "Lovely!"})
		ok(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		for _, u := range []*user{ann, ben, cyd} {
			u.kinds()
		}
		ok(ben, 200, "POST", path, m{"content": "Yes, @cyd", "parentId": c.ID})
		if got := cyd.kinds(); got != nil {
			a.Errorf("cyd, who may not see the find, gets %v", got)
		}
		if got := ann.kinds(); !slices.Equal(got, []string{"find_commented"}) {
			a.Errorf("the owner gets %v", got)
		}
		ok(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		before := a.contents()
		refused(ben, 422, "invalid", "POST", path, m{"content": "x", "parentId": c.ID})
		a.unchanged(before, "a reply across a block")
		// What is switched off does not keep the owner from what is not.
		ok(ann, 200, "PUT", "/api/notifications/preferences", m{"mentioned": false})
		ok(ben, 200, "POST", path, m{"content": "Hello @ann"})
		if got := ann.kinds(); !slices.Equal(got, []string{"find_commented"}) {
			a.Errorf("without mentions the owner gets %v", got)
		}
	})
}

// TestMentions mentions users of every relation in public and private finds. Only those who may
// see the find learn of it, once, and the author does not learn who they are.
func TestMentions(t *testing.T) {
	each(t, func(a *api) {
		for _, public := range []bool{true, false} {
			for _, role := range []string{"friend", "stranger", "blocked", "blocker"} {
				owner, u := a.as(unique("owner")), a.as(unique("actor"))
				a.relate(u, owner, role)
				l := owner.location(1, 2, unique("Here"))
				u.kinds()
				text := fmt.Sprintf("@%[1]s, @%[1]s and @no-one-else", u.Name)
				f := call[schema.Find](owner, 201, "POST", "/api/finds", m{"locationId": l.ID, "title": "Fossil", "description": text, "isPublic": public})
				ok(owner, 200, "PUT", "/api/finds/"+f.ID, m{"description": text + "!"})
				c := call[schema.Comment](owner, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": text})
				ok(owner, 200, "PUT", "/api/finds/"+f.ID+"/comments/"+c.ID, m{"content": text + "!"})
				want := 0
				if role == "friend" || role == "stranger" && public {
					want = 2
				}
				list := u.inbox("")
				if len(list) != want {
					a.Errorf("%s of a find that is public %v: %d notifications, want %d", role, public, len(list), want)
				}
				if want == 2 && (list[0].Data["commentId"] != c.ID || list[1].Data["commentId"] != "" || list[1].Data["findId"] != f.ID) {
					a.Errorf("%s: %+v", role, list)
				}
			}
		}
		ann, ben := a.as("ann"), a.as("ben")
		f := ann.find("Fossil", true)
		path := "/api/finds/" + f.ID + "/comments"
		for text, want := range map[string]int{"@ben": 1, "(@ben)": 1, "@Ben's": 1, "@ben @ben": 1, "a@ben.org": 0, "@@ben": 0, "@benny": 0, "ben": 0, "@ben-": 0, "@ann": 0,
			strings.Repeat("@nobody1 ", 20) + "@ben": 1, "@a1 @a2 @a3 @a4 @a5 @a6 @a7 @a8 @a9 @a10 @ben": 0} {
			ok(ann, 200, "POST", path, m{"content": text})
			if got := len(ben.kinds()); got != want {
				a.Errorf("%q notifies ben %d times, want %d", text, got, want)
			}
		}
		if got := ann.kinds(); got != nil {
			a.Errorf("ann gets %v", got)
		}
		ok(ben, 200, "POST", path, m{"content": "For @ann"})
		if got := ann.kinds(); !slices.Equal(got, []string{"mentioned"}) {
			a.Errorf("the owner gets %v, want one mention", got)
		}
	})
}
