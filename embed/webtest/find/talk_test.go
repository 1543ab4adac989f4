package find

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

// outbox promises what the browser has stored to be sent.
const outbox = `new Promise((done) => { const opened = indexedDB.open("outbox"); opened.onsuccess = () => { const asked = opened.result.transaction("entries").objectStore("entries").getAll(); asked.onsuccess = () => { done(asked.result); opened.result.close(); }; }; })`

// TestTalkOffline: comments and likes wait for the server, on the page and on the screen of what
// waits, and can be discarded.
func TestTalkOffline(t *testing.T) {
	t.Parallel()
	for _, x := range SomeWidths() {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			w := NewWorld(t)
			ann, ben := w.User("ann"), w.User("ben")
			f := ben.Find("The oldest bridge", true, 48.857, 2.3413)
			path := "/api/finds/" + f.ID
			c := Call[schema.Comment](ann, "POST", path+"/comments", M{"content": "Old"})
			b := w.Tab(t, ann)
			b.AtWidth(x.Width, x.Height)
			b.Allow("Failed to load resource")
			b.Allow("net::ERR_")
			b.Allow("Couldn't load preload assets")
			b.Allow("FetchEvent")
			b.Allow("TypeError: the tile cannot be read") // of the map
			b.Open("/about")
			b.Controlled()
			b.Open("/finds/" + f.ID)
			b.Until(Kept + `.then((list) => list.includes("` + path + `") && list.includes("` + path + `/comments"))`)
			w.Down.Store(true)
			b.Fill("#comment", "First")
			b.Press("Send")
			b.Until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server")`)
			b.Fill("#comment", "Second")
			b.Press("Send")
			b.Until(`[...document.querySelectorAll(".comment.waiting")].filter((e) => e.innerText.includes("Waiting for the server")).length === 2`)
			b.Click("#like")
			b.Until(`document.querySelector("#like").getAttribute("aria-pressed") === "true" && document.querySelector("#likers").innerText === "1 like" && document.querySelector("#likers").parentElement.innerText.includes("Waiting for the server")`)
			b.Click("#menu-" + c.ID)
			b.Press("Edit comment")
			b.Fill("#edited", "New")
			b.Press("Save")
			b.Shows("This change needs a connection to the server.")
			b.Accessible("comments that wait")
			b.Click(`.offline a[href="/waiting"]`)
			b.At("/waiting")
			b.Until(`document.querySelectorAll("main ul.people li").length === 3`)
			b.Accessible("comments and a like on the screen of what waits")
			b.Click("main li:nth-child(2) button")
			b.Until(`document.querySelector("dialog").innerText.includes("Discard this?")`)
			b.Click("dialog .danger")
			b.Until(`document.querySelectorAll("main ul.people li").length === 2 && !document.querySelector("main ul").innerText.includes("Second")`)
			b.Press("Send now")
			b.Do(chromedp.NavigateBack())
			b.At("/finds/" + f.ID)
			b.Until(`document.querySelectorAll(".comment.waiting").length === 1`)
			w.Down.Store(false)
			Js[any](b, `dispatchEvent(new Event("online"))`)
			b.Until(`!document.querySelector(".waiting") && [...document.querySelectorAll(".comment .text")].map((e) => e.innerText).join() === "Old,First" && !document.querySelector(".offline a[href='/waiting']")`)
			b.Click("#menu-" + c.ID)
			b.Press("Edit comment")
			b.Until(`document.querySelector("#edited").value === "New"`)
			if got := Call[schema.Find](ann, "GET", path, nil); got.CommentCount != 2 || got.LikeCount != 1 || !got.IsLiked {
				t.Errorf("the server has %d comments, %d likes", got.CommentCount, got.LikeCount)
			}
		})
	}
}

