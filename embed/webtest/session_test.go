package webtest

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/schema"
	"finds/server"
	"finds/store"
)

// password is what those have who sign in by the form.
const password = "a long sentence is best"

// withPassword gives somebody a password.
func (u *user) withPassword() *user {
	u.w.Helper()
	call[any](u, "PUT", "/api/users/me/password", m{"newPassword": password})
	return u
}

// end ends the sessions of u's browsers.
func (u *user) end() {
	u.w.Helper()
	token, hash := server.NewToken()
	_, _, err := u.w.store.CreateSession(context.Background(), store.NewSession{UserID: u.id, TokenHash: hash})
	must(u, err)
	u.token = token
	for _, s := range call[[]schema.Session](u, "GET", "/api/auth/sessions", nil) {
		if !s.Current {
			call[any](u, "DELETE", "/api/auth/sessions/"+s.ID, nil)
		}
	}
}

// enter signs in by the form.
func (b *tab) enter(name string) {
	b.Helper()
	b.at("/sign-in")
	b.fill("#username", name)
	b.fill("#password", password)
	b.press("Sign in")
	b.until(`location.pathname !== "/sign-in"`)
}

const storage = `JSON.stringify({ ...localStorage, ...sessionStorage })`

// clean fails the test when something private is left in the browser.
func (b *tab) clean(words ...string) {
	b.Helper()
	b.until(kept + `.then((list) => list.length === 0)`)
	left := js[string](b, storage)
	for _, s := range words {
		if strings.Contains(left, s) {
			b.Errorf("left in the storage: %s", left)
		}
	}
}

// TestSignOutAlways signs out where the server does not answer, and where it no
// longer knows the session: this browser is cleared each time.
func TestSignOutAlways(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann").withPassword()
	b := w.tab(t, ann)
	b.allow("Failed to load resource")
	b.open("/settings")
	b.controlled()
	b.open("/settings")
	b.until(kept + `.then((list) => list.includes("/"))`)
	js[any](b, `(localStorage.setItem("draft:`+ann.id+`:new", "{}"), navigator.serviceWorker.ready.then((r) => r.showNotification("private words")))`)
	w.down.Store(true)
	b.click("#sign-out")
	b.at("/sign-in")
	b.clean("draft:")
	b.until(shown + `.then((list) => list.length === 0)`)

	w.down.Store(false)
	answers := make(chan int, 8)
	w.through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			h.ServeHTTP(rw, r)
			if r.URL.Path == "/api/auth/logout" {
				answers <- 1
			}
		})
	})
	b.do(chromedp.Navigate(w.url + "/profile")) // with the cookie of ann, still
	b.at("/sign-in")
	<-answers
	b.until(`!localStorage.getItem("leaving")`)
	b.clean(ann.id)
	if res, _ := ann.send("GET", "/api/users/me", "", nil); res.StatusCode != 401 {
		t.Errorf("the session goes on: %d", res.StatusCode)
	}

	b.enter("ann")
	b.open("/settings")
	ann.end()
	b.click("#sign-out")
	b.at("/sign-in")
	b.clean(ann.id)
}
