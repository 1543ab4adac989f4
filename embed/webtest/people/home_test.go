package people

import (
	"encoding/json"
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestFeed: what is new from friends and nearby is under its day. The finds of a friend are one card that opens to all of them,
// which lead to the finds and back to where they were.
func TestFeed(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, cleo := w.User("ann"), w.User("ben"), w.User("cleo")
	Befriend(ann, ben)
	cleo.Find("Far away", true, 10, 10)
	cleo.Find("Close by", true, 48.86, 2.35)
	for i := range 22 {
		ben.Find(fmt.Sprint("Bench ", i+1), true, 40+float64(i)/10, 20, M{"category": "quiet"})
	}
	for i := range 3 {
		ben.Find(fmt.Sprint("View ", i+1), true, 44, 7, M{"media": Call[[]schema.Media](ben, "POST", "/api/media", Landscape(1200, 900, 0.2*float64(i)))})
	}
	photo := Call[[]schema.Media](ben, "POST", "/api/media", Landscape(1200, 900, 0.8))
	f := ben.Find("Only for friends", false, 45, 6, M{"media": photo})
	ann.Find("My own", true, 48.857, 2.3413)
	const titles = `[...document.querySelectorAll("main .feed-card > a .name")].map((e) => e.textContent).join()`
	for _, width := range Narrowest[int64](412, 1200, 320) {
		b := w.Tab(t, ann)
		b.AtNoon()
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Stand(48.857, 2.3413)
		b.Open("/feed")
		b.Until(`[...document.querySelectorAll("h2[id^=day-]")].map((e) => e.innerText).join() === "Today"`)
		b.Until(`document.querySelectorAll(".feed-card").length === 2 && !document.querySelector("main .more")`) // with the second page
		b.Until(`document.querySelector(".group-face .name").innerText === "26 finds" && document.querySelector(".group-face .beyond").innerText === "+22"`)
		b.Until(titles + ` === "Close by" && [...document.querySelectorAll(".group-face img")].every((i) => i.complete)`)
		b.Emulate(true)
		b.Accessible(fmt.Sprintf("the feed, dark, %d wide", width), "color-contrast")
		b.Emulate(false)
		b.Accessible(fmt.Sprintf("the feed, %d wide", width))
		b.Click(".group-face")
		b.Until(titles + `.startsWith("Only for friends,View 3") && document.querySelectorAll(".feed-card").length === 27`)
		b.Until(`document.activeElement.getAttribute("aria-expanded") === "true"`)
		b.Emulate(true)
		b.Accessible(fmt.Sprintf("the finds of a day, dark, %d wide", width), "color-contrast")
		b.Emulate(false)
		b.Accessible(fmt.Sprintf("the finds of a day, %d wide", width))
		Js[any](b, `(document.querySelector(".feed-card .like").click(), 1)`) // where one reads it
		b.Until(`document.querySelector(".feed-card .like").getAttribute("aria-pressed") === "` + map[bool]string{true: "false", false: "true"}[width == 1200] + `"`)
		Js[any](b, `(document.querySelector(".feed-card [id^=save-]").click(), 1)`)
		b.Until(`(r => r.height > 40 && document.elementFromPoint(r.x + 20, r.bottom - 10)?.closest("[role=menuitem]"))(document.querySelector(".feed-card [role=menu]:not([hidden])").getBoundingClientRect())`)
		Js[any](b, `(document.querySelector(".feed-card [role=menu]:not([hidden]) [role=menuitem]").click(), 1)`)
		b.Until(`document.querySelector(".feed-card [id^=save-]").innerText.includes("` + map[bool]string{true: "Been there", false: "Want to go"}[width == 1200] + `")`)
		Js[any](b, `(() => { document.querySelectorAll(".feed-card")[22].scrollIntoView(); return 1; })()`)
		const top = `document.querySelectorAll(".feed-card")[22].getBoundingClientRect().top`
		was := Js[float64](b, top)
		Js[any](b, `((a) => { a.focus({ preventScroll: true }); a.click(); return 1; })(document.querySelectorAll(".feed-card > a")[22])`)
		b.Until(`location.pathname.startsWith("/finds/")`)
		b.Shows("Comments")
		b.Do(chromedp.EmulateViewport(width+90, 823)) // lines of cards above wrap otherwise
		Js[any](b, `(history.back(), 1)`)
		b.At("/feed")
		b.Until(fmt.Sprintf(`document.querySelectorAll(".feed-card").length === 27 && Math.abs(%s - %g) < 2`, top, was))
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Press("Show less")
		b.Until(`document.querySelectorAll(".feed-card").length === 2 && document.activeElement.matches(".group-face")`)
	}
	b := w.Tab(t, ann)
	b.Open("/finds/" + f.ID)
	b.Shows("Only for friends")
}

// TestOnThisDay: the feed begins with the finds of this day in earlier years, if there are any.
func TestOnThisDay(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	Befriend(ann, ben)
	for i, u := range []*User{ben, ann, ben, ann} {
		u.Find(fmt.Sprint("Bridge ", i+1), true, 48+float64(i), 2)
	}
	finds := Call[[]M](ann, "GET", "/api/finds?includePrivate=true", nil)
	for i, f := range finds {
		f["createdAt"] = time.Now().AddDate(-1-i, 0, 0).Format(time.RFC3339)
	}
	last := fmt.Sprint("/finds/", finds[3]["id"])
	ben.Find("A find with a photo", true, 48, 2.3413, M{"media": Call[[]schema.Media](ben, "POST", "/api/media", Landscape(900, 700, 0.4))})
	w.Through(func(h http.Handler) http.Handler {
		return http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
			if r.URL.Path != "/api/finds/on-this-day" {
				h.ServeHTTP(rw, r)
				return
			}
			rw.Header().Set("Content-Type", "application/json")
			rw.Header().Set("X-Finds-Answer", "1") // as answers of the server have
			Must(rw.Write(Must(json.Marshal(finds))))
		})
	})
	b := w.Tab(t, ann)
	b.Open("/feed")
	b.Until(`document.querySelector("#this-day")?.innerText === "On this day"`)
	b.Until(`[...document.querySelectorAll("section[aria-labelledby=this-day] .find")].length === 1`)
	b.Shows("A year ago")
	b.Accessible("the feed with finds of this day")
	b.Press("All 4")
	b.Shows("2 years ago · ben")
	b.Until(`document.querySelectorAll("section[aria-labelledby=this-day] .find").length === 4 && document.activeElement.id === "this-day"`)
	b.Click("section[aria-labelledby=this-day] a.find[href='" + last + "']")
	b.At(last)
	b.AtWidth(390, 844)
	b.Open("/feed")
	b.Until(`document.querySelector("#steps:not([open])") && document.querySelector(".feed-card .name")`)
	b.Until(`document.querySelector(".feed-card .name").getBoundingClientRect().bottom <= document.querySelector(".tabs").getBoundingClientRect().top`)
	b.Click("#steps > summary")
	b.Until(`document.querySelector("#steps").open && document.querySelector(".step").checkVisibility()`)
	b.Accessible("the feed with the first steps open")
	finds = []M{}
	b = w.Tab(t, ben)
	b.Open("/feed")
	b.Until(`document.querySelector(".feed-card, .empty")`)
	if Js[bool](b, `document.querySelector("#this-day") !== null`) {
		t.Error("there is a card without finds")
	}
}

