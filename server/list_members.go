package server

import (
	"context"

	"finds/schema"
	"finds/store"
)

var listMembers = forUsers(operation{
	id:          "listMembers",
	pattern:     "GET /api/lists/{listId}/members",
	tag:         "Lists",
	summary:     "List the members of a list",
	description: "For its members. The owner comes first, then the others as they have joined; the owner also sees those who are invited. There are 200 at most.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).listMembers)

func (s *Server) listMembers(ctx context.Context, in *ListPath) (*bodyOf[[]schema.ListMember], error) {
	list, err := s.lists(ctx).Members(ctx, in.ListID)
	return &bodyOf[[]schema.ListMember]{list}, err
}

type setListMemberInput struct {
	ListPath
	UserPath
	Body struct {
		Role string `json:"role,omitempty" enum:"editor,contributor,viewer" default:"contributor" doc:"contributor if absent" sample:"contributor"`
	}
}

var setListMember = forUsers(operation{
	id:      "setListMember",
	pattern: "PUT /api/lists/{listId}/members/{userId}",
	tag:     "Lists",
	summary: "Invite a user to a list",
	description: "Only for the owner. Changes the role of a user who is a member or invited. A private list becomes visible to its members. Members see all finds that their own authors have put into the list, no matter who else may see these. " +
		"A list may have 200 members, and a user may be in 100 lists of others; more are refused with 409.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
}, (*Server).setListMember)

func (s *Server) setListMember(ctx context.Context, in *setListMemberInput) (*bodyOf[schema.ListMember], error) {
	role := in.Body.Role
	if role == "" {
		role = schema.RoleContributor
	}
	m, err := s.lists(ctx).SetMember(ctx, in.ListID, in.UserID, role)
	return &bodyOf[schema.ListMember]{m}, err
}

type listMemberPath struct {
	ListPath
	UserPath
}

var removeListMember = forUsers(operation{
	id:      "removeListMember",
	pattern: "DELETE /api/lists/{listId}/members/{userId}",
	tag:     "Lists",
	summary: "Take a user out of a list",
	description: "The owner takes out others; a user takes out themselves, which leaves the list or declines the invitation. What they have added stays in the list, and others no longer see it through the list. " +
		"Repeating the request changes nothing.",
	kinds: []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
}, (*Server).removeListMember)

func (s *Server) removeListMember(ctx context.Context, in *listMemberPath) (*empty, error) {
	return nil, s.lists(ctx).RemoveMember(ctx, in.ListID, in.UserID)
}

type joinListInput struct {
	ListPath
	Body struct {
		Code string `json:"code,omitempty" maxLength:"100" doc:"Code of the link of the list; absent to accept an invitation" example:"Zk3J5t0f6H8i2Qp1" text:"verbatim"`
	}
}

var joinList = forUsers(operation{
	id:          "joinList",
	pattern:     "POST /api/lists/{listId}/join",
	tag:         "Lists",
	summary:     "Join a list",
	description: "Accepts an invitation, or joins by the code of the link of the list. Who is a member stays one.",
	kinds:       []schema.Kind{schema.NotFound, schema.Conflict},
}, (*Server).joinList)

func (s *Server) joinList(ctx context.Context, in *joinListInput) (*bodyOf[schema.List], error) {
	l, err := s.lists(ctx).Join(ctx, in.ListID, in.Body.Code)
	return s.list(ctx, l), err
}

var visitList = forUsers(operation{
	id:          "visitList",
	pattern:     "PUT /api/lists/{listId}/visit",
	tag:         "Lists",
	summary:     "Mark a list as read",
	description: "Finds that others added earlier are no longer marked as new for the caller. Only members can have new finds.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).visitList)

func (s *Server) visitList(ctx context.Context, in *ListPath) (*empty, error) {
	return nil, s.lists(ctx).Visit(ctx, in.ListID)
}

type handOverListInput struct {
	ListPath
	Body struct {
		UserID string `json:"userId" minLength:"1" maxLength:"64" doc:"Member of the list" sample:"0198c5a2-7d5e-7c41-9d3a-5f0c6a1b2c3d"`
	}
}

var handOverList = forUsers(operation{
	id:          "handOverList",
	pattern:     "PUT /api/lists/{listId}/owner",
	tag:         "Lists",
	summary:     "Hand a list over",
	description: "Only for the owner, who becomes an editor. The links to the list end.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound, schema.Conflict},
}, (*Server).handOverList)

func (s *Server) handOverList(ctx context.Context, in *handOverListInput) (*bodyOf[schema.List], error) {
	l, err := s.lists(ctx).HandOver(ctx, in.ListID, in.Body.UserID)
	return s.list(ctx, l), err
}

var getListLink = forUsers(operation{
	id:          "getListLink",
	pattern:     "GET /api/lists/{listId}/link",
	tag:         "Lists",
	summary:     "Get the link to join a list",
	description: "Only for the owner. It is empty without a link, and for API tokens that may not write.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).getListLink)

func (s *Server) getListLink(ctx context.Context, in *ListPath) (*bodyOf[schema.ListLink], error) {
	l, err := s.lists(ctx).Link(ctx, in.ListID)
	if !hasScope(infoOf(ctx).viewer, schema.ScopeWrite) { // it is a way to write
		l.Link = ""
	}
	return &bodyOf[schema.ListLink]{l}, err
}

type setListLinkInput struct {
	ListPath
	Body struct {
		Role  string `json:"role" enum:"editor,contributor,viewer" doc:"Of those who join by it" sample:"contributor"`
		Renew bool   `json:"renew,omitempty" doc:"Replace a link that there is, which ends" sample:"false"`
	}
}

var setListLink = forUsers(operation{
	id:          "setListLink",
	pattern:     "PUT /api/lists/{listId}/link",
	tag:         "Lists",
	summary:     "Make a link to join a list",
	description: "Only for the owner. Every user who has the link can join until it is revoked. If there is one, only the role changes, unless it is renewed. A private list becomes visible to its members.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).setListLink)

func (s *Server) setListLink(ctx context.Context, in *setListLinkInput) (*bodyOf[schema.ListLink], error) {
	l, err := s.lists(ctx).SetLink(ctx, in.ListID, in.Body.Role, store.NewShareCode(), in.Body.Renew)
	return &bodyOf[schema.ListLink]{l}, err
}

var revokeListLink = forUsers(operation{
	id:          "revokeListLink",
	pattern:     "DELETE /api/lists/{listId}/link",
	tag:         "Lists",
	summary:     "Revoke the link to join a list",
	description: "Only for the owner. Who has joined by it stays. Repeating the request changes nothing.",
	kinds:       []schema.Kind{schema.Forbidden, schema.NotFound},
}, (*Server).revokeListLink)

func (s *Server) revokeListLink(ctx context.Context, in *ListPath) (*empty, error) {
	return nil, s.lists(ctx).RevokeLink(ctx, in.ListID)
}

type greetToListInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100" doc:"Code of the link of a list" example:"Zk3J5t0f6H8i2Qp1" text:"verbatim"`
	}
}

var greetToList = forUsers(operation{
	id:          "greetToList",
	pattern:     "POST /api/lists/greeting",
	tag:         "Lists",
	summary:     "Read the link of a list",
	description: "Returns which list the link leads to, without joining it. The code is in the body, which no log contains.",
	kinds:       []schema.Kind{schema.NotFound},
}, (*Server).greetToList)

func (s *Server) greetToList(ctx context.Context, in *greetToListInput) (*bodyOf[schema.ListGreeting], error) {
	g, err := s.lists(ctx).Greeting(ctx, in.Body.Code)
	return &bodyOf[schema.ListGreeting]{g}, err
}
