package people

import (
	"strings"
	"testing"

	. "finds/embed/webtest"
	"finds/schema"
	"finds/server"
)

// TestInviteFriend creates an invite, reads its QR code, and joins with it in another browser.
func TestInviteFriend(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
	ann := w.User("ann")
	b := w.Tab(t, ann)
	b.Open("/people")
	b.Press("Invite")
	b.At("/invites")
	b.Fill("#note", "The climbing group")
	b.Until(`document.querySelector("#befriend").checked`) // for one person
	b.Press("Create invite")
	b.Shows("Copy it now")
	link := Js[string](b, `document.querySelector("#link").value`)
	if !strings.HasPrefix(link, w.URL+"/join#") {
		t.Errorf("the link is %q", link)
	}
	if got := b.ReadQR(); got != link {
		t.Errorf("the QR code is %q, want %q", got, link)
	}
	b.Accessible("a new invite")
	b.Shows("The climbing group")
	b.Shows("0 of 1 used")

	other := w.Tab(t, nil)
	other.Open(strings.TrimPrefix(link, w.URL))
	other.Shows("Join ann on Finds")
	other.Shows("You and ann will be friends here.")
	other.Shows("A shared map of good places.")
	other.Accessible("an invite that is opened")
	other.Fill("#username", "ben")
	other.Fill("#password", "a long sentence is best")
	other.Press("Create account")
	other.Shows("Welcome, ben")
	other.Open("/friends")
	other.Until(`[...document.querySelectorAll("main .people .strong")].some((e) => e.innerText === "ann")`)

	b.Open("/notifications")
	b.Shows("ben joined with your invite and is now your friend")
	b.Open("/invites")
	b.Shows("1 of 1 used")
	b.Shows("Used up")
	b.Until(`document.querySelector("ul.used").innerText.includes("ben")`)
	b.Until(`!document.querySelector("#created")`) // the link is shown once

	third := w.Tab(t, nil)
	third.Allow("404 (Not Found)")
	third.Open(strings.TrimPrefix(link, w.URL))
	third.Shows("This invite no longer works")
	third.Shows("Invite code") // of another one
}

// TestRevokeInvite revokes an invite in the list, and hides inviting from members where only
// administrators may do it.
func TestRevokeInvite(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	b := w.Tab(t, ann)
	Call[schema.NewInvite](ann, "POST", "/api/invites", M{"uses": 5, "days": 7, "note": "Climbers"})
	b.Open("/settings")
	b.Press("Invites")
	b.At("/invites")
	b.Press("Revoke: Climbers")
	b.Click("dialog .danger")
	b.Shows("Revoked")
	b.Until(`!document.querySelector('[aria-label="Revoke: Climbers"]')`)

	w = NewWorld(t, func(o *server.Options) { o.Accounts.Invites = server.InvitesAdmins })
	b = w.Tab(t, w.User("ann"))
	b.Open("/people")
	b.Shows("No friends yet")
	if Js[bool](b, `[...document.querySelectorAll("main a")].some((a) => a.pathname === "/invites")`) {
		t.Error("a member is offered invites")
	}
	b.Open("/invites")
	b.Shows("You cannot create invites on this server.")
}
