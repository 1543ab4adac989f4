package edit

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestDragPhotos changes the order of photos with a mouse, a finger and the keyboard. A finger that
// does not rest scrolls the page.
func TestDragPhotos(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	var pictures []any
	for i := range 3 {
		pictures = append(pictures, Call[[]any](ann, "POST", "/api/media", Landscape(300+100*i, 400, float64(i)/3))...)
	}
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": pictures})
	b := w.Tab(t, ann)
	ordered := func(order string) {
		b.Helper()
		b.Until(fmt.Sprintf(`sources().map((src) => first.indexOf(src)).join() === %q && document.querySelectorAll(".cover").length === 1 && document.querySelector(".shot .cover")`, order))
	}
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/finds/" + f.ID + "/edit")
		b.Until(`document.querySelectorAll(".shot.done img").length === 3 && [...document.querySelectorAll(".shot img")].every((i) => i.complete)`)
		Js[any](b, `(window.sources = () => [...document.querySelectorAll(".shot[data-drag] img")].map((i) => i.src), window.first = sources(), 1)`)
		ordered("0,1,2")
		x, y := b.MiddleOf(".shot", 0)
		toX, toY := b.MiddleOf(".shot", 2)
		b.Drag(x, y, toX, toY)
		ordered("1,2,0")
		b.Drag(x, y, toX, toY+400) // outside
		ordered("1,2,0")
		b.Press("Move file 3 forward")
		ordered("1,0,2")
		b.Until(`document.activeElement.getAttribute("aria-label") === "Move file 2 forward"`)
		b.Accessible(fmt.Sprintf("photos in order, %d wide", width))

		b.Finger(input.DispatchTouchEventTypeTouchStart, x, y)
		b.Until(`document.querySelector(".shot.lifted")`)
		b.Finger(input.DispatchTouchEventTypeTouchMove, (x+toX)/2, (y+toY)/2)
		b.Finger(input.DispatchTouchEventTypeTouchMove, toX, toY)
		b.Until(`document.querySelector(".shot.target")`)
		b.Finger(input.DispatchTouchEventTypeTouchEnd)
		ordered("0,2,1")
		b.Touch([4]float64{x, y, toX, toY})
		b.Until(`!document.querySelector(".lifted, .target")`)
		ordered("0,2,1")
	}
	b.Press("Save")
	b.At("/finds/" + f.ID)
	b.Until(`document.querySelectorAll(".gallery img").length === 3`)
}

// TestDropAndPaste adds photos that are dropped anywhere on the page or pasted, and leaves a text
// that is pasted with a picture of itself a text.
func TestDropAndPaste(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	b.Open("/new")
	b.Until(`document.querySelector("#title")`)
	const data = `const png = Uint8Array.fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="); const data = new DataTransfer(); data.items.add(new File([png], "a.png", { type: "image/png" })); data.items.add(new File(["x"], "notes.txt", { type: "text/plain" }));`
	over := Js[bool](b, `(() => { `+data+` document.querySelector("h1").dispatchEvent(new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true })); return document.body.matches(".dropping"); })()`)
	if !over {
		t.Error("files over the page are not shown")
	}
	Js[any](b, `(() => { `+data+` document.querySelector("h1").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); return 1; })()`)
	b.Until(`document.querySelectorAll(".shot.done").length === 1 && !document.body.matches(".dropping")`)
	Js[any](b, `(() => { `+data+` document.querySelector("#title").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); return 1; })()`)
	b.Until(`document.querySelectorAll(".shot.done").length === 2`)
	if kept := Js[bool](b, `(() => { `+data+` data.setData("text/plain", "A bridge"); return document.querySelector("#title").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); })()`); !kept {
		t.Error("a text is not pasted")
	}
	b.Press("Profile")
	b.At("/profile")
	if kept := Js[bool](b, `(() => { `+data+` return document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); })()`); !kept {
		t.Error("files are taken after the form is left")
	}
}

