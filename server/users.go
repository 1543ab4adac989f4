package server

import (
	"context"
	"strings"

	"finds/schema"
	"finds/store"
)

type peopleInput struct {
	Q      string        `query:"q" required:"true" minLength:"2" maxLength:"50" doc:"Part of a username or a name" example:"an" empty:"absent"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Users per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var searchUsers = forUsers(operation{
	id:          "searchUsers",
	pattern:     "GET /api/users",
	tag:         "People",
	summary:     "Search users",
	description: "Lists users whose username or name contains the text, ordered by username. Users that a block separates do not find each other.",
	costly:      true,
}, (*Server).searchUsers)

func (s *Server) searchUsers(ctx context.Context, in *peopleInput) (*listOf[schema.FoundPerson], error) {
	list, next, err := s.Store.People(ctx, me(ctx), in.Q, store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.FoundPerson]{link(ctx, next), list}, err
}

var getMe = forUsers(operation{
	id:      "getMe",
	pattern: "GET /api/users/me",
	tag:     "Accounts",
	summary: "Get your profile",
}, (*Server).getMe)

func (s *Server) getMe(ctx context.Context, _ *struct{}) (*bodyOf[schema.User], error) {
	u, err := s.Store.User(ctx, me(ctx))
	return &bodyOf[schema.User]{u}, err
}

type updateMeInput struct {
	Body struct {
		Username    string                  `json:"username,omitempty" minLength:"3" maxLength:"31" pattern:"username" example:"ann"`
		DisplayName schema.Optional[string] `json:"displayName,omitempty" minLength:"1" maxLength:"50" pattern:"visible line" doc:"How you are called; null removes it, so that the username is shown" example:"Ann Ryder"`
		About       schema.Optional[string] `json:"about,omitempty" maxLength:"160" pattern:"line" doc:"A line about yourself; null removes it" example:"Always looking for the next bridge"`
		Age         schema.Optional[int]    `json:"age,omitempty" minimum:"0" maximum:"150" doc:"In years; null removes it"`
	}
}

var updateMe = forUsers(operation{
	id:          "updateMe",
	pattern:     "PATCH /api/users/me",
	tag:         "Accounts",
	summary:     "Update your profile",
	description: "Members that are left out do not change; `null` clears the age, the name and the line about you. A name that looks like that of another user is refused.",
	kinds:       []schema.Kind{schema.Forbidden, schema.Conflict},
	examples:    examples{"body": {"age": nil}},
}, (*Server).updateMe)

func (s *Server) updateMe(ctx context.Context, in *updateMeInput) (*bodyOf[schema.User], error) {
	e := store.UserEdit{Age: in.Body.Age, DisplayName: in.Body.DisplayName, About: in.Body.About}
	if in.Body.Username != "" {
		if infoOf(ctx).viewer.Kind == schema.SessionToken {
			return nil, schema.ErrTokenScope // the owner could not sign in by the name they know
		}
		name := strings.ToLower(in.Body.Username)
		e.Username = &name
	}
	u, err := s.Store.UpdateUser(ctx, me(ctx), e)
	return &bodyOf[schema.User]{u}, err
}

type deleteMeInput struct {
	Body *struct {
		Password string `json:"password,omitempty" maxLength:"255" doc:"Required if the account has one" example:"a long sentence is best" text:"verbatim"`
	}
}

var deleteMe = forUsers(operation{
	id:      "deleteMe",
	pattern: "DELETE /api/users/me",
	tag:     "Accounts",
	summary: "Delete your account",
	description: "Deletes the account with its finds, likes, comments, friendships, notifications, subscriptions, sessions and " +
		"files. This cannot be undone. Needs the password if the account has one; otherwise a session that is less than " +
		"ten minutes old. The only administrator of other accounts cannot do this.",
	kinds: []schema.Kind{schema.Forbidden, schema.Conflict},
	long:  true,
}, (*Server).deleteMe)

func (s *Server) deleteMe(ctx context.Context, in *deleteMeInput) (*logoutOutput, error) {
	password := ""
	if in.Body != nil {
		password = in.Body.Password
	}
	if err := s.confirm(ctx, password); err != nil {
		return nil, err
	}
	patiently(ctx)
	ctx = context.WithoutCancel(ctx) // the client may not wait
	files, err := s.Store.DeleteUser(ctx, me(ctx))
	s.limits.streams.Recheck(me(ctx))
	s.Media.Library.Discard(ctx, s.Log, files) // those of the steps before an error, too
	if err != nil {
		return nil, err
	}
	return &logoutOutput{s.cookie("", s.Now().AddDate(-1, 0, 0))}, nil
}

var deletePicture = forUsers(operation{
	id:          "deletePicture",
	pattern:     "DELETE /api/users/me/picture",
	tag:         "Accounts",
	summary:     "Remove the profile picture",
	description: "The profile then shows a generated avatar.",
}, (*Server).deletePicture)

func (s *Server) deletePicture(ctx context.Context, _ *struct{}) (*empty, error) {
	_, old, err := s.Store.SetPicture(ctx, me(ctx), "")
	if err == nil {
		s.Media.Library.Discard(ctx, s.Log, []string{old})
	}
	return nil, err
}

// UserPath names a user.
type UserPath struct {
	UserID string `path:"userId" doc:"Identifier of the user" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
}

