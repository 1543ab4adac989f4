package server_test

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
	"finds/store/storetest"
)

// gives reads the next event of a stream, of a comment.
func (s *events) gives(event, id, content string) (c schema.Comment) {
	s.u.a.Helper()
	e, more := s.next()
	err := json.Unmarshal([]byte(e.Data), &c)
	if !more || err != nil || e.Event != event || e.ID != "" || c.ID != id || c.Content != content || c.FindID == "" {
		s.u.a.Fatalf("%s gets %+v (open %v, %v), want %s of %s with %q", s.u.Name, e, more, err, event, id, content)
	}
	return c
}

// TestLiveComments follows the comments on an open find, in the streams of several users,
// while they are written, edited and deleted.
func TestLiveComments(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f, other := ann.find("Fossil", true), ann.find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		write := func(u *user, body m) string {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path, body).ID
		}
		old := write(ben, m{"content": "Before"})
		list := []*events{ben.streamOf("?find="+f.ID, ""), cyd.streamOf("?find="+f.ID, "")}
		both := func(event, id, content string) (c schema.Comment) {
			a.Helper()
			for _, s := range list {
				c = s.gives(event, id, content)
			}
			return c
		}
		ok(ben, 200, "POST", "/api/finds/"+other.ID+"/comments", m{"content": "Elsewhere"})
		head := write(ann, m{"content": "Hello"})
		if c := both("comment", head, "Hello"); c.User.Username != "ann" || c.FindID != f.ID {
			a.Errorf("%+v", c)
		}
		ok(ann, 200, "PUT", path+"/"+head, m{"content": "Hello!"})
		both("comment", head, "Hello!")
		ok(ann, 200, "PUT", path+"/"+head, m{"content": "Hello!"}) // changes nothing
		first := write(ann, m{"content": "One", "parentId": head})
		if c := both("comment", first, "One"); c.ParentID != head {
			a.Errorf("%+v", c)
		}
		ok(ben, 204, "DELETE", path+"/"+old, nil)
		both("comment-deleted", old, "")
		ok(ann, 204, "DELETE", path+"/"+head, nil)
		both("comment-deleted", head, "")
		second := write(ann, m{"content": "Two", "parentId": first})
		if c := both("comment", second, "Two"); c.ParentID != first {
			a.Errorf("the oldest reply has not taken its place: %+v", c)
		}
		offline := madeID(a.clock.Now())
		for _, status := range []int{201, 200} { // a repetition changes nothing
			ok(ann, status, "PUT", path+"/"+offline, m{"content": "Later"}, create...)
		}
		both("comment", offline, "Later")
		last := write(ann, m{"content": "Last"})
		both("comment", last, "Last")

		// Notifications come in the same stream, and a resumed one repeats no comments.
		ok(cyd, 200, "POST", path, m{"content": "@ben"})
		kinds := map[string]bool{}
		note := ""
		for range 2 {
			e, _ := list[0].next()
			kinds[e.Event] = true
			note = max(note, e.ID)
		}
		if !kinds["notification"] || !kinds["comment"] {
			a.Errorf("events are %v", kinds)
		}
		list[0].cancel()
		list[0] = ben.streamOf("?find="+f.ID, note)
		again := write(ann, m{"content": "Again"})
		list[0].gives("comment", again, "Again")
	})
}

// TestLiveCommentsAreHidden changes comments that a user with the find open may not see: what
// the stream gives next is what they may see.
func TestLiveCommentsAreHidden(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f, hidden := ann.find("Fossil", true), ann.find("Bone", false)
		path := "/api/finds/" + f.ID
		write := func(u *user, text string) string {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path+"/comments", m{"content": text}).ID
		}
		for _, find := range []string{hidden.ID, "nothing", ""} {
			refused(ben, 404, "not_found", "GET", "/api/notifications/stream?find="+find, nil)
		}
		refused(ben, 422, "invalid", "GET", "/api/notifications/stream?find="+f.ID+"&find="+f.ID, nil)
		refused(a.anonymous(), 401, "unauthenticated", "GET", "/api/notifications/stream?find="+f.ID, nil)

		s := ben.streamOf("?find="+f.ID, "")
		cyds := write(cyd, "Before")
		s.gives("comment", cyds, "Before")
		ok(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		ok(cyd, 200, "PUT", path+"/comments/"+cyds, m{"content": "Behind a block"})
		write(cyd, "Also behind it")
		ok(cyd, 204, "DELETE", path+"/comments/"+cyds, nil)
		s.gives("comment", write(ann, "Seen"), "Seen")

		ok(ann, 200, "PUT", path, m{"isPublic": false})
		private := write(ann, "Private")
		for _, again := range []func(){
			func() { ok(ann, 200, "PUT", path, m{"isPublic": true}) },
			func() { ok(ann, 204, "DELETE", path, nil); ok(ann, 200, "POST", path+"/restore", nil) },
		} {
			again()
			seen := write(ann, "Public")
			if private != "" { // what was hidden is news once the find can be seen
				s.gives("comment", private, "Private")
				private = ""
			}
			s.gives("comment", seen, "Public")
		}
		ok(ann, 204, "DELETE", path+"?forever=true", nil)
		ok(cyd, 201, "POST", "/api/friends", m{"friendId": ann.ID})
		ok(ann, 201, "POST", "/api/friends", m{"friendId": ben.ID})
		if e, _ := s.next(); e.Event != "notification" {
			a.Errorf("after the find is deleted the stream gives %+v", e)
		}
	})
}

