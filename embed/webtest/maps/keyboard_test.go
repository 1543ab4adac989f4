package maps

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
)

// TestKeyboard does without a mouse what people do: looks for a find, reads it,
// likes it, comments on it, comes back to where it was.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": append(Call[[]any](ben, "POST", "/api/media", Landscape(600, 400, 0.4)), Call[[]any](ben, "POST", "/api/media", Landscape(400, 600, 0.9))...)})
	b := w.Tab(t, ann)
	b.Open("/")
	b.Settled()
	b.Keys(kb.Tab)
	if got := Js[string](b, Focused); got != "Skip to content" {
		t.Errorf("the first stop is %q", got)
	}
	b.Keys(kb.Enter)
	b.Until(`document.activeElement.id === "main"`)
	b.TabTo("Map. Arrow keys move it, plus and minus zoom.")
	before := Js[string](b, `location.search`)
	b.Keys(kb.ArrowRight)
	b.Until(fmt.Sprintf(`location.search !== %q`, before))
	b.Keys(kb.ArrowLeft)
	b.TabTo("A place with 1 find")
	b.Keys(kb.Enter)
	b.Until(`document.activeElement.id === "place-title"`)
	b.TabTo("The oldest bridge")
	b.Keys(kb.Enter)
	b.At("/finds/" + f.ID)
	b.Until(`document.activeElement.tagName === "H1"`)
	b.Until(`document.querySelector("#like")`)
	b.TabTo("Enlarge photo 1")
	b.Keys(kb.Enter)
	b.Until(`document.querySelector("dialog[open]")?.innerText.includes("1 of 2")`)
	b.Keys(kb.ArrowRight)
	b.Until(`document.querySelector("dialog").innerText.includes("2 of 2")`)
	b.Keys(kb.Escape)
	b.Until(`!document.querySelector("dialog")`)
	if got := Js[string](b, Focused); got != "Enlarge photo 1" {
		t.Errorf("after Esc the focus is at %q", got)
	}
	b.TabTo("Like")
	b.Keys(" ")
	b.Until(`document.querySelector("#like").getAttribute("aria-pressed") === "true" && document.activeElement.id === "like"`)
	b.TabTo("comment")
	b.Keys("Lovely")
	b.TabTo("Send")
	b.Keys(kb.Enter)
	b.Until(`document.querySelector(".comment .text")?.textContent === "Lovely"`)
	b.TabTo("Actions for the comment by ann")
	b.Keys(kb.Enter)
	in := func(item string) {
		t.Helper()
		b.Until(fmt.Sprintf(`document.activeElement.innerText?.trim() === %q`, item))
	}
	in("Edit comment")
	b.Keys(kb.ArrowDown)
	in("Delete comment")
	b.Keys(kb.ArrowDown)
	in("Edit comment")
	b.Keys(kb.End)
	in("Delete comment")
	b.Keys(kb.Home)
	b.Keys(kb.Escape)
	b.Until(`document.activeElement.getAttribute("aria-expanded") === "false" && !document.querySelector("[role=menu]:not([hidden])")`)
	b.Keys(kb.ArrowUp)
	in("Delete comment")
	b.Keys(kb.Tab)
	b.Until(`!document.querySelector("[role=menu]:not([hidden])")`)
	Js[any](b, `(document.querySelector(".comment [aria-haspopup]").focus(), 1)`)
	b.Keys(kb.Enter)
	in("Edit comment")
	b.Keys(kb.Enter)
	b.Until(`document.activeElement.id === "edited"`)
	b.Keys(kb.Escape)
	b.Until(`!document.querySelector("#edited")`)

	Js[any](b, `history.back()`)
	b.At("/")
	b.Until(`document.activeElement.matches("a.find")`)
}