var getUser = forUsers(operation{
	id:      "getUser",
	pattern: "GET /api/users/{userId}",
	tag:     "People",
	summary: "Get a profile",
	description: "Includes the number of finds that the caller may see, and of their likes. Users that a block separates cannot see each other's " +
		"profile.",
	kinds:  []schema.Kind{schema.NotFound},
	costly: true, // it counts all finds of the user
}, (*Server).getUser)

func (s *Server) getUser(ctx context.Context, in *UserPath) (*bodyOf[schema.Profile], error) {
	p, err := s.Store.Profile(ctx, me(ctx), in.UserID)
	return &bodyOf[schema.Profile]{p}, err
}

var blockUser = forUsers(operation{
	id:      "blockUser",
	pattern: "PUT /api/users/{userId}/block",
	tag:     "Friends",
	summary: "Block a user",
	description: "The two users no longer see anything of each other. A request or friendship between them becomes the block. No " +
		"friendship is needed, and repeating the request changes nothing. If the other user has already blocked the " +
		"caller, the response has the name and picture from the time of that block, or is 404 if there was no request " +
		"or friendship between the two.",
	kinds:    []schema.Kind{schema.NotFound},
	examples: examples{"200": {"status": schema.Blocked}},
}, (*Server).blockUser)

func (s *Server) blockUser(ctx context.Context, in *UserPath) (*bodyOf[schema.Friendship], error) {
	f, err := s.Store.Block(ctx, me(ctx), in.UserID)
	return &bodyOf[schema.Friendship]{f}, err
}

var unblockUser = forUsers(operation{
	id:          "unblockUser",
	pattern:     "DELETE /api/users/{userId}/block",
	tag:         "Friends",
	summary:     "Unblock a user",
	description: "Removes the caller's own block.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).unblockUser)

func (s *Server) unblockUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Unblock(ctx, me(ctx), in.UserID)
}

var muteUser = forUsers(operation{
	id:      "muteUser",
	pattern: "PUT /api/users/{userId}/mute",
	tag:     "People",
	summary: "Mute a user",
	description: "The caller no longer gets notifications and push messages about what the user does. Nothing else changes, and the user " +
		"does not learn of it. Repeating the request changes nothing.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).muteUser)

func (s *Server) muteUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Mute(ctx, me(ctx), in.UserID)
}

var unmuteUser = forUsers(operation{
	id:          "unmuteUser",
	pattern:     "DELETE /api/users/{userId}/mute",
	tag:         "People",
	summary:     "Unmute a user",
	description: "Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).unmuteUser)

func (s *Server) unmuteUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Unmute(ctx, me(ctx), in.UserID)
}

var getPlaceSettings = forUsers(operation{
	id:      "getPlaceSettings",
	pattern: "GET /api/users/me/place-settings",
	tag:     "Accounts",
	summary: "Get how your places are shown",
	description: "Whether others see the exact places of the caller's new finds, or an area: a cell of a fixed grid. Nothing that others can " +
		"read depends on where in the area a find is.",
}, (*Server).getPlaceSettings)

func (s *Server) getPlaceSettings(ctx context.Context, _ *struct{}) (*bodyOf[schema.PlaceSettings], error) {
	p, err := s.Store.PlaceSettings(ctx, me(ctx))
	return &bodyOf[schema.PlaceSettings]{p}, err
}

type savePlaceSettingsInput struct{ Body schema.PlaceSettings }

var savePlaceSettings = forUsers(operation{
	id:      "savePlaceSettings",
	pattern: "PUT /api/users/me/place-settings",
	tag:     "Accounts",
	summary: "Set how your places are shown",
	description: "Applies to finds that are published afterwards and to those that move or become public; `area` of a find changes it. Finds that are in the home " +
		"zone already stay as they are until POST /api/users/me/place-settings/home: `exactAtHome` counts them. What was shown exactly before may have been seen and stored by others.",
	costly: true, // it looks at all finds of the caller
}, (*Server).savePlaceSettings)

func (s *Server) savePlaceSettings(ctx context.Context, in *savePlaceSettingsInput) (*bodyOf[schema.SavedPlaceSettings], error) {
	out := schema.SavedPlaceSettings{PlaceSettings: in.Body}
	err := s.Store.SavePlaceSettings(ctx, me(ctx), in.Body)
	if err == nil && in.Body.Home != nil {
		out.ExactAtHome, err = s.Store.ExactAtHome(ctx, me(ctx))
	}
	return &bodyOf[schema.SavedPlaceSettings]{out}, err
}

var hideHome = forUsers(operation{
	id:      "hideHome",
	pattern: "POST /api/users/me/place-settings/home",
	tag:     "Accounts",
	summary: "Show your finds in the home zone as areas",
	description: "Shows each find of the caller in their home zone that others see more exactly than the zone says, also those in the bin, as an area of the zone. " +
		"After an error, repeat it for those that are left. What was shown exactly before may have been seen and stored by others.",
	costly: true,
	long:   true,
}, (*Server).hideHome)

func (s *Server) hideHome(ctx context.Context, _ *struct{}) (*bodyOf[schema.HiddenHome], error) {
	patiently(ctx)
	n, err := s.Store.HideHome(ctx, me(ctx), s.areaName)
	return &bodyOf[schema.HiddenHome]{schema.HiddenHome{Finds: n}}, err
}