// TestManyHiddenChanges changes comments behind a block and on a private find more often than
// changes are read at once. They are read once: each look begins after those before it.
func TestManyHiddenChanges(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, cyd := a.as("ann"), a.as("ben"), a.as("cyd")
		f, ctx := ann.find("Fossil", true), t.Context()
		ok(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		s := ben.streamOf("?find="+f.ID, "")
		for range store.SinceMax + 20 {
			must(a.store.CreateComment(ctx, cyd.ID, f.ID, "Hidden"))
		}
		seen := must(a.store.CreateComment(ctx, ann.ID, f.ID, "Seen"))
		s.gives("comment", seen.ID, "Seen")
		list := must(a.store.CommentChanges(ctx, ben.ID, f.ID, ""))
		if len(list) != store.SinceMax {
			a.Fatalf("a page has %d changes", len(list))
		}
		for _, h := range list {
			if h.Shown || h.Comment != nil {
				a.Fatalf("%+v is shown", h)
			}
		}
		list = must(a.store.CommentChanges(ctx, ben.ID, f.ID, list[len(list)-1].ID))
		if last := list[len(list)-1]; len(list) != 21 || !last.Shown || last.Comment.ID != seen.ID {
			a.Errorf("the last page has %d changes, and ends with %+v", len(list), last)
		}
		ok(ann, 200, "PUT", "/api/finds/"+f.ID, m{"isPublic": false})
		if list := must(a.store.CommentChanges(ctx, ben.ID, f.ID, "")); len(list) != 0 {
			a.Errorf("%d changes on a find that ben may not see", len(list))
		}
	})
}

// TestLiveCommentsOfOthers writes, edits and deletes comments by another process on the same
// database, and more of them than are read at once.
func TestLiveCommentsOfOthers(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		f := ann.find("Fossil", true)
		db, ctx := a.store, context.Background()
		if db.Postgres() {
			db = storetest.Open(t, "postgres", store.Options{Database: a.dsn, Now: a.clock.Now})
		}
		s := ben.streamOf("?find="+f.ID, "")
		c := must(db.CreateComment(ctx, ann.ID, f.ID, "One"))
		s.gives("comment", c.ID, "One")
		must(db.UpdateComment(ctx, ann.ID, f.ID, c.ID, "Two"))
		s.gives("comment", c.ID, "Two")
		must(0, db.DeleteComment(ctx, ann.ID, f.ID, c.ID))
		s.gives("comment-deleted", c.ID, "")
		want := map[string]bool{}
		for range store.SinceMax + 20 {
			want[must(db.CreateComment(ctx, ann.ID, f.ID, "Many")).ID] = true
		}
		for len(want) > 0 {
			e, more := s.next()
			var c schema.Comment
			if err := json.Unmarshal([]byte(e.Data), &c); err != nil || !more || !want[c.ID] {
				a.Fatalf("the stream gives %+v (%v)", e, err)
			}
			delete(want, c.ID)
		}
		// The cleanup deletes old changes.
		a.clock.Add(20 * time.Minute)
		last := must(db.CreateComment(ctx, ann.ID, f.ID, "Last"))
		s.gives("comment", last.ID, "Last")
		a.cleaner.Rows(ctx)
		direct := a.direct()
		defer direct.Close()
		var n int
		if err := direct.QueryRow("SELECT COUNT(*) FROM comment_change").Scan(&n); err != nil || n != 1 {
			a.Errorf("%d changes are left, %v", n, err)
		}
	})
}
