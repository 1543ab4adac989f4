package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"finds/schema"
)

// TestTexts: web addresses in texts are links that say nothing of the page, and each text runs
// in its own direction.
func TestTexts(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	f := ann.find("גשר ישן", true, 48.857, 2.3413, m{"at": "ירושלים", "description": "ראו https://example.org/a?b=1&c=%22, javascript:alert(1) <a href=x>"})
	call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", m{"content": `http://example.org/"onclick="alert(2)`})
	b := w.tab(t, ann)
	b.open("/finds/" + f.ID)
	b.shows("onclick")
	const links = `[...document.querySelectorAll("p.text a")].map((a) => [a.getAttribute("href"), a.target, a.rel, a.getAttributeNames().length].join(" ")).join("\n")`
	rest := " _blank nofollow noreferrer noopener 4"
	if got, want := js[string](b, links), "https://example.org/a?b=1&c=%22"+rest+"\nhttp://example.org/"+rest; got != want {
		t.Errorf("the links are\n%s\nwant\n%s", got, want)
	}
	const direction = `[...document.querySelectorAll("h1, .card > p.text, .comment p.text")].map((e) => getComputedStyle(e).direction).join(" ")`
	if got := js[string](b, direction); got != "rtl rtl ltr" {
		t.Errorf("title, description and comment run %s", got)
	}
	if text := js[string](b, `document.querySelector("p.text").textContent`); !strings.HasSuffix(text, "javascript:alert(1) <a href=x>") {
		t.Errorf("the description is %q", text)
	}
}

// TestWhere: the place is a picture of the map that is made when it is seen, a link to the map,
// and ways there that ask no other server before they are followed.
func TestWhere(t *testing.T) {
	t.Parallel()
	e := newExhibition(t)
	b := e.tab(t, e.ann)
	b.call("set the place", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetGeolocationOverride, emulation.SetGeolocationOverrideParams{Latitude: new(48.857), Longitude: new(2.3), Accuracy: new(5.0)})
		return err
	})
	b.do(chromedp.EmulateViewport(412, 150)) // the place is far below
	b.open("/finds/" + e.find.ID)
	if made := js[bool](b, `Boolean(document.querySelector("script[src*=leaflet]"))`); made {
		t.Error("the map is made before it is seen")
	}
	b.do(chromedp.EmulateViewport(412, 823))
	b.shows("1.9 mi away")
	js[any](b, `(document.querySelector("place-map").scrollIntoView(), 1)`)
	b.until(`document.querySelector("place-map .pin")`)
	b.press("Directions")
	b.accessible("the ways")
	const links = `[...document.querySelectorAll(".acts [role=menu] a")].map((a) => [a.href, a.target, a.rel].join(" ")).join("\n")`
	want := strings.Join([]string{"https://maps.apple.com/?daddr=48.85700,2.34130", "https://www.google.com/maps/dir/?api=1&destination=48.85700,2.34130", "https://www.openstreetmap.org/directions?route=;48.85700,2.34130"}, " _blank noreferrer noopener\n") + " _blank noreferrer noopener"
	if got := js[string](b, links); got != want {
		t.Errorf("the ways are\n%s", got)
	}
	b.press("Copy coordinates")
	b.shows("Coordinates copied.")
	if got := js[string](b, `navigator.clipboard.readText()`); got != "48.85700, 2.34130" {
		t.Errorf("copied: %q", got)
	}
	b.press("Directions")
	js[any](b, `(document.querySelector("h1").dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })), 1)`)
	b.until(`!document.querySelector("[role=menu]:not([hidden])")`)
	b.click(".where")
	b.at("/")
	b.until(`document.querySelector("#place-title")?.innerText === "Pont Neuf, Paris"`)
}

// TestCommentLink: a notification leads to its comment, also of a later page, and a comment that
// arrives is added to the open find.
func TestCommentLink(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	path := "/api/finds/" + f.ID + "/comments"
	for i := range 51 {
		call[any](ann, "POST", path, m{"content": fmt.Sprint("Arch ", i)})
	}
	c := call[schema.Comment](ben, "POST", path, m{"content": "The last one"})
	b := w.tab(t, ann)
	b.open("/notifications")
	b.click(".note-row a")
	b.at("/finds/" + f.ID)
	marked := fmt.Sprintf(`(() => { const e = document.getElementById("comment-%s"); const r = e?.getBoundingClientRect(); return r && e === document.activeElement && e.matches(".marked") && r.top >= 0 && r.bottom <= innerHeight; })()`, c.ID)
	b.until(marked)
	b.accessible("a marked comment")
	b.open("/about") // to load the address, and not only go to its end
	b.open("/finds/" + f.ID + "#comment-" + c.ID)
	b.until(marked)
	deadline := time.Now().Add(patience)
	for js[int](b, `document.querySelectorAll(".comment").length`) < 53 && time.Now().Before(deadline) {
		call[any](ben, "POST", path, m{"content": "hello"}) // again until the stream is open
		b.until(`new Promise((done) => { requestAnimationFrame(() => done(true)); })`)
	}
	b.until(`document.querySelector(".comments > li:last-child .text").innerText === "hello"`)
}

