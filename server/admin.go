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

type makeListPrivateInput struct {
	ListPath
	Body hideBody
}

var makeListPrivate = forAdmins(operation{
	id:      "makeListPrivate",
	pattern: "POST /api/admin/lists/{listId}/private",
	summary: "Make the list of a user private",
	description: "Then only its owner, who is notified, sees its name and description, and its links stop working. The administrator must be " +
		"able to see the list, or somebody else must have reported it. Its owner can change again who may see it.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).makeListPrivate)

func (s *Server) makeListPrivate(ctx context.Context, in *makeListPrivateInput) (*empty, error) {
	return nil, s.Store.MakeListPrivate(ctx, actor(ctx), in.ListID, in.Body.Reason)
}
