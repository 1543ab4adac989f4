package webtest

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/chromedp/cdproto/fetch"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// OpenStreetMap is the address of the tiles of OpenStreetMap.
const OpenStreetMap = "https://tile.openstreetmap.org/"

// osm stands for the servers of OpenStreetMap, whose tiles are magenta here, and notes what it
// is asked for.
type osm struct {
	Mu       sync.Mutex
	asked    []string // paths
	Policies []string // for the Referer
	Referers []string
	Away     atomic.Bool // it cannot be reached
}

// OpenStreetMap answers the requests of a page to OpenStreetMap's servers.
func (b *Tab) OpenStreetMap() *osm {
	b.Helper()
	o := &osm{}
	var tile bytes.Buffer
	m := image.NewRGBA(image.Rect(0, 0, 256, 256))
	draw.Draw(m, m.Bounds(), image.NewUniform(color.RGBA{255, 0, 255, 255}), image.Point{}, draw.Src)
	Must(0, png.Encode(&tile, m))
	b.Call("answer for OpenStreetMap", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, fetch.Enable, fetch.EnableParams{Patterns: []*fetch.RequestPattern{{URLPattern: "https://*"}}})
		return err
	})
	go Each(chromedp.Events(b.Ctx, fetch.RequestPaused), func(e fetch.EventRequestPaused) {
		o.Mu.Lock()
		o.Referers = append(o.Referers, fmt.Sprint(e.Request.Headers["Referer"]))
		o.Mu.Unlock()
		if o.Away.Load() {
			go chromedp.Call(b.Ctx, fetch.FailRequest, fetch.FailRequestParams{RequestID: e.RequestID, ErrorReason: network.ErrorReasonNameNotResolved})
			return
		}
		go chromedp.Call(b.Ctx, fetch.FulfillRequest, fetch.FulfillRequestParams{RequestID: e.RequestID, ResponseCode: 200,
			ResponseHeaders: []*fetch.HeaderEntry{{Name: "Content-Type", Value: "image/png"}, {Name: "Cache-Control", Value: "max-age=604800"}}, Body: tile.Bytes()})
	})
	go Each(chromedp.Events(b.Ctx, network.RequestWillBeSent), func(e network.EventRequestWillBeSent) {
		if path, ok := strings.CutPrefix(e.Request.URL, OpenStreetMap); ok {
			o.Mu.Lock()
			defer o.Mu.Unlock()
			o.asked = append(o.asked, path)
			o.Policies = append(o.Policies, string(e.Request.ReferrerPolicy))
		}
	})
	return o
}

// Take returns the paths that were asked for since the last time.
func (o *osm) Take() []string {
	o.Mu.Lock()
	defer o.Mu.Unlock()
	asked := o.asked
	o.asked = nil
	return asked
}
