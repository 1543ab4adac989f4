package find

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestTexts: web addresses in texts are links that say nothing of the page, and each text runs
// in its own direction.
func TestTexts(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("גשר ישן", true, 48.857, 2.3413, M{"at": "ירושלים", "description": "ראו https://example.org/a?b=1&c=%22, javascript:alert(1) <a href=x>"})
	Call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", M{"content": `http://example.org/"onclick="alert(2)`})
	b := w.Tab(t, ann)
	b.Open("/finds/" + f.ID)
	b.Shows("onclick")
	const links = `[...document.querySelectorAll("p.text a")].map((a) => [a.getAttribute("href"), a.target, a.rel, a.getAttributeNames().length].join(" ")).join("\n")`
	rest := " _blank nofollow noreferrer noopener 4"
	if got, want := Js[string](b, links), "https://example.org/a?b=1&c=%22"+rest+"\nhttp://example.org/"+rest; got != want {
		t.Errorf("the links are\n%s\nwant\n%s", got, want)
	}
	const direction = `[...document.querySelectorAll("h1, .card > p.text, .comment p.text")].map((e) => getComputedStyle(e).direction).join(" ")`
	if got := Js[string](b, direction); got != "rtl rtl ltr" {
		t.Errorf("title, description and comment run %s", got)
	}
	if text := Js[string](b, `document.querySelector("p.text").textContent`); !strings.HasSuffix(text, "javascript:alert(1) <a href=x>") {
		t.Errorf("the description is %q", text)
	}
}

// TestWhere: the place is a picture of the map that is made when it is seen, a link to the map,
// and ways there that ask no other server before they are followed.
func TestWhere(t *testing.T) {
	t.Parallel()
	e := NewExhibition(t)
	b := e.Tab(t, e.Ann)
	b.Call("set the place", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetGeolocationOverride, emulation.SetGeolocationOverrideParams{Latitude: new(48.857), Longitude: new(2.3), Accuracy: new(5.0)})
		return err
	})
	b.Do(chromedp.EmulateViewport(412, 150)) // the place is far below
	b.Open("/finds/" + e.Find.ID)
	if made := Js[bool](b, `Boolean(document.querySelector("script[src*=leaflet]"))`); made {
		t.Error("the map is made before it is seen")
	}
	b.Do(chromedp.EmulateViewport(412, 823))
	b.Shows("1.9 mi away")
	Js[any](b, `(document.querySelector("place-map").scrollIntoView(), 1)`)
	b.Until(`document.querySelector("place-map .pin")`)
	b.Press("Directions")
	b.Accessible("the ways")
	const links = `[...document.querySelectorAll(".spot [role=menu] a")].map((a) => [a.href, a.target, a.rel].join(" ")).join("\n")`
	want := strings.Join([]string{"https://maps.apple.com/?daddr=48.85700,2.34130", "https://www.google.com/maps/dir/?api=1&destination=48.85700,2.34130", "https://www.openstreetmap.org/directions?route=;48.85700,2.34130"}, " _blank noreferrer noopener\n") + " _blank noreferrer noopener"
	if got := Js[string](b, links); got != want {
		t.Errorf("the ways are\n%s", got)
	}
	b.Press("Copy coordinates")
	b.Shows("Coordinates copied.")
	if got := Js[string](b, `navigator.clipboard.readText()`); got != "48.85700, 2.34130" {
		t.Errorf("copied: %q", got)
	}
	b.Press("Directions")
	Js[any](b, `(document.querySelector("h1").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })), 1)`)
	b.Until(`!document.querySelector("[role=menu]:not([hidden])")`)
	b.Click(".where")
	b.At("/")
	b.Until(`document.querySelector("#place-title")?.innerText === "Pont Neuf, Paris"`)
}

// TestCommentLink: a notification leads to its comment, also of a later page, and a comment that
// arrives is added to the open find.
func TestCommentLink(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	path := "/api/finds/" + f.ID + "/comments"
	for i := range 51 {
		Call[any](ann, "POST", path, M{"content": fmt.Sprint("Arch ", i)})
	}
	c := Call[schema.Comment](ben, "POST", path, M{"content": "The last one"})
	b := w.Tab(t, ann)
	b.Open("/notifications")
	b.Click(".note-row a")
	b.At("/finds/" + f.ID)
	marked := fmt.Sprintf(`(() => { const e = document.getElementById("comment-%s"); const r = e?.getBoundingClientRect(); return r && e === document.activeElement && e.matches(".marked") && r.top >= 0 && r.bottom <= innerHeight; })()`, c.ID)
	b.Until(marked)
	b.Accessible("a marked comment")
	b.Open("/about") // to load the address, and not only go to its end
	b.Open("/finds/" + f.ID + "#comment-" + c.ID)
	b.Until(marked)
	deadline := time.Now().Add(Patience)
	for Js[int](b, `document.querySelectorAll(".comment").length`) < 53 && time.Now().Before(deadline) {
		Call[any](ben, "POST", path, M{"content": "hello"}) // again until the stream is open
		b.Until(`new Promise((done) => { requestAnimationFrame(() => done(true)); })`)
	}
	b.Until(`document.querySelector(".comments > li:last-child .text").innerText === "hello"`)
}

