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

// TestSpot: the place of a find is chosen without a mouse, and a name goes with
// the place that it was proposed for.
func TestSpot(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	named := func(name string) { b.until(fmt.Sprintf(`document.querySelector("#place-name").value === %q`, name)) }
	b.open("/new?at=48.857,2.3413")
	named("Paris")
	b.tabTo("Map to choose the place: tap it, press Enter for its centre, or search above")
	b.until(`document.querySelector(".cross").checkVisibility()`)
	b.accessible("the map with its cross")
	b.keys(kb.ArrowRight + kb.Enter)
	b.shows("From the map.")
	named("Paris")
	b.fill("#spot-search-input", "munich")
	b.keys(kb.Enter)
	b.shows("From the search.")
	named("Munich")
	b.stand(48.1173, -1.6778)
	b.press("Here")
	b.shows("Your location.")
	named("Rennes")
	b.stand(0, -30)
	b.press("Here")
	named("")
	b.fill("#place-name", "The reef")
	b.stand(48.1173, -1.6778)
	b.press("Here")
	b.until(`JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith("draft:"))[1]).place.point.lat > 48`)
	named("The reef")

	// What comes after the form is left touches nothing.
	js[any](b, `{ navigator.geolocation.getCurrentPosition = (took, gave) => { window.late = () => { took({ coords: { latitude: 1, longitude: 1 } }); gave({ code: 1 }); }; }; 1 }`)
	b.press("Here")
	b.press("People")
	b.at("/people")
	b.shows("No friends yet")
	js[any](b, `(late(), fetch("/api/config")).then(() => 1)`)
	if js[bool](b, `document.querySelector(".say") !== null`) {
		t.Error("a form that is left still speaks")
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
		js[any](b, `(() => { document.querySelector('a[href="/people"]').click(); return 1; })()`)
		b.shows("No friends yet")
		js[any](b, `(() => { document.querySelector("a.brand").click(); return 1; })()`)
		b.settled()
	}
}
