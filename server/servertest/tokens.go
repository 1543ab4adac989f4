package servertest

import (
	"strings"

	"finds/server/credential"
	"finds/store"
)

// APIToken makes an API token of a user.
func (u *User) APIToken(scopes ...string) *User {
	u.A.Helper()
	x := *u
	var hash string
	x.Token, hash = credential.NewToken()
	Must(u.A.Store.CreateToken(u.A.Context(), store.NewToken{UserID: u.ID, TokenHash: hash, Name: strings.Join(scopes, " "), Scopes: scopes}))
	return &x
}
