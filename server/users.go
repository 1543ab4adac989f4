package server

import (
	"context"
	"strings"

	"finds/schema"
	"finds/store"
)

type peopleInput struct {
	Q      string        `query:"q" required:"true" minLength:"2" maxLength:"31" doc:"Part of a username" example:"an"`
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"People on a page"`
	Cursor schema.Cursor `query:"cursor"`
}

func (s *Server) searchUsers(ctx context.Context, in *peopleInput) (*listOf[schema.FoundPerson], error) {
	list, next, err := s.Store.People(ctx, me(ctx), in.Q, store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.FoundPerson]{link(ctx, next), list}, err
}

func (s *Server) getMe(ctx context.Context, _ *struct{}) (*bodyOf[schema.User], error) {
	u, err := s.Store.User(ctx, me(ctx))
	return &bodyOf[schema.User]{u}, err
}

type updateMeInput struct {
	Body struct {
		Username string               `json:"username,omitempty" minLength:"3" maxLength:"31" pattern:"^[A-Za-z0-9_-]*$" patternDescription:"letters a to z, digits, _ and -" example:"ann"`
		Age      schema.Optional[int] `json:"age,omitempty" minimum:"0" maximum:"150" doc:"Years, or null to forget"`
	}
}

func (s *Server) updateMe(ctx context.Context, in *updateMeInput) (*bodyOf[schema.User], error) {
	e := store.UserEdit{Age: in.Body.Age}
	if in.Body.Username != "" {
		name := strings.ToLower(in.Body.Username)
		e.Username = &name
	}
	u, err := s.Store.UpdateUser(ctx, me(ctx), e)
	return &bodyOf[schema.User]{u}, err
}

type deleteMeInput struct {
	Body *struct {
		Password string `json:"password,omitempty" maxLength:"255" doc:"Needed when the account has one" example:"a long sentence is best"`
	}
}

func (s *Server) deleteMe(ctx context.Context, in *deleteMeInput) (*logoutOutput, error) {
	password := ""
	if in.Body != nil {
		password = in.Body.Password
	}
	if err := s.confirm(ctx, password); err != nil {
		return nil, err
	}
	files, err := s.Store.DeleteUser(ctx, me(ctx))
	if err != nil {
		return nil, err
	}
	s.limits.streams.Recheck(me(ctx))
	s.Library.Discard(ctx, s.Log, files)
	return &logoutOutput{s.cookie("", s.Now().AddDate(-1, 0, 0))}, nil
}

func (s *Server) deletePicture(ctx context.Context, _ *struct{}) (*empty, error) {
	_, old, err := s.Store.SetPicture(ctx, me(ctx), "")
	if err == nil {
		s.Library.Discard(ctx, s.Log, []string{old})
	}
	return nil, err
}

// UserPath names a user.
type UserPath struct {
	UserID string `path:"userId" doc:"Identifier of the user"`
}

func (s *Server) getUser(ctx context.Context, in *UserPath) (*bodyOf[schema.Profile], error) {
	p, err := s.Store.Profile(ctx, me(ctx), in.UserID)
	return &bodyOf[schema.Profile]{p}, err
}

func (s *Server) blockUser(ctx context.Context, in *UserPath) (*bodyOf[schema.Friendship], error) {
	f, err := s.Store.Block(ctx, me(ctx), in.UserID)
	return &bodyOf[schema.Friendship]{f}, err
}

func (s *Server) unblockUser(ctx context.Context, in *UserPath) (*empty, error) {
	return nil, s.Store.Unblock(ctx, me(ctx), in.UserID)
}
