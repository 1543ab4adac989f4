package edit

import (
	"fmt"
	"math"
	"strconv"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestDraftOfPhotos: a draft keeps the photographs and the place when the tab is
// closed, also without typed text, and says which the server no longer has.
func TestDraftOfPhotos(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Open("/new")
	b.Upload("#files", File(t, "one.jpg", WithGPS(Landscape(900, 700, 0.2), 48.1173, -1.6778)))
	b.Until(`document.querySelectorAll(".shot.done").length === 1`)
	b.Shows("From your photo")
	b.Do(chromedp.Reload())
	b.Shows("Your draft has been restored.")
	b.Until(`document.querySelector(".shot.done img")?.naturalWidth > 0 && document.querySelector("#place").innerText.includes("near Rennes")`)

	const kept = `JSON.parse(Object.entries(localStorage).find(([name]) => name.startsWith("draft:"))[1])`
	age := func(hours int) {
		Js[any](b, `(() => { const [name, text] = Object.entries(localStorage).find(([name]) => name.startsWith("draft:")); const d = JSON.parse(text); for (const m of d.media) m.at -= `+strconv.Itoa(hours)+` * 3600e3; localStorage.setItem(name, JSON.stringify(d)); return 1; })()`)
	}
	age(22)
	b.Do(chromedp.Reload())
	b.Until(`document.querySelectorAll(".shot.done").length === 1`)
	age(2)
	b.Do(chromedp.Reload())
	b.Shows("add them again")
	if n := Js[int](b, `document.querySelectorAll(".shot.done").length`); n != 0 {
		t.Errorf("%d photographs that are gone", n)
	}

	// Swept while the form is open: here another find has taken it.
	b.Upload("#files", File(t, "two.jpg", Landscape(900, 700, 0.6)))
	b.Until(`document.querySelectorAll(".shot.done").length === 1`)
	media := Js[[]map[string]any](b, `Promise.resolve(`+kept+`.media)`)
	delete(media[0], "at")
	ann.Find("Elsewhere", true, 1, 1, M{"media": media})
	b.Allow("422 (Unprocessable Entity)")
	b.Fill("#title", "The oldest bridge")
	b.Press("Publish")
	b.Shows("add them again")
	b.Until(`document.querySelectorAll(".shot.done").length === 0`)
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	f := Call[schema.Find](ann, "GET", "/api"+Js[string](b, `location.pathname`), nil)
	if math.Abs(f.Location.Latitude-48.1173) > 1e-5 || f.Location.Name != "near Rennes" {
		t.Errorf("published at %+v", f.Location)
	}
	if Js[bool](b, `Object.keys(localStorage).some((name) => name.startsWith("draft:"))`) {
		t.Error("the draft is still there")
	}
}

// TestDrafts leaves two finds half written, continues one of them, deletes the other and takes that
// back, and discards one for an empty form.
func TestDrafts(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	for _, title := range []string{"A bridge", "A bench", "A lamp"} {
		b.Open("/new")
		b.Until(`document.querySelector("#title").value === ""`)
		b.Fill("#title", title)
		b.Until(`location.search.includes("draft=")`)
	}
	b.Open("/people")
	b.Press("New find")
	b.Shows("Drafts")
	titles := func(want string) {
		b.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll(".draft .name")].map((e) => e.innerText).join() === %q`, want))
	}
	titles("A lamp,A bench")
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Accessible(fmt.Sprintf("drafts, %d wide", width))
	}
	b.Press("Show all 3 drafts")
	titles("A lamp,A bench,A bridge")
	b.Press("Delete the draft “A bench”")
	titles("A lamp,A bridge")
	b.Until(`document.activeElement.id === "drafts-title"`)
	b.Press("Undo")
	titles("A lamp,A bench,A bridge")
	b.Press("Delete the draft “A lamp”")
	b.Shows("Draft deleted.")
	b.Click(".draft a")
	b.Shows("Your draft has been restored.")
	b.Until(`document.querySelector("#title").value === "A bench"`)
	titles("A bridge")
	b.Press("Discard draft")
	b.Shows("Discard this draft?")
	b.Press("Cancel")
	b.Until(`!document.querySelector("dialog") && document.querySelector("#title").value === "A bench"`)
	b.Press("Discard draft")
	b.Until(`document.querySelector("dialog .danger")`)
	b.Click("dialog .danger")
	b.Until(`document.querySelector("#title").value === "" && location.search === ""`)
	b.At("/new")
	titles("A bridge")
}
