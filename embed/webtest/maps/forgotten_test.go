package maps

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// TestPinsForgotten: what the map does not show any more is not kept in memory as long as the map is there.
func TestPinsForgotten(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("One", true, 48.5, 11.5)
	ann.Find("Another", true, 48.52, 11.52)
	b := w.Tab(t, ann)
	b.Open("/?at=48.51,11.51,12")
	b.Until(`document.querySelectorAll(".pin.one").length === 2`)
	Js[any](b, `(window.pins = [...document.querySelectorAll(".pin.one")].map((pin) => new WeakRef(pin)), 1)`)
	b.Until(`(document.querySelector(".pin.one") && document.querySelector(".leaflet-control-zoom-out").click(), !document.querySelector(".pin.one"))`)
	b.Settled()
	b.Until(`document.querySelector(".pin.few")`)
	for kept := 2; kept > 0; { // until the deadline of the test
		b.Call("collect garbage", func(ctx context.Context) error {
			_, err := chromedp.Call(ctx, heapprofiler.CollectGarbage, cdp.Empty{})
			return err
		})
		kept = Js[int](b, `window.pins.filter((pin) => pin.deref()).length`)
	}
}
