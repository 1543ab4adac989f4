package screens

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestSheetHead: the head of the list on the map is in view at every stop; its buttons are seen while the focus is on one,
// side by side.
func TestSheetHead(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	// What another element covers is not found at its own middle.
	const covered = `[...document.querySelectorAll(".grip h2, #order, .grip button")].filter((e) => {
		const r = e.getBoundingClientRect();
		return !e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2));
	}).map((e) => e.id || e.innerText).join()`
	for _, width := range Narrowest[int64](360, 412) {
		b.Do(chromedp.EmulateViewport(width, 740))
		b.Open("/")
		b.Settled()
		for _, stop := range []string{"half", "full"} {
			b.Until(`document.querySelector(".sheet").dataset.stop === "` + stop + `" && document.querySelector(".sheet").getAnimations().length === 0`)
			Js[any](b, `(document.querySelector("#order").focus(), 1)`)
			if got := Js[string](b, covered); got != "sheet-up,sheet-down" {
				t.Errorf("%d wide, %s: without the keyboard, covered are %q", width, stop, got)
			}
			Js[any](b, `(document.querySelector("#sheet-down").focus(), 1)`)
			if got := Js[string](b, covered); got != "" {
				t.Errorf("%d wide, %s: covered are %s", width, stop, got)
			}
			if !Js[bool](b, `document.querySelector("#sheet-up").getBoundingClientRect().top === document.querySelector("#sheet-down").getBoundingClientRect().top`) {
				t.Errorf("%d wide, %s: the buttons of the sheet are above each other", width, stop)
			}
			Js[any](b, `(document.querySelector("#sheet-up").click(), 1)`)
		}
	}
}

// TestFindColumns: a desk shows the photos of a find, or else its map, and beside them all the rest.
func TestFindColumns(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	plain := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	pictured := ann.Find("The newest bridge", true, 48.857, 2.3413, M{"media": Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1200, 900, 0.4))})
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1280, 900))
	for id, first := range map[string]string{plain.ID: ".spot", pictured.ID: ".gallery-box"} {
		b.Open("/finds/" + id)
		b.Until(`document.querySelector("#comments")`)
		b.Until(`(boxes => boxes.length > 1 && boxes.every((r) => r.left === boxes[0].left) && (f => f.right < boxes[0].left && f.top === boxes[0].top)(document.querySelector("main > ` + first + `").getBoundingClientRect()))(
			[...document.querySelectorAll("main > ` + first + ` ~ *")].map((e) => e.getBoundingClientRect()))`)
	}
	b.Accessible("a find on a desk")
	b.Do(chromedp.EmulateViewport(1000, 900))
	b.Until(`document.querySelector(".spot").getBoundingClientRect().top > document.querySelector("main > .head").getBoundingClientRect().bottom && document.querySelector(".spot").getBoundingClientRect().left < 200`)
}

// TestWholeWords: on a narrow phone no word in a label is broken, in German neither.
func TestWholeWords(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(360, 740))
	b.Open("/settings/appearance")
	b.Do(chromedp.SetValue(chromedp.CSS("#language"), "de"), chromedp.Evaluate[chromedp.Void](`document.querySelector("#language").dispatchEvent(new Event("change", { bubbles: true }))`))
	b.Until(`document.documentElement.lang === "de"`)
	// A word in two lines has two boxes.
	const broken = `[...document.querySelectorAll("h1, button, .button, .chip, .tab")].filter((e) => e.checkVisibility()).flatMap((e) => {
		const texts = document.createTreeWalker(e, NodeFilter.SHOW_TEXT), found = [];
		while (texts.nextNode()) {
			const node = texts.currentNode, range = new Range();
			for (const word of node.data.matchAll(/[^\s-]+/g)) {
				range.setStart(node, word.index);
				range.setEnd(node, word.index + word[0].length);
				if (new Set([...range.getClientRects()].map((r) => r.top)).size > 1) found.push(word[0]);
			}
		}
		return found;
	}).join()`
	for _, path := range []string{"/settings", "/settings/notifications", "/settings/sign-in", "/settings/data", "/new", "/finds/" + f.ID, "/finds/" + f.ID + "/edit", "/profile", "/people", "/saved", "/feed", "/notifications"} {
		b.Open(path)
		b.Settled()
		b.Until(`document.documentElement.lang === "de"`)
		if got := Js[string](b, broken); got != "" {
			t.Errorf("%s breaks %s", path, got)
		}
		if Js[bool](b, `document.documentElement.scrollWidth > innerWidth`) {
			t.Errorf("%s is wider than the screen", path)
		}
	}
	Js[any](b, `document.documentElement.style.fontSize = "200%"`)
	b.Until(`[...document.querySelectorAll(".tab .name")].every((e) => e.scrollWidth <= e.parentElement.clientWidth + 4 && e.getBoundingClientRect().right <= innerWidth)`)
}

// TestTargets: what is smaller than a finger is hit 22 pixels above and below its middle, too.
func TestTargets(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"category": "history"})
	b := w.Tab(t, ann)
	b.AtWidth(390, 844)
	for path, target := range map[string]string{"/profile": ".chip", "/profile?": ".pin.dot", "/finds/" + f.ID: "a.badge", "/": ".tools .chip:not(.select)", "/saved": ".chip"} {
		b.Open(path)
		b.Until(fmt.Sprintf(`(() => {
			const e = [...document.querySelectorAll(%q)].find((e) => e.checkVisibility());
			e?.scrollIntoView({ block: "center" });
			const r = e?.getBoundingClientRect();
			return r && r.height < 44 && [-21.5, 0, 21.5].every((by) => e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2 + by)));
		})()`, target))
	}
}
