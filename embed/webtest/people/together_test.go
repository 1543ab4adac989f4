package people

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
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
		b.Shows("Can add")
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

		b.Click("ol.rows a.find")
		b.Until(`location.pathname.startsWith("/finds/")`)
		Js[any](b, `history.back()`)
		b.At(path)
		b.Until(`document.querySelector("#by-person")?.value && !document.querySelector("ol.rows")?.innerText.includes("Swimming hole")`) // on the way back, too

		b.Open(path)
		b.Until(`document.querySelector("list-map .leaflet-container")`)
		Js[any](b, `{
			const map = document.querySelector("list-map .leaflet-container");
			const r = map.getBoundingClientRect();
			map.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true, clientX: r.left + r.width / 2, clientY: r.top + r.height / 2 }));
		}`)
		b.Until(fmt.Sprintf(`document.querySelector("list-map .leaflet-popup a")?.getAttribute("href").endsWith("&list=%s")`, list.ID))
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
	a := w.Tab(t, ann)
	a.Open("/lists/" + list.ID)
	a.Click("#list-menu")
	a.Press("People and invitations")
	a.Until(`document.querySelector("dialog #make-link")`)
	a.Press("Make a link")
	a.Until(`document.querySelector("dialog svg.qr")`)
	Js[any](a, `(document.querySelector("#link-role").value = "viewer", document.querySelector("#link-role").dispatchEvent(new Event("change")))`)
	a.Shows("Saved.")
	a.Accessible("the link of a list in its dialog")
	stored := Call[schema.ListLink](ann, "GET", "/api/lists/"+list.ID+"/link", nil)
	link := stored.Link
	if stored.Role != "viewer" || !Js[bool](a, fmt.Sprintf(`document.querySelector("#join-link").value.endsWith(%q)`, link)) {
		t.Errorf("the link is for a %s, expected viewer and %s in its field", stored.Role, link)
	}
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

// TestLinkBeforeSignIn opens the link of a list without a session. The sign-in leads back to it, also after the page has been loaded again, and asks no one
// without an account what the list is.
func TestLinkBeforeSignIn(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	w.User("ben").WithPassword()
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Climbing club"})
	link := Call[schema.ListLink](ann, "PUT", "/api/lists/"+list.ID+"/link", M{"role": "contributor"}).Link
	b := w.Tab(t, nil)
	b.Open(link)
	b.Until(`document.querySelector("main a[href='/join']")`)
	b.Press("Sign in")
	b.Until(`location.pathname === "/sign-in"`)
	Js[any](b, `location.reload()`)
	b.Enter("ben")
	b.At("/lists/join")
	b.Shows("ann invites you to the list Climbing club")
	b.Press("Join")
	b.At("/lists/" + list.ID)
	b.Until(`document.querySelector("#add-here")`)
}

// TestInviteIntoList joins the instance and a list with one invite.
func TestInviteIntoList(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
	ann := w.User("ann")
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "Family"})
	b := w.Tab(t, ann)
	b.Open("/invites")
	b.Until(`document.querySelector("#listId")`)
	b.Pick("#listId", list.ID)
	b.Press("Create invite")
	b.Shows("Copy it now")
	b.Shows("into Family")
	link := Js[string](b, `document.querySelector("#link").value`)
	other := w.Tab(t, nil)
	other.Open(strings.TrimPrefix(link, w.URL))
	other.Shows("You also join ann’s list Family.")
	other.Fill("#username", "ben")
	other.Fill("#password", "a long sentence is best")
	other.Press("Create account")
	other.At("/lists/" + list.ID)
	other.Shows("2 people")
	other.Until(`document.querySelector("#add-here")`)
}

// TestListNotifications answers invitations where they arrive, in German, and follows what is said of lists.
func TestListNotifications(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	b := w.Tab(t, ben)
	b.Open("/settings/appearance")
	b.Pick("#language", "de")
	b.Until(`document.documentElement.lang === "de"`)
	lists := map[string]schema.List{}
	for _, name := range []string{"Familie", "Verein"} {
		lists[name] = Call[schema.List](ann, "POST", "/api/lists", M{"name": name})
		Call[any](ann, "PUT", "/api/lists/"+lists[name].ID+"/members/"+ben.ID, M{"role": "editor"})
	}
	b.Open("/notifications")
	b.Shows("ann hat dich zur Liste „Familie“ eingeladen")
	b.Accessible("invitations to lists among the notifications")
	b.Click(`button[aria-label="Ablehnen: Verein"]`)
	b.Until(`!document.body.innerText.includes("Verein")`)
	b.Click(`button[aria-label="Beitreten: Familie"]`)
	path := "/lists/" + lists["Familie"].ID
	b.At(path)
	b.Shows("2 Personen")
	b.Accessible("a list of two people in German")
	b.Click("#list-people")
	b.Until(`document.querySelector("dialog .people li")`)
	b.Accessible("the people of a list in German")
	b.Open("/lists")
	b.Shows("ann und 1 andere Person")
	find := ann.Find("Höhle", false, 48.857, 2.3413)
	Call[any](ann, "PUT", "/api"+path+"/finds/"+find.ID, nil)
	b.Open("/notifications")
	b.Shows("ann hat einen Fund zu „Familie“ hinzugefügt")
	b.Until(`!document.querySelector("button[aria-label='Beitreten: Familie']")`) // it has been answered
	a := w.Tab(t, ann)
	a.Open("/notifications")
	a.Shows("ben has joined your list “Familie”")
}
