package webtest

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/schema"
)

// widths are those of a phone and of a desk.
var widths = []struct {
	name          string
	width, height int64
}{{"phone", 412, 915}, {"desk", 1280, 800}}

// atWidth gives the page the size of a phone or of a desk.
func (b *tab) atWidth(width, height int64) {
	b.Helper()
	b.do(chromedp.EmulateViewport(width, height))
}

// outbox promises what the browser has stored to be sent.
const outbox = `new Promise((done) => { const opened = indexedDB.open("outbox"); opened.onsuccess = () => { const asked = opened.result.transaction("entries").objectStore("entries").getAll(); asked.onsuccess = () => { done(asked.result); opened.result.close(); }; }; })`

// TestTalkOffline: comments and likes wait for the server, on the page and on the screen of what
// waits, and can be discarded.
func TestTalkOffline(t *testing.T) {
	t.Parallel()
	for _, x := range widths {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			ann, ben := w.user("ann"), w.user("ben")
			f := ben.find("The oldest bridge", true, 48.857, 2.3413)
			path := "/api/finds/" + f.ID
			c := call[schema.Comment](ann, "POST", path+"/comments", m{"content": "Old"})
			b := w.tab(t, ann)
			b.atWidth(x.width, x.height)
			b.allow("Failed to load resource")
			b.allow("net::ERR_")
			b.allow("Couldn't load preload assets")
			b.allow("FetchEvent")
			b.allow("TypeError: the tile cannot be read") // of the map
			b.open("/about")
			b.controlled()
			b.open("/finds/" + f.ID)
			b.until(kept + `.then((list) => list.includes("` + path + `") && list.includes("` + path + `/comments"))`)
			w.down.Store(true)
			b.fill("#comment", "First")
			b.press("Send")
			b.until(`document.querySelector(".comment.waiting")?.innerText.includes("Waiting for the server")`)
			b.fill("#comment", "Second")
			b.press("Send")
			b.until(`[...document.querySelectorAll(".comment.waiting")].filter((e) => e.innerText.includes("Waiting for the server")).length === 2`)
			b.click("#like")
			b.until(`document.querySelector("#like").getAttribute("aria-pressed") === "true" && document.querySelector("#likers").innerText === "1 like" && document.querySelector("#likers").parentElement.innerText.includes("Waiting for the server")`)
			b.click("#menu-" + c.ID)
			b.press("Edit comment")
			b.fill("#edited", "New")
			b.press("Save")
			b.shows("This change needs a connection to the server.")
			b.accessible("comments that wait")
			b.click(`.offline a[href="/waiting"]`)
			b.at("/waiting")
			b.until(`document.querySelectorAll("main ul.people li").length === 3`)
			b.accessible("comments and a like on the screen of what waits")
			b.click("main li:nth-child(2) button")
			b.until(`document.querySelector("dialog").innerText.includes("Discard this?")`)
			b.click("dialog .danger")
			b.until(`document.querySelectorAll("main ul.people li").length === 2 && !document.querySelector("main ul").innerText.includes("Second")`)
			b.press("Send now")
			b.do(chromedp.NavigateBack())
			b.at("/finds/" + f.ID)
			b.until(`document.querySelectorAll(".comment.waiting").length === 1`)
			w.down.Store(false)
			js[any](b, `dispatchEvent(new Event("online"))`)
			b.until(`!document.querySelector(".waiting") && [...document.querySelectorAll(".comment .text")].map((e) => e.innerText).join() === "Old,First" && !document.querySelector(".offline a")`)
			b.click("#menu-" + c.ID)
			b.press("Edit comment")
			b.until(`document.querySelector("#edited").value === "New"`)
			if got := call[schema.Find](ann, "GET", path, nil); got.CommentCount != 2 || got.LikeCount != 1 || !got.IsLiked {
				t.Errorf("the server has %d comments, %d likes", got.CommentCount, got.LikeCount)
			}
		})
	}
}

