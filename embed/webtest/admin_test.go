package webtest

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"finds/schema"
	"finds/server"
	"finds/server/doctor"
	"finds/store"
)

// administer makes somebody an administrator.
func (u *user) administer() *user {
	u.w.Helper()
	must(u.w.store.UpdateAccount(context.Background(), store.Actor{}, u.id, store.AccountEdit{Role: schema.RoleAdmin}))
	return u
}

// choose opens the menu of an account and takes an item.
func (b *tab) choose(account, item string) {
	b.Helper()
	b.press("More actions: " + account)
	b.press(item + ": " + account)
}

// TestSuspend has an administrator suspend a member with a reason, which the member reads when
// they sign in, and lift the suspension.
func TestSuspend(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann").administer(), w.user("ben").withPassword()
	b, other := w.tab(t, ann), w.tab(t, nil)
	other.allow("403 (Forbidden)") // for the sign-in
	b.open("/profile")
	b.press("Administration")
	b.shows("Administrators do not see private finds of others")
	b.follow("/admin/people")
	b.shows("Joined")

	b.choose("ben", "Suspend")
	b.press("Suspend")
	b.shows("Fill in this field.")
	b.fill("#reason", "Advertisements in comments")
	b.fill("#days", "999")
	b.allow("422 (Unprocessable Entity)")
	b.press("Suspend")
	b.shows("At most 365.")
	b.accessible("the dialog of a suspension")
	b.fill("#days", "7")
	b.press("Suspend")
	b.shows("ben is suspended.")
	b.shows("Reason: Advertisements in comments")
	b.accessible("a suspended account")
	if res, _ := ben.send("GET", "/api/users/me", "", nil); res.StatusCode != 401 {
		t.Errorf("a suspended user reads their account: %s", res.Status)
	}

	other.open("/sign-in")
	other.fill("#username", "ben")
	other.fill("#password", password)
	other.press("Sign in")
	other.shows("This account is suspended until")
	other.shows("Reason: Advertisements in comments")
	other.accessible("the sign-in of a suspended account")
	b.choose("ben", "Change suspension")
	b.fill("#days", "")
	b.press("Suspend")
	b.shows("The account is deleted 30 days after that")
	other.press("Sign in")
	other.until(`document.body.innerText.includes("This account is suspended. Reason: Advertisements")`)

	b.choose("ben", "Lift suspension")
	b.shows("ben can sign in again.")
	b.until(`!document.querySelector(".account .note")`)
	other.press("Sign in")
	other.at("/")
	b.open("/admin/log")
	b.shows("ann lifted the suspension of ben")
}

// TestRoles makes a member an administrator and shows why the last one stays, on a phone and
// on a desk. A member finds no administration.
func TestRoles(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann, ben := w.user("ann").administer(), w.user("ben")
	b, member := w.tab(t, ann), w.tab(t, ben)
	b.allow("409 (Conflict)")
	for _, width := range []int64{412, 1200} {
		b.atWidth(width, 823)
		b.open("/admin/people")
		b.choose("ann", "Make member")
		b.click("dialog .danger")
		b.shows("This is the only administrator. Make someone else an administrator first.")
		b.accessible(fmt.Sprint("accounts, ", width, " wide"))
	}
	member.open("/profile")
	member.until(`document.querySelector(".profile-head") && !document.querySelector("a[href='/admin']")`)
	for _, path := range []string{"/admin", "/admin/people", "/admin/log", "/admin/instance"} {
		member.open(path)
		member.shows("The link may be old or mistyped.")
	}

	b.choose("ben", "Make administrator")
	b.click("dialog .danger")
	b.shows("ben is now an administrator.")
	b.press("Administrators")
	b.until(`document.querySelectorAll(".account").length === 2 && location.search === "?status=admin"`)
	member.open("/admin/people")
	member.choose("ben", "Make member")
	member.click("dialog .danger")
	member.shows("ben is now a member.")
	b.press("All")
	b.choose("ben", "Storage limit")
	js[any](b, `(() => { const kind = document.querySelector("#kind"); kind.value = "own"; kind.dispatchEvent(new Event("change")); return 1; })()`)
	b.fill("#size", "2048")
	b.press("Save")
	b.shows("of 2 GB used")

	b.choose("ben", "Sign-in link")
	b.accessible("the dialog before a sign-in link")
	b.press("Create link")
	b.shows("can sign in once within 24 hours")
	b.accessible("a sign-in link")
	link := js[string](b, `document.querySelector("#secret").value`)
	visitor := w.tab(t, nil)
	visitor.open(strings.TrimPrefix(link, w.url))
	visitor.press("Sign in as ben")
	visitor.at("/settings")
}

// TestDeleteAccount deletes an account, for which its name has to be typed.
func TestDeleteAccount(t *testing.T) {
	t.Parallel()
	w := newWorld(t)
	ann := w.user("ann").administer()
	w.user("ben")
	b := w.tab(t, ann)
	b.open("/admin/people?q=be")
	b.choose("ben", "Delete account")
	b.fill("#name", "bem")
	b.press("Delete account")
	b.shows("This is not the name of the account.")
	b.accessible("the dialog of a deletion")
	b.fill("#name", "ben")
	b.press("Delete account")
	b.shows("The account of ben is deleted.")
	b.shows("No account matches.")
	b.until(`document.activeElement.id === "account-search"`)
	if list := call[[]schema.Account](ann, "GET", "/api/admin/users", nil); len(list) != 1 {
		t.Errorf("%d accounts are left", len(list))
	}
}

// TestInstance sets what the instance says of itself, which the sign-in and the page about it show,
// and what a flag sets cannot be changed.
func TestInstance(t *testing.T) {
	t.Parallel()
	var checks int
	w := newWorld(t, func(o *server.Options) {
		o.Fixed = []string{schema.SettingMediaLimit}
		o.Checks = []doctor.Check{{Name: "backup", Look: func(context.Context) []doctor.Finding {
			checks++
			return []doctor.Finding{{Status: doctor.Warn, Text: fmt.Sprintf("no backup, and %d looks", checks), Fix: "make one"}}
		}}}
	})
	b, out := w.tab(t, w.user("ann").administer()), w.tab(t, nil)
	b.open("/admin")
	b.shows("Anyone who reaches this server can create an account.")
	b.press("Check now")
	for _, text := range []string{"It works, but something needs attention.", "Warning", "no backup, and 1 looks", "make one"} {
		b.shows(text)
	}
	b.accessible("the checks of the instance")
	b.press("Check again")
	b.shows("no backup, and 2 looks")
	b.follow("/admin/instance")
	b.shows("A flag or an environment variable of the server sets this.")
	b.fill("#name", "Finds of the Rhine")
	b.fill("#description", "For the club and its friends.")
	b.fill("#rules", "Only publish your own photos.")
	b.fill("#contact", "kim@example.org")
	js[any](b, `(() => { document.querySelector("#registration").value = "closed"; document.querySelector("#invites").value = "admins"; return 1; })()`)
	b.press("Save")
	b.shows("Saved.")
	b.accessible("the settings of the instance")
	for _, path := range []string{"/sign-in", "/about"} {
		out.open(path)
		for _, text := range []string{"Finds of the Rhine", "For the club and its friends.", "Only publish your own photos.", "kim@example.org"} {
			out.shows(text)
		}
		out.accessible(path + " of an instance with rules")
	}
	b.open("/admin/log")
	b.shows("ann changed the settings of this server")
	b.shows("Name, Description, Rules, Contact, Who can create an account, Who can invite others")
}
