package screens

import (
	"fmt"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestStill: pages hold the place of what comes later, so that little of them moves while they load.
func TestStill(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family", "visibility": "members", "description": "Where we go"})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/members/"+ben.ID, M{"role": "editor"})
	Call[any](ben, "POST", "/api/lists/"+list.ID+"/join", M{})
	var f schema.Find
	for i := range 8 {
		f = ann.Find(fmt.Sprint("The hut ", i), true, 48.857+float64(i)/100, 2.3413, M{"media": Call[[]any](ann, "POST", "/api/media", Landscape(600, 400, 0.3))})
		Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+f.ID, nil)
	}
	for _, width := range Narrowest[int64](412, 1280) {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			b := w.Tab(t, ben)
			b.AtWidth(width, 820)
			for path, there := range map[string]string{
				"/lists/" + list.ID: ".listed .thumb img", "/people/" + ann.ID: ".tile img", "/finds/" + f.ID: ".comments, #comment", "/profile": "#edit-profile", "/lists": ".list-card, .way",
				"/people": "#people-search", "/feed": ".feed-card, .way", "/notifications": ".notes, .way", "/saved": ".chips", "/settings": "h1", "/new": "form",
			} {
				b.Open(path)
				b.Until(`document.querySelector("` + there + `")`)
				b.Settled()
				moved := Js[float64](b, `new Promise((moved) => {
					const observer = new PerformanceObserver((list) => moved(list.getEntriesByType("layout-shift").reduce((sum, e) => sum + e.value, 0)));
					observer.observe({ type: "layout-shift", buffered: true });
					observer.observe({ type: "navigation", buffered: true }); // of which there is one, also where nothing moves
				})`)
				if moved > 0.1 { // which web.dev/articles/cls calls good
					t.Errorf("%s moves by %.3f", path, moved)
				}
			}
		})
	}
}