// TestPlaceSearch proposes places while one types, chosen with the arrow keys.
func TestPlaceSearch(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Open("/")
	b.Settled()
	b.Click("#places-input")
	b.Keys("münch")
	b.Until(`document.querySelectorAll("#places-list [role=option]").length > 0`)
	b.Accessible("the map with proposals")
	b.Keys(kb.ArrowDown)
	b.Until(`document.querySelector("#places-input").getAttribute("aria-activedescendant") === "places-0" && document.querySelector("#places-0").getAttribute("aria-selected") === "true"`)
	b.Keys(kb.Escape)
	b.Until(`document.querySelector("#places-input").getAttribute("aria-expanded") === "false"`)
	b.Keys(kb.ArrowUp)
	b.Keys(kb.ArrowDown)
	b.Keys(kb.Enter)
	b.Until(`document.querySelector("#places-input").value === "Munich" || document.querySelector("#places-input").value === "München"`)
	b.Until(`Math.abs(new URLSearchParams(location.search).get("at")?.split(",")[0] - 48.137) < 0.1`)
	b.Fill("#places-input", "qqqxqqq")
	b.Shows("No places named “qqqxqqq”")
	b.Fill("#places-input", "Qqqxqqq 1, Munich") // the town of an address that is not known
	b.Until(`document.querySelector("#places-0 .name")?.innerText === "Munich"`)
	b.Shows("No places named “Qqqxqqq 1, Munich”")
}

// TestBack leads back to the place that one came from, without a focus to go by
// too, and from what lies over the page to the page alone.
func TestBack(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, 0.4))})
	for i := range 12 {
		ann.Find(fmt.Sprint("Arch ", i), true, 48.857+float64(i)/1000, 2.35)
	}
	b := w.Tab(t, ann)
	b.Open("/people/" + ann.ID)
	b.Settled()
	Js[any](b, `(scrollTo(0, 200), document.querySelector("a[href='/finds/`+f.ID+`']").addEventListener("click", () => document.activeElement.blur()), 1)`)
	y := Js[float64](b, `scrollY`)
	Js[any](b, `(document.querySelector("a[href='/finds/`+f.ID+`']").click(), 1)`)
	b.At("/finds/" + f.ID)
	b.Until(`document.querySelector("#like")`)
	Js[any](b, `(history.back(), 1)`)
	b.At("/people/" + ann.ID)
	b.Until(fmt.Sprintf(`document.activeElement.tagName === "H1" && Math.abs(scrollY - %f) < 2`, y))
	Js[any](b, `(history.forward(), 1)`)
	b.At("/finds/" + f.ID)

	n := Js[int](b, `history.length`)
	b.Click(".frame")
	b.Until(`document.querySelector("dialog[open]")`)
	Js[any](b, `(history.back(), 1)`)
	b.Until(`!document.querySelector("dialog")`)
	b.At("/finds/" + f.ID)
	b.Click(".frame")
	b.Until(`document.querySelector("dialog[open]")`)
	b.Press("Close")
	b.Until(`!document.querySelector("dialog") && !history.state?.dialog`)
	if got := Js[int](b, `history.length`); got > n+1 {
		t.Errorf("the picture leaves %d entries in the history", got-n)
	}
	Call[any](ann, "PUT", "/api/finds/"+f.ID+"/like", nil)
	b.Open("/finds/" + f.ID)
	b.Click("#likers")
	b.Click("dialog a.person")
	b.At("/people/" + ann.ID)
	b.Until(`!document.querySelector("dialog")`)
	Js[any](b, `(history.back(), 1)`)
	b.At("/finds/" + f.ID)
	b.Shows("The oldest bridge")
}

// TestMotion leaves the map while it moves, as it does for who has not asked for
// less motion: it changes nothing of the screen that comes.
func TestMotion(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Media(false, "no-preference")
	b.Open("/?at=48.857,2.3413,12")
	b.Settled()
	Js[any](b, `(() => {
		window.renamed = [];
		const rename = history.replaceState;
		history.replaceState = function (state, title, to) { if (to && location.pathname !== "/") renamed.push(to); return rename.apply(this, arguments); };
		return 1;
	})()`)
	for i, move := range []string{`document.querySelector("#map").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", code: "ArrowRight", keyCode: 39, bubbles: true }))`, `document.querySelector(".leaflet-control-zoom-in").click()`} {
		Js[any](b, `(document.querySelector("#map").focus(), `+move+`, document.querySelector(".tab.feed").click(), 1)`)
		b.At("/feed")
		b.Settled()
		b.Click(".tab.me")
		b.At("/profile")
		b.Settled()
		if i == 0 {
			b.Click(".tab.map")
			b.At("/")
			b.Settled()
			b.Until(`document.querySelector(".leaflet-control-zoom-in")`)
		}
	}
	if to := Js[[]string](b, `renamed`); len(to) != 0 {
		t.Errorf("the map that was left has named the address %q", to)
	}
}
