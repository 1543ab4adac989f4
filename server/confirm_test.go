package server_test

import (
	"fmt"
	"sync/atomic"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
)

// TestOwnerConfirmsDespiteGuesses: while strangers guess, who is signed in changes the password and
// deletes the account; and guesses of the one kind do not count as the other.
func TestOwnerConfirmsDespiteGuesses(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		ann := a.again("ann")
		guess := func(i int) answer { return a.login("ann", "wrong sentence", fmt.Sprintf("203.0.113.%d", i)) }
		if got := statuses(21, guess); got != times(20, "401")+" 429" {
			a.Errorf("strangers guess: %s", got)
		}
		confirm := func(current string) func(int) answer {
			return func(int) answer {
				return ann.do("PUT", "/api/users/me/password", m{"currentPassword": current, "newPassword": password})
			}
		}
		if got := statuses(8, confirm(password)); got != times(8, "204") {
			a.Errorf("the owner sets the password: %s", got)
		}
		a.clock.Add(2 * time.Hour)
		if got := statuses(6, confirm("wrong sentence")); got != times(5, "403")+" 429" {
			a.Errorf("guessing in a session: %s", got)
		}
		if got := statuses(2, guess); got != "401 401" {
			a.Errorf("guessing at the sign-in then: %s", got)
		}
		a.clock.Add(time.Minute)
		if r := ann.do("DELETE", "/api/users/me", m{"password": password}); r.Status != 204 {
			a.Errorf("the owner deletes the account: %d %s", r.Status, r.Body)
		}
	}, behindProxy)
}

// TestConfirmAcrossNames guesses in a session that changes the username in between.
func TestConfirmAcrossNames(t *testing.T) {
	each(t, func(a *api) {
		a.withPassword("ann")
		ann := a.again("ann")
		guess := func(i int) answer {
			ok(ann, 200, "PATCH", "/api/users/me", m{"username": fmt.Sprint("ann", i)})
			return ann.do("POST", "/api/auth/confirm", m{"password": "wrong sentence"})
		}
		if got := statuses(7, guess); got != times(5, "403")+" 429 429" {
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
	a := newAPI(t, "sqlite", func(o *server.Options) {
		now := o.Now
		o.Now = func() time.Time {
			if left.Add(-1) == 0 {
				swap()
			}
			return now()
		}
	})
	a.withPassword("admin")
	admin, ben := a.again("admin"), a.as("ben")
	a.administer(&user{a: a, ID: call[schema.User](admin, 200, "GET", "/api/users/me", nil).ID})
	ok(ben, 204, "PUT", "/api/users/me/password", m{"newPassword": other})
	rename := func(u *user, name string) { ok(u, 200, "PATCH", "/api/users/me", m{"username": name}) }
	swap = func() {
		rename(admin, "former")
		rename(ben, "admin")
	}
	for n := range 12 { // at each reading of the clock in the request
		a.clock.Add(time.Hour)
		left.Store(int32(n) + 1)
		r := admin.do("PATCH", "/api/admin/users/"+ben.ID, m{"role": "admin", "password": other})
		if r.Status != 403 {
			t.Fatalf("swapped at reading %d, the password of another user confirms: %d %s", n, r.Status, r.Body)
		}
		left.Store(0)
		rename(ben, "ben")
		rename(admin, "admin")
	}
}
