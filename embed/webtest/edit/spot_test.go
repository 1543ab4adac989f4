package edit

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
)

// TestSpot: the place of a find is chosen without a mouse on a map that moves under a cross, Back
// leaves it as it was, and a name goes with the place that it was found for.
func TestSpot(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("A view", true, 48.1372, 11.5755, M{"at": "Marienplatz"})
	b := w.Tab(t, ann)
	row := func(text string) {
		b.Helper()
		b.Until(fmt.Sprintf(`document.querySelector("#place").innerText.includes(%q)`, text))
	}
	named := func(name string) {
		b.Helper()
		b.Until(fmt.Sprintf(`document.querySelector(".panel .at .strong").innerText === %q`, name))
	}
	b.Open("/new")
	b.Press("Publish")
	b.Shows("Enter a title.")
	b.Fill("#title", "A bridge")
	b.Press("Publish")
	b.Until(`document.activeElement.id === "place" && document.querySelector("#place-error").innerText === "Choose a place."`)

	b.Open("/new?at=48.857,2.3413")
	row("near Paris")
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Click("#place")
		b.Until(`document.querySelector("#spot .leaflet-map-pane") && document.querySelector(".cross").checkVisibility()`)
		b.Accessible(fmt.Sprintf("the choice of a place, %d wide", width))
		b.Emulate(true)
		b.Accessible(fmt.Sprintf("the choice of a place in the dark, %d wide", width), "color-contrast")
		b.Emulate(false)
		Js[any](b, `(history.back(), 1)`)
		b.Until(`!document.querySelector("dialog") && document.activeElement.id === "place"`)
	}
	b.At("/new")
	b.Do(chromedp.EmulateViewport(412, 823))
	b.Keys(kb.Enter)
	b.TabTo("Map: move it until the place is under the cross. Arrow keys move it, plus and minus zoom.")
	b.Keys(kb.ArrowRight)
	b.Shows("From the map.")
	named("near Paris")
	b.Fill("#spot-search-input", "munich")
	b.Keys(kb.Enter)
	b.Shows("From the search.")
	named("Munich")
	b.Click(".panel .chip[aria-pressed='false']")
	named("Marienplatz")
	b.Until(`!document.querySelector("#place-name")`)
	b.Press("Use this place")
	row("Marienplatz")

	b.Click("#place")
	b.Stand(48.1173, -1.6778)
	b.Press("My location")
	b.Shows("Your location.")
	named("near Rennes")
	Js[any](b, `(history.back(), 1)`)
	b.Until(`!document.querySelector("dialog")`)
	row("Marienplatz")
	b.Click("#place")
	b.Stand(0, -30)
	b.Press("My location")
	b.Shows("Your location.")
	b.Fill("#place-name", "The reef")
	b.Stand(48.1173, -1.6778)
	b.Press("My location")
	named("The reef")
	b.Press("Use this place")
	row("The reef")
	b.Until(`Object.entries(localStorage).some(([name, text]) => name.startsWith("draft:") && JSON.parse(text).place.point?.lat > 48)`)

	// What comes after the choice is left touches nothing.
	b.Click("#place")
	Js[any](b, `{ navigator.geolocation.getCurrentPosition = (took, gave) => { window.late = () => { took({ coords: { latitude: 1, longitude: 1 } }); gave({ code: 1 }); }; }; 1 }`)
	b.Press("My location")
	Js[any](b, `(history.back(), 1)`)
	b.Until(`!document.querySelector("dialog")`)
	Js[any](b, `(late(), fetch("/api/config")).then(() => 1)`)
	row("The reef")
	if Js[bool](b, `document.querySelector(".say") !== null`) {
		t.Error("a choice that is left still speaks")
	}
}

// TestLeaveInMotion leaves the map in the midst of a zoom.
func TestLeaveInMotion(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Media(false, "no-preference")
	b.Open("/?at=48.8,2.3,8")
	b.Settled()
	for range 3 {
		b.Until(`document.querySelector("#map .leaflet-control-zoom-in")`)
		Js[any](b, `(() => { performance.clearMarks(); document.querySelector(".leaflet-control-zoom-in").click(); return 1; })()`)
		b.Until(`document.querySelector("#map .leaflet-zoom-anim")`)
		Js[any](b, `(() => { document.querySelector('a[href="/feed"]').click(); return 1; })()`)
		b.Shows("Get started")
		Js[any](b, `(() => { document.querySelector("a.brand").click(); return 1; })()`)
		b.Settled()
	}
}
