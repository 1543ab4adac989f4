package server_test

import (
	"fmt"
	"image/color"
	"sync"
	"testing"
	"time"

	"finds/schema"
)

// create is the header of a PUT that creates.
var create = []string{"If-None-Match", "*"}

// madeID makes a UUIDv7 of a time, as clients do.
func madeID(at time.Time) string {
	h := randomHex()
	ms := fmt.Sprintf("%012x", at.UnixMilli())
	return ms[:8] + "-" + ms[8:] + "-7" + h[:3] + "-8" + h[3:6] + "-" + h[6:18]
}

// TestCreationsAreRepeated publishes and comments under ids of the client's, loses the
// answers, and tries again, also after somebody has edited or deleted what was created.
func TestCreationsAreRepeated(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		l := ann.location(48.857, 2.3413, "Here")
		id := madeID(a.clock.Now())
		path := "/api/finds/" + id
		body := m{"locationId": l.ID, "title": "Fossil", "description": "Grey", "category": nil, "isPublic": true}
		made := ann.do("PUT", path, body, create...)
		if made.Status != 201 || made.Header.Get("Location") != path || made.Header.Get("ETag") == "" {
			a.Fatalf("created: %d %v %s", made.Status, made.Header, made.Body)
		}
		f := call[schema.Find](ann, 200, "PUT", path, body, create...)
		if f.ID != id || f.Title != "Fossil" || *f.Description != "Grey" || f.UserID != ann.ID || f.Location == nil {
			a.Errorf("repeated: %+v", f)
		}
		ok(ann, 200, "PUT", path, m{"title": "Edited"})
		// Members in another order, and defaults that are left out, are the same body.
		if f := call[schema.Find](ann, 200, "PUT", path, `{"description":"Grey","title":" Fossil ","locationId":"`+l.ID+`"}`, create...); f.Title != "Edited" {
			a.Errorf("a repetition undoes an edit: %+v", f)
		}
		other := m{"locationId": l.ID, "title": "Bone"}
		if p := refused(ann, 409, "conflict", "PUT", path, other, create...); p.Reason != "id_taken" {
			a.Errorf("another body: %+v", p)
		}
		refused(ben, 409, "conflict", "PUT", path, body, create...)
		ok(ann, 204, "DELETE", path, nil)
		refused(ann, 404, "not_found", "PUT", path, body, create...)
		ok(ann, 204, "DELETE", path+"?forever=true", nil)
		refused(ann, 404, "not_found", "PUT", path, body, create...)
		refused(ann, 409, "conflict", "PUT", path, other, create...)

		of := ann.find("Bone", true)
		comment := "/api/finds/" + of.ID + "/comments/" + madeID(a.clock.Now())
		c := call[schema.Comment](ben, 201, "PUT", comment, m{"content": "Lovely!"}, create...)
		ok(ben, 200, "PUT", comment, m{"content": "Edited"})
		if again := call[schema.Comment](ben, 200, "PUT", comment, m{"content": "Lovely!"}, create...); again.ID != c.ID || again.Content != "Edited" {
			a.Errorf("repeated comment: %+v", again)
		}
		if p := refused(ben, 409, "conflict", "PUT", comment, m{"content": "Other"}, create...); p.Reason != "id_taken" {
			a.Errorf("another comment: %+v", p)
		}
		refused(ann, 409, "conflict", "PUT", comment, m{"content": "Lovely!"}, create...)
		if f := call[schema.Find](ben, 200, "GET", "/api/finds/"+of.ID, nil); f.CommentCount != 1 {
			a.Errorf("%d comments are counted", f.CommentCount)
		}
		if list := ann.inbox(""); len(list) != 1 {
			a.Errorf("%d notifications of one comment", len(list))
		}
		ok(ben, 204, "DELETE", comment, nil)
		refused(ben, 404, "not_found", "PUT", comment, m{"content": "Lovely!"}, create...)
		refused(ben, 404, "not_found", "PUT", "/api/finds/"+madeID(a.clock.Now())+"/comments/"+madeID(a.clock.Now()), m{"content": "x"}, create...)
	})
}

