package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

type listCommentsInput struct {
	FindPath
	Order  string        `query:"order" enum:"asc,desc" default:"asc" doc:"By creation, oldest or newest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Rows on a page"`
	Cursor schema.Cursor `query:"cursor"`
}

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

func (s *Server) createComment(ctx context.Context, in *createCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.CreateComment(ctx, me(ctx), in.FindID, in.Body.Content)
	return &bodyOf[schema.Comment]{c}, err
}

// CommentPath names a comment on a find.
type CommentPath struct {
	FindPath
	CommentID string `path:"commentId" doc:"Identifier of the comment"`
}

type updateCommentInput struct {
	CommentPath
	Body commentBody
}

func (s *Server) updateComment(ctx context.Context, in *updateCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.UpdateComment(ctx, me(ctx), in.FindID, in.CommentID, in.Body.Content)
	return &bodyOf[schema.Comment]{c}, err
}

func (s *Server) deleteComment(ctx context.Context, in *CommentPath) (*empty, error) {
	return nil, s.Store.DeleteComment(ctx, me(ctx), in.FindID, in.CommentID)
}
