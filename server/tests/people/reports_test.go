package people

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	. "finds/server/servertest"
	"finds/store"
)

// queue lists reports as an administrator.
func queue(admin *User, status string) []schema.Report {
	return Call[[]schema.Report](admin, 200, "GET", "/api/admin/reports?status="+status, nil)
}

// TestReport reports a find, a comment and a user, and reads them in the queue.
func TestReport(t *testing.T) {
	Each(t, func(a *API) {
		admin, quiet, ann, ben := a.Administer(a.As("admin")), a.Administer(a.As("quiet")), a.As("ann"), a.As("ben")
		f := ann.Find("The oldest bridge", true)
		c := Call[schema.Comment](ann, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Mine"})
		OK(quiet, 200, "PUT", "/api/notifications/preferences", M{"reported": false})
		for _, body := range []M{{"findId": f.ID}, {"commentId": c.ID}, {"userId": ann.ID}} {
			body["reason"], body["text"] = "rules", "Not true"
			OK(ben, 204, "POST", "/api/reports", body)
			RefusedAs(ben, schema.ErrAlreadyReported, 409, "POST", "/api/reports", body)
			Refused(ann, 422, "invalid", "POST", "/api/reports", body)
		}
		Refused(ben, 422, "invalid", "POST", "/api/reports", M{"reason": "spam"})
		Refused(ben, 422, "invalid", "POST", "/api/reports", M{"reason": "spam", "findId": f.ID, "userId": ann.ID})
		for _, name := range []string{"findId", "commentId", "userId"} {
			Refused(ben, 404, "not_found", "POST", "/api/reports", M{name: RandomHex(), "reason": "spam"})
		}
		list := queue(admin, "open")
		if len(list) != 3 || list[0].Kind != "user" || list[1].Comment == nil || list[1].Comment.Content != "Mine" || list[2].Find == nil || list[2].Find.ID != f.ID {
			a.Fatalf("the queue has %+v", list)
		}
		for _, r := range list {
			if r.Owner == nil || r.Owner.ID != ann.ID || r.Reporter == nil || r.Reporter.ID != ben.ID || r.Reason != "rules" || r.Text != "Not true" || r.Decision != nil || len(r.Others) != 0 {
				a.Errorf("the queue has %+v", r)
			}
		}
		if n := Notes(admin, schema.Reported); len(n) != 3 || n[0].Message != "A user was reported" || strings.Contains(fmt.Sprint(n), ann.ID) || strings.Contains(fmt.Sprint(n), ben.ID) {
			a.Errorf("the administrator has %+v", n)
		}
		if n := append(append(Notes(quiet, schema.Reported), Notes(ann, schema.Reported)...), Notes(ben, schema.Reported)...); len(n) != 0 {
			a.Errorf("others have %+v", n)
		}
		for range schema.ReportsPerDay - 3 {
			OK(ben, 204, "POST", "/api/reports", M{"userId": a.As(Unique("user")).ID, "reason": "spam"})
		}
		last := M{"userId": a.As("last").ID, "reason": "spam"}
		RefusedAs(ben, schema.ErrTooManyReports, 429, "POST", "/api/reports", last)
		a.Clock.Add(25 * time.Hour)
		OK(ben, 204, "POST", "/api/reports", last)
	})
}

// TestReportOfPrivateFind shows a private find and its photos to administrators while a report
// of it is open, and nowhere else.
func TestReportOfPrivateFind(t *testing.T) {
	Each(t, func(a *API) {
		admin, member, s := a.Administer(a.As("admin")), a.As("member"), NewScene(a, "friend", schema.AudienceFriends)
		s.ID("path")
		find := "/api/finds/" + s.ID("findId")
		readable := func(want int, urls ...string) {
			a.Helper()
			for _, url := range urls {
				if r := admin.Do("GET", url, nil); r.Status != want {
					a.Errorf("GET %s gives the administrator %d, want %d", url, r.Status, want)
				}
			}
		}
		readable(404, find, "/api/media/"+s.ID("path"))
		Refused(admin, 404, "not_found", "PUT", "/api/admin"+strings.TrimPrefix(find, "/api")+"/hidden", M{"reason": "x"})
		OK(s.Actor, 204, "POST", "/api/reports", M{"findId": s.ID("findId"), "reason": "illegal"})
		r := queue(admin, "open")[0]
		if r.Find == nil || r.Find.Title != s.Find.Title || len(r.Find.Media) != 1 {
			a.Fatalf("the report has %+v", r)
		}
		signed := r.Find.Media[0].URL
		readable(404, find, find+"/comments")
		readable(200, signed, strings.Split(signed, "?")[0])
		if got := a.Anonymous().Do("GET", signed, nil); got.Status != 200 {
			a.Errorf("the signed URL gives %d without a session", got.Status)
		}
		if got := member.Do("GET", strings.Split(signed, "?")[0], nil); got.Status != 404 {
			a.Errorf("a member reads the photo: %d", got.Status)
		}
		OK(s.Owner, 204, "DELETE", find, nil) // which does not take it from the report
		if got := queue(admin, "open")[0]; got.Find == nil || got.Owner == nil || got.Owner.ID != s.Owner.ID || got.Find.UserID != s.Owner.ID {
			a.Errorf("the report of a find in the bin has %+v", got)
		}
		readable(200, signed)
		OK(admin, 204, "POST", "/api/admin/reports/"+r.ID, M{"outcome": "hidden", "note": "Against the law"})
		readable(404, signed, find)
		closed := queue(admin, "closed")
		if len(closed) != 1 || closed[0].Find != nil || !closed[0].Hidden || closed[0].Decision == nil || closed[0].Decision.Outcome != "hidden" ||
			closed[0].Decision.Note != "Against the law" || closed[0].Decision.ClosedBy != "admin" || len(queue(admin, "open")) != 0 {
			a.Errorf("closed: %+v", closed)
		}
		RefusedAs(s.Owner, schema.ErrHiddenByAdmin, 403, "POST", find+"/restore", nil)
	})
}

// TestDecideReport decides about reports in each way, which closes all of the same thing.
func TestDecideReport(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben, cyd := a.Administer(a.As("admin")), a.As("ann"), a.As("ben"), a.As("cyd")
		f := ann.Find("The oldest bridge", true)
		c := Call[schema.Comment](ann, 200, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Mine"})
		report := func(body M) string {
			a.Helper()
			body["reason"] = "spam"
			OK(ben, 204, "POST", "/api/reports", body)
			OK(cyd, 204, "POST", "/api/reports", body)
			list := queue(admin, "open")
			if len(list) != 1 || len(list[0].Others) != 1 || list[0].Others[0].Reporter.ID != cyd.ID {
				a.Fatalf("open: %+v", list)
			}
			return "/api/admin/reports/" + list[0].ID
		}
		answer := func(path, outcome, note string) {
			a.Helper()
			OK(admin, 204, "POST", path, M{"outcome": outcome, "note": note})
			if list := queue(admin, "open"); len(list) != 0 {
				a.Errorf("still open: %+v", list)
			}
			for _, u := range []*User{ben, cyd} {
				n := Notes(u, schema.ReportClosed)
				if len(n) == 0 || n[0].Data["outcome"] != outcome || n[0].Data["note"] != note {
					a.Errorf("%s is notified of %+v", u.Name, n)
				}
			}
		}
		decide := func(path, outcome, note string) {
			a.Helper()
			answer(path, outcome, note)
			RefusedAs(admin, schema.ErrReportClosed, 409, "POST", path, M{"outcome": "dismissed"})
			if list := queue(admin, "closed"); list[0].Decision.Outcome != outcome || len(list[0].Others) != 1 {
				a.Errorf("closed: %+v", list[0])
			}
		}
		path := report(M{"findId": f.ID})
		Refused(admin, 422, "invalid", "POST", path, M{"outcome": "hidden"})
		Refused(admin, 404, "not_found", "POST", "/api/admin/reports/"+RandomHex(), M{"outcome": "dismissed"})
		decide(path, "dismissed", "")
		if n := Notes(ann, schema.Moderated); len(n) != 0 {
			a.Errorf("the owner is notified of %+v", n)
		}
		path = report(M{"commentId": c.ID})
		decide(path, "deleted", "Advertisement")
		if n := Notes(ann, schema.Moderated); len(n) != 1 || n[0].Data["outcome"] != "deleted" || n[0].Data["findId"] != f.ID || n[0].Data["commentId"] != "" {
			a.Errorf("the owner is notified of %+v", n)
		}
		if got := Call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil); got.CommentCount != 0 {
			a.Errorf("%d comments are counted", got.CommentCount)
		}
		path = report(M{"findId": f.ID})
		decide(path, "deleted", "Advertisement")
		if n := Notes(ann, schema.Moderated); len(n) != 2 || n[0].Data["findTitle"] != f.Title || n[0].Data["findId"] != "" {
			a.Errorf("the owner is notified of %+v", n)
		}
		Refused(ann, 404, "not_found", "POST", "/api/finds/"+f.ID+"/restore", nil)
		if want := "admin report_closed ann deleted\nadmin find_deleted ann Advertisement\n"; a.Acts(2) != want {
			a.Errorf("the log is\n%s", a.Acts(2))
		}
		path = report(M{"userId": ann.ID})
		Refused(admin, 422, "invalid", "POST", path, M{"outcome": "hidden", "note": "x"})
		decide(path, "suspended", "Advertisement")
		RefusedAs(ann, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		dan := a.As("dan")
		path = report(M{"userId": dan.ID})
		answer(path, "deleted", "Advertisement")
		RefusedAs(dan, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		Refused(admin, 404, "not_found", "POST", path, M{"outcome": "dismissed"}) // it went with the account
		if want := "admin report_closed dan deleted\n"; !strings.Contains(a.Acts(2), want) {
			a.Errorf("the log is\n%s", a.Acts(2))
		}
		path = report(M{"userId": admin.ID})
		RefusedAs(admin, schema.ErrOwnAccount, 409, "POST", path, M{"outcome": "suspended", "note": "x"})
		RefusedAs(admin, schema.ErrOwnAccount, 409, "POST", path, M{"outcome": "deleted", "note": "x"})
		decide(path, "dismissed", "No")
		if got := len(queue(admin, "closed")); got != 5 {
			a.Errorf("%d things are in the closed reports", got)
		}
		OK(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		if r := queue(admin, "closed")[0]; r.Reporter != nil || r.Others[0].Reporter == nil {
			a.Errorf("after the reporter has left: %+v", r)
		}
	})
}

// TestDecideGone decides about a report of a find that its owner has deleted for good.
func TestDecideGone(t *testing.T) {
	Each(t, func(a *API) {
		admin, ann, ben := a.Administer(a.As("admin")), a.As("ann"), a.As("ben")
		f := ann.Find("The oldest bridge", true)
		OK(ben, 204, "POST", "/api/reports", M{"findId": f.ID, "reason": "spam"})
		OK(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		r := queue(admin, "open")[0]
		if r.Find != nil || r.Owner == nil {
			a.Errorf("the report is %+v", r)
		}
		OK(admin, 204, "POST", "/api/admin/reports/"+r.ID, M{"outcome": "deleted", "note": "Advertisement"})
		if n := Notes(ann, schema.Moderated); len(n) != 0 {
			a.Errorf("the owner is notified of %+v", n)
		}
		a.Clock.Add(schema.AdminLogLife + time.Hour)
		a.Sweep(0)
		list, _, err := a.Store.Reports(a.Context(), admin.ID, false, store.Page{Limit: 10})
		if len(Must(list, err)) != 0 {
			a.Errorf("after a year: %+v", list)
		}
	})
}

// TestMakeListPrivate: an administrator makes a public list private, its owner receives the reason, and the
// log has it.
func TestMakeListPrivate(t *testing.T) {
	Each(t, func(a *API) {
		ann, ben, admin := a.As("ann"), a.As("ben"), a.Administer(a.As("admin"))
		list := func(visibility string) string {
			a.Helper()
			return Call[schema.List](ann, 201, "POST", "/api/lists", M{"name": "Bad words", "visibility": visibility}).ID
		}
		public, friends, private := list("public"), list("friends"), list("private")
		path := func(id string) string { return "/api/admin/lists/" + id + "/private" }
		Refused(ben, 403, "forbidden", "POST", path(public), M{"reason": "Insults"})
		Refused(ann, 403, "forbidden", "POST", path(public), M{"reason": "Insults"})
		Refused(a.Anonymous(), 401, "unauthenticated", "POST", path(public), M{"reason": "Insults"})
		for _, id := range []string{friends, private, "nowhere"} {
			Refused(admin, 404, "not_found", "POST", path(id), M{"reason": "Insults"})
		}
		Refused(admin, 422, "invalid", "POST", path(public), M{"reason": ""})
		OK(ben, 200, "GET", "/api/lists/"+public, nil)
		OK(admin, 204, "POST", path(public), M{"reason": "Insults"})
		Refused(ben, 404, "not_found", "GET", "/api/lists/"+public, nil)
		Refused(admin, 404, "not_found", "POST", path(public), M{"reason": "Insults"}) // it is private already
		if l := Call[schema.List](ann, 200, "GET", "/api/lists/"+public, nil); l.Visibility != "private" || l.Name != "Bad words" {
			a.Errorf("its owner sees %+v", l)
		}
		var notes []schema.Notification
		for _, n := range Call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil) {
			if n.Type == schema.Moderated {
				notes = append(notes, n)
			}
		}
		if len(notes) != 1 || notes[0].Data["kind"] != "list" || notes[0].Data["outcome"] != "private" || notes[0].Data["note"] != "Insults" || notes[0].Data["listName"] != "Bad words" {
			a.Errorf("its owner receives %+v", notes)
		}
		if acts := Call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil); len(acts) == 0 || acts[0].Action != "list_private" || acts[0].TargetName != "ann" || acts[0].Reason != "Insults" {
			a.Errorf("the log has %+v", acts)
		}
	})
}
