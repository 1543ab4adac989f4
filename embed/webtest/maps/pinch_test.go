package maps

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

// TestPinch spreads two fingers on the map: it stays where they stop, also between two zooms, is drawn again as sharp as
// before, and is shown like that to who opens its address on a desk, whose wheel leads to whole zooms.
func TestPinch(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(412, 823, chromedp.EmulateMobile, chromedp.EmulateTouch, chromedp.EmulateScale(2)))
	b.Open("/?at=48.85700,2.34130,5")
	const drawn = `[...document.querySelectorAll("canvas.leaflet-tile-loaded")]`
	sharp := func(b *Tab, least, most float64) {
		b.Helper()
		b.Until(fmt.Sprintf(`(tiles => tiles.length && tiles.every((c) => Math.abs(c.width / c.getBoundingClientRect().width - devicePixelRatio) < 0.02
			&& c.getBoundingClientRect().width > %v && c.getBoundingClientRect().width < %v))(%s)`, 256*least, 256*most, drawn))
	}
	zoom := func(b *Tab) float64 {
		b.Helper()
		at := strings.Split(Js[string](b, `new URLSearchParams(location.search).get("at")`), ",")
		z, err := strconv.ParseFloat(at[2], 64)
		if err != nil {
			t.Fatal(at, err)
		}
		return z
	}
	sharp(b, 0.99, 1.01)
	b.Settled()
	b.Touch([4]float64{166, 260, 154, 260}, [4]float64{246, 260, 258, 260})
	b.Until(`/,5\.\d/.test(new URLSearchParams(location.search).get("at"))`)
	sharp(b, 1.05, 1.5)
	b.Settled()
	if z := zoom(b); z < 5.1 || z > 5.5 {
		t.Errorf("the zoom is %v", z)
	}
	b.Touch([4]float64{166, 260, 154, 260}, [4]float64{246, 260, 258, 260}) // now it is nearer to zoom 6, whose tiles are made smaller
	b.Until(`/,5\.[5-9]/.test(new URLSearchParams(location.search).get("at"))`)
	sharp(b, 0.7, 0.99)
	path := Js[string](b, `location.pathname + location.search`)

	desk := w.Tab(t, ann)
	desk.Do(chromedp.EmulateViewport(1200, 823))
	desk.Open(path)
	sharp(desk, 0.7, 0.99)
	desk.Click(".leaflet-control-zoom-in")
	sharp(desk, 0.99, 1.01)
	desk.Until(`/,7$/.test(new URLSearchParams(location.search).get("at"))`)
}
