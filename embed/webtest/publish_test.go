package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/schema"
)

// middleOf is the middle of the nth element of a selector on the page.
func (b *tab) middleOf(selector string, n int) (x, y float64) {
	b.Helper()
	at := js[[2]float64](b, fmt.Sprintf(`(() => { const r = document.querySelectorAll(%q)[%d].getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()`, selector, n))
	return at[0], at[1]
}

// drag moves a mouse that is pressed at one point to another.
func (b *tab) drag(x, y, toX, toY float64) {
	b.Helper()
	b.call("drag", func(ctx context.Context) error {
		for _, e := range []input.DispatchMouseEventParams{
			{Type: input.DispatchMouseEventTypeMousePressed, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1},
			{Type: input.DispatchMouseEventTypeMouseMoved, X: (x + toX) / 2, Y: (y + toY) / 2, Button: input.MouseButtonLeft},
			{Type: input.DispatchMouseEventTypeMouseMoved, X: toX, Y: toY, Button: input.MouseButtonLeft},
			{Type: input.DispatchMouseEventTypeMouseReleased, X: toX, Y: toY, Button: input.MouseButtonLeft, ClickCount: 1},
		} {
			if _, err := chromedp.Call(ctx, input.DispatchMouseEvent, e); err != nil {
				return err
			}
		}
		return nil
	})
}

// finger sends one event of a finger.
func (b *tab) finger(kind input.DispatchTouchEventType, at ...float64) {
	b.Helper()
	points := []*input.TouchPoint{}
	if len(at) > 0 {
		points = append(points, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	b.call("touch", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		return err
	})
}

// TestDragPhotos changes the order of photos with a mouse, a finger and the keyboard. A finger that
// does not rest scrolls the page.
func TestDragPhotos(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	var pictures []any
	for i := range 3 {
		pictures = append(pictures, call[[]any](ann, "POST", "/api/media", landscape(300+100*i, 400, float64(i)/3))...)
	}
	f := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": pictures})
	b := w.tab(t, ann)
	ordered := func(order string) {
		b.Helper()
		b.until(fmt.Sprintf(`sources().map((src) => first.indexOf(src)).join() === %q && document.querySelectorAll(".cover").length === 1 && document.querySelector(".shot .cover")`, order))
	}
	for _, width := range []int64{412, 1280} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/finds/" + f.ID + "/edit")
		b.until(`document.querySelectorAll(".shot.done img").length === 3 && [...document.querySelectorAll(".shot img")].every((i) => i.complete)`)
		js[any](b, `(window.sources = () => [...document.querySelectorAll(".shot[data-drag] img")].map((i) => i.src), window.first = sources(), 1)`)
		ordered("0,1,2")
		x, y := b.middleOf(".shot", 0)
		toX, toY := b.middleOf(".shot", 2)
		b.drag(x, y, toX, toY)
		ordered("1,2,0")
		b.drag(x, y, toX, toY+400) // outside
		ordered("1,2,0")
		b.press("Move file 3 forward")
		ordered("1,0,2")
		b.until(`document.activeElement.getAttribute("aria-label") === "Move file 2 forward"`)
		b.accessible(fmt.Sprintf("photos in order, %d wide", width))

		b.finger(input.DispatchTouchEventTypeTouchStart, x, y)
		b.until(`document.querySelector(".shot.lifted")`)
		b.finger(input.DispatchTouchEventTypeTouchMove, (x+toX)/2, (y+toY)/2)
		b.finger(input.DispatchTouchEventTypeTouchMove, toX, toY)
		b.until(`document.querySelector(".shot.target")`)
		b.finger(input.DispatchTouchEventTypeTouchEnd)
		ordered("0,2,1")
		b.touch([4]float64{x, y, toX, toY})
		b.until(`!document.querySelector(".lifted, .target")`)
		ordered("0,2,1")
	}
	b.press("Save")
	b.at("/finds/" + f.ID)
	b.until(`document.querySelectorAll(".gallery img").length === 3`)
}

