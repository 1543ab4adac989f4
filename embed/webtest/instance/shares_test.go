package instance

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
	"finds/schema"
)

// visitor opens a link of this service in a browser without an account and without scripts.
func visitor(w *World, t *testing.T, width int64, link string) *Tab {
	t.Helper()
	b := w.Tab(t, nil)
	b.Allow("Failed to load resource") // of pages that are refused
	b.Call("turn scripts off", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	})
	b.Do(chromedp.EmulateViewport(width, 823), chromedp.Navigate(link))
	return b
}

// newLink returns the link that the dialog shows, and checks the whole address.
func newLink(b *Tab) string {
	b.Helper()
	b.Until(`document.querySelector("dialog #link")?.value && document.activeElement.id === "link"`)
	link := Js[string](b, `document.querySelector("#link").value`)
	if !strings.HasPrefix(link, b.W.URL+"/s/") {
		b.Errorf("the link is %q", link)
	}
	return link
}

// sees waits until a page without scripts has a text.
func sees(b *Tab, text string) {
	b.Helper()
	b.Do(chromedp.WaitVisible(chromedp.Search(fmt.Sprintf("(//main//*[contains(., %q)])[1]", text))))
}

// seesPicture waits until the page of a link has a text, and insists on a picture beside it.
func seesPicture(b *Tab, text string) {
	b.Helper()
	sees(b, text)
	b.Do(chromedp.Reload()) // which waits for the picture
	if !Js[bool](b, `document.querySelector("article img")?.naturalWidth > 0`) {
		b.Errorf("the page of a link shows no picture with %q", text)
	}
}

// TestShareFind makes a link to a private find with a password, which a visitor without scripts opens. It is changed, and then revoked.
func TestShareFind(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	for _, width := range Narrowest[int64](412, 1200) {
		ann := w.User(fmt.Sprintf("ann%d", width))
		f := ann.Find("The oldest bridge", false, 48.857, 2.3413, M{"media": Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1200, 900, 0.4)), "category": "water"})
		b := w.Tab(t, ann)
		b.Allow("Failed to load resource") // while the service is away
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/finds/" + f.ID)
		b.TabTo("Share")
		b.Keys(kb.Enter)
		b.Press("Link for people without an account…")
		b.Until(`document.querySelector("dialog #title")`)
		if place := Js[string](b, `document.querySelector("[name=place]:checked").value`); place != "area" {
			t.Errorf("a link to a private find first shows its place as %q", place)
		}
		b.Accessible(fmt.Sprintf("the form of a link, %d wide", width))
		b.Fill("#title", "For Grandma")
		b.Fill("dialog #password", "short")
		b.Pick("#life", "date")
		b.Until(`document.querySelector("#until")`)
		Js[any](b, `(document.querySelector("#until").value = "2020-01-01", 1)`)
		b.Press("Create link")
		b.Until(`document.querySelector("#password-error")?.innerText === "At least 8 characters." && document.activeElement.id === "password"`)
		b.Fill("dialog #password", "a long sentence is best")
		b.Press("Create link")
		b.Until(`document.querySelector("#until-error")?.innerText.startsWith("Choose a day") && document.activeElement.id === "until"`)
		b.Accessible(fmt.Sprintf("the form of a link with an error, %d wide", width))
		b.Pick("#life", "30")
		b.Click("dialog [value=hidden]")
		b.Until(`!document.querySelector("#area")`)
		w.Down.Store(true)
		b.Press("Create link")
		b.Shows("What you typed is still here.")
		w.Down.Store(false)
		b.Press("Create link")
		link := newLink(b)
		b.Accessible(fmt.Sprintf("a new link, %d wide", width))
		b.Press("Copy")
		b.Shows("Link copied.")
		if got := Js[string](b, `navigator.clipboard.readText()`); got != link {
			t.Errorf("copied is %q, want %q", got, link)
		}
		b.Keys(kb.Escape)
		b.Until(`!document.querySelector("dialog") && document.activeElement.id === "share"`)

		v := visitor(w, t, width, link)
		sees(v, "This link needs a password")
		v.Fill("#password", "a long sentence is worse")
		v.Keys(kb.Enter)
		sees(v, "This password is wrong.")
		v.Fill("#password", "a long sentence is best")
		v.Keys(kb.Enter)
		sees(v, fmt.Sprintf("Shared by ann%d", width))
		seesPicture(v, "For Grandma")
		if Js[bool](v, `/Place of|geo:/.test(document.body.outerHTML)`) {
			t.Error("the page tells a place that its link hides")
		}

		b.Open("/profile")
		b.Press("My links")
		b.At("/shares")
		b.Shows("Find: The oldest bridge · viewed 2 times")
		b.Accessible(fmt.Sprintf("the links of a user, %d wide", width))
		share := Call[[]schema.Share](ann, "GET", "/api/shares", nil)[0]
		menu := "#share-" + share.ID
		b.Click(menu)
		b.Press("Change link")
		b.Until(`document.querySelector("dialog #secret")`)
		b.Accessible(fmt.Sprintf("the change of a link, %d wide", width))
		b.Pick("#secret", "new")
		b.Press("Save")
		b.Until(`document.querySelector("#password-error")?.innerText === "Enter a password."`)
		b.Pick("#secret", "remove")
		b.Pick("#life", "")
		b.Click("dialog [value=exact]")
		b.Fill("#title", "")
		b.Press("Save")
		b.Until(`!document.querySelector("dialog")`)
		b.Shows("Does not expire")
		b.Shows("The exact place")
		b.Until(fmt.Sprintf(`document.activeElement.id === %q`, menu[1:]))
		v = visitor(w, t, width, link)
		seesPicture(v, "Place of The oldest bridge")

		b.Click(menu)
		b.Press("Revoke link")
		b.Shows("It stops working at once")
		b.Accessible(fmt.Sprintf("the question before a link is revoked, %d wide", width))
		b.Click("dialog .danger")
		b.Shows("Link revoked.")
		b.Shows("No links yet")
		b.Until(`document.activeElement.id === "new-share"`)
		b.Accessible(fmt.Sprintf("a user without links, %d wide", width))
		v.Do(chromedp.Navigate(link))
		sees(v, "There is nothing here")
		if res, _ := ann.Send("GET", strings.TrimPrefix(link, w.URL), "", nil); res.StatusCode != 404 {
			t.Errorf("a revoked link is answered with %d", res.StatusCode)
		}
	}
}

