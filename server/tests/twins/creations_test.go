package twins

import (
	"image/color"
	"sync"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
)

// TestCreationsAreRepeated publishes and comments under ids of the client's, loses the
// answers, and tries again, also after somebody has edited or deleted what was created.
func TestCreationsAreRepeated(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ann.Location(48.857, 2.3413, "Here")
		id := MadeID(a.Clock.Now())
		path := "/api/finds/" + id
		body := M{"locationId": l.ID, "title": "Fossil", "description": "Grey", "category": nil, "isPublic": true}
		made := ann.Do("PUT", path, body, Create...)
		if made.Status != 201 || made.Header.Get("Location") != path || made.Header.Get("ETag") == "" {
			a.Fatalf("created: %d %v %s", made.Status, made.Header, made.Body)
		}
		f := Call[schema.Find](ann, 200, "PUT", path, body, Create...)
		if f.ID != id || f.Title != "Fossil" || *f.Description != "Grey" || f.UserID != ann.ID || f.Location == nil {
			a.Errorf("repeated: %+v", f)
		}
		OK(ann, 200, "PUT", path, M{"title": "Edited"})
		// Members in another order, and defaults that are left out, are the same body.
		if f := Call[schema.Find](ann, 200, "PUT", path, `{"description":"Grey","title":" Fossil ","locationId":"`+l.ID+`"}`, Create...); f.Title != "Edited" {
			a.Errorf("a repetition undoes an edit: %+v", f)
		}
		other := M{"locationId": l.ID, "title": "Bone"}
		if p := Refused(ann, 412, "precondition_failed", "PUT", path, other, Create...); p.Reason != "id_taken" {
			a.Errorf("another body: %+v", p)
		}
		Refused(ben, 412, "precondition_failed", "PUT", path, body, Create...)
		OK(ann, 204, "DELETE", path, nil)
		Refused(ann, 404, "not_found", "PUT", path, body, Create...)
		OK(ann, 204, "DELETE", path+"?forever=true", nil)
		Refused(ann, 404, "not_found", "PUT", path, body, Create...)
		Refused(ann, 412, "precondition_failed", "PUT", path, other, Create...)

		of := ann.Find("Bone", true)
		comment := "/api/finds/" + of.ID + "/comments/" + MadeID(a.Clock.Now())
		c := Call[schema.Comment](ben, 201, "PUT", comment, M{"content": "Lovely!"}, Create...)
		OK(ben, 200, "PUT", comment, M{"content": "Edited"})
		if again := Call[schema.Comment](ben, 200, "PUT", comment, M{"content": "Lovely!"}, Create...); again.ID != c.ID || again.Content != "Edited" {
			a.Errorf("repeated comment: %+v", again)
		}
		if p := Refused(ben, 412, "precondition_failed", "PUT", comment, M{"content": "Other"}, Create...); p.Reason != "id_taken" {
			a.Errorf("another comment: %+v", p)
		}
		Refused(ann, 412, "precondition_failed", "PUT", comment, M{"content": "Lovely!"}, Create...)
		if f := Call[schema.Find](ben, 200, "GET", "/api/finds/"+of.ID, nil); f.CommentCount != 1 {
			a.Errorf("%d comments are counted", f.CommentCount)
		}
		if list := ann.Inbox(""); len(list) != 1 {
			a.Errorf("%d notifications of one comment", len(list))
		}
		OK(ben, 204, "DELETE", comment, nil)
		Refused(ben, 404, "not_found", "PUT", comment, M{"content": "Lovely!"}, Create...)
		Refused(ben, 404, "not_found", "PUT", "/api/finds/"+MadeID(a.Clock.Now())+"/comments/"+MadeID(a.Clock.Now()), M{"content": "x"}, Create...)
	})
}