// TestTalkLostAnswers: whatever answer is lost, every comment is sent once, and the last like
// counts.
func TestTalkLostAnswers(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	b := w.tab(t, ann)
	b.allow("Failed to load resource")
	b.allow("net::ERR_")
	b.allow("the tile cannot be read")
	var writes, lost atomic.Int64 // the number of the write whose answer is lost
	w.through(func(service http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.Method == "GET" || !strings.Contains(r.URL.Path, "/finds/") || writes.Add(1) != lost.Load() {
				service.ServeHTTP(rw, r)
				return
			}
			service.ServeHTTP(httptest.NewRecorder(), r) // which takes it
			w.down.Store(true)
			panic(http.ErrAbortHandler)
		})
	})
	for n := int64(1); n <= 4; n++ {
		f := ben.find("A bridge", true, 48.857, 2.3413)
		writes.Store(0)
		lost.Store(n)
		b.open("/finds/" + f.ID)
		for _, text := range []string{"one", "two"} {
			b.fill("#comment", text)
			b.press("Send")
			b.until(`document.querySelector("#comment").value === "" && [...document.querySelectorAll(".comment.waiting")].every((e) => e.innerText.includes("Waiting for the server"))`)
		}
		b.click("#like")
		b.until(`document.querySelector("#like").getAttribute("aria-pressed") === "true"`)
		if n == 4 { // the service has the like before it is taken back
			b.until(`fetch("/api/finds/` + f.ID + `").then((r) => r.json()).then((find) => find.isLiked)`)
		}
		b.click("#like")
		b.until(outbox + `.then((list) => list.some((e) => e.kind === "like" && !e.on && e.isLate))`)
		lost.Store(0)
		w.down.Store(false)
		b.open("/finds/" + f.ID) // the page is loaded again
		b.until(outbox + `.then((list) => list.length === 0)`)
		b.until(`[...document.querySelectorAll(".comment:not(.waiting) .text")].map((e) => e.innerText).sort().join() === "one,two"`)
		if got := call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil); got.CommentCount != 2 || got.LikeCount != 0 {
			t.Errorf("lost answer %d: %d comments, %d likes", n, got.CommentCount, got.LikeCount)
		}
	}
}

// TestReplies: a reply is below the comment that it belongs to, and a notification leads to it.
func TestReplies(t *testing.T) {
	t.Parallel()
	for _, x := range widths {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			ann, ben, cleo := w.user("ann"), w.user("ben"), w.user("cleo")
			f := ann.find("The oldest bridge", true, 48.857, 2.3413)
			path := "/api/finds/" + f.ID + "/comments"
			head := call[schema.Comment](ben, "POST", path, m{"content": "How old?"})
			call[schema.Comment](cleo, "POST", path, m{"content": "Nice"})
			b := w.tab(t, ann)
			b.atWidth(x.width, x.height)
			b.open("/finds/" + f.ID)
			b.press("Reply to ben")
			b.until(`document.activeElement.id === "comment" && document.querySelector(".say-it").innerText.includes("Replying to ben")`)
			b.accessible("a reply")
			b.keys("From 1607")
			b.press("Send")
			b.until(`document.querySelector(".comments > li:first-child .replies .comment:not(.waiting) .text")?.innerText === "From 1607" && !document.querySelector(".replying")`)
			call[schema.Comment](cleo, "POST", path, m{"content": "1578!", "parentId": head.ID})
			b.open("/finds/" + f.ID)
			b.until(`document.querySelectorAll(".comments > li:first-child .replies .comment").length === 2`)
			b.tabTo("Reply to cleo")
			b.keys(kb.Enter)
			b.until(`document.querySelector("#comment").value === "@cleo "`)
			b.keys(kb.Escape)
			b.until(`!document.querySelector(".replying")`)
			b.click(".replies > li:last-child .reply")
			b.fill("#comment", "@cleo Thank you")
			b.press("Send")
			b.until(`document.querySelectorAll(".comments > li:first-child .replies .comment:not(.waiting)").length === 3`)
			b.accessible("replies")
			if list := call[[]schema.Comment](ann, "GET", path, nil); list[4].ParentID != head.ID {
				t.Errorf("a reply to a reply is of %q, not of %q", list[4].ParentID, head.ID)
			}
			call[any](ben, "DELETE", path+"/"+head.ID, nil)
			b.open("/finds/" + f.ID)
			b.until(`document.querySelector(".comments > li:last-child > .comment .text").innerText === "From 1607" && document.querySelectorAll(".replies .comment").length === 2`)

			c := w.tab(t, cleo)
			c.atWidth(x.width, x.height)
			c.open("/notifications")
			c.shows("ann replied to your comment on “The oldest bridge”")
			c.accessible("a notification of a reply")
			c.click(".note-row a")
			c.at("/finds/" + f.ID)
			c.until(`document.activeElement.matches(".replies .comment.marked") && document.activeElement.innerText.includes("@cleo Thank you")`)
			c.until(`(() => { const r = document.activeElement.getBoundingClientRect(); return r.top >= 0 && r.bottom <= document.querySelector(".say-it").getBoundingClientRect().top + 1; })()`)
		})
	}
}

