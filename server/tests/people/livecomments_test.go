package people

import (
	"context"
	"encoding/json"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
	"finds/store/storetest"
)

// TestLiveComments follows the comments on an open find, in the streams of several users,
// while they are written, edited and deleted.
func TestLiveComments(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f, other := ann.Find("Fossil", true), ann.Find("Bone", true)
		path := "/api/finds/" + f.ID + "/comments"
		write := func(u *User, body M) string {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path, body).ID
		}
		old := write(ben, M{"content": "Before"})
		list := []*Events{StreamOf(ben, "?find="+f.ID, ""), StreamOf(cyd, "?find="+f.ID, "")}
		both := func(event, id, content string) (c schema.Comment) {
			a.Helper()
			for _, s := range list {
				c = s.Gives(event, id, content)
			}
			return c
		}
		OK(ben, 200, "POST", "/api/finds/"+other.ID+"/comments", M{"content": "Elsewhere"})
		head := write(ann, M{"content": "Hello"})
		if c := both("comment", head, "Hello"); c.User.Username != "ann" || c.FindID != f.ID {
			a.Errorf("%+v", c)
		}
		OK(ann, 200, "PUT", path+"/"+head, M{"content": "Hello!"})
		both("comment", head, "Hello!")
		OK(ann, 200, "PUT", path+"/"+head, M{"content": "Hello!"}) // changes nothing
		first := write(ann, M{"content": "One", "parentId": head})
		if c := both("comment", first, "One"); c.ParentID != head {
			a.Errorf("%+v", c)
		}
		OK(ben, 204, "DELETE", path+"/"+old, nil)
		both("comment-deleted", old, "")
		OK(ann, 204, "DELETE", path+"/"+head, nil)
		both("comment-deleted", head, "")
		second := write(ann, M{"content": "Two", "parentId": first})
		if c := both("comment", second, "Two"); c.ParentID != first {
			a.Errorf("the oldest reply has not taken its place: %+v", c)
		}
		offline := MadeID(a.Clock.Now())
		for _, status := range []int{201, 200} { // a repetition changes nothing
			OK(ann, status, "PUT", path+"/"+offline, M{"content": "Later"}, Create...)
		}
		both("comment", offline, "Later")
		last := write(ann, M{"content": "Last"})
		both("comment", last, "Last")

		// Notifications come in the same stream, and a resumed one repeats no comments.
		OK(cyd, 200, "POST", path, M{"content": "@ben"})
		kinds := map[string]bool{}
		note := ""
		for range 2 {
			e, _ := list[0].Next()
			kinds[e.Event] = true
			note = max(note, e.ID)
		}
		if !kinds["notification"] || !kinds["comment"] {
			a.Errorf("events are %v", kinds)
		}
		list[0].Cancel()
		list[0] = StreamOf(ben, "?find="+f.ID, note)
		again := write(ann, M{"content": "Again"})
		list[0].Gives("comment", again, "Again")
	})
}

// TestLiveCommentsAreHidden changes comments that a user with the find open may not see: what
// the stream gives next is what they may see.
func TestLiveCommentsAreHidden(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f, hidden := ann.Find("Fossil", true), ann.Find("Bone", false)
		path := "/api/finds/" + f.ID
		write := func(u *User, text string) string {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path+"/comments", M{"content": text}).ID
		}
		for _, find := range []string{hidden.ID, "nothing", ""} {
			Refused(ben, 404, "not_found", "GET", "/api/notifications/stream?find="+find, nil)
		}
		Refused(ben, 422, "invalid", "GET", "/api/notifications/stream?find="+f.ID+"&find="+f.ID, nil)
		Refused(a.Anonymous(), 401, "unauthenticated", "GET", "/api/notifications/stream?find="+f.ID, nil)

		s := StreamOf(ben, "?find="+f.ID, "")
		cyds := write(cyd, "Before")
		s.Gives("comment", cyds, "Before")
		OK(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		OK(cyd, 200, "PUT", path+"/comments/"+cyds, M{"content": "Behind a block"})
		write(cyd, "Also behind it")
		OK(cyd, 204, "DELETE", path+"/comments/"+cyds, nil)
		s.Gives("comment", write(ann, "Seen"), "Seen")

		OK(ann, 200, "PUT", path, M{"isPublic": false})
		private := write(ann, "Private")
		for _, again := range []func(){
			func() { OK(ann, 200, "PUT", path, M{"isPublic": true}) },
			func() { OK(ann, 204, "DELETE", path, nil); OK(ann, 200, "POST", path+"/restore", nil) },
		} {
			again()
			seen := write(ann, "Public")
			if private != "" { // what was hidden is news once the find can be seen
				s.Gives("comment", private, "Private")
				private = ""
			}
			s.Gives("comment", seen, "Public")
		}
		OK(ann, 204, "DELETE", path+"?forever=true", nil)
		OK(cyd, 201, "POST", "/api/friends", M{"friendId": ann.ID})
		OK(ann, 201, "POST", "/api/friends", M{"friendId": ben.ID})
		if e, _ := s.Next(); e.Event != "notification" {
			a.Errorf("after the find is deleted the stream gives %+v", e)
		}
	})
}