// TestTakenIDsLookAlike creates under ids that something else has: whether the caller may
// see it makes no difference.
func TestTakenIDsLookAlike(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben := a.As("ann"), a.As("ben")
		l := ben.Location(48.857, 2.3413, "Here")
		body := M{"locationId": l.ID, "title": "Fossil"}
		own, seen, hidden := ben.Find("Mine", true), ann.Find("Seen", true), ann.Find("Hidden", false)
		answers := map[string]bool{}
		for _, id := range []string{own.ID, seen.ID, hidden.ID} {
			res := ben.Do("PUT", "/api/finds/"+id, body, Create...)
			answers[Summary(res)] = true
			if res.Status != 412 {
				a.Errorf("status %d: %s", res.Status, res.Body)
			}
		}
		if len(answers) != 1 {
			a.Errorf("the answers differ: %v", answers)
		}
	})
}

// TestDeletedIDsStayTaken creates under the ids of finds and comments that have been deleted
// for good, by their owners or with their accounts.
func TestDeletedIDsStayTaken(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben, eve := a.As("ann"), a.As("ben"), a.As("eve")
		body := M{"locationId": eve.Location(48.857, 2.3413, "Here").ID, "title": "Evil"}
		taken := func(path string, body M) {
			a.Helper()
			before := a.Contents()
			if p := Refused(eve, 412, "precondition_failed", "PUT", path, body, Create...); p.Reason != "id_taken" {
				a.Errorf("%s: %+v", path, p)
			}
			a.Unchanged(before, "a refused creation")
		}
		gone, own, left := ann.Find("Fossil", true), ann.Find("Bone", false), ben.Find("Shell", true)
		offline := "/api/finds/" + MadeID(a.Clock.Now())
		OK(ben, 201, "PUT", offline, M{"locationId": left.LocationID, "title": "Offline"}, Create...)
		binned := ben.Find("Binned", true)
		OK(ben, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		kept := ann.Find("Kept", true)
		comment := "/api/finds/" + kept.ID + "/comments/" + MadeID(a.Clock.Now())
		OK(ben, 201, "PUT", comment, M{"content": "Lovely!"}, Create...)

		OK(ann, 204, "DELETE", "/api/finds/"+gone.ID+"?forever=true", nil) // past the bin
		OK(ann, 204, "DELETE", "/api/finds/"+own.ID, nil)
		taken("/api/finds/"+own.ID, body)
		OK(ann, 204, "DELETE", "/api/finds/"+own.ID+"?forever=true", nil)
		if _, err := a.Store.DeleteUser(t.Context(), ben.ID); err != nil {
			a.Fatal(err)
		}
		for range 2 {
			for _, path := range []string{"/api/finds/" + gone.ID, "/api/finds/" + own.ID, "/api/finds/" + left.ID, "/api/finds/" + binned.ID, offline} {
				taken(path, body)
			}
			taken(comment, M{"content": "Lovely!"})
			for range 10 { // requests between them keep the sessions alive
				a.Clock.Add((schema.ClientIDLife - time.Hour) / 20)
				for _, u := range []*User{ann, eve} {
					OK(u, 200, "GET", "/api/finds", nil)
				}
			}
			a.Cleaner.Rows(t.Context())
		}
		a.Clock.Add(3 * time.Hour)
		a.Cleaner.Rows(t.Context())
		Refused(eve, 422, "invalid", "PUT", "/api/finds/"+gone.ID, body, Create...)
		OK(ann, 204, "DELETE", "/api/finds/"+kept.ID+"?forever=true", nil) // whose id is too old for a note
		db := a.Direct()
		defer db.Close()
		var n int
		if err := db.QueryRow("SELECT COUNT(*) FROM creation").Scan(&n); err != nil || n != 0 {
			a.Errorf("%d creations outlive their ids, %v", n, err)
		}
	})
}

