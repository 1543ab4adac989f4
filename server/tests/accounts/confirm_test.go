package accounts

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	. "finds/server/servertest"
)

// TestOwnerConfirmsDespiteGuesses: while strangers guess, who is signed in changes the password and
// deletes the account; and guesses of the one kind do not count as the other.
func TestOwnerConfirmsDespiteGuesses(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		ann := a.Again("ann")
		guess := func(i int) Answer { return a.Login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }
		if got := Statuses(21, guess); got != Times(20, "401")+" 429" {
			a.Errorf("strangers guess: %s", got)
		}
		confirm := func(current string) func(int) Answer {
			return func(int) Answer {
				return ann.Do("PUT", "/api/users/me/password", M{"currentPassword": current, "newPassword": Password})
			}
		}
		if got := Statuses(8, confirm(Password)); got != Times(8, "204") {
			a.Errorf("the owner sets the password: %s", got)
		}
		a.Clock.Add(2 * time.Hour)
		if got := Statuses(6, confirm("wrong sentence")); got != Times(5, "403")+" 429" {
			a.Errorf("guessing in a session: %s", got)
		}
		if got := Statuses(2, guess); got != "401 401" {
			a.Errorf("guessing at the sign-in then: %s", got)
		}
		a.Clock.Add(time.Minute)
		if r := ann.Do("DELETE", "/api/users/me", M{"password": Password}); r.Status != 204 {
			a.Errorf("the owner deletes the account: %d %s", r.Status, r.Body)
		}
	}, BehindProxy)
}

// TestConfirmAcrossNames guesses in a session that changes the username in between.
func TestConfirmAcrossNames(t *testing.T) {
	Each(t, func(a *API) {
		a.WithPassword("ann")
		ann := a.Again("ann")
		guess := func(i int) Answer {
			OK(ann, 200, "PATCH", "/api/users/me", M{"username": fmt.Sprint("ann", i)})
			return ann.Do("POST", "/api/auth/confirm", M{"password": "wrong sentence"})
		}
		if got := Statuses(7, guess); got != Times(5, "403")+" 429 429" {
			a.Errorf("guesses under several names: %s", got)
		}
	})
}

// TestConfirmDespiteRename has a session of an administrator swap names with another user while it
// confirms. Only the password of the administrator counts.
func TestConfirmDespiteRename(t *testing.T) {
	const other = "a sentence of ben"
	var left atomic.Int32 // readings of the clock before the swap
	var swap func()
	a := NewAPI(t, "sqlite", func(o *server.Options) {
		now := o.Now
		o.Now = func() time.Time {
			if left.Add(-1) == 0 {
				swap()
			}
			return now()
		}
	})
	a.WithPassword("admin")
	admin, ben := a.Again("admin"), a.As("ben")
	a.Administer(&User{A: a, ID: Call[schema.User](admin, 200, "GET", "/api/users/me", nil).ID})
	OK(ben, 204, "PUT", "/api/users/me/password", M{"newPassword": other})
	rename := func(u *User, name string) { OK(u, 200, "PATCH", "/api/users/me", M{"username": name}) }
	swap = func() {
		rename(admin, "former")
		rename(ben, "admin")
	}
	for n := range 12 { // at each reading of the clock in the request
		a.Clock.Add(time.Hour)
		left.Store(int32(n) + 1)
		r := admin.Do("PATCH", "/api/admin/users/"+ben.ID, M{"role": "admin", "password": other})
		if r.Status != 403 {
			t.Fatalf("swapped at reading %d, the password of another user confirms: %d %s", n, r.Status, r.Body)
		}
		left.Store(0)
		rename(ben, "ben")
		rename(admin, "admin")
	}
}
