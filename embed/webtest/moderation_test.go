package webtest

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	"finds/schema"
	"finds/store"
)

// TestReports reports a find, decides about it as an administrator, and reads the reason as its owner.
func TestReports(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben, admin := w.user("ann"), w.user("ben"), w.admin()
	f := ann.find("The oldest bridge", true, 48.857, 2.3413)
	call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", m{"content": "Buy one"})
	b := w.tab(t, ben)
	b.allow("409 (Conflict)")
	report := func() {
		b.click("#find-menu")
		b.press("Report")
		b.fill("dialog #text", "It is not for sale")
	}
	b.open("/finds/" + f.ID)
	report()
	b.accessible("the dialog for a report")
	b.click("dialog .main")
	b.shows("An administrator will look at it.")
	b.until(`!document.querySelector("dialog")`)
	report()
	b.click("dialog .main")
	b.shows("You have already reported this.")
	b.press("Cancel")
	b.until(`!document.querySelector("dialog") && !history.state?.dialog`)
	b.open("/people/" + ann.id)
	b.click(".head [aria-haspopup]")
	b.press("Mute notifications")
	b.shows("You no longer get notifications about ann.")

	a := w.tab(t, admin)
	a.open("/notifications")
	a.shows("A find was reported")
	a.click(".note-row a")
	a.at("/admin/reports")
	a.shows("It is not for sale")
	a.accessible("the reports")
	a.press("Hide")
	a.click("dialog .main") // without a note
	a.shows("Fill in this field.")
	a.fill("dialog #note", "Advertisement")
	a.accessible("the dialog for a decision")
	a.click("dialog .main")
	a.shows("No open reports")
	a.press("Closed")
	a.shows("Advertisement")

	o := w.tab(t, ann)
	o.allow("404 (Not Found)") // its comments
	o.open("/notifications")
	o.shows("An administrator has hidden your find “The oldest bridge”. Reason: Advertisement")
	o.accessible("the notifications of a decision")
	o.click(".note-row a")
	o.at("/finds/" + f.ID)
	o.shows("An administrator has hidden this find. Only you can see it.")
	o.accessible("a hidden find")
	o.open("/profile")
	o.shows("An administrator has hidden this find. Only you can see it.")

	a.press("Show again")
	a.shows("Everyone who could see it can see it again.")
	b.open("/finds/" + f.ID)
	b.shows("Buy one")
	list := call[[]schema.Comment](ann, "GET", "/api/finds/"+f.ID+"/comments", nil)
	call[any](admin, "PUT", "/api/admin/comments/"+list[0].ID+"/hidden", m{"reason": "Advertisement"})
	b.open("/finds/" + f.ID)
	b.shows("No comments yet")
	o.open("/finds/" + f.ID)
	o.shows("An administrator has hidden this comment. Only you can see it.")
	o.accessible("a hidden comment")
}

// admin makes an administrator.
func (w *world) admin() *user {
	w.Helper()
	u := w.user("admin")
	must(w.store.UpdateAccount(w.Context(), store.Actor{}, u.id, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
}

// TestListMadePrivate: an administrator makes a list private, and its owner reads why.
func TestListMadePrivate(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, admin := w.user("ann"), w.admin()
	for _, width := range []int64{412, 1200} {
		name := fmt.Sprint("Bad words ", width)
		list := call[m](ann, "POST", "/api/lists", m{"name": name, "visibility": "public"})
		b := w.tab(t, admin)
		b.do(chromedp.EmulateViewport(width, 823))
		b.open(fmt.Sprint("/lists/", list["id"]))
		b.click("#list-menu")
		b.press("Make private")
		b.fill("#reason", "Insults")
		b.accessible(fmt.Sprint("a list made private, ", width))
		b.click("dialog button[type=submit]")
		b.until(`location.pathname === "/lists"`)
		owner := w.tab(t, ann)
		owner.open("/notifications")
		owner.shows("An administrator has made your list “" + name + "” private.")
		owner.shows("Insults")
	}
}
