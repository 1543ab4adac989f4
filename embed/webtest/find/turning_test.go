package find

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestTurning: swipes, arrow keys and links lead from a find to the ones beside it in the list that it was opened from, and Back
// leads there. The photos have their own swipes, and fields their own keys.
func TestTurning(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	photo := func(hue float64) schema.Media {
		return Call[[]schema.Media](ann, "POST", "/api/media", Landscape(600, 450, hue))[0]
	}
	for i, title := range []string{"Three", "Two", "One"} {
		more := M{}
		if title == "Two" {
			more["media"] = []schema.Media{photo(0.2), photo(0.7)}
		}
		ann.Find(title, true, 48.857+float64(i)/100, 2.3413, more)
	}
	for _, motion := range []string{"reduce", "no-preference"} {
		b := w.Tab(t, ann)
		b.Media(motion == "reduce", motion)
		b.AtWidth(412, 915)
		b.Open("/profile")
		b.Until(`document.querySelectorAll("a.tile").length === 3`)
		Js[any](b, `(scrollTo(0, 80), document.querySelectorAll("a.tile")[0].click(), 1)`)
		shows := func(title string) {
			b.Helper()
			b.Until(fmt.Sprintf(`document.querySelector("main h1")?.innerText === %q && document.querySelector("main .acts") && !document.querySelector("main").getAnimations().length`, title))
		}
		shows("One")
		depth := Js[int](b, `history.length`)
		x, y := 300.0, 560.0
		left, right := [4]float64{x, y, x - 200, y + 10}, [4]float64{x - 200, y, x, y}
		b.Touch(left)
		shows("Two")
		b.Accessible("a find between two others")
		px, py := b.MiddleOf(".gallery", 0)
		Js[any](b, `((g) => { g.dataset.was = g.scrollLeft; return 1; })(document.querySelector(".gallery"))`)
		b.Touch([4]float64{px + 100, py, px - 120, py})
		b.Until(`document.querySelector(".gallery").scrollLeft > 0`)
		shows("Two")
		b.Touch([4]float64{5, y, 220, y}, [4]float64{300, y, 310, y}) // two fingers
		b.Touch([4]float64{x, y, x - 40, y + 200})                    // down
		b.Touch([4]float64{408, y, 150, y})                           // from the edge, which is the browser's own
		shows("Two")
		b.Touch(left)
		shows("Three")
		b.Touch(left) // no find follows the last one
		shows("Three")
		if moved := Js[string](b, `document.querySelector("main").style.transform`); moved != "" {
			t.Errorf("after a swipe that leads nowhere, the page stays at %s", moved)
		}
		b.Keys(kb.ArrowLeft)
		shows("Two")
		Js[any](b, `(document.querySelector("#comment").focus(), 1)`)
		b.Keys("A bridge" + kb.ArrowLeft + kb.ArrowRight)
		shows("Two")
		b.Click(".turns a[aria-label='Previous find']")
		shows("One")
		b.Touch(right)
		shows("One")
		b.Click(".turns a[aria-label='Next find']")
		shows("Two")
		if !Js[bool](b, `document.activeElement.matches("h1")`) || Js[int](b, `history.length`) != depth {
			t.Error("the title has not the focus, or the finds between are in the history")
		}
		Js[any](b, `(window.isOld = true, location.reload(), 1)`)
		b.Until(`!window.isOld`)
		shows("Two")
		b.Touch(right)
		shows("One")
		Js[any](b, `(history.back(), 1)`)
		b.At("/profile")
		b.Until(`document.querySelectorAll("a.tile").length === 3`)
		b.Open(Js[string](b, `document.querySelectorAll("a.tile")[1].getAttribute("href")`))
		shows("Two")
		b.Keys(kb.ArrowRight) // of nothing
		b.Touch(left)
		shows("Two")
		if Js[bool](b, `Boolean(document.querySelector(".turns"))`) {
			t.Error("a find that was not opened from a list leads on")
		}
	}
}