// TestGestures swipes through the photos, enlarges one and closes it, and sees the photos edge to
// edge on a phone and as tiles on a desk.
func TestGestures(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	var list []any
	for i, size := range [][2]int{{600, 800}, {800, 600}, {600, 600}, {800, 500}, {500, 800}, {700, 700}} {
		list = append(list, Call[[]any](ann, "POST", "/api/media", Landscape(size[0], size[1], float64(i)/6))...)
	}
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": list})
	b := w.Tab(t, ann)
	b.Media(false, "no-preference")
	b.Do(chromedp.EmulateViewport(412, 823, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.Open("/finds/" + f.ID)
	const boxes = `[...document.querySelectorAll(".gallery li")].filter((e) => e.checkVisibility()).slice(0, 2).map((e) => { const r = e.getBoundingClientRect(); return [r.left, r.width, r.height].map(Math.round).join(" "); }).join(", ")`
	if got := Js[string](b, boxes); got != "0 412 515, 412 412 515" {
		t.Errorf("the photos on a phone are at %s", got)
	}
	b.Until(`document.querySelector(".counter").innerText === "1/6"`)
	Js[any](b, `(document.querySelector(".gallery").scrollTo({ left: 412, behavior: "instant" }), 1)`)
	b.Until(`document.querySelector(".counter").innerText === "2/6" && document.querySelectorAll(".dots i")[1].matches(".on")`)
	b.Accessible("photos on a phone")
	b.Press("Enlarge photo 2")
	at := func(n int) {
		t.Helper()
		b.Until(fmt.Sprintf(`document.querySelector("dialog .at")?.innerText === "%d of 6"`, n))
	}
	scale := func(want string) {
		t.Helper()
		b.Until(`(() => { const s = Number(/scale\(([\d.]+)\)/.exec(document.querySelector(".shown").style.transform)?.[1] ?? 1); return s ` + want + `; })()`)
	}
	at(2)
	b.Accessible("the viewer")
	b.Touch([4]float64{300, 400, 120, 410})
	at(3)
	b.Touch([4]float64{120, 400, 300, 390})
	at(2)
	b.Touch([4]float64{180, 400, 100, 400}, [4]float64{230, 400, 330, 400})
	scale("> 1.5")
	b.Touch([4]float64{300, 400, 120, 400}) // moves what is enlarged
	at(2)
	double := func() {
		t.Helper()
		b.Touch([4]float64{206, 400, 206, 400})
		b.Touch([4]float64{206, 400, 206, 400})
	}
	for range 3 { // on a busy machine two taps may be too far apart in time
		double()
		if Js[bool](b, `/scale\(1\)/.test(document.querySelector(".shown").style.transform)`) {
			break
		}
	}
	scale("=== 1")
	b.Touch([4]float64{206, 300, 206, 340}) // not far enough
	at(2)
	b.Touch([4]float64{206, 300, 210, 560})
	b.Until(`!document.querySelector("dialog") && document.activeElement.getAttribute("aria-label") === "Enlarge photo 2"`)

	b.Do(chromedp.EmulateViewport(1280, 800))
	b.Until(`[...document.querySelectorAll(".gallery li")].filter((e) => e.checkVisibility()).length === 5 && document.querySelector(".beyond").dataset.count === "+1"`)
	b.Accessible("photos on a desk")
	large := Js[string](b, `(() => { const [a, c] = [...document.querySelectorAll(".gallery li")].map((e) => e.getBoundingClientRect()); return a.width > 1.8 * c.width && a.height > 1.9 * c.height ? "large" : a.width + " " + c.width; })()`)
	if large != "large" {
		t.Errorf("the first photo is not larger than the second: %s", large)
	}
}

// TestTitleOfRow: the screen of a find begins with the title of the row that leads there, and Back to the row gives it the focus.
func TestTitleOfRow(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("Enamel sign", true, 48.857, 2.3413)
	front := w.NewFront()
	b := w.Tab(t, ann)
	b.AtWidth(412, 915)
	b.Open("/?at=48.857,2.3413,12")
	b.Until(`document.querySelector("#list .find .name")?.innerText === "Enamel sign"`)
	release := front.Hold("GET /api/finds/" + f.ID)
	defer release()
	Js[any](b, `(document.querySelector("#list .find").focus(), document.querySelector("#list .find").click(), 1)`)
	b.Until(`location.pathname === "/finds/` + f.ID + `" && document.querySelector("main h1").innerText === "Enamel sign" && document.activeElement.matches("h1")`)
	if Js[bool](b, `document.querySelector("main .acts") !== null`) {
		t.Error("the find is there before its answer")
	}
	release()
	b.Until(`document.querySelector("main .acts")`)
	Js[any](b, `(history.back(), 1)`)
	b.Until(`document.activeElement.matches("#list .find")`)
}
