package people

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// kinds are the kinds of the notifications of a user, the oldest first, which it deletes.
func kinds(u *User) (list []string) {
	u.A.Helper()
	for _, n := range u.Inbox("?order=asc") {
		list = append(list, n.Type)
		OK(u, 204, "DELETE", "/api/notifications/"+n.ID, nil)
	}
	return list
}

// TestReplies replies to comments and to replies, also after the comment has been deleted.
func TestReplies(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f, other := ann.Find("Fossil", true), ann.Find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		reply := func(u *User, to, text string) schema.Comment {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path, M{"content": text, "parentId": to})
		}
		first := Call[schema.Comment](ben, 200, "POST", path, M{"content": "Lovely!"})
		kinds(ann)
		second := reply(cyd, first.ID, "Yes")
		third := reply(ann, second.ID, "Thanks")
		if first.ParentID != "" || second.ParentID != first.ID || third.ParentID != first.ID {
			a.Errorf("parents are %q, %q and %q, want none and twice %s", first.ParentID, second.ParentID, third.ParentID, first.ID)
		}
		for u, want := range map[*User]string{ann: "find_commented", ben: "replied", cyd: "replied"} {
			if got := strings.Join(kinds(u), " "); got != want {
				a.Errorf("%s gets %q, want %q", u.Name, got, want)
			}
		}
		if reply(ann, first.ID, "And you?"); !slices.Equal(kinds(ben), []string{"replied"}) {
			a.Error("ben is not notified of the owner's reply")
		}
		offline := path + "/" + MadeID(a.Clock.Now())
		if c := Call[schema.Comment](cyd, 201, "PUT", offline, M{"content": "Later", "parentId": third.ID}, Create...); c.ParentID != first.ID {
			a.Errorf("created by the client: %+v", c)
		}
		OK(cyd, 200, "PUT", offline, M{"content": "Later", "parentId": third.ID}, Create...)
		Refused(cyd, 412, "precondition_failed", "PUT", offline, M{"content": "Later", "parentId": first.ID}, Create...)
		Refused(cyd, 422, "invalid", "PUT", offline, M{"content": "Later", "parentId": first.ID})
		for _, parent := range []string{"nothing", f.ID} {
			if p := Refused(cyd, 422, "invalid", "POST", path, M{"content": "x", "parentId": parent}); p.Errors[0].Rule != schema.RuleComment {
				a.Errorf("a reply to %s: %+v", parent, p.Errors)
			}
		}
		Refused(cyd, 422, "invalid", "POST", "/api/finds/"+other.ID+"/comments", M{"content": "x", "parentId": first.ID})

		// The words of others stay when a comment or an account is deleted.
		OK(ben, 204, "DELETE", path+"/"+first.ID, nil)
		Refused(cyd, 422, "invalid", "POST", path, M{"content": "x", "parentId": first.ID})
		reply(ann, second.ID, "Gone")
		list := Call[[]schema.Comment](ann, 200, "GET", path, nil)
		if len(list) != 5 {
			a.Errorf("%d comments are left", len(list))
		}
		for i, c := range list { // the oldest reply has taken its place
			if want := []string{"", second.ID}[min(i, 1)]; c.ParentID != want {
				a.Errorf("%q has the parent %q, want %q", c.Content, c.ParentID, want)
			}
		}
		if f := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil); f.CommentCount != 5 {
			a.Errorf("%d comments are counted", f.CommentCount)
		}
	})
}

