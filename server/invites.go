package server

import (
	"context"
	"slices"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// Invites says who may create invites.
type Invites string

// The modes of inviting.
const (
	InvitesAdmins  Invites = "admins"
	InvitesMembers Invites = "members"
	InvitesOff     Invites = "off"
)

// inviters returns who may create invites as long as registration is not closed. Administrators
// set it, unless a flag does.
func (s *Server) inviters(v store.Settings) Invites {
	if v.Invites == "" || slices.Contains(s.Accounts.Fixed, schema.SettingInvites) {
		return s.Accounts.Invites
	}
	return Invites(v.Invites)
}

// invites returns who may create invites now: no one while registration is closed, since they could
// not be used.
func (s *Server) invites(v store.Settings) Invites {
	if s.registration(v) == RegistrationClosed {
		return InvitesOff
	}
	return s.inviters(v)
}

// mayInvite returns schema.ErrMayNotInvite unless the caller may create invites.
func (s *Server) mayInvite(ctx context.Context) error {
	v, err := s.Store.Settings(ctx)
	if err != nil {
		return err
	}
	who := s.invites(v)
	if who == InvitesMembers || who == InvitesAdmins && s.administers(ctx) {
		return nil
	}
	return schema.ErrMayNotInvite
}

// administers reports whether the caller is an administrator.
func (s *Server) administers(ctx context.Context) bool {
	v := infoOf(ctx).viewer
	return v.Role == schema.RoleAdmin && hasScope(v, schema.ScopeAdmin)
}

type invitesInput struct {
	Limit  int           `query:"limit" minimum:"1" maximum:"100" default:"50" doc:"Invites per page"`
	Cursor schema.Cursor `query:"cursor"`
}

var listInvites = forUsers(operation{
	id:      "listInvites",
	pattern: "GET /api/invites",
	tag:     "Invites",
	summary: "List invites",
	description: "The caller's own invites, newest first, with the users who joined with them; for administrators, those of all users and of " +
		"the command line. An invite is listed until 30 days after it has expired, was revoked or was used up.",
}, (*Server).listInvites)

func (s *Server) listInvites(ctx context.Context, in *invitesInput) (*listOf[schema.Invite], error) {
	list, next, err := s.Store.Invites(ctx, me(ctx), s.administers(ctx), store.Page{Limit: in.Limit, After: in.Cursor})
	return &listOf[schema.Invite]{link(ctx, next), list}, err
}

type createInviteInput struct {
	Body struct {
		Uses     int    `json:"uses" minimum:"1" maximum:"100" doc:"Accounts that the invite may create" example:"5"`
		Days     int    `json:"days" minimum:"1" maximum:"90" doc:"Days until the invite expires" example:"7"`
		Note     string `json:"note,omitempty" maxLength:"200" pattern:"visible line" doc:"For the caller and administrators; those who join do not see it" example:"The climbing group"`
		Befriend bool   `json:"befriend,omitempty" doc:"Make those who join friends of the caller" example:"true"`
		ListID   string `json:"listId,omitempty" maxLength:"64" doc:"List of the caller's: make those who join contributors of it" sample:"-"`
	}
}

var createInvite = forUsers(operation{
	id:      "createInvite",
	pattern: "POST /api/invites",
	tag:     "Invites",
	summary: "Create an invite",
	description: "Creates an invite and returns its link, once. `invites` in the configuration says who may do this. A user may have 20 " +
		"open invites. An invite does not work while its inviter is suspended, and is deleted with their account.",
	kinds: []schema.Kind{schema.Forbidden, schema.Conflict},
}, (*Server).createInvite)

func (s *Server) createInvite(ctx context.Context, in *createInviteInput) (*bodyOf[schema.NewInvite], error) {
	if err := s.mayInvite(ctx); err != nil {
		return nil, err
	}
	code, hash := credential.NewToken()
	b := in.Body
	i, err := s.Store.Invite(ctx, store.NewInvite{CodeHash: hash, UserID: me(ctx), Uses: b.Uses, Life: time.Duration(b.Days) * 24 * time.Hour,
		Note: b.Note, Befriend: b.Befriend, ListID: b.ListID})
	return &bodyOf[schema.NewInvite]{schema.NewInvite{Invite: i, Link: "/join#" + code}}, err
}

// InvitePath names an invite.
type InvitePath struct {
	InviteID string `path:"inviteId" doc:"Identifier of the invite" sample:"0198c5d8-2b6e-7f13-9a40-c7e815d2f3b6"`
}

var revokeInvite = forUsers(operation{
	id:      "revokeInvite",
	pattern: "DELETE /api/invites/{inviteId}",
	tag:     "Invites",
	summary: "Revoke an invite",
	description: "Its link no longer works; those who have joined with it stay. Administrators can revoke the invites of others. An " +
		"invite that has ended does not change.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).revokeInvite)

func (s *Server) revokeInvite(ctx context.Context, in *InvitePath) (*empty, error) {
	return nil, s.Store.RevokeInvite(ctx, actor(ctx), s.administers(ctx), in.InviteID)
}

type greetingInput struct {
	Body struct {
		Code string `json:"code" minLength:"1" maxLength:"100" doc:"Code of the invite link" example:"Zk3J5t0f6H8i2Qp1" text:"verbatim"`
	}
}

var greetInvited = forAnyone(operation{
	id:      "greetInvited",
	pattern: "POST /api/invites/greeting",
	tag:     "Invites",
	summary: "Read an invite",
	description: "Returns who invites, for the person who opens the link, without using the invite, and photos that need no session. The code is " +
		"in the body, which no log contains.",
	kinds: []schema.Kind{schema.NotFound},
}, (*Server).greetInvited)

func (s *Server) greetInvited(ctx context.Context, in *greetingInput) (*bodyOf[schema.Greeting], error) {
	g, err := s.Store.Greeting(ctx, credential.HashToken(in.Body.Code))
	return &bodyOf[schema.Greeting]{g}, err
}
