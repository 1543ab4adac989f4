package webtest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestFilters presses each filter of the map once.
func TestFilters(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	befriend(ann, ben)
	ann.find("Open bridge", true, 48.86, 2.34, m{"category": "bridge"})
	ann.find("My bench", false, 48.87, 2.35)
	ben.find("His bench", false, 48.88, 2.36)
	ben.find("Far oak", true, 49.2, 2.34, m{"category": "nature"})
	b := w.tab(t, ann)
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/?at=48.9,2.3,8")
	b.settled()
	lists := func(titles ...string) {
		t.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).sort().join() === %q`, strings.Join(titles, ",")))
	}
	pins := func(n int) {
		t.Helper()
		b.until(fmt.Sprintf(`[...document.querySelectorAll(".pin")].reduce((sum, p) => sum + Number(p.getAttribute("aria-label").match(/\d+/)[0]), 0) === %d`, n))
	}
	lists("Far oak", "His bench", "My bench", "Open bridge")
	pins(4)
	b.click("#filters")
	b.press("Mine")
	b.press("Show finds")
	lists("Far oak", "His bench", "Open bridge")
	b.until(`document.querySelector("#filters .number").innerText === "1"`)
	b.click("#filters")
	b.press("My friends’")
	b.press("Show finds")
	lists("Far oak", "Open bridge")
	pins(2)
	b.click("#filters")
	b.fill("#words", "BRI")
	b.press("Show finds")
	lists("Open bridge")
	b.until(`document.querySelector("#list mark").innerText === "bri"`)
	b.until(`document.querySelector("#filters .number").innerText === "3" && location.search.includes("mine=0&friends=0")`)
	b.press("Remove filter: “BRI”")
	lists("Far oak", "Open bridge")
	b.press("Nature") // a chip under the search
	lists("Far oak")
	b.until(`location.search.includes("category=nature")`)
	b.click("#filters")
	b.fill("#words", "bridge")
	b.press("Show finds")
	b.shows("No finds match")
	b.press("Clear filters")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.until(`!document.querySelector("#filters .number")`)

	for range 6 { // each change is an entry of the history
		js[any](b, `(history.back(), 1)`)
	}
	b.until(`document.querySelector("#filters .number")?.innerText === "1"`)
	lists("Far oak", "His bench", "Open bridge")
	b.press("Remove filter: Without mine")
	lists("Far oak", "His bench", "My bench", "Open bridge")

	b.stand(48.86, 2.34)
	b.press("Near me")
	b.shows("Finds near you")
	lists("His bench", "My bench", "Open bridge")
	pins(3)
	b.accessible("around me")
	radius := func(text string) {
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#radius"); e.value = [...e.options].find((o) => o.text === %q).value; e.dispatchEvent(new Event("change", { bubbles: true })); }`, text)))
	}
	radius("1 mi")
	lists("My bench", "Open bridge")
	radius("50 mi")
	lists("Far oak", "His bench", "My bench", "Open bridge")
	b.press("Near me")
	b.until(`!location.search.includes("near=")`)
}

// TestCategoryCounts: the chips and the dialog of the filters have how many finds in view are of each
// category, which follow the map and the other filters; those of which there are none are grey.
func TestCategoryCounts(t *testing.T) {
	t.Parallel()
	for _, width := range []int64{412, 1200} {
		w := newWorld(t)
		ann := w.user("ann")
		for i := range 3 {
			ann.find(fmt.Sprint("Old oak ", i), true, 48.86, 2.34+float64(i)/100, m{"category": "nature"})
		}
		ann.find("Far wall", true, 49.86, 2.34, m{"category": "art"})
		ann.find("Odd", false, 48.86, 2.34, m{"category": "bridge"})
		b := w.tab(t, ann)
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/?at=48.86,2.34,11")
		b.settled()
		const chip = `[...document.querySelectorAll(%q)].find((e) => e.innerText.trim() === %q)`
		count := func(in, name, want string) {
			t.Helper()
			b.until(fmt.Sprintf(chip+`?.dataset.count === %q`, in, name, want))
		}
		b.do(chromedp.Focus(chromedp.CSS("#filters")))
		count(".tools .chip", "Nature", "3")
		count(".tools .chip", "Art", "0")
		if same := js[bool](b, fmt.Sprintf(`getComputedStyle(`+chip+`).color === getComputedStyle(`+chip+`).color`, ".tools .chip", "Nature", ".tools .chip", "Art")); same {
			t.Errorf("%d: a category without finds has the colour of the others", width)
		}
		b.accessible(fmt.Sprint("counts of categories, ", width))
		b.open("/?at=49.86,2.34,11")
		b.settled()
		b.do(chromedp.Focus(chromedp.CSS("#filters")))
		count(".tools .chip", "Nature", "0")
		count(".tools .chip", "Art", "1")
		b.press("Nature") // and the others keep their counts
		count(".tools .chip", "Art", "1")
		b.open("/?at=49.2,2.34,7")
		b.settled()
		b.click("#filters")
		count("dialog .chip", "Nature", "3")
		count("dialog .chip", "Other", "1")
		b.accessible(fmt.Sprint("counts in the filters, ", width))
		b.press("Mine")
		b.press("Show finds")
		b.until(`location.search.includes("mine=0") && document.querySelector("#filters .number")?.innerText === "1"`)
		b.click("#filters")
		count("dialog .chip", "Other", "0")
		b.keys(kb.Escape)
		b.until(`document.querySelector("#list .find .badge .sign-of.c-nature")`)
	}
}

// TestNearest: with nothing around the user, the map offers the nearest find.
func TestNearest(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	ann.find("Far away", true, 49.9, 2.34)
	b := w.tab(t, ann)
	b.stand(48.86, 2.34)
	b.open("/?at=48.9,2.3,8")
	b.settled()
	b.press("Near me")
	b.shows("The nearest find is 72 mi away.")
	b.until(`document.querySelector("#map .position")`)
	b.accessible("nothing near me")
	b.press("Show it")
	b.until(`document.querySelector("#place-title")?.innerText === "Place of Far away" && document.querySelector(".pin.chosen")`)
}

// TestSortedList: the list is by the newest find, the distance or the likes.
func TestSortedList(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	liked := ann.find("Liked", true, 48.92, 2.3)
	ann.find("Close", true, 48.9, 2.3)
	ann.find("New", true, 48.95, 2.3)
	call[any](ben, "PUT", "/api/finds/"+liked.ID+"/like", nil)
	ann.find("Newer at an old place", true, 48.92, 2.3, m{"locationId": liked.LocationID})
	b := w.tab(t, ann)
	b.do(chromedp.EmulateViewport(1200, 823))
	b.open("/?at=48.9,2.3,10")
	b.settled()
	lists := func(order, titles string) {
		t.Helper()
		b.do(chromedp.Evaluate[chromedp.Void](fmt.Sprintf(`{ const e = document.querySelector("#order"); e.value = %q; e.dispatchEvent(new Event("change", { bubbles: true })); }`, order)))
		b.until(fmt.Sprintf(`[...document.querySelectorAll("#list .find .name")].map((e) => e.innerText).join() === %q`, titles))
	}
	lists("active", "Newer at an old place,Liked,New,Close")
	lists("distance", "Close,Newer at an old place,Liked,New")
	lists("likes", "Newer at an old place,Liked,New,Close")
}
