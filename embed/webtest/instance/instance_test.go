package instance

import (
	"strings"
	"testing"
	"time"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/store"
)

// join creates an account with an invite link.
func join(b *Tab, path, name string) {
	b.Helper()
	b.Open(path)
	b.Fill("#username", name)
	b.Fill("#password", Password)
	b.Press("Create account")
	b.Shows("Welcome, " + name)
}

// session signs a user in who has joined, beside their browser.
func session(w *World, name string) *User {
	w.Helper()
	id := Must(w.Store.UserID(w.Context(), name))
	token, hash := credential.NewToken()
	_, _, err := w.Store.CreateSession(w.Context(), store.NewSession{UserID: id, TokenHash: hash})
	return &User{W: w, ID: Must(id, err), Token: token}
}

// TestRunInstance goes the way of a new instance: the set-up link makes an administrator, whose
// invite brings two friends. One reports a find of the other, which the administrator hides; its
// owner reads why, is suspended, and comes back.
func TestRunInstance(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
	code, hash := credential.NewToken()
	Must(0, w.Store.CreateSetup(t.Context(), hash, time.Hour))
	admin, ben, cleo, outside := w.Tab(t, nil), w.Tab(t, nil), w.Tab(t, nil), w.Tab(t, nil)
	outside.Open("/sign-in")
	outside.Shows("docker logs finds")
	outside.Until(`document.querySelector('main a[href="/help"]')`)
	join(admin, "/join#"+code, "ann")

	admin.Open("/invites")
	Js[any](admin, `(() => { const uses = document.querySelector("#uses"); uses.value = "5"; uses.dispatchEvent(new Event("change", { bubbles: true })); return 1; })()`)
	admin.Click("#befriend")
	admin.Press("Create invite")
	link := strings.TrimPrefix(admin.ReadQR(), w.URL)
	join(ben, link, "ben")
	join(cleo, link, "cleo")
	ben.Open("/friends")
	ben.Until(`[...document.querySelectorAll("main .people .strong")].some((e) => e.innerText === "ann")`)

	f := session(w, "cleo").Find("Cheap watches", true, 48.857, 2.3413)
	ben.Open("/finds/" + f.ID)
	ben.Click("#find-menu")
	ben.Press("Report")
	ben.Fill("dialog #text", "An advertisement")
	ben.Click("dialog .main")
	ben.Shows("An administrator will look at it.")

	admin.Open("/notifications")
	admin.Click(".note-row a")
	admin.At("/admin/reports")
	admin.Shows("An advertisement")
	admin.Press("Hide")
	admin.Fill("dialog #note", "No advertisements here")
	admin.Click("dialog .main")
	admin.Shows("No open reports")
	ben.Allow("404 (Not Found)")
	ben.Open("/finds/" + f.ID)
	ben.Until(`!document.body.innerText.includes("Cheap watches")`)
	cleo.Allow("404 (Not Found)")    // the comments of a hidden find
	cleo.Allow("401 (Unauthorized)") // once suspended
	cleo.Open("/finds/" + f.ID)
	cleo.Shows("An administrator has hidden this find. Only you can see it.")
	cleo.Shows("No advertisements here")

	admin.Open("/admin/people")
	choose(admin, "cleo", "Suspend")
	admin.Fill("#reason", "Advertisements")
	admin.Press("Suspend")
	admin.Shows("cleo is suspended.")
	ben.Open("/people?q=cleo")
	ben.Until(`!document.querySelector("main .people")?.innerText.includes("cleo")`)
	outside.Allow("403 (Forbidden)")
	signIn := func() {
		outside.Open("/sign-in")
		outside.Fill("#username", "cleo")
		outside.Fill("#password", Password)
		outside.Press("Sign in")
	}
	signIn()
	outside.Shows("Reason: Advertisements")
	choose(admin, "cleo", "Lift suspension")
	admin.Shows("cleo can sign in again.")
	signIn()
	outside.At("/")
	if list, _, err := w.Store.AdminLog(t.Context(), store.Page{Limit: 10}); err != nil || len(list) != 4 || list[0].Action != "suspension_lifted" {
		t.Errorf("the log is %+v, %v", list, err)
	}
	if u := Call[schema.User](session(w, "ann"), "GET", "/api/users/me", nil); u.Role != schema.RoleAdmin {
		t.Errorf("the account of the set-up link is %q", u.Role)
	}
}

// TestStartView: the map of somebody who has not moved it begins where an administrator lets it begin.
func TestStartView(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	admin, ben := w.Tab(t, w.User("ann").Administer()), w.Tab(t, w.User("ben"))
	admin.Open("/about")
	Js[any](admin, `localStorage.setItem("map:at", "47.80000,13.04000,11")`)
	admin.Open("/admin/instance")
	admin.Press("Begin where my map is")
	admin.Shows("Remove")
	admin.Until(`document.querySelector("place-map canvas, place-map img")`)
	admin.Accessible("where the map begins")
	ben.Open("/")
	ben.Until(`performance.getEntriesByType("resource").some((r) => /clusters.*zoom=11/.test(r.name))`)
	admin.Press("Remove")
	admin.Until(`!document.querySelector("place-map")`)
}
