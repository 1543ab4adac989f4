package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"finds/schema"
)

// visitor opens a link of this service in a browser without an account and without scripts.
func (w *world) visitor(t *testing.T, width int64, link string) *tab {
	t.Helper()
	b := w.tab(t, nil)
	b.allow("Failed to load resource") // of pages that are refused
	b.call("turn scripts off", func(ctx context.Context) error {
		_, err := chromedp.Call(ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true})
		return err
	})
	b.do(chromedp.EmulateViewport(width, 823), chromedp.Navigate(link))
	return b
}

// newLink returns the link that the dialog shows, and checks the whole address.
func (b *tab) newLink() string {
	b.Helper()
	b.until(`document.querySelector("dialog #link")?.value && document.activeElement.id === "link"`)
	link := js[string](b, `document.querySelector("#link").value`)
	if !strings.HasPrefix(link, b.w.url+"/s/") {
		b.Errorf("the link is %q", link)
	}
	return link
}

// sees waits until a page without scripts has a text.
func (b *tab) sees(text string) {
	b.Helper()
	b.do(chromedp.WaitVisible(chromedp.Search(fmt.Sprintf("(//main//*[contains(., %q)])[1]", text))))
}

// seesPicture waits until the page of a link has a text, and insists on a picture beside it.
func (b *tab) seesPicture(text string) {
	b.Helper()
	b.sees(text)
	b.do(chromedp.Reload()) // which waits for the picture
	if !js[bool](b, `document.querySelector("article img")?.naturalWidth > 0`) {
		b.Errorf("the page of a link shows no picture with %q", text)
	}
}

// TestShareFind makes a link to a private find with a password, which a visitor without scripts opens. It is changed, and then revoked.
func TestShareFind(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	for _, width := range []int64{412, 1200} {
		ann := w.user(fmt.Sprintf("ann%d", width))
		f := ann.find("The oldest bridge", false, 48.857, 2.3413, m{"media": call[[]schema.Media](ann, "POST", "/api/media", landscape(1200, 900, 0.4)), "category": "water"})
		b := w.tab(t, ann)
		b.allow("Failed to load resource") // while the service is away
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/finds/" + f.ID)
		b.tabTo("More actions")
		b.keys(kb.Enter)
		b.press("Share by link…")
		b.until(`document.querySelector("dialog #title")`)
		if place := js[string](b, `document.querySelector("[name=place]:checked").value`); place != "area" {
			t.Errorf("a link to a private find first shows its place as %q", place)
		}
		b.accessible(fmt.Sprintf("the form of a link, %d wide", width))
		b.fill("#title", "For Grandma")
		b.fill("dialog #password", "short")
		b.pick("#life", "date")
		b.until(`document.querySelector("#until")`)
		js[any](b, `(document.querySelector("#until").value = "2020-01-01", 1)`)
		b.press("Create link")
		b.until(`document.querySelector("#password-error")?.innerText === "At least 8 characters." && document.activeElement.id === "password"`)
		b.fill("dialog #password", "a long sentence is best")
		b.press("Create link")
		b.until(`document.querySelector("#until-error")?.innerText.startsWith("Choose a day") && document.activeElement.id === "until"`)
		b.accessible(fmt.Sprintf("the form of a link with an error, %d wide", width))
		b.pick("#life", "30")
		b.click("dialog [value=hidden]")
		b.until(`!document.querySelector("#area")`)
		w.down.Store(true)
		b.press("Create link")
		b.shows("What you typed is still here.")
		w.down.Store(false)
		b.press("Create link")
		link := b.newLink()
		b.accessible(fmt.Sprintf("a new link, %d wide", width))
		b.press("Copy")
		b.shows("Link copied.")
		if got := js[string](b, `navigator.clipboard.readText()`); got != link {
			t.Errorf("copied is %q, want %q", got, link)
		}
		b.keys(kb.Escape)
		b.until(`!document.querySelector("dialog") && document.activeElement.id === "find-menu"`)

		v := w.visitor(t, width, link)
		v.sees("This link needs a password")
		v.fill("#password", "a long sentence is worse")
		v.keys(kb.Enter)
		v.sees("This password is wrong.")
		v.fill("#password", "a long sentence is best")
		v.keys(kb.Enter)
		v.sees(fmt.Sprintf("Shared by ann%d", width))
		v.seesPicture("For Grandma")
		if js[bool](v, `/Place of|geo:/.test(document.body.outerHTML)`) {
			t.Error("the page tells a place that its link hides")
		}

		b.open("/profile")
		b.press("My links")
		b.at("/shares")
		b.shows("Find: The oldest bridge · viewed 2 times")
		b.accessible(fmt.Sprintf("the links of a user, %d wide", width))
		share := call[[]schema.Share](ann, "GET", "/api/shares", nil)[0]
		menu := "#share-" + share.ID
		b.click(menu)
		b.press("Change link")
		b.until(`document.querySelector("dialog #secret")`)
		b.accessible(fmt.Sprintf("the change of a link, %d wide", width))
		b.pick("#secret", "new")
		b.press("Save")
		b.until(`document.querySelector("#password-error")?.innerText === "Enter a password."`)
		b.pick("#secret", "remove")
		b.pick("#life", "")
		b.click("dialog [value=exact]")
		b.fill("#title", "")
		b.press("Save")
		b.until(`!document.querySelector("dialog")`)
		b.shows("Does not expire")
		b.shows("The exact place")
		b.until(fmt.Sprintf(`document.activeElement.id === %q`, menu[1:]))
		v = w.visitor(t, width, link)
		v.seesPicture("Place of The oldest bridge")

		b.click(menu)
		b.press("Revoke link")
		b.shows("It stops working at once")
		b.accessible(fmt.Sprintf("the question before a link is revoked, %d wide", width))
		b.click("dialog .danger")
		b.shows("Link revoked.")
		b.shows("No links yet")
		b.until(`document.activeElement.id === "new-share"`)
		b.accessible(fmt.Sprintf("a user without links, %d wide", width))
		v.do(chromedp.Navigate(link))
		v.sees("There is nothing here")
		if res, _ := ann.send("GET", strings.TrimPrefix(link, w.url), "", nil); res.StatusCode != 404 {
			t.Errorf("a revoked link is answered with %d", res.StatusCode)
		}
	}
}

