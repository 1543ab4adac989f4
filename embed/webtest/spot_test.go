package webtest

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// stand puts the reader at a place of the world.
func (b *tab) stand(lat, lng float64) {
	b.Helper()
	b.call("stand somewhere", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetGeolocationOverride, emulation.SetGeolocationOverrideParams{Latitude: &lat, Longitude: &lng, Accuracy: new(1.0)})
		return err
	})
}

// TestSpot: the place of a find is chosen without a mouse on a map that moves under a cross, Back
// leaves it as it was, and a name goes with the place that it was found for.
func TestSpot(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("A view", true, 48.1372, 11.5755, m{"at": "Marienplatz"})
	b := w.tab(t, ann)
	row := func(text string) {
		b.Helper()
		b.until(fmt.Sprintf(`document.querySelector("#place").innerText.includes(%q)`, text))
	}
	named := func(name string) {
		b.Helper()
		b.until(fmt.Sprintf(`document.querySelector(".panel .at .strong").innerText === %q`, name))
	}
	b.open("/new")
	b.press("Publish")
	b.shows("Enter a title.")
	b.fill("#title", "A bridge")
	b.press("Publish")
	b.until(`document.activeElement.id === "place" && document.querySelector("#place-error").innerText === "Choose a place."`)

	b.open("/new?at=48.857,2.3413")
	row("near Paris")
	for _, width := range []int64{412, 1280} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.click("#place")
		b.until(`document.querySelector("#spot .leaflet-map-pane") && document.querySelector(".cross").checkVisibility()`)
		b.accessible(fmt.Sprintf("the choice of a place, %d wide", width))
		b.emulate(true)
		b.accessible(fmt.Sprintf("the choice of a place in the dark, %d wide", width), "color-contrast")
		b.emulate(false)
		js[any](b, `(history.back(), 1)`)
		b.until(`!document.querySelector("dialog") && document.activeElement.id === "place"`)
	}
	b.at("/new")
	b.do(chromedp.EmulateViewport(412, 823))
	b.keys(kb.Enter)
	b.tabTo("Map: move it until the place is under the cross. Arrow keys move it, plus and minus zoom.")
	b.keys(kb.ArrowRight)
	b.shows("From the map.")
	named("near Paris")
	b.fill("#spot-search-input", "munich")
	b.keys(kb.Enter)
	b.shows("From the search.")
	named("Munich")
	b.click(".panel .chip[aria-pressed='false']")
	named("Marienplatz")
	b.until(`!document.querySelector("#place-name")`)
	b.press("Use this place")
	row("Marienplatz")

	b.click("#place")
	b.stand(48.1173, -1.6778)
	b.press("My location")
	b.shows("Your location.")
	named("near Rennes")
	js[any](b, `(history.back(), 1)`)
	b.until(`!document.querySelector("dialog")`)
	row("Marienplatz")
	b.click("#place")
	b.stand(0, -30)
	b.press("My location")
	b.shows("Your location.")
	b.fill("#place-name", "The reef")
	b.stand(48.1173, -1.6778)
	b.press("My location")
	named("The reef")
	b.press("Use this place")
	row("The reef")
	b.until(`Object.entries(localStorage).some(([name, text]) => name.startsWith("draft:") && JSON.parse(text).place.point?.lat > 48)`)

	// What comes after the choice is left touches nothing.
	b.click("#place")
	js[any](b, `{ navigator.geolocation.getCurrentPosition = (took, gave) => { window.late = () => { took({ coords: { latitude: 1, longitude: 1 } }); gave({ code: 1 }); }; }; 1 }`)
	b.press("My location")
	js[any](b, `(history.back(), 1)`)
	b.until(`!document.querySelector("dialog")`)
	js[any](b, `(late(), fetch("/api/config")).then(() => 1)`)
	row("The reef")
	if js[bool](b, `document.querySelector(".say") !== null`) {
		t.Error("a choice that is left still speaks")
	}
}

// TestLeaveInMotion leaves the map in the midst of a zoom.
func TestLeaveInMotion(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("The oldest bridge", true, 48.857, 2.3413)
	b := w.tab(t, ann)
	b.media(false, "no-preference")
	b.open("/?at=48.8,2.3,8")
	b.settled()
	for range 3 {
		b.until(`document.querySelector("#map .leaflet-control-zoom-in")`)
		js[any](b, `(() => { performance.clearMarks(); document.querySelector(".leaflet-control-zoom-in").click(); return 1; })()`)
		b.until(`document.querySelector("#map .leaflet-zoom-anim")`)
		js[any](b, `(() => { document.querySelector('a[href="/feed"]').click(); return 1; })()`)
		b.shows("Get started")
		js[any](b, `(() => { document.querySelector("a.brand").click(); return 1; })()`)
		b.settled()
	}
}
