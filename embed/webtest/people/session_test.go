package people

import (
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

const storage = `JSON.stringify({ ...localStorage, ...sessionStorage })`

// clean fails the test when something private is left in the browser.
func clean(b *Tab, words ...string) {
	b.Helper()
	b.Until(Kept + `.then((list) => list.length === 0)`)
	left := Js[string](b, storage)
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
	w := NewWorld(t)
	ann := w.User("ann").WithPassword()
	b := w.NotifiedTab(t, ann)
	b.Allow("Failed to load resource")
	b.Open("/settings")
	b.Controlled()
	b.Open("/settings")
	b.Until(Kept + `.then((list) => list.includes("/"))`)
	Js[any](b, `(localStorage.setItem("draft:`+ann.ID+`:new", "{}"), navigator.serviceWorker.ready.then((r) => r.showNotification("private words")))`)
	w.Down.Store(true)
	b.Click("#sign-out")
	b.At("/sign-in")
	clean(b, "draft:")
	b.Until(Shown + `.then((list) => list.length === 0)`)

	w.Down.Store(false)
	answers := make(chan int, 8)
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			h.ServeHTTP(rw, r)
			if r.URL.Path == "/api/auth/logout" {
				answers <- 1
			}
		})
	})
	b.Do(chromedp.Navigate(w.URL + "/profile")) // with the cookie of ann, still
	b.At("/sign-in")
	<-answers
	b.Until(`!localStorage.getItem("leaving")`)
	clean(b, ann.ID)
	if res, _ := ann.Send("GET", "/api/users/me", "", nil); res.StatusCode != 401 {
		t.Errorf("the session goes on: %d", res.StatusCode)
	}

	b.Enter("ann")
	w.Through(func(h http.Handler) http.Handler { // so that the page does not hear of the end by the stream
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/api/notifications/stream" {
				<-r.Context().Done()
				return
			}
			h.ServeHTTP(rw, r)
		})
	})
	b.Open("/settings")
	ann.End()
	b.Click("#sign-out")
	b.At("/sign-in")
	clean(b, ann.ID)
}

// TestTabs: two pages of one browser are of the same person; what one has typed
// is never sent, nor found, by another.
func TestTabs(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").WithPassword(), w.User("ben").WithPassword()
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Open("/about")
	b.Controlled()
	c := b.Another()
	for _, x := range []*Tab{b, c} {
		x.Allow("401 (Unauthorized)")
		x.Allow("409 (Conflict)")
	}
	c.Open("/finds/" + f.ID)
	c.Fill("#comment", "words of ann")
	b.SignIn(ben) // in a way that no page hears of
	c.Press("Send")
	c.Shows("Someone else is now signed in to this browser. Nothing was sent.")
	c.Until(`document.querySelector(".comment.waiting .text").innerText === "words of ann"`)
	if list := Call[[]schema.Comment](ann, "GET", "/api/finds/"+f.ID+"/comments", nil); len(list) != 0 {
		t.Errorf("it is sent: %+v", list)
	}
	b.SignIn(ann)
	b.Open("/settings")
	b.Click("#sign-out")
	b.Shows("1 entry has not been sent.")
	b.Click("dialog .danger")
	b.At("/sign-in")
	c.At("/sign-in")
	b.Enter("ben")
	c.Until(`document.querySelector(".tab.me") && localStorage.owner === "` + ben.ID + `"`)

	b.Open("/finds/" + f.ID)
	b.Fill("#comment", "words of ben")
	ben.End()
	b.Do(chromedp.Reload())
	b.Enter("ben")
	b.Until(`document.querySelector("#comment")?.value === "words of ben"`) // only the session had ended
	ben.End()
	b.Do(chromedp.Reload())
	b.At("/sign-in")
	b.Until(storage + `.includes("words of ben")`)
	b.Enter("ben")
	b.At("/finds/" + f.ID)
	c.Open("/finds/" + f.ID)
	b.Do(chromedp.Evaluate[chromedp.Void](`localStorage.was = localStorage.owner; delete localStorage.owner;`)) // as at the end of a session
	c.At("/sign-in")
	c.Until(`location.search === "?next=%2Ffinds%2F` + f.ID + `"`)
	ben.End()
	b.Do(chromedp.Reload())
	b.At("/sign-in")
	b.Do(chromedp.Navigate(w.URL + "/sign-in"))
	b.Enter("ann")
	b.Until("!" + storage + `.includes("words of ben")`)
	c.At("/") // not where ben was
}

// TestBell: the number is of who has signed in, and the stream is asked for
// again after a proxy has refused it.
func TestBell(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann").WithPassword(), w.User("ben")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	Call[any](ben, "PUT", "/api/finds/"+f.ID+"/like", nil)
	var streams atomic.Int32
	again := make(chan struct{})
	w.Through(func(h http.Handler) http.Handler {
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
	b := w.Tab(t, nil)
	b.Allow("502 (Bad Gateway)")
	b.Open("/sign-in")
	b.Enter("ann")
	b.Until(`document.querySelector(".tab.bell .count")?.textContent === "1"`)
	b.Until(`performance.getEntriesByType("resource").some((e) => e.name.endsWith("/stream"))`) // only one that has ended is there
	Call[any](ben, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "hello"})
	b.Until(`document.querySelector(".tab.bell .count")?.textContent === "2"`) // from the second stream, or counted once it is open
	select {
	case <-again:
	case <-time.After(time.Minute):
		t.Error("the stream is not asked for again")
	}
	b.Open("/settings")
	b.Click("#sign-out")
	b.At("/sign-in")
	w.User("cleo").WithPassword()
	b.Enter("cleo")
	b.Until(`document.querySelector(".tab.bell") && !document.querySelector(".count")`)
}

// TestFirstFocus: the title of the first screen has the focus and no ring, until a key is pressed.
func TestFirstFocus(t *testing.T) {
	t.Parallel()
	b := NewWorld(t).Tab(t, nil)
	b.Open("/feed")
	b.At("/sign-in")
	const focused = `document.activeElement.matches("h1")`
	const ring = `getComputedStyle(document.querySelector("h1")).outlineStyle`
	b.Until(focused)
	if got := Js[string](b, ring); got != "none" {
		t.Errorf("the ring is %s before a key is pressed", got)
	}
	b.Keys(kb.Tab)
	Js[any](b, `(document.querySelector("h1").focus(), 1)`)
	if got := Js[string](b, ring); got != "solid" {
		t.Errorf("the ring is %s after the keyboard was used", got)
	}
}
