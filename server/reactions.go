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
	pattern:     "GET /api/finds/{findId}/comments",
	tag:         "Comments",
	summary:     "List comments",
	description: "Oldest first. Leaves out comments of users that a block separates from the caller.",
	kinds:       []schema.Kind{schema.NotFound},
	replica:     true,
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
	pattern: "POST /api/finds/{findId}/comments",
	tag:     "Comments",
	summary: "Comment on a find",
	description: "At most 500 code points. The owner of the find is notified, or with `parentId` the author of that comment, and users who are mentioned as " +
		"`@ben` if they may see the find, at most 10. A user gets one notification at most, and none of a later edit. One user notifies another of at most 20 comments and mentions " +
		"an hour, and sends at most 300 such notifications an hour; further comments are accepted without a notification.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).createComment)

func (s *Server) createComment(ctx context.Context, in *createCommentInput) (*bodyOf[schema.Comment], error) {
	c, err := s.Store.CreateReply(ctx, me(ctx), store.NewComment{FindID: in.FindID, Parent: in.Body.ParentID, Content: in.Body.Content,
		Admit: s.admitNotices(me(ctx))})
	return &bodyOf[schema.Comment]{c}, err
}

// CommentPath names a comment on a find.
type CommentPath struct {
	FindPath
	CommentID string `path:"commentId" doc:"Identifier of the comment" sample:"0198c5d9-c3f0-7ae5-8b07-2f6c91d84e3a"`
}

type updateCommentInput struct {
	CommentPath
	CreationInput
	Body commentBody
}