// TestDeletedCommentsKeepTheirIDs creates under the ids of comments that their authors or the
// owner of the find have deleted, or that went with an account.
func TestDeletedCommentsKeepTheirIDs(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann, ben, cyd, eve := a.As("ann"), a.As("ben"), a.As("cyd"), a.As("eve")
		path := "/api/finds/" + ann.Find("Fossil", true).ID + "/comments/"
		made := func(u *User) string {
			a.Helper()
			id := MadeID(a.Clock.Now())
			OK(u, 201, "PUT", path+id, M{"content": "Lovely!"}, Create...)
			return id
		}
		posted := func(u *User) string {
			a.Helper()
			return Call[schema.Comment](u, 200, "POST", path[:len(path)-1], M{"content": "Lovely!"}).ID
		}
		ids := []string{made(ben), posted(ben), made(ben), posted(ben), made(cyd), posted(cyd)}
		for i, u := range []*User{ben, ben, ann, ann} {
			OK(u, 204, "DELETE", path+ids[i], nil)
		}
		if _, err := a.Store.DeleteUser(t.Context(), cyd.ID); err != nil {
			a.Fatal(err)
		}
		before := a.Contents()
		for _, id := range ids {
			if p := Refused(eve, 412, "precondition_failed", "PUT", path+id, M{"content": "Lovely!"}, Create...); p.Reason != "id_taken" {
				a.Errorf("%s: %+v", id, p)
			}
		}
		Refused(ben, 404, "not_found", "PUT", path+ids[0], M{"content": "Lovely!"}, Create...) // the answer to a repetition
		Refused(ben, 412, "precondition_failed", "PUT", path+ids[1], M{"content": "Lovely!"}, Create...)
		a.Unchanged(before, "a refused comment")
	})
}

// TestCreationRules breaks each rule of a creation under an id of the client's.
func TestCreationRules(t *testing.T) {
	EachEngine(t, func(a *API) {
		s := a.Stage()
		now := a.Clock.Now()
		good := M{"locationId": s.IDs["locationId"], "title": "Fossil"}
		before := a.Contents()
		for name, id := range map[string]string{"old": MadeID(now.Add(-schema.ClientIDLife - time.Minute)), "ahead": MadeID(now.Add(schema.ClientIDAhead + time.Minute)),
			"version": "0198c5c1-8e37-4b92-a45f-6d21f08c9e7b", "text": "x", "upper": "0198C5C1-8E37-7B92-A45F-6D21F08C9E7B"} {
			for path, field := range map[string]string{"/api/finds/" + id: "path.findId", s.Fill("/api/finds/{findId}/comments/") + id: "path.commentId"} {
				body := good
				if field == "path.commentId" {
					body = M{"content": "x"}
				}
				p := Refused(s.Ann, 422, "invalid", "PUT", path, body, Create...)
				if len(p.Errors) != 1 || p.Errors[0].Location != field || p.Errors[0].Rule != schema.RuleClientID {
					a.Errorf("%s: %+v", name, p.Errors)
				}
			}
		}
		path := "/api/finds/" + MadeID(now)
		for field, c := range map[string]struct {
			body   M
			header []string
		}{
			"body.locationId":      {M{"title": "x"}, Create},
			"body.title":           {M{"locationId": s.IDs["locationId"]}, Create},
			"body.mediaToDelete":   {M{"locationId": s.IDs["locationId"], "title": "x", "mediaToDelete": []string{"x"}}, Create},
			"body.media[0].id":     {M{"locationId": s.IDs["locationId"], "title": "x", "media": []M{{"id": "x"}}}, Create},
			"body.media[0].url":    {M{"locationId": s.IDs["locationId"], "title": "x", "media": []M{{"url": "x"}}}, Create},
			"header.If-Match":      {good, append([]string{"If-Match", `"x"`}, Create...)},
			"header.If-None-Match": {good, []string{"If-None-Match", `"x"`}},
		} {
			if p := Refused(s.Ann, 422, "invalid", "PUT", path, c.body, c.header...); len(p.Errors) != 1 || p.Errors[0].Location != field {
				a.Errorf("%s: %+v", field, p.Errors)
			}
		}
		Refused(s.Ann, 404, "not_found", "PUT", path, good)
		a.Unchanged(before, "a refused creation")
		OK(s.Ann, 201, "PUT", path, good, Create...) // nothing is left of the refusals
		OK(s.Ann, 201, "PUT", "/api/finds/"+MadeID(now.Add(-schema.ClientIDLife+time.Hour)), good, Create...)
	})
}

