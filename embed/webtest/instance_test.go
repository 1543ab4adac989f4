package webtest

import (
	"strings"
	"testing"
	"time"

	"finds/schema"
	"finds/server"
	"finds/server/credential"
	"finds/store"
)

// join creates an account with an invite link.
func (b *tab) join(path, name string) {
	b.Helper()
	b.open(path)
	b.fill("#username", name)
	b.fill("#password", password)
	b.press("Create account")
	b.shows("Welcome, " + name)
}

// session signs a user in who has joined, beside their browser.
func (w *world) session(name string) *user {
	w.Helper()
	id := must(w.store.UserID(w.Context(), name))
	token, hash := credential.NewToken()
	_, _, err := w.store.CreateSession(w.Context(), store.NewSession{UserID: id, TokenHash: hash})
	return &user{w, must(id, err), token}
}

// TestRunInstance goes the way of a new instance: the set-up link makes an administrator, whose
// invite brings two friends. One reports a find of the other, which the administrator hides; its
// owner reads why, is suspended, and comes back.
func TestRunInstance(t *testing.T) {
	t.Parallel()
	w := newWorld(t, func(o *server.Options) { o.Registration = server.RegistrationByInvite })
	code, hash := credential.NewToken()
	must(0, w.store.CreateSetup(t.Context(), hash, time.Hour))
	admin, ben, cleo, outside := w.tab(t, nil), w.tab(t, nil), w.tab(t, nil), w.tab(t, nil)
	admin.join("/join#"+code, "ann")

	admin.open("/invites")
	js[any](admin, `(() => { const uses = document.querySelector("#uses"); uses.value = "5"; uses.dispatchEvent(new Event("change", { bubbles: true })); return 1; })()`)
	admin.click("#befriend")
	admin.press("Create invite")
	link := strings.TrimPrefix(admin.readQR(), w.url)
	ben.join(link, "ben")
	cleo.join(link, "cleo")
	ben.open("/friends")
	ben.until(`[...document.querySelectorAll("main .people .strong")].some((e) => e.innerText === "ann")`)

	f := w.session("cleo").find("Cheap watches", true, 48.857, 2.3413)
	ben.open("/finds/" + f.ID)
	ben.click("#find-menu")
	ben.press("Report")
	ben.fill("dialog #text", "An advertisement")
	ben.click("dialog .main")
	ben.shows("An administrator will look at it.")

	admin.open("/notifications")
	admin.click(".note-row a")
	admin.at("/admin/reports")
	admin.shows("An advertisement")
	admin.press("Hide")
	admin.fill("dialog #note", "No advertisements here")
	admin.click("dialog .main")
	admin.shows("No open reports")
	ben.allow("404 (Not Found)")
	ben.open("/finds/" + f.ID)
	ben.until(`!document.body.innerText.includes("Cheap watches")`)
	cleo.allow("404 (Not Found)")    // the comments of a hidden find
	cleo.allow("401 (Unauthorized)") // once suspended
	cleo.open("/finds/" + f.ID)
	cleo.shows("An administrator has hidden this find. Only you can see it.")
	cleo.shows("No advertisements here")

	admin.open("/admin/people")
	admin.choose("cleo", "Suspend")
	admin.fill("#reason", "Advertisements")
	admin.press("Suspend")
	admin.shows("cleo is suspended.")
	ben.open("/people?q=cleo")
	ben.until(`!document.querySelector("main .people")?.innerText.includes("cleo")`)
	outside.allow("403 (Forbidden)")
	signIn := func() {
		outside.open("/sign-in")
		outside.fill("#username", "cleo")
		outside.fill("#password", password)
		outside.press("Sign in")
	}
	signIn()
	outside.shows("Reason: Advertisements")
	admin.choose("cleo", "Lift suspension")
	admin.shows("cleo can sign in again.")
	signIn()
	outside.at("/")
	if list, _, err := w.store.AdminLog(t.Context(), store.Page{Limit: 10}); err != nil || len(list) != 4 || list[0].Action != "suspension_lifted" {
		t.Errorf("the log is %+v, %v", list, err)
	}
	if u := call[schema.User](w.session("ann"), "GET", "/api/users/me", nil); u.Role != schema.RoleAdmin {
		t.Errorf("the account of the set-up link is %q", u.Role)
	}
}