// TestHiddenHeads reads the replies to a comment that is deleted, or that a block hides: every
// parentId leads to a comment that the viewer can read, and replies still belong together.
func TestHiddenHeads(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd, dan := a.As("ann"), a.As("ben"), a.As("cyd"), a.As("dan")
		path := "/api/finds/" + ann.Find("Fossil", true).ID + "/comments"
		write := func(u *User, text, to string) schema.Comment {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path, M{"content": text, "parentId": to})
		}
		head := write(ben, "head", "")
		first := write(cyd, "first", head.ID)
		write(dan, "second", head.ID)
		write(ann, "third", first.ID)
		write(cyd, "alone", "")
		is := func(u *User, want string) {
			a.Helper()
			for _, query := range []string{"", "?limit=1", "?order=desc"} {
				var got []string
				text := map[string]string{"": ""}
				var list []schema.Comment
				for page := path + query; page != ""; {
					res := u.Do("GET", page, nil)
					list = append(list, Decode[[]schema.Comment](a, res)...)
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
		OK(dan, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		is(dan, "first> second>first third>first alone>")
		OK(dan, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		is(dan, "second> third>second")
		is(ann, "head> first>head second>head third>head alone>") // only dan sees it so
		if c := write(dan, "fourth", second(a, dan, path)); c.ParentID != second(a, dan, path) {
			a.Errorf("a reply to what takes the place has the parent %q", c.ParentID)
		}
		is(ann, "head> first>head second>head third>head alone> fourth>head")
		OK(ben, 204, "DELETE", path+"/"+head.ID, nil)
		is(ann, "first> second>first third>first alone> fourth>first")
		is(dan, "second> third>second fourth>second") // as before
		if c := Call[schema.Comment](cyd, 200, "PUT", path+"/"+first.ID, M{"content": "x"}); c.ParentID != "" {
			a.Errorf("%+v", c)
		}
	})
}

// TestManyHiddenReplies hides a comment and more replies to it than are looked at for one that
// takes its place: then the others have no parent, and a page costs as much as with fewer.
func TestManyHiddenReplies(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		path := "/api/finds/" + ann.Find("Fossil", true).ID + "/comments"
		write := func(u *User, to string) string {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path, M{"content": "x", "parentId": to}).ID
		}
		head := write(ben, "")
		parents := func() (list []string) {
			a.Helper()
			for _, c := range Call[[]schema.Comment](cyd, 200, "GET", path+"?order=desc&limit=2", nil) {
				list = append(list, c.ParentID)
			}
			return list
		}
		for range 99 {
			write(ben, head)
		}
		first := write(ann, head)
		write(ann, head)
		OK(cyd, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		if got := parents(); !slices.Equal(got, []string{first, ""}) {
			a.Errorf("behind 99 replies the parents are %q", got)
		}
		OK(cyd, 204, "DELETE", "/api/users/"+ben.ID+"/block", nil)
		head = write(ben, "")
		for range 100 {
			write(ben, head)
		}
		write(ann, head)
		last := write(ann, head)
		if got := parents(); !slices.Equal(got, []string{head, head}) {
			a.Errorf("without a block the parents are %q", got)
		}
		OK(cyd, 200, "PUT", "/api/users/"+ben.ID+"/block", nil)
		if got := parents(); !slices.Equal(got, []string{"", ""}) {
			a.Errorf("behind 100 replies the parents are %q", got)
		}
		if c := Call[schema.Comment](cyd, 200, "POST", path, M{"content": "x", "parentId": last}); c.ParentID != "" {
			a.Errorf("a further reply has the parent %q", c.ParentID)
		}
	})
}

// second is the comment "second" as a user reads it.
func second(a *API, u *User, path string) string {
	a.Helper()
	list := Call[[]schema.Comment](u, 200, "GET", path, nil)
	return list[slices.IndexFunc(list, func(c schema.Comment) bool { return c.Content == "second" })].ID
}

