package server

import (
	"context"
	"time"

	"finds/schema"
	"finds/store"
)

// actor returns the administrator who makes a request.
func actor(ctx context.Context) store.Actor { return store.Actor{ID: me(ctx)} }

type accountsInput struct {
	Q      string        `query:"q" maxLength:"31" doc:"Part of a username" empty:"absent"`
	Status string        `query:"status" enum:"active,suspended,admin" doc:"Only accounts that are not suspended, only those that are, or only administrators" empty:"absent"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Accounts per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listAccounts = forAdmins(operation{
	id:      "listAccounts",
	pattern: "GET /api/admin/users",
	summary: "List accounts",
	description: "All accounts by username. Administrators see no private finds of others unless these are reported: `findCount` counts " +
		"public finds.",
}, (*Server).listAccounts)

func (s *Server) listAccounts(ctx context.Context, in *accountsInput) (*listOf[schema.Account], error) {
	filter := store.AccountFilter{Query: in.Q, Status: in.Status}
	list, next, err := s.Store.Accounts(ctx, filter, store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Account]{link(ctx, next), list}, err
}

type updateAccountInput struct {
	UserPath
	Body struct {
		Role       string                 `json:"role,omitempty" enum:"admin,member" example:"admin"`
		MediaLimit schema.Optional[int64] `json:"mediaLimit,omitempty" minimum:"0" maximum:"1125899906842624" doc:"Maximum of all media in bytes; 0 removes the limit, null restores that of the instance"`
		Password   string                 `json:"password,omitempty" maxLength:"255" doc:"Of the caller; required to make an administrator if the caller's account has one" text:"verbatim" sample:"-"`
	}
}

var updateAccount = forAdmins(operation{
	id:      "updateAccount",
	pattern: "PATCH /api/admin/users/{userId}",
	summary: "Change the role or the limit of an account",
	description: "Members that are left out do not change. The last administrator stays one. To make an administrator needs the caller's password " +
		"if there is one; otherwise a session that is less than ten minutes old.",
	kinds:    []schema.Kind{schema.NotFound, schema.Conflict},
	examples: examples{"body": {"mediaLimit": 10737418240}},
}, (*Server).updateAccount)

func (s *Server) updateAccount(ctx context.Context, in *updateAccountInput) (*bodyOf[schema.Account], error) {
	if in.Body.Role != "" && infoOf(ctx).viewer.Kind == schema.SessionToken {
		return nil, schema.ErrTokenScope // an administrator that a leaked token makes could sign in as others
	}
	if in.Body.Role == schema.RoleAdmin { // a phone that is left unlocked must not make one either
		if err := s.confirm(ctx, in.Body.Password); err != nil {
			return nil, err
		}
	}
	a, err := s.Store.UpdateAccount(ctx, actor(ctx), in.UserID, store.AccountEdit{Role: in.Body.Role, MediaLimit: in.Body.MediaLimit})
	return &bodyOf[schema.Account]{a}, err
}

type suspendInput struct {
	UserPath
	Body struct {
		Reason string `json:"reason" minLength:"1" maxLength:"500" pattern:"visible text" doc:"The user reads it when they try to sign in" example:"Advertisements in comments"`
		Days   int    `json:"days,omitempty" minimum:"1" maximum:"365" doc:"After which the suspension ends by itself; without them it does not, and the account is deleted after 30 days" example:"7"`
	}
}

var suspendUser = forAdmins(operation{
	id:      "suspendUser",
	pattern: "PUT /api/admin/users/{userId}/suspension",
	summary: "Suspend an account",
	description: "Ends all sessions of the account, and hides it from everybody: its name, finds, likes and comments are in no list, count, " +
		"search or map. Lifting the suspension restores all of it. For an account that is suspended already, the request changes the reason and the end.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
	long:  true, // many likes and comments are counted
}, (*Server).suspendUser)

func (s *Server) suspendUser(ctx context.Context, in *suspendInput) (*bodyOf[schema.Account], error) {
	patiently(ctx)
	life := time.Duration(in.Body.Days) * 24 * time.Hour
	a, err := s.Store.Suspend(ctx, actor(ctx), in.UserID, store.NewSuspension{Reason: in.Body.Reason, Life: life})
	s.limits.streams.Recheck(in.UserID)
	return &bodyOf[schema.Account]{a}, err
}

var liftSuspension = forAdmins(operation{
	id:          "liftSuspension",
	pattern:     "DELETE /api/admin/users/{userId}/suspension",
	summary:     "Lift a suspension",
	description: "The account and all that it has made are shown again, and its user can sign in.",
	kinds:       []schema.Kind{schema.NotFound},
	long:        true,
}, (*Server).liftSuspension)

func (s *Server) liftSuspension(ctx context.Context, in *UserPath) (*bodyOf[schema.Account], error) {
	patiently(ctx)
	a, err := s.Store.LiftSuspension(ctx, actor(ctx), in.UserID)
	return &bodyOf[schema.Account]{a}, err
}

type deleteAccountInput struct {
	UserPath
	Reason string `query:"reason" maxLength:"500" doc:"For the log" empty:"absent"`
}

var deleteAccount = forAdmins(operation{
	id:          "deleteAccount",
	pattern:     "DELETE /api/admin/users/{userId}",
	summary:     "Delete an account",
	description: "Deletes the account with its finds, likes, comments, friendships and files. This cannot be undone.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
	long:        true,
}, (*Server).deleteAccount)

func (s *Server) deleteAccount(ctx context.Context, in *deleteAccountInput) (*empty, error) {
	patiently(ctx)
	files, err := s.Store.DeleteAccount(ctx, actor(ctx), in.UserID, in.Reason)
	s.limits.streams.Recheck(in.UserID)
	s.Media.Library.Discard(ctx, s.Log, files)
	return nil, err
}

type actsInput struct {
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Entries per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listActs = forAdmins(operation{
	id:          "listActs",
	pattern:     "GET /api/admin/log",
	summary:     "List acts of administration",
	description: "What administrators and the command line have done, and uses of sign-in links, newest first. Entries are kept for a year and cannot be changed.",
}, (*Server).listActs)

func (s *Server) listActs(ctx context.Context, in *actsInput) (*listOf[schema.Act], error) {
	list, next, err := s.Store.AdminLog(ctx, store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Act]{link(ctx, next), list}, err
}

type createReportInput struct {
	Body struct {
		FindID    string `json:"findId,omitempty" maxLength:"64" doc:"Find to report" sample:"-"`
		CommentID string `json:"commentId,omitempty" maxLength:"64" doc:"Comment to report" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
		UserID    string `json:"userId,omitempty" maxLength:"64" doc:"User to report" sample:"-"`
		Reason    string `json:"reason" enum:"spam,illegal,rules,other" doc:"Advertisement, something illegal, something against the rules of the instance, or something else"`
		Text      string `json:"text,omitempty" maxLength:"1000" pattern:"text" doc:"For the administrators" example:"The same in ten comments"`
	}
}

