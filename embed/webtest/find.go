package webtest

import (
	"context"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Touch presses fingers on the page, moves them and lifts them: each is a start and an end.
func (b *Tab) Touch(fingers ...[4]float64) {
	b.Helper()
	at := func(k float64) (points []*input.TouchPoint) {
		for i, f := range fingers {
			points = append(points, &input.TouchPoint{X: f[0] + k*(f[2]-f[0]), Y: f[1] + k*(f[3]-f[1]), ID: new(float64(i))})
		}
		return points
	}
	b.Call("touch", func(ctx context.Context) error {
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
