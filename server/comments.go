package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

type listCommentsInput struct {
	FindPath
	Order  string        `query:"order" enum:"asc,desc" default:"asc" doc:"Order by creation: oldest or newest first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Comments per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listComments = forUsers(operation{
	id:          "listComments",
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

// commentBody is a comment as its author writes it.
type commentBody struct {
	Content  string `json:"content" minLength:"1" maxLength:"500" pattern:"visible text" example:"Lovely! Is it still there?"`
	ParentID string `json:"parentId,omitempty" maxLength:"64" doc:"Comment on the same find to reply to. A reply to a reply belongs to the same comment as that" sample:"-"`
}

// CreationInput says whether a PUT creates something. Huma reads embedded types only when
// exported.
type CreationInput struct {
	IfNoneMatch string `header:"If-None-Match" enum:"*" doc:"* to create, not to update" sample:"-"`
}

func (c CreationInput) creates() bool { return c.IfNoneMatch == "*" }

const aboutCreations = "With `If-None-Match: *`, the request creates what the path names, under an id that the client has made: a UUIDv7 " +
	"in lower case, whose time is at most 60 days ago. It may be repeated: with the same body, it returns 200 and what was created, or 404 " +
	"if that has been deleted. With another body, and for an id that something else has, it is refused with 412 and the reason `id_taken`."

type createCommentInput struct {
	FindPath
	Body commentBody
}

var createComment = forUsers(operation{
	id:      "createComment",
	pattern: "POST /api/finds/{findId}/comments",
	tag:     "Comments",
	summary: "Comment on a find",
	description: "At most 500 code points. The owner of the find is notified, or with `parentId` the author of that comment, and users who are mentioned as " +
		"`@ben` if they may see the find, at most 10. A user gets one notification at most, and none of a later edit. One user notifies another of at most 20 comments and mentions " +
		"an hour, and sends at most 300 such notifications an hour; further comments are accepted without a notification.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).createComment)

func (s *Server) createComment(ctx context.Context, in *createCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.CreateComment(ctx, me(ctx), store.NewComment{FindID: in.FindID, Parent: in.Body.ParentID, Content: in.Body.Content,
		Admit: s.admitNotices(me(ctx))})
	return &bodyOf[schema.Comment]{c}, err
}

// AnyCommentPath names a comment on any find.
type AnyCommentPath struct {
	CommentID string `path:"commentId" doc:"Identifier of the comment" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
}

// CommentPath names a comment on a find.
type CommentPath struct {
	FindPath
	AnyCommentPath
}

type updateCommentInput struct {
	CommentPath
	CreationInput
	Body commentBody
}

var updateComment = forUsers(operation{
	id:          "updateComment",
	pattern:     "PUT /api/finds/{findId}/comments/{commentId}",
	tag:         "Comments",
	summary:     "Update a comment, or create it under an id of the client's",
	description: "Only for the author. " + aboutCreations,
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound, schema.PreconditionFailed},
	creates:     "The comment is created, with `If-None-Match: *`",
}, (*Server).updateComment)

func (s *Server) updateComment(ctx context.Context, in *updateCommentInput) (*putOf[schema.Comment], error) {
	if b := in.Body; in.creates() {
		c, repeated, err := s.Store.PutComment(ctx, me(ctx), store.NewComment{ID: in.CommentID, FindID: in.FindID, Parent: b.ParentID, Content: b.Content,
			Admit: s.admitNotices(me(ctx))})
		if err != nil || repeated {
			return &putOf[schema.Comment]{Status: 200, Body: c}, err
		}
		return &putOf[schema.Comment]{201, "/api/finds/" + in.FindID + "/comments/" + c.ID, c}, nil
	}
	if in.Body.ParentID != "" {
		return nil, schema.ErrField("body.parentId", schema.RuleUnknown, "expected no parentId in an update")
	}
	c, err := s.Store.UpdateComment(ctx, me(ctx), in.FindID, in.CommentID, in.Body.Content)
	return &putOf[schema.Comment]{Status: 200, Body: c}, err
}

var deleteComment = forUsers(operation{
	id:      "deleteComment",
	pattern: "DELETE /api/finds/{findId}/comments/{commentId}",
	tag:     "Comments",
	summary: "Delete a comment",
	description: "Only for the author, also if they may not see the find any more, and the owner of the find. Also deletes its notifications that have not been read. Replies to it stay: " +
		"the oldest takes its place, and the others have its id as `parentId`.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteComment)

func (s *Server) deleteComment(ctx context.Context, in *CommentPath) (*empty, error) {
	return nil, s.Store.DeleteComment(ctx, me(ctx), in.FindID, in.CommentID)
}

var deleteOwnComment = forUsers(operation{
	id:          "deleteOwnComment",
	pattern:     "DELETE /api/users/me/comments/{commentId}",
	tag:         "Comments",
	summary:     "Delete your comment",
	description: "As DELETE /api/finds/{findId}/comments/{commentId}, by the id that the export has also of a comment on a find that the caller may not see any more.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).deleteOwnComment)

func (s *Server) deleteOwnComment(ctx context.Context, in *AnyCommentPath) (*empty, error) {
	return nil, s.Store.DeleteOwnComment(ctx, me(ctx), in.CommentID)
}