// TestCreationsAtOnce sends one creation from several tabs at once: one creates.
func TestCreationsAtOnce(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		body := M{"locationId": ann.Location(1, 2, "Here").ID, "title": "Fossil"}
		path := "/api/finds/" + MadeID(a.Clock.Now())
		var wg sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wg.Go(func() { statuses[i] = ann.Do("PUT", path, body, Create...).Status })
		}
		wg.Wait()
		n := map[int]int{}
		for _, s := range statuses {
			n[s]++
		}
		if n[201] != 1 || n[200] != 7 {
			a.Errorf("statuses are %v", statuses)
		}
	})
}

// TestCreationsExpire repeats a creation shortly before and after its id is too old.
func TestCreationsExpire(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		l := ann.Location(1, 2, "Here")
		id := MadeID(a.Clock.Now())
		body := M{"locationId": l.ID, "title": "Fossil"}
		OK(ann, 201, "PUT", "/api/finds/"+id, body, Create...)
		for range 10 { // requests between them keep the session alive
			a.Clock.Add((schema.ClientIDLife - time.Hour) / 10)
			OK(ann, 200, "GET", "/api/finds", nil)
		}
		a.Cleaner.Rows(t.Context())
		OK(ann, 200, "PUT", "/api/finds/"+id, body, Create...)
		a.Clock.Add(2 * time.Hour)
		a.Cleaner.Rows(t.Context())
		Refused(ann, 422, "invalid", "PUT", "/api/finds/"+id, body, Create...)
	})
}

// TestLostUpload loses the answers of an upload and of a find with it. A client that writes
// down the URLs of its uploads before it publishes loses and doubles nothing.
func TestLostUpload(t *testing.T) {
	EachEngine(t, func(a *API) {
		ann := a.As("ann")
		l := ann.Location(1, 2, "Here")
		up := func() string {
			body, kind := Form(Picture(8, 6, color.White))
			return Call[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)[0].URL
		}
		lost := up() // the client does not get the answer
		kept := up() // and sends the file again
		path := "/api/finds/" + MadeID(a.Clock.Now())
		body := M{"locationId": l.ID, "title": "Fossil", "isPublic": false, "media": []M{{"url": kept}}}
		OK(ann, 201, "PUT", path, body, Create...)
		a.Clock.Add(time.Hour)
		signed := Call[schema.Find](ann, 200, "PUT", path, body, Create...).Media // the answer was lost
		if len(signed) != 1 {
			a.Fatalf("media are %+v", signed)
		}
		body["media"] = []M{{"url": signed[0].URL}} // with another signature it is the same
		if f := Call[schema.Find](ann, 200, "PUT", path, body, Create...); len(f.Media) != 1 {
			a.Errorf("media are %+v", f.Media)
		}
		if res := ann.Do("GET", lost, nil); res.Status != 200 {
			a.Errorf("the first upload: %d", res.Status)
		}

		// Uploads that wait for longer than a day are gone: the creation is refused as a whole,
		// and goes on with new uploads under the same id.
		waits, second := up(), "/api/finds/"+MadeID(a.Clock.Now())
		a.Clock.Add(schema.UploadLife + time.Hour)
		a.Cleaner.Rows(t.Context())
		body["media"] = []M{{"url": waits}}
		if p := Refused(ann, 422, "invalid", "PUT", second, body, Create...); len(p.Errors) != 1 || p.Errors[0].Rule != schema.RuleUpload {
			a.Errorf("an upload that is gone: %+v", p.Errors)
		}
		body["media"] = []M{{"url": up()}}
		OK(ann, 201, "PUT", second, body, Create...)
		Refused(ann, 404, "not_found", "GET", lost, nil)
		if finds := Call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil); len(finds) != 2 || len(finds[0].Media) != 1 || len(finds[1].Media) != 1 {
			a.Errorf("finds are %+v", finds)
		}
	})
}