// TestTalkLostAnswers: whatever answer is lost, every comment is sent once, and the last like
// counts.
func TestTalkLostAnswers(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	b := w.Tab(t, ann)
	b.Allow("Failed to load resource")
	b.Allow("net::ERR_")
	b.Allow("the tile cannot be read")
	var writes, lost atomic.Int64 // the number of the write whose answer is lost
	w.Through(func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.Method == "GET" || !strings.Contains(r.URL.Path, "/finds/") || writes.Add(1) != lost.Load() {
				service.ServeHTTP(rw, r)
				return
			}
			service.ServeHTTP(httptest.NewRecorder(), r) // which takes it
			w.Down.Store(true)
			panic(http.ErrAbortHandler)
		})
	})
	for n := int64(1); n <= 4; n++ {
		f := ben.Find("A bridge", true, 48.857, 2.3413)
		writes.Store(0)
		lost.Store(n)
		b.Open("/finds/" + f.ID)
		for _, text := range []string{"one", "two"} {
			b.Fill("#comment", text)
			b.Press("Send")
			b.Until(`document.querySelector("#comment").value === "" && [...document.querySelectorAll(".comment.waiting")].every((e) => e.innerText.includes("Waiting for the server"))`)
		}
		b.Click("#like")
		b.Until(`document.querySelector("#like").getAttribute("aria-pressed") === "true"`)
		if n == 4 { // the service has the like before it is taken back
			b.Until(`fetch("/api/finds/` + f.ID + `").then((r) => r.json()).then((find) => find.isLiked)`)
		}
		b.Click("#like")
		b.Until(outbox + `.then((list) => list.some((e) => e.kind === "like" && !e.on && e.isLate))`)
		lost.Store(0)
		w.Down.Store(false)
		b.Open("/finds/" + f.ID) // the page is loaded again
		b.Until(outbox + `.then((list) => list.length === 0)`)
		b.Until(`[...document.querySelectorAll(".comment:not(.waiting) .text")].map((e) => e.innerText).sort().join() === "one,two"`)
		if got := Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil); got.CommentCount != 2 || got.LikeCount != 0 {
			t.Errorf("lost answer %d: %d comments, %d likes", n, got.CommentCount, got.LikeCount)
		}
	}
}

// TestReplies: a reply is below the comment that it belongs to, and a notification leads to it.
func TestReplies(t *testing.T) {
	t.Parallel()
	for _, x := range SomeWidths() {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			w := NewWorld(t)
			ann, ben, cleo := w.User("ann"), w.User("ben"), w.User("cleo")
			f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
			path := "/api/finds/" + f.ID + "/comments"
			head := Call[schema.Comment](ben, "POST", path, M{"content": "How old?"})
			Call[schema.Comment](cleo, "POST", path, M{"content": "Nice"})
			b := w.Tab(t, ann)
			b.AtWidth(x.Width, x.Height)
			b.Open("/finds/" + f.ID)
			b.Press("Reply to ben")
			b.Until(`document.activeElement.id === "comment" && document.querySelector(".say-it").innerText.includes("Replying to ben")`)
			b.Accessible("a reply")
			b.Keys("From 1607")
			b.Press("Send")
			b.Until(`document.querySelector(".comments > li:first-child .replies .comment:not(.waiting) .text")?.innerText === "From 1607" && !document.querySelector(".replying")`)
			Call[schema.Comment](cleo, "POST", path, M{"content": "1578!", "parentId": head.ID})
			b.Open("/finds/" + f.ID)
			b.Until(`document.querySelectorAll(".comments > li:first-child .replies .comment").length === 2`)
			b.TabTo("Reply to cleo")
			b.Keys(kb.Enter)
			b.Until(`document.querySelector("#comment").value === "@cleo "`)
			b.Keys(kb.Escape)
			b.Until(`!document.querySelector(".replying")`)
			b.Click(".replies > li:last-child .reply")
			b.Fill("#comment", "@cleo Thank you")
			b.Press("Send")
			b.Until(`document.querySelectorAll(".comments > li:first-child .replies .comment:not(.waiting)").length === 3`)
			b.Accessible("replies")
			if list := Call[[]schema.Comment](ann, "GET", path, nil); list[4].ParentID != head.ID {
				t.Errorf("a reply to a reply is of %q, not of %q", list[4].ParentID, head.ID)
			}
			Call[any](ben, "DELETE", path+"/"+head.ID, nil)
			b.Open("/finds/" + f.ID)
			b.Until(`document.querySelector(".comments > li:last-child > .comment .text").innerText === "From 1607" && document.querySelectorAll(".replies .comment").length === 2`)

			c := w.Tab(t, cleo)
			c.AtWidth(x.Width, x.Height)
			c.Open("/notifications")
			c.Shows("ann replied to your comment on “The oldest bridge”")
			c.Accessible("a notification of a reply")
			c.Click(".note-row a")
			c.At("/finds/" + f.ID)
			c.Until(`document.activeElement.matches(".replies .comment.marked") && document.activeElement.innerText.includes("@cleo Thank you")`)
			c.Until(`(() => { const r = document.activeElement.getBoundingClientRect(); return r.top >= 0 && r.bottom <= document.querySelector(".say-it").getBoundingClientRect().top + 1; })()`)
		})
	}
}

