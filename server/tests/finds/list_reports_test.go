package finds

import (
	"testing"

	"finds/schema"
	. "finds/server/servertest"
)

// TestReportList: who sees a list may report it, but for its owner. An administrator sees a list for its members while a report by
// somebody else is open, and nothing else of it.
func TestReportList(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, admin := s.roles["owner"], s.roles["admin"]
		OK(owner, 200, "PUT", s.path, M{"description": "Bad words"})
		body := M{"listId": s.list.ID, "reason": "rules", "text": "Insults"}
		for role, want := range map[string]int{"owner": 422, "editor": 204, "contributor": 204, "viewer": 204, "invited": 204, "left": 404, "removed": 404,
			"blocked": 404, "friend": 404, "stranger": 404, "admin": 404, "signed out": 401} {
			if got := s.roles[role].Do("POST", "/api/reports", body); got.Status != want {
				a.Errorf("the report of %s gives %d, want %d", role, got.Status, want)
			}
		}
		RefusedAs(s.roles["viewer"], schema.ErrAlreadyReported, 409, "POST", "/api/reports", body)
		Refused(s.roles["viewer"], 422, "invalid", "POST", "/api/reports", M{"listId": s.list.ID, "userId": owner.ID, "reason": "rules"})
		queue := func(status string) schema.Report {
			a.Helper()
			list := Call[[]schema.Report](admin, 200, "GET", "/api/admin/reports?status="+status, nil)
			if len(list) != 1 || list[0].Kind != "list" || list[0].TargetID != s.list.ID {
				a.Fatalf("the queue has %+v", list)
			}
			return list[0]
		}
		r := queue("open")
		if r.List == nil || r.List.Name != "Family" || r.List.Description == nil || *r.List.Description != "Bad words" || r.List.Visibility != "members" ||
			r.List.User.ID != owner.ID || r.Owner == nil || r.Owner.ID != owner.ID || len(r.Others) != 3 {
			a.Errorf("the report is %+v, of %+v", r, r.List)
		}
		for _, path := range []string{s.path, s.path + "/finds", s.path + "/members", "/api/finds/" + s.find.ID} {
			Refused(admin, 404, "not_found", "GET", path, nil)
		}
		if n := Notes(admin, schema.Reported); len(n) != 4 || n[0].Message != "A list was reported" || n[0].Data["kind"] != "list" {
			a.Errorf("the administrator has %+v", n)
		}
		decide := "/api/admin/reports/" + r.ID
		for _, outcome := range []string{"hidden", "deleted"} {
			Refused(admin, 422, "invalid", "POST", decide, M{"outcome": outcome, "note": "Insults"})
		}
		Refused(admin, 422, "invalid", "POST", decide, M{"outcome": "private"})
		OK(admin, 204, "POST", decide, M{"outcome": "private", "note": "Insults"})
		if r := queue("closed"); r.List != nil || r.Decision == nil || r.Decision.Outcome != "private" {
			a.Errorf("the closed report is %+v", r)
		}
		Refused(s.roles["editor"], 404, "not_found", "GET", s.path, nil)
		if l := Call[schema.List](owner, 200, "GET", s.path, nil); l.Visibility != "private" {
			a.Errorf("its owner sees %+v", l)
		}
		if n := Notes(owner, schema.Moderated); len(n) != 1 || n[0].Data["kind"] != "list" || n[0].Data["outcome"] != "private" || n[0].Data["note"] != "Insults" {
			a.Errorf("its owner is notified of %+v", n)
		}
		if n := Notes(s.roles["viewer"], schema.ReportClosed); len(n) != 1 || n[0].Data["outcome"] != "private" {
			a.Errorf("the reporter is notified of %+v", n)
		}
	})
}

// TestReportOfListEnds: a dismissed report ends what the administrator sees, and so does a report of their own give them nothing.
func TestReportOfListEnds(t *testing.T) {
	Each(t, func(a *API) {
		s := newShared(a)
		owner, admin, viewer := s.roles["owner"], s.roles["admin"], s.roles["viewer"]
		first := func(status string) schema.Report {
			a.Helper()
			return Call[[]schema.Report](admin, 200, "GET", "/api/admin/reports?status="+status, nil)[0]
		}
		private := "/api/admin/lists/" + s.list.ID + "/private"
		Refused(admin, 404, "not_found", "POST", private, M{"reason": "Insults"})
		OK(viewer, 204, "POST", "/api/reports", M{"listId": s.list.ID, "reason": "rules"})
		r := first("open")
		if r.List == nil {
			a.Error("the open report has no list")
		}
		OK(admin, 204, "POST", "/api/admin/reports/"+r.ID, M{"outcome": "dismissed"})
		if r := first("closed"); r.List != nil {
			a.Errorf("after it was dismissed: %+v", r.List)
		}
		Refused(admin, 404, "not_found", "POST", private, M{"reason": "Insults"})
		OK(viewer, 200, "GET", s.path, nil)

		OK(owner, 200, "PUT", s.path, M{"visibility": "public"})
		OK(admin, 204, "POST", "/api/reports", M{"listId": s.list.ID, "reason": "rules"})
		if r := first("open"); r.List == nil {
			a.Error("the administrator does not see the public list that they have reported")
		}
		OK(owner, 200, "PUT", s.path, M{"visibility": "members"})
		if r := first("open"); r.List != nil {
			a.Errorf("their own report shows %+v", r.List)
		}
		OK(viewer, 204, "POST", "/api/reports", M{"listId": s.list.ID, "reason": "spam"})
		if r := first("open"); r.List == nil {
			a.Error("the report of another shows no list")
		}
		OK(owner, 204, "DELETE", s.path, nil)
		r = first("open")
		if r.List != nil || r.Owner == nil {
			a.Errorf("the report of a deleted list is %+v", r)
		}
		OK(admin, 204, "POST", "/api/admin/reports/"+r.ID, M{"outcome": "private", "note": "Insults"})
		if n := Notes(owner, schema.Moderated); len(n) != 0 {
			a.Errorf("its owner is notified of %+v", n)
		}
	})
}
