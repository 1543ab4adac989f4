package maps

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
)

// moveMouse moves the mouse to a point of the page.
func moveMouse(b *Tab, x, y float64) {
	b.Helper()
	b.Call("move the mouse", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: input.DispatchMouseEventTypeMouseMoved, X: x, Y: y})
		return err
	})
}

// TestFilters presses each filter of the map once.
func TestFilters(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	Befriend(ann, ben)
	ann.Find("Open bridge", true, 48.86, 2.34, M{"category": "bridge"})
	ann.Find("My bench", false, 48.87, 2.35)
	ben.Find("His bench", false, 48.88, 2.36)
	ben.Find("Far oak", true, 49.2, 2.34, M{"category": "nature"})
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,8")
	b.Settled()
	lists := func(titles ...string) {
		t.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).sort().join() === %q`, strings.Join(titles, ",")))
	}
	pins := func(n int) {
		t.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").match(/\d+/)[0]), 0) === %d`, n))
	}
	lists("Far oak", "His bench", "My bench", "Open bridge")
	pins(4)
	b.Click("#filters")
	b.Press("Mine")
	b.Press("Show finds")
	lists("Far oak", "His bench", "Open bridge")
	b.Until(`document.querySelector("#filters .number").innerText === "1"`)
	b.Click("#filters")
	b.Press("My friends’")
	b.Press("Show finds")
	lists("Far oak", "Open bridge")
	pins(2)
	b.Click("#filters")
	b.Fill("#words", "BRI")
	b.Press("Show finds")
	lists("Open bridge")
	b.Until(`document.querySelector("#list mark").innerText === "bri"`)
	b.Until(`document.querySelector("#filters .number").innerText === "3" && location.search.includes("mine=0&friends=0")`)
	b.Press("Remove filter: “BRI”")
	lists("Far oak", "Open bridge")
	moveMouse(b, 100, 800)
	b.Press("Nature") // a chip under the search
	lists("Far oak")
	b.Until(`location.search.includes("category=nature")`)
	b.Click("#filters")
	b.Fill("#words", "bridge")
	b.Press("Show finds")
	b.Shows("No finds match")
	b.Press("Clear filters")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.Until(`!document.querySelector("#filters .number")`)

	for range 6 { // each change is an entry of the history
		Js[any](b, `(history.back(), 1)`)
	}
	b.Until(`document.querySelector("#filters .number")?.innerText === "1"`)
	lists("Far oak", "His bench", "Open bridge")
	b.Press("Remove filter: Without mine")
	lists("Far oak", "His bench", "My bench", "Open bridge")

	b.Stand(48.86, 2.34)
	b.Press("Near me")
	b.Shows("Finds near you")
	lists("His bench", "My bench", "Open bridge")
	pins(3)
	b.Accessible("around me")
	radius := func(text string) {
		b.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#radius"); e.value = [...e.options].find((o) => o.text === %q).value; e.dispatchEvent(new Event("change", { bubbles: true })); }`, text)))
	}
	radius("1 mi")
	lists("My bench", "Open bridge")
	radius("50 mi")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.Press("Near me")
	b.Until(`!location.search.includes("near=")`)
}