// TestTakenIDsLookAlike creates under ids that something else has: whether the caller may
// see it makes no difference.
func TestTakenIDsLookAlike(t *testing.T) {
	each(t, func(a *api) {
		ann, ben := a.as("ann"), a.as("ben")
		l := ben.location(48.857, 2.3413, "Here")
		body := m{"locationId": l.ID, "title": "Fossil"}
		own, seen, hidden := ben.find("Mine", true), ann.find("Seen", true), ann.find("Hidden", false)
		answers := map[string]bool{}
		for _, id := range []string{own.ID, seen.ID, hidden.ID} {
			res := ben.do("PUT", "/api/finds/"+id, body, create...)
			answers[summary(res)] = true
			if res.Status != 409 {
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
	each(t, func(a *api) {
		ann, ben, eve := a.as("ann"), a.as("ben"), a.as("eve")
		body := m{"locationId": eve.location(48.857, 2.3413, "Here").ID, "title": "Evil"}
		taken := func(path string, body m) {
			a.Helper()
			before := a.contents()
			if p := refused(eve, 409, "conflict", "PUT", path, body, create...); p.Reason != "id_taken" {
				a.Errorf("%s: %+v", path, p)
			}
			a.unchanged(before, "a refused creation")
		}
		gone, own, left := ann.find("Fossil", true), ann.find("Bone", false), ben.find("Shell", true)
		offline := "/api/finds/" + madeID(a.clock.Now())
		ok(ben, 201, "PUT", offline, m{"locationId": left.LocationID, "title": "Offline"}, create...)
		binned := ben.find("Binned", true)
		ok(ben, 204, "DELETE", "/api/finds/"+binned.ID, nil)
		kept := ann.find("Kept", true)
		comment := "/api/finds/" + kept.ID + "/comments/" + madeID(a.clock.Now())
		ok(ben, 201, "PUT", comment, m{"content": "Lovely!"}, create...)

		ok(ann, 204, "DELETE", "/api/finds/"+gone.ID+"?forever=true", nil) // past the bin
		ok(ann, 204, "DELETE", "/api/finds/"+own.ID, nil)
		taken("/api/finds/"+own.ID, body)
		ok(ann, 204, "DELETE", "/api/finds/"+own.ID+"?forever=true", nil)
		if _, err := a.store.DeleteUser(t.Context(), ben.ID); err != nil {
			a.Fatal(err)
		}
		for range 2 {
			for _, path := range []string{"/api/finds/" + gone.ID, "/api/finds/" + own.ID, "/api/finds/" + left.ID, "/api/finds/" + binned.ID, offline} {
				taken(path, body)
			}
			taken(comment, m{"content": "Lovely!"})
			for range 10 { // requests between them keep the sessions alive
				a.clock.Add((schema.ClientIDLife - time.Hour) / 20)
				for _, u := range []*user{ann, eve} {
					ok(u, 200, "GET", "/api/finds", nil)
				}
			}
			a.cleaner.Rows(t.Context())
		}
		a.clock.Add(3 * time.Hour)
		a.cleaner.Rows(t.Context())
		refused(eve, 422, "invalid", "PUT", "/api/finds/"+gone.ID, body, create...)
		ok(ann, 204, "DELETE", "/api/finds/"+kept.ID+"?forever=true", nil) // whose id is too old for a note
		db := a.direct()
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
	each(t, func(a *api) {
		ann, ben, cyd, eve := a.as("ann"), a.as("ben"), a.as("cyd"), a.as("eve")
		path := "/api/finds/" + ann.find("Fossil", true).ID + "/comments/"
		made := func(u *user) string {
			a.Helper()
			id := madeID(a.clock.Now())
			ok(u, 201, "PUT", path+id, m{"content": "Lovely!"}, create...)
			return id
		}
		posted := func(u *user) string {
			a.Helper()
			return call[schema.Comment](u, 200, "POST", path[:len(path)-1], m{"content": "Lovely!"}).ID
		}
		ids := []string{made(ben), posted(ben), made(ben), posted(ben), made(cyd), posted(cyd)}
		for i, u := range []*user{ben, ben, ann, ann} {
			ok(u, 204, "DELETE", path+ids[i], nil)
		}
		if _, err := a.store.DeleteUser(t.Context(), cyd.ID); err != nil {
			a.Fatal(err)
		}
		before := a.contents()
		for _, id := range ids {
			if p := refused(eve, 409, "conflict", "PUT", path+id, m{"content": "Lovely!"}, create...); p.Reason != "id_taken" {
				a.Errorf("%s: %+v", id, p)
			}
		}
		refused(ben, 404, "not_found", "PUT", path+ids[0], m{"content": "Lovely!"}, create...) // the answer to a repetition
		refused(ben, 409, "conflict", "PUT", path+ids[1], m{"content": "Lovely!"}, create...)
		a.unchanged(before, "a refused comment")
	})
}

// TestCreationRules breaks each rule of a creation under an id of the client's.
func TestCreationRules(t *testing.T) {
	each(t, func(a *api) {
		s := a.stage()
		now := a.clock.Now()
		good := m{"locationId": s.ids["locationId"], "title": "Fossil"}
		before := a.contents()
		for name, id := range map[string]string{"old": madeID(now.Add(-schema.ClientIDLife - time.Minute)), "ahead": madeID(now.Add(schema.ClientIDAhead + time.Minute)),
			"version": "0198c5c1-8e37-4b92-a45f-6d21f08c9e7b", "text": "x", "upper": "0198C5C1-8E37-7B92-A45F-6D21F08C9E7B"} {
			for path, field := range map[string]string{"/api/finds/" + id: "path.findId", s.fill("/api/finds/{findId}/comments/") + id: "path.commentId"} {
				body := good
				if field == "path.commentId" {
					body = m{"content": "x"}
				}
				p := refused(s.ann, 422, "invalid", "PUT", path, body, create...)
				if len(p.Errors) != 1 || p.Errors[0].Location != field || p.Errors[0].Rule != schema.RuleClientID {
					a.Errorf("%s: %+v", name, p.Errors)
				}
			}
		}
		path := "/api/finds/" + madeID(now)
		for field, c := range map[string]struct {
			body   m
			header []string
		}{
			"body.locationId":      {m{"title": "x"}, create},
			"body.title":           {m{"locationId": s.ids["locationId"]}, create},
			"body.mediaToDelete":   {m{"locationId": s.ids["locationId"], "title": "x", "mediaToDelete": []string{"x"}}, create},
			"body.media[0].id":     {m{"locationId": s.ids["locationId"], "title": "x", "media": []m{{"id": "x"}}}, create},
			"body.media[0].url":    {m{"locationId": s.ids["locationId"], "title": "x", "media": []m{{"url": "x"}}}, create},
			"header.If-Match":      {good, append([]string{"If-Match", `"x"`}, create...)},
			"header.If-None-Match": {good, []string{"If-None-Match", `"x"`}},
		} {
			if p := refused(s.ann, 422, "invalid", "PUT", path, c.body, c.header...); len(p.Errors) != 1 || p.Errors[0].Location != field {
				a.Errorf("%s: %+v", field, p.Errors)
			}
		}
		refused(s.ann, 404, "not_found", "PUT", path, good)
		a.unchanged(before, "a refused creation")
		ok(s.ann, 201, "PUT", path, good, create...) // nothing is left of the refusals
		ok(s.ann, 201, "PUT", "/api/finds/"+madeID(now.Add(-schema.ClientIDLife+time.Hour)), good, create...)
	})
}

// TestCreationsAtOnce sends one creation from several tabs at once: one creates.
func TestCreationsAtOnce(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		body := m{"locationId": ann.location(1, 2, "Here").ID, "title": "Fossil"}
		path := "/api/finds/" + madeID(a.clock.Now())
		var wg sync.WaitGroup
		statuses := make([]int, 8)
		for i := range statuses {
			wg.Go(func() { statuses[i] = ann.do("PUT", path, body, create...).Status })
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
	each(t, func(a *api) {
		ann := a.as("ann")
		l := ann.location(1, 2, "Here")
		id := madeID(a.clock.Now())
		body := m{"locationId": l.ID, "title": "Fossil"}
		ok(ann, 201, "PUT", "/api/finds/"+id, body, create...)
		for range 10 { // requests between them keep the session alive
			a.clock.Add((schema.ClientIDLife - time.Hour) / 10)
			ok(ann, 200, "GET", "/api/finds", nil)
		}
		a.cleaner.Rows(t.Context())
		ok(ann, 200, "PUT", "/api/finds/"+id, body, create...)
		a.clock.Add(2 * time.Hour)
		a.cleaner.Rows(t.Context())
		refused(ann, 422, "invalid", "PUT", "/api/finds/"+id, body, create...)
	})
}

// TestLostUpload loses the answers of an upload and of a find with it. A client that writes
// down the URLs of its uploads before it publishes loses and doubles nothing.
func TestLostUpload(t *testing.T) {
	each(t, func(a *api) {
		ann := a.as("ann")
		l := ann.location(1, 2, "Here")
		up := func() string {
			body, kind := form(picture(8, 6, color.White))
			return call[[]schema.Media](ann, 201, "POST", "/api/media", body, "Content-Type", kind)[0].URL
		}
		lost := up() // the client does not get the answer
		kept := up() // and sends the file again
		path := "/api/finds/" + madeID(a.clock.Now())
		body := m{"locationId": l.ID, "title": "Fossil", "isPublic": false, "media": []m{{"url": kept}}}
		ok(ann, 201, "PUT", path, body, create...)
		a.clock.Add(time.Hour)
		signed := call[schema.Find](ann, 200, "PUT", path, body, create...).Media // the answer was lost
		if len(signed) != 1 {
			a.Fatalf("media are %+v", signed)
		}
		body["media"] = []m{{"url": signed[0].URL}} // with another signature it is the same
		if f := call[schema.Find](ann, 200, "PUT", path, body, create...); len(f.Media) != 1 {
			a.Errorf("media are %+v", f.Media)
		}
		if res := ann.do("GET", lost, nil); res.Status != 200 {
			a.Errorf("the first upload: %d", res.Status)
		}

		// Uploads that wait for longer than a day are gone: the creation is refused as a whole,
		// and goes on with new uploads under the same id.
		waits, second := up(), "/api/finds/"+madeID(a.clock.Now())
		a.clock.Add(schema.UploadLife + time.Hour)
		a.cleaner.Rows(t.Context())
		body["media"] = []m{{"url": waits}}
		if p := refused(ann, 422, "invalid", "PUT", second, body, create...); len(p.Errors) != 1 || p.Errors[0].Rule != schema.RuleUpload {
			a.Errorf("an upload that is gone: %+v", p.Errors)
		}
		body["media"] = []m{{"url": up()}}
		ok(ann, 201, "PUT", second, body, create...)
		refused(ann, 404, "not_found", "GET", lost, nil)
		if finds := call[[]schema.Find](ann, 200, "GET", "/api/finds?includePrivate=true", nil); len(finds) != 2 || len(finds[0].Media) != 1 || len(finds[1].Media) != 1 {
			a.Errorf("finds are %+v", finds)
		}
	})
}
