package webtest

import (
	"github.com/chromedp/chromedp"

	"finds/store/storetest"
)

// Width is the size of a screen, in CSS pixels.
type Width struct {
	Name          string
	Width, Height int64
}

// Widths are those of a phone and of a desk.
var Widths = []Width{{"phone", 412, 915}, {"desk", 1280, 800}}

// SomeWidths returns Widths where storetest.All is true, else the phone alone: for tests
// of what is the same at both.
func SomeWidths() []Width { return Narrowest(Widths...) }

// Narrowest returns all widths where storetest.All is true, else the first.
func Narrowest[T any](widths ...T) []T {
	if storetest.All() {
		return widths
	}
	storetest.LeaveOut("at the width of a desk (FINDS_TEST_ALL=1 runs them)")
	return widths[:1]
}

// AtWidth gives the page the size of a phone or of a desk.
func (b *Tab) AtWidth(width, height int64) {
	b.Helper()
	b.Do(chromedp.EmulateViewport(width, height))
}
