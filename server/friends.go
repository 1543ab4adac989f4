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

type getFeedInput struct {
	Lat    schema.Latitude  `query:"lat" doc:"Latitude of the point, together with lng" example:"48.857"`
	Lng    schema.Longitude `query:"lng" doc:"Longitude of the point, together with lat" example:"2.3413"`
	Radius schema.Radius    `query:"radius" doc:"Kilometres around the point, along a great circle; 50 if absent" example:"5"`
	Limit  int              `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Finds per page. A page that would read too much ends early and may be empty; follow Link until there is none"`
	Cursor schema.Cursor    `query:"cursor"`
}

// circle checks conditions on several parameters. It returns nil without a point.
func (in *getFeedInput) circle() (*store.Circle, error) {
	var broken []schema.Field
	add := func(wrong bool, location, message string) {
		if wrong {
			broken = append(broken, schema.Field{Location: location, Rule: schema.RuleTogether, Message: message})
		}
	}
	add(in.Lat.Set && !in.Lng.Set, "query.lng", "expected together with lat")
	add(in.Lng.Set && !in.Lat.Set, "query.lat", "expected together with lng")
	add(in.Radius.Set && !in.Lat.Set && !in.Lng.Set, "query.radius", "expected together with lat and lng")
	if broken != nil {
		return nil, schema.ErrInvalid(broken...)
	}
	if !in.Lat.Set {
		return nil, nil
	}
	c := &store.Circle{Latitude: in.Lat.Degrees, Longitude: in.Lng.Degrees, Km: schema.RadiusDefault}
	if in.Radius.Set {
		c.Km = in.Radius.Km
	}
	return c, nil
}

var getFeed = forUsers(operation{
	id:      "getFeed",
	pattern: "GET /api/finds/feed",
	tag:     "Finds",
	summary: "List what is new from friends and nearby",
	description: "Newest first. Lists all finds of accepted friends that the caller may see and, with `lat` and `lng`, public finds of " +
		"others within `radius` of that point, without the caller's own. `reason` says why a find is listed; a find of a friend " +
		"near the point has `friend`. Of more than 1,000 friends, only those with the lowest ids count.",
	costly:    true,
	curlQuery: []string{"lat", "lng", "radius"},
	examples:  examples{"200": {"reason": schema.OfFriend}},
}, (*Server).getFeed)

func (s *Server) getFeed(ctx context.Context, in *getFeedInput) (*listOf[schema.Find], error) {
	around, err := in.circle()
	if err != nil {
		return nil, err
	}
	finds, next, err := s.Store.Feed(ctx, me(ctx), around, store.Page{Limit: in.Limit, After: in.Cursor})
	s.signFinds(me(ctx), finds)
	return &listOf[schema.Find]{link(ctx, next), finds}, err
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
