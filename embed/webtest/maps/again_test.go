package maps

import (
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// TestTryAgain: a screen that could not be read is there after another try.
func TestTryAgain(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	front := w.NewFront()
	b := w.Tab(t, ann)
	b.Allow("502 (Bad Gateway)")
	for _, x := range []struct{ path, request, want string }{
		{"/finds/" + f.ID + "/edit", "GET /api/finds/" + f.ID, `document.querySelector("#title")?.value === "The oldest bridge"`},
		{"/new?place=" + f.LocationID, "GET /api/locations/" + f.LocationID, `document.querySelector("#place")?.innerText.includes("Place of") && document.querySelector("#place .leaflet-pane")`},
		{"/finds/" + f.ID, "GET /api/finds/" + f.ID, `document.querySelector("h1").innerText === "The oldest bridge" && document.body.innerText.includes("No comments yet.")`},
		{"/people/" + ann.ID, "GET /api/users/", `document.querySelector("h1").innerText === "ann" && document.querySelector("a.tile")`},
		{"/people", "GET /api/friends", `document.body.innerText.includes("No friends yet")`},
	} {
		front.Fail(x.request, true)
		b.Do(chromedp.Navigate(w.URL + x.path))
		b.Shows("The server does not respond.")
		front.Fail(x.request, false)
		b.Until(`(() => { for (const button of document.querySelectorAll(".problem button")) button.click(); return true; })()`)
		b.Until(x.want)
		if Js[bool](b, `Boolean(document.querySelector(".problem"))`) {
			t.Errorf("%s still tells of the problem", x.path)
		}
	}
}

// TestNoMap: where the map does not load the list is there all the same, and the
// map after another try.
func TestNoMap(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	front := w.NewFront()
	for _, path := range []string{"/", "/?at=48.8,2.3,8"} {
		b := w.Tab(t, ann)
		b.Allow("502 (Bad Gateway)")
		b.Allow("MIME type")
		front.Fail("leaflet.js", true)
		b.Open(path)
		b.Shows("The map did not load.")
		b.Shows("The oldest bridge")
		front.Fail("leaflet.js", false)
		b.Press("Try again")
		b.Until(`document.querySelector("#map .pin") && !document.querySelector(".problem")`)
		b.Shows("The oldest bridge")
	}
}
