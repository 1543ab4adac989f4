package maps

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// phone shows a page as a phone does, whose pointer is a finger.
func phone(b *Tab) {
	b.Do(chromedp.EmulateViewport(390, 844, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)))
}

// TestSheet drags the list of the map by the list itself: it moves the sheet until it is full, scrolls then, and moves the
// sheet again from its top. Its lowest stop shows the first row, and its buttons are seen with the keyboard alone.
func TestSheet(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for i := range 20 {
		ann.Find(fmt.Sprintf("Bridge %d", i), true, 48.85+float64(i)/1000, 2.34)
	}
	b := w.Tab(t, ann)
	phone(b)
	b.Open("/?at=48.857,2.3413,12")
	b.Settled()
	b.Until(`document.querySelectorAll("#list a.find").length >= 20`)
	stop := func(name string) {
		b.Helper()
		b.Until(fmt.Sprintf(`(s => s.dataset.stop === %q && !s.classList.contains("dragged") && !s.getAnimations().length)(document.querySelector(".sheet"))`, name))
	}
	stop("half")
	b.Touch([4]float64{200, 650, 200, 300})
	stop("full")
	if top := Js[float64](b, `document.querySelector("#list-scroll").scrollTop`); top != 0 {
		t.Errorf("the list has scrolled by %v", top)
	}
	b.Touch([4]float64{200, 650, 200, 300})
	b.Until(`document.querySelector("#list-scroll").scrollTop > 50`)
	stop("full")
	b.Touch([4]float64{200, 350, 200, 420}) // the list is not at its top
	stop("full")
	// The list may go on scrolling by itself for a while.
	b.Until(`(e => { window.rests = e.scrollTop ? 0 : (window.rests ?? 0) + 1; e.scrollTo(0, 0); return window.rests > 20; })(document.querySelector("#list-scroll"))`)
	b.Touch([4]float64{200, 300, 200, 500})
	stop("half")
	b.Touch([4]float64{200, 550, 200, 720})
	stop("peek")
	if !Js[bool](b, `(r => r.top + r.height / 3 < innerHeight - document.querySelector("nav").offsetHeight)(document.querySelector("#list a.find").getBoundingClientRect())`) {
		t.Error("the lowest stop does not show the first row")
	}
	b.Accessible("the lowest stop")
	Js[any](b, `document.querySelector("#sheet-up").focus()`)
	b.Until(`(r => r.width >= 44 && document.elementFromPoint(r.x + 22, r.y + 22)?.closest("#sheet-up"))(document.querySelector("#sheet-up").getBoundingClientRect())`)
	b.Keys(" ")
	stop("half")
}

// TestLocate shows where the user is, when they ask for it, and says why it cannot.
func TestLocate(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	phone(b)
	b.Stand(48.2, 16.37)
	b.Open("/?at=48.85700,2.34130,11")
	b.Settled()
	if Js[bool](b, `Boolean(document.querySelector(".position"))`) {
		t.Error("the map shows the position before anyone asks")
	}
	b.Accessible("the map with the button for the position")
	b.Click(".locate")
	b.Until(`/^48\.20000,16\.37000,/.test(new URLSearchParams(location.search).get("at"))`)
	b.Until(`document.querySelector(".position")`)
	if Js[bool](b, `new URLSearchParams(location.search).has("near")`) {
		t.Error("showing the position filters the map")
	}

	Js[any](b, `navigator.geolocation.getCurrentPosition = (took, gave) => gave({ code: 1 })`)
	b.Click(".locate")
	b.Shows("Location is blocked.")
}
