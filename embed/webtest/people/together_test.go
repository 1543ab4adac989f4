package people

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
)

// TestListTogether is the story of a list that two people fill: one invites the other by name, who joins, adds a find and says
// something about it; both see it at once, and who leaves sees no more.
func TestListTogether(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	cabin := Call[schema.Find](ann, "POST", "/api/finds", M{"locationId": ann.Find("Place of the cabin", false, 48.857, 2.3413).LocationID, "title": "Cabin", "audience": "me"})
	own := ben.Find("Swimming hole", false, 48.86, 2.35)
	for _, width := range Narrowest[int64](390, 1440) {
		list := Call[schema.List](ann, "POST", "/api/lists", M{"name": fmt.Sprint("Family ", width)})
		path := "/lists/" + list.ID
		Call[any](ann, "PUT", "/api"+path+"/finds/"+cabin.ID, nil)
		a, b := w.Tab(t, ann), w.Tab(t, ben)
		for _, tab := range []*Tab{a, b} {
			tab.Do(chromedp.EmulateViewport(width, 844))
			tab.Allow("404 (Not Found)") // of what has ended
		}

		a.Open(path)
		a.Shows("Cabin")
		a.Click("#list-menu")
		a.Press("People and invitations")
		a.Until(`document.querySelector("dialog #member-search")`)
		a.Accessible(fmt.Sprintf("the people of a list, %d wide", width))
		a.Fill("#member-search", "ben")
		a.Press("Invite")
		a.Shows("has not answered yet")
		Js[any](a, `document.querySelector("dialog").close()`)

		b.Open("/lists")
		b.Shows("ann invites you to the list " + list.Name)
		b.Accessible(fmt.Sprintf("an invitation to a list, %d wide", width))
		b.Press("Join")
		b.At(path)
		b.Shows("Cabin")
		b.Shows("Added by ann")
		a.Until(`document.querySelector("#list-people")?.innerText.includes("2 people")`) // without reading the page again

		b.Open("/finds/" + own.ID)
		b.Click("#find-menu")
		b.Press("Add to list…")
		b.Until(fmt.Sprintf(`[...document.querySelectorAll("dialog .list-choice")].some((l) => l.innerText.includes(%q))`, list.Name))
		Js[any](b, fmt.Sprintf(`[...document.querySelectorAll("dialog .list-choice")].find((l) => l.innerText.includes(%q)).querySelector("input").click()`, list.Name))
		a.Until(`document.body.innerText.includes("Swimming hole")`)
		a.Shows("Added by ben")
		b.Open(path)
		b.Click("#find-" + own.ID)
		b.Press("Note and rights")
		b.Until(`document.querySelector("dialog #note")`)
		b.Accessible(fmt.Sprintf("what is said about a find in a list, %d wide", width))
		b.Fill("#note", "Bring boots")
		b.Press("Save")
		b.Until(`document.querySelector(".entry-note")?.innerText === "Bring boots"`)
		b.Accessible(fmt.Sprintf("a list of two people, %d wide", width))
		Js[any](b, fmt.Sprintf(`(document.querySelector("#by-person").value = %q, document.querySelector("#by-person").dispatchEvent(new Event("change")))`, ann.ID))
		b.Until(`document.body.innerText.includes("Cabin") && !document.querySelector("ol.rows")?.innerText.includes("Swimming hole")`)

		b.Open("/new?list=" + list.ID)
		b.Until(fmt.Sprintf(`document.querySelector(".folds")?.innerText.includes(%q)`, list.Name))

		b.Open(path)
		b.Shows("Swimming hole")
		b.Click("#list-menu")
		b.Press("Leave the list")
		b.Until(`document.querySelector("dialog .danger")`)
		b.Click("dialog .danger")
		b.At("/lists")
		a.Until(`!document.body.innerText.includes("Swimming hole")`) // which ann saw by the list alone
		b.Open(path)
		b.Shows("This list does not exist, or you may not see it.")
		b.Open("/finds/" + cabin.ID)
		b.Shows("Find not found")
	}
}

// TestJoinByLink opens the link of a list, before and after signing in.
func TestJoinByLink(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Climbing club", "description": "All walls"})
	link := Call[schema.ListLink](ann, "PUT", "/api/lists/"+list.ID+"/link", M{"role": "viewer"}).Link
	out := w.Tab(t, nil)
	out.Open(link)
	out.Shows("Sign in to join this list.")
	out.Accessible("the link of a list, signed out")
	b := w.Tab(t, ben)
	b.Open(link)
	b.Shows("ann invites you to the list Climbing club")
	b.Accessible("the link of a list")
	b.Click("#join-list")
	b.At("/lists/" + list.ID)
	b.Shows("2 people")
	Call[any](ann, "DELETE", "/api/lists/"+list.ID+"/link", nil)
	c := w.Tab(t, w.User("cleo"))
	c.Allow("404 (Not Found)")
	c.Open(link)
	c.Shows("This link does not work any more.")
}