// TestMentions: names are offered while one is typed, and a mention leads to the user.
func TestMentions(t *testing.T) {
	t.Parallel()
	for _, x := range SomeWidths() {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			w := NewWorld(t)
			ann, ben, bea, bob := w.User("ann"), w.User("ben"), w.User("bea"), w.User("bob-the_builder")
			Befriend(ann, bea)
			f := ben.Find("The oldest bridge", true, 48.857, 2.3413, M{"description": "With @ann"})
			b := w.Tab(t, ann)
			b.AtWidth(x.Width, x.Height)
			b.Open("/finds/" + f.ID)
			offered := func(names string) {
				b.Helper()
				b.Until(`[...document.querySelectorAll("#mentions [role=option]")].map((e) => e.innerText.trim() + (e.getAttribute("aria-selected") === "true" ? "*" : "")).join() === "` + names + `"`)
			}
			b.Fill("#comment", "Hello @")
			offered("ben*,bea")
			b.Accessible("names")
			b.Keys(kb.ArrowDown)
			offered("ben,bea*")
			b.Until(`document.querySelector("#comment").getAttribute("aria-activedescendant") === "mention-1"`)
			b.Keys(kb.Tab) // as Enter, whose character this browser writes also when its key is taken
			b.Until(`document.querySelector("#comment").value === "Hello @bea " && document.activeElement.selectionStart === 11 && document.querySelector(".proposals").checkVisibility() === false`)
			b.Keys("and @bo")
			offered("bob-the_builder*") // found by the search
			b.Keys(kb.Escape)
			offered("")
			b.Keys("b")
			offered("")
			b.Keys(" @build")
			offered("bob-the_builder*")
			b.Click("#mentions [role=option]")
			b.Until(`document.querySelector("#comment").value === "Hello @bea and @bob @bob-the_builder " && document.activeElement.id === "comment"`)
			b.Press("Send")
			b.Until(`[...document.querySelectorAll(".comment:not(.waiting) .text a")].map((a) => a.getAttribute("href")).join() === "/people/@bea,/people/@bob,/people/@bob-the_builder"`)
			for _, u := range []*User{bea, bob} {
				if got := Call[[]schema.Notification](u, "GET", "/api/notifications", nil); got[0].Type != "mentioned" {
					t.Errorf("%s was notified of %q", u.ID, got[0].Type)
				}
			}
			b.Click(`.text a[href="/people/@bea"]`)
			b.At("/people/" + bea.ID)
			b.Do(chromedp.NavigateBack())
			b.At("/finds/" + f.ID)
			b.Click(`.card > .text a[href="/people/@ann"]`)
			b.At("/people/" + ann.ID)
			b.Open("/people/@missing")
			b.Shows("This profile does not exist, or you cannot see it.")

			c := w.Tab(t, bea)
			c.Open("/notifications")
			c.Until(`document.querySelector(".note-row .what")?.innerText === "ann mentioned you in “The oldest bridge”"`)
			c.Click(".note-row a")
			c.Until(`document.activeElement.matches(".comment.marked") && document.activeElement.innerText.includes("Hello @bea")`)
		})
	}
}

// TestLiveComments: a user with a find open sees how comments of others appear, change and
// disappear.
func TestLiveComments(t *testing.T) {
	t.Parallel()
	for _, x := range SomeWidths() {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			w := NewWorld(t)
			ann, ben, cleo := w.User("ann"), w.User("ben"), w.User("cleo")
			f, other := ben.Find("The oldest bridge", true, 48.857, 2.3413), ben.Find("A bench", true, 48.8, 2.3)
			path := "/api/finds/" + f.ID + "/comments"
			front := w.NewFront()
			release := front.Hold("/api/notifications/stream")
			b := w.Tab(t, ann)
			b.AtWidth(x.Width, x.Height)
			b.Open("/finds/" + f.ID)
			b.Shows("No comments yet.")
			shows := func(texts string) {
				b.Helper()
				b.Until(`[...document.querySelectorAll(".comment:not(.waiting) .text")].map((e) => e.innerText).join() === "` + texts + `" && document.querySelectorAll(".comment").length === "` + texts + `".split(",").length`)
			}
			first := Call[schema.Comment](cleo, "POST", path, M{"content": "Before"}) // before the stream is open
			release()
			shows("Before")
			Call[any](cleo, "POST", "/api/finds/"+other.ID+"/comments", M{"content": "Elsewhere"})
			second := Call[schema.Comment](ben, "POST", path, M{"content": "Hello"})
			shows("Before,Hello")
			b.Fill("#comment", "Mine")
			b.Press("Send")
			shows("Before,Hello,Mine")
			Call[any](ben, "POST", path, M{"content": "A reply", "parentId": first.ID})
			shows("Before,A reply,Hello,Mine")
			Call[any](ben, "PUT", path+"/"+second.ID, M{"content": "Hello!"})
			shows("Before,A reply,Hello!,Mine")
			Call[any](cleo, "DELETE", path+"/"+first.ID, nil)
			shows("Hello!,Mine,A reply")
			b.Until(`document.querySelector("#comments").innerText.replace(/\s+/g, " ") === "Comments 3"`)
			b.Accessible("comments of others")
			if x.Name == "desk" { // beside the map, too
				b.Open("/?at=48.85,2.34,12&find=" + f.ID)
				shows("Hello!,Mine,A reply")
				Call[any](ben, "POST", path, M{"content": "On the map"})
				shows("Hello!,Mine,A reply,On the map")
			}
		})
	}
}
