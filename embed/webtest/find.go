package webtest

import (
	"context"
	"fmt"

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

// MiddleOf is the middle of the nth element of a selector on the page.
func (b *Tab) MiddleOf(selector string, n int) (x, y float64) {
	b.Helper()
	at := Js[[2]float64](b, fmt.Sprintf(`(() => { const r = document.querySelectorAll(%q)[%d].getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; })()`, selector, n))
	return at[0], at[1]
}

// Drag moves a mouse that is pressed at one point to another.
func (b *Tab) Drag(x, y, toX, toY float64) {
	b.Helper()
	b.Call("drag", func(ctx context.Context) error {
		for _, e := range []input.DispatchMouseEventParams{
			{Type: input.DispatchMouseEventTypeMousePressed, X: x, Y: y, Button: input.MouseButtonLeft, ClickCount: 1},
			{Type: input.DispatchMouseEventTypeMouseMoved, X: (x + toX) / 2, Y: (y + toY) / 2, Button: input.MouseButtonLeft},
			{Type: input.DispatchMouseEventTypeMouseMoved, X: toX, Y: toY, Button: input.MouseButtonLeft},
			{Type: input.DispatchMouseEventTypeMouseReleased, X: toX, Y: toY, Button: input.MouseButtonLeft, ClickCount: 1},
		} {
			if _, err := chromedp.Call(ctx, input.DispatchMouseEvent, e); err != nil {
				return err
			}
		}
		return nil
	})
}

// Finger sends one event of a finger.
func (b *Tab) Finger(kind input.DispatchTouchEventType, at ...float64) {
	b.Helper()
	points := []*input.TouchPoint{}
	if len(at) > 0 {
		points = append(points, &input.TouchPoint{X: at[0], Y: at[1]})
	}
	b.Call("touch", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: points})
		return err
	})
}
