package server

import (
	"context"
	"net/http"
	"slices"
	"strings"
	"time"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// inScope returns schema.ErrTokenScope if an API token may not make a request, given by its
// method and the pattern of its route. Other sessions have no scopes and may do everything.
func inScope(v store.Viewer, method, pattern string) error {
	if v.Kind != schema.SessionToken {
		return nil
	}
	has := func(scope string) bool { return hasScope(v, scope) }
	_, path, _ := strings.Cut(pattern, " ")
	allowed := has(schema.ScopeWrite)
	switch {
	case beyondTokens(pattern, path):
		allowed = false
	case strings.HasPrefix(path, "/api/admin/"):
		allowed = has(schema.ScopeAdmin)
	case method == http.MethodGet || method == http.MethodHead || pattern == "POST /api/places/resolve": // which only reads
		allowed = allowed || has(schema.ScopeRead)
	}
	if !allowed {
		return schema.ErrTokenScope
	}
	return nil
}

// hasScope reports whether a viewer's session has a scope. All that are not API tokens do.
func hasScope(v store.Viewer, scope string) bool {
	return v.Kind != schema.SessionToken || slices.Contains(strings.Split(v.Scopes, ","), scope)
}

// beyondTokens reports whether no API token may make a request, whatever its scopes: a token
// that has leaked must not get another way into an account, close the owner's, or delete the
// account. Of what is below /api/auth/, a token may list the sessions and revoke itself.
func beyondTokens(pattern, path string) bool {
	switch pattern {
	case "GET /api/auth/sessions", "POST /api/auth/logout":
		return false
	case "DELETE /api/users/me", "PUT /api/users/me/password", "DELETE /api/users/me/identity", "POST /api/admin/users/{userId}/sign-in-link":
		return true
	}
	return strings.HasPrefix(path, "/api/auth/")
}

type createTokenInput struct {
	Body struct {
		Name     string   `json:"name" minLength:"1" maxLength:"50" pattern:"visible line" doc:"What it is for" example:"backup"`
		Scopes   []string `json:"scopes" minItems:"1" maxItems:"3" nullable:"false" enum:"read,write,admin" doc:"read: read what the user can read; write: read and change it; admin: everything under /api/admin except sign-in links, as long as the user is an administrator" sample:"[\"read\"]"`
		Days     int      `json:"days,omitempty" minimum:"1" maximum:"365" doc:"Days until it expires, even if it is used; without them it does not expire" example:"90"`
		Password string   `json:"password,omitempty" maxLength:"255" doc:"Required if the account has one" example:"a long sentence is best" text:"verbatim"`
	}
}

var createToken = forUsers(operation{
	id:      "createToken",
	pattern: "POST /api/auth/tokens",
	tag:     "Accounts",
	summary: "Create an API token",
	description: "The token is for programs, which send it as `Authorization: Bearer <token>`. Only this response has it. Its scopes say what " +
		"it may do. Whatever its scopes, a token cannot create sessions or tokens, end others, change the password or other ways to sign in, " +
		"or delete the account. A new password ends all tokens. Needs the password if there is one; otherwise a session that is less than ten minutes old.",
	kinds:    []schema.Kind{schema.Forbidden, schema.Conflict},
	examples: examples{"body": {"scopes": []string{"read"}}},
}, (*Server).createToken)

func (s *Server) createToken(ctx context.Context, in *createTokenInput) (*createdOf[schema.NewToken], error) {
	b := in.Body
	if err := s.confirm(ctx, b.Password); err != nil {
		return nil, err
	}
	token, hash := credential.NewToken()
	x, err := s.Store.CreateToken(ctx, store.NewToken{UserID: me(ctx), Session: infoOf(ctx).viewer.SessionID, TokenHash: hash, Name: b.Name,
		Scopes: b.Scopes, Life: time.Duration(b.Days) * 24 * time.Hour})
	if err != nil {
		return nil, err
	}
	return created("/api/auth/sessions/"+x.ID, schema.NewToken{Token: token, Session: x}), nil
}
