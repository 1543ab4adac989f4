package webtest

import (
	"context"

	"finds/server/credential"
	"finds/store"
)

// SignInLink makes a sign-in link for a user and returns its code.
func (w *World) SignInLink(u *User) string {
	w.Helper()
	code, hash := credential.NewToken()
	_, err := w.Store.CreateSignInLink(context.Background(), store.Actor{}, u.ID, hash)
	Must(0, err)
	return code
}