// TestNoticesAreLimited comments, replies and mentions more often than a user is notified of.
// The comments are accepted, and neither other recipients nor other senders are affected.
func TestNoticesAreLimited(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f := ann.Find("Fossil", true)
		path := "/api/finds/" + f.ID + "/comments"
		first := Call[schema.Comment](ann, 200, "POST", path, M{"content": "Lovely!"})
		count := func(u *User, want int) {
			a.Helper()
			if got := len(u.Inbox("?limit=100")); got != want {
				a.Errorf("%s has %d notifications, want %d", u.Name, got, want)
			}
		}
		for i := range schema.NoticesMax + 5 {
			body := []M{{"content": "Hello @ann"}, {"content": "Yes", "parentId": first.ID}, {"content": "Hello"}}[i%3]
			if i%2 == 0 {
				OK(ben, 200, "POST", path, body)
				continue
			}
			offline := path + "/" + MadeID(a.Clock.Now())
			OK(ben, 201, "PUT", offline, body, Create...)
			OK(ben, 200, "PUT", offline, body, Create...) // which counts for nothing
		}
		count(ann, schema.NoticesMax)
		OK(ben, 201, "POST", "/api/finds", M{"locationId": f.LocationID, "title": "x", "description": "For @ann and @cyd"})
		count(ann, schema.NoticesMax)
		count(cyd, 1)
		OK(cyd, 200, "POST", path, M{"content": "@ann"})
		count(ann, schema.NoticesMax+1)
		if f := Call[schema.Find](ann, 200, "GET", "/api/finds/"+f.ID, nil); f.CommentCount != schema.NoticesMax+7 {
			a.Errorf("%d comments", f.CommentCount)
		}
		OK(ben, 200, "PUT", "/api/finds/"+f.ID+"/like", nil) // of another kind
		count(ann, schema.NoticesMax+2)
		a.Clock.Add(time.Hour / schema.NoticesMax)
		OK(ben, 200, "POST", path, M{"content": "@ann"})
		OK(ben, 200, "POST", path, M{"content": "@ann"})
		count(ann, schema.NoticesMax+3)
		// What a user has switched off takes nothing.
		OK(cyd, 200, "PUT", "/api/notifications/preferences", M{"mentioned": false})
		for range schema.NoticesMax {
			OK(ben, 200, "POST", path, M{"content": "@cyd"})
		}
		OK(cyd, 200, "PUT", "/api/notifications/preferences", M{"mentioned": true})
		OK(ben, 200, "POST", path, M{"content": "@cyd"})
		count(cyd, 2)
	})
}

// TestNoticesToAllAreLimited mentions more users than one user notifies in an hour.
func TestNoticesToAllAreLimited(t *testing.T) {
	a := NewAPI(t, "sqlite")
	ann, ben := a.As("ann"), a.As("ben")
	path := "/api/finds/" + ann.Find("Fossil", true).ID + "/comments"
	var others []*User
	text := [2]string{}
	for i := range 16 {
		u := a.As(Unique("other"))
		others = append(others, u)
		text[i%2] += "@" + u.Name + " "
	}
	count := func(want int) {
		a.Helper()
		n := 0
		for _, u := range others {
			n += len(u.Inbox("?limit=100"))
		}
		if n != want {
			a.Errorf("%d notifications, want %d", n, want)
		}
	}
	for i := range 2 * schema.NoticesMax {
		OK(ben, 200, "POST", path, M{"content": text[i%2]})
	}
	// Each comment also notifies ann until she has had NoticesMax.
	count(schema.NoticesSent - schema.NoticesMax)
	OK(ann, 200, "POST", path, M{"content": text[0]})
	count(schema.NoticesSent - schema.NoticesMax + 8)
	a.Clock.Add(time.Hour)
	OK(ben, 200, "POST", path, M{"content": text[1]})
	count(schema.NoticesSent - schema.NoticesMax + 16)
}

// TestHeadsAreNotReplaced takes the ids of comments that have replies and are deleted, or that
// a block hides: the answers are the same, and the replies stay without a head.
func TestHeadsAreNotReplaced(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, eve := a.As("ann"), a.As("ben"), a.As("eve")
		path := "/api/finds/" + ann.Find("Fossil", true).ID + "/comments"
		head := func(text string) string {
			a.Helper()
			c := Call[schema.Comment](ben, 200, "POST", path, M{"content": text})
			OK(ann, 200, "POST", path, M{"content": "I agree", "parentId": c.ID})
			return path + "/" + c.ID
		}
		deleted, hidden := head("Who likes cats?"), head("Who likes dogs?")
		OK(ben, 204, "DELETE", deleted, nil)
		OK(ben, 200, "PUT", "/api/users/"+eve.ID+"/block", nil)
		before := a.Contents()
		answers := map[string]bool{}
		for _, taken := range []string{deleted, hidden} {
			if p := Refused(eve, 412, "precondition_failed", "PUT", taken, M{"content": "Who steals?"}, Create...); p.Reason != "id_taken" {
				a.Errorf("%+v", p)
			}
			answers[Summary(eve.Do("PUT", taken, M{"content": "Who steals?"}, Create...))] = true
		}
		if len(answers) != 1 {
			a.Errorf("the answers differ: %v", answers)
		}
		Refused(ben, 412, "precondition_failed", "PUT", deleted, M{"content": "Who likes cats?"}, Create...)
		a.Unchanged(before, "a refused comment")
		OK(eve, 201, "PUT", path+"/"+MadeID(a.Clock.Now()), M{"content": "Me"}, Create...)
	})
}

