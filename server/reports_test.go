package server_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/store"
)

// queue lists reports as an administrator.
func queue(admin *user, status string) []schema.Report {
	return call[[]schema.Report](admin, 200, "GET", "/api/admin/reports?status="+status, nil)
}

// log lists the newest acts of administration.
func (a *api) acts(n int) string {
	a.Helper()
	list, _, err := a.store.AdminLog(a.Context(), store.Page{Limit: n})
	text := ""
	for _, act := range must(list, err)[:n] {
		text += act.ActorName + " " + act.Action + " " + act.TargetName + " " + act.Reason + "\n"
	}
	return text
}

// TestReport reports a find, a comment and a user, and reads them in the queue.
func TestReport(t *testing.T) {
	each(t, func(a *api) {
		admin, quiet, ann, ben := a.administer(a.as("admin")), a.administer(a.as("quiet")), a.as("ann"), a.as("ben")
		f := ann.find("The oldest bridge", true)
		c := call[schema.Comment](ann, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Mine"})
		ok(quiet, 200, "PUT", "/api/notifications/preferences", m{"reported": false})
		for _, body := range []m{{"findId": f.ID}, {"commentId": c.ID}, {"userId": ann.ID}} {
			body["reason"], body["text"] = "rules", "Not true"
			ok(ben, 204, "POST", "/api/reports", body)
			refusedAs(ben, schema.ErrAlreadyReported, 409, "POST", "/api/reports", body)
			refused(ann, 422, "invalid", "POST", "/api/reports", body)
		}
		refused(ben, 422, "invalid", "POST", "/api/reports", m{"reason": "spam"})
		refused(ben, 422, "invalid", "POST", "/api/reports", m{"reason": "spam", "findId": f.ID, "userId": ann.ID})
		for _, name := range []string{"findId", "commentId", "userId"} {
			refused(ben, 404, "not_found", "POST", "/api/reports", m{name: randomHex(), "reason": "spam"})
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
		if n := notes(admin, schema.Reported); len(n) != 3 || n[0].Message != "A user was reported" || strings.Contains(fmt.Sprint(n), ann.ID) || strings.Contains(fmt.Sprint(n), ben.ID) {
			a.Errorf("the administrator has %+v", n)
		}
		if n := append(append(notes(quiet, schema.Reported), notes(ann, schema.Reported)...), notes(ben, schema.Reported)...); len(n) != 0 {
			a.Errorf("others have %+v", n)
		}
		for range schema.ReportsPerDay - 3 {
			ok(ben, 204, "POST", "/api/reports", m{"userId": a.as(unique("user")).ID, "reason": "spam"})
		}
		last := m{"userId": a.as("last").ID, "reason": "spam"}
		refusedAs(ben, schema.ErrTooManyReports, 429, "POST", "/api/reports", last)
		a.clock.Add(25 * time.Hour)
		ok(ben, 204, "POST", "/api/reports", last)
	})
}

// TestReportOfPrivateFind shows a private find and its photos to administrators while a report
// of it is open, and nowhere else.
func TestReportOfPrivateFind(t *testing.T) {
	each(t, func(a *api) {
		admin, member, s := a.administer(a.as("admin")), a.as("member"), newScene(a, "friend", false)
		s.id("path")
		find := "/api/finds/" + s.id("findId")
		readable := func(want int, urls ...string) {
			a.Helper()
			for _, url := range urls {
				if r := admin.do("GET", url, nil); r.Status != want {
					a.Errorf("GET %s gives the administrator %d, want %d", url, r.Status, want)
				}
			}
		}
		readable(404, find, "/api/media/"+s.id("path"))
		refused(admin, 404, "not_found", "PUT", "/api/admin"+strings.TrimPrefix(find, "/api")+"/hidden", m{"reason": "x"})
		ok(s.actor, 204, "POST", "/api/reports", m{"findId": s.id("findId"), "reason": "illegal"})
		r := queue(admin, "open")[0]
		if r.Find == nil || r.Find.Title != s.find.Title || len(r.Find.Media) != 1 {
			a.Fatalf("the report has %+v", r)
		}
		signed := r.Find.Media[0].URL
		readable(404, find, find+"/comments")
		readable(200, signed, strings.Split(signed, "?")[0])
		if got := a.anonymous().do("GET", signed, nil); got.Status != 200 {
			a.Errorf("the signed URL gives %d without a session", got.Status)
		}
		if got := member.do("GET", strings.Split(signed, "?")[0], nil); got.Status != 404 {
			a.Errorf("a member reads the photo: %d", got.Status)
		}
		ok(s.owner, 204, "DELETE", find, nil) // which does not take it from the report
		if got := queue(admin, "open")[0]; got.Find == nil || got.Owner == nil || got.Owner.ID != s.owner.ID || got.Find.UserID != s.owner.ID {
			a.Errorf("the report of a find in the bin has %+v", got)
		}
		readable(200, signed)
		ok(admin, 204, "POST", "/api/admin/reports/"+r.ID, m{"outcome": "hidden", "note": "Against the law"})
		readable(404, signed, find)
		closed := queue(admin, "closed")
		if len(closed) != 1 || closed[0].Find != nil || !closed[0].Hidden || closed[0].Decision == nil || closed[0].Decision.Outcome != "hidden" ||
			closed[0].Decision.Note != "Against the law" || closed[0].Decision.ClosedBy != "admin" || len(queue(admin, "open")) != 0 {
			a.Errorf("closed: %+v", closed)
		}
		refusedAs(s.owner, schema.ErrHiddenByAdmin, 403, "POST", find+"/restore", nil)
	})
}

// TestDecideReport decides about reports in each way, which closes all of the same thing.
func TestDecideReport(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben, cyd := a.administer(a.as("admin")), a.as("ann"), a.as("ben"), a.as("cyd")
		f := ann.find("The oldest bridge", true)
		c := call[schema.Comment](ann, 200, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Mine"})
		report := func(body m) string {
			a.Helper()
			body["reason"] = "spam"
			ok(ben, 204, "POST", "/api/reports", body)
			ok(cyd, 204, "POST", "/api/reports", body)
			list := queue(admin, "open")
			if len(list) != 1 || len(list[0].Others) != 1 || list[0].Others[0].Reporter.ID != cyd.ID {
				a.Fatalf("open: %+v", list)
			}
			return "/api/admin/reports/" + list[0].ID
		}
		answer := func(path, outcome, note string) {
			a.Helper()
			ok(admin, 204, "POST", path, m{"outcome": outcome, "note": note})
			if list := queue(admin, "open"); len(list) != 0 {
				a.Errorf("still open: %+v", list)
			}
			for _, u := range []*user{ben, cyd} {
				n := notes(u, schema.ReportClosed)
				if len(n) == 0 || n[0].Data["outcome"] != outcome || n[0].Data["note"] != note {
					a.Errorf("%s is notified of %+v", u.Name, n)
				}
			}
		}
		decide := func(path, outcome, note string) {
			a.Helper()
			answer(path, outcome, note)
			refusedAs(admin, schema.ErrReportClosed, 409, "POST", path, m{"outcome": "dismissed"})
			if list := queue(admin, "closed"); list[0].Decision.Outcome != outcome || len(list[0].Others) != 1 {
				a.Errorf("closed: %+v", list[0])
			}
		}
		path := report(m{"findId": f.ID})
		refused(admin, 422, "invalid", "POST", path, m{"outcome": "hidden"})
		refused(admin, 404, "not_found", "POST", "/api/admin/reports/"+randomHex(), m{"outcome": "dismissed"})
		decide(path, "dismissed", "")
		if n := notes(ann, schema.Moderated); len(n) != 0 {
			a.Errorf("the owner is notified of %+v", n)
		}
		path = report(m{"commentId": c.ID})
		decide(path, "deleted", "Advertisement")
		if n := notes(ann, schema.Moderated); len(n) != 1 || n[0].Data["outcome"] != "deleted" || n[0].Data["findId"] != f.ID || n[0].Data["commentId"] != "" {
			a.Errorf("the owner is notified of %+v", n)
		}
		if got := call[schema.Find](ben, 200, "GET", "/api/finds/"+f.ID, nil); got.CommentCount != 0 {
			a.Errorf("%d comments are counted", got.CommentCount)
		}
		path = report(m{"findId": f.ID})
		decide(path, "deleted", "Advertisement")
		if n := notes(ann, schema.Moderated); len(n) != 2 || n[0].Data["findTitle"] != f.Title || n[0].Data["findId"] != "" {
			a.Errorf("the owner is notified of %+v", n)
		}
		refused(ann, 404, "not_found", "POST", "/api/finds/"+f.ID+"/restore", nil)
		if want := "admin report_closed ann deleted\nadmin find_deleted ann Advertisement\n"; a.acts(2) != want {
			a.Errorf("the log is\n%s", a.acts(2))
		}
		path = report(m{"userId": ann.ID})
		refused(admin, 422, "invalid", "POST", path, m{"outcome": "hidden", "note": "x"})
		decide(path, "suspended", "Advertisement")
		refusedAs(ann, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		dan := a.as("dan")
		path = report(m{"userId": dan.ID})
		answer(path, "deleted", "Advertisement")
		refusedAs(dan, schema.ErrUnauthenticated, 401, "GET", "/api/users/me", nil)
		refused(admin, 404, "not_found", "POST", path, m{"outcome": "dismissed"}) // it went with the account
		if want := "admin report_closed dan deleted\n"; !strings.Contains(a.acts(2), want) {
			a.Errorf("the log is\n%s", a.acts(2))
		}
		path = report(m{"userId": admin.ID})
		refusedAs(admin, schema.ErrOwnAccount, 409, "POST", path, m{"outcome": "suspended", "note": "x"})
		refusedAs(admin, schema.ErrOwnAccount, 409, "POST", path, m{"outcome": "deleted", "note": "x"})
		decide(path, "dismissed", "No")
		if got := len(queue(admin, "closed")); got != 5 {
			a.Errorf("%d things are in the closed reports", got)
		}
		ok(admin, 204, "DELETE", "/api/admin/users/"+ben.ID, nil)
		if r := queue(admin, "closed")[0]; r.Reporter != nil || r.Others[0].Reporter == nil {
			a.Errorf("after the reporter has left: %+v", r)
		}
	})
}

// TestDecideGone decides about a report of a find that its owner has deleted for good.
func TestDecideGone(t *testing.T) {
	each(t, func(a *api) {
		admin, ann, ben := a.administer(a.as("admin")), a.as("ann"), a.as("ben")
		f := ann.find("The oldest bridge", true)
		ok(ben, 204, "POST", "/api/reports", m{"findId": f.ID, "reason": "spam"})
		ok(ann, 204, "DELETE", "/api/finds/"+f.ID+"?forever=true", nil)
		r := queue(admin, "open")[0]
		if r.Find != nil || r.Owner == nil {
			a.Errorf("the report is %+v", r)
		}
		ok(admin, 204, "POST", "/api/admin/reports/"+r.ID, m{"outcome": "deleted", "note": "Advertisement"})
		if n := notes(ann, schema.Moderated); len(n) != 0 {
			a.Errorf("the owner is notified of %+v", n)
		}
		a.clock.Add(schema.AdminLogLife + time.Hour)
		a.sweep(0)
		list, _, err := a.store.Reports(a.Context(), admin.ID, false, store.Page{Limit: 10})
		if len(must(list, err)) != 0 {
			a.Errorf("after a year: %+v", list)
		}
	})
}

// TestMakeListPrivate: an administrator makes a public list private, its owner receives the reason, and the
// log has it.
func TestMakeListPrivate(t *testing.T) {
	each(t, func(a *api) {
		ann, ben, admin := a.as("ann"), a.as("ben"), a.administer(a.as("admin"))
		list := func(visibility string) string {
			a.Helper()
			return call[schema.List](ann, 201, "POST", "/api/lists", m{"name": "Bad words", "visibility": visibility}).ID
		}
		public, friends, private := list("public"), list("friends"), list("private")
		path := func(id string) string { return "/api/admin/lists/" + id + "/private" }
		refused(ben, 403, "forbidden", "POST", path(public), m{"reason": "Insults"})
		refused(ann, 403, "forbidden", "POST", path(public), m{"reason": "Insults"})
		refused(a.anonymous(), 401, "unauthenticated", "POST", path(public), m{"reason": "Insults"})
		for _, id := range []string{friends, private, "nowhere"} {
			refused(admin, 404, "not_found", "POST", path(id), m{"reason": "Insults"})
		}
		refused(admin, 422, "invalid", "POST", path(public), m{"reason": ""})
		ok(ben, 200, "GET", "/api/lists/"+public, nil)
		ok(admin, 204, "POST", path(public), m{"reason": "Insults"})
		refused(ben, 404, "not_found", "GET", "/api/lists/"+public, nil)
		refused(admin, 404, "not_found", "POST", path(public), m{"reason": "Insults"}) // it is private already
		if l := call[schema.List](ann, 200, "GET", "/api/lists/"+public, nil); l.Visibility != "private" || l.Name != "Bad words" {
			a.Errorf("its owner sees %+v", l)
		}
		var notes []schema.Notification
		for _, n := range call[[]schema.Notification](ann, 200, "GET", "/api/notifications", nil) {
			if n.Type == schema.Moderated {
				notes = append(notes, n)
			}
		}
		if len(notes) != 1 || notes[0].Data["kind"] != "list" || notes[0].Data["outcome"] != "private" || notes[0].Data["note"] != "Insults" || notes[0].Data["listName"] != "Bad words" {
			a.Errorf("its owner receives %+v", notes)
		}
		if acts := call[[]schema.Act](admin, 200, "GET", "/api/admin/log", nil); len(acts) == 0 || acts[0].Action != "list_private" || acts[0].TargetName != "ann" || acts[0].Reason != "Insults" {
			a.Errorf("the log has %+v", acts)
		}
	})
}
