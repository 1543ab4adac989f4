package servertest

import (
	"encoding/json"
	"strings"

	"finds/schema"
)

// Password is the password of all accounts.
const Password = "a long sentence"

// Registration is the body that makes an account.
func Registration(name string, more ...any) M {
	b := M{"username": name, "password": Password}
	for i := 0; i+1 < len(more); i += 2 {
		b[more[i].(string)] = more[i+1]
	}
	return b
}

// SignUp makes an account with a password.
func (a *API) SignUp(name string) *User {
	a.Helper()
	l := Call[schema.Login](a.Anonymous(), 201, "POST", "/api/auth/register", Registration(name))
	return &User{A: a, ID: l.User.ID, Name: name, Token: l.Token}
}

// Decode reads an answer.
func Decode[T any](a *API, r Answer) T {
	a.Helper()
	var v T
	if err := json.Unmarshal(r.Body, &v); err != nil {
		a.Fatalf("%v in %s", err, r.Body)
	}
	return v
}

// Picture sets a profile picture and returns its storage path.
func (u *User) Picture(edge int) string {
	u.A.Helper()
	body, kind := Form(Picture(edge, edge, White))
	me := Call[schema.User](u, 200, "PUT", "/api/users/me/picture", body, "Content-Type", kind)
	return strings.TrimPrefix(me.ProfilePicture, "/api/media/")
}
