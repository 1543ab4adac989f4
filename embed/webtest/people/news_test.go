package people

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// tellNews tells users of what is new, as the service does in the background.
func tellNews(t *testing.T, w *World) {
	t.Helper()
	for more := true; more; {
		var err error
		if more, err = w.Store.TellNews(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNews has ben hear of each find of his friend ann by the bell of her profile, and of those in an area that he watches on the map,
// which he then removes.
func TestNews(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, cleo := w.User("ann"), w.User("ben"), w.User("cleo")
	Befriend(ann, ben)
	near := cleo.Find("Old tower", true, 48.857, 2.3413)
	for _, width := range Narrowest[int64](390, 1440) {
		b := w.Tab(t, ben)
		b.Do(chromedp.EmulateViewport(width, 844))
		b.Open("/people/" + ann.ID)
		b.Click("#bell")
		b.Press("Each find")
		b.Until(`document.querySelector("#bell")?.innerText.includes("Each find")`)
		b.Accessible(fmt.Sprintf("a profile with a bell, %d wide", width))
		title := fmt.Sprint("Cabin ", width)
		ann.Find(title, true, 10, 20)
		tellNews(t, w)
		b.Open("/notifications")
		b.Shows("ann published")

		b.Open("/?at=48.857,2.3413,5")
		b.Click("#filters")
		b.Click("#watch")
		b.Shows("Zoom in first.")
		b.Open("/?at=48.857,2.3413,14")
		b.Click("#filters")
		b.Click("#watch")
		b.Until(`document.querySelector("dialog #watch-news")`)
		b.Accessible(fmt.Sprintf("the form of a watched area, %d wide", width))
		b.Fill("dialog #name", "The quay")
		b.Pick("dialog #watch-news", "each")
		b.Press("Watch")
		b.Shows("You will hear of new finds in The quay.")
		Call[schema.Find](cleo, "POST", "/api/finds", M{"locationId": near.LocationID, "title": fmt.Sprint("Mooring ring ", width)})
		tellNews(t, w)
		b.Open("/feed")
		b.Shows("Mooring ring")
		b.Until(`[...document.querySelectorAll(".badge")].some((e) => e.innerText.includes("The quay"))`)
		b.Open("/notifications")
		b.Shows("The quay")
		b.Accessible(fmt.Sprintf("notifications of news, %d wide", width))

		b.Open("/settings")
		b.Press("Watched areas\n1 area")
		b.At("/settings/watches")
		b.Shows("The quay")
		b.Accessible(fmt.Sprintf("watched areas, %d wide", width))
		b.Press("Edit The quay")
		b.Until(`document.querySelector("dialog #name")?.value === "The quay" && document.querySelector("dialog #watch-news").value === "each"`)
		b.Accessible(fmt.Sprintf("the form of a watched area that is there, %d wide", width))
		b.Fill("dialog #name", "The old quay")
		b.Press("History")
		b.Until(`[...document.querySelectorAll("dialog .chip[aria-pressed=true]")].map((c) => c.innerText.trim()).join() === "History"`)
		b.Press("Save")
		b.Shows("The old quay")
		b.Until(`document.querySelector("#watched + ul").innerText.includes("History")`)
		if got := Call[[]schema.Watch](ben, "GET", "/api/watches", nil); len(got) != 1 || got[0].Name != "The old quay" || fmt.Sprint(got[0].Categories) != "[history]" || got[0].News != "each" {
			t.Errorf("the areas are %+v", got)
		}
		b.Press("Remove The old quay")
		b.Until(`document.querySelector("dialog")?.innerText.includes("Stop watching")`)
		Js[any](b, `[...document.querySelectorAll("dialog button")].find((e) => e.innerText.trim() === "Remove").click()`)
		b.Shows("You are not watching any areas")

		b.Open("/settings/notifications")
		b.Pick("#friendPublished", "off")
		b.Click("#quiet")
		b.Until(`document.querySelector("#quietFrom")?.value === "22:00"`)
		b.Accessible(fmt.Sprintf("settings of notifications, %d wide", width))
		b.Until(`fetch("/api/notifications/preferences").then((r) => r.json()).then((p) => p.friendPublished === "off" && p.quietTo === "07:00" && p.timeZone !== "" && p.language === "en")`)
		b.Click("#quiet")
		b.Until(`!document.querySelector("#quietFrom")`)
		Call[any](ben, "POST", "/api/notifications/read-all", nil)
		Call[any](ben, "PUT", "/api/users/"+ann.ID+"/news", M{"news": "default"})
		for _, n := range Call[[]schema.Notification](ben, "GET", "/api/notifications", nil) {
			Call[any](ben, "DELETE", "/api/notifications/"+n.ID, nil)
		}
	}
}
