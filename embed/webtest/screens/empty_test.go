package screens

import (
	"testing"

	. "finds/embed/webtest"
)

// TestEmptyScreens: a screen that has nothing yet says so under a drawing.
func TestEmptyScreens(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	b := w.Tab(t, w.User("ann"))
	for _, path := range []string{"/feed", "/saved", "/lists", "/notifications", "/people", "/shares", "/profile"} {
		b.Open(path)
		b.Until(`document.querySelector(".empty .drawing .icon")`)
		b.Accessible("nothing at " + path[1:])
	}
}