// TestSaved saves a find, and finds it again where the user keeps such.
func TestSaved(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413)
	for _, width := range Narrowest[int64](412, 1200) {
		b := w.Tab(t, ann)
		sent := func(state string) { // what the page shows may wait to be sent
			b.Helper()
			b.Until(fmt.Sprintf(`fetch("/api/finds/%s").then((r) => r.json()).then((f) => (f.saved ?? "") === %q)`, f.ID, state))
		}
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/finds/" + f.ID)
		b.Click("#save")
		b.Accessible(fmt.Sprintf("the ways to save, %d wide", width))
		b.Press("Want to go")
		b.Until(`document.querySelector("#save").innerText.trim() === "Want to go"`)
		b.Until(`document.activeElement.id === "save"`)
		sent("want")
		b.Open("/saved")
		b.Shows("The oldest bridge")
		b.Accessible(fmt.Sprintf("what is saved, %d wide", width))
		b.Press("Been there")
		b.Shows("No places visited yet")
		b.Open("/finds/" + f.ID)
		b.Click("#save")
		b.Press("Been there")
		b.Until(`document.querySelector("#save").innerText.trim() === "Been there"`)
		sent("been")
		b.Open("/saved?state=been")
		b.Shows("The oldest bridge")
		b.Open("/finds/" + f.ID)
		b.Click("#save")
		b.Press("Remove from saved")
		b.Until(`document.querySelector("#save").innerText.trim() === "Save"`)
		sent("")
		b.Open("/saved?state=been")
		b.Shows("No places visited yet")
	}
}

