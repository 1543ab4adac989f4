package people

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	. "finds/embed/webtest"
)

// TestFriendships presses each button of a friendship once.
func TestFriendships(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann := w.User("ann")
	ben, cleo, dan, eva := w.User("ben"), w.User("cleo"), w.User("dan"), w.User("eva")
	Befriend(ann, ben)
	for _, u := range []*User{cleo, dan} {
		Call[any](u, "POST", "/api/friends", M{"friendId": ann.ID})
	}
	Call[any](ann, "POST", "/api/friends", M{"friendId": eva.ID})
	b := w.Tab(t, ann)
	b.Open("/people")
	in := func(heading, names string) {
		t.Helper()
		b.Until(fmt.Sprintf(`[...([...document.querySelectorAll("main section")].find((s) => s.querySelector("h2")?.innerText === %q)?.querySelectorAll(".strong") ?? [])].map((e) => e.innerText).sort().join() === %q`, heading, names))
	}
	in("Friend requests", "cleo,dan")
	in("Sent requests", "eva")
	in("Friends", "ben")
	b.Press("Decline: cleo")
	in("Friend requests", "dan")
	b.Press("Accept: dan")
	in("Friends", "ben,dan")
	in("Friend requests", "")
	b.Press("Withdraw request: eva")
	in("Sent requests", "")
	b.Press("More actions: dan")
	b.Press("Remove friend: dan")
	b.Press("Cancel")
	b.Until(`!document.querySelector("dialog")`)
	in("Friends", "ben,dan")
	b.Press("More actions: dan")
	b.Press("Remove friend: dan")
	b.Click("dialog .danger")
	in("Friends", "ben")
	b.Press("More actions: ben")
	b.Press("Block: ben")
	b.Click("dialog .danger")
	b.Shows("ben is blocked.")
	in("Blocked", "ben")
	b.Shows("No friends yet")
	b.Press("Unblock: ben")
	in("Blocked", "")

	// The same beside a profile.
	b.Open("/people/" + eva.ID)
	b.Press("Add friend: eva")
	b.Press("Withdraw request: eva")
	b.Until(`document.querySelector('[aria-label="Add friend: eva"]')`) // which is wider, and moves the next button
	b.Press("More actions: eva")
	b.Press("Block: eva")
	b.Click("dialog .danger")
	b.At("/people")
	in("Blocked", "eva")
}

// TestRequestInNotifications answers requests in the list of notifications.
func TestRequestInNotifications(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben, carl := w.User("ann"), w.User("ben"), w.User("carl")
	for _, u := range []*User{ben, carl} {
		Call[any](u, "POST", "/api/friends", M{"friendId": ann.ID})
	}
	b := w.Tab(t, ann)
	b.Open("/notifications")
	b.Press("Accept: ben")
	b.Shows("You and ben are now friends.")
	b.Until(`!document.querySelector('[aria-label="Accept: ben"]')`)
	b.Press("Decline: carl")
	b.Until(`!document.querySelector(".note-row .actions")`)
	b.Accessible("answered requests")
}

// TestNotificationOnPhone: the text has the whole row, and a swipe or the focus shows what deletes it.
func TestNotificationOnPhone(t *testing.T) {
	t.Parallel()
	w := NewWorld(t)
	ann, ben := w.User("ann"), w.User("ben")
	f := ann.Find("The oldest bridge", true, 48.857, 2.3413)
	Call[any](ben, "PUT", "/api/finds/"+f.ID+"/like", nil)
	b := w.Tab(t, ann)
	b.AtWidth(390, 844)
	b.Open("/notifications")
	b.Until(`document.querySelector(".note-row .what")`)
	const isInView = `((e) => { const r = e.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth; })(document.querySelector(".note-row > .round"))`
	if Js[bool](b, isInView) {
		t.Error("what deletes a notification takes the room of its text")
	}
	b.Accessible("a notification on a phone")
	b.TabTo("Delete notification")
	b.Until(isInView)
	b.Keys(kb.Enter)
	b.Until(`!document.querySelector(".note-row")`)
}