// TestShareMany makes links to a list and to a category, in both languages, which visitors open.
func TestShareMany(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann")
	photo := call[[]schema.Media](ann, "POST", "/api/media", landscape(1200, 900, 0.4))
	bridge := ann.find("The oldest bridge", true, 48.857, 2.3413, m{"media": photo, "category": "water"})
	ann.find("A well", false, 48.86, 2.35, m{"category": "Mosaic"})
	list := call[schema.List](ann, "POST", "/api/lists", m{"name": "A walk along the river"})
	call[any](ann, "PUT", "/api/lists/"+list.ID+"/finds/"+bridge.ID, nil)
	b := w.tab(t, ann)
	b.open("/settings")
	b.press("My links")
	b.at("/shares")
	b.shows("No links yet")
	b.open("/lists/" + list.ID)
	b.click("#list-menu")
	b.press("Share by link…")
	b.shows("Anyone with the link sees this list")
	b.pick("#area", "5")
	b.press("Create link")
	link := b.newLink()
	b.press("All my links")
	b.at("/shares")
	b.until(`!document.querySelector("dialog")`)
	b.shows("List · not viewed yet")
	b.shows("An area of about 3.1 mi")
	v := w.visitor(t, 412, link)
	v.sees("A walk along the river")
	v.seesPicture("The oldest bridge")

	b.press("Share a category")
	b.until(`[...document.querySelectorAll("#chosen option")].slice(0, 2).map((e) => e.innerText).sort().join() === "Mosaic (1),Water (1)"`)
	b.pick("#chosen", "")
	b.press("Create link")
	b.until(`document.querySelector("#category-error") && document.activeElement.id === "category"`)
	b.fill("#category", "Mosaic")
	b.pick("#life", "7")
	b.press("Create link")
	link = b.newLink()
	b.keys(kb.Escape)
	b.until(`document.querySelectorAll("main .invite").length === 2`)
	b.shows("Category · not viewed yet")
	v = w.visitor(t, 1200, link)
	v.sees("Mosaic")
	v.sees("A well")

	b.open("/settings")
	b.pick("#language", "de")
	b.until(`document.documentElement.lang === "de"`)
	for _, width := range []int64{412, 1200} {
		b.do(chromedp.EmulateViewport(width, 823))
		b.open("/shares")
		b.shows("Kategorie · 1 Mal angesehen")
		b.accessible(fmt.Sprintf("the links of a user in German, %d wide", width))
		b.press("Kategorie teilen")
		b.until(`document.querySelector("dialog #chosen")`)
		b.pick("#chosen", "water")
		b.accessible(fmt.Sprintf("the form of a link in German, %d wide", width))
		b.press("Link anlegen")
		link = b.newLink()
		b.accessible(fmt.Sprintf("a new link in German, %d wide", width))
		b.press("Schließen")
		b.until(`!document.querySelector("dialog")`)
	}
	v = w.visitor(t, 412, link)
	v.seesPicture("The oldest bridge")
}