// TestRepliesAcrossBlocks replies to somebody behind a block, who may no longer see the find,
// or who has a category switched off.
func TestRepliesAcrossBlocks(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		a.Befriend(ann, ben)
		friendship := a.Befriend(ann, cyd)
		f := ann.Find("Fossil", false)
		path := "/api/finds/" + f.ID + "/comments"
		c := Call[schema.Comment](cyd, 200, "POST", path, M{"content": "Lovely!"})
		OK(ann, 204, "DELETE", "/api/friends/"+friendship.ID, nil)
		for _, u := range []*User{ann, ben, cyd} {
			kinds(u)
		}
		OK(ben, 200, "POST", path, M{"content": "Yes, @cyd", "parentId": c.ID})
		if got := kinds(cyd); got != nil {
			a.Errorf("cyd, who may not see the find, gets %v", got)
		}
		if got := kinds(ann); !slices.Equal(got, []string{"find_commented"}) {
			a.Errorf("the owner gets %v", got)
		}
		OK(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		before := a.Contents()
		Refused(ben, 422, "invalid", "POST", path, M{"content": "x", "parentId": c.ID})
		a.Unchanged(before, "a reply across a block")
		// What is switched off does not keep the owner from what is not.
		OK(ann, 200, "PUT", "/api/notifications/preferences", M{"mentioned": false})
		OK(ben, 200, "POST", path, M{"content": "Hello @ann"})
		if got := kinds(ann); !slices.Equal(got, []string{"find_commented"}) {
			a.Errorf("without mentions the owner gets %v", got)
		}
	})
}

// TestMentions mentions users of every relation in public and private finds. Only those who may
// see the find learn of it, once, and the author does not learn who they are.
func TestMentions(t *testing.T) {
	Each(t, func(a *API) {
		for _, public := range []bool{true, false} {
			for _, role := range []string{"friend", "stranger", "blocked", "blocker"} {
				owner, u := a.As(Unique("owner")), a.As(Unique("actor"))
				a.Relate(u, owner, role)
				l := owner.Location(1, 2, Unique("Here"))
				kinds(u)
				text := fmt.Sprintf("@%[1]s, @%[1]s and @no-one-else", u.Name)
				f := Call[schema.Find](owner, 201, "POST", "/api/finds", M{"locationId": l.ID, "title": "Fossil", "description": text, "isPublic": public})
				OK(owner, 200, "PUT", "/api/finds/"+f.ID, M{"description": text + "!"})
				c := Call[schema.Comment](owner, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": text})
				OK(owner, 200, "PUT", "/api/finds/"+f.ID+"/comments/"+c.ID, M{"content": text + "!"})
				want := 0
				if role == "friend" || role == "stranger" && public {
					want = 2
				}
				list := u.Inbox("")
				if len(list) != want {
					a.Errorf("%s of a find that is public %v: %d notifications, want %d", role, public, len(list), want)
				}
				if want == 2 && (list[0].Data["commentId"] != c.ID || list[1].Data["commentId"] != "" || list[1].Data["findId"] != f.ID) {
					a.Errorf("%s: %+v", role, list)
				}
			}
		}
		ann, ben := a.As("ann"), a.As("ben")
		f := ann.Find("Fossil", true)
		path := "/api/finds/" + f.ID + "/comments"
		for text, want := range map[string]int{"@ben": 1, "(@ben)": 1, "@Ben's": 1, "@ben @ben": 1, "a@ben.org": 0, "@@ben": 0, "@benny": 0, "ben": 0, "@ben-": 0, "@ann": 0,
			strings.Repeat("@nobody1 ", 20) + "@ben": 1, "@a1 @a2 @a3 @a4 @a5 @a6 @a7 @a8 @a9 @a10 @ben": 0} {
			OK(ann, 200, "POST", path, M{"content": text})
			if got := len(kinds(ben)); got != want {
				a.Errorf("%q notifies ben %d times, want %d", text, got, want)
			}
		}
		if got := kinds(ann); got != nil {
			a.Errorf("ann gets %v", got)
		}
		OK(ben, 200, "POST", path, M{"content": "For @ann"})
		if got := kinds(ann); !slices.Equal(got, []string{"mentioned"}) {
			a.Errorf("the owner gets %v, want one mention", got)
		}
	})
}
