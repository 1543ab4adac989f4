package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// focused is what has the focus, in words.
const focused = `(document.activeElement.getAttribute("aria-label") || document.activeElement.innerText || document.activeElement.id || document.activeElement.tagName).trim().split("\n")[0]`

// tabTo presses Tab until something has the focus.
func (b *tab) tabTo(name string) {
	b.Helper()
	for range 80 {
		if js[string](b, focused) == name {
			if !js[bool](b, `document.activeElement.matches(":focus-visible")`) {
				b.Errorf("%s has the focus and does not show it", name)
			}
			return
		}
		b.keys(kb.Tab)
	}
	b.fatal("Tab does not come to %q", name)
}

// TestKeyboard does without a mouse what people do: looks for a find, reads it,
// likes it, comments on it, comes back to where it was.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	f := ben.find("The oldest bridge", true, 48.857, 2.3413, m{"media": append(call[[]any](ben, "POST", "/api/media", landscape(600, 400, 0.4)), call[[]any](ben, "POST", "/api/media", landscape(400, 600, 0.9))...)})
	b := w.tab(t, ann)
	b.open("/")
	b.settled()
	b.keys(kb.Tab)
	if got := js[string](b, focused); got != "Skip to content" {
		t.Errorf("the first stop is %q", got)
	}
	b.keys(kb.Enter)
	b.until(`document.activeElement.id === "main"`)
	b.tabTo("Map. Arrow keys move it, plus and minus zoom.")
	before := js[string](b, `location.search`)
	b.keys(kb.ArrowRight)
	b.until(fmt.Sprintf(`location.search !== %q`, before))
	b.keys(kb.ArrowLeft)
	b.tabTo("A place with 1 find")
	b.keys(kb.Enter)
	b.until(`document.activeElement.id === "place-title"`)
	b.tabTo("The oldest bridge")
	b.keys(kb.Enter)
	b.at("/finds/" + f.ID)
	b.until(`document.activeElement.tagName === "H1"`)
	b.shows("No likes yet")
	b.tabTo("Enlarge photo 1")
	b.keys(kb.Enter)
	b.until(`document.querySelector("dialog[open]")?.innerText.includes("1 of 2")`)
	b.keys(kb.ArrowRight)
	b.until(`document.querySelector("dialog").innerText.includes("2 of 2")`)
	b.keys(kb.Escape)
	b.until(`!document.querySelector("dialog")`)
	if got := js[string](b, focused); got != "Enlarge photo 1" {
		t.Errorf("after Esc the focus is at %q", got)
	}
	b.tabTo("Like")
	b.keys(" ")
	b.until(`document.querySelector("#like").getAttribute("aria-pressed") === "true" && document.activeElement.id === "like"`)
	b.tabTo("comment")
	b.keys("Lovely")
	b.tabTo("Send")
	b.keys(kb.Enter)
	b.until(`document.querySelector(".comment .text")?.textContent === "Lovely"`)
	b.tabTo("Actions for the comment by ann")
	b.keys(kb.Enter)
	in := func(item string) {
		t.Helper()
		b.until(fmt.Sprintf(`document.activeElement.innerText?.trim() === %q`, item))
	}
	in("Edit comment")
	b.keys(kb.ArrowDown)
	in("Delete comment")
	b.keys(kb.ArrowDown)
	in("Edit comment")
	b.keys(kb.End)
	in("Delete comment")
	b.keys(kb.Home)
	b.keys(kb.Escape)
	b.until(`document.activeElement.getAttribute("aria-expanded") === "false" && !document.querySelector("[role=menu]:not([hidden])")`)
	b.keys(kb.ArrowUp)
	in("Delete comment")
	b.keys(kb.Tab)
	b.until(`!document.querySelector("[role=menu]:not([hidden])")`)
	js[any](b, `(document.querySelector(".comment [aria-haspopup]").focus(), 1)`)
	b.keys(kb.Enter)
	in("Edit comment")
	b.keys(kb.Enter)
	b.until(`document.activeElement.id === "edited"`)
	b.keys(kb.Escape)
	b.until(`!document.querySelector("#edited")`)

	js[any](b, `history.back()`)
	b.at("/")
	b.until(`document.activeElement.matches("a.find")`)
}

