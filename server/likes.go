package server

import (
	"context"

	"finds/schema"
)

var likeFind = forUsers(operation{
	id:          "likeFind",
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
	id:          "unlikeFind",
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
	id:          "listLikes",
	pattern:     "GET /api/finds/{findId}/likes",
	tag:         "Finds",
	summary:     "List users who like a find",
	description: "Newest first. Leaves out users that a block separates from the caller.",
	kinds:       []schema.Kind{schema.NotFound},
	examples: examples{"200": {"id": "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8", "username": "ben",
		"profilePicture": schema.AvatarPrefix + "0198c5b7-19f4-7a0e-8c21-e4d97b60a5f8"}},
}, (*Server).listLikes)

func (s *Server) listLikes(ctx context.Context, in *listLikesInput) (*listOf[schema.Person], error) {
	people, next, err := s.Store.LikedBy(ctx, me(ctx), in.FindID, in.page())
	return &listOf[schema.Person]{link(ctx, next), people}, err
}
