package maps

import (
	"testing"

	. "finds/embed/webtest"
)

// TestNamesAvoidPins: the worker that draws the map hears where the pins are, on a map and on that of a find.
func TestNamesAvoidPins(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b := w.Tab(t, ann)
	b.Before(`
		const post = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (m, ...more) {
			if (m?.type === "avoid") window.pins = m.pins;
			return post.call(this, m, ...more);
		};`)
	const has = `window.pins?.length === 1 && Math.abs(pins[0].x - 0.5065) < 0.0001 && Math.abs(pins[0].y - 0.3440) < 0.0001 && pins[0].radius === `
	b.Open("/?at=48.857,2.3413,12")
	b.Until(has + "23")
	b.Open("/finds/" + f.ID)
	Js[any](b, `document.querySelector("place-map, .where")?.scrollIntoView()`)
	b.Until(has + "24.5")
}
