package instance

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/store"
)

// TestReports reports a find, decides about it as an administrator, and reads the reason as its owner.
func TestReports(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, admin := w.User("ann"), w.User("ben"), admin(w)
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	Call[any](ann, "POST", "/api/finds/"+f.ID+"/comments", M{"content": "Buy one"})
	b := w.Tab(t, ben)
	b.Allow("409 (Conflict)")
	report := func() {
		b.Click("#find-menu")
		b.Press("Report")
		b.Fill("dialog #text", "It is not for sale")
	}
	b.Open("/finds/" + f.ID)
	report()
	b.Accessible("the dialog for a report")
	b.Click("dialog .main")
	b.Shows("An administrator will look at it.")
	b.Until(`!document.querySelector("dialog")`)
	report()
	b.Click("dialog .main")
	b.Shows("You have already reported this.")
	b.Press("Cancel")
	b.Until(`!document.querySelector("dialog") && !history.state?.dialog`)
	b.Open("/people/" + ann.ID)
	b.Click(".head [aria-haspopup]")
	b.Press("Mute notifications")
	b.Shows("You no longer get notifications about ann.")

	a := w.Tab(t, admin)
	a.Open("/notifications")
	a.Shows("A find was reported")
	a.Click(".note-row a")
	a.At("/admin/reports")
	a.Shows("It is not for sale")
	a.Accessible("the reports")
	a.Press("Hide")
	a.Click("dialog .main") // without a note
	a.Shows("Fill in this field.")
	a.Fill("dialog #note", "Advertisement")
	a.Accessible("the dialog for a decision")
	a.Click("dialog .main")
	a.Shows("No open reports")
	a.Press("Closed")
	a.Shows("Advertisement")

	o := w.Tab(t, ann)
	o.Allow("404 (Not Found)") // its comments
	o.Open("/notifications")
	o.Shows("An administrator has hidden your find “The oldest bridge”. Reason: Advertisement")
	o.Accessible("the notifications of a decision")
	o.Click(".note-row a")
	o.At("/finds/" + f.ID)
	o.Shows("An administrator has hidden this find. Only you can see it.")
	o.Accessible("a hidden find")
	o.Open("/profile")
	o.Shows("An administrator has hidden this find. Only you can see it.")

	a.Press("Show again")
	a.Shows("Everyone who could see it can see it again.")
	b.Open("/finds/" + f.ID)
	b.Shows("Buy one")
	list := Call[[]schema.Comment](ann, "GET", "/api/finds/"+f.ID+"/comments", nil)
	Call[any](admin, "PUT", "/api/admin/comments/"+list[0].ID+"/hidden", M{"reason": "Advertisement"})
	b.Open("/finds/" + f.ID)
	b.Shows("No comments yet")
	o.Open("/finds/" + f.ID)
	o.Shows("An administrator has hidden this comment. Only you can see it.")
	o.Accessible("a hidden comment")
}

// admin makes an administrator.
func admin(w *World) *User {
	w.Helper()
	u := w.User("admin")
	Must(w.Store.UpdateAccount(w.Context(), store.Actor{}, u.ID, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
}

// TestListMadePrivate: an administrator makes a list private, and its owner reads why.
func TestListMadePrivate(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, admin := w.User("ann"), admin(w)
	for _, width := range Narrowest[int64](412, 1200) {
		name := fmt.Sprint("Bad words ", width)
		list := Call[M](ann, "POST", "/api/lists", M{"name": name, "visibility": "public"})
		b := w.Tab(t, admin)
		b.Do(chromedp.EmulateViewport(width, 823))
		b.Open(fmt.Sprint("/lists/", list["id"]))
		b.Click("#list-menu")
		b.Press("Make private")
		b.Fill("#reason", "Insults")
		b.Accessible(fmt.Sprint("a list made private, ", width))
		b.Click("dialog button[type=submit]")
		b.Until(`location.pathname === "/lists"`)
		owner := w.Tab(t, ann)
		owner.Open("/notifications")
		owner.Shows("An administrator has made your list “" + name + "” private.")
		owner.Shows("Insults")
	}
}

// TestListReported: somebody reports a list for friends, and an administrator who does not see it elsewhere makes it private.
func TestListReported(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, admin := w.User("ann"), w.User("ben"), admin(w)
	Befriend(ann, ben)
	for _, width := range Narrowest[int64](390, 1440) {
		name := fmt.Sprint("Bad words ", width)
		list := Call[schema.List](ann, "POST", "/api/lists", M{"name": name, "visibility": "friends", "description": "Insults everybody"})
		b := w.Tab(t, ben)
		b.Do(chromedp.EmulateViewport(width, 844))
		b.Open("/lists/" + list.ID)
		b.Click("#list-menu")
		b.Press("Report")
		b.Fill("dialog #text", "It is about me")
		b.Accessible(fmt.Sprint("the dialog for a report of a list, ", width))
		b.Click("dialog .main")
		b.Shows("An administrator will look at it.")

		a := w.Tab(t, admin)
		a.Do(chromedp.EmulateViewport(width, 844))
		a.Open("/admin/reports")
		a.Shows(name)
		a.Shows("Insults everybody")
		a.Accessible(fmt.Sprint("the report of a list, ", width))
		a.Press("Make private")
		a.Fill("dialog #note", "Insults")
		a.Click("dialog .main")
		a.Shows("No open reports")
		a.Press("Closed")
		a.Shows("Made private")
		a.Until(fmt.Sprintf(`!document.body.innerText.includes(%q)`, name))
		b.Open("/notifications")
		b.Shows("The list that you reported was made private.")
		o := w.Tab(t, ann)
		o.Open("/lists/" + list.ID)
		o.Shows(name)
		o.Click("#list-menu")
		o.Shows("Delete list")
		o.Until(`![...document.querySelectorAll("[role=menuitem]")].some((i) => i.innerText.trim() === "Report")`)
	}
}