// TestCategoryCounts: the chips and the dialog of the filters offer the categories of which there are finds in view, with how many,
// and the others behind More. They follow the map and the other filters, but do not move under a pointer.
func TestCategoryCounts(t *testing.T) {
	t.Parallel()
	for _, width := range Narrowest[int64](412, 1200) {
		w := NewWorld(t)
		ann := w.User("ann")
		for i := range 3 {
			ann.Find(fmt.Sprint("Old oak ", i), true, 48.86, 2.34+float64(i)/100, M{"category": "nature"})
		}
		ann.Find("Far wall", true, 49.86, 2.34, M{"category": "art"})
		ann.Find("Odd", false, 48.86, 2.34, M{"category": "bridge"})
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 823))
		offers := func(in, want string) {
			t.Helper()
			b.Until(fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => (e.innerText.trim() + " " + (e.dataset.count ?? "")).trim()).join() === %q`, in+" [data-category]", want))
		}
		const all = "Nature,Viewpoint,Water,Food,Café,Culture,History,Art,Architecture,Shop,Playground,Sport,Place to stay,Curiosity"
		b.Open("/?at=48.86,2.34,11")
		b.Settled()
		offers(".tools", all)
		nature := Js[[]float64](b, `(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.querySelector(".tools [data-category]").getBoundingClientRect())`)
		moveMouse(b, nature[0], nature[1])
		b.Until(`performance.getEntriesByType("resource").some((e) => e.name.includes("/api/locations/categories") && e.responseEnd)`)
		Js[any](b, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))`)
		offers(".tools", all) // under the mouse
		moveMouse(b, nature[0], 800)
		offers(".tools", "Nature 3,More")
		b.Emulate(true)
		b.Accessible(fmt.Sprint("categories in view, dark, ", width), "color-contrast")
		b.Emulate(false)
		b.Accessible(fmt.Sprint("categories in view, ", width))
		b.Press("More")
		b.Until(`document.querySelector(".tools [data-category=more]").ariaExpanded === "true"`)
		offers(".tools", "Nature 3,More,"+strings.TrimPrefix(all, "Nature,"))
		moveMouse(b, nature[0], 800)
		b.Open("/?at=49.86,2.34,11")
		b.Settled()
		b.Do(chromedp.Focus(chromedp.CSS("#filters")))
		offers(".tools", "Art,More") // all finds in view are of it
		b.Open("/?at=49.2,2.34,7")
		b.Settled()
		b.Do(chromedp.Focus(chromedp.CSS("#filters")))
		offers(".tools", "Nature 3,Art 1,More")
		b.Press("Nature") // and the others keep their counts
		b.Until(`location.search.includes("category=nature")`)
		offers(".tools", "Art 1,More")
		b.Press("Remove filter: Nature")
		b.Click("#filters")
		offers("dialog", "Nature 3,Art 1,Other 1,More")
		b.Accessible(fmt.Sprint("counts in the filters, ", width))
		b.Press("Mine")
		b.Press("Show finds")
		b.Until(`location.search.includes("mine=0") && document.querySelector("#filters .number")?.innerText === "1"`)
		b.Click("#filters")
		offers("dialog", "Nature 3,Art 1,More")
		b.Keys(kb.Escape)
		b.Until(`document.querySelector("#list .find .meta .sign-of.c-nature")`)
	}
}

// TestNearest: with nothing around the user, the map offers the nearest find.
func TestNearest(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("Far away", true, 49.9, 2.34)
	b := w.Tab(t, ann)
	b.Stand(48.86, 2.34)
	b.Open("/?at=48.9,2.3,8")
	b.Settled()
	b.Press("Near me")
	b.Shows("The nearest find is 72 mi away.")
	b.Until(`document.querySelector("#map .position")`)
	b.Accessible("nothing near me")
	b.Press("Show it")
	b.Until(`document.querySelector("#place-title")?.innerText === "Place of Far away" && document.querySelector(".pin.chosen")`)
}

// TestSortedList: the list is by the newest find, the distance or the likes.
func TestSortedList(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	liked := ann.Find("Liked", true, 48.92, 2.3)
	ann.Find("Close", true, 48.9, 2.3)
	ann.Find("New", true, 48.95, 2.3)
	Call[any](ben, "PUT", "/api/finds/"+liked.ID+"/like", nil)
	ann.Find("Newer at an old place", true, 48.92, 2.3, M{"locationId": liked.LocationID})
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,10")
	b.Settled()
	lists := func(order, titles string) {
		t.Helper()
		b.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#order"); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); }`, order)))
		b.Until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).join() === %q`, titles))
	}
	lists("active", "Newer at an old place,Liked,New,Close")
	lists("distance", "Close,Newer at an old place,Liked,New")
	lists("likes", "Newer at an old place,Liked,New,Close")
}
