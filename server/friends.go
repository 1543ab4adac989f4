package server

import (
	"context"
	"net/http"

	"finds/schema"
	"finds/store"
)

type listFriendsInput struct {
	PageInput
	Status    string `query:"status" enum:"accepted,pending,blocked" default:"accepted" doc:"Accepted friendships, pending requests, or users that the caller has blocked"`
	Direction string `query:"direction" enum:"any,sent,received" default:"any" doc:"Only requests that the caller sent or received"`
}

var listFriends = forUsers(operation{
	id:          "listFriends",
	pattern:     "GET /api/friends",
	tag:         "Friends",
	summary:     "List friendships",
	description: "Newest first. A block is visible only to the user who made it.",
	examples:    examples{"200": {"status": schema.Accepted}},
}, (*Server).listFriends)

func (s *Server) listFriends(ctx context.Context, in *listFriendsInput) (*listOf[schema.Friendship], error) {
	list, next, err := s.Store.Friends(ctx, me(ctx), in.Status, store.Direction(in.Direction), in.page())
	return &listOf[schema.Friendship]{link(ctx, next), list}, err
}

type requestFriendInput struct {
	Body struct {
		FriendID string `json:"friendId" minLength:"1" maxLength:"64" doc:"Id of the other user" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	}
}

var requestFriend = forUsers(operation{
	id:      "requestFriend",
	pattern: "POST /api/friends",
	tag:     "Friends",
	summary: "Send a friend request",
	description: "If the other user has already sent a request, accepts it and returns 200. After a decline, returns 429 with " +
		"`Retry-After` until 24 hours have passed. A user may have 50 pending requests; more are refused with 409. The " +
		"other user is notified of repeated requests at most once a day.",
	kinds:    []schema.Kind{schema.NotFound, schema.Conflict},
	existing: "The other user had already sent a request, and both are now friends",
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

var answerFriend = forUsers(operation{
	id:      "answerFriend",
	pattern: "PUT /api/friends/{friendshipId}",
	tag:     "Friends",
	summary: "Accept, decline or block",
	description: "The addressee of a pending request accepts or declines it. Declining deletes the request, which is returned as " +
		"it was. Either user can turn a request or a friendship into a block, and becomes its requester.",
	kinds:    []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
	examples: examples{"200": {"status": schema.Accepted}},
}, (*Server).answerFriend)

func (s *Server) answerFriend(ctx context.Context, in *answerFriendInput) (*bodyOf[schema.Friendship], error) {
	f, err := s.Store.AnswerFriend(ctx, me(ctx), in.FriendshipID, in.Body.Action)
	return &bodyOf[schema.Friendship]{f}, err
}

var deleteFriend = forUsers(operation{
	id:          "deleteFriend",
	pattern:     "DELETE /api/friends/{friendshipId}",
	tag:         "Friends",
	summary:     "Withdraw, unfriend or unblock",
	description: "Withdraws the caller's pending request, ends a friendship, or removes the caller's block.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).deleteFriend)

func (s *Server) deleteFriend(ctx context.Context, in *FriendshipPath) (*empty, error) {
	return nil, s.Store.Unfriend(ctx, me(ctx), in.FriendshipID)
}
