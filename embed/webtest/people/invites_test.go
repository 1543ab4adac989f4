package people

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

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

// TestLandAtInviter: an invite shows the photos of the inviter, and leads to her finds on the map.
func TestLandAtInviter(t *testing.T) {
	t.Parallel()
	w := NewWorld(t, func(o *server.Options) { o.Accounts.Registration = server.RegistrationByInvite })
	ann := w.User("ann")
	for i := range 4 {
		photo := Call[[]schema.Media](ann, "POST", "/api/media", Landscape(600, 400, float64(i)/4))[0]
		ann.Find("Bridge "+strconv.Itoa(i), true, 48.857+float64(i)/500, 2.3413, M{"media": []M{{"url": photo.URL}}})
	}
	ann.Find("For friends", false, 48.86, 2.35)
	ann.Find("On a journey", true, -33.9, 151.2)
	join := func(lang string, keyboard bool, name string, texts ...string) *Tab {
		invite := Call[schema.NewInvite](ann, "POST", "/api/invites", M{"uses": 1, "days": 7})
		b := w.Tab(t, nil)
		b.Open("/sign-in")
		Js[bool](b, `(localStorage.setItem("language", "`+lang+`"), true)`)
		b.Open(invite.Link)
		b.Until(`document.querySelectorAll(".strip img").length === 3 && [...document.querySelectorAll(".strip img")].every((i) => i.naturalWidth > 0)`)
		b.Until(`document.querySelector(".strip").getAttribute("aria-label") === "` + texts[0] + `"`)
		b.Accessible("an invite with photos")
		if keyboard {
			b.TabTo("username")
			b.Keys(name)
			b.Keys(kb.Tab)
			b.Keys("a long sentence is best" + kb.Enter)
		} else {
			b.Fill("#username", name)
			b.Fill("#password", "a long sentence is best")
			b.Press(texts[1])
		}
		b.Until(`localStorage.getItem("map:at")?.startsWith("48.8")`)
		b.Until(`document.querySelector(".introduction")?.innerText.includes("` + texts[2] + `")`)
		return b
	}
	b := join("en", true, "ben", "Photos by ann", "Create account", "ann has 5 finds here")
	b.Accessible("the map after an invite")
	b.TabTo("Add friend")
	b.Keys(kb.Enter)
	b.Shows("Friend request sent to ann.")
	b.Until(Focused + ` === "See them"`)
	if Js[int](b, `document.querySelectorAll(".introduction button").length`) != 1 {
		t.Error("a request can be sent twice")
	}
	b.Keys(kb.Enter)
	b.At("/people/" + ann.ID)
	b.Open("/")
	b.Shows("ann has 5 finds here")
	b.TabTo("Close")
	b.Keys(kb.Enter)
	b.Until(`!document.querySelector(".introduction") && document.activeElement.id === "list"`)
	b.Open("/")
	b.Until(`document.querySelector(".place, .find")`)
	if Js[bool](b, `document.querySelector(".introduction") !== null`) {
		t.Error("what was closed is back")
	}
	b = join("de", false, "cleo", "Fotos von ann", "Konto anlegen", "ann hat hier 5 Funde")
	b.Emulate(true)
	b.Accessible("the map after an invite, dark and in German")
	b.Press("Ansehen")
	b.At("/people/" + ann.ID)
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
