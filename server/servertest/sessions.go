package servertest

import (
	"context"

	"finds/schema"
	"finds/store"
)

// Login tries a password; X-Forwarded-For is sent when an address is given.
func (a *API) Login(name, password string, from ...string) Answer {
	a.Helper()
	var headers []string
	if from != nil {
		headers = []string{"X-Forwarded-For", from[0]}
	}
	return a.Anonymous().Do("POST", "/api/auth/login", M{"username": name, "password": password}, headers...)
}

// WithPassword makes accounts that share a password, which costs one hash.
func (a *API) WithPassword(names ...string) {
	a.Helper()
	hash := a.Server.Accounts.HashCost.Hash(Password)
	for _, name := range names {
		if _, err := a.Store.CreateUser(context.Background(), store.NewUser{Username: name, PasswordHash: hash}); err != nil {
			a.Fatal(err)
		}
	}
}

// Again signs in a user of a name.
func (a *API) Again(name string) *User {
	a.Helper()
	return &User{A: a, Name: name, Token: Decode[schema.Login](a, a.Login(name, Password)).Token}
}
