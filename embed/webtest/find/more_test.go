package find

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestMore: a next page comes once, however often it is asked for, and not into
// what is another list by then.
func TestMore(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for i := range 25 {
		ann.Find(fmt.Sprint("Tile mosaic ", i), true, 48.80+float64(i)*0.01, 2.3, M{"category": []string{"mosaic", "tile"}[i%2]})
	}
	f := ann.Find("The last enamel sign", true, 49.2, 2.4)
	for i := range 60 {
		Call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", M{"content": fmt.Sprint("word ", i)})
	}
	front := w.NewFront()
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	twice := `(() => { const more = document.querySelector("main .more"); more.click(); more.click(); return true; })()`
	rows := func(n int) { b.Until(fmt.Sprintf(`document.querySelectorAll("main .find").length === %d`, n)) }

	b.Open("/?at=49,2.3,8")
	b.Settled()
	rows(20)
	release := front.Hold("limit=60")
	b.Until(twice)
	b.Waits(front, "limit=60", 1)
	release()
	rows(26)

	b.Open("/?at=49,2.3,8")
	b.Settled()
	rows(20)
	release = front.Hold("limit=60")
	defer release()
	b.Until(twice)
	b.Waits(front, "limit=60", 2)
	b.Press("Filters")
	b.Fill("#words", "tile 2")
	b.Press("Show finds")
	rows(6)
	release()
	Js[any](b, `fetch("/api/config").then(() => 1)`) // until what was held has been answered
	rows(6)

	b.Open("/finds/" + f.ID)
	b.Fill("#comment", "the newest")
	b.Press("Send")
	b.Until(`document.querySelectorAll(".comment").length === 51`)
	b.Until(twice)
	b.Until(`document.querySelectorAll(".comment").length === 61 && !document.querySelector("main .more")`)
	if last := Js[string](b, `[...document.querySelectorAll(".comment .text")].pop().textContent`); last != "the newest" {
		t.Errorf("the last comment is %q", last)
	}
}

// TestOpenedPlace: of two places that are opened the later one stays, and goes
// when one searches elsewhere.
func TestOpenedPlace(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	slow := ann.Find("Slow", true, 48.9, 2.2)
	fast := ann.Find("Fast", true, 48.9, 2.5)
	for _, f := range []schema.Find{slow, fast} {
		Call[schema.Find](ann, "POST", "/api/finds", M{"locationId": f.LocationID, "title": "Another", "isPublic": true})
	}
	front := w.NewFront()
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,10")
	b.Settled()
	release := front.Hold("/api/locations/" + slow.LocationID)
	b.Until(`document.querySelectorAll(".place h3 button").length === 2`)
	Js[any](b, `(() => { for (const name of ["Slow", "Fast"]) [...document.querySelectorAll(".place h3 button")].find((e) => e.innerText === "Place of " + name).click(); return 1; })()`)
	b.Until(`document.querySelector("#place-title")?.innerText === "Place of Fast"`)
	b.Waits(front, "/api/locations/"+slow.LocationID, 1)
	release()
	Js[any](b, `fetch("/api/config").then(() => 1)`)
	if title := Js[string](b, `document.querySelector("#place-title").innerText`); title != "Place of Fast" {
		t.Errorf("a late answer shows %q", title)
	}
	b.Until(`document.activeElement.id === "place-title"`)
	b.Keys(kb.Escape)
	b.Until(`!document.querySelector("#place-title") && document.activeElement.getAttribute("aria-label") === "A place with 2 finds"`)
	b.Keys(kb.Enter)
	b.Until(`document.querySelector("#place-title")?.innerText === "Place of Fast"`)
	b.Click("#places-input")
	b.Keys("munich\r")
	b.Until(`!document.querySelector("#place-title")`)
	b.Shows("No finds here yet")
}

// TestAddHere: the right button of a mouse, or a long touch, offers a new find at a point of the map.
func TestAddHere(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,10")
	b.Settled()
	Js[any](b, `(() => {
		const map = document.querySelector("#map"), r = map.getBoundingClientRect();
		map.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: r.left + r.width / 2, clientY: r.top + r.height / 2 }));
	})()`)
	b.Accessible("the offer of a find at a point")
	b.Press("Add a find here")
	b.At("/new")
	b.Until(`location.search.startsWith("?at=48.9")`)

	b.Open("/?at=48.9,2.3,10")
	b.Settled()
	b.TabTo("Skip to the list")
	b.Keys(kb.Enter)
	b.Until(`document.activeElement.id === "list"`)
}
