package maps

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// TestChosenInGroup: a find that is open beside the map has its pin there, also while its place is in a group.
func TestChosenInGroup(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	for i := range 30 {
		ann.Find(fmt.Sprint("Bench ", i), true, 48+float64(i%6)/100, 2+float64(i/6)/100)
	}
	f := ann.Find("The oldest bridge", true, 48.0251, 2.0249)
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1400, 823))
	b.Open("/?at=48.02,2.02,8&find=" + f.ID)
	b.Settled()
	b.Until(`document.querySelector(".pin.few") && document.querySelector("#beside h1")?.innerText === "The oldest bridge"`)
	b.Until(`document.querySelector(".pin.chosen")?.getAttribute("aria-label") === "The oldest bridge"`)
	b.Accessible("a find beside the map, whose place is in a group")
	b.Open("/?at=48.02,2.02,8")
	b.Settled()
	b.Until(`document.querySelector(".pin.few") && !document.querySelector(".pin.chosen")`)
}