// TestShareMany makes links to a list and to a category, in both languages, which visitors open.
func TestShareMany(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	photo := Call[[]schema.Media](ann, "POST", "/api/media", Landscape(1200, 900, 0.4))
	bridge := ann.Find("The oldest bridge", true, 48.857, 2.3413, M{"media": photo, "category": "water"})
	ann.Find("A well", false, 48.86, 2.35, M{"category": "Mosaic"})
	list := Call[schema.List](ann, "POST", "/api/lists", M{"name": "A walk along the river"})
	Call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+bridge.ID, nil)
	b := w.Tab(t, ann)
	b.Open("/settings")
	b.Press("My links")
	b.At("/shares")
	b.Shows("No links yet")
	b.Open("/lists/" + list.ID)
	b.Click("#list-menu")
	b.Press("Link for people without an account…")
	b.Shows("Anyone with the link sees what you have put into the list")
	b.Pick("#area", "5")
	b.Press("Create link")
	link := newLink(b)
	b.Press("All my links")
	b.At("/shares")
	b.Until(`!document.querySelector("dialog")`)
	b.Shows("List · not viewed yet")
	b.Shows("An area of about 3 mi")
	v := visitor(w, t, 412, link)
	sees(v, "A walk along the river")
	seesPicture(v, "The oldest bridge")

	b.Press("Share a category")
	b.Until(`[...document.querySelectorAll("#chosen option")].slice(0, 2).map((e) => e.innerText).sort().join() === "Mosaic (1),Water (1)"`)
	b.Pick("#chosen", "")
	b.Press("Create link")
	b.Until(`document.querySelector("#category-error") && document.activeElement.id === "category"`)
	b.Fill("#category", "Mosaic")
	b.Pick("#life", "7")
	b.Press("Create link")
	link = newLink(b)
	b.Keys(kb.Escape)
	b.Until(`document.querySelectorAll("main .invite").length === 2`)
	b.Shows("Category · not viewed yet")
	v = visitor(w, t, 1200, link)
	sees(v, "Mosaic")
	sees(v, "A well")

	b.Open("/settings/appearance")
	b.Pick("#language", "de")
	b.Until(`document.documentElement.lang === "de"`)
	for _, width := range Narrowest[int64](412, 1200) {
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open("/shares")
		b.Shows("Kategorie · 1 Mal angesehen")
		b.Accessible(fmt.Sprintf("the links of a user in German, %d wide", width))
		b.Press("Kategorie teilen")
		b.Until(`document.querySelector("dialog #chosen")`)
		b.Pick("#chosen", "water")
		b.Accessible(fmt.Sprintf("the form of a link in German, %d wide", width))
		b.Press("Link anlegen")
		link = newLink(b)
		b.Accessible(fmt.Sprintf("a new link in German, %d wide", width))
		b.Press("Schließen")
		b.Until(`!document.querySelector("dialog")`)
	}
	v = visitor(w, t, 412, link)
	seesPicture(v, "The oldest bridge")
}
