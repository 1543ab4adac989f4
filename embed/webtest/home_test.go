package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/schema"
)

// TestFeed: what is new from friends and nearby is in one list with its photos, which leads to
// the finds and back to where it was.
func TestFeed(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben, cleo := w.user("ann"), w.user("ben"), w.user("cleo")
	befriend(ann, ben)
	cleo.find("Far away", true, 10, 10)
	cleo.find("Close by", true, 48.86, 2.35)
	for i := range 24 {
		ben.find(fmt.Sprint("Bench ", i+1), true, 40+float64(i)/10, 20)
	}
	photo := call[[]schema.Media](ben, "POST", "/api/media", landscape(1200, 900, 0.4))
	f := ben.find("Only for friends", false, 45, 6, m{"media": photo})
	ann.find("My own", true, 48.857, 2.3413)
	const titles = `[...document.querySelectorAll(".feed-card .name")].map((e) => e.textContent).join()`
	for _, width := range []int64{412, 1200} {
		b := w.tab(t, ann)
		b.do(chromedp.EmulateViewport(width, 823))
		b.stand(48.857, 2.3413)
		b.open("/feed")
		b.until(`document.querySelectorAll(".feed-card").length === 20`)
		b.accessible(fmt.Sprintf("the feed, %d wide", width))
		b.press("Show more")
		b.until(`document.querySelectorAll(".feed-card").length === 26`)
		if got := js[string](b, titles); got[:24] != "Only for friends,Bench 2" || got[len(got)-8:] != "Close by" {
			t.Errorf("the feed has %s", got)
		}
		js[any](b, `(() => { document.querySelectorAll(".feed-card")[22].scrollIntoView(); return 1; })()`)
		was := js[float64](b, `scrollY`)
		js[any](b, `(() => { document.querySelectorAll(".feed-card")[22].click(); return 1; })()`)
		b.until(`location.pathname.startsWith("/finds/")`)
		b.shows("Comments")
		js[any](b, `(history.back(), 1)`)
		b.at("/feed")
		b.until(fmt.Sprintf(`document.querySelectorAll(".feed-card").length === 26 && Math.abs(scrollY - %f) < 40`, was))
	}
	b := w.tab(t, ann)
	b.open("/finds/" + f.ID)
	b.shows("Only for friends")
}

// TestSaved saves a find, and finds it again where the user keeps such.
func TestSaved(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	f := ben.find("The oldest bridge", true, 48.857, 2.3413)
	for _, width := range []int64{412, 1200} {
		b := w.tab(t, ann)
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/finds/" + f.ID)
		b.click("#save")
		b.accessible(fmt.Sprintf("the ways to save, %d wide", width))
		b.press("Want to go")
		b.until(`document.querySelector("#save").innerText.trim() === "Want to go"`)
		b.until(`document.activeElement.id === "save"`)
		b.open("/saved")
		b.shows("The oldest bridge")
		b.accessible(fmt.Sprintf("what is saved, %d wide", width))
		b.press("Been there")
		b.shows("No places visited yet")
		b.open("/finds/" + f.ID)
		b.click("#save")
		b.press("Been there")
		b.until(`document.querySelector("#save").innerText.trim() === "Been there"`)
		b.open("/saved?state=been")
		b.shows("The oldest bridge")
		b.open("/finds/" + f.ID)
		b.click("#save")
		b.press("Remove from saved")
		b.until(`document.querySelector("#save").innerText.trim() === "Save"`)
		b.open("/saved?state=been")
		b.shows("No places visited yet")
	}
}

// TestDismissed hides a find from the user's map, takes that back, hides it again and shows it from
// the list of hidden finds.
func TestDismissed(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann"), w.user("ben")
	f := ben.find("The oldest bridge", true, 48.857, 2.3413)
	hidden := func(want bool) {
		t.Helper()
		if got := len(call[[]m](ann, "GET", "/api/finds", nil)) == 0; got != want {
			t.Errorf("the find is hidden: %v, want %v", got, want)
		}
	}
	b := w.tab(t, ann)
	b.open("/finds/" + f.ID)
	b.click("#find-menu")
	b.press("Hide from my map")
	b.at("/")
	b.shows("Hidden from your map.")
	hidden(true)
	b.press("Undo")
	b.at("/finds/" + f.ID)
	b.shows("Shown on your map again.")
	hidden(false)
	b.click("#find-menu")
	b.press("Hide from my map")
	b.at("/")
	b.open("/saved")
	b.press("Hidden")
	b.shows("The oldest bridge")
	b.accessible("what is hidden from the map")
	b.open("/finds/" + f.ID)
	b.click("#find-menu")
	b.press("Show on my map again")
	b.shows("Shown on your map again.")
	hidden(false)
	b.open("/saved?state=dismissed")
	b.shows("No hidden finds")
}

// TestFirstSteps: a new user is shown what to do first, until it is done or they close it.
func TestFirstSteps(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	b := w.tab(t, ann)
	b.open("/feed")
	b.shows("Get started")
	b.shows("Nothing new yet")
	b.accessible("the first steps")
	b.do(chromedp.EmulateViewport(1200, 823))
	b.until(`[...document.querySelectorAll(".step")].length > 1 && [...document.querySelectorAll(".step")].every((e) => e.checkVisibility())`)
	b.do(chromedp.EmulateViewport(412, 823))
	b.press("Find people")
	b.at("/people")
	ann.find("The oldest bridge", true, 48.857, 2.3413)
	b.open("/feed")
	b.until(`document.querySelector(".step.done")?.innerText.includes("Publish your first find")`)
	b.press("Close")
	b.until(`!document.querySelector(".first-steps")`)
	b.open("/feed")
	b.shows("Nothing new yet")
	if js[bool](b, `document.querySelector(".first-steps") !== null`) {
		t.Error("what was closed is back")
	}
}
