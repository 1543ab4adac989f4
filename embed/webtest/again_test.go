package webtest

import (
	"testing"

	"github.com/chromedp/chromedp"
)

// TestTryAgain: a screen that could not be read is there after another try.
func TestTryAgain(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	front := w.newFront()
	b := w.tab(t, ann)
	b.allow("502 (Bad Gateway)")
	for _, x := range []struct{ path, request, want string }{
		{"/finds/" + f.ID + "/edit", "GET /api/finds/" + f.ID, `document.querySelector("#title")?.value === "The oldest bridge"`},
		{"/new?place=" + f.LocationID, "GET /api/locations/" + f.LocationID, `document.querySelector("#place")?.innerText.includes("Place of") && document.querySelector("#place .leaflet-pane")`},
		{"/finds/" + f.ID, "GET /api/finds/" + f.ID, `document.querySelector("h1").innerText === "The oldest bridge" && document.body.innerText.includes("No comments yet.")`},
		{"/people/" + ann.id, "GET /api/users/", `document.querySelector("h1").innerText === "ann" && document.querySelector("a.tile")`},
		{"/people", "GET /api/friends", `document.body.innerText.includes("No friends yet")`},
	} {
		front.fail(x.request, true)
		b.do(chromedp.Navigate(w.url + x.path))
		b.shows("unexpected response (502)")
		front.fail(x.request, false)
		b.until(`(() => { for (const button of document.querySelectorAll(".problem button")) button.click(); return true; })()`)
		b.until(x.want)
		if js[bool](b, `Boolean(document.querySelector(".problem"))`) {
			t.Errorf("%s still tells of the problem", x.path)
		}
	}
}

// TestNoMap: where the map does not load the list is there all the same, and the
// map after another try.
func TestNoMap(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("The oldest bridge", true, 48.857, 2.3413)
	front := w.newFront()
	for _, path := range []string{"/", "/?at=48.8,2.3,8"} {
		b := w.tab(t, ann)
		b.allow("502 (Bad Gateway)")
		b.allow("MIME type")
		front.fail("leaflet.js", true)
		b.open(path)
		b.shows("The map did not load.")
		b.shows("The oldest bridge")
		front.fail("leaflet.js", false)
		b.press("Try again")
		b.until(`document.querySelector("#map .pin") && !document.querySelector(".problem")`)
		b.shows("The oldest bridge")
	}
}