// TestDismissed hides a find from the user's map, takes that back, hides it again and shows it from
// the list of hidden finds.
func TestDismissed(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ben.Find("The oldest bridge", true, 48.857, 2.3413)
	hidden := func(want bool) {
		t.Helper()
		if got := len(Call[[]M](ann, "GET", "/api/finds", nil)) == 0; got != want {
			t.Errorf("the find is hidden: %v, want %v", got, want)
		}
	}
	b := w.Tab(t, ann)
	b.Open("/finds/" + f.ID)
	b.Click("#find-menu")
	b.Press("Hide from my map")
	b.At("/")
	b.Shows("Hidden from your map.")
	hidden(true)
	b.Press("Undo")
	b.At("/finds/" + f.ID)
	b.Shows("Shown on your map again.")
	hidden(false)
	b.Click("#find-menu")
	b.Press("Hide from my map")
	b.At("/")
	b.Open("/saved")
	b.Press("Hidden")
	b.Shows("The oldest bridge")
	b.Until(`document.querySelector("main > finds-map")`)
	b.Accessible("what is hidden from the map")
	b.Open("/finds/" + f.ID)
	b.Click("#find-menu")
	b.Press("Show on my map again")
	b.Shows("Shown on your map again.")
	hidden(false)
	b.Open("/saved?state=dismissed")
	b.Shows("No hidden finds")
}

// TestFirstSteps: a new user is shown what to do first, until it is done or they close it.
func TestFirstSteps(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Open("/feed")
	b.Shows("Get started")
	b.Shows("Nothing new yet")
	b.Until(`document.querySelector("#steps").open`)
	b.Accessible("the first steps")
	b.Do(chromedp.EmulateViewport(1200, 823))
	b.Until(`[...document.querySelectorAll(".step")].length > 1 && [...document.querySelectorAll(".step")].every((e) => e.checkVisibility())`)
	b.Do(chromedp.EmulateViewport(412, 823))
	b.Press("Invite")
	b.At("/invites")
	ann.Find("The oldest bridge", true, 48.857, 2.3413)
	b.Open("/feed")
	b.Until(`document.querySelector(".step.done")?.innerText.includes("Publish your first find")`)
	done := Js[int](b, `document.querySelectorAll(".step.done").length`)
	all := Js[int](b, `document.querySelectorAll(".step").length`)
	b.Press("Map")
	b.Press(fmt.Sprintf("Get started: %d of %d done", done, all))
	b.At("/feed")
	b.Until(`document.querySelector(".first-steps")`)
	b.Until(`document.querySelector("#steps").open`)
	b.Press("Do not show this any more")
	b.Until(`!document.querySelector(".first-steps")`)
	b.Press("Map")
	b.Shows("1 find in view")
	if Js[bool](b, `document.querySelector(".steps-left") !== null`) {
		t.Error("the map shows what was closed")
	}
	b.Open("/feed")
	b.Shows("Nothing new yet")
	if Js[bool](b, `document.querySelector(".first-steps") !== null`) {
		t.Error("what was closed is back")
	}
}