// TestDropAndPaste adds photos that are dropped anywhere on the page or pasted, and leaves a text
// that is pasted with a picture of itself a text.
func TestDropAndPaste(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	b := w.tab(t, w.user("ann"))
	b.open("/new")
	b.until(`document.querySelector("#title")`)
	const data = `const png = Uint8Array.fromBase64("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="); const data = new DataTransfer(); data.items.add(new File([png], "a.png", { type: "image/png" })); data.items.add(new File(["x"], "notes.txt", { type: "text/plain" }));`
	over := js[bool](b, `(() => { `+data+` document.querySelector("h1").dispatchEvent(new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true })); return document.body.matches(".dropping"); })()`)
	if !over {
		t.Error("files over the page are not shown")
	}
	js[any](b, `(() => { `+data+` document.querySelector("h1").dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); return 1; })()`)
	b.until(`document.querySelectorAll(".shot.done").length === 1 && !document.body.matches(".dropping")`)
	js[any](b, `(() => { `+data+` document.querySelector("#title").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); return 1; })()`)
	b.until(`document.querySelectorAll(".shot.done").length === 2`)
	if kept := js[bool](b, `(() => { `+data+` data.setData("text/plain", "A bridge"); return document.querySelector("#title").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); })()`); !kept {
		t.Error("a text is not pasted")
	}
	b.press("Profile")
	b.at("/profile")
	if kept := js[bool](b, `(() => { `+data+` return document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })); })()`); !kept {
		t.Error("files are taken after the form is left")
	}
}