var createReport = forUsers(operation{
	id:      "createReport",
	pattern: "POST /api/reports",
	tag:     "People",
	summary: "Report a find, a comment or a user",
	description: "Takes one of `findId`, `commentId` and `userId`, of something that the caller may see and another user has published. " +
		"Administrators are notified. Until they decide, they see the reported find with its photos, even if it is private. The caller " +
		"is notified of the decision. A user can have one open report of the same thing, and send 20 reports a day.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).createReport)

func (s *Server) createReport(ctx context.Context, in *createReportInput) (*empty, error) {
	b := in.Body
	given := 0
	for _, id := range []string{b.FindID, b.CommentID, b.UserID} {
		if id != "" {
			given++
		}
	}
	if given != 1 {
		return nil, schema.ErrField("body", schema.RuleTogether, "expected one of findId, commentId and userId")
	}
	r := store.NewReport{FindID: b.FindID, CommentID: b.CommentID, UserID: b.UserID, Reason: b.Reason, Text: b.Text}
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
	description: "Lists what is reported, each thing once with all of its reports. While a report is open, it has the reported find " +
		"or comment, even if the administrator may not see it elsewhere; the URLs of its media work until the report is closed. " +
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
		Outcome string `json:"outcome" enum:"dismissed,hidden,deleted,suspended" doc:"Nothing is done; the find or comment is hidden; the find, comment or account is deleted; or its owner is suspended without an end"`
		Note    string `json:"note,omitempty" maxLength:"500" pattern:"text" doc:"For the reporters and the owner; needed unless the report is dismissed" example:"Advertisement"`
	}
}

var decideReport = forAdmins(operation{
	id:      "decideReport",
	pattern: "POST /api/admin/reports/{reportId}",
	summary: "Decide about a report",
	description: "Closes all open reports of the same thing and does what the outcome says. The reporters are notified with the outcome and " +
		"the note, and the owner of a find or comment that is hidden or deleted with the note. If what is reported has been deleted since, " +
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

// hideBody is why something is hidden.
type hideBody struct {
	Reason string `json:"reason" minLength:"1" maxLength:"500" pattern:"visible text" doc:"For the owner" example:"Advertisement"`
}

type hideFindInput struct {
	FindPath
	Body hideBody
}

var hideFind = forAdmins(operation{
	id:      "hideFind",
	pattern: "PUT /api/admin/finds/{findId}/hidden",
	summary: "Hide a find",
	description: "Hides a find from everybody but its owner, who is notified, sees the find with the reason, and can delete it, but neither " +
		"change nor restore it. It stays hidden until an administrator shows it again or its owner deletes it. The administrator has to be " +
		"allowed to see the find, or an open report has to be about it. Repeating the request changes the reason.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).hideFind)

func (s *Server) hideFind(ctx context.Context, in *hideFindInput) (*empty, error) {
	return nil, s.Store.HideFind(ctx, actor(ctx), in.FindID, in.Body.Reason)
}

var showFind = forAdmins(operation{
	id:      "showFind",
	pattern: "DELETE /api/admin/finds/{findId}/hidden",
	summary: "Show a hidden find again",
	description: "The find is as it was, with its likes and comments, but in the home zone of its owner as an area, or in the bin of its owner if they " +
		"have deleted it. The owner is notified.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).showFind)

func (s *Server) showFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.ShowFind(ctx, actor(ctx), in.FindID, s.areaName)
}

// AnyCommentPath names a comment on any find.
type AnyCommentPath struct {
	CommentID string `path:"commentId" doc:"Identifier of the comment" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
}

type hideCommentInput struct {
	AnyCommentPath
	Body hideBody
}

var hideComment = forAdmins(operation{
	id:      "hideComment",
	pattern: "PUT /api/admin/comments/{commentId}/hidden",
	summary: "Hide a comment",
	description: "Hides a comment from everybody but its author, who is notified, sees the comment with the reason, and can delete it. " +
		"Replies to it stay. The administrator has to be allowed to see the find, or an open report has to be about the comment. Repeating " +
		"the request changes the reason.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).hideComment)

func (s *Server) hideComment(ctx context.Context, in *hideCommentInput) (*empty, error) {
	return nil, s.Store.HideComment(ctx, actor(ctx), in.CommentID, in.Body.Reason)
}

var showComment = forAdmins(operation{
	id:          "showComment",
	pattern:     "DELETE /api/admin/comments/{commentId}/hidden",
	summary:     "Show a hidden comment again",
	description: "The author is notified.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).showComment)

func (s *Server) showComment(ctx context.Context, in *AnyCommentPath) (*empty, error) {
	return nil, s.Store.ShowComment(ctx, actor(ctx), in.CommentID)
}

var muteUser = forUsers(operation{
	id:      "muteUser",
	pattern: "PUT /api/users/{userId}/mute",
	tag:     "People",
	summary: "Mute a user",
	description: "The caller no longer gets notifications and push messages about what the user does. Nothing else changes, and the user " +
		"does not learn of it. Repeating the request changes nothing.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).muteUser)

func (s *Server) muteUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Mute(ctx, me(ctx), in.UserID)
}

var unmuteUser = forUsers(operation{
	id:          "unmuteUser",
	pattern:     "DELETE /api/users/{userId}/mute",
	tag:         "People",
	summary:     "Unmute a user",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).unmuteUser)

func (s *Server) unmuteUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Unmute(ctx, me(ctx), in.UserID)
}

type makeListPrivateInput struct {
	ListPath
	Body hideBody
}

var makeListPrivate = forAdmins(operation{
	id:      "makeListPrivate",
	pattern: "POST /api/admin/lists/{listId}/private",
	summary: "Make the list of a user private",
	description: "Then only its owner, who is notified, sees its name and description, and its links stop working. The administrator must be " +
		"able to see the list. Its owner can change again who may see it.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).makeListPrivate)

func (s *Server) makeListPrivate(ctx context.Context, in *makeListPrivateInput) (*empty, error) {
	return nil, s.Store.MakeListPrivate(ctx, actor(ctx), in.ListID, in.Body.Reason)
}
