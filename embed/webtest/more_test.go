package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestMore: a next page comes once, however often it is asked for, and not into
// what is another list by then.
func TestMore(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	for i := range 25 {
		ann.find(fmt.Sprint("Tile mosaic ", i), true, 48.80+float64(i)*0.01, 2.3, m{"category": []string{"mosaic", "tile"}[i%2]})
	}
	f := ann.find("The last enamel sign", true, 49.2, 2.4)
	for i := range 60 {
		call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", m{"content": fmt.Sprint("word ", i)})
	}
	front := w.newFront()
	b := w.tab(t, ann)
	b.do(chromedp.EmulateViewport(1200, 823))
	twice := `(() => { const more = document.querySelector("main .more"); more.click(); more.click(); return true; })()`
	rows := func(n int) { b.until(fmt.Sprintf(`document.querySelectorAll("main .find").length === %d`, n)) }

	b.open("/?at=49,2.3,8")
	b.settled()
	rows(20)
	release := front.hold("limit=60")
	b.until(twice)
	b.waits(front, "limit=60", 1)
	release()
	rows(26)

	b.open("/?at=49,2.3,8")
	b.settled()
	rows(20)
	release = front.hold("limit=60")
	defer release()
	b.until(twice)
	b.waits(front, "limit=60", 2)
	b.press("Filters")
	b.fill("#words", "tile 2")
	b.press("Show finds")
	rows(6)
	release()
	js[any](b, `fetch("/api/config").then(() => 1)`) // until what was held has been answered
	rows(6)

	b.open("/finds/" + f.ID)
	b.fill("#comment", "the newest")
	b.press("Send")
	b.until(`document.querySelectorAll(".comment").length === 51`)
	b.until(twice)
	b.until(`document.querySelectorAll(".comment").length === 61 && !document.querySelector("main .more")`)
	if last := js[string](b, `[...document.querySelectorAll(".comment .text")].pop().textContent`); last != "the newest" {
		t.Errorf("the last comment is %q", last)
	}
}

// TestOpenedPlace: of two places that are opened the later one stays, and goes
// when one searches elsewhere.
func TestOpenedPlace(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	slow := ann.find("Slow", true, 48.9, 2.2)
	ann.find("Fast", true, 48.9, 2.5)
	front := w.newFront()
	b := w.tab(t, ann)
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/?at=48.9,2.3,10")
	b.settled()
	release := front.hold("/api/locations/" + slow.LocationID)
	b.until(`document.querySelectorAll(".place h3 button").length === 2`)
	js[any](b, `(() => { for (const name of ["Slow", "Fast"]) [...document.querySelectorAll(".place h3 button")].find((e) => e.innerText === "Place of " + name).click(); return 1; })()`)
	b.until(`document.querySelector("#place-title")?.innerText === "Place of Fast"`)
	b.waits(front, "/api/locations/"+slow.LocationID, 1)
	release()
	js[any](b, `fetch("/api/config").then(() => 1)`)
	if title := js[string](b, `document.querySelector("#place-title").innerText`); title != "Place of Fast" {
		t.Errorf("a late answer shows %q", title)
	}
	b.until(`document.activeElement.id === "place-title"`)
	b.keys(kb.Escape)
	b.until(`!document.querySelector("#place-title") && document.activeElement.getAttribute("aria-label") === "A place with 1 find"`)
	b.keys(kb.Enter)
	b.until(`document.querySelector("#place-title")?.innerText === "Place of Fast"`)
	b.click("#places-input")
	b.keys("munich\r")
	b.until(`!document.querySelector("#place-title")`)
	b.shows("No finds here yet")
}

// TestAddHere: the right button of a mouse, or a long touch, offers a new find at a point of the map.
func TestAddHere(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/?at=48.9,2.3,10")
	b.settled()
	js[any](b, `(() => {
		const map = document.querySelector("#map"), r = map.getBoundingClientRect();
		map.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: r.left + r.width / 2, clientY: r.top + r.height / 2 }));
	})()`)
	b.accessible("the offer of a find at a point")
	b.press("Add a find here")
	b.at("/new")
	b.until(`location.search.startsWith("?at=48.9")`)

	b.open("/?at=48.9,2.3,10")
	b.settled()
	b.tabTo("Skip to the list")
	b.keys(kb.Enter)
	b.until(`document.activeElement.id === "list"`)
}
