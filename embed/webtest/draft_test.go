package webtest

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

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
	b.do(chromedp.Reload())
	b.shows("Your draft has been restored.")
	b.until(`document.querySelector(".shot.done img")?.naturalWidth > 0 && document.querySelector("#place").innerText.includes("near Rennes")`)

	const kept = `JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith("draft:"))[1])`
	age := func(hours int) {
		js[any](b, `(() => { const [name, text] = Object.entries(localStorage).find(([name]) => name.startsWith("draft:")); const d = JSON.parse(text); for (const m of d.media) m.at -= `+strconv.Itoa(hours)+` * 3600e3; localStorage.setItem(name, JSON.stringify(d)); return 1; })()`)
	}
	age(22)
	b.do(chromedp.Reload())
	b.until(`document.querySelectorAll(".shot.done").length === 1`)
	age(2)
	b.do(chromedp.Reload())
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
	if math.Abs(f.Location.Latitude-48.1173) > 1e-5 || f.Location.Name != "near Rennes" {
		t.Errorf("published at %+v", f.Location)
	}
	if js[bool](b, `Object.keys(localStorage).some((name) => name.startsWith("draft:"))`) {
		t.Error("the draft is still there")
	}
}

// TestDrafts leaves two finds half written, continues one of them, deletes the other and takes that
// back, and discards one for an empty form.
func TestDrafts(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	for _, title := range []string{"A bridge", "A bench", "A lamp"} {
		b.open("/new")
		b.until(`document.querySelector("#title").value === ""`)
		b.fill("#title", title)
		b.until(`location.search.includes("draft=")`)
	}
	b.open("/people")
	b.press("New find")
	b.shows("Drafts")
	titles := func(want string) {
		b.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll(".draft .name")].map((e) => e.innerText).join() === %q`, want))
	}
	titles("A lamp,A bench")
	for _, width := range []int64{412, 1280} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.accessible(fmt.Sprintf("drafts, %d wide", width))
	}
	b.press("Show all 3 drafts")
	titles("A lamp,A bench,A bridge")
	b.press("Delete the draft “A bench”")
	titles("A lamp,A bridge")
	b.until(`document.activeElement.id === "drafts-title"`)
	b.press("Undo")
	titles("A lamp,A bench,A bridge")
	b.press("Delete the draft “A lamp”")
	b.shows("Draft deleted.")
	b.click(".draft a")
	b.shows("Your draft has been restored.")
	b.until(`document.querySelector("#title").value === "A bench"`)
	titles("A bridge")
	b.press("Discard draft")
	b.shows("Discard this draft?")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog") && document.querySelector("#title").value === "A bench"`)
	b.press("Discard draft")
	b.until(`document.querySelector("dialog .danger")`)
	b.click("dialog .danger")
	b.until(`document.querySelector("#title").value === "" && location.search === ""`)
	b.at("/new")
	titles("A bridge")
}
