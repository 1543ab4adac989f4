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

var listFriends = private(operation{
	pattern:     "GET /api/friends",
	tag:         "Friends",
	summary:     "List friendships",
	description: "Newest first. A block is shown to its maker alone.",
	examples:    examples{"200": {"status": schema.Accepted}},
}, (*Server).listFriends)

func (s *Server) listFriends(ctx context.Context, in *listFriendsInput) (*listOf[schema.Friendship], error) {
	list, next, err := s.Store.Friends(ctx, me(ctx), in.Status, store.Direction(in.Direction), in.page())
	return &listOf[schema.Friendship]{link(ctx, next), list}, err
}

type requestFriendInput struct {
	Body struct {
		FriendID string `json:"friendId" minLength:"1" maxLength:"64" doc:"Identifier of the user to ask" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	}
}

var requestFriend = private(operation{
	pattern: "POST /api/friends",
	tag:     "Friends",
	summary: "Ask to be friends",
	description: "Answers 200 and accepts when the other had already asked. Whom the other has declined may ask them again after " +
		"24 hours, told by 429 and `Retry-After`; at most 50 requests of a user wait for an answer, told by 409. Asking " +
		"again tells the other at most once a day.",
	refusals: []schema.Kind{schema.NotFound, schema.Conflict},
	existing: "The other had asked already, and now both are friends",
	examples: examples{"200": {"status": schema.Accepted}},
}, (*Server).requestFriend)

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
	FriendshipID string `path:"friendshipId" doc:"Identifier of the friendship" sample:"0198c5da-05b2-7c68-93fe-71a0d5e62b94"`
}

type answerFriendInput struct {
	FriendshipPath
	Body struct {
		Action string `json:"action" enum:"accept,decline,block" example:"accept"`
	}
}

var answerFriend = private(operation{
	pattern: "PUT /api/friends/{friendshipId}",
	tag:     "Friends",
	summary: "Accept, decline or block",
	description: "The addressee of a pending request accepts or declines; a declined request is gone and answered as it was. " +
		"Either side blocks a pending or accepted friendship and then is its requester.",
	refusals: []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
	examples: examples{"200": {"status": schema.Accepted}},
}, (*Server).answerFriend)

func (s *Server) answerFriend(ctx context.Context, in *answerFriendInput) (*bodyOf[schema.Friendship], error) {
	f, err := s.Store.AnswerFriend(ctx, me(ctx), in.FriendshipID, in.Body.Action)
	return &bodyOf[schema.Friendship]{f}, err
}

var deleteFriend = private(operation{
	pattern:     "DELETE /api/friends/{friendshipId}",
	tag:         "Friends",
	summary:     "Withdraw, unfriend or unblock",
	description: "The requester withdraws a pending request, either side ends a friendship, and who made a block lifts it.",
	refusals:    []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteFriend)

func (s *Server) deleteFriend(ctx context.Context, in *FriendshipPath) (*empty, error) {
	return nil, s.Store.Unfriend(ctx, me(ctx), in.FriendshipID)
}
