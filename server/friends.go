package server

import (
	"context"
	"net/http"

	"finds/schema"
	"finds/store"
)

type listFriendsInput struct {
	PageInput
	Status    string `query:"status" enum:"accepted,pending,blocked" default:"accepted" doc:"Friendships, requests, or those the caller has blocked"`
	Direction string `query:"direction" enum:"any,sent,received" default:"any" doc:"Which side the caller is on"`
}

func (s *Server) listFriends(ctx context.Context, in *listFriendsInput) (*listOf[schema.Friendship], error) {
	list, next, err := s.Store.Friends(ctx, me(ctx), in.Status, store.Direction(in.Direction), in.page())
	return &listOf[schema.Friendship]{link(ctx, next), list}, err
}

type requestFriendInput struct {
	Body struct {
		FriendID string `json:"friendId" minLength:"1" maxLength:"64" doc:"Identifier of the user to ask"`
	}
}

func (s *Server) requestFriend(ctx context.Context, in *requestFriendInput) (*createdOf[schema.Friendship], error) {
	f, isNew, err := s.Store.RequestFriend(ctx, me(ctx), in.Body.FriendID)
	if err != nil {
		return nil, err
	}
	out := created("/api/friends/"+f.ID, f)
	if !isNew {
		out.Status, out.Location = http.StatusOK, ""
	}
	return out, nil
}

// FriendshipPath names a friendship.
type FriendshipPath struct {
	FriendshipID string `path:"friendshipId" doc:"Identifier of the friendship"`
}

type answerFriendInput struct {
	FriendshipPath
	Body struct {
		Action string `json:"action" enum:"accept,decline,block" example:"accept"`
	}
}

func (s *Server) answerFriend(ctx context.Context, in *answerFriendInput) (*bodyOf[schema.Friendship], error) {
	f, err := s.Store.AnswerFriend(ctx, me(ctx), in.FriendshipID, in.Body.Action)
	return &bodyOf[schema.Friendship]{f}, err
}

func (s *Server) deleteFriend(ctx context.Context, in *FriendshipPath) (*empty, error) {
	return nil, s.Store.Unfriend(ctx, me(ctx), in.FriendshipID)
}
