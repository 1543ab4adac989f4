package webtest

import (
	"context"

	"finds/schema"
	"finds/server/credential"
	"finds/store"
)

// Password is what those have who sign in by the form.
const Password = "a long sentence is best"

// WithPassword gives somebody a password.
func (u *User) WithPassword() *User {
	u.W.Helper()
	Call[any](u, "PUT", "/api/users/me/password", M{"newPassword": Password})
	return u
}

// End ends the sessions of u's browsers.
func (u *User) End() {
	u.W.Helper()
	token, hash := credential.NewToken()
	_, _, err := u.W.Store.CreateSession(context.Background(), store.NewSession{UserID: u.ID, TokenHash: hash})
	Must(u, err)
	u.Token = token
	for _, s := range Call[[]schema.Session](u, "GET", "/api/auth/sessions", nil) {
		if !s.Current {
			Call[any](u, "DELETE", "/api/auth/sessions/"+s.ID, nil)
		}
	}
}

// Enter signs in by the form.
func (b *Tab) Enter(name string) {
	b.Helper()
	b.At("/sign-in")
	b.Fill("#username", name)
	b.Fill("#password", Password)
	b.Press("Sign in")
	b.Until(`location.pathname !== "/sign-in"`)
}
