package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

type listCommentsInput struct {
	FindPath
	Order  string        `query:"order" enum:"asc,desc" default:"asc" doc:"Order by creation: oldest or newest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Rows per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listComments = forUsers(operation{
	pattern:     "GET /api/finds/{findId}/comments",
	tag:         "Comments",
	summary:     "List comments",
	description: "Oldest first. Leaves out comments of users that a block separates from the caller.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).listComments)

func (s *Server) listComments(ctx context.Context, in *listCommentsInput) (*listOf[schema.Comment], error) {
	comments, next, err := s.Store.Comments(ctx, me(ctx), in.FindID, store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Comment]{link(ctx, next), comments}, err
}

// commentBody is the text of a comment.
type commentBody struct {
	Content string `json:"content" minLength:"1" maxLength:"500" pattern:"^([^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*[^\\p{Cc}\\p{Cf}\\p{Z}\\p{M}\u115f\u1160\u2800\u3164\uffa0][^\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]*)?$" patternDescription:"text with something to see, without control characters" example:"Lovely! Is it still there?"`
}

type createCommentInput struct {
	FindPath
	Body commentBody
}

var createComment = forUsers(operation{
	pattern:     "POST /api/finds/{findId}/comments",
	tag:         "Comments",
	summary:     "Comment on a find",
	description: "At most 500 code points. The owner of the find is notified.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).createComment)

func (s *Server) createComment(ctx context.Context, in *createCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.CreateComment(ctx, me(ctx), in.FindID, in.Body.Content)
	return &bodyOf[schema.Comment]{c}, err
}

// CommentPath names a comment on a find.
type CommentPath struct {
	FindPath
	CommentID string `path:"commentId" doc:"Identifier of the comment" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
}

type updateCommentInput struct {
	CommentPath
	Body commentBody
}

var updateComment = forUsers(operation{
	pattern:     "PUT /api/finds/{findId}/comments/{commentId}",
	tag:         "Comments",
	summary:     "Update a comment",
	description: "Only for the author.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).updateComment)

func (s *Server) updateComment(ctx context.Context, in *updateCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.UpdateComment(ctx, me(ctx), in.FindID, in.CommentID, in.Body.Content)
	return &bodyOf[schema.Comment]{c}, err
}

var deleteComment = forUsers(operation{
	pattern:     "DELETE /api/finds/{findId}/comments/{commentId}",
	tag:         "Comments",
	summary:     "Delete a comment",
	description: "Only for the author and the owner of the find. Also deletes its notification if that has not been read.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteComment)

func (s *Server) deleteComment(ctx context.Context, in *CommentPath) (*empty, error) {
	return nil, s.Store.DeleteComment(ctx, me(ctx), in.FindID, in.CommentID)
}
