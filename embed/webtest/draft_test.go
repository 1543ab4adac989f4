package webtest

import (
	"math"
	"strconv"
	"testing"

	"finds/schema"
)

// TestDraftOfPhotos: a draft keeps the photographs and the place when the tab is
// closed, also without typed text, and says which the server no longer has.
func TestDraftOfPhotos(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.open("/new")
	b.upload("#files", file(t, "one.jpg", withGPS(landscape(900, 700, 0.2), 48.1173, -1.6778)))
	b.until(`document.querySelectorAll(".shot.done").length === 1`)
	b.shows("From the photo.")
	b.open("/new")
	b.shows("This is what you typed before.")
	b.until(`document.querySelector(".shot.done img")?.naturalWidth > 0 && document.querySelector("#place-name").value === "Rennes"`)

	const kept = `JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith("draft:"))[1])`
	age := func(hours int) {
		js[any](b, `(() => { const [name, text] = Object.entries(localStorage).find(([name]) => name.startsWith("draft:")); const d = JSON.parse(text); for (const m of d.media) m.at -= `+strconv.Itoa(hours)+` * 3600e3; localStorage.setItem(name, JSON.stringify(d)); return 1; })()`)
	}
	age(22)
	b.open("/new")
	b.until(`document.querySelectorAll(".shot.done").length === 1`)
	age(2)
	b.open("/new")
	b.shows("add them again")
	if n := js[int](b, `document.querySelectorAll(".shot.done").length`); n != 0 {
		t.Errorf("%d photographs that are gone", n)
	}

	// Swept while the form is open: here another find has taken it.
	b.upload("#files", file(t, "two.jpg", landscape(900, 700, 0.6)))
	b.until(`document.querySelectorAll(".shot.done").length === 1`)
	media := js[[]map[string]any](b, `Promise.resolve(`+kept+`.media)`)
	delete(media[0], "at")
	ann.find("Elsewhere", true, 1, 1, m{"media": media})
	b.allow("422 (Unprocessable Entity)")
	b.fill("#title", "The oldest bridge")
	b.press("Publish")
	b.shows("add them again")
	b.until(`document.querySelectorAll(".shot.done").length === 0`)
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	f := call[schema.Find](ann, "GET", "/api"+js[string](b, `location.pathname`), nil)
	if math.Abs(f.Location.Latitude-48.1173) > 1e-5 || f.Location.Name != "Rennes" {
		t.Errorf("published at %+v", f.Location)
	}
	if js[bool](b, `Object.keys(localStorage).some((name) => name.startsWith("draft:"))`) {
		t.Error("the draft is still there")
	}
}
