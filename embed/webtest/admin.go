package webtest

import (
	"context"

	"finds/schema"
	"finds/store"
)

// Administer makes somebody an administrator.
func (u *User) Administer() *User {
	u.W.Helper()
	Must(u.W.Store.UpdateAccount(context.Background(), store.Actor{}, u.ID, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
}