// TestManyHiddenChanges changes comments behind a block and on a private find more often than
// changes are read at once. They are read once: each look begins after those before it.
func TestManyHiddenChanges(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, cyd := a.As("ann"), a.As("ben"), a.As("cyd")
		f, ctx := ann.Find("Fossil", true), t.Context()
		OK(ben, 200, "PUT", "/api/users/"+cyd.ID+"/block", nil)
		s := StreamOf(ben, "?find="+f.ID, "")
		for range store.SinceMax + 20 {
			Must(a.Store.CreateComment(ctx, cyd.ID, store.NewComment{FindID: f.ID, Content: "Hidden"}))
		}
		seen := Must(a.Store.CreateComment(ctx, ann.ID, store.NewComment{FindID: f.ID, Content: "Seen"}))
		s.Gives("comment", seen.ID, "Seen")
		list := Must(a.Store.CommentChanges(ctx, ben.ID, f.ID, ""))
		if len(list) != store.SinceMax {
			a.Fatalf("a page has %d changes", len(list))
		}
		for _, h := range list {
			if h.Shown || h.Comment != nil {
				a.Fatalf("%+v is shown", h)
			}
		}
		list = Must(a.Store.CommentChanges(ctx, ben.ID, f.ID, list[len(list)-1].ID))
		if last := list[len(list)-1]; len(list) != 21 || !last.Shown || last.Comment.ID != seen.ID {
			a.Errorf("the last page has %d changes, and ends with %+v", len(list), last)
		}
		OK(ann, 200, "PUT", "/api/finds/"+f.ID, M{"isPublic": false})
		if list := Must(a.Store.CommentChanges(ctx, ben.ID, f.ID, "")); len(list) != 0 {
			a.Errorf("%d changes on a find that ben may not see", len(list))
		}
	})
}

// TestLiveCommentsOfOthers writes, edits and deletes comments by another process on the same
// database, and more of them than are read at once.
func TestLiveCommentsOfOthers(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		f := ann.Find("Fossil", true)
		db, ctx := a.Store, context.Background()
		if db.Postgres() {
			db = storetest.Open(t, "postgres", store.Options{Database: a.DSN, Now: a.Clock.Now})
		}
		s := StreamOf(ben, "?find="+f.ID, "")
		c := Must(db.CreateComment(ctx, ann.ID, store.NewComment{FindID: f.ID, Content: "One"}))
		s.Gives("comment", c.ID, "One")
		Must(db.UpdateComment(ctx, ann.ID, f.ID, c.ID, "Two"))
		s.Gives("comment", c.ID, "Two")
		Must(0, db.DeleteComment(ctx, ann.ID, f.ID, c.ID))
		s.Gives("comment-deleted", c.ID, "")
		want := map[string]bool{}
		for range store.SinceMax + 20 {
			want[Must(db.CreateComment(ctx, ann.ID, store.NewComment{FindID: f.ID, Content: "Many"})).ID] = true
		}
		for len(want) > 0 {
			e, more := s.Next()
			var c schema.Comment
			if err := json.Unmarshal([]byte(e.Data), &c); err != nil || !more || !want[c.ID] {
				a.Fatalf("the stream gives %+v (%v)", e, err)
			}
			delete(want, c.ID)
		}
		// The cleanup deletes old changes.
		a.Clock.Add(20 * time.Minute)
		last := Must(db.CreateComment(ctx, ann.ID, store.NewComment{FindID: f.ID, Content: "Last"}))
		s.Gives("comment", last.ID, "Last")
		a.Cleaner.Rows(ctx)
		direct := a.Direct()
		defer direct.Close()
		var n int
		if err := direct.QueryRow("SELECT COUNT(*) FROM comment_change").Scan(&n); err != nil || n != 1 {
			a.Errorf("%d changes are left, %v", n, err)
		}
	})
}
