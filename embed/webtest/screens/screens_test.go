package screens

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
)

var update = flag.Bool("update", false, "take the screenshots of the README again")

// TestScreens checks every screen with axe-core, on a phone and on a desk, and its
// contrasts also in the dark; with -update it writes screenshots.
func TestScreens(t *testing.T) {
	t.Parallel()
	e := NewExhibition(t)
	widths := Narrowest[int64](412, 1200)
	in, out, admin := e.Tab(t, e.Ann), e.Tab(t, nil), e.Tab(t, e.Kim)
	for _, b := range []*Tab{in, out, admin} {
		b.Allow("404 (Not Found)") // of the screen that is missing
	}
	for _, s := range e.Screens() {
		b := in
		switch {
		case s.Open:
			b = out
		case s.Admin:
			b = admin
		}
		b.Do(chromedp.EmulateViewport(412, 823))
		b.Open(s.Path)
		for _, width := range widths {
			b.Do(chromedp.EmulateViewport(width, 823))
			b.Settled()
			if width == 412 { // colours do not depend on the width, and contrast is all that depends on them
				b.Emulate(true)
				b.Accessible(s.Name+", dark", "color-contrast")
				b.Emulate(false)
			}
			b.Accessible(fmt.Sprintf("%s, %d wide", s.Name, width))
			if *update {
				b.Settled()
				b.Until(`[...document.querySelectorAll(".leaflet-tile")].every((tile) => tile.classList.contains("leaflet-tile-loaded"))`)
				shoot(b, filepath.Join("..", "..", "screens", fmt.Sprintf("%s-%d.webp", s.Name, width)))
			}
		}
	}
}

// shoot writes what the page shows.
func shoot(b *Tab, path string) {
	b.Helper()
	b.Call("screenshot", func(ctx context.Context) error {
		r, err := chromedp.Call(ctx, page.CaptureScreenshot, page.CaptureScreenshotParams{Format: page.CaptureScreenshotFormatWebp, Quality: new(int64(80))})
		if err == nil {
			err = os.WriteFile(path, r.Data, 0o600)
		}
		return err
	})
}