var updateComment = forUsers(operation{
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
	pattern:     "DELETE /api/users/me/comments/{commentId}",
	tag:         "Comments",
	summary:     "Delete your comment",
	description: "As DELETE /api/finds/{findId}/comments/{commentId}, by the id that the export has also of a comment on a find that the caller may not see any more.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).deleteOwnComment)

func (s *Server) deleteOwnComment(ctx context.Context, in *AnyCommentPath) (*empty, error) {
	return nil, s.Store.DeleteOwnComment(ctx, me(ctx), in.CommentID)
}

var likeFind = forUsers(operation{
	pattern:     "PUT /api/finds/{findId}/like",
	tag:         "Finds",
	summary:     "Like a find",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).likeFind)

func (s *Server) likeFind(ctx context.Context, in *FindPath) (*bodyOf[schema.Likes], error) {
	l, err := s.Store.SetLike(ctx, me(ctx), in.FindID, true)
	return &bodyOf[schema.Likes]{l}, err
}

var unlikeFind = forUsers(operation{
	pattern:     "DELETE /api/finds/{findId}/like",
	tag:         "Finds",
	summary:     "Remove a like",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
	examples:    examples{"200": {"isLiked": false, "likeCount": 10}},
}, (*Server).unlikeFind)

func (s *Server) unlikeFind(ctx context.Context, in *FindPath) (*bodyOf[schema.Likes], error) {
	l, err := s.Store.SetLike(ctx, me(ctx), in.FindID, false)
	return &bodyOf[schema.Likes]{l}, err
}

type listLikesInput struct {
	FindPath
	PageInput
}

var listLikes = forUsers(operation{
	pattern:     "GET /api/finds/{findId}/likes",
	tag:         "Finds",
	summary:     "List users who like a find",
	description: "Newest first. Leaves out users that a block separates from the caller.",
	kinds:       []schema.Kind{schema.NotFound},
	examples: examples{"200": {"id": "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8", "username": "ben",
		"profilePicture": schema.AvatarPrefix + "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"}},
	replica: true,
}, (*Server).listLikes)

func (s *Server) listLikes(ctx context.Context, in *listLikesInput) (*listOf[schema.Person], error) {
	people, next, err := s.Store.LikedBy(ctx, me(ctx), in.FindID, in.page())
	return &listOf[schema.Person]{link(ctx, next), people}, err
}

type listSavedInput struct {
	State  string        `query:"state" enum:"want,been" doc:"Only finds that are saved as this"`
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"By the time of saving: last or first saved first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page may end early and be empty; follow Link until there is none"`
	Cursor schema.Cursor `query:"cursor"`
}

var listSaved = forUsers(operation{
	pattern: "GET /api/finds/saved",
	tag:     "Finds",
	summary: "List saved finds",
	description: "Lists the finds that the caller has saved with PUT /api/finds/{findId}/saved, the last saved first, unless `order` says otherwise. " +
		"Leaves out finds that the caller may no longer see; they are listed again once the caller may.",
	examples: examples{"200": {"saved": schema.SavedWant}},
}, (*Server).listSaved)

func (s *Server) listSaved(ctx context.Context, in *listSavedInput) (*listOf[schema.Find], error) {
	finds, next, err := s.Store.SavedFinds(ctx, me(ctx), in.State, store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	s.signFinds(me(ctx), finds)
	return &listOf[schema.Find]{link(ctx, next), finds}, err
}

type listDismissedInput struct {
	Order  string        `query:"order" enum:"desc,asc" default:"desc" doc:"By the time of hiding: last or first hidden first"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page may end early and be empty; follow Link until there is none"`
	Cursor schema.Cursor `query:"cursor"`
}

var listDismissed = forUsers(operation{
	pattern: "GET /api/finds/dismissed",
	tag:     "Finds",
	summary: "List finds hidden from one's own map",
	description: "Lists the finds that the caller has hidden with PUT /api/finds/{findId}/dismissed, the last hidden first, unless `order` says otherwise. " +
		"Leaves out finds that the caller may no longer see.",
	examples: examples{"200": {"dismissed": true}},
}, (*Server).listDismissed)

func (s *Server) listDismissed(ctx context.Context, in *listDismissedInput) (*listOf[schema.Find], error) {
	finds, next, err := s.Store.DismissedFinds(ctx, me(ctx), store.Page{Asc: in.Order == "asc", Limit: in.Limit, After: in.Cursor})
	s.signFinds(me(ctx), finds)
	return &listOf[schema.Find]{link(ctx, next), finds}, err
}

var dismissFind = forUsers(operation{
	pattern: "PUT /api/finds/{findId}/dismissed",
	tag:     "Finds",
	summary: "Hide a find from one's own map",
	description: "Leaves the find of another user out of the caller's lists, feed, search, maps and counts, and a location of which the caller has hidden all " +
		"finds. It can still be read by its id and in the list of saved finds. Repeating the request changes nothing. No other user sees what the caller hides. " +
		"A user can hide 1,000 finds.",
	kinds: []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).dismissFind)

func (s *Server) dismissFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.DismissFind(ctx, me(ctx), in.FindID)
}

var recallFind = forUsers(operation{
	pattern: "DELETE /api/finds/{findId}/dismissed",
	tag:     "Finds",
	summary: "Show a hidden find on one's own map again",
	description: "Repeating the request changes nothing. A find that the caller may no longer see is removed from the list of hidden ones, too, although the " +
		"response is 404 as for one that does not exist.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).recallFind)

func (s *Server) recallFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.RecallFind(ctx, me(ctx), in.FindID)
}

type saveFindInput struct {
	FindPath
	Body schema.Saved
}

var saveFind = forUsers(operation{
	pattern: "PUT /api/finds/{findId}/saved",
	tag:     "Finds",
	summary: "Save a find",
	description: "Saves the find for the caller, as somewhere to go or as visited. A find has one state at most. Repeating the request " +
		"changes nothing. No other user sees or counts what the caller saves.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).saveFind)

func (s *Server) saveFind(ctx context.Context, in *saveFindInput) (*bodyOf[schema.Saved], error) {
	return &bodyOf[schema.Saved]{in.Body}, s.Store.SaveFind(ctx, me(ctx), in.FindID, in.Body.State)
}

var unsaveFind = forUsers(operation{
	pattern: "DELETE /api/finds/{findId}/saved",
	tag:     "Finds",
	summary: "Remove a find from the saved ones",
	description: "Repeating the request changes nothing. A saved find that the caller may no longer see is removed, too, although the response is 404 " +
		"as for one that does not exist.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).unsaveFind)

func (s *Server) unsaveFind(ctx context.Context, in *FindPath) (*empty, error) {
	return nil, s.Store.UnsaveFind(ctx, me(ctx), in.FindID)
}
