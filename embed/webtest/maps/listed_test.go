package maps

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestListOnMap leads from a list to the map, which shows its finds alone until the chip with its name is pressed.
func TestListOnMap(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	first, second := ann.Find("First wall", true, 48.86, 2.34, M{"category": "bridge"}), ann.Find("Second wall", false, 45.76, 4.84)
	ann.Find("Wall outside", true, 48.87, 2.35)
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Old walls", "visibility": "public"})
	for _, f := range []schema.Find{first, second} {
		Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
	}
	world := Call[schema.List](ann, "POST", "/api/lists", M{"name": "World", "visibility": "public"})
	for _, at := range [][2]float64{{-41.3, 174.8}, {40.7, -74}, {48.87, 2.35}, {64.1, -21.9}, {-54.8, -68.3}} {
		Call[any](ann, "PUT", "/api/lists/"+world.ID+"/finds/"+ann.Find(fmt.Sprint("Far ", at), true, at[0], at[1]).ID, nil)
	}
	for _, width := range Narrowest[int64](390, 1440) {
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 844))
		lists := func(titles ...string) {
			t.Helper()
			b.Until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).sort().join() === %q`, strings.Join(titles, ",")))
		}
		chip := func(there bool) {
			t.Helper()
			b.Until(fmt.Sprintf(`Boolean(document.querySelector('[aria-label="Remove filter: Old walls"]')) === %t`, there))
		}
		b.Open("/lists/" + list.ID)
		b.Shows("First wall")
		b.Click("#list-menu")
		b.Press("Show on the map")
		chip(true)
		lists("First wall", "Second wall")
		b.Until(`[...document.querySelectorAll("#map .pin")].length === 2 && new URLSearchParams(location.search).has("at")`) // it is fitted to both
		b.Settled()
		b.Accessible(fmt.Sprintf("a list on the map, %d wide", width))
		b.Click("#filters")
		b.Fill("#words", "first")
		b.Press("Show finds")
		lists("First wall")
		chip(true)
		Js[any](b, `history.back()`)
		lists("First wall", "Second wall")
		chip(true)
		b.Click(`[aria-label="Remove filter: Old walls"]`)
		chip(false)
		b.Until(`!new URLSearchParams(location.search).has("list") && [...document.querySelectorAll("#list .find .name")].some((e) => e.innerText === "Wall outside")`)
		Js[any](b, `history.back()`)
		chip(true)
		lists("First wall", "Second wall")

		c := w.Tab(t, ben) // with the link
		c.Do(chromedp.EmulateViewport(width, 844))
		// Finds all over the world need no other view than the first one.
		c.Open("/?list=" + world.ID)
		c.Until(`document.querySelectorAll("#map .pin").length >= 3`)
		c.Open("/?list=" + list.ID)
		c.Until(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).join() === "First wall"`)
		c.Until(`Boolean(document.querySelector('[aria-label="Remove filter: Old walls"]'))`)

		Call[any](ann, "PUT", "/api/lists/"+list.ID, M{"visibility": "private"})
		c.Allow("404 (Not Found)")
		c.Open("/?list=" + list.ID)
		c.Shows("This list does not exist, or you may not see it.")
		c.Until(`document.querySelectorAll("#list .find").length === 0`)
		Call[any](ann, "PUT", "/api/lists/"+list.ID, M{"visibility": "public"})
	}
}