// TestSeveralFinds adds photos of two places at once: they are offered as two finds, grouped
// otherwise, taken back into one, and in the end made into drafts that are published one by one.
func TestSeveralFinds(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.allow("503 (Service Unavailable)") // to an upload on a busy machine, which is sent again
	var paths []string
	for i, at := range [][2]float64{{48.137, 11.575}, {48.1371, 11.5751}, {48.112, -1.674}} {
		paths = append(paths, file(t, fmt.Sprintf("%d.jpg", i), withGPS(landscape(300, 200, float64(i)/3), at[0], at[1])))
	}
	groups := func(want string) {
		b.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll(".group")].map((g) => g.querySelectorAll("img").length).join() === %q`, want))
	}
	b.open("/new")
	b.upload("#files", paths...)
	groups("2,1")
	b.shows("3 photos, 2 finds?")
	b.shows("near Munich")
	b.shows("near Rennes")
	b.until(`document.activeElement.id === "several-title" && !document.querySelector("#title").checkVisibility()`)
	for _, width := range []int64{412, 1280} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.accessible(fmt.Sprintf("several finds, %d wide", width))
		b.emulate(true)
		b.accessible(fmt.Sprintf("several finds in the dark, %d wide", width), "color-contrast")
		b.emulate(false)
	}
	b.press("Merge with the one above")
	groups("3")
	b.press("Divide before photo 2")
	groups("1,2")
	b.press("All in one find")
	b.until(`!document.querySelector("#several") && document.querySelectorAll(".shot.done").length === 3`)
	b.shows("near Munich")

	b.open("/new")
	b.upload("#files", paths...)
	groups("2,1")
	b.shows("near Rennes")
	b.press("Make 2 finds")
	b.shows("2 drafts are ready.") // for some seconds
	b.until(`location.search.startsWith("?draft=") && document.querySelectorAll(".shot.done").length === 2`)
	b.fill("#title", "The square")
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	b.press("New find")
	b.until(`document.querySelector(".draft")?.innerText.includes("near Rennes") && document.querySelector(".draft img").naturalWidth > 0`)
	b.click(".draft a")
	b.until(`document.querySelectorAll(".shot.done").length === 1`)
	b.do(chromedp.Reload()) // the photo is on the server now, and not added twice
	b.shows("Your draft has been restored.")
	b.until(`document.querySelectorAll(".shot").length === 2 && document.querySelectorAll(".shot.done").length === 1`)
	b.fill("#title", "The town")
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	b.shows("near Rennes")
	finds := call[[]schema.Find](ann, "GET", "/api/finds", nil)
	if len(finds) != 2 || len(finds[0].Media) != 1 || len(finds[1].Media) != 2 {
		t.Errorf("%+v", finds)
	}
	if left := js[int](b, `new Promise((done) => { const r = indexedDB.open("drafts", 1); r.onsuccess = () => { const all = r.result.transaction("entries").objectStore("entries").count(); all.onsuccess = () => { r.result.close(); done(all.result); }; }; })`); left != 0 {
		t.Errorf("%d files of drafts are left", left)
	}

	b.open("/new")
	b.upload("#files", paths...)
	b.press("Make 2 finds")
	b.shows("2 drafts are ready.")
	b.allow("401 (Unauthorized)") // to requests under way when the session ends
	b.open("/settings")
	b.click("#sign-out")
	b.at("/sign-in")
	b.until(`indexedDB.databases().then((list) => !list.some((d) => d.name === "drafts"))`)
	if left := js[[]string](b, `Object.keys(localStorage).filter((name) => name.startsWith("draft:"))`); len(left) != 0 {
		t.Errorf("%v are left after the sign-out", left)
	}
}

// TestCaptions writes captions of photos, which stay with them when they are moved, and shows them
// in the gallery and in the viewer. One that is too long is refused before it is sent.
func TestCaptions(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.allow("503 (Service Unavailable)") // to an upload on a busy machine, which is sent again
	b.open("/new?at=48.857,2.3413")
	b.upload("#files", file(t, "one.jpg", landscape(600, 400, 0.2)), file(t, "two.jpg", landscape(600, 400, 0.7)))
	b.until(`document.querySelectorAll(".shot.done").length === 2`)
	caption := func(n int, text string) {
		b.Helper()
		b.press(fmt.Sprintf("Caption of file %d", n))
		b.fill("#caption", text)
	}
	caption(1, strings.Repeat("ü", 201))
	b.press("Save")
	b.shows("At most 200 characters.")
	for _, width := range []int64{412, 1280} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.accessible(fmt.Sprintf("a caption, %d wide", width))
	}
	b.fill("#caption", " The oldest arch ")
	b.press("Save")
	b.until(`!document.querySelector("dialog") && document.querySelector(".shot .words").innerText === "The oldest arch"`)
	b.until(`document.activeElement.getAttribute("aria-label") === "Caption of file 1: The oldest arch"`)
	caption(2, "Given up")
	js[any](b, `(history.back(), 1)`)
	b.until(`!document.querySelector("dialog")`)
	b.accessible("photos with captions")
	b.press("Move file 1 back")
	b.do(chromedp.Reload())
	b.until(`[...document.querySelectorAll(".shot .words")].map((e) => e.innerText).join() === ",The oldest arch"`)
	b.fill("#title", "The oldest bridge")
	b.press("Publish")
	b.until(`location.pathname.startsWith("/finds/")`)
	path := js[string](b, "location.pathname")
	f := call[schema.Find](ann, "GET", "/api"+path, nil)
	if len(f.Media) != 2 || f.Media[0].Caption != "" || f.Media[1].Caption != "The oldest arch" {
		t.Errorf("%+v", f.Media)
	}
	b.accessible("a gallery with captions")
	b.press("Enlarge photo 2: The oldest arch")
	b.until(`document.querySelector("dialog .said").innerText === "The oldest arch"`)
	b.accessible("a photo with a caption")

	b.open(path + "/edit")
	b.press("Caption of file 2: The oldest arch")
	b.fill("#caption", "")
	b.press("Save")
	b.until(`!document.querySelector("dialog")`)
	b.press("Save")
	b.at(path)
	b.shows("The oldest bridge")
	if f := call[schema.Find](ann, "GET", "/api"+path, nil); f.Media[1].Caption != "" {
		t.Errorf("the caption is still %q", f.Media[1].Caption)
	}
}

// TestCategoryProposals: while one types a category of one's own, those in use are proposed, for the keys
// and for the pointer.
func TestCategoryProposals(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	ann.find("Mine", true, 48.86, 2.34, m{"category": "bridge"})
	for i := range 2 {
		ben.find(fmt.Sprint("His ", i), true, 48.87, 2.34, m{"category": "Old bridge"})
	}
	b := w.tab(t, ann)
	for _, width := range []int64{412, 1200} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/new")
		b.click("#fold-category summary")
		b.press("Other")
		proposes := func(names string) {
			t.Helper()
			b.until(fmt.Sprintf(`[...document.querySelectorAll("#category-list li .grow")].map((e) => e.innerText).join() === %q`, names))
		}
		b.fill("#category", "Bri")
		proposes("bridge,Old bridge")
		b.shows("1 find of yours")
		b.keys(kb.ArrowDown)
		b.keys(kb.ArrowDown)
		b.until(`document.activeElement.getAttribute("aria-activedescendant") === "category-1" && document.querySelector("#category-1").getAttribute("aria-selected") === "true"`)
		b.accessible(fmt.Sprint("proposed categories, ", width))
		b.keys(kb.Enter)
		b.until(`document.querySelector("#category").value === "Old bridge" && document.querySelector("#category").getAttribute("aria-expanded") === "false" && location.pathname === "/new"`)
		b.until(`document.querySelector("#fold-category summary").innerText.includes("Old bridge")`)
		b.fill("#category", "bri")
		proposes("bridge,Old bridge")
		b.keys(kb.Escape)
		b.until(`document.querySelector("#category").getAttribute("aria-expanded") === "false"`)
		b.keys(kb.ArrowDown)
		proposes("bridge,Old bridge")
		b.click("#category-0")
		b.until(`document.querySelector("#category").value === "bridge"`)
		b.fill("#category", "natu")
		proposes("Nature")
		b.click("#category-0")
		b.until(`!document.querySelector("#category") && document.querySelector("#fold-category summary").innerText.includes("Nature")`)
	}
}
