package webtest

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"finds/schema"
	"finds/server/credential"
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
	token, hash := credential.NewToken()
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
	b := w.notifiedTab(t, ann)
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
	w.through(func(h http.Handler) http.Handler { // so that the page does not hear of the end by the stream
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/notifications/stream" {
				<-r.Context().Done()
				return
			}
			h.ServeHTTP(rw, r)
		})
	})
	b.open("/settings")
	ann.end()
	b.click("#sign-out")
	b.at("/sign-in")
	b.clean(ann.id)
}

// TestTabs: two pages of one browser are of the same person; what one has typed
// is never sent, nor found, by another.
func TestTabs(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann").withPassword(), w.user("ben").withPassword()
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	b := w.tab(t, ann)
	b.open("/about")
	b.controlled()
	c := b.another()
	for _, x := range []*tab{b, c} {
		x.allow("401 (Unauthorized)")
		x.allow("409 (Conflict)")
	}
	c.open("/finds/" + f.ID)
	c.fill("#comment", "words of ann")
	b.signIn(ben) // in a way that no page hears of
	c.press("Send")
	c.shows("Someone else is now signed in to this browser. Nothing was sent.")
	c.until(`document.querySelector(".comment.waiting .text").innerText === "words of ann"`)
	if list := call[[]schema.Comment](ann, "GET", "/api/finds/"+f.ID+"/comments", nil); len(list) != 0 {
		t.Errorf("it is sent: %+v", list)
	}
	b.signIn(ann)
	b.open("/settings")
	b.click("#sign-out")
	b.shows("1 entry has not been sent.")
	b.click("dialog .danger")
	b.at("/sign-in")
	c.at("/sign-in")
	b.enter("ben")
	c.until(`document.querySelector(".tab.me") && localStorage.owner === "` + ben.id + `"`)

	b.open("/finds/" + f.ID)
	b.fill("#comment", "words of ben")
	ben.end()
	b.do(chromedp.Reload())
	b.enter("ben")
	b.until(`document.querySelector("#comment")?.value === "words of ben"`) // only the session had ended
	ben.end()
	b.do(chromedp.Reload())
	b.at("/sign-in")
	b.until(storage + `.includes("words of ben")`)
	b.do(chromedp.Navigate(w.url + "/sign-in"))
	b.enter("ann")
	b.until("!" + storage + `.includes("words of ben")`)
}

// TestBell: the number is of who has signed in, and the stream is asked for
// again after a proxy has refused it.
func TestBell(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann").withPassword(), w.user("ben")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	call[any](ben, "PUT", "/api/finds/"+f.ID+"/like", nil)
	var streams atomic.Int32
	again := make(chan struct{})
	w.through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/notifications/stream" {
				switch streams.Add(1) {
				case 1:
					rw.WriteHeader(http.StatusBadGateway)
					return
				case 2:
					close(again)
				}
			}
			h.ServeHTTP(rw, r)
		})
	})
	b := w.tab(t, nil)
	b.allow("502 (Bad Gateway)")
	b.open("/sign-in")
	b.enter("ann")
	b.until(`document.querySelector(".tab.bell .count")?.textContent === "1"`)
	b.until(`performance.getEntriesByType("resource").some((e) => e.name.endsWith("/stream"))`) // only one that has ended is there
	call[any](ben, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "hello"})
	b.until(`document.querySelector(".tab.bell .count")?.textContent === "2"`) // from the second stream, or counted once it is open
	select {
	case <-again:
	case <-time.After(time.Minute):
		t.Error("the stream is not asked for again")
	}
	b.open("/settings")
	b.click("#sign-out")
	b.at("/sign-in")
	w.user("cleo").withPassword()
	b.enter("cleo")
	b.until(`document.querySelector(".tab.bell") && !document.querySelector(".count")`)
}
