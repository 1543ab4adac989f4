package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

type createReportInput struct {
	Body struct {
		FindID    string `json:"findId,omitempty" maxLength:"64" doc:"Find to report" sample:"-"`
		CommentID string `json:"commentId,omitempty" maxLength:"64" doc:"Comment to report" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
		UserID    string `json:"userId,omitempty" maxLength:"64" doc:"User to report" sample:"-"`
		ListID    string `json:"listId,omitempty" maxLength:"64" doc:"List to report" sample:"-"`
		Reason    string `json:"reason" enum:"spam,illegal,rules,other" doc:"Advertisement, something illegal, something against the rules of the instance, or something else"`
		Text      string `json:"text,omitempty" maxLength:"1000" pattern:"text" doc:"For the administrators" example:"The same in ten comments"`
	}
}

var createReport = forUsers(operation{
	id:      "createReport",
	pattern: "POST /api/reports",
	tag:     "People",
	summary: "Report a find, a comment, a user or a list",
	description: "Takes one of `findId`, `commentId`, `userId` and `listId`, of something that the caller may see and another user has published. " +
		"Administrators are notified. Until they decide, they see the reported find with its photos, even if it is private, and the name, the description and the owner of a reported list. The caller " +
		"is notified of the decision. A user can have one open report of the same thing, and send 20 reports a day.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).createReport)

func (s *Server) createReport(ctx context.Context, in *createReportInput) (*empty, error) {
	b := in.Body
	given := 0
	for _, id := range []string{b.FindID, b.CommentID, b.UserID, b.ListID} {
		if id != "" {
			given++
		}
	}
	if given != 1 {
		return nil, schema.ErrField("body", schema.RuleTogether, "expected one of findId, commentId, userId and listId")
	}
	r := store.NewReport{FindID: b.FindID, CommentID: b.CommentID, UserID: b.UserID, ListID: b.ListID, Reason: b.Reason, Text: b.Text}
	return nil, s.Store.CreateReport(ctx, me(ctx), r)
}

type listReportsInput struct {
	Status string        `query:"status" enum:"open,closed" default:"open" doc:"Reports that wait for a decision, or those that have one"`
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"By the time of the report: newest or oldest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Reports per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listReports = forAdmins(operation{
	id:      "listReports",
	pattern: "GET /api/admin/reports",
	summary: "List reports",
	description: "Lists what is reported, each thing once with all of its reports. While a report is open, it has the reported find, " +
		"comment or list, even if the administrator may not see it elsewhere; the URLs of its media work until the report is closed. " +
		"Closed reports are kept for a year.",
	examples: examples{"200": {"hidden": false}},
}, (*Server).listReports)

func (s *Server) listReports(ctx context.Context, in *listReportsInput) (*listOf[schema.Report], error) {
	page := store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor}
	list, next, err := s.Store.Reports(ctx, me(ctx), in.Status == "open", page)
	for i := range list { // also public finds, which may be hidden
		if f := list[i].Find; f != nil {
			s.signHidden(me(ctx), f)
		}
	}
	return &listOf[schema.Report]{link(ctx, next), list}, err
}

type decideReportInput struct {
	ReportID string `path:"reportId" doc:"Identifier of the report" sample:"0198c5e0-1b2c-7d3e-8f40-5a6b7c8d9e0f"`
	Body     struct {
		Outcome string `json:"outcome" enum:"dismissed,hidden,deleted,suspended,private" doc:"Nothing is done; the find or comment is hidden; the find, comment or account is deleted; its owner is suspended without an end; or the list is made private"`
		Note    string `json:"note,omitempty" maxLength:"500" pattern:"text" doc:"For the reporters and the owner; needed unless the report is dismissed" example:"Advertisement"`
	}
}

var decideReport = forAdmins(operation{
	id:      "decideReport",
	pattern: "POST /api/admin/reports/{reportId}",
	summary: "Decide about a report",
	description: "Closes all open reports of the same thing and does what the outcome says. The reporters are notified with the outcome and " +
		"the note, and the owner of a find or comment that is hidden or deleted, or of a list that is made private, with the note. If what is reported has been deleted since, " +
		"only the reports are closed.",
	long:  true, // it may delete an account
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).decideReport)

func (s *Server) decideReport(ctx context.Context, in *decideReportInput) (*empty, error) {
	d := store.Decision{Outcome: in.Body.Outcome, Note: in.Body.Note}
	if d.Note == "" && d.Outcome != schema.OutcomeDismissed {
		return nil, schema.ErrField("body.note", schema.RuleRequired, "expected a note for this outcome")
	}
	patiently(ctx)
	files, owner, err := s.Store.DecideReport(ctx, actor(ctx), in.ReportID, d)
	if owner != "" {
		s.limits.streams.Recheck(owner)
	}
	s.Media.Library.Discard(ctx, s.Log, files)
	return nil, err
}