// TestSeveralFinds adds photos of two places at once: they are offered as two finds, grouped
// otherwise, taken back into one, and in the end made into drafts that are published one by one.
func TestSeveralFinds(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Allow("503 (Service Unavailable)") // to an upload on a busy machine, which is sent again
	var paths []string
	for i, at := range [][2]float64{{48.137, 11.575}, {48.1371, 11.5751}, {48.112, -1.674}} {
		paths = append(paths, File(t, fmt.Sprintf("%d.jpg", i), WithGPS(Landscape(300, 200, float64(i)/3), at[0], at[1])))
	}
	groups := func(want string) {
		b.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll(".group")].map((g) => g.querySelectorAll("img").length).join() === %q`, want))
	}
	b.Open("/new")
	b.Upload("#files", paths...)
	groups("2,1")
	b.Shows("3 photos, 2 finds?")
	b.Shows("near Munich")
	b.Shows("near Rennes")
	b.Until(`document.activeElement.id === "several-title" && !document.querySelector("#title").checkVisibility()`)
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Accessible(fmt.Sprintf("several finds, %d wide", width))
		b.Emulate(true)
		b.Accessible(fmt.Sprintf("several finds in the dark, %d wide", width), "color-contrast")
		b.Emulate(false)
	}
	b.Press("Merge with the one above")
	groups("3")
	b.Press("Divide before photo 2")
	groups("1,2")
	b.Press("All in one find")
	b.Until(`!document.querySelector("#several") && document.querySelectorAll(".shot.done").length === 3`)
	b.Shows("near Munich")

	b.Open("/new")
	b.Upload("#files", paths...)
	groups("2,1")
	b.Shows("near Rennes")
	b.Press("Make 2 finds")
	b.Shows("2 drafts are ready.") // for some seconds
	b.Until(`location.search.startsWith("?draft=") && document.querySelectorAll(".shot.done").length === 2`)
	b.Fill("#title", "The square")
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	b.Press("New find")
	b.Until(`document.querySelector(".draft")?.innerText.includes("near Rennes") && document.querySelector(".draft img").naturalWidth > 0`)
	b.Click(".draft a")
	b.Until(`document.querySelectorAll(".shot.done").length === 1`)
	b.Do(chromedp.Reload()) // the photo is on the server now, and not added twice
	b.Shows("Your draft has been restored.")
	b.Until(`document.querySelectorAll(".shot").length === 2 && document.querySelectorAll(".shot.done").length === 1`)
	b.Fill("#title", "The town")
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	b.Shows("near Rennes")
	finds := Call[[]schema.Find](ann, "GET", "/api/finds", nil)
	if len(finds) != 2 || len(finds[0].Media) != 1 || len(finds[1].Media) != 2 {
		t.Errorf("%+v", finds)
	}
	if left := Js[int](b, `new Promise((done) => { const r = indexedDB.open("drafts", 1); r.onsuccess = () => { const all = r.result.transaction("entries").objectStore("entries").count(); all.onsuccess = () => { r.result.close(); done(all.result); }; }; })`); left != 0 {
		t.Errorf("%d files of drafts are left", left)
	}

	b.Open("/new")
	b.Upload("#files", paths...)
	b.Press("Make 2 finds")
	b.Shows("2 drafts are ready.")
	b.Allow("401 (Unauthorized)") // to requests under way when the session ends
	b.Open("/settings")
	b.Click("#sign-out")
	b.At("/sign-in")
	b.Until(`indexedDB.databases().then((list) => !list.some((d) => d.name === "drafts"))`)
	if left := Js[[]string](b, `Object.keys(localStorage).filter((name) => name.startsWith("draft:"))`); len(left) != 0 {
		t.Errorf("%v are left after the sign-out", left)
	}
}

// TestCaptions writes captions of photos, which stay with them when they are moved, and shows them
// in the gallery and in the viewer. One that is too long is refused before it is sent.
func TestCaptions(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Allow("503 (Service Unavailable)") // to an upload on a busy machine, which is sent again
	b.Open("/new?at=48.857,2.3413")
	b.Upload("#files", File(t, "one.jpg", Landscape(600, 400, 0.2)), File(t, "two.jpg", Landscape(600, 400, 0.7)))
	b.Until(`document.querySelectorAll(".shot.done").length === 2`)
	caption := func(n int, text string) {
		b.Helper()
		b.Press(fmt.Sprintf("Caption of file %d", n))
		b.Fill("#caption", text)
	}
	caption(1, strings.Repeat("ü", 201))
	b.Press("Save")
	b.Shows("At most 200 characters.")
	for _, width := range Narrowest[int64](412, 1280) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Accessible(fmt.Sprintf("a caption, %d wide", width))
	}
	b.Fill("#caption", " The oldest arch ")
	b.Press("Save")
	b.Until(`!document.querySelector("dialog") && document.querySelector(".shot .words").innerText === "The oldest arch"`)
	b.Until(`document.activeElement.getAttribute("aria-label") === "Caption of file 1: The oldest arch"`)
	caption(2, "Given up")
	Js[any](b, `(history.back(), 1)`)
	b.Until(`!document.querySelector("dialog")`)
	b.Accessible("photos with captions")
	b.Press("Move file 1 back")
	b.Do(chromedp.Reload())
	b.Until(`[...document.querySelectorAll(".shot .words")].map((e) => e.innerText).join() === ",The oldest arch"`)
	b.Fill("#title", "The oldest bridge")
	b.Press("Publish")
	b.Until(`location.pathname.startsWith("/finds/")`)
	path := Js[string](b, "location.pathname")
	f := Call[schema.Find](ann, "GET", "/api"+path, nil)
	if len(f.Media) != 2 || f.Media[0].Caption != "" || f.Media[1].Caption != "The oldest arch" {
		t.Errorf("%+v", f.Media)
	}
	b.Accessible("a gallery with captions")
	b.Press("Enlarge photo 2: The oldest arch")
	b.Until(`document.querySelector("dialog .said")?.innerText === "The oldest arch"`)
	b.Accessible("a photo with a caption")

	b.Open(path + "/edit")
	b.Press("Caption of file 2: The oldest arch")
	b.Fill("#caption", "")
	b.Press("Save")
	b.Until(`!document.querySelector("dialog")`)
	b.Press("Save")
	b.At(path)
	b.Shows("The oldest bridge")
	if f := Call[schema.Find](ann, "GET", "/api"+path, nil); f.Media[1].Caption != "" {
		t.Errorf("the caption is still %q", f.Media[1].Caption)
	}
}

// TestCategoryProposals: while one types a category of one's own, those in use are proposed, for the keys
// and for the pointer.
func TestCategoryProposals(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	ann.Find("Mine", true, 48.86, 2.34, M{"category": "bridge"})
	for i := range 2 {
		ben.Find(fmt.Sprint("His ", i), true, 48.87, 2.34, M{"category": "Old bridge"})
	}
	b := w.Tab(t, ann)
	for _, width := range Narrowest[int64](412, 1200) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/new")
		b.Click("#fold-category summary")
		b.Press("Other")
		proposes := func(names string) {
			t.Helper()
			b.Until(fmt.Sprintf(`[...document.querySelectorAll("#category-list li .grow")].map((e) => e.innerText).join() === %q`, names))
		}
		b.Fill("#category", "Bri")
		proposes("bridge,Old bridge")
		b.Shows("1 find of yours")
		b.Keys(kb.ArrowDown)
		b.Keys(kb.ArrowDown)
		b.Until(`document.activeElement.getAttribute("aria-activedescendant") === "category-1" && document.querySelector("#category-1").getAttribute("aria-selected") === "true"`)
		b.Accessible(fmt.Sprint("proposed categories, ", width))
		b.Keys(kb.Enter)
		b.Until(`document.querySelector("#category").value === "Old bridge" && document.querySelector("#category").getAttribute("aria-expanded") === "false" && location.pathname === "/new"`)
		b.Until(`document.querySelector("#fold-category summary").innerText.includes("Old bridge")`)
		b.Fill("#category", "bri")
		proposes("bridge,Old bridge")
		b.Keys(kb.Escape)
		b.Until(`document.querySelector("#category").getAttribute("aria-expanded") === "false"`)
		b.Keys(kb.ArrowDown)
		proposes("bridge,Old bridge")
		b.Click("#category-0")
		b.Until(`document.querySelector("#category").value === "bridge"`)
		b.Fill("#category", "natu")
		proposes("Nature")
		b.Click("#category-0")
		b.Until(`!document.querySelector("#category") && document.querySelector("#fold-category summary").innerText.includes("Nature")`)
	}
}
