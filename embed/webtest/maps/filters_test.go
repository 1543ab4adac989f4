package maps

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
)

// TestFilters presses each filter of the map once.
func TestFilters(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	Befriend(ann, ben)
	ann.Find("Open bridge", true, 48.86, 2.34, M{"category": "bridge"})
	ann.Find("My bench", false, 48.87, 2.35)
	ben.Find("His bench", false, 48.88, 2.36)
	ben.Find("Far oak", true, 49.2, 2.34, M{"category": "nature"})
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,8")
	b.Settled()
	lists := func(titles ...string) {
		t.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).sort().join() === %q`, strings.Join(titles, ",")))
	}
	pins := func(n int) {
		t.Helper()
		b.Until(fmt.Sprintf(`[...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").match(/\d+/)[0]), 0) === %d`, n))
	}
	lists("Far oak", "His bench", "My bench", "Open bridge")
	pins(4)
	b.Click("#filters")
	b.Press("Mine")
	b.Press("Show finds")
	lists("Far oak", "His bench", "Open bridge")
	b.Until(`document.querySelector("#filters .number").innerText === "1"`)
	b.Click("#filters")
	b.Press("My friends’")
	b.Press("Show finds")
	lists("Far oak", "Open bridge")
	pins(2)
	b.Click("#filters")
	b.Fill("#words", "BRI")
	b.Press("Show finds")
	lists("Open bridge")
	b.Until(`document.querySelector("#list mark").innerText === "bri"`)
	b.Until(`document.querySelector("#filters .number").innerText === "3" && location.search.includes("mine=0&friends=0")`)
	b.Press("Remove filter: “BRI”")
	lists("Far oak", "Open bridge")
	b.Press("Nature") // a chip under the search
	lists("Far oak")
	b.Until(`location.search.includes("category=nature")`)
	b.Click("#filters")
	b.Fill("#words", "bridge")
	b.Press("Show finds")
	b.Shows("No finds match")
	b.Press("Clear filters")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.Until(`!document.querySelector("#filters .number")`)

	for range 6 { // each change is an entry of the history
		Js[any](b, `(history.back(), 1)`)
	}
	b.Until(`document.querySelector("#filters .number")?.innerText === "1"`)
	lists("Far oak", "His bench", "Open bridge")
	b.Press("Remove filter: Without mine")
	lists("Far oak", "His bench", "My bench", "Open bridge")

	b.Stand(48.86, 2.34)
	b.Press("Near me")
	b.Shows("Finds near you")
	lists("His bench", "My bench", "Open bridge")
	pins(3)
	b.Accessible("around me")
	radius := func(text string) {
		b.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#radius"); e.value = [...e.options].find((o) => o.text === %q).value; e.dispatchEvent(new Event("change", { bubbles: true })); }`, text)))
	}
	radius("1 mi")
	lists("My bench", "Open bridge")
	radius("50 mi")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.Press("Near me")
	b.Until(`!location.search.includes("near=")`)
}

// TestCategoryCounts: the chips and the dialog of the filters have how many finds in view are of each
// category, which follow the map and the other filters; those of which there are none are grey.
func TestCategoryCounts(t *testing.T) {
	t.Parallel()
	for _, width := range Narrowest[int64](412, 1200) {
		w := NewWorld(t)
		ann := w.User("ann")
		for i := range 3 {
			ann.Find(fmt.Sprint("Old oak ", i), true, 48.86, 2.34+float64(i)/100, M{"category": "nature"})
		}
		ann.Find("Far wall", true, 49.86, 2.34, M{"category": "art"})
		ann.Find("Odd", false, 48.86, 2.34, M{"category": "bridge"})
		b := w.Tab(t, ann)
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/?at=48.86,2.34,11")
		b.Settled()
		const chip = `[...document.querySelectorAll(%q)].find((e) => e.innerText.trim() === %q)`
		count := func(in, name, want string) {
			t.Helper()
			b.Until(fmt.Sprintf(chip+`?.dataset.count === %q`, in, name, want))
		}
		b.Do(chromedp.Focus(chromedp.CSS("#filters")))
		count(".tools .chip", "Nature", "3")
		count(".tools .chip", "Art", "0")
		if same := Js[bool](b, fmt.Sprintf(`getComputedStyle(`+chip+`).color === getComputedStyle(`+chip+`).color`, ".tools .chip", "Nature", ".tools .chip", "Art")); same {
			t.Errorf("%d: a category without finds has the colour of the others", width)
		}
		b.Accessible(fmt.Sprint("counts of categories, ", width))
		b.Open("/?at=49.86,2.34,11")
		b.Settled()
		b.Do(chromedp.Focus(chromedp.CSS("#filters")))
		count(".tools .chip", "Nature", "0")
		count(".tools .chip", "Art", "1")
		b.Press("Nature") // and the others keep their counts
		count(".tools .chip", "Art", "1")
		b.Open("/?at=49.2,2.34,7")
		b.Settled()
		b.Click("#filters")
		count("dialog .chip", "Nature", "3")
		count("dialog .chip", "Other", "1")
		b.Accessible(fmt.Sprint("counts in the filters, ", width))
		b.Press("Mine")
		b.Press("Show finds")
		b.Until(`location.search.includes("mine=0") && document.querySelector("#filters .number")?.innerText === "1"`)
		b.Click("#filters")
		count("dialog .chip", "Other", "0")
		b.Keys(kb.Escape)
		b.Until(`document.querySelector("#list .find .meta .sign-of.c-nature")`)
	}
}

// TestNearest: with nothing around the user, the map offers the nearest find.
func TestNearest(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ann.Find("Far away", true, 49.9, 2.34)
	b := w.Tab(t, ann)
	b.Stand(48.86, 2.34)
	b.Open("/?at=48.9,2.3,8")
	b.Settled()
	b.Press("Near me")
	b.Shows("The nearest find is 72 mi away.")
	b.Until(`document.querySelector("#map .position")`)
	b.Accessible("nothing near me")
	b.Press("Show it")
	b.Until(`document.querySelector("#place-title")?.innerText === "Place of Far away" && document.querySelector(".pin.chosen")`)
}

// TestSortedList: the list is by the newest find, the distance or the likes.
func TestSortedList(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	liked := ann.Find("Liked", true, 48.92, 2.3)
	ann.Find("Close", true, 48.9, 2.3)
	ann.Find("New", true, 48.95, 2.3)
	Call[any](ben, "PUT", "/api/finds/"+liked.ID+"/like", nil)
	ann.Find("Newer at an old place", true, 48.92, 2.3, M{"locationId": liked.LocationID})
	b := w.Tab(t, ann)
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Open("/?at=48.9,2.3,10")
	b.Settled()
	lists := func(order, titles string) {
		t.Helper()
		b.Do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#order"); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); }`, order)))
		b.Until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).join() === %q`, titles))
	}
	lists("active", "Newer at an old place,Liked,New,Close")
	lists("distance", "Close,Newer at an old place,Liked,New")
	lists("likes", "Newer at an old place,Liked,New,Close")
}