// touch presses fingers on the page, moves them and lifts them: each is a start and an end.
func (b *tab) touch(fingers ...[4]float64) {
	b.Helper()
	at := func(k float64) (points []*input.TouchPoint) {
		for i, f := range fingers {
			points = append(points, &input.TouchPoint{X: f[0] + k*(f[2]-f[0]), Y: f[1] + k*(f[3]-f[1]), ID: new(float64(i))})
		}
		return points
	}
	b.call("touch", func(ctx context.Context) error {
		events := []input.DispatchTouchEventParams{{Type: input.DispatchTouchEventTypeTouchStart, TouchPoints: at(0)}}
		for _, k := range []float64{0.5, 1} {
			events = append(events, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchMove, TouchPoints: at(k)})
		}
		events = append(events, input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}})
		for _, e := range events {
			if _, err := chromedp.Call(ctx, input.DispatchTouchEvent, e); err != nil {
				return err
			}
		}
		return nil
	})
}

// TestGestures swipes through the photos, enlarges one and closes it, and sees the photos edge to
// edge on a phone and as tiles on a desk.
func TestGestures(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	var list []any
	for i, size := range [][2]int{{600, 800}, {800, 600}, {600, 600}, {800, 500}, {500, 800}, {700, 700}} {
		list = append(list, call[[]any](ann, "POST", "/api/media", landscape(size[0], size[1], float64(i)/6))...)
	}
	f := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": list})
	b := w.tab(t, ann)
	b.media(false, "no-preference")
	b.do(chromedp.EmulateViewport(412, 823, chromedp.EmulateMobile, chromedp.EmulateTouch))
	b.open("/finds/" + f.ID)
	const boxes = `[...document.querySelectorAll(".gallery li")].filter((e) => e.checkVisibility()).slice(0, 2).map((e) => { const r = e.getBoundingClientRect(); return [r.left, r.width, r.height].map(Math.round).join(" "); }).join(", ")`
	if got := js[string](b, boxes); got != "0 412 515, 412 412 515" {
		t.Errorf("the photos on a phone are at %s", got)
	}
	b.until(`document.querySelector(".counter").innerText === "1/6"`)
	js[any](b, `(document.querySelector(".gallery").scrollTo({ left: 412, behavior: "instant" }), 1)`)
	b.until(`document.querySelector(".counter").innerText === "2/6" && document.querySelectorAll(".dots i")[1].matches(".on")`)
	b.accessible("photos on a phone")
	b.press("Enlarge photo 2")
	at := func(n int) {
		t.Helper()
		b.until(fmt.Sprintf(`document.querySelector("dialog .at")?.innerText === "%d of 6"`, n))
	}
	scale := func(want string) {
		t.Helper()
		b.until(`(() => { const s = Number(/scale\(([\d.]+)\)/.exec(document.querySelector(".shown").style.transform)?.[1] ?? 1); return s ` + want + `; })()`)
	}
	at(2)
	b.accessible("the viewer")
	b.touch([4]float64{300, 400, 120, 410})
	at(3)
	b.touch([4]float64{120, 400, 300, 390})
	at(2)
	b.touch([4]float64{180, 400, 100, 400}, [4]float64{230, 400, 330, 400})
	scale("> 1.5")
	b.touch([4]float64{300, 400, 120, 400}) // moves what is enlarged
	at(2)
	double := func() {
		t.Helper()
		b.touch([4]float64{206, 400, 206, 400})
		b.touch([4]float64{206, 400, 206, 400})
	}
	for range 3 { // on a busy machine two taps may be too far apart in time
		double()
		if js[bool](b, `/scale\(1\)/.test(document.querySelector(".shown").style.transform)`) {
			break
		}
	}
	scale("=== 1")
	b.touch([4]float64{206, 300, 206, 340}) // not far enough
	at(2)
	b.touch([4]float64{206, 300, 210, 560})
	b.until(`!document.querySelector("dialog") && document.activeElement.getAttribute("aria-label") === "Enlarge photo 2"`)

	b.do(chromedp.EmulateViewport(1280, 800))
	b.until(`[...document.querySelectorAll(".gallery li")].filter((e) => e.checkVisibility()).length === 5 && document.querySelector(".beyond").dataset.count === "+1"`)
	b.accessible("photos on a desk")
	large := js[string](b, `(() => { const [a, c] = [...document.querySelectorAll(".gallery li")].map((e) => e.getBoundingClientRect()); return a.width > 1.8 * c.width && a.height > 1.9 * c.height ? "large" : a.width + " " + c.width; })()`)
	if large != "large" {
		t.Errorf("the first photo is not larger than the second: %s", large)
	}
}