// TestPlaceSearch proposes places while one types, chosen with the arrow keys.
func TestPlaceSearch(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	b.open("/")
	b.settled()
	b.click("#places-input")
	b.keys("münch")
	b.until(`document.querySelectorAll("#places-list [role=option]").length > 0`)
	b.accessible("the map with proposals")
	b.keys(kb.ArrowDown)
	b.until(`document.querySelector("#places-input").getAttribute("aria-activedescendant") === "places-0" && document.querySelector("#places-0").getAttribute("aria-selected") === "true"`)
	b.keys(kb.Escape)
	b.until(`document.querySelector("#places-input").getAttribute("aria-expanded") === "false"`)
	b.keys(kb.ArrowUp)
	b.keys(kb.ArrowDown)
	b.keys(kb.Enter)
	b.until(`document.querySelector("#places-input").value === "Munich" || document.querySelector("#places-input").value === "München"`)
	b.until(`Math.abs(new URLSearchParams(location.search).get("at")?.split(",")[0] - 48.137) < 0.1`)
	b.fill("#places-input", "qqqxqqq")
	b.shows("No places named “qqqxqqq”")
	b.fill("#places-input", "Qqqxqqq 1, Munich") // the town of an address that is not known
	b.until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.shows("No places named “Qqqxqqq 1, Munich”")
}

// TestBack leads back to the place that one came from, without a focus to go by
// too, and from what lies over the page to the page alone.
func TestBack(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": call[[]any](ann, "POST", "/api/media", landscape(600, 400, 0.4))})
	for i := range 12 {
		ann.find(fmt.Sprint("Arch ", i), true, 48.857+float64(i)/1000, 2.35)
	}
	b := w.tab(t, ann)
	b.open("/people/" + ann.id)
	b.settled()
	js[any](b, `(scrollTo(0, 200), document.querySelector("a[href='/finds/`+f.ID+`']").addEventListener("click", () => document.activeElement.blur()), 1)`)
	y := js[float64](b, `scrollY`)
	js[any](b, `(document.querySelector("a[href='/finds/`+f.ID+`']").click(), 1)`)
	b.at("/finds/" + f.ID)
	b.shows("No likes yet")
	js[any](b, `(history.back(), 1)`)
	b.at("/people/" + ann.id)
	b.until(fmt.Sprintf(`document.activeElement.tagName === "H1" && Math.abs(scrollY - %f) < 2`, y))
	js[any](b, `(history.forward(), 1)`)
	b.at("/finds/" + f.ID)

	n := js[int](b, `history.length`)
	b.click(".frame")
	b.until(`document.querySelector("dialog[open]")`)
	js[any](b, `(history.back(), 1)`)
	b.until(`!document.querySelector("dialog")`)
	b.at("/finds/" + f.ID)
	b.click(".frame")
	b.until(`document.querySelector("dialog[open]")`)
	b.press("Close")
	b.until(`!document.querySelector("dialog") && !history.state?.dialog`)
	if got := js[int](b, `history.length`); got > n+1 {
		t.Errorf("the picture leaves %d entries in the history", got-n)
	}
	call[any](ann, "PUT", "/api/finds/"+f.ID+"/like", nil)
	b.open("/finds/" + f.ID)
	b.click("#likers")
	b.click("dialog a.person")
	b.at("/people/" + ann.id)
	b.until(`!document.querySelector("dialog")`)
	js[any](b, `(history.back(), 1)`)
	b.at("/finds/" + f.ID)
	b.shows("The oldest bridge")
}

// TestMotion leaves the map while it moves, as it does for who has not asked for
// less motion: it changes nothing of the screen that comes.
func TestMotion(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("The oldest bridge", true, 48.857, 2.3413)
	b := w.tab(t, ann)
	b.media(false, "no-preference")
	b.open("/?at=48.857,2.3413,12")
	b.settled()
	js[any](b, `(() => {
		window.renamed = [];
		const rename = history.replaceState;
		history.replaceState = function (state, title, to) { if (to && location.pathname !== "/") renamed.push(to); return rename.apply(this, arguments); };
		return 1;
	})()`)
	for i, move := range []string{`document.querySelector("#map").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", code: "ArrowRight", keyCode: 39, bubbles: true }))`, `document.querySelector(".leaflet-control-zoom-in").click()`} {
		js[any](b, `(document.querySelector("#map").focus(), `+move+`, document.querySelector(".tab.feed").click(), 1)`)
		b.at("/feed")
		b.settled()
		b.click(".tab.me")
		b.at("/profile")
		b.settled()
		if i == 0 {
			b.click(".tab.map")
			b.at("/")
			b.settled()
			b.until(`document.querySelector(".leaflet-control-zoom-in")`)
		}
	}
	if to := js[[]string](b, `renamed`); len(to) != 0 {
		t.Errorf("the map that was left has named the address %q", to)
	}
}
