package webtest

import (
	"context"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// Stand puts the reader at a place of the world.
func (b *Tab) Stand(lat, lng float64) {
	b.Helper()
	b.Call("stand somewhere", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetGeolocationOverride, emulation.SetGeolocationOverrideParams{Latitude: &lat, Longitude: &lng, Accuracy: new(1.0)})
		return err
	})
}