// TestMentions: names are offered while one is typed, and a mention leads to the user.
func TestMentions(t *testing.T) {
	t.Parallel()
	for _, x := range widths {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			ann, ben, bea, bob := w.user("ann"), w.user("ben"), w.user("bea"), w.user("bob-the_builder")
			befriend(ann, bea)
			f := ben.find("The oldest bridge", true, 48.857, 2.3413, m{"description": "With @ann"})
			b := w.tab(t, ann)
			b.atWidth(x.width, x.height)
			b.open("/finds/" + f.ID)
			offered := func(names string) {
				b.Helper()
				b.until(`[...document.querySelectorAll("#mentions [role=option]")].map((e) => e.innerText.trim() + (e.getAttribute("aria-selected") === "true" ? "*" : "")).join() === "` + names + `"`)
			}
			b.fill("#comment", "Hello @")
			offered("ben*,bea")
			b.accessible("names")
			b.keys(kb.ArrowDown)
			offered("ben,bea*")
			b.until(`document.querySelector("#comment").getAttribute("aria-activedescendant") === "mention-1"`)
			b.keys(kb.Tab) // as Enter, whose character this browser writes also when its key is taken
			b.until(`document.querySelector("#comment").value === "Hello @bea " && document.activeElement.selectionStart === 11 && document.querySelector(".proposals").checkVisibility() === false`)
			b.keys("and @bo")
			offered("bob-the_builder*") // found by the search
			b.keys(kb.Escape)
			offered("")
			b.keys("b")
			offered("")
			b.keys(" @build")
			offered("bob-the_builder*")
			b.click("#mentions [role=option]")
			b.until(`document.querySelector("#comment").value === "Hello @bea and @bob @bob-the_builder " && document.activeElement.id === "comment"`)
			b.press("Send")
			b.until(`[...document.querySelectorAll(".comment:not(.waiting) .text a")].map((a) => a.getAttribute("href")).join() === "/people/@bea,/people/@bob,/people/@bob-the_builder"`)
			for _, u := range []*user{bea, bob} {
				if got := call[[]schema.Notification](u, "GET", "/api/notifications", nil); got[0].Type != "mentioned" {
					t.Errorf("%s was notified of %q", u.id, got[0].Type)
				}
			}
			b.click(`.text a[href="/people/@bea"]`)
			b.at("/people/" + bea.id)
			b.do(chromedp.NavigateBack())
			b.at("/finds/" + f.ID)
			b.click(`.card > .text a[href="/people/@ann"]`)
			b.at("/people/" + ann.id)
			b.open("/people/@missing")
			b.shows("This profile does not exist, or you cannot see it.")

			c := w.tab(t, bea)
			c.open("/notifications")
			c.until(`document.querySelector(".note-row .what")?.innerText === "ann mentioned you in “The oldest bridge”"`)
			c.click(".note-row a")
			c.until(`document.activeElement.matches(".comment.marked") && document.activeElement.innerText.includes("Hello @bea")`)
		})
	}
}

// TestLiveComments: a user with a find open sees how comments of others appear, change and
// disappear.
func TestLiveComments(t *testing.T) {
	t.Parallel()
	for _, x := range widths {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			w := newWorld(t)
			ann, ben, cleo := w.user("ann"), w.user("ben"), w.user("cleo")
			f, other := ben.find("The oldest bridge", true, 48.857, 2.3413), ben.find("A bench", true, 48.8, 2.3)
			path := "/api/finds/" + f.ID + "/comments"
			front := w.newFront()
			release := front.hold("/api/notifications/stream")
			b := w.tab(t, ann)
			b.atWidth(x.width, x.height)
			b.open("/finds/" + f.ID)
			b.shows("No comments yet.")
			shows := func(texts string) {
				b.Helper()
				b.until(`[...document.querySelectorAll(".comment:not(.waiting) .text")].map((e) => e.innerText).join() === "` + texts + `" && document.querySelectorAll(".comment").length === "` + texts + `".split(",").length`)
			}
			first := call[schema.Comment](cleo, "POST", path, m{"content": "Before"}) // before the stream is open
			release()
			shows("Before")
			call[any](cleo, "POST", "/api/finds/"+other.ID+"/comments", m{"content": "Elsewhere"})
			second := call[schema.Comment](ben, "POST", path, m{"content": "Hello"})
			shows("Before,Hello")
			b.fill("#comment", "Mine")
			b.press("Send")
			shows("Before,Hello,Mine")
			call[any](ben, "POST", path, m{"content": "A reply", "parentId": first.ID})
			shows("Before,A reply,Hello,Mine")
			call[any](ben, "PUT", path+"/"+second.ID, m{"content": "Hello!"})
			shows("Before,A reply,Hello!,Mine")
			call[any](cleo, "DELETE", path+"/"+first.ID, nil)
			shows("Hello!,Mine,A reply")
			b.until(`document.querySelector("#comments").innerText.replace(/\s+/g, " ") === "Comments 3"`)
			b.accessible("comments of others")
			if x.name == "desk" { // beside the map, too
				b.open("/?at=48.85,2.34,12&find=" + f.ID)
				shows("Hello!,Mine,A reply")
				call[any](ben, "POST", path, m{"content": "On the map"})
				shows("Hello!,Mine,A reply,On the map")
			}
		})
	}
}
