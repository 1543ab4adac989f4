package maps

import (
	"fmt"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestCrowdedPlace shows all finds at a place that has more than come with it, also where the place
// is an area.
func TestCrowdedPlace(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	for _, more := range []M{{}, {"area": 5}} {
		var f schema.Find
		for i := range 102 {
			body := M{"at": "Quarry"}
			for k, v := range more {
				body[k] = v
			}
			f = ben.Find(fmt.Sprint("Fossil ", i), true, 48.1+float64(len(more)), 11.5, body)
		}
		place := Call[schema.Find](ann, "GET", "/api/finds/"+f.ID, nil).LocationID
		b := w.Tab(t, ann)
		b.Open("/?at=48.5,11.5,7&place=" + place)
		const rows = `new Set([...document.querySelectorAll("#list .rows a")].map((a) => a.getAttribute("href"))).size`
		b.Until(rows + ` === 100`)
		b.Until(`(document.querySelector("#list .more").click(), true)`)
		b.Until(rows + ` === 102 && !document.querySelector("#list .more")`)
	}
}

// TestPlaceByCategory: at a place with many finds those of one category can be shown alone.
func TestPlaceByCategory(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	first := ann.Find("Find 0", true, 48.857, 2.3413, M{"category": "food"})
	for i := range 23 {
		Call[schema.Find](ann, "POST", "/api/finds", M{"locationId": first.LocationID, "title": fmt.Sprint("Find ", i+1), "isPublic": true, "category": []string{"food", "art", "water"}[i%3]})
	}
	b := w.Tab(t, ann)
	b.Open("/?at=48.857,2.3413,15&place=" + first.LocationID)
	rows := func(n int) {
		b.Helper()
		b.Until(fmt.Sprintf(`document.querySelectorAll("#list a.find").length === %d && !document.querySelector("#list .more")`, n))
	}
	rows(24)
	b.Accessible("a place with many finds")
	chip := func(name string) {
		b.Helper()
		Js[any](b, fmt.Sprintf(`[...document.querySelectorAll("#list .chip")].find((e) => e.innerText.trim() === %q).click()`, name))
	}
	chip("Water")
	rows(7)
	chip("Art")
	rows(8)
	chip("Art")
	rows(24)
}
